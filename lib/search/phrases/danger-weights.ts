/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

export const learnedDangers = [
  'dying',
  'suicide',
  'child',
  'assault',
  'trafficking',
  'followed',
  'violence',
  'tonight',
] as const

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.3,
  words: `
1:-24 1:-19
11:20 and:16
12 old:17 step:-24 year:17
13:16 and:17 my:17
14:21 and:20 pregnant:30
15 dad:14 hit:24 me:28 my:9
16:10 homeless:-16 hrs:16
17:12 and:-25
18:-29
19:13
2:11 1:-19
20 and:17
24:15 hour:11
28:-10 day:-10
2am:17
2nit:26
3 and:22 ano:-19 day:9 in:29 kid:30 no:27 notic:-17 old:-17 on:-20 year:-21
30 day:-21 program:-10
4 a:-11 ano:-21 old:-14 year:-14
45:-18
5:14 day:-14 notic:-14 old:21 year:21
50 a:12 day:12 time:12
6:18 month:-19 old:18 year:31
60:17
68:-21 my:-21
70:21 old:19 women:19 year:19
72 and:21
8:-23 apply:-12 old:11 week:-15 year:11
90:-10 day:-10
a:10 a:46 abuel:-28 account:-10 again:20 al:10 anymor:20 apartament:-10 at:19 baby:-45 bag:27 bakery:-9 bank:9 bar:16 bat:22 bed:30 belt:16 benefit:-11 black:25 bottl:12 break:-22 bridg:28 bunch:22 burd:24 bus:9 business:-11 cada:15 cal:22 cama:23 camer:29 car:13 casa:28 chair:29 child:10 cita:-18 citiz:-11 con:30 cor:-9 cord:11 cort:-28 cosa:14 credit:-23 crib:-17 crim:-16 cuart:20 dad:-20 date:26 day:17 daycar:-10 debt:26 del:-10 deport:12 desaloj:-10 doctor:-18 dond:29 dont:13 door:11 drug:-18 echar:-12 en:23 escuel:-18 esta:9 estar:14 este:-12 eye:25 famili:32 family:14 fight:22 follow:9 fost:-12 free:-19 friend:19 fuerz:36 gas:28 get:18 girl:-26 gps:18 gun:33 hacer:14 have:-16 he:33 headlock:17 her:-13 herman:-20 hija:11 his:18 hole:21 hombr:15 home:-17 hotel:-16 if:-10 in:30 insuranc:-16 ir:20 keep:21 kit:18 knif:28 la:15 lady:10 lanz:-10 las:-29 lawy:-17 leas:-22 lesbi:9 let:17 light:28 lock:12 los:21 lot:11 lump:-27 luz:-12 mama:-12 man:26 massag:19 matar:14 me:10 mexic:11 mi:12 mom:-14 mujer:16 my:42 nada:9 nanny:18 never:-10 new:-22 newborn:-9 next:12 night:40 nina:17 nino:13 no:-18 nombr:-21 note:14 notic:-15 now:26 of:18 on:23 onlin:16 or:12 order:-27 out:17 pagar:18 pais:11 pap:-18 para:16 parent:-12 part:13 party:18 phon:-27 pill:22 pillow:34 plan:16 plat:11 polic:-20 polici:-19 pregnancy:-10 prison:23 que:11 quit:-18 rape:20 rato:15 razor:24 relacion:18 relationship:24 rent:-9 report:-17 restrain:-14 resum:-20 ride:-28 room:-13 rope:22 sacar:-11 safe:24 salir:17 say:20 sel:12 sexo:10 shelt:-27 si:27 station:30 su:20 sus:-11 tatt:17 tener:16 test:-14 that:-10 the:18 they:22 ticket:-21 to:22 toda:17 tonight:23 trabaj:23 track:25 tree:13 truck:-10 un:17 under:24 universidad:-16 up:11 van:-12 ver:27 veter:-23 want:11 way:21 week:14 wheelch:-16 wher:23 who:32 whol:23 whor:15 with:22 woke:11 y:20 ya:20 year:13
aa:-21 meet:-17
abandon:15
abcess:-19
abiert:-23
abog:-21 cost:-12 de:-10 desaloj:-11 el:-11 en:-17 famili:-27 gratis:-12 inmigracion:-13 laboral:-13 migracion:-12 migratori:-9 newark:-19 para:-16
abogd:-20 de:-20
abort:-29 en:-16
abortion:-24 by:-11 clinic:-9 fund:-10 help:-14 in:-17 legal:-9 mail:-11 me:-12 money:-10 near:-12 pill:-23 texas:-13
abortiv:-17
abortoin:-23
about a:-9 baby:-18 driv:13 end:24 leav:13 life:18 me:9 mom:-26 money:-19 off:12 the:15 wic:-22
abrir:-22 cuent:-15 negoci:-17 un:-15 una:-20
abscess:-23
abuel:-30
abuelit:-18
abus:63 a:10 as:17 by:17 caregiv:-12 child:30 county:28 daught:24 de:26 emocional:14 en:23 help:60 her:-16 hija:34 hijo:23 hotlin:11 husband:13 i:22 immigrant:-29 in:36 infantil:30 me:41 menor:24 mi:24 my:21 nina:18 nino:29 sexual:23 sexualment:18 shelt:49 survivor:-16 the:-12 victim:11 women:37
abusiv:60 and:21 ex:20 fath:23 help:17 husband:17 marriag:15 moth:32 relationship:23
abusv:-26
ac:-38
acab con:20 de:-22 la:-14 lleg:-22 todo:20
accept:-10
accessibl:-21
accident:-13 trabaj:-12
accommodation:-17
account:9 hack:-16 in:-26 me:-12 messag:16 name:-26 ssn:-11 to:16 with:-15
accus:28 me:28 of:22
acech:33
acept:-11 medicaid:-9
acerqu:-23
ache:-20
aclu:-16
acos:11 el:-18 en:-29 sexual:-26 trabaj:-18
acost:16 con:16 hombr:16
acp:-14
acs:-15
acta:10 de:19
activity:-26
acuerd:20
acuest:21 con:21 el:24
addict:-29 daught:-16
addiction:-27
address:-19 confidentiality:-11 ex:-21
adhd:-21
adiccion:-21
adict:-30 a:-15 las:-15
adolescent:-22 sin:-16
adopcion:-19
adopt:-23
adoption:-30
ads:17
adult education:-15 mayor:-21 protectiv:-9 school:-16 servic:-9
advic:-17
advis:-10
affirm:-12
afford:-25 medicin:-12 my:-18
affordabl:-19 apartment:-15 hous:-12
afgh:-15 refug:-18
afraid:17 he:15 hurt:-16 my:27 to:21 will:15
after abus:-9 assault:20 baby:-26 birth:-19 care:-11 cost:-9 crim:-9 eat:-22 he:30 me:28 pill:-22 prison:-16 rape:29 school:-17 shelt:-22 visit:25 with:25
afterschool:-20
afuer:35 casa:19 de:30 del:18 escuel:12 la:25 mi:24 trabaj:20
again:19 and:16
against:15 ex:-32 husband:-28 the:25 wall:21 will:31
agar:14 cuel:23 del:15
aged:-21 fost:-10 of:-10 out:-21
agenci de:-17
aggressiv:28
aging:-21
ago:24 anyon:11 never:11 told:11
agreement:-18
agresion:23 sexual:23
agresiv:42
agua:-9 calient:11
aguant:15 a:-16 mas:22 quier:11
ahead:-10
ahorc:31
aid:-22 county:-12 for:-10 yakim:-10
aide hit:22 me:25 train:-17
air condition:-12
aire:-24
airtag:9 car:30 in:36 my:36 purs:20
akron:-12
al coyot:13 doctor:-16 lado:19 me:13 nino:9 orin:-16 piso:20 trabaj:13 y:17
alabam:-15
alask:11 nativ:-15
albany:16
albergu:-10 bayamon:-17 en:-25 mujer:-32 para:12
albuquerqu:-20
alcanz:-22 la:-18
alcohol:-29
alcoholic:-31 husband:-16
alcoholism:-21
alejamient:-10
alert:24
algo:28 beb:18 en:18 la:18
algui:14 espi:22 me:17 por:22
aliment:-17
alimentici:-20
alimony:-21
aliv:36
all:19 and:21 cloth:10 fight:9 me:10 money:13 my:27 no:19 of:13 pay:22 pill:12 sleep:12 text:15 time:-10 to:14
allergic:-12 cat:-12 to:-12
allergy:-26
allow:33 my:15 to:15
allowanc:11
alojamient:-18
alon all:19 at:-11 day:21 to:18
along:-21
alquil:-17
already:40
alta:-15
alto:-20
alvergu:-23
always:11 accus:18 and:19 hungry:19 me:19
am and:-21 i:17 my:16 need:-24 scar:16
amamant:-25
amaneci:13
amar:29
amenas:28
amenaz:25 a:29 con:11 cuchil:12 deport:-24 la:12 llam:26 migr:9 pistol:9 public:-26 quit:24 un:17 una:9
americ health:-17 help:14 samo:9 violenc:21 women:-33
amig:18
amish:28 women:28
amor:-23
an:15 abusiv:25 addict:-11 airtag:15 allowanc:11 and:27 answ:15 apartment:-19 id:-21 my:26 on:25 relationship:10 texas:-13
ana:-11
ancian:-30
and:16 13:16 16:28 3:23 a:-13 about:-13 abus:35 all:15 alon:12 and:23 are:25 at:22 back:23 be:9 boyfriend:12 break:27 bruis:19 cal:19 call:13 cash:17 childr:-14 clean:14 come:14 cook:-14 cop:22 dad:9 dark:25 daught:-10 day:9 daycar:-20 delet:14 diap:-22 did:21 didnt:13 disapp:14 does:22 family:-13 feel:10 fell:9 follow:22 food:19 free:-28 fridg:24 get:11 go:12 going:14 got:29 gun:20 hand:15 has:23 hate:-11 hav:-11 have:12 he:30 hed:11 help:-14 her:9 hide:27 his:10 hit:28 hold:12 home:-18 homeless:-30 hous:-24 husband:23 i:-13 ill:12 im:10 it:18 its:19 just:23 keep:23 last:-10 late:-22 laugh:25 leav:27 let:37 live:24 lock:35 mad:17 man:14 marriag:-16 me:21 miss:-26 month:-10 move:12 my:21 name:23 need:-28 never:12 next:12 not:20 noth:24 now:22 nowher:17 of:34 off:9 one:25 our:25 out:17 outsid:23 parent:15 partn:14 passport:19 pay:16 phon:20 pregnant:-18 push:25 rap:30 rememb:14 rent:-13 run:-25 sad:-21 said:17 say:21 scream:19 shar:-17 she:9 shov:18 slap:11 sleep:40 snow:20 son:25 spit:13 stay:-16 stepdad:19 stuff:25 take:29 tampon:-9 terrifi:26 the:37 them:10 then:21 ther:21 they:23 thing:20 threat:16 threw:15 till:20 to:20 told:20 train:-10 turn:22 underw:-9 up:29 us:17 wake:9 was:-14 we:14 what:17 wife:-24 will:21 with:19 wont:12 work:24 wrot:16 yel:27 yell:11
anda:37 afuer:16 con:22 mi:25
ando:29
angel:-27
angeles:-21
anger:-23 issu:-12 my:-18
angry:22
angusti:-19
annulment:-21
anoch:30
anon:-21
anorexic:-21
anoth baby:-25 stat:-17
ansiedad:-29
anticonceptiv:-31
antoni:-11
anxiety:-20
anxious:-20
anybody:15
anymor:40 i:13 want:12
anyon:13
anyth:21
anyway:9
anywher:15
aog:-15
apach abus:28
apartament:-20 bajo:-11 barat:-12 de:-11 recurs:-9
apartment:-21 for:-13 in:33 that:-21 with:-11
aplic:-15 cupon:-21 estampil:-9 para:-13 wic:-9
aplication:-13
apoy:-24 para:-12
app:-20
appeal:-19
appl:-21
applianc:-20
application:-31
apply:-11 for:-11 snap:-18 ssdi:-11 tanf:-15
appointment:-26
aprend gratis:-15
apret:28 cuel:28 el:28
aprovech:23 de:23 mi:23
aqui:29
ar:-15
arde:-14 al:-14 orin:-14
are:11 abus:15 always:17 at:15 being:15 by:22 fight:-18 gone:18 in:21 lock:18 me:-22 my:-19 off:-20 outsid:16 over:-18 shut:-16 sleep:14 the:12 to:-15
area:-22
argu:21
arizon:-15
arkansas:-17
arm:13 and:15
armpit:-13
army:-13 shelt:-13 wife:18
around:39 my:15 neck:15
arregl:-29 mi:-14 mis:-15 papel:-21
articul:-13 de:-13
as a:14 child:22 kid:18
asap:12
asault:9
aseguranz:-23 mis:-10 nino:-14 para:-10
asesori:-13
asient:-12 car:-9 de:-9 para:-12
asil:-23
asistanc:-18
asistenci:-23 de:-10 legal:-9
ask:11 befor:16 for:26 i:16 money:26 to:-10
asl:-12 interpret:12
asleep:23
assault:64 a:12 at:19 hotlin:17 last:15 me:28
assist:-26
assistanc:-22 county:-12 program:-9
assistant:-9
assult:16
asylum:-23 lawy:-12 seek:-13
at:13 11:16 15:-20 16:-31 2am:17 8:-15 a:24 baby:-22 bar:19 bus:30 by:32 car:24 colleg:27 daycar:12 din:23 dmv:-23 do:-11 follow:21 frat:24 gas:11 gym:-13 head:21 home:39 hospital:-13 hous:18 i:14 job:-14 keep:22 laundromat:26 me:37 mom:15 need:-24 no:-25 party:25 salon:11 school:-21 station:30 stop:23 stor:28 take:10 to:24 truck:16 wed:-22 week:-15 when:12 woke:11 work:-17
ate:-20
atencion:-11 gratis:-9 medic:-10
athen:-17
atlant:-18
atorney:-17
atras:-24 con:-21 en:-10 la:-21 rent:-21
attack:-19 the:-22
attempt:21
attendant:-16
aunt:16 brought:12 me:18 to:16
auror:-15 co:-10
austin:-12
authority:-19
autism:-32 need:-13
autistic daught:-19 son:-17 women:14
autobus:15
avent:42 contr:13 la:15 par:13
avient:21 cosa:11
avis:-18 de:-18 dia:-14
away and:32 cat:25 from:12 him:18 home:-16 husband:24 im:28 my:29 order:-13 the:-20 with:-24
ayud agua:-17 alquil:-13 com:-22 compr:-11 con:-39 de:-18 deposit:-11 el:-20 en:-11 ex:16 golp:33 gratis:-11 hijo:-10 la:-16 los:-27 luz:-12 mama:-14 me:28 medicin:-13 mi:20 mujer:23 navidad:-15 pagar:-15 por:24 psicologic:-26 rent:-14 solter:-18 violenci:28
azuc:-24
b:-9 after:31 rape:18
baby adoption:-17 all:-16 are:13 at:-15 back:11 bed:9 blue:11 born:-14 came:11 cant:-13 car:12 cloth:-30 cry:-26 dad:19 disapp:11 fell:-21 food:-14 for:-9 formul:-19 from:25 has:23 he:14 help:-31 hit:17 hous:-13 i:15 is:20 item:-16 keep:10 milk:-14 need:-12 no:-25 off:9 outsid:10 show:-36 sleep:-28 stop:-12 stuff:-20 supply:-14 the:15 when:31 wont:-26 work:15
babysit baby:30 hit:22 my:30
back:-11 and:23 colleg:-12 dad:14 from:26 his:14 home:21 i:27 in:-17 need:-16 on:-20 rent:-15 school:-21 support:-10 the:27 to:-16 with:22
background:-15 check:-15
backpack:-18
bad apartment:-10 back:-17 credit:-18 relationship:27
bag:17
bail:-21
baj:-14
baja:-20
bajo:-9 recurs:-9
bakersfield:-22
bakery:-13
balanc:-17
baltimor:-18
ban from:-21
banc:-15 aliment:-10 com:-12 de:-12
bang door:14 my:21 on:23
bangor main:10
bank:-19 milwauk:-10
bankruptcy:-25
bar:14
barat:-24 en:-14
barb:-17
barefoot:11
bas:-14 apartment:-10
basement:23
basic:-18
bassinet:-19
bat:22
bathroom a:11 he:10 with:12 yel:12
batter:63 shelt:39 wife:24 women:49
bayamon:-17
be:21 a:22 aliv:18 anymor:19 bet:12 dead:27 gone:16 hand:13 happi:11 here:17 if:9 me:11 my:26 off:12 on:32 out:-12 over:23 pregnant:-27 put:17 with:29 without:13
beach:-17
beat:36 a:10 and:18 boyfriend:13 her:19 im:16 kid:31 last:10 me:36 mom:23 my:29 up:29 us:19
beauty:-14 school:-11
bebe de:10 gratis:-13 no:-17
beca:-20 mujer:-14 para:-15
becaus domestic:-24 gay:26 of:-17 pregnant:-28 violenc:-24
becom:-16 a:-16 fost:-12 parent:-12
bed:17 for:-23 free:-26 in:17 its:14 kid:-23 my:11 tonight:24 tonit:27
bedroom:22 door:19
been:54 about:9 all:19 and:15 behind:20 drink:15 in:26 me:20 my:26 text:23 think:9 walk:18
befor come:19 he:22 i:16 is:9
beg:19
behind:11 me:33 mortgag:-12 on:-28 payment:-11 rent:-21 support:-20
being:29 a:-21 aliv:29 beat:18 bulli:-27 by:11 control:16 do:9 evict:-25 forc:29 here:12 hit:33 hurt:21 molest:24 mom:-21 my:21 out:13 pimp:17 pregnant:-17 scam:-24 sold:22 to:15 track:28
believ:22 me:11
belt:24 mark:24
bend:-13
benefici:-20 para:-12
benefit:-37
best friend:18 goodby:10 post:17
bet:31 i:15 if:15 me:17 off:36 without:17
bien:-15
bike:-19
bil de:-13 del:-21 la:-13 luz:-13
bile:-24
bill:-28 after:-19 assault:-20 from:-23 ga:-10 help:-16 high:-12 in:-20 my:-20 name:-20 too:-12
biloxi:-15
bing:-23 eat:-10
biolenci:-24
biopsy:-24
bipol:-22
birmingham:-10 alabam:-10
birth:-22 and:12 cent:-15 certificat:-24 control:-12 free:-17 parent:-12 pill:-17 shot:-16 without:-12
birthday:-25
bisexual:-19
bit:13 kid:-27 me:38 my:15
bite me:30
biz:-14 loan:-9
black:20 and:22 business:-16 eye:36 women:-20
blackmail:-15 nude:30
blad:-16
bleach:35 carpet:-17 on:12 stain:-17
bleed:35 a:23 lot:23 pregnant:-28
blew:-14
blind:-9 abus:19 and:13 help:-17 need:-17
block:34 door:12 my:22 the:12
blood:-14 pressur:-25 sugar:-14
blow:20 up:20
body shop:-14
bola:-12 el:-12 en:-12
bolet:-24 de:-19
bolit:-16 el:-16 en:-16 pech:-16
bols de:-16 trabaj:-16
bomb my:-16 test:-13
bond baby:-24 my:-25 newborn:-15 with:-28
bono:-15 attorney:-11
book:-25
bor:-24 busc:-13 historial:-13 lo:-13 mi:-12 que:-13
borrach:12 me:19 y:19
boss:-13 cut:-26 fir:-12 for:13 hold:25 hour:-13 i:-24 if:24 in:27 keep:10 lock:24 me:-21 my:9 our:27 passport:25 pay:-24 said:-26 sleep:27 touch:10 with:27 wont:-25
boston:-23
both women:19
bottl tylenol:11
bought:24 a:20
bounc:-23
bowl:-17 green:-17
box:-28
boy:22
boyfriend:26 a:-16 allergic:-12 and:-10 beat:20 brok:-18 buy:15 check:14 chok:18 drug:-25 get:27 give:25 has:-9 have:17 head:13 her:25 his:-19 hit:14 hurt:18 i:-12 into:15 is:-24 kid:12 let:25 make:22 me:27 mileag:14 mov:-22 my:53 out:12 post:26 propos:-24 punch:13 put:20 say:18 sell:17 show:13 slam:13 sleep:17 stop:16 the:-14 to:-18 touch:10 track:15 up:17 us:11 watch:13 when:26 wont:38
bra:-25
brac:-20
brain:-10 injury:-10
brak:-17
braz:34 mi:20
break a:-21 at:-20 becaus:21 my:25 phon:39 stuff:23 thing:26
breakdown:12
breakup:-24
breast:-19 canc:-14 exam:-16 insuranc:-10 lump:-11 milk:-11 pump:-10 screen:-9
breastfeed:-27
breath:33 he:12 right:11
brid:21
bridg:11
bring baby:-10 my:-19 to:-17
brok and:16 apartment:15 cant:11 car:-24 fing:17 furnac:-20 glass:12 hous:14 in:-13 jaw:29 my:48 nose:26 now:-13 phon:22 protectiv:10
bronx:-16 ny:-23
brooklyn:-13
broth:29 beat:14 is:10 law:18 make:14 me:35 the:-14 touch:16 up:9 with:9
brothel:27
brought:14 here:17 me:14 to:12
broward:9
brownsvil:-17 texas:-16
brows:-24
bruis:41 and:14 from:23 her:12 my:17 on:32 say:14 son:14
budget:-20
bug:-30 my:-19
bulimic:-19
bullet:-22 journal:-22
bulli:-32
bully:-26 a:-14 me:11 mi:-14 my:-15
bult:-13 el:-13 en:-13
bump:-13 down:-23 ther:-23
bunch:22 of:22 pill:23
bunk:14
burd to:22
burial:-22
burlington:-14 vermont:-10 vt:-13
burn cook:-15 down:-11 hand:-18 me:38 myself:31 on:12 paper:17 the:9 with:23
burnout:-20
bury:-19 baby:-14 my:-23
bus card:-19 driv:-26 drop:9 for:-16 money:-14 pass:-23 schedul:-22 station:9 ticket:-11 with:20
busc:-21 trabaj:-17
business:-21 for:-9 grant:-13 licens:-17 loan:-13 money:-11 women:-11
but:12 a:16 didnt:12 he:26 held:9 i:16 me:16 stop:12
butt:24
buy a:-18 and:15 her:15 home:-13 hous:-19
buyer:-12
by a:-38 and:22 baby:20 boyfriend:11 car:14 daddy:20 doctor:19 hair:20 her:14 hous:32 husband:27 ice:-16 mail:-23 my:39 son:25 strang:-23 supervisor:11 the:-15 work:29
c:-34 section:-20
cabez:-27
cabinet:-27
cachet:35
cada:25 rato:15
cae:-24 mi:-19
cagu:-15
cal bebe:18 con:13 mi:18 on:-19 polic:-11
calefaccion:-21
calient:9
californi:-18
call:24 50:12 a:29 and:13 cop:13 every:-12 him:14 ice:-13 immigration:-10 job:13 me:29 my:37 name:18 on:-11 sir:14 stupid:20 the:14 time:12
cam show:17
cama hijo:-10 mi:-12 para:-36
cambi:-26 cerradur:-13 chap:-9 la:-16 mi:-12
camd:-13 nj:-13
came:35 a:19 back:11 from:11 his:11 home:24 my:27 to:24 with:24
camer:-18 bathroom:19 hous:-25 my:-10 the:25
camp:-31 for:-16
campus:22
can:-25 a:-15 break:28 evict:-11 fire:-17 get:-21 go:18 he:-28 landlord:-11 leav:23 me:-16 my:-27 sleep:9 take:-24 talk:-12 the:-9 to:-15 tonight:25 work:-18
canal:-14
canc:-26 de:-13 screen:-9 treatment:-11
cans:29 de:29 vivir:21
cant:16 a:-10 about:21 afford:-26 anoth:16 anymor:21 anywher:10 baby:-30 bond:-19 breath:12 call:12 cope:23 cry:-15 do:20 drink:-34 eat:-21 feed:-17 forget:16 formul:-11 go:36 going:22 handl:17 he:25 it:25 keep:19 lawy:-9 leav:37 life:20 make:-17 me:18 medicin:-15 no:17 of:-17 off:23 out:-17 outsid:25 pay:-26 rent:-19 right:16 see:-24 sleep:-24 stay:28 take:13 this:22 till:18 to:-14 work:-21
cap:13
capacitacion:-24
cape:-20
car:-10 abus:16 at:24 baby:15 battery:-24 bebe:-13 behind:20 con:21 descompuest:-16 every:10 help:-24 i:14 impound:-12 insuranc:-12 key:28 kid:9 loan:-11 me:20 mis:14 mom:-12 nino:21 payment:-18 phon:16 repa:-19 se:-29 sigu:20 so:11 start:-11 the:19 walmart:24 wont:-11 y:-26
cara:10
carcel:-11
card:-12 debt:-13 for:-20 get:16 he:-21 husband:-9 lost:-17 mail:-17 max:-17 name:9 safe:15
care:-23 assistanc:-11 help:-15 i:21 if:21 live:23 mom:-20 my:-17 of:-22 subsidy:-13 vouch:-12
caregiv:-21 abus:-17 and:14 hurt:-13 job:-20 pinch:14
caretak:-26 hit:-13 me:-14
carg:-13
caridad:-22
carolin:-19
carpet:-17
carriol:-18
carseat:-19
carson:-21 city:-21
cart de:17
carter:-16
casa cada:9 con:27 de:-24 hijo:21 hoy:29 maltrat:20 me:15 mi:-10 mis:21 mujer:11 no:27 para:20 que:30 refugi:-15 sin:22 vigil:12 y:21
case:-14
caser:-28 me:-13 no:-10
cash:-26 assistanc:-9 now:-25
caso:-24 de:-22
casp:-16
cat:-10 and:21 in:-17 whil:-17
catfish:-16
catholic:-18 charity:-17 near:-15
cdl:-21
cela:24
celebrat:-21
celery:-23
cell free:-18 phon:-21
cellphon:-16
celos:41
celul interven:-21 no:16 y:19
cent for:18
centr:-16 de:-12 para:-11 rehabilitacion:-11 salud:-10
central:14
cerc:-18 de:-12 mi:-12
cerradur:-13
certificat:-31 and:12
certification:-17
cervical:-13 canc:-9 screen:-11
chanc:-13
chang:-22 after:-10 cost:-16 for:-14 last:-10 my:-20 name:-14 social:-9
chantaj:-24
chap:-9
chapt:-22
charg:-12
charity:-24
charl:-22
charleston:-16 sc:-12 wv:-11
charlot:-14 nc:-12
chas:19 me:19 with:19
chattanoog:11
cheap:-35 internet:-9 phon:-11 plac:-15
cheat:-21
check:-10 and:26 me:19 mileag:26 my:19 phon:18 receipt:23 up:-21
checkbook:-20
checklist:9
checkup:-26
chem:-30
chequ:-12 gratis:-9
cherok:-21 help:-18 nation:-24
cheyen:13
chicag:-20
child:22 assistanc:-13 being:22 care:-24 credit:-20 custody:-32 door:11 enforcement:-13 help:-19 is:24 lawy:-10 me:-24 neglect:27 next:11 offic:-11 subsidy:-13 suport:-24 support:-29 tax:-12
childcar:-36 i:-16 vouch:-14 whil:-16 work:-12
childhelp:-17 numb:-21
childr help:27 hotlin:27
chip:-17 for:-14 insuranc:-16 kid:-14
chiquit:13
chlamydi:-21
chock:32 me:32
choic:-14
chok:34 aid:-14 dur:24 fight:21 first:-14 last:11 me:35 night:9 on:-35 out:27 sex:14 unconscious:20
christi:-19
christm:-23 present:-11
chronic:-18
church:10 food:-17 giv:-10 help:-21 my:18 with:15
cigaret:17
cita:-31 con:-11 de:-13 para:-18
citiz:-15
citizenship:-19
city mo:-14
ciudadan:-32
ciudadani:-20
civil:-16
claim:-21 kid:-18 my:-18
clark:-14 county:-14
clarksvil:-19 tn:-19
clas:-33 de:-11 ingl:-9 para:-17
class:-31 for:-21 girl:-12 teen:-20 women:-19
clean all:15 business:-13 company:-10 for:10 her:17 hous:10 job:-23
clear:-20 history:-16 my:-20
cleveland:-11
client:16
climb:13
clinic:-26 albuquerqu:-12 bronx:-11 cerc:-10 comunitari:-10 de:-15 el:-16 embaraz:-12 en:-21 free:-16 gratis:-11 in:-20 insuranc:-16 lake:-9 mujer:-24 near:-23 no:-18 open:-12 para:-11 segur:-14 sin:-17 spokan:-11 st:-12 tamp:-12 utah:-23 yuma:-16
clon:-30 el:-23
cloth:-12 and:-10 back:20 closet:-17 for:-10 kid:-16 my:14 off:26 on:20 rememb:11 the:14
club keep:18
cna:-15
co:-13
coach:25 daught:29 is:17 me:21 my:34 text:14 touch:20
cobij:-17
cobr:-21 much:-20
cocain:-18
cod:-21
code:14
coercion:34
coerciv:30 control:30
coke:-19
colchon:-17
cold:-16
colegi:-19
colic:-20
collector:-22
colleg for:-18 grant:-16 mom:-11 on:16 singl:-9 student:27
collin:-10
color:-18 spr:-12
columbi:-12 sc:-12
columbus:-22 ohio:-11
com:-15 bebe:-9 en:-24 for:17 gratis:-17 hialeah:-17 hijo:-13 hoy:-31 iglesi:-14 la:12 me:20 miami:-10 mis:-14 my:16 nino:-12 of:-9 out:-28 para:-17 prison:-13 to:25
come:33 and:13 from:26 get:26 her:10 home:19 in:17 me:34 my:41 room:12 to:29 with:20
comedor:-21
comer:-14 a:-12 hijo:-12 mis:-12
community:-22 cent:-12 colleg:-18 health:-12
como:-12 a:-21 custodi:-12 de:27 denunci:-15 divorci:-14 estampil:-15 la:-12 lleg:-10 mi:-34 orden:-18 para:-19 pedir:-11 pido:-15 saco:-16
comp:-24
companer de:18 trabaj:24
company:-26
compensacion:-28
compensation:-25
complet:-14
compr:-31 casa:-19 medicin:-15
comput:-10 skill:-12
computacion:-17
computador:-11
comunitari:-15
con:17 a:24 agua:-17 algui:-28 alquil:-13 autism:-24 bebe:25 bile:-18 cabl:13 cint:20 com:14 cuchil:12 de:21 dejar:-20 deport:-24 deposit:-11 el:20 famili:20 habl:-13 hijo:-11 hipotec:-13 hombr:14 llam:26 llav:18 me:22 mi:36 mied:9 migr:9 mis:11 moreton:19 nino:13 para:22 pistol:23 por:12 public:-26 quien:-21 quit:24 rent:-21 rrent:-18 todo:20 un:9 una:12 y:15
cond:-16 de:-16
condition:-21
conditional:15 card:15 green:15
condom brok:-29 me:22 off:29 without:11
condon:-21 gratis:-19
confidentiality:-11
conmig:-24
consegu:-18
consej:-25
consejer:-20
consejeri:-23 gratis:-9 para:-11
consent:29
construction:-22
consul:-22
consult gratis:-9 medic:-12
consum:-17
contact:11 my:38
contest:12
contr espos:-16 ex:-19 la:27 mi:-21 par:13
contraception:-18
contract:-26
contractor:-22
contrat:-29
control:27 all:10 by:16 de:-22 do:12 eat:26 everyth:24 free:-17 husband:25 i:31 me:14 money:25 my:11 natalidad:-18 parent:-12 partn:25 pill:-17 shot:-16 the:32 without:-23
controlador:34
cook:-13 for:-14
cool:-12 cent:-23
cop:12 me:-18
coparent:-17 app:-17
cope:23
copy:-22 of:-14 polic:-14 report:-14
cor casa:9 departament:29 embaraz:-16 la:19 por:-13 trabaj:-24
cord:20
corp:-16
corpus:-11 christi:-11
corri:-19 casa:13 de:13 la:13 mi:-20
cort:15 braz:23 de:-32 el:-20 famili:-22 la:-11 las:19 los:23 luz:-15 vena:19
cosa:17 a:23 mi:23
cosmetology:-13 school:-13
cost:-11 for:-16 help:-20 vet:-11
couch:-37 surf:-17
cough:-26
could:15
couldnt:14 call:11
counsel:-24 abus:-32 after:-15 for:-32 women:-22
count:12 the:26
county:9 abus:34 assistanc:-20 dv:36 food:-22 ga:-14 head:-14 help:24 legal:-22 mi:13 michig:18 ms:-19 rent:-16 start:-14 tx:-12 va:-15 violenc:25 wa:-19 women:-21
coupl counsel:-14
cours:-13
court:-31 date:-23 help:-15 order:-20 tomorrow:-14
cousin:32 being:11 is:23 me:23 on:21 pimp:11 to:16 touch:13
cover:12 rent:-24
covid:-13
cowork:-13 for:23 harass:-22 me:-14 touch:-30 wait:23
coyot:14 me:13 y:13
cps:-32 baby:-15 investigation:-13 kid:-13 my:-24 to:-32 took:-16
crack molar:-12
craft:-19
cramp:-29
crash:-25 car:-11 cours:-13 my:-11
crazy:17 and:12 me:19 with:14
cream:-21
credit:-26 counsel:-12 debt:-15 max:-17 report:-24 scor:-10
creepy:29
cremation:-21
creo:14 el:10 embaraz:-19 estoy:-19 me:24 que:14
crib:-31 and:-13
crim:-24 compensation:-10 fund:-9 victim:-13
criminal:-24
crisis:55 cent:45 for:30 hotlin:26 line:15 numb:23 text:34
cristal:-24
croix:9
cross:-19
crow:-20
crush:-23 my:-20 on:-19
cruz:-12 roja:-12
cry:-15 after:15 all:-17 and:28 baby:-16 day:-19 every:-25 say:18 sinc:-11 the:-15 time:9
cuand:37 de:-20 era:11 estoy:24 la:-20 lleg:25 nina:11 no:20 se:16 tom:22 toma:26
cuant:-17 cuest:-17 un:-12
cuart barat:-24 para:-36 rent:-15
cuban:-19
cuchil:20
cuel:12
cuent banc:-10 de:-11 del:-19
cuerp:25
cuest:-17 un:-12
cuid:-23 a:-19 de:-18 hija:-17 hijo:-16 mi:-17 mis:-17 nino:-21
culinary:-15
cult:27
cun:17
cuna:-23 y:-16
cupon:-21 aliment:-13 com:-11 de:-12
curriculum:-16
curs:-20 de:-18 gratis:-13 ingl:-14
custady:-18
custidy:-17
custodi:-33 abog:-9 de:-26 hija:-15 hijo:-21 mi:-16 mis:-26 nino:-22
custody:-20 agreement:-18 and:28 court:-16 in:-9 lawy:-13 of:-24 order:17 paper:-23 right:-13 son:-15
cut:27 again:35 all:10 at:-19 back:-17 cant:11 deep:21 from:9 herself:19 hour:-24 i:-27 light:-19 me:29 my:11 myself:23 off:-12 on:-17 pay:-21 phon:26 power:-19 tomorrow:-10 too:21 up:20 water:-24 work:-19 wrist:26
cuyahog:-17 county:-17
cyber:-28
cyberstalk:33
cyst:-15
d:-15
da a:25 diner:19 el:-16 mi:31 ni:25 para:23 pension:-19
daca:-20 fee:-9 help:-9 renewal:-10
dad a:-10 about:-21 and:14 beat:25 broth:22 burn:22 child:-20 drunk:22 get:18 her:33 hit:28 hous:14 is:-18 lock:17 me:10 mom:25 my:28 need:-14 pay:-18 punch:21 the:23 touch:24 us:21 with:27 wont:-24
daddy:19 danc:-16 daught:-16 me:24 up:27 want:-26 wont:13
dakot:-16
dallas:-26
damag:-28
dan:-14 en:-10 ropa:-15
danc at:15 class:-23 club:15 for:-10
dang:38
dano:40 a:-19 bebe:-19 mi:-19
dar:-24 de:-9 en:-23
dark:24
darl:-10 a:-13 comer:-10 de:-10
dat a:-18 abus:26 scam:-12 violenc:35
data:-14 entry:-11
date do:12 help:11 rap:17 rape:26 what:12 wouldnt:17
dato:-13
daught at:11 beat:10 boyfriend:20 cut:23 danc:-16 drug:-21 got:-33 herself:19 in:19 law:12 lock:13 me:15 molest:15 my:-18 need:-20 on:-29 ran:27 said:10 she:10 to:29 took:-18 want:24 was:-15
day can:-19 care:-28 do:-23 no:28 notic:-21 pay:9 program:-17 rehab:-9 with:18
daycar:-14 assistanc:-15 baby:10 can:-15 cost:-14 for:-15 help:-32 hurt:26 i:-15 lady:21 my:30 so:-15 vouch:-18
dayton:-18
dc:-9
dcf:-18
de al:19 alejamient:-10 aliment:-13 ancian:-28 apartament:-10 apoy:16 aqui:21 autobus:15 ayud:19 bajo:-9 banc:-10 barat:-10 bebe:-23 bus:-13 cabez:-13 canc:-15 car:-18 chequ:-23 chicag:-24 chiquit:13 ciudadani:-15 com:-18 comer:-30 computacion:-9 con:24 contr:-18 cuand:12 cupon:-9 de:17 deportacion:-28 desaloj:-14 deud:-28 dia:-14 dient:-11 divorci:-10 domestic:9 drog:-23 embaraz:-18 emergenci:-17 empl:-11 espos:20 ets:-11 ex:18 famili:-28 fumar:-18 gas:-14 ged:-12 gener:17 gratis:-15 herman:-10 higien:-13 hija:11 hijo:18 hotel:-25 hoy:19 identidad:-14 impuest:-11 ingl:-12 inmigracion:-11 ir:17 lado:19 las:9 lech:-14 limpiez:-11 lleg:-22 llegu:19 llor:-19 los:27 luz:-16 mamar:-14 manej:-31 maternidad:-11 me:9 mi:22 miami:-9 migracion:-12 mis:23 mor:20 muel:-19 mund:19 nacimient:-23 natalidad:-18 navidad:-13 nina:18 no:10 noch:-12 papel:-9 para:22 pelo:18 person:21 polici:-11 proteccion:-14 recurs:-9 refugi:-13 regres:28 rehabilitacion:-11 relacion:20 rent:-22 salud:-13 sangr:-25 se:19 seguridad:25 sena:-18 seno:-11 sexual:-11 su:-10 suicidi:34 tamp:-11 telefon:-26 toca:19 todo:33 tomar:-19 transmision:-11 una:21 venezuel:-21 vih:-10 violacion:38 violenci:24 viviend:-13 vivir:29 volv:24 y:14
dead:10 dress:-11 gorgeous:-11
deadbeat:-16 dad:-16
deadlin:-24
deaf abus:34 husband:19 my:11 need:-29 servic:-20 women:24
death:9 certificat:-12
deben:-21 diner:-9
debo al:22 coyot:13 de:-14 luz:-15 mese:-14 y:18
debt:-10 collector:-21 my:-30
declaracion:-18 de:-18
deep:11
deepfak:-25
defend:-27
defens:-27
degr and:17
dej:27
deja:21 de:11 en:14 la:19 marc:14 mi:21 ni:28 paz:14 salir:15 tener:17 trabaj:23
dejan:35 del:24 ir:16 salir:19 trabaj:23
dejar:-13 a:18 de:-27 drog:-12 el:-15 fumar:-18 hijo:-14 las:-13 mi:22 mis:-14 tomar:-19
dejo mata:17 me:14
del agua:-17 bebe:-18 cuel:23 departament:29 despu:-15 dia:-17 embaraz:-10 gas:-18 gobiern:-18 gratis:-13 hospital:-14 me:20 part:-16 pelo:17 por:-11 siguient:-12 y:25
delawar:-22
delay:-14
delet:18 all:16 contact:29 history:-16 my:20
delit:-20
delivery:-28
demand:-31
dementi:-19 help:-16
deni:-21
dental:-17 insuranc:-14 school:-9
dentist:-30 barat:-10 en:-13 for:-9 no:-14
denunci:-13 a:-24 mar:-19 mi:-24
denv:-21
departament:17
department:-12 of:-12 servic:-12
deploy:-33
depo:-21
deport:-39 a:-19 i:23 if:23 me:-22 mi:-19
deportacion:-29
deportation:-16
deposit:-27 apartament:-10 apartment:-10 assistanc:-10 back:-9 de:-10 for:11 rent:-13
depresion:-31 part:-11 pospart:-10 postpart:-13
depress:-38 after:-9 and:-16 baby:-11 dur:-9 mom:-10 pregnancy:-9
depression:-23
deprim:-24
derech:-24 de:-19 mujer:-18 trabajador:-11
desaloj:-29
desampar:-18
desaparec:46
desastr:-19
descompuest:-16
descompus:-13 car:-13
descuent:-21 chequ:-16 de:-16 mi:-16
desd a:-20 que:-16 tuve:-15
desempl:-19
desesper:-22
desintoxic:-17
desnud amenaz:19 me:19 y:19
desp:-22
desped:24
despens:-29 com:-9 de:-10 en:-18 gratis:-13
despert:33
despid:-29 embaraz:-14 por:-14
despu a:-23 del:-16 la:-21 part:-16
destroy:10 my:36
detain:-25
detox:-33 cent:-17 for:-11 women:-11
detroit:-15
deud:-38
devic:-22
devuelv:-20
dhs:-23
dia despu:-15 siguient:-11
diabet:-33
diabetic:-20
dial:-17
dialysis:17
diap:-26 and:-15 bank:-18 for:-13 me:-11 near:-11
dice:21 lo:9 me:29 no:-13 que:17 quier:14 se:23 si:21 sirv:20 soy:22 su:23 tio:15 va:31
did:14 anyway:9 i:15 it:13 me:13 noth:-24 stuff:13 thing:14 to:21
didnt:10 fight:10 get:-23 i:18 me:-17 stop:21 when:18
die:35
died:-16 to:-17
dieg:-20
dient:-20
dijo lo:11 si:16 su:10
din free:-30
diner:-19 de:-25 los:-19 mi:24 nino:-19 para:-13 sin:20 telefon:26 trabaj:-12 y:27
dio:10 cachet:14 una:14
diplom:9
direccion:-26
dirty:20
disability:-19 benefit:-10 deni:-10 for:-14 my:-14
disabl and:22 child:-14 mom:-19 my:33 need:-10 women:-26
disapp:34
disast:-19
discapacidad:-9
discapacit:-23
discharg from:27 me:19 the:19
disconnect:-21
disconnection:-9 notic:-9
discount:-20
discriminacion:-17
discriminat:-22 at:-13
discrimination:-31 at:-9 work:-9
disord:-16
disown:-22
diu:-22
divorc:-24 abusiv:-12 cost:-9 form:-9 from:-10 husband:-12 lawy:-12 money:-22 no:-20 paper:-20 with:-24
divorci:-27 diner:-12 no:-26 sin:-15 teng:-15
dmv:-25
dna:-18 test:-18
do:10 anymor:13 apply:-17 do:20 file:-10 for:-20 go:31 it:14 leav:19 life:13 money:30 no:12 thing:20 this:19 tonight:15 you:11
dock:-13 my:-13 pay:-13
doctor:-23 appointment:13 barat:-11 de:-15 embaraz:-9 for:-16 free:-14 his:18 insuranc:-13 kid:-13 me:33 mi:-9 mujer:-15 my:-15 no:-18 para:-9 put:18 sin:-9 touch:26 wrong:15
does:-11 he:-13 it:18 my:-11 pay:-14 when:18
doesnt:12 help:-27 know:21
dog ate:-20 to:-12
dol:16
dolor:-23 cabez:-13 de:-21 el:-14 en:-14 vientr:-12
domestic:57 abus:27 ayud:18 des:13 en:17 help:27 hotlin:16 shelt:44 tucson:13 violanc:22 violenc:31
domestik violenc:26
donat:-27 a:-14 to:-14
donation:-42
dond a:-19 abort:-22 com:-23 con:16 dan:-14 despens:-10 dorm:17 en:14 esta:9 estoy:24 gratis:-11 hago:-21 hay:-26 hoy:27 ir:20 lavar:-18 me:-20 mis:-22 noch:21 para:-17 regal:-9 ropa:-17 vivir:-40
done:29 chem:-21 life:26 school:-20
donor:-14
dont:19 anyth:17 baby:-30 care:18 cop:24 feed:23 feel:21 for:-23 have:-37 here:21 if:18 it:-10 know:15 let:19 live:27 love:-16 me:22 pay:13 phon:-9 rememb:22 safe:24 see:33 the:10 want:13 what:19 with:15
door:23 and:18 at:23 every:19 get:13 me:21 night:24 scream:12
dope:-22
dorm con:12 esta:30 hoy:18 mi:21 no:17 noch:30 y:17
dormim:19 car:16 el:16 en:19
dos:11
doul:-25
dover:-14 delawar:-16
down and:24 payment:-23 step:20 the:12
dox:-19
doy:-22 pech:-21
drag:23 by:20 me:28 my:20
dress:-17 free:-19
drink and:15 day:-22 every:-34 much:-17 too:-17
driv baby:-14 bridg:22 by:33 crazy:16 door:13 hous:26 into:13 job:-23 licens:15 lock:13 my:30 off:19 past:21 road:14 to:-15 with:11
drog:-10 en:17 fiest:17 la:17
drogadict:-12
drop cent:-17 dead:-20 gorgeous:-11 in:-17 my:-18 off:21
drown my:24
drug:9 a:19 addict:-17 addiction:-19 and:28 at:22 bar:19 court:-18 for:-16 help:-20 my:14 party:11 rap:14 rehab:-15 test:-15 the:29 treatment:-18 use:-20 women:-14
drunk:33 and:21 break:13 i:9 stuff:12
dryness:-19
dude:29
due:-21 and:-17 short:-14
duel:-31 dient:-11 el:-22 la:-23 muel:-12
duen:-22 me:-12 quier:-12
duerm car:10 el:19 en:18
dui:-15
duluth:-20
dur:10 exam:14 fight:27 pregnancy:-13 sex:-22
durm:16 cal:10 en:16 la:21
dv:89 advocat:32 county:28 help:41 hotlin:20 in:29 program:30 shelt:63 survivor:-15 victim:11
dying:13
e:-24
each:16
early:-35
eat:-31
eaten:-19
ebt:-32 application:-20 card:-11 skim:-11
ech:-26
echar:-15
echo:-30 la:-18 mi:-23
ectopic:-16
ed:-19
educacion:-18
education:-25
eeoc:-21
eggshell:19 day:18 every:18 with:18
eight:-14
el agua:-31 alquil:-16 bebe:-14 bil:-15 bronx:-19 bus:14 cabl:13 celul:14 cint:20 con:9 cond:-15 cuart:10 cuel:12 de:13 deposit:-15 diner:14 diu:-18 divorci:-15 duen:-12 embaraz:-28 en:15 espos:24 gas:-20 le:19 medicaid:-17 mis:36 novi:15 para:21 pasaport:23 paso:-9 pech:-14 pega:17 pelo:-11 per:-23 que:28 quier:-12 seno:-13 tech:-12 teng:-15 toca:30 trabaj:-25 vecin:-9 viaj:14 y:35
elder:-32 abus:-38 financial:-13 hotlin:-17 neglect:-23
elderly:-38 abus:-23 mom:-16
electric:-19 bill:-9 cut:-13 help:-9 is:-17 off:-19
electricity:-24 bill:-9 off:-19
email:12
embaraz:-15 me:12 no:-33 papel:-12 quier:-17 segur:-15 sin:-17 y:-11
embarg:-26
emdr:-19
emergancy:-24
emergenci:-17
emergency:-13 cash:-14 contraception:-18 food:-9 help:-10 hous:-25 money:-12 order:-14 rent:-10 room:-15 shelt:17 stay:-21 to:-21
emocional:22
emotional:15 abus:28 support:-26
empez:-19
empl:-26
employ:-24
employment:-24
emprendedor:-18
empti:31 account:31 bank:18 our:19
empty:-26
empuj:34
en adopcion:-12 ana:-9 angeles:-11 arizon:-11 atlant:-13 auror:-12 az:-16 bakersfield:-17 beb:18 bronx:-19 bus:14 cagu:-15 californi:-9 car:27 cara:15 charlot:-17 chicag:-11 city:-15 con:26 cond:-15 cuart:19 cuel:21 dallas:-17 de:22 denv:-20 drog:-15 el:12 embaraz:13 escuel:-31 espald:19 este:16 fiest:20 flor:-12 fresn:-14 hialeah:-17 houston:-18 illinois:-13 kansas:-15 la:18 lared:-16 las:13 mayaguez:-20 mcal:-22 mi:9 miami:-17 mund:16 nc:-11 newark:-22 nj:-15 nuev:-12 orl:-16 para:14 paso:-16 paz:14 pech:-17 peligr:21 phoenix:-12 polv:-11 ponc:-22 que:-27 queen:-14 reno:-15 rent:-14 san:-15 sant:-9 seno:-13 tamp:-12 texas:-13 trabaj:-32 tucson:25 tx:-11 un:24 una:26 vegas:10 y:14 yakim:9 york:-12
encer:30 casa:14 en:18 la:14
encier:28 con:14 llav:14
encim:25
encontr:27
end:16 all:11 early:-14 it:27 leas:-15 of:-22 pregnancy:-23 thing:34
energy:-22 assistanc:-15 bill:-10
enferm:-24 no:-13 y:-13
enfermedad:-30 sexual:-24
enfermeri:-14
enforcement:-13
enfrent:24 de:24 los:24 nino:24
english:-9 class:-10
enoj:17
enter:-15
entergy:-13
entr:9
entrenamient:-18
entry:-18
equal:-16 pay:-12
equivalency:-14
er:-11
era:11 nina:11
erie:-19 pa:-16
es:11 de:15 noch:15 violent:19
escaler:19
escap:44 abus:11 abusiv:20 casa:-36 de:-12 la:-29 plan:27 with:26
escond:24 papel:25
escort:29 out:21 trap:23 want:21
escuch:-17
escuel:-23 adult:-9 gratis:-9 para:-10
esl:-18
especial:-24
esper afuer:14 del:18 la:12 trabaj:18
espi:-12 la:22 mi:-16 por:22 telefon:-12
espos:15 alcoholic:-17 amenaz:26 arregl:-25 borrach:-13 con:18 cuand:15 de:23 deja:26 dice:-17 drog:-17 el:10 en:-29 encier:9 golp:20 llev:-22 me:14 mi:23 oblig:12 pega:11 perdi:-11 que:-17 quit:21 toma:-14 trabaj:-17 viol:17 violent:21
essex:-17
est:25 embaraz:17
esta:14 afuer:18 con:16 desaparec:30 en:-24 enferm:-20 hombr:9 mis:10 no:-13 noch:24 un:9 y:-13
estaf:-26
estam:17 en:10 la:17
estampil:-20 com:-10 de:-11
estan:-19
estar:11 aqui:18 con:14 embaraz:-18 en:16 este:16 mund:16
estari:21 mejor:21 mi:21 sin:21
estatus:-23
este bebe:-16 mes:-19 mund:20
esteem:-19
estoy:19 cal:31 el:22 embaraz:11 en:53 la:31 mi:17 no:-29 peligr:21 sola:-14 trist:-21 vivir:24
estr:-18
estudi:-31
ets:-11
eugen:-18
evacuation:-16
even:37 cry:21 i:26 if:21 say:9 though:25 when:10
every:21 and:16 get:26 i:32 week:21 with:18
everybody:23
everyday:19
everyon:30 be:10 bet:15 i:12 would:10
everyth:27 and:17 do:17 i:19
everywher:27 go:11 i:11
evict:-17 and:17 becaus:-23 cal:-11 domestic:-23 for:-11 last:-12 me:-25 of:-23 sleep:19 today:35 year:-12
eviction:-28 county:-13 help:-11 lawy:-11 notic:-22 prevention:-16
evicton:-28
evidenc:33
ex:29 account:14 afuer:27 amenaz:19 and:-13 anda:24 away:-27 bang:13 brok:23 busc:28 child:-17 credit:-31 daught:23 deja:22 driv:14 esper:12 fake:26 found:12 got:14 husband:-15 into:17 is:21 keep:20 kid:-23 know:31 leav:15 made:31 mand:23 me:17 mi:17 more:-21 mov:-18 my:29 no:-17 nude:-20 on:16 our:33 out:22 outsid:36 owe:-27 pasa:13 pay:-18 phon:33 por:16 put:14 quier:20 remarri:-19 ruin:-14 se:18 shar:-16 show:12 sit:27 stalk:16 stop:24 support:-14 text:24 toddl:15 track:21 up:12 want:-36 wont:24
exam de:-24 free:-12 gratis:-16 la:-22
excel:-13
exchang:-23
exist:36
exit:27 plan:27
expedit:-14
expensiv:-27
experienc:-17
expir:-18
exploit:32
explot:33
explotacion:40
expung:-18
extorsion:-21
extr:-18
eye exam:-24
fac:18
face:22 and:13
facebook:13 and:18
factur:-15
fafs:-24
fair:-20
fairbank:-23
fairfax:-11 va:-11
fake account:21 to:11
fal:-24
fall women:-14
falt:-28 la:-21
famili corri:-23 en:-11 me:-23
family and:23 cent:27 court:-12 dont:14 justic:24 lawy:-17 pay:20 phon:-13 plan:-37 say:24 shelt:-18 they:15 to:11 violenc:26 want:11 will:18
fan:-26
far along:-12
fare:-20
farg:-20
farm:9 work:-22
farmaci:-27
farmwork:-28
fast:11 me:21
fath:30 baby:25 hit:19
fayettevil:-22
fe:-11
fear:-20
fee:-26
feed:9 her:26 kid:-13 my:-15
feel:20 a:-9 alon:-26 already:27 end:13 for:-24 hopeless:27 im:13 it:12 like:25 lonely:-19 noth:-27 numb:-28 safe:24 suicidal:22 worthless:-18
feet:-25
fell:-15 bed:-21 off:-21 the:-23
felon:-18
felony:-27 job:-10
felt:37
fema:-16
femal:13 vet:-31 veter:-20
femenin:-15
feminin:-14
fent:-26
fentanyl:-27
fertility:-20
fever:-27
fgm:26
fianc:26 abus:25 me:9 my:22
fianz:-20
fiebr no:-23 teng:-23
fiest:13
fight about:-19 club:-13 i:10 money:-19 over:-14 the:-21 toy:-9 with:-21
fil:-25 for:-12
file:-19 a:-11 for:-11 my:-13 paper:-19 tax:-9 unemployment:-9 with:-10
film without:32
final:-24
financial:-22 aid:-17 help:-12
find a:-17 job:-14 me:32 my:-11 on:26 out:15 plac:-17 to:-24 us:14
fing and:10
finish school:-16
fir:-11 becaus:-28 being:-22 me:-30 of:-28 pregnant:-10 tak:-29
fire:-26 me:-17
firm:-18 divorci:-12 el:-12
first:-10 aid:-20 and:-10 home:-21 last:-10 month:-11 time:-10
fisic:16
fix:-29 car:-10 heat:-11 my:-18
fl:-15
flash:24
flashback:-17
flat:-21 tire:-21
fled:20 with:20
flee:39 abus:19
flight:-30
flinch:19 he:19 when:19
flint:-18
flip:32 out:32
flood:-39
floor:-15 and:-15
flor:-21
flow:13
fluj:-21
fly:-22
fmla:-21
follow:29 from:11 home:31 me:36 my:-12
food:-22 bank:-27 box:-13 city:-24 cut:-9 family:-10 flint:-11 for:-20 help:-20 kansas:-24 kid:-10 milwauk:-14 my:-22 near:-15 pantry:-21 stamp:-25 today:-24 tonight:-27 truck:-22
foodbank:-26
foodstamp:-21
foot:-20
for:-9 2:-23 3:-12 8:-19 abortion:-12 abus:41 adoption:-17 adult:-11 after:21 an:9 and:-11 answ:15 apartment:-14 baby:-22 back:-18 being:-15 black:-10 business:-12 cal:-11 cat:-10 child:-34 colleg:-17 court:-14 custody:-21 daught:-28 daycar:-22 debt:-13 disability:-10 disabl:-11 dog:-19 domestic:-22 drug:20 family:-17 felon:-13 food:9 free:14 from:37 funeral:-29 gas:-22 girl:-24 glass:-9 going:-14 grocery:-16 harassment:37 help:-13 him:23 hiv:-9 home:-21 homeless:-14 hospital:-18 hous:-20 humanity:-11 immigrant:-24 in:23 infant:-9 insuranc:-14 interview:-11 job:-31 keep:15 kid:-12 las:-14 liv:-21 medicaid:-13 mom:-18 moth:-11 my:-13 nativ:-18 new:-10 newborn:-16 no:-23 nurs:-26 old:-19 onlin:-12 or:20 polic:-11 pregnancy:-19 pregnant:-9 rent:13 school:-18 section:-18 senior:-18 snap:-31 son:-19 springfield:-12 ssdi:-11 stuff:-17 support:-20 survivor:-14 tak:-29 tanf:-15 teach:-23 teen:15 to:-18 toddl:-25 tonight:-14 tot:-15 tuls:-10 undocument:-12 unemployment:-10 vegas:-14 veter:-10 victim:12 violenc:-26 wheelch:-9 whil:-9 with:-11 work:-26
forc:46 and:19 at:18 danc:23 do:12 have:16 himself:14 marriag:24 marry:11 me:23 on:14 oral:22 prostitution:30 sell:23 sex:16 strip:19 to:41 work:28
foreclosur:-31
forev:35
forg:-17 my:-17
forget:16
forgiveness:-10
forgot:-28
fork:20
forklift:-19 certification:-13
form:-30
formul:-27 baby:-11 bebe:-11 for:-11 my:-11 para:-11 shortag:-14
fort:-24 collin:-10 wayn:-9
forz:52
fost 18:-15 care:-15 dad:21 hit:32 kid:-18 me:29 mom:23 out:-20 parent:-11 the:16 turn:-15 youth:-11
foto y:19
found:47 a:19 address:27 and:18 camer:27 facebook:18 in:26 me:17 my:31
frat:24
fraud:-29
free:-21 attorney:23 baby:-14 bed:-26 birth:-17 bus:-12 car:-13 cell:-14 class:-16 clinic:-14 cloth:-11 control:-17 crib:-10 daycar:-16 dental:-12 diap:-10 divorc:-13 exam:-17 fan:-18 food:-17 for:11 formul:-11 government:-13 greyhound:-11 grocery:-13 help:-9 id:-11 kid:-12 ky:-10 laptop:-10 lawy:-20 lunch:-9 mammogram:-11 meal:-18 medicin:-18 pap:-13 pre:-10 preschool:-15 room:-15 seat:-12 shoe:-20 strol:-9 tampon:-15 therapy:-11 to:-14
freeway:-28
freez:14
fresh:12
fresn:-18 ca:-14
fridg:-14 empty:-12 is:-12
friend:15 abus:14 and:9 being:14 goodby:15 in:26 is:24 me:20 on:14 post:20 she:13 up:10
friendly:-14
frio:11
from:12 a:-11 abusiv:24 and:25 boyfriend:23 check:-29 dad:17 ex:-24 family:21 got:20 grandm:10 her:14 him:36 home:-30 hondur:-22 hospital:27 hous:-12 husband:36 in:26 job:-9 leav:28 me:-23 medicaid:-29 mom:12 my:14 numb:24 prison:-13 rap:16 so:18 the:21 tind:17 unemployment:-16 with:9 wont:15
front:17 of:17
froz and:14 did:14 he:14
fud:-19
fue abus:22
fuel:-16 assistanc:-14
fuerz:37
fui:13 casa:-26 la:-21 viol:24
full custody:-21 i:23
fumar:-18
fund:-29
fundrais:-20
funeral:-13 cost:-16
furnac:-21
furnitur:-32
ga:-20
gallston:-21
gambl:-25
gana:14 de:14 mor:20
gang:23 rap:19 rape:12
garag:23 no:11
garnish:-15 wage:-12
garnishment:-17
gary:-18 in:-18 indian:-12
gas:-9 bill:-13 car:-18 card:-18 get:-17 leav:19 off:-26 shut:-10 station:16 vouch:-21
gaslight:39
gave black:11
gay teen:-23
ged:-28 at:-18 class:-10 night:-18
gend:-16 affirm:-12
gener:17
general:-22
genital:30 mutilation:26
georg:-11
georgi:-26
get:9 a:15 abortion:-13 an:-19 and:40 angry:22 away:38 back:-14 beat:31 birth:-21 by:26 certificat:-11 chem:-13 clean:-23 custody:-22 cut:-18 deport:29 drunk:22 face:10 food:-21 friday:11 from:13 he:28 hit:27 hiv:-9 home:14 hous:-21 id:-19 if:-14 in:16 jail:11 job:-10 kid:-11 mad:25 marri:17 me:43 medicaid:-20 my:-11 name:-15 off:-32 order:-20 phon:-14 physical:28 pregnancy:-9 pregnant:11 restrain:-14 rid:-19 safely:27 sober:-12 test:-13 the:12 to:-30 tomorrow:-10 violent:25 work:-20
gift:10 card:-22 for:-16 kid:-16
ginecolog:-24
girl help:-19 me:-9 my:-11 need:-19
girlfriend:32 abus:15 abusiv:9 hit:17 is:19 me:21 my:16
giv:-11 food:-10
give:14 allowanc:11 an:11 and:17 back:-18 food:-10 for:14 kid:-25 last:-21 me:10 money:27 my:-10 passport:19 up:25
giveaway:-14
glass:-23
glov:12
go:26 and:10 anywher:10 back:-17 bag:30 call:12 colleg:-20 doctor:-9 home:23 now:21 or:12 out:9 outsid:25 right:21 school:-21 sleep:22 to:-17 tonight:10 with:24
gobiern:-18
god:18 me:15 to:18 want:15
goe to:-13
going:22 back:-13 court:-14 do:17 hang:22 hurt:9 in:28 it:14 kill:20 me:20 my:14 myself:24 snap:34 to:-11 tonight:16
golp:54 a:40 en:24 espald:19 espos:17 hijo:27 la:19 mis:21 por:16 su:19
golpeador:32
good:-17
goodby:29 her:11 on:26 party:-23
googl:25
gord:-27
gorgeous:-11 dress:-11
got:10 address:29 and:28 assault:25 cut:-28 day:-15 drunk:13 evict:34 go:-11 icloud:14 in:35 into:13 its:28 jail:-18 jump:-17 kick:17 knock:21 me:33 my:31 need:-17 new:26 no:20 nowher:25 numb:18 off:-31 on:15 out:31 paper:-23 rap:13 scam:-22 serv:-17 shut:-18 slap:18 sleep:19 the:26 to:14 today:29 up:-21 what:9 wher:23 with:-17 work:10
government:-21 phon:-14
gown:-25
gps el:21 en:11 my:13 truck:-9
grab:31 and:20 butt:24 by:9 me:14 my:32 the:16 wheel:15
grad:-21
grandbaby:27 come:18
grandchild:13
grandchildr:-19
grandkid:-20
grandm:-17 being:-11 grandkid:-11 need:-23 rais:-11
grandmoth:-38 abus:-30
grandp:11 her:13 touch:19
grandparent:-17 rais:-9
grandson:-10 check:17 from:-18 me:-33 my:10 steal:-13 take:16
grant:-18 for:-9 to:-11 women:-11
gratis:-21 de:-10 fresn:-9
gratuit:-18
great:-26
green bay:-22 in:10
greensbor:-18 nc:-18
greenvil:-22
greyhound station:23
grief:-23 group:-20 support:-12
grit:19 me:22 y:32
grocery:-22 card:-12 for:-10 my:-10
groom:36
grop:33 me:-12 the:31
group:-14
grup apoy:16
guam:-9
guard:12 in:27 mis:-28
guarderi:-23 economic:-15 en:-25
guardianship:-23
guid:-16
gum:-16
gun:34 and:20 he:13 head:17 his:11 in:13 my:22 on:25 the:23 to:17
guy:35 a:17 at:36 follow:14 frat:19 from:18 gym:18 in:17 keep:30 me:12 met:16 my:19 onlin:16 rap:16 the:34 tind:15 work:15
gym follow:18 me:18
gyn:-27
gyno:-16
h4:10 abus:17 visa:10 wife:17
ha baj:-14
habitat:-14 for:-11 humanity:-11
habl abog:-23 espanol:-14 famili:20 mam:-13 mi:25
hac:18 dano:26
hace cosa:30 frio:11 mese:-14
hacen a:-14 bully:-24 hombr:19 mi:-14 trabaj:24
hacer:-15 cosa:14 report:-14
hacerl:-19 a:-19 dano:-19 mi:-19
hacers:15
hack:-23 account:-18 cuent:-12 facebook:-17 mi:-19 phon:14
had:-21 a:-16 and:-16 baby:-11 sex:-18
hago de:16 si:-27
hair is:-17 shop:-13
haircut:-26
haiti:-19
halfway:-14 hous:-14
hambr:-28
han:-14
hand:29 cook:-15 down:16 me:24 my:23 on:28 thigh:17
handicap:-21
handl:24
hang in:-9 myself:28
hap:23
happen:18
happi:11
harass:17 at:-18 by:-30 job:-15 my:-24 work:-21
harassment:21 at:-19 my:-27 order:-22 work:-20
hard need:-24
hardship:-16
harlem:-20
harm:38 myself:17
harrassment:-27
harris:-15
hart:9 de:9
hartford:-16 ct:-13
has:17 all:29 and:10 been:19 bruis:30 burn:24 canc:-21 dementi:-18 fever:-23 gun:20 his:10 me:-17 my:19 noth:11 shap:28 to:25
hate a:-21 and:14 baby:-26 crim:-9 life:27 me:-11 mom:-21 my:-9 want:23
hav a:-18 baby:-20 my:-20 sex:25
have:9 a:9 about:26 and:28 ask:29 baby:-27 bank:22 been:22 befor:16 bruis:24 danc:9 go:22 him:26 home:25 in:22 kid:18 leav:-16 me:-12 newborn:-16 no:9 nowher:24 own:19 pill:16 plac:20 postpartum:-28 sex:20 sleep:11 the:-9 to:20 tonight:13 wher:26 with:18
haven:18
havent eaten:-19
hay com:-24
he:29 a:15 abusiv:32 account:13 all:31 always:28 an:28 anyway:9 app:28 arm:20 at:10 baby:-11 bang:21 be:28 beat:22 been:23 break:10 brok:32 burn:13 by:26 call:19 came:27 car:15 card:40 cat:22 check:14 child:-13 chok:17 cloth:16 com:10 come:20 condom:22 count:26 crazy:21 credit:37 cry:32 cut:22 deport:-15 did:19 didnt:21 died:-10 dog:18 down:19 drag:10 drink:26 driv:18 drunk:14 dur:15 every:12 everyth:11 everywher:9 feel:11 film:27 find:21 follow:10 for:25 found:31 from:12 give:20 goe:31 going:34 good:-18 got:27 grab:16 gun:22 hair:22 hand:15 have:15 he:32 head:31 hed:13 hide:15 his:31 hit:26 hold:-11 hole:-18 home:17 hous:-13 hurt:26 i:22 ice:-12 if:9 ill:24 im:24 immigration:-14 in:16 into:13 it:10 keep:21 kept:18 key:-17 kick:39 kil:17 kill:9 knif:15 know:38 last:9 laugh:-20 leav:12 left:-22 let:51 look:14 lose:19 mad:17 made:21 me:27 money:12 move:22 my:39 neck:19 never:9 new:26 next:19 no:28 nobody:11 not:26 on:28 onlin:23 only:10 open:16 our:16 outsid:16 pay:-21 paycheck:20 phon:25 pill:26 play:-12 post:9 pour:26 pregnant:15 pul:12 punch:14 push:11 put:38 rip:17 said:36 say:17 see:-15 send:21 sex:12 shot:39 shouldnt:18 shov:13 show:11 sleep:12 smack:11 smash:18 spit:9 squeez:19 stand:21 stomach:17 strangl:17 tell:23 text:-9 the:27 them:24 threat:38 threaten:33 threw:46 through:26 to:23 top:10 touch:17 track:26 twist:19 up:24 us:21 use:23 violat:16 wake:12 wall:13 want:14 was:13 what:24 wheel:15 wheelch:24 when:34 would:11 yell:15
head a:-28 start:-24 the:12 wall:15
headach:-29
headlock:17
headstart:-21
health:-13 cent:-19 clinic:9 for:-10 insuranc:-16 my:11 servic:-9
healthcar:-17
hear a:19 aids:17 me:11 need:-13 tel:11 test:-13 voic:-9
heart:-31
heat:-30 bill:-9 help:-17 in:-15 landlord:-16 my:-14 off:-17 shut:-9 turn:-16
heav:20
hed:9 my:21
held:24 a:22 knif:22 my:16
hell deport:-23 ice:29 if:16 kill:23 me:10 tell:18
help a:-9 abus:37 apartment:-24 az:23 bay:-18 bill:-15 child:-14 cost:-13 county:-19 daycar:-12 deposit:-19 disabl:-14 domestic:24 electric:-12 erie:-14 find:-21 first:-10 for:13 friend:19 funeral:-11 get:12 hotlin:35 in:-9 knoxvil:10 leav:47 light:-12 line:20 mi:-12 my:16 pay:-14 portland:-20 rent:-20 security:-16 senior:-12 sist:9 st:-13 the:9 tn:11 tx:17 wayn:-10 with:-17
helplin:-29
her:19 all:12 and:31 boyfriend:17 can:11 dad:23 day:17 fath:29 head:-13 her:23 his:15 hit:20 hous:15 husband:21 i:14 in:16 kid:16 on:25 stepdad:18 the:22 thing:18 what:11
here:42 anymor:12
herman:14 a:-9 con:22 esta:16 golp:32 se:26 toca:22 viol:16
heroin:-25
herp:-21
herself:33 and:13
hic caso:-15
hid:22 bathroom:10 camer:-16 closet:12 the:17
hide:22 address:-35 credit:-26 i:-29 key:28 money:30 my:16 search:-24 the:12
high blood:-15 equivalency:-14 school:11
highway:-10
higien:-13
hija abus:13 cort:20 de:27 dice:20 dijo:10 drog:-18 es:-18 fue:36 me:17 no:-22 que:20 quier:-33 se:10 su:21 tien:-29 tran:-17 y:9
hijab:-13
hijo con:9 de:12 dice:9 drog:-15 drogadict:10 el:11 en:-14 golp:29 hambr:-13 la:19 le:-25 me:14 que:9 tien:-18
hilo:-18
him:37 a:28 and:12 at:15 away:-24 back:13 but:10 divorc:-22 for:26 from:-25 he:16 hous:-24 i:10 im:25 in:13 keep:13 leas:-28 me:10 of:-15 out:-22 pic:10 sir:14 the:-20 work:14
himself:35 i:26 if:9 me:19 on:14 want:27
hip:-26
hipotec:-20
hir:-10 pregnant:-19
hire:-22 felon:-10 me:-16 pregnant:-15
his:19 account:-20 and:-17 are:10 cigaret:10 dad:14 down:16 friend:11 gone:20 hand:28 her:-19 him:26 hous:-13 in:9 is:-20 it:13 job:-9 me:12 mom:25 my:15 phon:-10 plan:-10 safe:12 thing:25 with:11
historial:-13
history:-23 he:-16 so:-16
hit:32 a:-21 and:-9 baby:31 back:20 broth:15 by:10 daught:33 grandmoth:-19 her:32 him:21 husband:34 i:10 im:25 kid:26 lesbi:17 me:30 mom:25 my:19 now:11 our:17 son:25 the:31 us:22 when:14 with:25
hiv:-19 positiv:-12
hizo:-35
hogar:-22
hold:21 and:23 down:12 me:12 our:34 paper:17 passport:13 the:15
hole:12 the:22 wall:20
holiday:-20
hombr:35 afuer:12 de:13 me:14 mi:19 pega:17 que:9 sigu:18
home a:19 abus:-35 aide:9 and:13 at:-24 business:-13 buyer:-11 care:-25 for:-12 from:12 hit:19 in:18 job:-15 loan:-9 my:24 no:-25 repa:-11 to:-9 tonight:-12 train:-14 with:11
homebuy:-16
homeless:-28 and:-13 baby:11 family:-14 kid:-23 pregnant:-9 prevention:-15 sant:-16 shelt:-15 veter:-10 women:-19
homework:-26
homless:-22
homosexual:-17
hondur no:-22
honolulu:15
honor:35 kil:28 violenc:17
hook on:-26
hopeless:36
hora:-12 extr:-18
hormon:-21
hospedaj:-19
hospic:-25
hospital:-21 after:-13 and:19 assault:-13 bed:-20 bill:-18 me:-26
hostil:-20
hot flash:-27 meal:-22 my:-16 water:-13
hotel for:-44 tonight:27 vouch:14
hotlin abus:23 numb:25 text:29
hotspot:-16
hour:-10
hous:-11 a:11 after:-39 al:-14 all:18 and:16 application:-9 authority:-19 choic:-14 day:29 discrimination:-12 down:18 every:15 family:14 felon:-15 for:-14 he:19 help:-20 i:17 in:19 is:24 main:-21 mobil:-14 mom:-18 new:19 night:23 no:15 on:21 rent:-11 survivor:-39 took:18 vouch:-18 waitlist:-11 with:23 women:9
household:-21
housekeep:-16 job:-12
houston:-18
how a:-12 apply:-16 can:16 clear:-17 custody:-14 cut:-28 do:-13 file:-11 find:24 for:-14 get:-18 help:28 is:-16 leav:29 many:16 much:-16 to:-14 tylenol:22 you:11
hoy:41
hpv:-18
hrs:16
hud:-18 apartment:-9 hous:-12
huir:31
human:25 servic:-22 traffick:16
humanitari:-13
humanity:-11
humil:27 los:15
hung:-19
hungry:-32 and:19 kid:-15
hunt:-12
hurrican:-28
hurt:31 a:10 bad:20 child:17 daught:25 dog:17 her:31 if:16 kid:29 my:34 myself:26 son:31 when:9
husband:16 a:-10 addict:-11 against:17 an:-14 and:-16 away:-13 beat:12 canc:-21 cant:-15 car:29 chok:18 citiz:-16 cop:23 died:-20 drink:-26 drug:-27 forc:21 going:-12 green:9 gun:12 has:-31 have:9 he:35 her:18 hit:29 i:-10 in:-14 it:18 its:11 jail:-18 job:-15 keep:9 kid:17 kill:17 know:19 last:9 leav:22 let:23 lock:35 make:-12 me:27 money:-19 my:43 need:-22 night:-15 no:18 on:10 owe:-23 pass:-22 plat:11 put:13 rap:10 read:24 say:-10 snor:-22 so:18 strangl:17 take:17 threat:17 threaten:12 threw:11 to:-16 took:18 violent:16 want:-19 was:-16 what:28 will:16 with:21 wont:23 work:-34
husbend:35 me:35
hygien:-25
hysterectomy:-20
i:17 16:19 a:10 aliv:30 all:25 alon:-22 anywher:10 apply:-17 as:18 ask:24 asleep:12 assault:25 away:15 be:37 bed:16 been:22 black:19 bought:24 breath:-12 but:9 by:-10 call:13 cant:16 child:15 clean:17 cop:10 could:15 couldnt:14 counsel:-21 cry:26 custody:-20 cut:16 danc:9 didnt:28 die:22 disapp:26 do:27 dont:9 driv:12 drug:16 eat:18 even:15 every:28 ex:-17 file:-10 find:18 flinch:19 food:-21 for:14 free:10 from:23 froz:14 go:33 going:11 gone:17 goodby:21 gun:12 had:-11 hate:-15 have:17 he:32 hear:23 help:9 here:19 home:12 hour:25 hous:15 hurt:12 husband:31 if:14 im:-17 is:15 it:28 its:17 job:-11 just:18 keep:43 kill:26 know:9 last:15 leas:28 leav:30 left:21 life:23 like:22 lost:-10 make:16 makeup:20 met:24 miss:-26 myself:21 name:-15 need:-13 never:22 newborn:-16 not:15 now:12 nowher:21 of:10 off:13 on:10 onlin:18 out:24 owe:23 pack:26 paper:-18 pay:-21 pill:14 plac:15 plan:25 postpartum:-28 pregnancy:-10 pregnant:-24 quit:23 rap:13 razor:24 restrain:-13 ride:-10 right:16 run:21 safe:20 safely:15 said:28 say:19 scar:16 see:32 serv:-17 shar:-17 sist:23 slap:27 sleep:25 snap:-28 sneez:-14 someon:-20 spywar:25 still:17 stop:17 take:20 tell:16 text:-10 the:22 them:27 ther:24 think:15 to:11 told:24 tonight:14 too:16 took:28 up:9 voic:19 want:16 was:45 wasnt:22 went:18 when:12 woke:11 wont:12
ice:-36 at:-12 door:-12 en:-20 mi:-18 my:-21 storm:-13 took:-17
id and:21 be:20 card:-9 for:13 get:15 i:15 to:-21
idah:30
identidad:-16
identificacion:-21
identity:-22 stol:-12 theft:-14
ids:-12
iep:-28
if:29 call:9 cant:15 cry:21 didnt:10 fight:10 go:19 gone:13 he:10 hit:23 i:27 is:22 leav:15 live:23 me:26 my:26 out:-15 pregnant:-24 quit:23 the:10 was:16
iglesi:-16 ayud:-15 que:-15
ihs:-14
il:-21
ill:18 be:23 never:12 see:12
illegal eviction:-17
illinois:-15
illness:-21
im:28 10:21 12:20 13:15 14:33 15:18 17:18 68:-21 a:15 afraid:22 allow:27 at:20 blind:13 burd:22 crazy:31 cry:17 dead:-13 do:22 done:16 end:12 gas:10 gay:30 girl:-12 go:9 going:19 he:23 hid:26 his:20 homeless:-17 i:21 it:13 late:-10 leav:23 lesbi:11 mom:-10 month:11 myself:13 need:10 next:13 not:17 on:26 outsid:29 pregnant:-22 terrifi:26 the:18 think:16 this:-11 to:29 wear:14 wheelch:29 wher:9 with:-22
imag:-21
imigration:-19 lawy:-11
immigrant:-18 abus:17
immigration:-35 attorney:-18 help:-18 lawy:-9 me:-12 omah:-10 on:-24 paper:-20
impact:-20
implant:-25
impound:-21
impuest:-26
in:12 2:-15 a:10 about:-19 abus:20 abusiv:18 again:-20 an:10 and:14 apartment:-23 army:-16 at:40 bag:16 basement:26 bathroom:23 bay:-17 beat:16 bed:33 bedroom:13 being:25 breast:-24 can:-24 care:13 cent:-17 closet:25 cold:24 colleg:13 county:-27 dang:38 dc:10 debt:-24 door:13 drink:26 face:11 food:18 for:12 front:17 garag:23 georgi:-22 hand:14 he:12 headlock:17 heav:20 help:-13 his:21 home:13 hotel:-12 hous:10 husband:19 im:12 it:14 kitch:-12 last:19 law:17 leas:-21 lock:13 lot:20 mail:-12 marin:-17 me:14 minot:-13 mouth:24 my:18 name:-10 next:18 of:17 ohio:-14 purs:24 rain:27 rap:14 relationship:18 rent:-20 room:17 safe:15 seat:9 shelt:-23 show:29 shreveport:-14 side:-13 slap:23 so:23 springfield:-12 st:-14 stomach:15 that:-24 the:21 this:24 took:10 truck:20 tuls:-10 tx:-20 valley:-15 visit:-26 waco:-14 wall:20 wheelch:11 window:22 with:28 without:-11 women:-19 yard:26
inappropriately:18
incapacidad:-17
incendi:-14
incest:34
incom:-16 apartment:-9 bas:-10 hous:-9 my:-9 of:-9 own:-9
independent:-24 liv:-24
indi:-15 clinic:-9 health:-10
indigen:-11 habl:-13
indigenous:-20 women:-13
indocument:-21
infant:-20 care:-11 childr:-11
infantil:29
infeccion:-24 orin:-18
infection:-22 insuranc:-11 no:-11
infertility:-19
infiern:19 con:19
info:-10
information:-11
ingl gratis:-16
inhal:-25
injury:-36
inmigracion:-17
inmigrant:-17
innocent:-13 spous:-13
inpatient:-17 rehab:-10
inquilin:-19
inscrib:-22 a:-22 mi:-22 nino:-18
insomni:-18
instagram:-18
instal:-19 on:-14
insulin he:16 mad:16 when:16
insult:23
insuranc:-17 company:-23 kid:-9 marketplac:-12 my:-11
intak:-17
intellectual:9 disability:9
intent:34 viol:19
internet:-26
interpret for:15
interven:-24
interview:-39 cloth:-12
intim:-19
intimat partn:15 violenc:15
into:23 a:18 apartment:12 hous:14 need:-24 sex:32 the:17 tree:13 wall:17
intrafamili:16
intrusiv:-21 thought:-21
inund:-20 casa:-13
inundacion:-20
investigation:-13
inyeccion:-9
ir:19 al:-16 casa:25 de:25 doctor:-16 esta:9 este:14 la:-9 mi:25 mund:14 noch:9
irme:34 de:22
irregul:-12
irs:-30
is 15:17 a:-30 about:11 abusiv:35 addict:-11 allergic:-12 an:-15 and:23 at:17 baby:-9 bang:15 beat:30 being:11 bulli:-27 by:-9 child:11 citiz:-16 control:25 cop:23 cousin:13 cut:37 dad:-20 daught:22 dur:22 empty:-12 end:19 follow:17 for:-11 full:9 gay:-27 get:15 girl:16 going:26 gone:-15 has:15 he:-19 her:12 herself:19 his:9 hit:25 home:25 hous:27 hurt:13 if:13 in:-10 it:-9 kil:-33 kill:18 legal:-23 lock:-15 mad:-12 mean:13 meth:30 miss:39 mov:-22 name:11 not:23 now:22 of:-11 outsid:27 phon:9 pimp:25 safe:-28 scar:29 sel:12 still:-10 suicidal:26 talk:19 the:-31 to:-12 touch:26 traffick:21 tran:11 veter:-14 violent:27 watch:9 yel:25
isnt:26 it:15 worth:15
issu:-12
it:31 all:20 anymor:12 anyway:9 didnt:18 feel:10 he:10 i:14 if:9 legal:-19 my:11 off:27 rape:10 safe:-12 stop:17 to:13 want:9 was:14 when:18
itch:-26
item:-17
itin:-23
its:43 20:17 and:27 dark:25 degr:17 freez:26 i:21 midnight:22 my:21 our:19 rain:19 snow:20
iud:-36
ive:27 been:24
ivf:-20
ivy:-19
ix:-14
jackson:-13 mississippi:-13
jacksonvil:-18
jail and:26 im:26 tomorrow:19
jala:33
jalo:17 del:17 pelo:17
jalon:24
jaw:16
jealous:34
jefe:-15 grit:-28 no:-15 paga:-11 viol:29
job:-23 a:-17 and:-10 asap:-14 cent:-10 corp:-11 for:-20 help:-12 hir:-22 im:26 interview:-23 is:-16 let:-18 me:-17 no:-16 now:15 pay:-15 scam:21 that:-14 today:-16 train:-13 with:-17 wont:-17
joint tax:-12
joke:21
jonesbor:-23
journal:12
joven:-17 casa:-16 sin:-13
juan:-10
juguet:-19 para:-14 reye:-10
jump:25 baby:20 bridg:22 by:20 my:15 off:18 start:-22 the:10
junction:-22
juneau:-20
just:29 baby:-11 die:27 for:18 go:14 had:-11 my:13 of:-24 out:-35 purs:13 to:30 want:27
justic:31 cent:24
kalamaz:11
kansas mo:-14
keep:28 a:21 address:-25 all:12 and:27 at:29 away:-41 baby:-29 break:15 by:27 cal:35 card:27 com:14 daught:19 driv:20 follow:20 from:-36 going:15 green:15 him:-24 id:28 in:20 kid:-22 leav:16 liv:21 me:21 money:27 my:16 new:28 note:16 of:18 on:11 our:23 passport:22 phon:19 rub:26 send:14 show:20 think:9 to:27 touch:-9 up:18
kept and:17 going:18 my:-12
key:17 in:-29 lock:-16 my:30
keychain:-23
kick 17:15 and:32 at:-17 becaus:18 being:-29 for:-10 im:11 in:33 me:-21 my:19 of:-25 out:-10 stomach:28 the:17 tonight:18 us:-16 with:22
kid 18:-15 abus:27 always:16 anoth:-17 are:-10 at:-9 back:-22 being:38 can:-19 car:-21 cloth:-22 door:25 fight:-31 free:-28 from:-12 go:28 got:-27 have:21 him:26 i:-9 if:11 in:13 leav:11 left:23 lock:31 me:-17 my:23 need:-11 next:25 no:12 nowher:27 of:-14 on:10 out:-22 over:-18 plac:28 school:-17 sleep:10 stat:-16 tablet:10 tax:-20 the:-10 to:23 tonight:19 turn:-15 when:25 with:-13
kidnap child:15 my:-33
kidney:-14
kil and:23 cat:17 for:10 my:24
kill:15 and:13 herself:26 himself:24 if:15 me:35 my:13 myself:28 us:23
kind:-17
kindergart:-17
kinship:-20 care:-16
kiss:31 me:31
kit:25 wher:14
kitch:-22
kiva:-20
kms:37
knee:-19
knif me:17 on:16 to:12
knock me:33 my:-9 out:15 up:-23
knockout:-15 rose:-13
know:23 do:10 everyth:14 happen:17 he:-19 here:20 i:25 it:21 right:-18 text:19 to:23 what:23
komen:-20
ks:23
la a:28 abog:-9 al:26 car:17 cara:15 carcel:-11 carter:-16 cerradur:-13 chap:-9 com:17 con:28 cort:-31 cuand:23 custodi:-21 de:23 escuel:-24 fiest:17 fuerz:36 golp:19 hipotec:-13 hoy:19 identidad:-13 iglesi:-14 lech:-14 lleg:16 llev:-13 lo:19 los:27 luz:-25 maestr:17 me:-18 medicin:-12 migr:-16 mis:15 muel:-17 nina:-18 niner:22 no:11 noch:14 par:13 pension:-20 polici:-22 regl:-12 rent:-10 restriccion:24 rrent:-18 sin:-10 toca:18 universidad:-19 ventan:24 vida:42 y:16
labor:13 traffick:21
lactanci:-18
lactation:-25
lado:21
lady baby:21 doctor:-16 for:13 i:15 my:22
laid:-16 off:-25
lake:-18 city:-12 county:-19
lakot:25 women:21
landlord:-34 chang:11 deposit:-18 evict:-13 fix:-10 for:13 harass:-11 harassment:-22 heat:-10 his:-20 in:-13 is:-20 kick:-11 let:-23 me:-34 off:-10 out:-27 rent:-13 sex:27 to:-14 without:-18 wont:-26
lans:-20
lanz:-12 casa:-16 de:-16 la:-16
laptop:-20 for:-10 school:-9
lared:-21
las:13 drog:-25 escaler:19 estampil:-15 pastil:20 propin:-20 vegas:-9 vena:19
last check:-14 dont:14 i:14 month:-13 my:27 name:-10 nite:24 paycheck:-22 to:-20 week:13 weekend:19 wher:12 year:-21
lastim:26 a:31
latch:-19
late:-36 car:-16 my:-27 on:-17 period:-12
latin:-17
laugh:-12
laundry:-22
lavar:-19 ropa:-19
law:-13 beat:22 being:13 clinic:-9 husband:19 in:13 lock:13 me:19 slap:23 texas:-18 took:16 visit:-20
lawer:-22
lawsuit:-22
lawy:-28 abus:10 atlant:-9 cant:-9 custody:-16 i:-27 kid:-11 my:-11 no:-17 va:-12 who:-16 women:13
lawyr:-25
le:25 a:32 bully:-16 cosa:23 debo:18 doy:-20 hacen:-16 mi:21 mied:19 pech:-20 pega:36 sent:15 teng:25 veo:21
lead:-15
leagu:-21
leak:-24 i:-17 my:-19 sneez:-14 when:-17
learn:-10 comput:-15 read:-15
leas:-25 abus:36 becaus:29 domestic:30 early:-11 of:29
leav:33 abus:19 alon:20 apartment:17 baby:30 befor:20 boyfriend:27 for:-29 he:21 him:23 home:-31 hous:-13 husband:24 i:14 in:27 marriag:19 me:10 my:23 note:17 on:17 our:15 safely:33 the:19 till:20 toddl:17 tonight:22 when:26 without:19
lech:-38 en:-11 polv:-11
left alon:39 and:-12 at:-11 debt:-22 he:25 him:12 home:-20 hous:-22 im:11 me:-29 my:37 note:15 on:32 with:-30
leg:-16
legal:-22 advic:-9 advis:-10 aid:-21 county:-12 custody:-16 domestic:18 el:-10 en:-20 help:-17 il:-11 in:-11 ohio:-11 rural:-27 separation:-9 servic:-18 yakim:-10
legally:-32
legalment:-22
lent:-9 para:9
lesbi teen:23
lesbian:-29
less:-15 than:-11
let:16 a:36 baby:-10 bring:-10 from:-15 have:9 learn:20 leav:21 me:12 out:21 pump:-22 show:13 to:32 us:11 when:13 work:-15
levant:-24
lexington:-20
lgbt:-22 support:-20
lgbtq:-24 crisis:-13 youth:-13
licenci:-20 de:-14
licens:-21 suspend:-11
lie:31
lied court:-19 in:-19
life:49 is:23 isnt:15 it:15 no:25 not:13 want:23 worth:18
lifelin:19 phon:-23 program:-16
lift:-22
lig:-22
light:-16 back:-13 bill:-15 cut:-28 duty:-15 off:-28 on:-23 turn:-18
like:44 end:13 im:13 it:12
limpi:-16 mi:-11 record:-11
limpiez:-16
line:18 account:-14 ayud:24 crisis:23 de:37 domestic:9 his:-14 off:-14 para:25 violenci:13
lip:27
list:-25 8:-17 de:-10
listen:-25
literacy:-15
littl:19 being:10 broth:17 girl:20 is:10 rock:-21 sist:14
liv:19 a:-41 car:17 of:18 out:18 tent:-11 the:-30 toddl:-19 will:-33
live alon:-10 anymor:23 for:20 on:-25 the:-24 this:17
llam:19 a:18
llav:18
lleg:18 a:18 al:-11 borrach:30 con:14 mi:30 moreton:19 pais:-19 tom:16
llegu:23 la:20
llev:-26 a:-34 hijo:-14 los:-19 mis:-12 nino:-19
llor:-37 much:-18 todo:-31
lo agar:-20 busc:-13 dejo:20 denunci:28 mata:18
loan:-30 for:-13 forgiveness:-10 help:-12
location and:24
lock and:30 at:14 bedroom:19 by:14 car:-16 chang:-19 door:26 fridg:23 hous:16 im:30 in:19 me:21 my:16 of:-21 out:-26 outsid:26 us:26
lockout:-20
loco:18
log:-24 into:-24 my:-24
lonely:-30
long beach:-20 shelt:-15 term:-12
look:14 at:28 me:25 the:31
los angeles:-21 bile:-23 braz:28 cupon:-15 dia:9 hijo:-20 hous:-21 kid:-20 my:-24 papel:30
lose kid:-22 my:-13
loss my:-26 of:-26
lost:-21 a:-30 all:-32 and:21 apartment:16 at:-18 birth:-12 card:-13 certificat:-12 child:21 document:-16 everyth:-21 fire:-19 his:-9 home:-15 id:-15 job:-29 key:-12 mail:-12 mom:-12 my:-16 our:12 paper:-19 sleep:25 today:-16 wallet:-11
lot:18
louis:-11
louisvil:-20
love:27 baby:-16 my:-16
loveisrespect:-21
low:-28 cost:-9 doctor:-19 hous:-12 incom:-11 vet:-11
lugar:-9 dorm:10 qued:-17 vivir:-29
lump:-38 breast:-12 in:-14 my:-25
lunch:-20 for:-12 kid:-12
lung:-22
luz:-23 en:-15
lyft:-17
machin:-26
machist:30
macon:-10 ga:-9
mad my:-13
madam:-10
made:30 account:16 fake:27 have:15 him:15 me:12 my:26 on:11 quit:18 sex:15 to:32 touch:18
madr:-23 sin:-21 solter:-15
maestr:17
maid:24
main:9
mak my:13 to:19
make call:14 clean:20 do:25 have:21 him:-11 kil:13 lift:-17 me:14 money:-25 my:24 myself:-18 on:17 rent:-17 sell:17 send:10 sex:21 sleep:22 the:-14 thing:20 us:19 with:19 work:19
makeup:20
mal:-11
maltrat:59 a:13 hijo:27 infantil:17 nino:24 su:22
mam:-13
mama con:13 pega:16 se:19 solter:-11
mamar:-14
mammagram:-22
mammogram:-33 insuranc:-9 no:-21
mamografi:-19 gratis:-15
mamogram:-23
man:38 be:12 beat:12 behind:10 daught:20 follow:14 girl:12 hand:26 i:21 in:14 is:15 keep:19 lock:-14 me:26 met:16 my:22 need:-16 of:18 on:9 onlin:28 out:17 sel:12 text:20 the:15 to:30 up:-14 walk:10 want:16 who:12
manag:-23 harass:-21 me:-14 touch:-28
management:-20
manchest:-19 nh:-19
mand a:43 mensaj:22 mis:-20
manej:-32 sin:-14
manos:40 bus:14 el:14 en:27
manutencion:-32 de:-14 hijo:-20 los:-20 menor:-10
many:13 pill:20 to:16 tylenol:22
mar:27 agresiv:26 amenaz:12 borrach:-19 con:24 de:-22 enferm:-14 es:15 esta:-14 me:30 pega:11 quier:-12 se:20 toma:-16 trabaj:-20 un:-14 y:-27
marc:15
maricop:-18 county:-18
marijuan:-18
marin:-29 vet:-17
marital rape:16
mark:36
marketplac:-26
marri:14
marriag:30 counsel:-26 he:12
marry:24
marshal:-19
mas:15
mascot:-11
massag:35 guy:25 me:13 my:20 parlor:24 school:-25 therapist:20 touch:21
mastectomy:-14
mat:37 a:-35 mi:-35
mata:18
matar:17
matern:-12
maternal:-27 health:-23 mental:-19
maternidad:-19
maternity:-21 home:-15
matrimoni:-11
matriz:-13
mattress:-20
maui:-21
max:16
mayor:-20
me:29 20:19 3:-9 50:28 acost:16 acuerd:20 acuest:21 afuer:14 against:25 agar:34 agua:9 ahorc:29 al:16 alcanz:-22 algo:28 all:15 allowanc:11 alon:24 am:22 amar:29 amenas:28 amenaz:22 an:15 and:27 anoch:15 apret:28 around:23 arregl:-17 as:15 ask:19 at:41 avent:42 avient:21 ayud:-28 baby:-14 baj:-14 baja:-19 bat:22 becaus:13 bed:27 bedroom:14 bien:25 black:14 bols:-13 braz:15 break:-21 bring:-20 bruis:20 bus:9 busc:26 by:19 cachet:35 cae:-24 call:14 can:10 cant:10 carter:-16 caso:-18 cela:24 celul:22 check:-11 chequ:17 chiquit:13 cigaret:21 clean:20 clon:-23 cloth:22 cobr:-15 com:32 con:34 contr:13 control:21 cop:20 cor:-16 corri:-19 cort:39 cosa:21 cry:-10 cuand:30 cuchil:19 cuel:14 cuid:-16 cupon:-15 custody:-15 dad:12 date:-13 day:21 de:9 deben:-21 deja:34 dejan:23 del:12 deport:-18 deposit:-9 desaloj:-24 descuent:-21 desd:13 despid:-29 devuelv:-20 dice:32 dient:-11 diner:-10 dio:10 divorci:-12 do:28 doctor:16 down:45 drog:34 drunk:15 duel:-31 dur:19 ech:-18 echar:-15 echo:-30 el:18 empuj:34 en:15 encer:30 encier:28 enfrent:18 era:14 escond:26 esper:14 est:17 estaf:-22 estampil:-14 estoy:-17 every:35 exam:14 extorsion:-18 eye:13 face:16 family:26 fight:15 find:-9 food:14 for:25 forz:33 foto:24 from:17 fui:-26 give:27 go:33 going:-12 golp:39 got:21 gps:21 grandp:18 grit:20 habl:23 hacen:15 hacer:14 hack:-20 hago:9 hair:10 hard:-13 hav:26 have:16 headlock:17 her:23 here:28 him:21 his:13 hit:19 hizo:-34 home:25 hospital:28 hous:-15 humil:27 hurt:11 husband:22 i:30 id:23 identidad:-13 im:27 in:33 insult:23 into:18 ir:32 is:-16 it:19 jala:31 jalo:17 jalon:24 job:17 kid:-11 knif:15 la:20 las:20 laugh:-19 learn:20 lesbi:17 life360:30 lift:-17 limpi:23 llam:9 llav:14 lleg:-27 llev:-32 lock:9 los:10 mad:10 maltrat:28 mama:-14 mand:13 manos:38 marry:25 mata:18 matrimoni:-27 me:33 medicaid:-17 meet:14 men:21 mensaj:22 midnight:25 mis:10 money:19 morir:19 mouth:24 muel:-17 muert:30 muri:-14 my:15 myself:16 nak:33 name:18 need:-16 ni:39 night:17 nite:20 no:9 nobody:19 novi:26 now:22 nude:30 obey:15 oblig:29 of:41 off:10 on:26 one:16 or:26 otra:-14 outsid:30 overs:17 pag:-27 paga:-9 pagar:-25 papel:13 para:20 parej:28 parent:14 part:13 pasaport:29 pase:-19 passport:19 pat:9 pate:30 pay:-16 paz:14 pega:40 pegan:28 pego:33 pelo:22 pension:-19 permis:20 persigu:33 phon:14 pic:23 pill:11 piso:20 plat:26 por:12 porch:15 pregnant:13 propin:-20 pued:-15 pump:-22 puso:30 que:29 quebr:20 qued:-25 quis:19 regres:-26 rent:-24 revis:29 rob:-27 roban:-18 rompi:17 room:23 sac:-16 sacar:-23 sale:-18 salir:21 say:12 sell:19 sex:28 she:17 should:18 shouldnt:18 show:36 si:21 sient:-10 sigu:42 sin:17 sir:14 sleep:29 sola:-14 stay:22 step:20 stomach:15 street:34 stupid:20 support:-19 tener:16 the:27 ther:17 thing:29 threat:16 tien:31 time:20 tiro:29 to:15 toc:26 toca:24 toco:33 toda:19 todo:22 tomar:34 tome:21 took:16 touch:25 trajeron:27 un:-26 unconscious:20 until:16 up:10 van:-18 vend:41 vigil:27 viol:34 voy:19 walmart:21 wear:19 week:15 when:12 wher:19 whil:23 whor:15 window:25 with:15 without:23 women:21 wont:9 work:20 worthless:14 wrong:15 y:16
meal:-26
mean:33
medi:-17
medic:-18 economic:-15 gratis:-10 nino:-9 segur:-9 sin:-9
medicaid:-29 aplication:-13 pregnant:-11
medical:-22 assault:-21 assistant:-9 bill:-12 insuranc:-11 transportation:-11
medicament:-11
medicar:-25
medication:-21
medicin:-14 insuranc:-15 para:-9
meet hotel:14 men:24 mom:-17
mejor:19 mi:21 sin:21
memory:-16
men:15
menopausi:-20
mensaj:25 a:17
menstrual:-17
mental:10 breakdown:23 clinic:-27 crisis:26 help:-20 illness:-19
mentally ill:-29
mentor:-15
mes:-23
mese:-9 de:-14 rent:-14
messag:26 daught:22 me:20 my:40
met:24 onlin:18
mete:16 a:16 cuart:13 mi:16
meth:-10 and:24
methadon:-21
meti:27
mexic:-20
mi 4:11 a:23 abuel:-35 abus:30 acos:-22 acta:-14 adolescent:-11 amenas:28 anda:31 apartament:-21 arregl:-9 avent:10 ayud:9 bien:-24 cada:20 cama:26 car:-35 caser:-24 chequ:-11 con:34 corri:-11 cort:20 cuand:20 cuart:20 cuent:10 cuerp:25 cun:17 dejo:-12 desaparec:30 dijo:10 diner:20 direccion:-22 dond:25 drog:-23 el:17 embaraz:-28 en:-11 encier:16 enferm:-20 entr:9 era:9 esper:19 ex:34 famili:17 foto:24 fue:40 funeral:-18 golp:32 hace:17 herman:14 hijo:-9 id:-16 identidad:-13 jefe:-15 la:21 lech:-16 lleg:22 llev:-13 manos:30 mayor:10 me:21 mete:16 mi:33 mis:17 much:-29 muri:-26 necesit:-20 niet:13 nina:13 nombr:-26 nuer:23 oblig:14 padrastr:26 papa:15 para:21 parej:41 pasaport:15 pega:35 pego:25 perdi:-15 por:16 porqu:16 prim:17 propi:13 que:13 quis:28 quit:25 record:-13 revis:18 sabe:25 se:18 segur:-18 sigu:14 sobrin:18 social:-17 su:-13 supervisor:-31 tio:17 toc:20 toca:17 toma:-9 trae:23 tran:-17 ubicacion:-19 un:-14 una:27 usa:-13 va:-28 vecin:10 viej:18 viol:32 violent:19 yo:-28
miami:-15
micr:-16
microl:-21
midnight:24
mied:14 de:22 espos:31 ir:17 me:28 mi:15 que:32 regres:23 volv:32
mifepriston:-20
might:31
migr:-17 llev:-13 se:-13
migracion:-14
migrant:-16
migratori:-23
mile:25
mileag:26 my:28
mileston:-23
milit:-26
military abus:24 sexual:11 traum:11
milk:-18 baby:-12 for:-14
minim:-18
minimum:-15 wage:-15
minneapolis:-15
minor:-11
minority:-11 business:-11
minot:-12
minut:-17
mira:27
mis:12 cor:-21 cosa:-17 dato:-11 document:18 ech:-17 el:11 estudi:-14 foto:-25 hambr:-14 mensaj:-15 niet:-22 nino:12 padr:-15 papa:-17 papel:16 tien:-14 trabaj:12 y:14
miscarri:-14
miscarriag:-24
miss child:-32 me:20 my:-26 period:-22 women:-17
mississippi:-13
missoul mt:21
mn:10
mo:-26
mobil al:-14 pantry:-13
model:25 but:17 job:32
modest:-21
modification:-16
modify:-18
molar:-16
mold:-24 in:-14 my:-16
molest:51 a:19 as:19 by:17 child:18 daught:23 me:19 my:34
molestation:32
mom abus:-27 and:-9 back:-12 beat:19 boyfriend:16 come:11 cry:-14 depress:-10 depression:-10 family:-13 funeral:-17 going:-12 grief:-14 group:-17 has:10 help:16 her:19 him:13 hit:20 hous:-11 i:12 im:12 in:22 is:-14 leav:21 lock:23 me:31 my:28 no:12 of:-23 scar:21 she:25 support:-9 to:31 us:20 watch:13 with:13
money colleg:-17 for:-13 gas:-22 get:-22 grocery:-16 have:22 husband:23 i:12 leav:-12 me:20 no:31 or:20 out:15 ran:21 rent:-27 start:-17 to:-24 victim:-21
monitor everyth:26
month:-15 behind:-24 he:14 pregnant:14 rent:-17
mor:45
moreton:43 de:19 en:22 la:26
morir:37
morn after:-26 pill:-22
mortgag:-24
motel:19 for:16 money:21 night:11 out:29 ran:27 the:11 vouch:18
moth:-11 abus:-27 baby:-18 being:-14 hit:37 in:12 is:-20 law:12 slap:23
mouth:24
mov away:-13 my:-12 son:-16 stat:24 to:-22 truck:-12 with:-20
move:-9 in:-22 of:-9 out:-21 stat:-9
movi:-40
ms:-21
mst:23
mt:14
mtf:-17
much is:-16 la:-16 pastil:25
mud:-17
mudanz:-17
muebl:-28 para:-14
muel:-31
muert:38
muger:-21
mujer con:10 golp:24 hijo:-13 maltrat:49 nino:-19 tran:-23 y:-16
mult:-23
mund:20
murd:-31
murder:-22
muri:-33 el:-11 espos:-13 mama:-12 mi:-24 y:-16
music:-31
muslim:15 divorc:14 women:16
mutilation:26
muy no:24 trist:-9
my:9 12:25 2:10 3:20 5:23 6:31 abusiv:27 again:25 aide:22 aids:26 allergic:-12 and:15 apartment:-9 application:-25 arm:30 ask:20 at:16 away:29 bag:16 bathroom:19 be:33 beat:30 becaus:34 bed:22 being:25 best:18 bill:-16 birth:32 block:18 blood:-23 body:25 boss:-17 boyfriend:9 brok:19 broth:27 bruis:29 butt:24 cal:27 came:21 can:-18 cant:-26 card:28 care:-24 caregiv:21 caretak:31 check:-23 checkbook:-20 chest:12 child:18 childr:-30 clean:-11 cloth:23 coach:13 come:30 company:-22 consent:21 contact:-12 control:43 cook:-15 cousin:23 cowork:22 daddy:14 date:11 daycar:23 delet:14 dementi:-18 deposit:-17 diabet:-24 did:17 died:-16 divorc:-17 do:9 doctor:28 does:-9 doesnt:18 dog:12 door:-12 down:24 dress:22 drink:37 drunk:24 dude:24 ebt:-21 electric:-17 email:19 employ:-13 every:19 everyth:12 exam:-22 face:30 feed:16 feet:-24 fianc:30 fight:-18 flip:22 food:10 for:17 forc:24 found:21 friend:37 funeral:20 ged:-24 get:32 girl:24 girlfriend:26 give:20 go:11 god:18 going:17 goodby:19 grab:24 grandbaby:27 grandchild:13 grandchildr:-19 grandkid:-15 grandm:-20 grandmoth:-21 grandson:22 green:24 grief:-13 guy:23 hack:-19 hair:17 hand:10 hard:27 have:12 he:31 head:22 hear:27 heav:20 himself:27 his:-27 history:-20 hit:29 hour:-28 hous:16 how:-18 hurt:32 husbend:29 i:-9 icloud:14 id:10 identity:-14 if:24 im:14 in:9 info:-9 insulin:23 insuranc:-26 into:22 it:25 its:33 job:17 just:17 keep:43 key:29 kick:40 kid:-9 kil:-29 knee:-10 know:44 landlord:-14 last:-13 law:11 leas:-14 leav:31 left:-18 licens:-19 life:39 light:-24 littl:39 lock:13 look:14 lost:-21 made:16 make:9 man:11 manag:-9 marriag:33 massag:26 me:21 medicin:16 messag:-19 mileag:14 miss:39 molest:27 money:26 mortgag:-12 moth:-14 mov:-26 murder:-20 my:26 name:-11 neck:32 need:-41 neighbor:17 nephew:32 newborn:-26 niec:11 night:18 nite:14 no:-15 nose:26 now:13 nude:-23 of:20 off:-10 old:16 ole:11 on:27 our:10 out:11 over:-18 owe:-18 pain:33 pant:14 partn:-11 pass:-23 passport:25 pastor:14 pay:-10 period:-23 phon:21 physical:23 pictur:-21 pill:33 pimp:23 pinch:23 post:25 power:-17 pressur:-17 propos:-22 punch:24 purpos:31 purs:31 push:22 put:23 quit:-9 ran:44 rap:25 read:31 record:-18 refund:-21 remarri:-19 resum:-19 rib:23 right:-15 room:17 roommat:15 said:19 saw:16 scar:31 scream:20 search:-19 section:-25 see:24 sell:23 send:28 she:13 shoe:24 shut:-17 sick:-23 slam:-14 slap:16 smack:26 so:20 sold:21 spank:26 sponsor:24 spous:22 ssn:-17 stalk:28 stamp:-28 stat:-18 status:-18 stepbroth:12 stepdad:24 stepfath:22 stepmom:16 stimulus:-17 stomach:28 strangl:17 suicidal:13 support:-19 take:26 taken:9 talk:14 tax:-11 teenag:11 teeth:19 test:-13 text:-26 therapist:19 they:15 thigh:17 thing:21 threat:37 threaten:11 throat:19 throw:14 time:15 tip:-9 tire:31 today:-16 told:23 tonight:25 too:28 touch:35 track:23 tran:11 tri:23 truck:29 unemployment:-21 up:24 us:32 use:-13 van:-23 violent:29 visa:13 visit:10 vouch:-17 wage:-11 walk:33 wallet:-11 want:-11 was:-33 watch:24 we:-14 week:12 wher:25 whil:-9 wic:-21 will:32 window:23 windshield:9 with:14 without:-10 would:10 wouldnt:17 wrist:33 wrot:21 yell:12 yo:21
myself:44 again:15 to:34
nac:-14
nacimient:-23
nacogdoch:-19
nada:37 quier:17
nadi:28 me:26
nail:-26 keep:16
nak:22
name after:-11 and:11 chang:-18 divorc:-11 leas:9 off:9 the:14
nami:-19
nanny and:18 now:18 paid:11
narc:-25
narcissist:37
nashvil:-21
natalidad:-18
nation:9 women:21
national:9 domestic:10 hotlin:20 runaway:-19
nativ abus:24 clinic:-12 domestic:15 health:-19 need:9 program:-15 rap:26 servic:-18 violenc:15 women:11
navaj help:15 need:-13
navidad:-17
nd:-23
ndvh:-25
ne:-11
near:-13 me:-21
nebrask:18
necesit abog:-17 com:-26 guarderi:-20 lech:-15 mi:16 mis:-16 panal:-9 que:-12 salir:16 trabaj:-19 y:-23
neck:32
need:-10 2nit:22 a:-14 ac:-16 an:-28 and:-28 apartment:-15 asap:-25 asl:18 away:17 bed:35 benefit:-14 break:-26 bus:-17 but:-19 care:-22 cash:-26 childcar:-15 class:-18 counsel:-20 counselor:-28 court:-19 crib:-17 daycar:-14 divorc:-17 doctor:-29 eat:-16 food:-14 friend:-20 from:-28 gas:19 get:29 glass:-25 grocery:-26 help:11 hous:-13 id:-22 job:-14 kid:-19 kit:17 lawy:-24 leav:38 marriag:-20 medicin:-26 my:-17 new:-20 no:-13 now:26 of:-26 out:22 pap:-19 phon:-23 plac:11 prenatal:-20 rape:17 rent:-23 ride:-26 safe:23 shelt:16 sit:-23 someon:-23 support:-12 talk:-24 that:-10 to:15 today:-14 tonight:35 unemployment:-18 vent:-21 window:-24 work:-25
needl:-19
neglect:32
negoci:-22
neighbor:9 always:16 and:15 are:18 beat:18 every:14 for:19 her:32 hurt:21 is:22 kid:26 lock:24 me:34 night:14 scream:16
nephew:25 in:31 is:24
nesesit:-22 un:-16
neut:-19
nev:-18
never anyon:11 hit:9 see:12 told:11
new address:22 baby:-20 card:-12 country:-24 cry:-14 depress:-10 depression:-11 id:-20 in:-10 job:-18 mom:-16 orleans:-14
newark delawar:-12 nj:14
newborn:-28
nexplanon:-18
next:16 and:21 door:29 face:14 get:13 my:14 room:17 scream:12 to:14 week:-20
nh:-14
ni:42 amig:17 para:25 tener:17
nice:27
niec:17 has:17 is:11
niet:-10
night a:20 childcar:-18 class:-10 daycar:-13 dont:14 fight:9 job:-15 shelt:-15 shift:-17 with:16
nightmar:-17
nina:11 ano:-22
niner a:22 mi:22
nino 3:-13 4:-12 ano:-16 especial:-14 gratis:-10 noch:15
nippl:-9 bleed:13 nurs:19
nite:26
nj shelt:16
no abus:30 ac:-18 acerqu:-23 acuerd:20 address:-16 aguant:15 alcanz:-22 an:15 and:21 anymor:19 apartment:-9 arregl:-26 ayud:-11 baby:19 baj:-14 baja:-20 bed:35 believ:16 break:-21 but:12 calefaccion:-9 cant:20 cap:28 care:18 casa:-14 caso:-18 com:-32 comer:-23 como:-18 complet:-13 credit:-15 da:-12 darl:-10 de:9 deja:21 dejan:23 despert:27 devuelv:-20 didnt:16 diner:10 doctor:-14 document:-25 dond:27 duerm:-30 el:-17 embaraz:-33 encuentr:-9 esta:-14 estar:15 este:-11 experienc:-17 family:-23 firm:-12 food:13 for:33 formul:-14 friend:-9 gas:-17 get:-26 go:39 grocery:-20 ha:-16 habl:18 hace:-15 han:-14 he:9 health:-15 heat:-25 here:-33 hic:-15 hijo:-18 hizo:-9 home:-34 hot:-13 hous:-23 id:-33 in:-25 incom:-25 insuranc:-11 its:14 la:-28 landlord:-17 le:25 leav:23 lech:-9 live:12 llam:23 lleg:-18 llor:-13 manutencion:-24 mas:34 medic:-9 mi:-20 milk:-22 mis:-13 money:-10 more:20 nada:15 ni:27 no:46 of:-9 one:9 orden:-15 overtim:-14 pag:-27 paga:-14 pagan:-22 pagar:-22 para:-11 pay:13 pension:-16 period:-25 phon:14 plac:28 point:19 que:-33 qued:20 quien:-15 quier:16 reason:17 regres:-26 rent:-14 respet:-15 respir:24 ride:-10 salir:11 se:10 segu:27 sent:15 sient:20 stay:16 tenem:23 tener:-20 tenerl:-17 teng:-22 to:18 un:-14 valg:20 vivir:14 watch:-19 water:-22 way:-26 wher:25 will:36 would:17 y:29
nobody:26 believ:11 me:18 talk:12 to:-23 will:13 would:23
noch:19 con:15 el:14 guarderi:-16 hijo:17 mis:10
nois:-25
nombr:-26
non:27
nonbinary:-18
norfolk:-18
north:-18
nos:28 a:17 apartament:10 casa:9 cort:-12 de:13 del:20 desaloj:-19 golp:17 lanz:-16 pega:20 sac:16 sin:9 tien:15 una:15 van:-14
not:23 allow:22 and:11 at:13 baby:-23 bond:-26 breath:28 he:-9 hir:-19 home:13 liv:21 paid:-28 pay:-24 safe:13 up:12 wake:12 worth:22
notari:-20
notary:-16
note:34 car:20 my:17 on:17 windshield:9
noth:23 eat:-18 for:17 live:20 my:-20
notic:-24 door:-14 my:-14 on:-14 to:-15
notification:-24
notify:-27 he:-27 me:-27
novi:17 a:12 amenaz:24 de:15 el:18 herman:19 mama:11 matrimoni:-27 mi:15 oblig:12 pego:16 que:14 revis:18
now:26 have:12 i:29 me:13 my:24 they:10 to:15
nowher:21 go:14 its:12 my:15 sleep:25 to:16 tonight:16 with:25
nude:-21 to:20
nuer:23 me:23
nuev:-20 york:-12
numb for:-25 my:27
numer:15 de:19
nurs hit:19 money:-11 school:-17 touch:27
nyc:-19
oak:-19
oakland:-21
ob:-19 gyn:-14
obam:-12 phon:-12
obamacar:-21
obey:15
obgyn:-29
oblig:31 a:31 con:13 cosa:14 estar:14 hacer:14 para:18 relacion:11 sexo:10 tener:12 trabaj:28
obsess:16
ocal:-16
of abus:29 account:-20 aliv:14 and:19 at:-13 attorney:-9 baby:-29 bed:12 being:17 boyfriend:20 care:-19 check:-20 child:26 crim:-14 dad:24 death:34 diap:-14 do:15 end:16 everyth:21 fight:17 food:-21 for:-21 formul:-14 fost:-9 gas:-20 he:22 help:-20 here:20 highway:10 his:37 hit:27 hurt:-35 husband:32 in:20 it:16 kid:10 leas:-15 life:-13 liv:10 los:-22 marriag:23 me:14 medicin:-23 mom:-21 name:17 need:-22 own:-19 pill:23 polic:-14 prison:-15 report:-14 section:-16 servic:-12 son:-9 stat:-20 the:17 this:12 to:21 tomorrow:19 town:-20 tylenol:11 want:9 what:19 will:-31 with:-29
off a:19 account:-20 and:-24 bed:-21 bridg:20 condom:28 daycar:-18 debt:16 dont:-14 friday:-20 have:-16 his:-20 i:-16 if:11 kid:-28 light:-19 man:22 me:24 money:31 phon:15 plan:-17 porch:15 power:-15 road:14 tomorrow:-10 without:16 work:-16
offic:-30
ofici:-22
oficin:-20 de:-11 social:-9
ofreci:22
ogden:-21
oh:9
ohio:-17
oil:-27 tank:-12
ojibw:11 need:11
ojo:30 mor:30
ok:-21
old abus:-22 alon:27 and:30 at:24 grandp:13 home:24 say:22 school:-16 want:20 women:20
older abus:-11 man:26 women:-25
ole:11 man:11
omah:13 ne:-9
on:9 a:12 again:26 aging:-16 and:32 application:-25 at:14 back:35 bill:-22 bus:20 campus:16 car:11 carpet:-17 chest:17 comput:15 couch:-20 date:13 door:-19 drug:-31 eggshell:20 floor:24 food:-15 for:11 hand:9 he:13 her:19 highway:-21 hous:-18 i:22 kid:-10 leg:9 me:13 meth:16 mortgag:-12 new:-10 night:13 of:17 payment:-12 period:-13 purpos:34 rent:-14 rez:-10 say:18 son:14 support:-20 tabl:16 tax:-20 thigh:17 to:25 top:14 wall:-13 windshield:9 with:31
one:10 care:18 help:-13 if:18 time:-13 to:-27 watch:-19 will:15 would:17
onlin my:20 stalk:-35 to:23
only:19 hit:22 let:13 me:10 out:22 show:13 when:24
open:-13 a:-27 account:-12 bank:-15 card:17 my:-10 saturday:-12 shop:-10 tonight:-27
oper:-18 no:-18 para:-18
opioid:-23
option:-20
or:17 for:-14 get:-26 let:17 me:17 my:20 out:-19 quit:-18 see:16
oral:22
orden:-19 alejamient:-10 contr:-22 en:-14 mi:-16 no:-16 proteccion:-14
order:-24 against:-13 county:-22 ex:-23 help:-17 husband:-28 violat:22
oregon:-27
org:-9
organiz:-22
orin:-19
orl:-12
orleans:-14
osha:-24
other:-10 kid:-33
our:36 a:22 account:29 and:24 bank:18 daught:12 in:24 kid:30 passport:16 pay:25 sleep:19 son:19 toddl:15 with:18
out 11:16 16:-23 17:26 a:23 and:19 apartment:9 becaus:18 bed:9 befor:11 boyfriend:16 by:9 care:-9 check:-20 debt:-31 diap:-14 food:-27 for:20 formul:-14 fost:-9 from:20 gay:35 he:17 his:24 i:38 if:24 im:26 in:13 its:-19 last:23 leas:-15 loan:10 marriag:23 me:22 medicin:-12 midnight:25 nite:23 no:10 of:-13 on:-10 parent:-34 pregnant:-31 prison:-15 safely:32 soon:31 stat:-20 the:33 ther:19 this:12 to:28 tomorrow:19 tonight:33 town:-20 two:22
outfit:20
outpatient:-23
outreach:-16
outsid:24 again:15 apartment:26 bang:13 hous:27 kid:20 my:44 night:18 no:18 now:21 on:13 right:16 the:28 watch:14 with:34 work:21
ovari:-20
ovary:-14
over:9 and:15 noth:21 toy:-9
overdos:37 on:20 train:-19
overnight:-26
overs:17 get:17 marri:17 to:17
overstay:-19
overtim:-26
overwhelm:-20
owe:-12 and:28 child:-15 for:15 him:15 me:-23 money:-16 rent:-22 support:-15 tax:-12 them:25
own:-11 account:9 and:20 bank:9 business:-11
p:-19 el:-19
pa rent:-12
packag:-11
pad:-18 and:-18 free:-9 tampon:-9
padr:-26 me:-15
padrastr:26 a:20 cuand:21 entr:20 me:25 mete:13 pega:12 se:13 toca:14
pag:-16
paga:-11 manutencion:-18
pagan y:25
pagar:-15 abog:-9 alquil:-15 de:-12 funeral:-17 gas:-11 guarderi:-12 la:-9 medicin:-10 mis:-11 rent:-12 un:-9
pago:-10 pago:-22
paid and:22 cant:24 less:-15 than:-11 under:-22
pain:-21 in:-22 kil:-19 my:-21 side:-13
painful:-24
painless:27 way:27
paint:-21
pamp:-13
panal:-24 gratis:-11 para:-12 y:-16
panic:-22
panick:-24
pant:14 off:14
pantry:-25 near:-10 open:-13
pap:-20 smear:-12
papa:11 con:20 de:14 hijo:14 me:11 mis:14 no:-19 nos:12 pega:20 toca:23
papanicolaou:-22 gratis:-10
papanicolau:-22 gratis:-13
papel cort:-20 de:-16 maltrat:-24 por:-36 y:15
paper and:20 cant:16 i:12 need:-19 what:-20
paperwork:-29
par:13
para abog:-17 abort:-13 adolescent:-12 adult:-19 bebe:-16 bile:-9 car:-15 com:-9 compr:-11 con:-15 cupon:-10 de:-20 depresion:-9 divorci:-23 drog:-13 el:-12 embaraz:-15 en:10 esta:19 estudi:-10 famili:-27 golp:13 gratis:-12 green:11 guarderi:-20 hija:-19 hijo:-11 houston:-13 hoy:-23 irme:-27 joven:-17 la:-19 los:-27 madr:-13 maltrat:26 mama:-15 mayor:-12 medicaid:-9 mi:-23 mis:-24 mud:-17 muger:-21 negoci:-11 nino:-24 no:10 noch:16 que:32 qued:-14 rent:-11 reye:-10 siempr:21 sin:-23 solter:-11 tener:-18 trabaj:9 un:10 wic:-10
paratransit:-15
parej:33 me:22 todo:18 violent:13
parent are:24 class:-18 hit:26 kick:10 send:11 threw:-11
parental:-19 right:-12
parenthood:-28
parish:-11
park:-9 hous:27 lot:15 my:31 overnight:-19
parlor:24
parol:-21
part:-12
parter:-15
partn:25 and:-22 control:24 i:-20 in:13 is:24 keep:21 me:34 my:22 violenc:18 want:-24
partum:-18
party:-14 cloth:11 up:11 with:15 woke:11
pasa mi:13
pasaport:17 me:28 no:25 y:28
pase:-26 de:-19 diner:-19
paso:-13
pass:-13 and:14 away:-21 he:19 i:-16 out:23
passport:38 and:26 back:19 for:-29 i:20
password:-21
past:12 due:-12 hous:21 my:21
pastil:22 abort:-14 abortiv:-17 anticonceptiv:-21 del:-18 despu:-14 dia:-17 gratis:-20 para:-35 siguient:-12
pastor:23 me:19 told:14 touch:19
pat:9
patch:-28
pate:30
paternity:-21 test:-13
paterson:-11 nj:-11
patron no:-29 paga:-17 toca:29 y:9
paul:-13
pavor:20
pay:-13 a:10 abortion:-14 after:-9 an:-11 and:22 child:-16 colleg:-10 crim:-13 daycar:-17 debt:16 electric:-11 for:-19 funeral:-12 glass:-9 heat:-16 him:25 hotel:-16 in:-12 light:-11 me:-18 mortgag:-12 motel:-23 my:-9 quit:-18 rent:-12 support:-16 the:-22
paycheck:-15
payday:-23 loan:-18
payment:-30 plan:-24
pech:-22
pedir custodi:-10 de:-16 la:-10
pee:-29
peed:10 myself:10
pega:35 cabl:13 cint:14 con:16 cuand:10 de:24 el:16 enfrent:9 espos:12 hija:22 los:12 mama:23 mi:31 mis:17 novi:21 y:14
pegan:30
pego:33 embaraz:17 est:17
pele:-14 custodi:-10 la:-14
peligr:21
pell:-19 grant:-12
pelo:14
pelvic:-16
pensacol:-16
pensamient:22 suic:22
pension:-34 para:-9
peopl:-20
peori:-15
pep spray:-18
pequen:-16
per:-24
perc:-20
perd mi:-27
perdi:-28 a:-19 bebe:-12 el:-17 en:-19 mi:-25 mis:-23 pasaport:-17 su:-13 todo:-19 trabaj:-20
perdim:-28
perdon:-12 migratori:-12
perimetral:-19
period:-33 no:-14
permanent:-23
permis de:-24 para:12 trabaj:-27
permission:10
permit:-27
pero:29 me:26
persigu:33
person mayor:-41
personal:-13 attendant:-9
pesadil:-22
pet:-14 shelt:-29
petition:-17
pfa:-20
pharmacy:-25
pheonix:-19
philadelphi:-20
philly:-19
phlebotomy:-15
phoenix:-17
phon abus:27 account:-16 and:28 bill:-10 couldnt:11 cut:-20 everyth:15 for:-19 free:-18 got:-14 hack:-21 he:-20 i:21 is:-17 line:-19 off:-15 out:16 plan:-28 so:12 the:17 to:24 track:-14
phot:-29
physical when:20
physically:15 abusiv:15
pic:29 kid:18 of:24
pick:23 up:27
pickup:-21
pictur me:17 my:15 of:17
pido:-15 custodi:-9 de:-12 la:-9
piens:30 en:30 la:21
pildor:-19
pill:12 a:23 and:33 by:-16 cost:-20 free:-19 hand:14 i:16 in:14 mail:-16 my:14
pillow:24
pimp:50 beat:11 her:19 id:23 let:17 me:15 my:23 out:26 wont:17
pin:-10 against:21 down:23 me:30 the:21
pinch:23 and:14 me:23
pine sd:19
pipe:-26
piso:27
pistol:31
pittsburgh:-13
plac:-11 and:-18 baby:13 crash:-12 for:-15 live:-11 me:-19 sleep:-14 stay:14 tonight:36
plan:14 after:31 b:-9 de:14 for:-13 free:-21 leav:23 me:-18 near:-22 parenthood:-28 phon:-13 rape:18 seguridad:25 ticket:-23 to:25
plant:-29
plat:30 at:11 head:11 my:11
platic:-25
play:-32
plumb:-16
plus:-16
point:10 a:-13 anymor:27 being:12 of:9
poison:-19 ivy:-19
polic copy:-14 for:-19 help:20 me:24 wont:20
polici:-23 hizo:-9 me:-19 no:-20
politic:-20
poller:29
polv:-11
ponc:-27
pone:30 loco:18 violent:13
poner:-22 de:-9 puest:-10 un:-10 una:-19
pop:-16 the:-11
por domestic:-27 el:31 embaraz:-17 en:21 espos:16 estar:-12 hijo:23 internet:-12 la:25 maltrat:-24 mi:24 mis:23 su:22 ventan:24 violenci:-16
porch:15
porn:17
porqu:22
port:-21
portland:-23 oregon:-13
positiv:-21
pospart:-15
post:14 goodby:26 me:29 my:-10 nude:-26 on:29 onlin:23 partum:-18 pictur:-16
postpart:-16
postpartum:-12 depression:-16 rage:-20 support:-22
pot:-26
potty:-23
pour:31 bleach:20 me:20 my:23 on:26
power:-30 attorney:-9 back:-11 cut:-15 get:-12 of:-9 off:-14 on:-11 out:-22
ppd:-21
pr:18
pre:-18 que:-18
preci:-28
predator:36
predatory:-21
preescol:-14
pregnancy:-27 discrimination:-9 help:-12 test:-9
pregnant:-30 17:18 and:-26 at:-19 boss:-11 cant:21 dont:-27 he:22 i:19 in:-25 me:14 meth:-20 my:18 need:-9 no:-22 on:-20 out:-26 plac:-26 scar:-26 shelt:-11 teen:-12 to:-10 want:-27
prek:-19
prenatal:-24 care:-14 clinic:-9 vitamin:-21
prep:-22
prepaid:-16
preschool:-25 for:-10 free:-10
prescription:-20
present:-11
presion:-22
press:24 charg:-26
pressur into:19 me:16 sex:19
prestam:-24 mi:-18 nombr:-18 para:-20
pric:-29
prim:17 de:15 me:13
primari:-15 adult:-13 para:-13
primeriz:-19
prison:-12 releas:-15
priv:-18
privat:-13 part:9
pro:-13 attorney:-11 bono:-13
problem:-29 de:-9
product:-18
profil:-9
program:-20 de:-17 del:15 for:-15 wic:-11 women:-9
project:-16
prom:-25 dress:-18
promis:-13 a:-13
proof:-37
propan:-24
property:-11
propi:10
propin:-20
propos:-24
prostitu:26
prostitut:39
prostitution:9
proteccion:-16 contr:-11 de:-13 en:-14 menor:-13
protect:16 from:22 my:22
protection:-20 order:-17
protectiv:-9 servic:-13
prov abus:28 emotional:22
prueb:-21 de:-21 embaraz:-14 ets:-11 sexual:-11
psicolog:-29 gratis:-10
psicologic:13
psiquiatr:-24
psych:16 medicin:-25
psychiatric:-15
psychologist:-21
ptsd:-20
public hous:-22 mis:-22
puebl:-13 co:-14
pued a:12 bebe:-10 con:16 dorm:14 el:-9 gas:-13 la:-11 mas:27 medicin:-10 mi:17 salir:-11 tener:-10 trabaj:-23
puest:-19 com:-9 de:-9
pul a:30 knif:28 on:16
pull:15 hair:26 my:26 ups:-19
pump:-26 at:-12 work:-10
punch:23 a:19 hole:24 in:13 me:36 next:12 the:25 wall:30
puppy:-19
purg:-18
purpos:34
purs:26
push:30 down:15 into:19 me:29 off:15 the:12
puso:30 en:30 gps:21
put:18 a:20 airtag:9 an:21 app:24 bill:-21 camer:13 down:24 gun:10 hand:30 his:28 in:24 on:21 someth:19 stuff:-22 the:17 track:15 under:16 us:29
que:17 a:23 acept:-10 acerqu:-16 acuest:17 ayud:-15 busc:-13 comer:-25 con:16 darl:-10 dejo:11 el:16 embaraz:-19 enter:10 espanol:-14 estoy:-19 habl:-16 la:31 le:20 llegu:23 llev:-22 lo:16 me:10 mi:-23 morir:14 papa:-12 papel:-25 para:25 quier:14 si:11 sirv:20 soy:22 su:25 tio:16 tuve:-15 va:40 valg:16 voy:19 y:23
quebr:20 el:20
qued cal:14 con:-35 embaraz:-19 hijo:-19 mis:-19 sin:-25 trabaj:-16
quedam casa:9 sin:9
queen:-23
queer youth:-16
quem:-12
question:-25
quien:-22 a:-19 cuid:-16 dejar:-20 habl:-13 me:-11 mi:-15 mis:-15
quier:18 acab:20 acuest:17 aqui:24 arregl:-19 bebe:-34 comer:-16 cort:22 custodi:-17 de:14 dej:27 dejar:9 desaloj:-16 desaparec:21 divorci:-26 dorm:25 el:-21 embaraz:-34 en:16 estar:15 este:11 estudi:-27 firm:-13 huir:22 ir:15 irme:30 la:-14 los:-29 mas:12 mat:23 matar:44 me:25 mi:18 mis:-23 morir:37 pagar:-19 papel:-27 para:10 poner:-19 qued:-22 quit:-11 sacar:-22 segu:27 separ:28 siempr:21 suicid:19 tener:-11 tenerl:-17 termin:-12 todo:20 trabaj:-24 un:-25 vida:25 vivir:23
quiet:26
quinceaner:-30
quis:19 la:28
quisier:25 no:23
quist:-22
quit a:-21 bebe:-31 celul:19 chequ:10 cupon:-15 de:-27 diner:29 drink:-20 el:13 estampil:-14 hija:-27 hijo:-28 job:28 las:-19 luz:-17 medicaid:-17 my:18 nina:-10 nino:-15 papel:28 pasaport:29 smok:-11 telefon:20 vida:31 y:38
racial:-18
racism:-19
rage at:12
rain and:19 have:19
rainn:-27 numb:-19 org:-15
rais:-25 grandkid:-10 my:-26
rait:-19
ramp:-17 for:-14 wheelch:-9
ran:19 home:-16 im:15 my:10 of:-32 off:16 out:18
rap:61 a:21 ago:11 as:21 at:33 by:19 last:20 me:37 my:25 never:11 night:15 on:21 party:19 year:11
rape:82 cent:17 counsel:25 crisis:31 didnt:10 do:16 help:23 i:17 if:10 kit:30 victim:22 what:16
rapid:-19 city:-13
rash:-9
rastr:-15 mi:-19
rastreador:-23
rat:-15
rato:15
razor:-11 bump:-20
re:-18
read and:18 email:22 messag:-13 text:-22
ready:25 give:15 to:10 up:15
reason:19 live:23 to:28
receipt:29
recet:-19
reci:-25 de:-19 lleg:-22 nac:-14
recib:-17 de:-10 gas:-10
recip:-36
record:-18 clean:-16
recovery:-28 hous:-11
recruit:36
recurs:-9
red:-11
reembols:-18
reentry:-25
refill:-18
refug agency:-14 english:-15 resettlement:-14 women:-18
refugi:-23 acept:-10 con:-28 de:-23 el:-15 en:-21 ga:-20 hijo:-15 maltrat:10 mascot:-11 mi:-17 mis:-22 mujer:-16 nino:-21 que:-10 san:-14 y:-18
refuji:-24
refund:-32 for:-10
refus:-13 to:-13
regal:-26
registration:-16
regl:-21
regres:10 la:12
regret:9
rehab:-28 baby:-22 for:-9 me:-11 mom:-9 with:-24
rehabilitacion:-20
relacion:37 abusiv:16
relaps:-25
relationship:52 help:17
releas:-14 date:-23
relief:-21
religious:13
relocat:-22
relocation:-23
remarri:-19
rememb:22 anyth:17
remot:-18
remov from:-14 my:-28 phot:-11
removal:-28 help:-12 senior:-12
renew:-23 card:-22 green:-22 my:-22
renewal:-26 fee:-9 help:-9
reno:-14
renov:-21 permis:-16
rent:-18 a:-15 and:-17 asistanc:-13 assistanc:-16 atras:-12 ayud:-15 barat:-10 bronx:-10 chicag:-12 cond:-15 county:-11 de:-10 due:-18 el:-10 en:-13 help:-30 in:-16 money:-13 nj:-10 no:-19 on:-10 room:-13 st:-9 the:-12 to:-13 un:-15
rental:-23 assistanc:-12
repa:-28 help:-13
repar:-19 mi:-14
reparacion:-19
repart:-17
replac:-35 card:-11
repon:-21 mi:-16
report:9 a:19 boss:13 copy:-14 deportacion:-11 for:27 my:16 of:26 polici:-17
represent:-30
requisit:-19
rescu:-23
reservation shelt:-23
resettlement:-17 agency:-14
residenci:-23 por:-27 violenci:-25
residencial:-13
residential:-20
resourc:-18 cent:-17
respet:-15 la:-15 orden:-15
respir:24
respit:-36 care:-23
restain:-27
restrain against:11 for:-12 help:-17 my:11
restran:-17 order:-14
restriccion contr:-18
resturant:-9 job:-9
resum:-37
retir:-29
retrain:-18
return:-20 my:-18 to:-17
reunification:-19
reveng:-23 porn:-23
revis:19 el:18 mi:-29
reye:-20
rhod:11 island:11
rib:32
rid:-19 of:-19
ride:-27 doctor:-12 home:-10 the:-13 to:-21 tonight:-28
ridg sd:19
right:-17 at:-15 he:16 i:23 ice:-16 now:18 sinc:15 squeez:13 work:-15
ring:-10 camer:-24
rip:16 my:29
risk:-14
roach:-20
road:14
rob:-38 bols:-13 carter:-16 dato:-11 identidad:-12 la:-21 mi:-10 mis:-16 papel:-13
roban:-18
robo:-29 de:-12
rochest:-14 ny:-14
rock:-21
roja:-12
romanc:-11 scam:-11
romp:31
rompi:27 de:25 la:25 mi:12 orden:14
roof:-33 leak:-16 my:-23
roofi:42
room at:16 for:-27 my:20 rent:-19 sleep:24 tonight:-29 with:18
roomat:18
roommat me:27
root:-14 canal:-14
ropa bebe:-18 cobij:-14 de:-24 gratis:-20 me:20 nino:-10 no:20 para:-17 trabaj:-17 y:-11
rope:10
rose:-13
rot:-16
roto:-13
rrent:-18
rub:31 me:11 my:28
rule:-27
run away:-18 food:-18 from:9 of:-18 out:-18 the:10
runaway:-16 safelin:-23 teen:-10
rural:11
sa:28 survivor:28
sabe:19 dond:26
sabotag:24 my:24
sac apartament:10 casa:-19 de:-19 del:17 la:-10 muel:-12 una:-12
sacar:-21 apartament:-10 casa:-14 de:-12 del:-10 el:-16 la:-15 pasaport:-20
saco casa:-27 orden:-16 tarjet:-9 una:-16
sacrament:-22
sad:-31 and:-20 baby:-9
safe:12 for:-22 haven:16 home:18 hous:50 in:-9 me:-19 my:21 phon:-27 program:-34 sleep:-20 tonight:32
safehous:15
safelin:-23
safelink:-20
safely:32 with:30
safety:18 leav:23 plan:44
said:29 a:-14 and:12 be:21 but:13 cant:16 goodby:17 he:21 hed:16 hell:26 him:15 hurt:16 i:-12 id:20 kill:11 leav:23 me:32 next:19 no:9 she:18 stop:21 to:22 want:14 will:23 would:13
saip:-12
sal:12
salari:-14
sale:-34 la:-14
sali:18 carcel:-21
salir:21 casa:23 de:14 del:-10 mi:24 ni:12 y:13
salon:-13 keep:16 our:16
salt:-11 city:-12 lake:-11
salud:-27 en:-10 mental:-22
salvation:-13 army:-13 shelt:-13
same behind:24 car:23 me:24
samhs:-23
samo:9
san:-11 antoni:-11 dieg:-20
sane:37 exam:28 nurs:30
sangr embaraz:17
sanitary:-20
sant:-28 ana:-11 fe:-11
sat:26 chest:17 my:17 on:26
saturday:-19
sav:-15
savannah:-12 ga:-12
saw:16
say:47 a:-10 be:28 call:19 cant:16 deport:-26 fell:16 go:-11 god:15 going:19 got:27 has:16 have:-12 hell:14 her:28 his:18 ice:24 if:24 ill:24 im:25 it:10 its:19 make:16 my:14 no:21 noth:11 owe:16 post:18 see:21 she:27 take:15 the:20 they:20 want:12 we:-26 yes:28
sba:-18
sc:-23
scal:-17
scam:-27 my:-15 onlin:-16
scar:22 boyfriend:20 dad:24 go:22 going:20 he:22 home:27 husband:31 kid:32 kill:15 leav:28 me:32 my:19 of:14 tell:-17 the:-17 us:11 when:17
scary:21 about:-18 my:-18 thought:21
schedul:-30
scholarship:-13 mom:-10 women:-29
school:-19 3:-12 bus:-13 care:-12 cloth:-24 equivalency:-14 for:-11 free:-9 grant:-17 help:-26 job:-20 lunch:-9 me:17 money:-11 my:-14 need:-11 supply:-10 wont:-26 year:-12
scor:-10
scream and:17 every:16 me:23 night:16
screen:-14
se:9 acab:-29 acerqu:-23 afuer:18 aprovech:23 braz:20 car:-18 casa:-23 con:-20 cort:28 de:15 descompus:-13 dond:-16 drog:-25 el:-19 en:9 enoj:17 enter:22 escap:-20 espos:-13 esta:-26 inund:-20 la:-28 llev:-9 loco:18 matar:29 me:-31 mete:16 morir:14 muri:-23 pone:22 quem:-24 quier:22 rompi:-28 violent:13
seal:-18
search:-19 history:-14
seat:-13 cant:19 i:12 so:12
seattl:-29
sec:-14 8:-14
seccion:-17 8:-12
second chanc:-13 job:-11
secret:14
section:-22 8:-17 eight:-14
secundari:-14
security and:18 card:-15 deposit:10 for:19 numb:-12 offic:-21 shov:18
see a:28 again:12 family:22 in:16 kid:9 me:21 my:-19 text:-18 the:12
seek:-13
segu:21
segur de:-14 en:16 medic:-16 mis:-10 nino:-11 para:-12 social:-16
seguridad:25
seizur:-11
sel:41 girl:25 me:27
self:17 defens:-21 esteem:-19 harm:34 petition:-16
sell body:17 food:-15 me:24 my:-21 myself:28 tamal:-16
selm:-18
seman:-15
sena:-18
send:27 a:20 back:26 him:10 me:26 my:11 nude:15 of:19 pic:20 threat:18 to:25
senior:-39 abus:-24
seno:-13
senor:22 me:13 ofreci:22
sent:17 a:15 nada:9
separ:21
separat:-26 line:-14 phon:-14
separation:-20
sergeant:25 in:21 my:21
serv:-27 divorc:-22 in:-22 marin:-17 paper:-19 the:-22 what:-20
servic:-13 offic:-9
servici:-23 social:-9
set:-25
sex:37 abus:19 baby:-23 for:28 his:9 i:10 me:12 money:13 rent:35 traffick:21 when:12 with:11 work:41
sexaul:-26
sexo:31
sextortion:-19
sexual:36 abus:29 assault:39 at:-18 de:15 el:-12 en:-12 harassment:-36 hotlin:13 mi:13 trabaj:-12 traum:21 work:-18
sexually:35 a:15 abus:15 assault:25 harass:-37
sexualment:18
sexualy:35
shak:33 baby:32 my:19 the:19 when:18
shap:28 like:28
shar:-13 location:-18 my:-19
she:32 and:18 die:13 done:25 fell:16 has:11 hit:30 is:15 my:11 noth:11 pill:9 say:27 took:12 want:13
shelt:-22 alabam:-10 anchorag:-15 and:-12 bay:11 beach:-13 bend:-12 biloxi:-12 birmingham:-10 bois:-22 bowl:-16 boy:-17 burlington:-14 casp:-16 charleston:-13 city:12 co:-11 collin:-10 color:-12 columbus:-13 delawar:-12 dog:-15 el:-16 eugen:-14 fall:-14 family:-9 for:-21 fort:-15 fresn:-17 full:10 ga:-16 gary:-12 grand:-12 green:-21 hilo:-16 il:-15 in:-28 indian:-12 island:-22 juneau:-13 kansas:11 kid:-23 ks:19 ky:11 la:-24 las:-22 me:-27 memphis:11 minot:-12 my:10 nc:-22 ne:-19 new:-20 newark:-15 nh:-16 nm:-18 north:-17 now:23 numb:-14 ocal:-16 omah:-22 open:-32 oregon:-10 pa:12 paso:-16 pensacol:-16 peori:-15 portland:-10 rapid:-14 sant:-10 sc:-11 sioux:-14 son:-19 south:-13 spokan:10 springfield:-15 st:-22 take:9 teen:-18 teenag:-16 texas:22 that:-20 tonight:39 topek:-22 tuls:-16 tupel:-14 tx:9 valley:-15 vermont:-10 wayn:-9 wilmington:-14 with:-25 women:-30 worcest:-13 wv:-20
sheriff com:12
shlet:-16
shoe for:-18 in:21
shook:38 baby:38 my:23 the:30
shoot:-23 himself:21
shop:-24 job:-15
short:-21 my:-15 on:-13 rent:-12
shortag:-14
shot at:24
shotgun:-17
should die:23 just:23
shouldnt:25
shov:31 me:31 the:21
show a:10 and:-11 at:32 everywher:17 for:-23 he:13 her:23 his:21 i:13 my:35 thing:25 up:30 when:13 with:-10
shreveport:-14
shut:-14 light:-14 my:-15 off:-14
shutoff:-26
si:22 dejo:20 denunci:28 habl:17 lo:33 me:26 no:22 se:-10 voy:19
sick:-11 day:-23
siempr:26
sient mal:-11 que:20 sola:-14
sign divorc:-13 for:-14 paper:-13 the:-9 up:-14
sigo:20
sigu:42 a:23 del:17 part:13 toda:13 trabaj:28
siguient:-12
sil de:-24
similac:-25
sin agua:-21 comer:-9 de:20 diner:-10 dond:-18 el:15 enter:22 hogar:-21 mi:39 no:28 pago:15 papel:-37 permis:10 que:10 ropa:20 se:32 segur:-23 sin:20 trabaj:-21 y:32
sinc baby:-19 my:-10 the:-12
singl:-19 dad:-18 grant:-9 help:-23 mom:-17
sioux:-16 fall:-16 women:-14
sir:14
sist anymor:21 being:18 in:28 is:27 law:18 leav:19 talk:19
sit:20 his:23 in:19 my:20 on:11 outsid:29 truck:20
size:-16 diap:-14
skill:-14
skim:-11
skin:-17
slam:13 door:-26 head:30 in:13 my:30 on:18
slap:16 baby:26 me:31 my:16
slash:31 my:31 tire:31
slavery:36
sleep a:25 and:10 at:27 bus:30 couch:-18 floor:17 for:13 forev:25 garag:11 he:20 him:9 in:24 me:23 men:12 my:11 on:-13 outsid:-13 pill:-25 problem:-14 the:27 train:-26 with:20
slept:32 at:23 laundromat:23
slid:-18 scal:-17
smack:34 me:32
small:-10 biz:-12 business:-11 grant:-15 loan:-9
smart:-20
smash:26 and:24 my:22 phon:24
smear:-12
smell:-24
smok:-37 my:-11
smuggl:26
snap application:-12 benefit:-13 interview:-15 offic:-11
sneez:-14
snor:-35 cant:-15 sleep:-15
snow boot:-24
so:10 bad:10 call:13 cant:16 couldnt:14 done:18 get:22 go:13 hard:-11 he:-16 i:27 id:27 leav:17 much:-19 see:-16 to:11 want:17 work:11
soap:-24
sober:-27 home:-14 hous:-11 liv:-28 with:-21
sobrevivient de:25
sobri:-17
sobriety:-17
sobrin:18
socc:-24
social:-16 and:18 card:-15 numb:-12 offic:-21 servic:-15
sock:-20
sola:-30
sold:33 me:28 my:25
sole:-14 custody:-14
solicit:-19 snap:-16
solter:-17
some follow:18 on:-9
somebody:31 put:12
someon:21 brok:-28 credit:-35 follow:14 hurt:11 in:18 is:32 keep:27 leav:18 list:-22 me:39 on:15 open:-26 put:20 someth:17 stol:-14 talk:-21 to:-9 touch:15
someth:9 drink:26 in:18 my:11
somewher go:-11 in:-20 my:-16 stay:-15 to:-28
son back:10 fight:-18 from:31 got:-31 he:20 his:16 hit:21 in:17 me:46 my:20 social:27 steal:12 take:21 to:-18 took:-29 was:-21 when:19 with:26
sonogram:-15
soon:31
sord y:12
sore:-23
sorry:14
soup:-11 kitch:-11
sourc:-23
south:-22 bend:-12 dakot:-13
soy de:15 mayor:29 mi:-9 sord:12 veteran:-13 y:-13
spac:-14
spanish:-14
spank:37
spay:-22 cat:-18
speak spanish:-10
special:-18 immigrant:-11 need:-16
speech:-17
spend:-18
spik:37
spil:-15
spirit:-18
spit:34 in:25 me:22 my:25 on:22
spokan:-19
spot:-24
spous me:26 visa:-28
spousal:16 abus:25
spr:-12
spray:-18
springfield:-20 il:-13
spy:-25 camer:-13 me:-19 on:-19
spywar:-12
squeez:19 my:19 neck:19
ss:-18 card:-18
ssdi:-23
ssi:-13 for:-13 mi:-9 my:-12 para:-9
ssn:-23
st:-21 croix:9 louis:-11 parish:-9 paul:-13 tammany:-9 thom:-17 vincent:-15
stab:21 in:-22 my:-12 pain:-22
staff:11
stain:-21 carpet:-17 on:-17
stair:-11
stalk:47 ex:25 got:23 me:26 new:28
stamp:-25 cut:-9
stand in:26 my:17 outsid:17
star:-10
start:-23 a:-13 bakery:-9 business:-10 clean:-9 daycar:-11 kindergart:-11 my:-16
starv myself:-13
stat:-12 id:-18 kid:-23 my:-26 with:-26
station:24 baby:26 my:17 no:22 with:31
status:-27
stay away:-23 car:-17 home:-16 in:-19 mom:-23 my:-22 night:13 order:-13 with:-14
std:-15 test:-16
steal:-12 and:21 money:-9 my:21 security:11 social:11
stealth:33
step:12 me:-11 my:31 program:-20
stepbroth:12
stepdad:30 broth:25 hit:25 in:9 me:13 my:33 to:21 touch:17
stepfath:24 me:20
stepmom:37 feed:16 me:20
stepson:20 my:18 touch:18
sti:-16
still:9
stillbirth:-19
stillborn:-16 baby:-15
stimulus:-21 check:-12
stockton:-24
stol:-25 card:-11 id:-17 identity:-16 my:-15 tax:-10
stomach:28 im:10 month:24 pregnant:11
stop and:16 child:-10 com:24 cry:-19 die:20 drink:-41 eat:-16 eviction:-13 he:-9 hit:17 i:22 me:24 my:11 pay:-21 say:17 smok:-26 support:-10 the:11 think:21 to:31 using:-28 want:20 when:22
stor my:-17 thing:-17
storag for:-20 leav:31 my:-20 stuff:-10
storm:-28 damag:-23
stov:-23
strang me:22
strangl:24 i:19 in:-30 me:33
street my:23 with:23
strep:-14
stress:-30
strok:-19
strol:-20
strong:-23 heart:-21
strongheart:-23
struggl:-14 mom:-17
stuck a:12 at:-21 in:-13 with:-9
student campus:16 debt:-29 loan:-17 on:16
study:-26
stuff:14 and:21 in:-28 me:14 out:27 to:23
stupid:20
su:22 casa:-25 espos:20 hijo:16 la:20 mujer:16 papa:13 tio:16 toca:18 trabaj:-13
subi:-18 foto:-15
suboxon:-19 doctor:-14
subsidiz:-19 apartment:-14
subsidy:-16
sucid:33
sucidal:46
sue:-16
sued:-21
suegr espos:13 me:23 mi:13 y:15
sueld:-9
suic:42
suicd:42
suicid:73 hotlin:22 line:18 note:15 prevention:21
suicidal:69
suicidi:44
suing:-16 me:-16
suisid:33
sum:-16 job:-13
super:-22
supervis:-13
supervisor:-11 me:-30
suport:-24
supply:-26
support:-19 enforcement:-13 for:-20 lawy:-12 offic:-11 order:-10
surf:-17
surgery:-24
surpris:-29
survivor:38 of:25
suspend:-15 licens:-15
swallow:28 a:-11 pill:28
swept:-23
switch:-22
swol:-18
swung:26 me:26
symptom:-22
t:-20 visa:-13
tablet:10
taco:-26
tacom:-24
tak to:22
take:19 all:25 an:15 and:19 anymor:10 away:-34 boy:-12 care:-24 cat:-16 childr:-23 cloth:22 dog:-18 every:17 for:15 i:17 if:11 it:12 kid:-16 me:10 medicaid:-12 medicin:21 money:24 my:22 no:16 off:13 out:-19 paycheck:34 son:24 to:24 wher:19
talk:12 a:-13 and:26 end:19 he:17 i:22 me:12 my:24
tamal:-26
tammany:-9 parish:-9
tamp:-14
tampon:-21 free:-9 pad:-16
tanf:-23
tank:-18
tarjet de:-16 ebt:-14 mi:-10 nombr:-10
tatt:17 of:17
tax:-28 credit:-9 free:-11 help:-19 kid:-13 refund:-16 return:-9
teach:26 is:18 me:26 text:22 touch:26
tech:-27
teen:-11 dat:29 daught:13 family:-13 girl:-13 help:-23 kick:-20 mom:-28 need:-13 no:-13 out:-20 say:12 she:16 shelt:-15 son:-14 suicidal:31 to:-20 violenc:20 want:16
teenag son:24
teeth:-19 knock:14 out:14 pul:-17
tel:24 hurt:11 me:24 to:24
telehealth:-16
tell:24 i:22 im:15 me:20 my:16 parent:-14 to:21
temp:-14
temporal:-20
temporary:-18
tenant:-23 right:-20
tenem:19 a:13 dond:27 ir:13
tener amig:17 bebe:-22 este:-10 hijo:-18 relacion:18 sexo:10
tenerl:-17
teng a:16 car:-17 casa:-21 com:-18 comer:-22 como:-18 darl:-10 de:10 deud:-19 diner:-9 dond:26 dorm:27 en:12 esta:10 gana:20 hoy:21 ir:9 la:-31 las:23 lech:-9 los:9 luz:-10 medic:-9 mi:30 mied:25 mis:17 mor:20 para:9 pastil:23 pavor:20 pedir:12 que:17 qued:27 quien:-15 segur:-34 un:19 y:-37
terapeut:-26
terapi:-26 de:-25 en:-12 gratis:-10 mi:-18 para:-16
term:-14
termin:-20 escuel:-11 la:-17 mi:-15
terminat:-19 pregnancy:-9
termination:-23
test:-24 for:-12 free:-11 hiv:-9
testament:-22
testify:-12
texas:-9
text:17 and:15 daught:13 home:-26 im:14 me:30 my:39 threat:23 to:-26 what:14 year:23
than:-11
thanksgiv:-24 din:-17
that:-26 baby:-17 boy:-12 dog:-18 dont:-20 get:11 he:23 kill:-21 let:-22 me:-22 take:-18
the:12 again:-15 and:11 apartment:17 army:-16 baby:16 bar:-13 bathroom:22 bed:25 bedroom:13 bill:-21 bottl:20 bridg:24 bronx:-25 bus:12 cam:22 cant:27 clean:13 clos:-16 closet:19 cloth:20 condom:37 cop:13 cord:26 country:-25 crib:-23 daycar:22 disapp:10 divorc:-9 doctor:-27 door:49 down:18 er:23 face:16 farm:23 fath:-9 first:-23 follow:18 for:16 frat:19 from:26 garag:19 gym:-13 hair:9 he:26 heat:-15 hospital:-10 i:9 if:14 im:35 in:17 is:-18 its:16 job:-13 keep:20 key:-13 kid:21 kitch:-9 lady:23 last:19 laundromat:15 left:26 let:13 life:28 light:-20 look:21 made:-12 make:24 man:22 marin:-17 mark:27 massag:11 money:21 mouth:24 my:23 nanny:19 neighbor:-17 next:28 nite:11 no:25 of:19 off:9 order:13 our:9 out:36 outsid:22 paper:-9 phon:18 pill:11 point:14 polic:20 porch:15 protectiv:10 rain:27 rent:-16 reservation:-19 restrain:24 rez:20 road:14 room:36 salon:11 say:17 scar:10 shelt:18 show:34 so:20 stat:-22 station:20 step:20 stomach:15 stor:28 they:19 time:-9 to:15 told:17 tonight:24 took:-9 track:16 train:18 truck:15 valley:-15 way:-19 wheel:15 when:20 whil:16 wint:-13 with:25 without:11 yard:26
theft:-21
thehotlin:-17
their:25
them:37
then:21
ther:29 a:11 is:-11 no:30 on:22 track:15
therapist:-22 for:-21 me:28 medicaid:-11 take:-11 touch:20 who:-11
therapy:-30 my:-9
they:28 are:19 discharg:19 dont:24 have:14 id:19 let:14 make:17 me:15 our:15 out:-10 paper:15 passport:19 pay:14 said:20 sleep:13 the:35 threat:24 took:16 us:13 wont:20 work:14
thigh:17
thing:20 and:19 at:9 i:16 me:9 when:13
think:34 about:38 death:21 driv:13 end:23 going:13 have:-28 husband:12 i:-20 is:15 its:18 jump:23 leav:19 my:26 of:29 off:23 postpartum:-28 spywar:25 ther:24 to:13 was:25
this:9 anymor:25 baby:-24 he:12 is:-25 job:-16 life:20 marriag:12
thom:-17
though:25
thought:25 about:-18 baby:-20 death:30 my:-30 of:16
threat:25 burn:23 himself:12 kill:14 me:18 my:18 out:22 post:-19 the:23
threaten:42 kill:9 me:23 my:22 post:26 text:22 the:26 to:19
threw:20 a:29 at:37 in:21 out:-10 plat:11 the:28 wheelch:23
throat:9
through phon:-29 the:32 window:22
throw:39 at:10 me:19 my:31 stuff:23 thing:9
thrown 17:13 at:10
thyroid:-25
ticket:-42 home:-19 mom:-12 my:-19 to:-31
tie:20
tied:13 me:28 up:18
tien:13 amenaz:18 casa:15 con:15 de:23 en:18 encer:23 hambr:-17 la:21 no:-15 trabaj:20 una:15 y:13
til:-17 friday:-24
tile:17 track:17
till:33 i:20 out:14 pass:14 pay:16 she:25
time a:25 day:22 for:-23 help:-13 i:20 off:-26
tind:17 me:16 wont:15
tio:23 me:19 toca:9 toco:18
tip:-25 stol:-14
tir:15 aliv:14 being:14 fight:17 of:43
tire:-14
tiro:13 piso:20
titl:-21 ix:-14
tn:15
to:9 about:10 abus:30 after:16 aliv:22 all:25 an:11 and:14 anoth:-16 anymor:19 apply:-15 appointment:-10 ask:29 at:10 back:13 bed:15 befor:33 bill:-19 bring:-9 burn:9 but:21 cant:9 car:18 care:-19 cat:-12 chem:-18 church:12 clinic:12 colleg:-30 court:-27 crash:-12 custody:-22 cut:15 danc:21 debt:22 dialysis:17 die:32 disapp:25 doctor:-24 drink:-19 early:-28 eat:-24 end:-12 every:20 everyth:19 face:14 file:-10 find:33 for:18 forev:25 from:24 give:24 go:18 hair:-23 have:9 he:18 head:17 here:15 herself:21 hide:17 him:27 himself:17 his:24 home:11 hospital:-18 hotel:26 i:23 if:20 in:-12 job:18 jump:21 keep:22 kid:-23 kill:18 know:20 last:23 leas:-16 light:-18 list:-22 live:19 look:21 lose:-27 man:27 marri:17 marry:16 me:29 meet:24 men:31 messag:16 more:22 move:-10 myself:25 night:23 no:24 not:12 nude:-19 obey:15 of:17 off:22 onlin:-12 or:17 out:25 over:30 overdos:20 parent:-13 pay:19 pic:11 pregnant:-26 prom:-24 read:-15 rent:-18 restrain:-11 run:26 scar:27 school:-23 see:26 sell:19 sex:14 sleep:27 so:28 start:-19 stat:-16 stay:16 stor:-10 strip:24 take:23 talk:-39 the:24 thing:-17 this:17 tomorrow:-12 tonight:34 touch:15 up:26 us:26 vent:-21 wake:19 want:17 watch:-11 when:-12 with:23 without:22 yel:20
toal:-25
toallit:-17
toc:41 a:30 mi:32 permis:15 sin:15
toca:31 a:34 dice:10 mi:16 nina:15 que:9 y:10
toco:44 a:28 hija:20 mi:30 permis:14 sin:14
toda:17 las:15 part:13
today:22
toddl:-13 alon:13
todo:36 dia:19 el:21 en:-19 los:9 que:30
togeth:-24
told anyon:14 dad:12 grandp:18 her:19 him:23 i:16 me:-12 the:-10 to:-19 touch:18 was:14
toled:-14
tom:34
toma me:15 much:-25 pega:12 pone:16 se:16 y:19
tomar:18
tome:36 pastil:28
tomo:25 much:9 pastil:33
tomorrow:-9
tonight:41 3:16 and:10 baby:29 in:17 its:12 my:19 rain:12 safe:17 with:30
tonit:31
too:9 deep:21 expensiv:-20 high:-12 much:-28 pill:20 work:-22
took:15 a:24 all:12 and:39 away:31 baby:-29 battery:29 birth:11 bottl:19 bunch:12 car:21 checkbook:-21 childr:-18 condom:22 id:-15 in:10 key:26 kid:-21 loan:10 many:20 me:15 money:-34 of:18 paper:33 passport:31 phon:35 pictur:17 pill:37 refund:-18 so:18 tax:-18 the:30 to:-14 too:20 turn:24 whol:19 with:-23
tooth:-27 out:-15
top me:14 of:14
topek:-23
torn:-16
tot:-15
touch:44 a:19 and:16 as:19 at:23 by:13 child:17 daught:32 doctor:19 dur:14 girl:29 her:17 him:15 in:29 inappropriately:18 my:27 on:22 the:26 whil:11 wrong:15
tow:-21 car:-25 my:-32
towel:-14
toxic:39 relationship:14
toy:-26 for:-15 tot:-15
trabaj:-11 a:14 de:-30 el:18 en:22 fuerz:17 la:22 limpiez:-11 madr:-13 me:22 mujer:-23 ni:20 noch:-20 pagar:18 pago:15 por:-11 sin:14 tien:14 y:18
tracfon:-20
track car:14 devic:-24 for:-13 in:17 location:-11 me:-12 my:10 numb:-13 on:22 packag:-11 stimulus:-17
trad for:15 school:-12 women:-19
trae:23
traffic:10
traffick:56 help:27 hotlin:23
trafic:31
trail:-24
train:-24 track:11
trajeron:28 con:16 para:21 y:25
tramit:-11
tran:-14 and:11 cor:-19 girl:-27 kick:-18 lifelin:-21 my:-17 need:16 numb:-28 out:-18 suicidal:23 teen:15 women:11 y:-19
transf:-14
transgend women:-26
transitional:-13 hous:-20
transmision:-11 sexual:-11
transmission:-24
transport:-22 al:-13
transportation:-18 to:-15
trap:25 in:17
trash:11
trastorn:-15
trat:47 de:38 person:21
tratamient:-25 para:-10
traum therapy:-17
travel:-19
treatment for:-12 my:-9 women:-25
trenton:-20
tres:-21 mese:-15
trevor:-32 project:-16
tri:34 me:21 overdos:20 to:34
tribal:-21 health:-11
trimest:-21
trist:-19 desd:-9 que:-9
tristez:-16
troubl:-14
truck:26 stop:10
try:13 kill:22 me:25 to:-15
tube:-25 tied:-15
tuition:-15
tuls:-15
tupel:-14
turn 18:-15 back:-16 my:30 phon:27
tutel:-16
tutor:-20
tuve:17 a:-14 bebe:-14 mi:-14
tv:-20
tweak:-19
twist:25 arm:25 my:25
two spirit:-18 week:-25
tylenol:17 to:16
typ:9
uber:12 driv:29 lock:13 me:29
ubicacion:-24
ukraini:-16 refug:-9
ultrason:-20 gratis:-13
ultrasound:-27
un abog:-17 afuer:13 apartament:-11 com:-9 companer:24 con:12 cuart:-31 cuchil:11 de:25 doctor:-14 el:22 en:16 hombr:23 infiern:19 le:29 lugar:9 me:32 negoci:-18 nino:22 no:-17 ofreci:22 para:17 plan:25 puest:-10 senor:22 sigu:28 trabaj:24
una:20 cachet:14 casa:15 el:-24 fiest:11 muel:-16 no:16 orden:-18 pistol:24 relacion:20 restriccion:-20 y:16
unaliv:33 myself:22
uncl:12 did:13 make:14 me:9 to:13 touch:25
unconscious:24
under:25 my:15 tabl:-23 the:16
underw:-20
undocument:-20 and:15
unemploy:-17
unemployment:-26 benefit:-9
uniform:-20
uninsur:-18
union:-19
unit:-20 way:-22
universidad:-23
unpaid:-24 overtim:-9 wage:-9
until:16 i:16
unwant:19 touch:25
up:29 a:15 adoption:-15 all:13 and:13 at:21 boyfriend:13 by:13 cloth:10 everywher:17 for:-27 go:13 he:19 hous:25 i:13 job:12 me:13 my:41 nak:19 need:-21 night:12 now:-17 on:15 parent:9 party:15 phon:24 pill:16 to:23 tomorrow:23 was:11 work:10
ups:-19
urban:-12 clinic:-9 indi:-12
urge:10 cut:25 to:25
urgent:-29 care:-28
urinary:-18 infection:-11
us:48 a:11 alon:21 and:25 at:17 day:21 in:21 is:22 leav:10 night:14 out:14 outsid:9 the:18 till:19 work:19
usa drog:-13
usaron:-11 mi:-11 segur:-10
uscis:-25
use condom:23 wheelch:-14
used:-12 credit:-12 my:-27 social:-11
using again:-22 my:-17 social:-13
uso:-10 mi:-10
uterin:-19
uti:-19
util:-16
utility:-24 assistanc:-15 help:-26 off:-16
va:-10 claim:-21 clinic:-11 deport:21 health:-13 loan:-10 matar:14 women:-10
vacat:-24 order:-20
vaccin:-26
vacun:-22 bebe:-19 mi:-19 para:-9
vaginal:-27
vale:9 de:-18
valg:20 nada:15
valley:-21
van:-26 a:-19 cor:-9 de:-12 del:-10 desaloj:-10 echar:-12 la:-17 lanz:-10 quit:-18 sacar:-11
vap:-19
vasectomy:-18
vash:-17
vawa:-24 petition:-11 self:-10
vece:31
vecin a:21 golp:20 grit:19 le:23 su:14 toda:-13
vegas:-12 shelt:-20
vena:19
vend:11 cuerp:25 mi:10 tamal:-20
venezuel:-25
ventan:26
veo a:15 sent:15
ver:-15 a:-23 bebe:-10 hija:-29 hijo:-9 mi:-16 mis:-9
verbal:28 abus:20
verd:-23
verizon:-16
vermont:-25
vet benefit:-9 bill:-23 crisis:27 dog:-11 for:-12 gun:19 help:-24 my:-12 no:12 with:22 women:-20
veter:-26 crisis:-40 homeless:-17 hous:-13 line:-31 ptsd:-13 with:-13
veteran:-19 hogar:-13 sin:-13
veterinari:-20
vez:23
viaj:14
victim abus:24 assistanc:-20 comp:-13 compensation:-21 crim:-17 de:24 fund:-14 help:16 in:27 money:-18 un:-27 violenci:17 witness:-18
vida:44
vide:-31 of:-15
videophon:26
viej:25 me:18
vien:-9
vientr:-12
vigil:28 el:22
vih:-17
vincent:-15 help:-15
vine:-15
viol:47 a:18 anoch:10 espos:23 hija:18 mi:28
violacion:40
violanc:10
violat:16 restrain:15 the:12
violation:-31
violenc:58 des:13 help:39 hotlin:21 moines:13 ohio:20 shelt:40
violenci:65 de:17 domestic:18 en:27 famili:20 gener:17 intrafamili:16
violent:55 he:12 lose:12 when:16 with:27
virus:-28
visa:-21 abus:17 expir:-17 for:-34 i:19 para:-17 t:-13 victim:-32 wife:17 you:-15
vision:-18 exam:-19 test:-9
visit:-20 need:-13 with:17
visitation:-22
vitamin:-28
viv:13 en:-32
viviend:-22 barat:-13 de:-23 para:-12
vivir:22 mas:12
vivo:18 cal:-31 car:14 con:24 en:9 infiern:19 la:-31 mi:14 un:19
vocational:-11
voce:-20
voic me:20 tel:20 to:20
voilenc:17
volunt:-30
volv:20 a:10 casa:24
vomit:-24
vote:-28
voter:-19
voy a:-10
vt:-14
wa:-20
waco:-14 tx:-14
wage:-22 theft:-12
wait:27 by:21 car:21 for:29 list:-23 me:32 my:28
waitlist:-26
waiv:12
wake:30 me:10 tomorrow:23 up:30
walk:14 all:19 behind:10 eggshell:20 me:10 on:20 out:18 with:17
wall:9 by:12 my:15 next:10 to:10
wallet:-17
walmart:15
want:21 a:-11 aliv:18 all:22 and:18 baby:-28 back:-16 but:21 cop:24 counsel:-21 custody:-27 die:27 disapp:22 go:17 here:17 herself:13 it:16 kill:32 live:27 me:20 more:-21 my:-19 myself:28 obey:15 of:-14 out:26 pregnant:-21 send:16 sleep:20 so:19 stop:16 to:11 with:12
warm cent:-15
warrant:-23
wart:-24
was:20 a:10 asleep:12 assault:19 dead:14 drug:16 gone:13 if:12 in:15 kil:-16 last:15 murder:-20 my:19 now:12 of:10 on:15 out:17 pass:10 rap:11 scam:-16 top:10 with:15
wash:-25
wasnt:33 here:13
watch:14 baby:-11 hous:45 kid:-24 me:15 my:10 show:28 the:30 whil:-35
water apartment:-12 bill:-14 brok:30 got:-19 heat:-9 in:-12 off:-26 shut:-18
way:15 get:-27 out:19 to:15
wayn:-19 county:-10
we:25 a:13 and:17 are:11 argu:21 at:11 counsel:-10 go:10 got:17 in:32 live:15 marriag:-10 need:-10 no:17 our:15 out:-10 sleep:22 the:18 were:28 wher:12
wean:-17
wear:25
weath:-13
wed:-42 help:-15
week abortion:-22 and:31 pregnant:-18
weekly:-26 motel:-26
weld:-16 class:-10
welfar:-20 offic:-12
well:-21 women:-13
went the:25
were:18 both:17 i:-9 women:19
what a:15 after:21 can:11 did:18 happen:17 he:22 i:19 im:14 is:-9 now:-30 of:9 point:9 to:-16
wheel:-15 wv:-11
wheelch:-15 and:-15 help:-20 need:-15 ramp:-15
when:14 and:22 asleep:19 at:12 cry:19 drink:14 drunk:21 get:-11 go:13 have:-28 he:20 him:15 his:19 home:27 im:30 is:27 lose:12 mad:19 my:25 no:14 out:-26 say:18 she:13 sneez:-14 to:18 was:12 we:15
wher:16 do:26 get:-27 go:24 he:18 i:13 it:14 live:-25 shouldnt:18 sleep:20 to:-14 tonight:14 we:20
whil asleep:11 at:16 he:25 i:16 in:-17 pregnant:-13 shelt:-17 was:30
whip:22
who can:-29 help:11 me:19 medicaid:-11 my:-22 pay:-17 take:-18 to:20 will:13
whol:28 bottl:27 of:19 tylenol:11
whor:15
wi:-13
wic:-31 de:-9 formul:-9 offic:-13
wick:-20 offic:-11
widow benefit:-14 cant:-17 group:-13 pay:-17
wife:19 abus:36 abusiv:22 and:-18 are:-20 beat:33 has:11 hit:19 husband:18 in:18 me:21 of:-19 out:31 punch:18 say:11 she:11 want:9
wifi:-20
wig:-20
wildfir:-18
will:19 believ:17 find:19 for:18 ice:-12 if:18 immigration:14 kill:20 live:21 me:18 take:9 to:21 us:13
wilmington:-16 delawar:-14
window:17
windshield:9
wint:-22 coat:-19
wipe:-20
wisdom:-18 teeth:-14
wish:29 could:15 i:29 wasnt:19
wisp:-18
with:12 2:27 a:18 abus:30 and:15 anymor:19 autism:-9 baby:35 bat:22 belt:15 benefit:-19 bill:-16 boyfriend:-12 burn:17 chem:-22 child:-24 childr:-17 cigaret:20 cloth:9 cord:14 cost:-13 daught:19 deposit:-19 dog:-15 electric:-11 fath:32 felony:-20 first:-10 food:11 for:15 funeral:-11 gun:20 he:9 her:21 him:25 his:15 home:-19 hous:-19 husband:27 insuranc:-12 job:-22 just:13 knif:15 life:26 light:26 man:23 mark:20 men:20 money:-13 need:-14 nude:30 off:11 on:31 other:12 pet:-28 plac:18 purs:9 rent:-14 school:-20 security:-17 shoe:26 social:-21 son:-28 ssn:-15 to:22 tonight:22
withdrawal:-17
without ask:19 consent:29 him:18 husband:-34 insuranc:-15 me:15 notic:-14 paper:-17 parent:-12
witness:-20
woke:23 a:15 and:11 at:15 he:11 nak:19 up:23
women a:-9 abus:38 and:-17 beat:29 business:-17 by:18 ca:-16 childr:-11 city:14 clinic:-20 county:-28 dc:-21 exam:-23 group:-17 health:-21 hous:-22 husband:25 il:-16 infant:-11 job:-10 kid:-12 lake:-14 law:-18 lawy:-16 leav:11 liv:16 near:-22 only:-20 own:-16 rap:26 rehab:-15 shelt:-14 support:-25 tacom:-21 topek:-22 train:-10 tuls:-12 tx:21 veter:-19 with:-21
wont alon:14 back:-18 bring:-15 child:-15 com:24 condom:23 cry:-16 daught:-14 divorc:-13 eat:-17 file:-13 fix:-10 have:18 heat:-10 help:25 hit:17 kid:-22 learn:20 leav:31 let:16 me:11 money:27 my:-19 paper:-29 pay:-18 pump:-22 return:-17 say:23 see:-14 show:23 sign:-17 sleep:-20 start:-11 stop:23 support:-14 talk:-11 the:-19 up:28 us:11 use:16 wake:9 wher:12 with:13
wood:-23
worcest:-19 ma:-19
work 16:29 a:25 all:15 by:25 childcar:-20 cloth:-13 comp:-16 daycar:-18 debt:23 do:-11 for:17 free:25 from:-16 home:-14 how:-23 hrs:16 i:-14 in:-17 it:-11 job:-14 late:-26 lost:-12 me:29 my:24 need:-20 no:11 off:26 pay:10 permit:-20 ride:-16 right:-14 street:24 to:21 tomorrow:27 train:-14 wait:15
workforc:-22
workplac:-26
worth:22 it:14 liv:21
would:30 be:15 bet:12 happi:11 i:14 if:20 me:24 miss:20 off:12 without:9
wouldnt:19 let:13 me:13 out:13
wound:-16
wrap:10
wrist:39
writ:17 a:-18 resum:-18
wrong:18 dur:14 exam:14
wrongfully:-18
wrot:27 a:18 let:21 note:18
xanax:-9
y:22 a:13 al:15 amenaz:24 avent:12 bebe:13 cobij:-14 com:-27 con:-26 cor:-19 cosa:16 de:11 deja:11 dejan:17 despert:17 dice:20 diner:-25 dond:10 el:27 embaraz:-28 en:31 encer:12 es:22 espos:13 estoy:-18 frio:11 golp:31 grit:17 hace:13 la:22 le:21 luz:-19 marc:10 me:32 mi:22 mis:21 necesit:-26 nino:-28 no:14 nos:12 paga:24 pagan:16 pega:20 pone:16 pued:18 que:30 quier:-9 revis:19 se:15 segu:25 segur:-27 si:28 sola:-18 telefon:26 tenerl:-17 tien:22 tiro:15 violent:13 ya:17 yo:-28
ya:46 aguant:20 de:17 es:15 estar:12 las:19 le:9 mas:18 me:26 no:24 noch:15 pastil:19 pued:21 quier:29 teng:19 vivir:14
year:11 abus:21 ago:21 at:24 find:-28 her:-9 me:9 never:11 old:14 out:24 say:22 school:-16 told:11 women:19
yeast:-18 infection:-13
yel:38 at:25 name:22
yell:28 and:9 at:34 me:13
yes:27
ymca:-20 ywca:-20
yo:-12 is:21
york:-23
you:-31 visa:-21
young:-20
youth:-29 crisis:-24
yuma:-18
ywca:-20
zapat:-27 nino:-10 para:-11
zoloft:-18
`,
}

/** What each word adds for each danger, which is named by its place among them. */
export const kinds = {
  start: [-3, -1.2, -2.3, -1.7, -2, -2.1, -0.8, -2.9],
  words: `
10 1:-28 2:18 3:-26
11 1:-24 3:-19 4:-31 6:-38
12 2:31 3:33 5:-43 6:-42
13 2:49 3:28 4:-23 5:-29 6:-30 7:-28
14 2:47 4:-39 5:-36 7:-32
15 1:-23 2:43
16 1:-23 3:-33 4:31 5:-33
17 3:-25 4:-18 7:33
2 0:-21 2:-30 3:-28 4:-25 5:-28 6:-20 7:22
20 0:-26 1:-32 2:-34 3:-21 4:-32
2nit 0:-19 1:-21 2:-29 3:-25 4:-25 5:-23 7:27
3 1:-19 6:-47 7:19
30 3:-22 6:19
4 1:-28 4:-26 5:22 6:22 7:-19
5 1:-19 3:-34 4:-27 5:-27
50 2:-20 4:-21 5:35 7:-22
6 1:-25 2:38 3:-23 4:-30 5:-23 7:-31
7 0:-21 1:-29 2:-22 3:-28 5:23 7:-21
70 1:-27 2:-32 3:-24 4:-21
9 1:-19 2:24 3:34 4:-22 5:-20 6:-21 7:-22
a
about 0:-21 1:38 3:-31 5:-51 7:-24
abus 1:-35 4:-31 5:-27 6:34 7:-24
abusiv 0:-22 1:-32 2:-29 3:-34 4:-30 5:-34 6:48 7:-23
acab 1:28 6:-39 7:-20
account 1:-29 2:-43 3:-38 4:-32 5:26 7:-25
accus 0:-22 1:-28 2:-34 3:-34 4:-26 5:-29 6:43
acos 1:-24 2:-28 3:-20 4:-26 5:44 6:-44
acost 2:-19 4:32 6:-30 7:-19
acuest 1:-28 2:-21 3:24 4:33 6:-43 7:-24
address 0:-24 2:-35 3:-35 4:-37 5:43 6:20 7:-25
adult 1:-30 3:-21 4:-29 5:-33
advocat 1:-21 2:-19 3:-22 4:-21 5:-19 6:24
afraid 0:-27 1:-40 3:-27 4:-37 6:38 7:-31
after 0:-21 3:27 4:-26
afuer 1:-25 2:-36 3:-38 4:-36 5:50 6:-21
again 0:-37 3:-41 4:-33 7:-33
against 0:-23 1:-21 2:-26 4:22 5:-36
agar 0:-18 1:-28 2:-22 4:-31 5:-35 6:23 7:-20
ago 0:19 2:-34 3:21 4:-25 6:-25
agresiv 1:-22 3:-22 4:-27 6:30
aguant 3:-18 7:-22
ahorc 0:-22 2:-20 3:-35 4:-27 5:-28 7:-19
aide 1:-29 2:-27 3:-25 5:-19 6:34
airtag 1:-22 2:-21 3:-34 4:-24 5:46 6:-22 7:-35
al 4:33 5:19 7:-24
alask 4:-22 5:-20 6:21
algo 0:-22 1:-27 2:-27 3:42 4:-28 5:-35 6:-38 7:-32
algui 4:-27 5:39 6:-38 7:-23
aliv 1:40 2:-29 3:-31 4:-28 5:-30 6:-40 7:-22
all 3:-18
allow 1:-36 2:-20 4:-22 5:-26 6:34 7:-20
allowanc 3:-27 4:-23 6:23
alon 2:39 4:-38 5:20 6:-34 7:-34
already 1:23 3:-25 4:-24 6:-24
always 0:-21 1:-26 2:40 4:-20 6:-20 7:-34
am 0:-20 3:-27 4:-27
amenaz 1:-30 2:-41 4:-41 6:58 7:-35
americ 3:-26 6:25
amig
an 1:-32 2:-44 7:-33
and
anda 1:-25 2:-29 3:-32 4:-37 6:27 7:-31
anoch 1:-23 2:-26 4:-22 5:-20 7:-19
answ 3:26 4:-24 5:-18 6:-26
anymor 0:-21 1:42 2:-19 3:-32 4:-38 5:-18 6:-30 7:-23
anyon 1:-20 2:-36 4:-21
anyth
anyway 0:-27 1:-33 2:-21 3:28 4:-22 5:-38 6:-36 7:-23
anywher 0:-24 1:-27 2:-30 3:-30 4:-28 6:23
apartment 2:-34 4:-31
app 2:-25 3:-25 4:-27 5:40
apret 1:-25 2:-25 3:-29 4:-30 5:-25 6:34 7:-21
aqui 0:-18 1:22 3:-21 4:-29 5:-19
are 0:23 2:19 3:-35 5:-33 6:-27 7:29
arm 0:-24 1:-30 2:-34 4:-32 5:-37 6:30 7:-24
army 1:-29 3:-22 7:20
around 1:-19 2:-18 3:-30 4:-19 6:45 7:-24
as 3:58 6:-33
ask 1:-31 2:27 6:18 7:-36
asl 3:-21 4:-21 6:25 7:-23
asleep 2:-26 3:24 4:-26 6:-36 7:-33
assault 0:-20 1:-34 2:-26 3:53 4:-30 5:-27 6:-32 7:-20
at 4:-19 7:19
attempt
aunt 1:-32 2:33 4:30 5:-25 6:-37
avent 0:-21 1:-32 2:-31 3:-42 4:-38 5:-34 6:50
avient 1:-23 2:-37 3:-44 4:-21 5:-20 6:38 7:-20
away 0:-18 3:-33 5:-29
ayud 1:-31 2:-25 3:-22 4:-26 6:47
b 3:31 5:-22 6:-28
baby 0:22 2:49 3:-41 4:-37 5:-23 6:-23 7:22
babysit 0:-36 1:-23 2:25 6:-34 7:-27
back 1:-28 3:-23 4:19 6:21
bad 4:-28
bag 1:-32 2:-26 3:-25 4:-33 6:21 7:-25
bang 1:-23 2:-26 3:-27 4:-25 5:-39 6:44
bank 1:-21 3:-25 4:-27 5:-28 6:31
bar 1:-27 2:-28 3:28 5:-28 7:-29
bathroom 4:-29 5:21 6:24 7:-26
batter 1:-29 2:-23 3:-25 4:-24 5:-23 6:47 7:-41
battery 0:-30 1:-24 3:-26 4:-31 6:28 7:-24
be 1:32 3:-31
beat 0:-23 1:-29 3:-47 5:-37 6:40 7:-27
bebe 0:-20 1:-31 2:21 3:-37 4:-37 5:-42 6:-50 7:35
becaus 1:-34 2:-21 4:-29
bed 0:-23 1:-41 3:21 4:-44 6:-23 7:30
bedroom 0:-27 1:-20 2:-36 4:-50 6:39 7:-36
been 0:-30 1:30 2:-32 3:-39 4:-31 6:-25
befor 1:-25 2:-33 3:-28 4:-40 5:-35 6:46 7:20
behind 1:-26 3:-25 4:-25 5:44 6:-43
being
believ 0:-20 1:-32 4:-28 5:-32 6:35 7:-24
belt 0:-19 2:31 3:-20 4:-20 5:-20 7:-22
best 0:-19 1:38 2:-21 3:-36 4:-31 6:-30
bet 0:-18 1:43 2:-23 3:-37 4:-27 6:-34 7:-22
birth 0:-19 1:-20 2:-19 3:-22 4:-32 5:-19 6:25
bit 2:-27 3:-34 4:-28 5:-31 6:20 7:-20
black 1:-34 2:-20 4:-32 5:-28 6:23 7:-27
bleach 0:-24 1:18 2:-23 3:-28 4:-25 5:-27 7:-21
bleed 0:54 1:-35 2:-25 3:-35 4:-30 5:-34 7:-29
blind 1:-26 2:-23 3:-27 5:-18 6:36
block 0:-18 1:-34 2:-28 3:-40 4:-44 5:32 7:-23
blue 0:37 1:-25 2:-34 3:-33 4:-27 5:-18 6:-22 7:-30
body 1:-20 2:-30 3:-38 4:37 5:-45 6:-23 7:-23
borrach 2:-30 3:-18 4:-22 5:-23 6:31
boss 1:-33 2:-38 3:30 4:30 6:-45 7:-22
both
bottl 0:18 1:35 2:-29 3:-37 4:-31 5:-22 7:-28
bought 0:-36 1:21 2:-18 3:-29 4:-35 5:-25 6:-26 7:-22
boy 1:-21 2:31 5:-28 6:-25
boyfriend 1:-31 6:33
braz 1:21 2:-36 3:-34 4:-25 5:-30 7:-26
break 2:-46 3:-50 4:-22 5:-40 6:57
breath 0:42 1:-43 2:-25 3:-35 4:-25 7:-26
bridg 1:27 2:-24 3:-44 4:-28 5:-35 6:-31
bring 0:-22 1:-27 3:-27 4:25 5:-23 7:-20
brok 1:-39 2:-34 3:-31 4:-32 5:-23 6:30 7:-21
broth 0:-18 4:-48 5:-29 7:-20
brought 1:-24 2:-25 3:-25 4:28 5:-26 6:-34 7:-31
bruis 0:-20 1:-40 3:-45 4:-27 5:-29 7:-24
bunch 0:37 1:29 2:-25 3:-38 4:-34 6:-32
burd 0:-21 1:21 2:-29 3:-24 4:-26 5:-25 6:-27 7:-19
burn 0:-21 2:33 3:-43 4:-38 5:-39 6:24 7:-26
bus 1:-33 2:-44 4:-38 6:-19 7:27
busc 2:-23 3:-30 4:-22
but 1:-32 2:-23 4:19 7:-21
buy 3:-37 5:-21 6:32
by 2:-20
cachet 0:-21 1:-24 2:-25 3:-35 4:-31 5:-23 6:35 7:-22
cada 1:-22 2:-22 3:-27 4:-25 5:23
cal 1:-31 2:-45 3:-45 4:-29 5:19 7:45
call 0:-20 2:-28 3:-41
cam 3:-31
cama 0:-30 1:-31 4:-29 5:-31 7:-24
came 0:-19 1:-31 2:24 4:-29 5:-32 7:-26
camer 0:-21 1:-27 2:-37 4:-25 5:48 6:-22 7:-23
campus
can 2:-35 4:-33 5:25
cans 1:38 2:-24 3:-27 5:-28 6:-32 7:-23
cant 0:22 1:20
cap 3:-30 5:-19 6:-30
car 1:-33 2:-24 3:-24 4:-25 5:37 7:33
card 0:-18 1:-24 2:-20 3:-35 4:24 5:-35 6:38
care 0:-21 1:23 4:-32 5:-29 7:-26
caregiv 1:-21 2:-30 3:-33 4:-37 5:-29 6:39 7:-29
casa 1:-29 2:-21 3:-41 5:18 6:23 7:19
cat 0:-20 2:-33 3:-25 4:-20 5:-23 7:-18
celos 1:-22 3:-23 4:-25 6:24
celul 1:-25 2:-29 3:-45 4:-49 7:-20
cent 4:-24 6:39
chair 1:-22 3:-32 4:-19 6:34 7:-23
chang 0:-21 1:-26 4:-31 5:-31 6:-18 7:26
check 0:-24 1:-27 2:-47 3:-37 4:-30 5:-37 6:50 7:-29
chest 2:-19 4:-20 5:-24 7:-23
child 1:-30 2:64 3:-21 4:-25 5:-30 6:-51
chok 1:-33 2:-29 3:-21 4:-31 5:-36 6:48 7:-33
church 1:-31 4:-35 7:-27
cigaret 1:-26 3:-25 4:-24 5:-18 7:-18
cint 2:31 3:-28 4:-19 7:-22
city 1:-18 3:-23
clean 1:-26 3:-36 4:42 5:-20 7:-20
closet 0:-23 1:-31 2:35 3:-39 4:-36 5:-33 7:-36
cloth 0:-29 1:-35 4:-45
club 3:-28 4:39 5:-21
coach 1:-25 2:34 3:25 4:-35 5:-41 6:-45 7:-28
coerciv 1:-20 6:26
cold 3:-33 4:-32 5:-31 7:23
colleg 1:-27 2:-26 3:33 4:-21 6:-33 7:-31
com 0:-19 1:-32 2:-30 3:-39 5:29
come 1:-26 2:28 7:-40
como 1:-29 2:-33 3:-34 4:-25 5:-23 6:46 7:-28
companer 2:-31 3:38 4:-31 5:-27 6:-36
con 5:-34 7:35
condom 0:-31 1:-39 2:-28 3:52 4:-36 5:-25 6:-32
consent 1:-25 2:-26 3:31 5:-19 6:-22
contact 0:-20 2:-22 3:-26 4:-28
contr 2:-23 5:-18 6:22 7:-26
control 0:-20 1:-36 2:-35 3:-33 4:-46 5:-35 6:53 7:-23
cook 1:-25 2:-25 3:-26 4:32 5:-26
cop 1:-33 2:-34 4:-43 5:-35
cor 1:-19 2:-26 3:29 5:-29 6:-45 7:33
cord 0:-25 1:-21 2:28 3:-25 4:-29 5:-20 7:-32
corri 2:-35 3:-22 4:-21 5:-23 7:36
cort 1:56 2:-48 3:-38 4:-28 5:-24 6:-51 7:-28
cosa 1:-32 2:18 3:19 4:-19 5:-24
couldnt 0:-22 1:-23 3:-20 4:-22 5:-30 6:20
counsel
counselor 4:-23
count 0:-23 1:-23 2:-25 7:-28
county 2:-24 3:-28 4:-19 6:45 7:-20
cousin 1:-27 4:20 5:-32 6:-24
cowork 1:-20 2:-28 4:-27 5:37 6:-35 7:-27
coyot 2:-23 3:-32 4:28 5:-24 6:-33
crazy 1:-32 2:-32 3:-41 4:-25 5:-45 6:42 7:-25
credit 0:-20 4:-30 6:20
creepy 1:-32 2:-19 3:-23 4:-21 5:36 6:-37 7:-22
creo 1:-20 5:25 6:-28
crisis 1:45 2:-30 4:-25 5:-32 6:-28
cry 0:-21 2:23 4:-25 5:-40 6:-26 7:-30
cuand 1:-25 3:33 4:-18
cuart 0:-21 1:-30 2:19 4:-34 5:-27 7:-23
cuchil 3:-33 5:-30
cuel 1:-20 2:-25 3:-41 4:-31 5:-30 6:38 7:-23
custody 1:-18 3:-20 4:-18 6:30
cut 1:37 2:-42 3:-38 4:-35 5:-45 7:-26
da 1:-22 4:-28 5:-18 7:-18
dad 0:-20 1:-33 2:51 4:-33 5:-24 7:-21
daddy 0:-23 1:-38 4:19 6:29 7:-30
danc 1:-19 2:-28 3:-39 4:46 5:-19 6:-27 7:-20
dang 0:-18 1:-35 3:-37 4:-28 5:-18 6:21 7:-27
dano 0:-21 1:43 2:-23 3:-27 4:-26 5:-24 6:-36 7:-21
dark 1:-32 2:-34 3:-42 4:-41 5:-35 6:-21 7:35
dat 1:-35 2:-25 3:-25 4:-36 5:-23 6:42
date 0:-22 2:-29 3:36 4:-30 5:-24 6:-22 7:-23
daught 2:46 6:-29
day 1:-27 2:21 3:-29 7:-29
daycar 0:-27 1:-22 2:38 4:-31 6:-34 7:-34
de
dead 0:-26 1:32 2:-31 3:-29 4:-23 6:-31
deaf 1:-29 2:-33 3:-20 4:-24 5:-22 6:37
death 1:26 3:-23 6:-19
debo 2:-23 3:-42 4:41 5:-20 6:-46
debt 1:-28 2:-31 3:-32 4:39 5:-22 6:-32
deja 1:-26 2:-24 3:-49 6:44 7:-29
dejan 1:-23 3:-34 4:37 5:-24 6:-24 7:-41
dejo 2:-22 3:-35 4:-26 5:-22 6:41
del 2:-18 7:20
delet 0:-21 1:-21 2:-26 3:-39 4:-21 6:46
denunci 1:-23 3:-24
departament 3:-34 4:-28 5:-26 6:-27 7:26
deport 1:-33 3:-30 4:30 5:-37 6:33
desaparec 2:28 3:-33 4:-24 5:-22 6:-38 7:-29
despert 0:-21 1:25 2:-24 4:-33 5:-24 6:-41 7:-36
dia 5:-22 7:-21
dice 5:-21
did 0:-18 1:-42 3:53 4:-26 6:-27 7:-18
didnt 0:-27 1:-26 3:55 4:-28 5:-30 6:-59 7:-21
die 0:-18 1:53 2:-45 3:-48 4:-40 5:-25 6:-46 7:-21
dijo 1:-37 4:-34 5:-21 7:-21
diner 1:-31 5:-33 7:-19
dio 1:-25 2:-24 3:-26 4:-23 5:-27 6:30
disabl 1:-19 2:-28 3:-20 4:-18 5:-30 6:32 7:-26
disapp 0:-21 2:-42 3:-28 4:-39 5:-35 6:19 7:-28
discharg 1:-21 2:-25 3:-27 4:-35 5:-24 6:-33 7:32
divorc 2:-29 3:-32 4:-38 5:-35 7:-25
do 5:-20
doctor 1:-23 2:-41 3:34 4:-29 5:-31 6:-20
document 0:-23 1:-29 2:-25 3:-37 4:32 7:-19
does 1:-37 3:31 4:-23 5:-30
doesnt 1:-26 2:-20 4:-22 5:-43 7:-23
dog 1:-38 3:-35 4:-29 5:-39
domestic 1:-29 2:-23 3:-33 5:-21 6:48 7:-21
dond 1:-49 2:-37 3:-28 4:-27 5:21 7:50
done 0:-28 1:38 2:-29 3:-29 4:-30 5:-21 6:-34 7:-31
dont 3:21 5:-43
door 1:-36 2:23 7:-29
dorm 2:-24 4:-23 5:-21 6:-44 7:26
dormim 0:-23 1:-28 2:-36 3:-33 4:-27 5:-28 6:-33 7:37
down 1:-25 2:-22 4:-36 5:-36 6:30
drag 3:-35 4:-21 5:-30 6:25 7:-29
drink 0:-19 1:-29 5:-45
driv 1:20 2:-21 4:-30 5:26 6:-25 7:-24
drog 1:-24 2:-25 3:35 4:-22 5:-23 6:-32 7:-24
drop 0:-25 1:-25 5:-32
drug 1:-30 3:22 5:-26 6:-22 7:-24
drunk 1:-40 3:23 4:-28 5:-45 7:-38
dude 1:-36 2:-26 4:-19
duerm 1:-21 2:-30 3:-35 5:-27 6:-40 7:23
dur 0:-21 1:-22 3:19 4:-19
durm 0:-22 1:-26 2:-42 3:-26 4:-24 5:-34 6:-33 7:30
dv 0:-18 1:-41 2:-24 3:-35 4:-30 5:-32 6:73 7:-34
eggshell 1:-24 2:-27 3:-22 4:-31 5:-39 6:33 7:-25
el
email 1:-20 2:-20 3:-19 5:35 6:-31 7:-20
embaraz 1:-31 2:-20 3:-30 4:-22 5:-36
emocional 2:-25 3:-26
emotional 2:-23 3:-25
empti 2:-19 5:-29 6:33
empuj 0:-28 1:-28 2:-23 3:-37 4:-33 5:-24 6:38 7:-31
en 7:28
encer 1:-18 2:-22 3:-29 5:-27 6:21 7:-36
encier 1:-24 2:-31 3:-44 4:-28 5:-24 6:35 7:-27
end 1:55 2:-31 3:-45 4:-24 5:-24 6:-52 7:-24
enfrent 5:-19 6:39 7:-32
er 1:-26 2:-31 3:-36 4:-26 5:-22 7:25
era 3:24 6:-30
es 1:-23 2:-20 3:-26
escap 1:-37 2:-20 3:-30 5:-18 6:40 7:-33
escond 0:-26 1:-30 2:-25 3:-33 4:-37 5:-29 6:39 7:-32
escort 1:-24 3:-20 4:37 6:-33 7:-18
esper 2:-39 3:-29 4:-33 5:40 7:-30
espos 1:-25 2:-42 5:-20 6:47
est 2:-20 4:-22
esta 1:-30 4:-27 7:28
estam 1:-27 2:-19 3:-24 4:-21 5:-27 6:-24 7:27
estar 2:-19 6:-40 7:-27
estari 1:40 2:-25 3:-32 4:-24 6:-28 7:-28
este 1:24 3:-30 4:-18 7:-22
estoy 4:-32 7:24
even 0:-21 1:-31 2:-39 3:35 4:-24 7:-20
every 1:-28 2:-20 3:-41
everybody 1:20 2:-20 3:-21 4:-31 5:-21 6:-26
everyon 1:24 2:-21 4:-23 5:-22 6:-18 7:-19
everyth 0:-24 1:-22 3:-32 6:34
everywher 2:-28 3:-33 4:-22 5:43
evict 1:-23 2:-30 3:-30 4:-31 5:-30 6:-28 7:33
ex 0:-19 1:-33 3:-22 4:-35 5:49 6:28 7:-35
exam 1:-25 2:-25 3:35 4:-20 5:-19 6:-26
exist 0:-20 1:20 3:-25 4:-22 6:-22
explotacion 0:-21 1:-26 2:-22 3:-32 4:40 5:-23 6:-27 7:-20
eye 0:-23 1:-33 2:-32 3:-41 4:-26 5:-31 6:45 7:-19
face 0:-29 1:-30 3:-47 4:-35 5:-38 6:28 7:-25
facebook 2:-26 3:-23 4:-28 6:-38
fake 2:-25 5:35 6:-21
famili 2:-24 3:-36 4:-41 5:-31 6:30 7:-23
family 1:-45 2:-22 3:-24 5:-23
farm 0:-22 1:-32 2:-32 3:-21 4:39 5:-22 6:-36 7:-27
fath 0:21 1:-21 2:21 4:-18 6:23 7:-23
feed 1:-27 2:37 3:-40 4:-26
feel 1:19 4:-28 5:-24 7:-21
fell 0:-22 1:-33 2:-32 3:-26 4:-30 5:-19 6:41
felt 0:-18 1:-22 3:36 5:-26 6:-36
femal 0:-19 1:-25 2:-20 4:-22 5:-20 6:20 7:-18
fianc 0:-18 1:-25 2:-29 4:-25 5:-28 6:33
fiest 1:-28 2:-24 3:38 4:-26 5:-28 6:-36 7:-26
fight 0:-26 2:-27 3:-21 4:-30 5:-33 6:35 7:-33
film 1:-23 3:36 4:-22 5:-20 6:-35
find 0:-21 1:-24 2:-33 3:-35 4:-39 5:35 7:-31
fing 0:-21 1:-19 5:-22
fir 2:-20 5:24 7:-22
fisic 2:-22 3:-21 6:22
flee 0:-18 1:-26 2:-23 3:-25 4:-24 5:-22 6:37
flip 0:-19 1:-21 2:-28 3:-23 4:-31 6:33 7:-28
floor 1:-21 2:-30 3:-42 5:-20 6:27 7:-28
follow 2:-28 3:-31 4:-44 5:71 6:-35 7:-30
food 0:-27 1:-31 2:25 3:-48 4:-48 5:-26 7:-53
for 3:-19 4:24
forc 1:-42 3:38 4:19 5:-30 6:-23 7:-23
forev 0:-25 1:39 2:-26 3:-35 4:-39 5:-27 6:-31 7:-30
forz 0:-23 1:-28 2:-27 3:31 5:-30 7:-27
fost 0:-24 1:-30 2:45 4:-24 5:-18 7:-29
foto 0:-23 1:-21 3:42 5:27
found 0:-23 1:-31 3:-19 5:32 6:-21 7:-36
frat 1:-20 2:-26 3:32 4:-28 5:-32 6:-34 7:-24
free 1:-28 2:-26 5:-33 7:-21
freez 2:-26 3:-21 4:-21 5:-24
friday 3:-20 4:-28 5:-35 7:38
fridg 0:-18 1:-24 3:-27 4:-25 5:-21 6:38
friend 2:-19 5:-40
from 1:-26 2:-20 3:-19 4:-20
front 1:25 3:-33 5:-21 6:22 7:-18
fue 1:-24 2:37 6:-35
fuerz 0:-18 1:-30 2:-41 3:32 4:22 7:-30
fui 3:28 6:-24
full
gang 2:-19
garag 1:18 3:-39 5:-33 6:-43 7:-31
gas 0:-20 1:-30 2:-31 3:-20 4:-32 5:-24 7:27
gaslight 0:-21 1:-24 2:-23 3:-24 4:-27 5:-36 6:34 7:-19
gave 0:-32 2:-34 4:-37 5:-28 6:-30
gay 1:-21 4:-35 7:37
genital 0:-26 1:-33 2:-20 3:-24 4:-20 5:-20 6:36
get 1:-38 6:36
girl 1:-29 2:31 3:-19 4:23 5:-31 6:-25 7:-20
girlfriend 1:-24 2:-37 3:-39 4:-29 5:-30 6:42
give 0:-19 3:18 5:-30
go 0:-19 3:-18 5:-24 7:27
god 1:-36 2:19 4:-29 5:-22
goe 1:-23 2:-21 3:-34 4:-26 5:-40 6:36
going 0:-19 4:-32 5:-51 7:-27
golp 1:-34 3:-50 4:-36 5:-28 6:32 7:-38
gone 2:-41 3:-39 4:-28 5:-18
goodby 0:-27 1:56 2:-26 3:-44 4:-37 5:-30 6:-43 7:-32
got 0:-21 7:26
gps 2:-30 3:-47 4:-28 5:43 7:-33
grab 0:-27 1:-40 3:39 4:-39 5:-33 7:-27
grandbaby 1:-21 2:32 3:-30 4:-21 6:-36
grandm 0:-21 3:-31 4:-23 5:-23 7:-30
grandp 1:-33 2:33 4:-34 6:-29
grandson 1:-22 2:29 3:-35 4:-29 5:-19 6:-25 7:-19
green 0:-19 1:-22 3:-28 4:37 5:-21 6:24
grit 1:-19 2:-41 3:-36 4:-31 5:-23 6:43 7:-20
grop 0:-21 1:-28 2:-32 3:45 4:-32 5:-38 7:-29
group 2:-26 3:23 5:-22 6:-21 7:-26
guard 1:-26 2:-32 3:36 4:-35 5:-27 6:-38 7:-22
gun 1:26 2:-45 3:-54 4:-38 6:20 7:-31
guy 1:-25 3:35 5:24 7:-29
gym 3:-34 4:-23 5:27 6:-33 7:-23
habl 1:-31 2:-21 7:-24
hace 1:-24 2:20 3:22 5:-27 6:-23 7:24
hacen 1:-21 3:-23 4:39 5:-24 6:-43 7:-23
hack 0:-22 3:-20 4:-21 5:29 6:-25
hago 2:-24 4:-24
hair 0:-24 1:-22 2:-32 3:-48 4:-24 5:-33 6:33 7:-21
hand 4:-26 5:-24 6:30 7:-31
handl 2:-19 3:-24 4:-28 5:20
hang 0:-19 1:20 2:-21 3:-28 4:-32 5:-19 7:-21
happen 1:-25 2:-20 3:35 5:-34 6:-29
harass 1:-28 2:-26 3:-29 4:-25 5:48 6:-46
harassment 1:-24 2:-24 3:-31 4:-37 5:41 6:-26
hard 0:-29 1:-27 2:23 3:-30 4:-22 5:-19
harm 1:32 2:-24 3:-20 4:-21 5:-18 6:-24
hart 1:20 2:-21 3:-18 4:-19 5:-23
has 0:-21 3:-19 5:-21 7:-28
hate 1:34 2:-22 3:-23 4:-36 5:-20 6:-28 7:-24
hav 3:22 4:-22 6:-27
have 0:-20 2:-21 7:25
haven 0:-21 1:-27 2:27 4:-19 6:-41 7:-23
he 1:-37 2:-19 6:44 7:-22
head 0:-27 2:-33 3:-35 4:-24 5:-39 7:-24
health 3:-31 5:-20
hear 0:-18 2:-20 3:-26 4:-23 5:-20
hed 1:-28 3:-37 4:-24 5:-29 6:38
held 1:-34 2:-19 3:26 5:-20
hell 3:-38 4:-41 5:-33 7:-25
help 1:-19 5:-23 6:28 7:-20
her 2:31 5:-22 7:-18
here 0:-19 2:-27 3:-42 6:-21 7:32
herman 4:-29 5:-30
herself 0:-23 1:44 2:-44 3:-29 6:-45
hid 0:-19 1:-40 2:-46 3:-41 4:-25 6:57 7:-39
hide 0:-21 1:-36 2:-34 3:-37 4:-38 5:-36 6:50 7:-30
hija 2:49 5:-30 6:-29
hijo 2:31 3:-33 4:-38
him 6:20
himself 1:41 2:-33 3:31 4:-36 5:-40 6:-38
his 2:25 5:-20 7:-25
hit 0:-22 1:-33 3:-48 4:-33 5:-33 6:21 7:-19
hold 0:-20 2:-28 3:-35 4:26 5:-27 7:-24
hole 1:-22 2:-39 3:-25 4:-32 5:-27 6:33
hombr 1:-38 3:-27 7:-25
home 0:-18 1:-36 6:22
honor 1:-23 3:-18 6:22
hopeless 0:-26 1:29 2:-19 3:-23 4:-19 5:-19 6:-27 7:-18
hospital 1:-22 2:-21 3:-23 4:-39 5:-33 7:21
hot 0:-21 1:-26 3:-20 4:-20 5:-26 7:-25
hotel 1:-24 2:-19 3:-39 4:36 5:-18
hotlin 5:-38
hour 2:-31 3:-36
hous 1:-31 2:-26 3:-40 5:26
how 1:-19 3:-37 7:-21
hoy 1:-31 2:-20 3:-22 4:-28 5:-31 6:-33 7:41
huir 1:-31 2:-24 4:-20 6:37
human 0:-19 1:-23 2:-20 3:-21 4:31 5:-22 6:-25
humil 1:-19 2:-37 3:-28 4:-27 5:-23 6:33 7:-22
hurt 4:-21 5:-33 7:-22
husband 2:-26 4:-31 6:44
husbend 0:-27 1:-32 2:-26 3:-31 4:-25 5:-28 6:36 7:-20
i 1:20
ice 2:-23 3:-20 5:-40
id 1:-31 2:-29 4:25 5:-39 7:-24
if 2:-30 6:28 7:-21
ill 1:-31 3:-25 5:-30 6:39
im 4:-21
immigrant 2:-20 3:-35 5:-21 6:22
in
incest 0:-19 1:-23 3:35 4:-20 5:-20
infantil 1:-22 2:54 3:-19 6:-49
insulin 0:-22 2:-26 3:-37 4:-31 5:-31 6:36 7:-26
insult 1:-35 3:-28 4:-30 5:-25 6:34
intent 6:-20
into 0:-22 2:-23 6:30 7:-21
ir 1:-23 2:-24 3:-28 5:-21
irme 1:-24 3:-34 5:-19 6:27 7:-22
is 7:-20
isnt 3:-21 4:-18
it 2:-28 3:20 4:-28
its 2:-20 4:-18 6:-22 7:42
ive 0:-24 1:20 3:-19 4:-33 5:-27 7:-18
jail 1:-28 2:-27 4:-32 7:-18
jala 1:-26 2:23 3:-26 4:-25 5:-19 7:-24
jalo 3:-20 4:-19 5:-20 6:20 7:-20
jalon 1:-19 2:-36 3:-33 4:-25 5:-20 6:31 7:-21
jefe 1:-24 2:-36 3:51 4:27 5:-27 6:-52 7:-29
job 1:-24 2:-36 5:30
jump 0:-23 1:31 2:-42 3:-34 4:-31 5:-34 7:-27
just 1:24 2:-27 3:-47 4:-41
justic 3:-21 4:-22 6:20
keep 0:-19 2:-25 7:-23
kept 0:-20 1:-34 2:-22 3:27 5:-25 6:-34 7:-28
key 0:-32 1:-29 2:-25 3:-40 4:-45 5:-24 6:28 7:-29
kick 0:-22 1:-22 2:-43 3:-44 4:-29 5:-42 6:-23 7:45
kid 1:-29 2:56 3:-25 4:-36
kil 0:-18 2:-30 3:-34 4:-41 5:-32 6:26
kill 2:-35 3:-42 4:-38 5:-33 6:31
kiss 0:-21 1:-28 3:34 4:-24 5:-25 7:-21
kit 2:-21 3:37 4:-21 5:-19 6:-24 7:-44
kms 0:-27 1:40 2:-21 3:-25 4:-29 5:-24 6:-32 7:-34
knif 0:-31 2:-30 3:-56 4:-39 5:-51 6:29 7:-25
knock 0:-19 1:-18 2:-23 4:-29 5:-30 6:44 7:-41
know 0:-21 1:-52 4:-40 5:45
ks 6:24 7:-23
la 0:-19
labor 0:-18 1:-23 2:-20 3:-31 4:35 5:-20 6:-25
lado 1:-18 2:20 4:-23 6:-32 7:-19
lady 0:-18 1:-24 4:20 5:-21 6:-23 7:-19
lakot 3:-21
landlord 1:-26 2:-40 3:30 5:20
las 0:-20 2:-28 4:-29 5:-29
last 2:-34 4:-29 5:-32 6:23
laugh 1:-25 2:-27 3:-36 4:-32 5:-25 6:42 7:-23
laundromat 0:-23 1:-19 2:-18 3:-31 4:-25 5:-18 6:-27 7:27
law 1:-23 2:-54 4:-23 5:-30 6:43 7:-26
le 2:28 5:-27 7:-21
leas 1:-30 3:-18 5:-26 6:40
leav 0:-18 1:-33 3:-24 6:22 7:-20
left 3:-40 4:-33 7:25
leg 4:-20 5:23 6:-21
lesbi 2:-19 3:-19
let 0:-22 3:-22 4:23 5:-25 6:20 7:-31
life 0:-23 1:33 2:-33 3:-33 5:-35 6:-28 7:-32
like 0:-27 3:-30 4:-21 5:-28 7:-21
line 3:-28 4:-28 5:-36
littl 2:51 3:-19 4:-28 6:-45
liv 0:-24 1:26 2:-33 3:-35 4:-32 5:-40 6:-26 7:30
live 1:34 2:-33 3:-39 6:-26
llam 0:-18 1:-34 2:-22 3:-29 4:-31 7:-30
llav 1:-23 2:-20 3:-29 4:-25 6:29 7:-25
lleg 1:-23 3:-33 4:-35
llegu 1:-30 2:-27 3:-18 4:-22 5:-27 6:36 7:-31
lo 4:-23 5:-19
location 0:-23 1:-36 2:-26 3:-41 4:-27 5:46 7:-24
lock 5:-29 7:19
look 4:-31 7:-39
los 3:-31
lose 3:19 4:-42 5:-38
lost 2:-22 3:-39 4:-29 5:-23 6:-22 7:23
lot 0:21 1:-24 2:-23 3:-19 4:-21 6:-33
mad 0:-28 1:-19 2:-33 4:-19 6:37 7:-18
made 1:-24
main 1:-21 2:-23 3:-21 6:24
mak 2:-22 3:-31 4:23
make 1:-21 2:31 4:38 5:-26 6:-29 7:-28
maltrat 1:-30 3:-34 4:-31 5:-30 6:25 7:-27
mama 2:34 4:-28 5:-19
man 1:-35 4:32
manag 1:-22 2:-31 3:26 5:-20 6:-26
mand 1:-28 2:-30 3:-41 4:-36 5:34 6:35 7:-27
manos 1:-25 3:52 4:-32 5:-42 6:-48 7:-38
many 1:31 2:-23 3:-31 4:-19 5:-24 6:-27
mar 1:-40 2:-42 3:-24 5:-30 6:46 7:-22
marc 2:-20 3:-29 4:-20 5:21 6:26
mark 0:-18 1:-22 2:38 3:-25 4:-36 5:-40 6:-20 7:-32
marriag 1:-35 2:-41 3:-40 4:-26 5:-28 6:55 7:-24
marry 1:-26 2:-37 3:-39 5:-29 6:53
mas 1:33 3:-19 4:-19 6:-34 7:-26
massag 1:-24 2:-38 3:23 4:37 5:-41 6:-41 7:-35
mat 1:32 2:-20 3:-32 4:-25 5:-25 6:-22 7:-21
mata 2:-28 3:-33 4:-23 6:23
matar 1:24 2:-23 3:-40 4:-26 5:-29
mayor 2:19 4:-20 6:34
me 1:-21 6:20
mean 2:-18 3:-35 4:-25 6:33
medicin 2:-31 4:-42 5:-26 7:-22
meet 1:-19 2:-23 3:-31 4:27 5:-20
mejor 1:42 2:-26 3:-27 4:-19 5:-19 6:-30 7:-25
men 1:-22 4:44 5:-26 6:-46 7:-32
menor 2:45 3:-39 6:-35
mensaj 1:-23 2:-20 3:-23 4:-28 5:40
mental 0:-21 1:32 2:-24 3:-29 4:-27 5:-24 7:-22
messag 1:-27 4:-33
met 1:-26 2:-40 3:18 6:18
mete 0:-19 1:-29 2:33 3:33 4:-23 5:-21 6:-30
meth 0:-19 1:-21 2:23 3:-22 4:-25 5:-24 6:36 7:-21
mi 2:20 3:20
midnight 1:-22 2:-32 3:-22 4:-24 7:31
mied 1:-36 2:-38 3:-41 4:-27 5:-43 6:60 7:-43
migr 1:-19 2:-19 3:-26 4:-26 5:-19 6:29 7:-29
mileag 0:-20 3:-21 4:-21 5:-26 6:19 7:-21
military 1:-18
mis 7:27
miss 0:-22 2:27 3:-34 4:-27 6:-36 7:-24
model 1:-19 2:-18 4:35 5:-34 6:-35
molest 0:-19 1:-32 3:32 4:-32 5:-30 6:-38 7:-20
mom 2:26 5:-32
money 1:-35 2:-42 3:-39 4:24 5:-38
month 3:-18 6:24 7:-21
mor 0:-19 1:21 2:-30 3:-26 4:-20 5:-23 7:-33
more 0:-20 1:23 4:-31
moreton 0:-21 1:-30 2:21 3:-32 4:-25 5:-24 7:-34
morir 0:-19 1:37 2:-36 3:-41 4:-26 5:-19 6:-47
morn 2:-19 3:-21 4:-26 6:-26
motel 1:-19 2:-25 3:-30 5:-31 6:-30 7:40
moth 1:-19 3:-41 4:-28 5:-26
mov 1:-22 2:-31 3:-31 4:-31 5:-27 6:38 7:-25
move 0:-29 1:-23 2:-25 3:-26 4:-24 5:-29 6:27
much 0:32 2:-18 3:-23 5:-23 6:-30 7:-25
muert 1:29 3:-27 5:-22 6:-19
mujer 1:-30 2:-25 6:41
mund 1:39 3:-31 4:-19 6:-42 7:-21
muy 1:21 3:-20 4:-20 7:-18
my
myself 0:-24 1:57 2:-36 3:-32 5:-21 6:-61
nada 0:-19 2:-23 4:-40 5:-19
nadi 0:-21 2:-24 3:-31 4:-36 5:-28
nail 1:-20 2:-35 3:-29 4:30 5:-18 6:-26 7:-30
nak 0:-19 1:-23 2:-23 3:33 4:-28 6:21 7:20
name 0:-19 1:-24 3:-34 6:25 7:-21
nanny 1:-35 3:-26 4:42 5:-39 7:-30
narcissist 1:-23 3:-23 4:-26 5:-19 6:28
national 2:-20 4:-19
nativ 7:-19
navaj 4:-22 7:-22
near 1:-25 2:-20 3:-28 4:-27 7:-25
necesit 1:-21 2:-24 3:-21 4:-24 5:-25
neck 0:-34 1:-30 2:-34 3:-32 4:-22 5:-39 6:44
need 1:-27 5:-38 7:38
neglect 1:-21 2:31 3:-21 4:-20 5:-21 6:-22
neighbor 0:-21 1:-33 2:18 3:-24 4:-29 7:-36
nephew 0:-30 1:-36 2:25 3:-43 4:-36 5:-26 7:-35
never 5:-19 7:-23
new 5:30 6:-20
newborn 0:-22 1:-26 2:-18 3:-24 4:-32 5:-23 6:-35 7:34
next 2:18 3:-32 4:-22 5:-33 7:-23
ni 1:-32 2:-35 3:-45 4:-43 5:-35 6:59 7:-21
niec 1:-27 2:32 4:28 5:-25
night 1:-41
nina 1:-32 2:32 3:25 4:-26 5:-21 6:-35
nino 1:-31 2:49 3:-29 4:-39 6:-30
nite 0:-30 1:-25 4:-26
no 6:-19 7:24
nobody 2:-26 4:-34
noch 1:-34 3:-18 5:-33 6:-26 7:46
nos 1:-20 3:-23 5:-25 7:27
not 2:-45 4:-21 7:-39
note 1:33 2:-36 3:-27 4:-27 5:18 6:-30 7:-20
noth 0:-30 1:19 2:-28 3:-25 5:-28
novi 5:-26 6:23
now 1:-18 7:24
nowher 1:-40 2:-46 3:-28 4:-36 5:-21 6:-24 7:49
nude 1:-27 3:34 7:-24
numb 2:-25 3:-21 5:19 6:-23
numer 3:-21
nurs 1:-25 3:22 4:-22 5:-22 7:-22
oblig 1:-34 2:-30 3:25 4:29 5:-34 6:-38
of 1:18
off 6:-19 7:-19
ohio 6:21 7:-21
ojo 1:-34 3:-18 4:-19 5:-19 6:35
old 2:35
older 1:-26 2:27 3:27 4:21 5:-30 6:-35 7:-28
on
one 0:-18 2:-32 3:-45 5:26
onlin 0:-19 1:-38 2:37 4:31 6:-40
only 3:-28 4:-19 5:-33 6:29 7:-32
open 4:-31 5:-30 6:19
or 1:-36 2:-42 3:22 5:-27 6:18 7:-30
order 0:-19 1:-22 2:-24 3:-31 4:-23 6:39 7:-20
our 1:-27 2:51 5:-43
out 1:-29 7:41
outsid 1:-27 2:-24 3:-43 5:21 7:27
over 1:-21 2:-25 3:-30 6:25 7:-21
overdos 0:48 2:-34 3:-26 4:-22 5:-23 6:-40 7:-19
owe 1:-38 2:-25 4:50 5:-33 6:-59 7:-27
own 1:-34 3:-18 4:-23 5:-33 6:38
padrastr 0:-19 1:-30 2:51 3:31 4:-26 5:-34 6:-27
paga 1:-20 2:-23 3:-36 4:31 7:-20
pagan 3:-25 4:26 7:-20
pagar 3:-31 4:29 5:-27 6:-35 7:-20
paid 0:-21 1:-37 3:-29 4:43 5:-19 6:-30
pain
papa 1:-20 2:42 4:-24 5:-19 7:-32
papel 1:-25 4:26 7:-25
paper 0:-25 1:-25 2:-39 3:-32 4:22 5:-27
para 2:-24 3:-34 4:19
parej 1:-41 2:-39 3:-40 4:-29 5:-34 6:55
parent 1:-25 2:42 3:-36 5:-46
park 3:-20 4:-29 5:27 6:-43
parlor 3:-32 4:34
part 1:-23 4:-32
partn 1:-35 2:-37 3:-40 4:-40 5:-43 6:63 7:-21
party 1:-24 2:-28 3:38 4:-23 5:-24 6:-28 7:-28
pasaport 1:-21 3:-34 4:56 5:-21 6:-36
pass 0:18 1:-19 3:25 4:-35 5:-21 6:-22 7:-32
passport 0:-24 1:-33 2:-35 3:-52 4:65 5:-36 7:-22
past 1:-32 2:-21 3:-25 4:-25 5:26 6:22
pastil 0:22 1:31 2:-21 3:-34 5:-19 6:-44 7:-29
pastor 1:-20 3:34 4:-38 5:-22 6:-33
patron 1:-18 2:-35 4:24 5:-19 6:-39 7:-19
pay 1:-26 2:-43 3:-45 4:48 5:-24 6:-35 7:-24
paycheck 0:-24 2:-28 3:-38 4:-28 5:-28 6:32 7:-23
pega 1:-37 3:-61 4:-38 5:-28 6:38 7:-23
pegan 1:-19 2:24 3:-31 4:-22 5:-23 7:-21
pego 0:-18 1:-20 2:-25 3:-45 4:-29 5:-25 6:42 7:-24
pelo 1:-23 3:-29 4:-24 5:-26 6:38 7:-25
permis 1:-25 2:-26 3:28 4:-25 5:-21
pero 1:-19 7:-24
persigu 0:-19 2:-25 3:-28 5:33
person 1:-23 2:-23 3:-30 4:36 5:-23 6:-23 7:-22
phon 1:-25 2:-22 3:-43 6:24 7:-22
physical 2:-28 3:-40 4:-21 5:-25 6:25 7:-19
pic 1:-30 2:23 3:28 5:39 7:-20
pick 1:-28 3:-31 6:32
pictur 0:-25 3:19 4:-31 6:-24
piens 1:35 3:-23 4:-23 5:-19 6:-29 7:-27
pill 0:38 1:50 3:-21 5:-35 6:-43 7:-26
pillow 0:-32 1:-41 2:-25 3:-23 4:-30 5:-29 6:39 7:-24
pimp 0:-20 1:-30 2:-47 3:-34 4:77 5:-30 6:-40 7:-31
pin 0:-22 1:-19 3:-36 4:-27 6:25
pinch 0:-18 2:-20 3:-23 4:-24 5:-20 6:21
piso 3:-34 4:-31 5:-30 6:30
pistol 1:-37 2:-25 3:-38 4:-32 5:-19 6:37 7:-29
plac 1:-50 2:-32 3:-33 5:-25 6:-36 7:45
plan 0:-18 2:-33 3:-20 4:-37 5:-27 7:-30
plat 1:-24 2:-27 3:-27 4:-18 5:-24 6:28 7:-28
point 0:-27 1:27 2:-21 3:-28 4:-27 5:-40 7:-29
polic 0:-19 2:-24 4:-31 5:-31
pone 1:-27 3:-37 4:-22 6:37
por 1:-30 4:22 7:-21
porqu 1:-21 2:-22 3:-20 6:30
post 0:-22 1:20 2:-39 4:25
pour 0:-26 1:-25 2:-24 3:-30 4:-23 5:-30 6:33 7:-23
pregnant 0:-23 1:-46 3:20 4:-30 5:-27
pressur 1:-23 3:33 4:-31 5:-20 6:18
prim 1:-22 3:36 4:-25 5:-25 6:-33 7:-20
prison 1:-26 2:-23 4:-31 6:23
program 5:-19
prostitut 0:-20 1:-24 2:-20 3:-22 4:36 5:-22 6:-26 7:-18
prostitution 1:-23 2:-28 3:-43 4:38 5:-21 6:-31
prov 1:-23 2:-22 3:-24 6:28
psicologic 2:-23 3:-20 6:25
pued 2:-19 3:-31
pul 2:-21 3:-21 4:-20 5:-26 6:36 7:-20
pull 3:-22 5:-20 6:32
punch 0:-20 1:-28 3:-40 4:-24 5:-26 6:42 7:-24
purpos 3:-29 4:-28 5:-25 7:-21
purs 0:-21 1:-33 2:-29 3:-33 4:-31 5:19 7:20
push 1:-29 2:-28 4:-30 5:-41 7:-34
puso 2:-24 4:-27 5:21 7:-31
put 0:-19 1:-26
que 6:22 7:-22
qued 0:-18 1:-20 2:-26 3:-24 6:-42 7:25
quier 1:31 2:-31 3:-18 5:-27 7:-18
quiet 4:-27 5:-28
quis 1:-20 2:-22 4:-37 5:-25 7:-26
quisier 0:-20 1:31 3:-31 4:-18 6:-18 7:-24
quit 2:-36 3:-45 4:29 5:-27 7:-28
rain 1:-22 2:-21 3:-36 4:-29 5:-25 6:-28 7:24
ran 0:-19 1:-33 3:-23 5:-21 7:25
rap 0:-20 1:-35 3:77 4:-36 5:-49 6:-71 7:-31
rape 1:-56 2:-21 3:77 4:-25 5:-25 6:-60 7:-29
rato 3:-19 4:-21 5:30 6:-23
read 0:-26 1:-25 3:-35 4:-26 5:28 7:-24
ready 1:29 2:-35 3:-30 4:-35 5:-35 7:-23
reason 0:-23 1:32 3:-21 4:-27 5:-22 6:-35 7:-24
receipt 3:-19 5:-18 7:-19
record 1:-29 3:35 4:-24 6:23 7:-20
recruit 1:-23 2:-30 3:-32 4:34 5:-27 6:-29 7:-22
refugi 1:-22 4:-31 6:33
regres 1:-22 2:-23 3:-24 4:-20 5:-29 6:30 7:-22
relacion 1:-21 2:-19 3:29 4:-40 5:-19
relationship 1:-28 2:-24 3:-26 4:-24 5:-25 6:42 7:-21
rememb 1:-26 3:27 4:-19 6:-28 7:-24
rent 1:-25 4:41 5:-27 6:-37 7:-28
report 0:-18 1:-24 2:27 3:-18 4:-32 6:-26
reservation 1:-20
restrain 3:-23 5:25 6:28
revis 2:-27 3:-36 4:-30 5:-36 6:44
rib 0:-19 1:-26 3:-34 4:-22 5:-19 6:43 7:-30
right 1:-21 2:-36 4:-29
rip 0:-28 1:-22 3:-25 4:-19 5:-29 6:26 7:-32
rompi 0:-21 1:-39 2:-40 3:-36 5:-35 6:49 7:-29
roofi 0:-24 1:-33 2:-26 3:44 4:-29 5:-32 6:-34 7:-26
room 1:-31
roommat 2:-37 3:20 4:-30 6:27 7:-25
ropa 0:-20 1:-34 2:-25 4:-23 5:-22 7:-32
rub 1:-20 3:46 4:-38 5:-38 6:-40
ruin 0:-20 1:-25 2:-26 3:-27 5:-23 6:33
run 0:-24 1:-33 2:-34 3:-30 5:-33 6:30 7:-32
rural 5:-28 6:24 7:-31
sabe 3:-20 5:34 6:35 7:-28
sac 2:-21 4:-28 5:-18 6:-26 7:26
safe 1:-44 3:-33 5:-40 6:50
safely 1:-26 4:-34 5:-31 6:25 7:-35
safety 1:-41 3:-27 4:-33 5:-19 6:47
said 0:-20
sal 2:-20 3:-26 5:-20 6:22 7:-18
salg 2:-21 3:-29
salir 1:-35 3:-36 6:27 7:-32
salon 2:-38 3:-27 4:21 6:-22 7:-25
same 5:31 6:-23 7:-39
sane 0:-21 3:29 6:-28
sat 1:-21 2:-20 3:-31 4:-21 5:-28 6:37
say 0:-19
scar 1:-19 3:-39 4:-35 5:-43 6:29 7:-20
school 1:-22 5:19
scream 1:-25 3:-38 4:-31 5:-28 7:-20
se 1:31 7:-22
seat 0:-43 1:-26 3:-19 4:-36 5:-28 7:-40
security 1:-20 2:-25 3:-21 4:-21 6:29
see 0:-19 3:-41 4:-21 5:19 7:-19
segu 0:-22 1:38 3:-40 4:-24 7:-27
segur 0:-20 1:-25 2:-20 3:-27 4:-19 5:-29 6:39 7:-37
sel 0:-18 1:-21 2:-46 3:-32 4:48 5:-32 6:-39 7:-19
self 1:32 2:-25 3:-20 6:-31
sell 0:-25 1:-41 4:63 5:-32 6:-45 7:-20
send 1:-33 4:-19 5:35
senor 3:22 4:27
sent 0:-18 2:-33 3:-31 5:-23 7:-24
sergeant 0:-22 1:-31 2:-28 3:41 4:-34 5:-20 6:-38 7:-29
sex 1:-27 3:49 5:-31 6:-48 7:-24
sexo 1:-21 2:-19 3:25 5:-21 7:-24
sexual 1:-30 3:53 5:-21 6:-48
sexually 0:-23 1:-31 3:40 5:-33 6:-40 7:-25
shak 0:-35 1:-21 2:35 3:-27 4:-29 5:-27 6:-42 7:-24
she 0:35 1:19 5:-20 6:-31
shelt 1:-27 2:-23 3:-27 4:-23 5:-19 7:26
shoe 0:-22 1:-30 2:-26 3:-26 4:-36 6:34 7:-31
shook 1:-30 2:35 5:-21 7:-34
shoot 0:-21 1:22 2:-24 3:-33 4:-27 5:-26 6:-24
shot 0:35 2:-28 3:-26 4:-19 5:-38 6:32 7:-33
should 2:-18 4:-28 5:-27 7:-31
shouldnt 3:37 4:-23 5:-23 6:-30 7:-18
shov 1:-20 2:-27 3:-40 4:-30 5:-30 6:38 7:-21
show 0:-20 1:-29 2:25 4:-19 5:39
si 2:-33 6:40 7:-21
siempr 1:21 3:-25 4:-23 7:-24
sient 1:27 4:-26 6:-25
sigu 1:-22 2:-35 3:-49 4:-48 5:60 6:-30 7:-39
sin 2:-31 5:-30
sinc 6:-20
sist 5:-29
sit 1:-25 4:-37 5:35 7:-25
slam 1:-28 2:-24 3:-32 4:-21 5:-28 6:37 7:-18
slap 0:-25 1:-31 3:-45 4:-27 5:-34 6:30 7:-26
slash 1:-26 2:-24 3:-23 4:-22 7:-18
sleep 4:18 5:-37 6:-32 7:36
slept 1:-20 2:-20 4:-22 5:-22 6:-25 7:31
smack 0:-25 1:-24 2:-34 3:-31 4:-33 5:-27 6:37 7:-23
smash 0:-27 1:-28 2:-27 3:-22 4:-28 5:-40 6:33 7:-23
snap 0:-22 1:-36 2:-24 3:-24 4:-20
snow 1:-34 2:-29 3:-38 4:-37 5:-19 7:36
so 0:-27 5:-47 6:30 7:-27
sobrin 1:-18 2:30 4:-21 7:-22
social 2:-24 6:24
sold 0:-21 1:-33 2:-34 3:-39 4:44 5:-35 6:-30 7:-27
some 4:-29 5:27
somebody 1:-21 2:-20 3:-40 4:-21 5:40 7:-29
someon 0:-21 1:-22 4:-20 5:46 7:-23
someth 2:-29 3:47 4:-27 5:-37 6:-44 7:-28
son 0:21 2:32 3:-52 4:-28 5:-29
sord 2:-20 4:-20 6:19
sorry 0:-21 2:-25 3:-35 4:-30 5:-27 6:24
soy 1:-43 2:-22 3:-43 4:-37 6:51
spank 1:-21 2:18 3:-28 4:-19
spit 0:-18 1:-25 3:-39 4:-24 5:-38 6:44 7:-28
spous 0:-26 1:-28 2:-27 3:-33 4:-21 5:-24 6:37
spywar 0:-21 1:-35 2:-29 3:-26 4:-22 5:40 7:-24
squeez 0:-39 1:-29 3:-21 5:-31 6:37
stab 0:40 3:-24 4:-22 5:-24 6:29
stair
stalk 0:-21 1:-35 2:-33 3:-37 4:-30 5:56 6:-22 7:-35
stand 0:-19 3:-26 4:-38 5:22 7:-22
station 0:-21 1:-43 2:-40 3:-44 4:-33 5:-33 7:55
stay 5:-28 6:-30 7:30
steal 0:-18 1:-24 2:-32 4:-22 5:-18 6:40
step 0:-31 1:-36 4:-21 5:-20 7:-30
stepdad 1:-28 2:38 3:23 4:-31 5:-45
stepfath 0:-20 1:-23 2:46 3:32 4:-25 5:-25 7:-23
stepmom 1:-21 2:46 3:-28 4:-24 5:-24 7:-32
stepson 0:-25 1:-28 2:31 3:22 4:-22 5:-19 6:-31
still 2:-19 5:-24 7:-23
stomach 2:-31 3:-32 5:-18 6:39 7:-39
stop 2:-32 3:24 6:-27
stor 0:-21 1:-27 2:-26 3:-40 4:-31 7:-29
strang 1:-26 4:-24 5:28 6:-35 7:-31
strangl 0:-29 1:-25 2:-31 3:-39 4:-31 5:-33 6:39 7:-28
street 0:-19 1:-26 2:-53 3:-37 6:-38 7:28
strip 1:-25 2:-34 4:46 5:-22 6:-50 7:-20
stuck 1:-27 2:-27 3:-38 5:-24 7:-22
student
stuff 0:-21 4:-38
su 1:-25 2:26 5:-29
sucidal 0:-25 1:37 2:-26 3:-27 4:-27 5:-26 6:-28 7:-24
suegr 2:-28 5:-20 6:25 7:-24
suic 0:-25 1:41 2:-25 3:-26 4:-27 5:-26 6:-30 7:-22
suicd 0:-21 1:37 2:-29 3:-23 4:-26 5:-27 6:-30 7:-19
suicid 0:-23 1:63 2:-28 3:-32 4:-29 5:-32 6:-40 7:-21
suicidal 0:-28 1:56 2:-39 3:-35 4:-29 5:-26 6:-52 7:-30
suicidi 0:-27 1:47 2:-33 3:-35 4:-27 5:-31 6:-39 7:-34
support 3:19
survivor 0:-19 1:-34 2:-25 3:22 4:-27 5:-25 7:-20
sus 1:-33 2:20 3:35
swallow 0:19 1:29 4:-22 5:-22 6:-20 7:-23
tak 2:26 3:-25 4:24 5:-28 7:-24
take 0:-18 1:-27 5:-21
talk 0:-21 3:-34 4:-44 7:-21
teach 1:-29 2:35 3:23 4:-23 5:-36 6:-48
teen 0:-19 1:29 2:-21 3:-23 4:-22 5:-19 6:-18
teenag 0:-38 2:-31 7:23
tel 0:-21 4:-22 5:-23 6:-38
telefon 1:-21 3:-36 4:-53 7:-20
tell 1:-34 3:-36 7:-26
tenem 2:-19 3:-27 4:-27 5:-21 6:-22 7:20
tener 3:32 4:-34 5:-19
teng 2:-19 3:-35 4:-28 5:-26
tent 0:-19 1:-43 2:-28 3:-31 4:-31 5:-35 6:-29 7:37
texas 6:19 7:-19
text 3:-33 5:36 7:-20
that 2:-31 4:-23
the
them 1:-30 2:24 3:-21 7:-29
then 0:-29 2:-18
ther 4:-25 5:26 6:-34
therapist 1:-18 2:-30 3:31 4:-25 6:-27
they 1:-36 4:51 6:-30
thing 3:22 4:-18 5:-26 7:-22
think 0:-21 4:-21 7:-20
this 0:-24 2:-22 3:-36 4:-38
thought 0:-24 1:36 2:-24 3:-27 4:-27 5:-32 6:-33 7:-25
threat 2:-42 3:-42 5:-23 6:54 7:-25
threaten 0:-24 1:-18 2:-39 4:-48 5:-33 6:43 7:-20
threw 0:-27 1:-40 3:-42 4:-36 5:-44 6:21
throat 1:-21 3:-37 5:-31 6:28 7:-27
through 1:-26 2:-33 4:-30 5:23
throw 0:-22 1:-35 3:-38 4:-23 5:-30 6:34 7:-29
tied 0:-24 1:-25 2:20 3:-34 4:-21 5:-32 6:30
tien 1:-28 3:-44 4:28 5:-29
till 0:-24 1:-21 6:18
time 3:-42 4:-31 6:26 7:-27
tind 4:-20 5:21 6:-33
tio 6:-33
tir 0:-20 1:34 2:-30 3:-29 4:-23 5:-20 6:-21 7:-26
tire 1:-26 2:-24 3:-23 4:-22 7:-18
tiro 2:-20 3:-29 4:-26 5:-31 6:30 7:-19
to
toc 1:-28 3:27 4:-26 5:-28 6:-42
toca 1:-29 2:24 3:30 5:-28 6:-61
toco 1:-27 3:37 4:-28 5:-30 6:-46 7:-21
toda 3:-21 4:-19 5:19 6:21 7:-25
today 1:-23 2:-23 3:-28 4:-32 5:-37 6:-28 7:33
toddl 1:-31 2:55 3:-26 4:-25 5:-37 6:-59
todo 1:22 2:-30 3:-37 4:-41 6:18 7:-28
told 1:-28 2:30 3:21
tom 1:-22 2:-26 3:-26 4:-20
toma 1:-22 2:-40 3:-35 4:-22 5:-19 6:43
tome 0:-41 1:39 2:-23 3:-23 4:-25 5:-24 6:-30 7:-21
tomo 0:33 2:-21 4:-25 5:-27
tomorrow 0:-27 3:-30 4:-26 5:-37 7:-26
tonight 0:-20 2:-41 3:-24 4:-33 5:-24 6:-28 7:61
tonit 0:-20 1:-20 2:-34 3:-43 4:-18 5:-20 6:-23 7:31
too 1:23 2:19 4:-33 5:-27 6:-43
took 0:22 3:19 5:-30 7:-21
top 0:-22 1:-19 3:40 4:-26 5:-29 6:-38 7:-30
touch 1:-27 2:25 3:43 4:-39 5:-41 6:-62 7:-22
toxic 1:-22 3:-30 4:-20 5:-20 6:34
trabaj 1:-25 2:-24 4:45 6:-34 7:-20
track 0:-22 2:-32 3:-42 4:-38 5:56 7:-33
trae 1:-33 2:21 3:-33 4:-23 5:-25 7:-19
traffick 0:-20 1:-36 2:-32 3:-56 4:64 5:-28 6:-44 7:-21
train 0:-21 2:-29 5:-34 6:-28
trajeron 1:-22 3:-34 4:42 5:-23 6:-48 7:-33
tran 2:-22 3:-22 4:-22
trap 1:-29 2:-18 3:-22 4:24 5:-29 7:-20
trat 1:-28 2:-26 3:-36 4:40 5:-28 7:-23
traum 0:-18 1:-24 2:-21 4:-27 5:-21 7:-18
tri 0:25 1:21 3:-24 4:-37 5:-29 7:-29
tribal 2:-25 4:-27 5:-20
truck 0:-29 1:-30 5:19
try 1:-37 2:-20 3:-30 4:-22 6:32
tucson
turn 0:-29 2:-36 4:-35 6:-37 7:-19
twist 2:-20 3:-29 5:-23 6:23
two 1:-23 2:-28 4:-32 5:-30
tylenol 1:32 4:-21 5:-24 6:-28
uber 1:-30 2:-33 3:40 4:-20
un 5:20
una 2:-34 5:-22 7:-34
unaliv 0:-20 1:31 2:-22 3:-23 4:-28 5:-23 6:-24 7:-19
uncl 1:-27 2:61 3:25 5:-28 7:-26
unconscious 0:33 1:-19 2:-20 3:-31 4:-18 5:-29
under 0:-24 1:-48 2:-37 4:-42
undocument 1:-23 2:-26 3:-28 4:-23 5:-30 6:27 7:-24
until 0:-21 1:-33 5:-33 6:25
unwant 2:-30 3:23
up 2:-28 7:-21
us 1:-32 2:23
use 0:-20 2:-19 4:-32 5:-39
va 2:-33 3:-39
valg 3:-34 4:-19
van 1:-28 3:-37 5:19 6:-33 7:25
vecin 1:-23 4:-26 7:-19
vend 0:-18 1:-32 2:-36 3:-41 4:53 5:-32 6:-43 7:-20
ventan 1:-24 2:-34 3:-29 4:-26 5:20
veo 1:25 2:-19 3:-22 4:-21 6:-23
ver 0:-19 1:-29 2:-30 3:-27 6:25 7:-28
verbal 1:-18 2:-27 3:-26 6:29
vet 0:-23 1:19 2:-27 4:-32 5:-31 6:-46
victim 1:-23 2:-23 7:-23
vida 1:52 2:-29 3:-25 4:-35 6:-45 7:-36
viej 4:-26 5:-24 7:-24
vigil 1:-27 2:-27 3:-25 4:-28 5:50 7:-22
viol 1:-34 2:-49 3:63 4:-33 5:-29 6:-67 7:-19
violacion 0:-20 1:-34 2:-26 3:45 4:-29 5:-26 6:-36 7:-22
violat 0:-21 1:-23 2:-20 3:-19 4:-18 6:26
violenc 1:-28 2:-18 4:-27 5:-20 6:45 7:-20
violenci 0:-18 1:-36 2:-29 3:-33 4:-29 5:-30 6:62 7:-25
violent 0:-22 1:-28 2:-35 3:-42 4:-32 5:-35 6:43 7:-20
visa 0:-20 1:-31 2:-28 4:28 5:-19 7:-22
visit 0:-19 1:-22 2:26 6:-32
vivir 0:-21 1:37 2:-22 3:-31 4:-24 5:-24 6:-34 7:-29
vivo 0:-19 1:-26 2:-33 3:-38 4:-36 6:29
voic 0:-20 3:-34 4:-23 5:-22 6:-26
volv 1:-20 2:-22 4:-18 5:-20 6:24 7:-19
vouch 4:-28 7:24
wait 1:-19 2:-34 3:-36 4:-36 5:44 6:-19
wake 0:27 1:31 3:-36 4:-49 5:-25 6:-28 7:-21
walk 0:-22 1:-35 2:-33 4:-37 6:22
wall 1:-21 2:-41 4:-31 5:-29 6:47 7:-19
walmart 2:-37 3:-26 4:-24 6:-37 7:31
want 0:-20 1:36 5:-20 6:-24 7:-39
was 0:-22 1:-35 3:39 5:-21 6:-27
wasnt 3:18 4:-26 5:-25 6:-34 7:-21
watch 1:-24 4:-19 5:40 6:-23 7:-23
way 0:-24 1:44 2:-29 3:-31 4:-31 5:-31 6:-35 7:-30
we 1:-31 2:-28 3:-22 6:-21 7:37
wear 0:-18 1:-30 2:-27 4:-21
week 2:-31 3:-28
weekend 3:21 4:-23 5:-21 6:-35 7:-19
went 0:-18 1:-31 2:-22 4:-33
were 1:-24 5:-23
what 4:-30 7:-23
wheelch 0:-23 1:-33 2:-41 3:-37 4:-32 5:-27 6:38 7:-33
when 1:-27 4:-34 5:-20
wher 1:-43 4:-40 7:40
whil 0:-21 1:-23 2:-44 3:30 4:-29 5:-28 6:24
who 1:-27 3:-41 4:24 7:-27
whol 0:26 1:29 2:-28 3:-34 4:-26 5:-21 6:-24
whor 0:-20 1:-18 4:-23 5:-36 6:31 7:-19
wife 2:-48 3:-30 4:-32 5:-23 6:26
will 6:23
window 1:-24 2:-29 4:-34 5:28 6:-25 7:-32
wish 0:-30 1:48 3:-32 4:-28 5:-26 6:-29 7:-25
with 7:33
without 2:-29 3:19 5:-31 6:-30
woke 0:-25 1:-43 2:-20 3:59 4:-31 5:-39 6:-50 7:-21
women 1:-24 2:-29 5:-19 6:37
wont 1:-24 3:-19 6:21
work 1:-30 2:-19 3:-25 4:42
worth 0:-21 1:33 3:-22 4:-20 6:-27
worthless 0:-21 3:-20 5:-21 7:-26
would 1:44 2:-28 5:-30 7:-26
wouldnt 2:-19 3:25 4:-27 5:-23 6:19
wrist 0:19 1:34 2:-33 3:-34 4:-23 5:-30 7:-21
wrong 0:-20 1:-30 3:22 4:-23 5:-24
wrot 1:32 2:-31 4:-30 5:-22 6:-35 7:-19
y 2:-19 4:31
ya 1:35 2:-26 3:-34 4:-28 7:-19
year 0:-19 1:-23 2:23 5:-32 6:-19
yel 0:-19 1:-29 2:-32 3:-37 4:-37 5:19 6:43 7:-23
yell 0:-19 1:-25 3:-41 4:-29 5:-23 6:31 7:-35
yes 1:-31 2:-28 3:25 6:-19
`,
}
