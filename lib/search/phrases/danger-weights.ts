/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.4,
  words: `
1:-23 1:-20
11:23 and:18
12 old:15 step:-32 year:15
13:16 and:19 my:20
14:26 and:20 pregnant:27
15 dad:14 hit:25 me:32
16 homeless:-15 hrs:16
17:18 and:-23
18:-28
19:15
2:11 1:-20
20 and:14
24:14 hour:10
28:-9 day:-9
2am:24
2nit:23
3 and:19 ano:-20 day:10 in:28 kid:26 no:31 notic:-13 old:-17 on:-15 year:-22
30:11 day:-25 program:-11
4 a:-14 ano:-19 old:-12 year:-12
40:-16
45:-20
5:16 day:-13 notic:-13 old:25 year:25
50 a:14 day:14 time:14
6:18 month:-9 old:15 year:30
60:15
68:-15 my:-21
70:23 old:20 women:20 year:20
72 and:17
8:-22 week:-17
9:-10
90:-9 day:-9
a:9 a:36 abuel:-28 account:-13 acost:9 again:27 al:11 anymor:14 at:19 baby:-48 bag:24 bakery:-12 bar:19 bat:19 bed:29 belt:15 black:25 bottl:15 break:-22 bridg:28 bunch:20 burd:22 business:-9 by:-9 cada:20 cal:22 cama:22 camer:23 car:11 casa:32 chair:28 child:10 cita:-17 citiz:-9 con:30 cor:-10 cord:17 cort:-26 cosa:14 credit:-23 crib:-18 crim:-13 cuart:20 dad:-18 date:25 day:18 daycar:-12 debt:27 deport:11 desaloj:-11 doctor:-15 dond:33 dont:16 door:16 drog:-9 drug:-19 echar:-9 en:26 escuel:-19 esta:10 estar:15 este:-12 eye:25 famili:20 family:12 fight:22 follow:10 for:-12 fost:-11 free:-19 friend:24 fuerz:36 gas:26 get:17 girl:-19 gps:17 gun:36 hacer:14 have:-19 he:35 headlock:12 her:-10 herman:-22 his:20 hole:24 hombr:15 home:-15 hotel:-15 in:30 insuranc:-16 ir:24 keep:22 kill:10 kit:14 knif:33 la:16 lanz:-12 las:-21 lawy:-16 leas:-19 lesbi:10 let:13 light:26 loan:-24 lock:13 los:24 lot:12 lump:-27 luz:-11 mama:-16 man:30 massag:16 matar:13 me:9 mi:13 mis:-11 mom:-13 mujer:18 my:44 nada:11 nanny:16 never:-9 new:-19 newborn:-9 next:17 night:41 nina:17 nino:11 no:-15 nombr:-23 note:15 notic:-16 now:27 of:23 on:23 onlin:25 or:10 order:-27 out:19 pagar:18 pais:11 pap:-15 para:17 parent:-11 part:12 party:19 phon:-26 pill:17 pillow:30 plan:13 plat:14 polic:-17 polici:-15 pregnancy:-12 prison:24 que:12 quit:-15 rape:17 rato:20 razor:18 relacion:14 relationship:21 report:-23 restrain:-13 resum:-22 ride:-23 room:-14 rope:24 sacar:-10 safe:23 salir:17 say:22 sel:14 sexo:12 shelt:-24 si:27 station:30 su:19 sus:-11 tatt:11 tener:15 test:-16 that:-12 the:18 they:19 ticket:-20 to:19 toda:15 tonight:24 trabaj:23 track:27 tree:12 un:21 under:21 universidad:-16 up:13 van:-13 ver:24 veter:-21 want:11 way:19 week:15 wheelch:-15 wher:28 who:31 whol:20 whor:15 with:25 woke:13 women:-11 y:19 ya:12 year:10
aa:-21 meet:-19
abandon:19
abcess:-19
abiert:-25
abog:-21 asil:-11 cost:-12 de:-10 desaloj:-10 el:-14 en:-18 famili:-26 gratis:-12 inmigracion:-12 laboral:-24 migracion:-12 migratori:-13 newark:-14 para:-14
abogd:-23 de:-23
abort:-29 en:-16 gratis:-9
abortion:-24 by:-10 clinic:-9 fund:-12 help:-14 in:-14 legal:-9 mail:-10 me:-13 money:-13 near:-13 pill:-21 texas:-11
abortiv:-20
abortoin:-24
about a:-13 baby:-22 driv:17 end:24 leav:9 life:16 mom:-30 money:-22 my:11 off:16 the:16 wic:-24
abrir:-24 cuent:-11 negoci:-13 un:-17 una:-20
abscess:-25
abuel:-32
abuelit:-18
abus:64 a:11 as:15 by:21 child:24 county:25 daught:22 de:23 emocional:19 en:27 help:61 her:-15 hija:24 hijo:29 hotlin:10 husband:12 i:27 immigrant:-26 in:36 infantil:26 me:40 menor:27 mi:22 my:22 nina:25 nino:22 only:9 sexual:19 sexualment:21 shelt:54 son:21 survivor:-17 the:-9 victim:14 women:36
abusiv:62 and:25 ex:17 fath:23 help:14 husband:16 marriag:16 moth:32 relationship:20
abusv:-25
ac:-34
acab con:22 de:-21 la:-13 lleg:-21 todo:22
accept:-10
accessibl:-20
accident:-13 trabaj:-15
accommodation:-14
account:11 hack:-19 in:-22 me:-11 messag:14 name:-22 ssn:-12 to:14 with:-19
accus:27 me:27 of:21
acech:33
acept:-11 medicaid:-10
acerqu:-21
ache:-19
aclu:-16
acog:-15
acos:9 el:-17 en:-26 sexual:-19 trabaj:-16
acost:16 con:16 hombr:15
acp:-12
acs:-19
acta de:21 nacimient:-21
activity:-21
acuerd:20
acuest:26 con:26 el:22
ada:-18
addict:-28 daught:-13 to:-17
addiction:-28
address:-20 confidentiality:-16 ex:-27
adhd:-18
adiccion:-21
adict:-27 a:-17 al:-21 las:-17
adolescent:-28 sin:-14
adopcion:-19
adopt:-22
adoption:-28
ads:17
adult education:-14 mayor:-27 protectiv:-11 school:-18 servic:-11
advic:-23
advis:-10
affirm:-11 care:-11
afford:-24 daycar:-10 medicin:-11 my:-15
affordabl:-19 apartment:-13 hous:-15
afgh:-17 refug:-16
afraid:20 he:13 hurt:-16 my:21 to:19 will:13
after abus:-10 assault:16 baby:-33 birth:-19 care:-10 cost:-11 eat:-24 he:35 me:31 pill:-25 prison:-17 program:-9 rape:25 school:-16 shelt:-22 visit:27 with:27
afterschool:-16
afuer:36 casa:23 de:29 del:16 escuel:9 la:20 mi:25 trabaj:23
again:19 and:24
against:15 ex:-29 husband:-27 the:22 wall:18 will:30
agar:19 cuel:15 del:21
aged:-20 fost:-10 of:-10 out:-20
agenci de:-17
agency:-11
aggressiv:26
aging:-17 out:-9
ago:24 anyon:11 never:11 told:11
agreement:-15
agresion:23 sexual:23
agresiv:44
agricol:-16
agua calient:16
aguant:15 a:-12 mas:22
ahorc:31
aid:-22 county:-18 for:-9
aide:11 hit:22 me:17 train:-19
air condition:-12
aire:-25
airtag:10 car:34 in:33 my:33 purs:14
al coyot:16 doctor:-13 jueg:-9 lado:20 me:16 nino:12 orin:-16 piso:18 y:17
alabam:-16
alarm:-9 free:-9
alask:12 nativ:-11
albany:16
albergu:-10 bayamon:-15 en:-25 mujer:-30 para:11
albuquerqu:-24
alcanz:-25 la:-17
alcohol:-26
alcoholic:-32 anonymous:-13 husband:-18
alcoholism:-22
alejamient:-10
alert:18
algo:27 beb:16 en:16 la:16
algui:17 espi:22 me:19 por:22
aliment:-17
alimentici:-20
alimony:-25
aliv:37
all:20 and:25 fight:12 me:12 money:15 my:25 night:-11 no:15 of:15 pay:24 pill:17 sleep:12 text:15 time:-14 to:17
allergic:-11 cat:-11 to:-11
allergy:-28
allianc:-11
allow:31 my:19 to:19
allowanc:19
alojamient:-19
alon all:22 at:-12 day:21 to:21
along:-17
alquil:-18
already:37
alta:-15
alto:-16
alvergu:-21
always:14 accus:17 and:19 hungry:19 me:18
am and:-21 i:21 my:13 need:-23 scar:13
amamant:-29
amaneci:11
amar:28
amenas:25
amenaz:25 a:30 con:12 cuchil:10 deport:-25 la:11 llam:21 migr:9 public:-24 quit:30 un:15
americ:-12 health:-13 help:18 samo:11 violenc:20 women:-31
american:-20
amig:17
amish:28 women:28
amor:-28
an:16 abusiv:24 addict:-11 airtag:15 allowanc:19 and:19 answ:16 apartment:-22 id:-22 in:9 my:23 on:22 relationship:13 texas:-11
ana:-11
ancian:-10
and:16 13:11 16:28 3:26 a:-12 about:-16 abus:35 all:14 alon:10 and:25 are:27 at:22 baby:-9 back:21 boyfriend:17 break:27 bruis:15 cal:15 call:14 cant:9 cash:18 childr:-13 clean:17 come:14 cook:-12 cop:22 cry:-9 dark:23 daught:-14 day:9 daycar:-21 delet:14 diap:-25 did:20 didnt:19 disapp:12 does:17 family:-13 feel:15 fell:11 fight:-11 fir:-11 follow:26 food:20 for:-10 free:-17 fridg:19 go:10 going:14 got:26 gun:27 hand:15 has:18 hate:-15 hav:-13 he:31 hed:10 help:-16 hide:23 his:10 hit:30 hold:21 home:-19 homeless:-32 hous:-19 husband:20 i:-12 ill:10 im:12 it:19 its:21 just:17 keep:19 late:-24 laugh:24 leav:26 let:37 live:24 lock:32 mad:19 man:14 marriag:-16 me:20 miss:-29 move:20 my:21 name:21 need:-30 never:14 next:12 not:11 noth:21 now:29 nowher:16 of:28 one:30 our:19 out:15 outsid:18 parent:18 partn:12 passport:17 pay:19 phon:18 pregnant:-20 push:19 rap:31 rent:-12 run:-25 sad:-22 said:19 say:21 scream:23 shar:-16 she:11 shov:16 slap:12 sleep:39 snow:19 son:24 spit:14 stay:-13 stepdad:20 stop:-9 stuff:26 take:34 tampon:-10 terrifi:23 testament:-17 the:36 then:18 ther:21 they:16 thing:14 threat:16 threw:18 till:9 to:25 told:22 train:-11 turn:22 up:25 us:21 wake:10 want:-11 was:-12 we:13 what:21 wife:-24 will:15 with:19 woke:11 wont:15 work:29 wrot:15 yel:25 yell:10
anda:34 afuer:9 con:23 mi:22
ando:24
angel:-31
angeles:-18
anger:-25 issu:-12 my:-18
angry:17
angusti:-16
animal:-17
annulment:-21
anoch:31
anon:-25
anonim:-19
anonymous:-13
anorexic:-21
anoth baby:-23 stat:-16
ansiedad:-27
answ:-9
anticonceptiv:-32 gratis:-12
antoni:-12
anxiety:-21
anxious:-17
anybody:20
anymor:42 i:16 want:19
anyon:15
anyth:19
anyway:10
anywher:15
aog:-16
apach abus:26
apartament:-22 bajo:-10 barat:-11 de:-10 recurs:-10
apartment:-23 eviction:-9 for:-11 in:32 that:-18
aplic:-14 cupon:-20 para:-13 wic:-9
aplication:-13
apoy:-23 para:-12
app:-20
appeal:-20
appl:-20
applianc:-14
application:-28
apply:-13 for:-13 snap:-16 tanf:-12
appoint:20
appointment:-22
aprend gratis:-28
apret:23 cuel:23 el:23
aprovech:25 de:25 mi:25
aqui:32
ar:-16
arde:-13 al:-13 orin:-13
are:12 abus:21 always:19 at:14 being:21 by:23 fight:-14 gone:15 in:21 lock:20 me:-14 my:-17 off:-26 outsid:14 over:-14 shut:-15 sleep:15 the:10 to:-13
area:-22
argu:17
arizon:-14
arkansas:-21
arm:13 and:15
armpit:-18
army:-15 shelt:-11 wife:20
around:37 my:14 neck:14
arregl:-29 mi:-17 mis:-12 papel:-20
articul:-12 de:-12
as a:13 child:18 kid:22
asap:12
asault:10
aseguranz:-19 medic:-10 mis:-14 nino:-15 para:-13
asesori:-15
asient:-12 para:-10
asil:-22
asistanc:-14
asistenci:-22 de:-11
ask:12 befor:12 for:19 i:12 leav:-10 money:26
asl:-12 interpret:15
asleep:23
assault:61 a:18 at:24 hotlin:13 last:19 me:29
assist:-25
assistanc:-20 county:-15 program:-9
assistant:-9 program:-9
assult:18
asylum:-28 seek:-19
at:13 11:17 15:-20 16:-27 2am:24 40:-16 8:-17 a:26 baby:-28 bar:20 bus:30 by:28 car:27 colleg:27 daycar:11 din:19 dmv:-22 do:-9 follow:21 frat:22 gas:10 gym:-13 head:25 home:41 hospital:-17 hous:18 i:20 job:-10 keep:24 laundromat:25 me:40 mom:19 need:-23 no:-26 party:26 salon:12 school:-25 station:28 stop:23 stor:28 take:9 to:20 truck:15 wed:-24 week:-17 woke:13 work:-16
ate:-26
atencion:-11 gratis:-9 medic:-10
athen:-23
atlant:-17
atorney:-21
atras:-23 con:-22 en:-11 la:-24 rent:-23
attack:-20 the:-26
attempt:24
attendant:-17
aunt:16 brought:15 me:23 to:20
auror:-17 co:-12
authority:-19
autism:-34 need:-15
autistic:-13 daught:-17 son:-17 women:12
autobus:13
avent:42 contr:13 la:14 par:13
avient:25 cosa:14
avis:-18 de:-18 dia:-13
avog:-23
away and:32 cat:20 from:13 him:16 home:-17 husband:22 im:25 my:33 order:-12 the:-24 with:-26
ayud agua:-12 alquil:-13 bile:-9 com:-25 con:-38 de:-17 deposit:-10 efectiv:-13 el:-21 en:-18 ex:19 golp:30 gratis:-11 hijo:-12 la:-18 los:-28 luz:-12 mama:-14 me:26 medicin:-12 mi:21 mujer:26 navidad:-12 pagar:-17 por:23 psicologic:-22 rent:-15 solter:-17 violenci:26
azuc:-27
b after:26 free:9 rape:15
baby adoption:-18 all:-21 and:10 are:22 at:-22 back:11 blue:11 born:-15 came:11 cant:-20 car:15 cloth:-31 cry:-25 dad:17 disapp:9 fell:-23 food:-13 for:-12 formul:-20 from:22 has:16 he:14 help:-30 hit:19 hous:-18 i:17 is:25 item:-16 keep:10 milk:-20 need:-14 no:-29 outsid:16 show:-40 sleep:-29 stop:-18 stuff:-26 supply:-22 the:19 when:31 wipe:-19 wont:-26 work:15
babysit baby:25 hit:16 my:25
back:-10 and:24 at:-12 care:-11 colleg:-15 dad:15 fost:-11 from:25 his:15 home:21 i:23 in:-17 need:-22 on:-24 rent:-13 school:-23 support:-10 the:24 to:-13 with:21
background:-17 check:-17
backpack:-15
bad apartment:-10 back:-18 credit:-17 relationship:29
bag:19
bail:-26
baj:-17
baja:-21
bajo recurs:-10
bakersfield:-21
bakery:-14
balanc:-25
ban from:-23
banc:-14 aliment:-12 com:-11 de:-13
bang door:12 my:25 on:25
bangor:-11 main:12
bank:-18 me:-9 milwauk:-13 near:-9
bankruptcy:-26
bar:12
barat:-24 en:-13
barb:-15
barefoot:17
bas:-13 apartment:-9 hous:-11
basement:23
basic:-17
bassinet:-20
bat:19
bathroom:12 a:13 he:13 with:11 yel:14
batter:63 shelt:39 wife:22 women:50
bayamon:-15
be:23 a:15 aliv:23 anymor:12 bet:11 dead:27 gone:15 hand:13 happi:13 here:17 if:15 me:11 my:26 off:11 on:25 out:-11 over:27 pregnant:-31 put:19 with:21 without:11
beach:-21
beat:37 a:10 and:17 boyfriend:14 her:21 im:18 kid:29 last:10 me:36 mom:22 my:30 up:32 us:20
beauty:-15 school:-12
beb:9
bebe gratis:-15 no:-19
beca:-19 mujer:-16 para:-14
becaus domestic:-23 gay:29 of:-16 pregnant:-21 violenc:-23
becom:-16 a:-16 fost:-11 parent:-11
bed:17 for:-26 free:-18 in:21 its:12 kid:-22 my:9 tonight:29 tonit:26
bedroom:25 door:20
been:54 about:10 all:19 and:16 behind:19 drink:16 in:22 me:19 my:27 text:17 think:10 walk:19
befor come:23 he:23 i:12
beg:25
behind:13 me:36 mortgag:-16 on:-30 payment:-16 rent:-22 support:-21
being:29 a:-15 aliv:27 beat:19 bulli:-25 by:9 control:21 do:9 evict:-25 forc:28 here:14 hit:31 hurt:23 molest:31 mom:-15 my:16 out:12 pimp:14 pregnant:-14 scam:-22 sold:26 to:13 track:21
believ:22 me:10
belt:26 mark:26
bend:-9
benefici:-21 para:-12
benefit:-36 deni:-9
benifit:10
bernardin:-18
best friend:15 goodby:15 post:14 said:11
bet:30 i:16 if:16 me:15 off:39 without:15
bien:-18
big:-26
bike:-17
bil de:-13 del:-21 la:-9 luz:-13
bile:-22
bill:-28 after:-17 assault:-19 from:-24 ga:-9 help:-20 in:-18 my:-18 name:-18
biloxi:-15
bing:-20 eat:-11
biolenci:-26
biopsy:-28
bipol:-24
birmingham:-13 alabam:-12
birth:-23 and:14 cent:-13 certificat:-20 control:-10 free:-13 parent:-13 pill:-24 shot:-16 without:-13
birthday:-29
bisexual:-22
bismarck:-16
bit:13 kid:-29 me:34 my:15
bite me:33
biz:-15 loan:-10
black:21 and:25 business:-16 eye:37 women:-28
blackmail:-12 nude:31
blad:-13
bleach:32 carpet:-17 on:15 stain:-17
bleed:36 a:27 lot:27 pregnant:-22
blew:-15
blind:-12 abus:25 and:13 help:-27 need:-19
block:30 door:12 my:24 the:12
blood:-15 pressur:-27 sugar:-17
blow:19 my:17 phon:17 up:19
body shop:-19
bola:-11 el:-11 en:-11
bolet:-24 de:-19
bolit:-15 el:-15 en:-15 pech:-14
bols de:-19 trabaj:-19
bomb my:-17 test:-17
bond baby:-30 my:-22 newborn:-12 with:-24
bono:-15 attorney:-13
book:-24
bor:-23 busc:-14 historial:-13 lo:-14 mi:-11 que:-14
borrach:13 me:17 y:17
boss:-11 cut:-19 fir:-18 for:17 grab:31 have:-9 hold:23 hour:-16 i:-21 if:18 in:22 is:-11 keep:9 lock:21 me:-16 our:28 passport:28 pay:-20 said:-25 sleep:26 tip:-12 with:26 wont:-26
boston:-19
both women:17
bottl of:11 tylenol:9
bought:25 a:21
bounc:-24
bowl:-16 green:-16
box:-28
boy:13
boyfriend:26 a:-13 allergic:-11 and:-9 beat:23 brok:-14 buy:14 check:15 chok:13 drug:-24 get:24 give:22 has:-11 have:25 head:14 her:23 his:-9 hit:14 hurt:19 i:-15 into:13 is:-25 job:-9 kid:13 let:18 lost:-9 make:25 me:27 mileag:15 mov:-17 my:54 out:12 post:23 propos:-23 punch:12 put:19 say:23 sell:20 show:12 slam:14 sleep:14 stop:22 the:-11 to:-15 track:14 up:20 us:9 watch:12 when:22 with:-9 wont:35
bra:-26
brac:-22
brain:-10 injury:-10
brak:-19
braz:33 mi:21
break a:-18 at:-24 becaus:24 my:26 phon:38 stuff:26 thing:28
breakdown:14
breakup:-24
breast:-21 canc:-14 exam:-16 insuranc:-11 lump:-11 milk:-10 pump:-11 screen:-11
breastfeed:-28
breath:29 he:13 right:12
brid:19
bridgeport:-15 ct:-15
bring:-9 baby:-11 my:-22 to:-20
brok and:24 apartment:17 car:-24 fing:24 furnac:-17 glass:17 hous:14 in:-9 into:10 jaw:27 my:47 nose:27 now:-11 phon:23 protectiv:10
bronx:-15 ny:-23
brooklyn:-9
broth:27 beat:12 is:16 law:20 make:13 me:32 the:-14 touch:15 with:11
brothel:30
brought:19 here:10 me:19 to:15
broward:11
brownsvil:-15 texas:-13
brows:-22
bruis:40 and:10 from:18 her:11 my:20 on:31 say:10 son:16
budget:-25
bug:-28 my:-18
bulimi:-17
bulimic:-16
bullet:-23 journal:-23
bulli:-27
bully:-27 a:-15 me:9 mi:-15 my:-20
bult:-13 el:-13 en:-13 seno:-14
bump:-12 down:-19 ther:-19
bunch:20 of:20 pill:17
bunk:14
burd:9 to:22
burial:-19
burlington:-15 vermont:-11 vt:-14
burn cook:-18 hand:-27 me:33 myself:27 on:11 paper:17 the:13 with:23
burnout:-18
bury:-19 baby:-20 my:-25
bus card:-17 driv:-26 drop:11 for:-14 money:-20 my:9 pass:-28 schedul:-24 station:10 ticket:-12 with:18
busc:-21 trabaj:-21
business:-21 grant:-14 licens:-14 loan:-11 money:-12 women:-11
but:15 a:16 didnt:12 he:27 i:14 me:12 no:-9 stop:12
butt:22
buy a:-19 and:14 her:14 home:-14 hous:-19
buyer:-12
by:10 a:-37 and:22 baby:16 broth:12 car:14 daddy:16 doctor:18 hair:16 her:17 hous:34 husband:26 ice:-14 mail:-26 my:39 son:23 strang:-25 supervisor:9 the:-17 work:29
c:-33 section:-22
ca:-9
cabez:-30
cabinet:-28
cachet:36
cada:26 rato:20
cae:-24 mi:-18
cagu:-15
cal bebe:17 con:12 mi:17 on:-22 polic:-13
calefaccion:-22
calient:9
californi:-26
call:24 50:14 a:30 and:11 cop:9 every:-15 him:16 ice:-16 immigration:-11 job:16 me:30 my:35 name:17 on:-9 sir:16 stupid:19 the:11 time:14
cam show:20
cama:9 hijo:-12 mi:-12 para:-37
camar:-9
cambi:-26 cerradur:-14 chap:-9 de:-18 la:-15 mi:-12 nombr:-11
camd:-12 nj:-12
came:34 a:18 back:11 from:11 his:11 home:23 in:9 my:23 to:23 with:23
camer:-18 bathroom:15 hous:-23 my:-12 the:18
camion:-9
camp:-28 for:-16
campesin:-18
campus:23
can:-25 a:-13 break:31 evict:-13 fire:-15 get:-22 go:21 he:-26 landlord:-13 leav:25 me:-13 my:-28 sleep:10 take:-22 talk:-10 the:-10 to:-12 tonight:27 work:-20
canal:-15
canc:-27 de:-12 treatment:-12
cans:31 de:31 vivir:23
cant:16 a:-16 about:24 afford:-25 anoth:17 anymor:23 baby:-25 bond:-19 breath:13 call:15 cope:22 cry:-20 daycar:-10 do:29 drink:-31 eat:-17 feed:-24 forget:20 formul:-16 go:31 going:20 handl:15 he:26 it:30 keep:18 leav:35 life:19 make:-23 me:25 medicin:-23 no:16 of:-24 off:22 out:-24 outsid:23 pay:-27 rent:-26 right:15 see:-19 sleep:-30 stay:24 take:13 this:19 till:13 to:-14 work:-23
cap:16
capacitacion:-23
cape:-20
car:-11 abus:15 at:30 baby:11 battery:-20 bebe:-13 behind:20 con:19 descompuest:-18 every:14 help:-26 i:14 impound:-12 insuranc:-11 key:25 loan:-14 me:18 mis:14 mom:-10 my:10 nino:17 payment:-16 phon:15 repa:-18 se:-25 sigu:22 so:12 start:-10 the:17 walmart:30 wont:-10 y:-24
carcel:-14
card:-12 debt:-12 for:-17 get:17 he:-19 husband:-10 lost:-15 mail:-15 max:-17 name:12 safe:13
care:-23 assistanc:-12 help:-20 i:24 if:24 live:19 mom:-20 my:-15 of:-20 subsidy:-12 vouch:-10
caregiv:-24 abus:-18 and:19 hurt:-13 job:-19 pinch:19 respit:-14
caretak:-24 hit:-12 me:-11
carg:-16
caridad:-20 catolic:-15
carolin:-18
carpet:-17
carriol:-25
carseat:-14
carson:-21 city:-21
cart de:19
carter:-14
casa cada:14 con:28 de:-19 hijo:22 hoy:29 maltrat:26 me:13 mis:22 mujer:16 no:20 para:15 que:31 refugi:-19 sin:25 vigil:19 y:20
case:-11
caser:-24 me:-15 no:-10
cash:-26 assistanc:-11 now:-21
casin:-12
caso:-22 de:-15
casp:-19
cat:-12 and:18 in:-14 whil:-14
catfish:-17
catholic:-17 charity:-16 near:-13
catolic:-15
cdl:-20
cela:23
celebrat:-21
celery:-17
cell free:-16 phon:-22
cellphon:-16
celos:43
celul interven:-19 no:15 y:26
cent for:19
centr:-17 de:-12 rehabilitacion:-12 salud:-9
central:15
cerc:-18 de:-12 mi:-12
cerradur:-14
certific:-9 de:-9 nacimient:-9
certificat:-28 and:14
certification:-17
cervical:-11 screen:-9
chanc:-12
chang:-21 cost:-20 for:-14 last:-12 my:-20 name:-14 password:-9 social:-11
chantaj:-21
chap:-9
chapt:-27
charg:-13
charity:-24
charl:-23
charleston:-16 sc:-13 wv:-10
charlot:-19 nc:-11
chas:30 me:30 with:30
chattanoog:13
cheap:-34 dentist:-9 divorc:-9 internet:-10 phon:-11 plac:-15
cheat:-19
check:-10 and:26 me:18 mileag:23 my:16 phon:16 receipt:27 up:-22
checkbook:-22
checklist:9
checkup:-24
chem:-29
chequ:-9 gratis:-11
cherok:-19 help:-16 nation:-25
chest:10
cheyen:13
chicag:-14
child:22 assistanc:-11 being:34 care:-24 credit:-20 custody:-30 door:13 enforcement:-13 help:-17 is:25 lawy:-10 me:-28 neglect:25 next:13 offic:-11 subsidy:-12 suport:-25 support:-30 tax:-12
childcar:-35 i:-14 vouch:-13 whil:-14
childhelp:-17 numb:-19
childr help:29 hotlin:29
chip:-20 for:-14 insuranc:-11 kid:-14
chiquit:14
chlamydi:-21
chock:32 me:32
choic:-12
chok:36 aid:-17 dur:27 fight:21 first:-17 last:13 me:33 night:14 on:-36 out:27 sex:13 unconscious:15
christi:-20
christm:-23 present:-10
chronic:-14
church:14 food:-17 giv:-10 help:-20 my:23 with:14
cigaret:19
cita:-27 con:-17 de:-11 para:-19 wic:-10
citiz:-20
citizenship:-15
city mo:-12
ciudadan:-31
ciudadani:-22
civil:-15 right:-15
claim:-24 kid:-17 my:-13 on:-14
clark:-11 county:-11
clarksvil:-14 tn:-14
clas:-35 de:-10 ingl:-9 para:-17
class:-30 for:-20 girl:-12 teen:-21 women:-24
clean all:11 business:-10 company:-14 for:10 her:17 hous:11 job:-23 slat:-17
clear:-17 history:-12 my:-16 record:-10
client:18
climb:12
clinic:-26 albuquerqu:-11 bay:-20 bronx:-10 cerc:-10 city:-10 comunitari:-14 de:-15 el:-14 embaraz:-10 en:-20 free:-16 gratis:-12 in:-23 insuranc:-16 jackson:-12 jacksonvil:-11 lake:-11 los:-12 mujer:-24 near:-17 no:-17 open:-12 para:-12 ponc:-9 puert:-9 rapid:-10 rico:-9 rock:-18 segur:-13 sin:-16 spokan:-11 st:-9 tamp:-12 utah:-21 yuma:-14
clon:-29 el:-22
clos:-12
cloth:-10 back:16 closet:-20 for:-11 kid:-9 my:14 off:23 on:16 the:15
club keep:16
cna:-15 class:-9
co:-13
coach:25 daught:26 is:19 me:19 my:32 text:21 touch:24
cobij:-21
cobr:-19 much:-17
cocain:-17
cod:-17
code:18
coercion:34
coerciv:32 control:32
coke:-14
colchon:-18
cold:-22
colegi:-18
colic:-19
collection agency:-22
collector:-24
colleg for:-18 grant:-18 mom:-11 on:18 singl:-9 student:16
collin:-10
color:-16 spr:-9
columbi:-14 sc:-13
columbus:-21 ohio:-14
com:-15 bebe:-9 en:-24 for:21 gratis:-17 hialeah:-14 hijo:-14 hoy:-33 iglesi:-17 la:18 me:23 mi:-9 miami:-13 mis:-15 my:17 nino:-14 of:-9 out:-32 para:-16 prison:-13 to:24
come:33 and:11 from:25 get:24 her:13 home:18 in:18 me:27 my:38 room:12 to:27 with:20
comedor:-18
comer:-14 a:-11 hijo:-11 mis:-11
community:-24 cent:-11 colleg:-18 health:-11
como:-14 a:-16 custodi:-10 de:24 denunci:-9 divorci:-15 estampil:-13 la:-10 lleg:-9 mi:-26 orden:-16 para:-22 pido:-13 saco:-17
comp:-24
companer de:22 trabaj:20
company:-24
compensacion:-27
compensation:-21 for:-17 victim:-17
complaint:-22
complet:-15
compr:-30 casa:-21 medicin:-9
comput skill:-15
computacion:-15
computador:-10
comunitari:-17
con:18 a:26 agua:-12 algui:-29 alquil:-13 autism:-22 bebe:26 bile:-21 cabl:15 cint:18 com:17 cuchil:10 de:20 dejar:-19 deport:-25 deposit:-10 el:16 en:10 famili:18 habl:-14 hijo:-11 hipotec:-10 hombr:15 llam:21 llav:20 me:14 mi:35 migr:9 moreton:19 nino:13 para:18 pistol:20 por:19 public:-24 quien:-20 quit:30 rent:-20 rrent:-20 todo:22 un:10 una:11 y:10
cond:-13 de:-13
condition:-20
conditional:16 card:16 green:16
condom brok:-28 me:20 off:34 without:11
condon:-23 gratis:-16
confidentiality:-16
conmig:-17
consegu:-17
consej:-24
consejer:-21 gratis:-9
consejeri:-29 en:-15 para:-9
consent:16
construction:-19
consul:-21
consult:-12 medic:-10
consum:-16
contact:13 my:39
contest:13
contr espos:-12 ex:-23 la:26 mi:-22 par:13
contraception:-22
contract:-27
contractor:-22
contrat:-26
control:27 all:15 by:21 de:-24 do:12 eat:26 everyth:22 free:-13 husband:22 i:29 me:14 money:25 my:9 natalidad:-19 parent:-13 partn:20 pill:-24 shot:-16 the:38 without:-21
controlador:35
cook:-12 for:-12
cool:-13 cent:-23
cop:14 me:-22
coparent:-17 app:-17
cope:22
copy:-23 of:-14 polic:-14 report:-14
cor casa:10 departament:27 embaraz:-13 la:18 por:-18 trabaj:-28
cord:21
corp:-15
corpus:-14 christi:-14
corri:-16 casa:11 de:11 la:11 mi:-23
cort:14 braz:23 de:-30 el:-21 famili:-18 la:-11 las:16 los:23 luz:-16 vena:16
cosa:18 a:17 mi:17
cosmetology:-12 school:-12
cost:-11 for:-16 help:-11 vet:-12
couch:-38 surf:-18
cough:-27
could:14
couldnt:11 call:10
council:-12 aging:-10 on:-12
counsel:-25 abus:-33 after:-19 for:-27 women:-20
count:11 the:26
county:10 abus:35 assistanc:-19 dv:38 food:-22 ga:-14 head:-14 help:19 legal:-24 mi:11 michig:20 ms:-18 nh:9 oklahom:-21 rent:-19 start:-14 tx:-16 va:-13 violenc:25 wa:-20 women:-23
coupl counsel:-16
cours:-13
court:-23 advocat:22 appoint:20 custody:-18 date:-24 for:-9 help:-18 order:-21 tomorrow:-13
cousin:36 is:18 me:19 on:19 to:9 touch:14
cover:12 rent:-24
covid:-16
cowork:-10 for:21 harass:-25 me:-16 touch:-31 wait:21
coyot:12 me:16 y:16
cps:-30 baby:-15 investigation:-10 kid:-9 my:-31 to:-30 took:-16
crack molar:-16
craft:-18
cramp:-25
crash:-25 car:-10 cours:-13 my:-10
crazy:18 and:15 me:15 with:9
cream:-16
credit:-27 counsel:-11 debt:-15 max:-17 report:-28 scor:-9
creepy:29
cremation:-18
creo:18 el:11 embaraz:-24 estoy:-24 me:25 que:18
crib:-26 and:-14
crim:-23 compensation:-10 victim:-12
criminal:-25
crisis:56 cent:44 for:30 hotlin:26 line:15 numb:23 text:32
cristal:-25
cross:-22
crow:-21
crush:-23 my:-20 on:-22
cruz:-12 roja:-12
cry:-11 after:21 all:-19 and:25 baby:-16 day:-21 every:-25 say:11 sinc:-12 the:-14
cuand:42 de:-19 era:9 estoy:24 la:-19 lleg:20 nina:9 no:20 se:17 tom:18 toma:29
cuant:-14 abort:-11 cuest:-14 un:-9
cuart barat:-17 para:-32 rent:-17
cuban:-19
cuchil:25
cuel:14
cuent banc:-11 de:-12 del:-19
cuerp:27
cuest:-14 un:-9
cuid:-24 a:-18 de:-20 hija:-15 hijo:-14 mi:-14 mis:-16 nino:-22
culinary:-11
cult:30
cun:15
cuna:-21 y:-17
cupon:-22 aliment:-11 com:-15 de:-11
curriculum:-18
curs:-20 de:-20 gratis:-15 ingl:-12
custady:-18
custidy:-18
custodi:-33 abog:-9 de:-26 hija:-20 hijo:-15 mi:-22 mis:-19 nino:-20
custody:-21 agreement:-15 and:26 court:-13 in:-12 kid:-12 lawy:-14 of:-24 order:15 paper:-25 right:-11 son:-14
cut:28 again:34 at:-24 back:-20 cant:16 deep:21 from:10 herself:20 hour:-22 i:-26 light:-23 me:31 my:10 myself:25 off:-10 on:-20 pay:-17 phon:28 power:-17 tomorrow:-10 too:21 up:23 water:-29 work:-24 wrist:27
cuyahog:-18 county:-18
cyber:-32
cyberstalk:34
cyst:-15
d:-19
da a:24 diner:18 el:-11 mi:30 ni:24 para:22 pension:-25
daca:-21 help:-9 renewal:-14
dad a:-10 about:-17 and:20 beat:22 broth:20 burn:20 child:-18 drunk:21 get:18 her:28 hit:38 hous:13 is:-14 lock:25 me:11 mom:26 my:29 need:-14 pay:-15 punch:27 the:24 touch:15 us:21 with:25 wont:-24
daddy:21 danc:-20 daught:-20 me:19 up:28 want:-29 wont:11
dakot:-20
dallas:-21
damag:-30
dan:-13 en:-12 ropa:-10
danc at:16 class:-18 club:16 for:-10
dang:39
dano:36 a:-17 bebe:-17 mi:-17
dar:-24 de:-9 en:-25
dark:24
darl:-11 a:-11 comer:-11 de:-11
dat a:-13 abus:26 scam:-20 violenc:35
data:-15 entry:-11
date do:12 rap:22 rape:24 what:12 wouldnt:17
dato:-10
daught at:19 beat:10 boyfriend:22 cut:22 danc:-20 drug:-16 got:-31 herself:20 in:26 law:17 lock:12 me:10 molest:20 my:-18 need:-19 on:-21 ran:28 said:9 say:9 she:15 to:33 took:-18 want:21 was:-16
day can:-20 care:-26 do:-21 no:25 notic:-21 program:-15 rehab:-9 to:-11 with:18
daycar:-11 assistanc:-15 baby:11 can:-17 cost:-21 for:-18 help:-32 hurt:25 i:-17 lady:19 my:33 so:-17 vouch:-22
dayton:-19
dc:-9
dcf:-22
de acog:-15 al:20 alejamient:-10 aliment:-13 ancian:-36 apartament:-11 apoy:13 aqui:21 autobus:13 ayud:20 banc:-11 barat:-11 bebe:-23 bus:-11 cabez:-15 camion:-9 canc:-11 car:-20 chequ:-24 chicag:-13 chiquit:14 ciudadani:-12 com:-18 comer:-28 computacion:-10 con:25 contr:-15 cuand:10 de:18 deportacion:-27 desaloj:-15 deud:-28 dia:-13 dient:-14 divorci:-9 domestic:11 drog:-20 embaraz:-17 emergenci:-17 empl:-11 espos:18 ets:-12 ex:32 famili:-22 fumar:-15 gas:-15 ged:-11 gener:17 gratis:-15 guarderi:11 herman:-9 higien:-13 hija:16 hijo:16 hotel:-22 hoy:18 identidad:-14 impuest:-12 ingl:-11 inmigracion:-11 ir:17 lado:20 lech:-13 limpiez:-10 lleg:-21 llegu:19 llor:-21 los:25 luz:-18 maltrat:24 mamar:-12 manej:-27 maternidad:-11 mi:22 miami:-9 migracion:-12 mis:20 mor:22 muel:-19 mund:12 nacimient:-18 natalidad:-19 navidad:-14 nina:25 nino:9 no:12 noch:-11 para:23 parej:-10 pelo:15 person:20 polici:-11 proteccion:-13 recurs:-10 refugi:-17 regres:35 rehabilitacion:-12 relacion:20 rent:-21 rued:-13 salud:-13 salvacion:-12 sangr:-24 se:13 seguridad:26 sena:-18 seno:-10 sexual:-12 sin:-9 su:-11 suicidi:34 tamp:-12 telefon:-24 toca:11 todo:27 tomar:-24 transmision:-12 una:25 venezuel:-20 vih:-10 violacion:36 violenci:31 viviend:-13 vivir:32 volv:24 y:13
dead:11 dress:-10 gorgeous:-10
deadbeat:-17 dad:-17
deadlin:-23
deaf abus:39 asl:10 husband:14 my:16 need:-26 servic:-15 shelt:-26 women:22
death:10 certificat:-16
deben:-23 diner:-11
debo al:25 coyot:16 de:-13 luz:-15 mese:-13 y:16
debt:-9 collector:-21 my:-27
declaracion:-17 de:-17
deep:11
deepfak:-21
defend:-27
defens:-24
degr and:14
dej:26
deja:21 con:10 de:20 en:20 habl:10 la:13 marc:18 mi:21 ni:22 paz:20 salir:14 tener:13 trabaj:20
dejan:37 del:22 ir:16 salir:22 trabaj:16
dejar:-12 a:15 de:-28 drog:-14 el:-18 fumar:-15 hijo:-16 las:-12 mi:18 mis:-16 tomar:-24
dejo mata:16 me:14 y:-9
del agua:-19 bebe:-21 camp:-14 cuel:15 departament:27 despu:-13 dia:-16 embaraz:-16 gas:-17 gobiern:-18 gratis:-17 hospital:-15 me:19 part:-15 pelo:17 por:-16 siguient:-14 y:25
delawar:-19
delay:-13
delet:19 all:17 contact:26 history:-22 my:23
delit:-17
delivery:-29
demand:-31
dementi:-20 help:-20
deni:-20
dental:-17 clinic:-10 insuranc:-10 school:-9
dentist:-28 en:-16 for:-10 nino:-9 no:-20 para:-9
denunci:-14 a:-19 mar:-15 mi:-19
denv:-22
departament:18
department:-10 of:-9 servic:-9
deploy:-31
depo:-21
deport:-37 a:-20 espos:-15 i:23 if:23 me:-25 mi:-20
deportacion:-29
deportation:-15
deposit:-22 apartament:-11 apartment:-13 assistanc:-9 back:-11 de:-10 for:9 help:-22 rent:-10
depresion:-30 part:-11 pospart:-11 postpart:-10
depress:-34 after:-9 and:-14 baby:-9 dur:-10 mom:-12 pregnancy:-10
depression:-23
deprim:-23
derech:-23 de:-18 human:-20 mujer:-19 trabajador:-12
desaloj:-27
desampar:-19
desaparec:50
desastr:-20
descompuest:-18
descompus:-11 car:-11
descuent:-26 chequ:-15 de:-15 mi:-15
desd a:-19 que:-16 tuve:-13
desempl:-16
desesper:-21
desintoxic:-16
desnud amenaz:19 me:19 y:19
desp:-22
desped:25
despens:-31 aliment:-10 com:-9 de:-10 en:-19 gratis:-9
despert:34
despid:-27 embaraz:-14 estar:-9 por:-14
despu:-10 a:-19 del:-14 la:-24 part:-15
destroy:9 my:35
detain:-25
detention:9
detox:-37 cent:-13 for:-11 women:-11
detroit:-16
deud:-39
devic:-24
devorc:-17
devuelv:-20
dhs:-27
dia despu:-13 siguient:-14
diabet:-35
diabetic:-22
dial:-23
dialysis:12
diap:-25 and:-13 bank:-19 for:-13 me:-10 near:-10 wipe:-10
dice:22 lo:14 me:28 no:-13 que:18 quier:13 se:23 si:21 sirv:16 soy:16 su:28 tio:19 va:28
did:15 anyway:10 i:17 it:12 me:13 noth:-21 stuff:17 thing:14 to:21
didnt:14 fight:12 get:-18 i:12 me:-22 stop:15 when:12
die:39
died:-13 to:-22
dieg:-19
dient:-18
dijo lo:11 si:15 su:10
din free:-29
diner:-19 de:-24 en:-12 los:-21 mi:21 nino:-21 para:-13 sin:24 telefon:22 trabaj:-12 y:25
dio:10 cachet:19 una:19
diper:-17
direccion:-25
dirty:22
disability:-19 benefit:-10 check:-16 deni:-11 for:-14 my:-14
disabl and:21 child:-13 mom:-18 my:35 need:-16
disapp:34
disast:-19
discapacidad:-12 benefici:-13
discapacit:-24
discharg from:25 me:20 the:20
disconnect:-20
disconnection:-9 notic:-9
discount:-16
discriminacion:-21 el:-9 en:-9 trabaj:-9
discriminat:-22 at:-11
discrimination:-33 at:-14 work:-14
disord:-15
disown:-22
diu:-19
divorc:-25 abusiv:-11 cost:-9 from:-11 husband:-11 lawy:-10 money:-19 no:-25 paper:-21 support:-12 with:-24
divorci:-28 diner:-15 no:-23 sin:-12 teng:-13
dmv:-24
dna:-17 test:-17
do:9 anymor:11 apply:-14 do:21 file:-9 for:-18 get:-9 go:34 it:17 leav:18 life:16 money:26 my:-9 no:16 thing:21 this:28 tonight:11
dock:-13 my:-13 pay:-13
doctor:-22 appointment:12 barat:-10 de:-15 for:-19 free:-12 his:17 insuranc:-12 kid:-16 me:33 mi:-9 mujer:-15 my:-13 no:-25 para:-9 put:17 sin:-9 touch:23 wrong:15
does:-9 it:18 my:-12 pay:-13 when:19
doesnt:13 help:-27 know:22
dog ate:-26
dol:21
dolor:-22 cabez:-15 de:-21 el:-13 en:-13 vientr:-12
domestic:59 abus:25 ayud:17 des:15 en:19 help:25 hotlin:15 shelt:50 tucson:16 violanc:23 violenc:31
domestik:-10 violenc:27
donat:-26 a:-12 to:-12
donation:-44
dond a:-16 abort:-20 com:-19 con:13 dan:-13 dorm:19 en:14 esta:10 estoy:22 gratis:-12 hago:-21 hay:-26 hoy:28 ir:24 lavar:-21 me:-19 mis:-21 noch:15 para:-11 ropa:-21 vivir:-38
done:27 chem:-20 life:25 school:-15
donor:-18
dont:19 and:10 anyth:15 baby:-33 be:-10 care:19 cop:24 feed:28 feel:25 for:-12 have:-35 here:25 if:18 know:10 let:17 live:29 love:-20 me:21 pay:12 phon:-10 rememb:15 safe:22 see:29 the:15 want:13 what:19 with:10
door:25 and:23 at:28 every:22 get:12 me:22 night:29 scream:11
dope:-18
dorm con:14 esta:27 hoy:22 mi:18 no:16 noch:27 y:16
dormim:18 car:15 el:15 en:18
dos:15
doul:-29
dover:-18 delawar:-15
down and:23 at:-12 payment:-18 stair:-11 step:15 the:13
dox:-17
doy:-22 pech:-19
drag:19 by:17 me:31 my:17
dream:-20
dress:-17 free:-18
drink and:16 day:-22 every:-30 much:-20 too:-20
driv after:10 baby:-11 bridg:28 by:34 crazy:12 door:18 hous:27 into:12 job:-19 licens:12 lock:18 my:31 off:25 past:22 road:14 to:-18 with:12
drog:-10 en:16 fiest:16 la:16
drogadict:-9
drop cent:-17 dead:-21 gorgeous:-10 in:-17 my:-25 off:23
drown my:23
drug a:22 addict:-21 addiction:-14 and:26 at:22 bar:20 court:-27 for:-17 help:-21 my:15 party:14 rap:11 rehab:-12 test:-13 the:26 treatment:-19 use:-25 women:-17
drunk:34 and:20 break:14 i:10 stuff:11
dryness:-15
dude:28 keep:15
due:-21 and:-14 short:-13
duel:-33 dient:-9 el:-20 la:-23 muel:-11
duen:-20 me:-13 quier:-13
duerm el:24 en:20
dui:-17
duluth:-25
dur exam:12 fight:28 pregnancy:-14 sex:-22
durm:16 cal:11 en:16 la:21
duty:-11
dv:89 advocat:34 county:31 gallup:14 help:38 hotlin:20 in:28 numb:16 program:30 shelt:63 survivor:-9 victim:12
dying:16
e:-22
each:16
early:-33
earn:-9 credit:-9 incom:-9
eat:-32 disord:-13
eaten:-18
ebt:-32 application:-18 card:-10 skim:-13
ech:-27
echar:-11
echo:-33 la:-21 mi:-26
ectopic:-15
ed:-24
educacion:-13
education:-26
eeoc:-17
efectiv:-20
eggshell:23 day:18 every:18 with:18
eight:-12
ejercit:-12 de:-12 salvacion:-12
el a:-10 agua:-27 alquil:-16 bebe:-16 bil:-11 bronx:-17 bus:12 cabl:15 camp:-16 celul:13 cint:18 con:10 cond:-13 cuart:11 cuel:10 de:12 deposit:-16 diner:9 diu:-16 divorci:-15 duen:-13 embaraz:-29 en:13 espos:22 gas:-20 le:22 medicaid:-20 mis:37 novi:19 para:16 pasaport:21 pech:-20 pega:21 pelo:-10 per:-21 que:29 quier:-13 seno:-15 tech:-11 teng:-17 toca:32 trabaj:-25 tx:-9 vecin:-11 viaj:17 y:29
elder:-34 abus:-37 financial:-20 hotlin:-16 neglect:-25
eldercar:-21
elderly:-36 abus:-19 mom:-18
electric:-18 bill:-10 cut:-15 is:-19 off:-16
electricity:-24 off:-18
email:11
embaraz:-16 hogar:-14 me:12 no:-31 papel:-10 quier:-13 segur:-12 sin:-18 y:-10
embarg:-23
emdr:-19
emerg:-15
emergancy:-21
emergenci:-17
emergency:-14 assistanc:-9 cash:-14 contraception:-16 for:-17 help:-9 hous:-22 mom:-17 money:-15 order:-12 rent:-11 room:-15 shelt:18 stay:-20 to:-20
emocional:21
emotional:18 abus:27 animal:-15 support:-25
empez:-17
empl:-23
employ:-22
employment:-21
emprendedor:-20
empti:31 account:31 bank:18 our:19
empty:-26 fridg:-12
empuj:35
en adopcion:-11 ana:-9 angeles:-9 antoni:-10 arizon:-11 atlant:-16 auror:-15 az:-15 bakersfield:-17 beb:16 bronx:-17 bus:12 cagu:-15 californi:-9 camp:-16 car:25 cara:15 carcel:-20 charlot:-11 city:-20 con:28 cond:-13 cuart:17 cuel:20 dallas:-13 de:18 denv:-20 drog:-18 efectiv:-15 el:10 embaraz:11 escuel:-31 espald:16 este:17 fiest:20 filadelfi:-12 flor:-9 fresn:-13 hialeah:-14 houston:-20 illinois:-12 kansas:-25 la:21 lared:-18 las:12 mayaguez:-10 mcal:-24 mi:9 miami:-15 mund:17 nc:-15 newark:-21 nj:-18 nuev:-13 orl:-14 para:10 paso:-18 paz:20 pech:-14 peligr:17 phoenix:-17 polv:-11 ponc:-23 que:-26 queen:-14 reno:-12 rent:-13 san:-15 sant:-9 seno:-15 tamp:-13 texas:-13 trabaj:-31 tucson:28 tx:-15 un:25 una:28 vegas:12 y:11 york:-13
encer:31 casa:20 en:19 la:20
encier:28 con:16 llav:16
encim:22
encontr:27
end:15 all:11 early:-12 it:34 leas:-13 of:-22 pregnancy:-19 thing:35
endometriosis:-23
energy:-16 assistanc:-20 bill:-12
enferm:-25 no:-14 y:-14
enfermedad:-29 sexual:-22
enfermeri:-13
enforcement:-13
enfrent:19 de:19 los:18 nino:18
english class:-9
enoj:19
enter:-14
entergy:-13
entr:9
entrenamient:-22
entry:-18
equal:-18 pay:-14
equivalency:-11
era:9 nina:9
erie:-19 pa:-16
es:10 de:17 noch:17 violent:18
escaler:19
escap:43 abus:13 abusiv:19 casa:-31 la:-16 plan:26 with:24
escond:30 papel:29
escort:28 out:22 trap:22 want:22
escuch:-15
escuel:-23 gratis:-10 para:-10
esl:-17
especial:-23
esper:10 afuer:15 del:16 la:9 mi:-10 trabaj:16
espi:-10 la:22 mi:-17 por:22 telefon:-13
espos:14 alcoholic:-21 amenaz:21 arregl:-15 borrach:-13 con:19 cuand:11 de:25 deja:22 dice:-12 drog:-20 el:10 en:-28 encier:11 golp:21 la:-20 llev:-19 me:13 mi:24 oblig:19 pega:12 perdi:-10 que:-12 quit:22 se:-9 toma:-11 trabaj:-16 viol:18 violent:23
essex:-22
est:24 embaraz:18
esta:16 afuer:23 con:16 desaparec:29 en:-21 enferm:-21 hombr:11 mis:15 no:-14 noch:25 un:11 y:-14
estaf:-25
estam:16 la:16
estampil:-24 com:-9 de:-9
estan:-18
estar:11 aqui:17 con:15 embaraz:-19 en:17 este:17 mund:17
estari:23 mejor:23 mi:23 sin:23
estat:-25
estatus:-17
este bebe:-17 mes:-19 mund:19
esteem:-17
estoy:18 cal:28 el:25 embaraz:12 en:49 la:28 mi:23 no:-25 peligr:17 sola:-11 trist:-19 vivir:26
estr:-22
estudi:-30
ets:-12
eugen:-17
evacuation:-16
even:31 cry:18 i:24 if:18 say:10 though:23 when:12
every:22 and:16 get:22 i:31 week:22 with:18
everybody:24
everyday:18
everyon:24 be:9 bet:12 i:13 would:9
everyth:29 and:10 do:15 i:17
everywher:31
evict:-20 and:12 becaus:-19 cal:-13 domestic:-19 for:-13 last:-12 me:-22 of:-19 sleep:18 today:34 year:-12
eviction:-27 county:-15 help:-10 lawy:-12 notic:-21 prevention:-20
evicton:-25
evidenc:35
ex:30 a:12 account:13 afuer:21 amenaz:16 and:-15 anda:20 away:-26 bang:16 boyfriend:11 brok:25 busc:25 child:-17 claim:-16 credit:-32 daught:15 deja:19 driv:17 esper:9 fake:26 found:17 got:14 husband:-19 i:-9 into:20 is:18 keep:29 kid:-27 know:29 leav:16 made:27 mand:19 me:18 mi:17 more:-21 mov:-18 my:26 new:-9 no:-15 nude:-21 on:16 our:33 out:18 outsid:30 owe:-27 pasa:15 pay:-24 phon:31 por:22 put:17 quier:14 remarri:-24 ruin:-10 se:16 shar:-19 show:12 sigu:9 sit:21 stalk:14 stop:19 support:-13 text:24 to:-14 toddl:16 track:23 up:12 want:-35 wont:27
exam de:-25 free:-11 gratis:-13 la:-21
excel:-11
exchang:-24
exist:36
exit:27 plan:27
expedit:-14
expensiv:-26
experienc:-20
expir:-19
exploit:32
explot:33
explotacion:39
expung:-16
extorsion:-22
extr:-20
eye exam:-24
fac:18
face:19 and:19
facebook:10 and:21
factur:-15
fafs:-19
fair:-20
fairbank:-23
fairfax:-10 county:-10 va:-9
fake account:18 to:11
fal:-22
fall women:-14
falt:-28 la:-19
famili corri:-22 en:-10 me:-22
family and:19 cent:29 court:-18 dont:12 justic:26 lawy:-19 of:-22 partnership:-12 pay:15 phon:-13 plan:-35 say:20 shelt:-17 they:15 to:11 violenc:24 want:12 will:16
fan:-31
far along:-17
fare:-20
farg:-25
farm work:-26
farmaci:-24
farmwork:-28
fast:18 me:25
fath:27 baby:21 hit:19
fayettevil:-19
fe:-12
fear:-18
fee:-29
feed americ:-18 her:25 my:-16
feel:21 a:-9 alon:-26 already:24 end:15 for:-25 hopeless:28 im:19 it:14 like:23 lonely:-21 noth:-29 numb:-26 safe:22 suicidal:21 worthless:-14
feet:-26
fell:-12 bed:-23 off:-23 the:-21
felon:-20
felony:-27 job:-12
felt:34
fema:-22
femal:13 vet:-29 veter:-20
femenin:-14
feminin:-15
fent:-20
fentanyl:-26
fertility:-21
fever:-28
fgm:25
fianc:25 abus:24 me:14 my:16
fianz:-18
fiebr no:-16 teng:-16
fiest:13
fight about:-22 club:-24 i:10 money:-22 over:-17 the:-20 toy:-13 with:-18
fil:-22 for:-16
filadelfi:-12
file:-18 a:-11 custody:-9 for:-9 my:-15 paper:-20 unemployment:-10 with:-9
film without:29
final:-27
financial:-23 abus:12 aid:-11 help:-11
find a:-18 job:-18 me:38 my:-13 on:26 out:21 plac:-16 to:-22 us:15
fing:-10 and:15
finish school:-19
fir:-13 becaus:-23 being:-19 me:-33 of:-27 pregnant:-9 tak:-21
fire:-27 alarm:-9 me:-15 smok:-9
firm:-21 divorci:-11 el:-11
first aid:-23 buyer:-9 home:-20 month:-13 rent:-9 time:-12
fisic:15
fix:-29 car:-13 heat:-12 my:-17
fl:-16
flash:26
flashback:-18
flat:-21 tire:-21
fled:21 with:21
flee:36 abus:20
flight:-27
flinch:20 he:20 when:20
flint:-15
flip:33 out:33
flood:-42
floor:-10 and:-12
flor:-21
flow:13
fluj:-21
fly:-28
fmla:-25
follow:30 from:17 home:29 me:37 my:-15 on:9
food:-23 bank:-24 box:-13 city:-17 county:-18 delawar:-9 family:-10 flint:-16 for:-19 giveaway:-10 help:-15 kansas:-26 kid:-9 milwauk:-16 my:-21 near:-16 oregon:-17 pantry:-19 st:-11 stamp:-24 the:-11 today:-22 tonight:-23 truck:-25
foodbank:-23
foodstamp:-24 offic:-10
foot:-16
for:-9 2:-20 3:-9 8:-14 abortion:-12 abus:37 adoption:-18 adult:-12 after:17 answ:16 apartment:-14 autistic:-9 baby:-22 back:-17 being:-15 business:-12 cal:-13 cat:-9 child:-33 colleg:-30 court:-22 crim:-9 custody:-19 daught:-25 daycar:-23 debt:-10 disability:-10 disabl:-12 dog:-26 domestic:-23 drug:21 family:-18 felon:-13 food:12 free:14 from:36 funeral:-31 gas:-19 girl:-24 glass:-11 going:-19 grocery:-18 harassment:37 help:-13 him:27 hiv:-10 home:-19 homeless:-14 hospital:-13 hous:-17 humanity:-12 immigrant:-20 in:25 infant:-13 insuranc:-14 interview:-11 job:-26 keep:14 kid:-13 las:-10 liv:-17 medicaid:-13 mom:-17 money:9 moth:-13 my:-14 nativ:-15 new:-10 newborn:-17 night:9 no:9 nurs:-26 old:-20 onlin:-11 or:20 polic:-13 pregnancy:-22 pregnant:-10 rent:10 school:-18 section:-12 senior:-19 snap:-29 son:-15 springfield:-15 stuff:-14 support:-20 survivor:-14 tak:-21 tanf:-12 teach:-29 teen:15 the:11 to:-20 toddl:-23 tonight:-18 tot:-14 tuls:-10 undocument:-10 unemployment:-9 vegas:-10 veter:-10 victim:17 violenc:-25 wheelch:-11 wife:9 with:-11 work:-29
forc:47 and:17 at:16 danc:22 do:11 have:12 himself:15 marriag:19 marry:12 me:22 on:15 oral:22 prostitution:30 sell:24 sex:15 strip:18 to:40 work:30
foreclosur:-27
forev:35
forg:-17 my:-17
forget:20
forgiveness:-10
forgot:-25
fork:18
forklift:-18 certification:-12
form:-39
formul:-27 baby:-12 bebe:-9 for:-12 my:-12 para:-9 shortag:-14
fort:-23 collin:-10
forz:53
fost 18:-19 aging:-9 care:-15 dad:20 hit:23 kid:-11 me:30 mom:22 out:-20 parent:-16 the:18 turn:-19 youth:-13
foto y:19
found:46 a:18 address:28 and:21 camer:21 facebook:21 in:30 me:11 my:38
frat:22
fraud:-27 por:-17
free:-20 attorney:19 baby:-10 bed:-26 birth:-16 bus:-11 car:-12 cell:-17 class:-14 clinic:-14 cloth:-12 control:-16 crib:-14 daycar:-22 dental:-10 diap:-10 divorc:-13 exam:-17 fan:-12 food:-16 government:-11 greyhound:-11 grocery:-12 id:-14 kid:-9 ky:-23 lawy:-21 lunch:-10 mammogram:-15 meal:-14 medicin:-15 pap:-12 pre:-9 preschool:-17 room:-17 seat:-11 shoe:-20 strol:-14 stuff:-11 tampon:-11 therapy:-11 to:-14 tuls:-9
freeway:-30
freez:19
fresh:12
fresn:-17 ca:-14
fridg:-15 empty:-13 is:-13
friend:15 abus:14 and:12 being:15 goodby:18 in:19 is:23 me:23 on:13 post:18 said:11 she:13 up:15
friendly:-14
frio:14
from:13 a:-12 abusiv:23 and:28 boyfriend:24 care:-11 check:-30 dad:16 ex:-23 family:21 fost:-11 got:12 her:13 him:35 home:-35 hondur:-20 hospital:25 hous:-10 husband:37 in:18 leav:29 man:9 me:-23 medicaid:-31 mom:14 my:13 numb:25 prison:-20 rap:21 so:17 the:19 tind:15 to:10 unemployment:-20 with:11 wont:13 work:-9
front:23 of:23
froz and:11 did:11 he:11
fud:-15
fue:11 abus:20 la:-10
fuel:-17 assistanc:-15
fuerz:37
fui:11 casa:-28 la:-21 viol:21
full:9 custody:-20 i:24
fumar:-15
fund:-26
fundrais:-18
funeral:-15 cost:-13
furnac:-19
furnitur:-33
ga:-20
gallston:-20
gambl:-17 problem:-13
gana:11 de:11 mor:22
gang:22 rap:21 rape:10
garag:22 no:11
garnish:-15 wage:-11
garnishment:-16
gary:-15 in:-12 indian:-11
gas bill:-21 car:-14 card:-19 get:-15 leav:17 off:-23 shut:-10 station:15 vouch:-19
gaslight:40
gave black:18
gay teen:-16
ged:-28 at:-16 class:-10 night:-16
gend:-15 affirm:-11 care:-11
gener:17
general:-21
genital:30 mutilation:27
georg:-16
georgi:-22
get a:10 abortion:-11 an:-15 and:37 angry:17 away:34 back:-15 beat:27 bed:10 birth:-21 by:22 certificat:-17 chem:-14 clean:-23 custody:-23 cut:-19 deport:33 drunk:21 face:20 food:-19 friday:14 from:11 he:27 hit:24 hiv:-10 home:11 hous:-20 id:-21 if:-19 in:12 kid:-13 mad:27 marri:18 me:36 medicaid:-17 my:-12 name:-15 off:-32 order:-16 phon:-15 physical:28 pregnancy:-11 pregnant:10 restrain:-13 rid:-19 safely:26 sober:-13 test:-14 the:13 to:-30 tomorrow:-10 violent:21 work:-22
gift:10 card:-22 for:-14 kid:-14
ginecolog:-21
girl and:-10 help:-18 my:-11 need:-18 scout:-18
girlfriend:32 abus:12 abusiv:9 hit:17 is:17 me:26 my:18
giv:-12 food:-10
give:9 allowanc:19 an:19 and:20 back:-19 food:-13 for:18 kid:-23 last:-20 me:11 money:26 passport:19 up:24
giveaway:-19
glass:-23
glov:16
go:28 and:11 back:-20 bag:29 call:14 colleg:-21 doctor:-13 er:11 home:24 now:20 or:17 out:9 outsid:23 right:20 school:-19 sleep:14 to:-19 tonight:14 when:-11 with:22 work:-12
gobiern:-18
god:19 me:16 to:19 want:16
goe to:-12
going:23 back:-14 court:-18 do:9 hang:23 hurt:12 in:29 it:16 kill:21 me:17 myself:24 snap:36 to:-10 tonight:13 when:10
goldsbor:-16
golp:55 a:40 en:22 espald:16 espos:21 hijo:29 la:16 mis:24 por:19 su:17 y:-9
golpeador:32
good:-17
goodby:30 her:13 on:24 party:-27
googl:25
gord:-29
gorgeous:-10 dress:-10
got:11 address:25 and:24 assault:21 cut:-32 day:-16 drunk:14 evict:33 icloud:20 in:30 into:17 its:27 jail:-15 jump:-16 kick:21 knock:14 lock:-13 me:29 my:28 need:-22 new:23 no:20 nowher:23 numb:18 off:-26 on:20 out:29 paper:-25 prison:-18 rap:23 scam:-25 serv:-19 shut:-19 slap:22 sleep:18 the:17 to:13 today:27 up:-30 wher:22 with:-15 work:12
government:-21 phon:-12
gown:-26
gps el:19 en:12 my:13 track:9 truck:-13
grab:33 and:18 butt:22 me:20 my:27 the:12 wheel:12
grad:-19
grandbaby:27 come:18
grandchild:16
grandchildr:-18
grandkid:-16
grandm:-18 being:-10 grandkid:-10 need:-26 rais:-10
grandmoth:-38 abus:-28
grandp:13 her:19 touch:27
grandparent:-18 rais:-9 right:-13
grandson check:16 from:-18 me:-31 steal:-12 take:16
grant:-17 a:-9 for:-9 start:-10 to:-13 women:-11
gratis:-21 de:-10 en:-9
gratuit:-18
great:-26
green bay:-15
greensbor:-16 nc:-16
greenvil:-24
greyhound:-9 station:24
grief:-24 group:-26 support:-14
grit:20 me:15 y:24
grocery:-25 card:-11 for:-10 my:-10
groom:36
grop:31 me:-15 the:32
group:-13
grup apoy:13
guard:13 in:26 mis:-25
guarderi:-23 barat:-11 economic:-18 en:-23 hijo:-9 mi:-9 para:-9
guardianship:-25
guid:-13
gum:-19
gun:33 and:25 he:10 head:16 his:11 in:19 my:30 on:20 the:18 to:17
guy:33 a:21 at:35 frat:17 from:18 gym:17 in:22 keep:25 me:10 met:18 my:17 onlin:18 rap:21 the:30 tind:12 work:15
gym follow:17 me:17
gyn:-25
gyno:-19
h2a:-24
h4:10 abus:16 visa:10 wife:16
ha baj:-17
habitat:-16 for:-12 humanity:-12
habl abog:-15 espanol:-13 famili:18 mam:-16 mi:24
hac:18 dano:27
hace cosa:21 frio:14 mese:-17
hacen a:-15 bully:-22 hombr:16 mi:-15 trabaj:26
hacer:-15 cosa:14 report:-18
hacerl:-17 a:-17 dano:-17 mi:-17
hacers:19
hack:-20 account:-26 cuent:-16 email:9 facebook:-19 mi:-21 phon:13
had:-23 a:-15 and:-15 baby:-14 sex:-17
hago:10 de:18 si:-23
hair is:-14 shop:-12
haircut:-20
haiti:-18
halfway:-15 hous:-15
hambr:-25
han:-15
hand:32 cook:-18 down:18 me:22 my:21 on:28 thigh:18
handicap:-22
handl:28
hang myself:23
hap:20
happen:17
happi:13
harass:16 at:-19 by:-30 job:-13 my:-19 work:-28
harassment:19 at:-21 my:-30 order:-23 work:-20
hard need:-26
hardship:-19
harlem:-20
harm:39 myself:18
harrassment:-28
harris:-17 county:-18
hart:9 de:9
hartford:-16 ct:-15
has:18 all:23 been:20 bruis:33 burn:24 canc:-17 dementi:-18 fever:-24 gun:21 me:-17 my:18 shap:26 to:26
hate a:-15 and:11 baby:-25 crim:-16 life:24 me:-11 mom:-15 my:-12 want:18
hav a:-23 baby:-24 my:-20 sex:25
have:9 a:15 about:23 and:30 ask:23 baby:-36 bank:24 been:21 befor:12 bruis:21 danc:12 go:20 him:23 home:22 in:20 kid:20 leav:-21 me:-12 my:-13 newborn:-12 no:9 nowher:25 own:18 pill:10 plac:21 postpartum:-26 sex:22 sleep:21 to:21 tonight:18 wher:26 with:15
haven:19
havent eaten:-18
hawaii:-9
hay com:-23
he:28 a:17 abusiv:36 account:12 all:33 always:27 an:24 anyway:10 app:29 arm:20 baby:-11 bang:25 be:33 beat:22 been:20 break:11 brok:36 burn:16 by:23 call:18 came:24 car:12 card:37 cat:27 check:19 child:-16 chok:22 cloth:18 com:11 come:16 condom:20 count:26 crazy:19 credit:36 cry:34 cut:18 deport:-18 did:20 didnt:16 dog:12 down:21 drag:14 drink:31 driv:17 drunk:15 dur:15 every:16 everyth:19 everywher:14 feel:13 film:24 find:24 follow:14 for:22 found:31 from:21 gave:10 give:23 goe:31 going:35 good:-19 got:27 grab:18 gun:19 hair:23 hand:16 have:13 he:34 head:34 hed:25 hide:14 his:25 hit:24 hold:-17 hole:-14 home:17 hous:-9 hurt:23 i:23 ice:-11 id:-13 ill:25 im:21 immigration:-15 in:18 into:20 it:10 keep:24 kept:13 key:-14 kick:46 kil:25 kill:10 knif:19 know:34 last:14 laugh:-15 leav:16 left:-22 let:55 lose:15 mad:17 made:35 me:26 money:10 move:23 my:38 neck:19 new:24 next:14 no:30 nobody:10 not:25 off:11 on:33 onlin:25 only:15 open:16 our:17 outsid:18 owe:16 pay:-20 paycheck:19 phon:22 pill:26 post:10 pour:30 pregnant:10 pul:16 punch:13 push:13 put:36 rip:18 said:38 say:19 see:-10 send:16 sex:12 shot:41 shouldnt:17 shov:12 show:20 sit:12 smack:12 smash:21 spit:12 squeez:19 stand:18 stomach:19 strangl:18 tell:28 that:-9 the:27 them:19 threat:36 threaten:34 threw:48 through:29 to:23 top:10 touch:15 track:30 twist:19 up:32 us:17 use:23 violat:14 wake:11 wall:10 want:18 was:10 what:21 wheel:12 wheelch:31 when:35 wont:9 would:12 yell:11
head a:-26 of:-9 start:-21 the:13 wall:14
headach:-29
headlock:12
headstart:-17
health:-13 cent:-22 clinic:9 for:-9 insuranc:-17 my:13 servic:-12
healthcar:-17
healthy:-12 start:-12
hear a:22 aids:9 me:9 need:-14 tel:9 test:-15 voic:-10
heart:-28
heat:-30 assistanc:-12 bill:-9 help:-21 in:-16 landlord:-17 my:-16 off:-15 shut:-9 turn:-16
heav:20
hed my:20
held:27 a:21 knif:21 my:17
hell deport:-22 ice:27 if:13 kill:25 me:10 tell:24
help abus:37 apartment:-19 az:21 baltimor:-15 bay:-13 bill:-15 child:-13 cost:-14 county:-21 daycar:-12 deposit:-16 disabl:-13 domestic:25 electric:-12 erie:-12 find:-22 food:-24 friend:17 funeral:-15 gallup:14 get:12 guam:-23 hotlin:36 knoxvil:9 leav:48 light:-9 line:20 mi:-17 my:19 pay:-14 portland:-15 providenc:-17 rent:-19 security:-17 senior:-12 sist:11 st:-21 tx:14 wayn:-12 wife:9 wilmington:-15 with:-15
helplin:-27
her:20 all:15 and:26 at:9 boyfriend:17 come:9 dad:22 day:17 fath:26 head:-15 her:27 his:18 hit:18 hous:15 husband:25 i:9 in:19 kid:20 night:9 on:26 phon:-12 room:9 stepdad:20 the:19 thing:16
here:42 anymor:16
herman:15 a:-13 con:24 esta:12 golp:25 se:28 toca:17 viol:11
heroin:-26
herp:-19
herself:35 and:14
hic caso:-15
hid:26 bathroom:11 camer:-14 closet:17 the:11
hide:23 address:-44 credit:-27 i:-29 key:26 money:30 my:21 search:-25 the:12
high blood:-13 equivalency:-11 school:11
highway:-12
higien:-13
hija abus:12 cort:21 de:28 dice:16 dijo:10 drog:-13 es:-21 fue:33 me:16 no:-26 que:18 quier:-34 se:10 su:19 tien:-27 tran:-19
hijab:-19
hijo con:10 de:12 dice:11 drog:-14 drogadict:9 el:9 en:-16 golp:23 hambr:-10 la:17 le:-26 me:13 que:11 tien:-14
hilo:-15
him:37 a:25 and:17 at:16 away:-25 back:14 divorc:-21 for:24 from:-29 he:20 hous:-26 i:17 im:22 in:22 leas:-24 me:12 of:-19 out:-27 pic:11 sir:16 the:-14 work:23
himself:37 i:27 if:10 me:22 on:15 want:25
hip:-24
hipotec:-16
hir:-10 me:-14 near:-14 pregnant:-16
hire:-20 felon:-11 me:-20 pregnant:-19
his:19 account:-21 and:-10 are:10 cigaret:16 dad:15 down:18 gone:16 hand:27 her:-14 him:33 hous:-15 in:14 is:-18 it:15 job:-11 me:14 mom:28 my:11 phon:-11 plan:-11 safe:19 thing:18 with:11
historial:-13
history:-20 he:-16 so:-16
hit:35 a:-22 baby:22 back:22 broth:10 can:9 daught:25 grandmoth:-19 her:34 him:21 husband:28 i:14 im:24 kid:29 lesbi:16 me:29 mom:23 my:16 now:11 on:-9 our:19 son:30 the:23 us:23 when:13 with:14
hiv:-19 positiv:-14 test:-9
hizo:-32
hogar:-20
hold:22 and:23 down:12 me:12 our:33 paper:18 passport:17 the:12
hole:12 the:17 wall:19
holiday:-16
hombr:37 afuer:11 de:9 esper:13 me:19 mi:16 pega:20 sigu:13
home a:18 abus:-32 aide:9 and:11 at:-26 business:-14 buyer:-11 care:-24 for:-11 from:11 hit:19 in:18 job:-13 loan:-11 my:25 no:-27 repa:-11 tonight:-13 train:-10 with:9 work:16
homebuy:-14
homeless:-27 and:-13 baby:16 family:-12 femal:-15 kid:-23 pregnant:-9 prevention:-10 sant:-15 shelt:-16 veter:-12 women:-18
homework:-26
homless:-20
homosexual:-18
hondur no:-20
honolulu:16
honor:33 kil:29 violenc:14
hook on:-26
hopeless:37
hora:-13 extr:-20
hormon:-18
hospedaj:-20
hospic:-21
hospital:-21 after:-13 and:20 assault:-13 bed:-21 bill:-19 me:-24
hostil:-20
hot flash:-34 meal:-24 my:-18 water:-13
hotel for:-22 night:12 the:12 tonight:26 vouch:17
hotlin abus:27 numb:25 text:28
hotspot:-20
hour:-13
hous:-10 a:9 after:-42 al:-12 all:16 and:16 application:-11 authority:-19 choic:-12 day:32 discrimination:-11 down:14 every:17 family:12 felon:-16 for:-11 he:18 help:-18 i:14 in:17 is:20 main:-19 mobil:-12 mom:-15 new:19 night:25 no:11 on:19 payment:-9 rent:-13 singl:-10 survivor:-41 took:13 vouch:-23 waitlist:-13 with:22 women:10
household:-19
housekeep:-13 job:-10
houston:-19
how a:-12 along:-9 apply:-17 can:21 clear:-15 custody:-18 cut:-28 do:-12 far:-9 file:-11 find:21 for:-17 get:-17 help:27 is:-18 leav:29 many:19 much:-17 to:-15 tylenol:21
hoy:40
hpv:-21
hrs:16
hud:-19 apartment:-14 hous:-14
huir:32
human:13 right:-25 servic:-16 traffick:19
humanitari:-15
humanity:-12
humil:22 los:12
hung:-15
hungry:-33 and:19 kid:-15
hunt:-20
hurrican:-28
hurt:30 a:19 bad:13 child:27 daught:25 dog:19 her:31 if:17 kid:36 me:10 my:33 myself:27 son:31 when:12
husband:18 a:-14 addict:-11 against:20 an:-14 and:-18 away:-17 beat:12 canc:-17 cant:-14 car:28 chok:17 citiz:-18 cop:23 deport:-15 died:-22 drink:-25 drug:-23 forc:11 going:-9 green:12 gun:11 has:-35 have:10 he:30 help:-23 her:19 hit:34 i:-12 in:-19 it:21 its:10 jail:-15 job:-14 kid:18 kill:16 know:21 last:12 leav:21 let:24 lock:30 make:-9 me:24 money:-24 my:42 need:-16 night:-15 no:16 our:-10 owe:-22 pass:-24 plat:13 prison:-19 put:26 rap:10 read:21 say:-11 snor:-22 so:17 strangl:17 take:25 threat:17 threaten:16 threw:13 to:-10 took:23 violent:13 want:-18 was:-16 what:29 will:23 with:19 wont:27 work:-31
husbend:35 me:35
hygien:-30
hysterectomy:-19
i:17 16:17 a:10 aliv:32 all:27 alon:-19 an:9 and:11 apply:-14 as:10 ask:27 asleep:14 assault:24 away:15 back:-11 be:33 bed:13 been:21 black:25 bought:25 breath:-10 by:-18 call:13 cant:17 child:12 clean:21 cop:11 could:14 couldnt:11 counsel:-18 cry:23 custody:-18 cut:14 danc:12 day:-11 didnt:20 die:28 disapp:21 do:25 dont:13 driv:10 drug:14 drunk:9 eat:19 even:12 every:22 ex:-19 file:-9 find:13 flinch:20 food:-19 for:12 from:24 froz:11 go:31 going:11 gone:15 goodby:23 gun:10 had:-14 hate:-17 have:18 he:31 hear:28 help:11 here:21 home:11 hour:27 hous:13 hurt:9 husband:28 if:17 im:-19 is:11 it:31 its:17 job:-10 just:27 keep:52 kid:10 kill:25 know:9 last:19 leas:31 leav:30 left:12 life:18 like:23 lost:-13 make:19 makeup:19 met:23 miscarri:-10 miss:-26 myself:18 name:-15 need:-16 never:22 newborn:-12 not:19 now:13 nowher:21 of:15 off:12 onlin:17 out:26 owe:22 pack:14 paper:-20 pay:-18 pill:15 plac:15 plan:31 postpartum:-26 pregnancy:-12 pregnant:-27 quit:27 rap:19 razor:18 restrain:-16 ride:-10 right:22 run:19 safe:25 safely:14 said:25 say:18 scar:13 see:30 serv:-17 shar:-16 sist:27 slap:23 sleep:21 snap:-30 sneez:-15 so:-11 someon:-15 spywar:26 still:17 stop:20 take:11 tell:14 text:-12 the:25 them:22 ther:21 think:15 to:11 told:24 tonight:16 too:16 took:25 voic:23 want:14 was:45 wasnt:21 went:18 when:14 woke:12 wont:13
ice:-39 at:-13 door:-13 en:-21 mi:-26 my:-26 storm:-11 took:-25
id and:21 be:20 card:-11 for:16 get:10 i:19 make:10 me:10 to:-22
idah:29
identidad:-15
identificacion:-20
identity:-23 stol:-12 theft:-10
ids:-9
iep:-26
if:29 call:11 cant:13 cry:18 didnt:12 fight:12 go:20 gone:11 have:-11 he:11 hit:13 i:26 is:26 leav:16 live:19 me:15 my:22 only:9 out:-12 pregnant:-23 quit:27 the:11 was:17
iglesi:-17 ayud:-14 que:-14
ihs:-15
il:-19
ill:16 be:20 never:17 see:17
illegal eviction:-16
illinois:-19
illness:-22
im:27 10:23 12:19 13:12 14:32 15:15 68:-21 a:18 afraid:14 allow:26 at:22 blind:13 burd:22 crazy:31 cry:18 dead:-16 do:12 done:18 end:15 gas:10 gay:35 girl:-12 go:13 going:25 he:26 hid:29 his:13 homeless:-20 i:14 it:15 late:-13 leav:16 lesbi:11 lock:15 mom:-10 month:9 myself:14 need:11 next:13 not:22 on:32 outsid:23 pregnant:-19 terrifi:23 the:15 think:17 to:36 wear:17 wheelch:22 wher:10 with:-19
imag:-22
imigration:-22 lawy:-11
immigrant:-21 abus:18 visa:-16
immigration:-35 attorney:-11 help:-20 lawy:-9 me:-17 omah:-11 on:-23 paper:-19
impact:-22
implant:-23
impound:-20
impuest:-25
in:12 2:-16 a:14 about:-20 abus:21 abusiv:15 again:-14 an:13 and:11 apartment:-21 army:-20 at:40 bag:19 basement:25 bathroom:26 bay:-16 beat:17 bed:31 bedroom:17 being:25 breast:-18 can:-22 care:10 cent:-17 closet:29 cold:24 colleg:14 construction:-16 county:-22 dang:39 dc:10 debt:-19 door:15 drink:21 face:17 food:20 front:23 garag:22 georgi:-18 hand:11 he:17 headlock:12 heav:20 help:-19 his:24 home:10 hotel:-12 husband:19 kitch:-12 last:17 law:19 leas:-23 lock:12 lot:23 mail:-15 marin:-12 me:16 minot:-11 mouth:26 my:21 name:-10 need:-16 next:17 of:19 ohio:-15 prison:-12 purs:26 rain:26 rap:14 relationship:15 rent:-17 room:17 safe:13 say:11 shelt:-23 show:28 shreveport:-11 side:-9 slap:20 so:18 springfield:-15 st:-11 stomach:10 that:-24 the:23 this:23 took:9 truck:21 tuls:-11 tx:-15 valley:-14 visit:-27 waco:-16 wall:19 wheelch:9 window:24 with:26 without:-19 women:-19 yard:21
inappropriately:18
incapacidad:-21
incarcerat:-30
incendi:-20
incest:35
incom:-16 apartment:-9 bas:-11 credit:-9 hous:-12 my:-10 of:-10 own:-10
independent:-22 liv:-22
indi:-16 clinic:-9 health:-11 servic:-9
indigen:-11 habl:-16
indigenous:-19 women:-14
indocument:-19
infant:-20 care:-14 childr:-12
infantil:31
infeccion:-21 orin:-17
infection:-21 insuranc:-12 no:-12
infertility:-22
infiern:18 con:18
info:-12
information:-16
ingl gratis:-20
inhal:-27
injury:-36
inmigracion:-17
inmigrant:-20
innocent:-16 spous:-16
inpatient:-19 rehab:-12
inquilin:-20
inscrib:-21 a:-21 mi:-21 nino:-16
insomni:-19
instagram:-23
instal:-19 on:-13
insulin cost:-20 he:15 mad:15 when:15
insult:24
insuranc:-18 company:-17 kid:-9 marketplac:-11 my:-12
intak:-16
intellectual:9 disability:9
intent:36 viol:16
international:-17
internet:-24
interpret for:19
interven:-25
interview:-37 cloth:-12
intim:-19
intimat partn:18 violenc:18
into:22 a:17 apartment:10 hous:14 need:-25 sex:30 the:12 tree:12 wall:19
intrafamili:16
intrusiv:-23 thought:-23
inund:-22 casa:-15
inundacion:-16
investigation:-10
inyeccion:-14
ir:19 al:-17 casa:26 con:14 de:14 doctor:-17 esta:10 la:-12 mi:26 noch:10
irme:33 de:24
irregul:-17
irs:-31
is 15:10 a:-31 abusiv:35 addict:-11 allergic:-11 an:-16 and:25 at:19 baby:-9 bang:18 beat:28 being:11 bulli:-25 by:-10 child:16 chok:10 citiz:-18 control:22 cop:23 cousin:15 cut:34 dad:-18 daught:18 drug:-12 dur:23 empty:-13 end:18 follow:10 for:-15 gay:-24 get:11 girl:18 going:24 gone:-11 has:11 he:-23 her:21 herself:20 his:9 hit:24 home:27 hous:28 hurt:17 if:16 in:-13 it:-17 kil:-31 kill:18 legal:-19 lock:-13 mean:10 meth:29 miss:42 mov:-21 name:9 not:21 now:17 of:-10 outsid:22 phon:9 pimp:21 rape:12 safe:-24 scar:29 sel:14 still:-9 suicidal:28 talk:18 the:-36 to:-16 touch:28 traffick:18 tran:9 veter:-12 violent:27 watch:11 what:9 yel:28
isnt:23 it:11 worth:11
isolat:9
issu:-12
it:30 all:18 anymor:15 anyway:10 didnt:17 feel:15 he:12 i:12 if:11 legal:-17 off:26 rape:13 safe:-10 stop:20 to:13 want:11 was:14 when:22
itch:-21
item:-19
itin:-20
its:45 20:14 and:29 dark:23 degr:14 freez:20 i:21 midnight:21 my:25 our:14 rain:17 snow:19
iud:-26 removal:-10
ive:29 been:23
ivf:-25
ivy:-18
ix:-16
jackson:-17 mississippi:-10
jacksonvil:-19
jail and:23 im:23 need:-14 tomorrow:17
jala:32
jalo:17 del:17 pelo:17
jalon:26 me:9 y:9
jaw:17
jealous:36
jefe:-12 grit:-30 no:-27 paga:-20 viol:27
job:-23 a:-20 and:-11 asap:-17 cent:-18 corp:-11 for:-20 help:-15 hir:-26 im:26 interview:-25 is:-16 let:-14 me:-11 no:-23 now:21 pay:-23 rent:-10 scam:21 that:-15 today:-12 train:-13 with:-14 wont:-18
joke:26
jonesbor:-22
jornaler:-19
journal:17
joven:-17 casa:-15 hogar:-11 sin:-15
juan:-12
jueg:-24
juguet:-17 para:-14 reye:-11
jump:23 baby:16 bridg:22 by:16 my:14 off:17 start:-25 the:14
junction:-23
juneau:-14
jury:-24
just:30 baby:-14 die:20 for:19 go:15 had:-14 my:17 of:-26 out:-36 purs:17 to:24 want:26
justic:24 cent:17
kansas mo:-12
keep:28 a:22 about:9 address:-26 all:13 and:34 at:28 away:-44 baby:-32 break:13 by:26 cal:35 card:25 com:12 daught:21 driv:25 follow:24 from:-38 going:19 green:13 him:-24 id:32 in:20 kid:-21 leav:17 liv:26 me:21 money:24 my:18 new:23 note:17 of:14 on:12 our:23 passport:26 phon:16 rub:28 send:13 show:18 think:11 to:25 touch:-10 up:19
kept and:17 going:13 my:-12
key:15 cant:9 i:9 in:-24 lock:-12 my:30 so:9
keychain:-23
kick 17:18 and:39 at:-19 becaus:21 being:-30 for:-10 in:26 me:-21 my:20 of:-26 out:-12 stomach:25 the:17 tonight:19 us:-16 with:25
kid 18:-19 abus:25 always:18 anoth:-23 are:-13 at:-11 back:-26 being:31 can:-24 car:-22 cloth:-22 dad:9 door:28 fight:-28 fost:-11 free:-30 from:-11 go:29 got:-31 have:20 him:27 if:11 in:14 leav:11 left:26 lock:28 me:-22 my:25 need:-16 next:28 no:10 nowher:28 of:-18 out:-24 over:-14 plac:16 school:-17 sleep:9 stat:-17 tablet:11 tax:-26 the:-9 to:23 tonight:24 turn:-19 when:27 wher:9 with:-20
kidnap child:11 my:-30
kidney:-15
kil and:23 cat:25 for:13 me:-9 my:22
kill:15 and:13 dog:13 herself:25 himself:24 i:10 if:12 me:33 my:11 myself:31 us:20
kind:-17
kindergart:-21
kinship:-20 care:-15
kiss:32 me:32
kit:28 wher:20
kitch:-18
kiva:-15
kms:36
knee:-26
knif me:12 on:12 to:11
knock me:34 out:17 up:-35
knockout:-22 rose:-15
know:24 everyth:11 happen:22 he:-21 here:18 i:23 it:22 right:-16 text:15 to:24 what:31
komen:-24
ks:21
ky:10
la a:29 abog:-9 al:26 beb:9 car:17 cara:15 carcel:-14 carter:-14 cerradur:-14 chap:-9 clinic:-25 com:11 con:27 cort:-36 cuand:17 custodi:-18 de:21 escuel:-21 espald:9 fiest:16 fuerz:36 golp:19 guarderi:12 hipotec:-10 hoy:18 identidad:-10 iglesi:-16 lech:-16 lleg:14 llev:-11 lo:13 los:30 luz:-24 maestr:18 manutencion:-11 me:-17 medicin:-11 mi:10 migr:-18 mis:9 muel:-17 nina:-18 niner:23 no:12 noch:10 orden:9 par:13 pension:-26 polici:-20 regl:-14 rent:-11 restriccion:25 rrent:-20 sin:-9 toca:17 universidad:-16 ventan:24 vida:41 violenci:-10 y:14
labor traffick:23
lactanci:-19
lactation:-25
lado:21
lady baby:19 doctor:-14 i:14 my:19
laid:-14 off:-24
lake:-17 city:-11 county:-15
lakot:23 women:21
landlord:-32 chang:10 deposit:-13 evict:-14 fix:-11 for:10 harass:-15 harassment:-21 heat:-12 his:-23 in:-13 is:-24 let:-25 me:-40 my:-9 off:-11 out:-24 rent:-16 sex:26 to:-12 without:-24 wont:-27
lans:-20
lanz:-16 casa:-15 de:-15 la:-15
lanzamient:-16
laptop:-25 for:-9 school:-9
lared:-20
las:13 drog:-25 escaler:19 estampil:-20 pastil:25 propin:-19 vegas:-9 vena:16
last check:-18 dont:14 month:-16 my:28 name:-12 night:9 nite:24 paycheck:-22 to:-19 week:16 weekend:18 wher:13 year:-23
lastim:26 a:32
latch:-22
late:-36 car:-13 my:-23 on:-14 period:-11 rent:-9
latin:-19
laugh:-11
laundry:-21
lavar:-22 ropa:-22
law:-11 beat:19 being:21 cent:-16 clinic:-10 husband:19 in:12 lock:12 me:15 slap:20 texas:-19 took:11 visit:-21
lawer:-23
lawsuit:-17
lawy:-28 abus:14 atlant:-9 cant:-17 custody:-14 i:-24 kid:-15 my:-15 no:-15 va:-10 who:-15 women:10
lawyr:-25
le:25 a:33 bully:-17 cosa:17 debo:16 doy:-20 hacen:-17 mi:22 mied:20 pech:-20 pega:34 sent:18 su:10 teng:26 veo:22
lead:-19
leagu:-21
leak:-23 i:-18 my:-16 sneez:-15 when:-18
learn:-13 comput:-17 read:-14
leas:-24 abus:34 becaus:29 domestic:29 early:-13 of:29
leav:33 abus:22 alon:23 apartment:24 baby:25 befor:25 boyfriend:30 for:-31 he:22 him:26 home:-28 hous:-12 husband:23 i:20 in:26 marriag:19 me:14 my:26 note:16 on:16 our:16 safely:31 the:18 till:12 toddl:19 tonight:20 when:16 without:24
lech:-35 bebe:-10 en:-11 para:-9 polv:-11
left:9 alon:39 and:-13 debt:-20 he:20 him:10 home:-22 hous:-23 me:-30 my:39 note:13 on:33 with:-21
leg:-19
legal:-22 advis:-10 aid:-20 americ:-14 county:-17 custody:-14 domestic:20 el:-11 en:-16 help:-19 il:-12 in:-11 new:-11 ohio:-11 orleans:-11 rural:-21 samo:-14 separation:-13 servic:-17
legally:-36
legalment:-25
lent:-9 para:9
lesbi support:-25 teen:23
lesbian:-30
less:-14 than:-12
let:16 a:27 baby:-11 bring:-11 from:-17 learn:21 leav:24 me:13 out:22 pump:-23 see:-9 show:12 to:34 us:11 when:12 work:-18
levant:-23
lexington:-18
lgbt:-22 support:-24
lgbtq:-25 cent:-12 crisis:-19 youth:-13
licenci:-20 de:-12
licens:-23 suspend:-13
lie:27
lied court:-19 in:-19
life:51 is:28 isnt:11 it:11 no:25 not:13 want:18 worth:18
lifelin:15 phon:-25 program:-17
lift:-25
lig:-23
light back:-13 bill:-17 cut:-32 duty:-13 off:-29 on:-27 shut:-10 turn:-15
liheap:-22
like:40 a:10 end:15 im:19 it:14
limpi:-13 mi:-12 record:-12
limpiez:-15
line:22 account:-16 ayud:21 crisis:20 de:33 domestic:11 his:-16 off:-16 para:27 violenci:9
lip:29
list:-23 8:-12 de:-15
listen:-24
literacy:-15
littl:17 broth:22 girl:18 rock:-19 sist:20
liv:18 a:-39 car:18 for:-12 of:14 out:14 tent:-13 the:-30 toddl:-15 will:-32 women:-12
live alon:-11 anymor:17 for:23 on:-26 reservation:-10 the:-24 this:18
llam:23 a:21
llav:14
lleg:17 a:22 al:-9 borrach:33 con:11 mi:28 moreton:19 pais:-22 tom:16
llegu:24 la:19
llev:-28 a:-28 al:-9 doctor:-9 hijo:-17 los:-14 mi:-15 nino:-14
llor:-34 much:-17 todo:-28
lo:9 agar:-21 busc:-14 dejo:19 denunci:25 mata:17
loan:-29 for:-11 forgiveness:-10 help:-15
location and:24
lock and:23 at:18 bedroom:23 by:18 car:-12 chang:-19 door:30 fridg:19 hous:24 im:22 in:12 me:25 my:15 of:-21 out:-28 outsid:33 up:9 us:29
lockout:-17
loco:18
log:-23 into:-23 my:-23
lonely:-27
long beach:-18 shelt:-15 term:-13
look:17 at:18 for:9 me:18 the:16
los angeles:-18 bile:-24 braz:29 cupon:-15 dia:9 hijo:-18 hous:-18 kid:-26 my:-21 nino:9 papel:24
lose kid:-19 my:-17
loss my:-26 of:-26
lost:-19 a:-28 all:-30 and:21 apartment:16 at:-18 birth:-15 card:-15 certificat:-15 child:19 document:-18 everyth:-28 fire:-16 his:-11 home:-17 id:-23 job:-27 key:-20 mail:-15 medicaid:-14 mom:-16 my:-17 paper:-19 sleep:27 social:-9 today:-12 wallet:-12
lot:19
louis:-12
louisvil:-19
love:26 baby:-20 my:-20
loveisrespect:-21
low:-25 cost:-10 doctor:-21 hous:-12 incom:-11 vet:-12
lugar dorm:11 qued:-16 vivir:-25
lump:-32 breast:-10 in:-11 my:-19
lunch:-20 for:-9 kid:-9
lung:-17
luz:-24 en:-12
lyft:-17
machin:-31
machist:30
macon:-11 ga:-13
mad my:-17
madam:-10
made:32 account:14 fake:27 have:16 him:17 me:12 my:26 on:25 quit:21 sex:16 to:28 touch:20
madr:-21 de:-15 sin:-17 solter:-13
maestr:18
maid:20
mak my:16 to:25
make call:16 clean:19 do:25 have:19 him:-14 kil:15 lift:-18 me:14 money:-25 my:24 myself:-19 on:17 rent:-23 sell:20 send:11 sex:19 sleep:21 the:-16 thing:21 us:17 with:18 work:22
makeup:19
mal:-9
maltrat:63 a:11 en:26 hijo:28 infantil:14 nino:23 su:20
mam:-16
mama:-9 con:15 pega:18 se:25 solter:-11
mamar:-12
mammagram:-17
mammogram:-28 insuranc:-12 no:-18
mamografi:-20 gratis:-15
mamogram:-24
man:40 be:14 beat:12 behind:13 daught:19 follow:19 girl:14 hand:26 i:22 in:18 is:18 keep:16 lock:-16 me:29 met:19 my:22 need:-22 of:19 on:15 onlin:23 out:14 sel:14 text:14 the:15 to:29 up:-17 walk:13 want:9 who:13
manag:-24 harass:-28 me:-13 touch:-27
management:-19
manchest:-16 nh:-16
mand a:36 mensaj:23 mis:-23
manej:-30 sin:-16
manos:41 bus:12 el:12 en:23
manutencion:-34 de:-20 hijo:-16 los:-16 menor:-17
many:13 pill:21 to:15 tylenol:21
mar:24 agresiv:28 amenaz:11 borrach:-16 con:28 de:-17 enferm:-18 es:21 esta:-18 me:38 pega:13 quier:-12 se:20 toma:-10 trabaj:-19 un:-10 y:-21
marc:20
maricop:-15 county:-15
marijuan:-16
marin:-33 vet:-14
marital rape:13
mark:38
marketplac:-27
marri:14
marriag:31 counsel:-25 he:12
marry:24
marshal:-15
mas:15
mascot:-11
massag:37 guy:23 let:9 me:14 my:19 parlor:23 plac:11 school:-25 therapist:20 they:11 touch:21 wont:9
mastectomy:-15
mat:38 a:-35 mi:-35
mata:17
matar:18
matern:-15
maternal:-25 health:-21 mental:-18
maternidad:-19
maternity:-21 home:-13
matrimoni:-9
matriz:-15
mattress:-24
maui:-20
max:15
mayor:-16
mcal:9
me:30 20:19 50:30 acos:9 acost:16 acuerd:20 acuest:26 afuer:15 against:22 agar:38 ahorc:28 al:15 alcanz:-22 algo:27 all:16 allowanc:19 alon:19 am:33 amar:28 amenas:25 amenaz:22 an:12 and:27 anoch:15 apret:23 around:19 arregl:-17 as:15 ask:25 at:41 avent:42 avient:25 ayud:-25 baby:-18 baj:-17 baja:-19 bat:19 becaus:19 bed:26 bedroom:11 bien:22 birth:-13 black:22 bols:-17 braz:18 break:-20 bring:-21 bruis:19 bus:11 busc:24 by:18 cachet:36 cae:-24 call:12 can:12 cant:9 carter:-14 caso:-14 cela:23 celul:21 check:-15 chequ:15 chiquit:14 cigaret:12 clean:19 clon:-22 cloth:22 cobr:-14 com:29 con:33 consent:15 contr:13 control:22 cop:19 cor:-17 corri:-16 cort:38 cosa:28 cry:-16 cuand:31 cuchil:19 cuel:16 cuid:-12 cupon:-15 custody:-19 dad:11 date:-17 day:18 de:11 deben:-23 deja:32 dejan:23 dejo:-9 del:16 deport:-19 deposit:-14 desaloj:-20 descuent:-22 desd:10 despid:-27 devuelv:-20 dice:34 dient:-9 dio:10 divorci:-14 do:27 doctor:23 down:45 drog:31 drunk:15 duel:-33 dur:19 ech:-18 echar:-11 echo:-33 el:20 empuj:35 en:15 encer:31 encier:28 enfrent:13 era:15 escond:23 esper:15 est:18 estaf:-21 estampil:-18 estoy:-12 every:37 exam:12 extorsion:-19 eye:22 face:13 family:18 fight:15 food:9 for:26 forz:32 foto:25 from:21 fui:-28 give:29 go:32 going:-15 golp:34 got:17 gps:19 grandp:21 grit:17 habl:25 hacen:15 hacer:14 hack:-20 hago:11 hair:16 hard:-15 hav:26 have:16 headlock:12 her:23 here:23 him:20 his:12 hit:13 hizo:-31 home:27 hospital:28 hous:-13 humil:22 hurt:9 husband:21 i:28 id:23 identidad:-12 im:31 in:33 insult:24 into:13 ir:25 is:-17 it:15 jala:31 jalo:17 jalon:26 job:16 kid:-11 knif:13 la:19 las:25 laugh:-19 learn:21 lesbi:16 life360:33 lift:-18 limpi:26 llav:10 lleg:-29 llev:-29 lock:10 los:12 mad:12 maltrat:23 mama:-15 mand:13 manos:34 marry:25 mata:17 matrimoni:-27 me:33 medicaid:-20 medicin:9 meet:20 men:16 mensaj:23 midnight:23 mis:12 money:15 morir:19 mouth:26 muel:-20 muert:29 muri:-12 my:14 myself:17 nak:34 name:17 need:-13 ni:39 night:16 nino:-9 nite:19 no:9 nobody:21 novi:24 now:19 nude:31 obey:16 oblig:27 of:44 off:12 on:28 one:10 onlin:10 or:22 otra:-14 outsid:25 overs:18 pag:-22 pagan:-9 pagar:-29 papel:20 para:13 parej:24 parent:12 part:14 pasaport:30 pase:-21 passport:19 pate:30 pay:-14 paz:20 pega:39 pegan:27 pego:35 pelo:26 pension:-25 permis:17 persigu:29 phon:15 pic:20 pill:9 piso:18 plat:26 por:9 porch:14 pregnant:15 propin:-19 pued:-20 pump:-23 puso:28 que:32 quebr:21 qued:-29 quis:18 regres:-29 rent:-28 revis:21 rob:-29 roban:-18 rompi:17 room:17 sac:-17 sacar:-22 sale:-18 salir:20 say:17 sell:19 send:9 sex:27 she:16 should:18 shouldnt:17 show:32 si:18 sigu:42 sin:20 sir:16 sleep:29 sola:-15 stair:9 stay:15 step:15 stomach:10 street:26 stupid:19 support:-17 tener:16 the:28 ther:14 thing:27 threat:17 tien:37 time:23 tiro:25 to:16 toc:27 toca:22 toco:37 toda:16 todo:22 tomar:25 tome:21 took:15 touch:23 trajeron:32 un:-30 unconscious:15 until:15 up:12 van:-20 vend:45 vigil:28 viol:36 voy:19 walmart:24 was:9 wear:25 week:15 when:12 wher:19 whil:28 whor:15 window:34 with:14 without:18 women:18 wont:10 work:24 worthless:11 wrong:15 y:15
meal:-26 on:-12 wheel:-12
mean:33
medi:-18
medic:-18 economic:-13 gratis:-10 segur:-9
medicaid:-28 aplication:-12 application:-9 offic:-9 para:-9
medical:-22 assault:-20 assistant:-9 bill:-11 insuranc:-11 transportation:-10
medicament:-18
medicar:-29
medication:-21
medicin:-14 insuranc:-15 para:-10
meet hotel:20 men:25 mom:-17
mejor:21 mi:23 sin:23
memory:-18
men:15
menopaus:-17
menopausi:-17
mensaj:26 a:15
menstrual:-19
mental breakdown:24 clinic:-17 crisis:28 help:-25 illness:-19
mentally ill:-27
mentor:-18
mes:-23
mese de:-13 rent:-13
messag:27 daught:21 me:30 my:38
met:23 onlin:17
mete:17 a:17 cuart:13 mi:17
meth:-10 and:24
methadon:-20 clinic:-9
meti:28
mexic:-21
mi 4:9 a:24 abuel:-36 abus:22 acos:-21 acta:-11 adolescent:-9 amenas:25 anda:28 apartament:-25 arregl:-12 avent:16 ayud:10 bebe:9 bien:-23 cada:21 cama:24 car:-31 caser:-20 celul:-13 chequ:-9 con:35 corri:-10 cort:21 cuand:16 cuart:20 cuent:13 cuerp:27 cun:15 dejo:-10 desaparec:29 dijo:10 diner:14 direccion:-25 dond:27 drog:-21 el:17 embaraz:-27 encier:17 enferm:-21 entr:9 esper:14 ex:35 famili:10 foto:23 fue:37 funeral:-17 golp:32 hace:22 herman:15 hijo:-10 id:-15 identidad:-11 jefe:-12 la:21 lech:-14 lleg:25 llev:-12 manos:27 mayor:11 me:22 mete:17 mi:28 mis:18 much:-26 muri:-21 necesit:-16 niet:11 nina:12 nombr:-24 nuer:24 oblig:15 padrastr:25 papa:14 para:17 parej:41 pasaport:24 pega:34 pego:28 perdi:-14 por:22 porqu:15 prim:21 propi:12 que:9 quis:28 quit:27 record:-13 revis:21 sabe:27 se:21 segur:-12 sigu:12 sin:-9 sobrin:18 social:-13 su:-11 supervisor:-31 tio:14 toc:23 toca:15 trae:21 tran:-19 ubicacion:-19 un:-10 una:27 usa:-13 va:-25 vecin:12 viej:21 viol:29 violent:18 yo:-24
miami:-16
micr:-15
microl:-21
midnight:23
midwif:-18
mied:10 de:26 espos:32 ir:17 la:-12 me:30 mi:17 que:31 regres:29 volv:29
mifepriston:-18
might:29
migr:-20 llev:-11 se:-11
migracion:-14
migrant:-20 work:-15
migratori:-23
mile:24
mileag:23 my:28
mileston:-23
milit:-27
military abus:31 sexual:10 spous:9 traum:10
milk:-17 baby:-13 for:-13
minim:-17
minimum:-12 wage:-12
minneapolis:-16
minority:-9 business:-9
minot:-13 nd:-9
minut:-15
mira:24
mis:11 cor:-21 cosa:-24 document:21 ech:-16 el:9 estudi:-15 foto:-26 hambr:-17 me:9 mensaj:-15 niet:-24 nino:14 padr:-12 papa:-14 papel:18 tien:-17 trabaj:12 y:17
miscarri:-16
miscarriag:-20 support:-10
miss child:-23 indigenous:-10 me:22 my:-22 period:-32 women:-17
mississippi:-10
missoul mt:22
missouri:-17
mn:12
mo:-24
mobil al:-14 pantry:-12
model:25 but:13 job:31
modest:-22
modification:-19
modify:-24
molar:-20
mold:-29 in:-18 my:-20
molest:48 a:24 as:24 by:12 child:23 daught:25 me:17 my:25
molestation:32
mom abus:-27 back:-11 beat:16 boyfriend:15 come:12 cry:-9 depress:-12 depression:-11 family:-11 funeral:-14 going:-11 grief:-13 group:-17 help:17 her:24 him:20 hit:15 hous:-11 i:13 im:10 in:24 is:-10 leav:23 lock:27 me:28 my:31 no:12 of:-20 out:9 scar:18 she:31 support:-10 to:28 us:22 watch:12 with:13
mommy:-9
money and:12 colleg:-13 for:-12 gas:-19 get:-24 grocery:-18 have:20 husband:21 i:11 leav:-12 me:25 no:31 or:20 out:16 ran:21 rent:-27 start:-12 to:-25 victim:-21
monitor everyth:28
month:-10 behind:-21 he:18 pregnant:18 rent:-16
mor:47
moreton:44 de:19 en:23 la:26
morir:39
morn after:-28 pill:-25
mortgag:-26
motel:19 for:14 money:21 night:10 out:28 ran:26 the:10 vouch:18
moth:-12 abus:-27 baby:-16 being:-18 hit:35 in:10 is:-22 law:10 slap:20
mouth:26
mov:-9 away:-13 son:-19 stat:24 to:-21 truck:-11 with:-16
move:-13 in:-20 of:-10 out:-19 stat:-10
movi:-35
ms:-21
mst:23
mt:15
mtf:-19
much is:-17 la:-16 pastil:26
mud:-17
mudanz:-21
muebl:-26 para:-15
muel:-29
muert:35
muger:-20
mujer con:10 golp:26 hijo:-12 maltrat:46 nino:-18 tran:-22 y:-15
mult:-25
mund:19
murd:-29
murder:-23
muri:-29 el:-10 espos:-16 mama:-14 mi:-22 y:-15
music:-30
muslim:13 discrimination:-18 divorc:11
mutilation:27
muy:10 no:19 trist:-10
my:10 12:23 2:11 3:21 5:21 6:30 9:-11 abusiv:26 again:31 aide:17 aids:24 allergic:-11 and:13 apartment:-9 application:-24 appointment:-9 arm:31 ask:22 at:13 autistic:-9 away:27 bag:19 bathroom:15 be:25 beat:30 becaus:33 bed:21 being:23 best:15 bill:-15 birth:31 block:15 blood:-25 body:29 boss:-17 breast:-9 brok:15 broth:27 bruis:32 butt:22 cal:28 came:19 can:-23 cant:-21 card:28 care:-20 caregiv:28 caretak:22 check:-20 checkbook:-22 chest:16 child:18 childr:-31 clean:-10 cloth:23 coach:11 come:28 company:-16 contact:-10 control:39 cook:-18 cousin:25 cowork:26 daddy:14 date:10 daycar:25 delet:14 dementi:-18 deposit:-12 diabet:-23 did:17 died:-19 divorc:-17 doctor:24 document:-10 does:-13 doesnt:20 dog:11 door:-17 down:24 dress:21 drink:31 drunk:19 dude:23 ebt:-25 electric:-18 email:16 employ:-12 every:20 everyth:12 exam:-22 face:25 feed:18 feet:-24 fianc:27 fight:-21 flip:25 food:14 for:14 forc:24 found:21 friend:38 funeral:18 ged:-27 get:36 girl:25 girlfriend:25 give:22 go:10 god:20 going:15 goodby:20 grab:21 grandbaby:27 grandchild:16 grandchildr:-18 grandkid:-12 grandm:-22 grandmoth:-21 grandp:-10 grandson:19 green:22 grief:-14 guy:23 hack:-21 hair:18 hand:11 hard:26 has:9 have:14 he:25 head:20 hear:25 heav:20 himself:27 his:-24 history:-16 hit:28 hour:-31 hous:14 how:-25 hurt:34 husbend:30 icloud:20 id:12 identity:-11 if:19 im:15 in:10 info:-9 insulin:28 insuranc:-17 into:26 it:28 its:22 job:15 just:25 keep:44 key:32 kick:34 kil:-31 knee:-16 know:38 landlord:-11 last:-14 law:11 leas:-14 leav:32 left:-17 leg:13 licens:-20 life:42 light:-25 littl:44 lock:20 look:10 lost:-30 made:14 man:15 marriag:35 massag:25 me:20 medicin:16 messag:-19 mileag:15 miss:42 molest:24 money:27 mortgag:-14 moth:-12 mov:-27 murder:-22 my:28 name:-15 neck:30 need:-39 neighbor:15 nephew:31 newborn:-27 niec:12 night:19 nite:15 no:-18 nose:27 now:18 nude:-19 of:20 off:-11 old:19 ole:11 on:20 out:12 over:-14 owe:-14 pain:34 pant:16 pass:-23 passport:29 password:-9 pastor:19 pay:-9 period:-18 phon:20 physical:23 pictur:-19 pill:43 pimp:21 pinch:17 post:22 power:-16 pressur:-12 propos:-19 punch:24 purpos:32 purs:32 push:24 put:24 ran:46 rap:27 read:28 record:-21 refund:-22 remarri:-24 resum:-18 rib:24 right:-17 room:15 roommat:20 said:18 saw:18 scar:34 scream:22 search:-24 section:-22 security:11 see:26 sell:23 send:30 she:11 shoe:25 shut:-15 sick:-23 slam:-12 slap:25 smack:25 so:21 sold:27 spank:21 sponsor:29 spous:25 ssn:-16 stalk:26 stamp:-30 stat:-18 status:-15 stepbroth:14 stepdad:29 stepfath:16 stepmom:18 stimulus:-13 stomach:25 strangl:17 suicidal:18 support:-21 take:25 taken:10 talk:11 tax:-15 teen:-11 teenag:12 teeth:15 test:-17 text:-25 therapist:17 they:12 thigh:18 thing:20 threat:35 threaten:16 threw:9 throat:12 throw:20 time:16 tip:-11 tire:32 today:-12 told:22 tonight:27 too:23 touch:34 track:26 tran:9 tri:21 truck:29 tutor:-11 unemployment:-21 up:26 us:25 use:-12 van:-19 violent:30 visa:14 visit:9 vouch:-18 wage:-12 walk:32 wallet:-12 want:-10 was:-29 watch:29 we:-11 week:14 wher:21 whil:-11 wic:-19 will:34 window:23 windshield:9 with:14 would:9 wouldnt:17 wrist:33 wrot:24 yell:12 yo:23
myself:44 again:17 to:32
nac:-15
nacimient:-18
nacogdoch:-18
nada:39 quier:14
nadi:33 me:30
nail:-22 keep:11
nak:22
name after:-9 and:11 chang:-19 divorc:-9 leas:11 off:11 the:18
nami:-19
nanny and:16 not:-19 now:16
narc:-23
narcissist:39
nashvil:-19
natalidad:-19
nation women:17
national domestic:14 dv:13 hotlin:17 organization:-13 runaway:-23 women:-13
nativ abus:28 americ:-9 clinic:-11 domestic:22 health:-17 program:-19 rap:26 servic:-14 shelt:-21 violenc:22 women:14
naturalization:-16
navaj:9 help:18 need:-12
navidad:-16
nd:-25
ndvh:-22
ne:-13
near:-12 me:-22
nebrask:18
necesit abog:-17 com:-23 guarderi:-22 lech:-15 mi:16 mis:-19 panal:-11 que:-18 salir:16 trabaj:-21 y:-21
neck:30
need:-10 2nit:25 a:-13 ac:-20 an:-24 and:-30 apartment:-10 asap:-29 asl:18 away:17 bed:37 benefit:-12 break:-28 bus:-20 but:-15 care:-24 cash:-18 childcar:-14 class:-18 counsel:-19 counselor:-31 court:-19 crib:-18 daycar:-16 divorc:-16 doctor:-26 eat:-17 food:-17 for:9 friend:-21 from:-35 gas:17 get:27 glass:-21 grocery:-24 help:14 hous:-13 id:-16 job:-16 kid:-21 kit:17 lawy:-17 leav:42 marriag:-19 medicin:-25 my:-19 new:-23 no:-14 now:24 of:-29 out:24 pap:-12 phon:-27 plac:10 prenatal:-13 rape:17 rent:-22 ride:-23 safe:22 shelt:18 sit:-14 someon:-18 support:-17 talk:-19 that:-12 to:14 today:-21 tonight:35 unemployment:-14 vent:-16 window:-25 work:-25
needl:-20
neglect:35
negoci:-22 com:-9 de:-10
neighbor:10 always:18 and:15 are:20 beat:18 every:15 for:17 her:27 hurt:17 is:16 kid:27 lock:23 me:29 night:15 scream:16
nephew:21 in:31 is:25
nesesit:-23 un:-18
network:-19
neut:-19
nev:-20
never anyon:11 me:-9 see:17 told:11
new address:20 baby:-20 card:-13 country:-23 cry:-9 depress:-12 depression:-11 haven:9 id:-13 job:-18 mexic:-21 mom:-14 orleans:-12
newark delawar:-9 nj:15
newborn:-28 supply:-12
nexplanon:-23
next:17 and:16 door:30 face:12 get:12 my:12 room:19 scream:11 to:12 week:-22
nh:-15
ni:42 amig:11 para:24 tener:11
nice:23
niec:16 has:23 is:9
night a:23 childcar:-20 class:-15 daycar:-22 dont:14 fight:12 job:-15 my:15 shelt:-19 shift:-17 with:11
nightmar:-18
nina:13 ano:-21
niner a:23 mi:23
nino 3:-16 4:-12 ano:-16 especial:-16 gratis:-11 la:9 noch:15
nippl:-9 bleed:13 nurs:19
nite:26
nj shelt:19
no abus:29 ac:-21 acerqu:-21 acuerd:20 address:-16 aguant:15 alcanz:-25 an:16 and:15 anymor:21 apartment:-9 arregl:-25 ayud:-13 baby:14 baj:-17 baja:-21 bed:34 believ:22 break:-20 but:12 calefaccion:-10 cant:14 cap:28 care:20 casa:-18 caso:-14 com:-31 comer:-22 como:-14 complet:-14 credit:-16 da:-14 darl:-12 de:11 deja:19 dejan:23 despert:28 devuelv:-20 didnt:18 diner:10 doctor:-19 document:-23 dond:29 duerm:-27 el:-17 embaraz:-33 esta:-11 estar:17 este:-13 experienc:-20 family:-20 firm:-11 for:32 formul:-17 gas:-17 get:-27 go:31 grocery:-19 ha:-19 habl:20 hace:-16 han:-15 he:9 health:-16 heat:-19 here:-32 hic:-15 hijo:-19 hizo:-14 home:-33 hot:-13 hous:-24 id:-31 in:-24 incom:-26 its:18 la:-25 landlord:-17 le:29 leav:16 lech:-9 live:15 llam:27 lleg:-15 llor:-16 manutencion:-19 mas:31 medic:-9 mi:-19 milk:-21 mis:-11 more:21 nada:18 ni:32 no:46 of:-10 orden:-14 overtim:-14 pag:-22 paga:-16 pagan:-17 pagar:-22 para:-10 pay:23 pension:-17 period:-25 phon:12 plac:27 point:21 que:-28 qued:19 quien:-14 quier:16 reason:16 regres:-29 rent:-15 respet:-14 respir:24 ride:-12 salir:13 segu:28 sent:18 sient:18 stay:17 tenem:20 tener:-19 tenerl:-13 teng:-24 to:16 un:-12 valg:17 vivir:14 watch:-22 water:-21 way:-27 wher:27 will:37 would:20 y:32
nobody:27 believ:10 me:15 talk:11 to:-28 will:11 would:23
noch:20 con:15 el:18 guarderi:-21 hijo:14 mis:15
nois:-24
nombr:-24
non:22
nonbinary:-16
norfolk:-18
north:-17
nos:31 a:14 apartament:10 cort:-12 de:13 del:21 desaloj:-19 golp:14 lanz:-12 pega:19 sac:18 tien:14 una:14 van:-14
not:20 allow:20 and:18 at:19 baby:-22 bond:-27 breath:27 he:-10 hir:-16 home:20 liv:20 paid:-33 pay:-21 safe:19 up:14 wake:14 worth:23
notari:-20
notary:-16
note:37 car:14 my:16 on:16 windshield:9
noth:21 eat:-19 for:13 live:23 my:-24 to:9
notic:-24 door:-13 my:-13 on:-13 pay:-11 rent:-10 to:-15 vacat:-10
notification:-17
notify:-27 he:-27 me:-27
novi:18 a:12 amenaz:16 de:19 el:15 herman:11 mama:16 matrimoni:-27 mi:19 oblig:12 pego:13 que:20 revis:15
now:27 have:15 he:10 i:21 my:24 they:11 to:23
nowher:20 go:13 its:12 my:15 sleep:29 to:13 tonight:16 with:23
nude:-18 phot:-9 to:17
nuer:24 me:24
nuev:-23 york:-13
numb for:-26 my:28
numer:11 de:17
nurs exam:10 family:-12 hit:19 money:-11 my:9 partnership:-12 school:-17 touch:24
nyc:-22
oak:-22
oakland:-20
ob:-20 gyn:-12
obam:-14 phon:-14
obamacar:-21
obey:16
obgyn:-31
oblig:31 a:30 acost:9 con:14 cosa:14 estar:15 hacer:14 para:18 relacion:14 sexo:12 tener:14 trabaj:27
obsess:16
ocal:-18
of a:-10 abortion:-9 abus:28 account:-21 aliv:12 and:20 at:-13 attorney:-10 baby:-31 bed:11 being:15 boyfriend:25 care:-22 check:-22 child:28 crim:-19 dad:20 death:31 diap:-13 do:20 domestic:-9 end:16 everyth:18 fight:21 food:-20 for:-17 formul:-14 fost:-12 gas:-18 he:26 help:-19 here:18 his:40 hit:25 hurt:-34 husband:34 in:19 it:18 leas:-21 life:-11 liv:10 los:-16 marriag:23 me:9 medicin:-22 mom:-21 name:11 need:-21 our:-11 own:-21 pill:17 polic:-14 prison:-19 report:-14 right:-17 section:-17 servic:-9 son:-10 stat:-18 the:16 this:12 to:24 tomorrow:17 town:-16 tylenol:9 violenc:-9 want:12 what:27 will:-33 with:-24
off a:16 account:-21 and:-23 bed:-23 bridg:28 condom:28 daycar:-17 debt:18 dont:-12 friday:-18 have:-20 his:-22 i:-16 if:12 kid:-31 light:-21 man:23 me:23 money:29 phon:19 plan:-18 porch:14 power:-15 road:14 tomorrow:-10 without:16 work:-16
offic:-29
ofici:-23
oficin:-18 de:-10
ofreci:22
ogden:-17
oh:13
ohio:-14
oil:-25 tank:-12
ojo:31 mor:31
ok:-21
oklahom:-23
old abus:-19 alon:29 and:27 at:25 grandp:11 home:26 say:28 school:-15 want:15 women:13
older abus:-15 man:26 women:-23
ole:11 man:11
omah:11 ne:-9
on:9 a:16 again:29 aging:-12 and:35 application:-24 at:19 back:32 bill:-23 bus:31 campus:18 car:13 carpet:-17 chest:17 comput:19 couch:-15 date:9 door:-11 drug:-30 eggshell:20 floor:19 food:-16 for:12 hand:10 he:9 her:19 highway:-24 hous:-17 i:24 kid:-11 last:9 leg:11 me:12 meth:10 mortgag:-16 new:-9 night:18 of:18 payment:-10 period:-11 purpos:36 rent:-14 rez:-11 say:19 son:16 support:-21 tabl:11 tax:-26 thigh:18 to:28 top:14 wheel:-12 when:12 windshield:9 with:28
one:11 care:20 help:-12 if:20 time:-12 to:-29 watch:-22 will:16 would:20
onlin my:18 stalk:-38 to:22 want:9
only:20 hit:20 let:12 me:19 out:21 show:12 when:17
open:-12 a:-25 account:-15 bank:-11 card:18 hair:-9 my:-10 own:-9 saturday:-11 shop:-10 tonight:-23
oper:-19 no:-19 para:-19
opioid:-19
option:-20
or:17 for:-14 get:-28 let:14 me:14 my:20 out:-20 quit:-17 see:11
oral:22
orden:-19 alejamient:-10 contr:-20 en:-15 mi:-17 no:-22 proteccion:-13
order:-24 against:-10 county:-21 ex:-26 hear:-14 help:-18 husband:-27 violat:26
oregon:-25
org:-12
organiz:-16
organization:-13 for:-13 women:-13
orin:-20
orl:-13
orleans:-12
osha:-18
other kid:-36
our:38 a:21 account:29 and:23 bank:18 daught:17 in:28 kid:29 passport:20 pay:24 sleep:23 son:15 toddl:16 with:17
out 11:17 16:-17 17:28 a:26 abortion:-9 and:14 apartment:9 becaus:21 bed:11 boyfriend:21 care:-12 check:-22 debt:-29 diap:-13 food:-25 for:19 formul:-14 fost:-12 from:17 gay:34 he:23 his:25 i:32 if:27 im:24 in:14 its:-20 last:22 leas:-21 loan:11 marriag:23 me:21 medicin:-10 midnight:23 nite:22 no:11 of:-14 on:-9 parent:-28 pregnant:-29 prison:-17 safely:32 soon:32 stat:-18 the:28 ther:15 this:12 to:26 tomorrow:17 tonight:30 town:-16 two:22 with:11
outfit:19
outpatient:-23
outreach:-20
outsid:26 again:18 apartment:24 bang:16 hous:29 kid:16 my:45 night:20 no:19 now:18 on:16 right:12 the:26 watch:15 with:30 work:21
ovari:-22
ovary:-16
over:12 and:15 noth:20 toy:-13
overdos:38 on:21 train:-27
overeat:-14
overnight:-21
overs:18 get:18 marri:18 to:18
overstay:-20
overtim:-29
overwhelm:-18
owe:-13 and:29 child:-14 for:12 him:13 me:-26 money:-19 rent:-23 support:-14 tax:-11 them:19
own:-10 and:21 business:-11
p:-19 el:-19
packag:-18
pad:-14 and:-16 free:-10 tampon:-10
padr:-27 me:-12
padrastr:26 a:20 cuand:17 entr:20 me:25 mete:13 pega:11 se:13 toca:16
pag:-20
paga:-14 la:-11 manutencion:-18
pagan:-9 y:25
pagar:-14 abog:-9 agua:-10 alquil:-13 de:-11 funeral:-16 gas:-12 guarderi:-13 la:-11 medicin:-10 mis:-9 rent:-12 un:-9
pago:-15 pago:-20
paid and:21 cant:27 less:-14 than:-12 under:-16
pain:-18 in:-22 kil:-22 my:-22 side:-9
painful:-25
painless:27 way:27
paint:-20
pais:9
pamp:-19 gratis:-13
panal:-26 bebe:-12 gratis:-10 mi:-12 para:-11 y:-14
panic:-22
panick:-21
pant:16 off:16
pantry:-24 near:-13 open:-12
pap:-22 smear:-16
papa:10 con:18 de:9 hijo:9 me:9 mis:9 no:-17 nos:13 pega:26 toca:27
papanicolaou:-25 gratis:-9
papanicolau:-19
papel:-10 cort:-18 de:-15 maltrat:-20 por:-30 y:19
paper and:22 cant:18 need:-21 what:-16
paperwork:-23
par:13
para abog:-15 abort:-14 adolescent:-10 adult:-17 bebe:-17 bile:-10 car:-17 com:-11 con:-16 cupon:-9 de:-14 divorci:-24 el:-10 embaraz:-15 en:12 esta:18 estudi:-13 famili:-25 golp:14 gratis:-12 green:15 guarderi:-17 hija:-20 hijo:-12 houston:-10 hoy:-25 irme:-27 joven:-16 la:-20 los:-24 madr:-14 maltrat:22 mama:-15 mayor:-13 mi:-21 mis:-23 mud:-17 muger:-20 mujer:-9 negoci:-13 nino:-22 no:11 noch:13 pagar:9 que:35 qued:-14 rent:-11 reye:-11 sacar:9 siempr:23 sin:-22 solter:-12 tener:-19 trabaj:10 wic:-11
paratransit:-19
parej:37 me:22 todo:16 violent:14
parent are:25 class:-19 hit:27 kick:10 send:13 threw:-9
parental:-22 right:-13
parenthood:-28
parish:-14
park:-11 hous:28 lot:10 my:31 overnight:-20
parlor:23 let:9 wont:9
parol:-23
part:-15
parter:-19
partn:23 and:-20 control:22 i:-18 in:12 is:25 keep:18 me:28 my:22 violenc:22 want:-26
partnership:-12
partum:-17
party:-14 up:13 with:11 woke:13
pasa mi:15
pasaport me:24 no:22 y:24
pase:-27 de:-18 diner:-21
paso tx:-9
pass:-13 and:13 away:-23 he:22 i:-19 out:28
passport:23 and:24 back:19 for:-28 i:15
password:-21
past:13 due:-13 hous:22 my:22
pastil:22 abort:-15 abortiv:-20 anticonceptiv:-19 del:-16 despu:-15 dia:-15 gratis:-17 para:-32 siguient:-14
pastor:24 me:15 told:15 touch:14
patch:-23
pate:30
paternity:-21
paterson:-13 nj:-13
patron no:-34 paga:-26 toca:24 y:10
paul:-10
pavor:19
pay:-14 abortion:-12 an:-15 and:22 child:-15 colleg:-10 crim:-13 daycar:-17 debt:16 electric:-12 for:-18 funeral:-16 glass:-11 heat:-10 him:23 hotel:-16 in:-15 light:-14 me:-19 mortgag:-14 motel:-23 my:-9 quit:-17 rent:-10 support:-15 the:-24
paycheck:-12
payday:-22 loan:-18
payment:-28 plan:-19
paz:-10
pech:-25
pedir de:-10
pee:-31
pega:35 cabl:15 cint:19 con:22 cuand:9 de:17 el:22 enfrent:12 espos:19 hija:17 los:15 mama:20 mi:33 mis:24 novi:20 su:10 y:15
pegan:30
pego:35 embaraz:18 est:18
pele:-14 custodi:-9 la:-14
peligr:17
pell:-20 grant:-14
pelo:12
pelvic:-20
pensacol:-12
pensamient:22 suic:22
pension:-35 para:-9
peopl:-16
peori:-13
pep:10 spray:-20
pequen:-18
per:-22
perc:-20
perd mi:-25
perdi:-27 a:-19 bebe:-12 el:-17 en:-20 mi:-24 mis:-21 pasaport:-25 su:-11 todo:-20 trabaj:-18
perdim:-30
perdon:-12 migratori:-12
perimetral:-20
period:-13 no:-15 product:-14 supply:-11
permanent:-20
permis de:-25 para:16 trabaj:-28
permission:11
permit:-29
pero:35 me:30
persigu:29
person mayor:-40
personal:-14 attendant:-9
pesadil:-19
pet:-9 shelt:-30
peticion:-20
petition:-17
pfa:-14
pharmacy:-22
pheonix:-22
philadelphi:-14
philly:-22
phlebotomy:-19
phoenix:-20
phon abus:29 account:-13 and:22 bill:-10 couldnt:10 cut:-17 everyth:11 for:-23 free:-16 got:-14 hack:-16 he:-21 i:18 in:-10 is:-18 line:-21 off:-18 out:22 plan:-27 so:11 the:24 to:26 track:-11
phot:-27
physical when:19
physically:19 abusiv:19
pic:25 kid:19 of:24
pick:10 from:-11 up:28
pickup:-20
pictur me:21 my:10 of:21
pido:-13 custodi:-10 de:-10 la:-10
piens:30 en:30 la:19
pildor:-18
pill a:18 and:28 by:-13 cost:-18 free:-22 hand:11 i:17 in:11 mail:-13 my:11
pillow:28
pimp:50 beat:9 her:20 id:23 let:12 me:14 my:23 out:28 wont:12
pin against:24 down:21 me:31 the:24
pinch:17 and:19 me:17
pine reservation:-17 sd:22
pipe:-21
piso:29
pistol:27
pittsburgh:-14
plac:-10 and:-20 baby:14 crash:-12 for:-19 live:-10 me:-22 sleep:-19 stay:12 they:11 to:-9 tonight:37
plan:13 after:26 de:14 for:-10 free:-25 leav:25 me:-16 near:-26 parenthood:-28 phon:-13 rape:15 seguridad:26 ticket:-19 to:32
plant:-32
plat:31 at:14 head:13 my:13
platic:-24
play:-27
plumb:-15
plus:-16
point:11 a:-12 anymor:29 being:14 of:11
poison:-18 ivy:-18
polic copy:-18 for:-13 help:19 me:19 wont:19
polici:-25 hizo:-14 me:-18 no:-19
politic:-25
poller:29
polv:-11
ponc:-24 puert:-9 rico:-9
pone:32 loco:18 violent:11
poner:-23 de:-11 puest:-11 un:-11 una:-16
pop:-17 the:-15
por domestic:-29 el:30 embaraz:-21 en:23 espos:19 estar:-12 hijo:20 internet:-16 la:16 maltrat:-20 mi:24 mis:25 su:19 telefon:12 ventan:24 violenci:-17
porch:14
porn:15
porqu:21
port:-19
portland:-23 oregon:-13
positiv:-23
pospart:-16
post:13 goodby:24 me:34 my:-11 nude:-23 on:25 onlin:20 partum:-17 pictur:-15
postpart:-17
postpartum:-9 depression:-19 rage:-18 support:-22
pot:-26
potty:-31
pour:29 bleach:21 me:21 my:21 on:24
poverty:-20
power:-29 attorney:-10 back:-11 cut:-15 get:-11 of:-10 off:-15 on:-11 out:-17
ppd:-16
pr:15
pre:-19 que:-19
preci:-32
predator:36
predatory:-20
preescol:-14
pregnancy:-25 help:-12
pregnant:-30 17:17 and:-25 at:-20 boss:-17 cant:20 dont:-27 fir:-11 he:25 i:22 in:-28 insuranc:-9 me:18 meth:-16 my:15 need:-9 no:-24 on:-17 out:-21 plac:-26 scar:-30 teen:-13 to:-15 want:-27 with:-11
prek:-15
prenatal:-23 care:-12 clinic:-12 vitamin:-15
prep:-20
prepaid:-21
pres:-26
preschool:-23 for:-11 free:-11 my:-10
prescription:-23
present:-10
presion:-20
press:24 charg:-25
pressur into:18 me:11 sex:18
prestam:-23 mi:-15 nombr:-15 para:-18
pric:-25
prim:21 de:18 me:14
primari:-17 adult:-15 para:-15
primeriz:-20
prison:-13 help:-16 releas:-15
priv:-19
privat:-15 part:10
pro:-13 attorney:-13 bono:-13
probation:-20
problem:-28 de:-9 gambl:-9
product:-19
profil:-10
program:-20 de:-14 del:18 for:-15 para:-9 wic:-11 women:-10
project:-13
prom:-25 dress:-17
promis:-13 a:-13
proof:-37
propan:-22
propi:9
propin:-19
propos:-23
prostitu:30
prostitut:38
prostitution:10
proteccion:-15 contr:-13 de:-13 en:-15 menor:-13
protect:15 from:21 my:21
protection:-17 order:-16
protectiv:-10 servic:-17
prov abus:27 emotional:21
prueb:-21 de:-21 embaraz:-14 ets:-12 sexual:-9
psicolog:-31 gratis:-13
psicologic:11
psiquiatr:-23
psych:13 medicin:-22
psychiatric:-18
psychologist:-22
ptsd:-17
public defend:-16 hous:-20 mis:-19
puebl:-15 co:-13
pued a:12 bebe:-12 con:12 dorm:14 el:-10 gas:-12 la:-11 mas:26 medicin:-10 mi:20 salir:-9 tener:-12 trabaj:-21
puest:-18 com:-10 de:-10
pul:9 a:28 knif:23 on:12
pull:15 hair:25 my:25 ups:-20
pump:-28 at:-14 work:-13
punch:18 a:22 hole:26 in:18 me:38 next:12 the:27 wall:43
puppy:-18
purg:-18
purpos:36
purs:25
push:31 down:23 into:18 me:30 off:14 the:11
puso:28 en:28 gps:19
put:19 a:22 an:16 app:23 bill:-17 camer:22 down:26 gun:13 hand:28 his:28 in:19 my:-10 on:22 someth:28 stuff:-28 the:18 to:14 track:17 under:18 up:11 us:30
que:17 a:23 acept:-10 acerqu:-15 acuest:21 ayud:-14 busc:-14 comer:-22 con:15 darl:-12 de:14 dejo:10 el:16 embaraz:-24 enter:11 espanol:-13 estoy:-24 habl:-13 la:35 le:23 llegu:24 llev:-21 lo:15 me:9 mi:-21 morir:13 papa:-16 papel:-23 para:21 quier:17 si:9 sirv:16 soy:16 su:25 tio:17 tuve:-13 va:33 valg:13 voy:19 y:27
quebr:21 el:21
qued cal:14 con:-33 embaraz:-19 hijo:-18 mis:-18 sin:-26 trabaj:-17
queen:-20
queer youth:-11
quem:-16
question:-24
quien:-23 a:-16 cuid:-14 dejar:-19 habl:-14 me:-16 mi:-14 mis:-14
quier:18 acab:15 acuest:21 aqui:24 arregl:-17 bebe:-32 comer:-23 cort:19 custodi:-19 de:18 dej:26 desaloj:-17 desaparec:23 divorci:-23 dorm:22 el:-20 embaraz:-32 en:17 estar:17 este:11 estudi:-28 firm:-9 huir:22 ir:17 irme:24 la:-16 los:-27 mas:13 mat:24 matar:43 me:24 mi:20 mis:-21 morir:39 pagar:-24 papel:-26 poner:-14 qued:-23 quit:-13 sacar:-21 segu:28 separ:29 siempr:23 suicid:17 tener:-11 tenerl:-13 termin:-13 todo:15 trabaj:-23 un:-18 vida:25 vivir:23
quiet:29
quinceaner:-32
quis:18 la:28
quisier:29 no:25
quist:-16
quit a:-21 bebe:-26 celul:24 chequ:9 cupon:-15 de:-26 diner:23 drink:-22 el:11 estampil:-18 hija:-26 hijo:-26 job:27 las:-28 luz:-15 medicaid:-20 my:21 nina:-10 nino:-18 papel:35 pasaport:30 smok:-11 telefon:17 vida:29 y:40
racial:-13
racism:-19
racist:-17
rage at:10
rain and:15 have:15
rainn:-24 numb:-17 org:-17
rais:-23 grandkid:-11 my:-29
rait:-19
ramp:-21 for:-15 wheelch:-11
ran:18 home:-17 im:19 my:9 of:-26 off:17 out:13
rap:60 a:20 ago:11 as:18 at:29 by:24 last:20 me:37 my:26 never:11 night:17 on:21 party:20 year:11
rape:83 cent:13 counsel:27 crisis:29 didnt:12 do:10 help:23 i:10 if:13 kit:34 me:11 victim:17 what:9
rapid:-16 city:-19
rash:-9
rastr:-17 mi:-13
rastreador:-17
rat:-19
rato:20
razor bump:-22
re:-18
read and:17 email:18 messag:-13 text:-21
ready:24 give:15 to:13 up:15
reason:18 live:21 to:26
rebuild:-11
receipt:30
recet:-24
reci:-24 de:-19 lleg:-22 nac:-15
recib:-18 de:-10 gas:-12
recip:-31
record:-15 clean:-14
recovery:-27 hous:-11
recruit:34
recurs:-10
red:-14 cross:-12
reembols:-15
reentry:-24
refill:-20
refug agency:-15 english:-16 job:-11 resettlement:-12 women:-17
refugi:-22 acept:-10 con:-29 de:-20 el:-15 en:-20 ga:-14 hijo:-15 maltrat:9 mascot:-11 mi:-16 mis:-21 mujer:-16 nino:-20 paso:-17 ponc:-11 que:-10 san:-15 tucson:9 y:-17
refuji:-24
refund:-30
refus:-16 to:-16
regal:-31
registration:-15
regl:-24
regres deposit:-11 el:-11 la:12
regret:12
rehab:-27 baby:-20 for:-10 las:-14 me:-13 mom:-9 with:-21 women:-11
rehabilitacion:-17
relacion:33 abusiv:20
relaps:-27
relationship:49 help:14
releas:-12 date:-23
relief:-20
religious:13
relocat:-25
relocation:-23
remarri:-24
rememb:17 anyth:15
remot:-17
remov from:-14 my:-22 phot:-9
removal:-25 help:-13 senior:-13
renew:-23 card:-21 green:-21 my:-18
renewal:-25 help:-9
reno:-20
renov:-16 card:-10 green:-10 mi:-11 permis:-15
rent:-19 a:-17 and:-14 asistanc:-17 assistanc:-16 atras:-13 ayud:-17 barat:-11 bronx:-10 chicag:-15 cond:-11 county:-14 due:-17 el:-14 en:-13 help:-28 houston:-10 in:-16 money:-22 nj:-18 no:-20 on:-13 room:-14 the:-14 to:-11 un:-13
rental:-20 assistanc:-17
repa:-27 help:-14
repar:-17 mi:-15
reparacion:-22
repart:-16
replac:-28 card:-11 id:-17 my:-17
replacement:-19
repon:-23 mi:-16
report:9 a:23 boss:11 copy:-18 deportacion:-15 for:27 my:13 of:28 polici:-18
represent:-31
requisit:-20
rescu:-23
reservation shelt:-18
resettlement:-17 agency:-11
residenci:-25 por:-25 violenci:-23
residencial:-13
residential:-20
resourc:-21 cent:-14
respet:-14 la:-14 orden:-14
respir:24
respit:-36 care:-24
restain:-24
restrain against:10 for:-14 help:-18 my:10
restran:-17 order:-13
restriccion contr:-18
resturant:-14 job:-14
resum:-28
retir:-28
retrain:-16
return:-19 my:-20 to:-18
reunificacion:-14 famili:-14
reunification:-21
reveng:-18 porn:-18
revis:20 celul:9 el:21 mi:-26
reye:-20
rhod:11 island:11
rib:32
rid:-19 of:-19
ride:-27 doctor:-13 home:-9 the:-10 to:-19 tonight:-27
ridg reservation:-17 sd:22
right:-16 at:-11 he:15 i:18 ice:-20 now:20 sinc:14 squeez:13 work:-11
ring:-10 camer:-24
rip:18 my:29
risk:-19
roach:-19
road:14
rob:-42 bols:-17 carter:-14 identidad:-12 la:-21 mi:-9 mis:-27 papel:-26
roban:-18
robo:-27 de:-13 identidad:-9
rochest:-15 ny:-15
rock:-22
roja:-12
romanc:-13 scam:-13
romp:22
rompi:29 de:26 la:25 mi:13 orden:16
roof:-34 leak:-13 my:-18
roofi:39
room at:15 for:-29 my:17 rent:-16 sleep:23 tonight:-27 with:14
roomat:18
roommat me:30 wont:-29
root:-15 canal:-15
ropa bebe:-20 cobij:-18 de:-24 gratis:-18 me:20 no:20 para:-16 trabaj:-20 y:-12
rope:9
rose:-15
rot:-16
roto:-15
rrent:-20
rub:32 me:10 my:29
rued:-13
ruin:10
rule:-27
run away:-18 food:-11 from:10 of:-11 out:-11 the:11
runaway:-17 safelin:-18 teen:-11
rural:11
sa:28 survivor:28
sabe:25 dond:28
sabotag:27 my:27
sac apartament:10 casa:-17 de:-17 del:19 la:-10 muel:-16 una:-16
sacar:-19 apartament:-15 casa:-16 de:-13 del:-15 el:-13 la:-14 pasaport:-18
saco casa:-31 orden:-17 una:-17
sacrament:-24
sad:-27 and:-15 baby:-10
safe:12 for:-29 haven:16 home:19 hous:50 me:-22 my:14 phon:-25 program:-26 sleep:-18 tonight:28
safehous:17
safelin:-18
safelink:-18
safely:32 with:27
safety:17 leav:29 plan:46
said:28 a:-10 and:16 be:25 but:18 cant:13 goodby:23 he:21 hed:17 hell:22 him:19 hurt:17 i:-12 id:20 if:11 kill:10 leav:19 me:26 next:14 she:16 stop:17 to:29 want:13 will:29 would:9
saip:-14
sal:16
salari:-15
sale:-30 la:-11
sali:22 carcel:-24
salir:22 casa:26 de:13 del:-9 mi:24 ni:12 trabaj:-10 y:13
salon:-9 keep:11 our:11
salt:-11 city:-11 lake:-11
salud:-27 en:-11 mental:-18
salvacion:-12
salvation:-15 army:-15 shelt:-11
same behind:25 car:23 me:25
samhs:-23
samo:11
san:-10 antoni:-12 bernardin:-18 dieg:-19
sane:37 exam:28 nurs:30
sangr embaraz:23
sanitary:-20
sant:-29 ana:-11 fe:-12
sat:27 chest:17 my:17 on:27
saturday:-23
sav:-16
savannah:-14 ga:-11
saw:18
say:45 be:24 call:25 cant:13 deport:-20 fell:12 god:16 going:23 got:24 has:12 have:-17 hell:13 her:33 his:16 ice:30 if:22 ill:21 im:23 it:21 its:12 make:15 my:19 no:23 owe:14 post:24 see:17 she:28 take:18 the:16 they:16 to:-9 want:13 we:-24 yes:25
sba:-15
sc:-22
scal:-11 doctor:-16
scam:-24 my:-18 onlin:-14
scar:23 boyfriend:25 dad:20 go:29 going:21 he:24 home:30 husband:27 kid:32 kill:15 leav:37 me:30 my:19 of:11 tell:-22 the:-9 us:18 when:19
scary:19 about:-22 my:-22 thought:19
schedul:-26
scholarship:-13 mom:-9 women:-27
school:-19 at:-12 bus:-23 care:-12 cloth:-19 equivalency:-11 for:-11 free:-10 grant:-18 help:-26 job:-15 me:19 money:-13 my:-13 need:-13 program:-9 supply:-11 wont:-26 year:-13
scor:-9
scout:-18
scream and:18 at:-10 every:16 me:26 night:16
screen:-13
se acab:-27 acerqu:-21 afuer:16 aprovech:25 braz:21 car:-11 casa:-21 con:-23 cort:28 de:10 descompus:-11 dond:-19 drog:-20 el:-20 enoj:19 enter:22 escap:-18 espos:-16 esta:-21 fue:-10 inund:-22 la:-29 llev:-9 loco:18 los:9 matar:32 me:-34 mete:17 morir:13 muri:-21 pone:23 quem:-28 quier:24 rompi:-27 violent:11
seal:-18
search:-19 history:-18
seat:-13 baby:-17 cant:9 i:13 so:13
seattl:-33
sec:-13 8:-13
seccion:-17 8:-11
second chanc:-12 job:-9
secret:17
section:-22 8:-17 eight:-12
secundari:-19
security and:16 card:-15 for:16 numb:-12 offic:-17 shov:16
see a:22 again:17 doctor:9 family:17 in:20 me:17 my:-15 text:-19 the:17
seek:-19
segu:20
segur de:-13 en:15 medic:-14 mis:-11 para:-9 social:-16
seguridad:26
seizur:-11
sel:38 girl:24 me:27
self:16 defens:-15 esteem:-17 harm:35 petition:-17
sell body:19 food:-16 me:28 my:-26 myself:22 tamal:-15
selm:-11
seman:-15
sena:-18
send:26 a:22 back:21 him:11 me:25 my:14 of:17 pic:20 threat:19 to:26
senior:-37 abus:-28
seno:-14
senor:20 me:12 ofreci:22
sent:13 a:18 nada:11
separ:22
separat:-24 line:-16 phon:-16
separation:-22
sergeant:26 in:20 my:20
serv:-28 divorc:-21 in:-20 marin:-12 paper:-20 the:-20 what:-16
servic:-14 deni:-11 offic:-10
servici:-22
set:-24
sewer:-11 bill:-11
sex:39 abus:11 baby:-28 for:30 his:12 me:12 money:14 rent:32 traffick:20 when:11 work:41
sexaul:-28
sexo:31
sextortion:-20
sexual:37 abus:29 assault:42 at:-17 de:21 el:-9 en:-9 harassment:-42 hotlin:15 mi:15 trabaj:-9 traum:20 work:-17
sexually:38 a:11 abus:12 assault:23 harass:-39 me:11
sexualment:21
sexualy:34
shak:31 baby:29 my:21 the:16 when:20
shap:26 like:26
shar:-13 location:-20 my:-25 pictur:-9
shatter:-10
shav head:10
she:33 and:18 die:13 done:25 fell:12 hit:26 is:14 my:14 pill:9 say:23 took:11 want:13
sheld:-23
shelt:-22 alabam:-12 anchorag:-22 and:-17 bay:12 beach:-16 biloxi:-13 birmingham:-12 bois:-25 bowl:-16 boy:-13 bronx:-12 burlington:-14 casp:-19 cat:-13 charleston:-14 city:13 co:-12 collin:-10 color:-9 columbus:-14 delawar:-11 dog:-21 el:10 eugen:-13 fall:-12 family:-9 for:-23 fort:-15 fresn:-15 full:11 ga:-15 gallup:-20 gary:-11 goldsbor:-16 grand:-9 green:-22 hilo:-13 il:-15 in:-27 indian:-12 island:-21 juneau:-11 kansas:10 kid:-20 knoxvil:-18 ks:19 ky:10 la:-23 las:-22 lewiston:-15 me:-26 minot:-13 nc:-21 nd:-9 ne:-13 new:-26 newark:-14 nh:-21 nm:-19 north:-16 now:23 numb:-13 oakland:-12 ocal:-18 omah:-18 open:-31 paso:10 pensacol:-12 peori:-13 pet:-10 portland:-12 rapid:-9 san:-16 sant:-12 sc:-13 sioux:-12 son:-17 south:-10 spokan:9 springfield:-12 st:-23 teen:-16 teenag:-15 texas:23 that:-19 tonight:44 topek:-20 tuls:-15 tupel:-16 tx:9 valley:-14 vermont:-11 wilmington:-9 with:-26 women:-28 worcest:-15 wv:-20
sheriff:-10 com:11
shlet:-14
shoe for:-18 in:19
shook:37 baby:37 my:27 the:26
shoot:-24 himself:22 i:10 if:10
shop:-23 job:-19
short:-20 my:-16 on:-13 rent:-13
shortag:-14
shot at:27
shotgun:-15
should die:17 i:-10 just:17
shouldnt:24
shov:30 me:30 the:23
show a:18 at:30 everywher:21 for:-16 he:12 her:25 his:25 my:32 thing:18 up:26 when:12 with:-10
shreveport:-11
shut:-15 light:-17 my:-16 off:-15
shutoff:-25
si:24 dejo:19 denunci:25 habl:18 lo:31 me:27 no:22 se:-10 voy:19
sick:-11 day:-22
siempr:28
sient que:19 sola:-15
sign divorc:-12 for:-14 paper:-12 the:-9 up:-14
sigo:20
sigu:42 a:17 del:18 part:12 toda:12 trabaj:28
siguient:-14
sil de:-18 rued:-13
similac:-28
sin agua:-27 casa:-9 de:20 diner:-11 dond:-15 el:17 enter:22 hogar:-17 mi:39 no:30 pago:19 papel:-32 que:13 ropa:20 se:32 segur:-22 sin:24 trabaj:-22 y:32
sinc baby:-19 the:-17
singl:-17 dad:-22 help:-26 mom:-16 moth:-11 of:-18
sioux:-15 fall:-15 women:-14
sir:16
sist anymor:16 being:16 in:30 is:29 law:13 leav:21 me:-10 talk:18
sit:15 his:18 in:22 my:21 on:9 outsid:21 truck:21
size:-20 4:-11 diap:-16
skill:-17
skim:-13
skin:-16
slam:13 door:-26 head:33 in:15 my:33 on:19
slap:19 baby:25 me:34 my:17
slash:32 my:32 tire:32
slat:-17
slavery:34
sleep a:24 and:10 at:30 bus:25 couch:-13 floor:12 for:18 forev:18 garag:11 he:21 him:10 in:21 me:19 men:11 my:12 on:-14 outsid:-12 pill:-20 problem:-15 the:27 train:-24 with:17
slept:35 at:22 laundromat:22
slid:-14 doctor:-16 scal:-11
smack:32 me:30
small:-9 biz:-12 business:-10 grant:-18 loan:-9
smart:-15
smash:29 and:19 my:25 phon:19
smear:-16
smell:-20
smok:-35 alarm:-9 free:-9 my:-10
smuggl:26
snap:-9 application:-14 benefit:-13 interview:-10 offic:-16
sneez:-15
snor:-34 cant:-14 sleep:-14
snow boot:-26
so:10 call:12 cant:12 couldnt:11 done:14 get:23 go:15 he:-16 i:29 id:26 leav:26 much:-19 see:-16 to:9 want:12 work:10
soap:-25
sober:-26 for:-12 home:-13 hous:-12 liv:-28 with:-16 women:-12
sobrevivient de:24
sobri:-21
sobriety:-20
sobrin:18
socc:-26
social:-17 and:16 card:-15 numb:-12 offic:-17 security:-9 servic:-16
sock:-21
sofa:-20
sola:-31
sold:36 me:30 my:25
sole:-13 custody:-13
solicit:-19 snap:-14
solter:-15
some follow:14 on:-9
somebody:29 put:11
someon:19 brok:-28 credit:-33 follow:9 hurt:16 in:16 is:35 keep:28 leav:25 list:-23 me:38 my:11 on:15 open:-33 put:27 someth:23 stol:-11 talk:-22 to:-9 touch:18
someth:14 drink:21 in:17
somewher go:-12 in:-20 my:-16 stay:-16 to:-27
son back:9 fight:-21 from:29 got:-28 he:22 his:20 hit:21 in:23 me:44 my:22 social:29 steal:10 take:20 to:-19 took:-31 was:-26 when:20 with:31
sonogram:-19
soon:32
sord espos:9 mi:9 y:13
sore:-23
sorry:18
soup:-14 kitch:-14
sourc:-24
south:-24 bend:-15 dakot:-16
soy de:12 indocument:-9 lesbian:-19 mayor:24 sord:13 veteran:-16
spac:-14
spanish:-17
spank:32
spay:-22 cat:-17
speak spanish:-9
special immigrant:-16 need:-28
speech:-18
spend:-25
spik:37
spil:-23
spirit:-22
spit:28 in:22 me:20 my:22 on:20
spokan:-19
spot:-24
spous abus:23 me:28 visa:-26
spousal:18 abus:28
spr:-9
spray:-20
springfield:-23 il:-14 ma:-15
spy:-25 camer:-15 me:-19 on:-19
squeez:19 my:19 neck:19
ss:-20 card:-20
ssdi:-19
ssi:-13 deni:-17 for:-13 mi:-9 my:-11 para:-9
ssn:-24
st:-18 island:-12 louis:-12 parish:-11 paul:-10 tammany:-11 thom:-13 virgin:-12
stab:20 in:-22 my:-13 pain:-22
staff:12
stain:-24 carpet:-17 on:-17
stair:-12
stalk:48 ex:25 got:21 me:23 new:27
stamp:-26
stand in:25 my:17 outsid:17
star:-10
start:-22 a:-13 bakery:-10 business:-10 clean:-10 daycar:-10 kindergart:-14 my:-15
starv myself:-13
stat:-14 abortion:-9 id:-14 kid:-20 my:-25 with:-25
station:26 baby:25 my:14 no:15 with:28
status:-25
stay away:-20 car:-18 home:-16 in:-20 mom:-24 my:-23 night:13 order:-12 with:-9
std:-15 clinic:-13 test:-18
steal:-9 and:24 money:-9 my:17 security:13 social:13
stealth:34
step:12 my:29 program:-17
stepbroth:14
stepdad:28 broth:18 come:9 hit:15 in:12 me:15 my:29 to:25 touch:24
stepfath:18 me:24
stepmom:39 feed:18 me:20
stepson:22 my:14 touch:14
sti:-18 test:-9
stillbirth:-23
stillborn:-16 baby:-20
stimulus:-16 check:-13
stockton:-20
stol:-24 id:-13 identity:-10 my:-17 tip:-9
stomach:23 month:24 pregnant:15
stop about:9 and:18 child:-9 com:22 cry:-25 die:19 drink:-39 eat:-14 eviction:-14 hit:17 i:18 me:19 pay:-15 say:24 smok:-22 support:-9 think:24 to:28 using:-26 want:19 when:18
stor my:-18 thing:-18
storag for:-17 leav:29 my:-17 stuff:-9 unit:-10
storm:-29 damag:-18
stov:-26
strang me:19
strangl:24 i:19 in:-30 me:32
street my:22 with:22
strep:-16
stress:-31
strok:-26
strol:-22
strong:-31 heart:-21
strongheart:-19
struggl:-14 mom:-13
stuck at:-22 in:-11
student:10 campus:18 debt:-24 loan:-18 on:18
study:-25
stuff:15 and:21 at:9 for:-19 hous:-23 in:-30 me:20 out:23 to:21
stupid:19
su:23 casa:-28 espos:18 hijo:16 la:19 mujer:18 papa:13 tio:17 toca:17 trabaj:-11
subi:-17 foto:-15
suboxon:-26 doctor:-12
subsidiz:-19 apartment:-14
subsidy:-17
sucid:39
sucidal:45
sue:-22
sued:-21
suegr espos:14 me:23 mi:14 y:16
sueld:-9
suic:40
suicd:42
suicid:70 hotlin:20 line:18 note:17 prevention:23
suicidal:71
suicidi:44
suing:-20 me:-20
suisid:34
sum:-15 camp:-9 job:-11
summon:-17
super:-22
supervis:-15 visitation:-12
supervisor:-11 me:-29
suport:-25
supply:-21
support:-18 animal:-15 enforcement:-13 for:-20 lawy:-12 offic:-11 order:-9
surf:-18
surgery:-27
surpris:-28
survival:15
survivor:38 abus:12 of:23
suspend:-16 licens:-14
swallow:29 pill:31
swept:-25
switch:-18
swol:-22 face:-11
swung:24 me:24
symptom:-19
syphilis:-20
t:-15 visa:-9
tablet:11
taco:-22
tacom:-22
tahirih:-20
tak care:-9 my:10 of:-9 to:26
take:17 all:29 an:16 and:17 anymor:12 away:-33 boy:-11 care:-20 cat:-18 childr:-23 cloth:22 dog:-18 down:-27 every:17 for:16 i:21 if:11 kid:-17 me:9 medicaid:-11 medicin:26 money:21 my:25 no:20 off:13 out:-20 paycheck:33 son:25 tip:9 to:25 wher:15
talk:13 a:-9 and:21 end:18 he:19 i:22 me:18 my:24
tamal:-23
tammany:-11 parish:-11
tamp:-14
tampon:-22 free:-10 pad:-15
tanf:-20
tank:-18
tarjet de:-14 ebt:-11 mi:-9 nombr:-9 verd:-19
tatt:11 of:11
tax:-28 help:-18 kid:-12 refund:-17 return:-9
teach:24 is:22 me:20 text:24 touch:29
tech:-27
teen:-13 dat:28 daught:14 family:-11 girl:-14 help:-20 is:-14 kick:-15 mom:-21 need:-14 no:-11 out:-15 say:17 she:13 shelt:-14 son:-15 suicidal:32 to:-23 violenc:19 want:13
teenag son:31
teeth:-16 knock:14 out:14 pul:-22
tel:29 hurt:9 me:29 to:26
telefon:-9 gratis:-9
telehealth:-16
tell:28 i:24 im:20 me:25 my:18 parent:-10 to:19
temp:-14
temporal:-21
temporary:-18 order:-10
tenant:-22 right:-18
tenem:17 a:14 dond:22 ir:14
tener amig:13 bebe:-22 este:-12 hijo:-19 relacion:14 sexo:12
tenerl:-13
teng a:17 aqui:10 car:-12 casa:-28 com:-16 comer:-16 como:-14 darl:-12 de:10 deud:-23 dond:32 dorm:32 en:14 esta:16 gana:22 hoy:24 la:-27 las:25 lech:-9 los:14 luz:-11 medic:-9 mi:30 mied:24 mis:22 mor:22 para:9 pastil:25 pavor:19 pedir:16 que:17 qued:26 quien:-14 segur:-29 un:20 y:-36
terapeut:-24
terapi:-25 de:-24 en:-15 hija:-9 mi:-19 para:-18
term:-14
termin:-19 la:-16 mi:-16
terminat:-19 pregnancy:-10
termination:-21 of:-10 right:-10
terrifi:9
test:-23 for:-13 free:-11 hiv:-10
testament:-21
testify:-10
texas:-13
text:17 and:15 daught:19 home:-27 im:17 me:34 my:41 threat:23 to:-23 what:17 year:20
than:-12
thanksgiv:-19 din:-15
that:-21 baby:-15 boy:-11 dog:-18 dont:-12 get:10 he:20 kill:-23 let:-18 me:-18 pet:-9 take:-18
the:13 again:-11 and:14 apartment:21 army:-20 at:-9 baby:16 bar:-11 bathroom:16 bed:25 bedroom:17 bill:-26 bottl:20 bridg:27 bronx:-20 bus:12 cam:26 cant:26 clean:13 clos:-16 closet:24 cloth:16 condom:42 cop:9 cord:26 country:-25 crib:-18 daycar:19 disapp:9 divorc:-9 doctor:-23 door:40 down:14 er:23 face:13 farm:28 first:-22 follow:17 for:10 frat:17 from:24 garag:19 gym:-13 he:26 heat:-10 hotlin:-10 hous:10 i:12 if:21 im:31 in:15 is:-22 its:22 job:-15 keep:16 key:-11 kid:21 lady:21 last:23 laundromat:14 left:23 let:14 life:25 light:-25 look:27 made:-17 make:22 man:19 marin:-12 mark:24 massag:9 money:39 mouth:26 my:24 nanny:19 neighbor:-18 next:26 nite:13 no:37 of:16 off:14 on:10 order:15 out:38 outsid:20 paper:-9 phon:24 pill:13 point:11 polic:19 porch:14 protectiv:10 rain:26 rent:-13 reservation:-19 restrain:20 rez:18 road:14 room:35 salon:12 say:17 shelt:14 show:29 so:20 stair:-11 stat:-26 station:18 step:15 stomach:10 stor:30 they:19 time:-10 to:13 told:12 tonight:23 took:-10 track:18 train:19 truck:22 valley:-14 way:-18 wheel:12 when:17 whil:13 wint:-12 with:25 without:11 wont:9 yard:21
theft:-21
thehotlin:-20
their:25
them:35
then:18
ther:30 a:19 is:-11 no:31 on:18 track:18
therapist:-21 for:-19 me:30 medicaid:-10 take:-10 touch:20 who:-10
therapy:-30 my:-12
they:28 are:19 discharg:20 dont:25 have:10 id:18 let:13 make:21 me:12 our:15 paper:19 passport:17 pay:12 said:19 sleep:11 the:40 threat:24 took:20 us:11 wont:20 work:18
thigh:18
thing:20 and:24 at:10 i:13 me:9 when:13
think:35 about:36 death:26 driv:17 end:22 going:12 have:-26 husband:16 i:-17 is:12 its:18 jump:16 leav:17 my:23 of:30 off:21 postpartum:-26 spywar:26 ther:21 to:15 was:13
this:9 anymor:18 baby:-23 he:12 is:-22 job:-16 life:21 marriag:12 month:-20
thom:-13 island:-12 virgin:-12
though:23
thought:28 about:-22 baby:-26 death:28 my:-33 of:18
threat:24 burn:15 himself:11 kill:13 me:20 my:20 out:18 post:-23 the:15
threaten:41 a:9 kill:13 me:19 my:24 post:23 text:19 the:29 to:21 with:9
threw:18 a:28 at:36 in:23 plat:14 the:28 wheelch:28
through my:-9 phon:-29 the:24 window:27
throw:38 at:11 me:15 my:31 stuff:19 thing:10
thrown 17:10
thyroid:-25
ticket:-41 home:-18 mom:-12 my:-17 to:-32
tie:16
tied:15 me:23 up:15
tien amenaz:23 casa:14 con:17 de:27 en:16 encer:21 hambr:-12 la:19 no:-9 trabaj:17 una:14 y:10
til:-16 friday:-20
tile:17 track:17
till:31 i:20 out:14 pass:14 pay:14 she:20
time a:24 buyer:-9 day:26 for:-21 help:-12 i:13 off:-22
tind:15 me:16 wont:13
tio:20 me:16 toca:10 toco:22
tip:-29 stol:-16
tir:17 aliv:12 being:12 fight:21 of:39
tire:-15
tiro:13 piso:18
titl:-17 ix:-16
tn:13
to:10 about:13 abus:28 after:21 aliv:19 all:26 and:14 anoth:-13 anymor:18 apply:-15 appointment:-17 ask:23 at:10 back:16 be:-9 bed:13 befor:29 bill:-23 burn:14 but:19 cant:11 car:15 care:-21 cat:-11 chem:-19 church:10 clinic:12 colleg:-29 country:10 court:-29 crash:-13 custody:-18 cut:16 danc:25 debt:20 dialysis:12 die:25 disapp:28 doctor:-27 dog:13 drink:-17 early:-26 eat:-25 end:-13 er:11 every:13 everyth:21 face:12 file:-10 find:35 for:20 forev:22 from:20 give:23 go:20 hair:-24 he:24 head:16 here:18 herself:18 hide:22 him:28 himself:17 his:25 home:10 hospital:-15 hotel:22 i:27 if:15 in:-19 job:18 jump:26 keep:28 kid:-25 kill:18 know:21 last:21 leas:-16 light:20 list:-23 live:20 look:19 lose:-28 man:24 marri:18 marry:16 me:27 meet:25 men:30 messag:25 more:26 move:-13 myself:22 night:9 no:21 not:14 nude:-15 obey:16 of:16 off:24 on:-11 onlin:-14 out:26 over:31 overdos:20 parent:-21 pay:21 pic:11 pregnant:-30 prom:-24 put:-9 quit:-13 read:-14 rent:-15 run:25 scar:22 school:-18 see:18 sell:14 sex:16 show:-11 sleep:26 so:20 start:-17 stat:-13 stay:16 stor:-12 strip:21 take:24 talk:-34 tell:-9 the:22 thing:-18 this:19 tonight:40 touch:20 up:33 us:31 vacat:-10 vent:-16 wake:22 want:14 when:-12 with:20 without:22 yel:13
toal:-22
toallit:-16
toc:44 a:32 mi:34 permis:16 sin:16
toca:31 a:39 dice:10 mi:17 nina:19 que:10 y:10
toco:45 a:26 hija:21 mi:29 permis:16 sin:16
toda:16 las:16 part:12
today:23
toddl:-13 alon:14
todo:39 dia:19 el:20 en:-20 los:9 que:27
togeth:-28
told anyon:14 dad:11 grandp:21 her:19 him:23 i:14 me:-10 to:-15 touch:21 was:11
toled:-13
tom:36
toma me:15 much:-25 pega:12 pone:14 se:14 y:19
tomar:19
tome:38 pastil:27
tomo:28 pastil:31
tonight:40 3:15 and:14 baby:25 he:16 in:21 its:12 my:20 rain:12 safe:14 with:30
tonit:31
too:10 deep:21 expensiv:-20 much:-32 pill:21 work:-26
took:16 a:22 all:17 and:39 away:30 baby:-29 battery:23 bottl:17 bunch:12 car:20 checkbook:-17 childr:-20 condom:28 id:-16 in:11 key:23 kid:-21 loan:11 many:21 me:21 money:-32 of:20 paper:36 passport:28 phon:33 pictur:21 pill:34 refund:-21 so:16 tax:-23 the:35 to:-18 too:21 turn:23 whol:17 with:-22
tooth:-27 infection:-9 out:-14
toothach:-24
top me:14 of:14
topek:-21
torn:-24
tot:-14
touch:45 a:9 and:29 as:9 at:21 by:11 child:11 daught:30 doctor:18 dur:12 girl:27 her:22 him:14 in:27 inappropriately:18 my:26 on:18 the:29 whil:10 without:15 wrong:15
tow:-16 car:-25 my:-32
towel:-15
town:-14
toxic:41 relationship:15
toy:-26 for:-14 tot:-14
trabaj:-12 a:15 camp:-12 de:-31 embaraz:-10 fuerz:16 la:19 limpiez:-10 madr:-15 me:24 mujer:-15 ni:19 noch:-22 pagar:18 pago:19 por:-16 sin:16 tien:12 y:18
trabajador agricol:-16 camp:-13 del:-13
tracfon:-17
track car:16 devic:-22 for:-12 in:13 location:-10 me:-13 my:11 numb:-12 on:22 packag:-18 stimulus:-13
trad for:15 school:-12 women:-19
trae:21
traffic:11
traffick:60 help:27 hotlin:25
trafic:33
trail:-25
train:-23 track:9
trajeron:33 con:19 para:22 y:29
tramit:-17
tran:-14 and:9 cor:-17 girl:-27 kick:-16 lifelin:-28 my:-17 need:15 numb:-28 out:-16 shelt:10 suicidal:23 teen:11 women:10 y:-17
transf:-11
transgend women:-27
transitional:-13 hous:-21
transmision:-12 sexual:-12
transmission:-24
transport:-22 al:-9
transportation:-18 to:-16
trap:24 in:17
trastorn:-15
trat:47 de:39 person:21
tratamient:-29 para:-10
traum therapy:-13
travel:-22 for:-10
treatment for:-11 my:-9 women:-25
trenton:-23
tres:-16 mese:-9
trevor:-32 project:-19
tri:32 me:17 overdos:20 to:32
tribal:-20 health:-11
trimest:-20
trist:-18
tristez:-20
troubl:-17
truck:31 stop:9
try:16 kill:24 me:23 to:-17
tube:-26 tied:-17
tuition:-16
tuls:-15
tupel:-16
turn 18:-19 back:-14 my:31 phon:27
tutel:-19
tutor:-22
tuve:11 a:-13 bebe:-13 mi:-13
tv:-14
tweak:-19
twist:26 arm:26 my:26
two kid:-10 spirit:-22 week:-30
tylenol:18 to:15
typ:10
uber:10 driv:28 lock:18 me:30
ubicacion:-24
ukraini:-20 refug:-13
ultrason:-16 gratis:-16
ultrasound:-26
un:12 a:9 abog:-24 afuer:9 apartament:-12 com:-11 companer:20 con:11 cuart:-33 cuchil:10 de:21 doctor:-16 el:21 en:20 esper:13 hombr:23 infiern:18 le:21 lugar:9 me:33 negoci:-18 nino:27 no:-12 ofreci:22 para:12 plan:28 puest:-11 senor:20 sigu:27 trabaj:20
una:23 cachet:19 casa:14 el:-23 fiest:15 muel:-17 no:18 orden:-16 pistol:24 relacion:20 restriccion:-17 y:18
unaliv:36 myself:20
uncl:10 did:14 make:12 to:14 touch:26
unconscious:28
uncontest:-10 divorc:-10
under:22 my:14 tabl:-27 the:11
underw:-17
undocument:-21 and:16
unemploy:-20
unemployment:-26 benefit:-10
uniform:-22
uninsur:-17
union:-15
unit:-22 way:-22
universidad:-20
unpaid:-23 wage:-13
until:26 i:15
unwant:17 touch:25
up:30 a:14 adoption:-16 all:13 and:14 at:24 boyfriend:16 by:16 everywher:21 for:-26 he:18 hous:25 hurt:13 job:13 me:16 my:38 nak:19 need:-26 night:13 now:-13 on:17 party:11 phon:24 pill:15 to:16 tomorrow:19 was:10 work:12
ups:-20
urban:-11 clinic:-9 indi:-11
urge:13 cut:25 to:25
urgent:-31 care:-29
urinary:-15 infection:-13
us:51 a:10 alon:21 and:24 at:21 day:21 in:23 is:19 leav:11 night:18 out:11 outsid:10 the:21 till:17 work:15
usa drog:-13
usaron:-11 mi:-11 segur:-12
uscis:-26
use and:9 condom:23 wheelch:-17
used:-16 credit:-12 my:-22 social:-18
using again:-21 my:-20 social:-17
uso:-12 mi:-12
uterin:-19
uti:-19
util:-19
utility:-25 assistanc:-14 help:-24 off:-17
va:-10 claim:-20 clinic:-11 deport:21 health:-13 loan:-10 matar:13 women:-13
vacat:-27 order:-25
vaccin:-28
vacun:-22 bebe:-15 mi:-15 para:-9
vaginal:-27
vale:9 de:-17
valg:17 nada:16
valley:-18
van:-27 a:-20 cor:-10 de:-13 desaloj:-11 echar:-9 la:-14 lanz:-12 quit:-15 sacar:-10
vap:-24
vasectomy:-18
vash:-20
vawa:-22 petition:-13 self:-12
vece:30
vecin:10 a:17 golp:19 grit:22 le:25 su:14 toda:-18
vegas:-13 shelt:-17
vena:16
vend:10 cuerp:27 mi:10 tamal:-17
venezuel:-24
ventan:27
veo a:16 sent:16
ver a:-19 bebe:-14 hija:-31 mi:-14
verbal:28 abus:16
verd:-22
verizon:-16
vermont:-22
vet bill:-17 crisis:27 dog:-10 for:-11 gun:16 help:-25 my:-11 no:10 with:24 women:-23
veter:-24 benefit:-11 crisis:-41 help:-19 homeless:-18 hous:-15 line:-39 ptsd:-20 with:-12
veteran:-24 sin:-15
veterinari:-20
vez:19
viaj:17
victim abus:27 assistanc:-19 comp:-14 compensation:-20 crim:-21 de:21 fund:-14 help:12 in:25 money:-20 un:-22 violenci:21 visa:-16 witness:-14
vida:42
vide:-30 of:-15
viej:22 me:21
vientr:-12
vigil:29 el:23
vih:-16
vincent help:-15
vine:-14
viol:45 a:24 anoch:11 espos:22 hija:24 mi:36
violacion:45
violanc:15
violat:19 restrain:15
violation:-28
violenc:58 des:15 help:38 hotlin:27 moines:15 ohio:19 shelt:39
violenci:66 de:17 domestic:19 en:29 famili:20 gener:17 intrafamili:16
violent:56 he:10 lose:10 when:13 with:27
virus:-30
visa:-21 abus:16 expir:-18 for:-35 i:20 para:-18 t:-16 victim:-33 wife:16 you:-13
vision:-18 exam:-17 test:-9
visit:-19 need:-14 with:18
visitation:-21 cent:-15
vitamin:-28
viv:13 en:-31
viviend:-22 barat:-12 de:-20 en:-17 para:-12
vivir:23 mas:13
vivo:18 cal:-31 car:16 con:24 infiern:18 la:-31 mi:16 un:18
vocational:-15
voce:-19
voic me:22 tel:22 to:22
voilenc:17
volv:18 a:10 casa:22
vomit:-29
vote:-25
voter:-20
vt:-14
wa:-22
waco:-16 tx:-16
wage:-22 theft:-16
wait:27 by:20 car:20 for:26 list:-23 me:33 my:28
waitlist:-28
waiv:12
wake:27 me:10 tomorrow:19 up:27
wal:-9 wal:-9
walk:16 all:20 behind:13 eggshell:20 in:-11 me:13 on:20 out:14 with:16
wall by:14 my:14
wallet:-18
walmart:14
want:22 aliv:23 all:15 and:16 baby:-30 back:-18 but:19 cop:24 counsel:-18 custody:-27 die:35 disapp:20 go:16 here:17 herself:11 it:13 kill:35 live:29 me:19 more:-21 my:-22 myself:22 obey:16 of:-14 out:26 pregnant:-17 send:18 sleep:18 so:17 stop:19 to:10 with:15
warm cent:-19
warrant:-24
wart:-26
was:21 asleep:14 assault:18 by:-14 dead:14 drug:14 drunk:9 gone:11 if:10 in:14 kil:-17 last:19 murder:-22 my:20 of:10 on:14 out:13 pass:11 rap:14 scam:-18 top:10 with:18
wash:-23
wasnt:31 here:14
watch:16 baby:-10 hous:42 kid:-26 me:15 show:27 the:23 whil:-29
water:-9 apartment:-15 bill:-14 brok:31 got:-19 heat:-10 in:-15 off:-27 shut:-18
way:18 get:-30 out:21 to:19
wayn:-20 county:-12
we:27 and:9 are:11 argu:17 at:11 counsel:-13 go:9 got:19 in:32 live:16 marriag:-13 need:-13 no:20 our:20 sleep:22 the:27 were:29 wher:13
wean:-19
wear:23
weath:-21
wed:-41 help:-19
week abortion:-21 and:25 pregnant:-19
weekly:-24 motel:-24
weld:-18
welfar:-22
well:-21 women:-13
went the:26
were:22 both:18 women:17
what a:14 after:16 did:24 happen:22 he:29 i:21 im:17 is:-9 now:-29 of:11 point:11 to:-17
wheel to:-10 wv:9
wheelch:-14 and:-13 help:-21 need:-13 ramp:-18
when:15 and:19 asleep:20 at:13 cry:18 drink:9 drunk:20 get:-14 go:10 have:-32 he:22 him:19 his:15 home:26 im:31 is:34 lose:10 mad:20 my:25 no:13 out:-18 say:17 she:16 sneez:-15 to:14 was:12 we:10
wher:14 do:29 get:-21 go:25 he:17 i:14 it:16 live:-25 shouldnt:17 sleep:20 to:-18 tonight:15 we:17
whil asleep:12 at:20 he:13 i:11 in:-17 pregnant:-15 shelt:-17 was:32 work:-19
whip:25
who can:-24 her:9 me:22 medicaid:-10 my:-20 pay:-18 take:-18 to:24 will:14
whol:28 bottl:27 of:17 tylenol:9
whor:15
wi:-17
wic:-31 de:-13 formul:-9 offic:-13
wick:-18 offic:-10
widow benefit:-14 cant:-10 group:-12 pay:-10
wife:19 abus:31 abusiv:23 and:-17 are:-22 beat:29 hit:26 husband:20 in:17 me:28 of:-22 out:31 punch:18 want:12
wifi:-16
wig:-18
wildfir:-26
will:21 and:-17 believ:22 find:19 for:16 ice:-11 if:10 immigration:12 kill:15 live:19 me:18 my:11 take:10 testament:-17 to:19 us:15
wilmington:-15 delawar:-16 nc:-11
window:14
windshield:9
wint:-24 coat:-16
wipe:-22
wisdom:-25 teeth:-16
wish:31 could:14 i:31 wasnt:19
wisp:-18
with:12 2:23 a:20 abus:30 and:14 anymor:12 autism:-10 baby:27 bat:19 belt:13 benefit:-20 bill:-16 boyfriend:-11 burn:16 chem:-21 child:-25 childr:-18 cigaret:20 cloth:11 cord:19 cost:-14 daught:19 deposit:-16 dog:-21 electric:-12 fath:31 felony:-22 food:14 for:21 friend:-12 funeral:-15 gun:17 he:12 her:22 him:22 his:12 home:-19 hous:-13 husband:25 insuranc:-16 job:-21 just:17 knif:13 life:25 light:19 man:22 mark:18 me:12 men:19 money:-19 need:-16 nude:31 off:11 on:24 other:12 pet:-25 plac:16 purs:10 rent:-16 school:-15 security:-18 shoe:14 social:-22 son:-29 ssn:-16 to:20 tonight:24
withdrawal:-15
without:10 ask:19 consent:16 him:21 husband:-26 insuranc:-15 me:17 notic:-12 paper:-21 parent:-13
witness:-16
woke:22 a:11 and:10 at:11 he:10 hurt:13 nak:19 up:22
women a:-11 abus:39 and:-14 beat:30 business:-17 by:20 ca:-11 caregiv:30 childr:-13 city:19 clinic:-19 construction:-16 county:-30 dc:-18 exam:-19 group:-18 health:-21 hous:-22 husband:21 il:-17 infant:-12 job:-13 kid:-10 lake:-14 law:-21 lawy:-17 leav:12 liv:17 near:-21 oakland:-12 only:-19 own:-16 rap:26 rehab:-15 shelt:-14 son:21 support:-24 tacom:-23 topek:-23 train:-13 tuls:-11 tx:21 veter:-18 with:-18
wont alon:15 back:-18 bring:-13 child:-15 com:22 condom:23 cry:-16 daught:-16 divorc:-12 eat:-23 file:-15 fix:-11 have:26 heat:-12 help:19 hit:17 kid:-22 learn:21 leav:17 let:15 me:13 money:26 my:-17 paper:-28 pay:-17 pump:-23 return:-19 say:26 see:-17 show:22 sign:-15 sleep:-21 son:10 start:-10 stop:25 support:-14 talk:-13 the:-13 up:24 us:11 use:14 wake:9 wher:14 with:11
wood:-26
worcest:-17 ma:-16
work 16:32 a:26 all:19 by:26 childcar:-23 cloth:-15 comp:-19 day:-10 daycar:-18 debt:24 do:-9 for:17 free:27 from:-14 home:-14 how:-19 hrs:16 in:-17 it:-11 job:-17 late:-25 lost:-21 me:27 my:24 need:-17 no:15 off:25 pay:13 permit:-22 ride:-19 right:-17 street:15 to:19 tomorrow:23 train:-12 wait:14
workforc:-18
workplac:-28
worri:-13
worth:19 it:15 liv:20
would:29 be:13 bet:11 happi:13 i:16 if:17 me:25 miss:22 off:11 without:10
wouldnt:21 let:13 me:13 out:13
wound:-22
wrap:12
wrist:39
writ:12 a:-18 resum:-18
wrong:17 dur:12 exam:12
wrongfully:-18
wrot:33 a:20 let:25 note:20
y:23 a:19 al:10 amenaz:27 avent:13 bebe:12 cobij:-18 com:-22 con:-24 cor:-17 cosa:22 de:11 deja:15 dejan:19 despert:16 dice:19 diner:-23 el:28 embaraz:-29 en:30 encer:12 enfrent:10 es:26 espos:14 estoy:-10 frio:14 golp:27 grit:19 hace:16 la:23 le:23 los:-10 luz:-13 marc:13 me:31 mi:22 mis:20 necesit:-23 nino:-26 no:11 nos:12 paga:21 pagan:10 pega:21 pone:14 pued:16 que:24 quier:-10 quit:11 revis:19 se:12 segu:26 segur:-20 si:24 sin:9 sola:-15 telefon:22 tenerl:-13 tien:26 tiro:10 violent:11 ya:22 yo:-24
ya:45 aguant:17 de:20 es:17 estar:13 las:19 le:11 mas:18 me:23 no:27 noch:17 pastil:19 pued:24 quier:26 teng:19 vivir:13
year:12 abus:17 ago:20 at:25 find:-25 her:-15 never:11 old:16 out:25 say:28 school:-15 told:11 women:20
yeast:-18 infection:-13
yel:39 at:26 name:23
yell:28 and:9 at:29 me:12
yes:29
ymca:-20 ywca:-20
yo:-11 is:23
you:-30 get:-10 visa:-17
young:-25
youth:-25 crisis:-31 out:-13 shelt:-12
yuma:-20
ywca:-20
zapat:-28 nino:-12 para:-12
zoloft:-19
`,
}

/** What each word adds for each danger, which is named by its place among these. */
export const kinds = {
  start: {
    dying: -2.9,
    suicide: -1.2,
    child: -2.3,
    assault: -1.8,
    trafficking: -2,
    followed: -2.1,
    violence: -0.8,
    tonight: -2.9,
  },
  words: `
10 1:-32 3:-29
11 1:-21 2:20 4:-26 6:-33
12 2:31 3:33 4:20 5:-45 6:-47
13 2:54 3:32 4:-25 5:-28 6:-31 7:-30
14 2:46 4:-31 5:-34 7:-31
15 1:-24 2:45
16 1:-21 3:-29 4:30 5:-30
17 3:-26 5:-19 7:35
2 0:-23 2:-28 3:-27 4:-27 5:-28 7:18
20 0:-27 1:-27 2:-35 3:-22 4:-34
2nit 0:-19 1:-26 2:-31 4:-23 5:-20 7:26
3 2:-22 6:-51 7:22
30 3:-24 5:-19 6:22 7:-19
4 1:-27 2:19 4:-27 5:19 6:20 7:-18
5 1:-21 3:-35 4:-33 5:-30 7:-21
50 2:-20 4:-19 5:36 7:-21
6 1:-25 2:35 3:-21 4:-30 5:-21 7:-28
7 0:-24 1:-29 2:-22 3:-24 5:19 7:-20
70 1:-25 2:-30 3:-20 4:-22 7:19
9 1:-18 2:23 3:34 4:-20 5:-21 6:-27 7:-23
a
about 0:-20 1:38 3:-29 5:-52 7:-25
abus 1:-34 4:-30 5:-27 6:34 7:-24
abusiv 0:-22 1:-31 2:-31 3:-33 4:-30 5:-36 6:48 7:-22
acab 1:30 4:-19 6:-42 7:-25
account 1:-29 2:-41 3:-34 4:-32 5:30 7:-24
accus 0:-23 1:-27 2:-34 3:-36 4:-26 5:-35 6:43
acos 1:-24 2:-29 4:-27 5:44 6:-45
acost 2:-20 4:32 6:-34 7:-22
acuest 1:-25 2:-23 3:29 4:29 6:-44
address 0:-21 2:-37 3:-35 4:-36 5:40 6:19 7:-25
adult 1:-27 3:-21 4:-23 5:-34
advocat 0:-20 1:-24 3:-24 4:-24 5:-22
afraid 0:-27 1:-41 3:-33 4:-37 6:38 7:-32
after 0:-22 3:30 4:-27
afuer 1:-27 2:-44 3:-37 4:-37 5:51 6:-23
again 0:-35 3:-40 4:-33 7:-31
against 0:-25 1:-22 2:-26 4:20 5:-35
agar 1:-27 2:-19 4:-32 5:-34 7:-20
ago 0:20 2:-31 3:22 4:-30 6:-28
agresiv 1:-24 3:-22 4:-27 6:28
aguant 3:-19 7:-23
ahorc 0:-22 2:-26 3:-33 4:-27 5:-29 7:-20
aide 1:-28 2:-28 3:-23 4:-19 5:-21 6:31
airtag 1:-23 2:-20 3:-38 4:-24 5:46 6:-21 7:-34
al 4:30 7:-25
alask 3:-21 4:-23 5:-20 6:25 7:-19
algo 0:-23 1:-31 2:-27 3:43 4:-28 5:-34 6:-35 7:-31
algui 1:-22 4:-26 5:38 6:-39 7:-23
aliv 0:-18 1:40 2:-28 3:-36 4:-25 5:-27 6:-41 7:-20
all
allow 1:-32 2:-20 4:-19 5:-25 6:32 7:-21
allowanc 3:-27 4:-26 5:-19 6:20
alon 2:44 4:-39 6:-37 7:-32
already 1:23 2:-22 3:-25 4:-31 6:-25
always 0:-20 1:-28 2:38 4:-19 6:-19 7:-34
am 0:-20 3:-29 4:-29
amenaz 1:-29 2:-40 4:-38 6:56 7:-32
americ 3:-24 6:26
amig 2:-20 5:-21
an 1:-31 2:-40 5:20 7:-34
and
anda 1:-31 2:-30 3:-30 4:-37 6:27 7:-32
anoch 1:-21 2:-24 4:-19 7:-19
answ 3:22 4:-23 5:-21 6:-24 7:-21
anymor 0:-21 1:39 2:-19 3:-33 4:-39 6:-30 7:-22
anyon 1:-20 2:-33 4:-26
anyth
anyway 0:-27 1:-33 2:-19 3:30 4:-22 5:-31 6:-40 7:-19
anywher 0:-21 1:-24 2:-30 3:-29 4:-27 6:25
apartment 2:-39 4:-32
app 2:-28 3:-23 4:-25 5:37
apret 1:-22 2:-23 3:-25 4:-25 5:-25 6:27 7:-19
aqui 0:-21 1:25 3:-28 4:-34 5:-23 7:-21
are 3:-36 5:-33 6:-28 7:30
arm 0:-22 1:-32 2:-43 4:-32 5:-37 6:31 7:-22
army 1:-28 3:-23 7:20
around 2:-25 3:-22 6:41
as 3:57 6:-35
ask 1:-34 2:29 3:19 7:-42
asl 3:-21 4:-19 6:23 7:-22
asleep 2:-24 3:20 4:-27 6:-35 7:-27
assault 0:-21 1:-35 2:-26 3:55 4:-30 5:-29 6:-33 7:-21
at 7:19
attempt
aunt 1:-30 2:26 3:18 4:29 5:-29 6:-41 7:21
avent 0:-21 1:-32 2:-31 3:-40 4:-36 5:-35 6:50
avient 1:-21 2:-33 3:-39 4:-22 5:-19 6:36 7:-21
away 0:-19 3:-31 5:-30
ayud 1:-33 2:-28 3:-21 4:-26 6:47
b 3:30 6:-26
baby 0:22 2:47 3:-41 4:-36 5:-24 6:-24 7:21
babysit 0:-35 1:-23 2:29 5:-18 6:-36 7:-27
back 1:-29 3:-25 6:21
bad 4:-27
bag 1:-34 2:-30 3:-33 4:-37 6:20 7:-29
bang 1:-23 2:-29 3:-29 4:-23 5:-41 6:42
bank 1:-18 3:-25 4:-27 5:-26 6:30
bar 1:-27 2:-28 3:32 5:-26 7:-27
bathroom 4:-28 5:22 6:24 7:-26
batter 1:-28 2:-23 3:-24 4:-24 5:-23 6:44 7:-39
battery 0:-30 1:-27 2:-20 3:-27 4:-30 6:29 7:-25
be 1:31 3:-28
beat 0:-23 1:-28 3:-47 5:-37 6:42 7:-27
bebe 0:-21 1:-32 2:21 3:-40 4:-39 5:-43 6:-54 7:36
becaus 1:-33 2:-21 4:-29
bed 0:-24 1:-41 3:26 4:-46 6:-22 7:30
bedroom 0:-28 1:-21 2:-39 4:-48 6:42 7:-36
been 0:-29 1:34 2:-32 3:-39 4:-31 6:-27 7:20
befor 1:-32 2:-37 3:-34 4:-40 5:-36 6:50 7:26
behind 1:-29 3:-21 4:-24 5:43 6:-42
being
believ 0:-21 1:-36 4:-34 5:-36 6:40 7:-25
belt 0:-19 2:35 3:-20 4:-21 5:-22 7:-20
best 0:-19 1:42 2:-22 3:-42 4:-32 6:-35
bet 0:-19 1:47 2:-24 3:-37 4:-28 6:-41 7:-22
birth 0:-19 1:-20 2:-21 3:-25 4:-35 5:-21 6:31
bit 2:-28 3:-33 4:-28 5:-30 6:25 7:-21
black 1:-30 2:-20 4:-32 5:-27 6:24 7:-27
bleach 0:-28 2:-27 3:-31 4:-25 5:-29 7:-23
bleed 0:57 1:-37 2:-25 3:-39 4:-31 5:-33 7:-31
blind 1:-25 2:-22 3:-28 6:31
block 0:-18 1:-34 2:-30 3:-37 4:-40 5:30 7:-25
blow 0:-19 2:-24 3:-26 4:-24 5:23 6:-19
blue 0:35 1:-23 2:-30 3:-27 4:-23 6:-23 7:-27
body 1:-20 2:-33 3:-42 4:30 5:-42 6:-21 7:-23
borrach 2:-28 3:-19 4:-19 5:-22 6:30
boss 1:-32 2:-38 3:33 4:31 6:-35 7:-22
both
bottl 0:19 1:36 2:-28 3:-33 4:-30 5:-21 6:-19 7:-36
bought 0:-32 1:33 2:-23 3:-23 4:-31 5:-24 6:-36 7:-18
boy 1:-19 2:31 5:-29 6:-25
boyfriend 1:-30 6:33
braz 1:27 2:-35 3:-30 4:-27 5:-29 7:-27
break 2:-41 3:-44 4:-22 5:-38 6:53
breath 0:49 1:-42 2:-22 3:-34 4:-28 7:-26
bridg 1:33 2:-29 3:-46 4:-34 5:-39 6:-41
bring 0:-22 1:-26 3:-33 4:22 5:-20 7:-19
brok 1:-39 2:-34 3:-28 4:-32 5:-22 6:30 7:-22
broth 0:-18 4:-49 5:-30 7:-19
brought 1:-27 2:-26 3:-22 4:25 5:-22 6:-35 7:-29
bruis 0:-21 1:-41 3:-43 4:-28 5:-29 7:-25
bunch 0:38 1:30 2:-26 3:-30 4:-31 6:-34
burd 0:-21 1:23 2:-31 3:-27 4:-22 5:-26 6:-29 7:-23
burn 0:-20 2:31 3:-40 4:-37 5:-41 6:22 7:-23
bus 1:-33 2:-39 4:-37 6:-20 7:27
busc 2:-22 3:-27 4:-22
but 1:-32 2:-23 3:19 4:23 7:-20
buy 1:-20 3:-40 4:21 5:-21 6:30
by 1:-19 2:-19
cachet 0:-21 1:-29 2:-27 3:-39 4:-37 5:-29 6:42 7:-25
cada 1:-25 2:-24 3:-25 4:-23 5:25
cal 1:-31 2:-47 3:-43 4:-29 5:19 7:40
call 0:-21 2:-28 3:-40
cam 3:-29
cama 0:-30 1:-36 4:-31 5:-33 7:-29
came 0:-20 1:-32 2:23 4:-28 5:-31 7:-26
camer 0:-22 1:-25 2:-39 4:-25 5:47 6:-23 7:-24
campus 2:-19
can 2:-35 4:-33 5:26
cans 0:-18 1:33 2:-22 3:-25 5:-29 6:-29 7:-23
cant 0:21 1:22
cap 3:-28 6:-24
car 1:-34 2:-24 3:-23 4:-27 5:38 7:32
card 0:-19 1:-24 2:-20 3:-35 4:22 5:-34 6:41
care 0:-22 1:28 2:20 4:-34 5:-27 7:-28
caregiv 1:-20 2:-31 3:-34 4:-33 5:-29 6:43 7:-28
casa 1:-29 3:-41 6:22
cat 0:-21 2:-31 3:-26 4:-19 5:-22 7:-18
celos 1:-21 3:-20 4:-25 6:24
celul 1:-21 2:-29 3:-40 4:-48 7:-19
cent 4:-24 6:36
chair 0:-18 1:-20 3:-28 4:-21 5:-19 6:31 7:-28
chang 0:-23 1:-26 4:-35 5:-32 6:-20 7:23
check 0:-24 1:-27 2:-48 3:-37 4:-31 5:-39 6:50 7:-29
chest 2:-20 4:-20 5:-22 7:-20
child 1:-30 2:63 3:-21 4:-25 5:-29 6:-52
chok 1:-32 2:-30 3:-20 4:-31 5:-38 6:47 7:-33
church 1:-30 4:-35 7:-23
cigaret 0:-19 1:-28 3:-30 4:-23 7:-20
cint 2:32 3:-25 4:-22 7:-29
city 1:-22 3:-24 5:-20
clean 1:-26 3:-36 4:48 5:-21 7:-20
closet 0:-24 1:-32 2:31 3:-39 4:-37 5:-34 7:-33
cloth 0:-31 1:-36 3:18 4:-44
club 1:-19 3:-30 4:39 5:-21
coach 1:-26 2:33 3:25 4:-36 5:-48 6:-46 7:-29
coerciv 1:-20 6:23
cold 3:-32 4:-32 5:-30
colleg 0:-19 1:-28 2:-29 3:35 4:-23 6:-38 7:-25
com 1:-34 2:-29 3:-38 5:31
come 1:-26 2:26 3:21 7:-43
como 1:-36 2:-33 3:-41 4:-24 5:-21 6:48 7:-29
companer 1:-19 2:-21 3:39 4:-37 5:-33 6:-26
con 3:-19 5:-35 7:36
condom 0:-32 1:-49 2:-29 3:54 4:-37 5:-26 6:-30
consent 1:-26 2:-22 3:28 4:-20
contact 0:-22 1:-19 2:-21 3:-24 4:-30 7:-19
contr 2:-18 3:-19 6:20 7:-23
control 0:-21 1:-37 2:-34 3:-32 4:-46 5:-35 6:55 7:-25
cook 1:-24 2:-23 3:-28 4:33 5:-25
cop 1:-32 2:-31 4:-41 5:-36
cor 1:-20 2:-27 3:24 5:-28 6:-47 7:33
cord 0:-26 1:-23 2:27 3:-28 4:-31 5:-23 6:-21 7:-33
corri 2:-41 3:-21 4:-20 5:-24 6:-18 7:37
cort 1:53 2:-43 3:-34 4:-27 5:-23 6:-52 7:-28
cosa 1:-31 5:-23
couldnt 0:-22 3:-18 4:-22 5:-28 6:20
counsel
counselor 4:-24
count 0:-22 1:-20 2:-21 7:-28
county 2:-23 3:-27 4:-19 6:42 7:-22
cousin 1:-26 4:20 5:-34 6:-22
cowork 1:-21 2:-29 4:-28 5:36 6:-32 7:-32
coyot 1:-18 2:-23 3:-30 4:25 5:-25 6:-30
crazy 1:-32 2:-33 3:-41 4:-26 5:-48 6:40 7:-24
credit 0:-22 1:-21 2:-23 3:-18 4:-31 5:-21 6:20
creepy 1:-36 2:-20 3:-20 4:-19 5:35 6:-33 7:-28
creo 1:-22 4:-22 6:-32
crisis 1:44 2:-30 4:-24 5:-32 6:-26
cry 0:-21 2:23 4:-26 5:-39 6:-24 7:-32
cuand 1:-26 3:32 4:-18
cuart 0:-21 1:-32 2:20 4:-30 5:-26 7:-24
cuchil 2:-19 3:-32 4:-21 5:-31 6:23
cuel 1:-22 2:-24 3:-34 4:-29 5:-29 6:38 7:-24
custody 1:-19 3:-22 4:-21 6:30
cut 1:37 2:-45 3:-38 4:-35 5:-43 7:-27
da 1:-26 4:-33 5:-21 7:-20
dad 0:-19 1:-32 2:52 4:-33 5:-24 7:-23
daddy 0:-22 1:-38 6:29 7:-31
danc 1:-20 2:-29 3:-41 4:44 5:-18 6:-25 7:-21
dang 0:-19 1:-32 3:-32 4:-26 5:-18 6:23 7:-25
dano 0:-22 1:41 2:-22 3:-28 4:-24 5:-24 6:-35 7:-20
dark 1:-29 2:-41 3:-34 4:-37 5:-36 7:35
dat 1:-32 2:-23 3:-23 4:-35 5:-23 6:37
date 0:-23 2:-29 3:33 4:-29 5:-23 6:-21 7:-22
daught 2:46 6:-29
day 1:-29 3:-31 7:-30
daycar 0:-27 1:-22 2:38 4:-30 6:-35 7:-35
de
dead 0:-27 1:35 2:-34 3:-30 4:-28 6:-39
deaf 1:-30 2:-34 3:-19 4:-24 5:-22 6:33
death 1:24 2:-18 3:-23 6:-21
debo 2:-22 3:-39 4:38 5:-19 6:-42
debt 1:-26 2:-28 3:-28 4:41 5:-21 6:-35
deja 1:-24 2:-24 3:-47 6:41 7:-30
dejan 1:-21 3:-32 4:37 5:-25 6:-23 7:-41
dejo 2:-23 3:-37 4:-26 5:-22 6:43
del 2:-20 7:23
delet 0:-21 1:-23 2:-28 3:-37 4:-19 6:45 7:-19
denunci 1:-29 3:-26
departament 3:-33 4:-25 5:-23 6:-19 7:23
deport 1:-37 3:-31 4:27 5:-34 6:39
desaparec 2:27 3:-30 4:-20 5:-22 6:-31 7:-29
despert 0:-22 1:25 2:-22 4:-31 5:-22 6:-36 7:-35
dia 5:-23 7:-22
dice 5:-20
did 0:-19 1:-43 3:56 4:-26 6:-27 7:-20
didnt 0:-25 1:-24 3:59 4:-30 5:-31 6:-65 7:-22
die 0:-18 1:47 2:-41 3:-49 4:-43 5:-24 6:-45 7:-21
dijo 1:-37 4:-31 5:-19 7:-19
diner 1:-33 4:18 5:-33 7:-19
dio 1:-22 2:-24 3:-28 4:-21 5:-27 6:31
disabl 1:-21 2:-26 3:-22 5:-28 6:32 7:-24
disapp 0:-22 2:-43 3:-28 4:-38 5:-36 6:22 7:-25
discharg 1:-22 2:-26 3:-23 4:-33 5:-23 6:-33 7:33
divorc 2:-28 3:-33 4:-35 5:-35 7:-23
do 5:-19
doctor 1:-23 2:-45 3:34 4:-28 5:-29
document 0:-23 1:-21 2:-25 3:-35 4:29 5:-19
does 1:-34 3:36 4:-19 5:-30
doesnt 1:-22 4:-19 5:-36 7:-24
dog 0:-19 1:-39 3:-35 4:-31 5:-38
domestic 1:-28 2:-23 3:-32 5:-21 6:46 7:-22
dond 1:-49 2:-36 3:-26 4:-28 5:24 7:46
done 0:-27 1:37 2:-30 3:-28 4:-28 5:-23 6:-36 7:-29
dont 3:21 5:-43
door 0:-19 1:-36 2:22 7:-27
dorm 1:19 2:-23 3:-21 4:-21 5:-22 6:-44 7:25
dormim 0:-23 1:-30 2:-37 3:-35 4:-27 5:-39 6:-34 7:38
down 1:-26 2:-23 4:-36 5:-37 6:30
drag 1:-18 2:-20 3:-31 4:-23 5:-32 6:31 7:-30
drink 0:-19 1:-30 2:-21 3:20 5:-45
driv 2:-22 4:-29 5:29 6:-26 7:-24
drog 1:-24 2:-24 3:32 4:-23 5:-25 6:-30 7:-20
drop 0:-25 1:-30 5:-31
drug 1:-31 2:-20 3:22 5:-28 6:-22 7:-23
drunk 1:-41 3:22 4:-28 5:-44 7:-36
dude 1:-38 2:-25 4:-24
duerm 1:-20 2:-32 3:-29 5:-29 6:-37 7:21
dur 0:-20 1:-20
durm 0:-21 1:-27 2:-44 3:-25 4:-24 5:-29 6:-33 7:29
dv 0:-19 1:-41 2:-27 3:-33 4:-29 5:-31 6:73 7:-34
eggshell 1:-23 2:-23 3:-21 4:-28 5:-33 6:33 7:-24
el
email 2:-19 3:-18 5:36 6:-32 7:-20
embaraz 1:-31 2:-21 3:-33 4:-26 5:-36
emocional 2:-26 3:-25
emotional 2:-22 3:-27
empti 2:-20 5:-29 6:32
empuj 0:-30 1:-34 3:-33 4:-34 5:-25 6:39 7:-30
en 7:29
encer 1:-19 2:-23 3:-35 5:-31 6:20 7:-39
encier 1:-25 2:-32 3:-43 4:-29 5:-27 6:38 7:-29
end 1:50 2:-34 3:-43 4:-24 5:-23 6:-49 7:-23
enfrent 3:-18 6:38 7:-28
er 1:-27 2:-40 3:-33 4:-25 5:-21 7:21
era 3:32 6:-36
es 1:-24 2:-22 3:-27
escap 1:-40 2:-22 3:-29 5:-18 6:42 7:-35
escond 0:-25 1:-30 2:-21 3:-29 4:-32 5:-29 6:35 7:-25
escort 1:-29 3:-18 4:37 6:-31
esper 2:-35 3:-24 4:-29 5:37 7:-33
espos 1:-26 2:-42 5:-22 6:46
est 2:-20 4:-25
esta 1:-32 4:-27 7:29
estam 1:-29 2:-25 3:-24 4:-20 5:-25 6:-27 7:27
estar 6:-35 7:-26
estari 1:34 2:-21 3:-23 6:-21 7:-26
este 1:26 3:-29 7:-23
estoy 0:23 4:-32 7:23
even 0:-22 1:-35 2:-41 3:37 4:-24 7:-21
every 1:-28 2:-26 3:-43 7:-18
everybody 1:21 2:-22 3:-22 4:-24 5:-20 6:-27 7:-19
everyon 1:20 2:-20 4:-24 5:-22 7:-19
everyth 0:-25 1:-22 3:-32 6:33
everywher 2:-25 3:-30 4:-19 5:37
evict 1:-25 2:-30 3:-26 4:-37 5:-32 6:-28 7:33
ex 0:-19 1:-33 3:-21 4:-35 5:50 6:29 7:-35
exam 1:-25 2:-26 3:38 4:-21 5:-20 6:-31
exist 0:-18 1:21 3:-23 4:-22 6:-22
explotacion 0:-22 1:-25 2:-22 3:-34 4:40 5:-23 6:-25
eye 0:-24 1:-39 2:-30 3:-45 4:-31 5:-30 6:47 7:-20
face 0:-29 1:-32 3:-48 4:-36 5:-38 6:28 7:-25
facebook 2:-26 3:-27 4:-31 6:-36
fake 2:-22 5:37
famili 2:-23 3:-36 4:-38 5:-32 6:34 7:-24
family 1:-49 2:-22 3:-23 5:-22
farm 0:-21 1:-27 2:-33 3:-23 4:38 6:-38 7:-26
fath 1:-24 2:18 4:-18 6:24 7:-27
feed 1:-25 2:37 3:-38 4:-24 7:-18
feel 1:19 2:-20 4:-30 5:-23 7:-20
fell 0:-22 1:-34 2:-35 3:-26 4:-31 5:-22 6:41
felt 0:-19 1:-24 3:36 4:-19 5:-31 6:-34 7:-18
femal 0:-21 1:-23 2:-20 4:-21 5:-19 6:26
fianc 0:-18 1:-28 2:-30 4:-25 5:-28 6:36
fiest 1:-26 2:-28 3:38 4:-24 5:-24 6:-34 7:-24
fight 0:-26 2:-27 3:-21 4:-34 5:-33 6:37 7:-32
film 1:-23 3:36 4:-21 5:-21 6:-35
find 0:-21 1:-23 2:-30 3:-33 4:-38 5:38 7:-30
fing 0:-22 1:-23 5:-21
fir 5:29 7:-22
fisic 2:-21 3:-22 6:25
flee 0:-19 1:-25 2:-22 3:-25 4:-23 5:-21 6:36
flip 0:-20 1:-24 2:-25 3:-23 4:-30 6:33 7:-31
floor 1:-21 2:-29 3:-35 5:-21 6:30 7:-32
follow 2:-29 3:-30 4:-44 5:69 6:-34 7:-31
food 0:-28 1:-31 2:22 3:-42 4:-44 5:-23 7:-51
for 3:-19 4:23
forc 1:-42 3:39 4:18 5:-30 6:-22 7:-24
forev 0:-24 1:39 2:-25 3:-32 4:-36 5:-26 6:-29 7:-27
forz 0:-23 1:-32 2:-26 3:32 5:-30 7:-30
fost 0:-25 1:-28 2:41 4:-23 5:-18 7:-29
foto 0:-23 1:-20 3:41 5:26
found 0:-24 1:-32 5:32 6:-20 7:-35
frat 1:-21 2:-28 3:28 4:-22 5:-37 6:-32 7:-23
free 1:-25 2:-24 5:-29 7:-18
freez 2:-23 3:-25 4:-20 5:-26
friday 4:-21 5:-34 7:36
fridg 0:-19 1:-29 3:-21 4:-25 5:-22 6:34
friend 2:-19 5:-41
from 1:-27 2:-18 3:-21 4:-19
front 1:23 3:-28 4:-19 6:22
fue 1:-23 2:37 6:-35
fuerz 0:-18 1:-31 2:-42 3:33 4:21 7:-31
fui 0:-18 3:29 6:-26
full 4:-20
gang 2:-20
garag 1:18 3:-34 5:-32 6:-39 7:-28
gas 0:-21 1:-24 2:-32 3:-21 4:-32 5:-26 7:30
gaslight 0:-22 1:-22 2:-20 3:-23 4:-25 5:-32 6:32
gave 0:-32 2:-33 4:-29 5:-22 6:-24
gay 1:-21 4:-32 7:38
genital 0:-25 1:-32 2:-20 3:-24 4:-22 5:-21 6:36 7:-18
get 1:-39 6:35
girl 1:-29 2:33 3:-18 4:26 5:-31 6:-26 7:-21
girlfriend 1:-25 2:-38 3:-41 4:-29 5:-30 6:43
give 0:-20 5:-28
go 0:-20 3:-19 5:-20 7:25
god 1:-34 2:20 4:-34 5:-29
goe 1:-26 2:-23 3:-30 4:-26 5:-36 6:36
going 0:-19 4:-34 5:-53 7:-27
golp 0:-18 1:-34 3:-49 4:-36 5:-29 6:33 7:-38
gone 1:20 2:-39 3:-37 4:-29
goodby 0:-27 1:54 2:-26 3:-43 4:-36 5:-31 6:-40 7:-30
got 0:-22 7:26
gps 0:-19 2:-23 3:-41 4:-27 5:41 7:-30
grab 0:-27 1:-37 3:39 4:-40 5:-28 7:-25
grandbaby 0:-18 1:-20 2:32 3:-36 4:-23 6:-35
grandm 0:-21 3:-31 4:-22 5:-28 7:-27
grandp 1:-30 2:33 4:-34 6:-29
grandson 1:-25 2:28 3:-34 4:-29 5:-21 6:-24 7:-20
green 0:-20 1:-22 3:-28 4:33 5:-21 6:27
grit 1:-19 2:-42 3:-37 4:-34 5:-23 6:47 7:-21
grop 0:-22 1:-29 2:-33 3:47 4:-32 5:-38 7:-32
group 2:-28 5:-22 7:-28
guard 0:-18 1:-24 2:-34 3:35 4:-34 5:-26 6:-36 7:-21
gun 1:30 2:-45 3:-56 4:-39 6:20 7:-31
guy 1:-24 3:35 5:23 7:-29
gym 2:-19 3:-32 4:-24 5:29 6:-35
habl 1:-27 2:-20 7:-24
hace 1:-24 2:21 3:22 5:-28 6:-20
hacen 3:-20 4:36 5:-19 6:-42 7:-27
hack 0:-23 2:-21 3:-20 4:-24 5:27 6:-21
hago 2:-27 4:-23 5:-20
hair 0:-25 1:-22 2:-32 3:-42 4:-25 5:-35 6:27 7:-21
hand 4:-24 5:-28 6:32 7:-31
handl 2:-24 3:-27 4:-26
hang 0:-18 1:20 2:-19 3:-27 4:-33 7:-24
happen 0:-19 1:-26 2:-19 3:34 5:-31 6:-28
harass 1:-30 2:-26 3:-28 4:-24 5:47 6:-44
harassment 1:-21 2:-21 3:-32 4:-31 5:41 6:-27
hard 0:-26 1:-26 2:20 3:-25 4:-22
harm 1:35 2:-25 3:-20 4:-22 5:-20 6:-26
hart 5:-24
has 0:-23 5:-20 7:-28
hate 1:42 2:-24 3:-23 4:-31 5:-21 6:-34 7:-26
hav 3:22 4:-25 6:-25
have 0:-21 2:-21 7:25
haven 0:-20 1:-29 2:26 4:-19 6:-38 7:-24
he 1:-37 2:-19 6:44 7:-22
head 0:-28 2:-33 3:-36 4:-24 5:-38 6:20 7:-25
health 3:-28
hear 0:-19 2:-20 3:-26 4:-23 5:-23
hed 1:-27 3:-37 4:-25 5:-28 6:26
held 1:-32 5:-19
hell 3:-35 4:-42 5:-35 7:-24
help 1:-22 2:-18 5:-23 6:28 7:-19
her 2:28 5:-21 7:-18
here 0:-20 1:18 2:-27 3:-42 6:-22 7:27
herman 4:-29 5:-30
herself 0:-22 1:44 2:-43 3:-33 6:-45
hid 0:-19 1:-38 2:-42 3:-38 4:-24 6:57 7:-37
hide 0:-21 1:-36 2:-36 3:-38 4:-40 5:-36 6:51 7:-30
hija 2:51 5:-31 6:-30
hijo 2:29 3:-34 4:-38
him 6:21
himself 1:37 2:-33 3:31 4:-34 5:-39 6:-37
his 2:23 5:-23 7:-26
hit 0:-23 1:-33 3:-48 4:-32 5:-33 6:22 7:-19
hold 0:-20 1:-20 2:-31 3:-35 4:23 5:-26 7:-30
hole 1:-21 2:-40 3:-28 4:-32 5:-27 6:31
hombr 1:-39 3:-29 7:-23
home 0:-19 1:-36 6:21
honor 1:-25 3:-19 6:24
hopeless 0:-28 1:30 2:-18 3:-23 4:-20 5:-19 6:-28
hospital 1:-22 2:-22 3:-26 4:-35 5:-31 7:22
hot 0:-22 1:-26 3:-21 4:-21 5:-25 7:-27
hotel 1:-27 2:-19 3:-40 4:25 7:22
hotlin 5:-40
hour 2:-35 3:-28
hous 1:-32 2:-24 3:-40 5:26
how 1:-18 2:-18 3:-39 7:-20
hoy 1:-32 2:-23 3:-19 4:-27 5:-29 6:-30 7:39
huir 1:-30 2:-26 3:-19 4:-21 6:36
human 0:-19 1:-21 4:28 5:-19 6:-21
humil 1:-24 2:-31 3:-28 4:-27 5:-24 6:30 7:-20
hurt 4:-19 5:-34 7:-21
husband 2:-27 4:-31 6:44
husbend 0:-29 1:-32 2:-30 3:-35 4:-29 5:-32 6:37 7:-23
i 1:21
ice 2:-25 3:-23 5:-35
id 1:-33 2:-34 3:-19 4:26 5:-40 7:-25
if 2:-31 6:28 7:-21
ill 1:-30 3:-23 5:-28 6:33
im 4:-22 7:18
immigrant 2:-21 3:-32 5:-21 6:26
in
incest 0:-19 1:-20 3:35 4:-18
infantil 1:-23 2:55 3:-21 4:-19 5:-19 6:-53
insulin 0:-23 2:-24 3:-38 4:-30 5:-31 6:35 7:-24
insult 1:-26 3:-28 4:-27 5:-25 6:27
intent 6:-19
into 0:-23 2:-24 6:31 7:-22
ir 1:-23 2:-26 3:-28 5:-21
irme 1:-24 3:-31 5:-19 6:26 7:-19
is 7:-20
isnt 3:-21 4:-21
it 2:-27 3:19 4:-28
its 2:-22 4:-20 6:-22 7:43
ive 0:-27 4:-30 5:-28 7:-22
jail 1:-26 2:-28 4:-31
jala 1:-30 2:28 3:-29 4:-28 5:-21 7:-24
jalo 3:-21 4:-21 5:-20 6:20 7:-23
jalon 1:-19 2:-33 3:-32 4:-30 5:-19 6:33 7:-21
jefe 1:-24 2:-37 3:48 4:33 5:-27 6:-47 7:-30
job 1:-26 2:-36 5:30
jump 0:-23 1:33 2:-40 3:-33 4:-31 5:-34 7:-25
just 1:26 2:-28 3:-47 4:-41
justic 3:-18 4:-23 6:21
keep 0:-20 2:-27 7:-22
kept 0:-18 1:-36 2:-22 3:22 5:-22 6:-41 7:-24
key 0:-34 1:-31 2:-27 3:-41 4:-48 5:-26 6:30 7:-29
kick 0:-22 1:-20 2:-42 3:-42 4:-29 5:-40 6:-24 7:42
kid 1:-30 2:56 3:-25 4:-36
kil 0:-19 2:-31 3:-32 4:-37 5:-30 6:27
kill 2:-35 3:-40 4:-38 5:-32 6:32
kiss 0:-20 1:-28 3:36 4:-25 5:-26 7:-23
kit 2:-20 3:35 4:-20 5:-19 6:-23 7:-41
kms 0:-31 1:38 2:-21 3:-26 4:-29 5:-23 6:-30 7:-34
knif 0:-31 2:-31 3:-55 4:-39 5:-49 6:28 7:-25
knock 0:-19 1:-18 2:-24 4:-29 5:-31 6:45 7:-41
know 0:-23 1:-53 4:-39 5:46
ks 6:25 7:-21
la 0:-19 7:18
labor 0:-19 1:-23 2:-20 3:-31 4:35 5:-20 6:-23
lado 1:-19 4:-23 6:-35 7:-19
lady 1:-26 4:19 5:-21 6:-21 7:-20
lakot 3:-21 6:19
landlord 1:-27 2:-42 3:28 5:20
las 0:-22 2:-28 4:-28 5:-30
last 2:-33 4:-28 5:-33 6:24
laugh 1:-24 2:-31 3:-32 4:-31 5:-27 6:36 7:-23
laundromat 0:-24 1:-21 2:-22 3:-32 4:-23 5:-20 6:-26 7:28
law 1:-22 2:-59 4:-27 5:-30 6:43 7:-28
le 2:26 5:-27 7:-21
leas 1:-32 3:-20 5:-27 6:40
leav 0:-18 1:-33 3:-24 6:23 7:-21
left 3:-40 4:-32 7:26
leg 0:20 4:-20 6:-23
lesbi 2:-19 3:-21
let 0:-23 3:-22 4:20 5:-28 7:-30
life 0:-24 1:33 2:-33 3:-32 5:-34 6:-27 7:-31
light 0:-28 1:-31 2:20 3:-32 4:-28 5:-24 7:-27
like 0:-27 3:-34 4:-21 5:-27 7:-21
line 1:18 3:-28 4:-28 5:-38
littl 2:53 4:-30 6:-49
liv 0:-24 1:24 2:-34 3:-39 4:-35 5:-42 6:-27 7:36
live 1:34 2:-35 3:-40 6:-24
llam 0:-19 1:-36 2:-23 3:-31 4:-33 7:-32
llav 1:-21 2:-20 3:-28 4:-26 6:32 7:-26
lleg 1:-22 3:-34 4:-31
llegu 1:-28 2:-30 4:-21 5:-26 6:36 7:-31
lo 4:-24 5:-18
location 0:-23 1:-32 2:-24 3:-38 4:-25 5:44 7:-24
lock 5:-28
look 4:-30 7:-41
los 3:-30
lose 3:20 4:-40 5:-37
lost 2:-19 3:-39 4:-29 5:-21 6:-20 7:24
lot 0:22 1:-21 2:-19 3:-20 4:-20 6:-31
mad 0:-27 1:-19 2:-31 6:37
made 1:-26
main 1:-23 2:-25 3:-22 6:27
mak 2:-31 3:-33 4:25
make 1:-20 2:28 4:39 5:-27 6:-28 7:-29
maltrat 0:-19 1:-31 3:-32 4:-31 5:-29 6:27 7:-28
mama 2:38 4:-28 5:-19
man 1:-35 4:29
manag 1:-22 2:-33 3:30 6:-21 7:-19
mand 1:-31 2:-31 3:-38 4:-35 5:35 6:36 7:-28
manos 1:-25 3:53 4:-34 5:-44 6:-51 7:-36
many 1:32 2:-20 3:-30 4:-20 5:-20 6:-22
mar 1:-40 2:-41 3:-22 5:-30 6:45 7:-22
marc 1:-21 2:-24 3:-28 6:30
mark 0:-19 1:-25 2:38 3:-27 4:-36 5:-41 6:-22 7:-32
marriag 1:-34 2:-37 3:-41 4:-27 5:-27 6:54 7:-23
marry 1:-27 2:-38 3:-42 5:-24 6:53
mas 1:34 3:-20 6:-34 7:-26
massag 1:-22 2:-35 3:22 4:35 5:-35 6:-38 7:-28
mat 1:32 2:-20 3:-30 4:-25 5:-24 6:-21 7:-22
mata 2:-22 3:-38 4:-22 6:20
matar 1:26 2:-23 3:-40 4:-26 5:-28
mayor 2:18 4:-19 6:37
me 1:-20 6:19
mean 2:-21 3:-32 4:-23 6:29
medicin 2:-32 4:-39 5:-25 7:-22
meet 1:-21 2:-26 3:-30 4:31 5:-21
mejor 0:-19 1:42 2:-24 3:-27 4:-24 5:-20 6:-30 7:-26
men 1:-28 4:52 5:-29 6:-53 7:-35
menor 2:48 3:-41 6:-37
mensaj 1:-24 2:-20 3:-23 4:-26 5:34
mental 0:-22 1:34 2:-27 3:-27 4:-27 5:-25 7:-21
messag 1:-28 4:-34
met 1:-25 2:-37 6:21
mete 1:-27 2:29 3:31 4:-21 5:-24 6:-29
meth 0:-22 1:-27 2:26 3:-25 4:-30 5:-22 6:36 7:-22
mi 2:20 3:20
midnight 1:-19 2:-32 3:-22 4:-25 5:-18 7:35
mied 1:-37 2:-38 3:-41 4:-26 5:-43 6:59 7:-44
migr 1:-21 2:-20 3:-29 4:-29 5:-19 6:30 7:-37
mileag 0:-22 1:-20 2:-21 3:-26 4:-24 5:-29 6:23 7:-23
military 1:-18 2:-20
mis 7:28
miss 0:-22 2:26 3:-33 4:-29 6:-40 7:-23
model 1:-19 2:-18 4:36 5:-31 6:-32
molest 0:-19 1:-30 3:34 4:-34 5:-30 6:-36 7:-21
mom 2:28 5:-30
money 0:-18 1:-35 2:-41 3:-38 4:20 5:-38
month 3:-22 6:31 7:-24
mor 0:-19 1:22 2:-32 3:-26 4:-23 5:-26 7:-35
more 0:-21 2:19 4:-32
moreton 0:-20 1:-33 2:21 3:-30 4:-24 5:-24 7:-33
morir 0:-19 1:36 2:-38 3:-33 4:-25 5:-18 6:-44
morn 2:-19 3:-23 4:-24 6:-25
motel 1:-23 2:-32 3:-38 5:-37 6:-29 7:39
moth 1:-19 3:-38 4:-29 5:-27
mov 2:-29 3:-27 4:-30 5:-26 6:39 7:-24
move 0:-30 1:-20 2:-24 3:-23 4:-23 5:-31 6:24
much 0:30 3:-23 5:-20 6:-28 7:-20
muert 1:30 3:-27 5:-20 6:-21
mujer 1:-29 2:-26 6:42 7:-19
mund 1:41 3:-28 4:-19 6:-41 7:-21
muy 1:21 3:-21 4:-21 7:-18
my
myself 0:-24 1:56 2:-36 3:-33 5:-21 6:-61
nada 0:-19 2:-23 4:-39 5:-19
nadi 0:-21 2:-23 3:-35 4:-36 5:-29
nail 1:-19 2:-41 3:-25 4:26 6:-25 7:-28
nak 0:-20 1:-25 2:-23 3:33 4:-29 6:22 7:18
name 0:-19 1:-23 3:-31 6:24 7:-21
nanny 1:-34 3:-26 4:40 5:-38 7:-29
narcissist 0:-21 1:-25 2:-22 3:-25 4:-27 5:-25 6:29 7:-19
national 2:-20
nativ 7:-23
navaj 1:19 7:-21
near 0:21 1:-23 2:-20 3:-24 4:-25 7:-27
necesit 1:-22 2:-23 4:-24 5:-24
neck 0:-39 1:-31 2:-31 3:-31 4:-24 5:-37 6:46
need 1:-27 2:-18 5:-41 7:37
neglect 1:-22 2:32 3:-20 4:-20 5:-21 6:-23
neighbor 0:-22 1:-32 2:21 3:-23 4:-28 7:-36
nephew 0:-28 1:-28 2:20 3:-41 4:-34 5:-24 7:-32
never 5:-19 7:-24
new 5:29 6:-22 7:-18
newborn 0:-23 1:-20 3:-24 4:-33 5:-27 6:-36 7:33
next 2:20 3:-29 4:-23 5:-30 7:-22
ni 1:-29 2:-28 3:-38 4:-39 5:-33 6:57 7:-20
niec 1:-28 2:36 4:28 5:-30
night 1:-42
nina 1:-33 2:33 3:23 4:-26 5:-20 6:-31
nino 1:-31 2:53 3:-29 4:-38 6:-32
nite 0:-30 1:-23 4:-26
no 6:-18 7:25
nobody 2:-26 3:18 4:-36
noch 1:-32 3:-20 5:-34 6:-26 7:46
nos 1:-19 3:-24 5:-25 7:29
not 2:-47 4:-19 7:-39
note 1:35 2:-46 3:-33 4:-31 6:-31 7:-23
noth 0:-33 2:-34 3:-21 5:-29 7:-18
novi 5:-25 6:22
now 0:-18 7:23
nowher 1:-44 2:-51 3:-28 4:-37 5:-22 6:-27 7:51
nude 0:-18 1:-25 3:38 7:-20
numb 2:-24 3:-21 5:19 6:-19
numer 3:-21
nurs 1:-24 2:-20 3:23 4:-21 5:-22 7:-22
oblig 0:-18 1:-33 2:-29 3:28 4:26 5:-34 6:-38
of 1:19
off 7:-19
ohio 6:19 7:-19
ojo 1:-36 6:33
old 2:33
older 1:-27 2:27 3:19 4:23 5:-37 6:-31 7:-29
on
one 0:-19 2:-31 3:-41 5:19 7:21
onlin 0:-20 1:-39 2:36 4:28 6:-38
only 2:-21 3:-24 4:-19 5:-33 6:32 7:-34
open 1:-21 2:-18 4:-27 5:-27
or 1:-34 2:-44 3:20 5:-29 6:22 7:-31
order 0:-19 1:-23 2:-25 3:-31 4:-22 5:19 6:42 7:-22
our 1:-27 2:50 5:-45
out 1:-29 7:42
outsid 0:-19 1:-28 2:-26 3:-44 5:21 7:27
over 1:-24 2:-28 3:-33 6:26 7:-21
overdos 0:47 2:-33 3:-28 4:-23 5:-24 6:-40 7:-21
owe 1:-42 2:-25 4:49 5:-29 6:-62 7:-27
own 1:-35 4:-22 5:-34 6:39
padrastr 0:-20 1:-30 2:48 3:31 4:-26 5:-31 6:-28
paga 1:-19 2:-22 3:-42 4:30 7:-19
pagan 3:-28 4:30 5:-20 7:-23
pagar 1:-18 3:-27 4:32 5:-28 6:-36 7:-29
paid 0:-19 1:-40 3:-27 4:41 5:-19 6:-26
pain
papa 1:-21 2:41 4:-23 5:-20 7:-33
papel 1:-25 2:-20 4:26 5:-19 7:-25
paper 0:-27 1:-25 2:-38 3:-32 4:24 5:-27
para 2:-24 3:-30 4:19
parej 1:-44 2:-39 3:-43 4:-29 5:-36 6:58
parent 1:-26 2:44 3:-35 5:-45
park 1:-18 3:-30 4:-31 5:27 6:-40
parlor 3:-26 4:33 6:-19
part 4:-28
partn 1:-35 2:-37 3:-40 4:-40 5:-43 6:62 7:-21
party 1:-25 2:-29 3:36 4:-25 5:-22 6:-26 7:-28
pasaport 1:-20 3:-31 4:53 5:-21 6:-35
pass 1:-20 3:27 4:-32 5:-20 6:-24 7:-33
passport 0:-26 1:-33 2:-35 3:-50 4:64 5:-35 6:-20 7:-22
past 1:-34 2:-22 3:-24 4:-23 5:22 6:26
pastil 0:28 1:32 2:-24 3:-36 4:-20 5:-23 6:-46 7:-32
pastor 1:-22 3:43 4:-38 5:-23 6:-42
patron 1:-19 2:-35 4:28 5:-20 6:-44 7:-18
pay 1:-24 2:-42 3:-45 4:45 5:-24 6:-36 7:-22
paycheck 0:-26 2:-28 3:-36 4:-29 5:-29 6:33 7:-22
pega 1:-37 3:-59 4:-38 5:-27 6:39 7:-23
pegan 0:-18 2:22 3:-35 4:-24 5:-25 7:-21
pego 0:-19 1:-20 2:-24 3:-36 4:-27 5:-26 6:41 7:-23
pelo 1:-21 3:-32 4:-25 5:-27 6:39 7:-28
permis 1:-28 2:-26 3:33 4:-27 5:-21
pero 1:-22 2:19 7:-26
persigu 0:-20 1:-20 2:-26 3:-29 5:34
person 1:-26 2:-24 3:-25 4:34 5:-23 6:-21 7:-21
phon 1:-26 2:-21 3:-42 6:23 7:-23
physical 2:-26 3:-40 4:-22 5:-27 6:19
pic 1:-29 2:24 3:22 5:38 7:-22
pick 1:-26 3:-31 6:33
pictur 0:-25 3:22 4:-32 6:-24
piens 1:34 3:-26 4:-24 5:-21 6:-30 7:-25
pill 0:36 1:47 3:-21 5:-34 6:-41 7:-26
pillow 0:-34 1:-44 2:-21 3:-26 4:-30 5:-32 6:37 7:-23
pimp 0:-21 1:-29 2:-53 3:-33 4:77 5:-30 6:-40 7:-32
pin 0:-23 3:-35 4:-24
pinch 2:-22 3:-22 4:-27 5:-23 6:18 7:-19
piso 2:-20 3:-34 4:-35 5:-32 6:31
pistol 1:-35 2:-28 3:-42 4:-37 5:-21 6:47 7:-34
plac 0:-18 1:-48 2:-32 3:-33 5:-24 6:-35 7:45
plan 0:-19 2:-34 4:-38 5:-28 7:-30
plat 1:-24 2:-28 3:-24 4:-19 5:-22 6:29 7:-28
point 0:-30 1:27 2:-20 3:-25 4:-25 5:-38 7:-28
polic 0:-19 2:-22 4:-31 5:-29
pone 1:-24 3:-38 4:-26 6:37
por 1:-29 4:19 5:19 7:-21
porqu 1:-23 2:-27 3:-21 4:-18 5:22 6:34
post 0:-22 2:-39 4:33
pour 0:-25 1:-26 2:-25 3:-34 4:-21 5:-33 6:34 7:-25
pregnant 0:-23 1:-47 4:-30 5:-26
pressur 1:-21 3:37 4:-31 5:-24
prim 1:-21 3:28 5:-27 6:-31 7:-20
prison 1:-21 2:-20 4:-34 6:23
program 5:-19 6:20
prostitut 0:-20 1:-24 2:-21 3:-23 4:36 5:-22 6:-26 7:-19
prostitution 1:-20 2:-25 3:-43 4:39 5:-21 6:-33
prov 1:-24 2:-19 3:-20 6:29
psicologic 2:-23 3:-21 6:23
pued 2:-21 3:-30
pul 2:-19 3:-21 5:-24 6:34 7:-20
pull 5:-23 6:23
punch 0:-22 1:-28 3:-38 4:-24 5:-26 6:45 7:-23
purpos 3:-31 4:-27 5:-26 7:-19
purs 0:-19 1:-32 2:-25 3:-33 4:-31 7:19
push 1:-29 2:-27 4:-30 5:-40 7:-33
puso 1:-18 2:-24 4:-27 5:21 7:-28
put 0:-20 1:-25 7:19
que 6:23 7:-24
qued 2:-21 3:-21 6:-38 7:23
quier 1:31 2:-32 5:-27
quiet 4:-28 5:-27
quis 1:-20 2:-24 4:-38 5:-23 7:-28
quisier 0:-22 1:28 2:-18 3:-31 7:-24
quit 2:-35 3:-46 4:29 5:-25 7:-30
rain 1:-29 2:-24 3:-41 4:-29 5:-28 6:-31 7:27
ran 0:-19 1:-36 3:-21 5:-22 7:22
rap 0:-20 1:-35 3:79 4:-36 5:-49 6:-72 7:-31
rape 1:-56 2:-21 3:78 4:-24 5:-25 6:-59 7:-29
rato 2:-22 4:-19 5:27 6:-22
read 0:-28 1:-27 3:-38 4:-31 5:29 7:-26
ready 1:30 2:-37 3:-28 4:-38 5:-35 7:-22
reason 0:-23 1:28 4:-24 5:-21 6:-31 7:-24
receipt 4:-19 5:-19 7:-20
record 1:-25 3:34 4:-26 6:24 7:-19
recruit 1:-25 2:-34 3:-29 4:34 5:-26 6:-27 7:-24
refugi 1:-23 4:-31 6:32
regres 1:-25 2:-23 3:-23 4:-24 5:-26 6:28 7:-25
relacion 1:-21 2:-20 3:28 4:-41 5:-20
relationship 1:-29 2:-24 3:-26 4:-23 5:-25 6:40 7:-20
rememb 1:-26 3:26 4:-19 6:-26 7:-23
rent 1:-28 4:38 5:-25 6:-36 7:-30
report 0:-18 1:-24 2:27 4:-32 6:-25
reservation 0:-18 1:-28 2:-24 4:-22 5:-21
restrain 3:-24 5:26 6:19 7:-18
revis 2:-28 3:-32 4:-33 5:-38 6:46 7:-18
rib 0:-21 1:-23 3:-32 4:-23 5:-20 6:39 7:-31
right 1:-20 2:-38 4:-27
rip 0:-28 1:-20 3:-23 4:-24 5:-27 6:27 7:-34
rompi 0:-21 1:-39 2:-38 3:-38 5:-35 6:52 7:-33
roofi 0:-22 1:-26 2:-19 3:36 4:-24 5:-23 6:-25
room 0:-18 1:-32
roommat 2:-39 4:-31 6:29 7:-26
ropa 0:-21 1:-32 2:-25 4:-25 5:-24 7:-36
rub 1:-22 3:45 4:-37 5:-34 6:-43
ruin 0:-22 1:-30 2:-30 3:-32 5:-26 6:32
run 0:-24 1:-34 2:-34 3:-37 5:-31 6:30 7:-33
rural 3:-22 5:-31 6:27 7:-30
sabe 2:-19 5:32 6:37 7:-32
sac 4:-30 6:-28 7:28
safe 1:-43 3:-32 5:-41 6:48
safely 1:-25 4:-33 5:-28 6:26 7:-33
safety 1:-43 3:-28 4:-32 5:-20 6:48
said 0:-20 3:20
sal 2:-19 3:-23 5:-19 6:23
salg 2:-23 3:-27 4:-19
salir 1:-36 2:-19 3:-35 4:20 6:25 7:-29
salon 2:-41 3:-27 4:23 6:-23 7:-25
same 5:28 6:-21 7:-38
sane 0:-23 3:29 6:-31
sat 1:-21 2:-21 3:-34 4:-22 5:-26 6:32
say 0:-20
scar 1:-21 3:-39 4:-35 5:-43 6:29
school 1:-23 5:22 7:-19
scream 1:-24 3:-33 4:-29 5:-25 7:-20
se 1:32 7:-21
seat 0:-42 1:-27 3:-19 4:-38 5:-28 7:-40
security 1:-19 2:-21 3:-22 4:-24 6:32
see 0:-20 3:-40 4:-18 5:19 7:-18
segu 0:-23 1:39 3:-40 4:-25 7:-28
segur 0:-22 1:-31 2:-25 3:-29 4:-20 5:-32 6:41 7:-40
sel 0:-19 1:-21 2:-46 3:-38 4:47 5:-35 6:-40 7:-19
self 1:35 2:-25 3:-22 4:-20 6:-35
sell 0:-24 1:-44 4:61 5:-31 6:-41 7:-20
send 1:-33 3:20 5:38
senor 3:19 4:25
sent 0:-18 1:24 2:-33 3:-29 5:-23 6:-20 7:-23
sergeant 0:-23 1:-28 2:-27 3:39 4:-36 5:-19 6:-37 7:-28
sex 1:-27 3:49 5:-30 6:-49 7:-24
sexo 1:-21 2:-19 3:27 5:-20 7:-23
sexual 1:-29 3:54 5:-21 6:-49
sexually 0:-22 1:-26 3:37 5:-26 6:-33 7:-21
shak 0:-38 1:-24 2:35 3:-22 4:-26 5:-26 6:-42 7:-30
she 0:36 1:21 5:-21 6:-32
shelt 1:-27 2:-24 3:-28 4:-23 5:-19 7:26
shoe 0:-23 1:-26 2:-29 3:-33 4:-35 6:39 7:-34
shook 1:-37 2:39 3:-18 4:-21 5:-26 7:-35
shoot 0:-21 1:25 2:-22 3:-31 4:-30 5:-27 6:-27
shot 0:35 2:-24 3:-23 4:-24 5:-36 6:32 7:-32
should 4:-30 5:-31 7:-29
shouldnt 3:37 4:-18 5:-20 6:-32
shov 1:-21 2:-32 3:-36 4:-32 5:-29 6:42 7:-20
show 0:-22 1:-30 2:21 4:-22 5:40
si 2:-35 6:40 7:-22
siempr 1:22 3:-24 4:-29 7:-21
sient 1:31 4:-23 6:-27 7:-19
sigu 1:-22 2:-36 3:-46 4:-54 5:60 6:-31 7:-37
sin 2:-32 5:-30
sinc 1:-19 6:-21
sist 5:-30 6:18
sit 1:-24 4:-34 5:34 7:-28
slam 1:-27 2:-21 3:-32 4:-22 5:-28 6:35 7:-18
slap 0:-26 1:-34 3:-43 4:-25 5:-34 6:29 7:-27
slash 0:-18 1:-26 2:-25 3:-20 4:-22
sleep 4:18 5:-37 6:-33 7:36
slept 1:-22 2:-24 4:-23 5:-25 6:-26 7:28
smack 0:-26 1:-23 2:-34 3:-31 4:-31 5:-30 6:36 7:-23
smash 0:-28 1:-27 2:-26 3:-19 4:-27 5:-35 6:32 7:-22
snap 0:-22 1:-30 2:-19 3:-24 4:-19
snow 1:-32 2:-35 3:-35 4:-36 7:31
so 0:-28 5:-45 6:29 7:-26
sobrin 1:-22 2:30 4:-23 5:-20 7:-20
social 2:-20 6:26
sold 0:-21 1:-29 2:-32 3:-34 4:43 5:-34 6:-31 7:-25
some 4:-28 5:25
somebody 1:-21 2:-19 3:-36 5:37 7:-29
someon 0:-23 1:-22 4:-20 5:48 7:-24
someth 2:-29 3:46 4:-28 5:-44 6:-49 7:-31
son 0:19 2:30 3:-51 4:-28 5:-28
sord 2:-20 4:-20
sorry 0:-19 2:-22 3:-32 4:-30 5:-28 6:27
soy 1:-42 2:-22 3:-46 4:-36 6:51 7:-19
spank 0:-25 1:-26 2:20 3:-30 4:-22 5:-20
spit 0:-18 1:-26 3:-40 4:-23 5:-35 6:46 7:-25
spous 0:-24 1:-33 2:-23 3:-35 4:-20 5:-23 6:37
spywar 0:-23 1:-32 2:-27 3:-30 4:-21 5:41 7:-23
squeez 0:-39 1:-29 3:-19 5:-29 6:38
stab 0:42 3:-26 4:-24 5:-24 6:28
stair
stalk 0:-22 1:-37 2:-36 3:-39 4:-32 5:54 6:-21 7:-39
stand 0:-20 3:-28 4:-39 5:20 7:-23
station 0:-21 1:-41 2:-38 3:-40 4:-31 5:-32 7:52
stay 5:-28 6:-30 7:27
steal 0:-20 1:-25 2:-36 4:-22 5:-18 6:42 7:-19
step 0:-31 1:-35 4:-24 5:-22 7:-32
stepdad 1:-30 2:39 3:24 4:-29 5:-43
stepfath 0:-20 1:-22 2:48 3:30 4:-25 5:-24 7:-22
stepmom 1:-20 2:45 3:-21 4:-23 5:-24 7:-27
stepson 0:-24 1:-28 2:33 3:28 4:-23 5:-19 6:-36
still 2:-22 3:-18 5:-23 7:-23
stomach 2:-33 3:-29 5:-20 6:43 7:-47
stop 2:-34 3:24 6:-28
stor 0:-22 1:-26 2:-27 3:-39 4:-30 7:-32
strang 1:-25 4:-26 5:27 6:-39 7:-33
strangl 0:-30 1:-29 2:-31 3:-39 4:-30 5:-33 6:42 7:-27
street 0:-20 1:-26 2:-52 3:-37 6:-38 7:29
strip 1:-25 2:-34 4:47 5:-24 6:-50 7:-20
stuck 1:-22 2:-25 3:-40 5:-22 7:-22
student 2:22
stuff 0:-22 4:-38
su 1:-25 2:27 5:-26
sucid 0:-23 1:35 2:-24 3:-23 4:-24 5:-21 6:-27 7:-18
sucidal 0:-25 1:35 2:-21 3:-23 4:-24 5:-22 6:-27 7:-19
suegr 2:-28 5:-21 6:26 7:-25
suic 0:-26 1:39 2:-25 3:-27 4:-28 5:-27 6:-30 7:-23
suicd 0:-24 1:36 2:-28 3:-23 4:-25 5:-27 6:-29 7:-18
suicid 0:-23 1:63 2:-29 3:-31 4:-28 5:-32 6:-41 7:-21
suicidal 0:-29 1:59 2:-42 3:-33 4:-28 5:-26 6:-52 7:-30
suicidi 0:-26 1:44 2:-27 3:-32 4:-24 5:-27 6:-37 7:-27
support 3:18
survivor 0:-20 1:-35 2:-26 3:24 4:-27 5:-25 7:-20
sus 1:-27 2:23 3:35
swallow 0:25 1:29 3:-20 4:-20 5:-22 6:-20 7:-21
tak 2:22 3:-26 4:22 5:-26 7:-24
take 0:-20 1:-27 3:19 5:-20
talk 0:-21 3:-33 4:-41 7:-20
teach 1:-29 2:34 3:21 4:-23 5:-36 6:-47
teen 0:-20 1:26 2:-22 3:-24 4:-22 5:-20
teenag 0:-38 2:-34 7:19
tel 0:-20 1:19 4:-24 5:-25 6:-40
telefon 1:-18 3:-35 4:-57 7:-20
tell 1:-35 3:-35 7:-27
tenem 2:-25 3:-29 4:-22 5:-25 6:-27 7:25
tener 2:-18 3:27 4:-31 5:-20
teng 2:-21 3:-35 4:-28 5:-26
tent 0:-21 1:-43 2:-33 3:-29 4:-32 5:-36 6:-26 7:35
texas
text 3:-29 5:36 7:-22
that 2:-35 3:-19 4:-21 6:22 7:19
the
them 0:-19 1:-32 6:20 7:-27
then 0:-30 2:-24 4:-21
ther 4:-23 5:24 6:-36
therapist 0:-20 1:-22 2:-32 3:31 4:-26 5:-20 6:-29
they 1:-35 4:52 6:-31
thing 3:20 4:-20 5:-25 7:-23
think 0:-21 4:-22 7:-20
this 0:-24 2:-24 3:-37 4:-38
thought 0:-28 1:37 2:-29 3:-27 4:-31 5:-34 6:-35 7:-26
threat 2:-43 3:-41 5:-24 6:56 7:-25
threaten 0:-25 1:-19 2:-42 4:-47 5:-34 6:42 7:-20
threw 0:-27 1:-40 3:-41 4:-36 5:-43 6:22
throat 1:-23 2:-22 3:-38 5:-28 6:30 7:-24
through 1:-27 2:-35 4:-30 5:23
throw 1:-35 3:-30 4:-19 5:-27 6:34 7:-22
tied 0:-24 1:-25 3:-29 4:-21 5:-29 6:30
tien 1:-25 2:-18 3:-42 4:28 5:-29
till 0:-26 1:-22 5:-23 6:21
time 3:-39 4:-30 6:24 7:-24
tind 2:-19 4:-21 5:20 6:-36
tio 5:-18 6:-35
tir 0:-21 1:38 2:-33 3:-37 4:-25 5:-22 6:-23 7:-28
tire 0:-18 1:-26 2:-25 3:-20 4:-22
tiro 2:-21 3:-29 4:-31 5:-32 6:33 7:-24
to
toc 1:-28 3:26 4:-26 5:-28 6:-41
toca 1:-29 2:23 3:30 5:-27 6:-55
toco 1:-26 3:36 4:-26 5:-30 6:-41 7:-21
toda 3:-26 4:-19 5:23 6:25 7:-25
today 1:-21 2:-20 3:-25 4:-23 5:-38 6:-28 7:33
toddl 1:-28 2:55 3:-26 4:-23 5:-33 6:-59
todo 1:25 2:-30 3:-40 4:-42 7:-29
told 1:-31 2:32 7:-19
tom 1:-22 2:-28 3:-27 4:-20
toma 1:-21 2:-42 3:-32 4:-22 6:42
tome 0:-34 1:38 3:-22 4:-21 5:-21 6:-29
tomo 0:29 2:-23 4:-22 5:-23 7:-19
tomorrow 0:-27 3:-31 4:-28 5:-41 7:-27
tonight 0:-21 2:-41 3:-24 4:-33 5:-24 6:-29 7:62
tonit 0:-22 1:-19 2:-32 3:-39 4:-20 5:-25 6:-25 7:32
too 1:23 4:-36 5:-31 6:-39 7:-18
took 0:23 3:19 5:-29 7:-21
top 0:-21 3:38 4:-26 5:-27 6:-37 7:-28
touch 1:-26 2:25 3:44 4:-39 5:-40 6:-63 7:-23
toxic 1:-22 3:-32 4:-20 5:-20 6:35
trabaj 1:-25 2:-25 4:44 6:-31 7:-20
track 0:-23 2:-35 3:-41 4:-38 5:55 7:-33
trae 1:-29 3:-30 4:-25 5:-22 7:-24
traffick 0:-21 1:-35 2:-33 3:-52 4:65 5:-28 6:-45 7:-22
train 0:-21 2:-23 5:-36 6:-27
trajeron 1:-22 3:-33 4:44 5:-21 6:-51 7:-31
tran 2:-25 3:-28 4:-27 5:-19
trap 1:-33 2:-19 3:-21 4:29 5:-30 7:-18
trat 0:-18 1:-30 2:-26 3:-32 4:39 5:-28 7:-23
traum 0:-19 1:-24 2:-19 4:-27 5:-21
tri 0:27 1:23 4:-37 5:-31 7:-25
tribal 2:-22 4:-26 5:-18
truck 0:-30 1:-30 5:18
try 1:-36 2:-27 3:-34 4:-19 6:37
tucson 6:21
turn 0:-30 2:-30 3:23 4:-38 5:21 6:-32
twist 0:-19 1:-19 2:-20 3:-32 5:-24 6:28
two 1:-23 2:-28 4:-27 5:-25
tylenol 1:29 3:-18 4:-23 5:-25 6:-27
uber 1:-31 2:-32 3:42 4:-19
un 5:19
una 2:-40 5:-22 7:-35
unaliv 1:30 3:-21 4:-24 5:-20 6:-22
uncl 1:-27 2:62 3:29 5:-29 7:-27
unconscious 0:32 1:-19 2:-22 3:-27 4:-19 5:-30 6:-20
under 1:-41 2:-33 3:21 4:-35
undocument 0:-18 1:-22 2:-27 3:-23 4:-23 5:-29 6:24 7:-25
until 0:-21 1:-31 2:-19 5:-29 6:33
unwant 1:-19 2:-31 3:25
up 2:-27 7:-21
us 1:-32 2:21
use 0:-20 2:-19 4:-28 5:-33
va 2:-33 3:-42
valg 3:-30
van 1:-24 3:-39 6:-35 7:26
vecin 1:-24 2:21 4:-28 5:-19 6:-18 7:-19
vend 0:-18 1:-30 2:-35 3:-41 4:53 5:-33 6:-43 7:-19
ventan 1:-22 2:-28 3:-31 4:-36 5:18 7:-20
veo 1:24 2:-22 3:-21 4:-25 6:-26
ver 0:-20 1:-31 2:-32 3:-27 6:25 7:-26
verbal 2:-26 3:-28 6:29
vet 0:-24 2:-26 4:-30 5:-30 6:-47
victim 1:-23 2:-23 7:-24
vida 1:52 2:-30 3:-25 4:-36 6:-47 7:-34
viej 1:-19 4:-29 5:-25 7:-23
vigil 1:-31 2:-28 3:-30 4:-28 5:49 7:-21
viol 0:-18 1:-34 2:-52 3:63 4:-34 5:-28 6:-64 7:-19
violacion 0:-20 1:-35 2:-25 3:45 4:-28 5:-25 6:-33 7:-21
violanc 1:-21 4:-22 5:-19 6:27 7:-19
violat 0:-21 1:-24 2:-22 3:-20 4:-21 6:33 7:-19
violenc 1:-28 2:-19 4:-27 5:-20 6:45 7:-20
violenci 0:-19 1:-37 2:-29 3:-33 4:-29 5:-30 6:61 7:-24
violent 0:-23 1:-28 2:-40 3:-41 4:-33 5:-38 6:43 7:-19
visa 0:-20 1:-33 2:-25 4:27 5:-20 7:-22
visit 0:-19 1:-18 2:31 5:-18 6:-36
vivir 0:-22 1:37 2:-25 3:-29 4:-24 5:-23 6:-33 7:-29
vivo 0:-20 1:-26 2:-34 3:-34 4:-32 6:30
voic 0:-19 3:-33 4:-21 5:-24 6:-25 7:-19
volv 2:-25 4:-19 5:-20 6:24 7:-20
vouch 1:-20 4:-29 7:28
wait 1:-18 2:-31 3:-36 4:-34 5:43
wake 0:24 1:28 2:-18 3:-39 4:-50 5:-25 6:-25 7:-21
walk 0:-23 1:-40 2:-34 4:-37 6:23
wall 1:-20 2:-44 4:-30 5:-29 6:41 7:-19
walmart 2:-36 3:-24 4:-21 6:-35 7:29
want 0:-20 1:36 5:-22 6:-24 7:-39
was 0:-23 1:-35 3:40 5:-21 6:-25
wasnt 3:20 4:-24 5:-21 6:-27
watch 1:-25 5:37 6:-23 7:-23
way 0:-22 1:44 2:-23 3:-28 4:-27 5:-26 6:-34 7:-27
we 1:-30 2:-28 3:-23 6:-22 7:37
wear 0:-20 1:-35 2:-28 4:-21
week 0:19 2:-34 3:-29
weekend 1:-20 3:23 4:-23 5:-22 6:-31
went 1:-23 4:-24
were 1:-24 5:-25
what 4:-31 7:-24
wheel 0:-22 1:-18 2:-27 3:-31 5:-19 6:29
wheelch 0:-24 1:-31 2:-43 3:-39 4:-35 5:-27 6:41 7:-35
when 1:-26 4:-34 5:-20
wher 1:-45 4:-41 7:38
whil 0:-20 1:-24 2:-46 3:29 4:-29 5:-28 6:22
who 1:-30 3:-45 4:25 7:-31
whol 0:22 1:26 2:-29 3:-31 4:-30 5:-23 6:-26
whor 0:-19 1:-19 4:-24 5:-35 6:31 7:-19
wife 2:-48 3:-29 4:-32 5:-22 6:27
will 6:22
window 1:-25 2:-33 4:-38 5:27 6:-24 7:-38
wish 0:-27 1:43 3:-33 4:-29 5:-28 6:-27 7:-25
with 7:32
without 2:-31 3:22 5:-33 6:-33
woke 0:-24 1:-43 2:-21 3:57 4:-32 5:-40 6:-52 7:-22
women 1:-24 2:-30 5:-19 6:37
wont 1:-25 6:22
work 1:-30 2:-18 3:-25 4:43
worth 1:38 3:-22 4:-21 6:-31 7:-19
worthless 0:-19 3:-23 4:-26 5:-24 7:-24
would 1:44 2:-28 5:-28 7:-27
wouldnt 1:-19 2:-19 3:25 4:-23 5:-27 6:18
wrist 1:32 2:-27 3:-33 4:-20 5:-24 7:-19
wrong 0:-20 1:-32 3:20 4:-25 5:-27
wrot 1:28 2:-30 4:-31 5:-22 6:-33 7:-20
y 2:-20 4:32
ya 1:32 2:-26 3:-34 4:-28 7:-19
year 0:-20 1:-23 2:21 5:-31
yel 0:-20 1:-30 2:-30 3:-35 4:-38 5:19 6:44 7:-24
yell 0:-20 1:-22 3:-38 4:-29 5:-23 6:31 7:-37
yes 1:-30 2:-27 3:28 6:-26
`,
}
