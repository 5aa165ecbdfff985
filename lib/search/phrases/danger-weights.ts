/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.3,
  words: `
1:-23 1:-23
11:22 and:15
12 old:17 step:-33 year:17
13:14 and:15 my:15
14:29 and:20 pregnant:29
15 dad:10 hit:29 me:30
16 homeless:-13 hrs:15
17:17 and:-14
18:-26
19:12
2:13 1:-23
20 and:16
24:15 hour:11
28:-9 day:-9
2am:17
2nit:32
3 and:17 ano:-17 day:9 in:25 kid:32 no:29 notic:-16 old:-16 on:-19 year:-21
30 day:-24 program:-11
4 a:-13 ano:-21 old:-14 year:-14
40:-14
45:-21
5:13 day:-15 notic:-15 old:22 year:22
50 a:14 day:14 time:14
6:19 month:-19 old:15 year:25
60:14
68:-17 my:-19
70:22 old:20 women:20 year:20
72 and:22
8:-22 apply:-9 old:13 open:-9 week:-17 year:13
90:-10 day:-10
a:10 a:43 abuel:-28 account:-10 acost:11 again:27 al:10 anymor:15 apartament:-10 at:22 baby:-44 bag:23 bakery:-10 bar:22 bat:18 bed:25 belt:15 benefit:-14 black:31 bottl:13 break:-20 bridg:30 bunch:18 burd:25 business:-10 cada:18 cal:28 cama:23 camer:29 car:15 casa:40 chair:27 child:13 cita:-16 citiz:-13 con:27 cop:9 cord:10 cort:-21 cosa:15 credit:-22 crib:-15 crim:-12 cuart:22 dad:-21 date:23 day:18 daycar:-13 debt:27 del:-10 deport:18 desaloj:-12 doctor:-15 dond:30 dont:17 door:13 drog:-9 drug:-21 echar:-13 en:26 escuel:-14 esta:11 estar:13 este:-9 eye:31 famili:22 family:12 fight:23 follow:18 fost:-10 free:-18 friend:23 fuerz:40 gas:24 get:13 girl:-23 gps:17 gun:36 hacer:15 have:-14 he:38 headlock:14 her:-12 herman:-20 his:18 hole:30 hombr:12 home:-17 hotel:-19 if:-9 in:31 insuranc:-11 ir:21 keep:24 kit:13 knif:31 la:10 lady:10 lanz:-12 las:-30 lawy:-19 leas:-21 lesbi:9 let:18 light:27 loan:-22 lock:19 los:25 lot:13 lump:-26 luz:-13 mama:-10 man:29 massag:16 matar:14 me:10 mexic:13 mi:12 mis:-12 mom:-16 mujer:12 my:40 nada:15 nanny:13 new:-19 newborn:-9 next:15 night:40 nina:19 nino:11 no:-19 nombr:-18 note:14 notic:-17 now:27 of:20 on:18 onlin:16 or:12 order:-31 out:14 pagar:19 pais:11 pap:-13 para:13 parent:-10 part:13 party:18 phon:-29 pill:21 pillow:31 plan:15 plat:11 polic:-19 polici:-19 pregnancy:-11 prison:13 que:21 quit:-16 rape:17 rato:18 razor:22 relacion:17 relationship:21 report:-18 restrain:-13 resum:-18 ride:-24 room:-14 rope:23 sacar:-14 safe:17 salir:17 say:21 sel:11 sexo:11 shelt:-29 si:30 station:27 su:19 tatt:14 tener:17 test:-15 that:-9 the:14 they:18 ticket:-21 to:19 toda:12 tonight:23 trabaj:24 track:30 tree:14 un:15 under:26 universidad:-17 up:11 van:-13 ver:24 veter:-23 want:10 way:18 week:18 wheelch:-11 wher:21 who:30 whol:19 whor:11 with:23 woke:11 women:-10 y:16 ya:18 year:12
aa:-20 meet:-17
abandon:17
abcess:-14
abiert:-24
abog:-21 asil:-11 cost:-13 de:-10 desaloj:-10 el:-16 en:-18 famili:-21 gratis:-13 inmigracion:-12 laboral:-21 migracion:-12 migratori:-11 newark:-18 nuev:-10 para:-15 phoenix:-9 york:-10
abogd:-23 de:-23
abort:-29 en:-15
abortion:-24 by:-12 clinic:-10 fund:-10 help:-15 in:-18 mail:-12 me:-10 money:-13 near:-10 pill:-16 texas:-15
abortiv:-21
abortoin:-22
about a:-15 baby:-21 driv:15 end:24 leav:12 life:13 mom:-30 money:-21 my:12 off:14 the:20 wic:-23
abrir:-24 cuent:-14 negoci:-17 un:-17 una:-18
abscess:-25
abuel:-30
abuelit:-19
abus:64 as:16 by:19 caregiv:-9 child:31 county:26 cuand:10 daught:26 de:23 emocional:16 en:24 help:65 her:-17 hija:29 hijo:27 hotlin:9 husband:11 i:29 immigrant:-28 in:35 infantil:26 me:36 menor:29 mi:25 my:22 nina:15 nino:26 only:9 sexual:25 sexualment:18 shelt:55 son:20 the:-14 victim:12 women:30
abusiv:62 and:18 ex:20 fath:25 help:14 husband:18 marriag:18 moth:31 relationship:20
abusv:-25
ac:-35
acab con:23 de:-22 la:-17 lleg:-22 todo:23
accept:-10
accessibl:-18
accident:-13 trabaj:-14
accommodation:-18
account:12 hack:-15 in:-24 me:-9 messag:11 name:-24 ssn:-11 to:14 with:-18
accus:29 me:29 of:23
acech:30
acept:-11
acerqu:-21
ache:-20
aclu:-20
acog:-14
acos:10 el:-19 en:-28 sexual:-19 trabaj:-19
acost:11 con:11 hombr:10
acp:-15
acs:-18
acta de:15 nacimient:-18
activity:-23
acuerd:20
acuest:20 con:20 el:14
ada:-18
addict:-28 daught:-17 to:-18
addiction:-29
address:-17 confidentiality:-15 ex:-22
adhd:-24
adiccion:-20
adict:-28 a:-19 al:-23 las:-19
adolescent:-27 sin:-12
adopcion:-18
adopt:-26
adoption:-30
ads:23
adult education:-16 mayor:-21 protectiv:-12 school:-19 servic:-12
advic:-24
advis:-11
affirm:-11 care:-10
afford:-23 daycar:-11 grocery:-9 medicin:-11 my:-16
affordabl:-20 apartment:-13 hous:-14
afgh:-16 refug:-16
afraid:20 he:13 hurt:-17 my:26 to:22 will:13
after abus:-10 assault:18 baby:-29 birth:-19 care:-10 cost:-13 crim:-10 eat:-19 he:36 me:28 pill:-23 prison:-18 program:-11 rape:27 school:-18 shelt:-23 visit:27 with:27
afterschool:-16
afuer:38 casa:18 de:32 del:16 escuel:9 la:23 mi:25 trabaj:19
again:18 and:15
against:15 ex:-32 husband:-28 the:25 wall:22 will:31
agar:13 cuel:18 del:18
aged:-22 fost:-13 of:-13 out:-22
agenci de:-15
agency:-10
aggressiv:30
aging:-16
ago:27 anyon:12 never:12 told:12
agreement:-18
agresion:25 sexual:25
agresiv:44
agricol:-16
agua:-10 calient:13
aguant:15 a:-14 mas:18 quier:11
ahorc:30
aid:-22 county:-18 yakim:-9
aide hit:20 me:28 train:-16
air condition:-13
aire:-24
airtag:11 car:28 in:33 my:33 purs:13
al coyot:14 doctor:-17 jueg:-10 lado:20 me:14 orin:-16 piso:16 trabaj:10 y:17
alabam:-18
alarm:-9 free:-9
alask:11 nativ:-9
albany:16
albergu:-9 bayamon:-13 en:-27 mujer:-28
albuquerqu:-18
alcanz:-24 la:-17
alcohol:-26
alcoholic:-27 anonim:-9 anonymous:-11 husband:-14
alcoholism:-23
alejamient:-10
alert:16
algo:29 beb:19 en:19 la:19
algui:16 espi:22 me:20 por:22
aliment:-17
alimentici:-20
alimony:-23
aliv:37
all:19 and:25 fight:14 me:11 money:18 my:28 no:14 of:12 pay:23 pill:16 sleep:14 text:16 time:-11 to:21
allergic:-11 cat:-11 to:-11
allergy:-26
allianc:-11
allow:27 my:20 to:20
allowanc:15
alojamient:-15
alon all:21 at:-13 day:23 to:18
along:-21
alquil:-17
already:37
alta:-15
alto:-17
alvergu:-21
always:12 accus:18 and:17 hungry:17 me:19
am and:-15 i:21 my:16 need:-16 scar:15
amamant:-22
amaneci:13
amar:28
amenas:27
amenaz:25 a:31 con:13 cuchil:11 deport:-25 la:12 llam:21 migr:9 pistol:10 public:-23 quit:28 un:11 una:10
americ:-11 health:-14 help:18 samo:10 violenc:21 women:-29
american:-20
amig:16
amish:26 women:26
amor:-19
an:15 abusiv:24 addict:-11 airtag:14 allowanc:15 and:22 answ:19 apartment:-21 id:-23 in:11 my:22 on:28 relationship:11 texas:-15
ana:-11
and:16 13:16 16:29 3:24 a:-10 about:-15 abus:28 all:11 alon:12 and:21 are:23 at:27 baby:-9 back:20 be:9 boyfriend:10 break:30 bruis:22 cal:16 call:14 cash:12 childr:-11 clean:19 come:13 cook:-11 cop:20 dark:21 daught:-15 daycar:-17 delet:17 diap:-21 did:17 didnt:18 disapp:15 does:17 family:-17 feel:14 fell:15 fight:-10 fir:-11 follow:20 food:21 for:-10 free:-14 fridg:21 go:12 going:14 got:24 gun:23 hand:9 has:23 hate:-13 hav:-11 he:32 hed:11 help:-15 hide:23 his:9 hit:31 hold:19 home:-20 homeless:-31 hous:-21 husband:24 i:-12 ill:17 im:12 it:16 its:18 just:19 keep:20 last:-9 late:-20 laugh:21 leav:24 let:32 live:21 lock:30 mad:19 man:13 marriag:-19 me:21 miss:-26 month:-9 move:24 my:21 name:21 need:-29 never:15 next:14 not:13 noth:22 now:27 nowher:16 of:33 one:25 our:18 out:13 outsid:17 parent:22 partn:13 passport:17 pay:19 phon:21 pregnant:-16 push:15 rap:27 rememb:16 rent:-13 run:-27 sad:-21 said:17 say:22 scream:21 shar:-14 she:15 shov:17 slap:13 sleep:31 snow:20 son:21 spit:13 stay:-11 stepdad:20 stuff:28 take:34 tampon:-11 terrifi:24 testament:-15 the:34 them:11 then:22 ther:21 they:16 thing:15 threat:21 threw:23 till:17 to:21 told:21 train:-12 turn:23 up:28 us:27 we:13 what:23 wife:-25 will:22 with:17 woke:12 wont:15 work:23 wrot:16 yel:25 yell:15
anda:39 afuer:15 con:22 mi:24
ando:26
angel:-32
angeles:-19
anger:-25 issu:-12 my:-19
angry:22
angusti:-19
animal:-18
annulment:-21
anoch:29
anon:-22
anonim:-19
anonymous:-14
anorexic:-23
anoth:10 baby:-21 stat:-19
ansiedad:-26
anticonceptiv:-32 gratis:-13
antoni:-12
anxiety:-25 medicin:10
anxious:-20
anybody:21
anymor:40 i:24 want:20
anyon:14
anyth:16
anyway:9
anywher:20
aog:-19
apach abus:29
apartament:-21 bajo:-9 barat:-10 de:-9 recurs:-9
apartment:-21 eviction:-9 for:-12 in:36 that:-17 with:-10
aplic:-15 cupon:-12 para:-13
aplication:-12
apoy:-24 para:-14
app:-17
appeal:-21
appl:-22
applianc:-16
application:-28
apply:-12 for:-11 snap:-21 ssdi:-11 tanf:-14
appoint:20
appointment:-25
aprend gratis:-22
apret:24 cuel:24 el:24
aprovech:24 de:24 mi:24
aqui:31
ar:-13
arde:-14 al:-14 orin:-14
are:11 abus:11 always:18 at:22 being:11 by:19 fight:-15 gone:17 in:17 lock:20 me:-20 my:-19 off:-22 outsid:18 over:-15 shut:-15 sleep:20 the:9 to:-18
area:-19
argu:16
arizon:-15
arkansas:-17
arm:15 and:14
armpit:-15
army:-14 shelt:-13 wife:16
around:36 my:13 neck:13
arregl:-31 mi:-14 mis:-13 papel:-19
articul:-13 de:-13
as a:13 child:23 kid:21
asap:10
asault:10
aseguranz:-21 medic:-9 mis:-13 nino:-13 para:-12
asesori:-16
asient:-11 para:-11
asil:-22
asistanc:-18
asistenci:-22 de:-11 legal:-10
ask:14 befor:13 for:24 i:13 leav:-11 money:29
asl:-11 interpret:13
asleep:25
assault:62 a:17 at:23 hotlin:11 last:16 me:28
assist:-24
assistanc:-21 county:-12 program:-9
assistant:-10
assult:15
asylum:-28 lawy:-9 seek:-19
at:13 11:17 15:-19 16:-20 2am:17 40:-14 8:-17 a:26 baby:-24 bar:19 bus:27 by:31 car:26 club:9 colleg:27 daycar:11 din:19 dmv:-24 do:-13 follow:21 frat:19 gas:10 gym:-12 head:20 home:39 hospital:-14 hous:14 i:16 job:-15 keep:19 laundromat:26 me:39 mom:24 need:-21 no:-17 party:24 salon:11 school:-22 station:31 stop:20 stor:27 take:11 to:21 truck:21 wed:-22 week:-17 when:17 woke:11 work:-18
ate:-25
atencion:-11 gratis:-10 medic:-9
athen:-22
atlant:-16
atorney:-21
atras:-23 con:-23 en:-11 la:-23 rent:-23
attack:-21 the:-20
attempt:22
attendant:-15
aunt:16 brought:17 me:26 to:21
auror:-16 co:-10
austin:-11
authority:-18
autism:-30 need:-18
autistic:-13 daught:-23 son:-16 women:12
autobus:15
avent:41 contr:11 la:12 par:11
avient:25 cosa:15
avis:-17 de:-17 dia:-14
avog:-19
away and:30 cat:24 from:14 him:21 home:-19 husband:24 im:29 my:30 order:-12 the:-26 with:-23
ayud agua:-19 alquil:-13 bile:-9 com:-20 compr:-12 con:-34 de:-18 deposit:-11 efectiv:-13 el:-21 en:-16 ex:16 golp:26 gratis:-9 hijo:-10 la:-18 legal:-9 los:-29 luz:-13 mama:-15 me:27 medicin:-12 mi:15 mujer:27 navidad:-12 pagar:-16 para:9 por:22 psicologic:-26 rent:-15 solter:-19 violenci:24
azuc:-25
b:-9 after:30 rape:17
baby adoption:-16 all:-17 are:15 at:-20 back:9 blue:11 born:-14 came:9 cant:-25 car:15 cloth:-29 cry:-26 dad:17 disapp:15 fell:-20 food:-13 for:-10 formul:-18 from:23 has:17 he:18 help:-29 hit:20 hous:-16 i:16 is:24 item:-14 keep:14 milk:-15 need:-16 no:-27 off:12 outsid:10 show:-37 sleep:-29 stop:-17 stuff:-22 supply:-19 the:16 when:31 wipe:-16 wont:-26 work:18
babysit baby:26 hit:18 my:26
back:-10 and:24 at:-14 care:-10 colleg:-13 dad:11 fost:-10 from:27 his:11 home:10 i:24 in:-14 need:-17 on:-24 rent:-17 school:-21 support:-14 the:30 to:-16 with:20
background:-15 check:-15
backpack:-13
bad apartment:-10 back:-16 credit:-16 relationship:28
bag:17
bail:-20
baj:-15
baja:-21
bajo recurs:-9
bakersfield:-20
bakery:-12
balanc:-24
ban from:-19
banc:-14 aliment:-11 com:-12 de:-14
bang door:15 my:22 on:21
bangor:-9 main:10
bank:-21 milwauk:-10
bankruptcy:-22
bar:13
barat:-24 en:-13
barb:-16
barefoot:12
bas:-14 apartment:-9 hous:-12
basement:23
basic:-17
bassinet:-18
bat:18
bathroom:9 a:20 he:20 yel:10
batter:62 shelt:39 wife:22 women:49
bayamon:-13
be:25 a:15 aliv:24 anymor:18 bet:11 dead:25 gone:18 hand:14 happi:13 here:16 if:10 me:11 my:25 off:10 on:28 out:-12 over:23 pregnant:-29 put:22 with:30 without:11
beach:-20
beat:35 a:10 and:17 boyfriend:18 her:17 im:16 kid:35 last:15 me:40 mom:19 my:34 the:-10 up:33 us:24
beauty:-15 school:-13
bebe de:9 fiebr:9 gratis:-10 no:-12 tien:9
beca:-19 mujer:-19 para:-14
becaus domestic:-21 gay:26 of:-17 pregnant:-23 violenc:-21
becom:-15 a:-15 fost:-10 parent:-10
bed:15 for:-22 free:-24 in:19 its:9 kid:-22 my:10 tonight:29 tonit:27
bedroom:26 door:17
been:49 about:12 all:20 and:17 behind:19 drink:17 in:27 me:19 my:25 text:19 think:12 walk:17
befor come:15 he:28 i:13
beg:31
behind:14 me:30 mortgag:-15 on:-31 payment:-12 rent:-22 support:-18
being:28 a:-15 aliv:25 beat:20 bulli:-26 by:11 control:20 evict:-26 forc:26 here:14 hit:30 hurt:22 molest:26 mom:-15 my:23 out:17 pimp:14 pregnant:-12 scam:-23 sold:21 to:12 track:26
believ:22 me:10
belt:28 mark:27
bend:-14
benefici:-21 para:-12
benefit:-37
benifit:9
bernardin:-11
best friend:17 goodby:10 post:15
bet:28 i:15 if:15 me:14 off:39 without:14
bien:-18
big:-24
bike:-18
bil de:-12 del:-21 la:-11 luz:-12
bile:-25
bill:-28 after:-18 assault:-19 from:-20 ga:-9 help:-20 high:-11 in:-19 my:-19 name:-19 too:-11
biloxi:-16
bing:-17
biolenci:-27
biopsy:-24
bipol:-22
birmingham:-13 alabam:-11
birth:-22 and:11 cent:-17 certificat:-20 free:-18 parent:-15 pill:-26 shot:-21 without:-15
birthday:-27
bisexual:-23
bismarck:-20
bit:13 kid:-29 me:42 my:13
bite me:31
biz:-15 loan:-10
black:20 and:24 business:-14 eye:34 women:-27
blackmail:-15 nude:30
blad:-14
bleach:30 carpet:-14 on:9 stain:-14
bleed:34 a:23 lot:23 pregnant:-24
blew:-15
blind:-10 abus:24 and:16 help:-27 need:-17
block:36 door:11 my:19 the:11
blood:-15 pressur:-20 sugar:-18
blow:19 my:16 phon:16 up:19
body shop:-16
bola:-11 el:-11 en:-11
bolet:-24 de:-20
bolit:-15 el:-15 en:-15 pech:-11
bols de:-19 trabaj:-19
bomb:10 my:-16 test:-13
bond baby:-27 my:-17 newborn:-10 with:-22
bono:-15 attorney:-11
book:-28
bor:-23 busc:-14 historial:-13 lo:-14 mi:-12 que:-14
borrach:13 me:16 y:16
boss:-12 cut:-23 fir:-13 for:13 grab:29 hold:25 hour:-11 i:-20 if:25 in:26 is:-9 keep:9 lock:23 me:-17 our:26 passport:24 pay:-20 said:-25 sleep:29 with:29 wont:-27
boston:-21
both women:14
bottl of:9 tylenol:10
bought:24 a:23
bounc:-22
bowl:-16 green:-16
box:-26
boy:10
boyfriend:27 a:-14 allergic:-11 beat:27 brok:-19 buy:20 check:18 chok:19 drug:-24 get:30 give:25 has:-10 have:19 head:10 her:29 his:-19 hit:14 hurt:15 i:-13 into:18 is:-27 kid:14 let:29 make:20 me:25 mileag:18 mov:-22 my:50 out:13 post:22 propos:-26 punch:15 put:21 say:20 sell:16 show:13 slam:10 sleep:15 stop:23 the:-12 to:-12 touch:10 track:15 up:21 watch:13 when:29 wont:41
bra:-28
brac:-21
brain:-10 injury:-10
brak:-21
braz:31 mi:21
break a:-17 at:-23 becaus:24 my:23 phon:41 stuff:26 thing:30
breakdown:13
breakup:-25
breast:-17 canc:-16 exam:-20 insuranc:-11 lump:-12 milk:-12 pump:-15 screen:-9
breastfeed:-27
breath:32 he:17 right:14
brid:17
bridg:11
bridgeport:-12 ct:-12
bring baby:-14 my:-25 to:-20
brok and:18 apartment:20 cant:12 car:-24 fing:22 furnac:-16 glass:14 hous:18 in:-12 jaw:29 my:50 nose:23 now:-16 phon:25 protectiv:10
bronx:-17 ny:-25
brooklyn:-13
broth:28 beat:16 is:13 law:18 make:12 me:30 the:-14 touch:12 with:11
brothel:27
brought:22 here:13 me:22 to:17
broward:9
brownsvil:-18 texas:-13
brows:-20
bruis:42 and:12 from:20 her:13 my:19 on:33 say:12 son:19
budget:-22
bug:-29 my:-18
bulimi:-17
bulimic:-19
bullet:-17 journal:-17
bulli:-30
bully:-27 a:-14 me:10 mi:-14 my:-18
bult:-11 el:-11 en:-11 seno:-11
bump:-15 down:-21 ther:-21
bunch:18 of:18 pill:17
bunk:9
burd:10 to:20
burial:-22
burlington:-16 vermont:-10 vt:-14
burn cook:-20 down:-10 hand:-23 me:32 myself:30 on:12 paper:14 the:13 with:25
burnout:-17
bury:-16 baby:-15 my:-26
bus card:-18 driv:-27 drop:13 for:-13 money:-21 pass:-21 schedul:-24 ticket:-14 with:12
busc:-21 trabaj:-22
business:-21 for:-9 grant:-13 licens:-13 loan:-12 money:-12 women:-11
but:13 a:16 didnt:12 he:24 i:11 me:15 scar:12 stop:12
butt:22
buy a:-18 and:20 her:20 home:-16 hous:-14
buyer:-15
by a:-39 and:20 baby:16 boyfriend:15 car:11 daddy:16 doctor:15 hair:20 her:13 hous:34 husband:27 ice:-16 mail:-27 my:38 son:23 strang:-24 supervisor:14 the:-12 work:24
c:-31 section:-20
cabez:-27
cabinet:-26
cachet:33
cada:28 rato:18
cae:-26 mi:-20
cagu:-13
cal bebe:18 con:13 mi:18 on:-16 polic:-14
calefaccion:-23
calient:10
californi:-22
call:24 50:14 a:31 and:12 cop:9 every:-15 him:17 ice:-13 immigration:-11 job:16 me:31 my:36 name:18 on:-11 sir:17 stupid:20 the:11 time:14
cam show:14
cama mi:-10 para:-28
cambi:-23 cerradur:-12 chap:-10 de:-19 la:-14 mi:-16 nombr:-9
camd:-11 nj:-11
came:37 a:14 back:9 from:9 his:9 home:24 in:11 my:23 to:22 with:24
camer:-19 bathroom:17 hous:-25 my:-13 the:23
camp:-34 for:-14
campesin:-19
campus:24
can:-25 a:-14 break:33 evict:-14 fire:-15 get:-18 go:23 he:-27 landlord:-14 leav:30 me:-15 my:-23 take:-23 talk:-11 the:-12 to:-16 tonight:34 work:-15
canal:-14
canc:-26 de:-13
cans:29 de:29 vivir:21
cant:15 a:-15 about:24 afford:-23 anoth:21 anymor:23 anywher:9 baby:-31 bond:-13 breath:17 call:11 cope:23 cry:-25 daycar:-11 do:25 drink:-23 eat:-18 feed:-22 forget:15 formul:-17 go:32 going:22 handl:17 he:30 it:25 keep:19 leav:33 life:19 make:-25 me:28 medicin:-24 no:16 of:-26 off:25 out:-26 outsid:22 pay:-26 rent:-28 right:19 see:-21 sleep:-23 stay:23 take:17 this:22 till:17 to:-14 up:12 wake:12 work:-22
cap:15
capacitacion:-22
cape:-19
car:-10 abus:15 at:30 baby:11 battery:-24 bebe:-12 behind:18 con:19 descompuest:-16 every:15 help:-23 i:16 impound:-13 insuranc:-12 key:26 loan:-14 me:16 mis:23 mom:-10 nino:16 payment:-19 phon:15 repa:-19 se:-28 sigu:19 so:12 start:-11 the:23 walmart:30 wont:-11 y:-25
carcel:-13
card:-12 debt:-13 for:-19 get:13 he:-22 lost:-17 mail:-17 max:-19 name:12 safe:15
care:-23 assistanc:-13 help:-19 i:25 if:25 live:16 mom:-18 my:-21 of:-21 subsidy:-12 vouch:-11
caregiv:-22 abus:-18 and:15 hurt:-16 job:-22 pinch:15 respit:-11
caretak:-23 hit:-11 me:-11
carg:-16
caridad:-18 catolic:-14
carolin:-18
carpet:-14
carriol:-25
carseat:-19
carson:-19 city:-19
cart de:19
carter:-18
casa cada:11 con:30 de:-20 en:9 hijo:23 hoy:31 maltrat:23 me:10 mis:23 mujer:16 no:16 para:19 que:27 refugi:-14 se:-11 sin:19 vigil:11 y:24
case:-12
caser:-25 me:-12 no:-9
cash:-24 assistanc:-11 now:-29
casin:-14
caso:-20 de:-23
casp:-13
cat:-13 and:22 in:-20 whil:-20
catfish:-19
catholic:-16 charity:-16 near:-15
catolic:-14
cdl:-20
cela:22
celebrat:-17
celery:-22
cell free:-18 phon:-24
cellphon:-16
celos:42
celul interven:-23 no:17 y:18
cent for:14
centr:-18 de:-11 para:-10 rehabilitacion:-10 salud:-10
central:14
cerc:-18 de:-12 mi:-12
cerradur:-12
certific:-9 de:-9 nacimient:-9
certificat:-27 and:11
certification:-17
cervical:-13 screen:-11
chanc:-12
chang:-20 after:-10 cost:-19 for:-14 last:-14 my:-20 name:-14 social:-11
chantaj:-21
chap:-10
chapt:-25
charg:-12
charity:-24
charl:-23
charleston:-16 sc:-15 wv:-13
charlot:-18 nc:-9
chas:30 me:30 with:30
chattanoog:12
cheap:-35 phon:-10 plac:-9
cheat:-20
check:-11 and:26 me:22 mileag:28 my:19 phon:16 receipt:24 up:-26
checkbook:-21
checklist:9
checkup:-27
chem:-29
chequ:-11 gratis:-11
cherok:-22 help:-25 nation:-21
cheyen:13
chicag:-11
child:23 assistanc:-13 being:28 care:-24 credit:-19 custody:-26 door:13 enforcement:-15 help:-17 is:21 lawy:-9 me:-28 neglect:27 next:13 offic:-10 subsidy:-12 suport:-25 support:-31 tax:-13
childcar:-34 i:-14 vouch:-14 whil:-14
childhelp:-18 numb:-17
childr help:28 hotlin:28
chip:-20 for:-14 insuranc:-14 kid:-14
chiquit:17
chlamydi:-25
chock:32 me:32
choic:-13
chok:38 aid:-16 dur:25 fight:22 first:-16 last:9 me:31 night:18 on:-33 out:23 sex:16 unconscious:19
christi:-21
christm:-22 present:-10
chronic:-12
church:15 food:-18 giv:-11 help:-21 my:18 with:15
cigaret:20
cita:-29 con:-13 de:-12 para:-16 wic:-10
citiz:-14
citizenship:-18
city mo:-13
ciudadan:-32
ciudadani:-18
civil:-15 right:-15
claim:-25 kid:-18 my:-13 on:-12
clark:-12 county:-12
clarksvil:-18 tn:-18
clas:-30 de:-11 ingl:-11
class:-31 for:-22 girl:-12 teen:-22 women:-26
clean a:9 all:14 business:-14 company:-13 her:16 job:-24 slat:-17
clear:-19 history:-15 my:-18
cleveland:-11
client:15
climb:9
clinic:-26 albuquerqu:-13 bay:-18 bronx:-9 cerc:-9 city:-10 comunitari:-16 de:-16 el:-15 embaraz:-10 en:-20 free:-17 gratis:-11 in:-20 insuranc:-15 jackson:-14 jacksonvil:-12 lake:-10 los:-12 mujer:-22 near:-23 no:-17 open:-12 para:-12 ponc:-9 puert:-9 rapid:-10 rico:-9 rock:-17 segur:-14 sin:-17 spokan:-9 st:-12 tamp:-11 utah:-21 yuma:-15
clon:-29 el:-23
cloth:-11 back:20 closet:-19 for:-10 kid:-18 my:18 off:26 on:20 rememb:17 the:18
club keep:21
cna:-15 class:-9 train:-9
co:-14
coach:27 daught:30 is:18 me:14 my:34 text:20 touch:20
cobij:-19
cobr:-20 much:-19
cocain:-19
cod:-19
code:17
coercion:35
coerciv:31 control:31
coke:-16
colchon:-17
cold:-17
colegi:-17
colic:-21
collection agency:-23
collector:-23
colleg for:-19 grant:-18 mom:-11 on:18 singl:-9 student:18
collin:-9
color:-9 spr:-13
columbi:-13 sc:-11
columbus:-18 ohio:-16
com:-16 en:-23 for:12 gratis:-17 hialeah:-16 hijo:-12 hoy:-31 iglesi:-16 la:12 me:14 mi:-10 miami:-10 mis:-14 my:18 nino:-14 out:-30 para:-17 prison:-12 to:26
come:32 after:-9 and:17 from:19 get:26 home:15 in:18 me:32 my:37 room:12 to:35 with:18
comedor:-20
comer:-13 a:-13 hijo:-13 mis:-13
comment:-24
community:-24 cent:-9 colleg:-19 health:-10
como:-14 a:-24 custodi:-10 de:23 denunci:-15 divorci:-12 estampil:-11 la:-10 lleg:-13 mi:-28 orden:-15 para:-18 pedir:-11 pido:-13 saco:-18
comp:-23
companer de:17 trabaj:24
company:-24
compensacion:-26
compensation:-21 for:-16 victim:-16
complaint:-24
complet:-14
compr:-33 casa:-21 medicin:-13
comput skill:-11
computacion:-17
computador:-11
comunitari:-15
con:17 a:26 agua:-19 algui:-29 alquil:-13 autism:-24 bebe:26 bile:-21 cabl:11 cint:22 com:12 cuchil:11 de:21 dejar:-19 deport:-25 deposit:-11 el:21 famili:15 habl:-12 hija:-9 hijo:-13 hipotec:-10 hombr:14 llam:21 llav:19 me:21 mi:38 migr:9 mis:10 moreton:19 nino:10 para:18 pistol:32 por:23 public:-23 quien:-20 quit:28 rent:-16 rrent:-18 todo:23 un:11 una:14 y:15
cond:-12 de:-12
condition:-22
conditional:13 card:13 green:13
condom brok:-24 me:21 off:31 tel:9 without:14
condon:-25 gratis:-19
confidentiality:-15
conmig:-20
consegu:-19
consej:-19
consejer:-20
consejeri:-26 en:-17 para:-10
consent:17
construction:-21
consul:-22
consult:-11 medic:-11
consum:-19
contact:12 my:37
contest:9
contr:9 espos:-13 ex:-23 la:23 mi:-24 par:11
contraception:-24
contract:-28
contractor:-21
contrat:-29
control:28 all:14 by:20 de:-22 do:11 eat:27 everyth:21 free:-18 husband:25 i:29 me:12 money:33 natalidad:-19 parent:-15 partn:24 pill:-26 shot:-21 the:32 without:-13
controlador:34
cook:-12 for:-11
cool:-11 cent:-24
cop:13 me:-19
coparent:-16 app:-16
cope:23
copy:-17 of:-10 polic:-10 report:-10
cor casa:9 departament:26 embaraz:-16 la:21 por:-13 trabaj:-28
cord:18
corn:11
corp:-17
corpus:-14 christi:-14
corri:-16 casa:12 de:12 la:12 mi:-19
cort:16 braz:22 de:-32 el:-19 famili:-19 la:-11 las:16 los:22 luz:-15 vena:16
cosa:17 a:19 mi:19
cosmetology:-10 school:-10
cost:-11 for:-16 help:-17 vet:-10
couch:-39 surf:-14
cough:-26
could:18
couldnt:19 call:14
council:-13 aging:-11 on:-13
counsel:-24 abus:-35 after:-19 for:-32 women:-25
count:11 the:26
county:9 abus:35 assistanc:-20 ca:9 dv:36 food:-23 ga:-13 head:-14 help:15 iowa:10 legal:-19 mi:10 michig:15 ms:-17 nh:11 oklahom:-20 rent:-17 start:-14 tx:-16 va:-18 violenc:28 wa:-21 women:-26
coupl counsel:-20
cours:-17
court:-22 advocat:21 appoint:20 custody:-13 date:-22 fee:-10 help:-20 order:-20 tomorrow:-21
cousin:37 is:18 me:17 on:18 to:11 touch:13
cover:14 rent:-18
covid:-15
cowork:-13 for:23 harass:-25 me:-14 touch:-31 wait:23
coyot:13 me:14 y:14
cps:-30 baby:-15 investigation:-13 kid:-11 me:9 my:-32 to:-30 took:-16
crack molar:-15
craft:-22
cramp:-29
crash:-24 car:-10 cours:-17 my:-10
crazy:17 and:10 me:15 with:11
cream:-21
credit:-25 counsel:-11 debt:-15 max:-19 report:-23 scor:-9
creepy:31
cremation:-21
creo:13 el:14 embaraz:-21 estoy:-21 me:26 que:13
crib:-30 and:-16
crim:-23 compensation:-9 victim:-13
criminal:-27
crisis:56 cent:47 for:31 hotlin:27 line:14 numb:24 text:37
cristal:-24
cross:-17
crow:-16
crush:-21 my:-18 on:-19
cruz:-16 roja:-16
cry:-10 after:20 all:-20 and:25 baby:-18 day:-21 every:-23 say:11 sinc:-14 the:-18 time:10
cuand:42 de:-19 era:11 estoy:23 la:-19 lleg:22 nina:11 no:20 se:16 tom:18 toma:31
cuant:-18 cuest:-15 un:-10
cuart barat:-16 para:-28 rent:-16
cuban:-20
cuchil:25
cuel:12
cuent banc:-11 de:-12 del:-19
cuerp:28
cuest:-15 un:-10
cuid:-24 a:-18 de:-19 hija:-14 hijo:-16 mi:-16 mis:-15 nino:-22
culinary:-15
cult:26
cun:18
cuna:-22 y:-18
cupon:-20 aliment:-9 com:-14 de:-11
curriculum:-18
curs:-20 de:-19 gratis:-15 ingl:-14
custady:-16
custidy:-19
custodi:-34 de:-28 hija:-19 hijo:-20 mi:-20 mis:-24 nino:-21
custody:-21 agreement:-18 and:27 court:-20 in:-11 kid:-20 lawy:-13 of:-24 order:18 paper:-25 right:-9 son:-15
custom me:-9
cut:27 again:35 at:-20 back:-19 cant:15 deep:23 from:9 herself:17 hour:-21 i:-23 light:-21 me:29 my:13 myself:27 off:-13 on:-19 pay:-27 phon:28 power:-14 tomorrow:-11 too:23 up:23 water:-22 work:-20 wrist:28
cuyahog:-20 county:-20
cyber:-28
cyberstalk:34
cyst:-16
d:-19
da a:28 diner:14 el:-11 mi:27 ni:26 para:20 pension:-20
daca:-18 renewal:-14
dad a:-11 about:-16 and:16 beat:21 broth:22 burn:22 child:-19 drunk:17 get:14 her:30 hit:27 hous:14 is:-13 lock:22 me:13 mom:25 my:24 need:-12 pay:-18 punch:31 the:22 touch:17 us:20 with:25 wont:-24
daddy:20 danc:-18 daught:-18 me:26 up:25 want:-26 wont:14
dakot:-18
dallas:-29
damag:-28
dan:-13 en:-14 ropa:-14
danc at:20 class:-14 club:20 for:-10
dang:38
dano:38 a:-17 bebe:-17 mi:-17
dar:-27 en:-26
dark:31
darl:-10 a:-9 comer:-10 de:-10
dat a:-17 abus:22 scam:-16 violenc:35
data:-15 entry:-10
date do:14 rap:20 rape:27 what:14 wouldnt:19
dato:-9
daught at:17 beat:11 boyfriend:24 cut:25 danc:-18 drug:-17 got:-35 herself:17 in:17 law:11 me:13 molest:16 my:-19 need:-14 on:-24 ran:28 said:10 say:13 she:11 to:27 took:-19 want:26 was:-15
day can:-21 care:-25 do:-25 no:28 notic:-21 program:-16 rehab:-9 to:-11 with:18
daycar:-12 assistanc:-17 baby:16 can:-12 cost:-14 for:-17 help:-29 hurt:21 i:-12 lady:21 my:28 so:-12 vouch:-24
dayton:-17
dc:-9
dcf:-21
de acog:-14 al:20 alejamient:-10 aliment:-13 ancian:-38 apartament:-11 apoy:14 aqui:21 autobus:15 ayud:21 banc:-11 bebe:-19 bus:-12 cabez:-13 canc:-12 car:-18 chequ:-18 chicag:-14 chiquit:17 ciudadani:-14 com:-17 comer:-23 computacion:-10 con:25 contr:-16 cuand:14 cupon:-9 de:19 deportacion:-28 desaloj:-14 deud:-29 dia:-14 divorci:-9 drog:-21 embaraz:-19 emergenci:-17 empl:-10 era:10 escuel:-9 espos:21 ets:-11 ex:24 famili:-23 fumar:-19 gas:-14 ged:-13 gener:18 gratis:-15 guarderi:11 higien:-14 hija:15 hijo:19 hotel:-23 hoy:20 identidad:-14 impuest:-10 ingl:-13 inmigracion:-11 ir:21 lado:20 lech:-15 limpiez:-12 lleg:-22 llegu:20 llor:-19 los:25 luz:-18 maltrat:24 mamar:-13 manej:-29 maternidad:-10 me:9 mi:19 migracion:-12 mis:23 mor:22 muel:-14 mund:18 nacimient:-18 natalidad:-19 navidad:-13 nina:15 no:12 noch:-9 papel:-11 para:15 paul:-9 pelo:14 person:21 polici:-11 proteccion:-14 recurs:-9 refugi:-12 regres:35 rehabilitacion:-10 relacion:20 rent:-18 rued:-13 salud:-13 salvacion:-13 sangr:-22 se:18 seguridad:26 sena:-17 seno:-11 sexual:-11 su:-18 suicidi:35 tamp:-12 telefon:-25 toca:11 todo:28 tomar:-22 transmision:-12 una:24 venezuel:-20 vih:-10 violacion:38 violenci:28 viviend:-13 vivir:28 volv:22 y:17
dead:9 dress:-9 gorgeous:-9
deadbeat:-16 dad:-16
deadlin:-16
deaf abus:35 husband:19 my:11 need:-21 servic:-20 shelt:-23 women:19
death:11 certificat:-16
deben:-22 diner:-11
debo al:27 coyot:14 de:-16 luz:-15 mese:-16 y:17
debt:-9 collector:-17 my:-27
declaracion:-15 de:-15
deep:10
deepfak:-20
defend:-26
defens:-25
degr and:16
dej:26
deja:22 con:12 de:19 en:17 habl:12 la:11 marc:21 mi:19 ni:22 paz:17 salir:12 tener:13 trabaj:23
dejan:35 del:20 ir:16 salir:21 trabaj:14
dejar:-13 a:18 de:-27 drog:-13 el:-18 fumar:-19 hijo:-16 las:-14 mi:22 mis:-16 tomar:-22
dejo mata:16 me:12
del agua:-17 bebe:-15 camp:-15 cuel:18 departament:26 despu:-14 dia:-16 embaraz:-19 gas:-18 gobiern:-19 gratis:-10 hospital:-14 me:21 part:-17 pelo:16 por:-12 siguient:-15 trabaj:-9 y:28
delawar:-18
delay:-15
delet:17 all:16 contact:25 history:-20 my:22
delit:-20
delivery:-35
demand:-29
dementi:-24 help:-20
deni:-20
dental:-17 insuranc:-14 school:-9
dentist:-29 barat:-11 en:-18 for:-9 no:-22
denunci:-13 a:-23 mar:-22 mi:-23
denv:-23
departament:18
department:-10 of:-11 servic:-11
deploy:-29
depo:-18
deport:-41 a:-18 espos:-13 i:26 if:26 me:-22 mi:-18
deportacion:-30
deportation:-14
deposit:-25 apartament:-11 apartment:-14 assistanc:-9 back:-10 de:-10 for:15 help:-25 rent:-9
depresion:-28 part:-12 pospart:-9 postpart:-10
depress:-34 after:-10 and:-19 baby:-10 mom:-11
depression:-23
deprim:-26
derech:-23 de:-18 human:-21 mujer:-14 trabajador:-13
desaloj:-28
desampar:-18
desaparec:46
desastr:-18
descompuest:-16
descompus:-15 car:-15
descuent:-22 chequ:-12 de:-12 mi:-12
desd a:-17 que:-16 tuve:-13
desempl:-17
desesper:-22
desintoxic:-15
desnud amenaz:16 me:16 y:16
desp:-22
desped:20
despens:-32 aliment:-10 de:-9 en:-15 gratis:-11
despert:32
despid:-28 embaraz:-14 estar:-9 por:-14
despu:-10 a:-17 del:-16 la:-19 part:-17
destroy my:35
detain:-25
detox:-35 cent:-16 for:-11 women:-11
detroit:-19
deud:-39
devic:-23
devorc:-17
devuelv:-22
dhs:-26
dia despu:-14 siguient:-15
diabet:-29
diabetic:-22
dial:-23
dialysis:16
diap:-25 and:-16 bank:-15 for:-13 me:-11 near:-11 wipe:-10
dice:23 lo:10 me:27 no:-13 que:18 quier:10 se:16 si:21 sirv:12 soy:17 su:22 tio:14 va:30
did:15 anyway:9 i:12 it:13 me:15 noth:-24 stuff:16 thing:11 to:22
didnt:16 get:-24 i:17 me:-19 stop:20 when:17
die:44
died:-22 to:-20
dieg:-18
dient:-16
dijo lo:15 si:22 su:9
din free:-30
diner:-18 de:-20 en:-11 los:-24 mi:23 nino:-24 para:-13 sin:21 telefon:26 trabaj:-12 y:29
dio:10 cachet:14 una:14
diper:-15
direccion:-26
dirty:24
disability:-19 benefit:-11 check:-11 for:-18 my:-18
disabl and:21 child:-15 mom:-18 my:38 need:-15
disapp:27
disast:-17
discapacidad:-12 benefici:-15
discapacit:-23
discharg from:27 me:19 the:19
disconnect:-25
disconnection:-14 notic:-14
discount:-17
discriminacion:-19 el:-10 en:-10 trabaj:-10
discriminat:-23 at:-12
discrimination:-32 at:-13 work:-13
disord:-14
disown:-24
diu:-19
divorc:-24 abusiv:-12 cost:-9 from:-12 husband:-12 lawy:-10 money:-25 no:-19 paper:-22 support:-15 with:-21
divorci:-27 diner:-11 no:-23 sin:-14 teng:-13
dmv:-26
dna:-19 test:-19
do anymor:12 apply:-19 do:20 for:-14 go:36 it:20 leav:23 life:13 money:28 no:11 out:-9 thing:19 this:26 tonight:14
dock:-13 my:-13 pay:-13
doctor:-22 appointment:14 de:-14 embaraz:-9 for:-18 free:-13 his:16 insuranc:-12 kid:-16 me:30 mi:-11 mujer:-14 my:-11 no:-26 pap:-9 para:-10 put:16 sin:-10 touch:20 wrong:13
does:-11 he:-18 it:15 my:-15 pay:-11 when:22
doesnt:9 help:-23 know:22
dog ate:-25 to:-17
dol:17
dolor:-22 cabez:-13 de:-22 el:-13 en:-13 vientr:-12
domestic:58 abus:23 ayud:16 des:16 en:19 help:27 hotlin:14 shelt:47 tucson:15 violanc:22 violenc:32
domestik:-10 violenc:28
donat:-23 a:-15 to:-15
donation:-42
dond a:-18 abort:-21 com:-21 con:17 dan:-13 dorm:18 en:18 esta:11 estoy:21 gratis:-14 hago:-25 hay:-22 hoy:28 ir:21 lavar:-19 me:-24 mis:-21 noch:20 para:-15 ropa:-21 vivir:-33
done:29 chem:-22 life:27 school:-19
donor:-16
dont:22 and:9 anyth:14 baby:-33 be:-13 care:16 cop:23 feed:23 feel:23 for:-23 have:-37 here:21 if:15 let:14 live:27 love:-17 me:26 pay:15 rememb:18 safe:19 see:32 the:12 to:10 want:10 what:17 with:16
door:25 and:23 at:29 every:23 get:12 me:24 night:31 scream:11
dope:-19
dorm con:13 esta:28 hoy:27 mi:24 no:19 noch:28 y:19
dormim:19 car:17 el:17 en:19
dos:15
doul:-26
dover:-16 delawar:-14
down and:22 payment:-16 step:16 the:18
dox:-19
doy:-18 pech:-17
drag:24 by:20 me:27 my:20
dream:-19
dress:-20 free:-21
drink and:17 day:-22 every:-31 much:-21 too:-21
driv after:11 baby:-15 bridg:23 by:30 crazy:15 door:18 hous:28 into:14 job:-20 licens:14 lock:18 me:-9 my:32 off:21 past:24 road:14 to:-19 with:15
drog:-9 en:18 fiest:18 la:18
drogadict:-11
drop cent:-19 dead:-19 gorgeous:-9 in:-19 my:-25 off:25
drown my:20
drug:9 a:21 addict:-13 addiction:-19 and:23 at:22 bar:19 court:-19 for:-18 help:-23 my:20 party:11 rap:10 rehab:-17 test:-14 the:26 treatment:-21 use:-25 women:-16
drunk:35 and:18 break:15 i:9 stuff:14
dryness:-16
dude:30 keep:14
due:-20 and:-16 short:-16 tomorrow:-9
duel:-36 dient:-9 el:-23 la:-21 muel:-12
duen:-21 me:-14 quier:-14
duerm car:11 el:23 en:21
dui:-16
duluth:-20
dur exam:11 fight:24 pregnancy:-12 sex:-24
durm:19 cal:10 en:19 la:23
dv:90 advocat:33 county:31 gallup:18 help:38 hotlin:20 in:28 numb:14 program:29 shelt:62 survivor:-14 victim:11
dying:17
e:-23
each:15
early:-40
earn:-9 credit:-9 incom:-9
eat:-31 disord:-16 sleep:10
eaten:-18
ebt:-31 application:-16 card:-10 skim:-12
ech:-25
echar:-15
echo:-31 la:-23 mi:-27
ectopic:-19
ed:-23
educacion:-12
education:-25
eeoc:-19
efectiv:-19
eggshell:18 day:18 every:18 with:18
eight:-10
ejercit:-13 de:-13 salvacion:-13
el a:-13 agua:-32 alquil:-16 bebe:-12 bil:-14 bronx:-19 bus:14 cabl:11 camp:-16 celul:13 cint:22 con:10 cond:-20 cuart:11 cuel:12 de:14 deposit:-15 diner:12 diu:-16 divorci:-15 duen:-14 embaraz:-33 en:10 espos:24 gas:-22 ged:-9 le:25 medicaid:-19 mis:40 novi:23 para:18 pasaport:25 pech:-20 pega:24 per:-25 que:26 quier:-14 seno:-13 tech:-9 teng:-13 toca:32 trabaj:-21 tx:-9 vecin:-13 viaj:17 y:30
elder:-31 abus:-39 financial:-15 fraud:-9 hotlin:-18 neglect:-16
eldercar:-21
elderly:-33 abus:-18 mom:-18
electric:-18 bill:-9 cut:-17 is:-13 off:-18
electricity:-21 bill:-9 off:-20
email:11
embaraz:-14 hogar:-14 me:10 no:-30 quier:-14 segur:-23 sin:-17 y:-13
embarg:-24
emdr:-17
emerg:-19
emergancy:-20
emergenci:-17
emergency:-14 assistanc:-9 cash:-15 contraception:-12 for:-14 help:-9 hous:-20 mom:-14 money:-23 order:-12 rent:-11 room:-13 shelt:13 stay:-17 to:-17
emocional:22
emotional:18 abus:26 animal:-17 support:-27
empez:-18
empl:-26
employ:-21
employment:-24
emprendedor:-21
empti:32 account:32 bank:19 our:21
empty:-25 fridg:-16
empuj:31
en adopcion:-10 angeles:-11 antoni:-10 arizon:-13 atlant:-11 auror:-15 az:-17 bakersfield:-16 beb:19 bronx:-19 bus:14 cagu:-13 californi:-10 camp:-16 car:27 cara:15 carcel:-15 charlot:-14 city:-17 con:28 cond:-20 cuart:19 cuel:25 dallas:-17 de:24 denv:-14 drog:-22 efectiv:-15 el:9 embaraz:17 escuel:-27 espald:17 este:13 fiest:22 filadelfi:-13 flor:-9 fresn:-15 hialeah:-16 houston:-19 illinois:-18 kansas:-23 la:19 lared:-17 las:11 mayaguez:-19 mcal:-16 miami:-13 mund:13 nc:-14 newark:-22 nj:-18 nuev:-11 orl:-14 para:9 paso:-20 paz:17 pech:-15 peligr:21 phoenix:-17 polv:-12 ponc:-25 que:-27 queen:-13 reno:-13 rent:-13 san:-16 seno:-13 tamp:-13 texas:-13 trabaj:-32 tucson:26 tx:-14 un:28 una:28 vegas:10 y:13 york:-12
encer:29 casa:24 en:23 la:24
encier:28 con:14 llav:14
encim:24
encontr:28
end:18 all:15 it:28 leas:-14 of:-24 pregnancy:-25 thing:33
endometriosis:-25
energy:-20 assistanc:-16 bill:-11
enferm:-27 no:-15 y:-15
enfermedad:-28 sexual:-21
enfermeri:-13
enforcement:-15
enfrent:19 de:19 los:18 nino:18
english class:-10
enoj:18
enter:-16
entergy:-19
entrenamient:-22
entry:-21
equal:-19 pay:-16
equivalency:-14
er:-12
era:11 nina:11
erie:-15 pa:-13
es:13 de:15 noch:15 violent:21
escaler:19
escap:45 abus:11 abusiv:17 casa:-38 de:-9 la:-23 plan:27 with:26
escond:26 papel:26
escort:27 out:21 trap:23 want:21
escuch:-11
escuel:-23 adult:-9 gratis:-9 para:-10
esl:-14
especial:-23
esper:10 afuer:17 del:16 la:9 mi:-14 trabaj:16
espi:-10 la:22 mi:-18 por:22 telefon:-13
espos:14 alcoholic:-18 amenaz:21 arregl:-14 borrach:-12 con:18 cuand:13 de:23 deja:27 dice:-14 drog:-16 el:9 en:-29 encier:9 golp:23 la:-15 llev:-17 me:15 mi:24 oblig:12 pega:15 perdi:-12 que:-14 quit:19 se:-14 toma:-15 trabaj:-19 viol:15 violent:23
essex:-23
est:26 embaraz:18
esta:17 afuer:17 con:18 desaparec:29 en:-19 enferm:-21 mis:11 no:-15 noch:24 y:-15
estaf:-24
estam:16 en:9 la:16
estampil:-23 com:-9 de:-9
estan:-19
estar:14 aqui:19 con:13 embaraz:-18 en:13 este:13 mund:13
estari:22 mejor:22 mi:22 sin:22
estat:-24
estatus:-17
este bebe:-18 mes:-19 mund:21
esteem:-20
estoy:19 cal:26 el:22 embaraz:12 en:49 la:26 mi:21 mis:-10 no:-28 peligr:21 segur:11 sola:-10 trist:-25 vivir:21
estr:-17
estudi:-30
ets:-11
eugen:-16
evacuation:-19
even:33 cry:18 i:23 if:18 say:14 though:24 when:14
every:23 and:17 get:23 i:31 week:24 with:18
everybody:23
everyday:24
everyon:27 be:11 bet:18 i:16 would:11
everyth:27 and:16 do:19 i:21
everywher:29 go:10 i:10
evict:-20 and:14 becaus:-20 cal:-14 domestic:-20 for:-14 last:-16 me:-22 of:-20 sleep:20 today:36 year:-16
eviction:-28 county:-13 help:-12 lawy:-10 notic:-21 prevention:-22
evicton:-26
evidenc:33
ex:30 a:9 account:15 afuer:23 amenaz:17 and:-13 anda:23 away:-26 bang:13 boyfriend:11 brok:22 busc:27 child:-19 claim:-18 credit:-34 daught:19 deja:27 driv:20 esper:9 fake:26 found:21 got:13 his:-11 husband:-19 i:-9 into:18 is:19 keep:19 kid:-24 know:23 leav:18 made:29 mand:21 me:16 mi:19 more:-25 mov:-16 my:29 new:-9 no:-11 nude:-23 on:10 our:36 out:18 outsid:30 owe:-23 pasa:17 pay:-20 phon:31 por:18 put:15 quier:12 remarri:-22 ruin:-13 se:15 shar:-18 show:17 sigu:10 sit:26 stalk:18 stop:20 support:-15 text:23 toddl:16 track:24 up:17 want:-36 wont:31
exam de:-25 free:-12 gratis:-12 la:-17
excel:-14
exchang:-22
exist:32
exit:27 plan:27
expedit:-17
expensiv:-28
experienc:-16
expir:-16
exploit:32
explot:33
explotacion:38
expung:-20
extorsion:-22
extr:-21
eye exam:-17
fac:22
face:23 and:12
facebook:12 and:20
factur:-15
fafs:-25
fair:-21
fairbank:-22
fairfax:-11 county:-14 va:-11
fake account:19 to:10
fal:-25
fall women:-14
falt:-24 la:-11
famili corri:-21 en:-12 me:-21
family and:19 cent:30 court:-19 dont:12 justic:27 lawy:-17 of:-23 partnership:-13 pay:22 phon:-14 plan:-37 say:20 shelt:-17 they:13 to:11 violenc:22 want:11 will:22
fan:-27
far along:-15
fare:-21
farg:-26
farm work:-24
farmaci:-26
farmwork:-34
fast:12 me:20
fath:25 baby:25 hit:23
fayettevil:-15
fe:-13
fear:-18
fee:-29
feed americ:-22 her:25 kid:-10 my:-11
feel:21 alon:-28 already:27 end:11 for:-23 hopeless:29 im:15 it:14 like:23 lonely:-22 noth:-30 numb:-27 safe:19 suicidal:21 worthless:-14
feet:-26
fell:-20 bed:-20 off:-20 the:-22
felon:-20
felony:-25 job:-13
felt:36
fema:-21
femal:14 vet:-28 veter:-19
femenin:-13
feminin:-16
fent:-22
fentanyl:-24
fertility:-19
fever:-28
fgm:26
fianc:26 abus:23 me:16 my:20
fianz:-20
fiebr no:-20 teng:-20
fiest:12
fight about:-21 club:-12 i:9 money:-21 over:-17 the:-22 toy:-9 with:-18
fil:-25 for:-14
filadelfi:-13
file:-17 a:-11 divorc:-10 for:-9 my:-11 paper:-26 with:-9
film without:29
final:-21
financial:-21 aid:-17 help:-12
find a:-15 job:-15 me:37 my:-12 on:23 out:23 plac:-18 to:-24 us:15
fing and:15
finish school:-20
fir:-13 becaus:-27 being:-17 me:-28 of:-26 pregnant:-10 tak:-25
fire:-28 alarm:-9 me:-15 smok:-9
firm:-18 divorci:-11 el:-11
first aid:-21 and:-9 buyer:-10 home:-18 last:-9 month:-13 time:-13
fisic:16
fix:-30 car:-12 heat:-12 mold:-9 my:-16 the:-9
fl:-18
flash:22
flashback:-17
flat:-19 tire:-19
fled:19 with:19
flee:36 abus:13
flight:-30
flinch:22 he:22 when:22
flint:-17
flip:32 out:32
flood:-41
floor:-16 and:-16
flor:-22
flow:12
fluj:-24
fly:-27
fmla:-22
follow:29 from:11 home:32 me:40 my:-18 on:12 the:9
food:-22 bank:-22 box:-14 city:-25 county:-18 family:-11 flint:-17 for:-20 giveaway:-11 help:-22 kansas:-19 kid:-9 milwauk:-15 my:-20 near:-15 oregon:-16 pantry:-20 st:-9 stamp:-24 the:-9 today:-21 tonight:-26 truck:-24
foodbank:-26
foodstamp:-18 offic:-10
foot:-18
for:-10 2:-24 3:-13 8:-18 abortion:-11 abus:42 adoption:-16 adult:-11 after:17 an:11 and:-9 answ:19 apartment:-14 baby:-21 back:-14 being:-15 business:-12 cal:-14 child:-30 colleg:-33 court:-20 crim:-9 custody:-19 daught:-28 daycar:-23 debt:-14 disability:-10 disabl:-11 dog:-16 domestic:-26 drug:23 dv:-9 family:-14 felon:-13 food:10 free:13 from:37 funeral:-25 gas:-21 girl:-24 glass:-11 going:-16 grocery:-19 harassment:36 help:-13 him:23 his:-11 hiv:-9 home:-19 homeless:-14 hospital:-17 hous:-15 humanity:-12 immigrant:-24 in:20 infant:-15 insuranc:-16 interview:-9 job:-33 keep:17 kid:-12 las:-12 liv:-20 medicaid:-13 mom:-17 moth:-13 my:-14 nativ:-18 new:-14 newborn:-17 night:12 no:9 nurs:-23 old:-22 onlin:-11 or:19 polic:-14 pregnancy:-21 pregnant:-11 rent:12 school:-18 section:-17 senior:-20 snap:-23 son:-16 springfield:-14 ssdi:-11 stuff:-14 support:-16 survivor:-13 tak:-25 tanf:-14 teach:-28 teen:9 the:10 to:-22 toddl:-30 tonight:-11 tot:-14 tuls:-9 undocument:-12 unemployment:-9 vegas:-12 veter:-9 victim:16 violenc:-28 wheelch:-10 with:-11 work:-25
forc:48 and:13 at:18 danc:23 do:10 have:15 himself:15 marriag:21 marry:17 me:26 on:15 oral:19 prostitution:28 sell:26 sex:15 strip:13 to:40 work:31
foreclosur:-26
forev:39
forg:-19 my:-19
forget:15
forgiveness:-11
forgot:-24
fork:15
forklift:-20 certification:-14
form:-32
formul:-26 baby:-12 bebe:-10 for:-12 my:-12 para:-10 shortag:-16
fort:-24 collin:-9 wayn:-9
forz:53
fost 18:-19 aging:-9 care:-14 dad:18 hit:26 kid:-12 me:33 mom:24 out:-24 parent:-17 the:15 turn:-19 youth:-12
foto y:16
found:45 a:17 address:23 and:20 camer:22 facebook:20 in:28 me:16 my:32
frat:19
fraud:-28 por:-15
free:-20 attorney:19 baby:-10 bed:-23 birth:-19 bus:-12 car:-13 cell:-16 class:-16 clinic:-14 cloth:-11 control:-19 crib:-13 daycar:-16 dental:-10 diap:-12 divorc:-13 el:-10 exam:-17 fan:-18 food:-17 formul:-12 government:-15 greyhound:-10 grocery:-13 help:-9 id:-15 kid:-10 ky:-22 laptop:-9 lawy:-21 lunch:-11 mammogram:-13 meal:-14 medicin:-17 pap:-12 paso:-10 pre:-9 preschool:-17 room:-19 seat:-12 shoe:-19 strol:-12 stuff:-11 tampon:-12 therapy:-11 to:-13 tuls:-10
freeway:-30
freez:19
fresh:14
fresn:-17 ca:-14
fridg:-15 empty:-9 is:-9
friend:15 abus:14 and:9 being:12 for:12 goodby:14 in:21 is:25 me:27 money:12 on:12 post:19 she:14 up:16
friendly:-13
frio:14
from:12 a:-12 abusiv:26 and:30 boyfriend:24 care:-10 check:-25 dad:17 ex:-20 family:28 fost:-10 got:12 grandm:10 her:14 him:38 home:-34 hondur:-12 hospital:27 hous:-12 husband:38 in:25 leav:24 me:-21 medicaid:-25 mom:10 my:10 numb:22 prison:-19 rap:11 so:19 the:20 tind:18 unemployment:-15 with:11 wont:16
front:19 of:19
fud:-15
fue abus:20 la:-11
fuel:-18 assistanc:-16
fuerz:41
fui:15 casa:-26 la:-21 viol:21
full custody:-23 i:28
fumar:-19
fund:-28
fundrais:-17
funeral:-15 cost:-11
furnac:-21
furnitur:-28
ga:-20
gallston:-20
gambl:-19 problem:-11
gana:11 de:11 mor:22
gang:22 rap:18 rape:16
garag:22 no:10
garnish:-14 wage:-12
garnishment:-14
gary:-15 in:-16 indian:-11
gas bill:-16 car:-16 card:-17 get:-19 leav:18 off:-19 shut:-12 station:15 vouch:-22
gaslight:40
gave black:17
gay teen:-17
ged:-27 at:-18 class:-9 night:-18
gend:-15 affirm:-11 care:-10
gener:18
general:-22
genital:29 mutilation:26
georg:-12
georgi:-27
get:11 a:14 abortion:-15 an:-21 and:33 angry:22 away:39 back:-15 beat:25 bed:10 birth:-14 by:21 certificat:-18 chem:-17 clean:-25 custody:-21 cut:-22 deport:32 drunk:16 face:18 food:-12 friday:11 from:13 he:32 hit:24 hiv:-9 hous:-17 id:-21 if:-18 in:14 job:-12 kid:-13 mad:27 marri:16 me:43 medicaid:-21 my:-12 name:-19 off:-33 order:-20 phon:-20 physical:24 pregnancy:-10 pregnant:10 restrain:-14 rid:-21 safely:27 sober:-15 test:-14 the:9 to:-28 tomorrow:-11 violent:19 work:-22
gift:11 card:-22 for:-13 kid:-13
ginecolog:-21 gratis:-9
girl help:-20 my:-14 need:-20 scout:-19
girlfriend:33 abus:10 abusiv:15 hit:16 is:15 me:22 my:19
giv away:10 food:-11
give:15 allowanc:15 an:15 and:18 back:-16 food:-12 for:17 kid:-21 last:-20 me:10 money:25 my:-11 passport:23 up:21
giveaway:-18
glass:-19
glov:13
go:27 anywher:9 back:-14 bag:28 call:14 colleg:-23 doctor:-15 er:11 home:24 now:20 or:18 out:18 outsid:23 right:20 school:-20 sleep:18 to:-16 tonight:12 with:27 work:-14
gobiern:-19
god:18 me:15 to:18 want:15
goe to:-9
going:24 back:-12 court:-18 do:11 hang:17 hurt:13 in:18 it:14 kill:19 me:16 my:10 myself:20 snap:31 to:-11 tonight:12 when:11
goldsbor:-16
golp:52 a:40 en:24 espald:17 espos:23 hijo:24 la:17 mis:25 por:18 su:21 y:-11
golpeador:31
gone:10
good:-14
goodby:30 and:9 her:10 on:27 party:-26
googl:26
gord:-28
gorgeous:-9 dress:-9
got:11 address:30 and:22 assault:21 cut:-28 day:-17 drunk:17 evict:36 go:-11 icloud:13 in:35 into:12 its:27 jail:-15 jump:-18 kick:18 knock:13 me:25 my:30 need:-20 new:26 no:18 nowher:24 numb:20 off:-20 on:12 out:35 paper:-26 prison:-19 rap:16 scam:-18 serv:-20 shut:-20 slap:18 sleep:20 the:18 to:16 today:29 up:-27 wher:23 with:-14 work:11
government:-20 phon:-16
gown:-24
gps el:21 en:9 my:15 track:10 truck:-11
grab:31 and:17 butt:22 me:24 my:29 the:15 wheel:18
grad:-23
grandbaby:22 come:15
grandchild:17
grandchildr:-16
grandkid:-22
grandm:-14 being:-11 grandkid:-12 need:-25 rais:-12
grandmoth:-39 abus:-28
grandp:11 her:13 touch:24
grandparent:-15 right:-14
grandson:-9 check:22 from:-19 me:-31 my:11 steal:-14 take:17
grant:-17 for:-9 to:-11 women:-12
gratis:-21 de:-9
gratuit:-17
great:-28
green bay:-20
greensbor:-16 nc:-16
greenvil:-25
greyhound:-9 station:25
grief:-20 group:-26 support:-16
grit:17 me:20 y:22
grocery:-23 card:-12 for:-11 my:-11
groom:36
grop:33 me:-16 the:32
group:-14
grup apoy:14
guam:-12
guard:13 in:25 mis:-24
guarderi:-23 barat:-10 economic:-14 en:-23 hijo:-9 mi:-10 para:-10
guardianship:-23
guid:-16
gum:-15
gun:32 and:18 he:11 head:15 his:10 in:19 my:32 on:22 the:21 to:16
guy:34 a:18 at:32 frat:14 from:22 gym:17 in:15 keep:28 me:9 met:23 my:20 onlin:23 rap:11 the:29 tind:15 work:20
gym follow:17 me:17
gyn:-22
gyno:-19
h2a:-21
h4:11 abus:16 visa:11 wife:16
ha baj:-15
habitat:-16 for:-12 humanity:-12
habl abog:-21 espanol:-15 famili:15 mam:-12 mi:21
hac:16 dano:25
hace cosa:25 frio:14 mese:-16
hacen:10 a:-14 bully:-26 hombr:12 mi:-14 trabaj:17
hacer:-16 cosa:15 report:-14
hacerl:-17 a:-17 dano:-17 mi:-17
hacers:19
hack:-20 account:-26 cuent:-17 email:10 facebook:-20 mi:-22 phon:12
had:-19 a:-14 and:-14 baby:-11 sex:-18
hago:11 de:20 si:-29
hair is:-18 shop:-14
haircut:-16
haiti:-19
halfway:-15 hous:-15
hambr:-30
han:-15
hand:31 around:11 cook:-20 down:17 me:28 my:20 neck:11 on:24 thigh:11
handicap:-18
handl:30
hang my:-10 myself:27
hap:26
happen:25
happi:13
harass:17 at:-21 by:-33 job:-13 my:-20 work:-25
harassment:21 at:-20 boss:9 by:9 my:-27 order:-20 work:-17
hard need:-22
hardship:-20
harlem:-21
harm:38 myself:17
harrassment:-27
harris:-21 county:-17
hart:12 de:12
hartford:-19 ct:-17
has:18 all:24 been:17 bruis:28 burn:23 canc:-21 dementi:-20 fever:-24 gun:19 his:10 me:-15 my:13 noth:9 shap:25 to:27
hate a:-15 and:14 baby:-24 crim:-14 life:25 me:-14 mom:-15 my:-10 want:21
hav a:-18 baby:-19 my:-18 sex:25
have a:14 about:24 and:24 ask:24 baby:-30 bank:26 been:20 befor:13 bruis:28 danc:15 go:21 him:20 home:25 in:23 kid:19 leav:-21 me:-12 my:-17 newborn:-14 no:12 nowher:27 own:23 pill:16 plac:26 postpartum:-25 sex:22 sleep:21 the:-9 to:21 tonight:19 wher:22 with:21
haven:19
havent eaten:-18
hay com:-24
he:28 a:15 abusiv:36 account:9 all:37 always:26 an:29 anyway:9 app:24 arm:15 baby:-13 bang:22 be:25 beat:19 been:22 break:13 brok:38 burn:15 by:27 call:17 came:25 car:16 card:37 cat:19 check:15 child:-17 chok:15 cloth:22 com:10 come:26 condom:17 count:26 crazy:20 credit:36 cry:30 cut:15 deport:-17 did:16 didnt:20 died:-11 dog:15 down:17 drink:32 driv:17 drunk:15 dur:18 every:18 everyth:21 everywher:10 feel:11 film:29 find:24 follow:16 for:25 found:27 from:21 gave:12 give:16 goe:24 going:33 good:-15 got:26 grab:20 gun:23 hair:19 hand:18 have:14 he:33 head:28 hed:18 hide:13 his:28 hit:26 hold:-18 hole:-18 home:21 hurt:20 i:26 ice:-11 if:10 ill:24 im:20 immigration:-19 in:17 into:11 it:11 keep:22 kept:24 key:-13 kick:38 kil:19 kill:9 knif:21 know:34 last:18 laugh:-15 leav:12 left:-20 let:49 look:11 lose:19 mad:19 made:24 me:27 move:25 my:40 neck:20 never:10 new:24 next:17 no:22 nobody:10 not:18 off:11 on:26 onlin:28 only:14 open:16 our:16 outsid:15 pay:-15 paycheck:21 phon:25 pill:23 post:10 pour:30 pregnant:18 pul:20 punch:13 push:21 put:36 rip:24 said:39 say:18 see:-15 send:21 sex:11 shot:41 shouldnt:19 shov:13 show:12 sit:11 sleep:22 smack:16 smash:31 squeez:20 stand:23 stomach:24 stop:-9 strangl:20 tell:31 the:24 them:23 threat:34 threaten:41 threw:44 through:18 to:22 top:10 touch:14 track:30 twist:16 up:26 us:14 use:24 violat:18 wake:10 wall:9 want:18 was:13 what:15 wheel:18 wheelch:27 when:32 will:11 wont:10 would:10 yell:9
head a:-27 on:23 start:-22 the:21 wall:11
headach:-35
headlock:14
headstart:-18
health:-12 cent:-23 for:-9 insuranc:-17 my:12 servic:-14
healthcar:-16
healthy:-11 start:-11
hear a:18 aids:13 me:10 need:-12 tel:10 test:-14 voic:-9
heart:-26
heat:-30 assistanc:-11 help:-21 in:-14 landlord:-12 my:-14 off:-13 shut:-9 turn:-10
heav:22
hed my:11
held:22 a:21 knif:21 my:15
hell deport:-23 ice:25 if:13 kill:24 me:12 tell:25
help a:-10 abus:39 apartment:-19 az:23 baltimor:-16 bay:-18 bill:-15 child:-15 cost:-15 county:-20 daycar:-12 deposit:-17 disabl:-15 domestic:27 electric:-12 erie:-9 find:-16 first:-9 food:-24 friend:19 funeral:-9 gallup:18 get:11 guam:-22 hotlin:36 leav:48 light:-9 line:21 mi:-10 my:16 pay:-13 portland:-16 providenc:-19 rent:-18 security:-13 senior:-13 st:-24 tn:9 tx:18 wayn:-10 wilmington:-14 with:-17
helplin:-32
her:19 all:21 and:27 boyfriend:21 can:13 dad:22 day:16 fath:26 head:-11 her:28 his:14 hit:26 hous:17 husband:12 in:22 kid:18 on:24 stepdad:22 the:25 thing:12 what:13
here:43 anymor:15
herman:15 a:-10 con:21 esta:12 golp:18 se:22 toca:22 viol:14
heroin:-27
herp:-20
herself:32 and:11
hic caso:-15
hid:25 bathroom:12 camer:-14 closet:15 the:14
hide:19 address:-42 credit:-25 i:-26 key:27 money:32 my:18 search:-24 the:13
high blood:-13 equivalency:-14 school:12
highway:-9
higien:-14
hija abus:12 cort:17 de:25 dice:12 dijo:9 drog:-18 es:-26 fue:34 me:15 no:-23 que:14 quier:-31 se:12 su:16 tien:-29 tran:-16 y:9
hijab:-17
hijo con:13 de:12 dice:12 drog:-14 drogadict:11 el:9 en:-12 golp:29 hambr:-13 la:21 le:-27 me:12 que:12 tien:-17
hilo:-19
him:36 a:25 and:18 at:15 away:-25 back:16 divorc:-21 for:30 from:-26 he:18 hous:-26 i:19 im:21 in:17 leas:-25 of:-10 out:-27 sir:17 the:-19 work:19
himself:36 i:25 me:19 on:15 want:27
hip:-25
hipotec:-16
hir:-14 me:-14 near:-14 pregnant:-10
hire:-19 felon:-11 me:-18 pregnant:-15
his:21 account:-21 and:-17 cigaret:9 dad:11 down:17 for:12 friend:11 gone:18 hand:26 head:10 her:-19 him:29 hous:-14 in:13 is:-14 it:14 job:-9 me:15 mom:28 money:12 my:15 on:9 phon:-15 plan:-15 safe:13 the:23 thing:17 with:9
historial:-13
history:-23 he:-16 so:-16
hit:32 a:-18 baby:24 back:28 broth:10 but:10 by:10 can:9 daught:28 dog:10 grandmoth:-19 her:34 him:27 husband:31 i:9 im:20 kid:29 lesbi:17 me:31 mom:30 my:18 now:14 our:21 son:29 the:23 us:21 when:11 with:16
hiv:-20 positiv:-12
hizo:-32
hogar:-21
hold:21 and:30 down:15 me:15 our:36 paper:18 passport:16 the:14
hole:10 the:19 wall:18
holiday:-19
hombr:36 afuer:15 de:12 esper:11 me:18 mi:20 pega:19 sigu:13
home a:14 abus:-31 and:17 at:-25 business:-13 buyer:-12 care:-24 for:-11 from:12 hit:23 in:20 job:-15 loan:-11 my:24 no:-18 repa:-9 to:-9 tonight:-18 train:-11 with:9
homebuy:-19
homeless:-27 and:-12 baby:17 family:-13 femal:-11 kid:-22 prevention:-16 sant:-15 shelt:-16 veter:-11 women:-19
homework:-20
homless:-25
homosexual:-18
hondur no:-12
honolulu:17
honor:32 kil:27 violenc:14
hook on:-29
hopeless:37
hora:-14 extr:-21
hormon:-19
hospedaj:-15
hospic:-20
hospital:-19 after:-13 and:19 assault:-13 bed:-22 bill:-15 me:-22
hostil:-19
hot flash:-29 meal:-19 my:-21 water:-14
hotel for:-17 night:14 the:14 tonight:26 vouch:13
hotlin abus:23 for:9 numb:24 text:28
hotspot:-18
hour:-10
hous:-10 after:-41 al:-11 all:13 and:12 application:-12 authority:-18 choic:-13 day:34 discrimination:-14 down:16 every:18 family:12 felon:-15 for:-11 he:20 help:-17 i:18 in:20 is:21 main:-20 mobil:-11 mom:-14 new:24 night:16 no:16 on:19 rent:-15 singl:-9 survivor:-42 took:16 vouch:-23 waitlist:-15 with:24 women:10
household:-21
housekeep:-16 job:-14
houston:-20
how a:-13 along:-9 apply:-15 can:21 clear:-15 custody:-12 cut:-24 do:-12 far:-9 file:-10 find:22 for:-13 get:-16 help:27 is:-17 leav:34 many:19 much:-16 to:-15 tylenol:21
hoy:40
hpv:-22
hr:-22 do:-15 wont:-15
hrs:15
hud:-22 apartment:-9 hous:-10
huir:31
human:11 right:-27 servic:-21 traffick:19
humanitari:-12
humanity:-12
humil:26 los:16
hung:-15
hungry:-33 and:17 kid:-15
hunt:-13
hurrican:-25
hurt:33 a:13 bad:28 child:22 daught:25 dog:16 her:26 kid:31 my:32 myself:27 son:25 when:13
husband:17 a:-13 addict:-11 against:23 an:-14 and:-12 away:-15 beat:11 canc:-21 cant:-15 car:34 chok:18 citiz:-21 cop:26 deport:-11 died:-19 drink:-23 drug:-25 forc:18 going:-10 green:9 gun:11 has:-29 have:11 he:34 help:-19 her:10 hit:29 i:-13 in:-15 it:21 its:9 jail:-19 job:-15 kid:20 kill:16 know:22 last:9 leav:19 let:29 lock:27 make:-12 me:25 money:-19 my:40 need:-19 night:-17 no:16 our:-10 owe:-21 pass:-22 plat:11 prison:-21 put:22 rap:14 read:25 say:-9 snor:-24 so:19 strangl:18 take:20 the:10 threat:17 threaten:18 threw:11 to:-12 took:21 violent:16 want:-16 was:-13 what:27 will:14 with:17 wont:30 work:-31
husbend:33 me:33
hygien:-27
hysterectomy:-16
i:16 16:20 aliv:33 all:30 alon:-23 an:10 anywher:9 apply:-19 as:14 ask:26 asleep:15 assault:30 away:16 be:41 bed:13 been:20 black:21 bought:24 breath:-9 but:9 by:-13 call:13 can:-10 cant:14 child:9 clean:20 cop:12 could:18 couldnt:19 counsel:-20 cry:23 custody:-18 cut:13 danc:15 day:-9 didnt:19 die:33 disapp:25 do:25 dont:10 drug:14 drunk:9 eat:17 even:13 every:27 ex:-22 feel:9 find:11 flinch:22 food:-12 from:27 go:32 going:13 gone:17 goodby:27 had:-11 hate:-14 have:15 he:29 hear:27 help:9 here:18 hide:10 home:10 hour:27 hous:13 hurt:10 husband:32 if:15 im:-19 is:13 it:34 its:20 job:-11 just:19 keep:47 kid:13 kill:27 last:16 leas:33 leav:29 left:17 life:24 like:23 lost:-12 make:18 makeup:21 met:23 miss:-26 myself:25 name:-19 need:-14 never:16 newborn:-14 not:15 now:12 nowher:22 of:12 off:9 on:10 onlin:21 out:26 owe:24 pack:30 paper:-20 pay:-17 pill:18 plac:14 plan:28 postpartum:-25 pregnancy:-11 pregnant:-23 quit:28 rap:14 razor:22 restrain:-16 ride:-10 right:22 run:26 safe:23 safely:18 said:26 say:18 scar:15 see:39 serv:-18 shar:-14 sist:22 slap:27 sleep:27 snap:-27 sneez:-13 so:-13 someon:-18 spywar:27 still:17 stop:15 take:15 tell:20 text:-13 the:21 them:29 ther:25 think:14 to:12 told:25 tonight:17 too:18 took:24 up:11 voic:22 want:14 was:47 wasnt:20 went:23 woke:10 wont:9
ice:-39 at:-13 door:-13 en:-21 mi:-17 my:-23 storm:-10 took:-22
id and:19 be:19 card:-9 for:17 get:10 i:21 to:-22
idah:30
identidad:-16
identificacion:-19
identity:-23 stol:-10 theft:-11
ids:-11
iep:-27
if:29 call:11 cant:14 cry:18 go:17 gone:13 he:10 hit:25 i:27 is:22 leav:14 live:16 me:32 my:29 only:9 out:-11 pregnant:-23 quit:28 the:12 was:16
iglesi:-17 ayud:-14 que:-14
ihs:-15
il:-20
ill:16 be:20 deport:14 never:16 see:16
illegal eviction:-13
illinois:-15
illness:-21
im:28 10:26 12:13 13:16 14:33 15:15 16:10 17:13 68:-19 a:17 afraid:12 allow:25 at:22 blind:16 burd:20 crazy:27 cry:24 dead:-11 do:16 done:16 end:12 gas:9 gay:29 girl:-16 go:16 going:19 he:24 hid:32 his:13 homeless:-19 i:24 it:13 late:-12 leav:14 lesbi:12 lock:13 month:10 myself:24 need:16 next:15 not:19 on:25 outsid:23 pregnant:-16 terrifi:24 the:15 think:18 to:37 wear:17 wheelch:20 with:-16
imag:-17
imigration:-22 lawy:-10
immigrant:-18 abus:15 visa:-11
immigration:-34 attorney:-18 help:-22 lawy:-9 me:-17 on:-20 paper:-25
impact:-21
implant:-23
impound:-21
impuest:-26
in:12 2:-18 a:12 about:-19 abus:21 abusiv:18 again:-18 an:11 and:13 apartment:-25 army:-20 at:39 bag:21 basement:25 bathroom:26 bay:-17 beat:17 bed:30 bedroom:16 being:25 breast:-25 can:-20 care:9 cent:-19 closet:29 cold:18 colleg:10 construction:-18 county:-24 dang:38 dc:11 debt:-23 door:13 drink:24 face:13 food:14 front:19 garag:22 georgi:-23 hand:12 he:20 headlock:14 heav:22 help:-17 her:10 his:20 home:9 hotel:-12 hous:14 husband:17 im:12 it:11 kitch:-15 last:30 law:17 leas:-22 lot:21 mail:-18 marin:-16 me:14 minot:-11 mouth:22 my:21 name:-11 need:-14 next:19 of:17 ohio:-14 our:12 prison:-14 purs:25 rain:28 rap:18 relationship:18 rent:-21 room:18 safe:13 shelt:-27 show:24 shreveport:-13 side:-10 slap:20 so:17 springfield:-14 st:-12 stomach:12 that:-21 the:23 this:20 took:16 truck:17 tuls:-9 tx:-15 valley:-14 visit:-24 waco:-16 wall:18 wheelch:14 window:22 with:28 without:-15 women:-21 yard:26
inappropriat:15
inappropriately:17
incapacidad:-21
incarcerat:-28
incendi:-21
incest:34
incom:-16 bas:-11 credit:-9 hous:-11 my:-11 of:-11 own:-11
independent:-23 liv:-23
indi:-15 health:-11 servic:-10
indigen:-11 habl:-12
indigenous:-20 women:-15
indocument:-19
infant:-20 care:-14 childr:-15
infantil:30
infeccion:-24 orin:-15 vaginal:-12
infection:-21 insuranc:-12 no:-12
infertility:-19
infiern:17 con:17
info:-14
information:-14
ingl gratis:-18
inhal:-21
injury:-35
inmigracion:-17
inmigrant:-15
innocent:-16 spous:-16
inpatient:-20 rehab:-13
inquilin:-18
inscrib:-19 a:-19 mi:-19 nino:-20
insomni:-17
instagram:-21
instal:-20 on:-14
insulin cost:-22 he:20 mad:20 when:20
insult:28
insuranc:-18 company:-19 kid:-9 marketplac:-14 my:-10
intak:-18
intellectual:10 disability:10
intent:33 viol:19
international:-18
internet:-24
interpret for:16
interven:-24
interview:-40 cloth:-11
intim:-19
intimat partn:16 violenc:16
into:23 a:21 apartment:11 hous:18 need:-26 sex:28 the:13 tree:14 wall:14
intrafamili:15
intrusiv:-20 thought:-20
inund:-20 casa:-15
inundacion:-14
investigation:-13
inyeccion:-12
ir:18 al:-15 casa:22 con:19 de:20 doctor:-15 esta:11 este:13 la:-9 mi:22 mund:13 noch:11
irme:30 de:24
irregul:-15
irs:-31
is 15:19 a:-28 about:9 abusiv:34 addict:-11 allergic:-11 an:-15 and:20 at:17 baby:-9 bang:15 beat:23 being:13 bulli:-26 by:-10 child:12 chok:10 citiz:-21 control:23 cop:26 cousin:22 cut:37 dad:-21 daught:14 drug:-11 dur:23 empty:-9 end:19 follow:12 for:-15 gay:-28 get:16 girl:16 going:29 gone:-11 has:17 he:-22 her:18 herself:17 his:9 hit:18 home:29 hous:22 hurt:17 if:11 in:-10 kil:-31 kill:24 legal:-21 lock:-15 mad:-13 mean:11 meth:26 miss:41 mov:-23 name:15 not:23 now:20 of:-10 outsid:27 pimp:22 safe:-26 scar:29 sel:11 still:-10 suicidal:31 talk:19 the:-32 to:-12 touch:27 traffick:18 tran:12 veter:-14 violent:30 watch:12 what:9 yel:24
isnt:26 it:16 worth:16
issu:-12
it:29 all:18 anymor:13 anyway:9 didnt:16 feel:14 he:10 i:11 if:9 legal:-20 off:28 safe:-10 stop:19 to:12 want:10 was:13 when:20
itch:-23
item:-18
itin:-23
its:45 20:16 and:29 dark:21 degr:16 freez:27 i:18 midnight:24 my:20 our:16 rain:18 snow:20
iud:-33 removal:-10
ive:26 been:23
ivf:-23
ivy:-18
ix:-14
jackson:-18 mississippi:-12
jacksonvil:-17
jail and:26 im:24 need:-14 tomorrow:20
jala:29
jalo:16 del:16 pelo:16
jalon:23
jaw:18
jealous:35
jefe:-14 grit:-27 no:-23 paga:-16 viol:26
job:-23 a:-18 asap:-15 cent:-18 corp:-12 for:-21 help:-10 hir:-23 im:24 interview:-29 is:-17 let:-12 me:-14 no:-17 now:19 pay:-19 rent:-9 scam:26 that:-15 today:-13 train:-13 with:-18 wont:-12
joint tax:-9
jonesbor:-20
jornaler:-18
journal:13
joven:-15 casa:-11 sin:-13
juan:-10
judg:11
jueg:-23
juguet:-14 para:-14 reye:-12
jump:26 baby:16 bridg:19 by:16 off:16 start:-16 the:12
junction:-19
juneau:-23
jury:-24
just:29 baby:-11 die:22 for:19 go:16 had:-11 my:15 of:-25 out:-34 purs:15 to:32 want:32
justic:27 cent:19
k1:9
kalamaz:10
kansas mo:-13
keep:30 a:24 address:-29 all:11 and:31 at:25 away:-45 baby:-31 break:15 by:30 cal:34 card:29 com:17 daught:19 driv:20 follow:12 from:-33 going:19 green:15 him:-24 id:29 in:15 kid:-22 leav:12 liv:19 me:19 money:24 my:16 new:24 note:12 of:20 on:11 our:27 passport:24 phon:18 rub:26 send:13 show:17 think:9 to:24 touch:-9 up:18
kept and:17 going:24 my:-9
key:18 in:-25 lock:-19 my:30
keychain:-25
kick 17:13 and:37 at:-17 becaus:19 being:-32 im:10 in:27 me:-23 my:17 of:-24 out:-10 stomach:23 the:17 tonight:19 us:-12 with:25
kid 18:-19 abus:20 always:20 anoth:-26 at:-11 back:-22 being:33 can:-18 car:-20 cloth:-23 door:24 fight:-30 fost:-10 free:-25 from:-14 go:28 got:-29 have:20 him:26 hit:9 hungry:-11 if:12 in:14 leav:12 left:23 lock:29 me:-23 my:24 need:-13 next:24 no:11 nowher:23 of:-15 out:-19 over:-15 plac:26 school:-16 stat:-15 tax:-21 to:23 tonight:16 turn:-19 when:25 wher:9 with:-13
kidnap child:12 my:-32
kidney:-17
kil and:24 cat:19 for:12 my:23
kill:15 and:17 dog:13 herself:25 himself:23 if:16 me:32 my:11 myself:25 us:23
kind:-19
kindergart:-22
kinship:-17 care:-17
kiss:29 me:29
kit:25 wher:18
kitch:-18
kiva:-16
kms:40
knee:-25
knif me:12 on:11 to:10
knock me:34 out:13 up:-36
knockout:-17 rose:-11
know:24 do:11 everyth:20 happen:24 he:-16 here:17 i:25 it:19 right:-16 text:16 to:26 what:25
komen:-20
ks:21
la a:31 al:27 car:16 cara:15 carcel:-13 carter:-17 cerradur:-12 chap:-10 clinic:-24 com:17 con:29 cort:-26 cuand:22 custodi:-19 de:28 escuel:-24 espald:10 esta:11 fiest:18 fuerz:40 golp:18 guarderi:12 hipotec:-10 hoy:20 identidad:-10 iglesi:-12 lech:-15 lleg:11 lo:12 los:26 luz:-24 maestr:13 manutencion:-10 me:-14 medicin:-10 mi:10 migr:-16 mis:13 muel:-18 nina:-17 niner:24 no:10 noch:11 par:11 pension:-21 polici:-20 regl:-12 rent:-11 restriccion:21 rrent:-18 sin:-9 toca:20 universidad:-21 ventan:24 vida:42 y:15
labor traffick:23
lactanci:-19
lactation:-25
lado:23
lady baby:21 doctor:-13 for:15 i:17 my:25
laid:-17 off:-21
lake:-17 city:-15 county:-18
lakot:20 women:19
landlord:-31 chang:9 deposit:-18 evict:-16 fix:-12 for:12 harass:-20 harassment:-24 heat:-12 his:-20 in:-14 is:-23 kick:-11 let:-20 me:-33 off:-10 out:-20 rais:-10 rent:-17 sex:22 to:-14 without:-22 wont:-22
lans:-20
lanz:-14 casa:-11 de:-11 la:-11
lanzamient:-15
lap:10
laptop:-23 for:-10 school:-9
lared:-22
las:16 drog:-29 escaler:19 estampil:-22 pastil:25 propin:-19 vegas:-11 vena:16
last check:-23 dont:18 month:-19 my:25 name:-14 nite:25 paycheck:-26 to:-19 week:13 weekend:22 wher:12 year:-24
lastim:25 a:32
latch:-20
late:-36 car:-13 my:-26 on:-14 period:-13 rent:-9
latin:-16
laugh:-9
laundry:-22
lavar:-20 ropa:-20
law:-10 beat:21 being:22 cent:-17 husband:17 me:16 slap:20 texas:-19 took:18 visit:-21
lawer:-23
lawsuit:-21
lawy:-28 abus:13 atlant:-9 cant:-10 custody:-21 i:-27 kid:-14 my:-14 no:-18 va:-12 who:-10 women:16
lawyr:-21
le:25 a:34 bully:-16 cosa:19 debo:17 doy:-17 hacen:-16 mi:25 mied:23 pech:-17 pega:38 sent:19 su:9 teng:31 veo:17
lead:-16
leagu:-21
leak:-22 i:-15 my:-13 nude:-10 sneez:-13 when:-15
learn:-11 comput:-12 read:-17
leas:-23 abus:35 becaus:29 domestic:29 early:-9 of:29
leav:34 abus:18 alon:24 apartment:24 baby:24 befor:18 boyfriend:20 for:-28 he:24 him:26 home:-28 husband:22 i:17 in:22 marriag:14 me:12 my:27 note:17 on:17 our:16 safely:30 the:14 till:15 toddl:20 tonight:16 when:19 without:25
lech:-35 bebe:-9 en:-12 mi:-9 para:-9 polv:-12
left alon:40 and:-11 debt:-24 he:27 him:11 home:-21 hous:-23 me:-28 my:34 note:17 on:27 with:-31
leg:-16
legal:-22 advis:-11 aid:-20 americ:-18 county:-16 custody:-15 domestic:20 el:-11 en:-18 for:-9 gratis:-9 help:-18 il:-12 in:-12 new:-11 ohio:-12 orleans:-11 rural:-28 samo:-18 separation:-10 servic:-19 yakim:-9
legally:-37
legalment:-26
lent:-10
lesbi support:-23 teen:19
lesbian:-23
less:-13 than:-12
let:16 a:35 baby:-14 bring:-14 from:-16 learn:21 leav:22 me:11 out:19 pump:-19 show:12 the:9 to:33 us:13 when:12 work:-16
levant:-24
lexington:-18
lgbt:-21 support:-22
lgbtq:-27 cent:-15 crisis:-16 youth:-15
licenci:-20 de:-13
licens:-25 suspend:-13
lie:30
lied court:-19 in:-19
life:51 is:22 isnt:16 it:16 no:26 not:13 want:25 worth:18
lifelin:20 phon:-24 program:-18
lift:-27
lig:-20
light back:-15 bill:-18 cut:-27 duty:-14 off:-28 on:-24 shut:-11 turn:-18
liheap:-23
like:39 a:10 end:11 im:15 it:14
limpi:-19 mi:-11 record:-11
limpiez:-13
line:19 account:-17 ayud:23 crisis:19 de:36 his:-17 off:-17 para:24 violenci:10
lip:23
list:-24 8:-16 de:-12
listen:-24
literacy:-14
littl:16 being:11 broth:15 girl:22 is:11 rock:-23 sist:22
liv:18 a:-42 car:19 for:-12 of:18 out:18 tent:-12 the:-27 toddl:-12 will:-33 women:-12
live:11 alon:-11 anymor:18 for:23 on:-30 the:-21 this:16
llam:20 a:22
llav:17
lleg:21 a:21 al:-14 borrach:31 con:14 mi:29 moreton:19 pais:-21 tom:12
llegu:24 la:19
llev:-27 a:-25 al:-9 doctor:-9 hijo:-15 los:-23 mi:-12 mis:-10 nino:-23
llor:-36 much:-14 todo:-34
lo agar:-19 busc:-14 dejo:19 denunci:25 mata:17
loan:-28 for:-12 forgiveness:-11 help:-14
location and:25 shar:9
lock and:22 at:15 bedroom:21 by:14 car:-19 chang:-18 door:29 fridg:20 hous:17 im:22 in:18 me:16 my:17 of:-24 out:-24 outsid:29 us:27
lockout:-21
loco:21
log:-24 into:-24 my:-24
lonely:-27
long beach:-16 shelt:-15 term:-12
look:16 at:22 me:22 the:20
los angeles:-19 bile:-23 braz:28 cupon:-17 dia:10 hijo:-19 hous:-22 kid:-23 my:-21 nino:11 papel:22
lose:-10 kid:-21 my:-15
loss my:-26 of:-26
lost:-19 a:-27 all:-30 and:21 apartment:12 at:-23 birth:-10 card:-16 certificat:-10 child:15 document:-14 everyth:-24 fire:-17 his:-9 home:-16 id:-18 job:-25 key:-21 mail:-18 medicaid:-11 mom:-14 my:-18 our:10 paper:-11 sleep:26 social:-9 today:-13 wallet:-18
lot:19
louis:-12
louisvil:-23
love:22 baby:-17 my:-17
loveisrespect:-21
low:-26 cost:-11 doctor:-13 hous:-11 incom:-11 vet:-10
lugar dorm:10 qued:-17 vivir:-28
lump:-37 breast:-11 in:-13 my:-23
lunch:-18 for:-10 kid:-10
lung:-19
luz:-24 en:-14
lyft:-12
machin:-26
machist:27
macon:-11 ga:-12
mad my:-17
madam:-10
made:30 account:14 fake:26 have:16 him:17 me:9 my:26 on:25 quit:20 sex:16 to:30 touch:20
madr:-21 de:-17 sin:-21 solter:-15
maestr:13
maid:23
mail:12
mak my:17 to:26
make call:17 clean:17 do:21 have:16 him:-10 kil:17 lift:-18 me:16 money:-20 my:21 myself:-15 on:23 rent:-25 sell:16 sex:16 sleep:17 the:-12 thing:19 us:21 with:15 work:25
makeup:21
mal:-11
maltrat:62 a:14 en:28 hijo:26 infantil:16 nino:15 su:19
mam:-12
mama con:11 pega:13 se:21 solter:-11
mamar:-13
mammagram:-21
mammogram:-32 insuranc:-10 no:-23
mamografi:-24 gratis:-14
mamogram:-25
man:38 be:10 beat:12 behind:16 daught:13 follow:19 girl:11 hand:23 i:18 in:14 is:14 keep:19 lock:-10 me:29 met:15 my:28 need:-18 of:14 on:15 onlin:26 out:19 sel:11 text:18 the:14 to:28 up:-11 walk:16 want:13 who:11
manag:-25 harass:-26 me:-15 touch:-26
management:-19
manchest:-20 nh:-20
mand a:39 mensaj:23 mexic:-11 mis:-19
manej:-30 sin:-16
manos:37 bus:14 el:14 en:27
manutencion:-35 de:-17 hijo:-16 los:-16 menor:-12
many:16 pill:17 to:20 tylenol:21
mar:25 agresiv:27 amenaz:12 borrach:-19 con:18 de:-13 enferm:-16 es:14 esta:-16 me:30 pega:18 quier:-11 se:16 toma:-12 trabaj:-14 un:-14 y:-21
marc:23
maricop:-16 county:-16
marijuan:-19
marin:-32 vet:-14
marital rape:12
mark:39
marketplac:-20
marri:14
marriag:27 counsel:-27 he:17
marry:22
marshal:-19
mas:14
mascot:-11
massag:35 guy:20 let:12 me:15 my:15 parlor:24 plac:11 school:-30 therapist:15 they:11 touch:16 wont:12
mastectomy:-16
mat:35 a:-33 mi:-33
mata:17
matar:17
matern:-13
maternal:-24 health:-24 mental:-21
maternidad:-18
maternity:-21 home:-15
matrimoni:-12
matriz:-18
mattress:-19
maui:-20
max:15
mayor:-16
me:30 20:17 50:31 acos:10 acost:11 acuerd:20 acuest:20 afuer:17 against:25 agar:35 agua:10 ahorc:28 al:17 alcanz:-24 algo:29 all:15 allowanc:15 alon:21 am:33 amar:28 amenas:27 amenaz:22 an:21 and:27 anoch:15 apret:24 around:25 arregl:-19 as:9 ask:24 at:49 avent:41 avient:25 ayud:-27 baby:-13 baj:-15 baja:-20 bat:18 becaus:16 bed:25 bedroom:10 bien:25 birth:-11 black:21 bols:-14 braz:19 break:-14 bring:-17 bruis:20 bus:13 busc:24 by:21 cachet:33 cae:-26 call:11 can:10 cant:13 carter:-17 caso:-15 cela:22 celul:20 chequ:17 chiquit:17 cigaret:22 clean:17 clon:-23 cloth:26 cobr:-16 com:30 con:33 consent:14 contr:11 control:22 cop:17 cor:-18 corri:-16 cort:40 cosa:25 cry:-15 cuand:29 cuchil:25 cuel:18 cuid:-12 cupon:-17 custody:-15 dad:11 date:-16 day:22 de:10 deben:-22 deja:34 dejan:24 del:15 deport:-19 deposit:-12 desaloj:-28 descuent:-22 desd:11 despid:-28 devuelv:-22 dice:35 dient:-9 diner:-10 dio:10 divorci:-14 do:23 doctor:23 down:44 drog:32 drunk:16 duel:-36 dur:15 ech:-17 echar:-15 echo:-31 el:20 empuj:31 en:13 encer:29 encier:28 enfrent:18 era:9 escond:23 esper:17 est:18 estaf:-21 estampil:-19 estoy:-17 every:36 exam:11 extorsion:-19 eye:21 face:11 family:23 fight:18 find:-9 food:16 for:24 forz:35 foto:25 from:16 fui:-26 give:26 go:32 going:-16 golp:42 got:23 gps:21 grandp:18 grit:21 habl:18 hacen:16 hacer:15 hack:-22 hago:13 hair:9 hard:-16 hav:26 have:20 headlock:14 her:23 here:31 him:20 his:10 hit:21 hizo:-31 home:26 hospital:23 hous:-14 humil:26 hurt:10 husband:23 i:29 id:20 identidad:-12 im:30 in:33 insult:28 into:13 ir:31 is:-14 it:25 jala:28 jalo:16 jalon:23 job:13 kid:-10 knif:15 la:21 las:22 laugh:-15 learn:21 lesbi:17 life360:29 lift:-18 limpi:24 llam:10 llav:13 lleg:-29 llev:-28 mad:11 maltrat:21 mama:-15 mand:11 manos:41 marry:17 mata:17 matrimoni:-27 me:34 medicaid:-19 meet:20 men:20 mensaj:23 midnight:20 mis:11 money:15 morir:19 mouth:22 muel:-17 muert:26 muri:-13 my:15 myself:16 nak:36 name:18 need:-15 ni:39 night:19 nino:-9 nite:13 no:9 nobody:21 novi:26 now:15 nude:30 obey:15 oblig:30 of:49 off:16 on:29 one:17 onlin:10 or:19 otra:-15 outsid:29 overs:16 pag:-23 paga:-10 pagar:-29 papel:20 para:23 parej:21 parent:10 part:15 pasaport:30 pase:-23 passport:23 pat:10 pate:27 pay:-11 paz:17 pega:38 pegan:29 pego:33 pelo:19 pension:-20 permis:20 persigu:26 phon:15 pic:29 pill:11 piso:16 plat:27 porch:15 pregnant:13 propin:-19 pued:-17 pump:-19 puso:30 que:33 quebr:22 qued:-23 quis:18 regres:-31 rent:-23 revis:28 rob:-30 roban:-20 rompi:17 room:12 sac:-19 sacar:-19 sale:-22 salir:20 say:15 sell:18 sex:26 she:18 should:19 shouldnt:19 show:34 si:24 sient:-9 sigu:39 sin:17 sir:17 sleep:26 sola:-17 stair:9 stay:15 step:16 stomach:12 street:33 stupid:20 support:-18 tener:17 the:27 ther:17 thing:29 threat:11 tien:35 time:22 tiro:27 to:15 toc:26 toca:25 toco:32 toda:14 todo:23 tomar:31 tome:19 took:15 touch:26 trajeron:30 un:-27 unconscious:19 until:12 up:11 van:-19 vend:43 vigil:28 viol:35 voy:19 walmart:25 was:9 wear:27 week:18 when:12 wher:17 whil:24 whor:11 window:27 with:14 without:23 women:20 wont:14 work:19 worthless:18 wrong:13 y:12
meal:-26 on:-12 wheel:-12
mean:31
medi:-18
medic:-18 economic:-12 gratis:-11 nino:-10 para:-9 segur:-9
medicaid:-28 aplication:-12 offic:-10 para:-9
medical:-21 assault:-19 assistant:-10 bill:-15 insuranc:-11 transportation:-13
medicament:-19
medicar:-29
medication:-21
medicin:-16 insuranc:-13 para:-11
meet hotel:20 men:21 mom:-19
mejor:17 mi:22 sin:22
memory:-21
men:12
menopaus:-15
menopausi:-18
mensaj:28 a:13
menstrual:-18
mental:11 breakdown:22 clinic:-16 crisis:26 help:-25 illness:-22
mentally ill:-31
mentor:-16
mes:-22
mese de:-16 rent:-16
messag:29 daught:26 me:22 my:39
met:23 onlin:21
mete:15 a:15 cuart:17 mi:15
meth:-10 and:24
methadon:-20 clinic:-11
meti:28
mexic:-21
mi 4:11 a:22 abuel:-35 abus:27 acos:-24 acta:-11 adolescent:-11 amenas:27 anda:31 apartament:-26 arregl:-11 avent:19 ayud:9 bebe:9 bien:-25 cada:22 cama:26 car:-31 caser:-19 chequ:-10 con:33 corri:-12 cort:17 cuand:22 cuart:22 cuent:14 cuerp:28 cun:18 dejo:-9 desaparec:29 dijo:9 diner:17 direccion:-23 dond:27 drog:-21 el:17 embaraz:-21 encier:16 enferm:-21 era:9 esper:16 ex:37 famili:14 foto:20 fue:38 funeral:-17 golp:29 hace:22 herman:15 hijo:-10 id:-11 identidad:-12 jefe:-14 la:24 lech:-17 lleg:24 llev:-13 manos:27 mayor:14 me:23 mete:15 mi:26 mis:15 much:-21 muri:-23 necesit:-18 nina:10 nombr:-24 nuer:25 oblig:14 padrastr:29 papa:16 para:20 parej:36 pasaport:20 pega:36 pego:29 perdi:-17 por:19 porqu:15 prim:22 propi:14 que:11 quis:28 quit:21 record:-12 revis:19 sabe:27 se:24 segur:-15 sigu:13 sobrin:13 social:-14 su:-14 supervisor:-28 tien:-11 tio:16 toc:26 toca:15 toma:-12 trae:24 tran:-16 ubicacion:-19 un:-14 una:31 usa:-13 va:-24 vecin:11 viej:19 viol:31 violent:21 yo:-23
miami:-16
micr:-16
microl:-24
midnight:27
midwif:-21
mied:10 de:24 espos:26 ir:21 la:-15 me:24 mi:18 que:35 regres:28 volv:30
mifepriston:-17
might:28
migr:-18
migracion:-12
migrant:-20 work:-14
migratori:-24
mile:23
mileag:28 my:26
mileston:-25
milit:-29
military abus:27 sexual:10 spous:9 traum:10
milk:-17 baby:-12 for:-13
minim:-18
minimum:-12 wage:-12
minneapolis:-16
minority:-11 business:-11
minot:-12
minut:-19
mira:21
mis:12 cor:-24 cosa:-17 document:19 ech:-17 el:9 estudi:-13 foto:-27 hambr:-15 me:9 mensaj:-14 niet:-21 nino:11 padr:-12 papa:-16 papel:17 tien:-15 trabaj:9 y:15
miscarri:-14
miscarriag:-23 support:-9
miss child:-30 indigenous:-11 me:22 my:-33 period:-28 women:-18
mississippi:-12
missoul mt:18
missouri:-18
mn:9
mo:-23
mobil al:-12 pantry:-12
model:25 but:13 job:29
modest:-17
modification:-20
modify:-23
molar:-19
mold:-30 in:-19 my:-20
molest:52 a:20 as:20 by:18 child:17 daught:21 me:11 my:30
molestation:33
mom abus:-28 back:-9 beat:18 boyfriend:16 come:10 cry:-15 depress:-9 depression:-10 family:-11 funeral:-15 going:-9 grief:-13 group:-16 help:18 her:14 him:15 hit:17 hous:-11 i:10 im:13 in:19 is:-13 leav:16 lock:24 me:33 my:28 no:11 of:-26 scar:25 she:29 support:-11 to:23 us:20 watch:13 with:18
money and:11 colleg:-15 for:-10 gas:-21 get:-24 grocery:-19 have:20 husband:23 leav:-13 me:20 mom:-9 no:30 or:19 out:19 ran:20 rent:-26 start:-19 to:-26 victim:-21
monitor everyth:24
month behind:-26 he:12 pregnant:12 rent:-21
mor:46
mordi:10
moreton:41 de:19 en:21 la:23
morir:38
morn after:-27 pill:-23
mortgag:-23
motel:20 for:14 money:20 night:9 out:28 ran:25 the:9 vouch:15
moth:-11 abus:-28 baby:-11 being:-10 hit:25 in:11 is:-18 law:11 slap:20
mouth:22
mov away:-17 my:-11 son:-21 stat:24 to:-24 truck:-9 with:-21
move:-13 in:-21 of:-10 out:-22 stat:-10
movi:-35
ms:-21
mst:23
mt:16
mtf:-18
much is:-16 la:-15 pastil:26
mud:-18
mudanz:-20
muebl:-26 para:-13
muel:-31
muert:31
muger:-21
mujer bronx:11 con:13 golp:25 hijo:-14 maltrat:48 nino:-20 tran:-22 y:-16
mult:-24
mund:21
murd:-29
murder:-20
muri:-30 el:-11 espos:-16 mama:-14 mi:-23 y:-16
music:-28
muslim:11 discrimination:-16 divorc:13
mutilation:26
muy no:22
my:10 12:20 2:11 3:17 5:20 6:25 abusiv:22 again:21 aide:25 aids:24 all:10 allergic:-11 and:13 application:-27 arm:30 ask:22 at:13 away:29 bag:21 bathroom:17 be:22 beat:27 becaus:34 bed:17 being:25 best:17 bill:-15 birth:26 block:16 blood:-18 body:35 boss:-14 boyfriend:9 brok:19 broth:25 bruis:28 butt:22 cal:18 came:22 can:-21 cant:-22 card:27 care:-14 caregiv:23 caretak:22 check:-23 checkbook:-21 chest:14 child:19 childr:-32 clean:-11 cloth:25 coach:20 come:24 company:-19 consent:9 contact:-9 control:38 cook:-20 cousin:26 cowork:22 daddy:15 date:9 daycar:24 delet:17 dementi:-20 deposit:-21 diabet:-22 did:14 died:-17 divorc:-10 do:10 doctor:29 doesnt:19 dog:13 door:-18 down:23 dress:25 drink:32 drunk:25 dude:28 ebt:-25 electric:-12 email:16 employ:-11 every:18 everyth:11 exam:-19 face:30 feed:22 feet:-23 fianc:30 fight:-20 flip:22 for:15 forc:17 found:30 friend:37 funeral:17 ged:-25 get:31 girl:28 girlfriend:29 give:20 go:14 god:17 going:16 goodby:21 grab:26 grandbaby:22 grandchild:17 grandchildr:-16 grandkid:-17 grandm:-21 grandmoth:-20 grandson:14 green:23 grief:-11 guy:17 hack:-16 hair:20 hand:12 hard:28 have:23 he:30 head:19 hear:25 heav:22 himself:20 his:-17 history:-17 hit:29 hour:-27 hous:14 how:-22 hurt:28 husbend:28 icloud:13 id:10 identity:-14 if:16 im:18 in:9 info:-11 insulin:27 insuranc:-20 into:19 it:27 its:27 job:15 just:15 keep:43 key:33 kick:41 kid:-9 kil:-30 knee:-19 know:38 landlord:-10 last:-25 law:13 leas:-15 leav:33 left:-20 licens:-25 life:40 light:-24 littl:31 lock:12 look:13 lost:-22 made:14 man:12 marriag:37 massag:20 me:21 medicin:14 messag:-22 mileag:18 miss:41 molest:30 money:24 mortgag:-11 moth:-11 mov:-23 murder:-23 my:26 name:-13 neck:31 need:-43 neighbor:18 nephew:28 newborn:-25 niec:12 night:19 nite:17 no:-16 nose:23 now:14 nude:-24 of:18 off:-10 old:17 ole:18 on:22 over:-18 owe:-16 pain:34 pant:11 pass:-19 passport:28 pastor:17 pay:-12 period:-20 phon:19 physical:23 pictur:-17 pill:34 pimp:26 pinch:23 post:23 power:-16 pressur:-16 propos:-23 punch:24 purpos:32 purs:31 push:21 put:23 ran:45 rap:23 read:30 record:-19 refund:-24 remarri:-22 resum:-16 rib:26 right:-15 room:15 roommat:21 said:17 saw:22 scar:34 scream:21 search:-23 section:-19 security:11 see:20 sell:26 send:27 she:14 shoe:20 shut:-18 sick:-23 slam:-11 slap:21 smack:30 so:26 sold:26 spank:25 sponsor:26 spous:24 ssn:-18 stalk:29 stamp:-32 stat:-16 status:-17 stepbroth:11 stepdad:23 stepfath:22 stepmom:22 stimulus:-18 stomach:23 strangl:18 suicidal:16 support:-17 take:28 talk:14 tax:-15 teen:-9 teenag:13 teeth:15 test:-13 text:-24 therapist:14 they:17 thigh:11 thing:18 threat:32 threaten:18 threw:9 throat:18 throw:17 time:20 tip:-13 tire:31 today:-13 told:23 tonight:21 too:26 touch:32 track:29 tran:12 tri:17 truck:24 uncl:9 unemployment:-24 up:27 us:29 use:-13 van:-22 violent:34 visa:12 visit:10 vouch:-23 wage:-11 walk:25 wallet:-18 want:-17 was:-31 watch:25 we:-14 week:15 wher:24 wic:-18 will:33 window:24 windshield:10 with:11 would:9 wouldnt:19 wrist:33 wrot:23 yell:16 yo:17
myself:44 again:13 to:31
nac:-13
nacimient:-18
nacogdoch:-19
nada:39 quier:14
nadi:28 me:27
nail:-21 keep:13
nak:22
name after:-9 and:18 chang:-19 divorc:-9 leas:10 me:15 off:10 the:19
nami:-15
nanny and:13 job:9 not:-23 now:13
narc:-26
narcissist:38
nashvil:-21
natalidad:-19
nation:11 women:17
national domestic:17 dv:18 hotlin:20 organization:-13 runaway:-20 women:-13
nativ abus:26 clinic:-10 domestic:14 health:-18 need:10 program:-19 rap:23 servic:-14 shelt:-24 violenc:14 women:10
naturalization:-21
navaj help:17 need:-12
navidad:-16
nd:-23
ndvh:-23
ne:-9
near:-11 me:-23
nebrask:18
necesit abog:-19 com:-27 guarderi:-22 lech:-11 mi:10 mis:-12 panal:-13 que:-14 salir:10 trabaj:-20 y:-17
neck:31
need:-9 2nit:27 a:-9 ac:-21 an:-20 and:-23 apartment:-14 asap:-29 asl:14 away:21 bed:33 benefit:-9 bill:-14 break:-26 bus:-19 but:-14 care:-18 cash:-24 childcar:-11 class:-17 counsel:-19 counselor:-29 court:-18 crib:-15 daycar:-14 divorc:-16 doctor:-27 eat:-16 food:-18 friend:-22 from:-30 gas:18 get:34 glass:-25 grocery:-27 help:10 hous:-12 id:-22 job:-16 kid:-24 kit:15 lawy:-20 leav:41 marriag:-19 medicin:-21 my:-14 new:-24 no:-14 now:29 of:-27 out:25 pap:-13 phon:-25 prenatal:-13 rape:15 rent:-19 ride:-24 safe:21 shelt:19 sit:-26 someon:-20 support:-9 talk:-17 that:-9 to:10 today:-14 tonight:33 unemployment:-10 vent:-21 window:-26 work:-22
needl:-15
neglect:31
negoci:-22
neighbor:9 always:20 and:14 are:20 beat:22 every:16 for:16 her:24 hurt:24 is:16 kid:34 lock:24 me:31 night:16 scream:18
nephew:19 in:31 is:25
nesesit:-21 un:-16
network:-19
neut:-19
nev:-18
never anyon:12 but:12 hit:10 me:-11 see:16 told:12
new address:21 baby:-22 card:-14 country:-25 cry:-15 depress:-9 depression:-11 id:-20 job:-24 mexic:-24 mom:-14 orleans:-13
newark delawar:-12 nj:15
newborn:-25 supply:-11
nexplanon:-18
next:16 and:14 door:27 face:11 get:12 my:11 room:20 scream:11 to:12 week:-16
nh:-13
ni:42 amig:11 para:26 tener:11
nice:23
niec:16 has:20 is:16
niet:-9
night a:25 childcar:-16 class:-9 daycar:-21 dont:18 fight:14 job:-15 my:12 shelt:-16 shift:-18 with:13
nightmar:-18
nina:14 ano:-19
niner a:24 mi:24
nino 3:-13 4:-10 ano:-14 especial:-15 gratis:-12 noch:15
nippl bleed:14 nurs:19
nite:26
nj shelt:17
no abus:29 ac:-19 acerqu:-21 acuerd:20 address:-18 aguant:15 alcanz:-24 an:19 and:12 anymor:21 arregl:-23 ayud:-12 baby:14 baj:-15 baja:-21 bed:35 believ:17 break:-20 but:12 calefaccion:-12 cant:21 cap:29 care:19 casa:-18 caso:-15 com:-26 comer:-24 como:-16 complet:-13 credit:-14 da:-11 darl:-9 de:11 deja:21 dejan:24 despert:26 devuelv:-22 didnt:17 doctor:-17 document:-22 dond:28 duerm:-30 el:-15 embaraz:-35 esta:-13 estar:12 este:-12 experienc:-16 family:-20 firm:-11 for:29 formul:-17 gas:-20 get:-28 go:33 grocery:-18 ha:-21 habl:16 hace:-16 han:-15 health:-16 heat:-21 here:-33 hic:-15 hijo:-20 hizo:-14 home:-28 hot:-14 hous:-23 id:-23 in:-24 incom:-24 its:17 la:-28 landlord:-12 le:26 leav:20 lech:-10 live:14 llam:29 lleg:-18 llor:-15 manutencion:-22 mas:33 mi:-20 milk:-21 more:20 nada:17 ni:27 no:47 of:-11 orden:-14 overtim:-14 pag:-23 paga:-15 pagan:-21 pagar:-20 pay:25 pension:-14 period:-24 phon:13 plac:29 point:21 que:-28 qued:23 quien:-12 quier:15 reason:15 regres:-31 rent:-15 respet:-14 respir:28 ride:-12 salir:11 segu:30 sent:19 sient:17 stay:15 tenem:22 tener:-23 tenerl:-14 teng:-24 to:22 un:-13 valg:14 vivir:13 watch:-21 water:-22 way:-28 wher:26 will:35 would:23 y:23
nobody:27 believ:10 me:15 talk:12 to:-28 will:12 would:21
noch:21 con:16 el:18 guarderi:-21 hijo:11 mis:11
nois:-25
nombr:-25
non:22
nonbinary:-15
norfolk:-18
north:-16
nos:30 a:11 casa:9 cort:-14 de:12 del:23 desaloj:-16 golp:12 lanz:-10 pega:19 sac:17 sin:9 tien:14 una:14 van:-12
not:18 allow:23 and:10 at:15 baby:-25 bond:-26 breath:28 he:-12 hir:-10 home:16 liv:23 paid:-23 pay:-20 safe:15 up:11 wake:11 worth:23
notari:-23
notary:-19
note:33 car:14 my:17 on:17 windshield:10
noth:20 eat:-17 for:13 live:23 my:-23 to:14
notic:-23 door:-14 my:-14 on:-14 pay:-11 to:-11
notification:-19
notify:-27 he:-27 me:-27
novi:18 a:11 amenaz:31 de:23 el:15 herman:16 mama:17 matrimoni:-27 mi:23 oblig:11 pego:16 que:22 quier:10 revis:15
now:26 have:19 he:11 i:26 me:9 my:26 they:14 to:26
nowher:19 go:16 its:13 my:16 sleep:24 to:15 tonight:21 with:24
nude:-16 phot:-9 to:16
nuer:25 me:25
nuev:-22 york:-12
numb for:-21 my:26
numer:15 de:18
nurs exam:9 family:-13 hit:23 money:-11 partnership:-13 school:-19 touch:21
nyc:-16
oak:-22
oakland:-20
ob:-18 gyn:-14
obam:-17 phon:-17
obamacar:-21
obey:15
obgyn:-32
oblig:32 a:32 acost:11 con:13 cosa:15 estar:13 hacer:15 para:20 relacion:10 sexo:11 tener:12 trabaj:29
obsess:15
ocal:-17
of abus:27 account:-14 aliv:17 and:21 at:-12 attorney:-12 baby:-30 bed:17 being:21 boyfriend:20 car:-12 care:-23 check:-24 child:26 crim:-19 dad:22 daught:-9 death:31 diap:-15 do:24 domestic:-9 end:18 everyth:19 fight:21 food:-20 for:-19 formul:-13 fost:-12 gas:-20 he:28 help:-25 here:19 his:37 hit:20 hurt:-38 husband:33 i:9 in:17 it:16 leas:-22 life:-13 liv:13 los:-18 marriag:27 medicin:-23 mom:-18 name:14 need:-19 our:-14 own:-18 pill:17 polic:-10 prison:-17 report:-10 right:-19 section:-14 servic:-11 stat:-19 the:16 this:17 to:22 tomorrow:20 town:-18 tylenol:10 violenc:-9 want:12 what:23 will:-31 with:-24 year:-10
off a:17 account:-21 and:-19 bed:-20 bridg:24 condom:30 daycar:-15 debt:17 dont:-16 friday:-17 have:-14 his:-23 i:-15 if:13 kid:-28 light:-19 man:23 me:24 money:31 my:-10 phon:25 plan:-22 porch:15 power:-13 road:14 tel:9 tomorrow:-11 without:16 work:-15
offic:-31 yakim:-9
ofici:-19
oficin:-20 de:-10
ofreci:17
ogden:-20
oh:9
ohio:-17
oil:-24 tank:-13
ojo:30 mor:30
ok:-26
oklahom:-22
old abus:-21 alon:25 and:27 at:19 home:25 say:29 school:-17 want:18
older abus:-19 man:28 women:-28
ole:18 man:18
omah:11
on:9 a:14 again:26 aging:-12 and:34 application:-27 at:20 back:38 bill:-23 bus:28 campus:18 car:16 carpet:-14 chest:14 comput:20 couch:-17 crib:-20 date:9 door:-17 drug:-29 eggshell:17 floor:21 food:-16 for:17 he:11 her:14 highway:-21 his:9 hous:-13 i:27 kid:-11 last:16 leg:12 me:13 meth:11 mortgag:-15 night:18 of:19 payment:-15 period:-14 purpos:35 rent:-14 rez:-10 say:17 son:19 support:-18 tabl:13 tax:-21 thigh:11 to:28 top:13 wall:-15 wheel:-12 windshield:10 with:28
one care:19 help:-13 if:19 time:-13 to:-30 watch:-21 will:13 would:23
onlin my:19 stalk:-37 to:19
only:23 hit:21 let:12 me:16 out:22 show:12 when:23
open:-12 a:-25 account:-13 bank:-16 card:16 hair:-10 my:-10 own:-10 saturday:-13 shop:-11 tonight:-30
oper:-20 no:-20 para:-20
opioid:-19
option:-23
or:20 for:-13 get:-27 let:17 me:17 my:26 out:-19 quit:-20 see:17
oral:19
orden:-19 alejamient:-10 contr:-22 en:-16 mi:-19 no:-19 proteccion:-13
order:-24 against:-12 county:-10 ex:-25 hear:-12 help:-19 husband:-28 violat:23
oregon:-26
org:-11
organiz:-20
organization:-13 for:-13 women:-13
orin:-19
orl:-13
orleans:-13
osha:-23
other:-10 kid:-29
our:39 a:18 account:31 and:27 bank:19 daught:20 in:26 kid:27 passport:19 pay:24 sleep:23 son:21 toddl:16 with:21
out 11:17 16:-22 17:31 a:22 and:18 apartment:9 becaus:19 bed:12 boyfriend:14 care:-12 check:-24 debt:-33 diap:-15 food:-26 for:20 formul:-13 fost:-12 from:16 gay:33 he:23 his:20 i:31 if:24 im:27 in:17 its:-19 last:15 leas:-22 marriag:27 me:27 medicin:-10 midnight:20 nite:15 no:12 of:-15 parent:-32 pregnant:-30 prison:-15 safely:31 soon:34 stat:-19 the:34 ther:17 this:17 to:22 tomorrow:20 tonight:30 town:-18 two:22 with:9
outfit:20
outpatient:-22
outreach:-18
outsid:25 again:13 apartment:21 bang:13 hous:32 kid:16 my:40 night:19 no:18 now:25 on:13 right:18 the:29 watch:12 with:30 work:23
ovari:-20
ovary:-17
over:12 and:16 noth:21 toy:-9
overdos:39 on:20 train:-22
overeat:-20
overnight:-25
overs:16 get:16 marri:16 to:16
overstay:-21
overtim:-25
overwhelm:-19
owe:-13 and:25 back:-9 child:-14 for:19 him:16 me:-24 money:-18 rent:-21 support:-15 tax:-10 them:24
own:-10 account:10 and:16 bank:10 business:-11
p:-20 el:-20
pa rent:-12
packag:-13
pad:-14 and:-12 free:-10 tampon:-11
padr:-25 me:-12
padrastr:32 a:20 cuand:19 entr:21 me:22 mete:12 pega:9 se:12 toca:9
pag:-11
paga:-13 la:-10 manutencion:-20
pagan y:25
pagar:-13 abog:-10 alquil:-15 de:-11 funeral:-18 gas:-12 guarderi:-13 la:-10 medicin:-9 mis:-13 rent:-12 un:-10
pago:-14 pago:-18
paid and:19 cant:23 less:-13 than:-12 under:-17
pain:-19 in:-22 kil:-19 my:-22 side:-10
painful:-25
painless:27 way:27
paint:-23
pais:9
pamp:-17 gratis:-13
panal:-26 bebe:-11 gratis:-11 mi:-12 para:-10 y:-16
panic:-22
panick:-24
pant:11 off:11
pantry:-24 near:-18 open:-13
pap:-23 smear:-14
papa con:22 de:11 hijo:11 me:9 mis:11 no:-18 nos:17 pega:27 toca:22
papanicolaou:-22 gratis:-11
papanicolau:-18 gratis:-16
papel cort:-21 de:-16 maltrat:-26 por:-38 y:18
paper and:17 cant:14 i:9 need:-20 what:-17
paperwork:-29
par:11
para abog:-15 abort:-15 adolescent:-11 adult:-19 bebe:-16 car:-14 com:-11 compr:-12 con:-16 cupon:-13 de:-15 depresion:-10 divorci:-18 drog:-13 el:-9 embaraz:-16 esta:15 estudi:-13 famili:-22 golp:13 gratis:-13 green:13 guarderi:-18 hija:-16 hijo:-12 houston:-9 hoy:-24 irme:-24 joven:-19 la:-21 los:-30 madr:-13 maltrat:20 mama:-15 mayor:-13 mi:-21 mis:-24 mud:-18 muger:-21 negoci:-14 nino:-22 no:14 noch:14 que:32 qued:-15 rent:-13 reye:-12 siempr:23 sin:-24 solter:-11 tener:-20 trabaj:9 victim:10 wic:-11
paratransit:-19
parej:34 me:20 todo:17 violent:14
parent are:23 class:-22 hit:30 kick:9 me:9 send:21 threw:-11
parental:-21 right:-12
parenthood:-29 near:-9
parish:-14
park:-9 hous:31 lot:15 my:27 overnight:-20
parlor:24 let:12 wont:12
parol:-23
part:-11
parter:-20
partn:21 and:-19 control:27 i:-18 in:17 is:25 keep:18 me:32 my:23 violenc:19 want:-26
partnership:-13
partum:-16
party:-11 cloth:17 up:11 with:9 woke:11
pasa mi:17
pasaport me:30 no:28 y:30
pase:-28 de:-19 diner:-23
paso tx:-9
pass:-18 and:15 away:-20 he:19 i:-15 out:31
passport:23 and:24 back:23 for:-26 i:17
password:-24
past:11 due:-12 hous:24 my:24
pastil:23 abort:-17 abortiv:-21 anticonceptiv:-17 del:-18 despu:-15 dia:-16 gratis:-19 no:-11 para:-31 siguient:-15
pastor:21 me:18 told:16 touch:19
pat:10
patch:-22
pate:27
paternity:-20
paterson:-13 nj:-13
patron no:-34 paga:-22 toca:24 y:9
paul:-13
pavor:18
pay:-15 a:12 abortion:-11 after:-10 an:-15 and:25 child:-15 colleg:-11 crim:-13 daycar:-14 debt:15 electric:-11 for:-18 funeral:-11 glass:-11 heat:-11 him:22 hotel:-17 in:-16 light:-14 me:-17 mortgag:-10 motel:-19 my:-9 quit:-20 rent:-10 support:-15 the:-25
paycheck:-13
payday:-25 loan:-21
payment:-30 plan:-23
pech:-26
pedir custodi:-10 de:-17 la:-10
pee:-32
pega:34 cabl:11 cint:19 con:19 cuand:12 de:21 el:19 enfrent:12 espos:21 hija:19 los:9 mama:14 mi:34 mis:20 novi:20 su:9 y:26
pegan:34
pego:33 embaraz:18 est:18
pele:-12 la:-12
peligr:21
pell:-15 grant:-17
pelo:16
pelvic:-20
pensacol:-17
pensamient:22 suic:22
pension:-38 para:-9
peopl:-19
peori:-15
pep:9 spray:-20
pequen:-20
per:-30
perc:-21
perd mi:-24
perdi:-28 a:-18 bebe:-11 el:-16 en:-18 mi:-24 mis:-25 pasaport:-14 su:-14 todo:-18 trabaj:-22
perdim:-29
perdon:-12 migratori:-12
perimetral:-16
period:-14 no:-10 product:-14 supply:-11
permanent:-21
permis de:-25 para:13 trabaj:-27
permission:11
permit:-29
pero:30 me:27
persigu:26
person mayor:-42
personal:-15 attendant:-12
pesadil:-22
pet:-10 shelt:-28
peticion:-19
petition:-17
pfa:-18
pharmacy:-23
pheonix:-22
philadelphi:-19
philly:-22
phlebotomy:-19
phoenix:-20
phon abus:30 account:-14 and:28 bill:-12 couldnt:14 cut:-19 everyth:18 for:-20 free:-18 got:-16 hack:-20 he:-17 i:25 in:-12 is:-20 line:-21 my:-9 off:-15 out:23 plan:-33 so:12 the:29 to:19 track:-14 watch:-9
phot:-27
physical when:15
physically:13 abusiv:13
pic:30 kid:21 of:29
pick:12 from:-9 up:27
pickup:-22
pictur me:18 my:12 of:18
pido:-13 de:-10
piens:31 en:31 la:20
pildor:-19
pill:9 a:21 and:37 by:-17 cost:-22 free:-21 hand:12 i:18 in:12 mail:-17 my:12
pillow:28
pimp:49 beat:14 her:19 id:24 let:17 me:19 my:24 out:24 wont:17
pin against:18 down:28 me:25 the:18
pinch:23 and:15 me:23
pine reservation:-18 sd:21
pipe:-26
piso:31
pistol:37
pittsburgh:-9
plac:-11 and:-17 baby:11 crash:-12 for:-21 me:-18 sleep:-12 stay:14 they:11 to:-9 tonight:36
plan:15 after:30 b:-9 de:12 for:-11 free:-26 leav:23 me:-18 near:-31 parenthood:-29 phon:-14 rape:17 seguridad:26 ticket:-22 to:28
plant:-28
plat:30 at:11 head:11 my:11
platic:-26
play:-34 socc:-17
plumb:-18
plus:-16
point:11 a:-12 anymor:29 being:14 of:11
poison:-18 ivy:-18
polic copy:-17 for:-20 help:22 me:23 wont:22
polici:-23 hizo:-14 me:-14 no:-15
politic:-24
poller:26
polv:-12
ponc:-25 puert:-9 rico:-9
pone:33 loco:21 violent:10
poner:-22 de:-9 puest:-12 un:-11 una:-20
pop:-12 the:-11
por domestic:-30 el:29 embaraz:-21 en:20 espos:18 estar:-13 hijo:19 internet:-17 la:14 maltrat:-26 mi:26 mis:28 su:20 telefon:9 ventan:24 violenci:-15
porch:15
porn:15
porqu:20
port:-22
portland:-23 oregon:-13
positiv:-23
pospart:-13
post:11 goodby:27 me:35 my:-10 nude:-22 on:29 onlin:18 partum:-16 pictur:-16
postpart:-15
postpartum:-11 depression:-16 rage:-12 support:-21
pot:-25
potty:-29
pour:26 bleach:18 me:24 my:21 on:22
poverty:-20
power:-29 attorney:-12 back:-12 cut:-14 get:-11 of:-12 off:-13 on:-12 out:-18
ppd:-16
pr:17
pre:-19 que:-22
preci:-26
predator:36
predatory:-20
preescol:-19
pregnancy:-25 help:-20 test:-9
pregnant:-31 17:21 and:-21 at:-21 boss:-14 cant:22 dont:-26 fir:-11 he:21 i:20 in:-26 insuranc:-9 me:12 meth:-14 my:15 need:-9 no:-24 on:-17 out:-14 plac:-28 scar:-22 teen:-12 to:-11 want:-26 with:-9
prek:-12
prenatal:-24 care:-13 clinic:-11 vitamin:-15
prep:-24
prepaid:-20
pres:-29
preschool:-21 for:-12 free:-13 my:-10
prescription:-23
present:-10
presion:-21
press:23 charg:-23
pressur into:20 me:19 sex:20
prestam:-25 mi:-16 nombr:-16 para:-15
pric:-28
prim:22 de:17 me:19
primari:-16 adult:-15 para:-15
primeriz:-17
prison:-12 help:-19 releas:-18
priv:-16
privat:-17 part:9
pro:-13 attorney:-11 bono:-13
probation:-22
problem:-27 de:-10 gambl:-11
product:-18
program:-20 de:-17 del:18 for:-15 women:-11
project:-14
prom:-28 dress:-19
promis:-11 a:-11
proof:-39
propan:-24
property:-12
propi:10
propin:-19
propos:-26
prostitu:26
prostitut:38
prostitution:10
proteccion:-15 contr:-12 de:-14 en:-16 menor:-14
protect:16 from:23 my:23
protection:-17 order:-18
protectiv:-9 servic:-18
prov abus:26 emotional:21
prueb:-21 de:-21 embaraz:-18 ets:-11
psicolog:-31 gratis:-14
psicologic:13
psiquiatr:-21
psych:12 medicin:-21
psychiatric:-20
psychologist:-24
ptsd:-17
public defend:-16 hous:-18 mis:-19
puebl:-16 co:-10
pued a:15 bebe:-10 con:16 de:11 dorm:12 el:-10 gas:-13 la:-11 mas:32 medicin:-9 mi:20 tener:-10 trabaj:-18
puest:-15 com:-10 de:-10
pul:10 a:27 knif:21 on:11
pull:13 hair:23 my:23 ups:-16
pump:-26 at:-15 work:-11
punch:18 a:25 hole:28 in:16 me:37 next:12 the:26 wall:42
puppy:-14
purg:-19
purpos:35
purs:27
push:31 down:14 into:13 me:29 off:15 the:11
puso:30 en:30 gps:21
put:20 a:22 an:15 app:20 bill:-19 camer:17 down:22 gun:17 hand:28 his:27 in:21 lock:10 on:18 someth:24 stuff:-22 the:19 to:14 track:22 under:17 up:9 us:29
que:18 a:21 acept:-11 acerqu:-18 acuest:17 ayud:-14 busc:-14 comer:-22 con:12 darl:-9 de:10 dejo:11 el:14 embaraz:-21 enter:15 espanol:-15 estoy:-21 habl:-14 la:31 le:22 llegu:24 llev:-22 lo:16 me:10 mi:-27 morir:10 papa:-12 papel:-27 para:24 quier:12 se:9 sirv:12 soy:17 su:24 tio:14 tuve:-13 va:38 valg:10 voy:19 y:30
quebr:22 el:22
qued cal:13 con:-29 embaraz:-20 hijo:-20 mis:-20 sin:-26 trabaj:-17
quedam casa:9 sin:9
queen:-22
queer youth:-11
quem:-12
question:-25
quien:-25 a:-18 cuid:-15 dejar:-19 habl:-12 me:-17 mi:-14 mis:-14
quier:19 acab:17 acuest:17 aqui:27 arregl:-17 bebe:-34 comer:-19 cort:19 custodi:-19 de:18 dej:26 dejar:9 desaloj:-25 desaparec:20 divorci:-26 dorm:23 el:-20 embaraz:-36 en:13 estar:12 este:13 estudi:-27 firm:-9 huir:26 ir:16 irme:25 la:-16 los:-28 mas:14 mat:27 matar:46 me:26 mi:23 mis:-21 morir:38 pagar:-23 papel:-26 para:11 poner:-19 qued:-23 quit:-10 sacar:-18 segu:30 separ:28 siempr:23 suicid:13 tener:-10 tenerl:-14 termin:-13 todo:17 trabaj:-23 un:-21 vida:25 vivir:24
quiet:28
quinceaner:-32
quis:18 la:28
quisier:25 no:23
quist:-17
quit a:-22 bebe:-25 celul:18 chequ:10 cupon:-17 de:-27 diner:21 drink:-22 el:10 estampil:-19 hija:-27 hijo:-26 job:29 las:-31 luz:-17 medicaid:-19 my:20 nina:-14 nino:-19 papel:31 pasaport:30 smok:-14 telefon:19 vida:28 y:39
racial:-16
racism:-18
racist:-17
rage at:12
rain and:13 have:13
rainn:-24 numb:-20 org:-17
rais:-22 grandkid:-10 my:-28 rent:-10
rait:-19
ramp:-21 for:-15 wheelch:-10
ran:18 home:-19 im:19 my:12 of:-29 off:16 out:17
rap:62 a:17 ago:12 as:22 at:31 by:21 last:20 me:35 my:26 never:12 night:19 on:22 party:19 year:12
rape:83 cent:15 counsel:26 crisis:28 do:17 help:23 i:12 kit:29 me:10 victim:20 what:16
rapid:-20 city:-17
rastr:-16 mi:-15
rastreador:-16
rat:-17
rato:18
razor bump:-19
re:-16
read and:21 email:19 messag:-15 text:-22
ready:26 give:16 to:11 up:16
reason:16 live:17 to:22
rebuild:-12
receipt:29
recet:-22
reci:-27 de:-21 lleg:-21 nac:-13
recib:-18 de:-10 gas:-10
recip:-37
record:-17 clean:-18
recovery:-28 hous:-11
recruit:35
recurs:-22
red:-14 cross:-14
reembols:-16
reentry:-23
refill:-20
refug agency:-15 english:-17 job:-11 resettlement:-11 women:-18
refugi:-23 acept:-11 con:-25 de:-22 el:-19 en:-19 ga:-19 hijo:-14 maltrat:11 mascot:-11 mi:-15 mis:-17 mujer:-15 nino:-15 paso:-14 ponc:-11 que:-11 san:-14 tucson:10 y:-13
refuji:-20
refund:-29 for:-10
refus:-14 to:-14
regal:-31
registration:-18
regl:-22
regres deposit:-11 el:-11 la:14
regret:9
rehab:-28 baby:-16 for:-9 las:-18 me:-15 with:-17 women:-11
rehabilitacion:-20
relacion:33 abusiv:19
relaps:-26
relationship:50 help:14
releas:-9 date:-23
relief:-20
religious:11
relocat:-23
relocation:-22
remarri:-22
rememb:20 anyth:14
remot:-16
remov from:-12 my:-26 phot:-13
removal:-28 help:-13 senior:-13
renew:-22 card:-23 green:-23 my:-20
renewal:-26
reno:-21
renov:-19 card:-15 green:-15 mi:-17 permis:-13
rent:-19 a:-16 and:-16 asistanc:-14 assistanc:-16 atras:-12 ayud:-16 barat:-10 bronx:-10 chicag:-16 cond:-9 county:-14 due:-19 el:-14 en:-12 help:-26 houston:-10 in:-19 incom:-9 money:-20 nj:-17 no:-18 on:-10 room:-14 the:-14 to:-14 tomorrow:-9 un:-13
rental:-23 assistanc:-13
repa:-28 help:-12
repar:-22 mi:-19
reparacion:-19
repart:-11
replac:-24 card:-14 id:-18 my:-18
replacement:-19
repon:-20 mi:-14
report:9 a:20 boss:12 copy:-17 deportacion:-15 for:28 my:13 of:26 polici:-16 to:-23
represent:-28
requisit:-22
rescu:-25
reservation shelt:-21
resettlement:-15 agency:-14
residenci:-24 por:-30 violenci:-28
residencial:-14
residential:-17
resourc:-25 cent:-15
respet:-14 la:-14 orden:-14
respir:28
respit:-33 care:-25
restain:-26
restrain against:13 for:-10 help:-19 my:13
restran:-15 order:-14
restriccion contr:-19
resturant:-14 job:-14
resum:-35
retir:-29
retrain:-13
return:-20 my:-20 to:-13
reunificacion:-17 famili:-17
reunification:-20
reveng:-18 porn:-18
revis:17 el:19 mi:-21
reye:-22
rhod:11 island:11
rib:33
rid:-21 of:-21
ride:-28 doctor:-10 home:-11 the:-10 to:-19 tonight:-25
ridg reservation:-18 sd:21
right:-18 at:-11 he:19 i:15 ice:-20 now:24 sinc:18 squeez:15 when:-9 work:-11
ring camer:-23
rip:17 my:31
risk:-20
roach:-19
road:14
rob:-42 bols:-14 carter:-17 identidad:-12 la:-21 mi:-9 mis:-21 papel:-22
roban:-20
robo:-27 de:-13 identidad:-10
rochest:-14 ny:-14
rock:-23
roja:-16
romanc:-9 scam:-9
romp:28
rompi:30 de:26 la:23 mi:17 orden:14
roof:-32 leak:-13 my:-17
roofi:40
room at:15 for:-32 my:21 rent:-19 sleep:19 tonight:-25 with:19
roomat:20
roommat me:28 wont:-26
root:-14 canal:-14
ropa bebe:-14 cobij:-14 de:-17 gratis:-17 me:20 nino:-11 no:20 para:-17 trabaj:-13 y:-16
rope:9
rose:-11
rot:-15
roto:-14
rrent:-18
rub:32 me:12 my:29
rued:-13
ruin:9 my:9
rule:-30
run away:-20 food:-11 from:11 of:-11 out:-11 the:13
runaway:-17 safelin:-18 teen:-15
rural:14
sa:28 survivor:28
sabe:25 dond:28
sabotag:26 my:26
sac casa:-13 de:-13 del:16 muel:-16 una:-16
sacar:-19 apartament:-15 casa:-11 de:-12 del:-15 el:-18 ged:-9 la:-14 licenci:-9 pasaport:-20
saco casa:-28 orden:-18 tarjet:-10 una:-18
sacrament:-25
sad:-31 and:-18 baby:-10
safe:13 for:-25 haven:16 home:16 hous:50 in:-9 me:-18 my:20 phon:-25 program:-27 sleep:-18 tonight:28
safehous:17
safelin:-18
safelink:-22
safely:31 with:30
safety:16 leav:24 plan:47
said:28 a:-12 and:12 be:23 but:18 cant:16 goodby:18 he:23 hed:12 hell:25 him:10 id:19 kill:12 leav:18 me:32 next:16 no:9 she:14 stop:18 to:27 want:13 will:29 would:13
saip:-14
sal:14
salari:-16
sale:-31 la:-15
salg carcel:10
sali:20 carcel:-20
salir:23 casa:24 de:15 del:-11 mi:21 y:9
salon:-12 keep:13 our:13
salt:-11 city:-15 lake:-11
salud:-27 en:-10 mental:-23
salvacion:-13
salvation:-13 army:-13 shelt:-13
same behind:25 car:27 me:25
samhs:-20
samo:10
san:-12 antoni:-12 bernardin:-11 dieg:-18
sane:38 exam:29 nurs:31
sangr:9 embaraz:23
sanitary:-21
sant:-28 ana:-11 fe:-13
sat:22 chest:14 my:14 on:22
saturday:-17
sav:-16
savannah:-14 ga:-11
saw:22
say:45 be:23 call:24 cant:14 deport:-28 fell:18 god:15 going:25 got:27 has:13 have:-12 hell:14 her:33 his:21 ice:29 if:23 ill:20 im:31 it:20 its:16 make:17 my:16 no:22 noth:9 owe:24 post:26 see:19 she:36 take:18 the:26 they:22 want:12 we:-25 yes:27
sba:-16
sc:-21
scal:-15 doctor:-12
scam:-25 my:-15 onlin:-21
scar:22 boyfriend:20 dad:22 go:25 going:16 he:18 home:30 husband:31 i:-10 kid:31 kill:11 leav:36 me:35 my:20 of:13 tell:-22 the:-10 us:18 when:20
scary:22 about:-21 my:-21 thought:22
schedul:-22
scholarship:-12 mom:-9 women:-28
school:-18 3:-13 at:-14 bus:-25 care:-12 cloth:-17 equivalency:-14 for:-12 free:-9 grant:-13 help:-25 job:-19 lunch:-11 me:15 money:-13 my:-14 need:-10 program:-11 supply:-12 wont:-25 year:-13
scor:-9
scout:-19
scream and:19 every:17 me:26 night:17
screen:-14
se acab:-21 acerqu:-21 afuer:15 aprovech:24 braz:19 car:-17 casa:-24 con:-22 cort:25 de:14 descompus:-15 dond:-21 drog:-21 el:-17 enoj:18 enter:26 escap:-20 espos:-16 esta:-24 fue:-11 inund:-20 la:-26 llev:-11 loco:21 los:14 matar:32 me:-28 mete:15 morir:10 muri:-23 pone:25 quem:-24 quier:21 rompi:-27 violent:10
seal:-14
search:-15 history:-18
seat:-12 baby:-20 cant:19 i:16 so:16
seattl:-30
sec:-13 8:-13
seccion:-17 8:-12
second chanc:-12 job:-11
secret:13
section:-22 8:-18 eight:-10
secundari:-14
security and:17 card:-15 for:19 numb:-12 offic:-18 shov:17
see a:27 again:16 family:23 in:21 me:19 my:-16 text:-18 the:15
seek:-19
segu:22
segur de:-13 en:15 medic:-14 mis:-10 nino:-11 para:-11 social:-16
seguridad:26
seizur:-12
sel:40 girl:25 me:25
self:17 defens:-20 esteem:-20 harm:34 petition:-16
sell body:24 food:-14 me:30 my:-26 myself:28 tamal:-20
selm:-12
seman:-11
sena:-17
send:26 a:19 back:27 me:25 nude:13 of:23 pic:23 threat:11 to:25
senior:-36 abus:-27
seno:-15
senor:22 me:13 ofreci:17
sent:13 a:19 nada:15
separ:22
separat:-21 line:-16 phon:-16
separation:-22
sergeant:24 in:20 my:20
serv:-27 divorc:-19 in:-21 marin:-16 paper:-19 the:-21 what:-17
servic:-14 deni:-11 offic:-9
servici:-23
set:-26
sewer:-11 bill:-11
sex:38 abus:15 baby:-29 for:28 i:9 me:11 money:23 rent:33 traffick:18 when:12 with:10 work:41
sexaul:-27
sexo:25
sextortion:-16
sexual:32 abus:27 assault:39 at:-17 de:20 el:-9 en:-9 harassment:-43 hotlin:14 mi:11 trabaj:-9 traum:21 work:-17
sexually:39 a:16 abus:14 assault:23 harass:-40 me:10
sexualment:18
sexualy:35
shak:32 baby:30 my:17 the:17 when:16
shap:25 like:25
shar:-13 location:-18 my:-21
shatter:-16
shav head:9
she:31 and:19 die:10 done:27 fell:18 has:9 hit:29 is:17 my:10 noth:9 pill:11 say:27 took:13 want:11
sheld:-22
shelt:-21 alabam:-11 anchorag:-25 and:-16 bay:10 beach:-18 bend:-13 biloxi:-14 birmingham:-11 bois:-17 bowl:-17 boy:-12 bronx:-9 burlington:-13 casp:-13 cat:-11 charleston:-13 city:14 co:-11 collin:-9 color:-13 columbus:-16 delawar:-14 dog:-17 eugen:-13 fall:-17 family:-10 for:-23 fort:-16 fresn:-16 full:9 ga:-17 gallup:-19 gary:-11 goldsbor:-16 grand:-17 green:-18 hilo:-18 il:-14 in:-27 indian:-12 island:-23 juneau:-15 kansas:11 kid:-22 knoxvil:-22 ks:18 la:-21 las:-26 lewiston:-22 me:-24 minot:-12 nc:-25 ne:-18 new:-27 newark:-11 nh:-21 nm:-19 north:-15 now:17 numb:-12 oakland:-14 ocal:-17 omah:-25 open:-28 oregon:-10 pensacol:-17 peori:-15 pet:-10 portland:-11 rapid:-15 san:-10 sant:-12 sc:-10 sioux:-13 son:-19 south:-9 springfield:-15 st:-23 take:11 teen:-15 teenag:-13 texas:24 that:-19 tonight:42 topek:-12 tuls:-18 tupel:-16 tx:9 valley:-14 vermont:-10 wayn:-9 wilmington:-10 with:-26 women:-27 worcest:-14 wv:-26
sheriff com:9
shift:-10
shlet:-21
shoe for:-17 in:26
shook:40 baby:40 my:25 the:30
shoot:-21 himself:18
shop:-23 job:-24
short:-20 my:-11 on:-12 rent:-11
shortag:-16
shot at:26
shotgun:-12
should die:21 just:21
shouldnt:28
shov:33 me:33 the:26
show a:18 at:31 everywher:18 for:-19 he:12 her:20 his:22 i:12 my:34 thing:17 up:28 when:12 with:-14
shreveport:-13
shut:-16 light:-17 my:-17 off:-16
shutoff:-26
si:25 dejo:19 denunci:25 habl:18 lo:31 me:25 no:22 se:-10 voy:19
sick:-14 day:-27
siempr:24
sient mal:-12 que:17 sola:-17
sign:-9 divorc:-14 for:-13 paper:-12 the:-10 up:-13
sigo:20
sigu:39 a:19 del:18 part:13 toda:13 trabaj:28
siguient:-15
sil de:-18 rued:-13
similac:-30
sin agua:-29 casa:-9 comer:-9 de:19 dond:-20 el:19 enter:26 hogar:-18 mi:39 no:27 pago:16 papel:-30 permis:9 que:13 ropa:20 se:31 segur:-23 sin:21 trabaj:-21 y:25
sinc baby:-14 my:-11 the:-11
singl:-17 dad:-16 grant:-9 help:-24 mom:-16 moth:-10 of:-21
sioux:-16 fall:-16 women:-14
sir:17
sist anymor:27 being:17 in:28 is:25 law:14 leav:28 me:-9 talk:19
sit:21 his:17 in:19 my:22 outsid:23 truck:17
size:-15 4:-19 diap:-10
skill:-14
skim:-12
skin:-18
slam:12 door:-25 head:27 in:13 my:27 on:16
slap:18 baby:28 me:35 my:16
slash:31 my:31 tire:31
slat:-17
slavery:36
sleep a:20 and:9 at:26 bus:23 couch:-15 floor:13 for:19 forev:21 garag:12 he:21 him:10 in:22 me:17 men:14 my:14 on:-14 outsid:-13 pill:-24 problem:-11 the:27 train:-21 with:17
slept:33 at:22 laundromat:22
slid:-17 doctor:-12 scal:-15
smack:36 me:34
small biz:-14 business:-12 grant:-18 loan:-11
smart:-18
smash:29 and:26 my:24 phon:19
smear:-14
smell:-18
smok:-34 alarm:-9 free:-9 my:-15
smuggl:30
snap application:-16 benefit:-10 interview:-14 offic:-16
sneez:-13
snor:-36 cant:-15 sleep:-15
snow boot:-23
so:9 bad:11 call:14 cant:13 couldnt:19 done:16 get:24 go:11 hard:-9 he:-16 i:26 id:27 leav:20 much:-21 see:-16 to:24 want:23 work:11
soap:-22
sober:-29 for:-12 home:-12 hous:-10 liv:-25 with:-13 women:-12
sobrevivient de:23
sobri:-21
sobriety:-15
sobrin:13
socc:-17
social:-17 and:17 card:-15 numb:-12 offic:-18 servic:-15
sock:-20
sofa:-18
sola:-28
sold:40 me:30 my:24
sole:-11 custody:-11
solicit:-20 snap:-18
solter:-17
some follow:10
somebody:30 put:16
someon:20 brok:-28 credit:-40 follow:10 hurt:12 in:13 is:33 keep:23 leav:20 list:-23 me:39 my:10 on:10 open:-31 put:16 someth:24 stol:-18 talk:-18 to:-11 touch:15
someth:9 drink:24 in:16 my:10
somewher go:-12 in:-21 my:-20 safe:-9 stay:-14 to:-27
son back:11 fight:-20 from:32 got:-31 he:17 his:14 hit:17 in:16 me:34 my:20 social:26 steal:11 take:22 to:-17 took:-31 was:-20 when:17 with:31
sonogram:-16
soon:34
sord y:16
sore:-25
sorry:17
soup:-12 kitch:-12
sourc:-22
south:-23 bend:-12 dakot:-14
soy de:17 lesbian:-21 mayor:28 me:-10 sord:16 veteran:-14 y:-9
spac:-14
spanish:-17
spank:37
spay:-21 cat:-18
speak spanish:-9
special immigrant:-16 need:-26
speech:-19
spend:-23
spik:37
spil:-18
spirit:-20
spit:32 in:24 me:24 my:24 on:24
spokan:-19
spot:-23
spous abus:22 me:27 visa:-23
spousal:16 abus:25
spr:-13
spray:-20
springfield:-21 il:-14 ma:-15
spy:-26 camer:-10 me:-20 on:-20
spywar:-12
squeez:20 my:20 neck:20
ss:-19 card:-19
ssdi:-21
ssi:-14 deni:-16 for:-13 mi:-10 my:-13 para:-10
ssn:-24
st:-18 de:-9 louis:-12 parish:-11 paul:-13 tammany:-11 thom:-10 vincent:-12
stab:22 in:-22 my:-12 pain:-22
staff:11
stain:-23 carpet:-14 on:-14
stair:-9
stalk:46 ex:22 got:24 me:28 new:25
stamp:-25
stand in:20 my:18 outsid:18
star:-10
start:-22 a:-14 business:-10 daycar:-10 kindergart:-16 my:-12 own:-10
stat:-13 id:-17 kid:-21 my:-24 with:-24
station:24 baby:25 my:12 no:20 with:27
status:-27
stay at:9 away:-21 car:-17 home:-21 in:-19 mom:-23 my:-22 night:15 order:-12 with:-9
std:-14 clinic:-13 test:-17
steal:-10 and:26 my:18 security:14 social:14
stealth:32
step:12 me:-11 my:30 program:-17
stepbroth:11
stepdad:31 broth:21 her:10 hit:28 in:9 me:12 my:32 to:28 touch:25
stepdaught:-9
stepfath:27 me:17
stepmom:40 feed:22 me:19
stepson:19 my:14 touch:14
sti:-18
stillbirth:-22
stillborn:-15 baby:-19
stimulus:-21 check:-11
stockton:-21
stol:-24 card:-11 id:-16 identity:-14 my:-15 social:-9 tax:-9
stomach:25 im:13 month:25 pregnant:12
stop about:10 and:18 child:-10 com:24 cry:-27 die:18 drink:-32 eat:-12 eviction:-14 he:-11 hit:18 i:21 me:22 pay:-13 say:16 smok:-20 support:-10 think:24 to:30 using:-27 want:18 when:21
stor my:-17 thing:-17
storag for:-20 leav:30 my:-20 stuff:-10
storm:-32 damag:-22
stov:-24
strang me:25
strangl:23 i:19 in:-29 me:31
street my:22 with:22
strep:-15
stress:-29
strok:-20
strol:-22
strong:-26 heart:-24
strongheart:-23
struggl:-14 mom:-13
stuck at:-16 in:-13
student campus:18 debt:-31 loan:-18 on:18
study:-25
stuff:12 and:24 for:-13 hous:-25 in:-26 me:17 out:28 to:26
stupid:20
su:28 casa:-26 espos:20 hijo:15 la:20 mujer:12 papa:21 tio:14 toca:20 trabaj:-14
subi:-15 foto:-14
suboxon:-24 doctor:-12
subsidiz:-18 apartment:-13
subsidy:-17
sucid:40
sucidal:45
sue:-22
sued:-18
suegr espos:16 me:25 mi:16 y:27
sueld:-10
suic:41
suicd:42
suicid:73 hotlin:23 line:21 note:19 prevention:22
suicidal:69
suicidi:43
suing:-16 me:-16
suisid:33
sum:-14 job:-14
summon:-16
super:-23
supervis:-19 visitation:-11
supervisor:-13 me:-32
suport:-25
supply:-22
support:-18 animal:-17 enforcement:-15 for:-21 lawy:-11 offic:-10 order:-9
surf:-14
surgery:-23
surpris:-27
survival:18
survivor:39 abus:10 of:26
suspend:-15 licens:-12
swallow:30 pill:30
swept:-23
switch:-22
swol:-20 face:-9
swung:26 me:26
symptom:-23
syphilis:-18
t:-20 visa:-14
tabl:-10
taco:-22
tacom:-24
tahirih:-25
tak my:11 to:18
take:16 all:26 an:19 and:24 anymor:13 away:-35 boy:-10 care:-21 cat:-17 childr:-20 cloth:26 dog:-21 down:-25 every:18 for:19 i:25 if:12 kid:-19 medicaid:-12 medicin:36 money:21 my:26 no:22 off:13 out:-16 paycheck:34 son:24 to:28 wher:18
taken:9
talk:11 a:-15 and:27 end:19 he:20 i:23 me:10 my:23
tamal:-22
tammany:-11 parish:-11
tamp:-14
tampon:-25 free:-10 pad:-13
tanf:-24
tank:-19
tap:9
tarjet a:-9 de:-15 ebt:-16 mi:-11 nombr:-11 verd:-15
tatt:14 of:14
tax:-28 free:-10 help:-16 kid:-9 refund:-16 return:-9
teach:24 is:17 me:22 text:16 touch:25
tech:-27
teen:-11 dat:27 daught:11 family:-11 girl:-12 help:-22 kick:-17 mom:-23 need:-15 no:-11 out:-17 say:15 she:15 shelt:-16 son:-18 suicidal:30 to:-25 violenc:19 want:13
teenag son:29
teeth:-19 knock:15 out:15 pul:-16
tel:24 hurt:10 me:24 to:24
telefon:-9 gratis:-10
telehealth:-16
tell:21 i:24 im:15 me:29 my:15 parent:-11 to:20
temporal:-23
temporary:-17 order:-10
tenant:-22 right:-17
tenem:19 a:10 dond:24 ir:10
tener amig:13 bebe:-18 este:-9 hijo:-20 relacion:17 sexo:11
tenerl:-14
teng a:17 aqui:10 car:-17 casa:-27 com:-14 comer:-19 como:-16 darl:-9 de:11 deud:-24 dond:27 dorm:34 en:14 esta:9 gana:22 hoy:22 ir:9 la:-27 las:24 lech:-10 los:10 luz:-9 mi:29 mied:25 mis:21 mor:22 pastil:24 pavor:18 pedir:17 que:17 qued:26 quien:-12 segur:-32 un:19 y:-28
terapeut:-24
terapi:-26 de:-24 depresion:-9 en:-13 gratis:-12 hija:-9 mi:-18 para:-16
term:-15
termin:-20 la:-18 mi:-14
terminat:-17 pregnancy:-13
termination:-20 of:-11 right:-11
test:-23 for:-12 free:-12 hiv:-9
testament:-19
texas:-10
text:17 and:16 daught:17 home:-21 im:17 line:11 me:36 my:39 threat:27 to:-25 what:17 year:18
than:-12
thanksgiv:-21 din:-18
that:-21 baby:-17 boy:-10 dog:-21 dont:-21 get:10 he:21 kill:-17 let:-17 me:-17 pet:-9 take:-19
the:13 again:-15 and:10 apartment:23 army:-20 baby:15 bar:-11 bathroom:16 bed:21 bedroom:16 bill:-28 bottl:28 bridg:24 bronx:-18 bus:12 cam:19 cant:24 clean:9 clos:-16 closet:25 cloth:20 condom:35 cop:9 cord:20 country:-30 crib:-20 daycar:21 disapp:14 divorc:-10 doctor:-24 dog:10 door:42 down:16 er:25 face:11 farm:18 first:-22 follow:17 for:14 frat:14 from:24 garag:18 gym:-12 he:23 heat:-12 hospital:-9 hous:11 i:13 if:20 im:30 in:10 is:-20 its:22 job:-15 keep:21 key:-10 kid:21 kitch:-12 lady:26 last:25 laundromat:16 left:20 let:13 life:25 light:-24 look:25 made:-16 make:22 man:13 marin:-16 mark:23 massag:13 mold:-9 money:32 mouth:22 my:24 nanny:17 neighbor:-14 next:20 nite:15 no:32 of:15 off:13 order:13 out:33 outsid:24 paper:-10 phon:25 pill:15 point:11 polic:19 porch:15 protectiv:10 rain:28 rent:-16 reservation:-22 restrain:19 rez:19 road:14 room:29 salon:11 say:20 scar:11 shelt:18 show:28 so:27 stat:-25 station:21 step:16 stomach:12 stor:32 tabl:-10 they:21 thing:9 to:17 told:15 tonight:24 took:-10 track:21 train:21 truck:23 valley:-14 way:-17 wheel:18 when:23 whil:18 with:23 without:14 wont:9 yard:26
theft:-20
thehotlin:-21
their:22
them:35
then:22
ther:28 a:13 no:29 on:20 track:14
therapist:-19 for:-27 me:29 medicaid:-10 take:-10 touch:15 who:-10
therapy:-29 my:-12
they:27 are:18 discharg:19 dont:21 have:13 id:18 let:17 make:23 me:17 our:12 out:-11 paper:15 passport:18 pay:12 said:19 sleep:12 the:39 threat:27 took:24 us:17 wont:19 work:19
thigh:11
thing:21 and:22 at:10 i:10 me:10 when:10
think:31 about:32 death:23 driv:15 end:22 going:18 have:-25 husband:16 i:-14 is:13 its:22 jump:16 leav:22 my:19 of:31 off:23 postpartum:-25 spywar:27 ther:25 to:20 was:12
this anymor:22 baby:-22 he:17 is:-23 job:-17 life:21 marriag:17 month:-24
thom:-10
though:24
thought:27 about:-21 baby:-24 death:28 my:-32 of:18
threat:25 burn:18 himself:10 kill:12 me:22 my:21 out:16 post:-23 send:-9 the:18
threaten:39 kill:13 me:22 my:28 post:24 text:22 the:32 to:22
threw:24 a:28 at:35 in:25 out:-12 plat:11 the:29 wheelch:22
throat:9
through phon:-28 the:34 window:23
throw:34 at:11 me:20 my:35 stuff:24 thing:10
thrown 17:12
thyroid:-24
ticket:-40 home:-20 mom:-11 my:-14 to:-24
tie:17
tied:14 me:27 up:13
tien:11 amenaz:25 casa:14 con:16 de:21 en:15 encer:19 hambr:-16 la:23 no:-14 trabaj:18 una:14 y:16
til:-15 friday:-22
tile:17 track:17
till:38 i:22 out:19 pass:19 pay:15 she:25
time a:28 buyer:-10 day:25 for:-23 help:-13 i:21 off:-26
tind:18 me:12 wont:16
tio:22 la:11 me:17 toca:13 toco:20
tip:-25 stol:-18
tir:15 aliv:17 being:17 fight:21 of:39
tire:-15
tiro:14 piso:16
titl:-22 ix:-14 loan:-11
tn:11
to:10 about:13 abus:26 after:20 aliv:23 all:22 an:11 and:15 anoth:-15 anymor:10 apply:-15 appointment:-12 ask:24 back:21 be:-10 bed:14 befor:31 bill:-22 boss:-9 burn:14 but:11 car:24 care:-20 cat:-11 chem:-15 church:11 clinic:13 colleg:-31 country:13 court:-34 crash:-12 custody:-22 cut:11 danc:26 debt:23 dialysis:16 die:29 disapp:23 doctor:-22 dog:13 drink:-18 early:-27 eat:-23 end:-10 er:11 every:18 everyth:14 face:11 file:-12 find:34 for:16 forev:25 from:29 give:16 go:18 hair:-18 he:18 head:15 help:10 here:18 herself:21 hide:27 him:29 himself:15 his:22 home:10 hospital:-16 hotel:23 hr:-18 i:29 if:22 in:-14 job:19 jump:25 keep:16 kid:-22 kill:18 know:23 last:27 leas:-16 light:21 list:-23 live:15 look:25 lose:-27 man:20 marri:16 marry:21 me:29 meet:21 men:24 messag:19 more:18 move:-9 myself:23 night:15 no:25 not:11 nude:-18 obey:15 of:18 off:21 on:-9 out:26 over:27 overdos:19 parent:-18 pay:16 pic:10 pregnant:-30 prom:-25 quit:-16 read:-17 rent:-17 restrain:-9 run:21 scar:27 school:-18 see:19 sell:19 sex:16 show:-9 sleep:24 so:29 start:-17 stat:-15 stay:14 strip:14 take:23 talk:-33 the:18 thing:-17 this:21 to:10 tonight:44 touch:21 up:29 us:23 vent:-21 wake:19 want:12 watch:-11 when:-10 whil:-9 with:20 without:21 yel:14
toal:-23
toallit:-18
toc:43 a:29 mi:31 permis:15 sin:15
toca:31 a:33 mi:14 nina:14 que:9
toco:43 a:26 hija:18 mi:29 permis:16 sin:16
toda:15 las:15 part:13
today:22
toddl:-14 alon:15 home:-9
todo:37 dia:21 el:23 en:-18 los:10 que:24
togeth:-24
told anyon:17 dad:11 grandp:18 her:20 him:25 i:11 me:-10 to:-14 touch:18 was:16
toled:-17
tom:33
toma me:15 much:-25 pega:24 pone:15 se:15 y:18
tomar:14
tome:39 pastil:25
tomo:29 pastil:33
tomorrow and:11
tonight:40 3:15 and:11 baby:23 he:15 in:19 its:13 my:19 rain:13 safe:16 with:30
tonit:32
too deep:23 expensiv:-20 high:-11 much:-25 pill:17 work:-25
took:17 a:19 all:16 and:36 away:25 baby:-27 battery:23 birth:10 bottl:17 bunch:20 car:23 checkbook:-21 childr:-18 condom:30 id:-15 key:28 kid:-23 many:17 me:23 money:-37 of:22 paper:37 passport:26 phon:33 pictur:18 pill:30 refund:-20 seat:11 so:19 tax:-17 the:36 to:-18 too:17 turn:29 whol:17 with:-18
tooth:-26 infection:-9 out:-13
toothach:-21
top me:13 of:13
topek:-12
torn:-24
tot:-14
touch:45 a:12 and:27 as:12 at:26 by:14 child:16 daught:28 doctor:15 dur:11 girl:26 her:25 him:16 in:26 inappropriately:17 me:10 my:25 on:16 the:21 whil:11 without:14 wrong:13
tow:-15 car:-23 my:-30
towel:-12
town:-12
toxic:42 relationship:17
toy:-29 for:-13 tot:-14
trabaj:-11 a:10 camp:-10 de:-29 embaraz:-15 fuerz:16 la:21 limpiez:-12 madr:-16 me:26 mujer:-23 ni:20 noch:-21 pagar:20 pago:16 por:-12 sin:14 tien:10 y:16
trabajador agricol:-16 camp:-14 del:-14
tracfon:-19
track car:14 devic:-23 for:-9 in:16 location:-10 me:-11 my:12 numb:-9 on:20 packag:-13 stimulus:-21
trad for:14 school:-12 women:-19
trae:28
traffic:9
traffick:61 help:26 hotlin:22
trafic:33
trail:-23
train:-22 track:9
trajeron:31 con:22 para:23 y:25
tramit:-15
tran:-13 and:11 cor:-18 girl:-21 kick:-17 lifelin:-26 my:-17 need:15 numb:-30 out:-17 suicidal:20 teen:12 y:-18
transf:-14
transgend women:-30
transitional:-13 hous:-18
transmision:-12 sexual:-12
transmission:-24
transport:-20 al:-13
transportation:-18 to:-15
trap:26 in:16
trash:11
trastorn:-16
trat:50 de:39 person:20
tratamient:-25 para:-11
traum therapy:-19
travel:-19
treatment for:-12 my:-12 women:-25
trenton:-15
tres:-17 mese:-13
trevor:-37 project:-16
tri:29 me:16 overdos:19 to:29
tribal:-21 health:-10
trimest:-21
trist:-18 desd:-9 que:-9
tristez:-17
troubl:-18
truck:30 stop:13
try:10 kill:22 me:27 to:-12
tube:-26 tied:-16
tuition:-20
tuls:-14
tupel:-16
turn 18:-19 back:-16 her:9 my:31 phon:27
tutel:-19
tutor:-14
tuve:12 a:-12 bebe:-12 mi:-12
tv:-20
tweak:-19
twist:23 arm:23 my:23
two kid:-9 spirit:-20 week:-25
tylenol:20 to:20
typ:13
uber:11 driv:29 lock:18 me:26
ubicacion:-24
ukraini:-19 refug:-13
ultrason:-17 gratis:-10
ultrasound:-23
un:11 a:10 abog:-20 afuer:12 apartament:-12 com:-9 companer:24 cuart:-34 cuchil:10 de:20 doctor:-14 el:20 en:20 esper:11 hombr:24 infiern:17 le:24 lugar:9 me:32 negoci:-16 nino:19 no:-12 ofreci:17 para:20 plan:26 puest:-12 senor:22 sigu:27 trabaj:24
una:24 cachet:14 casa:14 el:-26 fiest:11 muel:-19 no:14 orden:-15 pistol:22 relacion:20 restriccion:-20 y:14
unaliv:36 myself:21
uncl:10 did:15 his:-9 make:10 me:9 to:15 touch:24
unconscious:28
uncontest:-14 divorc:-14
under:26 my:12 tabl:-25 the:18
underw:-18
undocument:-21 and:17
unemploy:-21
unemployment:-31
uniform:-21
uninsur:-18
union:-16
unit:-25 way:-23
universidad:-23
unpaid:-20 wage:-13
until:24 i:12
unwant:19 touch:23
up:30 a:13 adoption:-15 all:12 and:16 at:23 boyfriend:15 by:15 everywher:18 for:-29 go:12 he:18 hous:28 hurt:11 i:12 job:18 me:15 my:41 nak:19 need:-26 night:11 now:-19 on:14 party:9 phon:21 pill:21 to:20 tomorrow:15 was:9 work:10
ups:-16
urban:-10 indi:-10
urge:15 cut:25 to:25
urgent:-32 care:-33
urinary:-15 infection:-13
us:49 a:15 alon:23 and:27 at:17 day:23 in:23 is:22 leav:12 night:15 out:14 outsid:9 the:23 till:13 work:19
usa drog:-13
usaron:-9 mi:-9 segur:-12 social:-10
uscis:-27
use condom:24 wheelch:-14
used:-17 credit:-10 my:-25 social:-18
using again:-26 my:-21 social:-16
uso:-11 mi:-11
uterin:-19
uti:-19
util:-18
utility:-24 assistanc:-15 help:-25 off:-16
va:-9 claim:-17 clinic:-10 deport:27 health:-16 loan:-11 matar:14 women:-13
vacat:-18 order:-18
vaccin:-25
vacun:-22 bebe:-18 mi:-18 para:-9
vaginal:-28
vale:11 de:-19
valg:14 nada:12
valley:-17
van:-21 a:-19 de:-10 del:-10 desaloj:-12 echar:-13 la:-19 lanz:-12 quit:-16 sacar:-14
vap:-25
vasectomy:-20
vash:-16
vawa:-19 petition:-12 self:-11
vece:31
vecin:10 a:18 golp:18 grit:19 le:27 su:20 toda:-20
vegas:-14 shelt:-19
vena:16
vend:11 cuerp:28 tamal:-17
venezuel:-23
ventan:25
veo a:14 sent:14
ver:-11 a:-17 bebe:-16 hija:-27 mi:-13
verbal:27 abus:14
verd:-19
verizon:-15
vermont:-25
vet benefit:-18 bill:-20 crisis:27 dog:-13 for:-12 gun:16 help:-18 my:-12 no:9 with:23 women:-19
veter:-25 benefit:-11 crisis:-40 help:-19 homeless:-17 hous:-14 line:-31 ptsd:-19 with:-13
veteran:-25 sin:-16
veterinari:-19
vez:24
viaj:17
victim abus:20 assistanc:-11 comp:-13 compensation:-20 crim:-22 de:25 fund:-14 help:17 in:26 money:-21 un:-27 violenci:17 visa:-11 witness:-16
vida:45
vide:-32 of:-11
viej:23 me:19
vientr:-12
vigil:30 el:21
vih:-17
vincent:-12 de:-9 help:-10 paul:-9
vine:-15
viol:46 a:20 anoch:11 espos:16 hija:20 mi:28
violacion:42
violanc:14
violat:19 restrain:16 the:12
violation:-28
violenc:58 des:16 help:39 hotlin:24 moines:16 ohio:17 shelt:40
violenci:68 de:18 domestic:19 en:29 famili:24 gener:18 intrafamili:15
violent:57 he:13 lose:13 when:16 with:26
virus:-28
visa:-22 abus:15 expir:-14 for:-32 i:15 para:-17 t:-10 victim:-32 wife:16 you:-15
vision:-18 exam:-19 test:-13
visit:-19 need:-15 with:17
visitation:-22 cent:-10
vitamin:-30
viv:13 en:-30
viviend:-22 barat:-11 de:-20 en:-17 para:-11
vivir:24 mas:14
vivo:16 cal:-30 car:17 con:25 infiern:17 la:-30 mi:17 un:17
vocational:-12
voce:-20
voic me:21 tel:21 to:21
voilenc:14
volv:20 a:10 casa:26
vomit:-28
vote:-24
voter:-23
vt:-15
wa:-21
waco:-16 tx:-16
wage:-23 theft:-14
wait:24 by:23 car:23 for:28 list:-22 me:35 my:32
waitlist:-25
waiv:16
wake:28 me:11 tomorrow:15 up:28
wal:-9 wal:-9
walk:13 all:15 behind:16 eggshell:17 me:16 on:17 out:12 with:16
wall by:15 my:14
wallet:-27
walmart:10
want:20 a:-10 aliv:24 all:18 and:19 baby:-31 back:-15 but:11 cop:23 counsel:-20 custody:-22 die:32 disapp:24 go:17 here:16 herself:13 it:13 kill:33 live:27 me:19 more:-25 my:-18 myself:26 obey:15 of:-21 out:29 pregnant:-17 send:16 sleep:20 so:23 stop:19 to:11 with:10
warm cent:-19
warrant:-23
wart:-25
was:19 asleep:15 assault:23 by:-9 dead:15 drug:14 drunk:9 gone:13 if:11 kil:-15 last:16 murder:-23 my:20 of:10 on:14 out:17 pass:11 rap:11 scam:-20 top:10 with:16
wash:-23
wasnt:31 here:11
watch:13 baby:-11 hous:39 kid:-18 me:16 my:13 show:27 the:29 whil:-23
water apartment:-10 bill:-16 brok:28 got:-20 heat:-11 in:-10 off:-27 shut:-20
way:16 get:-31 out:16 to:15
wayn:-18 county:-10
we:24 a:14 and:11 are:15 argu:16 at:15 counsel:-10 go:9 got:19 in:30 live:11 marriag:-10 need:-10 no:21 our:19 out:-10 sleep:21 the:20 were:27 wher:14
wean:-19
wear:27
weath:-16
wed:-46 help:-19
week abortion:-26 and:33 pregnant:-18
weekly:-24 motel:-24
weld:-19
welfar:-24 offic:-9
well:-21 women:-12
went the:28
were:22 both:15 women:14
what a:14 after:22 can:13 did:16 happen:24 he:26 i:20 im:17 is:-11 now:-33 of:11 point:11 to:-14
wheel wv:10
wheelch:-14 and:-15 help:-19 need:-15 ramp:-20
when:14 and:20 asleep:19 at:13 cry:18 drink:13 drunk:19 get:-11 go:17 have:-29 he:22 him:16 his:16 home:20 im:29 is:27 lose:13 mad:20 my:23 no:14 out:-31 say:17 she:11 sneez:-13 to:21 was:11 we:12
wher:17 do:30 get:-27 go:23 he:19 i:14 it:14 live:-29 shouldnt:19 sleep:19 to:-15 tonight:16 we:17
whil asleep:14 at:20 he:21 in:-20 pregnant:-13 shelt:-20 was:33 work:-14
whip:25
who can:-25 me:19 medicaid:-10 my:-23 pay:-22 take:-19 to:18 will:16
whol:29 bottl:28 of:17 tylenol:10
whor:11
wi:-13
wic:-30 appointment:-10 de:-11 offic:-12
wick:-19 offic:-10
widow benefit:-14 cant:-13 group:-14 pay:-13
wife:20 abus:32 abusiv:22 and:-17 are:-23 beat:32 has:9 hit:31 husband:16 in:24 me:25 of:-24 out:27 punch:16 say:9 she:9 want:15
wifi:-18
wig:-20
wildfir:-26
will:19 and:-15 believ:17 call:-9 deport:-10 find:18 for:22 ice:-11 if:17 immigration:13 kill:16 live:19 me:19 my:10 take:13 testament:-15 to:19 us:14
wilmington:-16 delawar:-14 nc:-10
window:14
windshield:10
wint:-24 coat:-16
wipe:-23
wisdom:-22 teeth:-13
wish:30 could:18 i:30 wasnt:24
wisp:-17
with:12 2:24 a:19 abus:31 and:17 anymor:19 autism:-10 baby:28 bat:18 belt:15 benefit:-17 bill:-16 boyfriend:-11 burn:14 chem:-22 child:-24 childr:-16 cigaret:17 cord:11 cost:-15 daught:18 deposit:-17 dog:-17 electric:-11 fath:31 felony:-20 first:-9 food:16 for:19 friend:-10 funeral:-9 gun:15 he:10 her:21 him:20 his:12 home:-18 hous:-18 husband:28 insuranc:-10 job:-20 just:15 knif:15 life:27 light:20 man:23 mark:19 me:10 men:24 mom:-12 money:-12 need:-11 nude:30 on:25 other:13 pet:-27 plac:14 purs:11 rent:-16 school:-19 security:-15 shoe:26 social:-16 son:-26 ssn:-15 to:18 tonight:18
withdrawal:-19
without ask:19 consent:17 him:23 husband:-32 insuranc:-14 me:15 notic:-18 paper:-22 parent:-15 tel:9
witness:-19
woke:21 a:10 and:9 at:9 he:9 hurt:11 nak:19 up:21
women a:-13 abus:38 and:-13 beat:30 business:-16 by:24 ca:-14 caregiv:31 childr:-12 city:18 clinic:-20 construction:-18 county:-30 dc:-24 exam:-23 group:-18 health:-22 hous:-23 husband:28 il:-18 infant:-15 job:-13 kid:-10 lake:-13 law:-24 lawy:-18 leav:12 liv:16 near:-23 oakland:-14 only:-21 own:-17 rap:23 rehab:-15 shelt:-14 son:20 support:-25 tacom:-24 topek:-26 train:-13 tuls:-12 tx:21 veter:-19 with:-22
wont alon:13 back:-14 bring:-15 child:-17 com:24 condom:24 cry:-14 daught:-12 divorc:-15 do:-25 eat:-23 file:-11 fix:-12 have:23 heat:-12 help:26 hit:18 kid:-21 learn:21 leav:17 let:13 me:11 mold:-9 money:25 my:-19 paper:-36 pay:-13 pump:-19 return:-18 say:22 see:-11 show:20 sign:-17 sleep:-16 start:-11 stop:24 support:-17 take:9 talk:-10 the:-16 up:22 us:13 use:18 wake:11 wher:10 with:12
wood:-25
worcest:-19 ma:-18
work 16:30 a:26 all:13 by:24 childcar:-21 cloth:-11 comp:-18 daycar:-16 debt:25 do:-13 for:21 free:29 from:-14 home:-14 how:-17 hrs:15 i:-13 in:-16 it:-15 job:-16 late:-22 lost:-19 me:25 my:20 need:-14 no:14 off:27 pay:15 permit:-22 ride:-19 right:-16 street:14 to:21 tomorrow:26 train:-13 wait:17
workforc:-21
workplac:-26
worth:22 it:14 liv:23
would:29 be:13 bet:11 happi:13 i:20 if:25 me:23 miss:22 off:10 without:9
wouldnt:20 let:12 me:12 out:12
wound:-20
wrap:12
wrist:39
writ:15 a:-15 resum:-15
wrong:15 dur:11 exam:11
wrongfully:-18
wrot:33 a:20 let:27 note:20
xanax:-10
y:23 a:18 al:9 amenaz:22 avent:11 cobij:-14 com:-24 con:-27 cor:-18 cosa:19 deja:14 dejan:22 despert:19 dice:18 diner:-25 el:28 embaraz:-22 en:32 encer:9 es:23 espos:16 estoy:-17 frio:14 golp:22 grit:14 hace:15 la:28 le:21 los:-9 luz:-20 marc:16 me:32 mi:21 mis:18 necesit:-25 nino:-26 no:13 nos:11 paga:24 pagan:11 pega:21 pone:15 pued:18 que:32 quier:-9 quit:13 revis:17 se:14 segu:19 segur:-20 si:25 sola:-14 telefon:26 tenerl:-14 tien:23 tiro:9 violent:10 ya:20 yo:-23
ya:46 aguant:18 de:18 es:15 estar:18 las:16 le:14 mas:14 me:24 no:27 noch:15 pastil:16 pued:21 quier:26 teng:16 vivir:9
yard:-9
year:13 abus:18 ago:22 at:19 find:-25 her:-16 never:12 old:18 out:18 say:29 school:-17 told:12 women:20
yeast:-18 infection:-12
yel:40 at:26 name:27
yell:30 at:28 me:12
yes:27
ymca:-20 ywca:-20
yo is:17
you:-28 get:-10 visa:-14
young:-26
youth:-26 crisis:-29 out:-15 shelt:-12
yuma:-19
ywca:-20
zapat:-25 nino:-9 para:-10
zoloft:-19
`,
}

/** What each word adds for each danger, which is named by its place among these. */
export const kinds = {
  start: {
    dying: -2.6,
    suicide: -1,
    child: -2,
    assault: -1.6,
    trafficking: -1.8,
    followed: -1.9,
    violence: -0.8,
    tonight: -2.7,
  },
  words: `
1 0:-18 1:28 2:-19 3:-20 4:-19 5:-21 6:-23 7:-17
10 1:-32 3:-30 4:-15
10pm 0:-13 1:-19 3:-16 4:-17 5:-20 6:-21 7:18
11 0:-19 1:-22 2:19 3:-18 4:-24 5:-13 6:-32
12 0:-13 2:30 3:31 4:17 5:-41 6:-46 7:-12
13 0:-13 1:-16 2:51 3:31 4:-24 5:-28 6:-30 7:-31
14 0:-18 2:45 4:-31 5:-36 6:-14 7:-33
15 1:-24 2:44 5:-14 7:14
16 0:-13 1:-19 3:-26 4:25 5:-25 7:14
17 0:-16 3:-24 4:-16 5:-18 7:34
19 2:-30 3:-24 4:-14 5:-14
2 0:-24 2:-28 3:-28 4:-27 5:-28 6:-15 7:18
20 0:-20 1:-23 2:-29 3:-19 4:-35 7:13
24 0:-15 1:-21 2:-12 3:-12 4:-24 5:14 6:22
2am 0:-26 2:-25 3:-33 4:-24 5:-23 6:-33 7:27
2nit 0:-16 1:-24 2:-29 3:-17 4:-22 5:-18 7:24
3 0:-12 2:-22 6:-47 7:24
30 0:14 3:-24 5:-19 6:21 7:-19
4 0:-16 1:-26 2:14 4:-24 5:19 6:19 7:-18
5 0:-12 1:-19 3:-33 4:-31 5:-27 7:-21
50 0:-12 1:-13 2:-21 4:-18 5:33 7:-18
6 1:-25 2:32 3:-19 4:-27 5:-19 6:-15 7:-25
60 1:-18 2:-22 4:-15 5:22
68 1:-15 2:-25 3:-22 4:-13 6:21
7 0:-15 1:-22 2:-19 3:-22 4:17 5:14 7:-18
70 1:-26 2:-30 3:-21 4:-23 5:-15 7:18
72 0:-14 1:-18 2:-30 3:-22 4:-15 6:28 7:-21
78 0:-16 1:-14 2:-21 3:-19 6:22 7:-16
8 1:-13 3:-29 4:-29 5:-17 7:-18
80 0:-24 1:-23 2:-26 5:-15 6:25 7:-26
9 0:-16 1:-19 2:22 3:33 4:-22 5:-22 6:-27 7:-25
a 2:12 4:13
abaj 2:13 3:14
abandon 0:-14 1:-15 2:15 3:-13 4:-15 5:-12 7:-13
aboos 0:-14 1:-18 2:-23 3:-12 4:-13 6:22
abortion 1:-12 3:23 4:-25 5:-20 6:19
about 0:-16 1:38 3:-25 5:-46 7:-21
abuel 1:-21 2:16 3:24 4:-20 6:-14 7:-14
abus 0:-16 1:-32 4:-27 5:-26 6:31 7:-23
abusador 0:-15 1:-17 2:-15 3:-17 4:-16 5:-16 6:22 7:-13
abusiv 0:-22 1:-30 2:-31 3:-32 4:-29 5:-35 6:46 7:-22
acab 0:-19 1:29 2:-16 3:-14 4:-21 5:-18 6:-40 7:-26
access 0:-21 1:-21 2:-22 3:-17 4:-21 5:-24 6:22 7:-24
accident 1:-18 3:-16 4:-18 5:-16 6:17
account 0:-15 1:-27 2:-38 3:-34 4:-29 5:30 6:13 7:-21
accus 0:-22 1:-26 2:-34 3:-35 4:-24 5:-32 6:41
acech 0:-20 1:-22 2:-21 3:-24 4:-22 5:34 6:-26 7:-19
acechador 0:-15 1:-17 2:-15 3:-17 4:-16 5:24 6:-18 7:-13
acos 0:-19 1:-26 2:-30 3:-18 4:-29 5:43 6:-45 7:-20
acosador 0:-15 1:-16 2:-14 3:-16 4:-16 5:24 6:-18 7:-13
acost 0:-15 1:-13 2:-22 4:32 5:-18 6:-34 7:-24
acount 0:-17 1:-20 3:-16 4:-18 5:-16 6:15 7:-15
across 1:-13 2:-17 3:-14 4:-22 5:22 6:25
act 1:-14 2:21 3:-23 4:-19 5:-12 6:-15 7:-21
acta 0:-13 1:-16 2:-24 3:-19 4:-16 5:-21 6:25 7:-22
actin 0:-15 2:-21 5:-22 6:18
activ 1:-14 3:-18 6:15
acuerd 0:-13 1:-22 3:27 4:-19 5:-12 6:-26 7:-24
acuest 1:-26 2:-21 3:26 4:28 5:-12 6:-40 7:-18
ad 0:-13 3:-21 4:25 5:-21 6:-27 7:-18
address 0:-23 1:-16 2:-37 3:-36 4:-37 5:38 6:17 7:-23
ads 0:-23 1:-22 2:-15 3:-28 4:23 5:-26 6:-22
adult 0:-18 1:-29 3:-22 4:-24 5:-35 7:-15
advantag 0:-25 1:-22 2:-14 3:24 4:-21 5:-12 6:-26
advil 0:20 1:17 3:-18 6:-22
advocat 0:-15 1:-18 3:-18 4:-17 5:-17
afraid 0:-28 1:-40 3:-32 4:-36 6:37 7:-31
after 0:-20 3:31 4:-23
afuer 1:-25 2:-38 3:-34 4:-36 5:49 6:-19
again 0:-34 2:-12 3:-37 4:-31 7:-29
against 0:-26 1:-23 2:-26 4:20 5:-34 7:-17
agar 0:-16 1:-24 2:-17 4:-29 5:-32 6:16 7:-19
agenci 1:-14 3:-15 4:15 6:-17 7:-19
agency 0:-18 2:-21 3:-13 5:-12 6:-25
aggressiv 0:-19 1:-20 2:-17 3:-24 4:-21 5:-20 6:23 7:-17
ago 0:21 2:-33 3:18 4:-27 6:-28 7:-16
agresion 0:-20 1:-21 2:-19 3:19 4:-28 5:-20 7:-17
agresiv 0:-18 1:-25 2:-17 3:-23 4:-28 5:-18 6:29 7:-19
agua 0:-15 1:-13 3:-12 4:-12 5:-12 6:14 7:-14
aguant 0:-17 1:17 2:-20 3:-20 4:-15 5:-14 7:-25
ahead 1:-20 2:-19 3:-14 6:16 7:-13
ahog 1:-15 2:-15 3:-22 4:-15 6:18 7:-21
ahor 2:-12 3:-22 4:15 5:-24 6:22
ahorc 0:-21 2:-26 3:-33 4:-27 5:-29 7:-20
aide 0:-17 1:-29 2:-29 3:-23 4:-20 5:-22 6:32 7:-17
aids 0:-21 1:-22 2:-18 3:-15 5:-15 6:24 7:-13
air 0:-13 2:-17 3:-17 4:-17 5:18 6:-17 7:-16
airtag 0:-17 1:-22 2:-21 3:-36 4:-25 5:43 6:-20 7:-35
ak 2:-14
akron 4:-12 5:-12 6:18 7:-20
al 1:-16 4:29 7:-23
alask 0:-12 1:-14 2:-15 3:-22 4:-20 5:-19 6:24 7:-16
albany 4:-13
albergu 0:-18 1:-13 2:-18 3:-13 4:-19 5:-16 6:-20 7:19
alert 0:-13 1:-15 2:22 3:-14 4:-14 5:-13 6:-16
algo 0:-15 1:-23 2:-18 3:33 4:-21 5:-23 6:-26 7:-22
algui 0:-15 1:-21 4:-23 5:32 6:-33 7:-20
aliv 0:-18 1:38 2:-28 3:-37 4:-25 5:-26 6:-40 7:-20
all 3:-13
alla 2:13 3:14
allow 0:-14 1:-33 2:-21 3:-15 4:-20 5:-26 6:32 7:-22
allowanc 1:-12 3:-28 4:-27 5:-19 6:20
almoh 1:-15 2:-15 3:-22 4:-15 6:18 7:-21
alon 0:-14 2:42 3:13 4:-38 5:16 6:-37 7:-32
already 1:24 2:-23 3:-26 4:-31 5:-19 6:-25 7:-17
always 0:-18 1:-25 2:36 4:-18 6:-18 7:-33
am 0:-20 3:-31 4:-30 5:15 7:-16
amaneci 1:-20 2:-13 3:26 4:-19 5:-19 6:-23 7:-21
amar 0:-20 1:-23 2:-24 3:-29 4:-24 5:-22 6:27 7:-18
amber 0:-13 1:-15 2:22 3:-14 4:-14 5:-13 6:-16
amenas 0:-22 1:-24 2:-22 3:-29 4:-23 5:-25 6:25 7:-23
amenaz 0:-16 1:-31 2:-38 3:-18 4:-36 6:54 7:-33
amenazant 0:-16 1:-17 2:-14 4:-12 5:19 6:-16 7:-13
americ 0:-12 1:-14 2:-16 3:-25 4:-15 5:-13 6:26
amig 0:-13 2:-21 5:-23 7:-13
amish 0:-13 1:-26 2:-14 3:-20 4:-25 5:-17 6:25 7:-12
an 0:-13 1:-30 2:-35 5:18 7:-34
anchorag 2:-14
ancian 0:-15 1:-17 2:-22 3:-16 4:-17 5:-14 6:23 7:-13
and 4:15 7:14
anda 1:-26 2:-28 3:-28 4:-31 6:20 7:-24
andam 1:-16 2:-23 4:-13 6:-14 7:14
andan 0:-18 1:-16 2:-12 3:-19 5:16 6:26 7:-20
ando 0:-18 1:-17 3:-13
angry 0:-13 2:-18 3:-20 4:-16 6:21
ankl 0:-17 1:-14 2:-16 3:-25 4:-12 5:-21 6:22 7:-25
ano 1:-15 2:21 3:-23 4:-16 5:-22 6:16 7:-14
anoch 0:-13 1:-20 2:-21 4:-19 5:-17 7:-19
anonymous 1:-16 2:-13 3:-15 4:-21 5:18 6:-19
anoth 0:-22 1:-19 2:-20 3:-13 4:-21 5:-18 6:-20 7:23
answ 1:-17 2:-12 3:21 4:-23 5:-22 6:-24 7:-23
ante 1:-13 6:20 7:-13
anxiety 1:-14 2:-15 3:-25 4:-16 6:16
any 0:-20 1:-13 2:-24 3:-17 5:-16 7:15
anybody 1:-17 2:-18 3:-17 5:-25 7:13
anymor 0:-21 1:38 2:-20 3:-33 4:-39 5:-19 6:-30 7:-23
anyon 0:-16 1:-21 2:-32 3:17 4:-26 5:-17
anyth 1:-15 2:-17 4:-16 5:-17 7:-15
anyway 0:-24 1:-31 2:-20 3:26 4:-20 5:-27 6:-37 7:-19
anywher 0:-22 1:-24 2:-31 3:-30 4:-28 5:-17 6:25
apach 0:-16 1:-16 2:-18 3:-26 4:-16 5:-15 6:24 7:-15
apartament 0:-13 6:-16 7:14
apartment 0:-18 1:-16 2:-40 4:-32 7:13
apoy 3:-14 4:-13 6:13
app 0:-15 1:-17 2:-25 3:-24 4:-25 5:35
appoint 2:21 6:-18
appointment 0:-15 1:-14 2:-23 4:-23 5:-13
approv 0:-13 1:-19 2:-18 3:-16 4:-19 5:-18 6:22
aprend 0:-16 1:-15 2:-12 3:-18 4:-15 5:-22 6:14 7:-19
apret 0:-20 1:-22 2:-24 3:-24 4:-24 5:-24 6:27 7:-18
apriet 1:-13 2:-16 3:-16 4:-14 5:-16 6:14
aprovech 0:-16 1:-33 2:-28 3:27 4:-25 5:-29 6:-23 7:-16
apunt 0:-16 1:-17 2:-21 3:-16 4:-17 5:-14 6:17 7:-21
aqui 0:-22 1:20 2:-16 3:-28 4:-31 5:-20 7:-21
are 0:15 2:16 3:-33 5:-31 6:-31 7:28
arenac 0:-13 1:-15 2:-14 3:-14 5:-13 6:14
argu 0:-14 3:-22 5:-19 6:21 7:-20
arm 0:-20 1:-30 2:-40 4:-29 5:-36 6:26 7:-20
army 0:-14 1:-28 3:-24 7:20
around 0:-14 1:-16 2:-27 3:-22 4:-16 6:39 7:-17
arrang 0:-13
arrastr 0:-13 2:-17 3:-18 4:-23 5:-21 6:20 7:-13
arrest 0:-16 1:-18 2:-24 3:-17 4:-25 5:-25 6:16 7:-26
arrim 0:-20 1:-21 2:-14 3:23 5:-20 6:19 7:-17
as 0:-14 1:-17 3:57 5:-17 6:-32 7:-16
asalt 0:-16 1:-17 2:-15 3:16 4:-21 5:-16 7:-14
asap 0:-13 1:-13 4:-16 6:-16 7:20
asault 0:-17 1:-15 2:-15 3:18 4:-18 5:-14 6:-15
asi 0:-15 1:18 2:-13 3:-13 4:-14 5:-14 6:23 7:-13
asian 0:-12 3:-12 4:-16 5:-13
ask 0:-15 1:-34 2:28 3:18 4:-14 6:16 7:-41
asl 0:-12 1:-15 2:-15 3:-20 4:-18 5:-13 6:21 7:-19
asleep 0:-14 2:-25 3:19 4:-27 5:-18 6:-34 7:-27
ass 2:-13 3:-16 4:-16 5:-14 6:19
assault 0:-20 1:-34 2:-28 3:51 4:-30 5:-30 6:-31 7:-22
assult 0:-16 1:-17 2:-21 3:17 4:-20 5:-12 7:-14
asult 0:-14 1:-15 3:18 4:-13 5:-15 6:-13 7:-13
at 1:-13 4:-16 7:17
ataqu 0:-15 1:-13 2:-13 3:14 4:-22 5:-15 7:-13
attack 2:-14 3:-16 4:-13 5:-19 6:16
attempt 0:-14 2:-14 4:-15 5:-12
attorney 0:-13 3:-17 4:-15 6:21
au 2:-22 3:-15 4:-17 5:-16 6:15 7:-15
aunt 0:-15 1:-30 2:26 3:18 4:28 5:-30 6:-40 7:21
austin 1:-19 3:20 6:-19
autistic 3:-16 6:13
autobus 0:-13 1:-17 2:-14 3:-17 4:-16 5:-14 6:-15 7:18
autolesion 0:-16 1:23 2:-15 3:-16 4:-17 5:-16 6:-18 7:-13
avent 0:-17 1:-28 2:-29 3:-37 4:-33 5:-32 6:46
avient 0:-14 1:-20 2:-32 3:-36 4:-23 5:-19 6:34 7:-22
awak 0:-13 1:-23 3:-19 4:-20 5:-20 6:24 7:-12
away 0:-20 3:-31 5:-31
ayer 0:-13 5:-13
ayud 0:-14 1:-34 2:-30 3:-22 4:-26 6:47 7:-17
ayudam 0:-17 1:-16 2:-16 3:-12 4:-24 5:-20 6:20
az 1:-12 4:-16
b 1:-17 3:30 4:-14 5:-17 6:-26
baby 0:20 1:-15 2:45 3:-40 4:-36 5:-25 6:-22 7:20
babysit 0:-36 1:-24 2:29 3:-14 5:-19 6:-36 7:-28
back 0:-17 1:-24 3:-23 4:17 6:21
backhand 0:-16 1:-16 2:-15 3:-17 4:-15 5:-16 6:20 7:-16
bad 0:-16 4:-27 5:-17 7:-14
bae 0:-18 1:-23 2:-17 3:-20 4:-20 5:-19 6:20 7:-20
bag 0:-16 1:-34 2:-30 3:-31 4:-36 5:13 6:20 7:-29
bail 4:-19 5:16 6:18 7:-23
baltimor 0:-12 1:-14 6:14 7:-17
ban 0:-16 2:19 3:13 5:-14 6:-15 7:-15
bana 2:15 3:21 5:-14 6:-18
bang 0:-15 1:-25 2:-30 3:-29 4:-24 5:-40 6:42
bangor 4:-13 5:-14
bank 0:-13 1:-18 2:-17 3:-24 4:-25 5:-27 6:30 7:-13
bano 0:-20 1:-20 2:-15 3:-19 5:-21 6:19 7:-17
bar 0:-19 1:-28 2:-28 3:33 5:-26 6:-15 7:-25
barefoot 0:-14 2:-22 3:-21 4:-28 5:-19 6:25 7:28
barn 1:18 2:-13 3:-15 4:-15 6:-17 7:-14
barrow 1:-14 2:-13
base 2:-15 3:-16 5:-14 6:16
basement 0:-16 1:-18 2:26 3:-13 4:-14 6:-30 7:-23
bat 0:-25 1:-26 2:-24 3:-31 4:-23 5:-29 6:24 7:-25
bathroom 0:14 4:-30 5:21 6:23 7:-28
baton 1:-13 4:-22
batter 0:-17 1:-28 2:-24 3:-24 4:-24 5:-23 6:42 7:-36
battery 0:-31 1:-28 2:-22 3:-28 4:-31 5:-18 6:29 7:-26
bay 3:-14 6:17 7:-24
be 0:-15 1:30 3:-24 4:-15
beat 0:-24 1:-29 3:-48 5:-36 6:41 7:-28
beb 0:-13 1:-17 2:-17 3:25 4:-17 5:-22 6:-18 7:-17
bebe 0:-18 1:-29 2:15 3:-33 4:-32 5:-42 6:-47 7:36
becaus 0:-12 1:-34 2:-22 4:-27 7:16
bed 0:-22 1:-39 2:13 3:23 4:-41 6:-23 7:32
bedford 0:-14 2:-13 4:-17 5:-22 6:14
bedroom 0:-31 1:-23 2:-40 4:-48 6:42 7:-38
been 0:-27 1:30 2:-33 3:-39 4:-30 6:-24 7:20
beer 2:18 3:23 4:-16 6:-22 7:-13
beet 0:-19 1:-17 3:-19 4:-16 5:-21 6:17 7:-13
befor 0:-19 1:-33 2:-38 3:-32 4:-39 5:-36 6:50 7:26
beg 0:-17 1:-19 2:-24 3:-30 4:17 5:-22 7:-15
behind 0:-13 1:-27 2:-16 3:-22 4:-25 5:41 6:-40
being 0:-17 4:15
believ 0:-16 1:-33 2:-16 4:-28 5:-32 6:37 7:-25
belittl 0:-17 1:-18 2:-16 3:-19 4:-17 5:-17 6:22 7:-15
belong 1:-14 3:16 6:-19 7:-16
below 2:-12 3:-14 4:-15 5:-17 6:-12 7:15
belt 0:-17 1:-13 2:32 3:-21 4:-21 5:-20 6:-12 7:-20
bemidji 0:-20 2:-13 4:-15 5:-16 6:16 7:-13
benifit 3:-20 6:17
bern 0:-15 1:-18 2:-17 3:-17 4:-17 5:-19 6:21
besar 0:-13 1:-12 2:-13 3:14 4:-26 5:-15 6:-17
besid 2:-18 3:-17 4:-16 5:-20 6:22 7:-13
best 0:-20 1:42 2:-21 3:-41 4:-31 5:-14 6:-34
bet 0:-20 1:46 2:-25 3:-38 4:-28 5:-19 6:-41 7:-23
bien 1:-18 2:-20 3:-14 4:-17 5:-16 6:22
bil 0:-13 3:12 4:-15 7:-14
biol 0:-17 1:-17 2:-17 3:21 4:-17 5:-16 6:-19 7:-15
birth 0:-18 1:-18 2:-19 3:-24 4:-31 5:-19 6:28
birthday 1:14 3:-13 4:-19 5:-20 6:-15
bit 2:-29 3:-35 4:-29 5:-31 6:25 7:-23
bitch 0:-16 1:-23 2:-14 3:-14 4:-21 5:-24 6:25 7:-13
bite 0:-29 1:-24 2:-15 3:-26 4:-20 5:-22 6:27 7:-18
bivir 0:-22 1:21 2:-14 3:-17 4:-17 5:-16 6:-23 7:-20
black 0:-20 1:-31 2:-22 4:-33 5:-28 6:24 7:-28
blackmail 0:-21 1:-17 2:-26 3:29 4:15 7:-21
blanc 1:-12 3:-15 4:19 5:-14 6:-15
ble 0:-22 1:-18 3:-20 4:-15 6:-18
bleach 0:-25 2:-26 3:-30 4:-22 5:-28 7:-22
bleed 0:51 1:-35 2:-24 3:-36 4:-30 5:-32 7:-31
blew 0:-22 2:-14 3:-15 4:-12 6:22
blind 0:-13 1:-26 2:-24 3:-30 4:-13 5:-20 6:31 7:-16
block 0:-18 1:-33 2:-29 3:-35 4:-39 5:27 7:-26
blood 0:19 5:-15
blow 0:-18 1:-19 2:-22 3:-27 4:-22 5:20 6:-16 7:-15
blowin 0:-16 1:-15 4:-18 5:19 6:19
blue 0:34 1:-23 2:-29 3:-25 4:-22 5:-15 6:-22 7:-26
board 4:-16
body 0:-18 1:-20 2:-34 3:-40 4:28 5:-42 6:-18 7:-21
bois 3:16
bols 1:-13 2:-17 3:-15 4:-13 6:19 7:-13
bomb 0:-15 1:-17 2:-13 4:-14 5:-14 6:19 7:-14
bond 0:-14 1:-13 2:-12 3:-20 4:-12 5:-13 6:22
bondag 0:-16 1:-14 4:16 5:-12
boot 0:-19 1:-15 2:-14 3:-18 4:-22 6:19
born 0:-15 1:13 2:-13 3:-14 6:-13
borough 1:-16 2:-17 6:18
borrach 0:-18 1:-18 2:-28 3:-20 4:-20 5:-24 6:30 7:-19
boss 0:-15 1:-31 2:-38 3:31 4:29 6:-33 7:-21
both 1:-13 7:-18
bottl 0:17 1:35 2:-29 3:-32 4:-29 5:-22 6:-16 7:-36
bottom 0:-12 1:-20 2:14 3:24 4:-29 6:-16 7:-17
bought 0:-31 1:28 2:-19 3:-20 4:-27 5:-21 6:-33 7:-17
boy 0:-14 1:-20 2:31 4:-17 5:-30 6:-25
boyfrend 0:-18 1:-17 2:-18 3:-19 4:-16 5:-17 6:19 7:-17
boyfriend 0:-14 1:-30 2:-14 5:-14 6:32
brag 0:-24 1:-25 3:-26 6:16
braz 0:-14 1:26 2:-36 3:-27 4:-25 5:-26 7:-28
break 0:-17 2:-43 3:-45 4:-23 5:-40 6:53 7:-17
breakdown 0:-17 1:28 2:-16 3:-17 4:-18 5:-18 6:-25 7:-15
breast 0:-15 1:-13 2:-16 4:-20
breath 0:48 1:-42 2:-23 3:-35 4:-29 6:-14 7:-27
brid 0:-14 1:-16 2:-27 3:-13 4:-15 5:-13 6:28 7:-14
bridg 0:-18 1:33 2:-30 3:-47 4:-35 5:-41 6:-41
brinc 0:-12 1:-14 2:-18 3:-18 4:-21 5:-24 6:23
bring 0:-21 1:-26 3:-34 4:20 5:-20 7:-20
brok 1:-34 2:-32 3:-26 4:-27 5:-20 6:29 7:-19
bronx 4:-20 5:-18 6:20 7:-20
brooklyn 0:-15 1:-13 2:-13 4:-14 5:-15 6:17 7:-17
broth 0:-18 4:-48 5:-27 7:-19
brothel 0:-18 1:-20 2:-16 3:-22 4:28 5:-17 6:-21 7:-14
brought 0:-14 1:-26 2:-26 3:-21 4:25 5:-23 6:-34 7:-29
broward 0:-12 1:-16 2:-13 3:-14 6:19 7:-17
bruh 0:-13 3:-19 4:-15 5:-14 6:15 7:-15
bruis 0:-20 1:-40 2:17 3:-41 4:-27 5:-28 7:-26
bs 1:-16 2:-26 5:-20 6:18 7:-14
buckhannon 1:-15 2:-13 3:-14 4:-14 6:16
buffal 0:-12
bully 1:-13 2:-18 4:-19 5:-20 6:19
bump 0:-15 2:-14 3:-16 4:-13 5:16 6:-19
bunch 0:37 1:29 2:-27 3:-31 4:-30 5:-16 6:-33
bunk 0:-14 1:-12 2:-18 3:19 6:-17
burd 0:-23 1:23 2:-32 3:-29 4:-23 5:-27 6:-29 7:-24
burn 0:-21 1:-12 2:31 3:-42 4:-38 5:-40 6:23 7:-23
burnt 0:-14 2:-15 3:-22 4:-16 5:-14 6:16 7:-16
bury 1:-27 2:-21 3:-17 4:-26 5:-14 6:19 7:-25
bus 0:-19 1:-35 2:-41 4:-38 6:-18 7:26
busc 1:-18 2:-23 3:-27 4:-24
bust 0:-22 1:-17 2:-18 3:-18 4:-20 5:-18 6:21 7:-15
but 1:-32 2:-24 3:20 4:22 7:-20
butl
butt 0:-16 2:-17 3:22 4:-20 5:-16 6:-24
buy 1:-20 2:14 3:-37 4:21 5:-22 6:30 7:-17
by 0:-15 1:-19 2:-20 6:14
ca 1:-13 3:-13 6:15 7:-15
cabel 3:-19 4:-15 5:-13 6:15
cabez 1:-16 2:-12 3:-24 4:-16 5:-19 6:21
cabl 1:-17 2:29 3:-21 4:-17 5:-12 7:-23
cachet 0:-22 1:-29 2:-28 3:-37 4:-34 5:-28 6:41 7:-24
cada 1:-18 2:-21 3:-21 4:-19 5:23 7:-14
cal 1:-33 2:-42 3:-40 4:-28 5:16 7:37
calient 0:-15 1:-13 3:-12 4:-12 5:-12 6:14 7:-14
call 0:-21 2:-25 3:-37 4:-15 5:13 7:-17
cam 0:-17 3:-29 4:13 6:-13 7:-16
cama 0:-23 1:-31 3:13 4:-28 5:-30 7:-24
camar 0:-12 2:-19 3:-16 4:-15 5:18 6:-12
cambodi 2:-17 3:-12 4:-27 6:27 7:-16
came 0:-20 1:-32 2:22 4:-27 5:-32 7:-26
camer 0:-22 1:-25 2:-37 4:-25 5:45 6:-21 7:-23
camionet 1:-16 2:-23 4:-13 6:-14 7:14
campus 1:-12 2:-20 3:16 4:-15 5:-18
can 0:-13 1:-16 2:-36 4:-33 5:24
cancel 0:-13 1:-19 2:-12 3:23 4:23 5:-13 6:20 7:-18
cans 0:-19 1:32 2:-24 3:-26 4:-17 5:-30 6:-27 7:-23
cant 0:20 1:21 3:-13 5:-13
cantin 1:-13 5:-14
cap 0:-14 3:-29 4:-16 5:-14 6:-24
car 1:-34 2:-25 3:-25 4:-28 5:36 7:31
cara 0:-15 1:-19 2:-28 3:-27 4:-16 5:-15 6:26 7:-17
carcel 1:-15 2:-18 3:-18 5:-24 6:18
card 0:-18 1:-20 2:-20 3:-35 4:23 5:-30 6:36
care 0:-21 1:26 2:20 3:12 4:-32 5:-28 7:-27
caregiv 0:-13 1:-20 2:-31 3:-33 4:-34 5:-29 6:43 7:-28
caretak 1:-16 2:-22 3:-19 5:-14 6:17 7:-15
carnival 1:-12 2:-14 3:-13 4:12 6:-15
cart 0:-12 1:23 2:-17 3:-18 4:-17 5:-13 6:-13
cas 0:-19 1:-17 2:-18 3:-25 4:-25 5:-21 6:25 7:-17
casa 0:-14 1:-29 3:-39 5:12 6:24 7:16
case 1:-18 3:-20 4:-21 5:-14 6:22 7:-21
cash 0:-15 1:-14 2:-31 3:-19 4:29 5:-23 6:-32 7:-26
cat 0:-22 2:-33 3:-27 4:-20 5:-23 7:-20
cela 0:-19 1:-27 2:-23 3:-24 4:-21 5:-25 6:28 7:-20
cell 0:-17 1:-14 2:-21 3:16 4:-18 5:-17 6:-14
celos 0:-19 1:-22 2:-15 3:-21 4:-26 5:-16 6:25 7:-18
celul 1:-20 2:-28 3:-39 4:-45 7:-20
cent 0:-13 1:-14 2:-13 4:-24 5:-13 6:34 7:-13
central 0:-13 1:-17 2:-14 3:-17 4:-16 5:-14 6:-15 7:18
certificat 1:-16 4:-23 5:-12 6:17 7:-13
chair 0:-20 1:-20 2:-15 3:-28 4:-21 5:-19 6:31 7:-29
chang 0:-25 1:-28 3:16 4:-33 5:-33 6:-19 7:23
charg 0:-12 2:-18 6:14 7:-15
chas 0:-29 1:-16 2:-14 3:-27 4:-22 5:18 6:22 7:-34
chat 0:-16 1:15 3:-14 4:-15 6:-15 7:-12
chattanoog 0:-13 4:-13
cheat 0:-12 1:-17 3:-13 4:-13 5:-12 6:16 7:-13
check 0:-24 1:-25 2:-46 3:-36 4:-30 5:-39 6:46 7:-27
checklist 1:-14 6:16
checkout 2:-16 4:-18 6:-18 7:16
chequ 1:-12 2:-20 4:-17 5:-12 6:24 7:-17
chest 1:-17 2:-21 4:-20 5:-22 7:-20
cheyen 0:-14 2:-16 4:-20 5:-17 6:16 7:-17
chicag 0:-12 4:-15 5:-13 6:18 7:-19
child 0:-16 1:-28 2:61 3:-22 4:-24 5:-30 6:-50 7:-15
childhood 2:-14 3:16 4:-18 6:-18
childr 0:-15 1:-29 2:39 3:-20 4:-26 6:-33 7:-13
chiquit 0:-15 1:-16 2:24 3:15 5:-17 6:-15 7:-16
chock 0:-26 1:-26 2:-20 3:-30 4:-20 5:-25 6:23 7:-22
chok 1:-32 2:-31 3:-22 4:-32 5:-38 6:48 7:-35
church 0:-14 1:-28 4:-35 7:-23
cigar 0:-12 1:-12 2:-17 3:-18 4:-22 5:-15 6:16 7:-19
cigaret 0:-21 1:-26 3:-31 4:-24 5:-19 7:-22
cint 1:-16 2:31 3:-25 4:-22 5:-13 6:-12 7:-29
circl 0:-14 1:-14 2:-15 3:-19 4:-18 5:21 6:26
circumcision 0:-14 1:-14 3:-15 4:-13 5:-12 6:19
citiz 3:-17 5:-14
city 1:-23 2:-13 3:-24 5:-20
class 1:-15 2:21 3:18 5:-18 6:-13
clean 0:-15 1:-25 3:-35 4:48 5:-22 6:-13 7:-20
cleveland 6:15 7:-18
client 1:-21 3:-29 4:31 7:-26
climb 0:-19 2:-29 3:31 4:-26 5:-18 7:-27
clinic 0:-15 1:-16 2:-15 3:-37 4:16 5:18 6:14 7:-15
clos 0:-16 1:-22 2:22 3:-18 4:-27 5:-29 6:14
closet 0:-24 1:-32 2:28 3:-39 4:-37 5:-34 7:-34
cloth 0:-32 1:-37 3:19 4:-42
club 0:-13 1:-21 2:-18 3:-31 4:38 5:-23 6:-12 7:-15
clumsy 0:-22 1:-17 2:-18 3:-18 4:-20 5:-18 6:21 7:-15
coach 0:-16 1:-27 2:30 3:24 4:-34 5:-47 6:-45 7:-26
coalition 4:-18 6:13
coat 0:-13 1:-16 2:-12 3:-14 4:-14 5:18 6:-19
cocin 1:-12 2:-14 4:-18 6:-12 7:-15
code 0:-13 1:-15 2:-13 3:-14 4:-14 5:-14 6:19 7:-12
coerc 0:-17 1:-15 2:-15 4:-21
coercion 0:-18 1:-19 2:-18 4:-21 5:-16 6:16 7:-14
coerciv 0:-18 1:-21 2:-14 3:-17 5:-18 6:23 7:-12
coff 0:-15 2:-22 3:-13 6:13 7:-22
cold 1:-13 3:-32 4:-32 5:-29 7:18
collection 0:-14 1:-13 3:22 4:-13 5:-13 6:-21
colleg 0:-13 1:-23 2:-25 3:27 4:-17 6:-35 7:-22
com 0:-18 1:-30 2:-29 3:-39 5:32 6:18
come 0:-17 1:-25 2:26 3:21 6:-14 7:-44
comer 0:-12 1:-14 2:-16 3:-20 4:-26 5:-14 6:22 7:-17
comment 3:-13 5:14 6:-24
como 1:-31 2:-33 3:-35 4:-20 5:-18 6:44 7:-29
companer 1:-19 2:-22 3:37 4:-36 5:-33 6:-24
comput 0:-19 1:-22 2:16 3:-25 4:-21 5:-32
con 0:-13 3:-17 4:13 5:-32 7:35
conditional 1:-17 4:-25 6:13
condom 0:-33 1:-51 2:-29 3:51 4:-37 5:-27 6:-29 7:-16
conocem 0:-12 1:-18 2:-12 3:-17 4:-13 5:-18 6:-15 7:20
consensual 0:-13 1:-15 2:-13 3:21 4:-14 5:-14 6:-16 7:-12
consent 0:-13 1:-27 2:-23 3:28 4:-20 5:-18 6:-15
consentimient 0:-15 1:-19 2:-13 3:23 4:-20 5:-14 6:-20 7:-20
contact 0:-23 1:-21 2:-22 3:-25 4:-31 7:-20
contest 0:-14 1:-16 3:-21 6:22
contr 1:-16 2:-16 3:-17 4:-14 5:-14 6:18 7:-20
control 0:-21 1:-34 2:-34 3:-32 4:-46 5:-35 6:53 7:-24
controlador 0:-18 1:-18 3:-20 4:-23 5:-16 6:19 7:-18
cook 0:-16 1:-25 2:-24 3:-28 4:32 5:-27 7:-15
cool 3:21 4:-20 5:-21 6:-17 7:-21
cop 0:-17 1:-33 2:-29 4:-41 5:-36
cope 0:-29 1:21 2:-20 3:-15 4:-22 5:-18 6:-23 7:-15
cor 1:-21 2:-28 3:21 4:13 5:-29 6:-45 7:33
cord 0:-26 1:-23 2:28 3:-28 4:-31 5:-21 6:-22 7:-34
corn 2:-15 3:24 6:13
corner 0:-16 1:-14 2:-17 3:19 4:-17 5:-15 6:17 7:-15
correct 1:-17 2:-13 3:-22 4:-15 6:18
corri 1:-21 2:-41 3:-22 4:-22 5:-25 6:-17 7:36
cort 0:-19 1:49 2:-44 3:-34 4:-27 5:-24 6:-48 7:-30
cortit 2:-20 3:-15 6:16
cosa 1:-28 3:16 5:-22 6:13
cost 0:26 1:-20 2:-16 3:-17 4:-19 5:-18 6:-19 7:-15
costil 0:-13 1:-21 3:-15 6:20
could 0:-26 1:15 4:-16 5:-17 6:-17 7:-16
couldnt 0:-22 1:-17 2:-16 3:-20 4:-21 5:-27 6:20
counsel 0:-15 1:-14 2:-17 4:-18 5:-17
counselor 0:-15 2:-15 4:-19 5:-16
count 0:-19 1:-20 2:-18 4:-14 7:-24
country 0:-15 1:-22 2:-32 3:-30 4:-24 5:-29 6:21 7:-21
county 2:-18 3:-21 4:-17 5:-14 6:34 7:-18
coupl 0:-16 1:-18 2:-24 3:-13 6:28 7:-16
court 1:-15 2:17 4:-14 5:-12
cousin 0:-16 1:-26 2:13 4:21 5:-32 6:-22
cover 1:-13 2:-17 4:-12 5:-15 6:19
covington 6:-13 7:16
cowork 0:-16 1:-20 2:-31 4:-29 5:33 6:-30 7:-33
coyot 0:-16 1:-20 2:-25 3:-32 4:25 5:-27 6:-31 7:-15
cps 0:-17 1:-18 2:13 3:-22 4:-12 5:15 7:-20
crack 1:-13 3:-21 6:19
crash 0:-22 1:-14 2:-24 3:-16 4:-13 5:-15 6:19
crat 0:-12 1:-13 2:25 3:-15 4:-17 6:-19 7:-21
crazy 0:-16 1:-33 2:-31 3:-39 4:-24 5:-46 6:39 7:-24
credit 0:-22 1:-22 2:-24 3:-18 4:-30 5:-21 6:20 7:-15
creepy 0:-12 1:-36 2:-21 3:-20 4:-18 5:34 6:-32 7:-28
creer 0:-13 1:-29 3:-14 4:-24 5:-21 6:21 7:-19
creo 1:-21 3:16 4:-22 5:15 6:-28 7:-17
crew 1:-12 2:-14 3:-13 4:12 6:-15
crisis 0:-16 1:40 2:-30 3:-12 4:-22 5:-31 6:-26 7:-16
croix 1:-13 2:-13 3:-12 4:-14 5:-14 6:13
cruces 1:-17 6:15
cry 0:-20 2:21 3:13 4:-23 5:-39 6:-21 7:-27
crysis 0:-17 2:-17 3:13 4:-18 5:-16
csa 0:-13 1:-12 2:-13 3:21 4:-13 5:-13 6:-23
ct 0:-12 1:-19 2:-26 3:17 4:-13 5:-16
cuand 0:-13 1:-24 3:30 4:-19 5:-12 7:-15
cuart 0:-19 1:-32 2:20 3:18 4:-29 5:-25 7:-23
cuchil 1:-15 2:-21 3:-33 4:-23 5:-31 6:25 7:-20
cuel 0:-15 1:-22 2:-24 3:-32 4:-27 5:-29 6:37 7:-24
cuent 1:-32 2:-13 3:-32 4:-22 5:-19 6:31
cuerp 0:-12 1:-17 2:-21 3:-19 4:25 5:-17 6:-14 7:-13
cult 0:-19 1:-21 2:-23 3:-20 5:-20 6:14 7:-17
cun 0:-22 1:-25 3:21 4:-22 5:-26 6:-18 7:-19
cup 1:-18 2:-14 3:20 4:-19 5:-22 6:-17 7:-13
curb 1:-12 4:-12 5:-17 6:-20 7:20
cuss 0:-18 1:-16 2:-18 3:-22 4:-18 5:-19 6:22 7:-22
custody 0:-15 1:-20 2:15 3:-21 4:-20 6:30 7:-17
custom 1:-24 2:-23 3:-21 4:-19 5:24 6:-23 7:-13
cut 0:14 1:35 2:-44 3:-37 4:-33 5:-41 7:-25
cyberstalk 0:-20 1:-22 2:-20 3:-21 4:-22 5:32 6:-24 7:-18
da 0:-14 1:-23 2:12 4:-30 5:-22 7:-20
dad 0:-20 1:-31 2:50 4:-32 5:-24 6:16 7:-24
daddy 0:-21 1:-37 4:15 6:28 7:-31
danc 0:-16 1:-22 2:-31 3:-41 4:44 5:-19 6:-24 7:-22
dang 0:-21 1:-33 3:-34 4:-28 5:-19 6:22 7:-26
dangerous 0:-20 1:-22 4:-14 5:-19 6:20 7:-16
dano 0:-18 1:35 2:-19 3:-26 4:-21 5:-21 6:-30 7:-17
dark 0:-18 1:-29 2:-41 3:-35 4:-35 5:-35 6:-21 7:35
darkness 1:-19 2:24 4:-15 5:-16 6:-24 7:-12
dat 0:-13 1:-34 2:-23 3:-23 4:-34 5:-22 6:39 7:-13
date 0:-25 2:-30 3:31 4:-29 5:-24 6:-21 7:-23
daught 2:44 5:-14 6:-29
day 0:-15 1:-29 2:15 3:-31 4:15 7:-30
daycar 0:-29 1:-23 2:36 4:-31 6:-34 7:-35
dc 1:-12 3:-14 4:-15 5:-13 6:16 7:-15
de 3:17
dead 0:-29 1:34 2:-35 3:-30 4:-28 5:-18 6:-39 7:-15
deaf 0:-18 1:-29 2:-34 3:-20 4:-24 5:-24 6:32 7:-18
death 0:-18 1:24 2:-20 3:-25 4:-19 6:-21 7:-12
debit 0:-12 1:-21 2:-14 3:-18 4:-35 5:-20 6:26
debo 1:-17 2:-20 3:-34 4:35 5:-18 6:-40 7:-14
debt 0:-15 1:-25 2:-28 3:-28 4:38 5:-20 6:-33 7:-16
declin 0:-15 4:-21 5:-14 6:18
dedo 0:-15 1:-15 2:-22 3:-16 4:-17 5:-12 6:20 7:-14
deep 0:15 1:20 2:-19 3:-18 4:-13 5:-15 6:-21
degr 0:-23 1:-18 2:-26 3:-14 4:-14 5:-35 6:-20 7:20
dej 0:-16 1:-28 2:-15 3:-18 4:-18 5:-12 6:27
deja 0:-14 1:-23 2:-23 3:-44 6:42 7:-28
dejan 0:-12 1:-19 3:-29 4:34 5:-26 6:-19 7:-37
dejar 0:-19 1:-24 2:-13 3:-21 4:-25 5:-18 6:22 7:-16
dejo 2:-24 3:-37 4:-27 5:-23 6:44
del 1:-17 2:-19 4:-15 7:21
delet 0:-22 1:-23 2:-30 3:-37 4:-21 6:45 7:-19
dentist 0:-16 3:14 6:-21 7:-12
denunci 1:-30 3:-27 4:-19 5:-13 6:13
departament 0:-13 1:-16 3:-33 4:-25 5:-24 6:-19 7:22
deport 0:-17 1:-39 2:-18 3:-32 4:25 5:-36 6:39 7:-13
deportation 0:-14 1:-14 3:-20 4:-22 5:-13
deposit 1:-13 3:-14 4:-20 5:-15 6:15
des 1:-14 2:-12 3:-12 4:-14 5:-13 6:15
desaparec 0:-17 2:25 3:-30 4:-21 5:-23 6:-30 7:-30
desd 3:-13 4:-20 6:-21
desnud 0:-21 2:-12 3:29 4:-19 6:16
desped 0:-12 1:23 2:-17 3:-18 4:-17 5:-13 6:-13
despert 0:-19 1:22 2:-20 4:-28 5:-20 6:-33 7:-34
despiert 0:22 1:-23 2:-14 3:-19 6:-12 7:-15
despu 1:-17 3:19 4:-18 6:-18
destroy 0:-26 1:-21 2:-27 3:-23 4:-19 5:-31 6:25 7:-19
detention 2:-21 3:15 5:-16 6:-22 7:-21
dia 2:-16 3:-15 5:-24 7:-22
dialysis 0:-21 1:-18 2:-23 3:-23 4:-19 5:-20 6:21 7:-17
diap 3:-21 4:-26 5:18
diary 2:21 3:-25 5:-20 6:19
dice 1:15 5:-20 7:-15
dick 0:-19 2:-24 3:16 4:-26 5:16 6:-26
did 0:-17 1:-41 3:55 4:-26 6:-26 7:-19
didnt 0:-26 1:-26 2:-19 3:57 4:-31 5:-34 6:-64 7:-23
die 0:-19 1:45 2:-41 3:-48 4:-42 5:-24 6:-45 7:-22
died 0:-17 1:25 2:-20 3:-25 4:-21 5:-18 6:-31 7:-18
dieron 0:-15 1:-18 2:-15 3:17 4:-13 5:-12 6:-15 7:-15
different 4:-19 5:19 6:25
dig 0:-14 1:-15 2:-15 3:-19 4:-19 5:-19 6:16
digan 1:-12 2:17 3:17 6:-16
dije 0:-17 1:-18 2:-22 3:20 4:-23 5:-15 6:-20 7:-16
dijo 1:-38 4:-27 5:-18 7:-19
din 0:-19 1:-21 2:-18 3:-22 4:-21 5:-23 6:25 7:-21
diner 1:-30 4:16 5:-28 7:-20
dio 0:-13 1:-22 2:-24 3:-27 4:-21 5:-25 6:30
diplom 0:-18 1:-18 3:-16 4:-15 5:-18 6:19
dirty 0:-13 1:-17 3:18 5:17 6:-20 7:-15
disability 0:-17 1:-21 2:-21 4:-25 5:-22 7:-18
disabl 0:-16 1:-22 2:-27 3:-22 4:-18 5:-28 6:32 7:-24
disapp 0:-22 2:-46 3:-29 4:-37 5:-35 6:25 7:-26
discapacidad 2:-17 4:-18 6:13 7:-17
discharg 0:-14 1:-23 2:-27 3:-23 4:-33 5:-24 6:-33 7:33
dish 1:-14 4:-18 6:16
dishonor 1:-17 2:-13 4:-23 6:15
disput 0:-15 1:-17 2:-16 3:-13 4:-20 5:-17 6:18 7:-13
divorc 0:-16 1:16 2:-27 3:-33 4:-32 5:-35 6:13 7:-22
do 5:-19
doctor 0:-15 1:-23 2:-44 3:31 4:-27 5:-30 6:-16 7:-17
document 0:-24 1:-22 2:-26 3:-35 4:28 5:-20 7:-18
does 1:-33 3:37 4:-18 5:-24 6:-13 7:-14
doesnt 0:-18 1:-23 2:-14 3:13 4:-21 5:-34 7:-22
dog 0:-21 1:-40 3:-34 4:-29 5:-38
doing 0:-16 1:18 4:-21 5:-19 6:-19
dol 0:-24 1:-22 2:-30 3:-26 4:23 5:-30 6:32 7:-22
domestc 0:-17 1:-17 2:-15 3:-20 4:-17 5:-18 6:19 7:-14
domestic 0:-15 1:-25 2:-21 3:-30 5:-18 6:43 7:-20
domestik 0:-18 1:-18 2:-18 3:-20 4:-17 5:-19 6:21 7:-15
dond 0:-16 1:-47 2:-34 3:-25 4:-26 5:20 6:-16 7:44
done 0:-26 1:36 2:-30 3:-28 4:-29 5:-24 6:-35 7:-30
dont 0:-16 3:20 4:-13 5:-40 7:-15
door 0:-19 1:-36 2:21 7:-28
doorbell 2:-14 3:-16 4:-23 5:18 6:26 7:-12
doorway 0:-17 1:-14 2:-17 3:-14 4:-14 5:-28
dorm 0:-14 1:17 2:-23 3:-20 4:-22 5:-22 6:-42 7:24
dormim 0:-22 1:-25 2:-33 3:-30 4:-24 5:-37 6:-32 7:34
dos 1:-18 5:-16 6:20
down 0:-18 1:-27 2:-25 4:-36 5:-39 6:29 7:-18
dowry 0:-15 1:-17 2:-17 3:-18 4:-15 5:-15 6:19
drag 0:-19 1:-20 2:-21 3:-33 4:-24 5:-32 6:31 7:-30
drain 0:-13 2:-22 3:-15 4:-14 5:-15 6:24
drank 0:-16 1:22 2:-14 3:-13 4:-16 5:-14 6:-21 7:-13
draw 0:-12 1:19 2:-15 3:-24 4:-16 5:-17 6:-21 7:-15
dress 0:-28 1:-26 2:-18 4:-13 5:-16 7:-14
drink 0:-19 1:-28 2:-22 3:16 4:-13 5:-45
driv 0:-17 1:16 2:-21 4:-29 5:30 6:-25 7:-25
driveway 0:-17 2:-16 4:-22 5:23 7:-15
drog 0:-19 1:-27 2:-25 3:31 4:-24 5:-26 6:-29 7:-21
drogadict 0:-16 1:-18 2:-25 3:-13 5:-17 6:25 7:-16
drop 0:-26 1:-31 2:12 3:13 4:-16 5:-31
drov 0:-16 1:-17 2:-16 4:-14 6:17
drown 0:-14 1:-30 2:17 3:-32 4:-18 5:-21 7:-15
drug 0:-18 1:-31 2:-22 3:23 5:-29 6:-24 7:-24
drunk 0:-17 1:-42 3:19 4:-27 5:-44 7:-33
dude 0:-16 1:-34 2:-24 4:-23 5:15 7:-17
duerm 0:-17 1:-17 2:-31 3:-25 5:-28 6:-33 7:22
dulc 1:-19 2:13 3:20 4:-20 6:-15
dur 0:-19 1:-18 3:17 4:-16 5:-15
durm 0:-17 1:-22 2:-38 3:-23 4:-22 5:-29 6:-31 7:26
duty 1:-22 2:-13 3:13 5:-22 6:27 7:-13
dv 0:-17 1:-35 2:-22 3:-29 4:-24 5:-23 6:65 7:-29
dying 0:-30 1:24 2:-19 3:-24 4:-22 5:-19 6:-26 7:-13
each 0:-17 1:-16 2:-16 3:-17 4:25 5:-18 6:-20 7:-18
eagl 0:-17 2:-15 3:-20 6:21
ear 1:-13 2:-19 3:-13 4:-14 6:18
eat 0:-24 1:-23 2:-14 3:-23 5:-18 6:21 7:-20
ech 0:-17 1:-15 2:-25 3:-16 4:-18 5:-15 6:-20 7:17
economic 0:-16 1:-17 2:-16 3:-22 4:-16 5:-16 6:20 7:-13
eggshell 0:-13 1:-23 2:-24 3:-21 4:-28 5:-34 6:33 7:-25
el 0:-13 1:-15
elbow 0:-16 1:-19 2:-15 3:-19 4:-18 5:-15 6:19 7:-15
elder 0:-21 1:16 2:-15 3:-15 4:-13 6:-13 7:-17
elderly 0:-19 1:-15 2:-16 6:18 7:-16
else 0:-13 1:-14 3:-14 4:-20 5:-13 7:-18
email 0:-18 1:-18 2:-20 3:-19 4:-17 5:36 6:-31 7:-20
embaraz 1:-29 2:-21 3:-33 4:-27 5:-36
emborrach 0:-16 1:-18 2:-15 3:24 4:-17 5:-18 6:-22 7:-15
emergency 0:-18 1:-17 2:-23 3:-23 4:-25 5:-17 6:-16 7:15
emery 1:19 6:16
emocional 0:-17 2:-27 3:-27 4:-17 5:-16 6:17 7:-14
emotional 0:-16 2:-24 3:-28 4:-18 5:-17 6:16 7:-14
emotionally 0:-13 1:-15 3:-12 4:-14 6:16
employ 0:-25 1:-21 2:-23 3:-26 4:23 5:-18 6:19 7:-23
empti 0:-13 1:-13 2:-22 3:-15 4:-16 5:-25 6:30
empuj 0:-30 1:-31 2:-17 3:-30 4:-31 5:-25 6:36 7:-30
en 2:-17 7:26
encer 0:-15 1:-21 2:-23 3:-35 5:-29 6:22 7:-39
encier 0:-18 1:-27 2:-28 3:-40 4:-29 5:-26 6:37 7:-30
encim 1:-23 2:-21 3:14 4:-23 5:-26 7:-20
encontr 0:-21 1:-20 3:-22 4:-22 5:20 6:-27 7:-22
encuentr 0:-12 2:-21 3:-19 4:-17 7:-14
end 0:-19 1:48 2:-34 3:-44 4:-23 5:-24 6:-49 7:-24
enfrent 1:-16 3:-20 4:-13 5:-19 6:39 7:-30
engan 1:-18 3:-19 4:19 5:-20 6:-16 7:-20
english 0:-20 1:-18 2:-18 3:-22 4:-22 5:-18 6:23
enoj 0:-17 1:-23 2:-19 3:-27 5:-15 6:27 7:-15
ensen 2:15 3:-29 4:-16 6:-16
enter 1:-26 3:-24 4:-33 5:-21 6:27
entr 0:-21 1:-17 2:23 3:22 4:-14 5:-19 6:-22 7:-18
er 0:-19 1:-29 2:-41 3:-35 4:-26 5:-22 7:21
era 2:-17 3:33 5:-17 6:-36 7:-14
es 0:-12 1:-24 2:-21 3:-26 5:-17 6:13
escalat 0:-16 1:-17 2:-14 3:-16 4:-16 5:-16 6:22 7:-13
escaler 1:-20 3:-20 4:-14 5:-14 6:22
escap 0:-17 1:-42 2:-23 3:-30 4:-16 5:-20 6:43 7:-36
esclavitud 0:-16 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-13
escond 0:-22 1:-28 2:-20 3:-27 4:-32 5:-25 6:34 7:-23
escondi 0:-13 1:-16 2:-24 3:-19 4:-16 5:-21 6:25 7:-22
escort 0:-15 1:-31 2:-18 3:-19 4:38 5:-13 6:-31 7:-19
escribi 0:-12 1:23 2:-17 3:-18 4:-17 5:-13 6:-13
escuch 0:-15 1:-12 2:-20 3:-19 4:-16 6:20
escuel 2:-29 3:-18 5:25 6:-29 7:-30
escup 0:-17 1:-17 2:-17 3:-18 4:-16 5:-17 6:22 7:-16
escupi 0:-16 1:-18 2:-14 3:-18 4:-18 5:-14 6:18 7:-15
espald 1:-15 2:29 3:-22 4:-12 5:-17 6:-29 7:-20
espanol 0:-12 1:18 3:-19 4:-14 5:-14 6:-16 7:-14
esper 1:-13 2:-30 3:-23 4:-30 5:34 7:-27
espi 0:-13 1:-14 2:-28 3:-23 4:-21 5:27 6:-21 7:-14
espos 0:-13 1:-24 2:-40 3:-12 4:-13 5:-20 6:43
esps 0:-14 1:-17 2:-16 3:-17 4:-17 5:-16 6:20 7:-14
est 0:-18 1:-16 2:-19 4:-22 5:-15 7:-15
esta 0:-13 1:-32 4:-24 7:25
estam 0:-14 1:-26 2:-25 3:-21 4:-19 5:-21 6:-25 7:23
estar 0:-15 2:-17 3:17 6:-35 7:-25
estari 0:-14 1:33 2:-22 3:-23 4:-19 5:-15 6:-22 7:-27
este 0:-13 1:25 2:-14 3:-30 4:-17 7:-24
estoy 0:19 4:-28 5:12 7:19
estudi 4:-18 5:-20 6:17
even 0:-21 1:-34 2:-37 3:34 4:-23 5:15 7:-21
ever 1:-26 3:25 4:-14 5:-13 6:19
every 0:-16 1:-28 2:-25 3:-44 5:14 6:14 7:-19
everybody 0:-16 1:19 2:-23 3:-20 4:-21 5:-20 6:-25 7:-19
everyday 0:-21 1:-22 2:-23 3:-28 6:-12 7:-14
everyon 0:-17 1:18 2:-21 3:-12 4:-25 5:-22 6:-16 7:-20
everyth 0:-22 1:-19 3:-31 4:-16 6:32
everywher 2:-25 3:-31 4:-20 5:35 7:-13
evict 1:-25 2:-29 3:-26 4:-36 5:-31 6:-25 7:31
evidenc 0:-15 1:-20 2:-15 3:19 4:-16 5:-15
evil 2:-13 3:-19 4:-12 5:-12 6:17 7:-15
ex 0:-18 1:-33 2:-12 3:-23 4:-34 5:45 6:29 7:-31
exam 0:-17 1:-24 2:-26 3:35 4:-19 5:-19 6:-29 7:-16
exist 0:-16 1:20 2:-18 3:-24 4:-22 5:-16 6:-21 7:-16
exit 0:-14 1:-27 2:-13 3:-18 4:-12 5:-12 6:29 7:-19
exmar 0:-15 5:20 6:21 7:-23
exnovi 5:15 6:21
exploit 0:-19 1:-21 2:-22 3:-30 4:33 5:-20 6:-22 7:-17
exploitation 0:-15 1:-16 2:-12 4:18 5:-13 6:-13
explot 0:-20 1:-19 2:-17 3:-23 4:33 5:-21 6:-27 7:-14
explotacion 0:-21 1:-24 2:-21 3:-34 4:37 5:-22 6:-23 7:-18
expos 0:-20 1:-28 3:23 4:-12 5:-13 6:-18
extranari 0:-15 1:25 2:-13 3:-14 4:-13 5:-14 6:-21 7:-18
eye 0:-21 1:-37 2:-28 3:-46 4:-31 5:-30 6:47 7:-21
fabric 1:-20 3:-18 4:21 5:-13 6:-19 7:-22
fac 2:-13 3:-19 4:-12 5:-12 6:17 7:-15
face 0:-28 1:-31 3:-45 4:-34 5:-36 6:28 7:-25
facebook 1:15 2:-23 3:-25 4:-28 5:14 6:-33
fake 0:-14 1:-18 2:-23 5:35 7:-12
fall 2:-14 4:-16 5:-18 6:17
fam 6:-17
famili 0:-19 2:-24 3:-35 4:-38 5:-34 6:34 7:-25
family 0:-17 1:-47 2:-23 3:-24 4:17 5:-23 7:-15
far 3:-24 5:15 6:-24
farm 0:-21 1:-26 2:-29 3:-23 4:36 5:-17 6:-36 7:-24
fast 0:-18 1:-21 2:-20 3:-26 4:-17 5:-27 6:25 7:-21
fat 1:-21 3:-12 4:-18 5:-23 6:25 7:-13
fath 1:-23 2:17 4:-17 5:-13 6:25 7:-26
fault 2:-16 3:-24 4:-13 5:-17 6:26 7:-17
fea 1:-12 2:17 3:17 6:-16
fee 1:-15 2:-13 3:-17 4:16 5:-17 6:-15 7:-19
feed 0:-18 1:-24 2:36 3:-37 4:-24 5:-15 6:-13 7:-19
feel 1:17 2:-20 3:-16 4:-29 5:-24 7:-21
fell 0:-20 1:-33 2:-35 3:-25 4:-31 5:-20 6:41
felt 0:-18 1:-23 2:-14 3:33 4:-19 5:-30 6:-31 7:-17
femal 0:-17 1:-20 2:-17 4:-17 5:-16 6:20 7:-14
fenc 0:-13 1:-13 2:-21 3:-21 4:-14 5:22 6:-22
feo 0:-13 1:-18 2:-15 5:-13 6:19
fgm 0:-22 1:-22 2:-20 3:-20 4:-24 5:-21 6:28 7:-17
fianc 0:-17 1:-26 2:-30 4:-21 5:-24 6:34 7:-14
fiebr 2:-15 4:-23 6:-13 7:16
fiest 0:-18 1:-29 2:-30 3:37 4:-25 5:-25 6:-35 7:-25
fight 0:-26 1:-14 2:-24 3:-20 4:-33 5:-33 6:34 7:-31
file 4:-32
fillmor 7:-13
film 0:-19 1:-25 2:-17 3:35 4:-22 5:-22 6:-34
financial 0:-16 1:-16 2:-17 3:-18 4:-15 5:-15 6:19 7:-12
find 0:-22 1:-25 2:-29 3:-34 4:-38 5:35 7:-31
fing 0:-23 1:-20 2:12 4:-14 5:-22 7:-13
finish 0:-14 2:-12 3:16 5:-14 6:-20
fir 1:-16 2:-17 4:13 5:28 7:-22
fire 2:-19 3:-19 4:-15 6:-14 7:13
first 1:-12 2:-18 3:-14 4:-19 5:-17
fisic 0:-16 1:-18 2:-22 3:-23 4:-16 5:-16 6:26 7:-13
fist 0:-18 1:-21 2:-17 3:-18 4:-17 5:-16 6:22 7:-14
flagstaff 3:13 4:-13 6:-13
flash 0:-19 1:-19 2:-18 3:31 4:-22 5:-20 6:-26 7:-16
fld 0:-17 1:-17 2:-15 3:-16 4:-17 5:-16 6:22 7:-12
fled 0:-18 1:-22 2:-25 3:-29 4:-25 5:-33 7:35
flee 0:-21 1:-26 2:-24 3:-26 4:-25 5:-23 6:36
flinch 0:-31 1:-20 2:-19 3:-25 4:-16 5:-18 6:20
flip 0:-19 1:-22 2:-26 3:-20 4:-28 5:16 6:32 7:-31
flirt 0:-17 1:-14 2:-19 3:-19 4:-14 5:-19 6:21
floor 0:-20 1:-22 2:-30 3:-36 4:-13 5:-21 6:32 7:-33
flow 0:-14 1:-14 2:-32 3:-27 4:-26 5:18
flush 0:-13
follow 0:-20 2:-31 3:-32 4:-44 5:68 6:-32 7:-33
fondl 0:-16 1:-17 2:-15 3:24 4:-16 5:-16 6:-18 7:-13
food 0:-29 1:-31 2:21 3:-42 4:-44 5:-24 7:-51
for 0:-13 2:-17 3:-18 4:19
forc 0:-17 1:-42 2:-15 3:36 4:19 5:-30 6:-20 7:-24
forensic 0:-13 1:-14 2:-12 3:18 4:-14 5:-13 6:-14
forev 0:-22 1:35 2:-23 3:-31 4:-35 5:-24 6:-26 7:-26
forget 0:-30 1:-25 2:20 3:28 4:-24 6:-20 7:-17
fork 0:24 1:-20 2:-14 3:-18 4:-19 5:-16 6:16 7:-14
forz 0:-22 1:-31 2:-26 3:32 4:-13 5:-31 7:-28
fost 0:-20 1:-24 2:36 4:-21 5:-17 7:-29
foto 0:-17 1:-17 3:36 5:20
found 0:-23 1:-28 3:-14 5:30 6:-17 7:-33
franklin
frat 0:-17 1:-23 2:-29 3:27 4:-24 5:-38 6:-31 7:-24
free 1:-22 2:-21 4:13 5:-27 7:-17
freez 0:-17 1:-15 2:-23 3:-25 4:-21 5:-26 6:-18 7:13
fresh 1:-14 2:-16 3:-20 5:-13 6:20
friday 1:-15 2:-15 3:-16 4:-20 5:-31 6:-13 7:34
fridg 0:-18 1:-28 3:-22 4:-24 5:-19 6:32 7:-17
friend 2:-19 5:-42 7:-14
frio 0:-17 1:-13 2:-25 3:-25 4:-19 5:-20 6:-21 7:25
from 0:-13 1:-26 2:-17 3:-21 4:-19 5:16
front 0:-14 1:22 3:-30 4:-21 5:-18 6:24 7:-19
froz 0:-21 1:-21 2:-13 3:19 4:-16 5:-23 6:-25 7:-13
fruit 0:-13 1:-13 2:-24 3:-12 4:15 6:-22
fue 1:-26 2:36 4:-13 5:-17 6:-34 7:-20
fuert 1:-13 5:-15
fuerz 0:-17 1:-31 2:-38 3:31 4:22 7:-30
fui 0:-19 1:-17 2:14 3:29 4:-16 5:-18 6:-26 7:-18
full 0:-17 1:-16 2:-17 3:-17 4:-21 5:-18 7:18
funeral 0:-17 1:24 2:-17 3:-24 4:-16 5:-24 6:-20 7:-15
futur 0:-20 1:24 2:-20 3:-17 4:-20 5:-17 6:-21 7:-16
gallup 0:-14 1:-16 2:-14 3:-15 4:-19 5:-13 6:13
gambl 3:-18 6:13
game 0:-19 1:-37 2:13 3:13 4:25 5:-17 6:-23 7:-24
gana 0:-14 1:29 2:-12 3:-16 4:-14 5:-13 6:-26 7:-24
gang 0:-17 1:-15 2:-21 3:18 4:-17 5:-16 7:-15
gano 0:-13 1:-24 2:-14 3:-14 4:-27 5:-21 6:21
garag 0:-14 1:16 3:-31 5:-27 6:-36 7:-25
gas 0:-22 1:-24 2:-33 3:-22 4:-33 5:-28 6:15 7:30
gaslight 0:-23 1:-23 2:-21 3:-23 4:-26 5:-32 6:32 7:-18
gasolin 0:-16 1:-16 2:-15 3:-17 4:-18 5:-15 6:19
gast 0:-12 1:-25 2:-15 3:-14 5:-18 6:15
gate 0:-12 2:-24 3:-13 7:-19
gave 0:-31 2:-28 4:-26 5:-21 6:-23
gay 0:-13 1:-21 3:-16 4:-32 5:-18 6:-13 7:37
gener 0:-15 1:-17 2:-17 3:-23 4:-20 5:-18 6:19 7:-15
genital 0:-25 1:-31 2:-16 3:-19 4:-18 5:-17 6:31 7:-15
gent 0:-19 5:15 6:18 7:-19
get 0:-15 1:-38 6:32
gift 0:-14 1:-13 2:-16 3:-17 4:-18 5:27 6:-23 7:-12
girl 0:-18 1:-29 2:31 3:-19 4:24 5:-31 6:-24 7:-21
girlfriend 1:-25 2:-39 3:-38 4:-30 5:-31 6:42 7:-15
giv 1:22 2:-21 4:-18 6:-20 7:-17
give 0:-21 5:-29 7:-14
glass 0:-20 1:-15 5:-22
glov 3:13 5:-14
go 0:-20 3:-19 5:-21 7:22
god 1:-30 2:20 4:-29 5:-25 7:-12
goe 0:-15 1:-28 2:-24 3:-32 4:-27 5:-35 6:36 7:-18
going 0:-20 2:-14 3:-15 4:-34 5:-52 7:-24
gold 0:-22 1:-15 3:-15 4:-17 5:-13 6:14
golp 0:-19 1:-33 3:-45 4:-34 5:-29 6:35 7:-37
golpeador 0:-18 1:-14 2:-17 3:-15 4:-22 5:-24 6:24
golpi 0:-18 1:-13 2:-14 3:-18 4:-17 5:-16 6:18 7:-19
goma 1:-27 6:24
gone 1:17 2:-40 3:-34 4:-30 5:-18 7:17
good 0:-15 1:23 2:-19 3:-26 4:-19 6:-25
goodby 0:-29 1:51 2:-25 3:-41 4:-33 5:-32 6:-38 7:-27
goodnight 0:-13 1:18 2:-12 3:-12 5:-14 6:-14
googl 0:-15 1:18 2:-14 3:-14 4:-14 5:-15 6:-14 7:-13
gorp 0:-22 1:-13 2:-16 3:-21 4:-19 5:-18 6:16 7:-18
got 0:-22 1:-17 7:24
gps 0:-19 1:-15 2:-23 3:-40 4:-27 5:39 7:-31
grab 0:-24 1:-34 3:32 4:-37 5:-27 6:15 7:-24
grand 0:-24 1:-12 2:-14 3:-12 4:-13 5:-13 6:13
grandbaby 0:-20 1:-19 2:31 3:-35 4:-22 5:-15 6:-35
grandchild 0:-19 1:-23 2:36 3:-26 4:-24 5:-22 6:-33
granddaught 1:-17 2:18 3:-22 5:-12 6:-20 7:-19
grandm 0:-19 3:-31 4:-22 5:-28 6:15 7:-25
grandp 0:-13 1:-26 2:31 4:-36 5:-18 6:-28
grandson 0:-14 1:-24 2:26 3:-35 4:-30 5:-22 6:-22 7:-21
gratiot 1:-15 2:-16 3:-17 4:-14 5:-17 6:13
green 0:-20 1:-23 2:-17 3:-28 4:32 5:-20 6:27
greencard 0:-14 1:-14 2:-13 3:-20 5:-23 6:21
gregg 0:-12
greyhound 1:-17 3:-16 4:-20 5:-17 6:-26 7:27
grid 0:-14 1:-19 4:-19 5:-20 6:22
grit 0:-13 1:-20 2:-40 3:-34 4:-32 5:-22 6:43 7:-20
grocery 0:-15 3:-13 5:19 6:-27
groom 0:-16 1:-20 2:30 3:-27 4:-30 5:-27 6:-21 7:-17
grop 0:-22 1:-29 2:-30 3:43 4:-29 5:-36 6:-17 7:-30
groseri 0:-12 1:-19 2:-18 3:-21 4:-20 6:18 7:-13
ground 2:23 3:-24 4:-22 5:-17 6:21 7:-14
group 2:-25 3:15 4:-15 5:-20 6:-14 7:-25
grown 1:-21 2:18 3:26 4:23 5:-17 6:-14 7:-16
grup 3:-14 4:-13 6:13
guam 0:-16 1:-13 2:-14 3:-20 4:-14 6:13
guard 0:-16 1:-22 2:-32 3:31 4:-33 5:-23 6:-33 7:-20
guarderi 1:-13 2:18 3:-14 4:-12 5:-16 6:-21 7:-21
guilt 1:-18 3:19 4:-20 5:-15 6:-19
gun 1:28 2:-46 3:-57 4:-39 5:-18 6:19 7:-31
guy 0:-14 1:-24 3:34 4:12 5:21 6:-12 7:-30
gym 0:-13 1:-16 2:-20 3:-32 4:-25 5:28 6:-34 7:-18
gynecologist 3:13 5:-14
h1b 0:-15 1:-14 2:-21 3:-29 4:-16 5:-20 6:21
h4 0:-13 1:-15 3:-22 4:-21 6:19
ha 1:-18 5:-16 6:20
habl 1:-27 2:-19 5:-12 6:14 7:-25
hac 0:-14 1:16 2:-13 3:-12 4:-13 5:-13 6:-15
hace 0:-14 1:-23 2:17 3:19 5:-25 6:-15 7:13
hacen 0:-12 1:-17 2:-14 3:-19 4:33 5:-19 6:-39 7:-25
hacer 0:-14 1:-21 2:-24 3:24 4:-33 6:18 7:-13
hacers 0:-12 1:18 2:-12 3:-12 4:-14 5:-13 6:-13
hack 0:-25 1:-14 2:-22 3:-21 4:-24 5:27 6:-21 7:-15
had 0:-22 2:-18 3:13 4:-18 6:-18 7:-14
hago 2:-24 4:-22 5:-19
hair 0:-26 1:-23 2:-34 3:-42 4:-26 5:-36 6:27 7:-23
hal 0:-17 1:22 2:-17 3:-19 4:-17 5:-12 6:-21 7:-18
hall 0:-18 1:-16 2:-15 3:-25 4:-16 6:22 7:-14
ham 0:-17 1:-14 2:-12 3:-21 4:-18 5:-24 6:16 7:-18
hand 2:-17 4:-23 5:-28 6:33 7:-29
handl 0:-19 1:14 2:-24 3:-27 4:-27 5:17
handprint 0:-21 1:-16 2:22 3:-16 4:-21 6:-26 7:-16
hang 0:-19 1:17 2:-19 3:-27 4:-33 5:-18 7:-24
hap 1:-22 2:-18 4:-16 5:-21
happen 0:-20 1:-26 2:-20 3:33 4:-13 5:-32 6:-28 7:-16
happi 1:15 3:-22 4:-23 5:-16 6:-20
harass 0:-17 1:-31 2:-28 3:-29 4:-25 5:46 6:-43 7:-16
harassment 0:-18 1:-21 2:-22 3:-32 4:-31 5:41 6:-27 7:-17
hard 0:-27 1:-27 2:20 3:-24 4:-18 5:-16 7:-14
harm 0:-16 1:34 2:-26 3:-21 4:-23 5:-21 6:-26 7:-18
hart 0:-15 1:17 2:-17 3:-18 4:-16 5:-25 7:-17
has 0:-23 3:-18 5:-20 7:-23
hast 1:-14 2:-20 3:-19 4:19 5:-15 7:-21
hate 0:-17 1:41 2:-24 3:-24 4:-31 5:-22 6:-35 7:-27
hav 0:-12 2:-15 3:21 4:-24 5:-18 6:-24
have 0:-20 2:-22 7:25
haven 0:-22 1:-28 2:26 3:15 4:-20 5:-16 6:-38 7:-24
havent 0:-15 2:-18
hawaii 0:-15 1:-12 4:-13 5:-13
hay 2:-18 3:-15 4:-16 6:-17 7:-16
hazard 0:-13 7:-17
he 1:-34 2:-18 4:-14 6:43 7:-20
head 0:-28 2:-33 3:-37 4:-24 5:-38 6:19 7:-26
headbut 0:-17 1:-18 2:-16 3:-19 4:-17 5:-17 6:22 7:-15
headlock 0:-16 1:-23 2:-28 3:-31 4:-32 5:-32 6:31 7:-23
health 0:-13 2:-16 3:-21 5:-22
hear 0:-17 1:13 2:-20 3:-25 4:-23 5:-21 7:-12
heard 2:-15 3:-21 4:-15 5:-19 6:28
heav 0:-27 1:26 2:-31 3:-33 4:-30 5:-24 6:-32 7:-24
heavy 0:16 6:-19
hed 1:-27 2:-12 3:-38 4:-26 5:-29 6:26
held 0:-14 1:-32 2:-19 3:17 4:13 5:-20
hell 3:-36 4:-40 5:-36 6:15 7:-22
help 0:-14 1:-18 2:-19 3:-15 5:-21 6:27 7:-17
her 2:26 5:-21 7:-17
here 0:-20 1:18 2:-26 3:-40 6:-21 7:23
herman 0:13 3:-12 4:-27 5:-28 6:13
hermanit 0:-14 1:-19 2:-21 3:23 4:-20 5:-20 6:-23 7:-17
herself 0:-23 1:43 2:-43 3:-33 5:-14 6:-45
hialeah 0:-14 1:-13 2:-12 4:-17 5:-14
hic 1:-15 3:18 6:-18 7:-14
hid 0:-21 1:-40 2:-44 3:-40 4:-25 5:-17 6:57 7:-38
hidalg
hide 0:-18 1:-32 2:-34 3:-36 4:-38 5:-35 6:46 7:-27
high 0:-22 1:-17 2:-19 3:-20 4:-17 5:-22 6:22
highway 0:-20 1:-22 2:-16 3:-16 4:-16 5:-20 6:20 7:-21
hija 0:-13 2:50 4:-13 5:-29 6:-30
hijastr 0:-13 1:-14 2:22 3:-14 5:-14 6:-21 7:-13
hijo 0:-14 2:30 3:-33 4:-35 5:-16 6:-14
him 0:-15 1:-13 6:19 7:-16
himself 1:36 2:-33 3:30 4:-34 5:-39 6:-35 7:-17
hir 1:-15 2:-14 3:-17 5:12 6:21
his 2:22 3:16 4:13 5:-20 7:-23
hit 0:-24 1:-33 2:14 3:-47 4:-32 5:-33 6:21 7:-19
hiv 0:-12 2:-14 3:-25 4:-14 5:-13 6:17
hoars 0:-22 1:-17 2:-16 3:-16 6:17
hold 0:-20 1:-19 2:-28 3:-35 4:20 5:-24 7:-27
hole 0:-17 1:-20 2:-39 3:-24 4:-28 5:-24 6:30 7:-16
holland 1:-20 3:19 6:-17
hombr 0:-13 1:-37 3:-28 5:15 7:-24
home 0:-20 1:-35 6:21
homeless 0:-26 1:-17 2:-18
hondur 1:-17 3:-17 4:16 6:-20 7:-13
honk 0:-17 2:-16 4:-22 5:23 7:-15
honolulu 0:-16 1:-18 2:-20 3:-24 4:-18 5:-13 6:22
honor 0:-16 1:-26 2:-17 3:-21 4:-16 5:-18 6:26 7:-15
hook 3:-20 4:24 5:-18 6:19 7:-13
hope 0:-23 1:25 2:-23 3:-24 4:-16 5:-30 6:-19 7:-19
hopeless 0:-29 1:30 2:-20 3:-24 4:-21 5:-20 6:-28 7:-18
hora 6:15
hospital 0:-13 1:-23 2:-24 3:-29 4:-35 5:-33 7:20
hostig 0:-19 1:-21 2:-17 3:-21 4:-19 5:25 6:-23 7:-18
hostigador 0:-16 1:-17 2:-14 3:-16 4:-16 5:24 6:-18 7:-13
hostigamient 0:-19 1:-19 2:-16 3:-15 4:-17 5:24 6:-17 7:-13
hot 0:-19 1:-23 3:-18 4:-19 5:-24 6:12 7:-23
hotel 0:-12 1:-27 2:-19 3:-40 4:25 5:-17 7:22
hotin 0:-14 1:18 3:-13 4:-13 6:-14
hotlin 0:-14 5:-40 7:-15
hour 0:-15 1:-15 2:-33 3:-27 6:15 7:-15
hous 0:-17 1:-31 2:-25 3:-39 5:27
houston 2:-22 3:-20 5:-13 6:-16
how 0:-15 1:-19 2:-19 3:-35 7:-20
hoy 0:-15 1:-31 2:-23 3:-20 4:-25 5:-29 6:-28 7:37
hr 2:-16 4:-17
hrs 2:-28 7:-19
hubier 0:-14 1:17 4:-13 6:-16
hug 1:-15 2:20 3:21 4:-15 5:-16 6:-16
huir 0:-17 1:-31 2:-27 3:-20 4:-22 5:-18 6:37 7:14
human 0:-17 1:-17 2:-14 3:-13 4:21 5:-16 6:-17 7:-14
humil 0:-17 1:-26 2:-32 3:-29 4:-28 5:-25 6:31 7:-21
hundr 0:-22 1:-21 2:-18 3:-23 4:-19 5:19 6:22
hung 0:-19 1:19 2:-22 3:-22 4:-13 5:-16 6:-20 7:-14
hungry 2:15 3:-23 4:-12 5:-19 6:-21 7:-14
hurt 2:13 3:-12 4:-19 5:-35 7:-22
husband 1:-14 2:-26 4:-29 6:42 7:-18
husbend 0:-27 1:-31 2:-29 3:-32 4:-27 5:-28 6:35 7:-22
huyend 0:-12 1:-17 3:-18 6:20 7:23
i 1:19
ice 0:-12 1:-19 2:-26 3:-24 5:-35
icloud 0:-17 1:-22 2:-22 3:-23 4:-20 5:30 6:-14 7:-21
id 0:-16 1:-32 2:-34 3:-18 4:23 5:-40 7:-25
idah 2:-14 4:-16 5:-18 6:17
idea 1:19 2:-12 3:-13 4:-13 5:-13 6:-15
ids 2:-27 3:-19 7:-19
if 0:-14 1:13 2:-30 6:25 7:-20
ill 1:-30 2:12 3:-22 5:-26 6:33 7:-14
illegal 0:-15 1:-14 3:-23 4:-17 5:-17 6:15
im 0:-14 4:-21 7:18
imagin 0:-23 1:-25 2:-18 3:-23 4:-20 5:-24 6:21 7:-15
immigrant 0:-14 1:-17 2:-21 3:-29 4:-12 5:-19 6:26
immigration 0:-19 1:-36 2:-13 3:-17 4:16 5:-29 6:33
import 0:-17 1:-18 2:-22 3:20 4:-23 5:-15 6:-20 7:-16
in 3:13
inappropriat 0:-15 1:-18 2:-22 3:20 7:-12
inappropriately 0:-15 1:-19 2:-26 3:25 6:-14
incest 0:-20 1:-21 2:-17 3:34 4:-20 5:-19 7:-16
incident 0:-13 1:-16 4:-15 5:-13
indian 0:-13
indigen 0:-15 2:-15
indocument 4:-13
infanci 1:-21 2:-23 3:25 4:-12 5:-14 6:-23 7:-24
infantil 0:-16 1:-22 2:52 3:-20 4:-18 5:-18 6:-51 7:-14
infiern 0:-14 1:-20 2:-25 3:-24 4:-26 5:-29 6:26 7:-31
infront 0:-17 1:-22 2:-20 3:-17 4:-14 5:-15 6:19 7:-16
ingl 0:-16 1:-15 2:-12 3:-18 4:-15 5:-22 6:14 7:-19
inmat 0:-14 1:-12 3:15 6:-13
insid 0:-21 1:-15 2:-23 4:20 5:-26
inst 0:-15 1:19 2:-12 3:-19 4:-22 5:-14 6:-18 7:-12
instagram 0:-12 1:-23 2:-18 3:-17 4:-20 5:17 6:23
instal 3:-17 4:-12 5:13 6:-27
insulin 0:-24 1:-16 2:-23 3:-39 4:-29 5:-30 6:35 7:-24
insult 0:-17 1:-27 2:-18 3:-28 4:-28 5:-26 6:29 7:-19
insuranc 0:-14 1:15 3:-16 4:-13 5:-17 7:-15
intellectual 2:-14 3:18 4:-14 6:-19
intent 0:-14 2:-17 3:12 4:-17 5:-18 6:-20 7:-15
interpret 1:-13 2:-12 3:-16 4:-16 6:18 7:-20
intimat 0:-13
into 0:-23 2:-23 5:12 6:33 7:-19
intrafamili 0:-17 1:-16 2:-16 3:-16 4:-17 5:-16 6:16 7:-14
inutil 1:-16 3:-16 4:-21 6:14
iowa 1:-16 3:-13 4:-19 6:16
ipv 0:-18 1:-19 2:-17 3:-17 4:-17 5:-17 6:22 7:-15
ir 0:-13 1:-23 2:-26 3:-25 4:14 5:-22
irme 0:-12 1:-24 2:-14 3:-26 5:-19 6:25 7:-19
iron 0:-16 1:-20 2:-27 3:-14 4:-21 5:-18 6:18 7:-26
is 7:-20
island 1:-13 2:-13 3:-13 4:-12 5:-12 6:18 7:-13
isnt 2:-18 3:-22 4:-21 5:-18
isolat 0:-16 1:-19 2:-16 3:-20 4:-17 5:-17 6:22 7:-15
it 0:-16 1:13 2:-27 3:19 4:-29
itll 1:-26 5:-18 6:14
its 0:-16 2:-24 4:-20 6:-19 7:40
ive 0:-28 1:15 2:-16 3:-15 4:-27 5:-28 7:-21
jail 0:-13 1:-22 2:-27 4:-29
jala 1:-26 2:27 3:-22 4:-22 5:-17 7:-19
jalo 0:-13 1:-15 2:-17 3:-22 4:-22 5:-21 6:21 7:-25
jalon 0:-14 1:-20 2:-34 3:-32 4:-28 5:-20 6:33 7:-23
jaw 0:-30 1:-21 2:-18 3:-24 4:-23 5:-27 6:23 7:-25
jealous 0:-19 1:-19 2:-14 3:-25 4:-19 5:-21 6:19 7:-16
jefe 0:-12 1:-25 2:-36 3:45 4:32 5:-25 6:-44 7:-26
job 0:-15 1:-26 2:-36 5:29 7:-16
joint 0:-13 1:-14 3:-15 4:-15 5:-25 6:20
joke 0:-12 1:-33 2:-15 3:-24 4:-22 6:33
journal 0:-17 1:-13 2:-18 3:-15 4:-15 5:-26 6:20
juan 4:-12
judg 0:-21 1:-18 2:-25 3:-30 4:-24 5:-22 6:23 7:-14
jump 0:-24 1:30 2:-40 3:-33 4:-31 5:-34 7:-26
just 0:-16 1:26 2:-25 3:-44 4:-38 6:-13
justic 0:-14 1:-16 2:-13 3:-18 4:-23 5:-15 6:22 7:-14
k1 0:-13 1:-13 2:-13 3:-20 6:14
kalamaz 0:-15 3:-13 6:18 7:-21
kansas 0:-12 1:-13 4:-14 5:-16 6:26 7:-21
keep 0:-20 2:-29 5:14 7:-21
kenai 2:-13 4:-16 5:-15 6:14 7:-14
kenosh 6:13 7:-14
kentucky 3:-14 4:-20 6:14
kept 0:-18 1:-35 2:-18 3:21 5:-21 6:-41 7:-22
key 0:-31 1:-28 2:-25 3:-37 4:-46 5:-26 6:28 7:-29
kick 0:-23 1:-22 2:-44 3:-40 4:-30 5:-38 6:-22 7:39
kid 0:-15 1:-29 2:54 3:-24 4:-35 5:-18 6:-17 7:12
kidnap 0:-14 1:-16 2:16 3:-12 4:-15 5:-13 7:-13
kil 0:-20 2:-31 3:-32 4:-33 5:-31 6:24 7:-18
kill 0:-17 2:-36 3:-40 4:-38 5:-33 6:33 7:-16
kiss 0:-18 1:-26 3:33 4:-23 5:-24 6:-16 7:-21
kit 0:-18 1:-14 2:-21 3:34 4:-22 5:-18 6:-25 7:-41
kitch 0:-17 1:-16 2:-16 3:16 4:-17 5:-18 6:24 7:-19
kms 0:-32 1:37 2:-22 3:-27 4:-30 5:-24 6:-31 7:-34
knee 0:-16 2:-19 3:-20 4:-28 5:-21 6:23 7:-14
knif 0:-32 2:-32 3:-56 4:-38 5:-49 6:27 7:-26
knock 0:-18 1:-17 2:-22 4:-27 5:-27 6:43 7:-38
know 0:-21 1:-51 2:-13 4:-38 5:44
knoxvil 0:-12 1:-20 2:-13 3:-14 4:-14 6:17
ks 1:-12 2:-15 3:-15 4:-13 6:21 7:-18
ky 1:-15 4:-14
la 0:-17 2:13 7:19
labor 0:-17 1:-21 2:-18 3:-31 4:31 5:-18 6:-20 7:-16
laboral 0:-14 1:-14 4:17 5:-13 6:-13
lado 1:-19 2:17 4:-22 6:-33 7:-17
lady 0:-18 1:-26 3:-18 4:19 5:-21 6:-23 7:-20
laid 0:-17 1:-22 2:-20 3:-17 4:-14 5:-15 6:19 7:-16
lakot 0:-15 1:-16 2:-17 3:-22 4:-19 5:-19 6:21 7:-14
landlord 0:-16 1:-28 2:-43 3:27 5:20 7:13
languag
lap 0:-19 1:18 4:-24 5:-18 6:-28 7:-22
larami 3:-13 4:-25 6:14
las 0:-19 1:18 2:-26 4:-23 5:-26 7:-15
last 2:-32 4:-26 5:-32 6:22
lastim 0:-18 1:-24 2:22 3:-18 4:-19 5:-16 6:-20 7:-27
late 1:-19 2:-12 3:-20 4:-19 5:-26 6:20 7:-12
laugh 0:-13 1:-22 2:-29 3:-30 4:-27 5:-23 6:34 7:-22
laundromat 0:-26 1:-22 2:-23 3:-32 4:-24 5:-21 6:-26 7:28
law 0:-15 1:-23 2:-59 4:-28 5:-30 6:44 7:-30
lawy 1:-23 2:-19 3:-19 4:-21 5:-28 6:25 7:-21
le 0:-14 2:24 5:-24 7:-20
learn 0:-20 1:-25 2:-13 3:-24 4:-24 5:-28 6:24
leas 0:-15 1:-33 2:-17 3:-22 4:-15 5:-28 6:40 7:-12
leav 0:-18 1:-33 3:-23 6:23 7:-21
left 3:-39 4:-32 5:15 7:25
leg 0:18 4:-20 5:17 6:-22 7:-18
legal 6:12
lent 0:-14 1:-13 2:-12 4:-15 6:18 7:-18
les 2:14 6:-25 7:-18
lesbi 0:-13 2:-19 3:-22 4:-14 5:-15
let 0:-23 2:-12 3:-21 4:18 5:-27 6:19 7:-28
lewiston 0:-13 1:-12 2:-20 3:-15 4:-15 5:-15 6:15
lgbt 0:-21 2:-14 3:-17 5:-14 6:15
library 0:-17 1:-24 2:-13 5:-24 6:21
licens 1:-15 3:-16 5:-14 6:16
lie 0:-13 1:-28 2:-18 3:-26 4:-20 5:16 6:35 7:-25
lied 1:-15 4:20 5:-13 6:-15 7:-13
life 0:-24 1:29 2:-34 3:-33 5:-34 6:-26 7:-33
life360 0:-21 1:-22 2:-12 3:-21 4:-14 5:30 7:-14
lifelin 0:-21 1:30 2:-22 3:-22 4:-22 5:-21 6:-25 7:-19
light 0:-27 1:-28 2:17 3:-29 4:-25 5:-21 6:16 7:-25
like 0:-23 1:13 3:-32 4:-17 5:-26 7:-21
limpi 0:-14 1:-15 2:-15 3:-28 4:26 5:-15 6:13 7:-14
lincoln 1:22 3:-13 4:-14 6:17 7:-13
line 0:-14 1:19 3:-28 4:-27 5:-38 7:-17
lip 0:20 1:-18 2:-32 3:-26 4:-25 5:-18 7:-23
list 0:-18 6:-16
littl 2:51 3:-16 4:-30 5:-16 6:-49
liv 0:-24 1:22 2:-33 3:-39 4:-37 5:-42 6:-26 7:33
live 0:-16 1:35 2:-35 3:-40 5:-14 6:-23 7:-17
llam 0:-18 1:-35 2:-23 3:-29 4:-31 5:15 6:15 7:-30
llamar 0:-13 1:-14 4:-20 5:-24 6:16
llav 0:-14 1:-23 2:-21 3:-29 4:-26 5:-14 6:34 7:-28
lleg 0:-15 1:-22 3:-32 4:-32
llegu 1:-24 2:-26 3:-16 4:-16 5:-24 6:31 7:-28
llev 1:-23 2:-13 3:-21 4:18 5:-20 6:31 7:-17
lo 0:-12 4:-25 5:-18
load 0:-13 1:-20 2:-12 3:-14 4:-15 5:-15 6:17
loan 0:-22 2:-16 3:-25 4:-24 5:-19 6:19 7:-17
location 0:-19 1:-29 2:-22 3:-37 4:-22 5:41 6:-12 7:-20
lock 3:-13 4:16 5:-28 6:15 7:15
loco 1:-19 3:-25 4:-19 5:-13 6:27
long 0:-15 1:-17 2:19 3:16 4:-23 5:-26 6:16
look 0:-17 4:-30 7:-42
los 0:-12 3:-27 4:-14 5:-13 6:14
lose 2:-13 3:19 4:-40 5:-37 7:-13
loss 1:14 2:-12 4:-13 6:-12
lost 0:-19 1:14 2:-20 3:-39 4:-28 5:-22 6:-19 7:23
lot 0:19 1:-21 2:-20 3:-19 4:-19 6:-27
love 0:-18 1:-18 2:-20 3:-23 4:-17 5:-18 6:23 7:-13
lowkey 0:-14 4:-16
lubbock
lugar 1:-17 2:-14 3:-14 4:-15 5:-16 6:-19 7:21
lurk 0:-17 1:-17 2:-15 3:-16 4:-17 5:24 6:-18 7:-12
ma 0:-14 2:-13 4:-17 5:-22 6:14
machet 2:-32 3:-18 5:-15 6:20 7:-21
machist 0:-20 1:-20 2:-18 3:-20 4:-21 5:-20 6:25 7:-16
mad 0:-23 1:-18 2:-32 4:-17 6:35 7:-17
madam 0:-13 1:-14 2:-15 3:-15 4:26 5:-15 6:16
made 0:-14 1:-27 3:16 4:-14
maestr 1:-22 2:24 3:-19 6:-32 7:-14
maid 0:-13 1:-30 2:-21 3:-33 4:31 5:-20 6:-24 7:-19
mail 0:-18 1:-13 2:-13 3:-14 4:-14 5:-13 6:15 7:-13
main 0:-14 1:-24 2:-25 3:-23 4:-16 6:26
mak 0:-13 2:-29 3:-32 4:26 7:-16
make 0:-14 1:-20 2:26 4:38 5:-27 6:-28 7:-29
makeup 0:-18 1:-23 2:-23 3:-22 4:-24 5:-31 6:32 7:-23
makin 0:-15 1:-13 6:-16
mal 3:-14 4:-27 6:17 7:-13
maltrat 0:-19 1:-31 3:-33 4:-29 5:-29 6:26 7:-27
maltratador 0:-15 1:-17 2:-15 3:-16 4:-16 5:-16 6:22 7:-14
mama 0:-12 2:32 4:-27 5:-19 7:-13
man 0:-18 1:-35 4:27 7:-14
manag 1:-21 2:-30 3:27 5:-18 6:-18 7:-17
manan 0:-18 1:18 2:-13 3:-19 5:-14
mand 0:-13 1:-28 2:-29 3:-35 4:-29 5:32 6:30 7:-23
mano 0:-22 1:15 6:-20 7:-18
manos 0:-20 1:-27 3:51 4:-33 5:-44 6:-50 7:-36
many 0:-17 1:31 2:-20 3:-30 4:-21 5:-19 6:-21
map 0:-13 1:-14 3:-14 5:19 6:-26
mar 0:-13 1:-36 2:-36 3:-16 4:-12 5:-25 6:39 7:-18
marc 0:-13 1:-22 2:-24 3:-27 4:-18 5:12 6:29 7:-17
maripos 1:-14 3:-14
marital 0:-14 2:-14 3:15 4:-20 5:-14 6:-22
mark 0:-17 1:-23 2:37 3:-27 4:-34 5:-37 6:-26 7:-30
marri 0:-16 1:-15 3:-19 5:-24 6:29 7:-18
marriag 0:-17 1:-32 2:-37 3:-41 4:-27 5:-27 6:52 7:-22
marry 1:-29 2:-40 3:-43 4:16 5:-26 6:54
mas 0:-18 1:33 2:-15 3:-21 4:-19 5:-19 6:-33 7:-28
masajist 0:-12 1:-14 2:-16 3:15 4:-16 5:-14 6:-15 7:-14
massag 0:-15 1:-21 2:-34 3:22 4:33 5:-33 6:-38 7:-27
mat 0:-18 1:31 2:-21 3:-30 4:-26 5:-25 6:-20 7:-22
mata 0:-14 2:-23 3:-38 4:-24 5:-16 6:21
matar 0:-15 1:23 2:-24 3:-40 4:-28 5:-29 7:-12
mate 0:-16 1:-19 3:-13 4:-16 6:13
matrimoni 1:-13 3:-24 4:-16 6:25
max 0:-16 4:-17
mayaguez 0:-13 4:-16 5:-13
mayor 2:18 4:-17 5:-12 6:35 7:-13
mayordom 2:-13 3:21 4:-29 6:-20 7:-17
mcal 1:-19 4:-18 5:-13 6:15
md 0:-13 1:-12 5:-12
me 1:-18 6:17
mean 0:-17 2:-23 3:-33 4:-24 5:-19 6:29 7:-17
medicin 0:-17 2:-32 4:-36 5:-24 7:-24
meet 0:-13 1:-21 2:-27 3:-31 4:30 5:-22 6:13 7:-16
mejor 0:-19 1:38 2:-24 3:-26 4:-23 5:-20 6:-28 7:-26
memphis 4:-13 6:16 7:-15
men 0:-14 1:-28 4:51 5:-31 6:-53 7:-37
menor 0:-12 1:-20 2:47 3:-41 4:-18 5:-18 6:-36 7:-15
mensaj 0:-14 1:-21 2:-17 3:-21 4:-24 5:29 7:-16
mental 0:-18 1:23 2:-24 3:-24 4:-22 5:-20 7:-18
mentally 0:-14 1:-13 4:-13 6:13
mentir 4:12 6:-20
mese 2:-13
meser 3:-16 4:17 6:-20 7:-16
messag 0:-16 1:-27 2:16 4:-34 5:15 6:13 7:-14
met 0:-15 1:-25 2:-34 3:14 6:22 7:-14
mete 0:-20 1:-29 2:29 3:32 4:-22 5:-26 6:-28
meth 0:-20 1:-24 2:18 3:-20 4:-24 5:-19 6:31 7:-17
meti 0:-16 1:-20 2:-21 3:33 4:20 5:18 6:14 7:-20
meto 0:-16 1:-17 2:-15 3:24 4:-16 5:-16 6:-18 7:-14
mexic 1:-18 2:-23 4:-21 5:-24 6:27 7:-28
mi 1:-14 2:17 3:18
mia 2:-13 3:20 4:-15 5:22 6:15
michig 0:-13 1:-15 2:-14 3:-14 5:-13 6:14
midnight 0:-20 1:-19 2:-32 3:-24 4:-25 5:-21 6:-15 7:35
mied 0:-13 1:-37 2:-37 3:-40 4:-26 5:-40 6:57 7:-42
might 0:-26 1:-18 3:-15 4:-17 5:-23 7:-17
migr 1:-24 2:-22 3:-30 4:-30 5:-20 6:31 7:-39
migracion 0:-15 1:-14 2:-12 3:-14 4:-15 5:-21 6:15 7:-15
mile 0:-21 1:-13 2:-22 3:-24 4:-13 5:17 6:26 7:-21
mileag 0:-22 1:-19 2:-21 3:-25 4:-23 5:-29 6:22 7:-24
military 0:-12 1:-19 2:-20 4:-16 5:-15 7:-13
milwauk 2:-16 3:-26
min 1:-21 5:20 6:-17 7:-28
mind 0:-16 1:16 3:-28 4:-22 5:-26 7:-16
mine 0:-19 1:-15 3:-15 5:22 6:-19
minor 0:-14 1:-15 2:-24 3:-21 4:-24 5:-15 6:22 7:-22
minut 0:-13 1:-16 2:-20 3:-27 4:-14 5:-29 6:23 7:-16
mira 1:-14 4:-22 5:19 7:-12
mis 0:-12 1:-15 5:-12 7:28
miscarri 0:-18 1:-20 3:-20 4:-15 5:-14 6:27 7:-22
mism 3:-18 6:-12
miss 0:-23 2:26 3:-33 4:-30 6:-40 7:-24
missoul 2:-12 3:-12
mn 7:-13
mobil 0:-15 1:16 2:-12 3:-15 4:-16 6:-15 7:-14
model 1:-17 2:-18 4:32 5:-27 6:-28 7:-16
modern 0:-13 1:-16 3:-13 4:18 5:-13 6:-13
moines 1:-14 2:-12 3:-12 4:-14 5:-13 6:15
molest 0:-21 1:-32 3:33 4:-35 5:-31 6:-36 7:-22
molestation 0:-19 1:-21 3:17 4:-21 5:-20 6:-22 7:-17
mom 0:15 2:26 4:-12 5:-30
mommy 2:23 3:-24 4:-22 5:-17 6:21 7:-14
money 0:-19 1:-35 2:-42 3:-39 4:21 5:-37
monitor 0:-21 1:-19 2:-17 3:-18 4:-24 5:-25 6:21 7:-18
monst 0:-22 1:-16 2:-18 3:-19 4:-15 5:-17 6:17
montan 3:-14 6:17
month 1:-14 2:-17 3:-22 5:-15 6:32 7:-24
mood 0:-21 1:-22 2:-15 3:-15 5:-20 6:23 7:-14
mor 0:-17 1:16 2:-26 3:-24 4:-22 5:-24 7:-31
mordi 0:-17 1:-19 2:-16 3:-20 4:-17 5:-17 6:22 7:-15
more 0:-21 1:17 2:15 4:-33
moret 1:-19 4:-12 5:-15
moreton 0:-17 1:-31 2:23 3:-26 4:-21 5:-25 6:13 7:-29
morir 0:-21 1:34 2:-38 3:-34 4:-27 5:-20 6:-42 7:-19
mormon 0:-13 1:-25 3:-13 4:-16 6:25 7:-19
morn 0:-18 1:12 2:-26 3:-23 4:-22 6:-26
moss 1:-19 6:14
motel 0:-17 1:-21 2:-29 3:-35 5:-35 6:-26 7:36
moth 0:-16 1:-19 3:-39 4:-29 5:-27 6:13 7:-13
mouth 0:-22 1:-25 2:-21 3:-26 4:-27 5:-22 6:28 7:-21
mov 1:-13 2:-27 3:-23 4:-27 5:-22 6:34 7:-21
move 0:-26 1:-19 2:-23 3:-20 4:-23 5:-30 6:21 7:-17
mst 0:-21 1:-29 2:-18 3:31 4:-21 5:-18 6:-19 7:-27
mt 2:-12 3:-12
much 0:27 1:12 2:-15 3:-23 4:-18 5:-19 6:-25 7:-17
muert 0:-15 1:27 2:-17 3:-26 4:-17 5:-20 6:-17 7:-15
mujer 1:-30 2:-26 3:-14 5:-15 6:41 7:-16
mund 0:-14 1:39 2:-13 3:-28 4:-19 6:-40 7:-21
mush 0:-19 1:-16 2:-19 3:-15 4:-17 5:-15 6:16 7:-15
muslim 1:-18 3:-15 4:-19 6:18
mutilation 1:-14 2:-14 3:-18 4:-16 5:-16 6:21 7:-13
muy 1:18 2:-14 3:-20 4:-21 5:-14 7:-18
my 2:14
myself 0:-24 1:54 2:-37 3:-33 4:-13 5:-22 6:-60 7:-16
nada 0:-15 2:-21 4:-32 5:-14
nadi 0:-18 1:14 2:-21 3:-30 4:-32 5:-25
nail 1:-18 2:-37 3:-24 4:24 5:-15 6:-21 7:-26
nak 0:-22 1:-26 2:-24 3:32 4:-30 5:12 6:23 7:18
nalg 1:-16 2:-15 3:19 4:-14 6:-13
name 0:-15 1:-22 2:-16 3:-28 6:26 7:-19
nanny 0:-13 1:-34 3:-24 4:39 5:-37 7:-29
narcissist 0:-22 1:-26 2:-23 3:-26 4:-27 5:-25 6:29 7:-20
narcissistic 0:-18 1:-18 2:-13 3:-19 4:-14 5:-16 6:19 7:-13
nariz 0:-14 1:-16 2:-16 3:-17 4:-23 5:-14 6:16 7:-14
nation 1:-13 4:-14 6:15 7:-16
national 2:-22 4:-21 6:12
nativ 0:-14 1:-18 2:-19 4:-18 5:-12 7:-25
navaj 0:-14 1:18 3:-15 4:-18 7:-23
navy 4:-15 5:-12 6:14
nc 0:-15 1:-18 2:-17 3:-17 4:-17 5:-19 6:21
near 0:21 1:-25 2:-20 3:-25 4:-25 7:-26
nebrask 1:22 3:-13 4:-14 6:17 7:-13
necesit 0:-12 1:-21 2:-22 3:-16 4:-23 5:-24 6:16
neck 0:-39 1:-29 2:-28 3:-30 4:-23 5:-35 6:42 7:-16
need 0:-17 1:-26 2:-18 4:-13 5:-41 7:34
neglect 0:-19 1:-23 2:32 3:-21 4:-21 5:-22 6:-23 7:-19
negligenci 0:-13 1:-15 2:16 3:-15 4:-15 5:-13
neighbor 0:-21 1:-30 2:19 3:-21 4:-27 7:-36
nephew 0:-24 1:-28 2:19 3:-37 4:-31 5:-23 7:-29
nervios 0:-16 1:12 4:-14 6:-15
never 0:-17 4:17 5:-20 7:-25
new 5:28 6:-25 7:-17
newark 1:-13
newborn 0:-24 1:-21 2:-18 3:-26 4:-33 5:-28 6:-36 7:32
newport 1:-12 6:15 7:-12
next 0:-17 2:20 3:-30 4:-24 5:-32 6:-15 7:-23
nh 1:-12
ni 0:-13 1:-26 2:-20 3:-33 4:-35 5:-29 6:51 7:-18
nice 0:-18 1:-13 2:-15 3:-31 4:-19 5:-14 6:22 7:-17
niec 0:-14 1:-27 2:37 4:23 5:-24 6:-16
niet 0:-14 2:16 3:18 4:-19 5:-13 6:-25 7:-14
nigeri 3:-16 5:-15
night 1:-39 7:15
nightstand 0:-13 1:-20 2:-12 3:-14 4:-15 5:-15 6:17
nina 0:-14 1:-33 2:32 3:21 4:-24 5:-20 6:-29
niner 0:-16 1:-17 2:27 3:-20 4:-17 5:-15 6:-24 7:-26
nino 0:-14 1:-31 2:51 3:-30 4:-36 5:-18 6:-30
nippl 0:18 3:-16 6:-24
nite 0:-30 1:-24 4:-24 6:-20
nj 1:-13 6:-12
nm 3:-13 4:-15
no 4:-14 5:-14 6:-17 7:25
nobi 0:-18 1:-16 2:-23 3:-13 4:-14 5:-15 6:20 7:-17
nobl 0:-13
nobody 0:-19 2:-26 3:14 4:-36 6:-12
noch 1:-30 3:-19 5:-30 6:-21 7:42
nogal 0:-13 1:-13 2:-13 3:-17 4:-14 5:-12 6:15
nola 0:-13 4:-13 5:-14 6:14 7:-18
non 0:-13 1:-15 2:-13 3:21 4:-14 5:-14 6:-16 7:-12
nonconsensual 0:-16 1:-17 2:-14 3:24 4:-16 5:-16 6:-18 7:-13
noon 2:-30 3:-23 4:-25 5:-26 6:-20 7:19
nos 0:-13 1:-19 3:-23 5:-24 7:25
nose 0:-29 1:-12 2:-15 3:-22 4:-16 5:-24 6:23 7:-13
not 2:-47 4:-18 7:-39
note 0:14 1:31 2:-44 3:-29 4:-27 5:20 6:-28 7:-21
noth 0:-29 1:16 2:-34 3:-20 4:-17 5:-29 7:-18
notic 0:-17 1:17 3:-20 4:-18 5:-15 6:-18 7:-17
novi 0:-14 2:-15 5:-26 6:22 7:-18
now 0:-18 1:-18 5:14 7:21
nowher 0:-14 1:-42 2:-52 3:-28 4:-36 5:-22 6:-26 7:50
nude 0:-16 1:-24 3:33 4:14 7:-18
nuer 2:-25 3:-27 4:-13 5:-18 6:22 7:-15
numb 0:-13 2:-26 3:-23 5:17 6:-18
numer 1:13 2:-16 3:-18 4:-16 5:-15 7:-15
nunc 1:12 3:-14 7:-17
nurs 1:-24 2:-20 3:25 4:-21 5:-22 6:15 7:-24
nv 1:-15 3:-14 6:13
ny 6:19 7:-20
obey 0:-12 1:-27 2:-28 3:-34 4:-24 5:-21 6:31
oblig 0:-17 1:-30 2:-27 3:28 4:22 5:-34 6:-38 7:-17
obsess 0:-19 1:-21 2:-20 3:-28 4:-22 5:29 6:-32 7:-25
of 1:19 2:-14
off 1:14 5:-13 6:-15 7:-18
ofreci 1:-14 3:16 4:29 5:-36
og 2:20 3:-15 4:-18 5:-17 6:19 7:-14
oh 0:-18 5:-14 6:16
ohio 6:21 7:-21
oigo 0:-12 1:-13 2:-15 3:-15 5:-21 6:22
ojibw 0:-17 2:-14 3:-24 4:-12 6:16 7:-28
ojo 0:-16 1:-36 2:-16 3:-15 4:-17 5:-19 6:33 7:-14
okc 1:-13 4:-16
old 0:-13 2:30
older 0:-14 1:-25 2:23 3:17 4:23 5:-34 6:-30 7:-29
ole 0:-13 1:-19 2:-30 3:-21 4:-23 5:-19 6:27 7:-17
omah 0:-13 2:-17 4:-24 5:-21 6:20 7:-20
on
once 0:-18 1:-16 2:-17 3:-14 4:-14 5:-13 6:16
one 0:-18 2:-29 3:-40 5:18 7:19
onlin 0:-17 1:-38 2:30 4:30 6:-35 7:-15
only 0:-15 2:-22 3:-26 4:-19 5:-34 6:32 7:-35
open 0:-13 1:-22 2:-20 4:-28 5:-27 6:17
or 1:-30 2:-42 3:21 4:18 5:-29 6:21 7:-32
oral 0:-16 1:-14 2:-20 3:23 4:-30 5:-15 6:-21 7:-13
orden 0:-12 1:-21 2:-20 3:-20 4:-25 5:-18 6:24 7:-19
order 0:-19 1:-22 2:-23 3:-29 4:-21 5:19 6:39 7:-22
org 0:-15 1:-13 4:-14 5:-13 6:18 7:-19
orl 5:-12 6:19 7:-20
osceol 0:-14 1:-13 2:-12 5:-13
oscur 0:-14 1:-13 2:-12 4:-15 6:18 7:-18
other 0:-18 2:-18 4:20 5:-14 6:-25 7:-18
otra 0:-14 1:-14 3:-14 5:-15 7:-17
otro 1:-16 2:-18 4:17 5:-18 6:-28
our 0:-13 1:-27 2:49 4:14 5:-44
out 1:-26 3:-15 5:-16 7:40
outfit 0:-13 1:-19 2:-18 3:-16 4:-19 5:-18 6:22
outsid 0:-19 1:-28 2:-26 3:-44 4:-15 5:21 7:26
over 0:-18 1:-23 2:-29 3:-33 6:24 7:-22
overdos 0:46 1:16 2:-34 3:-29 4:-24 5:-25 6:-39 7:-21
overmedicat 0:-16 1:-19 2:-20 3:-21 4:-23 6:24 7:-17
overpass 0:-17 1:16 2:-15 3:-19 4:-14 5:-17 6:-23 7:-12
overs 0:-16 1:-15 3:-19 5:-24 6:29 7:-18
owe 0:-13 1:-41 2:-25 4:47 5:-29 6:-60 7:-26
own 0:-17 1:-34 3:-17 4:-22 5:-35 6:39 7:-16
owner 2:-19 6:-16
pa 1:-13 3:-21 4:-14 5:-12 6:23 7:-12
pack 0:-14 1:-23 2:-20 3:-24 4:-18 5:-26 6:34 7:18
pad 2:-12 3:-19 4:-12 5:-16 6:15
padrastr 0:-17 1:-30 2:44 3:26 4:-26 5:-29 6:-23 7:-14
padrot 0:-16 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-13
paducah 0:-15 1:-17 2:-19 3:-18 4:-17 5:-13 6:19
pag 1:-15 3:-17 4:17 5:-15 6:-22 7:-14
paga 1:-18 2:-19 3:-38 4:27 7:-19
pagan 1:-18 3:-27 4:31 5:-21 7:-24
pagar 0:-13 1:-16 3:-25 4:28 5:-26 6:-32 7:-23
pago 1:-14 3:-26 4:25 5:-22 6:-31 7:-25
paid 0:-20 1:-41 2:-13 3:-26 4:40 5:-18 6:-26 7:13
pain 0:-13 1:15 2:-17 3:-14 4:-17 5:-18 7:-14
painless 0:-16 1:22 2:-16 3:-14 4:-17 5:-18 6:-18 7:-12
pair 2:-22 3:-15 4:-17 5:-16 6:15 7:-15
pais 0:-15 1:-18 2:-15 3:-18 4:-19 5:-21 6:19
pajam 0:-23 1:-21 2:-21 3:-27 4:-24 5:-18 6:18 7:26
pakist 0:-18 2:26 3:-19 4:22 5:-23 6:26 7:-13
palo 0:-18 1:-15 2:-24 3:-19 4:-15 5:-13 6:18 7:-21
pan 0:-18 1:-22 2:-19 3:-23 4:-21 5:-20 6:25 7:-25
pant 0:-17 1:-19 2:-23 3:27 4:-15 5:-17 6:13 7:-16
papa 0:-13 1:-22 2:40 4:-24 5:-21 7:-34
papel 0:-13 1:-26 2:-21 4:24 5:-19 7:-26
paper 0:-28 1:-26 2:-40 3:-33 4:25 5:-28 7:-18
par 0:-12 1:-17 2:-15 3:-17 4:-13 5:-13 6:17 7:-20
para 1:13 2:-22 3:-27 4:18
parej 0:-14 1:-43 2:-36 3:-38 4:-27 5:-34 6:56 7:-16
parent 0:-15 1:-25 2:41 3:-32 5:-40
park 0:-13 1:-19 3:-31 4:-31 5:26 6:-40
parkin 0:-17 3:-13 5:16 6:-12 7:-14
parlor 0:-15 1:-17 2:-14 3:-27 4:33 5:-16 6:-19
parlour 0:-13 1:-15 3:-21 4:19 6:-13
parqu 1:-24 2:-23 3:-17 4:-21 6:-24 7:15
part 0:-14 1:-18 4:-22 5:17 7:-15
partn 0:-17 1:-35 2:-34 3:-37 4:-37 5:-40 6:59 7:-20
party 0:-16 1:-25 2:-29 3:34 4:-24 5:-22 6:-26 7:-27
pasa 1:-17 2:-20 3:-20 4:-21 5:16 6:-28 7:-12
pasaport 0:-14 1:-23 2:-16 3:-32 4:52 5:-23 6:-34 7:-17
pasar 0:-15 1:-12 2:-17 3:-15 4:-14 5:-16 6:-14 7:14
paso 1:-21 2:-22 4:-19 5:-17 6:16 7:-20
pass 0:13 1:-20 3:26 4:-30 5:-21 6:-23 7:-33
passport 0:-27 1:-33 2:-35 3:-51 4:63 5:-36 6:-20 7:-21
past 0:-15 1:-34 2:-22 3:-24 4:-23 5:22 6:26
pastil 0:25 1:31 2:-24 3:-33 4:-22 5:-25 6:-43 7:-30
pastor 0:-14 1:-23 3:41 4:-38 5:-24 6:-42 7:-16
pat 0:-17 1:-16 2:-16 3:-21 4:-16 5:-15 6:20 7:-12
pate 0:-20 1:-27 2:-17 3:-24 4:-21 5:-20 6:28 7:-18
patient 1:-17 2:-26 3:-23 6:22
patron 0:-13 1:-20 2:-36 3:19 4:26 5:-21 6:-42 7:-19
pavor 0:-14 1:-25 2:-28 3:-20 4:-27 5:-21 6:26 7:-26
paw 0:-18 1:-25 2:-16 3:-22 4:-22 5:-25 6:24 7:-24
pay 0:-16 1:-22 2:-38 3:-44 4:46 5:-25 6:-36 7:-22
paycheck 0:-28 1:-15 2:-30 3:-37 4:-29 5:-29 6:34 7:-24
paz 0:-15 1:-19 2:-12 3:-24 4:-16 5:36 6:-38 7:-23
pedir 1:-14 5:-12 6:14
peed 1:-25 3:-14 6:24
peek 0:-14 2:-13 3:-20 4:-13 5:22 6:-23 7:-14
peep 0:-13 1:-14 4:-14 5:24 6:-23
peg 0:-19 1:-20 2:-16 3:-20 4:-18 5:-18 6:22 7:-16
pega 0:-14 1:-34 3:-57 4:-38 5:-27 6:37 7:-23
pegan 0:-20 1:-19 2:21 3:-35 4:-24 5:-26 7:-23
pegar 0:-12 1:-24 2:-16 3:-20 4:-24 5:-14 6:22
pego 0:-19 1:-21 2:-22 3:-34 4:-27 5:-24 6:39 7:-23
peligr 0:24 1:-26 2:-16 3:-22 4:-13 5:23 6:25 7:17
pelo 0:-13 1:-20 3:-30 4:-25 5:-27 6:38 7:-28
peninsul 1:-17 2:-16 3:-17 4:-19 5:-13 6:17 7:-15
pens 0:-22 1:21 2:-14 3:-18 4:-12 5:-23 6:-21 7:-16
pensamient 0:-16 1:23 2:-16 3:-17 4:-18 5:-17 6:-19 7:-14
peopl 2:-20 3:-26 4:20 6:-20 7:-23
pep 1:-13 2:-14
perd 0:-17 1:-22 2:14 3:-16 4:-17 7:-14
period 0:27 1:-19 2:-17 3:-18 4:-18 5:-17 6:-20 7:-15
permis 1:-23 2:-24 3:32 4:-25 5:-17 6:-18 7:-15
permission 0:-15 1:-18 2:-21 3:-19 4:-20 5:-25 6:21 7:-15
pero 1:-19 2:16 3:13 4:-16 7:-26
persh 1:-15 3:-14 6:13
persigu 0:-23 1:-22 2:-27 3:-30 4:-19 5:34 7:-17
person 0:-15 1:-24 2:-22 3:-23 4:30 5:-21 6:-18 7:-20
peso 1:-17 2:-23 3:-20 5:-16 6:23 7:-12
pet 0:-17 1:-18 5:-12 6:19 7:-13
phon 1:-25 2:-22 3:-40 5:14 6:22 7:-22
photograph 0:-15 1:-12 2:-25 3:25 4:21 5:-18 6:-21 7:-17
physical 0:-19 2:-27 3:-40 4:-24 5:-28 6:19 7:-17
physically 0:-15 1:-19 3:-22 4:-21 6:25
pic 0:-14 1:-28 2:24 3:21 5:37 7:-19
pick 1:-24 3:-30 6:33 7:-13
pictur 0:-24 3:22 4:-30 6:-20 7:-14
pide 0:-16 1:-14 3:17 4:23 7:-25
piens 0:-19 1:33 2:-19 3:-27 4:-24 5:-22 6:-30 7:-26
piern 1:-19 2:13 3:20 4:-20 6:-15
pill 0:35 1:46 2:-17 3:-22 4:-15 5:-31 6:-43 7:-27
pillow 0:-32 1:-42 2:-20 3:-24 4:-28 5:-30 6:36 7:-23
pimp 0:-22 1:-31 2:-53 3:-34 4:76 5:-31 6:-39 7:-33
pin 0:-25 1:-19 2:-12 3:-36 4:-25 5:-16 6:18 7:-17
pinch 0:-19 1:-18 2:-23 3:-23 4:-27 5:-24 6:18 7:-20
pine 6:13
piso 1:-13 2:-20 3:-31 4:-32 5:-28 6:29 7:-14
piss 1:-21 2:-27 5:-26 6:21 7:-17
pistol 0:-13 1:-35 2:-23 3:-38 4:-36 5:-21 6:44 7:-31
plac 0:-19 1:-48 2:-34 3:-34 5:-26 6:-34 7:43
plan 0:-19 1:20 2:-34 3:-16 4:-38 5:-28 7:-31
plat 0:-16 1:-25 2:-29 3:-24 4:-18 5:-23 6:30 7:-29
play 1:-24 2:21 3:25 4:-12
pleas 0:-14 1:-13 2:-19 3:-17 4:-22 5:-15 6:17
pod 1:-13 2:-15 3:-21 5:-13 6:17
podem 4:20 6:-24 7:-17
podi 0:-20 1:-12 3:-17 4:-15 6:17
point 0:-29 1:24 2:-20 3:-24 4:-26 5:-37 7:-29
pointless 1:22 4:-25 6:-18
pok 0:-22 1:-19 2:-17 4:-12 5:-13 6:17
polic 0:-19 1:-15 2:-20 4:-30 5:-29
policial 0:-13 2:-22 3:-12 5:-19 6:21
poller 0:-16 1:-17 2:-15 3:-17 4:29 5:-16 6:-27 7:-14
polygamy 0:-18 1:-17 2:-14 3:-16 4:-17 5:-16 6:22 7:-14
pompis 1:-16 3:21 4:-13 5:-16 6:-16
pone 0:-15 1:-23 3:-33 4:-24 5:-15 6:34 7:-17
pop 0:-18 1:-19 2:-14 3:-22 4:-18 5:-17 6:21 7:-14
poppin 0:-16 1:-15 4:-18 5:19 6:19
por 1:-27 4:18 5:17 7:-20
porch 0:25 1:-28 2:-22 3:-29 4:-17 5:-18 6:-23
porn 0:-17 1:-17 2:18 3:-32 4:-18 5:-20 6:-17 7:-13
porqu 1:-21 2:-26 3:-19 4:-18 5:22 6:32 7:-19
post 0:-19 2:-37 4:30 7:-13
postpartum 0:-15 1:17 2:-14 3:-13 4:-15 5:-13 6:-12 7:-12
pour 0:-25 1:-26 2:-26 3:-33 4:-21 5:-32 6:32 7:-26
pr 4:-12
predator 0:-16 1:-14 2:22 3:-25 4:-25 5:-22 6:-15 7:-14
pregnant 0:-24 1:-47 4:-28 5:-26 7:-15
pregunt 3:-13 4:-22 5:-32 6:26
press 0:-14 1:22 2:-13 3:-15 4:-15 5:-15 6:-16 7:-12
pressur 0:-13 1:-22 2:-15 3:36 4:-32 5:-25 6:15
prevencion 1:20 2:-18 3:-14 6:-17
prevention 0:-12 2:-12 4:-13 5:-12 6:-12
priest 0:-13 1:-16 2:-20 3:24 5:-12 6:-13
prim 0:-16 1:-22 3:27 4:-18 5:-26 6:-30 7:-20
prison 0:-15 1:-21 2:-21 4:-34 5:14 6:23 7:-13
privat 1:-16 2:15 3:-24 4:-25 5:-18 6:-18
professor 0:-14 2:-15 3:18 6:-19
profil 0:-14 1:-16 2:-13 3:-22 4:-16 5:19 6:-23 7:-13
program 0:-14 1:-16 2:-15 3:-15 4:-16 5:-19 6:19 7:-15
prohib 3:-16 4:-17 7:-19
project
promet 0:-13 3:-12 4:17 5:-14 6:-24
promis 0:-20 1:-14 2:-25 3:-19 4:15 5:-22 6:-16 7:-12
property 0:-24 1:-25 2:-27 3:-25 4:-24 5:-22 6:22 7:-18
propi 0:-13 5:-12 7:-27
prostitu 0:-18 1:-18 2:-17 3:-28 4:31 5:-18 6:-23 7:-14
prostitucion 0:-16 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-14
prostitut 0:-21 1:-25 2:-22 3:-23 4:36 5:-23 6:-26 7:-19
prostitution 0:-18 1:-21 2:-26 3:-43 4:38 5:-22 6:-34 7:-15
protect 2:-28 3:-25 5:-27 6:26 7:-22
protection 1:-14 5:-21
protectiv 0:-13 2:-20 3:-18 4:-20 6:24 7:-12
prov 0:-12 1:-24 2:-22 3:-20 4:-17 5:-16 6:30
providenc 1:-13 2:-12 3:-12 4:-14 5:-14 6:13
proxenet 0:-17 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-13
psicologic 0:-16 1:-19 2:-24 3:-22 4:-16 5:-15 6:24 7:-13
psicologicament 0:-15 2:-19 3:-13 5:-12 6:12
psych 0:-25 1:15 2:-23 3:-19 4:-19 5:-18 7:-15
psychological 0:-16 1:-16 2:-17 3:-21 4:-15 5:-14 6:17
ptsd 1:-14 2:-13 3:-15 4:-15 5:-19 6:18 7:-16
public 2:-16 4:-17 5:13 6:18 7:-15
pued 0:-14 1:14 2:-21 3:-28 7:-12
puert 1:-12 4:-13 5:-12
pul 2:-20 3:-22 4:-18 5:-25 6:35 7:-21
pull 0:-19 1:-17 3:-18 4:-18 5:-23 6:24 7:-15
punch 0:-24 1:-30 3:-40 4:-25 5:-27 6:46 7:-25
punetaz 1:-13 2:-15 3:-17 4:-14 5:-17 6:15
punish 0:-22 1:-25 3:-12 4:-16 5:-24 6:19 7:-16
puppy 0:-13 1:-19 2:-24 3:-25 4:-26 5:-22 6:23
purpos 0:14 3:-31 4:-26 5:-25 6:13 7:-18
purs 0:-16 1:-28 2:-21 3:-30 4:-27 5:15 7:16
push 1:-27 2:-26 4:-29 5:-40 6:15 7:-35
puso 0:-13 1:-17 2:-21 4:-25 5:22 7:-28
put 0:-19 1:-25 2:-17 5:13 7:17
puttin 0:-27 1:-30 2:-20 3:-22 4:-13 5:-17 6:13
que 6:22 7:-21
quebr 0:-14 1:-22 2:-17 3:-23 4:-18 5:-34 6:25 7:-14
qued 0:-18 1:-16 2:-20 3:-21 4:-15 6:-36 7:23
quedam 0:-15 1:-13 2:-13 3:-12 4:-15 5:-13 6:-22 7:19
queer 1:13
quem 0:-12 1:-12 2:-17 3:-18 4:-22 5:-15 6:16 7:-19
queri 0:-16 1:-15 2:-16 3:18 4:-19 5:-14 6:-20 7:-18
quier 0:-15 1:31 2:-32 3:-18 4:-15 5:-26 7:-18
quiet 4:-30 5:-28 7:-19
quis 0:-12 1:-18 2:-20 4:-33 5:-21 7:-23
quisier 0:-19 1:24 2:-17 3:-26 4:-16 5:-16 6:-15 7:-22
quit 2:-35 3:-43 4:26 5:-24 7:-26
quot 0:-17 1:-16 2:-16 3:-17 4:25 5:-18 6:-20 7:-18
rage 0:-17 1:-21 2:-17 3:-25 4:-16 5:-22 6:24 7:-22
rain 0:-16 1:-30 2:-25 3:-42 4:-30 5:-29 6:-31 7:26
rais 0:-22 1:-23 2:-19 3:-19 4:-17 5:-13 6:18
raleigh 0:-19 5:-15 6:19 7:-13
ran 0:-20 1:-35 3:-21 5:-22 7:21
ranch 0:-17 1:-15 2:-13 3:-18 5:-14 7:-17
rap 0:-21 1:-35 2:-16 3:78 4:-37 5:-50 6:-73 7:-31
rape 0:-17 1:-51 2:-21 3:73 4:-22 5:-24 6:-54 7:-29
rash 0:-18 1:-16 2:14 3:23 5:-12 6:-18
rastr 0:-15 1:-16 2:-18 3:-19 4:-14 5:25 6:-24
rato 0:-14 1:-12 2:-21 3:-15 4:-17 5:25 6:-20
razor 0:-21 1:26 2:-20 3:-25 4:-20 5:-19 6:-29 7:-27
read 0:-26 1:-27 2:-13 3:-35 4:-30 5:32 6:14 7:-26
ready 0:-15 1:29 2:-36 3:-28 4:-38 5:-36 7:-22
reason 0:-24 1:27 2:-17 3:-17 4:-24 5:-23 6:-31 7:-25
receipt 0:-17 1:-15 3:-18 4:-20 5:-20 6:18 7:-22
record 0:-12 1:-27 2:-17 3:34 4:-26 6:25 7:-20
recruit 0:-13 1:-23 2:-33 3:-28 4:31 5:-26 6:-25 7:-23
recuerd 1:-15 3:18 6:-18 7:-14
red 6:18 7:-16
refug 0:-16 1:-15 3:-15 4:-17 5:-16 6:16 7:-13
refugi 1:-23 2:-14 3:-15 4:-31 5:-15 6:31 7:-15
regres 0:-15 1:-24 2:-22 3:-21 4:-23 5:-24 6:27 7:-26
regret 0:-18 2:-20 3:-16 4:-23 5:-13
relacion 0:-16 1:-22 2:-22 3:26 4:-41 5:-21 7:-14
relationship 0:-16 1:-29 2:-25 3:-26 4:-24 5:-25 6:38 7:-21
releas 3:-16 5:-25 6:-23 7:16
religious 0:-16 1:-17 2:-17 3:-18 4:-14 5:-15 6:20 7:-12
rememb 0:-12 1:-27 2:-15 3:26 4:-19 5:-12 6:-26 7:-24
remov 0:-12 2:-13 3:18 4:-13 6:-17 7:-13
rent 1:-29 2:-16 4:21 5:-25 6:-35 7:-31
report 0:-17 1:-23 2:26 3:-15 4:-31 6:-29 7:-15
reproductiv 0:-15 1:-16 2:-12 3:-18 4:-12 5:-13 6:20
reservation 0:-16 1:-27 2:-22 4:-20 5:-21
residenci 1:-18 3:-18 4:-23 5:-13 6:14 7:-24
respir 0:26 1:-20 2:-21 3:-23 4:-21 5:-22 7:-22
restaurant 1:-12 2:-14 4:-18 6:-12 7:-15
restrain 0:-18 1:-13 2:-16 3:-24 4:-16 5:26 6:19 7:-19
restriccion 0:-12 1:-21 2:-20 3:-20 4:-25 5:-18 6:24 7:-19
revis 1:-17 2:-23 3:-30 4:-34 5:-37 6:46 7:-16
rez 0:-18 1:-14 2:-29 3:-28 4:-23 5:-22 6:28 7:-13
rhod 1:-12 6:15 7:-12
ri 1:-13 2:-12 3:-12 4:-14 5:-14 6:13
rib 0:-22 1:-22 2:-17 3:-31 4:-23 5:-21 6:38 7:-32
richmond 1:-21 3:-18 5:-13 6:-20 7:16
rico 1:-12 4:-13 5:-12
ridg 6:13
rifl 0:-15 1:-16 2:-22 3:-18 4:-16 5:-25 6:23 7:-21
right 1:-22 2:-38 4:-26 6:16 7:15
rincon 4:-12
ring 0:-15 1:15 2:-23 3:-27 4:-20 5:-14
rio 0:-13 3:-13 5:-17 7:-12
rip 0:-26 1:-18 2:-16 3:-21 4:-22 5:-25 6:24 7:-34
road 0:-14 1:16 2:-25 3:-23 4:-16 5:-29 6:-24 7:-13
romp 0:-17 1:-18 2:-21 3:-26 4:-13 5:-20 6:26 7:-16
rompi 0:-18 1:-31 2:-30 3:-31 5:-28 6:44 7:-27
rond 0:-15 2:-15 5:15 6:19 7:-14
roofi 0:-23 1:-26 2:-20 3:35 4:-25 5:-24 6:-25 7:-18
room 0:-19 1:-34 4:-18 5:-12
roomat 0:-14 1:-27 2:-15 4:-22 5:-27 6:15 7:-22
roommat 2:-34 4:-28 6:29 7:-22
ropa 0:-17 1:-28 2:-21 3:14 4:-20 5:-20 7:-28
rope 0:-21 1:29 2:-26 3:-23 4:-29 5:-25 6:-25 7:-21
roug 1:-13 4:-22
rough 0:-15 3:-16 4:-12 5:-16 6:12 7:-21
round 2:-16 5:-13 6:15
row 3:-15 4:-13 5:18 6:-15 7:-23
rub 0:-15 1:-23 3:43 4:-37 5:-34 6:-41 7:-15
ruin 0:-24 1:-31 2:-31 3:-32 4:-16 5:-26 6:33 7:-14
run 0:-23 1:-33 2:-34 3:-35 5:-30 6:26 7:-31
runaway 0:-16 1:-15 2:-20 3:-17 4:-23 5:-20 6:-22 7:23
rural 0:-17 1:-16 3:-22 4:-15 5:-32 6:28 7:-31
sa 0:-15 1:-17 2:-14 3:26 4:-15 5:-15 6:-29 7:-14
sabe 0:-12 1:-13 2:-17 3:-16 5:28 6:34 7:-29
sabotag 0:-16 1:-16 2:-20 3:-19 4:-18 6:29
sac 2:-15 4:-27 5:-15 6:-26 7:25
sacar 4:-27
saco 0:-14 1:-14 2:-21 3:-19 4:-14 5:-14 6:17 7:-12
safe 0:-16 1:-43 3:-32 5:-39 6:47
safehous 0:-16 1:-17 2:-14 3:-16 4:-16 5:-16 6:22 7:-13
safely 0:-17 1:-27 3:-19 4:-34 5:-28 6:27 7:-34
safety 0:-14 1:-44 2:-17 3:-28 4:-32 5:-20 6:49 7:-12
said 0:-20 3:19 5:-14 7:-16
saip 0:-15 1:-13 4:-14 5:-13
sal 2:-19 3:-23 4:-14 5:-19 6:23 7:-18
salg 2:-20 3:-26 4:-19
sali 0:-19 1:-22 2:-13 3:-25 4:-18 5:-29 6:31 7:30
salin 0:-13 1:-15 2:-15 3:-16 4:-14 6:16
salir 1:-35 2:-18 3:-35 4:18 6:23 7:-27
salon 2:-39 3:-26 4:23 6:-23 7:-24
same 0:-13 1:-18 2:-13 4:-14 5:26 6:-20 7:-35
samo 1:-12 4:-14 6:12
san 4:-12
sane 0:-23 1:-18 2:-16 3:29 4:-17 5:-17 6:-31 7:-14
sangr 0:21 1:-18 6:-19 7:-16
sat 0:12 1:-22 2:-22 3:-35 4:-23 5:-26 6:32 7:-18
sav 0:-20 1:17 4:-14 5:-24 6:-13 7:-19
save 0:-13 1:-19 2:-14 3:-19 4:-19 5:-18 6:22
saw 0:-22 1:-15 2:-35 3:-24 4:-19 5:-17 6:30 7:-19
say 0:-18 3:15 4:13 7:-12
scam 0:-13 3:-21 4:22 5:-19 6:-14
scar 1:-21 3:-38 4:-34 5:-43 6:28 7:-17
scary 0:-15 1:17 2:-14 3:-13 4:-15 5:-13 6:-12 7:-12
schedul 3:-14 4:-18 5:15 6:-25 7:-25
scholarship 3:-20 4:-17 5:-15 6:16
school 0:-13 1:-24 5:22 7:-20
scratch 0:-25 1:21 2:-14 3:-15 4:-15 5:-14 6:-19 7:-13
scream 0:-13 1:-25 3:-33 4:-30 5:-26 6:16 7:-20
sd 6:13
se 1:35 6:-15 7:-18
search 0:-21 1:-13 2:-13 3:-17 5:18 6:-26 7:-13
seat 0:-43 1:-29 3:-21 4:-39 5:-28 6:16 7:-41
second 1:-16 4:-12 5:-18 6:14 7:-15
secret 0:-19 1:-20 2:13 3:17 4:-24 5:-25 7:-22
security 0:-16 1:-18 2:-22 3:-21 4:-21 5:-14 6:31 7:-17
see 0:-18 3:-38 4:-17 5:15 7:-17
segu 0:-18 1:33 2:-14 3:-34 4:-21 5:-13 7:-25
segur 0:-22 1:-32 2:-26 3:-29 4:-21 5:-32 6:41 7:-40
seguridad 1:-29 3:-23 5:-18 6:31
seizur 0:-18 1:-15 2:-17 3:-26 4:-17 5:-15 6:21
sel 0:-21 1:-22 2:-47 3:-40 4:46 5:-37 6:-39 7:-20
self 0:-18 1:34 2:-26 3:-22 4:-21 5:-19 6:-35 7:-15
selfharm 0:-18 1:23 2:-14 3:-15 4:-17 5:-16 6:-18 7:-14
sell 0:-26 1:-45 4:61 5:-32 6:-41 7:-21
send 0:-14 1:-31 3:20 4:-16 5:36
senor 1:-14 3:18 4:21 6:-15 7:-19
sent 0:-18 1:20 2:-32 3:-27 5:-24 6:-18 7:-23
sepa 2:-18 3:-25 4:-23 5:20 6:21 7:-16
separ 0:-16 1:-30 3:-21 4:-23 5:-16 6:30 7:-13
sergeant 0:-22 1:-27 2:-24 3:37 4:-36 5:-18 6:-34 7:-28
serious 0:-17 1:-15 3:-17 4:-16 6:16
servic 0:-12 1:-12 2:-12 3:-23 4:-13 5:-13 6:21
servitud 0:-15 1:-18 2:-16 3:-14 4:26 5:-17 6:-26 7:-13
sewerslid 0:-17 1:23 2:-14 3:-16 4:-16 5:-16 6:-18 7:-13
sex 0:-14 1:-26 3:49 5:-31 6:-47 7:-24
sexo 0:-14 1:-21 2:-20 3:24 5:-21 7:-22
sext 0:-14 1:-14 2:19 3:-13 5:-15 6:-17 7:-16
sextraffick 0:-15 1:-17 2:-16 3:-17 4:24 5:-15 6:-18 7:-13
sexual 0:-14 1:-25 2:-13 3:50 5:-18 6:-46 7:-13
sexually 0:-19 1:-22 3:37 5:-23 6:-31 7:-19
sexualment 0:-17 1:-19 2:-21 3:34 4:-16 5:-16 6:-34 7:-13
sexualy 0:-22 1:-18 2:-20 3:27 4:-21 5:-22 6:-21 7:-16
shak 0:-40 1:-26 2:35 3:-24 4:-28 5:-27 6:-42 7:-30
sham 1:-28 4:-24 5:-14 6:26 7:-13
shap 1:-26 2:19 4:-12 6:-19
shar 0:-23 1:-31 2:-15 3:14 4:-19 5:18
shatter 0:-13 1:-15 2:-12 4:-15 5:-20 6:17
shav 0:-14 1:-20 3:-14 4:-14 5:-14 6:19
she 0:35 1:20 5:-21 6:-33 7:-14
shell 0:-22 1:-20 2:-28 3:-25 4:-23 5:-14 6:23 7:-21
shelt 0:-15 1:-25 2:-22 3:-26 4:-20 5:-18 7:26
sheltr 0:-15 1:-14 2:-12 4:-16 5:-14 6:16
sherid 4:-12 5:-12 6:15 7:-15
sheriff 2:-15 4:-20 5:-26 6:-23 7:22
shift 1:-16 4:-13 5:19 6:-18 7:-14
shoe 0:-24 1:-25 2:-29 3:-32 4:-33 5:-16 6:38 7:-33
shook 1:-38 2:38 3:-20 4:-22 5:-27 7:-36
shoot 0:-23 1:23 2:-23 3:-33 4:-30 5:-27 6:-26
shop 0:-16 1:-18 2:-20 3:-14 4:20 5:-14 6:-18 7:-18
shot 0:34 1:-16 2:-25 3:-24 4:-25 5:-37 6:33 7:-33
shotgun 0:-20 2:-25 3:-27 4:-19 5:-21 6:23 7:-21
should 0:-14 2:-17 4:-30 5:-30 7:-29
shouldnt 0:-18 1:-16 2:13 3:35 4:-20 5:-21 6:-31 7:-18
shov 0:-18 1:-21 2:-33 3:-37 4:-31 5:-27 6:42 7:-22
show 0:-23 1:-30 2:19 4:-21 5:38 6:-12 7:-16
shush 0:-25 1:-13 2:-21 4:-20 5:-24 6:23
si 2:-33 5:-15 6:36 7:-21
sick 0:-18 1:-21 2:-17 3:-18 4:-17 5:-16 6:22 7:-14
side 0:-20 1:-22 2:-16 3:-16 4:-16 5:-20 6:20 7:-21
siempr 0:-15 1:20 2:-17 3:-25 4:-29 5:-16 7:-23
siend 0:-14 2:-21 3:-15 5:-13 6:18 7:-13
sient 1:28 4:-20 6:-25 7:-18
sign 0:-12 1:-19 2:-13 3:-13 6:19
sigo 0:-14 1:22 2:-13 3:-15 4:-23 5:-18 6:-22 7:-13
sigu 0:-17 1:-23 2:-36 3:-45 4:-50 5:57 6:-28 7:-37
sil 0:-19 1:-16 3:-13 4:-15 6:16
silent 0:-13 1:-15 2:-13 3:-14 4:-14 5:-14 6:19
sin 2:-30 5:-26
sinc 0:12 1:-20 2:-16 3:-16 4:-14 5:14 6:-21
sir 0:-15 1:-16 2:-27 3:-28 4:-32 5:-29 6:29
sirv 0:-14 1:-34 2:-22 3:-35 4:-24 5:-17 6:31 7:-23
sirvient 1:-13 3:-21 4:25 5:-15 6:20 7:-17
sis 0:-14 4:-16
sist 3:-17 4:-15 5:-31 6:19 7:-14
sit 0:-13 1:-26 2:16 4:-33 5:32 6:-15 7:-28
site 0:-23 1:-29 2:-12 3:-23 4:25 5:-24 6:23 7:-15
skinny 1:-17 2:19 3:-21 4:-16 6:-17
slam 0:-18 1:-28 2:-23 3:-34 4:-23 5:-29 6:35 7:-20
slap 0:-28 1:-35 3:-43 4:-26 5:-35 6:29 7:-29
slash 0:-19 1:-26 2:-26 3:-21 4:-22 5:16 7:-18
slav 0:-15 1:-16 2:-15 3:-27 4:25
slavery 0:-21 1:-26 2:-20 3:-20 4:30 5:-22 6:-22 7:-18
sleep 1:-14 4:16 5:-37 6:-34 7:36
slept 0:-19 1:-23 2:-25 4:-24 5:-26 6:-25 7:28
smack 0:-26 1:-24 2:-30 3:-29 4:-28 5:-28 6:34 7:-23
small 0:-13 2:-25 3:13 6:-19
smash 0:-26 1:-24 2:-24 3:-18 4:-26 5:-34 6:29 7:-20
smok 0:-22 2:-14 3:-15 4:-12 6:22
smother 0:-22 1:-12 2:-15 3:-19 4:-18 5:-20 6:14 7:-17
smuggl 0:-19 1:-28 2:-19 3:-31 4:31 5:-24 6:-24 7:-19
snap 0:-21 1:-29 2:-19 3:-23 4:-16 7:-13
snatch 1:-17 3:-21 5:-24 6:24
snow 0:-15 1:-32 2:-33 3:-34 4:-33 5:-15 7:29
snuck 0:-17 1:-24 2:-13 5:-24 6:21
so 0:-27 5:-42 6:27 7:-26
sobrevivient 0:-12 1:-17 2:-18 4:-18 5:-18 7:-16
sobrin 1:-19 2:23 4:-22 5:-16 7:-13
social 0:-18 1:-18 2:-21 3:-18 4:-16 5:-13 6:26 7:-17
sola 0:-20 1:-21 2:-14 3:23 5:-20 6:19 7:-17
sold 0:-22 1:-30 2:-31 3:-35 4:42 5:-35 6:-31 7:-26
soldi 2:-13 3:13
solo 0:-12 1:-15 2:19 4:-21 5:-13 6:-19 7:-18
some 1:-13 2:-14 3:-14 4:-28 5:25 6:-17 7:-16
somebody 0:-15 1:-21 2:-19 3:-35 4:-19 5:35 7:-28
somehow 0:-12 3:-15 6:22 7:-13
someon 0:-25 1:-22 4:-21 5:47 7:-24
someth 0:-15 2:-29 3:45 4:-30 5:-42 6:-48 7:-31
somewher 0:-14 1:-20 2:-12 3:-16 4:-23 5:-20 7:22
son 0:18 2:28 3:-48 4:-28 5:-27
soon 0:-13 3:-27 4:-20 5:-26 6:21 7:-27
sord 0:-14 1:-13 2:-22 3:-19 4:-22 5:-16 6:18 7:-13
sorry 0:-22 1:-18 2:-25 3:-34 4:-31 5:-29 6:29 7:-16
soy 1:-41 2:-21 3:-42 4:-33 5:-16 6:48 7:-17
spank 0:-21 1:-24 2:18 3:-28 4:-22 5:-21 7:-14
speak 0:-12 1:-16 2:-16 3:-17 4:-13 6:18
special 2:21 6:-18
spik 0:-15 1:-18 2:-16 3:31 4:-19 6:-25 7:-18
spiritual 0:-15 1:-17 2:-17 3:-19 4:-15 5:-15 6:20 7:-12
spit 0:-20 1:-27 3:-42 4:-24 5:-35 6:47 7:-26
spokan 0:-13 4:-13 5:-13 6:17 7:-21
sponsor 0:-15 1:-24 3:17 4:18 5:-14 6:24 7:-15
spot 0:-21 1:-20 2:-23 3:-12 4:-14 5:-17 6:-17 7:21
spous 0:-26 1:-33 2:-24 3:-35 4:-22 5:-24 6:37 7:-13
spousal 0:-15 1:-15 2:-18 3:-26 4:-21 5:-14 6:23
spywar 0:-25 1:-32 2:-27 3:-30 4:-21 5:39 7:-20
squeez 0:-40 1:-26 2:-15 3:-19 4:-17 5:-28 6:36 7:-16
ssi 2:-23 3:-19 4:-14 6:23 7:-15
st 1:-13 2:-13 3:-12 4:-14 5:-14 6:13
stab 0:41 1:-16 2:-18 3:-27 4:-24 5:-24 6:27 7:-16
staff 2:-22 3:22 4:-15 5:-17 6:-24 7:-23
stair 0:-14 2:-15 3:14 5:-13 6:17
stalk 0:-23 1:-37 2:-37 3:-39 4:-33 5:53 6:-20 7:-39
stand 0:-19 1:-16 3:-28 4:-38 5:21 7:-23
star 0:-14 1:-19 2:-24 3:-21 5:25 6:-24 7:-12
start 1:-14 2:-16 3:-20 5:-13 6:20
starv 0:-24 2:16 3:-25 4:-21 5:-17 6:-29
stat 1:-15 3:-16 5:-14 6:16
statesbor 0:-12 1:-16 2:-15 3:-18 4:-20 5:-16 6:14 7:-12
station 0:-22 1:-40 2:-38 3:-39 4:-29 5:-30 7:48
statutory 0:-16 2:-15 4:-14 5:-13
stay 0:-16 1:-13 5:-26 6:-28 7:24
std 2:-19 5:-14
steal 0:-21 1:-26 2:-36 3:-17 4:-22 5:-19 6:42 7:-20
stealth 0:-22 1:-23 2:-21 3:31 4:-22 5:-22 6:-23 7:-18
step 0:-30 1:-34 4:-24 5:-23 7:-30
stepbroth 0:-20 1:-21 2:37 3:30 4:-16 5:-30 7:-13
stepdad 0:-19 1:-29 2:39 3:23 4:-31 5:-43
stepdaught 0:-20 1:-18 2:20 3:-16 4:-21 5:-14 6:-26 7:-15
stepfath 0:-22 1:-23 2:47 3:30 4:-25 5:-25 6:-14 7:-23
stepmom 0:-13 1:-20 2:42 3:-20 4:-22 5:-23 6:-13 7:-24
stepson 0:-26 1:-29 2:34 3:29 4:-24 5:-20 6:-35 7:-16
still 0:-15 2:-21 3:-18 4:-15 5:-21 7:-24
stock 1:-13 2:-15 3:17 4:-15 5:-13 6:23 7:-13
stomach 0:-15 1:-18 2:-35 3:-30 4:-16 5:-21 6:44 7:-47
stonewal 0:-17 1:-17 2:-14 3:-16 4:-16 5:-16 6:22 7:-13
stop 2:-34 3:23 6:-26
stor 0:-18 1:-25 2:-28 3:-37 4:-26 7:-31
storag 1:-13 2:-15 3:-27 4:-15 5:-16 6:24
story 1:13 3:-14 4:-15
stov 0:-14 1:-17 2:-15 3:-18 4:-18 5:-17 6:13 7:-15
strang 0:-12 1:-26 4:-26 5:26 6:-39 7:-34
strangel 0:-23 1:-18 2:-16 3:-20 4:-18 5:-20 6:21 7:-16
strangl 0:-33 1:-30 2:-34 3:-41 4:-31 5:-34 6:42 7:-28
strangulation 0:-16 1:-17 2:-15 3:-16 4:-17 5:-16 6:22 7:-13
street 0:-22 1:-28 2:-52 3:-38 4:15 6:-38 7:29
strip 0:-16 1:-26 2:-31 4:45 5:-23 6:-48 7:-19
stuck 0:-17 1:-23 2:-23 3:-41 5:-21 7:-22
student 0:-15 1:-16 2:21 3:12
stuff 0:-18 4:-32
stupid 1:-19 2:-15 3:-14 4:-20 5:-27 6:27
su 0:-13 1:-23 2:26 4:-18 5:-21 7:-17
sucid 0:-25 1:34 2:-25 3:-24 4:-24 5:-22 6:-28 7:-19
sucidal 0:-24 1:32 2:-20 3:-22 4:-23 5:-21 6:-24 7:-19
suegr 0:-15 1:-17 2:-29 3:-13 5:-22 6:26 7:-26
sueld 1:-20 3:-18 4:21 5:-13 6:-19 7:-22
suelt 2:-20 3:-15 6:16
suffer 0:-16 1:18 4:-14 5:-15
sufr 0:-15 4:-16
sufri 2:-23 3:14 4:-14 6:-13 7:-15
sugar 0:-12 1:-16 2:-19 3:-17 4:24 5:-13 6:16 7:-13
suic 0:-22 1:31 2:-22 3:-23 4:-24 5:-23 6:-25 7:-20
suicd 0:-23 1:33 2:-27 3:-21 4:-24 5:-27 6:-28 7:-18
suicid 0:-23 1:60 2:-28 3:-31 4:-27 5:-31 6:-38 7:-20
suicidal 0:-29 1:57 2:-42 3:-32 4:-28 5:-26 6:-52 7:-28
suicidi 0:-24 1:40 2:-26 3:-29 4:-24 5:-24 6:-33 7:-25
suisid 0:-22 1:30 2:-20 3:-21 4:-22 5:-21 6:-24 7:-17
suisidal 0:-16 1:23 2:-15 3:-17 4:-17 5:-16 6:-18 7:-13
sulliv 1:-12
supervisor 1:-14 2:-20 3:30 4:-23 5:-28 6:16 7:-26
support 0:-12 1:-16 2:-12 4:-15 5:-13
survival 0:-15 1:-16 2:-15 3:-26 4:25
survivor 0:-19 1:-32 2:-24 3:22 4:-23 5:-22 6:19 7:-18
sus 0:-18 1:-27 2:21 3:32 7:-17
suya 1:-23 3:-22 4:-20 6:18 7:-20
swallow 0:24 1:29 2:14 3:-20 4:-21 5:-23 6:-19 7:-22
swing 0:-17 1:-21 2:-18 3:-23 4:-18 5:-22 6:25 7:-15
swol 0:-21 1:-17 2:-18 3:-20 4:-20 5:-20 6:23 7:-14
swung 0:-17 1:-20 2:-25 3:-25 4:-19 5:-28 6:30 7:-20
syracus 1:-21 3:17
tabl 1:-16 2:-16 3:-23 5:-12 6:22 7:-13
tablet 0:-12 2:-25 3:-14 5:22 6:34 7:-22
tag 0:-13 2:-17 3:-17 4:-17 5:18 6:-17 7:-16
tak 0:-14 2:20 3:-26 4:20 5:-24 7:-20
take 0:-19 1:-27 3:19 5:-20
taken 2:-12 3:-16 5:-17 6:-14 7:14
talbot 0:-13 1:-12 5:-12
talk 0:-21 1:15 3:-32 4:-39 7:-19
tally 0:-21 1:-21 2:-18 3:-19 4:-22 5:-22 6:20 7:-15
tant 1:-20 4:-14 6:20
tap 0:-14 1:-13 2:-12 4:-15 6:18 7:-18
tarjet 0:-14 1:-18 2:-14 3:-16 4:-21 5:-20 6:24 7:-20
tatt 1:-18 3:-15 4:29 5:-23
teach 0:-17 1:-29 2:30 3:18 4:-22 5:-35 6:-43 7:-15
team 2:17 3:22 4:-16
teen 0:-22 1:25 2:-23 3:-25 4:-23 5:-21 6:-14 7:-16
teenag 0:-40 2:-35 3:-14 4:-15 5:-14 7:19
teeth 0:-17 1:-15 2:-17 3:-21 4:-16 5:-18 6:19 7:-19
tel 0:-20 1:17 3:15 4:-23 5:-20 6:-39 7:-16
telefon 1:-18 2:-19 3:-33 4:-56 6:14 7:-20
tell 0:-15 1:-33 3:-35 7:-25
temp 0:-13 1:-18 2:-23
ten 2:-13 4:15 6:-12 7:-22
tenem 0:-15 1:-15 2:-22 3:-23 4:-19 5:-23 6:-25 7:22
tener 0:-16 1:-18 2:-20 3:25 4:-30 5:-21
teng 0:-16 2:-25 3:-33 4:-26 5:-26 6:14 7:16
tent 0:-18 1:-40 2:-31 3:-24 4:-29 5:-31 6:-23 7:31
terminal 0:-12 1:-18 2:-12 3:-17 4:-13 5:-18 6:-15 7:20
terrifi 0:-17 1:-25 2:-22 3:-31 4:-16 5:17 6:28 7:-31
terror 0:-14 1:-21 2:-20 3:-15 4:-16 6:15
testify 0:-16 1:-19 3:-23 5:-13 6:12
teton
texas 1:-14 3:-14 6:18 7:-16
text 0:-18 3:-31 4:-16 5:33 7:-22
textlin 0:-17 1:16 2:-13 3:-15 4:-17 5:-13 6:-16 7:-14
that 0:-18 2:-32 3:-20 4:-21 6:20 7:19
the 7:13
their 2:14 3:-15 4:-14 5:-18 7:-17
them 0:-20 1:-33 2:14 3:-17 6:18 7:-27
then 0:-27 2:-24 4:-18 5:-17
ther 2:14 3:13 4:-22 5:25 6:-35 7:-18
therapist 0:-21 1:-23 2:-32 3:30 4:-25 5:-21 6:-28 7:-16
therapy 1:-14 2:-13 3:-15 4:-15 5:-19 6:18 7:-16
they 0:-15 1:-35 4:50 5:-14 6:-31
theyll 2:-18 3:-17 5:-18 6:-17
thigh 0:-22 1:-25 3:32 4:-24 5:-20 6:-31 7:-14
thing 0:-14 2:13 3:18 4:-21 5:-26 7:-23
think 0:-20 2:-13 4:-21 7:-20
this 0:-23 2:-24 3:-34 4:-37
though 0:-19 2:-28 3:13 5:-15 6:-16
thought 0:-23 1:32 2:-25 3:-23 4:-25 5:-32 6:-32 7:-22
thougt 0:-15 1:16 6:-13
threat 0:-17 1:-13 2:-41 3:-39 4:-15 5:-22 6:56 7:-25
threaten 0:-24 1:-17 2:-38 4:-46 5:-35 6:41 7:-19
threatend 0:-18 1:-14 2:-16 3:-20 4:-17 5:-23 6:19 7:-17
thret 0:-14 1:-14 2:-14 3:-16 4:-14 5:-14 6:18 7:-14
threw 0:-26 1:-40 3:-42 4:-35 5:-40 6:22 7:16
throat 0:-20 1:-25 2:-23 3:-38 4:-17 5:-29 6:30 7:-26
through 0:-17 1:-25 2:-32 4:-26 5:21 7:-13
throw 0:-18 1:-35 3:-31 4:-18 5:-27 6:33 7:-22
thrown 0:-16 1:-22 2:-23 3:-19 4:-15 5:-16 6:-21 7:17
tie 0:-20 1:-18 2:22 3:-12 5:-15 6:-22 7:-20
tied 0:-27 1:-27 2:16 3:-30 4:-22 5:-29 6:31 7:-15
tiembl 0:-12 1:-13 2:-15 3:-15 5:-21 6:22
tiemp 0:-15 1:-22 2:-16 3:-14 5:25 6:31 7:-16
tien 0:-14 1:-24 2:-19 3:-39 4:25 5:-29 7:-13
tiend 0:-13 2:-16 4:-16 5:-19 6:12 7:-13
til 1:-12 3:-18 5:-13 6:15
tile 0:-13 1:-16 2:-12 3:-14 4:-14 5:18 6:-19
till 0:-26 1:-21 2:16 5:-21 6:23
tim 0:-16 1:-13 2:-17 3:-20 4:-16 5:-19 6:23 7:-13
time 0:-14 3:-37 4:-30 5:12 6:26 7:-22
tind 0:-15 1:-15 2:-20 4:-22 5:20 6:-35
tio 1:-19 4:-19 5:-20 6:-34
tip 0:-19 1:-19 2:-27 3:-24 4:27 5:-17 6:-24 7:-20
tipo 0:-13 1:-14 2:-17 3:-17 4:-23 5:15 6:-19
tir 0:-22 1:35 2:-32 3:-33 4:-25 5:-24 6:-21 7:-30
tire 0:-19 1:-26 2:-26 3:-21 4:-22 5:16 7:-18
tiro 1:-17 2:-19 3:-28 4:-29 5:-29 6:33 7:-21
tn 0:-13 2:-16 3:-21 4:-13 5:-13
to 1:18
toc 0:-16 1:-29 3:24 4:-26 5:-28 6:-39 7:-19
toca 0:-16 1:-29 2:22 3:27 4:-18 5:-28 6:-53 7:-17
toco 0:-15 1:-26 3:35 4:-26 5:-30 6:-39 7:-23
toda 0:-15 3:-28 4:-18 5:22 6:26 7:-23
today 1:-21 2:-21 3:-24 4:-23 5:-35 6:-25 7:30
toddl 0:-18 1:-26 2:54 3:-26 4:-24 5:-33 6:-58 7:-15
todo 0:-14 1:26 2:-27 3:-34 4:-37 7:-28
toilet 0:-18 2:-19 4:-15 5:-19 6:18 7:-22
told 0:-16 1:-31 2:31 3:19 7:-18
toled 6:16 7:-15
tom 0:-16 1:-20 2:-27 3:-27 4:-17 6:18 7:-16
toma 1:-22 2:-42 3:-32 4:-21 5:-18 6:41 7:-16
tomar 0:-16 1:-22 2:-17 4:-18 5:-21 7:-20
tome 0:-33 1:34 2:-15 3:-20 4:-18 5:-20 6:-27 7:-13
tomo 0:27 2:-22 4:-20 5:-24 7:-18
tomorrow 0:-27 2:-15 3:-28 4:-27 5:-43 6:16 7:-25
tonight 0:-19 1:-14 2:-38 3:-23 4:-33 5:-25 6:-26 7:58
tonit 0:-24 1:-20 2:-33 3:-39 4:-21 5:-27 6:-25 7:31
tont 0:-15 1:-22 2:-18 3:-21 4:-20 5:-14 6:23 7:-14
too 1:18 4:-30 5:-24 6:-34 7:-18
took 0:21 3:18 4:13 5:-29 7:-21
tooth 0:-13 2:-14 3:-22 4:-17 5:-19 6:17 7:-21
top 0:-24 1:-20 2:-19 3:36 4:-27 5:-29 6:-36 7:-31
tore 0:-19 4:24 5:-16
touch 0:-18 1:-26 2:24 3:40 4:-39 5:-39 6:-62 7:-22
tow 1:-19 3:-20 5:-18 6:-17 7:17
towel 3:16 4:-17 5:-20 6:-13
town 0:-13 2:-12 3:-16 4:-20 5:-23 6:15 7:-16
toxic 0:-19 1:-23 2:-18 3:-33 4:-21 5:-22 6:35 7:-17
trabaj 0:-14 1:-26 2:-26 3:-20 4:41 5:17 6:-28 7:-21
trabajador 0:-15 1:-15 2:-13 3:-27 4:25 5:-16 7:-14
track 0:-22 1:-13 2:-33 3:-37 4:-36 5:49 7:-32
trackin 0:-13 1:-21 2:-15 3:-18 4:-15 5:24 6:-26
trad 0:-16 1:-17 2:-17 3:-15 4:21 5:-16 6:-24 7:-18
trae 0:-13 1:-28 3:-23 4:-23 5:-18 7:-19
traffic 0:-18 1:-19 2:-19 3:-24 4:25 5:-16 6:-18 7:-14
traffick 0:-23 1:-36 2:-34 3:-54 4:64 5:-30 6:-45 7:-23
traffik 0:-15 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-13
trafic 0:-14 1:-19 2:-17 3:-21 4:29 5:-18 6:-20 7:-15
train 0:-23 2:-24 3:13 4:-17 5:-37 6:-28
trajeron 1:-20 3:-29 4:40 5:-19 6:-47 7:-26
tran 0:-13 1:16 2:-27 3:-29 4:-27 5:-21 6:-13
transgend 0:-15 1:16 2:-17 6:-20
transitional 1:-13 3:-17 6:14
trap 0:-17 1:-34 2:-20 3:-22 4:27 5:-32 6:13 7:-19
trash 1:-16 2:-20 3:-13 6:16 7:-16
trat 0:-19 1:-30 2:-26 3:-31 4:39 5:-27 6:-18 7:-22
traum 0:-18 1:-22 2:-18 3:13 4:-27 5:-20 7:-17
treatment 0:-13 1:-15 2:-13 3:-14 4:-14 5:-14 6:19
tree 0:-13 1:26 3:-23 4:-14 5:-34 6:-32 7:-21
tri 0:26 1:22 3:-14 4:-38 5:-32 7:-26
trib 0:-18 2:-15 3:20 4:-18 5:-17 6:-23
tribal 0:-14 2:-19 4:-23 5:-17
trip 2:-12 3:-24 4:13 5:-19 6:-18 7:-21
trippin 0:-19 2:-21 4:-17 5:25 6:-24
trist 1:15 3:-18 4:-13 6:-19
truck 0:-32 1:-31 2:13 4:17 5:16
truen 0:-15 1:-15 2:-22 3:-16 4:-17 5:-12 6:20 7:-14
try 1:-33 2:-27 3:-31 4:-17 5:12 6:36 7:-15
tucson 4:-16 5:-13 6:22 7:-19
turn 0:-29 2:-31 3:22 4:-37 5:19 6:-29 7:-16
tutor 0:-18 1:-20 2:26 3:21 4:-18 5:-15 6:-22 7:-12
tuve 0:-12 1:-14 2:-18 3:-18 4:-21 5:-24 6:23
tv 0:-19 1:-19 2:-21 3:-17 4:-14 5:-12 6:17 7:-16
tweakin 2:20 3:-15 4:-18 5:-17 6:19 7:-14
twic 3:-19 4:-20 5:14 6:-21 7:-14
twin 2:-13
twist 0:-17 1:-17 2:-20 3:-28 4:-13 5:-22 6:26 7:-15
two 0:-13 1:-18 2:-20 4:-21 5:-23
tx 6:14
tylenol 1:28 2:-16 3:-20 4:-23 5:-24 6:-26 7:-13
tyler 4:-13
typ 2:-13 3:-23 5:-24 6:16 7:-20
uber 0:-17 1:-34 2:-32 3:41 4:-21 6:-14
uhaul 4:-14 5:-19 6:15 7:-21
un 0:-13 5:19 7:-16
una 0:-12 2:-32 5:-20 7:-28
unaliv 0:-18 1:29 2:-18 3:-21 4:-24 5:-21 6:-22 7:-17
uncl 0:-18 1:-28 2:61 3:27 4:-12 5:-31 6:-17 7:-28
unconscious 0:32 1:-21 2:-24 3:-28 4:-20 5:-30 6:-20 7:-17
under 0:-17 1:-40 2:-31 3:18 4:-34
underw 1:-12 3:-14 4:-14 6:14 7:-12
undocument 0:-20 1:-24 2:-29 3:-24 4:-24 5:-30 6:25 7:-27
undress
unhealthy 0:-14 1:-13 2:-12 3:-13 4:-13 5:-12 6:16
unit 0:-13 1:-19 2:-16 4:-15
unknown 0:-14 2:-22 3:-30 4:-26 6:-22
unless 0:-17 1:-15 3:24 5:-27 6:13
unsaf 0:-13 1:-14 2:-21 3:-20 4:-19 5:-17 6:22 7:-20
until 0:-19 1:-29 2:-19 4:-15 5:-29 6:29 7:-16
unwant 0:-15 1:-20 2:-32 3:26 6:-13 7:-13
up 2:-26 4:-13 5:15 7:-21
upper 1:-17 2:-16 3:-17 4:-19 5:-13 6:17 7:-15
urge 0:-31 1:25 2:-14 3:-16 4:-18 5:-18 6:-32 7:-15
us 0:-19 1:-33 2:19 3:-15
usa 0:-13 1:-14 2:-21 3:-16 4:14 6:-15
use 0:-18 1:12 2:-15 4:-24 5:-31 6:13
used 0:-15 1:-18 2:-26 3:22 4:-13 5:-14 6:-20 7:-18
using 2:19 3:-13 5:-14 6:16
utah 1:19 6:16
va 0:-15 1:16 2:-33 3:-41
vale 0:-14 1:19 2:-19 3:-19 5:-15 6:-12 7:-16
valg 0:-13 2:-17 3:-30 4:-21 5:-13 7:-16
vamo 0:-16 2:-16 4:-14 5:-20 6:-16
van 0:-16 1:-25 3:-40 4:12 5:17 6:-35 7:25
vece 0:-14 1:-24 3:-15 4:-13 5:20 7:-22
vecin 1:-23 2:21 4:-24 5:-20 6:-19 7:-20
vegas 1:-25 3:-14 6:-15 7:19
vena 1:19 3:-20 4:-15 5:-13 6:-19
vend 0:-18 1:-29 2:-31 3:-39 4:49 5:-31 6:-42 7:-19
vendi 0:-16 1:-18 2:-16 3:-20 4:26 5:-17 6:-22 7:-15
venen 1:17 2:-12 3:-13 4:-14 5:-13 6:-13
vent 0:-16 1:-16 2:-25 3:-22 4:-15 5:21 6:-16 7:-16
ventan 0:-13 1:-19 2:-23 3:-26 4:-29 5:20 7:-18
veo 0:-17 1:24 2:-24 3:-22 4:-25 6:-26 7:-19
ver 0:-18 1:-26 2:-30 3:-25 6:23 7:-25
verbal 0:-17 1:-20 2:-28 3:-29 4:-17 5:-17 6:30 7:-14
verbally 0:-14 1:-13 4:-13 6:14
vesin 0:-17 1:-17 2:-17 3:21 4:-17 5:-16 6:-19 7:-15
vet 0:-21 1:20 2:-28 4:-26 5:-28 6:-44
veter 0:-15 1:12 4:-13
vez 3:-13 4:-17 5:-16 6:21 7:-14
viaj 1:-20 2:-20 3:-30 4:23 5:-20 6:-22
victim 0:-14 1:-24 2:-24 5:-18 6:12 7:-25
vida 0:-13 1:49 2:-27 3:-23 4:-37 5:-16 6:-46 7:-34
vide 0:-16 1:-19 2:-25 3:37 4:-32 5:24 6:28 7:-20
videophon 0:-14 1:-22 2:-20 3:-20 4:-17 6:18
viej 1:-17 4:-25 5:-22 7:-20
vien 0:-14 2:-14 4:-12 5:15 6:-26
vigil 0:-17 1:-28 2:-28 3:-30 4:-27 5:46 6:-17 7:-20
vine 1:-14 3:-15 4:15 6:-17 7:-19
vio 2:17 3:-18 5:-12 6:-16 7:-14
viol 0:-20 1:-35 2:-53 3:61 4:-36 5:-30 6:-62 7:-21
violacion 0:-21 1:-34 2:-24 3:43 4:-27 5:-25 6:-32 7:-21
violanc 0:-19 1:-24 2:-19 3:-16 4:-25 5:-22 6:29 7:-21
violat 0:-21 1:-23 2:-22 3:-20 4:-21 6:32 7:-19
violenc 0:-15 1:-26 2:-17 3:-15 4:-25 5:-18 6:40 7:-18
violenci 0:-17 1:-34 2:-25 3:-29 4:-25 5:-26 6:55 7:-22
violent 0:-24 1:-30 2:-40 3:-42 4:-34 5:-39 6:43 7:-21
virgin 0:-12 4:-13
visa 0:-15 1:-26 2:-20 4:24 5:-17 7:-18
visit 0:-18 1:-17 2:30 4:-12 5:-18 6:-34 7:-15
visitation 0:-22 1:-12 2:-15 3:-22 4:-16 6:13 7:-14
viv 0:-15 1:18 2:-13 3:-13 4:-14 5:-14 6:23 7:-13
vive 1:-18 2:-25 3:-16 4:-19 6:21 7:-20
vivir 0:-23 1:36 2:-26 3:-30 4:-25 5:-25 6:-32 7:-30
vivo 0:-18 1:-23 2:-28 3:-30 4:-26 6:24
voic 0:-17 1:16 3:-30 4:-22 5:-23 6:-25 7:-18
voilenc 0:-15 1:-14 2:-12 4:-16 5:-14 6:16
volunt 0:-17 2:27 4:-17 5:-23 6:-23 7:-20
volv 0:-16 1:-17 2:-26 3:-15 4:-20 5:-22 6:24 7:-22
vouch 0:-16 1:-19 2:-14 3:-15 4:-27 5:-15 7:24
voy 1:-26 2:-23 3:-20 4:-31 5:-14 6:26 7:-17
vuelv 1:-18 2:-15 3:-18 4:-19 5:-14 6:16 7:-18
wait 0:-15 1:-14 2:-30 3:-34 4:-31 5:39 6:-12
waiv 3:-18 4:-20 6:15
wak 0:-18 1:22 2:-14 3:-16 4:-15 5:-20 6:-21 7:-13
wake 0:22 1:26 2:-19 3:-39 4:-48 5:-26 6:-23 7:-21
wal 0:-14 1:-21 3:16 4:-14
walk 0:-24 1:-40 2:-35 3:-17 4:-37 6:23 7:16
wall 0:13 1:-22 2:-44 4:-31 5:-30 6:42 7:-21
walmart 0:-17 1:-15 2:-37 3:-25 4:-22 6:-35 7:28
want 0:-21 1:36 2:-16 5:-22 6:-24 7:-37
ward 0:-12 1:21 3:-13 4:-13 5:-13 6:-20
warm 1:-16 3:-13 6:-19 7:18
was 0:-20 1:-31 3:39 5:-19 6:-25 7:-14
washington 1:-12 3:-14 4:-15 5:-13 6:16 7:-15
wasnt 0:-12 3:18 4:-24 5:-20 6:-26 7:-18
watch 0:-18 1:-26 2:13 4:-18 5:34 6:-22 7:-24
water 0:27 1:-20 3:-18 4:-17 5:-14 6:-29 7:-14
way 0:-19 1:39 2:-21 3:-28 4:-24 5:-23 6:-31 7:-26
we 0:-14 1:-30 2:-28 3:-23 6:-24 7:37
wear 0:-18 1:-34 2:-25 4:-17 5:18 6:-16
websit 0:-13 1:-13 2:-24 3:-25 4:26 5:-27 6:-24 7:-17
weed 0:-16 1:-17 2:-17 3:-15 4:21 5:-16 6:-24 7:-18
week 0:18 2:-32 3:-28 6:-14
weekend 0:-16 1:-21 3:23 4:-23 5:-23 6:-31 7:-18
weird 2:-15 3:-22 5:17 6:-28 7:-18
welt 2:19 3:-18 4:-16 5:-18 6:-22 7:-19
went 1:-22 2:-15 4:-23
were 1:-22 4:-12 5:-22
wet 1:-17 2:18 3:-22 5:-12 6:-20 7:-19
what 2:-15 4:-30 5:13 6:-13 7:-23
wheel 0:-18 1:-17 2:-23 3:-28 4:-15 5:-17 6:26
wheelch 0:-24 1:-31 2:-41 3:-38 4:-35 5:-24 6:40 7:-33
when 1:-25 3:17 4:-32 5:-18 7:-16
wher 0:-18 1:-42 4:-37 7:36
whil 0:-21 1:-25 2:-46 3:29 4:-28 5:-24 6:19
whip 0:-26 1:-22 2:25 3:-26 4:-16 5:-20 7:-16
whit 3:-15 4:-13 5:18 6:-15 7:-23
who 0:-15 1:-27 3:-43 4:23 7:-29
whol 0:20 1:24 2:-27 3:-30 4:-29 5:-22 6:-23 7:-15
whor 0:-21 1:-21 2:-19 3:-17 4:-24 5:-35 6:33 7:-21
why 0:-16 1:13 2:-19 3:-26 4:-16 5:-22 7:-14
wichit 0:-13 1:-12 4:-15 5:-14
widow 3:-20 6:17
wife 0:-17 2:-48 3:-28 4:-30 5:-22 6:25
wilk 3:-20 6:22
will 2:-14 3:-15 5:13 6:18
window 0:-16 1:-26 2:-34 4:-38 5:24 6:-22 7:-37
windshield 0:-29 1:-31 2:-20 3:-18 4:-17 5:30 6:-16
wine 0:-24 4:-16 6:-14
wint 0:-27 1:-18 2:-17 3:-18 4:-26 5:-23 6:17 7:-30
wisconsin 6:13 7:-14
wish 0:-22 1:40 2:-16 3:-33 4:-28 5:-27 6:-25 7:-24
with 4:13 7:31
without 0:-16 2:-32 3:21 4:-15 5:-33 6:-31 7:-15
wive 2:-14 3:-15 4:-17 5:-13 6:20 7:-19
wlw 0:-17 1:-18 2:-17 3:-18 4:-17 5:-17 6:19 7:-14
woke 0:-25 1:-43 2:-21 3:56 4:-35 5:-39 6:-52 7:-21
women 0:-13 1:-24 2:-28 3:-14 5:-16 6:33
wont 1:-25 2:-15 3:-18 6:21 7:-12
word 0:-13 1:-15 2:-13 3:-14 4:-14 5:-14 6:19 7:-12
work 0:-14 1:-29 2:-18 3:-26 4:40 5:15
world 1:19 3:-17 6:-20 7:-20
worri 1:13 3:-14 4:-15
wors 0:-19 1:18 5:-18 6:-17 7:-17
worth 0:-19 1:38 3:-22 4:-23 5:-16 6:-31 7:-20
worthless 0:-19 2:-14 3:-22 4:-23 5:-25 7:-25
would 0:-15 1:41 2:-30 3:-14 5:-27 6:-13 7:-27
wouldnt 1:-20 2:-22 3:24 4:-23 5:-28 6:18 7:-19
wrap 2:-16 5:-13 6:15
wrist 0:16 1:28 2:-26 3:-31 4:-18 5:-22 7:-17
writ 0:-29 1:32 2:-25 3:-20 4:-24 5:-29 6:-26 7:-20
wrong 0:-18 1:-31 3:20 4:-21 5:-25 7:-12
wrot 1:30 2:-31 3:-17 4:-32 5:-24 6:-34 7:-22
wv 0:-14 1:-14 2:-17 3:-18 4:-16 5:-14 6:19
wylin 0:-22 1:-25 2:-32 3:-18 4:-19 5:-25 6:23 7:-28
wyo 4:-12 5:-12 6:15 7:-15
wyom 0:-14 1:-12
xanax 0:18 1:17 2:-12 3:-14 4:-16 6:-21
y 1:-12 2:-17 4:29
ya 0:-15 1:34 2:-22 3:-31 4:-24 5:-16 7:-17
yakim 4:-13 6:12 7:-12
yank 0:-17 1:-14 2:-16 3:-25 4:-12 5:-21 6:22 7:-25
yard 0:-17 1:-16 2:-23 3:-23 4:-23 5:-19 6:23 7:-21
year 0:-16 1:-22 2:17 5:-28 6:-17
yel 0:-20 1:-31 2:-29 3:-36 4:-35 5:15 6:44 7:-23
yell 0:-22 1:-24 2:-17 3:-38 4:-29 5:-24 6:32 7:-37
yern 0:-18 1:-20 2:15 3:-15 4:-20 5:-14 6:26 7:-13
yes 1:-31 2:-28 3:28 4:-18 6:-26
yesterday 0:-20 2:-15 3:-13 4:-15 5:-18 6:16 7:-14
yet 0:-13
yo 1:-15 3:14 4:14 5:-29
york 0:-12 1:-14 2:-13 4:-14 5:-14 6:13
you 2:-33 3:-13 4:-30 5:-12 6:24
zanesvil 0:-18 5:-14 6:16
zero 2:-12 3:-14 4:-15 5:-17 6:-12 7:15
`,
}
