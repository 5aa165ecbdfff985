/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.4,
  words: `
1:-23 1:-23
10pm:10
11:26 and:20
12 old:16 step:-26 year:16
13:16 and:18 my:17
14:27 and:21 pregnant:26
15 a:13 dad:18 hit:21 me:24 my:9
16 homeless:-14 hrs:12
17:22 and:18 homeless:15 i:17
18:-19
19:24
2:16 1:-23 kid:22 old:21
20:13 a:18 ago:24 and:11 degr:17 dol:18 min:15 week:18 year:-19
24:14 hour:10
28:-9 day:-9
2am:13
2nit:20
3:9 and:15 ano:-21 day:13 he:-10 in:25 kid:33 no:28 notic:-17 old:-16 on:-20 year:-18
30 day:-16 program:-12
4 a:-16 ano:-17
45:-19
5:19 day:-15 month:17 notic:-15 old:19 year:19
50 a:13 day:13 time:13
6:9 month:-16 old:16 year:27
60:17 a:14 time:14
68:-16 my:-18
7:20 and:24 month:22
70:21 old:20 women:20 year:20
72 and:18
78:11
8:-23 apply:-10 list:-9 old:13 open:-10 wait:-9 week:-16 year:13
80:20
90:-9 day:-9
a a:41 abuel:-34 account:-11 again:25 al:9 all:27 anymor:11 apartament:-9 at:10 baby:-35 bag:31 bakery:-12 bar:19 bat:25 bed:28 belt:17 benefit:-12 black:28 block:15 bottl:14 break:-17 bridg:27 budget:-16 bunch:20 burd:26 bus:11 business:-10 cada:18 cal:25 cama:22 camer:31 car:15 casa:32 chair:30 child:11 cita:-15 citiz:-11 closet:29 con:35 cord:12 cort:-27 cosa:13 counselor:-26 credit:-24 crib:-16 crim:-10 cry:9 cuart:20 dad:-21 date:28 day:21 daycar:-12 debt:28 del:-9 deport:15 desaloj:-10 do:24 doctor:-14 dond:31 dont:15 door:13 drug:-18 echar:-11 en:20 escuel:-16 esta:11 estar:12 este:-11 everyon:14 eye:28 famili:27 family:10 fight:14 follow:10 fost:-14 free:-24 friend:19 fuerz:37 futur:19 gas:28 get:19 girl:-13 go:28 goodby:13 gps:23 group:-9 gun:36 hacer:13 have:-18 he:32 headlock:19 her:-15 herman:-24 hija:10 his:21 hole:22 hombr:16 home:-16 hotel:-19 im:17 in:31 insuranc:-14 ir:22 its:9 job:-14 keep:31 kill:9 kit:22 knif:33 la:14 lady:10 lanz:-14 las:-29 lawy:-21 leas:-20 lesbi:9 let:10 light:28 loan:-23 lock:17 los:21 lot:13 lump:-28 luz:-13 mama:-19 man:29 massag:12 matar:27 me:9 mexic:11 mi:11 migr:-10 mis:-11 mom:-16 mujer:15 my:40 nada:15 nanny:18 new:-20 newborn:-10 next:22 night:41 nina:18 nino:13 no:-18 nombr:-23 note:15 notic:-15 now:34 of:12 on:20 onlin:19 order:-24 out:12 pagar:21 pais:11 pap:-16 para:20 parent:-14 part:12 party:21 phon:-27 pill:20 pillow:33 plan:14 plat:14 polic:-23 polici:-15 prison:15 que:20 quit:-18 rape:22 rato:18 razor:18 relacion:19 relationship:25 rent:-9 report:-20 restrain:-13 resum:-20 ride:-26 room:-17 rope:27 sacar:-9 safe:20 salir:15 say:25 school:-13 sel:12 sexo:11 shelt:-26 si:28 station:33 storag:-14 su:21 support:-13 take:-9 tatt:14 tener:17 test:-9 that:-13 the:15 they:16 ticket:-18 to:20 toda:11 tonight:23 trabaj:26 track:30 trad:-19 tree:11 truck:-11 un:16 under:22 universidad:-15 up:14 van:-11 ver:23 veter:-23 want:10 way:18 we:16 week:10 wheelch:-10 who:33 whol:21 whor:12 with:29 woke:14 women:-10 y:16 ya:18 year:17
aa:-22 meet:-23
abandon:19
abcess:-19
abiert:-24
abog:-20 asil:-10 cost:-11 de:-11 desaloj:-10 el:-18 en:-18 famili:-23 gratis:-13 inmigracion:-12 laboral:-19 migracion:-11 migratori:-11 newark:-18 nuev:-9 para:-13 phoenix:-10 sin:-9 york:-9
abogd:-21 de:-21
abort:-29 en:-15 gratis:-9
abortion:-24 by:-10 clinic:-9 fund:-9 help:-14 in:-24 mail:-10 me:-14 money:-13 near:-14 pill:-22 stat:-17 texas:-15
abortiv:-20
abortoin:-22
about a:13 baby:-15 driv:14 end:26 it:18 leav:12 life:18 mom:-29 money:-19 off:13 the:18 thing:13 wic:-24
abrir:-24 cuent:-12 negoci:-14 un:-20 una:-19
abscess:-20
abuel:13
abuelit:-23
abus:64 a:9 as:15 at:22 by:18 child:29 county:27 cuand:9 daught:28 de:25 emocional:20 en:31 he:9 help:65 her:-20 hija:21 hijo:32 hotlin:11 husband:12 i:21 if:9 immigrant:-30 in:39 infantil:25 me:38 menor:29 mi:19 my:19 nina:20 nino:29 only:12 sexual:26 sexualment:18 shelt:55 son:24 survivor:-12 the:-11 victim:13 women:37
abusiv:62 and:19 ex:17 fath:24 help:17 husband:19 marriag:19 moth:32 relationship:23
abusv:-26
ac:-39
acab con:22 de:-22 la:-15 lleg:-22 todo:22
access to:26
accessibl:-14
accident:-14 trabaj:-13
accommodation:-18
account:10 hack:-17 in:-24 me:-13 messag:11 name:-24 ssn:-13 to:14 with:-19
accus:27 me:27 of:22
acech:30
acept:-11
acerqu:-21
ache:-18
aclu:-21
acog:-14
acos:10 el:-19 en:-29 sexual:-19 trabaj:-18
acost:15 con:15 hombr:15
acp:-17
acs:-21
acta:10 de:18 nacimient:-20
activity:-24
acuerd:18
acuest:20 con:20 el:15
ada:-16
addict:-29 daught:-13 to:-14
addiction:-29
address:-17 confidentiality:-16 ex:-20 from:-11 my:-11
adhd:-18
adiccion:-21
adict:-26 a:-17 al:-21 las:-17
adolescent:-25 sin:-9
adopcion:-14
adopt:-26
adoption:-25
ads:27
adult education:-16 mayor:-28 protectiv:-13 school:-17 servic:-13
advantag:22 of:22
advic:-20
advis:-10
advocat:10
affirm:-11 care:-10
afford:-22 daycar:-13 doctor:-9 grocery:-9 medicin:-14 my:-13
affordabl:-19 apartment:-15 hous:-10
afgh:-20 refug:-15
afraid:20 he:17 hurt:-15 my:22 to:20 will:17
after assault:16 baby:-30 being:24 birth:-17 care:-11 cost:-11 divorc:-10 eat:-26 he:34 her:21 i:9 me:30 pill:-23 prison:-12 program:-11 rape:28 school:-16 shelt:-20 shift:22 visit:38 with:25
afterschool:-19
afuer:32 casa:23 de:31 del:10 escuel:10 la:18 mi:22 trabaj:20
again:23 and:16
against:16 ex:-32 husband:-28 the:29 wall:25 will:31
agar:19 cuel:13 del:17 la:9
age:-15
aged:-26 fost:-11 of:-11 out:-26
agenci de:-17
agency:-11 aging:-9 on:-9
aggressiv:31
aging:-17 out:-9
ago:25 anyon:12 never:12 told:12
agreement:-18
agresion:25 sexual:25
agresiv:44
agricol:-16
agua calient:16
aguant:16 a:-14 mas:18 quier:13
ahead:-12
ahorc:33
aid:-21 county:-14 for:-9 harl:-11 ny:-16 yakim:-10
aide hit:20 me:23 train:-17
air:-13 condition:-11
airbnb:-21
aire:-12
airtag:9 car:29 in:37 my:37 purs:15
akron:-9
al:-9 anon:-15 coyot:15 doctor:-15 jueg:-9 lado:19 me:15 nino:13 orin:-15 piso:17 trabaj:10 y:17
alabam:-21
alarm:-9 free:-9
alask:11 nativ:-9
albany:13
albergu:-9 bayamon:-17 en:-23 mujer:-29 ponc:-11
albuquerqu:-23
alcanz:-25 la:-18 para:-14
alcohol:-26
alcoholic:-32 anonymous:-12 husband:-18
alcoholism:-22
alejamient:-10
alert:18
algo:26 beb:16 en:16 la:16
algui:14 espi:19 me:18 por:19
alien:-17
aliment:-17
alimentici:-21
alimony:-29
aliv:38
all:20 and:24 fight:13 me:9 money:18 my:25 no:14 of:15 pay:21 pill:12 sleep:12 text:16 the:-11 time:-15 to:24 with:17
allergic:-13 cat:-13 to:-13
allergy:-29
allianc:-10
allow:22
allowanc:17
alojamient:-14
alon all:17 and:16 day:22 for:17 ther:16 to:23
along:-20
alquil:-18
already:43
alta:-15
alto:-19
alvergu:-25
always:11 accus:22 and:21 hungry:20 lock:11 me:25 outsid:11
am:9 and:-16 i:17 my:13 need:-17 scar:13
amamant:-23
amaneci:18
amar:31
amenas:29
amenaz:24 a:30 con:14 cuchil:13 deport:-25 la:14 llam:20 migr:12 pistol:14 public:-28 quit:29 un:13 una:14
americ:-11 health:-14 help:15 samo:10 violenc:23 women:-33
american:-18
amig:20
amish:27 women:27
amor:-25
an:21 abusiv:23 addict:-11 airtag:14 allowanc:17 and:20 answ:15 apartment:-21 id:-15 in:15 my:24 older:24 on:18 relationship:14 texas:-15
ana:-12
ancian:-9
and:16 13:18 16:28 2:20 3:22 a:-9 abus:36 all:9 and:21 are:19 at:21 back:22 be:10 beat:25 behind:-14 boyfriend:14 break:23 bring:-16 bruis:16 cal:16 call:14 came:18 cash:17 childr:-9 clean:21 com:30 come:18 cook:-12 cop:24 coupl:-18 cry:-12 dark:22 date:23 daught:-15 daycar:-22 delet:14 diap:-15 did:24 didnt:13 dirty:18 disapp:13 does:21 family:-17 feel:29 follow:22 food:20 for:-17 free:-16 freez:11 fridg:21 furnitur:-18 get:10 go:18 goe:16 going:14 got:38 gun:20 hand:12 has:18 hate:-15 hav:-11 he:33 help:-13 hid:16 hide:32 hit:30 hold:15 homeless:-19 hous:-24 husband:22 i:-14 if:13 ill:14 its:22 job:-22 just:19 keep:18 last:-9 late:-20 laugh:29 leav:30 let:30 live:22 lock:31 mad:22 man:18 mark:13 marriag:-13 me:19 miss:-25 month:-9 move:23 my:22 name:24 need:-29 never:17 next:14 not:30 noth:9 nowher:17 of:35 off:9 one:25 order:-9 our:22 out:14 outsid:34 parent:22 partn:15 passport:24 pay:11 phon:26 pregnant:-21 push:23 rap:30 rememb:12 rent:-16 run:-26 sad:-15 said:16 say:25 scream:20 shar:-16 she:33 shov:17 slap:14 sleep:43 snow:14 son:26 spit:24 stay:-13 stepdad:21 stuff:28 take:34 talk:24 tampon:-11 terrifi:23 testament:-18 the:37 then:26 ther:22 they:18 thing:12 threat:19 threw:19 till:13 to:25 told:14 turn:22 up:29 us:22 wake:11 what:23 wher:14 wife:-24 will:16 wipe:-18 with:23 woke:9 work:27 wrot:10 yel:25 yell:10
anda:37 afuer:15 con:17 mi:26
ando:30
angel:-31
angeles:-20
anger:-28 issu:-13 my:-22
angry:21
angusti:-18
animal:-18
anniversary:-20
annulment:-18
anoch:30
anon:-23
anonim:-18
anonymous:-15
anorexic:-22
anoth:11 at:9 baby:-16 night:27 stat:-17
ansiedad:-28
anticonceptiv:-32 gratis:-10
antoni:-12
anxiety:-20
anxious:-17
any:27
anybody:17
anymor:40 i:16 want:11
anyth:17
anyway:10
anywher:21
aog:-18
apach abus:29
apartament:-22 bajo:-9 barat:-9 de:-9
apartment:-22 eviction:-9 for:-12 in:27 night:25 that:-22 with:-9
aplic:-14 cupon:-18 para:-12 wic:-10
aplication:-14
apoy:-19 para:-21
app:-18
appeal:-20
applianc:-14
application:-27
apply:-12 disability:-10 for:-12 snap:-17 ssdi:-12 tanf:-11
appoint:24
appointment:-20
aprend gratis:-29
apret:24 cuel:24 el:24
aprovech:24 de:24 mi:24
aqui:36
ar:-18
arde:-14 al:-14 orin:-14
are:11 abus:18 always:14 at:22 being:18 blue:26 by:18 fight:-16 gone:18 in:24 lock:15 me:-19 my:-17 off:-22 outsid:11 over:-16 shut:-20 sleep:14 to:-20
area:-20
argu:22
arizon:-14
arkansas:-18
arm:13 and:11
armpit:-16
army:-15 shelt:-12
around:40 i:13 my:16 neck:16
arregl:-33 mi:-13 mis:-18 papel:-27
arrest:-10
articul:-13 de:-13
as:25 a:17 child:19 kid:19
asap:20
asault:9
aseguranz:-22 medic:-9 mis:-13 nino:-15 para:-12
asesori:-13
asient:-11 para:-10
asil:-22 politic:-10
asistanc:-11
asistenci:-22 de:-9
ask:15 befor:15 for:23 him:23 i:15 leav:-10 money:27
asl:-10 interpret:12
asleep:25
assault:61 a:24 at:21 hotlin:14 last:15 me:22
assist:-21
assistanc:-20 county:-14
assistant:-9
assult:16
asylum:-27 lawy:-11 seek:-19
at:14 11:20 15:-17 16:-28 2am:13 40:-14 8:-15 a:22 baby:-23 bar:23 bus:32 by:31 car:19 club:10 colleg:31 din:16 dmv:-22 do:-11 door:-12 every:25 follow:18 frat:18 gas:17 group:24 gym:-10 head:23 his:30 home:37 hospital:-14 hous:18 i:15 job:-14 keep:16 laundromat:23 me:37 mom:18 need:-20 no:-23 party:24 salon:13 say:20 school:-10 shelt:-25 station:30 stop:29 stor:24 take:9 the:10 to:17 truck:13 walmart:-13 wed:-22 week:-15 when:15 woke:14 work:-22
ate:-21
atencion:-11 gratis:-10 medic:-10
athen:-20
atlant:-17
atorney:-18
atras:-23 con:-24 en:-11 la:-23 rent:-20
attack:-20 the:-25
attempt:23
attendant:-20
au:18 pair:18
aunt:20 brought:17 me:24 to:20
auror:-17 co:-12
authority:-19
autism:-34 need:-10
autistic:-12 daught:-22 son:-16 women:10
autobus:11
avent:41 contr:13 la:15 par:13
avient:20 cosa:11
avis:-17 de:-17 dia:-14
avog:-21
away and:32 cat:17 from:13 him:25 home:-20 husband:22 im:22 my:32 order:-12 the:-21 with:-26
ayud agua:-16 alquil:-13 bile:-10 com:-19 compr:-12 con:-40 de:-16 deposit:-12 efectiv:-15 el:-22 en:-17 ex:15 gas:-15 golp:30 gratis:-11 hijo:-13 la:-18 los:-26 luz:-12 mama:-14 me:23 medicin:-15 mi:18 mujer:27 navidad:-10 pagar:-17 por:22 psicologic:-23 rent:-15 solter:-19 violenci:27
azuc:-25
b:-11 after:28 rape:19
baby adoption:-20 are:14 at:-19 back:10 bed:13 blue:11 born:-16 came:10 cant:-26 car:14 cloth:-23 dad:22 disapp:14 food:-12 formul:-17 from:18 has:23 help:-30 hit:18 hous:-15 i:17 is:23 item:-16 keep:15 milk:-14 need:-13 no:-21 now:17 off:20 outsid:10 show:-39 sleep:-27 stop:-20 stuff:-24 supply:-20 the:19 was:-10 when:28 wipe:-13 wont:-20 work:15
babysit baby:26 hit:21 my:31
back:-9 after:12 and:17 at:-18 care:-9 child:-20 colleg:-11 dad:10 fost:-9 from:32 his:10 home:14 i:28 in:-19 marry:14 my:13 need:-15 on:-22 rent:-17 school:-19 support:-12 the:26 to:-15 with:19
background:-14 check:-14
bad back:-16 credit:-15 landlord:-18 relationship:28
bag:16
bail:-25
baj:-15
baja:-19
bakersfield:-21
bakery:-11
balanc:-20
ban:-13 from:-19
banc:-14 aliment:-12 com:-12 de:-14
bang door:14 my:18 on:23
bangor:-11 main:11
bank:-20 is:-17 me:-11 milwauk:-11
bankruptcy:-23
bar:10
barat:-23 en:-12
barb:-14
barefoot:20
bas:-13 apartment:-9 hous:-11
basement:26
basic:-18
bassinet:-18
bat:25
bathroom:14 a:13 has:18 he:17 with:11
batter:64 shelt:41 wife:23 women:50
bayamon:-17
be:22 aliv:25 anymor:25 befor:24 bet:12 by:17 dead:25 gone:29 hand:12 happi:16 he:24 her:13 here:19 if:11 in:-18 me:11 more:13 my:18 no:13 off:10 on:30 over:16 pregnant:-29 put:19 so:22 with:23 without:12
beach:-15
beat:36 a:9 and:19 boyfriend:19 her:19 im:17 kid:34 last:15 me:35 mom:25 my:29 up:35 us:18
beauty:-14 school:-16
beb:10
bebe gratis:-18 no:-18
beca:-19 mujer:-14 para:-14
becaus domestic:-17 gay:27 he:27 kid:-14 of:-12 pregnant:-24 violenc:-17
becom:-17 a:-17 fost:-14 parent:-14
bed:15 for:-25 free:-18 in:17 its:10 kid:-21 me:18 tonight:27 tonit:26 with:16
bedroom:16 door:19
been:55 about:11 all:19 and:12 behind:17 cut:21 drink:12 in:25 me:17 my:37 text:32 think:11 walk:19
befor come:24 get:22 he:26 i:15
beg:31
behind car:-16 everyth:-14 me:31 mortgag:-14 on:-26 payment:-15 rent:-15 support:-20
being:30 a:-15 aliv:27 beat:17 bulli:-25 by:9 control:17 do:13 evict:-24 forc:27 here:14 hit:30 hurt:24 late:-23 molest:23 mom:-15 my:24 out:12 pimp:15 pregnant:-18 scam:-20 sold:21 to:17 track:27
believ:22 me:10
belt:28 mark:23
bend:-13
benefici:-21 para:-13
benefit:-36
benifit:10
bernardin:-17
best friend:18 goodby:11 post:17
bet:33 i:21 if:21 me:15 off:36 without:16
bien:-15
big:-23
bike:-18
bil de:-12 del:-21 la:-14 luz:-12
bile:-26
bill:-29 after:-15 assault:-17 from:-19 ga:-11 help:-20 high:-13 in:-16 my:-16 name:-16 too:-13
biloxi:-14
bing:-23 eat:-11
biolenci:-24
biopsy:-28
bipol:-27
birmingham:-14 alabam:-11
birth:-24 and:15 cent:-16 certificat:-21 control:-10 free:-16 parent:-13 pill:-21 shot:-18 without:-13
birthday:-27
bisexual:-17
bit:13 kid:-32 me:35 my:10
bite me:34
biz:-14 loan:-9
black:12 and:28 business:-13 eye:34 women:-25
blackmail:-16 nude:29
blad:-9
bleach:28 carpet:-15 stain:-15
bleed:39 a:26 and:17 lot:26 pregnant:-28
blew:-19
blind:-11 abus:21 and:17 help:-27 need:-18 servic:-15
block:35 door:13 him:18 my:19 numb:20 the:13
blood:-11 everywher:15 pressur:-26 sugar:-21
blow:20 my:16 phon:16 up:20
body:12 shop:-22
bola:-11 el:-11 en:-11
bolet:-23 camion:-9 de:-19
bolit:-16 el:-16 en:-16 pech:-15
bols de:-13 trabaj:-13
bomb my:-22 test:-18
bond baby:-24 my:-18 newborn:-11 with:-23
bone:-25
bono:-15 attorney:-13 de:-9
book:-35
bor:-24 busc:-15 historial:-14 lo:-15 mi:-12 que:-15
born:-9
borrach:10 me:13 y:13
boss:-10 cut:-20 fir:-18 for:13 grab:30 have:-9 hold:21 hour:-24 i:-24 if:27 in:28 is:-13 keep:15 lock:25 me:-22 our:23 paper:19 passport:26 pay:-19 said:-24 sleep:29 tip:-13 touch:11 us:20 with:29 wont:-32
boston:-19
both women:19
bottl of:9 tylenol:15
bought:25 a:24 gun:11
bounc:-18
bowl:-15 green:-15
box:-29
boy:12
boyfriend:26 a:-19 allergic:-13 and:-17 beat:23 brok:-16 check:18 chok:24 drug:-26 get:24 give:26 hand:9 has:-15 have:22 head:20 her:22 his:-21 hit:15 hurt:21 i:-9 into:20 is:-22 job:-11 kick:-20 kid:16 let:27 lost:-11 make:23 me:22 mileag:18 mov:-15 my:49 out:10 post:21 propos:-20 punch:17 put:11 rap:9 say:27 sell:20 show:14 slam:20 sleep:16 stop:18 the:-16 to:-15 touch:12 track:11 up:12 want:-13 watch:14 when:28 who:13 wont:39
bra:-24
brac:-21
brain:-9 injury:-9
brak:-23
braz:29 mi:24 y:9
break a:-17 at:-19 becaus:30 domestic:31 my:25 phon:40 stuff:28 thing:27 work:-15
breakdown:14
breakup:-24
breast:-18 canc:-16 exam:-13 insuranc:-9 lump:-11 milk:-12 pump:-13 screen:-9
breastfeed:-24
breath:39 he:14 right:24
brid:18
bridg:10 with:21
bridgeport:-15 ct:-15
bring baby:-10 my:-19
brok and:22 apartment:20 car:-21 fing:15 furnac:-15 glass:19 his:-21 hous:17 jaw:31 leg:-21 my:51 nose:27 now:-9 phon:29 protectiv:9 so:17
bronx:-14 ny:-25
brooklyn:-11
broth:29 a:27 beat:16 is:15 law:24 make:10 me:35 the:-17 touch:17 up:10
brothel:26
brought:22 here:11 me:22 to:18
broward:11
brownsvil:-13 texas:-15
brows:-24
bruis:42 and:10 from:18 her:9 my:22 on:33 say:10 son:17
budget:-21
buffal ny:11
bug:-27 my:-22
bulimi:-20
bulimic:-17
bullet journal:-21
bulli:-31
bully:-28 a:-14 me:10 mi:-14 my:-20
bult:-14 el:-14 en:-14 seno:-12
bump:-15 down:-18 ther:-18
bunch:20 and:14 of:20 pill:16
bunk:10
burd:10 everyon:14 to:23
burial:-19
burlington:-15 vermont:-10 vt:-14
burn cook:-20 hand:-25 his:16 me:30 myself:28 on:16 paper:14 the:14 with:25
burnout:-20
bury:-19 baby:-16 my:-25
bus card:-15 doctor:-9 driv:-24 drop:11 for:-10 money:-21 my:14 pass:-20 schedul:-20 station:9 stop:27 ticket:-13 with:22
busc:-19 trabaj:-16
business:-21 for:-9 grant:-14 licens:-14 loan:-11 money:-14 women:-11
but:19 a:15 didnt:23 he:26 i:23 its:16 keep:14 me:18 no:-9 scar:12
butt:21
buy a:-18 home:-14 hous:-14
buyer:-14
by:11 a:-34 after:16 and:22 baby:19 broth:13 car:14 daddy:19 dark:24 debt:-17 doctor:15 hair:24 her:13 hous:29 husband:29 ice:-16 mail:-27 mom:21 my:41 son:27 strang:-23 supervisor:11 the:-10 work:26
c:-33 section:-19
cabez:-27 jug:-15
cabinet:-25
cachet:35
cada:30 rato:18
cae:-24 mi:-19
cagu:-17
cal:10 bebe:20 con:10 mi:20 on:-20 polic:-12
calefaccion:-22
calient:11
californi:-25
call:25 50:13 a:24 cop:14 every:-14 him:18 ice:-16 immigration:-12 job:15 me:31 my:36 name:16 nobody:22 polic:19 sir:18 stupid:19 the:14 time:16
cam show:18
cama:9 hijo:-12 mi:-12 para:-38
cambi:-24 cerradur:-13 chap:-9 de:-15 la:-16 mi:-12 nombr:-9
camd:-11 nj:-11
came:38 a:13 back:11 from:16 his:10 home:25 in:10 my:23 to:21 with:23
camer:-18 bathroom:23 hous:-25 in:-9 my:-20 the:22
camp:-19 for:-19 girl:12 kid:-12
campesin:-19
campus:19
can:-17 a:-15 break:25 evict:-12 fire:-14 food:-11 get:-16 go:18 he:-25 help:-9 landlord:-12 leav:33 me:-17 my:-15 right:14 sleep:11 take:-22 the:-9 to:-17 tonight:29 with:20 work:-22
canal:-13
canc:-25 de:-15 screen:-10 seno:-10 treatment:-11
cans:29 de:29 vivir:22
cant:15 a:-10 about:26 afford:-22 anoth:14 anymor:24 baby:-24 bleed:23 bond:-13 breath:22 call:9 cope:22 cry:-22 daycar:-13 do:24 doctor:-9 drink:-22 driv:20 eat:-27 feed:-20 forget:15 formul:-17 go:38 going:16 handl:18 he:27 it:25 keep:20 leav:36 life:18 make:-21 me:22 medicin:-20 mom:9 more:12 my:-9 no:11 of:-16 off:23 out:-16 outsid:20 pay:-30 rent:-23 right:17 see:-22 sleep:-20 stay:26 take:15 this:22 till:15 to:-18 up:10 wake:10 work:-24
cap:17
capacitacion:-19
cape:-19
car:-10 a:16 abus:17 after:16 at:34 baby:14 battery:-24 bebe:-14 behind:16 con:22 descompuest:-16 door:-14 every:13 help:-23 i:16 impound:-12 insuranc:-19 key:27 loan:-10 me:20 mis:14 nino:19 no:-12 para:-13 payment:-19 phon:17 repa:-18 se:-30 sigu:21 so:9 start:-9 teng:-12 the:19 to:-10 walmart:37 wont:-9 y:-26
cara:12
card:-12 divorc:17 for:-19 get:13 he:-20 lost:-16 mail:-18 marriag:-18 max:-17 name:11 safe:16 to:-12
care:-24 assistanc:-13 help:-19 i:23 if:23 live:22 me:9 mom:-19 my:-17 of:-15 subsidy:-11 vouch:-16
caregiv:-23 abus:-14 and:21 hurt:-16 job:-13 pinch:21 respit:-15
caretak:-27 hit:-14 me:-11
carg:-14
caridad:-17 catolic:-14
carolin:-16
carpet:-15
carriol:-23
carseat:-14
carson:-20 city:-20
cart de:10
carter:-16
casa cada:13 con:34 de:-23 hijo:27 hoy:30 maltrat:25 me:13 mis:27 mujer:17 no:23 para:19 que:29 refugi:-15 sin:22 teng:16 vigil:16 y:23
case:-14
caser:-28 me:-15 no:-9
casework:-23
cash:-24 assistanc:-10 now:-27
casin:-12
caso:-26 de:-21
casp:-16
cat:-12 and:14 in:-18 let:15 whil:-14 wrot:15
catfish:-18
catholic:-19 charity:-16 near:-14
catolic:-14
cdl:-22
cela:28
celebrat:-23
celery:-18
cell free:-12 phon:-19
cellphon:-20
celos:41
celul interven:-21 no:18 y:20
cent for:15
centr:-17 de:-12 para:-12 rehabilitacion:-12
central:16 de:19
cerc:-18 de:-13 mi:-11
cerradur:-13
certific:-9 de:-9 nacimient:-9
certificat:-30 and:15
certification:-17
cervical:-13 canc:-9 screen:-10
chanc:-12
chang:-23 cost:-17 for:-13 last:-14 my:-21 name:-13
chantaj:-21
chap:-9
chapt:-26
charg:-9
charity:-25
charl:-21
charleston:-15 sc:-14 wv:-13
charlot:-19
chas:23 me:23 with:23
chat:-9
chattanoog:15
cheap:-35 plac:-16
cheat:-19
check:-10 and:25 me:20 mileag:28 my:17 phon:18 receipt:21 up:-22
checkbook:-21
checkup:-26
chem:-26
chequ:-11 gratis:-10
cherok:-10 help:-26 nation:-9
cheyen:15
chicag:-13
child:22 assistanc:-13 being:30 care:-23 credit:-17 custody:-23 door:15 enforcement:-15 for:-9 help:-18 is:27 lawy:-10 me:-28 neglect:28 next:15 offic:-11 subsidy:-11 suport:-27 support:-31 tax:-11
childcar:-34 assistanc:-9 i:-15 vouch:-13 whil:-15
childhelp:-20 numb:-13
childr help:29 hotlin:29 program:-12
chip:-20 for:-14 insuranc:-14 kid:-14
chiquit:13
chlamydi:-20
chock:34 me:34
choic:-13
chok:33 aid:-15 dur:29 fight:25 first:-15 last:15 me:37 night:13 on:-34 out:26 sex:14 unconscious:18
christi:-22
christm:-23 for:-9 kid:-9 present:-9
chronic:-13
church:15 food:-18 giv:-10 help:-22 keep:14 my:15 say:29 with:15
cigaret:17 burn:9
cita:-26 con:-16 de:-12 para:-17 wic:-9
citiz:-15
citizenship:-16
city mo:-19
ciudadan:-30
ciudadani:-25
civil:-16 right:-15
claim:-26 kid:-17 my:-13 on:-14
clark:-15 county:-15
clarksvil:-18 tn:-18
clas:-34 de:-12 ingl:-9 para:-11
class:-31 for:-21 girl:-12 my:-13 teen:-18 women:-23
clean a:9 all:14 business:-14 company:-16 for:9 her:15 hous:9 job:-24 slat:-16
clear:-22 history:-15 my:-20
cleveland:-13
client:28
climb:10
clinic:-25 albuquerqu:-10 bay:-17 bronx:-10 cerc:-10 city:-10 comunitari:-14 de:-17 el:-11 embaraz:-12 en:-20 free:-17 ga:-17 gratis:-12 in:-25 insuranc:-16 jackson:-14 jacksonvil:-14 lake:-9 lared:-10 mujer:-23 near:-19 no:-17 open:-14 para:-11 rapid:-10 rock:-17 segur:-14 sin:-16 spokan:-10 st:-10 tamp:-12 utah:-15 yuma:-15
clon:-27 el:-24
clos:26
cloth:-10 a:-11 and:-10 back:16 closet:-22 for:-10 kid:-15 my:15 off:25 on:16 rememb:12 the:22
club keep:21
cna:-14
co:-14
coach:26 daught:29 is:19 me:21 my:32 text:15 touch:21
cobij:-22
cobr:-23 much:-22
cocain:-19
cod:-19
code:17
coercion:34
coerciv:31 control:31
coke:-18
colchon:-18
cold:-14 shelt:11
colegi:-18
colic:-22
collection agency:-19
collector:-22
colleg for:-11 grant:-10 mom:-12 on:18 singl:-10 student:22
collin:-9
color:-15 spr:-9
columbi:-14 sc:-13
columbus:-19 ohio:-9
com:-13 around:19 bebe:-9 el:-13 en:-22 for:13 gratis:-17 hialeah:-13 hijo:-15 home:14 hoy:-30 iglesi:-14 la:13 me:16 mi:-10 miami:-15 mis:-15 my:18 nino:-15 of:-10 out:-32 para:-19 prison:-16 san:-10 to:24
come:35 after:-13 and:10 from:27 get:26 her:9 home:17 in:19 me:29 my:41 room:12 to:28 with:18
comedor:-21
comer:-12 a:-10 hijo:-10 mis:-10
comment:-21
community:-26 cent:-9 colleg:-21 health:-10
como:-11 a:-20 custodi:-13 de:26 denunci:-12 divorci:-17 estampil:-12 la:-13 lleg:-12 mi:-32 orden:-17 para:-18 pedir:-13 pido:-13 saco:-19
comp:-23
companer de:15 trabaj:21
company:-24
compensacion:-25
compensation:-28 for:-15 victim:-15
complaint:-31
complet:-17
compr:-31 casa:-21 medicin:-14
comput:-9 skill:-13
computacion:-15
computador:-9
comunitari:-15
con:18 a:24 agua:-16 algui:-28 alquil:-13 autism:-25 bebe:24 bile:-22 cabl:15 cint:18 com:16 cuchil:13 de:18 dejar:-19 deport:-25 deposit:-12 el:21 en:12 famili:16 gas:-15 habl:-13 hijo:-10 hipotec:-11 hombr:14 llam:20 llav:20 los:-9 me:23 mi:37 migr:12 moreton:21 nina:12 nino:12 para:14 pistol:19 por:25 public:-28 quien:-21 quit:29 rent:-18 rrent:-19 teng:15 todo:22 un:10 una:15 y:13
cond:-15 de:-15
condition:-22
conditional:15 card:15 green:15
condom brok:-30 me:20 off:27 tel:9 without:14
condon:-22 gratis:-20
confidentiality:-16
conmig:-24
conocem:15 a:15 nadi:15
consegu:-17
consej:-24
consejer:-21 gratis:-9
consejeri:-28 en:-16 para:-9
consent:17
construction:-20
consul:-19
consult:-12 legal:-10 medic:-11
consum:-16
contact:14 my:38
contest:13
contr:9 espos:-12 ex:-21 la:26 mi:-23 par:13
contraception:-22
contract:-25
contractor:-22
contrat:-29
control:27 all:15 by:17 de:-17 do:10 eat:23 everyth:22 free:-16 husband:25 i:24 money:33 natalidad:-15 parent:-13 partn:26 pill:-21 shot:-18 the:32 what:18 without:-22
controlador:34
cook:-11 for:-12
cool:-14 cent:-25
cop:12 me:-21 my:-10 who:26
coparent:-18 app:-18
cope:22
copy:-22 of:-12 polic:-12 report:-12
cor departament:25 embaraz:-13 la:17 por:-20 trabaj:-36
cord:29
corp:-16
corpus:-14 christi:-14
corri:-19 casa:12 de:12 la:12 mi:-17
cort:15 braz:20 de:-31 el:-18 famili:-20 la:-11 las:16 los:20 luz:-15 vena:16 y:-12
cosa:26 a:28 mi:18
cosmetology:-13 school:-13
cost:-11 for:-16 help:-20 my:-10 vet:-9
couch:-21 surf:-14
cough:-18
could:19
couldnt:18 call:13
council:-12 aging:-10 on:-12
counsel:-26 abus:-35 after:-19 for:-29 women:-23
count:14 the:22
county:10 abus:31 assistanc:-19 ca:9 dv:38 food:-16 ga:-14 head:-15 help:19 iowa:9 legal:-22 mi:11 michig:13 ms:-22 nv:11 oklahom:-20 rent:-17 start:-15 tx:-19 va:-15 violenc:28 wa:-17 women:-23 wv:-13
coupl counsel:-23
cours:-18
court:-23 advocat:21 appoint:24 custody:-12 date:-20 ex:-11 fee:-10 for:-10 help:-20 my:-11 next:-18 order:-20 tomorrow:-23
cousin:24 a:25 being:13 got:-13 is:26 me:19 on:23 pimp:13 to:13 touch:17
cover:9 rent:-17
covid:-19
cowork:-16 for:18 harass:-31 me:-11 touch:-32 wait:19
coyot:14 me:15 y:15
cps:-29 baby:-20 investigation:-13 my:-24 to:-28 took:-12
crack molar:-13
craft:-19
cramp:-26
crash:-23 car:-11 cours:-13 my:-11
crazy:18 and:15 me:16 with:11
cream:-17
credit:-28 debt:-18 max:-17 report:-21 scor:-9
creepy:29 follow:15 me:15
cremation:-21
creo:15 el:9 embaraz:-20 estoy:-20 me:25 que:15
crew:21 our:21
crib:-30 and:-11
crim:-20 compensation:-9 fund:-10 victim:-12
criminal:-22
crisis:53 cent:31 for:32 hotlin:26 line:18 numb:29 text:34
cristal:-25
cross:-12
crow:-16
crush:-22 my:-19 on:-24
cruz:-13 roja:-13
cry:-12 after:20 and:27 baby:-16 day:-10 every:-31 say:14 sinc:-10 the:-17
ct:-10
cuand:36 de:-28 era:13 estoy:27 la:-28 lleg:23 nina:12 no:23 se:14 tom:23 toma:23
cuant:-17 abort:-10 cuest:-16 un:-11
cuart barat:-20 para:-35 rent:-16
cuban:-18
cuchil:20
cuel:14
cuent banc:-10 de:-12 del:-21
cuerp:26
cuest:-16 un:-11
cuid:-24 a:-19 de:-19 hija:-18 hijo:-14 mi:-17 mis:-16 nino:-22
culinary:-11
cult:27
cun:15
cuna:-21 y:-17
cupon:-21 aliment:-10 com:-13 de:-12
curb:25
curriculum:-17
curs:-21 de:-19 gratis:-17 ingl:-12
custady:-16
custidy:-16
custodi:-33 abog:-11 complet:-10 de:-25 hija:-13 hijo:-17 mi:-15 mis:-21 nino:-23
custody:-19 agreement:-18 and:31 case:-22 court:-18 in:-11 kid:-17 lawy:-14 of:-28 order:18 paper:-20 right:-13 son:-13
custom found:20 me:-11 my:20
cut:25 again:37 and:-9 at:-25 back:-20 cant:13 deep:24 from:9 herself:18 hour:-26 i:-28 light:-25 me:27 myself:25 on:-20 pay:-16 phon:27 power:-16 tomorrow:-13 too:24 up:23 water:-32 work:-25 wrist:23
cuyahog:-19 county:-19
cyber:-30
cyberstalk:34
cyst:-15
d:-18
da a:26 diner:24 el:-12 mi:26 ni:25 para:19 pension:-20
daca:-20 help:-10 renewal:-12
dad about:-20 and:18 beat:27 broth:17 burn:24 child:-18 drunk:19 get:16 her:34 hit:27 hous:16 is:-20 lock:29 mom:27 my:21 need:-15 pay:-17 punch:23 the:22 touch:21 us:18 with:26 wont:-9
daddy:14 danc:-16 daught:-16 me:22 up:28 want:-24 wont:13
dakot:-22
dallas:-20
damag:-32
dan:-14 en:-13 ropa:-12
danc at:17 class:-21 club:17
dang:39
dano:38 a:-20 bebe:-20 mi:-20
dar:-27 de:-9 en:-22
dark:39
darl:-10 a:-10 comer:-10 de:-10
dat a:-15 abus:28 scam:-18 violenc:34
data:-16 entry:-10
date and:-13 do:17 help:12 rap:25 rape:29 what:17 wouldnt:13
dato:-11
daught a:-14 at:13 beat:10 boyfriend:22 cut:25 danc:-16 dress:-15 drug:-14 got:-34 herself:18 in:22 law:14 lock:13 me:10 molest:16 my:-18 need:-15 on:-22 ran:24 said:10 say:21 she:13 to:33 took:-18 want:20
day can:-18 care:-25 do:-21 food:20 from:12 i:-11 in:20 no:29 notic:-22 numb:12 program:-17 rehab:-9 to:-14 with:19
daycar:-13 assistanc:-16 baby:12 can:-13 cost:-19 for:-25 help:-30 hurt:24 i:-9 lady:26 my:39 pick:15 slap:20 so:-13 subsidy:-13 vouch:-19 work:25
dayton:-14
dc:-9
dcf:-18
de 17:9 acog:-14 al:19 alejamient:-10 aliment:-13 ancian:-36 apartament:-11 apoy:11 aqui:21 autobus:11 ayud:17 banc:-10 barat:-11 bebe:-24 bus:-12 cabez:-18 canc:-17 car:-20 chequ:-24 chicag:-11 chiquit:12 ciudadani:-14 com:-18 comer:-27 computacion:-9 con:29 contr:-18 cuand:13 cupon:-9 de:19 deportacion:-18 desaloj:-12 deud:-28 dia:-14 dient:-9 drog:-23 embaraz:-17 emergenci:-17 empl:-10 era:9 espos:12 ets:-10 ex:21 famili:-21 fumar:-13 gas:-15 ged:-11 gratis:-15 higien:-14 hija:12 hijo:16 hotel:-22 hoy:18 identidad:-11 impuest:-10 ingl:-11 inmigracion:-11 ir:22 lado:19 las:9 lech:-16 limpiez:-9 lleg:-22 llegu:19 llor:-25 los:21 luz:-16 maltrat:25 mamar:-13 manej:-25 maternidad:-13 me:9 medi:-9 mi:23 migracion:-11 mis:20 mor:20 muel:-20 mund:16 nacimient:-19 natalidad:-15 navidad:-12 nina:20 noch:-11 numer:17 papel:-9 para:16 parej:-10 paul:-10 pelo:15 person:22 polici:-10 proteccion:-13 refugi:-13 regres:29 rehabilitacion:-12 relacion:18 rent:-20 rued:-13 salud:-13 salvacion:-13 sangr:-24 se:16 seguridad:26 sena:-18 seno:-12 sexual:-11 su:-15 suicidi:35 telefon:-25 tiemp:-9 toca:10 todo:37 tomar:-20 transmision:-11 una:25 venezuel:-22 vih:-11 violacion:38 violenci:32 viviend:-13 vivir:29 volv:22 y:11
dead:13 dress:-11 gorgeous:-11
deadbeat:-20 dad:-20
deadlin:-21
deaf abus:41 husband:16 my:14 need:-25 servic:-20 shelt:-27 women:21
deal:10
death:10 certificat:-19
deben:-23 diner:-12
debo al:24 coyot:15 de:-15 luz:-13 mese:-15 y:19
debt:-11 collector:-19 my:-24
declaracion:-14 de:-14
deep:12
deepfak:-21
default:-17
defend:-20
defens:-23
degr and:11
dej:27
deja:23 con:11 de:14 en:18 habl:11 la:19 marc:13 mi:19 ni:22 paz:18 salir:15 tener:16 trabaj:23
dejan:30 del:26 ir:21 salir:15 trabaj:21
dejar:-10 a:14 de:-24 drog:-15 el:-19 fumar:-13 hijo:-17 las:-14 mi:18 mis:-17 tomar:-20
dejo:-10 mata:18 me:16 y:-10
del a:15 agua:-21 bebe:-19 camp:-19 cuel:13 departament:27 despu:-15 dia:-17 embaraz:-17 gas:-16 gobiern:-19 gratis:-16 hospital:-15 la:15 me:26 part:-17 pelo:15 por:-16 siguient:-15 y:27
delawar:-17
delay:-15
delet:16 all:17 contact:25 history:-19 my:25
delit:-20
delivery:-23
demand:-27
dementi:-16 help:-21
deni:-21 appeal:-9 now:-16 what:-16
dental:-17 clinic:-10 insuranc:-12 school:-9
dentist:-29 barat:-12 en:-17 for:-9 nino:-9 no:-14 para:-9 segur:-9 sin:-9
dentur:-24
denunci:-12 a:-24 mar:-20 mi:-24
denv:-23
departament:16 y:13
department:-11 of:-11 servic:-11
deploy:-22
depo:-21
deport:-39 a:-18 espos:-14 i:27 if:27 me:-24 mi:-18
deportacion:-21
deportation:-15
deposit:-24 apartament:-11 apartment:-13 assistanc:-11 de:-9 for:15 help:-25 rent:-11
depresion:-31 part:-9 pospart:-11 postpart:-13
depress:-38 and:-13 mom:-9
depression:-23
deprim:-25
derech:-23 de:-18 human:-20 mujer:-21 trabajador:-13
desaloj:-30
desampar:-18
desaparec:49 para:13 siempr:13
desastr:-16
descompuest:-16
descompus:-11 car:-11 el:-11
descuent:-26 chequ:-16 de:-16 mi:-16
desd a:-18 mi:-9 naci:-9 que:-16 tuve:-15
desempl:-24
desesper:-20
desintoxic:-18
desnud amenaz:19 me:19 y:19
desp:-22
desped:20
despens:-27 aliment:-10 com:-10 de:-11 en:-18 gratis:-13
despert:34
despid:-30 embaraz:-13 por:-13
despiert:23
despu:-9 a:-17 del:-16 la:-23 part:-17
destroy my:35
detain:-25
detox:-35 cent:-18 for:-10 women:-10
detroit:-22
deud:-31
devic:-25
devorc:-17
devuelv:-21
dhs:-24
dia despu:-15 siguient:-14
diabet:-29
diabetic:-22
dial:-17
dialysis:12
diap:-25 and:-12 bank:-15 for:-11 me:-9 milwauk:-15 near:-9 twin:-12
dice:23 lo:9 me:28 no:-10 que:17 quier:16 se:21 si:21 sirv:21 soy:14 su:18 tio:19 va:24
did:14 anyway:10 i:18 it:18 me:15 noth:-23 stuff:16 thing:15 to:19
didnt:20 fight:11 get:-20 i:17 me:-17 stop:15 to:13 want:13 when:17
die:43
died:-18 and:-14 need:-9 to:-20
dieg:-20
dient:-19
dijo lo:13 si:22 su:11
din free:-29
diner:-17 de:-26 en:-10 los:-26 mi:21 nino:-26 para:-16 sin:19 telefon:25 trabaj:-13 y:28
dio:10 cachet:18 una:18
diper:-20
direccion:-26
dirty:25
disability:-19 benefit:-10 check:-16 for:-15 my:-15
disabl and:23 child:-13 mom:-16 my:30 need:-11
disapp:35
disast:-19
discapacidad:-13 benefici:-14
discapacit:-23
discharg from:26 me:30 the:17
disconnect:-19 notic:-11
disconnection:-14 notic:-14
discount:-21
discriminacion:-18 el:-12 en:-12 trabaj:-12
discriminat:-26 at:-13
discrimination:-31 at:-13 work:-13
disord:-17 help:-12
disown:-20
diu:-23
divorc:-27 abusiv:-10 from:-10 husband:-10 lawy:-10 money:-26 no:-20 paper:-18 with:-22
divorci:-26 diner:-9 no:-25 teng:-15
dizzy:-10
dmv:-27
dna:-17 test:-17
do and:22 anymor:12 apply:-16 day:16 do:25 find:-10 for:-15 go:35 it:19 leav:22 life:12 money:24 no:11 on:-13 sleep:22 thing:26 this:23 to:-12 tonight:14 when:24 with:21
dock:-14 my:-14 pay:-14
doctor:-23 appointment:11 barat:-13 de:-15 for:-18 free:-9 his:14 insuranc:-9 kid:-15 me:33 mi:-9 mujer:-15 my:-16 no:-25 para:-9 put:14 sin:-9 touch:23 wrong:16
does he:-13 it:24 my:-12 pay:-12 when:19
doesnt help:-21 know:24
dog ate:-21 food:-10 in:14 is:-31 me:18 whil:-10
dol:17 a:18 week:18
dolor:-23 cabez:-18 de:-22 el:-13 en:-13 vientr:-13
domestic:58 abus:25 ayud:20 des:10 en:22 help:24 hotlin:10 shelt:49 tucson:17 violanc:25 violenc:32
domestik:-11 violenc:29
donat:-24 a:-15 to:-15
donation:-43
dond a:-18 abort:-24 com:-25 con:15 dan:-14 despens:-10 dorm:18 en:11 estoy:23 gratis:-12 hago:-21 hay:-26 hoy:30 ir:22 lavar:-22 me:-20 noch:19 para:-18 regal:-9 ropa:-23 vivir:-35
done:27 chem:-22 life:23 liv:20 school:-17
donor:-16
dont:21 anyth:16 baby:-29 be:-9 care:16 cop:25 feed:27 feel:23 for:-22 futur:19 have:-28 here:18 if:19 in:17 let:19 live:37 love:-19 me:16 pay:10 rememb:18 safe:20 see:24 the:9 want:11 with:18
door:26 and:32 at:26 every:21 get:12 has:20 me:24 night:27 scream:11
dope:-16
dorm con:16 despert:11 esta:27 hoy:24 mi:12 no:16 noch:27 y:16
dormim:16 car:15 el:15 en:16
dos:19
doul:-28
dover:-18 delawar:-19
down and:34 at:-17 door:24 i:22 payment:-20 step:16 the:16 ther:-13
dox:-19
doy:-19 pech:-18
drag:19 by:20 me:32 my:20
drank:31 bleach:31
draw:16
dream:-18
dress:-16 free:-20
drink and:12 day:-21 every:-32 much:-18 too:-18
driv after:12 and:-12 baby:-13 bridg:20 by:22 crazy:14 door:12 hous:24 into:11 job:-23 licens:11 lock:12 me:-9 my:28 off:21 past:25 road:12 to:-14 with:14
drog:-10 en:18 fiest:18 la:18
drogadict:-11
drop cent:-19 dead:-21 gorgeous:-11 in:-19 my:-25 off:26
drown my:20
drug:9 a:20 addict:-20 addiction:-20 and:24 at:26 bar:23 court:-26 drink:27 for:-17 help:-21 my:22 party:13 rap:10 rehab:-22 test:-12 the:31 treatment:-19 use:-22 women:-15
drunk:32 and:19 break:11 say:11 stuff:16 to:11 yes:11
dryness:-16
dude:33 keep:11
due:-19 and:-14 short:-13 tomorrow:-11
duel:-35 el:-21 la:-22 muel:-12
duen me:-21 quier:-21
duerm car:11 el:23 en:20
dui:-14
duluth:-21 mn:-16
dur exam:14 fight:27 pregnancy:-12 sex:-20
durm:16 cal:10 en:16 la:20
duty:-10
dv:90 advocat:35 county:30 gallup:16 help:40 hotlin:20 in:29 numb:15 program:29 shelt:65 survivor:-14 victim:12
e:-25
each:17
early:-33
eat:-22 disord:-15 help:-12
ebt:-31 application:-20 card:-11 skim:-12
ech:-28
echar:-15
echo:-30 la:-20 mi:-23
ectopic:-18
ed:-23
educacion:-18
education:-25
eeoc:-18
efectiv:-20
eggshell:23 day:22 every:22 with:19
eight:-16
ejercit:-13 de:-13 salvacion:-13
el agua:-33 alquil:-17 bebe:-15 bil:-13 bronx:-19 bus:14 cabl:11 celul:13 cint:18 cond:-17 cuart:11 cuel:9 de:9 deposit:-14 dia:27 diner:11 diu:-20 divorci:-13 el:22 embaraz:-31 en:12 espos:27 gas:-20 le:17 medicaid:-17 mi:9 mis:38 nos:24 novi:16 para:19 pasaport:22 pech:-20 pega:17 pelo:-16 per:-22 que:25 quier:-21 seno:-15 tech:-10 teng:-12 toca:28 trabaj:-26 tx:-10 viaj:13 y:26
elder:-36 abus:-31 financial:-16 hotlin:-19 neglect:-22
eldercar:-20
elderly:-34 abus:-18 mom:-17
electric:-18 bill:-9 cut:-17 is:-17 off:-24
electricity:-24 off:-21
email:15
embaraz:-15 hogar:-13 me:10 no:-35 papel:-10 quier:-16 segur:-14 sin:-18 y:-10
embarg:-25
emdr:-19
emerg:-19
emergancy:-18
emergenci:-17
emergency:-12 cash:-13 contraception:-16 for:-16 help:-10 hous:-19 mom:-16 money:-22 order:-13 rent:-10 room:-15 shelt:20 stay:-18 to:-18
emocional:20
emotional:20 abus:25 animal:-15 support:-26
empez:-13
empl:-27
employ:-24
employment:-23
emprendedor:-19
empti:32 account:32 bank:19 our:22
empty:-24 fridg:-13
empuj:31
en adopcion:-13 angeles:-11 antoni:-10 arizon:-11 atlant:-13 auror:-15 az:-17 bakersfield:-15 bar:11 beb:16 bronx:-19 bus:14 cagu:-17 cal:-11 car:27 cara:19 carcel:-22 central:19 charlot:-11 city:-13 con:29 cond:-17 cuart:14 cuel:20 dallas:-17 de:21 denv:-17 drog:-21 efectiv:-17 el:14 embaraz:13 escuel:-29 espald:16 este:15 fiest:20 filadelfi:-15 flor:-12 fresn:-14 hartford:-15 hialeah:-13 houston:-19 illinois:-14 kansas:-22 la:19 lared:-15 las:11 mayaguez:-17 mcal:-22 miami:-15 mund:15 navidad:-14 nc:-11 nev:-16 newark:-22 nj:-18 nuev:-11 orl:-14 para:16 paso:-19 paz:18 pech:-16 peligr:22 phoenix:-12 polv:-10 ponc:-27 puert:-11 que:-31 queen:-12 reno:-15 rent:-13 san:-14 seno:-15 tamp:-11 texas:-11 todo:-14 trabaj:-32 tucson:25 tx:-12 un:22 una:26 vegas:12 y:18 york:-11
encer:36 casa:22 en:22 la:22
encier:24 con:17 llav:17
encim:28
encontr:28
end:21 all:16 it:28 leas:-19 of:-23 pregnancy:-24 thing:33
endometriosis:-24
energy:-20 assistanc:-18 bill:-10
enferm:-25 no:-14 y:-14
enfermedad:-29 sexual:-23
enfermeri:-14
enforcement:-15
enfrent:19 de:19 los:19 nino:19
engan:11 en:11 para:11 trabaj:11
english class:-11
enoj:16
enter:-13
entergy:-14
entr:18
entrenamient:-19
entry:-19
equal:-19 pay:-15
equivalency:-13
era:13 nina:12
erie:-14 pa:-14
es:11 de:12 noch:12 violent:21
escaler:19
escap:42 abus:15 abusiv:20 casa:-35 de:-11 la:-20 plan:28 with:27
escond:24 papel:29
escort:30 out:21 trap:22 want:21
escuch:-11
escuel:-24 adult:-9 gratis:-11 para:-10
esl:-15
especial:-24
esper:9 afuer:15 del:10 la:10 trabaj:10
espi:-11 la:24 mi:-18 por:24 telefon:-13 ventan:18
espos:14 alcoholic:-22 amenaz:21 arregl:-25 borrach:-10 con:21 de:14 deja:24 dice:-12 drog:-18 en:-32 encier:17 golp:20 la:-22 llev:-17 me:11 mi:24 noch:-15 oblig:19 papel:-19 pega:20 perdi:-11 que:-12 quier:11 quit:25 se:-10 toma:-9 trabaj:-20 viol:16 violent:22
essential:-18
essex:-23
est:21 embaraz:18
esta:19 afuer:18 con:17 desaparec:28 en:-25 enferm:-21 hombr:11 mis:12 no:-14 noch:26 un:11 y:-14
estaf:-23
estam:16 la:16
estampil:-24 com:-9 de:-9
estan:-21
estar:11 aqui:14 con:12 embaraz:-19 en:15 este:15 mund:15
estari:21 mejor:21 mi:21 sin:21
estat:-25
estatus:-21
este bebe:-18 mes:-20 mund:22
esteem:-17
estoy:20 cal:27 el:18 embaraz:12 en:53 la:30 mi:17 no:-27 peligr:22 segur:11 sola:-17 trist:-26 vivir:25
estr:-19
estudi:-28
ets:-10
eugen:-18
evacuation:-20
even:32 cry:14 i:30 if:15 im:14 say:11 though:23 when:15
ever:14
every:21 and:17 drink:15 get:26 he:20 i:36 night:13 the:21 week:27 with:19
everybody:25
everyday:18
everyon:26 be:10 bet:17 i:11 would:10
everyth:26 and:12 do:18 i:20
everywher:14 go:10 i:10
evict:-26 and:19 becaus:-20 cal:-12 domestic:-20 for:-12 last:-12 me:-22 of:-20 sleep:22 today:31 year:-12
eviction:-30 county:-9 lawy:-11 notic:-16 prevention:-19
evicton:-25
evidenc:34
ex:28 account:13 afuer:26 amenaz:14 and:-14 anda:21 away:-24 baby:12 bang:16 boyfriend:11 brok:22 busc:27 child:-15 claim:-19 com:17 credit:-28 daught:18 deja:28 driv:21 esper:10 fake:18 follow:-9 found:18 get:11 got:16 hir:23 husband:-20 i:-10 in:31 into:22 is:21 keep:20 kid:-25 know:24 la:27 leav:18 let:33 made:20 mand:20 me:16 mi:20 more:-21 mov:-18 my:30 no:-14 nude:-24 of:23 on:17 our:28 out:28 outsid:28 owe:-22 pasa:16 past:15 pay:-16 phon:31 por:21 put:11 quier:11 remarri:-23 ruin:-13 se:17 shak:12 shar:-18 show:15 sign:-15 sit:21 stalk:16 stop:27 support:-16 text:18 toddl:15 track:19 up:15 want:-32 wont:12
exam de:-24 free:-13 gratis:-16 la:-21
excel:-15
exchang:-24
exist:33
exit:28 plan:28
expedit:-14
expensiv:-27
experienc:-17
expir:-22
exploit:31
explot:30
explotacion:39
expung:-22 my:-15 record:-15
extorsion:-22
extr:-18
eye and:17 exam:-21
fac:19
face:22 and:15
facebook and:18
factur:-15
fafs:-22
fair:-19
fairbank:-22
fairfax:-13 county:-12 va:-13
fake account:19 check:-18 to:18 watch:17
fal:-20 out:-18
fall:10 women:-15
falt:-27 la:-14
famili corri:-18 en:-10 me:-18
family and:19 cent:29 court:-20 dont:10 i:19 justic:24 lawy:-20 of:-25 partnership:-12 pay:15 phon:-15 plan:-37 say:27 shelt:-16 they:12 to:11 violenc:25 want:12 will:16
fan:-33
far:9 along:-16
fare:-20
farg:-22
farm work:-24
farmaci:-26
farmwork:-27 women:-20
fast:17 me:24
fath:28 baby:26 hit:15
fayettevil:-17
fe:-9
fear:-17
fee:-29
feed americ:-21 her:25 kid:-12 my:-15
feel:22 alon:-27 already:26 down:-26 hopeless:29 im:17 it:14 like:21 lonely:-20 noth:-26 numb:-25 safe:20 suicidal:21 worthless:-18
feet:-26
fell:18
felon:-20
felony:-25 job:-12
felt:33
fema:-22 deni:-20
femal:15 vet:-27 veter:-20
femenin:-15
feminin:-14
fent:-25
fentanyl:-27
fertility:-18
fever:-25
fgm:27
fianc:26 abus:24 me:11 my:15
fianz:-16
fiebr no:-13 teng:-13
fiest:14
fight about:-19 club:-13 i:12 money:-19 over:-19 school:-16 the:-15 toy:-11 with:-24
fil:-32 divorc:-14 for:-15
filadelfi:-15
file:-16 a:-10 divorc:-10 for:-9 my:-10 paper:-20 tax:-9 unemployment:-9 with:-9
film without:28
final:-27
financial:-22 aid:-16 help:-11
find a:-18 body:12 if:-10 job:-15 me:30 my:-11 on:27 plac:-15 to:-22 us:16
fing in:-16 the:-10
finish school:-21
fir:-15 becaus:-31 being:-21 me:-32 of:-27 pregnant:-9 tak:-22
fire:-26 alarm:-9 me:-14 smok:-9
firearm:33
firm:-19 divorci:-13 el:-13
first:-15 aid:-20 and:-28 buyer:-10 home:-19 last:-9 month:-10
fisic:15
fix:-24 car:-14 heat:-12 my:-14 the:-11
fl:-18
flash:24
flashback:-19
flat:-18 tire:-18
fled:18 with:18
flee:40 abus:17
flight:-29
flinch:24 he:17 rais:17 when:24
flint:-19
flip:36 out:36
flood:-40
floor and:-12
flor:-21
flow:12
fluj:-24
fly:-25
fmla:-24
follow:24 from:18 home:31 me:39 my:-12 on:17
food:-23 10:10 bank:-22 box:-12 city:-27 county:-20 cut:-9 delawar:-10 flint:-18 for:-17 giveaway:-10 help:-19 im:10 kansas:-20 kid:-10 milwauk:-17 my:-16 near:-14 oregon:-17 pantry:-19 st:-10 stamp:-25 today:-25 toled:-17 tonight:-27 truck:-24
foodbank:-26
foodstamp:-23 offic:-13
foot:-20
for:-9 2:-21 3:-18 8:-16 abortion:-13 abus:38 adoption:-20 adult:-9 after:15 an:13 answ:15 apartment:-14 at:24 baby:-19 back:10 being:-13 bill:-10 business:-12 cal:-12 chang:-17 child:-30 church:24 colleg:-29 court:-16 crim:-9 custody:-19 daught:-28 day:17 daycar:-27 debt:-14 disability:-11 disabl:-12 divorc:-12 doctor:-9 dog:-21 domestic:-23 drug:22 ex:-18 family:-17 felon:-13 food:10 free:11 from:36 funeral:-31 gas:-25 girl:-25 glass:-10 going:-17 grocery:-22 harassment:37 help:-12 him:24 his:-12 home:-21 homeless:-15 hospital:-15 hous:-22 humanity:-11 immigrant:-24 in:23 infant:-12 insuranc:-14 interview:-12 job:-29 keep:14 kid:-12 las:-12 liv:-21 me:9 medicaid:-14 medicin:-10 mom:-19 moth:-13 my:-15 nativ:-19 new:-12 newborn:-18 night:20 no:12 nurs:-20 old:-19 older:-13 onlin:-11 or:20 over:-18 paper:-9 polic:-12 pregnancy:-21 pregnant:-10 rent:12 school:-23 section:-15 senior:-16 snap:-30 son:-14 springfield:-14 ssdi:-12 std:-9 student:-28 stuff:-15 support:-17 survivor:-19 tak:-22 tanf:-11 teach:-25 teen:9 the:14 to:-18 toddl:-30 tonight:-12 tot:-12 tuls:-9 twin:-12 undocument:-14 vegas:-12 veter:-10 victim:13 violenc:-26 visit:-18 wheelch:-13 wife:9 with:-16 work:-25 year:-12
forc:46 and:18 at:17 danc:22 do:13 have:13 himself:14 marriag:21 marry:19 me:25 on:14 oral:20 prostitution:35 sell:22 sex:19 strip:17 to:41 work:28
foreclosur:-24
forev:34
forg:-16 my:-16
forget:15
forgiveness:-12
forgot:-22 anniversary:-20 our:-20
fork:17
forklift:-20 certification:-13
form:-38
formul:-27 baby:-11 bebe:-10 for:-11 my:-11 para:-10 shortag:-14
fort:-24 collin:-9
forz:51
fost:10 18:-21 aging:-10 care:-16 dad:13 hit:27 im:-18 kid:-19 me:28 mom:36 out:-23 parent:-21 the:11 turn:-21 youth:-14
foto y:19
found:48 a:19 address:30 and:18 camer:26 facebook:18 in:21 me:14 my:35 tag:19
frat:18
fraud:-28 por:-17
free:-19 attorney:19 baby:-10 bed:-26 birth:-18 bus:-11 car:-13 cell:-17 chattanoog:-25 class:-15 clinic:-15 cloth:-11 control:-18 crib:-10 daycar:-14 dental:-10 diap:-12 divorc:-12 el:-9 exam:-18 fan:-16 food:-17 formul:-12 glass:-14 government:-15 greyhound:-12 grocery:-14 help:-9 hous:-24 id:-14 kid:-11 ky:-23 lawy:-19 lunch:-10 mammogram:-12 meal:-17 medicin:-15 pap:-12 paso:-9 period:-9 pre:-9 preschool:-17 product:-9 room:-18 seat:-12 shoe:-21 stuff:-9 tampon:-13 to:-9 tuls:-10
freeway:-29
freez:20
fresh:14
fresn:-16 ca:-14
fridg:-13 empty:-9 is:-9
friend:18 abus:10 and:12 being:11 couch:12 for:18 goodby:13 in:25 is:23 me:23 on:11 post:19 she:20 show:11 to:21 up:16
friendly:-11
frio:14
from:12 abusiv:23 account:17 an:24 and:24 block:20 boyfriend:29 bus:10 care:-9 check:-27 dad:19 ex:-22 family:18 fost:-9 got:13 her:16 him:38 home:-34 hondur:-14 hospital:26 hous:-12 husband:33 im:31 in:22 leav:26 man:11 me:-22 medicaid:-30 mom:12 my:9 numb:22 pimp:23 prison:-22 rap:18 so:16 stop:16 the:16 tind:21 unemployment:-18 with:10 year:-31
front:21 kid:11 of:21 the:11
froz and:11 did:11 he:11
fud:-10
fue:9 abus:24 la:-11
fuel:-18 assistanc:-15
fuerz:41
fui:14 casa:-27 la:-21 viol:20
full:10 custody:-20 i:31
fumar:-13
fund:-25
fundrais:-23
funeral:-13 cost:-14 for:-14
furnac:-18
furnitur:-31
futbol:-25
futur:19
ga:-19
gallston:-21
gambl:-18 problem:-12
game:9
gana:10 de:10 mor:20
gang:24 rap:22 rape:11
garag:20 my:10 no:14
garnish:-23 my:-18 wage:-14
garnishment:-16
gary:-15 in:-19 indian:-12
gas:-9 bill:-19 car:-16 card:-17 get:-18 leav:15 off:-28 shut:-12 station:19 vouch:-21
gaslight:41
gate:12
gave:12 away:15 black:20 cat:15 my:26
gay teen:-14
ged:-27 at:-12 class:-10 night:-12
gend:-16 affirm:-11 care:-10
general:-20
genital:31 mutilation:26
georg:-16
georgi:-26
get abortion:-15 an:-21 and:29 angry:21 away:38 back:-17 beat:31 birth:-23 by:23 certificat:-16 chem:-14 child:-18 clean:-24 court:-10 custody:-19 cut:-18 deport:33 drunk:19 evict:-21 face:21 food:-15 for:-9 friday:9 from:21 he:28 help:19 hit:24 home:20 hous:-16 id:-21 if:-17 in:18 jail:9 kid:-11 licens:-10 mad:30 me:42 medicaid:-20 my:-12 name:-14 off:-24 order:-20 out:11 phon:-16 physical:23 pregnant:11 restrain:-14 rid:-18 safely:27 sober:-19 stamp:-11 support:-18 test:-13 the:9 to:-34 tomorrow:-13 violent:24 with:-18 work:-11
gift:13 card:-24 for:-16 kid:-16 my:13
ginecolog:-23
girl and:-14 at:24 help:-21 my:-9 need:-12 scout:-16 the:16
girlfriend:35 abus:13 abusiv:17 hit:15 is:19 me:22 my:30 out:11 threat:11 to:11
giv:-11 food:-10
give:15 allowanc:17 an:17 and:22 deposit:-9 food:-15 for:13 kid:-23 last:-27 money:28 passport:21 up:20
giveaway:-18
glass:-21
glov:16
go:25 and:11 away:-9 back:-19 bag:36 call:19 colleg:-21 doctor:-12 he:14 him:13 home:21 now:18 or:16 out:15 outsid:22 right:18 school:-20 sleep:22 to:-16 tonight:13 when:-9 with:21 work:-12
gobiern:-19
god:24 me:22 to:18 want:14
goe off:14 to:-11
going:23 be:-21 colleg:-11 court:-13 do:10 hang:17 hurt:12 in:18 it:21 kill:24 me:14 my:11 myself:20 snap:34 that:22 through:21 to:-10 tonight:15 when:10
goldsbor:-17
golp:56 a:38 en:22 espald:16 espos:25 hijo:27 la:16 mis:22 por:22 su:19 y:-10
golpeador:32
good:-18
goodby:31 and:10 her:12 inst:10 note:20 on:24 party:-26
googl:33 how:28
gord:-26
gorgeous:-11 dress:-11
got:9 address:36 and:17 assault:20 be:17 black:21 cut:-44 day:-15 drunk:17 evict:33 eye:21 gun:12 hook:19 icloud:18 in:13 into:15 its:28 jail:-14 jump:-15 kick:21 kil:-11 knock:13 lock:-9 me:28 my:33 need:-21 new:27 no:10 noth:20 nowher:19 numb:15 off:-15 on:23 out:32 paper:-25 prison:-22 rap:16 roofi:22 rope:14 scam:-20 serv:-19 shut:-15 slap:21 sleep:22 the:27 to:24 today:16 up:-28 what:11 wher:23 with:-12 work:20 year:14
government:-20 phon:-15
gown:-18
gps el:18 en:12 my:14
grab:33 and:14 butt:21 by:18 me:24 my:29 the:13 wheel:10 wrist:16
grad:-10
grandbaby:22 come:14
grandchild:16
grandchildr:-16
grandkid:-18
grandm:-10 a:-13 and:18 being:-12 custody:-9 grandkid:-11 need:-16 rais:-11
grandmoth:-39 abus:-27
grandp:14 her:21 his:16 touch:25
grandparent:-15 right:-17
grandson check:17 from:-17 me:-33 steal:-10 take:16
grant:-17 a:-10 for:-10 start:-9 to:-12 women:-9
gratis:-20 el:-9
gratuit:-15
great:-28
green bay:-23 in:10 marriag:-18 my:-12
greensbor:-16 nc:-16
greenvil:-14
greyhound dont:20 know:20 station:21
grief:-25 counsel:-11 group:-26 lost:-12 my:-12 support:-10
grit:20 me:20 y:25
grocery:-23 card:-11 for:-9 my:-10
groom:36
grop:32 me:-15 the:28
group:-14
grown:10
grup apoy:11
guard:10 in:27 mis:-25
guarderi:-22 barat:-12 economic:-19 en:-21 hijo:-11 mi:-10 para:-10
guardianship:-23
guid:-13
gum:-17
gun:31 and:17 he:15 head:19 his:10 in:23 my:23 on:12 the:12 to:19
guy:36 a:17 at:29 follow:12 frat:18 from:24 gym:17 in:17 keep:30 me:27 met:22 my:16 onlin:22 rap:18 the:30 tind:20 to:20 work:14
gym follow:21 me:21
gyn:-28
gyno:-16
h2a:-21
h4:9 abus:20 visa:9 wife:20
ha baj:-15
habitat:-14 for:-11 humanity:-11
habl abog:-24 espanol:-17 famili:16 mam:-15 mi:22
hac:16 dano:27
hace cosa:23 frio:14 mese:-14
hacen a:-14 bully:-25 hombr:17 mi:-14 trabaj:25
hacer:-16 cosa:13 report:-14
hacerl a:-20 dano:-20 mi:-20
hacers:18
hack:-21 account:-22 cuent:-17 facebook:-20 mi:-20 phon:13
had:-17 a:-16 and:-16 baby:-19 sex:-14 the:-12
hago:9 de:17 si:-28
hair fal:-18 is:-16 shop:-15
haircut:-17
haiti:-18
halfway:-13 hous:-13
hambr:-27
han:-15
hand:27 around:9 at:-9 cook:-20 down:13 her:13 me:26 my:19 on:22 thigh:14 under:18
handicap:-21
handl:27
handprint:11 face:11 his:11 on:11
hang:12 friend:-9 my:-12 myself:27 with:-9
hap:28
happen:26
happi:16
happy:-18
harass:16 at:-29 by:-28 job:-18 my:-29 work:-25
harassment:22 at:-23 my:-28 order:-23 work:-20
hard need:-19
hardship:-18
harl:-11 county:-11
harlem:-20
harm:40 myself:15
harrassment:-25
harris:-20 county:-17
hart:9 de:9
hartford:-16 ct:-16
has:17 access:26 all:24 been:21 bruis:29 burn:27 canc:-15 cigaret:22 dementi:-15 fever:-24 gun:22 her:24 his:10 me:-15 my:18 plan:15 shap:25 to:30
hate a:-15 and:11 baby:-18 crim:-15 life:29 me:-14 mom:-15 my:-11 want:23
hav a:-19 baby:-12 my:-21 sex:26 the:14
have a:14 about:26 and:23 anoth:-10 ask:29 baby:-30 bank:21 been:22 befor:15 bruis:21 car:-23 danc:12 friend:23 go:14 him:24 home:31 in:22 kid:12 leav:-20 my:-12 newborn:-14 nowher:18 own:18 pill:15 plac:22 postpartum:-23 sex:22 sleep:17 to:22 tonight:10 wher:20 with:18
haven:19
havent eaten:-26 told:15
hawaii:-9
hay com:-22
hazard:9 ky:9
he:28 a:16 abusiv:30 account:14 all:31 always:28 an:20 anyway:10 app:24 arm:16 around:19 at:17 bang:18 be:26 beat:22 been:23 break:21 brok:27 burn:19 by:20 call:17 came:23 car:16 card:39 cat:20 check:17 child:-18 chok:21 cloth:30 com:13 come:20 condom:20 count:22 crazy:20 credit:39 cry:32 cut:17 deport:-16 did:17 didnt:25 died:-10 dog:15 down:24 drag:10 drink:33 driv:12 drunk:13 dur:14 every:20 everyth:20 everywher:14 fake:15 feel:15 fil:-15 film:28 find:24 follow:20 for:13 forgot:-13 found:28 from:25 gave:14 give:17 goe:18 going:35 good:-15 got:27 grab:16 gun:17 hair:21 hand:18 have:9 he:32 head:25 hed:18 her:16 hide:19 himself:22 his:33 hit:27 hold:-14 hole:-13 home:22 hous:-9 hurt:21 i:30 ice:-11 if:10 ill:20 im:10 immigration:-17 in:13 into:14 it:11 its:12 just:9 keep:27 kept:19 key:-20 kick:43 kil:25 kill:11 knif:16 know:30 last:13 laugh:-20 leav:13 left:-20 let:54 like:16 lose:20 mad:21 made:30 me:22 messag:25 money:11 move:23 my:36 neck:20 never:12 new:26 next:18 no:24 nobody:10 not:28 off:11 on:19 one:12 onlin:22 only:14 open:19 out:12 outsid:19 pay:-21 paycheck:19 phon:27 pill:28 play:-12 post:17 pour:29 pregnant:15 pul:22 punch:11 push:22 put:33 rip:17 said:34 say:19 see:-17 send:23 sex:9 shot:38 shouldnt:20 show:15 sit:13 sleep:12 smack:16 smash:33 so:27 spit:14 squeez:20 stab:28 stand:17 stomach:19 strangl:20 stuff:25 suicid:10 tell:24 the:23 them:23 threat:37 threaten:33 threw:49 through:30 to:22 told:-11 top:10 touch:18 track:30 twist:16 up:25 us:14 use:25 violat:19 wake:13 wall:13 want:17 was:12 what:19 wheel:10 wheelch:26 when:40 whil:11 will:13 with:13 would:12 yel:9 yell:17
head a:-25 of:-13 on:18 start:-27 the:26 wall:17 when:-12
headach:-29
headlock:19
headstart:-18
health:-12 cent:-26 clinic:9 for:-17 insuranc:-16 my:9 servic:-14
healthcar:-22
healthy:-11 start:-11
heap:-11
hear a:23 aids:12 me:10 need:-14 tel:10 test:-10 voic:-11
heart:-27
heat:-31 assistanc:-12 help:-18 in:-14 is:-17 landlord:-15 my:-16 off:-13 turn:-16
heav:22
hed my:28
held:23 a:23 knif:23 my:15
hell:13 deport:-27 ice:22 if:9 kid:-12 kill:16 me:15 tell:14 the:15
help abus:37 apartment:-21 az:22 baltimor:-10 bay:-19 bill:-14 child:-13 cost:-10 county:-15 daycar:-13 deposit:-17 disabl:-13 domestic:27 electric:-9 find:-22 first:-9 food:-21 friend:15 funeral:-17 gallup:16 gas:-14 get:12 guam:-22 hotlin:35 knoxvil:12 leav:47 light:-13 line:26 mi:-18 my:13 near:-22 pay:-13 portland:-20 providenc:-13 rent:-18 savannah:-10 security:-14 senior:-12 st:-18 the:13 tx:14 water:-11 wife:9 wilmington:-15 with:-15
helplin:-30
hep:-12 c:-12
her:20 a:17 all:18 and:27 boyfriend:18 dad:25 day:15 did:16 fath:23 head:-18 her:30 his:26 hit:26 hotel:12 hous:17 husband:20 i:11 in:18 it:16 kid:18 on:20 phon:-12 put:20 room:13 she:22 stepdad:20 the:20 thing:9 to:16
here:41 anymor:13 no:17
herman:13 a:-10 con:22 dice:19 esta:16 golp:21 que:19 se:26 toca:15 viol:15
heroin:-22
herp:-19
herself:33 and:15
hic caso:-15
hid:30 bathroom:12 camer:-23 the:19 with:24
hide:21 address:-39 credit:-22 i:-27 in:23 key:27 money:27 my:21 search:-23 the:26 when:18
high:13 blood:-18 equivalency:-13 school:9
highway:-12
higien:-14
hija abus:15 cort:23 de:22 dice:13 dijo:11 drog:-15 es:-22 fue:33 la:13 los:13 me:18 no:-28 que:16 quier:-34 se:9 su:10 tien:-34 tran:-18
hijab:-19
hijo con:20 de:9 drog:-14 drogadict:10 en:-11 golp:27 hambr:-14 la:30 le:-27 me:11 tien:-18
hilo:-19
him:34 a:24 at:17 away:-24 back:18 but:12 divorc:-22 for:28 from:-28 he:13 hous:-24 i:15 im:20 in:27 keep:10 know:16 leas:-22 money:14 now:22 out:-21 pic:12 sir:18 the:-19 work:18
himself:39 i:24 if:9 me:20 on:16 want:26
hip:-29
hipotec:-17
hir:-12 me:-12 near:-12 pregnant:-15 to:23
hire:-21 me:-15 pregnant:-15
his:28 account:-21 and:-22 cigaret:9 dad:17 down:17 face:11 fing:16 for:18 friend:13 gone:21 gun:-14 hand:23 he:10 head:10 her:-15 him:29 hous:-17 i:10 in:14 is:-19 it:13 job:-12 lap:10 me:13 mom:28 my:11 on:20 phon:-18 plan:-18 safe:15 she:19 the:16 thing:20 under:18 with:14
historial:-14
history:-23 he:-16 so:-16
hit:33 a:-20 baby:35 back:23 broth:16 but:12 by:9 daught:32 grandmoth:-18 her:35 him:24 husband:33 i:13 im:21 kid:29 lesbi:15 me:31 mom:27 my:18 now:12 on:-11 our:23 son:29 the:25 us:20 when:16 with:22
hiv:-20 positiv:-12
hizo:-32
hogar:-20
hold:21 and:24 down:11 me:11 our:29 paper:16 passport:16 the:16
hole:13 the:22 wall:22
holiday:-20
hombr:34 afuer:12 de:17 me:14 mi:15 pega:18 sigu:16
home a:15 abus:-33 aide:12 and:18 at:-26 bus:10 business:-16 buyer:-13 care:-24 down:-20 for:-19 from:15 handprint:11 hit:27 in:21 job:-12 loan:-11 marry:14 my:26 no:-25 repa:-9 the:14 to:-11 tonight:-17 train:-13 work:11
homebuy:-20
homeless:-21 and:-12 baby:15 family:-14 femal:-18 kid:-24 pregnant:-12 prevention:-18 sant:-17 shelt:-18 veter:-12 women:-18
homework:-18
homless:-22
homosexual:-18
hondur no:-14
honolulu:17
honor:34 kil:27 violenc:17
hood:-16
hook on:-20 so:19
hopeless:38
hora:-13 extr:-16
hormon:-18
hospedaj:-19
hospic:-23
hospital:-18 after:-13 and:30 assault:-13 bed:-16 bill:-20 me:-14
hostil:-17
hot flash:-35 meal:-26 my:-20 water:-15
hotel for:-20 night:10 the:10 tonight:28 vouch:13
hotlin abus:26 numb:27 text:26
hotspot:-15
hour:-11 and:-12 cut:-25
hous:-10 a:10 after:-39 al:-11 all:15 and:16 application:-11 authority:-19 choic:-13 day:32 discrimination:-15 down:16 every:13 family:10 felon:-15 for:-9 he:15 help:-13 i:25 in:19 is:26 just:19 main:-21 mobil:-11 mom:-14 new:24 night:12 no:15 on:19 rent:-18 singl:-10 survivor:-40 took:18 vouch:-23 waitlist:-12 with:22
household:-20
housekeep:-16 job:-11
houston:-20
how a:-12 apply:-14 becom:-13 can:20 clear:-17 custody:-17 cut:-27 do:-11 file:-9 for:-15 get:-12 help:28 is:-19 leav:32 many:24 much:-18 protectiv:-20 serv:-16 to:-14 tylenol:26
hoy:40
hpv:-23
hr:-22 do:-15 wont:-15
hrs:19 and:17
hud:-24 apartment:-13 hous:-12
huir:32 casa:-9 de:-9
human:12 right:-22 servic:-21 traffick:21
humanitari:-20
humanity:-11
humil:31 los:15
hung:-13
hungry:-28 and:23 bruis:13 dirty:18 has:13 kid:-18
hunt:-21
hurrican:-23
hurt:30 a:19 baby:9 bad:24 child:23 daught:27 dog:24 her:30 if:12 kid:38 me:10 my:30 myself:29 son:35 when:12
husband:16 a:-13 addict:-11 against:23 an:-14 and:-13 at:-21 away:-20 back:21 beat:15 came:11 canc:-15 cant:-15 car:28 chok:19 citiz:-15 cop:22 deport:-14 died:-20 drink:-24 drug:-26 even:19 forc:15 green:13 gun:11 has:-28 he:26 help:-22 her:12 hit:36 i:-14 in:-20 it:27 its:10 jail:-12 job:-11 keep:9 kid:20 kill:17 know:19 last:12 leav:25 let:28 lock:31 lost:-10 make:-9 me:26 money:-23 my:43 need:-16 night:-21 no:16 on:9 owe:-20 pass:-26 plat:13 prison:-22 put:24 rap:16 read:26 say:-10 snor:-21 so:16 strangl:17 take:17 threat:17 threaten:13 threw:13 to:-12 took:25 violent:16 want:-22 was:-15 what:21 will:18 with:23 wont:23 work:-33
husbend:36 me:36
hygien:-26
hysterectomy:-19
i:12 16:16 3:20 aliv:32 all:24 alon:-23 apply:-16 as:12 ask:34 asleep:15 assault:33 away:13 back:-16 be:32 bed:20 been:27 black:21 bought:21 brok:-9 by:-9 call:17 cant:19 clean:21 cop:11 could:19 couldnt:18 counsel:-14 cry:25 custody:-21 cut:13 danc:12 did:12 didnt:32 die:28 disapp:18 divorc:13 do:30 dont:11 driv:14 drug:16 eat:18 even:18 every:21 ex:-16 feel:12 flinch:17 food:-15 for:20 from:29 froz:14 gave:22 go:32 going:14 gone:15 goodby:20 gun:12 had:-19 hate:-15 have:18 he:32 hear:30 help:19 her:-14 here:21 hid:16 home:28 hour:23 hous:11 hurt:9 husband:28 im:-22 in:9 is:13 it:10 its:23 job:-13 just:20 keep:39 kill:27 kms:26 know:13 last:15 leas:25 leav:29 left:20 life:24 like:22 make:23 makeup:20 met:21 miss:-24 myself:17 name:-14 nanny:20 need:-16 never:26 newborn:-14 no:10 not:19 now:14 nowher:18 of:13 off:20 onlin:21 out:25 owe:28 pack:23 paper:-16 pass:9 pick:16 pill:20 plac:18 plan:24 postpartum:-23 pregnant:-23 quit:27 rap:12 razor:18 restrain:-9 ride:-9 right:16 rope:24 run:23 safe:23 safely:21 said:27 say:13 scar:13 see:25 serv:-14 shar:-16 sist:23 slap:25 sleep:22 slept:19 snap:-25 sneez:-15 someon:-15 spywar:21 stamp:-11 stay:-12 still:15 stop:15 swallow:20 take:24 tell:14 text:-13 the:23 them:25 ther:16 think:12 time:21 to:13 tonight:14 too:21 took:29 turn:23 two:-15 used:-23 voic:28 walk:22 want:16 was:48 wasnt:25 went:21 when:17 whol:18 will:11 woke:13 wont:23 would:9
ice:-38 at:-12 door:-12 en:-16 me:-9 mi:-19 my:-24 on:-9 storm:-14 took:-25
id and:28 be:26 card:-10 get:10 i:23 make:9 me:9 to:-20
idah:28
idea cheap:-13
identidad:-16
identificacion:-22
identity:-21 stol:-13 theft:-13
ids:-13
iep:-23
if:26 call:10 count:11 cry:14 didnt:11 fight:11 get:-19 go:21 gone:11 him:18 hit:22 i:23 is:27 it:12 leav:18 live:22 me:29 my:20 only:12 out:-13 pregnant:-19 quit:27 the:11 was:14 we:10
iglesi:-18 ayud:-14 que:-14
ihs:-19
il:-19
ill:19 be:23 deport:11 never:16 see:16
illegal eviction:-13
illinois:-21
illness:-23
im:26 10:17 11:16 12:13 13:14 14:35 15:19 17:12 5:20 68:-18 78:11 a:9 afraid:11 allow:27 asleep:18 at:19 bleed:17 blind:17 burd:21 crazy:31 cry:14 dead:-13 do:18 done:17 end:12 gas:10 gay:33 girl:-16 going:23 happy:-18 he:30 hid:33 him:10 his:14 homeless:-23 i:18 it:20 late:-13 leav:14 lesbi:12 month:18 myself:19 need:15 next:15 not:18 on:44 outsid:26 pregnant:-25 shelt:-18 street:26 terrifi:24 the:34 think:11 this:-11 tir:14 to:31 wear:17 what:26 wheelch:27 wher:9 with:-20
imag:-23
imigration:-18
immigrant:-18 abus:17 visa:-11
immigration:-36 attorney:-14 help:-21 lawy:-9 me:-16 omah:-14 on:-20 paper:-19
impact:-20
implant:-24
impound:-21
impuest:-26
in:11 2:-19 a:11 about:-13 abus:29 abusiv:18 again:-15 an:14 and:9 apartment:-17 area:-16 army:-21 at:35 back:-20 bad:-23 bag:20 basement:29 bathroom:29 bay:-16 beat:17 bed:29 bedroom:10 being:30 breast:-22 can:-20 cent:-19 closet:31 cold:23 colleg:11 construction:-16 county:-20 dang:39 dc:13 debt:-24 draw:16 drink:26 face:17 food:19 for:10 front:21 garag:20 georgi:-19 hand:14 he:14 head:-27 headlock:19 heav:15 help:-16 her:18 his:25 hit:23 home:24 hospital:9 hotel:-13 hous:14 husband:23 im:10 in:23 it:11 kitch:-9 last:16 law:22 leas:-19 lock:13 lot:24 mail:-16 marin:-17 minot:-9 mouth:24 my:20 name:-12 never:24 next:17 no:16 nurs:-11 of:29 ohio:-20 one:22 park:24 prison:-15 purs:25 rain:28 rap:14 relationship:18 rent:-21 room:20 safe:16 say:10 shelt:-25 show:27 side:-9 slap:23 sleep:20 so:20 springfield:-14 st:-10 stat:-19 stomach:18 take:26 that:-23 the:20 this:26 truck:17 tx:-20 valley:-14 visit:-25 waco:-12 wall:22 walmart:16 wheelch:13 when:-11 window:22 with:29 without:-13 women:-24 yard:18 year:13
inappropriat:19
inappropriately:22
incapacidad:-18
incarcerat:-28
incendi:-20
incest:35
incom:-17 apartment:-9 bas:-11 hous:-11 my:-12 of:-12 own:-12
independent:-23 liv:-23
indi:-16 health:-12 servic:-10
indigen:-11 habl:-15
indigenous:-20 women:-15
indocument:-23
infant:-18 care:-14 childr:-13 program:-12
infantil:30
infeccion:-22 orin:-17 vaginal:-11
infection:-22 insuranc:-11 no:-11
infertility:-20
infiern:17 con:17
info:-14
information:-11
ingl gratis:-20
inhal:-21
injury:-37
inmigracion:-17
inmigrant:-19
innocent:-19 spous:-19
inpatient:-21 rehab:-16
inquilin:-19
inscrib:-22 a:-22 mi:-22 nino:-16
insomni:-18
inst:10
instagram:-21
instal:-22 on:-15
insulin cost:-22 he:23 mad:23 when:23
insult:24
insuranc:-20 claim:-14 company:-17 marketplac:-12 my:-9
intak:-18
intellectual:10 disability:10
intent:36 viol:17
international:-16
internet:-25
interpret:-10 court:-20 for:20
interven:-26
interview:-34 cloth:-12
intim:-19
intimat partn:18 violenc:18
into:9 a:16 apartment:17 hous:17 icloud:12 need:-23 sex:34 the:22 tree:11 wall:20
intrafamili:18
intrusiv:-23 thought:-23
inund:-22 casa:-12
inundacion:-18
investigation:-13
inyeccion:-14
ir:18 al:-12 casa:21 de:16 doctor:-12 esta:11 este:11 la:-11 mi:21 mund:11 noch:11
irme:34 de:21
irregul:-17
irs:-34
is 15:15 a:-27 abusiv:35 addict:-15 allergic:-13 always:13 an:-14 and:22 at:13 baby:-12 bang:19 beat:24 being:12 bulli:-25 child:16 chok:14 citiz:-15 control:27 cop:22 cousin:23 cut:33 dad:-21 daught:21 drug:-11 dur:26 empty:-9 end:17 fal:-18 follow:16 for:9 gay:-25 get:15 girl:19 going:12 gone:-13 has:12 he:-18 her:19 herself:18 hit:21 home:31 hous:21 how:-21 hurt:17 if:17 in:-12 it:-22 kil:-28 kill:20 legal:-18 mean:9 meth:29 miss:29 mov:-19 not:23 now:17 of:-13 on:-11 out:9 outsid:25 phon:9 pimp:24 rape:12 right:12 safe:-23 scar:27 sel:12 still:-13 suicidal:34 talk:17 text:-12 the:-23 to:-13 touch:25 track:16 traffick:17 tran:9 up:21 veter:-14 violent:24 watch:12 wont:-15 yel:26
isnt:23 breath:20 it:13 worth:13
isolat:9
issu:-13
it:27 abus:9 all:24 and:18 anymor:15 anyway:10 count:11 didnt:14 feel:15 he:14 hit:18 i:13 if:11 legal:-15 my:23 off:24 rape:15 safe:-9 stop:22 to:15 want:12 was:14 when:20
itch:-23
item:-16
itin:-23
its:41 10pm:10 20:28 and:31 dark:22 degr:28 freez:26 i:18 midnight:21 my:20 not:11 our:21 rain:22 snow:14 we:19
iud:-35 removal:-10
ive:26 been:19
ivf:-23
ivy:-18
ix:-14
jackson:-17 mississippi:-12
jacksonvil:-14
jail and:24 im:30 need:-9 tomorrow:26
jala:29 enfrent:13 pelo:13
jalo:17 del:17 pelo:17
jalon:21
jaw:18
jealous:35
jefe:-12 grit:-31 no:-21 paga:-14 viol:22
job:-24 a:-12 and:-11 asap:-22 cent:-18 corp:-15 for:-17 help:-16 hir:-21 im:24 interview:-21 is:-14 let:-13 me:-13 near:-10 no:-21 now:19 pay:-26 rent:-11 scam:25 that:-11 today:-17 train:-13 with:-15 women:-9 wont:-12 work:20
joint tax:-10
jonesbor:-20
jornaler:-18
journal:10
joven:-16 casa:-14 hogar:-10 sin:-14
juan:-11
judg my:-21
jueg:-25
jug:-15
juguet:-17 navidad:-15 para:-12 reye:-11
jump:24 baby:19 bridg:18 by:19 my:15 off:16 start:-25 the:9
junction:-23
juneau:-22
jury:-25
just:30 baby:-12 die:21 for:18 go:15 had:-12 his:9 my:16 of:-22 out:-32 purs:16 to:25 want:19 wher:17
justic:26 cent:14
kalamaz:10
kansas mo:-19
keep:30 a:21 about:25 address:-27 all:11 and:25 at:24 away:-42 baby:-31 break:19 by:16 cal:26 card:31 com:22 daught:19 driv:17 follow:13 from:-38 going:18 green:16 him:-26 id:24 in:24 kid:-22 leav:12 liv:24 me:18 money:27 my:15 new:23 note:12 of:21 on:10 our:26 paper:14 passport:24 pay:12 phon:19 rub:23 send:13 show:16 to:22 touch:-12 up:17 yel:9
kentucky:9
kept and:17 going:19 my:-10
key:15 in:-25 lock:-13 my:29
keychain:-26
kick 17:18 and:36 at:-27 becaus:23 being:-32 for:-9 im:12 in:28 me:-17 my:17 of:-29 out:-11 stomach:21 the:20 tonight:21 us:-9 with:24
kid 18:-21 abus:29 always:14 and:-10 anoth:-22 at:-13 back:-24 being:33 bring:11 can:-23 car:-20 cloth:-22 dad:24 door:21 fight:-22 fost:-9 free:-30 go:32 got:-28 have:19 him:24 hit:11 hungry:-14 if:13 in:11 leav:13 left:28 lock:27 me:-24 my:33 need:-12 next:21 no:14 nowher:25 of:-17 out:-22 over:-16 plac:12 school:-20 stat:-15 tablet:11 tax:-24 the:-11 to:13 tonight:20 turn:-21 when:25 wher:9 with:-13 wont:11
kidnap child:12 my:-29
kidney:-16
kil and:23 cat:20 dog:29 my:18 with:-19
kill:15 and:18 dog:10 herself:21 himself:25 if:9 me:30 my:11 myself:29 us:23
kind:-20
kindergart:-20
kinship:-20 care:-16
kiss:15 me:15
kit:26 wher:20
kitch:-18
kiva:-14
kms:38
knee:-24
knif me:19 on:19 to:12
knock me:34 out:22 up:-33
knockout:-17 rose:-11
know:23 count:11 everyth:21 happen:21 he:-20 here:17 i:25 if:11 it:18 nobody:18 right:-20 text:16 this:25 to:14 what:14
komen:-22
ks:22
ky:10
la a:27 abog:-11 al:27 beb:10 car:20 cara:19 carter:-13 central:19 cerradur:-13 chap:-9 clinic:-26 com:9 con:26 cort:-38 cuand:21 custodi:-19 de:24 del:22 escuel:-24 fiest:17 fuerz:40 golp:19 hipotec:-11 hoy:18 identidad:-10 iglesi:-14 jug:-15 la:14 lech:-15 lleg:9 llev:-11 lo:16 los:28 luz:-24 maestr:21 manutencion:-14 me:-14 medicin:-12 migr:-17 mis:9 muel:-18 nina:-17 niner:22 noch:9 par:13 pension:-24 polici:-20 puert:-24 regl:-13 rent:-11 restriccion:21 rrent:-19 seman:15 si:12 sin:-10 toca:14 universidad:-16 ventan:27 vida:42 violenci:-10 y:10
labor traffick:20
lactanci:-18
lactation:-24
lado:24
lady at:14 baby:16 doctor:-15 for:12 i:14 my:26 the:14
laid:-15 off:-27
lake:-17 city:-12 county:-16
lakot:19 women:18
landlord:-33 becaus:-14 chang:12 come:-9 deposit:-13 evict:-11 fix:-10 for:13 give:-9 harass:-19 harassment:-21 heat:-13 his:-25 i:11 in:-13 is:-29 kick:-14 let:-28 me:-36 my:-11 off:-9 out:-19 rent:-12 sex:28 to:-16 without:-19 wont:-25
lans:-20
lanz:-17 casa:-14 de:-14 la:-14
lanzamient:-19
lap:9
laptop:-26
lared:-22
las:17 drog:-29 escaler:19 estampil:-25 la:13 pastil:25 propin:-20 vegas:-10 vena:16 y:18
last and:15 check:-18 dont:16 my:30 name:-14 night:15 nite:27 paycheck:-28 to:-21 week:10 weekend:23 wher:19 year:-20
lastim:21 a:29
latch:-20
late:-35 car:-14 daycar:-17 my:-22 on:-16 period:-16
latin:-20
laugh:-11
laundry:-26
lavar:-24 ropa:-24
law:-14 and:-13 beat:18 being:15 cent:-20 hit:23 husband:19 in:13 lock:13 me:18 slap:23 texas:-20 took:18 visit:-16
lawer:-24
lawsuit:-23
lawy:-28 abus:14 atlant:-10 cant:-13 custody:-20 i:-30 kid:-18 my:-15 no:-15 to:-9 va:-14 who:-14 women:11
lawyr:-24
le:24 a:33 bully:-16 cosa:18 debo:19 doy:-18 hacen:-16 mi:21 mied:18 pech:-18 pega:35 sent:17 teng:23 veo:19
lead:-17
leagu:-23
leak:-23 i:-18 my:-14 nude:-9 sneez:-15 when:-18
learn:-12 comput:-14 read:-16
leas:-24 abus:34 becaus:33 domestic:25 early:-9 of:33
leav:32 abus:18 alon:20 and:11 apartment:23 baby:27 befor:26 boyfriend:27 but:13 for:-26 he:24 him:25 home:-30 hous:-10 husband:23 i:18 in:31 life:13 marriag:13 me:16 my:27 note:17 on:17 our:15 safely:35 the:16 they:14 till:12 toddl:17 tonight:20 us:13 we:13 when:17 without:24
lech:-34 bebe:-9 en:-10 mi:-9 para:-10 polv:-10
left:9 alon:39 and:-10 at:-13 debt:-22 for:18 he:18 him:12 home:-21 hous:-23 im:9 live:18 mark:20 me:-32 my:40 note:11 on:34 to:18 with:-26
leg:-14 at:-22
legal:-21 advis:-10 aid:-19 americ:-19 county:-14 custody:-17 domestic:20 el:-11 en:-16 harl:-11 help:-17 il:-10 in:-9 new:-9 ny:-16 ohio:-9 orleans:-9 rural:-18 samo:-19 separation:-11 servic:-23 yakim:-10
legally:-33
legalment:-25
lent:-9 para:12
lesbi need:-25 support:-12 teen:18
lesbian:-28
less:-16 men:-15 than:-16
let:21 a:38 baby:-10 bring:-10 from:-12 learn:22 leav:22 me:12 of:24 out:32 pump:-18 show:9 the:9 to:38 us:12 when:9 work:-17
levant:-24
lexington:-17
lgbt:-23 support:-20
lgbtq:-28 cent:-18 crisis:-13 youth:-13
licenci:-20 de:-13
licens:-21 suspend:-11
lied court:-13 in:-13
life:49 is:26 isnt:13 it:13 no:23 not:16 want:24 worth:21
lifelin:17 phon:-27 program:-20
lift:-26
lig:-24
light back:-14 bill:-13 cut:-32 duty:-16 off:-31 on:-26 shut:-11 turn:-20
liheap:-20
like:43 a:11 im:17 this:20
limpi:-18 mi:-9 record:-9
limpiez:-14 sin:-10
line:20 account:-14 ayud:24 crisis:22 de:35 his:-14 off:-14 para:27 text:13 violenci:9
lip:33 are:26 blue:26
list:-17 8:-16 de:-14 for:-17
listen:-20
literacy:-14
littl:20 broth:17 girl:22 rock:-22 sist:18
liv:18 a:-34 car:15 for:-11 my:9 of:14 out:14 the:-27 toddl:-21 will:-26 women:-11
live:11 anymor:16 for:23 like:20 on:-29 reservation:-10 the:-22 this:21
llam:21 a:23
llav:18
lleg:22 a:25 al:-14 borrach:33 cart:-22 con:13 mi:27 moreton:21 pais:-19 tom:15
llegu:23 la:20
llev:-26 a:-26 al:-9 doctor:-9 hijo:-15 los:-21 mi:-14 mis:-9 nino:-21
llor:-17 desd:-10 much:-19 que:-10 todo:-36
lo agar:-21 busc:-15 dejo:19 denunci:24 mata:19
load:19 on:19 the:19
loan:-28 for:-10 forgiveness:-12 help:-14
location and:23 shar:10
lock and:26 at:14 bedroom:13 by:12 car:-13 chang:-19 door:36 fridg:20 gate:12 hous:20 im:26 in:16 me:19 my:20 of:-27 out:-22 outsid:27 us:29
lockout:-18
loco:18
log:-21 into:-21 my:-21
lonely:-24
long beach:-12 shelt:-14 term:-12
look:15 at:30 for:10 me:28 support:-18 the:29
los angeles:-20 bile:-21 braz:26 cupon:-15 hijo:-15 hous:-19 kid:-24 my:-26 nino:9 papel:27 y:26
lose:-13 kid:-13 my:-25
loss my:-24 of:-24
lost:-19 a:-26 all:-24 and:18 apartment:13 at:-21 birth:-15 card:-9 certificat:-15 child:16 document:-18 ebt:-9 everyth:-21 fire:-21 his:-12 home:-15 hous:18 id:-26 job:-27 key:-19 licens:-9 mail:-16 medicaid:-17 mom:-14 my:-14 our:10 paper:-19 sleep:21 social:-9 today:-17 wallet:-17
lot:16 my:24
louis:-11
louisvil:-24
love baby:-19 my:-19
loveisrespect:-21
low:-26 cost:-10 doctor:-11 hous:-11 incom:-12 vet:-9
lugar dorm:11 qued:-16 vivir:-31
lump:-36 breast:-10 in:-14 my:-21
lunch:-19 for:-10 kid:-10
lung:-13
lupus:-15
luz:-23 en:-14
lyft:-14
machin:-24
machist:29
macon:-12 ga:-12
mad and:25 my:-15
madam:-13
made:27 account:14 fake:20 have:17 him:15 me:16 my:24 on:26 profil:18 quit:19 sex:17 to:36 touch:18
madr:-22 de:-17 sin:-19 solter:-15
maestr:21
maid:17
mak me:18 my:20 to:24
make:10 call:18 clean:17 do:26 have:20 her:20 him:-16 kil:16 lift:-18 me:14 money:-19 my:27 myself:-16 night:24 on:22 rent:-21 sell:14 send:12 sex:20 sleep:18 the:-14 thing:26 us:16 with:17 work:21
makeup:20
mal:-11
maltrat:63 en:27 hijo:24 infantil:16 nino:17 su:18
mam van:-12
mama con:11 pega:14 se:17 solter:-11
mamar:-13
mammagram:-18
mammogram:-33 no:-17
mamografi:-26 gratis:-13
mamogram:-24
man:37 at:18 be:9 beat:15 behind:10 daught:13 follow:23 girl:12 hand:18 i:15 in:14 is:15 keep:15 lock:-10 me:26 met:10 my:30 need:-20 never:11 of:16 on:17 onlin:29 out:11 sel:12 text:14 the:13 to:24 up:-11 walk:10 want:11 who:16
manag:-16 harass:-21 me:-17 touch:-29
management:-18
manchest:-18 nh:-18
mand a:37 mensaj:24 mis:-21
mandat:-15 report:-15 train:-15
manej:-28 sin:-20
manos:41 bus:14 el:14 en:22
manutencion:-33 de:-18 hijo:-12 los:-12 menor:-14
many:17 pill:17 to:16 tylenol:26
mar:25 agresiv:27 amenaz:11 borrach:-15 con:27 de:-13 enferm:-16 es:18 esta:-16 me:33 pega:9 quier:-15 se:12 toma:-10 trabaj:-16 un:-12 y:-17
marc:14
maricop:-15 county:-15
marijuan:-19
marin:-27 vet:-12
marital rape:13
mark:40 on:20
marketplac:-22
marriag:26 counsel:-24 he:17
marry:16 a:11 i:11 man:11
marshal:-19
mas:16
mascot:-11
massag:35 guy:21 his:16 let:12 me:15 my:15 parlor:24 plac:11 put:16 school:-24 therapist:20 touch:16 wont:12
mastectomy:-18
mat:38 a:-35 anymor:20 mi:-35
mata:19
matar:24
matern:-12
maternal:-21 health:-22 mental:-20
maternidad:-15
maternity:-21 home:-13
matriz:-16
mattress:-20
maui:-11
max:16
mayor:-16
mcdowell:-13 county:-13 wv:-13
me:29 20:15 50:30 80:20 a:9 acos:10 acost:15 acuerd:18 acuest:20 afuer:15 against:29 agar:39 ahorc:33 al:19 alcanz:-26 algo:26 all:13 allowanc:17 alon:20 am:27 amar:31 amenas:29 amenaz:23 an:18 and:27 anoch:17 apret:24 around:17 arregl:-25 as:16 ask:22 at:50 avent:41 avient:20 baby:-9 baj:-15 baja:-17 bat:23 becaus:18 bed:26 bedroom:22 bien:19 black:23 bols:-13 braz:14 break:-20 bring:-17 bruis:16 bus:19 busc:24 but:10 by:19 cachet:35 cae:-24 call:21 cant:24 cart:-22 carter:-13 caso:-15 cela:28 celul:21 check:-13 chequ:20 chiquit:12 cigaret:21 clean:17 clon:-24 cloth:23 cobr:-19 com:32 como:-9 con:31 consent:12 contr:13 control:24 cop:22 cor:-16 corri:-19 cort:33 cosa:21 counsel:-21 cuand:27 cuchil:19 cuel:18 cuid:-12 cupon:-15 custody:-13 dad:15 date:-14 day:16 de:12 deben:-23 deja:34 dejan:19 del:22 deport:-20 deposit:-13 desaloj:-28 descompus:-11 descuent:-21 desd:9 despid:-30 devuelv:-21 dialysis:19 dice:29 dio:10 divorci:-13 do:25 doctor:21 dorm:24 down:45 drog:34 drug:20 drunk:20 duel:-35 dur:21 ech:-19 echar:-15 echo:-30 el:17 empuj:31 en:13 encer:33 encier:24 enfrent:14 engan:11 era:13 escond:22 esper:15 est:18 esta:26 estaf:-20 estampil:-21 estoy:-16 every:38 exam:14 extorsion:-19 eye:21 face:18 family:31 fight:14 food:15 for:23 forz:31 foto:23 friend:23 from:18 fui:-27 give:22 go:31 going:-12 golp:40 got:26 gps:18 grandp:20 grit:18 habl:23 hacen:18 hacer:13 hack:-19 hago:11 hair:12 hard:-12 hast:24 hav:27 have:21 headlock:19 her:26 here:33 him:21 his:9 hit:26 hizo:-31 home:23 hook:19 hospital:27 hous:-16 humil:31 hurt:12 husband:28 i:29 id:21 identidad:-11 if:9 im:30 in:32 insult:24 into:21 ir:29 it:21 jala:28 jalo:17 jalon:21 job:17 just:11 keep:12 knif:11 la:18 las:24 laugh:-19 learn:22 leav:12 lesbi:15 life360:31 lift:-18 limpi:20 llav:15 lleg:-26 llev:-28 los:12 mad:13 maltrat:28 mama:-13 mand:13 manos:35 marry:13 mata:19 matrimoni:-28 me:31 medicaid:-17 meet:19 men:16 mensaj:24 midnight:21 money:16 morir:21 mouth:24 muel:-17 muert:27 muri:-16 my:17 myself:18 nak:34 name:21 need:-16 new:19 ni:40 night:18 nino:-11 nite:20 no:13 nobody:25 novi:26 now:22 nude:29 obey:14 oblig:34 of:51 off:12 on:15 one:9 onlin:11 or:21 outsid:29 overs:19 overtim:-14 pag:-25 pagar:-25 papel:13 para:20 parej:28 parent:16 part:17 pasaport:26 pase:-22 passport:23 pate:27 pay:-20 paz:18 pega:39 pegan:31 pego:28 pelo:19 pension:-20 permis:15 persigu:31 phon:10 pic:23 pill:11 piso:17 plat:28 polic:9 por:10 porch:14 pregnant:14 propin:-20 pued:-18 pump:-18 puso:29 put:10 que:30 quebr:19 qued:-26 quis:20 regres:-31 rent:-25 revis:29 right:16 rob:-27 roban:-19 rompi:16 room:18 sac:-16 sacar:-23 sale:-26 salir:18 say:16 sell:22 send:9 sex:24 she:18 should:14 shouldnt:20 show:26 si:22 sigu:43 sin:18 sir:18 sleep:27 sola:-16 stay:13 step:16 stomach:18 street:37 stupid:19 support:-14 take:12 telefon:9 tener:18 the:21 ther:19 thing:31 threat:11 tien:31 time:19 tiro:30 to:14 toc:26 toca:24 toco:39 toda:13 todo:23 toma:11 tomar:33 tome:18 took:11 touch:25 trajeron:27 trat:29 un:-32 unconscious:18 until:17 up:15 van:-19 vend:46 vigil:32 viol:38 voy:19 walmart:22 want:-10 was:11 wear:24 week:15 when:10 wher:19 whil:25 whor:12 window:23 with:18 without:25 women:17 wont:12 work:27 worthless:12 wrong:16 y:12
meal:-27 for:-9 on:-13 wheel:-13
mean:37
medi:-23 tiemp:-9
medic:-17 economic:-14 gratis:-11 nino:-9 para:-9 segur:-9
medicaid:-29 aplication:-13 offic:-16 para:-9
medical:-22 assault:-17 assistant:-9 bill:-15 insuranc:-10 transportation:-13
medicament:-15
medicar:-25 help:-19
medication:-21
medicin:-16 insuranc:-13 para:-10
meet hotel:19 men:25 mom:-18
mejor:23 mi:21 sin:21
memory:-22
memphis:-13
men:16 my:-15
menopaus:-19
menopausi:-17
menor:-10
mensaj:28 a:12
menstrual:-19
mental:9 breakdown:24 clinic:-21 crisis:28 help:-23 illness:-22
mentally ill:-30
mentor:-17
mes:-23
mese:-13 de:-15 rent:-15
messag:27 daught:22 me:26 my:35
met:21 onlin:21
mete:16 a:16 cuart:13 mi:16
meth:-9 and:28 mom:-21
methadon:-17 clinic:-14 me:-15 near:-15
meti:26
mexic:-19
mi a:30 abuel:-43 abus:30 acos:-25 acta:-16 adolescent:-12 amenas:29 anda:29 apartament:-21 arregl:-23 avent:19 ayud:11 bien:-26 cada:22 cama:27 car:-31 caser:-26 chequ:-10 con:39 cort:23 cuand:19 cuart:20 cuent:10 cuerp:26 cun:15 de:13 desaparec:28 dijo:11 diner:18 direccion:-23 dond:24 drog:-22 el:11 embaraz:-26 encier:14 enferm:-21 era:10 esper:15 ex:41 famili:13 foto:20 fue:36 funeral:-18 golp:28 gratis:-17 hace:18 herman:13 hijo:-9 humil:18 id:-13 identidad:-13 jefe:-12 la:22 lech:-15 lleg:23 llev:-12 manos:21 mayor:11 me:22 mete:16 mi:30 mis:12 much:-28 muri:-24 necesit:-16 niet:11 nina:12 nino:-12 nombr:-24 nuer:17 oblig:13 padrastr:26 papa:13 para:14 parej:39 pasaport:16 pega:38 pego:21 perdi:-14 por:18 porqu:21 prim:17 propi:12 puso:23 que:13 quem:13 quis:28 quit:25 record:-11 revis:22 sabe:24 se:21 segur:-14 sigu:12 sobrin:14 social:-15 su:-12 supervisor:-29 tio:17 toc:20 toca:14 todo:17 trae:20 tran:-18 ubicacion:-19 un:-12 una:31 usa:-13 va:-27 vecin:10 viej:25 viol:28 violent:21 yo:-28
miami:-16
micr:-15
microl:-27
midnight:23
midwif:-20
mied:13 de:23 espos:25 ir:22 la:-15 me:24 mi:20 que:38 regres:24 volv:30
mifepriston:-20
might:32
migr:-18 llev:-11 se:-11 si:12
migracion:-13
migrant:-20 work:-14
migratori:-23
mile:29
mileag:28 my:25
mileston:-25
milit:-27
military abus:26 sexual:16 traum:16
milk:-17 baby:-13 for:-11 supply:-9
min:15
minim:-18
minimum:-16 wage:-16
minneapolis:-18
minority:-11 business:-11
minot:-10 nd:-9
minut:-9
mira:21
mis:13 cor:-25 cosa:-26 document:21 ech:-20 estudi:-15 foto:-27 hambr:-12 mensaj:-18 niet:-23 nino:11 padr:-13 papa:-15 papel:21 tien:-12 trabaj:12 y:17
miscarri:-15
miscarriag:-20 support:-11
miss and:-12 child:-31 indigenous:-12 me:21 my:-20 period:-28 women:-20
mississippi:-12
missoul mt:20
missouri:-16
mo:-21
mobil al:-16 pantry:-9
model:33 but:15 job:31
modest:-15
modification:-19
modify:-21
molar:-17
mold:-30 apartment:-15 baby:-10 in:-22 my:-19
molest:50 a:15 as:15 by:14 child:15 daught:23 me:17 my:31
molestation:32
mom abus:-28 back:-14 beat:19 boyfriend:17 come:13 cry:-14 depress:-9 family:-12 funeral:-15 going:-14 grief:-17 group:-16 help:17 her:18 him:11 hit:20 hous:-10 i:17 im:19 in:24 incom:-11 is:-20 leav:18 lock:26 me:25 my:41 no:10 of:-17 scar:28 sell:20 she:24 support:-9 to:27 us:19 watch:14 with:16
money and:10 colleg:-18 gas:-25 get:-24 grocery:-22 have:23 husband:18 leav:-14 me:25 mom:-10 no:29 or:20 out:14 ran:19 rent:-36 singl:-9 start:-10 to:-22 victim:-25
monitor everyth:28
month:-12 and:26 behind:-26 he:15 pregnant:15 rent:-19
mor:48 no:24
more and:12 its:12 snow:12
moreton:40 de:21 en:21 la:24
morir:38
morn after:-29 pill:-23
mortgag:-23
motel:20 money:19 out:31 ran:26 vouch:20
moth:-15 abus:-28 baby:-19 being:-12 hit:27 in:12 is:-18 law:12 slap:23
mouth:41
mov and:22 away:-18 in:-13 my:-11 son:-17 stat:20 texas:-15 to:-21 truck:-9 with:-14
move:-11 in:-16 of:-11 out:-20 stat:-11
movi:-37
ms:-19
mst:24
mt:18
mtf:-15
much is:-18 la:-22 pastil:25
mud:-18
mudanz:-21
muebl:-22 para:-16
muel:-29
muert:31
muger:-21
mujer con:9 golp:24 hijo:-9 maltrat:48 mcal:-19 nino:-18 sin:-10 tran:-24 y:-16
mult:-23
mund:22
murd:-29 mystery:-16
murder:-24
muri:-32 el:-15 espos:-12 mama:-9 mi:-22 y:-14
music:-31
muslim:16 discrimination:-20 divorc:12 women:10
mutilation:26
muy no:22
my:10 12:22 15:13 16:22 19:25 2:12 3:15 4:9 5:20 6:27 7:22 9:-13 abus:17 abusiv:28 adult:20 again:35 aide:21 aids:25 all:11 allergic:-13 and:12 application:-23 appointment:-9 arm:31 ask:18 at:15 aunt:10 away:27 bag:20 bathroom:23 be:25 beat:32 becaus:31 bed:16 been:16 being:26 best:18 bill:-17 birth:32 block:21 blood:-23 body:37 boss:-22 breath:20 brok:21 broth:31 bruis:25 butt:21 by:20 cal:27 came:24 camer:11 can:-22 cant:-25 card:26 care:-19 caregiv:26 caretak:32 case:-17 casework:-27 check:-24 checkbook:-21 chest:14 child:19 childr:-30 church:19 clean:-14 cloth:26 coach:14 come:24 company:-16 contact:-12 control:39 cook:-20 cousin:16 cowork:26 cry:-9 daddy:23 daught:9 daycar:28 delet:14 dementi:-15 deposit:-16 diabet:-21 did:20 died:-20 divorc:-17 do:9 doctor:27 does:-12 doesnt:21 dog:16 dont:11 door:-16 dorm:18 down:23 draw:16 dress:20 drink:37 driv:-11 drunk:17 dude:25 ebt:-25 electric:-18 email:19 employ:-10 every:22 everyth:10 exam:-20 face:35 fal:-18 feed:25 feet:-24 fianc:27 fight:-16 fing:-11 flip:26 follow:-9 food:12 for:13 forc:19 fost:28 found:24 friend:37 funeral:23 gas:19 ged:-28 get:31 girl:24 girlfriend:24 give:17 go:14 god:19 going:15 goodby:20 grab:23 grandbaby:22 grandchild:16 grandchildr:-16 grandkid:-17 grandm:-16 grandmoth:-19 grandp:-10 grandson:19 green:21 grief:-9 guy:28 hack:-19 hair:18 hand:15 hard:26 have:17 he:29 head:26 hear:26 heav:15 her:13 hide:26 himself:24 hir:23 his:-15 history:-17 hit:26 home:10 hour:-36 hous:18 how:11 hurt:35 husbend:28 icloud:18 id:12 identity:-10 im:22 in:11 info:-12 insulin:19 insuranc:-23 into:20 isnt:15 it:23 its:26 job:19 just:31 keep:41 key:31 kick:37 kil:-26 knee:-15 know:40 landlord:-14 law:14 leas:-17 leav:30 left:-15 licens:-20 life:45 light:-26 littl:41 lock:22 look:10 lost:-29 made:21 mama:19 man:17 marriag:36 massag:23 me:25 medicin:20 messag:-22 mileag:18 miss:44 molest:25 money:25 mortgag:-10 moth:-16 mov:-23 murder:-22 my:27 name:-14 neck:29 need:-39 neighbor:14 nephew:35 never:-19 newborn:-26 niec:22 night:23 nite:13 no:15 nose:27 now:24 nude:-19 of:28 old:19 ole:16 on:12 onlin:17 our:17 out:11 over:-14 owe:-17 packag:-20 pain:35 pant:12 pass:-24 passport:30 pastor:19 period:-20 phon:19 physical:20 pic:-13 pictur:-19 pill:33 pimp:25 pinch:24 post:25 power:-17 pressur:-15 propos:-19 punch:25 purpos:31 purs:30 push:25 put:27 ran:43 rap:25 read:26 record:-20 refund:-21 remarri:-23 resum:-13 rib:24 right:-17 room:16 roommat:23 rub:25 said:20 saw:20 scar:28 school:15 scream:17 search:-25 section:-19 security:10 see:26 sell:15 send:25 sergeant:23 shak:12 she:15 shoe:21 shut:-14 sick:-22 slam:-14 slap:15 smack:32 so:24 sold:25 spank:24 sponsor:26 spous:20 ssn:-17 stalk:26 stamp:-28 stat:-17 status:-11 stepbroth:15 stepdad:23 stepfath:23 stepmom:22 still:-9 stimulus:-17 stomach:21 strangl:17 suicidal:18 support:-24 take:23 talk:10 tax:-15 teach:17 teen:-9 teenag:18 teeth:14 test:-18 text:-20 that:28 therapist:19 they:11 thigh:14 thing:16 threat:32 threaten:13 throat:11 throw:18 time:21 tip:-10 tire:30 today:-17 toddl:14 told:23 tonight:24 too:25 touch:32 track:26 tran:9 tri:18 truck:32 tutor:-9 unemployment:-26 up:33 us:20 use:-15 used:21 van:-19 violent:30 visa:14 walk:25 wallet:-17 want:-18 was:-22 watch:29 week:12 what:18 wher:29 wic:-18 wife:11 will:34 window:20 windshield:16 with:12 without:-9 work:9 would:9 wouldnt:14 wrist:33 wrot:24 yell:14 yo:16
myself:43 again:10 to:33
mystery:-16
nac:-13
naci:-9 bebe:-9 mi:-9
nacimient:-19
nacogdoch:-19
nada:33 quier:15
nadi:29 a:17 me:32 va:17
nail:-16 keep:23
nak:18
name and:13 chang:-18 me:9 the:15
nami:-20
nanny:9 and:18 for:20 not:-17 now:18
nap:-23
narc:-31
narcissist:38
nashvil:-21
natalidad:-15
nation:15 women:20
national domestic:11 dv:18 hotlin:13 organization:-12 runaway:-21 women:-12
nativ abus:28 clinic:-12 domestic:17 health:-17 need:11 program:-16 rap:26 servic:-18 shelt:-25 violenc:17 women:15
naturalization:-17
navaj:9 help:19 need:-12
navidad:-16
nd:-22
ndvh:-25
ne:-14
near:-16 me:-27
nebrask:15
necesit abog:-24 com:-28 formul:-11 guarderi:-20 lech:-17 mis:-19 panal:-17 que:-13 trabaj:-20 y:-18
neck:31
need 2nit:27 a:-16 ac:-20 an:-22 and:-27 apartment:-11 asl:19 away:21 bed:36 benefit:-10 bill:-13 break:-21 bus:-18 but:-18 by:10 care:-19 cash:-27 childcar:-13 class:-18 clinic:-17 counsel:-17 counselor:-26 court:-11 crib:-19 daycar:-11 divorc:-15 doctor:-21 eat:-19 emergency:29 food:-20 friend:-23 from:-26 furnitur:-18 gas:15 get:29 glass:-23 grocery:-20 group:-15 hous:-22 id:-14 insuranc:-19 job:-29 kid:-13 kit:14 lawy:-19 leav:39 marriag:-17 medicin:-19 my:-18 new:-18 no:-16 now:24 of:-30 out:20 pap:-18 phon:-21 prenatal:-15 rape:14 rent:-12 ride:-23 safe:23 shelt:16 sit:-20 someon:-18 someth:17 support:-18 talk:-13 that:-13 to:13 today:-25 tonight:34 unemployment:-9 vent:-20 window:-23 work:-16
needl:-20
neglect:33
negoci:-22
neighbor always:14 and:19 are:15 beat:21 every:17 for:15 her:25 hurt:18 is:15 kid:27 lock:25 me:34 night:17 scream:18
nephew:26 from:13 in:31 is:23 me:-12
nesesit:-22 un:-17
network:-15
neut:-20
nev:-17
never anyon:12 but:14 hit:12 me:-11 met:11 my:23 see:16 the:-15 told:19
new account:25 address:27 again:20 baby:-24 card:-13 country:-22 cry:-14 depress:-9 id:-20 in:-10 job:-20 mexic:-24 mom:-17 my:28 orleans:-12
newark delawar:-9 nj:13
newborn:-13 supply:-15
nexplanon:-24
next:18 and:11 door:31 face:12 get:12 my:12 no:16 room:18 scream:11 to:14 week:-14
nh:-14
ni:47 amig:14 me:14 para:25 salir:25 tener:14
nice:23
nicu:-16
niec:26 and:13 has:11 is:16
night a:15 childcar:-11 class:-12 daycar:-20 dont:16 fight:13 job:-13 my:10 or:17 shelt:-20 shift:-23 the:24 with:10
nightmar:-20
nina:10 ano:-20
niner a:22 mi:22
nino 3:-14 4:-13 ano:-18 el:19 especial:-16 gratis:-11 noch:15
nippl:-10 bleed:12 nurs:20
nite:25
nj shelt:17
no:9 10:10 abus:31 ac:-18 acerqu:-21 acuerd:18 address:-19 aguant:16 alcanz:-25 an:15 and:16 anymor:21 apartment:-10 arregl:-23 ayud:-16 baby:14 baj:-15 baja:-19 bed:29 believ:22 break:-21 calefaccion:-12 cant:19 cap:27 care:19 casa:-13 caso:-15 com:-26 comer:-27 como:-18 complet:-17 con:-10 conocem:15 credit:-16 da:-9 darl:-9 de:10 deja:20 dejan:19 despert:27 despiert:23 devuelv:-21 didnt:23 diner:10 doctor:-19 document:-17 dond:28 dorm:11 duerm:-31 el:-16 embaraz:-34 esta:-12 estar:15 este:-13 experienc:-17 family:-23 firm:-13 for:33 formul:-18 gas:-23 get:-27 go:31 grocery:-21 ha:-19 habl:22 hace:-15 han:-15 he:12 health:-11 heat:-20 here:-33 hic:-15 hijo:-18 hizo:-10 home:-27 hot:-15 hous:-23 id:-37 im:10 in:-25 incom:-18 insuranc:-13 its:17 job:-16 la:-28 landlord:-14 lawy:-25 le:28 leav:20 lech:-9 live:11 llam:23 lleg:-15 manutencion:-20 mas:33 mean:22 medic:-9 mi:-20 milk:-22 mis:-12 more:16 nada:14 ni:30 no:51 of:-12 one:11 orden:-14 overtim:-16 pag:-25 paga:-10 pagan:-19 pagar:-22 para:-11 pay:22 pension:-15 period:-24 phon:11 plac:32 point:21 que:-27 qued:16 quien:-14 quier:14 reason:14 regres:-31 rent:-15 respet:-14 respir:24 ride:-14 salir:10 segu:30 sent:17 sient:17 stay:23 tenem:18 tener:-25 tenerl:-16 teng:-24 to:17 tonit:17 un:-12 vale:21 valg:18 vivir:12 watch:-22 water:-24 way:-27 wher:27 will:35 would:19 y:31
nobody:30 believ:10 me:18 notic:11 talk:9 to:-22 will:14 would:23
noch:20 con:16 el:13 guarderi:-18 hijo:10 mis:12 y:-10
nois:-26
nombr:-25
non:22
nonbinary:-17
norfolk:-21
normal:-18
north:-15
nos:27 a:12 amenaz:22 con:13 cort:-15 de:10 del:21 departament:13 desaloj:-20 golp:14 la:10 lanz:-13 pega:28 sac:17 tien:12 una:12 vamo:21 van:-13
not:26 allow:22 and:18 at:13 baby:-25 bond:-27 breath:33 he:-13 hir:-15 home:13 liv:20 paid:-30 pay:-24 safe:13 worth:24
notari:-19
notary:-20
note:33 car:15 my:16 on:16 windshield:16
noth:22 anymor:20 eat:-21 for:14 left:18 live:23 mat:20 my:-24 to:14
notic:-25 door:-17 i:11 if:11 my:-17 on:-17 pay:-13 to:-14 vacat:-12 was:11
notification:-18
notify:-26 he:-26 me:-26
novi:17 a:11 amenaz:21 de:16 el:18 herman:11 mama:11 matrimoni:-28 mi:16 oblig:11 pego:13 que:21 quier:11 revis:18
now:27 do:19 for:-12 have:-15 he:15 i:25 im:25 kid:14 make:16 me:15 my:22 no:-17 they:20 to:24 what:19 with:14
nowher:22 go:17 its:18 my:18 sleep:30 to:17 tonight:21 with:19
nude:-18 phot:-10 to:19
nuer:17 me:17
nuev:-22 york:-11
numb:-9 for:-22 my:24
numer:17 de:17
nurs:-9 abus:-24 at:12 family:-12 hit:22 money:-10 partnership:-12 school:-17 touch:23
nyc:-22
oak:-22
oakland:-20
ob:-18 gyn:-11
obam:-19 phon:-19
obamacar:-21
obey:14
obgyn:-29 medicaid:-10
oblig:34 a:33 con:11 cosa:13 estar:12 hacer:13 para:22 relacion:10 sexo:11 tener:11 trabaj:28
obsess:18
ocal:-15
of a:-11 abus:30 account:-20 aliv:13 and:14 at:-12 attorney:-12 baby:-26 being:15 boyfriend:20 car:-11 care:-20 check:-28 child:25 crim:-19 dad:18 daught:-12 death:34 diap:-15 do:20 end:13 everyth:18 fight:21 food:-27 for:-30 formul:-14 fost:-9 friday:15 gas:-22 he:34 help:-23 her:12 here:22 highway:11 his:32 hit:25 hurt:-33 husband:34 i:10 in:19 it:10 kid:10 leas:-15 life:-15 liv:12 los:-21 marriag:28 medicin:-22 mom:-20 name:14 need:-31 our:-16 own:-21 pill:18 polic:-12 report:-12 right:-16 section:-14 servic:-11 son:-11 stat:-19 the:17 this:18 to:24 tomorrow:26 town:-20 tylenol:15 up:16 wak:16 what:21 will:-26 with:-25 year:-9
off a:18 account:-21 and:-24 at:10 bridg:23 condom:33 daycar:-18 debt:15 friday:-19 have:-18 his:-24 i:-9 if:14 kid:-30 light:-22 man:18 me:19 money:31 notic:-9 phon:21 plan:-21 porch:14 power:-15 road:12 tel:10 the:9 tomorrow:-15 without:17
offic:-17 and:16 yakim:-10
ofici:-22
oficin:-24 de:-9
ofreci:16
ogden:-16
oh:10
ohio:-22
oil:-19 tank:-12
ojo:30 mor:30
ok:-22
oklahom:-23
old abus:-24 alon:21 and:27 at:26 boyfriend:13 grandp:11 has:27 home:19 my:-9 niec:14 say:24 school:-19 want:18 who:13 women:11
older abus:-20 guy:25 her:16 man:26 women:-28
ole:16 man:16
omah:11 ne:-11
on:10 again:28 aging:-13 and:42 application:-23 arm:29 at:22 back:38 bill:-16 budget:-16 bus:22 campus:18 car:12 carpet:-15 chest:13 comput:15 couch:-22 crib:-18 curb:25 date:-11 day:14 door:-10 drug:-23 dur:15 eggshell:15 everyth:-9 face:11 first:-28 floor:36 food:-20 for:10 he:11 her:21 highway:-26 his:17 hous:-20 i:28 inst:10 lap:10 last:12 leg:17 me:14 meth:20 mortgag:-14 need:-20 night:20 of:21 payment:-16 period:-16 purpos:39 rent:-26 rez:-11 say:10 son:17 support:-20 tabl:20 tax:-24 the:13 thigh:14 to:26 tonight:26 top:15 wall:-11 wheel:-13 when:10 windshield:16 with:29
one:16 care:19 find:12 help:-14 if:19 my:-10 time:-14 to:-30 watch:-22 will:11 would:19
onlin my:19 stalk:-39 to:27
only:20 hit:13 let:9 me:15 out:25 show:9 when:18
open a:-29 account:-14 bank:-19 card:19 hair:-11 my:-13 now:19 own:-14 saturday:-14 shop:-12 tonight:-32
oper:-18 no:-18 para:-18
opioid:-19
option:-21
or:16 for:-10 get:-16 let:16 me:17 my:31 quit:-20 see:16
oral:20
orden:-21 alejamient:-10 contr:-23 en:-14 mi:-18 no:-23 proteccion:-13
order:-23 against:-14 county:-19 ex:-19 he:22 hear:-14 help:-16 husband:-28 violat:18
oregon:-26
org:-11
organiz:-16
organization:-12 for:-12 women:-12
orin:-19
orl:-11
orleans:-12
osha:-20
other:-12 at:-19 kid:-31
otro:-13
our:31 a:23 account:31 anniversary:-20 bank:19 daught:20 first:-18 in:25 kid:28 on:20 paper:19 passport:20 pay:21 sleep:16 son:15 toddl:15 visa:27 we:19 with:17
out 11:20 16:-21 17:28 a:31 and:20 apartment:9 baby:10 becaus:23 boyfriend:12 care:-9 check:-28 debt:-29 diap:-15 food:-28 for:13 formul:-14 fost:-9 friday:29 from:17 gay:32 his:16 i:36 if:15 im:25 in:15 its:-15 last:18 leas:-15 loan:9 marriag:28 me:29 medicin:-10 midnight:21 my:10 nite:18 no:10 of:-13 parent:-29 pregnant:-29 safely:29 soon:32 stat:-19 the:24 ther:28 this:25 to:25 tomorrow:17 tonight:33 town:-20 two:22 with:13 work:-11
outfit:23
outpatient:-23
outreach:-15
outsid:28 again:12 apartment:28 bang:16 daycar:19 hous:27 kid:19 my:44 night:24 no:17 now:17 on:16 right:14 the:27 watch:13 window:19 with:28 work:18
ovari:-19 cyst:-10
ovary:-14
over:9 and:20 noth:21 toy:-11
overdos:39 on:24 train:-26
overeat:-19
overnight:-25
overpass:24
overs:19 get:19 marri:19 to:19
overstay:-20
overtim:-27
overwhelm:-22
owe and:26 back:-11 child:-13 for:33 him:26 me:-25 money:-21 rent:-9 support:-16 tax:-15 the:12 them:26
own account:11 and:15 bank:11 business:-11
p:-17 el:-17
pa rent:-12
packag:-22
pad:-12 and:-12 free:-10 tampon:-11
padr:-30 me:-13
padrastr:27 a:21 cuand:24 entr:20 me:24 mete:13 se:13 toca:15
pag:-17
paga:-9 la:-14 manutencion:-24
pagan y:22
pagar:-15 abog:-9 agua:-9 alquil:-14 de:-11 deud:12 funeral:-16 gas:-11 guarderi:-13 medicin:-10 mis:-11 rent:-13 un:-9
pago:-12 pago:-14
paid and:19 cant:26 less:-16 than:-16 the:-18 under:-23
pain:-19 in:-23 kil:-21 my:-22 side:-9
painful:-28
painless:27 way:27
paint:-24
pair:18
pamp:-26 gratis:-13
panal:-26 bebe:-11 gratis:-12 mi:-11 para:-11 y:-14
panic:-23
panick:-20
pant:16 off:12
pantry:-24 near:-10 open:-14
pap:-21 no:-15 smear:-16
papa:9 con:20 de:16 hijo:16 le:16 me:11 mis:16 no:-17 nos:21 pega:18 toca:25
papanicolaou:-25 gratis:-9
papanicolau:-27 gratis:-12
papel:-11 cort:-15 de:-13 maltrat:-24 por:-35
paper and:20 cant:11 need:-13 what:-16
paperwork:-19
par:13
para abog:-14 abort:-17 adolescent:-12 adult:-18 bebe:-19 car:-19 com:-14 compr:-12 con:-11 de:-18 depresion:-18 divorci:-22 drog:-13 el:-12 embaraz:-15 escuel:-19 esta:18 estudi:-13 famili:-24 golp:13 gratis:-12 green:14 guarderi:-18 hija:-20 hijo:-13 houston:-10 hoy:-21 irme:-29 joven:-18 la:-18 los:-31 madr:-13 maltrat:23 mama:-16 mayor:-13 medicaid:-9 mi:-20 mis:-24 mud:-18 muger:-21 negoci:-13 nino:-21 no:13 noch:15 papel:-10 que:36 qued:-14 rent:-12 reye:-11 siempr:19 sin:-22 solter:-11 tener:-18 trabaj:10 wic:-10
paratransit:-18
parej:36 me:21 todo:16 violent:13
parent are:24 class:-20 found:12 hit:28 plan:-23 send:18 threw:-10 to:14 want:14
parental:-21 right:-14
parenthood:-29 near:-9
parish:-13
park:-11 hous:25 lot:9 my:32 overnight:-17
parlor:24 let:12 wont:12
part:-10
parter:-15
partn:24 and:-23 control:28 i:-21 in:13 is:23 keep:25 me:31 my:24 violenc:23 want:-25
partnership:-12
partum:-15
party:-11 and:16 cloth:12 my:-10 up:14 with:14 woke:14
pasa mi:16
pasaport:10 me:19 no:18 y:19
pase:-28 de:-19 diner:-22
paso:-9 tx:-10
pass:-16 and:17 away:-25 doctor:-9 for:-9 he:20 i:-22 out:20
passport:22 and:26 baby:-15 back:23 for:-20 i:20
password:-23
past due:-11 hous:25 my:25
pastil:20 abort:-12 abortiv:-20 anticonceptiv:-22 del:-18 despu:-14 dia:-16 gratis:-23 para:-32 siguient:-15
pastor me:24 told:19 touch:23
patch:-24
pate:27
paternity:-18 test:-9
paterson:-15 nj:-15
patron me:-12 no:-28 paga:-19 toca:23 y:15
paul:-13
pavor:20
pay:-11 abortion:-14 an:-17 and:23 bill:-9 child:-15 colleg:-12 crim:-12 daycar:-19 debt:16 electric:-12 for:-19 funeral:-18 glass:-10 heat:-13 her:22 him:22 hotel:-15 in:-11 light:-9 me:-23 medicin:-10 mortgag:-16 motel:-20 overtim:-11 quit:-20 rent:-13 support:-14 the:-14
paycheck:-12
payday:-26 loan:-22
payment:-29 plan:-21
pech:-25
pedir custodi:-11 de:-13 la:-11
pee:-27
peek:17 in:17 my:17 window:17
pega:33 cabl:15 cint:12 con:17 cuand:10 de:16 el:15 enfrent:11 espos:17 hija:21 los:13 mama:23 mi:31 mis:25 novi:21 y:20
pegan:34
pego:28 embaraz:18 est:18
pele:-12 custodi:-10 la:-12
peligr:22
pell:-20 grant:-15
pelo:12 de:13 enfrent:13 los:13
pelvic:-20
pensacol:-19
pensamient:22 suic:22
pension:-38 para:-9
peori:-13
pep:11 spray:-19
pequen:-19
per:-24
perc:-20
perd mi:-28
perdi:-26 a:-20 bebe:-15 el:-11 en:-19 mi:-21 mis:-25 pasaport:-12 su:-12 todo:-19 trabaj:-18
perdim:-30
perdon:-12 migratori:-12
perimetral:-15
period:-14 and:-12 no:-9 product:-13 supply:-10
permanent:-21
permis de:-19 para:16 trabaj:-22
permission:9
permit:-29
pero:32 me:24 teng:21
persigu:31
person mayor:-38
personal:-14 attendant:-11
pesadil:-22
pet:-11 shelt:-26
peticion:-19
petition:-15
pfa:-15
pflag:-18
pharmacy:-27
pheonix:-21
philadelphi:-21
philly:-24
phlebotomy:-19
phoenix:-19 az:-11
phon abus:31 account:-16 and:23 bill:-11 couldnt:13 cut:-23 everyth:22 for:-21 free:-12 goe:16 got:-14 hack:-19 he:-12 i:19 is:-19 know:9 line:-20 numb:-22 off:-15 out:23 plan:-30 so:11 the:30 to:23 track:-14 watch:-9
phot:-22
physical when:23
physically:13 abusiv:13
pic:18 and:20 kid:21 of:25
pick:13 and:18 from:-12 me:31 up:30
pickup:-24
pictur me:17 my:12 of:17
pido:-13 custodi:-10 de:-13 la:-10
piens:30 en:30 la:22
pildor:-16
pill:10 a:17 and:30 are:18 by:-15 cost:-23 free:-20 hand:14 i:17 in:16 mail:-15 my:16 wake:11
pillow:30
pimp:49 beat:10 her:22 id:22 let:18 me:17 my:22 out:22 wont:18
pin:-9 against:21 down:20 me:29 the:21
pinch:24 and:21 me:24
pine reservation:-14 sd:25
pipe:-26
piso:34
pistol:30
pittsburgh:-16
plac and:-13 baby:10 crash:-13 for:-20 live:-9 me:-22 sleep:-17 stay:12 that:-11 to:-11 tonight:38 with:15
plan:16 after:28 and:23 b:-11 date:23 de:13 for:-12 free:-24 leav:22 me:-19 near:-22 parenthood:-29 phon:-15 rape:19 seguridad:26 to:27
plant:-34
plat:35 at:18 head:13 me:13 my:13
platic:-25
play:-30 game:24 socc:-18
pleas:23
plumb:-15
plus:-17
point:9 a:-10 anymor:32 being:14 up:16 wak:16
poison:-18 ivy:-18
polaris:-21
polic copy:-15 for:-22 me:27 wont:25
polici:-23 hizo:-10 me:-14 no:-19
politic:-28
poller:25
polv:-10
ponc:-22 puert:-9 rico:-9
pone:29 loco:18 violent:12
poner:-23 puest:-12 un:-10 una:-16
pop:-11 the:-15
por domestic:-30 el:30 embaraz:-19 en:25 espos:22 estar:-13 hijo:19 internet:-15 la:30 maltrat:-24 mi:27 mis:28 su:17 telefon:9 ventan:27 violenci:-20
porch:14
porn:14
porqu:27
portland:-22 main:-13 oregon:-12
positiv:-22
pospart:-17
post a:24 goodby:24 me:36 my:-9 nude:-26 on:30 onlin:18 partum:-15 pic:20 pictur:-16
postpart:-16
postpartum depression:-17 rage:-18 support:-23
pot:-24
potty:-27
pour:31 bleach:17 me:23 my:23 on:25
poverty:-19
power:-30 attorney:-12 back:-11 cut:-14 get:-11 of:-12 off:-15 on:-11 out:-20
ppd:-20
pr:18
pre:-22 que:-22
preci:-25
predator:36
predatory:-18
preescol:-15
pregnancy:-26 discrimination:-9 help:-11 test:-10
pregnant:-28 17:17 at:-24 boss:-15 cant:25 dont:-29 he:25 homeless:-10 i:22 in:-28 me:15 meth:-22 my:14 need:-10 no:-23 on:-24 out:-22 plac:-27 scar:-28 shelt:-9 sleep:17 teen:-16 to:-14 want:-28 with:-11
prek:-20
prenatal:-23 care:-13 clinic:-12 vitamin:-21
prep:-23
prepaid:-19
pres:-28
preschool:-22 for:-10 free:-14 my:-9
prescription:-22
present:-9
presion:-21
press:18 charg:-23
pressur into:21 me:16 sex:21
prestam:-26 mi:-18 nombr:-18 para:-18
pric:-33
prim:17 de:14 me:14
primari:-16 adult:-15 para:-15
primeriz:-18
prison:-12 help:-20 releas:-17
priv:-20
privat:-18
pro:-12 attorney:-13 bono:-12
probation:-19
problem:-28 de:-9
product:-19
professor:20
profil:-9 me:18
program:-20 de:-12 del:14 for:-16 wic:-10 women:-11
project:-12
prom:-22 dress:-23
proof:-41
propan:-24 empty:-11 tank:-9
propi:9
propin:-20
propos:-23
prostitu:26
prostitut:38
prostitution:10
proteccion:-14 contr:-13 de:-14 en:-14 menor:-14
protect:14 from:20 my:20
protection:-19 order:-19
protectiv:-11 servic:-20
prov abus:26 emotional:20 utah:-24
providenc:-11 ri:9
prueb:-20 de:-20 embaraz:-13 ets:-10 sexual:-9 vih:-9
psicolog:-32 gratis:-12 nino:-10 para:-10
psicologic:11
psiquiatr:-20
psych:12 medicin:-22
psychiatric:-16
psychologist:-24
ptsd:-19 therapy:-14
public defend:-13 hous:-23 mis:-20
puebl:-15 co:-12
pued a:15 bebe:-9 con:10 dorm:14 el:-9 gas:-12 la:-11 mas:27 medicin:-9 mi:24 tener:-9 trabaj:-22
puert:-12
puest:-14 com:-10 de:-10
pul a:34 knif:27 my:27 on:19
pull:11 hair:26 my:26 ups:-20
pump:-28 at:-14 work:-13
punch:22 a:19 hole:23 in:14 me:37 next:14 the:30 wall:32
puppy:-13
purg:-19
purpos:39
purs:24
push:33 down:18 into:19 me:32 off:14 the:13
puso:32 en:29 gps:18
put:21 a:20 an:17 app:21 bill:-15 camer:22 down:19 fing:16 gun:12 hand:26 her:11 his:29 in:23 my:-12 on:28 someth:27 stuff:-13 the:12 to:11 track:15 under:22 us:24
que:17 a:22 acept:-11 acerqu:-17 acuest:16 ayud:-14 bebe:-9 busc:-15 comer:-23 con:15 darl:-9 dejo:10 el:17 embaraz:-20 enter:9 espanol:-17 estoy:-20 habl:-14 la:31 le:18 llegu:23 llev:-22 lo:15 me:10 mi:-25 morir:16 naci:-9 nada:11 papa:-12 papel:-26 para:21 quier:12 si:10 sirv:21 soy:14 su:20 tio:18 tuve:-15 va:29 valg:14 voy:19 y:22
quebr:19 el:19
qued cal:13 con:-32 embaraz:-14 hijo:-20 mis:-20 sin:-25 trabaj:-15
quedam hoy:21
queen:-21
queer youth:-11
question:-24
quien:-25 a:-19 cuid:-14 dejar:-19 habl:-13 me:-17 mi:-13 mis:-14
quier:17 acab:15 acuest:16 aqui:22 arregl:-17 bebe:-36 comer:-22 cort:17 custodi:-13 de:12 dej:27 desaloj:-23 desaparec:21 divorci:-25 dorm:20 el:-21 embaraz:-38 en:15 estar:15 este:14 estudi:-24 firm:-12 huir:22 ir:15 irme:30 la:-16 los:-29 mas:12 mat:23 matar:37 me:25 mi:24 mis:-25 morir:38 pagar:-19 papel:-30 para:9 pero:22 poner:-18 qued:-23 quit:-12 sacar:-22 segu:30 separ:30 siempr:19 suicid:19 tener:-9 tenerl:-16 termin:-17 todo:15 trabaj:-21 un:-24 vida:24 vivir:23
quiet:27
quinceaner:-32
quis:20 la:28
quisier:27 no:25
quist:-22
quit a:-24 bebe:-25 celul:20 chequ:12 cupon:-15 de:-29 diner:19 drink:-16 el:10 estampil:-21 hija:-25 hijo:-28 job:28 las:-19 luz:-20 medicaid:-17 my:19 nina:-14 nino:-19 papel:30 pasaport:26 smok:-15 telefon:16 vida:33 y:49
racial:-18
racism:-17
racist:-20
rage at:13
rain and:23 have:23
rainn:-26 numb:-16 org:-16
rais:-26 grandkid:-11 hand:17 my:-25
rait:-18
ramp:-20 for:-16 wheelch:-13
ran:15 home:-20 im:15 my:15 of:-25 off:16 out:10
rap:61 a:15 ago:12 as:14 at:38 by:21 colleg:20 husband:17 in:20 last:15 me:35 my:26 never:19 night:13 on:21 party:16 year:12
rape:83 cent:13 counsel:26 crisis:29 didnt:11 do:11 help:24 i:17 if:13 in:19 kit:30 victim:19 what:15
rapid:-20 city:-15
rash:-11
rastr:-15 mi:-15
rastreador:-17
rat:-19
rato:18
razor bump:-16
re:-17
read and:18 email:19 messag:-16 text:-20
ready:25 give:12 go:22 to:12 up:12
reason:15 live:24 to:26
rebuild:-12
receipt:21
recet:-24
reci:-30 de:-25 lleg:-23 nac:-13
recib:-17 de:-9 gas:-12
recip:-39
record:-21 and:24 clean:-16 nak:25
recovery:-26 hous:-11
recruit:38
recurs:-21
red:-14 cross:-14
reembols:-18
reentry:-23
refill:-22
refug agency:-15 english:-16 job:-14 resettlement:-15 women:-17
refugi:-23 acept:-11 con:-28 de:-21 el:-16 en:-19 ga:-14 hijo:-13 maltrat:9 mascot:-11 mi:-19 mis:-19 mujer:-15 nino:-20 orl:-12 paso:-12 phoenix:-13 ponc:-10 que:-11 san:-12 tucson:11 y:-14
refuji:-22
refund:-30 for:-10 got:-21
refus:-13 to:-13
regal:-29
registration:-16
regl:-21
regres deposit:-10 el:-10 la:13
regret:12
rehab:-28 baby:-14 for:-9 las:-10 me:-16 take:-10 that:-10 with:-18 women:-9
rehabilitacion:-17
relacion:33 abusiv:15
relaps:-29
relationship:48 help:17
releas:-9 date:-25
relief:-20
religious:14
relocat:-28
relocation:-22
remarri:-23 i:-11
rememb:19 anyth:16
remot:-15
remov from:-13 my:-24 phot:-15
removal:-26 help:-14 senior:-14
renew:-21 card:-21 green:-21 my:-21
renewal:-25 help:-10
reno:-19 nev:-16
renov:-19 card:-16 green:-16 mi:-15 permis:-15
rent:-20 a:-17 asistanc:-15 assistanc:-16 atras:-11 ayud:-17 barat:-10 bronx:-10 chicag:-15 clark:-13 cond:-9 county:-12 due:-17 el:-12 en:-13 help:-27 in:-16 memphis:-20 money:-22 nj:-19 no:-15 on:-12 the:-15 to:-13 tomorrow:-11 un:-14
rental:-23 assistanc:-16
repa:-28 help:-13
repar:-18 mi:-15
reparacion:-21
repart:-16
replac:-25 card:-12 id:-17 my:-17
replacement:-18
repon:-22 mi:-16
report:11 a:19 boss:12 copy:-15 deportacion:-19 for:25 my:17 of:25 polici:-16 to:-22 train:-15
represent:-30
requisit:-16
rescu:-29
reservation shelt:-14
resettlement:-20 agency:-10
residenci:-24 por:-24 violenci:-19
residencial:-14
residential:-17
resourc:-20 cent:-16
respet:-14 la:-14 orden:-14
respir:24
respit:-33 care:-20
restain:-28
restaurant:9
restrain against:13 for:-13 help:-16 my:13
restran:-17 order:-16
restriccion contr:-17
resturant:-14 job:-14
resum:-32 help:-12
retir:-30
retrain:-21
return:-20 my:-16 to:-16
reunificacion:-19 famili:-19
reunification:-20
reveng:-19 porn:-19
revis:21 el:22 mi:-24
reye:-20
rhod:12 island:12
rib:34
rid:-22 of:-18
ride:-27 doctor:-9 home:-12 the:-9 to:-18 tonight:-26
ridg reservation:-14 sd:25
rifl:14
right:-10 at:-14 he:23 i:14 ice:-17 my:15 now:21 sinc:14 squeez:15 when:-13 with:14 work:-14
ring:-12 camer:-22
rip:17 my:28
risk:-18
roach:-28
road:12
rob:-44 bols:-13 carter:-13 identidad:-11 la:-19 me:-15 mi:-11 mis:-22 necesit:-20 papel:-25
roban:-19
robo:-24 de:-12
rochest:-16 ny:-16
rock:-24
roja:-13
romanc:-14 scam:-14
romp:26
rompi:30 de:26 la:28 mi:13 orden:14
roof:-13 leak:-14 my:-22
roofi:43
room at:14 for:-30 im:10 my:26 rent:-16 sleep:16 tonight:-25 with:16
roomat:21
roommat a:17 in:19 me:31 wont:-27
root:-13 canal:-13
ropa bebe:-22 cobij:-18 de:-25 gratis:-17 me:18 nino:-11 no:18 para:-18 trabaj:-20 y:-15
rope:9 garag:14 in:14 the:14
rose:-11
rot:-15
roto:-16
round:17 my:17 neck:17
rrent:-19
rub:29 me:13 my:24 on:11
rued:-13
ruin my:10
rule:-31
run away:-24 food:-17 from:11 of:-17 out:-17 the:10
runaway:-16 hotlin:-20 safelin:-21 teen:-12
sa:29 survivor:29
sabe:20 dond:29
sabotag:27 my:27
sac casa:-21 de:-21 del:19 la:-12 muel:-11 una:-11 y:19
sacar:-20 apartament:-13 casa:-13 de:-13 del:-13 el:-15 la:-11 pasaport:-20
saco:9 a:13 casa:-29 mi:-9 orden:-19 tarjet:-10 una:-19
sacrament:-23
sad:-25 and:-20 baby:-9
safe:13 for:-29 haven:16 home:14 hous:50 in:-9 me:-22 my:18 phon:-23 plac:-13 program:-32 sleep:-19 tonight:30
safehous:15
safelin:-21
safelink:-20
safely:30 with:28
safety:17 for:9 leav:24 plan:46
said:28 a:-14 and:13 be:19 but:14 cant:10 goodby:18 got:17 he:20 hed:17 hell:21 him:18 hurt:12 id:16 leav:22 me:24 next:16 one:12 she:19 stay:12 stop:21 to:24 want:15 we:16 will:29 would:13
saip:-12
sal:16
salari:-15
sale:-15 carcel:15 de:15 la:13
salg la:-10
sali:18 carcel:-27 de:-10 la:-10
salir:25 casa:18 de:12 del:-15 mi:15 ni:14 trabaj:-12
salon keep:23 our:14
salt:-11 city:-12 lake:-11
salud:-26 en:-9 mental:-21
salvacion:-13
salvation:-14 army:-14 shelt:-12
same behind:26 car:18 me:26 outsid:25
samhs:-17
samo:10
san:-11 antoni:-12 bernardin:-17 dieg:-20
sane:39 exam:30 nurs:31
sangr embaraz:18
sanitary:-21
sant:-24 ana:-12 fe:-9
sat:25 chest:13 my:13 on:25
saturday:-25
sav:-20
savannah:-14 ga:-11
saw:24 my:18
say:44 be:24 call:29 can:28 cant:18 daddy:16 deport:-27 done:20 fell:16 god:14 going:27 got:26 has:10 have:-15 hell:14 her:31 his:15 ice:26 if:22 ill:25 im:21 it:26 its:17 liv:20 make:11 my:20 no:22 owe:24 play:24 post:28 see:17 she:32 take:18 the:18 they:15 want:11 we:-24 would:13 yes:20
sba:-16
sc:-21
scal:-14 doctor:-10
scam:-24 my:-14 onlin:-22
scar:24 boyfriend:20 dad:18 go:26 going:20 he:25 home:33 husband:29 i:-10 kid:29 kill:9 leav:31 me:31 my:20 of:12 tell:-17 the:-19 us:11 what:26 when:26 will:12
scary:17 about:-15 my:-15 thought:17
schedul:-30
scholarship:-12 mom:-10 over:-18 women:-24
school:-20 3:-10 and:-15 at:-18 bus:-21 care:-11 cloth:-21 equivalency:-13 for:-23 grant:-16 help:-23 job:-17 lunch:-9 me:17 money:-13 my:-16 need:-9 program:-11 wont:-23 year:-10
scor:-9
scout:-16
scream:9 and:17 every:17 me:28 night:17
screen:-15
sd:10
se:10 acab:-23 acerqu:-21 afuer:17 aprovech:24 braz:22 car:-17 casa:-24 con:-21 cort:27 de:11 descompus:-11 dond:-20 drog:-21 el:-22 enoj:16 enter:21 escap:-20 espos:-12 esta:-23 fue:-11 inund:-22 la:-27 las:-9 llev:-14 loco:18 los:15 matar:29 me:-31 mete:16 morir:16 muri:-24 pone:22 quem:-28 quier:21 rompi:-28 tomo:23 violent:12 y:17
seal:-13
search:-18 history:-17
seat:-14 baby:-19 cant:15 i:17 so:17
seattl:-28
sec:-14 8:-14
seccion:-18 8:-11
second chanc:-12 job:-9
secret:16
section:-21 8:-17 eight:-16 list:-9 wait:-9
secundari:-16
security and:18 assistanc:-15 card:-14 for:19 numb:-12 offic:-24 shov:18
see a:21 again:16 doctor:10 family:25 for:20 futur:19 in:14 me:17 my:-18 same:20 text:-18 the:9
seek:-19
segu:18
segur de:-11 en:17 medic:-14 mis:-15 nino:-15 para:-13 social:-17
seguridad:26
seizur:-13
sel:42 girl:22 me:27
self:15 defens:-18 esteem:-17 harm:35 petition:-15
sell body:22 drug:20 food:-15 me:23 my:-29 myself:23 tamal:-13 to:13
selm:-17
seman:14
sena:-18
send:22 a:19 back:23 him:12 home:17 me:23 my:13 nude:12 of:24 pic:27 threat:11 to:35
senior:-37 abus:-28
seno:-15
senor:21 me:14 ofreci:16
sent:15 a:17 nada:15
separ:20
separat:-24 line:-16 phon:-16
separation:-23
sergeant:29 in:21 my:21
serv:-26 divorc:-16 in:-22 marin:-17 paper:-18 the:-22 what:-16
servic:-10 deni:-11 offic:-15
servici:-21 social:-9
set:-15
sewer:-13 bill:-13
sex:38 abus:13 baby:-28 class:-19 for:21 me:9 money:23 rent:34 traffick:20 when:10 with:10 work:40
sexaul:-28
sexo:31
sextortion:-20
sexual:32 abus:29 assault:44 at:-17 de:17 el:-10 en:-10 harassment:-38 hotlin:15 infantil:9 joke:-27 mi:14 trabaj:-10 traum:24 work:-17
sexually:33 a:14 abus:15 assault:21 harass:-34
sexualment:18
sexualy:34
shak:35 baby:34 my:18 the:22 when:16
shap:25 like:25
shar:-15 location:-18 my:-22 pictur:-12
shatter:-10
shav head:9
she:31 and:21 die:10 done:24 fell:16 hit:30 is:22 liv:20 my:13 not:16 on:25 pill:11 say:16 told:-11 took:15 want:11
sheld:-17
shelt:-21 alabam:-11 alask:-28 anchorag:-24 and:-18 bay:12 beach:-20 bend:-12 biloxi:-12 birmingham:-11 bois:-25 bowl:-15 boy:-17 burlington:-13 casp:-16 cat:-15 charleston:-13 city:9 co:-10 collin:-9 color:-9 columbus:-11 delawar:-9 dog:-21 duluth:-16 el:9 eugen:-15 fall:-18 family:-9 for:-24 fort:-15 fresn:-17 full:16 ga:-15 gallup:-14 gary:-10 goldsbor:-17 grand:-14 green:-20 hilo:-19 il:-17 in:-27 indian:-12 island:-17 juneau:-16 kansas:11 kid:-20 knoxvil:-19 ks:21 la:-18 las:-24 lewiston:-13 me:-22 memphis:12 minot:-10 morn:17 nc:-24 nd:-9 ne:-15 new:-23 newark:-13 nh:-18 nm:-20 north:-14 now:20 numb:-11 oakland:-13 ocal:-15 ok:-9 omah:-24 open:-34 oregon:-9 paso:9 pensacol:-19 peori:-13 pet:-11 portland:-9 rapid:-14 san:-15 sant:-12 sc:-10 sioux:-13 son:-15 south:-12 spokan:12 springfield:-11 st:-21 teen:-14 teenag:-18 texas:24 that:-19 tonight:39 topek:-22 tuls:-14 tupel:-17 valley:-14 vermont:-10 wilmington:-11 with:-21 women:-28 worcest:-17 wv:-26
sheriff com:11
shift job:-10
shlet:-17
shoe for:-21 in:23
shook:38 baby:38 my:24 the:29
shoot:-18 himself:9 i:9 if:9
shop:-24 job:-24
short:-21 my:-14 on:-11
shortag:-14
shot:9 at:20
should die:24 i:-10 just:24
shouldnt:20
shov:29 me:29 the:23
show a:12 and:-9 at:35 everywher:26 for:-24 he:9 her:23 his:27 i:9 my:37 thing:20 up:27 when:9 with:-9
shreveport:-9
shut:-15 light:-20 my:-20 off:-15
shutoff:-19
si:24 dejo:19 denunci:24 habl:21 lo:33 me:27 no:18 se:-15 voy:19
sick:-13 day:-21
siempr:24 me:15
sient mal:-9 que:19 sola:-16
sign:-11 divorc:-11 for:-13 paper:-11 the:-10 up:-17
sigo:15
sigu:43 a:16 del:21 part:12 toda:12 trabaj:26
siguient:-15
sil:12 de:-19 rued:-13
similac:-27
sin abog:-9 agua:-26 casa:-13 de:16 diner:-12 dond:-20 el:16 enter:21 hogar:-19 hoy:21 mi:38 no:32 pago:19 papel:-32 permis:11 que:15 ropa:18 se:32 segur:-22 sin:19 trabaj:-19 y:31
sinc baby:-18 had:-15 hav:-12 my:-11 the:-20 was:-10
singl:-17 dad:-16 help:-21 mom:-16 moth:-11 of:-23
sioux:-17 fall:-17 women:-15
sir:18
sist:10 anymor:23 being:15 bunch:18 goodby:30 in:27 is:26 law:13 leav:25 talk:17
sit:19 daycar:19 his:15 in:21 my:18 on:10 outsid:28 truck:17
size:-26 4:-13 diap:-12
skill:-16
skim:-12
skin:-17
slam:11 door:-25 head:29 in:10 my:29 on:15
slap:19 and:16 baby:25 me:41 my:21
slash:31 and:23 my:30 tire:30
slat:-16
slavery:34
sleep a:23 and:12 at:25 bus:23 couch:-19 floor:15 for:14 forev:22 garag:12 he:23 in:25 me:16 men:11 my:14 on:-17 pill:-18 problem:-17 the:28 ther:11 train:-25 with:16
slept:32 at:18 laundromat:18 with:15
slid:-16 doctor:-10 scal:-14
smack:41 me:33
small:-10 biz:-12 business:-10 grant:-16
smart:-20
smash:17 and:28 my:13 phon:27
smear:-16
smell:-20
smok:-35 alarm:-9 free:-9 my:-10
smuggl:30
snap:-9 application:-14 benefit:-11 deni:-13 interview:-16 offic:-18
sneez:-15
snor:-31 cant:-15 sleep:-15
snow boot:-21
so:9 being:14 call:13 cant:18 couldnt:18 driv:20 get:23 go:14 he:-16 i:28 id:25 leav:17 of:14 see:-16 tir:14 to:12 want:21
soap:-25
sober:-32 for:-11 home:-12 hous:-9 liv:-26 with:-22 women:-11
sobrevivient de:23
sobri:-19
sobriety:-17
sobrin:14
socc:-18
social:-15 and:18 card:-14 numb:-12 offic:-24 servic:-14
sock:-18
sofa:-19
sola:-23
sold:43 me:28 my:25
sole:-9 custody:-9
solicit:-19 snap:-18
solo:27
solter:-17
some follow:16
somebody:18 leav:10 me:24 note:10 put:16 watch:22
someon:11 brok:-26 credit:-29 follow:15 hurt:16 in:17 is:37 keep:20 leav:24 list:-23 me:39 of:15 on:18 open:-29 put:22 someth:23 stol:-10 talk:-22 to:-14 took:15 touch:21 watch:10
someth:23 drink:26 in:14 me:10
somewher go:-9 in:-19 my:-17 safe:-9 stay:-18 to:-25
son and:17 back:11 burn:23 came:11 fight:-16 from:28 got:-30 he:13 his:16 hit:21 home:11 me:45 my:23 on:-10 social:27 steal:16 take:22 the:24 took:-31 was:-23 when:28 with:30 wrot:17
sonogram:-19
soon:32
sord y:12
sore:-20
sorry:12
soup:-12 kitch:-12
sourc:-23
south:-24 bend:-11 dakot:-17
soy de:16 indocument:-10 lesbian:-18 mayor:31 sord:12 veteran:-16
spac:-12
spanish:-16
spank:37
spay:-22 cat:-17 neut:-14
speak:13 spanish:-13
special immigrant:-14 need:-23
speech:-21
spend:-23
spik:39
spil:-17
spirit:-17
spit:30 in:26 me:23 my:26 on:23
spokan:-24
spot:-23
spous abus:21 me:25 visa:-28
spousal:18 abus:24
spr:-9
spray:-19
springfield:-22 il:-14 ma:-14
spy:-28 camer:-11 me:-20 on:-20
spywar:-11
squeez:20 my:20 neck:20
ss:-16 card:-15
ssdi:-17
ssi:-24 deni:-10 for:-12 my:-11
ssn:-24
st:-20 de:-10 island:-9 louis:-11 parish:-9 paul:-13 tammany:-9 thom:-10 vincent:-11 virgin:-9
stab:17 in:-21 me:28 my:-13 pain:-23
staff:11
stain:-25 carpet:-15 on:-15
stalk:46 ex:21 got:22 me:27 new:25
stamp:-22 cut:-9
stand:13 in:24 my:18 outsid:18 the:25
star:-9
start:-23 a:-12 bakery:-11 business:-11 clean:-9 daycar:-9 kindergart:-12 my:-17 own:-10
starv:-9 myself:-11
stat:-15 id:-16 kid:-18 my:-22 with:-22
station:26 baby:23 my:19 no:15 with:24
status:-22
stay and:12 away:-19 car:-17 home:-25 in:-19 mom:-27 more:12 my:-19 night:10 no:12 order:-12 with:-12
std clinic:-16 free:-12 test:-19
steal:-13 and:19 from:-11 money:-10 security:14 social:14
stealth:34
step:16 me:-10 my:28 program:-20
stepbroth:15
stepdad:25 broth:15 come:9 hit:22 in:10 me:26 my:25 to:23 touch:20
stepfath:26 me:21
stepmom:45 feed:22 me:23
stepson:19 my:16 touch:16
sti:-14 test:-10
still get:-15
stillbirth:-21
stillborn:-17 baby:-11
stimulus:-20 check:-11 tax:-11
stockton:-17 ca:-15
stol:-25 card:-11 id:-18 identity:-9 my:-15 refund:-9 social:-9 tax:-10 tip:-12
stomach:19 5:17 im:12 month:18 pregnant:13
stop and:11 bleed:23 child:-11 com:22 cry:-24 die:19 drink:-34 eviction:-12 from:18 he:-9 hit:13 i:14 me:31 pay:-17 say:25 sinc:-18 smok:-19 support:-11 the:14 think:26 to:32 using:-21 want:19 when:23 with:16
stor my:-18 thing:-18
storag for:-17 leav:29 my:-20 stuff:-10
storm:-35 damag:-20
stov:-28
strand:-12 flat:-12 with:-12
strang me:19
strangl:29 and:25 i:22 in:-30 me:32
strangulation:36
street my:18 with:18
strep:-14
stress:-29
strok:-26
strol:-19
strong:-26 heart:-17
strongheart:-22
struggl:-15 mom:-12
stuck a:9 at:-21 in:-11
student:11 campus:18 debt:-30 forgiveness:-12 loan:-19 on:18
study:-29
stuff:15 and:26 for:-13 hous:-25 i:16 im:12 in:-26 me:17 on:23 out:27 to:28 with:22
stupid:19
su:25 casa:-25 espos:20 hijo:13 la:16 le:18 mujer:15 papa:22 tio:18 toca:14 trabaj:-12
subi:-17 foto:-15
suboxon:-22 clinic:-10 doctor:-13
subsidiz:-18 apartment:-14
subsidy:-17
sucid:41
sucidal:45
sue:-21
sued:-21
suegr espos:16 me:29 mi:25 y:23
sueld:-9
suic:41
suicd:43
suicid:70 hotlin:24 line:20 note:17 prevention:21
suicidal:67
suicidi:45
suing:-20 me:-20
suisid:34
sum food:-12 for:-12 job:-14 kid:-11
summon:-15
super:-24
supervis:-22 visitation:-9
supervisor:-13 me:-30
suport:-27
supply:-20
support:-18 animal:-15 enforcement:-15 for:-17 group:9 lawy:-11 mom:-10 offic:-11 order:-10
surf:-14
surgery:-28
surpris:-28
survival:18
survivor:37 abus:9 benefit:-19 of:25
suspend:-23 licens:-10
swallow:26 a:-9 bunch:14 of:14 pill:31 the:20
swept:-24
switch:-23
swol:-16 face:-11
swung:30 me:30
symptom:-24
syphilis:-17
t:-19 visa:-10
tablet:11
taco:-27
tacom:-23
tag in:19 my:19 purs:19
tahirih:-29
tak to:19
take:17 all:25 an:15 and:18 anymor:11 away:-32 boy:-11 care:-13 cat:-15 check:9 childr:-22 cloth:23 dialysis:19 dog:-16 down:-23 every:15 for:15 he:22 i:20 if:13 kid:-18 me:11 medicaid:-14 medicin:29 money:25 my:22 no:15 off:15 out:-17 paycheck:32 son:23 tip:9 to:24 wher:20
taken:10
talk:12 a:11 about:15 and:24 end:17 he:18 i:23 in:9 me:19 my:26 to:-12
tamal:-23
tammany:-9 parish:-9
tamp:-15
tampon:-24 free:-10 pad:-13
tanf:-22
tank:-18 empty:-12
tap:9
tarjet a:-9 de:-13 ebt:-14 mi:-10 nombr:-10 verd:-12
tatt:14 of:14
tax:-27 credit:-10 free:-10 help:-18 kid:-11 refund:-16 return:-9
teach:25 is:23 me:21 text:25 touch:23
tech:-27
teen:-10 counsel:-15 dat:27 daught:15 family:-12 girl:-15 help:-11 is:-12 kick:-19 mom:-26 need:-14 no:-12 out:-19 say:13 she:11 shelt:-14 son:-18 suicidal:31 to:-22 violenc:18 want:9
teenag son:27
teeth:-20 knock:17 out:17 pul:-20
tel:23 hurt:10 me:23 to:22
telefon:-9 del:-9 gobiern:-9 gratis:-11
telehealth:-18
tell:25 i:18 im:15 me:28 my:15 parent:-13 to:22
temporal:-22
temporary:-19 order:-10
tenant:-21 right:-18
tenem:13 a:17 dond:24 ir:17
tener amig:16 bebe:-20 este:-9 hijo:-18 relacion:19 sexo:11
tenerl:-16
teng a:16 aqui:9 car:-15 casa:-19 com:-15 comer:-22 como:-18 con:13 darl:-9 deud:-25 diner:-10 dond:31 dorm:31 en:15 gana:20 hoy:24 la:-27 las:22 lech:-9 los:12 luz:-12 medic:-9 mi:31 mied:25 mis:25 mor:20 pastil:22 pavor:20 pedir:13 que:15 qued:25 quien:-14 segur:-28 un:20 y:-36
tent and:23 got:23
terapeut:-24
terapi:-25 de:-23 en:-14 gratis:-11 hija:-11 mi:-16 para:-16
term:-14
termin:-20 la:-18 mi:-15
terminat:-16
termination:-20 of:-11 right:-11
terrifi of:-14
test:-23 for:-12 free:-13 std:-9 strip:-15
testament:-22
testify:-10
texas:-17
text:16 and:16 daught:15 home:-20 im:17 line:9 me:41 my:48 numb:20 threat:23 to:-27 what:17 year:24
than men:-15
thanksgiv:-25 din:-17
that:-15 baby:-18 boy:-11 dog:-16 dont:-19 get:9 he:19 kill:-21 let:-20 man:18 me:-20 medicaid:-13 my:-15 pet:-9 take:-14
the:11 again:-13 and:17 apartment:23 appointment:-11 are:-9 army:-21 baby:13 bar:-12 bathroom:20 be:26 bed:31 bedroom:10 bill:-29 bottl:16 bridg:20 bronx:-15 bus:14 but:23 cam:21 cant:28 car:-11 clean:13 closet:17 cloth:16 condom:36 cord:26 country:-22 crib:-18 curb:25 daycar:24 disapp:12 divorc:-10 doctor:-21 dont:18 door:35 down:20 driv:-12 er:16 face:18 family:18 farm:21 first:-11 follow:21 frat:15 friday:15 from:30 garag:20 gate:12 gun:23 gym:-11 hair:10 he:24 heat:-19 hit:14 home:25 hospital:-13 i:15 if:16 im:32 in:22 its:18 job:-15 keep:25 key:-13 kid:22 lady:19 last:17 laundromat:12 left:21 let:14 life:31 light:-22 look:26 made:-12 make:25 man:23 marin:-17 mark:22 massag:11 men:10 money:38 morn:17 motel:24 mouth:37 my:17 nanny:25 need:-17 neighbor:-11 next:26 nite:19 no:20 now:16 nowher:16 nurs:19 of:13 off:16 on:9 order:13 out:38 outsid:21 overpass:24 paper:-10 phon:24 pill:20 plan:-23 point:9 polic:16 porch:14 protectiv:9 rain:28 rent:-19 reservation:-19 restrain:18 rez:17 right:20 road:12 room:37 salon:13 same:20 say:10 scar:12 she:21 shelt:15 show:32 slap:20 sleep:22 so:23 stat:-22 station:16 step:16 stomach:19 stop:18 stor:25 the:9 they:16 told:18 tonight:31 track:20 train:17 truck:18 valley:-14 wait:10 wak:16 walmart:-13 was:-11 way:-29 wheel:10 whil:15 wint:-9 with:24 without:14 work:24 yard:18
theft:-22
thehotlin:-19
their:24 dad:13
them:37
then:26 noth:25
ther:34 a:29 an:19 blood:22 food:10 im:14 my:14 no:29 on:16 spywar:14 track:18
therapist:-14 for:-24 me:33 medicaid:-10 take:-10 touch:15 who:-9
therapy:-29 my:-10
they:29 are:20 be:16 discharg:17 dont:21 have:9 i:17 id:19 keep:10 let:24 make:22 me:13 our:14 out:12 paper:19 passport:16 pay:13 said:27 see:21 sleep:13 the:35 threat:19 took:16 us:17 wont:12 work:17 would:11
thigh:14
thing:19 and:11 at:10 i:17 when:16
think:31 about:40 death:23 driv:14 end:20 going:15 have:-22 he:9 husband:15 i:-19 is:15 it:9 its:21 jump:17 leav:23 my:24 of:29 off:22 on:14 postpartum:-23 rap:10 someth:10 spywar:21 ther:16 thing:14 to:16 was:17
this:9 anymor:16 apartment:-26 baby:-21 he:17 is:-25 job:-14 life:21 marriag:17 month:-24 morn:24
thom:-10 island:-9 virgin:-9
though:23
thought:27 about:-15 baby:-17 death:29 my:-24 of:17
threat:26 burn:17 himself:11 kill:14 me:19 my:19 out:15 post:-21 send:-10 the:17
threaten:40 kill:12 me:26 my:26 post:25 text:25 the:25 to:18
threw:22 a:27 at:35 in:19 me:10 plat:14 the:29 wheelch:26
throat:20
through:13 marriag:-18 phon:-28 the:33 window:19
throw:35 at:13 me:20 my:33 stuff:20 thing:10
thrown 17:13
thyroid:-24
ticket:-38 home:-16 mom:-13 my:-17 to:-31
tie:20
tied:15 me:26 my:23 to:23 up:15
tien:9 amenaz:18 casa:12 con:21 de:22 en:14 encer:23 hambr:-16 la:22 trabaj:17 una:12 y:10
til:-18 friday:-22
tile:15 track:15
till:29 i:24 out:15 pass:15 pay:11 she:24
time a:28 buyer:-10 day:22 drink:15 for:-24 from:12 he:16 help:-14 i:24 off:-28
tind:21 me:18 stop:18 wont:10
tio:22 la:9 me:16 toca:12 toco:20
tip:-21 stol:-18
tir:14 aliv:13 being:13 fight:21 of:43
tire:-13
tiro:13 piso:17
titl:-22 ix:-14 loan:-9
tn:12
to:9 about:14 abus:32 after:29 aliv:23 all:24 and:12 anoth:-15 anymor:22 apply:-11 appointment:-9 ask:29 at:12 back:17 becom:-10 bed:13 befor:28 bill:-21 burn:17 but:16 by:-29 car:22 care:-21 cat:-13 chair:23 chem:-15 church:16 colleg:-27 country:10 court:-30 crash:-10 custody:-21 cut:16 danc:25 debt:23 deport:-9 dialysis:12 die:28 disapp:32 do:-9 doctor:-18 dog:10 drink:-14 early:-26 eat:-29 end:-11 every:18 everyon:14 everyth:14 face:12 file:-12 find:31 for:21 forev:27 friend:21 from:28 give:20 go:18 guy:19 hair:-24 hang:29 he:22 head:19 here:17 herself:22 hide:23 him:33 himself:12 his:23 home:11 hospital:-16 hotel:25 hr:-18 i:34 if:23 im:-10 in:-16 job:21 jump:20 keep:25 kid:-17 kill:20 know:23 last:30 leas:-21 light:15 list:-23 live:18 look:31 lose:-28 man:23 marri:19 marry:19 me:31 meet:25 men:30 messag:19 money:18 more:23 myself:27 night:14 no:16 nude:-15 obey:14 of:17 off:23 onlin:-11 or:9 out:21 over:22 overdos:17 parent:-17 party:23 pay:15 pic:10 pregnant:-30 prom:-21 put:-11 quit:-15 rape:10 read:-16 rent:-13 restrain:-11 run:27 say:11 scar:27 school:-21 see:22 sell:15 send:9 sex:16 show:-10 sleep:24 so:26 start:-18 stat:-15 stay:18 stor:-13 strip:22 take:24 talk:-31 test:-12 texas:-15 the:18 thing:-18 this:26 tonight:41 touch:15 up:27 us:25 vacat:-12 vent:-20 wake:16 want:13 when:-12 whil:-9 with:22 without:23 yel:22 yes:11
toal:-22
toallit:-19
toc:40 a:29 mi:32 permis:17 sin:17
toca:32 a:34 mi:16 nina:17 que:15
toco:42 a:24 hija:17 mi:27 permis:19 sin:19
toda:15 las:18 part:12 pastil:15 y:15
today:29
toddl:-11 alon:11
todo:37 dia:20 el:22 en:-19 que:23
togeth:-29
told anyon:15 dad:15 grandp:20 him:27 i:10 leav:-19 me:-16 the:-12 to:-16 touch:20 was:12
toled:-15
tom:34
toma me:14 much:-26 pega:20 pone:13 se:13 y:16
tomar:19
tome:37 pastil:24
tomo:22 pastil:31
tomorrow im:24
tonight:40 3:15 and:10 baby:29 he:10 in:17 its:14 my:20 rain:14 safe:20 with:34
tonit:31
too deep:24 drunk:11 expensiv:-21 high:-13 much:-25 pill:17 say:11 work:-24
took:17 a:21 advantag:22 all:19 and:32 away:25 baby:-29 battery:24 birth:10 bottl:18 bunch:14 car:22 checkbook:-21 childr:-17 condom:31 her:15 id:-17 in:9 key:27 kid:-25 loan:9 many:17 me:15 money:-35 of:16 paper:34 passport:36 phon:38 pictur:17 pill:29 refund:-17 seat:10 so:20 tax:-15 the:26 to:-17 too:17 turn:28 visa:29 whol:18 with:-23
tooth:-28 infection:-9 out:-17
toothach:-18
top me:15 of:15
topek:-24
tore:18 my:18 up:18
torn:-24
tot:-12
touch:44 a:10 and:31 as:10 at:26 by:12 child:14 daught:32 doctor:15 dur:12 girl:21 her:16 him:15 i:13 in:27 inappropriately:22 me:10 my:26 on:24 the:23 when:15 whil:9 without:12 wrong:16
tow:-21 car:-24 my:-29
towel:-15
toxic:39 relationship:16
toy:-30 for:-14 tot:-12
tps:-18
trabaj:-12 a:11 bar:11 de:-28 dia:19 embaraz:-10 fuerz:14 la:24 madr:-17 me:22 medi:-9 mujer:-21 ni:17 noch:-24 pagar:22 pago:19 por:-16 sin:14 tiemp:-9 tien:10 un:11 y:12
trabajador agricol:-16 camp:-18 del:-18
tracfon:-20
track car:17 devic:-24 for:-10 in:14 location:-11 my:11 numb:-10 on:24 packag:-22 stimulus:-17 the:17 under:14
trad for:21 school:-11 women:-18
trae:23
traffic ticket:-11
traffick:61 help:28 hotlin:20
trafic:33
trail:-22
train:-22
trajeron:29 con:11 engan:11 para:20 trabaj:10 y:27
tramit:-18
tran:-10 and:11 cor:-22 girl:-25 kick:-19 lifelin:-23 me:-10 my:-17 need:11 numb:-27 out:-19 suicidal:19 teen:16 y:-22
transf:-15
transgend women:-28
transitional:-14 hous:-22
transmision:-11 sexual:-11
transmission:-27
transport:-22 al:-10
transportation:-18 to:-16
trap:26 in:18
trash:12
trastorn:-14
trat:43 de:38 person:19
tratamient:-26 para:-11
traum therapy:-18
travel:-23 for:-10
treatment for:-14 my:-13 women:-20
trenton:-18
tres:-16 mese:-9
trevor:-36 project:-15
tri:38 last:23 me:20 overdos:17 to:38
tribal:-19 health:-11
trimest:-22
trist:-17 desd:-9 que:-9
tristez:-16
troubl:-23
truck:27 stop:12
true:-18 crim:-18
try:12 kill:24 me:16 to:-11
tube:-31 tied:-22
tuition:-16
tuls:-13 ok:-9
tupel:-17
turn 18:-21 back:-17 her:9 it:23 my:32 phon:25
tutel:-19
tutor:-21
tuve:11 a:-14 bebe:-14 mi:-14
tv:-21
tweak:-18
twin:-10
twist:23 arm:23 my:23
two spirit:-17 week:-26
tylenol:24 to:16
typ:9
uber:9 driv:29 lock:12 me:31
ubicacion:-23
ukraini:-16 refug:-14
ultrason:-20 gratis:-14
ultrasound:-26
un:11 a:9 abog:-19 afuer:17 apartament:-11 bar:11 companer:21 con:12 cuart:-32 cuchil:12 de:19 doctor:-14 el:19 en:21 hombr:21 infiern:17 le:22 lugar:10 me:34 negoci:-17 nino:20 no:-10 ofreci:16 para:14 plan:28 puest:-12 senor:20 sigu:26 trabaj:21
una:21 cachet:18 cart:17 casa:12 el:-23 fiest:11 muel:-16 no:19 orden:-17 pistol:19 relacion:18 restriccion:-15 y:19
unaliv:36 myself:20
uncl:11 did:16 his:-10 make:25 to:16 touch:23
unconscious:25
uncontest:-13 divorc:-13
under:29 car:14 my:13 tabl:-28 the:13
underw:-17
undocument:-20 and:11
unemploy:-20
unemployment:-31 claim:-16 deni:-9
uniform:-11
uninsur:-15
union:-17
unit:-24 way:-23
universidad:-19
unless:26 i:26
unpaid:-21 wage:-14
until:22 i:17
unwant:19 touch:24
up:27 a:16 adoption:-21 all:13 at:23 boyfriend:19 by:19 everywher:26 go:9 he:23 hous:21 hurt:11 i:9 job:15 me:13 my:43 nak:20 need:-29 night:12 now:-13 on:12 parent:10 party:14 phon:21 pill:19 the:-13 to:21 tomorrow:21 was:13 work:15
ups:-20
urban:-11 indi:-11
urge:14 cut:21 to:21
urgent:-31 care:-36
urinary:-16 infection:-13
us:49 alon:22 and:24 at:17 day:22 for:17 in:26 is:20 leav:10 night:14 out:18 outsid:11 the:24 till:11 we:13 work:14
usa drog:-13
usaron:-11 mi:-11 segur:-11
uscis:-25
use and:9 condom:25 me:26 wheelch:-15
used:-15 credit:-10 me:21 my:-26 social:-14
using again:-25 my:-28 social:-12
uso:-12 mi:-12
uterin:-15
uti:-19
util:-20
utility:-24 assistanc:-12 help:-25 off:-20
va claim:-22 clinic:-11 deport:28 health:-15 loan:-12 matar:27 women:-14
vacat:-19 order:-17
vaccin:-29
vacun:-25 a:-19 bebe:-19 mi:-19 para:-9
vaginal:-31
vale:11 de:-20
valg:18 nada:13
valley:-21
vamo:21
van:-26 a:-19 de:-14 del:-9 desaloj:-10 echar:-11 la:-13 lanz:-14 quit:-18 sacar:-9
vap:-25
vasectomy:-19
vash:-17
vawa:-18 petition:-17 self:-14
vece:29
vecin:9 a:23 golp:19 grit:18 le:26 su:18 toda:-13
vegas:-13 shelt:-18
vena:16
vend:12 cuerp:26 mi:11 tamal:-21
venezuel:-25
ventan:27
veo a:13 sent:13
ver:-11 a:-19 bebe:-19 famili:31 hija:-29 hijo:-11 mi:-14 mis:-11
verbal:27 abus:19
verd:-21
verizon:-15
vermont:-23
vet benefit:-18 bill:-22 crisis:28 dog:-10 for:-11 gun:15 help:-19 my:-11 with:18 women:-17
veter:-24 crisis:-40 help:-18 homeless:-18 hous:-14 line:-34 ptsd:-17 with:-10 women:-11
veteran:-25 hogar:-9 sin:-17
veterinari:-20
vez:14
viaj:13
victim abus:23 advocat:-19 assistanc:-25 comp:-14 compensation:-20 crim:-22 de:25 fund:-15 help:14 in:25 money:-22 un:-25 violenci:20 visa:-11 witness:-20
vida:44
vide:-30 of:-13
viej:23 me:25
vien:-9
vientr:-13
vigil:33 el:23
vih:-18
vincent:-11 de:-10 help:-9 paul:-10
vine:-15
viol:46 a:22 anoch:12 chiquit:13 cuand:10 era:10 espos:20 hija:22 mi:33
violacion:42
violanc:12
violat:19 restrain:15 the:12
violation:-32
violenc:59 des:10 help:40 hotlin:22 moines:10 ohio:19 shelt:41
violenci:69 de:24 domestic:19 en:28 famili:23 gener:24 intrafamili:18
violent:58 he:12 lose:12 when:16 with:30
virus:-31
visa:-21 abus:17 expir:-18 for:-29 i:18 para:-18 t:-14 victim:-34 wife:20 you:-14
vision:-18 exam:-16 test:-12
visit:-11 need:-20 son:-10 with:11
visitation:-21 cent:-18
vitamin:-29
viv:10 en:-31
viviend:-22 barat:-10 de:-21 en:-18 para:-11
vivir:23 mas:12
vivo:15 cal:-31 car:17 con:25 infiern:17 la:-31 mi:17 un:17
vocational:-13
voce:-21
voic me:20 tel:20 to:20
voilenc:17
volv:20 a:12 casa:25
vomit:-27
vote:-22
voter:-21
vt:-14
w2:-21
wa:-18
waco:-12 tx:-12
wage:-21 theft:-15
wait:19 by:18 car:18 for:27 list:-23 me:29 my:25
waitlist:-26
waiv:15
wak:16 up:16
wake:23 me:11 tomorrow:14 up:23
walk:13 all:21 behind:10 eggshell:15 every:14 me:10 night:17 on:15 out:15 with:12
wall by:13 my:13 next:10 to:10
wallet:-21
walmart lot:16 need:-23
want:18 aliv:25 all:22 and:20 baby:-28 back:-18 but:13 cop:25 counsel:-22 coupl:-18 custody:-18 die:33 disapp:19 go:22 here:14 herself:14 it:21 kill:35 kms:26 live:37 me:21 more:-21 my:-19 myself:29 no:15 obey:14 of:-21 out:28 pregnant:-13 send:11 sleep:27 so:22 stop:21 the:25 to:11 with:10
warm cent:14
warrant:-22
wart:-25
was:22 a:11 and:15 asleep:15 assault:27 at:11 born:-10 dead:15 drug:16 gone:11 if:9 kil:-19 last:15 murder:-22 my:16 of:10 on:13 out:11 promis:23 rap:25 scam:-22 sleep:10 top:10 with:21
wash:-23
wasnt:29 here:14
watch:17 baby:-9 hous:37 kid:-24 me:14 show:24 the:31 whil:-29
water apartment:-14 bill:-14 brok:35 got:-15 heat:-11 in:-14 off:-25 shut:-16
way:17 get:-30 out:10 to:21
wayn:-15
we:22 a:24 and:23 are:16 argu:22 at:15 counsel:-10 go:16 got:21 have:-9 in:38 live:16 marriag:-10 need:-10 nowher:12 our:19 sleep:23 the:25 were:28 wher:13
wean:-19
wear:29
weath:-25
wed:-43 a:-16 dress:-16 help:-18 on:-16
week abortion:-25 and:26 dont:-19 pregnant:-22
weekend:-11
weekly:-24 motel:-24
weld:-16 women:-12
welfar:-27 offic:-11
well:-23 women:-14
welt:17
went:9 a:17 my:19 the:23 to:24
were:27 both:19 women:19
wet:20 bed:20 the:20
what a:14 after:17 did:15 eat:18 hap:11 happen:21 he:28 i:26 im:17 is:-15 now:-28 to:-12
wheel wv:9
wheelch:-14 and:-13 help:-20 need:-13 ramp:-17 van:-19
when:16 and:19 asleep:18 at:9 cry:17 drink:14 drunk:21 get:-10 go:11 have:-29 he:16 him:21 his:21 home:23 im:23 it:-15 lose:12 mad:22 my:28 no:14 out:-28 rais:17 say:18 she:17 sneez:-15 to:22 was:15 we:20
wher:14 do:34 get:-25 go:23 he:20 i:16 it:17 live:-30 shouldnt:20 sleep:23 to:-11 tonight:15 we:25
whil asleep:15 at:19 he:15 im:-18 in:-20 pregnant:-13 shelt:-20 sleep:10 was:32 work:-11
whip:23
who a:-12 can:-24 do:24 for:-9 her:15 me:13 medicaid:-9 my:-25 pay:-16 take:-15 to:19 will:16
whol:35 bottl:25 of:18 tylenol:15
whor:12
wi:-12
wic:-31 appointment:-10 de:-12 formul:-9 offic:-18
wichit kansas:-13
wick:-15 offic:-9
widow benefit:-15 cant:-12 group:-14 pay:-12
wife:19 abus:43 abusiv:24 and:-19 are:-21 at:10 beat:30 has:20 hit:23 husband:20 in:22 is:-9 me:27 of:-21 out:32 punch:12 throw:10 want:16
wifi:-21
wig:-20
wildfir:-22
will:18 and:-18 believ:23 find:19 for:16 i:-10 ice:-11 if:13 immigration:13 kill:21 live:24 me:17 take:14 testament:-18 to:24 us:12
wilmington:-17 delawar:-15 nc:-11
window:12 at:17 night:17
windshield:16
wint:-24 coat:-15
wipe:-23
wisdom:-26 teeth:-19
wish:32 could:19 i:32 wasnt:21
wisp:-18
with:11 2:24 3:17 a:15 abus:26 anymor:18 baby:28 bat:23 belt:19 benefit:-19 bill:-17 body:27 boyfriend:-12 bruis:14 burn:14 chem:-24 child:-26 childr:-17 cigaret:16 cord:11 cost:-10 daught:18 deposit:-17 dog:-18 electric:-10 fath:28 felony:-19 first:-9 flat:-12 for:17 friend:-9 funeral:-17 gas:-14 grandm:12 grocery:-19 gun:19 handprint:11 her:20 him:16 his:19 home:-16 hous:-16 husband:22 im:27 insuranc:-16 job:-23 just:16 kid:-9 knif:11 life:23 light:25 man:22 mark:21 me:11 men:17 money:-15 need:-21 nude:29 on:21 or:10 other:12 pant:13 pet:-24 pic:23 plac:21 rent:-16 rifl:14 school:-17 security:-15 shoe:25 social:-22 son:-19 ssn:-15 that:21 this:-13 tire:-12 to:21 tonight:25 water:-11 when:9 whil:10
withdrawal:-17
without:11 ask:23 consent:17 him:28 husband:-26 insuranc:-15 me:16 notic:-15 paper:-21 parent:-13 tel:9
witness:-22
woke:22 a:16 and:13 at:11 he:13 hurt:11 nak:20 up:22
women a:-9 abus:39 and:-11 beat:28 business:-18 by:23 ca:-11 caregiv:28 childr:-10 city:14 clinic:-20 construction:-16 county:-29 dc:-16 discrimination:-19 exam:-22 group:-15 health:-20 hous:-19 husband:24 il:-18 infant:-13 job:-13 kid:-12 ks:10 lake:-14 law:-22 lawy:-15 leav:16 liv:13 near:-18 oakland:-13 only:-20 over:-18 own:-18 program:-15 rap:26 rehab:-14 servic:-24 shelt:-13 son:24 support:-16 tacom:-22 topek:-23 train:-13 tuls:-11 tx:18 veter:-16 with:-22
wont alon:15 and:22 away:-16 child:-13 com:22 condom:25 cry:-22 daught:-18 divorc:-11 do:-21 eat:-25 file:-9 fix:-12 have:23 heat:-13 help:24 hit:13 kid:-22 learn:22 leav:18 let:13 me:10 money:27 my:-16 noth:-13 of:-12 out:-17 paper:-25 pay:-15 pump:-18 return:-15 say:23 see:-12 show:18 sign:-17 sleep:-12 start:-9 stop:23 support:-13 take:11 talk:-16 the:-12 up:20 us:12 use:14 wake:11 wher:17 with:14
wood:-24
worcest:-16 ma:-15
work 16:28 a:19 all:17 at:11 by:24 childcar:-22 cloth:-16 comp:-20 daycar:-16 debt:30 do:-11 for:17 free:28 from:-17 him:19 home:-15 how:-23 hrs:19 in:-14 it:-11 job:-15 late:-28 lost:-10 massag:10 me:29 my:25 need:-14 no:14 of:-14 off:32 permit:-22 ride:-11 right:-19 street:14 to:16 tomorrow:22 train:-12 uniform:10 wait:12
workforc:-21
workplac:-25
world:16
worth:24 it:18 liv:20
would:29 be:14 bet:12 happi:16 i:14 if:16 me:23 miss:21 notic:11 off:10 without:13
wouldnt:11 let:13 me:13 out:13
wound:-15
wrist:40
writ:16 a:-16 resum:-16
wrong:10 dur:12 exam:12
wrongful:-13
wrongfully:-18
wrot:29 a:21 goodby:20 let:20 note:21
y:24 a:13 al:10 amenaz:29 avent:9 avient:9 bebe:15 cobij:-18 com:-21 con:-22 conocem:15 cor:-22 cosa:16 de:12 deja:15 dejan:21 despert:16 dice:16 diner:-25 dond:11 el:28 embaraz:-26 en:30 encer:14 es:21 espos:15 estoy:-17 frio:14 golp:24 grit:12 hace:16 la:27 le:20 los:-9 luz:-21 marc:13 me:31 mi:21 mis:15 necesit:-26 nino:-28 no:14 paga:19 pagan:17 pega:23 pone:13 pued:17 que:30 quit:12 revis:20 salir:19 se:13 segu:22 segur:-19 si:17 sin:9 sola:-14 telefon:32 tenerl:-16 tien:22 tiro:10 violent:12 ya:16 yo:-28
ya:45 aguant:19 de:14 es:12 estar:12 las:15 le:17 mas:15 me:24 no:27 noch:12 pastil:15 pued:22 quier:29 teng:15 vivir:11
year:12 abus:21 ago:21 at:26 boyfriend:13 find:-27 has:27 her:-14 how:11 never:12 niec:14 old:17 out:24 say:24 school:-19 the:23 told:12 who:13 women:20
yeast:-18 infection:-15
yel:40 at:26 name:24
yell:29 and:9 at:27 me:12
yes:20
ymca:-17 ywca:-17
yo:-12 is:16
you:-33 get:-9 visa:-15
young:-27
youth:-27 crisis:-26 out:-15 shelt:-12
yuma:-20
ywca:-17
zapat:-26 nino:-12 para:-12
zoloft:-17
`,
}

/** What each word adds for each danger, which is named by its place among these. */
export const kinds = {
  start: {
    dying: -2.4,
    suicide: -1.1,
    child: -2.1,
    assault: -1.7,
    trafficking: -2,
    followed: -1.9,
    violence: -0.9,
    tonight: -2.5,
  },
  words: `
1 0:-15 1:24 2:-16 3:-16 4:-16 5:-15 6:-21 7:-14
10 1:-29 2:22 3:-23
10pm 0:-21 1:-23 2:-15 3:-17 4:-22 5:-24 6:-24 7:23
11 0:-21 1:-25 2:26 3:12 4:-36 5:-14 6:-39
11am 1:-21 4:-13 6:-14 7:20
12 0:-13 2:33 3:22 4:18 5:-34 6:-49 7:-19
13 0:-20 2:51 3:30 4:-24 5:-28 6:-33 7:-32
14 0:-23 2:48 4:-42 5:-37 7:-38
14yr 1:-24 2:18 5:-24 7:-15
15 0:-23 2:45 5:-16 7:14
16 0:-15 1:-19 3:-34 4:30 5:-26 7:18
17 0:-21 3:-33 4:-24 5:-22 7:35
18 0:-14 1:-14 2:-17 3:-17 4:18 5:-15 6:-14 7:-13
19 0:-16 2:-33 4:-18 5:-17 6:-15
2 0:-23 3:-29 4:-28 5:-32 6:-34 7:21
20 1:-15 2:-29 4:-35 7:16
24 0:-18 1:-20 3:-12 4:-22 5:14 6:25
2am 0:-28 2:-24 3:-28 4:-26 5:-17 6:-37 7:27
2nit 0:-14 1:-22 2:-32 3:-22 4:-27 5:-20 7:21
3 0:-18 1:-18 2:-20 6:-54 7:21
30 0:13 3:-26 5:-25 6:21 7:-15
4 0:-16 1:-30 2:19 4:-29 5:16 6:18 7:-19
40 2:-26 3:-14 4:13 6:-20 7:-17
5 0:-16 1:-25 2:19 3:-46 4:-27 5:-27 6:16 7:-27
50 0:-16 1:-12 2:-18 4:-17 5:31 7:-18
54 0:-18 1:-12 2:-18 3:20 4:-24 5:-14 6:-14 7:-18
6 0:-16 1:-28 2:33 3:-20 4:-26 5:-21 7:-27
60 1:-18 2:-26 4:-17 5:25 6:-13
68 1:-14 2:-24 3:-20 4:-13 6:23
7 0:12 1:-27 3:-32 6:-16 7:-21
70 0:-14 1:-27 2:-33 3:-28 4:-24 5:-19 6:14 7:16
72 0:-15 1:-22 2:-28 3:-20 4:-17 6:29 7:-24
78 0:-18 1:-18 2:-33 3:-27 6:27 7:-17
8 0:-17 1:-14 3:-29 4:-27 5:-18 7:-17
80 0:-24 1:-21 2:-27 5:-19 7:-20
9 0:-20 1:-26 2:23 3:33 4:-21 5:-19 6:-24 7:-33
a
abaj 2:17 3:17 6:-13
abandon 0:-16 1:-15 2:16 3:-14 4:-16 5:-13 7:-15
aboos 0:-14 1:-19 2:-25 6:23
abortion 0:-14 1:-12 3:24 4:-22 5:-25 6:22 7:-13
about 0:-19 1:43 2:-17 3:-28 4:-13 5:-48 7:-22
abuel 0:21 1:-20 3:14 4:-17 5:-15 6:-17 7:-17
abus 0:-18 1:-33 4:-28 5:-22 6:32 7:-24
abusador 0:-15 1:-16 2:-15 3:-16 4:-16 5:-16 6:22 7:-14
abusiv 0:-25 1:-31 2:-31 3:-31 4:-29 5:-35 6:47 7:-24
acab 0:-18 1:28 2:-18 4:-22 5:-17 6:-32 7:-24
access 0:-21 1:-23 2:-22 3:-14 4:-24 5:-23 6:24 7:-25
accident 0:-16 1:-14 3:-26 4:-17 5:-12 6:15
account 0:-19 1:-26 2:-37 3:-37 4:-28 5:31 6:15 7:-24
accus 0:-22 1:-24 2:-31 3:-31 4:-23 5:-29 6:38 7:-13
acech 0:-18 1:-19 2:-17 3:-22 4:-21 5:33 6:-27 7:-16
acechador 0:-15 1:-17 2:-15 3:-15 4:-16 5:24 6:-18 7:-13
acos 0:-21 1:-27 2:-31 3:-17 4:-28 5:42 6:-43 7:-20
acosador 0:-16 1:-16 2:-15 3:-15 4:-16 5:24 6:-18 7:-13
acost 0:-15 1:-17 2:-23 4:36 5:-23 6:-35 7:-25
acount 0:-17 1:-16 3:-15 4:-16 5:-18 6:13 7:-13
across 2:-24 3:-13 4:-20 5:21 6:28
act 1:-13 2:17 3:-27 4:-19 5:-13 6:-14 7:-24
acta 0:-13 1:-21 2:-22 3:-17 4:-18 5:-18 6:24 7:-21
actin 0:-14 2:-18 5:-21 6:18
activ 1:-12 3:-19 6:13
acuerd 0:-17 1:-27 3:28 4:-17 6:-26 7:-22
acuest 1:-30 2:-21 3:22 4:32 6:-40 7:-25
ad 0:-13 3:-24 4:26 5:-21 6:-25 7:-18
address 0:-24 1:-23 2:-42 3:-34 4:-35 5:45 7:-21
ads 0:-21 1:-20 2:-17 3:-31 4:32 5:-24 6:-32 7:-18
adult 0:-20 1:-33 3:-27 4:-31 5:-33 6:13 7:-19
advantag 0:-29 1:-29 2:-22 3:31 4:-29 5:-25 6:-32
advil 0:20 1:14 3:-20 4:-13 5:-12 6:-25
advocat 0:-15 1:-20 3:-20 4:-18 5:-17 7:-18
afraid 0:-28 1:-32 3:-31 4:-30 6:34 7:-33
after 0:-24 3:31 4:-24
afuer 0:-18 1:-24 2:-37 3:-33 4:-38 5:51 6:-19
again 0:-37 2:-16 3:-35 4:-37 7:-29
against 0:-28 1:-23 4:23 5:-34 7:-22
agar 0:-16 1:-26 2:-19 4:-34 5:-33 7:-20
agenci 0:-15 1:-14 3:-17 4:17 6:-21 7:-15
agency 0:-12 2:-14 3:-15 5:-17 6:-21
aggressiv 0:-23 1:-20 2:-18 3:-24 4:-16 5:-18 6:18 7:-15
ago 0:28 2:-38 3:21 4:-27 5:-12 6:-29 7:-21
agresion 0:-18 1:-14 2:-15 3:16 4:-23 5:-16 7:-13
agresiv 0:-19 1:-24 2:-17 3:-26 4:-27 5:-18 6:32 7:-20
agua 0:-14 1:-13 6:12 7:-12
aguant 0:-19 1:14 2:-17 3:-18 4:-14 5:-14 7:-23
ahead 1:-16 2:-18 3:-22 4:-13 6:19 7:-18
ahog 1:-14 2:-14 3:-21 4:-16 6:21 7:-22
ahor 2:-16 3:-22 4:18 5:-22 6:24
ahorc 0:17 2:-26 3:-33 4:-28 5:-31 7:-24
aide 0:-19 1:-29 2:-28 4:-24 5:-22 6:14 7:-17
aids 0:-17 1:-21 2:-17 3:-17 4:-13 5:-18 6:26 7:-15
air 1:-13 2:-16 3:-14 4:-15 5:19 6:-18 7:-17
aire 3:-16 4:-18 5:-12 6:17 7:-14
airtag 0:-23 1:-21 2:-25 3:-41 4:-25 5:43 6:-19 7:-37
ak 2:-16
akron 4:-13 5:-13 6:19 7:-21
al 0:-12 1:-15 4:29 5:19 7:-23
alask 0:-12 1:-14 2:-16 3:-24 4:-15 5:-15 6:18
albany 4:-13
albergu 0:-20 1:-15 2:-16 3:-12 4:-21 5:-16 6:-18 7:18
alert 0:-13 1:-15 2:22 3:-13 4:-14 5:-14 6:-16
algo 0:-19 1:-24 2:-17 3:32 4:-23 5:-22 6:-24 7:-27
algui 0:-18 1:-21 4:-25 5:27 6:-32 7:-18
aliv 0:-18 1:41 2:-31 3:-35 4:-29 5:-26 6:-41 7:-22
all 3:-14
alla 2:17 3:17 6:-13
allow 0:-21 1:-33 2:-18 3:-16 4:-25 5:-32 6:41 7:-23
allowanc 0:-14 2:-16 3:-29 4:-23 5:-21 6:29
almac 2:-13 3:13 4:-27 5:-15 6:-14
almoh 1:-14 2:-14 3:-21 4:-16 6:21 7:-22
alon 2:40 3:18 4:-36 5:16 6:-35 7:-37
already 0:12 1:26 2:-27 3:-31 4:-41 5:20 7:-23
always 0:-20 1:-23 2:37 4:-17 6:-19 7:-35
am 0:-19 3:-34 4:-29 7:-22
amaneci 0:-14 1:-20 3:26 4:-18 5:-16 6:-20 7:-20
amar 0:-22 1:-25 2:-27 3:-26 4:-26 5:-23 6:27 7:-24
amaril 4:-14 6:14 7:-13
amber 0:-13 1:-15 2:22 3:-13 4:-14 5:-14 6:-16
amenas 0:-23 1:-24 2:-22 3:-29 4:-26 5:-22 6:28 7:-24
amenaz 0:-17 1:-34 2:-39 3:-15 4:-32 6:54 7:-34
amenazant 0:-13 1:-13 2:-12 3:-14 4:-13 5:19 6:-17
americ 0:-13 1:-16 2:-16 3:-25 4:-14 5:-13 6:25
amig 0:-17 2:-17 5:-18 7:-12
amish 0:-14 1:-18 2:-17 3:-24 4:-24 5:-16 6:22 7:-15
an 0:-14 1:-30 2:-15 5:20 7:-31
anchorag 2:-16
ancian 0:-17 1:-17 2:-22 3:-17 4:-17 5:-16 6:24 7:-13
and 4:13 7:16
anda 0:-12 1:-24 2:-25 3:-26 4:-29 6:20 7:-25
andam 1:-17 2:-23 4:-13 6:-12 7:13
andan 0:-15 1:-13 3:-13 5:12 6:28 7:-20
ando 0:-19 1:-18 2:-13 3:-17 4:-15
angry 2:-18 3:-24 4:-18 6:24
ankl 0:-19 2:-20 3:-20 4:-15 5:-18 6:21 7:-21
ano 1:-17 2:20 3:-29 4:-15 5:-21 6:22 7:-12
anoch 0:-15 1:-22 2:-20 4:-21 5:-18 6:14 7:-23
anonymous 1:-23 2:-13 3:-21 4:-22 5:18 6:-17
anoth 0:-27 2:-22 3:-17 4:-35 5:-21 6:-23 7:21
answ 2:-14 3:22 4:-24 5:-22 6:-25 7:-22
ante 1:-18 6:21
anxiety 0:-12 1:-18 2:-20 3:-20 4:-19 5:-12 6:17
any 0:-23 1:-14 2:-22 3:-23 5:-20 6:15 7:17
anybody 0:-18 1:-16 2:-17 3:-13 5:-26 7:12
anymor 0:-21 1:36 2:-20 3:-29 4:-40 5:-20 6:-28 7:-27
anyon 0:-18 1:-22 2:-30 3:16 4:-26 5:-14 7:-13
anyth 1:-14 2:-15 5:-16 7:-13
anyway 0:-23 1:-23 2:-26 3:26 4:-20 5:-30 6:-36 7:-21
anywher 0:-25 1:-24 2:-32 3:-30 4:-33 5:-14 6:24
apach 0:-16 1:-14 2:-17 3:-27 4:-15 5:-14 6:24 7:-15
apartament 6:-12
apartment 0:-17 1:-15 2:-33 4:-14 7:13
apologiz 0:-15 1:-15 2:-15 3:-22 4:-15 5:-13 6:16 7:-12
apoy 1:-12 2:-12 3:-14 4:-13 5:-13 6:15
app 0:-14 1:-18 2:-26 3:-21 4:-26 5:34
appl 2:-14 3:-15 4:-17 5:17 6:-18 7:-13
appoint 2:22 6:-18
appointment 0:-15 1:-14 2:-20 5:-19 6:-15 7:-13
approv 0:-21 1:-20 2:-20 3:-17 4:-16 5:-14 6:22
aprend 0:-17 1:-13 2:-14 3:-18 4:-15 5:-20 6:15 7:-17
apret 0:-23 1:-22 2:-22 3:-27 4:-23 5:-24 6:28 7:-17
apriet 6:13
aprovech 0:-24 1:-37 2:-31 3:27 4:-24 5:-29 6:-19 7:-16
apunt 0:-17 1:-25 2:-19 4:-20 5:-13 6:17 7:-21
aqui 0:-26 1:17 2:-15 3:-28 4:-31 5:-19 7:-19
are 0:24 2:16 3:-31 5:-30 6:-25 7:22
arenac 0:-13 1:-16 2:-13 3:-15 4:-12 5:-13 6:13
argu 0:-22 1:-14 3:-24 4:-15 5:-16 6:20 7:-19
arm 1:-31 4:-30 5:-36 6:17 7:-20
army 0:-20 1:-29 5:-12 7:19
around 0:-17 1:-25 2:-30 3:-31 4:-27 6:18
arrang 0:-14 1:-13 4:-13 6:13
arrastr 0:-12 2:-16 3:-21 4:-21 5:-19 6:19 7:-13
arrest 0:-22 1:-15 2:-21 3:-18 4:-23 5:-24 6:17 7:-24
arrim 0:-22 1:-23 2:-16 3:22 5:-19 6:21 7:-17
as 0:-15 1:-30 3:58 5:-19 6:-38
asalt 0:-16 1:-12 3:14 4:-21 5:-15
asap 0:-17 1:-16 2:-14 3:-14 4:-20 5:-15 6:-19 7:22
asault 0:-13 1:-13 2:-17 3:13 4:-20 5:-15
asi 0:-14 1:18 2:-12 3:-13 4:-12 5:-13 6:23 7:-13
asian 0:-13 3:-13 4:-17 5:-13 7:-13
ask 0:-30 1:-38 2:26 3:13 4:-23 6:27 7:-39
asl 0:-12 1:-15 2:-15 3:-20 4:-19 5:-14 6:23 7:-21
asleep 0:-18 2:-28 3:28 4:-29 5:-20 6:-44 7:-39
ass 2:-17 3:-14 4:-18 5:-12 6:18
assault 0:-22 1:-32 2:-27 3:50 4:-30 5:-29 6:-32 7:-24
assult 0:-14 1:-13 2:-20 3:18 4:-20 5:-12 6:-12
asult 0:-16 1:-15 3:19 4:-12 5:-14 6:-15 7:-12
at 1:-15 3:13 4:-18 7:18
ataqu 0:-16 1:-14 2:-15 3:17 4:-21 5:-15 7:-14
attack 2:-17 3:-18 4:-12 5:-20 6:27
attempt 0:-15 2:-13 4:-14 5:-12
attorney 0:-12 3:-23 4:-14 6:20
au 0:-14 2:-26 3:-18 5:-17 7:-15
aunt 0:-14 1:-31 2:38 3:12 4:26 5:-26 6:-43 7:16
austin 1:-17 3:19 6:-14
autistic 3:-19 5:-13
autobus 0:-13 1:-17 2:-16 3:-16 4:-16 5:-14 6:-14 7:16
autolesion 0:-15 1:23 2:-15 3:-15 4:-16 5:-16 6:-18 7:-13
avent 0:-20 1:-27 2:-24 3:-35 4:-31 5:-29 6:43
avient 0:-18 1:-19 2:-32 3:-33 4:-20 5:-17 6:33 7:-24
awak 0:-14 1:-22 3:-16 4:-18 5:-20 6:22
away 0:-20 3:-33 5:-32
ayer 3:-12 4:-14 6:12
ayud 1:-34 2:-29 3:-24 4:-24 5:-13 6:52 7:-20
ayudam 0:-18 1:-15 2:-17 3:-13 4:-24 5:-17 6:20
az 4:-12
b 1:-22 3:29 4:-19 5:-24 6:-23
baby 1:-16 2:47 3:-41 4:-25 5:-25 6:-21 7:19
babysit 0:-31 1:-25 2:37 3:-27 4:-15 5:-21 6:-41 7:-27
back 3:-20 5:-12 6:20
backhand 0:-17 1:-17 2:-15 3:-17 4:-14 5:-15 6:20 7:-15
backpack 0:-14 2:-26 3:-22 4:-13 6:-28 7:18
bad 0:-17 4:-27 5:-17 7:-16
bae 0:-18 1:-21 2:-15 3:-23 4:-19 5:-21 6:20 7:-19
bag 0:-15 1:-40 2:-29 3:-33 4:-35 6:27 7:-26
bail 1:-14 2:-13 3:-14 4:-26 5:17 6:23 7:-26
baltimor
ban 0:-14 2:21 3:13 6:-16 7:-13
bana 3:18
bang 0:-30 1:-23 2:-29 3:-27 4:-20 5:-44 6:45
bangor 5:-12
bank 0:-14 1:-20 2:-19 3:-21 4:-27 5:-29 6:30 7:-14
bano 0:-17 1:-19 2:-16 3:-20 4:-12 5:-17 6:21 7:-20
bar 0:-20 1:-29 2:-29 3:26 5:-26 6:-14 7:-27
barefoot 0:-20 2:-24 3:-23 4:-25 5:-16 6:30 7:25
barn 0:-21 1:17 2:-13 3:-17 4:-14 6:-16 7:-15
barrow 0:-13 1:-13 4:-14 5:-14 6:13
base
basement 0:-24 1:-25 2:23 3:-22 5:-14 6:-32 7:-23
bat 0:18 1:-30 2:-26 3:-28 4:-25 5:-21 6:26 7:-20
bath 1:-14 2:22 3:-24 4:-26 6:-20 7:-20
bathroom 0:20 4:-32 5:19 6:26 7:-26
baton 1:-14 3:13 4:-21 5:-13
batter 0:-18 1:-32 2:-25 3:-24 4:-24 5:-22 6:48 7:-41
battery 0:-30 1:-23 2:-18 3:-24 4:-29 5:-18 6:27 7:-25
bay 2:-14 3:-16 6:21 7:-23
be 0:-16 1:34 2:-12 3:-25 4:-15
beat 1:-30 3:-49 5:-38 6:36 7:-31
beb 0:-15 1:-17 2:-17 3:25 4:-20 5:-21 6:-17 7:-23
bebe 1:-32 2:12 3:-33 4:-30 5:-39 6:-49 7:38
becaus 0:-15 1:-34 2:-17 4:-29 5:-12
bed 1:-40 2:17 3:24 4:-40 6:-20 7:25
bedford 0:-15 1:-14 2:-14 4:-17 5:-22 6:17
bedroom 0:-37 1:-22 2:-37 4:-44 6:44 7:-37
been 0:-28 1:24 2:-14 3:-39 4:-29 5:15 6:-27 7:18
beer 2:15 3:22 4:-19 6:-21 7:-12
beet 0:-17 1:-18 3:-17 4:-14 5:-19 6:16 7:-13
befor 0:-16 1:-28 2:-37 3:-33 4:-44 5:-33 6:48 7:17
beg 0:-16 1:-13 3:-36 4:25 5:-27 7:-15
behind 0:-19 1:-33 2:-16 3:-24 4:-25 5:43 6:-40
being 0:-22 2:14 4:13
believ 0:-16 1:-27 2:-16 4:-23 5:-27 6:29 7:-20
belittl 0:-17 1:-17 2:-16 3:-19 4:-18 5:-16 6:22 7:-15
belong 7:-12
below 0:-14 3:-13 4:-16 5:-15 7:14
belt 0:-16 1:-19 2:30 3:-28 4:-20 5:-19 6:-25 7:-27
bemidji 0:-18 4:-13 5:-17 6:15
benifit 0:-12 3:-18 4:-13 6:17
bern 0:-17 1:-17 2:-17 3:-16 4:-16 5:-19 6:20
besar 0:-14 1:-13 2:-13 3:16 4:-26 5:-14 6:-17
besid 0:-12 1:-16 2:-21 3:-18 4:-17 5:-18 6:22 7:-18
best 0:-23 1:42 2:-17 3:-42 4:-36 5:-16 6:-34
bet 0:-16 1:39 2:-27 3:-16 4:-31 5:-18 6:-44 7:-23
bien 0:-17 1:-15 2:-15 4:-15 6:18
bil 0:-13 3:13 4:-15 7:-14
biol 0:-17 1:-17 2:-17 3:21 4:-17 5:-16 6:-19 7:-15
birth 0:-18 1:-16 2:-17 3:-24 4:-32 5:-20 6:25 7:-12
birthday 2:-13 3:-12 4:-19 5:-19
bismarck 0:-15 2:-12 4:-14 5:-13 6:13 7:-15
bit 2:-30 3:-29 4:-25 5:-27 6:24 7:-22
bitch 0:-22 1:-21 2:-16 3:-14 4:-17 5:-23 6:23 7:-14
bite 0:-31 1:-22 2:-21 3:-26 4:-20 5:-20 6:28 7:-16
bivir 0:-20 1:17 3:-17 4:-15 5:-14 6:-26 7:-15
black 0:-26 1:-32 2:-21 4:-36 5:-30 6:31 7:-28
blackmail 0:-23 1:-17 2:-30 3:30 4:13 7:-22
blad 0:-25 1:-20 2:-26 3:-26 4:23 5:-25 6:-26 7:-26
blanc 0:-12 1:-14 2:-14 3:-17 4:18 6:-27 7:-20
ble 0:-19 1:-19 3:-17 4:-12 6:-17
bleach 2:-31 3:-28 4:-23 5:-29 7:-18
bleed 0:53 1:-15 2:-24 3:-19 4:-26 5:-37 7:-30
blew 0:-24 2:-16 3:-16 6:22
blind 0:-17 1:-26 2:-24 3:-35 4:-12 5:-21 6:36 7:-16
block 0:-23 1:-30 2:-26 3:-37 4:-43 5:36 6:-13 7:-23
blood 0:32 2:-30 3:-31 5:-29 6:-26 7:-22
blow 0:-18 1:-21 2:-21 3:-24 4:-23 5:15 6:-16 7:-15
blowin 0:-18 1:-14 2:-14 4:-16 5:20 6:17
blue 0:37 1:-23 2:-30 3:-25 4:-27 5:-15 6:-26 7:-23
board 4:-18 6:12
body 0:-18 1:-17 2:-33 4:36 5:-51 6:-19 7:-28
bois 3:19
bols 1:-12 2:-14 3:-13 5:-12 6:18 7:-13
bomb 0:-13 1:-14 2:-12 3:-13 4:-13 5:-13 6:18
bond 0:-27 1:-17 2:-21 3:-26 4:-20 5:19 6:30 7:-28
bondag 0:-13 1:-12 4:18 6:-12
boot 0:-19 1:-17 3:-19 4:-18 6:13
born 1:20 3:-15 6:-13
borough 1:-23 2:-19 6:25
borrach 0:-19 1:-18 2:-27 3:-20 4:-18 5:-26 6:28 7:-21
boss 0:-14 1:-28 2:-39 3:29 4:32 6:-33 7:-24
both 1:-13 2:-13 4:-13 5:-13 7:-19
bottl 0:18 1:33 2:-31 3:-30 4:-27 5:-21 7:-39
bottom 1:-18 2:14 3:24 4:-29 7:-13
bought 0:-36 1:25 2:-21 3:-22 4:-29 5:-24 6:-38 7:-21
boy 0:-18 1:-21 2:28 4:-15 5:-33 6:-20
boyfrend 0:-15 1:-16 2:-15 3:-16 4:-15 5:-15 6:19 7:-14
boyfriend 1:-31 5:-14 6:32
brag 0:-27 1:-25 3:-26 6:25
brand 2:-22 3:-13 4:23 5:-15 6:-26
braz 0:-16 1:22 2:-44 3:-30 4:-20 5:-24 7:-25
break 2:-42 3:-52 4:-21 5:-43 6:54 7:-18
breakdown 0:-17 1:25 2:-15 3:-16 4:-17 5:-17 6:-23 7:-15
breast 0:-13 1:-14 3:16 4:-17
breath 0:46 1:-41 2:-28 3:-35 4:-27 7:-24
brid 0:-16 1:-14 2:-27 3:-14 4:-16 5:-13 6:28 7:-14
bridg 0:-21 1:34 2:-33 3:-50 4:-36 5:-42 6:-41
brinc 1:-14 2:-16 3:-14 4:-18 5:-24 6:24
bring 0:-20 1:-23 2:-23 3:-40 4:30 5:-22 7:-19
brok 1:-40 2:-35 3:-27 4:-26 5:-23 6:34 7:-19
bronx 4:-19 5:-18 6:19 7:-20
brooklyn 0:-15 2:-13 4:-15 5:-14 6:15 7:-17
broth 0:-23 4:-48 5:-29 7:-30
brothel 0:-16 1:-17 2:-15 3:-21 4:29 5:-16 6:-23 7:-15
brought 0:-14 1:-28 2:-29 3:-26 4:32 5:-25 6:-38 7:-29
broward 6:12 7:-14
bruh 0:-16 2:-22 3:-15 4:-15 6:16 7:-13
bruis 0:-30 1:-37 3:-39 4:-35 5:-36 6:20 7:-26
bs 1:-13 2:-24 4:-15 5:-17 6:21
buckhannon 0:-13 1:-16 2:-14 3:-13 4:-14 5:-12 6:15
buffal
bullet 1:15 2:-15 6:-23
bully 0:-14 1:-14 2:-16 3:-13 4:-21 5:-22 6:19
bump 0:-15 2:-17 3:-14 4:-15 5:16 6:-21
bunch 0:39 1:33 2:-32 3:-32 4:-39 5:-13 6:-35 7:-12
bunk 0:-13 1:-17 2:-19 3:20 4:-13 5:-14 6:-16 7:-13
burd 0:-29 1:30 2:-29 3:-30 4:-25 5:-25 6:-33 7:-21
burn 0:-27 1:-16 2:28 3:-42 4:-40 5:-38 6:28 7:-23
burnt 0:-18 1:-15 2:-20 3:-19 4:-14 5:-13 6:18 7:-16
bury 0:-13 1:-26 2:-20 4:-21 5:-14 6:13 7:-21
bus 0:-31 1:-41 2:-47 4:-41 6:-19 7:30
busc 1:-29 2:-26 3:-25 4:-22
bush 0:-19 1:-15 2:-20 3:-18 4:-13 5:21 6:-28 7:-15
bust 0:-26 1:-19 2:-12 3:-20 4:-18 5:-20 6:21 7:-15
but 0:-17 1:-34 2:-27 4:28 7:-24
butl
butt 0:-12 2:-18 3:21 4:-22 5:-16 6:-24
buy 1:-13 3:-34 4:19 5:-23 6:33
by 0:-18 1:-19 2:-14 4:-13 6:14
ca 1:-14 2:-13 3:-13 6:17 7:-15
cabel 3:-13 4:-14 6:14
cabez 0:-17 1:-21 2:-13 3:-21 4:-19 5:-18 6:19
cabl 1:-17 2:31 3:-19 4:-18 5:-12 6:-17 7:-21
cachet 0:-25 1:-28 2:-26 3:-32 4:-31 5:-26 6:37 7:-21
cada 1:-18 2:-20 3:-20 4:-19 5:22 7:-13
cal 1:-32 2:-42 3:-40 4:-30 5:14 7:38
calient 0:-14 1:-13 6:12 7:-12
call 1:-14 2:-25 3:-36 4:-17 5:13 7:-17
cam 0:-21 1:-12 3:-27 7:-16
cama 0:-25 1:-33 4:-28 5:-29 7:-24
camar 2:-19 3:-15 4:-16 5:18 6:-15 7:-14
cambodi 2:-19 4:-26 6:24 7:-17
came 0:-20 2:20 4:-29 5:-23
camer 0:-30 1:-30 2:-36 4:-24 5:45 6:-24 7:-27
camion 0:-15 1:-18 2:-21 3:-23 4:-15 6:-17 7:15
camionet 1:-17 2:-23 4:-13 6:-12 7:13
camp 0:-15 1:-12 2:-22 3:15 4:19 5:-14 6:-29 7:-26
campus 0:-12 1:-13 2:-23 3:20 4:-14 5:-17
can 0:-17 1:-16 2:-36 4:-19 5:21
cancel 1:-20 3:24 4:23 5:-14 6:19 7:-22
cans 0:-19 1:30 2:-22 3:-25 4:-17 5:-29 6:-24 7:-21
cant 1:16 3:-18
cantin 1:-19 4:12 5:-12
cap 0:-20 1:17 2:-12 3:-35 4:-22 5:-22 6:-33
car 1:-34 2:-26 3:-25 4:-30 5:32 7:30
cara 0:-16 1:-21 2:-32 3:-24 4:-22 5:-18 6:29 7:-23
carcel 1:-16 2:-25 3:-19 4:-14 6:23 7:-13
card 0:-21 1:-20 2:-19 3:-35 4:20 5:-30 6:41
care 0:-19 1:19 2:15 4:-31 5:-22 7:-24
caregiv 0:-15 1:-16 2:-30 3:-31 4:-31 5:-29 6:39 7:-27
caretak 0:-15 1:-15 2:-20 3:-16 5:-18 6:16 7:-14
carnival 2:-14
cart 0:-12 1:22 2:-18 3:-18 4:-18 6:-14
cas 0:-19 1:-17 2:-19 3:-23 4:-25 5:-20 6:25 7:-16
casa 0:-14 1:-30 2:-12 3:-39 4:-16 5:13 6:23 7:15
case 1:-20 2:-12 3:-19 4:-20 6:22 7:-23
casework 0:-19 2:20 3:-14 4:-25 6:-16 7:-21
cash 0:-16 1:-24 2:-33 3:-23 4:37 5:-26 6:-42 7:-31
cat 0:-21 1:13 2:-35 3:-29 4:-20 5:-23 7:-21
cela 0:-19 1:-24 2:-25 3:-23 4:-23 5:-25 6:31 7:-17
cell 0:-15 1:-15 2:-19 3:17 4:-18 5:-18 6:-15
celos 1:-18 3:-18 4:-21 6:22 7:-13
celul 0:-13 1:-19 2:-25 3:-37 4:-42 7:-21
cent 0:-17 1:-15 2:-16 4:-23 5:-16 6:24
central 0:-14 1:-21 2:-24 3:-22 4:-18 5:-14 6:-20 7:23
certificat 1:-14 4:-23 5:-13 6:17 7:-12
chair 0:-19 1:-23 3:-31 4:-21 5:-15 6:25 7:-27
chang 0:-33 1:-28 4:-30 5:-38 6:-14 7:27
charg 2:-14 6:15 7:-15
chas 0:-32 1:-20 2:-18 3:-27 4:-20 5:19 6:24 7:-35
chat 0:-16 1:19 3:-16 4:-15 5:-12 6:-17 7:-13
chattanoog 0:-13 2:-13 3:13 4:-13
cheat 0:-13 1:-16 4:-12 6:15
check 0:-28 1:-26 2:-40 3:-36 4:-30 5:-36 6:46 7:-26
checklist 1:-15 6:14
checkout 4:-19 6:-13
chequ 1:-14 2:-20 4:-16 6:19 7:-16
cherok 0:-12 4:-12 5:-14
chest 1:-15 2:-23 4:-22 5:-26 6:14 7:-19
cheyen 2:-13 4:-18 5:-15 6:15 7:-14
chicag 0:-12 1:-12 2:-16 3:-13 4:-18 5:-17 6:15 7:-21
child 0:-17 1:-28 2:61 3:-22 4:-22 5:-30 6:-49 7:-16
childhood 0:-12 2:-15 3:18 4:-18 6:-18
childr 0:-15 1:-28 2:39 3:-18 4:-24 6:-34
chiquit 0:-14 1:-16 2:22 3:16 4:-15 5:-17 6:-13 7:-15
chock 0:-25 1:-23 2:-21 3:-25 4:-22 5:-24 6:26 7:-19
chok 1:-33 2:-30 3:-22 4:-32 5:-38 6:45 7:-34
church 0:-18 1:-33 4:-27 5:13 7:-29
cigar 2:-22 3:-16 4:-21 6:22 7:-23
cigaret 0:-29 1:-31 3:-31 4:-23 5:-18 7:-22
cint 1:-16 2:33 3:-34 4:-25 6:-15 7:-31
circl 0:-13 1:-15 3:-19 4:-20 5:15 6:27
circumcision 0:-12 1:-14 3:-16 4:-12 5:-12 6:19
citiz 3:-18 5:-16 6:14
city 1:-22 2:-14 3:-24 4:-12 5:-22
class 1:-13 2:21 3:17 5:-17 6:-12
classmat 1:-14 2:-12 3:-16 4:-14 5:15 6:-20
clean 0:-14 1:-26 3:-36 4:44 5:-29 7:-22
cleveland 4:-12 5:-12 6:14 7:-19
client 0:-12 1:-27 2:-31 3:-39 4:35 5:-15 6:14 7:-28
climb 0:-23 1:-17 2:-32 3:31 4:-24 5:-21 7:-25
clinic 0:-15 1:-15 2:-18 3:-32 4:17 5:19 6:14 7:-13
clos 0:-21 1:-24 2:23 3:-25 4:-28 5:-27 6:13
closet 1:-37 2:34 3:-40 4:-39 5:-37 7:-46
cloth 0:-35 1:-41 3:22 4:-37 6:15
club 0:-21 1:-17 2:-22 4:35 5:-21 6:-22 7:-18
clumsy 0:-26 1:-19 2:-12 3:-20 4:-18 5:-20 6:21 7:-15
coach 0:-18 1:-27 2:30 3:25 4:-30 5:-46 6:-42 7:-29
coalition 4:-17
coat 0:-14 1:-18 2:-14 3:-16 4:-13 5:17 6:-17
cocin 2:-15 3:14 4:-24 7:-17
code 0:-13 1:-15 2:-13 3:-14 4:-14 5:-13 6:19
coerc 0:-16 1:-16 2:-18 3:14 4:-18
coercion 0:-18 1:-19 2:-17 4:-23 5:-19 6:13 7:-16
coerciv 0:-20 1:-18 2:-12 3:-14 5:-16 6:21
coff 0:-15 2:-25 3:-15 4:-12 6:19 7:-21
cold 0:-21 1:-17 3:-29 4:-33 5:-35 7:27
collaps 0:22 1:-18 2:-17 3:-23 4:-14 5:-14 6:-14 7:-17
collection 0:-15 1:-15 2:-13 3:21 4:-14 5:-14 6:-19 7:-13
colleg 0:-17 1:-22 2:-27 3:29 4:-20 5:-12 6:-35 7:-21
com 2:-26 3:-36 5:40 7:-16
come 0:-20 1:-26 2:26 3:17 7:-44
comer 0:-15 1:-14 2:-15 3:-19 4:-18 6:21 7:-16
comment 6:-24
como 1:-24 2:-29 3:-32 4:-28 5:-17 6:45 7:-28
companer 1:-15 2:-31 3:37 4:-36 5:-28 6:-25 7:-14
comput 0:-26 1:-23 2:13 3:-25 4:-29 5:-35 7:-14
con 0:-15 3:-17 5:-31 7:35
conditional 1:-17 4:-24 6:12
condom 0:-39 1:-49 2:-27 3:53 4:-42 5:-26 6:-32 7:-17
conocem 0:-15 1:-23 2:-22 3:-21 4:-14 5:-18 6:-19 7:25
consensual 0:-13 1:-14 2:-13 3:22 4:-14 5:-14 6:-16
consent 1:-29 2:-22 3:33 4:-17 5:-17 6:-25
consentimient 0:-16 1:-19 2:-15 3:22 4:-19 5:-16 6:-21 7:-20
contact 0:-23 1:-19 2:-26 3:-27 4:-29 7:-21
contest 0:-14 1:-14 3:-22 6:23
contr 1:-18 2:-21 3:-19 4:-19 5:-19 6:24 7:-26
contratist 3:-18 4:21 6:-24 7:-19
control 0:-25 1:-36 2:-37 3:-31 4:-45 5:-36 6:58 7:-24
controlador 0:-18 1:-18 3:-19 4:-19 5:-17 6:20 7:-19
cook 0:-17 1:-21 2:-24 3:-32 4:32 5:-27 6:13 7:-15
cool 0:-15 3:15 4:-20 5:-17 6:-15 7:-22
cop 0:-23 1:-36 2:-30 4:-44 5:-36
cope 0:-28 1:26 2:-20 3:-17 4:-25 5:-18 6:-26 7:-16
cor 1:-19 2:-29 3:28 4:18 5:-31 6:-42 7:26
cord 1:-23 2:34 3:-24 4:-36 5:-27 6:-26 7:-31
corn 1:-16 2:-20 3:26 5:-16 6:21 7:-13
corner 0:-18 1:-17 2:-16 3:19 4:-14 5:-17 6:18 7:-14
correct 1:-21 3:-23 4:-16 6:21
correction 2:-21 3:16 4:-14 6:-13
corri 1:-23 2:-36 3:-18 4:-19 5:-23 6:-15 7:34
cort 0:-22 1:57 2:-48 3:-34 4:-30 5:-25 6:-52 7:-30
cortit 2:-17 3:-16 6:16
cosa 0:-14 1:-30 3:17 4:-13 5:-22
cost 0:27 1:-19 2:-17 3:-18 4:-19 5:-18 6:-20 7:-15
costil 0:-17 1:-17 3:-14 6:19 7:-13
couch 3:-18 6:-18 7:21
could 0:-19 1:23 4:-17 5:-15 6:-20 7:-17
couldnt 0:-24 1:-16 2:-13 3:-20 4:-26 5:-25 6:16
counsel 0:-16 1:-14 2:-17 4:-18 5:-17
counselor 0:-15 2:-15 4:-20 5:-15 6:-17
count 0:-29 1:-17 2:-27 4:-18 7:-25
country 0:-23 1:-26 2:-33 3:-29 4:-23 5:-29 6:22 7:-22
county 0:-13 2:-19 3:-21 4:-16 5:-15 6:35 7:-19
coupl 0:-16 1:-16 2:-23 3:-13 4:-14 6:28 7:-15
court 1:-19 2:16 3:-13 4:-16 5:-15
cousin 0:-21 1:-27 2:20 4:15 5:-31 6:-26 7:-15
cover 0:-16 1:-14 2:-24 4:-13 5:-12 6:20
covington 4:-13 6:-13 7:17
cowork 0:-17 1:-20 2:-25 4:-27 5:36 6:-35 7:-31
coyot 0:-17 1:-17 2:-22 3:-29 4:31 5:-28 6:-34 7:-15
cps 0:-15 1:-19 2:13 3:-13 4:-13 5:18 7:-21
crack 1:-14 3:-21 6:19
crash 0:-23 1:-21 2:-25 3:-20 4:-13 5:-14 6:20 7:-14
crat 0:-13 1:-13 2:25 3:-15 4:-15 6:-20 7:-24
crazy 0:-23 1:-35 2:-31 3:-43 4:-23 5:-42 6:44 7:-26
credit 0:-23 1:-22 2:-21 3:-16 4:-29 5:-21 6:20 7:-16
creepy 0:-27 1:-36 2:-15 3:-21 4:-20 5:38 6:-37 7:-27
creer 1:-30 3:-17 4:-18 5:-18 6:23 7:-19
creo 1:-23 3:15 4:-22 5:13 6:-24 7:-16
crew 0:-13 1:-13 2:-16 3:-18 4:15 6:-19 7:-19
crisis 0:-17 1:41 2:-30 4:-22 5:-31 6:-24 7:-20
croix 0:-13 1:-14 2:-13 3:-13 4:-14 5:-14 6:14
cross 0:-14 1:-15 2:-16 3:-18 4:14 5:-27 7:-20
cruces 0:-16 1:-15 6:15 7:-12
cry 0:-27 2:24 3:13 4:-23 5:-39 6:-16 7:-25
crysis 0:-15 2:-16 4:-17 5:-15
csa 3:22 4:-13 5:-12 6:-24
ct 0:-15 1:-18 2:-24 3:16 4:-13 5:-16
cuand 0:-14 1:-22 3:31 4:-19 5:-15 7:-16
cuart 0:-20 1:-32 2:21 3:17 4:-25 5:-23 7:-24
cuchil 1:-15 2:-22 3:-30 4:-23 5:-33 6:25 7:-19
cuel 0:-16 1:-21 2:-23 3:-37 4:-28 5:-29 6:43 7:-24
cuent 0:-12 1:-34 2:-14 3:-32 4:-22 5:-16 6:35
cuerp 0:-13 1:-17 2:-19 3:-18 4:25 5:-15 6:-13 7:-13
cult 0:-16 1:-17 2:-17 3:-17 5:-16 6:16 7:-13
cun 0:-22 1:-24 3:22 4:-21 5:-22 6:-21 7:-19
cup 1:-17 2:-14 3:16 4:-17 5:-21 6:-14 7:-20
curb 0:-16 1:-24 2:-24 3:-26 4:-15 5:-19 6:-20 7:26
cuss 0:-21 1:-16 2:-13 3:-18 4:-23 5:-18 6:23 7:-24
custody 0:-18 2:20 3:-19 4:-21 6:13 7:-29
custom 1:-23 2:-28 3:-24 4:-24 5:32 6:-36 7:-16
cut 0:13 1:41 2:-41 3:-38 4:-32 5:-44 7:-25
cyberstalk 0:-20 1:-22 2:-20 3:-21 4:-21 5:32 6:-24 7:-18
da 0:-16 1:-23 4:-35 5:-22 7:-21
dad 0:-24 1:-32 2:49 4:-32 5:-23 6:16 7:-24
daddy 0:-16 1:-36 4:20 6:17 7:-31
danc 0:-16 1:-22 2:-23 3:-52 4:45 5:-20 6:-20 7:-22
dang 0:-26 1:-33 3:-36 4:-31 5:-21 6:21 7:-28
dangerous 0:-17 1:-20 4:-15 5:-21 6:17 7:-20
dano 0:-18 1:37 2:-18 3:-24 4:-21 5:-20 6:-32 7:-17
dark 0:-25 1:-27 2:-36 3:-37 4:-38 5:-33 6:-26 7:39
darkness 0:-12 1:-17 2:25 3:-14 4:-13 5:-13 6:-25
dat 0:-14 1:-35 2:-22 3:-23 4:-35 5:-24 6:42 7:-13
date 0:-28 2:-33 3:30 4:-32 5:-25 6:-27 7:-24
daught 0:-15 2:43 5:-14 6:-26
day 0:-19 1:-22 2:27 3:-31 4:16 7:-28
daycar 0:-30 1:-25 2:39 4:-31 6:-42 7:-31
dc 3:-14 7:-15
de 0:-12 3:17
dead 0:-36 1:39 2:-38 3:-37 4:-30 5:-25 6:-39 7:-15
deaf 0:-23 1:-27 2:-34 3:-20 4:-23 5:-23 6:34 7:-19
deal 0:-14 1:-18 2:-20 3:-24 4:20 5:-15 6:-21
death 0:-19 1:26 2:-19 3:-25 4:-19 6:-18 7:-14
debit 0:-12 1:-23 2:-14 3:-17 4:-31 5:-22 6:25
debo 1:-16 2:-21 3:-33 4:36 5:-21 6:-40 7:-13
debt 0:-16 1:-27 2:-29 3:-38 4:36 5:-22 6:-34 7:-17
declin 0:-20 4:-21 5:-18 6:21
dedo 0:-16 1:-16 2:-17 4:-19 5:-13 6:20 7:-16
deep 0:17 1:15 2:-17 3:-19 4:-12 6:-15 7:-14
degr 0:-36 1:-23 2:-28 3:-18 4:-17 5:-37 6:-28 7:28
dej 0:-16 1:-29 2:-15 3:-20 4:-18 5:-13 6:28
deja 0:-16 1:-22 2:-13 3:-43 6:38 7:-29
dejan 0:-17 1:-20 2:13 3:-26 4:32 5:-24 6:-18 7:-38
dejar 0:-16 1:-22 2:-14 3:-22 4:-21 5:-18 6:22 7:-15
dejo 0:-15 2:-21 3:-37 4:-26 5:-21 6:44
del 0:-13 1:-16 2:-26 3:-14 4:-16 7:15
delet 0:-26 1:-24 2:-28 3:-37 4:-23 6:46 7:-19
dentist 0:-15 3:16 6:-23
denunci 0:-13 1:-31 3:-23 4:-21 6:17
departament 0:-15 1:-19 3:-37 4:-27 5:-25 6:-24 7:29
deploy 0:-13 1:-18 3:-13 5:-18 6:19 7:-14
deport 0:-19 1:-37 2:-15 3:-30 4:27 5:-38 6:34 7:-13
deportation 0:-15 1:-14 3:-19 4:-17 5:-13
deposit 3:-14 4:-19 5:-16 6:15
des 1:-14 2:-12 3:-12 4:-14 5:-13 6:13
desaparec 0:-19 1:14 2:26 3:-31 4:-21 5:-22 6:-35 7:-31
desd 2:-14 3:-16 4:-17 5:13 6:-19 7:-16
desnud 0:-23 3:31 4:-25 6:17
desped 0:-12 1:22 2:-18 3:-18 4:-18 6:-14
despert 0:-20 1:29 2:-15 4:-23 5:-18 6:-40 7:-26
despiert 0:29 1:-36 2:-12 3:-25 6:-13 7:-16
despu 1:-21 3:19 4:-17 6:-19
destroy 0:-23 1:-18 2:-29 3:-28 4:-20 5:-30 6:32 7:-24
detention 1:-12 2:-15 3:13 5:-16 6:-21 7:-20
deud 1:-13 4:13 5:-15 7:-17
dia 3:-17 6:-17 7:-18
dialysis 0:-23 1:-25 2:-22 3:-28 4:-22 5:-23 6:23 7:-22
diap 2:-14 3:-24 4:-26 5:17
diary 2:22 3:-21 5:-14 6:18
dice 0:-16 5:-17 7:-15
dick 0:-16 2:-25 3:18 4:-28 5:17 6:-21
did 0:-21 1:-40 3:51 4:-26 6:-19 7:-21
didnt 0:-36 1:-25 2:-18 3:58 4:-29 5:-32 6:-50 7:-27
die 0:-24 1:50 2:-42 3:-48 4:-40 5:-23 6:-44 7:-24
died 0:-18 1:26 2:-24 3:-27 4:-24 5:-20 6:-31 7:-17
dieron 0:-13 1:-16 2:-15 3:17 4:-15 5:-13 6:-14 7:-20
diferent 1:-20 2:-15 3:-13 5:18 6:-20
different 0:-15 4:-17 5:14 6:22
dig 0:-16 1:-16 2:-18 3:-16 4:-15 5:-17 6:12 7:-14
digan 0:-14 1:-18 2:20 3:19 6:-19 7:-14
dije 0:-19 1:-21 2:-21 3:21 4:-19 5:-13 6:-22 7:-13
dijo 1:-43 2:12 4:-35 5:-19 7:-20
din 0:-20 1:-21 2:-16 3:-19 4:-20 5:-21 6:22 7:-17
diner 0:-14 1:-32 4:17 5:-26 7:-20
dio 0:-13 1:-17 2:-23 3:-22 4:-18 5:-22 6:25
diplom 0:-14 1:-15 2:-13 3:-14 4:-15 5:-17 6:18
dirty 0:-13 1:-15 3:14 4:-12 5:12 6:-29 7:-19
disability 0:-24 1:-24 2:-16 3:12 4:-26 5:-26 7:-18
disabl 0:-18 1:-23 2:-24 3:-24 4:-16 5:-28 6:33 7:-28
disapp 0:-24 2:-48 3:-29 4:-40 5:-32 6:26 7:-27
discapacidad 1:-12 2:-14 4:-22 6:16 7:-18
discharg 0:-20 1:-24 2:-23 3:-30 4:-38 5:-28 6:-39 7:35
dish 1:-15 6:16
dishonor 1:-15 2:-14 4:-22 6:16
disput 0:-17 1:-17 2:-15 3:-13 4:-20 5:-17 6:17 7:-13
divorc 0:-22 2:-22 3:-38 4:-33 5:-34 6:17 7:-23
dizzy 0:19 1:-21 2:-15 3:-24 4:-13 5:-24 6:-23 7:-18
do 4:15 5:-25
doctor 0:-17 1:-26 2:-42 3:31 4:-30 5:-32 6:-16 7:-18
document 0:-26 1:-31 2:-26 3:-30 4:27 5:-17 7:-20
does 0:-16 3:31 4:-22 5:-24 7:-15
doesnt 0:-20 1:-26 2:-20 3:19 4:-22 5:-44 6:17 7:-22
dog 0:-23 1:-39 3:-36 4:-26 5:-39
doing 0:-13 1:13 4:-23 5:-13 6:-17
dol 0:-28 1:-23 2:-29 3:-29 4:21 5:-33 6:32 7:-23
domestc 0:-17 1:-15 2:-16 3:-19 4:-16 5:-18 6:17 7:-12
domestic 0:-16 1:-25 2:-20 3:-30 5:-17 6:44 7:-21
domestik 0:-20 1:-21 2:-20 3:-22 4:-19 5:-21 6:23 7:-17
dond 0:-19 1:-47 2:-33 3:-23 4:-23 5:15 6:-16 7:45
done 0:-31 1:39 2:-27 3:-12 4:-33 5:-23 6:-34 7:-31
dont 0:-16 1:12 3:15 4:-13 5:-38 6:-12
door 1:-34 2:18 3:16 7:-30
doorbell 0:-16 2:-17 3:-15 4:-20 5:19 6:26 7:-16
doorway 0:-26 1:-15 3:-14 4:-18 5:-28
dope 1:-21 2:-17 3:-24 4:21 5:-22 6:-23
dorm 0:-19 1:16 2:-22 3:-23 4:-22 6:-41 7:20
dormim 0:-23 1:-26 2:-37 3:-27 4:-25 5:-30 6:-24 7:30
dos 0:-19 1:-21 2:-21 4:-22 5:-17 6:12
down 1:-32 2:-20 4:-25 5:-37 6:20 7:-19
dowry 0:-16 1:-17 2:-17 3:-18 4:-15 5:-16 6:19 7:-12
drag 0:-25 1:-20 2:-19 3:-31 4:-24 5:-31 6:32 7:-33
drain 2:-18 4:-18 5:-14 6:23
drank 1:13 2:-26 3:-17 4:-19 5:-17 6:-26 7:-17
draw 0:-30 1:27 2:-23 3:-26 4:-24 5:-22 6:-27 7:-19
dress 0:-26 1:-29 2:-22 3:12 4:-18 5:-21 7:-13
drink 0:-24 1:-27 2:-16 3:21 4:-21 5:-48
driv 0:-19 2:-22 4:-27 5:28 6:-22 7:-26
driveway 0:-17 1:-15 2:-15 3:-15 4:-19 5:23 6:16 7:-13
drog 0:-21 1:-26 2:-36 3:32 4:-25 5:-26 6:-29 7:-27
drogadict 0:-16 1:-19 2:-24 3:-15 5:-15 6:22 7:-16
drop 0:-23 1:-29 3:17 4:-20 5:-27
drov 0:-17 1:-17 2:-15 3:-12 4:-14 5:-12 6:18 7:-12
drown 0:-14 1:-29 2:14 3:-31 4:-26 5:-20 7:-17
drug 0:-24 1:-30 2:-20 3:26 5:-27 6:-29 7:-25
drunk 0:-28 1:-37 3:18 4:-29 5:-45 7:-34
dude 0:-17 1:-35 2:-18 4:-21 5:17 7:-18
duen 0:-13 1:-14 2:-17 3:-16 4:-16 5:-15 6:-25 7:20
duerm 0:-24 1:-17 2:-27 3:-26 5:-26 6:-35 7:26
dulc 1:-18 2:12 3:22 4:-18 6:-16 7:-12
dur 0:-27 1:-22 3:17 4:-16 5:-15
durm 0:-17 1:-22 2:-34 3:-22 4:-26 5:-30 6:-33 7:26
duty 1:-30 5:-18 6:28 7:-14
dv 0:-17 1:-35 2:-21 3:-29 4:-24 5:-24 6:68 7:-32
dying 0:-28 1:30 2:-23 3:-25 4:-21 5:-20 6:-30 7:-16
each 0:-15 1:-16 2:-18 3:-18 4:24 5:-19 6:-20 7:-18
eagl 0:-15 2:-16 3:-21 6:20
ear 2:-26 4:-16 6:20
eat 0:-22 2:-23 3:-28 4:-12 5:-28 7:-23
eaten 0:-24 1:-19 2:14 3:-17 4:-17 6:-16
ech 0:-25 1:-13 2:-23 3:-14 4:-19 5:-16 6:-19 7:18
economic 0:-14 1:-12 2:-18 3:-20 4:-13 5:-12 6:18
eggshell 0:-15 1:-24 2:-28 3:-19 4:-27 5:-40 6:36 7:-26
el 0:-15 1:-16
elbow 0:-27 1:-20 2:-22 3:-19 4:-19 5:-19 6:24 7:-19
elder 0:-16 2:-12 3:-14
elderly 0:-18 1:-13 2:-18 3:-13 5:-15 6:18 7:-19
else 0:-15 1:-16 3:-19 4:-17 5:-17 6:14 7:-20
email 0:-22 1:-18 2:-20 3:-25 4:-16 5:33 6:-31 7:-17
embaraz 1:-30 2:-17 3:-28 4:-24 5:-32
emborrach 0:-19 1:-17 2:-16 3:25 4:-18 5:-16 6:-23 7:-14
emergency 0:-23 1:-19 2:-25 3:-24 4:-28 5:-21 6:-20 7:18
emery 1:21 3:-14 6:17
emocional 0:-18 2:-26 3:-26 4:-17 5:-17 6:16 7:-14
emotional 0:-17 2:-27 3:-30 4:-18 5:-18 6:16 7:-14
emotionally 6:13
employ 0:-31 1:-30 2:-27 3:-34 4:28 5:-19 6:13 7:-24
empti 0:-14 1:-14 2:-22 3:-15 4:-16 5:-25 6:28 7:-13
empuj 0:-35 1:-24 2:-20 3:-31 4:-29 5:-25 6:37 7:-30
en 2:-14 3:13 7:26
encer 0:-17 1:-20 3:-30 5:-31 6:17 7:-36
encier 0:-19 1:-25 2:-29 3:-37 4:-28 5:-25 6:36 7:-27
encim 0:-16 1:-24 2:-19 4:-22 5:-21 7:-19
encontr 0:-22 1:-19 2:16 3:-23 4:-22 5:19 6:-28 7:-20
encuentr 0:-12 2:-19 3:-18 4:-16 7:-14
end 0:-22 1:48 2:-32 3:-48 4:-23 5:-25 6:-51
enfrent 1:-17 3:-18 4:-15 5:-21 6:45 7:-33
engan 1:-19 3:-28 4:22 5:-20 6:-17 7:-19
english 0:-18 1:-17 2:-20 3:-19 4:-19 5:-16 6:23
enoj 0:-20 1:-22 2:-19 3:-25 5:-13 6:27 7:-13
ensen 2:16 3:-27 4:-17 5:-13 6:-18 7:-14
enter 1:-27 3:-22 4:-24 5:-18 6:29
entr 0:-22 1:-22 2:23 3:29 4:-25 5:-19 6:-28 7:-19
er 0:-23 1:-28 2:-34 3:-37 4:-29 5:-22 7:20
era 2:-17 3:30 5:-15 6:-31 7:-14
es 0:-13 1:-25 2:-22 3:-27 5:-18 7:12
escalat 0:-15 1:-16 2:-15 3:-16 4:-16 5:-16 6:22 7:-13
escaler 0:-14 1:-16 2:-13 3:-21 4:-15 5:-15 6:23 7:-13
escap 0:-19 1:-43 2:-24 3:-31 4:-16 5:-20 6:44 7:-38
esclav 2:-13 4:-22 6:16
esclavitud 0:-15 1:-16 2:-15 3:-16 4:24 5:-16 6:-18 7:-13
escond 0:-22 1:-28 2:-20 3:-30 4:-32 5:-22 6:35 7:-26
escondi 0:-13 1:-21 2:-22 3:-17 4:-18 5:-18 6:24 7:-21
escort 0:-16 1:-29 2:-18 3:-28 4:42 5:-16 6:-33 7:-22
escribi 0:-12 1:22 2:-18 3:-18 4:-18 6:-14
escuch 0:-17 1:-13 2:-23 3:-12 4:-15 5:-13 6:19
escuel 2:-30 5:23 6:-28 7:-28
escup 0:-18 1:-18 2:-17 3:-19 4:-17 5:-17 6:22 7:-15
escupi 0:-17 1:-16 2:-14 3:-18 4:-19 5:-14 6:19 7:-15
espald 1:-16 2:29 3:-21 4:-15 5:-17 6:-29 7:-21
espanol 0:-13 1:18 3:-15 4:-14 5:-19 7:-13
esper 1:-15 2:-32 3:-25 4:-35 5:36 7:-24
espi 0:-13 1:-17 2:-32 3:-26 4:-25 5:35 6:-29 7:-19
espos 0:-15 1:-24 2:-40 3:-13 5:-19 6:45
esps 0:-16 1:-16 2:-17 3:-18 4:-16 5:-15 6:20 7:-14
est 0:-19 1:-19 2:-18 4:-23 5:-15 7:-16
esta 1:-33 4:-24 7:25
estam 0:-14 1:-26 2:-25 3:-16 4:-23 5:-21 6:-26 7:23
estar 0:-16 2:-19 3:23 6:-40 7:-25
estari 0:-13 1:33 2:-20 3:-23 4:-17 5:-14 6:-23 7:-26
este 0:-13 1:26 2:-13 3:-30 4:-21 7:-20
estoy 0:18 4:-28 5:12 7:18
estudi 0:-19 1:-14 4:-21 5:-22 6:18 7:-12
even 0:-27 1:-18 2:-35 3:35 4:-26 7:-20
ever 0:-16 1:-24 3:24 4:-22 5:-27 6:32 7:-16
every 0:-18 1:-17 2:-26 3:-41 5:15 6:16 7:-21
everybody 0:-21 1:26 2:-25 3:-24 4:-26 5:-25 6:-30 7:-22
everyday 0:-25 1:-24 2:-19 3:-27 6:-16 7:-17
everyon 0:-24 1:18 2:-23 3:-16 4:-26 5:-24 6:-15 7:-23
everyth 0:-27 1:-19 3:-33 4:-15 5:12 6:24
everywher 0:16 2:-28 3:-37 4:-18 5:35 7:-16
evict 0:-17 1:-31 2:-18 3:-26 4:-38 5:-27 6:-24 7:28
evidenc 0:-16 1:-23 2:-15 3:19 4:-17 5:-17 7:-14
evil 3:-19 4:-12 5:-17 6:16 7:-14
ex 0:-27 1:-34 3:-22 4:-32 5:47 6:24 7:-33
exam 0:-20 1:-24 2:-26 3:36 4:-18 5:-19 6:-31 7:-17
exist 0:-21 1:22 2:-20 3:-25 4:-21 5:-19 6:-25 7:-18
exit 0:-13 1:-23 2:-13 3:-14 4:-14 5:-13 6:25 7:-20
exmar 3:-13 4:-13 5:22 6:19 7:-19
exnovi 5:15 6:19
exploit 0:-19 1:-21 2:-22 3:-29 4:34 5:-20 6:-23 7:-18
exploitation 0:-13 1:-13 4:19 5:-13 6:-15
explot 0:-21 1:-22 2:-21 3:-22 4:34 5:-22 6:-27 7:-19
explotacion 0:-19 1:-21 2:-19 3:-32 4:37 5:-19 6:-22 7:-16
expos 0:-25 1:-28 3:20 6:-19
extension 0:-16 2:22 4:-13 5:-17 6:-20
extran 1:14 6:-16
extranari 0:-16 1:25 2:-14 3:-14 4:-13 5:-14 6:-21 7:-20
eye 0:-21 1:-37 2:-28 3:-39 4:-36 5:-30 6:51 7:-23
fabric 1:-19 2:-12 3:-14 4:20 6:-18 7:-25
fac 3:-19 4:-12 5:-17 6:16 7:-14
face 0:-32 1:-30 3:-44 4:-32 5:-38 6:29 7:-24
facebook 0:-13 2:-24 3:-23 4:-26 6:-34
fake 0:-13 1:-14 2:-23 5:41 6:-17
fall 0:-22 2:-13 3:-29 4:-20 5:-18 6:29
fam 3:-14 6:-22 7:13
famili 0:-21 2:-24 3:-35 4:-40 5:-28 6:33 7:-24
family 0:-19 1:-47 2:-22 3:-26 4:14 5:-26
far 0:-13 3:-17 5:14 6:-23
farm 0:-28 1:-28 2:-31 3:-25 4:37 5:-20 6:-36 7:-27
fast 0:-17 1:-17 2:-15 3:-25 4:-14 5:-24 6:21 7:-16
fat 0:-20 1:-19 4:-15 5:-23 6:24
fath 0:20 1:-23 2:19 4:-18 5:-13 6:23 7:-27
fault 1:-13 2:-15 3:-18 5:-12 6:22 7:-17
fea 0:-14 1:-18 2:20 3:19 6:-19 7:-14
fee 0:-17 1:-15 3:-17 4:20 5:-16 6:-20 7:-19
feed 0:-17 1:-30 2:39 3:-48 4:-34 5:-15 6:-18 7:-25
feel 1:20 2:-16 3:-15 4:-29 5:-30 7:-22
fell 1:-42 3:-39 4:-27 5:-14 6:34
felt 0:-20 1:-19 2:-15 3:35 4:-19 5:-25 6:-33 7:-14
femal 0:-16 1:-19 2:-18 4:-15 5:-16 6:20 7:-14
fenc 0:-16 2:-24 3:-23 4:-14 5:21 6:-21 7:-13
feo 0:-19 1:-16 2:-15 6:17
fgm 0:-18 1:-21 2:-18 3:-20 4:-20 5:-17 6:26 7:-15
fianc 0:-26 1:-21 2:-29 4:-20 5:-22 6:33 7:-14
fiebr 0:-14 4:-22 6:-12 7:15
fiest 0:-17 1:-32 3:44 4:-28 5:-23 6:-37 7:-32
fight 0:-30 2:-20 3:-22 4:-33 5:-31 6:27 7:-30
file 1:-12 4:-29
fillmor 1:-13 6:15 7:-16
film 0:-22 1:-21 2:-14 3:38 4:-21 5:-22 6:-39
financial 0:-16 1:-16 2:-17 3:-19 4:-15 5:-16 6:18
find 0:-23 1:-25 2:-28 3:-37 4:-39 5:35 7:-33
fing 0:-24 1:-20 4:-25 5:-22 7:-13
finish 1:-14 2:-16 3:17 4:-14 5:-13 6:-18
fir 1:-22 2:-24 3:13 4:15 5:25 7:-24
fire 2:-22 3:-13 4:-13 6:-12
firearm 1:-15 2:-13 4:-16 6:16 7:-15
first 0:-14 1:-16 2:-17 3:-14 4:-25 5:-19
fisic 0:-17 1:-17 2:-25 3:-22 4:-16 5:-16 6:25 7:-13
fist 0:-18 1:-19 2:-17 3:-19 4:-20 5:-14 6:26 7:-13
flagstaff
flash 0:-21 1:-22 2:-21 3:33 4:-23 5:-21 6:-27 7:-18
fld 0:-15 1:-16 2:-15 3:-15 4:-16 5:-16 6:22 7:-14
fled 0:-28 1:-24 2:-24 3:-27 4:-23 5:-29 7:34
flee 0:-21 1:-25 2:-24 3:-25 4:-24 5:-22 6:33
flinch 0:-28 1:-18 3:-37 4:-18 5:-19
flip 0:-23 1:-22 2:-28 3:-19 4:-27 6:32 7:-30
flirt 0:-17 1:-14 2:-20 3:-18 4:-16 5:-17 6:20
floor 0:14 1:-26 2:-26 3:-41 4:-22 5:-22 6:12 7:-33
flow 0:-15 1:-19 2:-21 3:-27 4:-24 5:19 7:-13
flush 0:-13 7:-13
foam 0:24 1:-13 2:-17 5:-15 6:-26 7:-13
follow 0:-26 2:-31 3:-31 4:-44 5:73 6:-33 7:-33
fondl 0:-15 1:-17 2:-15 3:24 4:-16 5:-16 6:-18 7:-13
food 0:-35 1:-28 2:24 3:-49 4:-37 5:-30 7:-46
for 0:-17 2:-16 3:-18 4:21
forc 0:-22 1:-41 2:-14 3:36 4:19 5:-29 6:-25 7:-24
forensic 1:-12 3:19 4:-13 5:-13 6:-13
forev 0:-21 1:30 2:-21 3:-36 4:-30 5:-22 6:-24 7:-24
forget 0:-26 1:-17 2:15 3:21 4:-25 6:-15 7:-14
fork 0:24 1:-22 2:-16 3:-15 4:-19 5:-15 6:17 7:-18
forz 0:-26 1:-31 2:-28 3:32 4:-13 5:-33 6:-12 7:-24
fost 0:-27 1:-27 2:36 5:-18 7:-30
foto 0:-21 1:-15 3:36 5:20 7:-12
found 0:-27 1:-24 4:-14 5:30 6:-12 7:-14
foundation 0:-23 1:-12 4:-15 5:-14 6:14 7:-18
franklin 1:-15 6:12
frat 0:-21 1:-24 2:-27 3:28 4:-31 5:-36 6:-34 7:-27
free 1:-22 2:-21 4:15 5:-31 7:-18
freez 0:-17 1:-16 2:-27 3:-27 4:-18 5:-23 6:-27 7:23
fresh 1:-14 2:-15 3:-20 5:-13 6:19
friday 0:-16 1:-17 2:-19 3:-23 4:-31 7:34
fridg 0:-23 1:-26 3:-24 4:-28 5:-20 6:41 7:-19
friend 2:-21 5:-41
frio 0:-25 1:-15 2:-25 3:-22 4:-21 5:-19 6:-23 7:28
from 1:-21 2:-14 3:-17 4:-15 5:18
front 0:-18 1:20 3:-37 4:-17 5:-23 6:23 7:-25
froz 0:-19 1:-18 2:-14 3:19 4:-15 5:-33 6:-23 7:-14
fruit 2:-25 6:-21 7:-16
fue 1:-26 2:35 4:-13 5:-18 6:-36 7:-17
fuert 5:-13
fuerz 0:-17 1:-31 2:-36 3:35 4:15 7:-29
fui 0:-18 1:-17 2:20 3:24 4:-17 5:-18 6:-19 7:-19
full 0:-27 1:-21 2:-20 3:-20 4:-23 5:-27 7:24
funeral 0:-16 1:24 2:-18 3:-24 4:-16 5:-22 6:-21 7:-15
futur 0:-20 1:32 2:-27 3:-20 4:-30 5:-25 6:-30 7:-21
gallup 0:-14 1:-17 2:-14 3:-14 4:-19 5:-14
gambl 3:-18 6:13
game 0:-26 1:-40 2:22 4:16 5:-21 6:-35 7:-27
gana 0:-22 1:27 3:-13 4:-15 5:-16 6:-25 7:-21
gang 0:-17 1:-14 2:-23 3:16 4:-21 5:-17 7:-14
gano 1:-24 2:-17 3:-12 4:-25 5:-18 6:20
garag 0:-25 1:21 5:-34 6:-48 7:-36
gas 0:-25 1:-29 2:-35 3:-22 4:-30 5:-29 6:16 7:23
gaslight 0:-25 1:-30 2:-26 3:-26 4:-26 5:-37 6:35 7:-23
gasolin 0:-18 1:-14 2:-15 3:-16 5:-15 6:16
gast 1:-25 2:-17 3:-16 5:-16 6:16
gate 1:-16 2:-23 3:-19 5:-24 6:-23 7:-20
gave 0:-28 1:18 2:-27 4:-31 6:-35
gay 0:-14 1:-22 3:-17 4:-32 5:-24 7:43
gener 0:-15 1:-17 2:-18 3:-22 4:-19 5:-19 6:21 7:-14
genital 0:-23 1:-32 2:-14 3:-17 4:-16 5:-16 6:31 7:-15
gent 0:-16 5:15 6:17 7:-19
get 0:-17 1:-32 6:29 7:-13
gift 0:-13 1:-18 2:-19 3:-20 4:-23 5:30 6:-32 7:-15
girl 0:-20 1:-28 2:32 4:29 5:-32 6:-22 7:-20
girlfriend 1:-28 2:-18 3:-36 4:-30 5:-33 6:33 7:-18
giv 1:22 2:-18 3:-13 4:-17 6:-19 7:-17
give 0:-22 3:13 5:-28 7:-15
glass 0:-25 1:-26 3:-20 4:-15 5:-20 6:27
glov 3:13 5:-14
go 0:-22 3:-16 5:-24 7:22
god 0:-13 2:17 4:-34 5:-25 7:-28
goe 0:-14 1:-36 2:-23 3:-40 4:-30 5:-13 6:17 7:-20
going 0:-22 3:-16 4:-34 5:-49 6:15 7:-17
gold 0:-22 1:-14 2:-13 3:-21 4:-18 5:-17 6:16
golp 0:-21 1:-35 3:-45 4:-34 5:-30 6:36 7:-36
golpeador 0:-17 2:-13 3:-14 4:-22 5:-25 6:23
golpi 0:-20 1:-13 2:-15 3:-19 4:-16 5:-13 6:16 7:-17
goma 1:-24 2:-13 4:-14 6:22
gone 1:18 2:-38 3:-40 4:-31 5:-20 7:14
good 0:-20 1:19 2:-14 3:-21 4:-17 6:-18 7:-12
goodby 0:-31 1:62 2:-37 3:-40 4:-38 5:-39 6:-39 7:-27
goodnight 0:-13 1:19 2:-13 4:-12 5:-13 6:-15
googl 0:-14 1:27 2:-13 4:-14 5:-17 6:-23
gorp 0:-20 1:-14 2:-13 3:-21 4:-19 5:-14 6:17 7:-16
got 0:-15 1:-14 2:-19 6:-13 7:21
gown 0:-24 2:-16 3:20 4:-16 5:-15 6:-29
gps 0:-28 1:-16 2:-29 3:-39 4:-33 5:45 7:-35
grab 0:-31 1:-33 3:32 4:-38 5:-29 6:21 7:-26
grad 1:-23 3:21 4:-16 5:-13 6:-17 7:-18
grand 0:-24 2:-14 3:-14 4:-14 5:-13
grandbaby 0:-23 1:-21 2:33 3:-30 4:-22 5:-15 6:-35
grandchild 0:-19 1:-22 2:34 3:-21 4:-24 5:-22 6:-34
granddaught 1:-16 2:16 3:-19 5:-13 6:-19 7:-21
grandm 3:-32 4:-29 5:-23 6:-14 7:-29
grandp 2:28 4:-34 5:-17 6:-28
grandson 0:-18 1:-29 2:28 3:-32 4:-26 5:-24 6:-21 7:-21
gratiot 1:-15 2:-16 3:-16 4:-12 5:-16
gray 5:16 6:-14 7:-17
green 0:-21 1:-21 2:-18 3:-26 4:35 5:-18 6:24
greencard 0:-13 3:-19 5:-24 6:21 7:-16
gregg 7:-13
greyhound 1:-20 3:-28 4:-16 5:-22 6:-34 7:32
grid 0:-16 1:-18 4:-21 5:-16 6:22
grit 0:-17 1:-19 2:-37 3:-31 4:-31 5:-22 6:44 7:-20
grocery 0:-15 1:-15 2:-14 3:-15 4:-16 5:20 6:-26
groom 0:-16 1:-21 2:30 3:-23 4:-30 5:-24 6:-21 7:-17
grop 0:-24 1:-26 2:-28 3:43 4:-28 5:-35 6:-15 7:-31
groseri 0:-14 1:-19 2:-18 3:-15 4:-19 6:18
ground 2:21 3:-27 4:-19 5:-17 6:23 7:-16
group 0:-12 3:19 4:-17 5:-23 6:-27 7:-28
grown 1:-23 3:21 4:18 5:-22 7:-13
grup 1:-12 2:-12 3:-14 4:-13 5:-13 6:15
guam 0:-15 1:-18 2:-17 3:-17 4:-17 5:-14 6:18
guard 0:-20 1:-22 2:-32 3:32 4:-29 5:-25 6:-34 7:-20
guarderi 2:17 5:-14 6:-21 7:-21
guatemal 4:20 5:-14 6:-26
guilt 1:-19 2:-12 3:19 4:-20 5:-17 6:-20
gun 1:25 2:-47 3:-55 4:-38 5:-16 6:24 7:-38
gunpoint 0:27 1:-20 2:-22 3:-22 4:-22 5:-22 6:24 7:-28
guy 0:-18 1:-25 3:31 4:21 5:15 6:-17 7:-28
gym 0:-24 1:-14 2:-19 3:-35 4:-27 5:32 6:-41 7:-23
gynecologist 3:13 5:-14
h1b 0:-16 1:-15 2:-19 3:-24 4:-18 5:-21 6:22
h4 1:-17 3:-23 4:-26 5:-12 6:25 7:-14
ha 0:-15 1:-19 5:-13 6:20
habl 1:-30 2:-18 5:-13 6:15 7:-24
hac 1:17 4:-13 6:-16
hace 0:-21 1:-25 2:14 3:14 5:-22 6:-17 7:21
hacen 0:-14 1:-16 2:-13 3:-17 4:35 5:-20 6:-39 7:-21
hacer 0:-14 1:-24 2:-20 3:29 4:-35 6:16 7:-15
hacerl 0:-13 1:-13 2:-18 3:18 4:-17 5:-13 6:-17
hacers 0:-13 1:16 2:-12 4:-13 5:-12
hack 0:-20 1:-17 2:-23 3:-20 4:-24 5:28 6:-22 7:-20
had 0:-14 4:-21 6:-22
hago 0:-12 2:-21 4:-20 5:-18
hair 0:-30 1:-22 2:-35 3:-48 4:-25 5:-35 6:35 7:-25
hal 0:-17 1:17 2:-13 3:-17 4:-16 6:-23 7:-15
hall 0:-25 1:-13 2:-15 3:-26 4:-18 5:-12 6:23 7:-16
ham 0:-17 1:-19 2:-15 3:-19 4:-17 5:-22 6:16 7:-17
hamst 0:-15 1:-27 2:-19 3:-15 4:-14 5:-18 6:17 7:-18
hand 2:-20 4:-30 5:-30 6:35 7:-27
handl 0:-19 1:16 2:-24 3:-28 4:-27 5:14
handprint 0:-21 1:-31 2:25 3:-17 4:-19 6:-33 7:-25
hang 1:19 2:-25 3:-26 4:-32 5:-23 6:-19 7:-26
hap 0:-17 1:-25 2:-13 4:-14 5:-24
happen 0:-26 1:-26 2:-23 3:39 4:-14 5:-35 6:-34 7:-21
happi 1:16 3:-22 4:-19 5:-13 6:-24
harass 0:-19 1:-30 2:-28 3:-27 4:-23 5:46 6:-45 7:-16
harassment 0:-16 1:-20 2:-20 3:-27 4:-32 5:40 6:-23 7:-16
hard 0:-29 1:-27 2:17 3:-26 4:-17 5:-17 7:-15
harm 0:-18 1:32 2:-25 3:-21 4:-22 5:-20 6:-24 7:-18
hart 0:-16 1:20 2:-21 3:-19 4:-16 5:-27 7:-16
has 2:17 3:-21 5:-22 7:-24
hasnt 0:-24 1:-19 2:14 3:-17 4:-17 6:-16
hast 0:-12 1:-13 2:-15 3:-19 5:-18 7:-25
hate 0:-16 1:37 2:-23 3:-25 4:-38 5:-22 6:-33 7:-26
hav 1:-26 2:-26 3:16 4:-20 5:-19 6:-27 7:-19
have 0:-21 2:-21 5:-13 7:24
haven 0:-21 1:-27 2:25 3:14 4:-20 5:-17 6:-40 7:-24
havent 1:13 2:-14 4:-12 5:-20 6:-20 7:-19
hawaii 0:-16 1:-16 2:-16 3:-16 4:-17 5:-17 6:14
hay 1:-12 2:-18 3:-16 4:-16 6:-16 7:-17
hazard 0:-12 5:-13 6:16 7:-18
he 1:-35 2:-19 6:39 7:-21
head 0:-32 2:-16 3:-13 4:-31 5:-34 6:14 7:-25
headbut 0:-17 1:-18 2:-16 3:-19 4:-17 5:-16 6:22 7:-15
headlock 0:-18 1:-30 2:-29 3:-32 4:-34 5:-29 6:33 7:-27
health 0:-14 3:-21 5:-23
hear 0:-17 1:12 2:-19 3:-26 4:-23 5:-22 7:-13
heard 2:-17 3:-24 4:-13 5:-23 6:27 7:-12
heav 0:-23 1:28 2:-35 3:-36 4:-33 5:-19 6:-35 7:-33
heavy 0:16 1:-14 2:-12 3:-13 4:-13 6:-18
hed 1:-26 2:-17 3:-45 4:-26 5:-42 6:38
held 0:-18 1:-29 2:-24 3:27 5:-20
hell 0:-13 3:-37 4:-36 5:-36 6:22 7:-23
help 0:-17 1:-13 2:-15 3:-15 5:-22 6:24 7:-19
her 2:25 5:-21 7:-18
here 0:-21 1:25 2:-25 3:-41 5:-12 6:-22 7:16
herman 4:-26 5:-25
hermanit 0:-15 1:-20 2:-23 3:22 4:-18 5:-22 6:-23 7:-16
heroin 1:-25 3:-13 4:21 5:-21 6:-26
herself 0:-24 1:43 2:-42 3:-31 5:-13 6:-51
hialeah 0:-13 4:-15
hic 0:-13 1:-15 3:18 6:-19 7:-13
hid 1:-36 2:-47 3:-43 4:-28 5:-21 6:61 7:-49
hidalg
hide 0:-21 1:-31 2:-35 3:-41 4:-39 6:20 7:-27
high 0:-23 1:-16 2:-26 3:-26 4:-18 5:-24 6:23 7:-19
highway 0:-23 1:-24 2:-15 3:-12 4:-13 5:-23 6:17 7:-21
hija 0:-15 2:53 5:-29 6:-31
hijastr 2:21 3:-12 4:-13 5:-13 6:-22 7:-15
hijo 0:-14 2:33 3:-28 4:-34 5:-15 6:-16 7:12
him 0:-18 1:-18 6:19 7:-18
himself 0:14 1:35 2:-31 3:32 4:-37 5:-41 6:-41 7:-16
hir 1:-14 2:-25 3:-22 4:-13 5:16
his 0:13 2:27 3:13 4:15 5:-20 6:-16 7:-22
hit 0:-28 1:-36 2:15 3:-47 4:-33 5:-33 6:23 7:-22
hiv 1:-15 2:-14 3:-20 4:-18 5:-13 6:19
hoars 0:-21 1:-20 2:-16 3:-19 5:-12 6:23
hold 0:-25 1:-15 3:-37 4:16 5:-25 7:-20
hole 0:-23 1:-19 2:-39 3:-20 4:-22 5:-24 6:29 7:-17
holland 1:-17 3:13
hombr 0:-13 1:-35 3:-28 5:17 7:-24
home 0:-23 1:-38 2:15 6:17
homeless 0:-26 1:-27 2:-19 3:-23 4:-17 5:-14 6:-14 7:20
hond 5:16 6:-14 7:-17
hondur 0:-14 1:-20 3:-13 4:16 6:-20
honk 0:-17 1:-15 2:-15 3:-15 4:-19 5:23 6:16 7:-13
honolulu 0:-15 1:-18 2:-22 3:-21 4:-17 5:-13 6:20
honor 0:-16 1:-27 2:-15 3:-16 4:-14 5:-17 6:18 7:-13
hook 1:-22 3:-19 4:29 5:-24 7:-12
hope 0:-25 1:26 2:-19 3:-24 4:-19 5:-29 6:-18 7:-17
hopeless 0:-25 1:31 2:-19 3:-21 4:-19 5:-18 6:-29 7:-16
hora 5:12 6:19
hospital 0:-21 1:-31 2:-26 3:-45 4:-38 5:-34 7:25
host 4:14 6:-23
hostig 0:-18 1:-18 2:-17 3:-19 4:-17 5:27 6:-23 7:-15
hostigador 0:-15 1:-17 2:-15 3:-16 4:-16 5:24 6:-18 7:-14
hostigamient 0:-15 1:-17 2:-15 3:-16 4:-17 5:24 6:-18 7:-14
hot 0:-18 1:-19 2:12 3:-18 4:-16 5:-24 7:-21
hotel 0:-13 1:-28 2:-29 3:-38 4:27 5:-16 7:18
hotin 0:-15 1:14 3:-12 4:-14 5:-13 7:-14
hotlin 0:-15 5:-41 7:-16
hour 0:-16 1:-19 2:-33 3:-31 5:19 7:-20
hous 0:-23 1:-26 2:-28 3:-41 5:27
houston 2:-25 3:-22 5:-13 6:-16
how 0:-18 2:-21 3:-39 7:-21
hoy 0:-15 1:-32 2:-20 3:-17 4:-29 5:-29 6:-28 7:38
hr 1:-12 2:-15 3:18 4:-18 6:-12
hrs 2:-20 3:-19 4:19 5:-20 6:-30 7:-21
hubier 0:-13 1:17 4:-12 6:-15
hug 2:21 3:20 4:-16 5:-15
huir 0:-15 1:-32 2:-23 3:-15 4:-17 5:-13 6:38 7:13
human 0:-16 1:-18 2:-14 3:-15 4:24 5:-15 6:-17 7:-13
humil 0:-20 1:-26 2:-33 3:-32 4:-28 5:-26 6:37 7:-22
hundr 0:-20 1:-14 2:-23 3:-21 4:-15 5:18 6:20 7:-12
hung 0:-27 2:-20 3:-29 5:-13 6:-12 7:-12
hungry 1:-13 2:21 3:-23 5:-24 6:-35 7:-19
hurt 3:-13 4:-23 5:-35 7:-23
husband 1:-14 2:-26 4:-29 5:-12 6:42 7:-22
husbend 0:-30 1:-31 2:-25 3:-31 4:-26 5:-30 6:31 7:-22
huyend 1:-20 3:-18 6:21 7:23
hyde 1:-15 5:-21 6:24 7:-17
i 1:17
ice 0:-20 1:-22 2:-28 3:-25 5:-36
icloud 0:-20 1:-20 2:-14 3:-31 4:-23 5:32 6:-21 7:-33
id 0:-18 1:-30 2:-31 3:-17 4:22 5:-37 7:-23
idah 4:-15 5:-18 6:13
idea 1:14
ids 2:-22 3:-20 7:-16
if 0:-15 1:16 2:-30 6:15 7:-20
ill 1:-31 2:13 3:-24 5:-33 6:41 7:-15
illegal 0:-12 1:-13 3:-21 4:-16 5:-16 6:15
im 4:-24 7:15
imagin 0:-21 1:-21 2:-20 3:-22 4:-18 5:-19 6:20 7:-15
immigrant 0:-15 1:-16 2:-18 3:-28 5:-20 6:21 7:-12
immigration 0:-23 1:-33 2:-15 3:-18 4:21 5:-30 6:31
import 0:-19 1:-21 2:-21 3:21 4:-19 5:-13 6:-22 7:-13
in 3:12
inappropriat 0:-15 1:-14 2:-20 3:21 7:-13
inappropriately 0:-16 1:-17 2:-25 3:25 6:-13 7:-12
incest 0:-20 1:-22 2:-17 3:35 4:-18 5:-19 7:-16
incident 0:-16 1:-18 2:-16 3:-15 4:-19 5:-17 6:18 7:-13
indian 0:-12
indigen 0:-14 1:-12 2:-16 3:-13 4:-17 5:-12 6:17
indocument 2:-13 4:-14
infanci 1:-20 2:-23 3:25 4:-16 5:-15 6:-24 7:-23
infantil 0:-17 1:-21 2:52 3:-20 4:-18 5:-20 6:-54 7:-15
infiern 0:-12 1:-18 2:-22 3:-21 4:-22 5:-29 6:26 7:-29
infront 0:-19 1:-23 2:-20 3:-17 4:-15 5:-15 6:20 7:-17
ingl 0:-17 1:-13 2:-14 3:-18 4:-15 5:-20 6:15 7:-17
inmat 0:-13 3:17 4:-12 5:-12 6:-14
insid 0:-15 1:-16 2:-18 3:13 5:-22 7:-12
inst 0:-19 1:20 3:-15 4:-26 6:-17 7:-13
instagram 0:-13 1:-21 2:-18 3:-16 4:-21 5:15 6:24
instal 2:-14 3:-19 4:-17 5:21 6:-26
insulin 0:-28 1:-16 2:-26 3:-43 4:-29 5:-28 6:38 7:-24
insult 0:-21 1:-38 2:-24 3:-26 4:-23 5:-31 6:37 7:-19
insuranc 0:-15 1:15 3:-15 5:-14 7:-14
intellectual 2:-12 3:18 4:-13 6:-21
intent 0:-15 2:-16 4:-16 5:-16 6:-18 7:-16
interpret 1:-14 2:-13 3:-15 4:-18 6:18 7:-18
intimat 0:-14
into 0:-22 2:-24 4:-12 5:15 6:29 7:-21
intrafamili 0:-16 1:-14 2:-12 3:-13 4:-16 5:-13 6:14 7:-12
inutil 1:-16 4:-17
iowa 1:-13 4:-18 6:12
ipad 0:-18 2:-17 5:20 6:-24 7:-18
ipv 0:-16 1:-17 2:-15 3:-15 4:-16 5:-16 6:22 7:-13
ir 0:-16 1:-19 2:-23 3:-24 4:16 5:-20
iraq 1:22 4:-12 6:22 7:-22
irme 0:-14 1:-29 2:-15 3:-28 5:-19 6:27 7:-21
iron 0:-24 1:-20 2:-23 4:-20 5:-20 6:18 7:-26
is 7:-21
island 0:-12 1:-14 2:-14 3:-14 4:-13 5:-13 6:19 7:-14
isnt 0:21 2:-31 3:-29 4:-25 5:-24
isolat 0:-18 1:-18 2:-16 3:-18 4:-18 5:-16 6:21 7:-14
it 0:-12 1:15 2:-18 3:18 4:-26 7:-14
itll 0:-17 1:-25 3:-17 4:-13 5:-17 6:20
its 1:-16 2:-22 4:-20 6:-15 7:41
ive 0:-24 2:-14 3:-16 4:-31 5:-24 7:-21
jail 0:-19 1:-29 2:-25 4:-35 5:31 6:20
jala 0:-13 1:-22 2:22 3:-16 4:-21 5:-18 7:-22
jalo 0:-16 1:-13 2:-15 3:-19 4:-22 5:-19 6:18 7:-21
jalon 0:-16 1:-21 2:-32 3:-28 4:-25 5:-19 6:37 7:-22
jaw 0:-27 1:-21 2:-22 3:-23 4:-32 5:-28 6:25 7:-25
jealous 0:-21 1:-16 2:-19 3:-22 4:-20 5:-21 6:22 7:-16
jefe 0:-13 1:-24 2:-34 3:49 4:32 5:-27 6:-49 7:-23
jekyll 1:-15 5:-21 6:24 7:-17
job 0:-23 1:-30 2:-33 5:33 7:-18
joint 4:-16 5:-21 6:16
joke 1:-29 2:-17 3:-28 4:-20 5:-14 6:31
journal 0:-16 1:-13 2:-17 3:-15 4:-14 5:-25 6:21 7:-13
juan 4:-12
judg 0:-24 1:-15 2:-24 3:-26 4:-21 5:-23 6:19 7:-18
jump 0:-28 1:28 2:-43 3:-34 4:-32 5:-34 7:-28
just 1:35 2:-25 3:-46 4:-38 6:-19 7:15
justic 0:-14 1:-13 2:-13 3:-16 4:-27 5:-14 6:25 7:-21
k1 0:-12 1:-14 2:-12 3:-18 4:-13 5:-13 6:14
kalamaz 0:-15 1:-13 2:-16 3:-18 4:-13 5:-15 6:22 7:-20
kansas 0:-12 1:-14 4:-14 5:-16 6:21 7:-17
keep 0:-20 2:-28 5:16 7:-23
kenai 4:-13 5:-13 7:-12
kenosh 0:-12 4:-12 6:13 7:-13
kentucky 1:-15 3:-17 4:-22 6:15
kept 0:-22 1:-31 2:-17 3:24 4:17 5:-25 6:-39 7:-25
key 0:-35 1:-25 2:-23 3:-34 4:-44 5:-26 6:28 7:-29
kick 0:-30 1:-22 2:-43 3:-43 4:-32 5:-39 6:-23 7:41
kid 0:-22 1:-27 2:52 3:-24 4:-35 5:-17 6:-15 7:13
kidnap 0:-14 1:-13 2:13 3:-12 4:-14
kil 0:-22 2:-32 3:-35 4:-35 5:-33 6:31 7:-23
kill 0:-19 2:-35 3:-42 4:-39 5:-32 6:34 7:-17
kiss 0:-23 1:-26 3:34 4:-23 5:-25 6:-17 7:-21
kit 0:-18 1:-17 2:-20 3:40 4:-21 5:-17 6:-24 7:-46
kitch 0:-26 1:-24 2:-19 3:13 4:-18 5:-22 6:26 7:-19
kms 0:-28 1:40 2:-28 3:-33 4:-36 5:-26 6:-34 7:-31
knee 0:-19 2:-24 3:-21 4:-24 5:-23 6:22 7:-18
kneel 0:-14 1:-13 2:13 3:-23 4:-25 6:-14
knif 0:-42 2:-37 3:-51 4:-40 5:-46 6:35 7:-24
knock 0:-25 1:-18 2:-20 4:-31 5:-26 6:38 7:-35
know 0:-20 1:-44 2:-17 4:-35 5:54
knoxvil 0:-12 1:-22 2:-14 3:-13 4:-14 6:17
ks 1:-12 2:-13 3:-14 4:-13 6:20 7:-22
ky 1:-13 3:-13 4:-14
la 0:-19 2:14 7:18
labor 0:-18 1:-20 2:-18 3:-32 4:31 5:-18 6:-20 7:-17
laboral 0:-12 1:-14 2:-12 4:18 5:-13 6:-15
lado 1:-18 2:15 4:-20 6:-29 7:-19
lady 0:-20 1:-27 2:15 3:-15 4:18 5:-22 6:-29 7:-25
laid 0:-19 1:-23 2:-20 3:-17 4:-15 5:-15 6:20 7:-17
lakot 0:-17 1:-16 2:-15 3:-24 4:-19 5:-19 6:19 7:-15
land 0:-18 2:-17 3:-20 4:19 6:-17 7:-16
landlord 0:-16 1:-27 2:-38 3:31 7:20
languag
lap 0:-27 2:21 4:-22 5:-24 6:-33 7:-21
larami 1:-12 4:-25 5:-13
las 2:-28 4:-26 5:-27
last 0:17 2:-32 4:-26 5:-32 6:22
lastim 0:-23 1:-28 2:27 3:-19 4:-20 5:-18 6:-25 7:-30
late 1:-20 2:-13 3:-19 4:-18 5:-21 6:25
laugh 0:-17 1:-24 2:-26 3:-37 4:-23 5:-22 6:33 7:-22
laundromat 0:-31 1:-19 2:-16 3:-25 4:-26 5:-16 6:-26 7:27
law 0:-20 1:-24 2:-43 4:-30 5:-30 6:42 7:-26
lawy 0:-12 1:-24 2:-22 3:-20 4:-21 5:-28 6:24 7:-24
le 0:-15 2:26 5:-25 7:-22
learn 0:-20 1:-19 2:-14 3:-23 4:-24 5:-31 6:21
leas 0:-19 1:-30 2:-15 3:-20 4:-19 5:-27 6:39
leav 0:-20 1:-34 3:-24 6:24 7:-16
ledg 0:24 1:21 2:-19 3:-18 4:-18 5:-19 6:-20 7:-18
left 3:-38 4:-31 5:14 7:22
leg 0:17 4:-18 5:18 6:-24 7:-15
legal
lent 0:-14 1:-16 4:-15 5:-13 6:19 7:-15
les 1:-17 2:17 4:-14 6:-24 7:-18
lesbi 0:-15 2:-22 3:-19 5:-13
lesson 0:-16 2:-20 3:-17 6:17 7:-13
let 0:-24 3:-22 4:15 5:-16 6:20 7:-29
lethality 6:12 7:-16
lewiston 0:-14 2:-20 3:-12 4:-13 5:-13
lgbt 0:-20 2:-18 3:-16 5:-14 6:15
library 0:-15 1:-25 3:-14 4:-15 5:-24 6:21 7:-13
licens 1:-13 3:-17 5:-20 6:19
lie 0:-12 1:-23 2:-20 3:-28 4:-22 5:19 6:35 7:-29
lied 0:-16 1:-17 4:20 5:-14 6:-16
life 0:-28 1:28 2:-34 3:-31 4:16 5:-36 6:-25 7:-36
life360 0:-20 1:-30 3:-25 4:-18 5:36 6:-16 7:-18
lifelin 0:-18 1:27 2:-18 3:-19 4:-19 5:-18 6:-22 7:-16
light 0:-27 1:-24 2:13 3:-25 4:-24 5:-20 6:18 7:-26
like 1:15 3:-31 4:-19 5:-14 6:-15 7:-21
limpi 0:-14 1:-15 2:-13 3:-28 4:24 5:-13 6:16 7:-16
lin 2:-14 3:-15 4:-17 5:17 6:-18 7:-13
lincoln 1:23 4:-12 6:19
line 0:-16 1:16 3:-28 4:-26 5:-39 7:-17
lip 0:24 1:-23 2:-30 3:-31 4:-29 5:-21 7:-24
list 0:-23 3:14 6:-27 7:-14
littl 2:53 3:-22 4:-15 5:-15 6:-48 7:12
liv 0:-30 1:25 2:-30 3:-38 4:-36 5:-42 6:-25 7:32
live 0:-19 1:39 2:-37 3:-38 5:-19 6:-24 7:-23
llam 0:-20 1:-36 2:-20 3:-27 4:-30 5:17 7:-30
llamar 0:-14 1:-20 3:-16 4:-21 5:-23 6:17 7:-14
llav 0:-16 1:-27 2:-27 3:-31 4:-33 5:-17 6:41 7:-29
lleg 0:-17 1:-23 3:-31 4:-34
llegu 1:-27 2:-24 3:-15 4:-18 5:-24 6:31 7:-25
llev 1:-19 2:-12 3:-13 4:22 5:-16 6:27 7:-17
llor 0:24 1:-22 2:-18 3:-19 6:-12 7:-16
lo 0:-13 4:-27 5:-18
load 0:-16 2:-13 3:-17 4:-16 5:-18 7:-21
loan 0:-23 2:-16 3:-25 4:-27 5:-19 6:23 7:-19
location 0:-19 1:-29 2:-20 3:-34 4:-23 5:37 7:-18
lock 2:12 5:-32 6:12 7:16
loco 0:-13 1:-13 3:-23 4:-15 5:-12 6:24
long 0:-18 1:-15 2:19 3:15 4:-27 5:-23 6:15
look 0:-34 4:-34 7:-43
los 0:-13 3:-27 6:13
lose 2:-14 3:15 4:-50 5:-41 7:-12
loss 0:-12 1:13 2:-12 3:-13 4:-13 6:-12
lost 0:-20 1:15 3:-48 4:-31 5:-31 6:-23 7:15
lot 0:17 1:-32 2:-30 3:-27 4:-26 6:-37 7:14
lov 1:-18 3:-20 4:18 6:-26
love 0:-18 1:-19 2:-19 3:-22 4:-18 5:-19 6:25 7:-15
lowkey 0:-18 2:-12 3:-15 4:-15
lubbock 4:-13 6:14 7:-13
lugar 0:-14 1:-18 2:-14 4:-14 5:-16 6:-18 7:21
lurk 0:-16 1:-17 2:-15 3:-16 4:-17 5:24 6:-18 7:-14
ma 0:-15 1:-14 2:-14 4:-17 5:-22 6:17
machet 2:-27 3:-21 5:-14 6:21 7:-16
machist 0:-19 1:-21 2:-19 3:-20 4:-20 5:-20 6:26 7:-18
mad 0:-25 1:-25 2:-32 4:-21 6:45 7:-20
madam 1:-12 2:-16 3:-12 4:27 5:-18 6:15
made 0:-19 1:-27 3:15
maestr 1:-22 2:24 3:-18 4:-14 6:-33 7:-14
magazin 2:-26 3:-13 4:14 6:-16
maid 0:-13 1:-27 2:-22 3:-30 4:32 5:-21 6:-26 7:-21
mail 0:-15 1:-13 2:-14 3:-13 4:-14 5:-17 6:20 7:-13
main 0:-14 1:-21 2:-25 3:-25 4:-16 6:25
mak 0:-13 2:-24 3:-34 4:27 7:-14
make 0:-18 1:-22 2:27 4:39 5:-29 6:-34 7:-30
makeup 0:-18 1:-21 2:-27 3:-29 4:-27 5:-34 6:29 7:-27
makin 1:-14 6:-13
mal 2:12 3:-19 4:-33 5:-18 7:-16
maltrat 0:-20 1:-31 3:-32 4:-28 5:-28 6:27 7:-28
maltratador 0:-15 1:-17 2:-15 3:-15 4:-16 5:-17 6:22 7:-13
mam 1:-13 4:-13
mama 0:-13 2:27 4:-26 6:-14 7:-14
man 0:-20 1:-36 2:14 4:32 7:-15
manag 0:-19 1:-22 2:-28 3:27 5:-22 6:-28 7:-19
manan 0:-14 1:15 3:-20
mand 0:-13 1:-31 2:-27 3:-31 4:-30 5:39 6:21 7:-23
mano 0:-22 1:17 6:-21 7:-19
manos 0:-21 1:-26 3:55 4:-36 5:-43 6:-51 7:-40
many 0:-15 1:38 2:-26 3:-32 4:-24 5:-22 6:-29 7:-13
map 0:-16 1:-13 3:-12 5:18 6:-26
mar 0:-17 1:-37 2:-37 3:-19 5:-25 6:42 7:-18
marc 0:-15 1:-21 2:-25 3:-20 4:-15 5:13 6:30 7:-17
marin 1:15 2:-15 6:-23
maripos 1:-15 2:-13 3:-13 6:12
marital 0:-15 2:-13 3:14 4:-19 5:-13 6:-21
mark 0:-30 1:-29 2:40 3:-24 4:-32 5:-39 6:-13 7:-33
marri 0:-18 1:-15 2:13 3:-20 5:-22 6:26 7:-17
marriag 0:-17 1:-31 2:-41 3:-43 4:-26 5:-28 6:54 7:-24
marry 1:-26 2:-45 3:-43 4:13 5:-35 6:52 7:-13
mas 0:-21 1:35 2:-14 3:-22 4:-19 5:-18 6:-38 7:-26
masajist 0:-12 1:-14 2:-17 3:15 4:-15 5:-15 6:-15 7:-15
massag 0:-19 1:-21 2:-39 3:21 4:36 5:-36 6:-39 7:-33
mat 0:-19 1:31 2:-20 3:-31 4:-26 5:-25 6:-20 7:-23
mata 0:-15 2:-28 3:-39 4:-21 5:-16 6:27
matar 0:-17 1:23 2:-27 3:-33 4:-25 5:-28 7:-19
mate 0:-15 1:-18 3:-14 4:-17 6:13 7:-12
matrimoni 3:-24 4:-15 6:26
max 0:-14 2:-13 3:-13 4:-17 5:-12 6:12
mayaguez 0:-14 1:-13 2:-12 4:-17 5:-13
mayor 1:-12 2:19 4:-15 6:30 7:-13
mayordom 0:-13 2:-12 3:22 4:-27 6:-22 7:-22
mcal 1:-19 4:-17 5:-13
md
me 1:-17 6:17
mean 0:-29 2:-21 4:-23 5:-20 7:-21
medicin 0:-16 2:-34 4:-35 5:-30 7:-19
meet 0:-13 1:-22 2:-24 3:-33 4:29 5:-20 7:-15
mejor 0:-18 1:39 2:-22 3:-26 4:-22 5:-18 6:-29 7:-28
memphis 4:-13 6:13
men 0:-16 1:-25 3:-13 4:49 5:-30 6:-53 7:-33
menor 0:-13 1:-20 2:45 3:-41 4:-18 5:-20 6:-34 7:-15
mensaj 0:-17 1:-26 2:-17 3:-19 4:-25 5:35 7:-17
mental 0:-19 1:24 2:-21 3:-24 4:-20 5:-18 7:-17
mentally 0:-13 1:-13 3:-12 4:-14 6:16
mentir 6:-20
mese 2:-12 5:-12
meser 0:-13 2:-12 3:-14 4:18 6:-19 7:-18
messag 0:-18 1:-27 4:-33 5:18 7:-14
met 0:-13 1:-27 2:-41 3:18 6:24 7:-17
mete 0:-26 1:-30 2:33 3:35 4:-26 5:-25 6:-33
meth 0:-28 1:-26 2:20 3:-20 4:-23 5:-26 6:26 7:-20
meti 0:-18 1:-21 2:-28 3:32 4:20 5:17 6:13 7:-23
meto 0:-15 1:-16 2:-15 3:24 4:-16 5:-16 6:-18 7:-14
mexic 1:-20 2:-22 4:-20 5:-21 6:25 7:-21
mi 1:-12 2:17 3:16
mia 3:20 4:-13 5:19
michig 0:-13 1:-16 2:-13 3:-15 4:-12 5:-13 6:13
midnight 0:-19 1:-17 2:-29 3:-19 4:-25 5:-15 6:-16 7:31
mied 0:-13 1:-42 2:-38 3:-38 4:-25 5:-41 6:60 7:-43
might 0:-19 1:-16 4:-12 5:-18 6:13 7:-13
migr 1:-20 2:-20 3:-24 5:-20 6:15 7:-39
migracion 0:-15 1:-13 2:-12 3:-16 4:-16 5:-21 6:16 7:-13
mija 0:-13 1:-24 2:-21 3:-14 4:-21 5:-22 6:26 7:-17
mile 0:-24 1:-17 2:-19 3:-22 4:-19 5:19 6:28 7:-24
mileag 0:-28 1:-15 2:-14 3:-20 4:-20 5:-28 6:18 7:-21
military 0:-13 1:-20 2:-20 4:-16 5:-14 7:-14
milwauk 0:-17 1:-12 2:-15 3:-19 6:-14
min 0:16 4:-12 5:15 6:-16 7:-31
mind 0:-17 1:19 3:-29 4:-17 5:-28 7:-13
mine 0:-18 1:-15 4:-14 5:22 6:-21
miniv 0:-17 1:-13 4:-14 6:-15 7:20
minor 0:-22 1:-17 2:-21 3:-21 4:-22 5:-19 6:20 7:-17
minut 0:-17 1:-17 2:-22 3:-32 4:-18 5:-35 6:34 7:-15
mira 1:-16 4:-20 5:15
mis 0:-13 5:-15 7:23
miscarri 0:-17 1:-18 3:-20 4:-15 5:-16 6:25 7:-24
mism 3:-14 5:-16 6:-12
miss 0:-28 2:26 3:-28 4:-28 5:-15 6:-38 7:-25
missoul 1:-14 2:-15 3:-14 4:-13 6:15
mn 1:-13 6:15 7:-16
mobil 0:-16 1:19 3:-16 4:-15 5:-12 6:-17 7:-13
model 1:-16 2:-29 4:34 5:-31 6:-26 7:-16
modern 1:-13 4:19 6:-13
moines 1:-14 2:-12 3:-12 4:-14 5:-13 6:13
molest 0:-21 1:-31 3:32 4:-33 5:-31 6:-38 7:-24
molestation 0:-16 1:-18 3:20 4:-17 5:-16 6:-19 7:-14
mom 0:15 2:22 4:-14 5:-31
mommy 2:21 3:-27 4:-19 5:-17 6:23 7:-16
money 0:-23 1:-37 2:-41 3:-42 4:20 5:-38
monitor 0:-20 1:-17 2:-21 3:-18 4:-25 5:-29 6:23 7:-20
monst 0:-22 1:-16 2:-20 3:-22 4:-14 5:-19 6:15
montan 3:-15 6:17 7:-13
month 0:25 2:-24 3:-20 4:-14 5:-15 7:-26
mood 0:-23 1:-22 2:-19 3:-14 5:-26 6:25 7:-16
mor 0:12 2:-25 3:-29 4:-22 5:-25 7:-32
mordi 0:-18 1:-18 2:-16 3:-19 4:-17 5:-16 6:21 7:-15
more 0:-30 1:18 4:-37
moret 0:-16 1:-19 2:-13 5:-20
moreton 0:-24 1:-37 2:25 3:-28 4:-27 5:-28 7:-40
morir 0:-22 1:35 2:-39 3:-41 4:-30 5:-23 6:-48 7:-16
mormon 0:-13 1:-23 3:-16 4:-18 6:24 7:-17
morn 0:-19 2:-28 3:-21 4:-33 6:-29 7:20
moss 1:-21 6:16
motel 0:-18 1:-29 2:-36 3:-46 5:-42 6:-29 7:42
moth 0:-17 1:-19 3:-36 4:-27 5:-26 6:16 7:-14
mouth 1:-33 3:-45 4:-33 5:-31 7:-28
mov 1:-24 2:-32 3:-28 4:-30 7:-22
move 0:-24 1:-14 2:-32 3:-29 4:-23 5:-33 6:33 7:-19
mst 0:-20 1:-32 2:-19 3:31 4:-23 5:-19 6:-19 7:-29
mt 1:-14 2:-15 3:-14 4:-13 6:15
much 0:27 1:15 2:-28 3:-23 4:-20 5:-20 6:-24
muert 0:-17 1:27 2:-24 3:-30 4:-20 5:-27 6:-17 7:-18
mujer 0:-14 1:-27 2:-27 3:-14 5:-15 6:41 7:-16
mund 0:-14 1:35 2:-12 3:-32 4:-21 5:-12 6:-44 7:-20
mush 0:-23 1:-16 2:-22 3:-23 4:-15 5:-18 6:14 7:-18
muslim 1:-15 3:-14 4:-20 6:19
mutilation 0:-13 1:-14 2:-13 3:-16 4:-16 5:-15 6:20 7:-14
muy 0:-12 1:15 3:-18 4:-19 5:-13 7:-16
my 2:13
myself 0:-27 1:55 2:-36 3:-33 5:-20 6:-59 7:-18
nada 0:-16 2:-21 4:-31 5:-13
nadi 0:-19 1:14 2:-25 3:-37 4:-38 5:-27
nail 0:-17 1:-20 2:-34 3:-26 4:28 5:-17 6:-21 7:-32
nak 0:-22 1:-24 2:-29 3:36 4:-33 7:16
nalg 1:-14 2:-16 3:20 4:-14 6:-13
name 0:-21 1:-23 2:-22 3:-31 7:-20
nanny 0:-17 1:-32 3:-24 4:41 5:-42 6:-18 7:-29
narcissist 0:-25 1:-24 2:-21 3:-25 4:-26 5:-24 6:27 7:-20
narcissistic 0:-18 1:-16 2:-13 3:-19 4:-13 5:-18 6:19 7:-12
nariz 0:-15 1:-14 2:-19 3:-13 4:-24 5:-15 6:16 7:-17
nasty 1:-24 2:18 5:-24 7:-15
nation 0:-15 1:-14 2:-14 4:-18 6:18 7:-15
national 0:-12 2:-20 4:-20
nativ 0:-15 1:-18 2:-19 4:-17 5:-13 7:-27
navaj 0:-15 1:18 2:-14 3:-20 4:-19 5:-15 7:-20
navy 4:-16 5:-12 6:15
nc 0:-17 1:-17 2:-17 3:-16 4:-16 5:-19 6:20
near 0:15 1:-27 2:-21 3:-28 4:-29 7:-27
nebrask 1:23 4:-12 6:19
necesit 0:-15 1:-15 2:-19 3:-16 4:-22 5:-24 6:15
neck 0:-44 1:-26 3:-36 5:-37 6:19 7:-19
need 0:-29 1:-26 2:-16 4:-13 5:-41 7:41
neglect 0:-21 1:-24 2:33 3:-23 4:-22 5:-23 6:-24 7:-20
negligenci 0:-13 1:-13 2:14 4:-13 5:-12
neighbor 0:-26 1:-31 2:19 3:-19 4:-27 5:13 7:-39
nephew 0:-31 1:-36 2:27 3:-44 4:-29 5:-29 7:-31
nervios 0:-14 1:16 3:-14 4:-15 6:-16
never 0:-15 4:14 7:-20
new 0:16 2:21 5:31 6:-28 7:-15
newark 1:-14
newborn 1:-23 2:-19 3:-29 4:-30 5:-32 6:-40 7:27
newport 6:15 7:-12
next 0:-23 2:24 3:-33 4:-23 5:-36 6:-17 7:-22
nh
ni 0:-15 1:-25 2:-22 3:-35 4:-12 5:-31 6:41 7:-18
nice 0:-15 1:-12 2:-17 3:-32 5:-16 6:25 7:-19
niec 0:-14 1:-25 2:34 4:18 5:-23 6:-18
niet 1:-14 2:16 3:19 4:-14 5:-14 6:-22 7:-21
nigeri 3:-17 5:-17 6:14
night 0:-18 1:-34 7:14
nightstand 0:-17 1:-23 3:-14 4:-14 5:-15 6:18
nina 0:-14 1:-36 2:31 3:20 4:-23 5:-22 6:-31
niner 0:-25 1:-16 2:28 3:-17 4:-19 5:-16 6:-25 7:-26
nino 0:-14 1:-30 2:45 3:-30 4:-37 5:-19 6:-32
nippl 0:19 1:-12 3:-21 6:-22
nite 0:-42 1:-26 4:-24 6:-14
nj 1:-14 6:-15 7:17
nm 1:-15 2:-13 3:-17 4:-16 5:-14 6:13
no 4:-16 5:-15 6:-16 7:26
nobi 0:-19 1:-14 2:-22 3:-16 4:-16 5:-20 6:21 7:-16
nobl 0:-12
nobody 0:-16 1:17 2:-22 4:-32 6:-19 7:17
noch 0:-18 1:-30 3:-19 5:-31 6:-17 7:41
nogal 0:-13 1:-15 2:-14 3:-17 4:-16 5:-13 6:15
nola 0:-14 2:-12 4:-14 5:-13 6:13 7:-16
non 0:-13 1:-14 2:-13 3:22 4:-14 5:-14 6:-16
nonconsensual 0:-17 1:-19 2:-14 3:24 4:-17 5:-15 6:-17 7:-14
noon 2:-27 3:-23 4:-25 5:-28 6:-15 7:18
nos 0:-15 1:-19 3:-24 5:-23 7:28
nose 0:-26 2:-16 3:-22 4:-17 5:-21 6:22 7:-14
not 0:23 2:-32 6:-17 7:-38
note 1:26 2:-40 3:-25 4:-27 5:21 6:-25 7:-21
noth 0:-26 1:24 2:-30 3:-23 4:-19 5:-34
notic 1:22 3:-31 4:-17 5:-13 6:-17 7:-13
novi 0:-16 2:-15 5:-26 6:24 7:-19
now 0:21 3:-16 5:12 7:26
nowher 0:-21 1:-42 2:-46 3:-29 4:-37 5:-21 6:-28 7:47
nude 0:-16 1:-24 3:33 4:13 7:-19
nuer 1:-13 2:-24 3:-25 4:-18 5:-17 6:23 7:-15
numb 0:-14 2:-27 3:-21 5:19 6:-25
numer 2:-20 3:-20 4:-17 7:-16
nunc 0:-14 1:13 3:-14 4:-12 7:-14
nurs 1:-27 2:-18 3:30 4:-22 5:-22 7:-24
nv 1:-15
ny 6:16 7:-17
obey 0:-12 1:-34 2:-25 3:-34 4:-22 5:-15 6:30
oblig 0:-17 1:-30 2:-26 3:30 4:25 5:-32 6:-42 7:-18
obsess 0:-18 1:-21 2:-21 3:-22 4:-19 5:29 6:-32 7:-22
od 0:23 1:20 3:-13 5:-16 6:-27
odd 0:18 1:-13 2:-15 3:-12 4:-14 6:-15 7:-14
of 1:16 2:-16
off 1:13 6:-16 7:-15
offer 1:-23 3:21 4:-16 5:-13 6:-17 7:-18
offic 0:-21 1:-18 2:-25 3:27 4:-23 5:-18 6:-26 7:-18
ofreci 2:12 3:19 4:25 5:-21
og 1:-12 2:19 3:-13 4:-15 5:-17 6:20 7:-14
oh 0:-16 6:13
ohio 6:15 7:-19
oigo 0:-14 1:-15 2:-17 3:-13 5:-21 6:23 7:-14
ojibw 0:-13 2:-20 3:-20 6:14 7:-26
ojo 0:-28 1:-33 2:-18 3:-18 4:-20 5:-19 6:34 7:-15
okc 1:-15 2:-12 4:-16
old 0:-12 2:38 6:-20
older 0:-13 1:-24 2:19 3:18 4:28 5:-28 6:-28 7:-29
ole 0:-14 1:-17 2:-28 3:-17 4:-26 5:-15 6:24 7:-16
omah 1:-13 2:-15 4:-22 5:-20 6:16 7:-18
on
once 0:-17 1:-17 2:-18 4:-13 5:-18 6:20
one 0:-19 3:-45 5:17 7:14
onlin 0:-18 1:-35 2:31 4:31 6:-32 7:-15
only 0:-18 2:-28 3:-27 4:-22 6:16 7:-33
open 0:-22 1:-25 2:-20 3:-21 4:-37 5:-36
or 1:-36 2:-41 3:26 4:29 5:-30 7:-36
oral 0:-15 1:-20 2:-24 3:26 4:-28 5:-14 6:-24 7:-15
orden 1:-23 2:-20 3:-16 4:-25 5:-16 6:25 7:-18
order 0:-26 1:-22 2:-35 3:-28 4:-23 5:25 7:-22
org 0:-15 1:-14 2:-12 4:-18 5:-17 6:20 7:-19
orl 4:-13 5:-13 6:18 7:-21
osceol 0:-14 1:-15 4:-12 5:-14
oscur 0:-14 1:-16 4:-15 5:-13 6:19 7:-15
other 0:-15 1:-13 2:-19 4:20 5:-14 6:-26 7:-20
otra 0:-14 1:-15 3:-20 4:12 5:-13 7:-21
otro 1:-16 2:-17 4:17 5:-15 6:-27
our 0:-14 1:-26 2:46 4:14 5:-44
out 1:-26 2:-12 3:-13 7:40
outfit 0:-21 1:-20 2:-20 3:-17 4:-16 5:-14 6:22
outsid 0:-13 1:-30 2:-21 3:-45 4:-16 5:26 7:26
over 0:-18 1:-25 2:-28 3:-29 6:19 7:-23
overdos 0:41 1:16 2:-31 3:-29 4:-26 5:-25 6:-40 7:-25
overmedicat 0:-18 1:-21 2:-19 3:-24 4:-23 6:25 7:-25
overpass 0:13 1:23 2:-21 3:-23 4:-16 5:-23 6:-29 7:-14
overs 0:-18 1:-15 2:13 3:-20 5:-22 6:26 7:-17
owe 1:-39 2:-24 3:-20 4:56 5:-35 6:-64 7:-22
own 0:-21 1:-34 3:-32 5:-36 6:34 7:-16
owner 2:-14 6:-18
pa 1:-12 2:-13 3:-23 4:-14 5:-13 6:26 7:-15
pack 1:-26 2:-21 3:-32 4:-25 5:-31 6:37 7:22
pad 1:-16 3:-25 4:-26 5:-20 6:25 7:-20
padrastr 0:-19 1:-30 2:49 3:26 4:-24 5:-28 6:-27 7:-15
padrot 0:-15 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-14
paducah 0:-15 1:-18 2:-17 3:-17 4:-17 5:-14 6:18
pag 0:-15 1:-16 3:-18 4:17 6:-19
paga 0:-12 1:-15 2:-17 3:-36 4:36 6:-16 7:-19
pagan 0:-17 1:-17 3:-23 4:27 5:-20 7:-22
pagar 1:-18 3:-23 4:30 5:-27 6:-35 7:-24
pago 1:-14 3:-24 4:23 5:-20 6:-32 7:-23
paid 0:-26 1:-33 2:-14 3:-27 4:41 5:-18 6:-30
pain 0:-16 1:19 3:-14 4:-21 5:-18 7:-17
painless 0:-18 1:18 2:-20 3:-17 4:-19 5:-19 6:-19 7:-17
pair 0:-14 2:-26 3:-18 5:-17 7:-15
pais 0:-15 1:-18 2:-15 3:-17 4:-17 5:-21 6:21
pajam 0:-27 1:-18 2:-24 3:-24 4:-23 5:-20 6:19 7:27
pakist 0:-14 1:-13 2:26 3:-23 4:23 5:-22 6:22 7:-20
palo 0:-16 1:-19 2:-21 3:-17 4:-14 5:-15 6:18 7:-20
pan 0:-15 1:-19 2:-19 3:-16 4:-24 6:22 7:-19
pant 0:-16 1:-19 3:22 4:-14 5:-17 7:-17
papa 0:-13 1:-22 2:40 4:-23 5:-21 7:-32
papel 0:-16 1:-27 2:-21 4:23 5:-19 7:-23
paper 0:-29 1:-27 2:-37 3:-34 4:26 5:-28 7:-22
par 0:-13 1:-17 2:-20 3:-15 4:-17 5:-17 6:20 7:-23
para 0:-14 2:-20 3:-28 4:18
parej 0:-15 1:-46 2:-37 3:-37 4:-26 5:-35 6:56 7:-17
parent 0:-15 1:-25 2:37 3:-35 5:-42 7:18
park 0:-17 1:-22 4:-34 5:25 6:-52
parkin 0:-20 4:-12 5:14 7:-15
parlor 0:-12 1:-20 2:-15 3:-34 4:37 5:-15 6:-17
parlour 0:-13 1:-13 3:-25 4:19
parol 0:-22 1:-22 2:-15 3:-19 4:-24 5:26 6:20 7:-12
parqu 1:-24 2:-14 4:-20 6:-15 7:13
part 0:-18 1:-22 2:-15 4:-22 5:21 6:12 7:-13
partn 0:-18 1:-38 2:-34 3:-35 4:-35 5:-39 6:59 7:-21
party 0:-17 1:-27 2:-32 3:34 5:-23 6:-33 7:-26
pasa 1:-13 2:-22 3:-15 4:-16 5:13 6:-24
pasaport 0:-17 1:-24 2:-15 3:-35 4:57 5:-23 6:-34 7:-19
pasar 2:-13 5:-12
paso 1:-22 2:-19 4:-18 5:-18 6:19 7:-17
pass 1:-20 3:25 4:-34 5:-25 6:-23 7:-37
passport 0:-28 1:-38 2:-35 3:-53 4:64 5:-35 6:-22 7:-24
past 0:-20 1:-33 2:-24 3:-23 4:-24 5:25
pastil 0:24 1:28 2:-21 3:-34 4:-19 5:-22 6:-38 7:-33
pastor 0:-16 1:-29 3:38 4:-37 5:-23 6:-35 7:-16
pat 0:-20 1:-18 2:-17 3:-21 4:-15 5:-13 6:21 7:-13
pate 0:-22 1:-19 2:-19 3:-21 4:-20 5:-20 6:24 7:-18
patient 1:-13 2:-23 3:-20 6:22
patron 0:-16 1:-19 2:-33 3:19 4:24 5:-21 6:-36 7:-19
pavor 1:-29 2:-26 3:-22 4:-20 5:-21 6:25 7:-25
paw 0:-21 1:-27 2:-15 3:-23 4:-17 5:-25 6:25 7:-23
pay 0:-14 1:-23 2:-39 3:-21 4:57 5:-28 6:-38 7:-26
paycheck 0:-27 1:-22 2:-27 3:-32 4:-26 5:-32 6:33 7:-21
paz 0:-17 1:-19 2:-15 3:-24 4:-13 5:36 6:-41 7:-18
pedir 1:-18 6:20
pee 0:-13 2:15 3:-22 4:-12 6:-14
peed 0:-12 1:-19 2:-15 3:-17 4:-16 6:30
peek 0:-15 2:-23 3:-33 4:-15 5:29 6:-22 7:-20
peep 0:-13 1:-14 3:-13 4:-14 5:24 6:-24
peg 0:-20 1:-20 2:-13 3:-19 4:-19 5:-18 6:20 7:-16
pega 0:-16 1:-35 2:15 3:-57 4:-36 5:-26 6:33 7:-25
pegan 0:-27 1:-19 2:23 3:-36 4:-33 5:-26 7:-24
pegar 0:-12 1:-21 2:-15 3:-21 4:-24 5:-13 6:20
pego 0:-21 1:-22 2:-22 3:-39 4:-29 5:-23 6:42 7:-22
peligr 0:24 1:-26 2:-19 3:-24 4:-16 5:23 6:27 7:14
pelo 0:-14 1:-20 3:-28 4:-24 5:-24 6:42 7:-29
peninsul 0:-17 1:-18 2:-17 3:-16 4:-19 5:-14 6:15 7:-13
pens 0:-18 1:21 2:-18 3:-17 4:-14 5:-18 6:-17 7:-17
pensamient 0:-16 1:24 2:-16 3:-17 4:-17 5:-17 6:-19 7:-15
peopl 2:14 3:-32 4:29 5:-13 6:-27 7:-25
pep 1:-13 2:-13 3:14 5:-14 6:-16 7:-12
perd 0:-15 1:-19 2:17 3:-14 4:-16 6:-16 7:-15
period 0:26 1:-19 2:-16 3:-18 4:-17 5:-17 6:-20 7:-14
permis 1:-22 2:-23 3:28 4:-23 5:-17 6:-19 7:-17
permission 1:-14 2:-20 3:-19 4:-19 5:-24 6:18 7:-17
pero 4:-15 7:-30
perpetrator 1:-13 4:-13
persh 1:-15
persigu 0:-23 1:-24 2:-30 3:-27 4:-22 5:34 7:-17
person 0:-17 1:-23 2:-20 3:-25 4:32 5:-22 6:-23 7:-17
peso 1:-20 2:-21 3:-20 4:-14 5:-16 6:26 7:-12
pet 0:-17 1:-21 5:-13 6:15 7:-16
phon 0:-13 1:-24 2:-24 3:-39 5:15 6:22 7:-22
photograph 0:-21 1:-16 2:-25 3:24 4:21 5:-19 6:-23 7:-15
physical 0:-20 2:-31 3:-40 4:-29 5:-30 6:32 7:-17
physically 0:-16 1:-14 3:-19 4:-24 6:28
pic 0:-15 1:-29 2:15 3:15 4:24 5:33 7:-19
pick 0:-13 1:-28 3:-32 6:19
pictur 0:-22 3:20 4:-31 6:-19 7:-17
pide 0:-15 1:-14 3:15 4:22 7:-23
piens 0:-20 1:34 2:-24 3:-23 4:-25 5:-25 6:-26 7:-27
piern 1:-18 2:12 3:22 4:-18 6:-16 7:-12
pill 0:36 1:52 2:-16 3:-25 4:-12 5:-34 6:-43 7:-27
pillow 0:-39 1:-42 2:-23 3:-28 4:-29 5:-31 6:38 7:-23
pimp 0:-27 1:-31 2:-51 3:-35 4:79 5:-34 6:-42 7:-33
pin 0:-35 1:-21 2:-25 3:-36 4:-28 5:-18 6:32 7:-16
pinch 0:-21 1:-19 2:-23 3:-27 4:-26 5:-23 6:28 7:-23
pine
piso 0:-12 1:-14 2:-22 3:-28 4:-29 5:-28 6:27 7:-13
piss 0:-14 1:-22 2:-21 5:-26 6:18 7:-21
pistol 0:-13 1:13 2:-20 3:-31 4:-36 5:-19 6:37 7:-36
plac 0:-21 1:-49 2:-21 3:-33 5:-26 6:-36 7:39
plan 0:-21 1:22 2:-34 3:-24 4:-31 5:-27 7:-31
planch 1:-16 2:19 4:-15 5:-14 6:-21 7:-14
plat 0:-18 1:-24 2:-30 3:-27 4:-20 5:-23 6:34 7:-29
play 1:-27 2:28 4:-27 6:-25
pleas 0:-20 2:-18 3:-15 4:-24 5:-16 6:20
pod 3:-17 5:-16 6:15
podem 0:-13 4:20 6:-26 7:-18
podi 0:-23 4:-15 6:16
point 0:-31 1:28 2:-21 3:-26 4:-23 5:-38 6:-18 7:-23
pointless 0:-16 1:20 4:-23 5:-12 6:-17
pok 0:-22 1:-20 2:-16 6:16
polic 1:-16 2:-21 3:-15 4:-30 5:-30
policial 2:-16 5:-16 6:20
poller 0:-20 1:-20 2:-20 3:-21 4:30 5:-20 6:-30 7:-17
polygamy 0:-15 1:-16 2:-15 3:-16 4:-16 5:-16 6:22 7:-14
pompis 0:-13 1:-14 3:21 4:-13 5:-17 6:-16
pone 0:-22 1:-24 2:-12 3:-29 4:-25 5:-18 6:31 7:-17
pop 0:-33 1:-23 2:-26 3:-25 4:-19 5:-19 6:27 7:-17
poppin 0:-18 1:-14 2:-14 4:-16 5:20 6:17
por 0:-14 1:-28 4:15 5:19 7:-21
porch 0:20 1:-28 2:-23 3:-28 4:-14 5:-17 6:-18
porn 0:-18 1:-18 2:17 3:-31 4:-19 5:-18 6:-20 7:-14
porqu 1:-20 2:-23 3:-18 4:-21 5:22 6:32 7:-19
port 1:-16 2:19 4:-15 5:-14 6:-21 7:-14
post 0:-22 1:15 2:-40 4:24 7:-13
postpartum 0:-14 1:16 2:-13 3:-14 4:-14 5:-13 7:-13
pour 0:-35 1:-27 2:-24 3:-28 4:-22 5:-29 6:31 7:-26
pr 4:-12
pray 0:-16 1:26 2:-27 3:-29 4:-21 5:-14 6:-21 7:-26
preach 1:-24 2:18 5:-24 7:-15
predator 0:-17 1:-16 2:24 3:-22 4:-29 5:-21 6:-16 7:-16
pregnant 0:-35 1:-47 3:14 4:-33 5:-27
pregunt 2:-18 3:-17 4:-26 5:-29 6:27
press 0:-15 1:21 2:-13 3:-15 4:-16 5:-14 6:-15 7:-13
pressur 0:-14 1:-20 2:-15 3:35 4:-29 5:-26 6:17
prevencion 1:17 2:-16 3:-14 4:-13 6:-14
prevention 0:-14 1:15 2:-14 3:-13 4:-14 5:-13 6:-14 7:-13
priest 0:-14 1:-15 2:-21 3:23 6:-14
prim 0:-17 1:-21 3:27 4:-23 5:-24 6:-27 7:-19
prison 0:-18 1:-28 2:-24 4:-36 5:23 6:31 7:-30
privat 1:-14 2:17 3:-24 4:-24 5:-19 6:-20
professor 0:-15 1:-26 2:-21 3:28 4:-19 5:-17 6:-27 7:-18
profil 0:-17 1:-18 2:-26 3:-30 4:-17 5:25 6:-34 7:-14
program 0:-15 1:-14 2:-13 3:-14 4:-15 5:-18 6:15
prohib 3:-16 4:-18 7:-17
project 0:-12 5:-12
promet 0:-17 2:-13 4:16 5:-13 6:-23
promis 0:-23 2:-30 3:-31 4:21 5:-23 6:-23 7:-16
property 0:-24 1:-23 2:-25 3:-24 4:-25 5:-24 6:25 7:-19
propi 0:-13 2:-12 4:-15 5:-17 6:14 7:-23
prostitu 0:-20 1:-20 2:-17 3:-29 4:30 5:-19 6:-21 7:-17
prostitucion 0:-15 1:-17 2:-15 3:-16 4:24 5:-15 6:-18 7:-13
prostitut 0:-22 1:-25 2:-21 3:-23 4:36 5:-23 6:-26 7:-19
prostitution 0:-17 1:-19 2:-27 3:-45 4:37 5:-18 6:-28 7:-15
protect 0:-16 2:-28 3:-20 5:-29 6:28 7:-20
protection 1:-15 5:-22 6:18
protectiv 0:-15 1:-12 2:-15 3:-14 4:-17 6:23 7:-12
prov 0:-14 1:-21 2:-22 3:-23 4:-15 5:-16 6:26
providenc
proxenet 0:-15 1:-16 2:-15 3:-16 4:24 5:-16 6:-18 7:-14
proxim 1:-14 2:-18 3:-14 4:-13 5:19 6:18 7:-14
psicologic 0:-17 1:-17 2:-25 3:-22 4:-16 5:-16 6:26 7:-13
psicologicament 0:-16 2:-15 3:-15 4:-14 6:13
psych 0:-21 1:15 2:-25 3:-19 4:-17 5:-17 7:-17
psychological 0:-15 1:-16 2:-17 3:-19 4:-14 5:-16 6:19 7:-12
ptsd 1:-15 2:-12 3:-14 4:-16 5:-20 6:19 7:-15
public 2:-15 3:13 4:-18 5:17 6:21 7:-17
pued 0:-18 1:13 2:-19 3:-27 6:14 7:-18
puert 0:-12 4:-13 5:-12
pul 1:-14 2:-33 4:-27 5:-35 6:28 7:-21
pull 0:-18 1:-16 3:-25 4:-22 5:-22 6:30 7:-16
puls 0:22 1:-18 2:-17 3:-23 4:-14 5:-14 6:-14 7:-17
punch 0:-26 1:-30 3:-41 4:-25 5:-27 6:47 7:-25
punetaz 0:-13 1:-15 2:-14 3:-18 4:-14 5:-17 6:19 7:-13
punish 0:-22 1:-23 3:-14 4:-18 5:-22 6:20 7:-16
puppy 0:-15 1:-13 2:-19 3:-26 4:-25 5:-19 6:20
purpos 3:-27 4:-28 5:-25 6:15 7:-19
purs 0:-22 1:-28 2:-24 3:-35 4:-25 7:15
push 1:-29 2:-27 4:-31 5:-41 7:-35
puso 0:17 1:-30 2:-23 4:-21 5:17 7:-34
put 0:-25 1:-25 2:-21 5:12 7:16
puttin 0:-25 1:-26 2:-15 3:-21 4:-15 5:-14 6:14
que 0:-13 6:21 7:-20
quebr 0:-14 1:-27 2:-14 3:-22 4:-23 5:-31 6:27 7:-16
qued 0:-23 1:-17 2:-19 3:-20 4:-17 5:17 6:-34 7:21
quedam 0:-14 1:-12 2:-15 3:-13 4:-18 6:-26 7:22
queer 1:13
quem 1:-19 3:-18 4:-25 5:-16 7:-24
queri 0:-21 1:-17 3:20 4:-19 6:-21 7:-15
quier 0:-18 1:33 2:-30 3:-18 4:-13 5:-26 7:-22
quiet 4:-31 5:-30 7:-22
quis 0:-13 1:-18 2:-21 4:-35 5:-20 7:-26
quisier 0:-17 1:22 2:-12 3:-24 5:-14 6:-16 7:-18
quit 0:-13 2:-35 3:-43 4:23 5:-27 7:-26
quot 0:-15 1:-16 2:-18 3:-18 4:24 5:-19 6:-20 7:-18
rage 0:-21 1:-20 2:-16 3:-21 4:-18 5:-18 6:23 7:-18
rail 0:19 1:18 2:-18 3:-14 4:-13 5:-18 6:-16
rain 0:-30 1:-27 2:-25 3:-41 4:-30 5:-28 6:-36 7:27
rais 0:-22 1:-16 3:-29 4:-13
raleigh 0:-17 5:-13 6:15 7:-13
ran 0:-22 1:-37 3:-22 5:-23 7:21
ranch 0:-19 1:-16 3:-19 5:-15 7:-16
rap 0:-23 1:-37 2:-18 3:80 4:-38 5:-50 6:-73 7:-34
rape 0:-18 1:-53 2:-21 3:75 4:-22 5:-25 6:-54 7:-32
rash 0:-28 1:-19 3:24 6:-15
rastr 0:-15 1:-17 2:-18 3:-20 4:-13 5:25 6:-25
rath 1:14 4:-12 6:-13
rato 0:-14 1:-12 2:-20 3:-16 4:-17 5:24 6:-18
razor 0:-23 1:23 2:-20 3:-26 4:-24 5:-23 6:-29 7:-25
read 0:-28 1:-26 3:-38 4:-27 5:28 6:14 7:-26
ready 0:-14 1:38 2:-40 3:-34 4:-32 5:-33 6:-18 7:-24
reason 0:-28 1:23 2:-16 3:-19 4:-26 5:-22 6:-27 7:-25
receipt 0:-18 1:-13 2:-15 3:-22 4:-19 5:-22 6:17 7:-23
record 0:-18 1:-30 2:-28 3:40 4:-30 7:-19
recruit 0:-22 1:-24 2:-34 3:-36 4:36 5:-24 6:-31 7:-26
recuerd 0:-13 1:-15 3:18 6:-19 7:-13
red 6:17 7:-17
refug 0:-17 1:-14 3:-17 4:-20 5:-17 6:18 7:-16
refugi 1:-25 2:-14 3:-14 4:-31 5:-14 6:33 7:-15
regres 0:-15 1:-27 2:-20 3:-25 4:-22 5:-28 6:26 7:-22
regret 0:-16 2:-20 3:-22 4:-20 5:-13 6:12
relacion 0:-16 1:-23 2:-20 3:29 4:-41 5:-20 6:-14 7:-15
relationship 0:-18 1:-29 2:-23 3:-24 4:-24 5:-25 6:37 7:-22
releas 1:-16 2:-13 3:-21 5:21
reliev 0:-13 1:-18 3:-13 5:-18 6:19 7:-14
religious 0:-16 1:-16 2:-17 3:-19 4:-15 5:-16 6:19 7:-12
rememb 0:-13 1:-30 2:-16 3:29 4:-25 5:-14 6:-32 7:-28
remov 0:-13 2:-13 3:18 4:-13 5:-13 6:-17 7:-14
rent 1:-27 2:-32 4:25 5:-21 6:-40 7:-33
report 0:-20 1:-24 2:28 3:-19 4:-34 6:-28 7:-15
reproductiv 0:-13 1:-14 2:-13 3:-16 4:-13 5:-13 6:20
reservation 0:-18 1:-28 2:-20 4:-21 5:-21
residenci 1:-15 4:-26 6:15 7:-23
respir 0:20 1:-23 2:-21 3:-27 4:-23 5:-23 7:-24
restaurant 0:-14 1:-18 2:-23 5:-15 6:-16 7:-21
restrain 0:-21 1:-13 2:-16 3:-24 4:-21 5:28 7:-21
restriccion 1:-23 2:-20 3:-16 4:-25 5:-16 6:25 7:-18
revis 1:-12 2:-22 3:-30 4:-31 5:-35 6:40 7:-15
rez 0:-26 1:-14 2:-24 3:-27 4:-27 5:-21 6:28 7:-14
rhod 6:15 7:-12
ri
rib 0:-24 1:-26 2:-15 3:-32 4:-23 5:-19 6:41 7:-31
rice 0:-14 1:-13 2:13 3:-23 4:-25 6:-14
richmond 1:-20 3:-21 5:-13 6:-22 7:20
rico 0:-12 4:-13 5:-12
ridg
rifl 0:21 1:-19 2:-27 3:-23 4:-21 5:-33 6:36 7:-31
right 0:34 1:-31 2:-39 4:-28 6:18
rincon
ring 0:-20 1:15 2:-25 3:-24 4:-21 5:-12
rio 0:-12 3:-12 4:-12 5:-15 7:-12
rip 0:-24 1:-19 2:-20 3:-23 4:-22 5:-28 6:26 7:-35
road 0:-18 1:13 2:-18 3:-34 4:-14 5:-26 6:-23 7:-12
romp 0:-16 1:-20 2:-19 3:-27 4:-20 5:-20 6:28 7:-20
rompi 0:-19 1:-30 2:-29 3:-26 5:-26 6:42 7:-27
rond 0:-13 2:-17 5:21 6:17 7:-14
roof 0:24 1:21 2:-19 3:-18 4:-18 5:-19 6:-20 7:-18
roofi 0:-25 1:-32 2:-25 3:43 4:-31 5:-30 6:-30 7:-28
room 0:-22 1:-34 3:14 5:-13
roomat 0:-17 1:-31 2:-17 4:-20 5:-25 6:14 7:-22
roommat 2:-31 4:-29 6:14 7:-20
ropa 0:-20 1:-30 2:-24 3:17 4:-23 5:-22 7:-28
rope 0:-27 1:34 2:-33 3:-36 4:-39 5:-28 6:-25 7:-30
roug 1:-14 3:13 4:-21 5:-13
rough 0:-17 1:-13 3:-13 5:-15 7:-24
round 0:-17 2:-23 3:-25 4:-15 5:-12 6:30
row 3:-14 4:-13 5:17 6:-14 7:-21
rub 0:-18 1:-26 3:46 4:-38 5:-39 6:-40 7:-15
ruin 0:-25 1:-30 2:-32 3:-32 4:-16 5:-27 6:31 7:-15
run 0:-32 1:-32 2:-38 3:-33 5:-33 6:28 7:-27
runaway 0:-17 1:-13 2:-25 3:-22 4:-16 5:-18 6:-24 7:19
rural 0:-23 1:-14 3:-16 4:-14 5:-29 6:27 7:-29
sa 0:-15 1:-15 2:-14 3:29 4:-16 5:-15 6:-33 7:-14
sabe 0:-13 1:-13 2:-17 3:-15 4:-12 5:28 6:35 7:-26
sabotag 0:-15 1:-16 2:-15 3:-19 4:-21 6:28
sac 0:-15 2:-14 4:-26 5:-14 6:-23 7:26
sacar 4:-27
saco 0:-15 1:-19 2:-25 3:-20 4:-18 5:-16 7:14
safe 0:-21 1:-46 3:-31 5:-38 6:48
safehous 0:-16 1:-17 2:-15 3:-15 4:-16 5:-16 6:22 7:-13
safely 0:-16 1:-30 3:-21 4:-36 5:-30 6:27 7:-39
safety 0:-15 1:-39 2:-14 3:-24 4:-32 5:-19 6:46
said 0:-22 1:-16 3:18 5:-13
saip 0:-16 1:-14 2:-15 3:-15 4:-17 5:-17 6:13
sal 2:-20 3:-24 4:-15 5:-22 6:24 7:-16
sale 1:-14 2:-18 3:-14 4:-13 5:19 6:18 7:-14
salg 1:-13 2:-18 3:-28 4:-22
sali 0:-20 1:-25 2:-12 3:-23 4:-18 5:-29 6:32 7:30
salin 2:-14 3:-14
salir 1:-34 2:-17 3:-35 4:23 6:19 7:-26
salon 2:-33 3:-25 4:23 5:-14 6:-18 7:-24
same 0:-14 1:-23 2:-13 3:-19 4:-23 5:39 6:-28 7:-40
samo 0:-13 1:-15 2:-13 3:-13 4:-15 5:-13 6:15
san 4:-12
sane 0:-21 1:-18 2:-16 3:28 4:-17 5:-17 6:-28 7:-14
sangr 0:19 1:-22 5:-12 6:-15 7:-23
sat 1:-24 2:-24 3:-32 4:-24 5:-29 6:35 7:-19
sav 0:-20 1:16 2:-13 4:-13 5:-21 6:-14 7:-21
save 0:-13 1:-20 2:-15 3:-16 4:-16 5:-17 6:19
saw 0:-23 1:-20 2:-14 3:-29 4:-17 5:-18 6:17 7:-16
say 0:-23 3:14 7:-13
scam 3:-20 4:21 5:-19 6:-16
scar 1:-17 3:-41 4:-35 5:-25 6:29 7:-16
scary 0:-14 1:16 2:-13 3:-14 4:-14 5:-13 7:-13
schedul 3:-13 4:-21 5:14 6:-25 7:-25
scholarship 1:-12 3:-19 4:-18 5:-16 6:16
school 0:-17 1:-21 5:20 7:-20
scratch 0:-21 1:22 2:-13 3:-13 4:-16 5:-14 6:-22 7:-13
scream 0:-22 1:-26 2:-15 3:-41 4:-30 5:-33 6:24 7:-22
sd
se 0:12 1:28 6:-16 7:-20
search 0:-22 1:-16 2:-19 3:-19 4:-13 5:19 6:-24 7:-20
seat 0:-46 1:-24 2:14 3:-18 4:-40 5:-28 6:13 7:-42
second 0:-13 1:-21 2:-16 4:-18 5:-16 6:17 7:-16
secret 0:-16 1:-20 2:20 4:-35 5:-24 7:-23
security 0:-15 1:-19 2:-27 3:-21 4:-20 5:-14 6:31 7:-18
see 0:-17 3:-41 4:-15 5:13 7:-18
segu 0:-21 1:29 2:-13 3:-33 4:-22 5:-13 7:-21
segur 0:-25 1:-30 2:-23 3:-29 4:-19 5:-28 6:40 7:-38
seguridad 1:-32 3:-22 5:-15 6:32
seizur 0:-16 1:-20 2:-17 3:-22 4:-18 5:-15 6:22
sel 0:-26 1:-23 2:-47 3:-37 4:43 5:-30 6:-35 7:-21
self 0:-18 1:33 2:-26 3:-21 4:-19 5:-18 6:-31 7:-16
selfharm 0:-16 1:22 2:-15 3:-17 4:-18 5:-17 6:-16 7:-15
sell 0:-26 1:-46 3:-17 4:64 5:-31 6:-43 7:-21
seman 1:-14 2:-18 3:-14 4:-13 5:19 6:18 7:-14
send 0:-14 1:-33 3:21 4:-16 5:38
senor 1:-12 3:19 4:30 6:-25 7:-20
sent 0:-19 1:18 2:-31 3:-27 5:-21 6:-14 7:-21
sepa 1:-16 2:-19 3:-24 4:-19 5:20 6:19 7:-15
separ 0:-17 1:-33 3:-20 4:-22 5:-16 6:31 7:-13
sergeant 0:-27 1:-29 2:-28 3:39 4:-30 5:-25 6:-36 7:-34
serious 0:-19 1:-17 3:-15 6:12
serv 0:-24 1:-18 2:-20 3:-15 4:-18 5:-21 6:23
servic 1:-14 2:-12 3:-22 4:-16 5:-12 6:22
servitud 0:-16 1:-17 2:-16 3:-15 4:26 5:-17 6:-26 7:-13
set 0:-17 3:-21 4:18 5:-17 6:-21 7:-17
sewerslid 0:-16 1:23 2:-14 3:-16 4:-17 5:-15 6:-18 7:-14
sex 0:-15 1:-25 2:-12 3:50 5:-31 6:-47 7:-24
sexo 0:-15 1:-21 2:-19 3:22 5:-19 7:-22
sext 0:-15 1:-17 2:13 3:-12 5:-16 6:-18 7:-18
sextraffick 0:-16 1:-17 2:-14 3:-16 4:24 5:-16 6:-17 7:-14
sexual 0:-15 1:-27 2:-14 3:50 5:-18 6:-46 7:-15
sexually 0:-23 1:-29 3:42 5:-29 6:-38 7:-23
sexualment 0:-18 1:-18 2:-22 3:35 4:-16 5:-18 6:-34 7:-12
sexualy 0:-19 1:-16 2:-20 3:21 4:-23 5:-21 6:-16 7:-18
shak 0:-36 1:-25 2:36 3:-27 4:-32 5:-29 6:-40 7:-27
sham 1:-21 3:-13 4:-26 6:25
shap 0:-20 1:-20 2:25 6:-24
shar 0:-24 1:-33 2:-15 4:-19 5:19 7:-15
shatter 0:-18 1:-16 2:-15 4:-17 5:-19 6:18
shav 0:-17 1:-17 2:-15 3:-23 4:-13 5:-14 6:17 7:-12
she 0:40 1:21 4:-12 5:-21 6:-34 7:-20
shell 0:-22 1:-20 2:-26 3:-22 4:-23 5:-14 6:24 7:-22
shelt 0:-17 1:-28 2:-22 3:-23 4:-20 5:-18 7:28
sheltr 0:-14 1:-15 2:-14 3:-14 4:-16 5:-15 6:16
sherid 0:-12 4:-12 6:13 7:-13
sheriff 1:-24 2:-19 3:-13 4:-21 5:-33 6:-30 7:29
shift 1:-21 2:-15 3:-26 4:-17 5:25 6:-29 7:-23
shoe 0:-26 1:-27 2:-31 3:-33 4:-34 5:-15 6:37 7:-31
shook 1:-28 2:34 3:-19 4:-26 5:-24 7:-37
shoot 0:-28 1:21 2:-25 3:-39 4:-34 5:-30 6:-19
shop 0:-27 1:-19 2:-24 3:-18 4:21 5:-15 6:-14 7:-22
shot 0:41 1:-27 2:-30 3:-45 4:-26 5:-40 7:-34
shotgun 0:-25 1:-13 2:-19 3:-27 4:-24 5:-20 6:24 7:-25
should 0:-20 2:-16 4:-26 5:-23 7:-28
shouldnt 0:-23 1:-19 3:34 4:-23 5:-23 6:-26 7:-20
shov 0:-27 1:-21 2:-31 3:-40 4:-32 5:-26 6:45 7:-20
show 0:-25 1:-28 2:22 4:-23 5:37 7:-18
shush 0:-26 2:-24 3:-19 4:-23 5:-19 6:24 7:-13
si 0:-13 2:-31 5:-14 6:30 7:-22
sick 0:-18 1:-19 2:-19 4:-20 5:-18 7:-14
side 0:-23 1:-24 2:-15 3:-12 4:-13 5:-23 6:17 7:-21
siempr 0:-13 1:20 2:-17 3:-24 4:-32 5:-20 7:-25
siend 0:-18 2:-18 3:-17 5:-17 6:20 7:-15
sient 1:24 4:-21 6:-24 7:-17
sign 0:-19 1:-21 2:-18 3:-21 4:-14 5:-17 6:22 7:-13
sigo 0:-14 1:20 2:-15 3:-14 4:-20 5:-18 6:-23 7:-15
sigu 0:-21 1:-22 2:-35 3:-45 4:-51 5:58 6:-30 7:-38
sil 0:-15 1:-16 3:-16 4:-17 6:16 7:-13
silent 0:-14 1:-14 2:-13 3:-14 4:-14 5:-14 6:19
sin 0:-14 2:-30 5:-26
sinc 2:-21 3:-20 4:-18 6:-19
sir 0:-23 1:-13 2:-29 3:-30 4:-30 5:-28 6:34
sirv 0:-15 1:-33 2:-18 3:-31 4:-24 5:-16 6:31 7:-22
sirvient 0:-13 2:-13 3:-22 4:25 5:-13 6:22 7:-16
sis 0:-18 2:-12 3:-15 4:-15
sist 3:-22 5:-32 6:16
sit 0:-18 1:-26 4:-34 5:31 6:-14 7:-27
site 0:-24 1:-30 2:-16 3:-19 4:25 5:-22 6:26 7:-15
skinny 1:-17 2:19 3:-18 4:-14 6:-15
skirt 0:-18 1:-18 2:-15 3:21 4:-20 5:-29 6:-25 7:-13
slam 0:-23 1:-31 2:-30 3:-41 4:-23 5:-30 6:36 7:-20
slap 0:-27 1:-31 3:-45 4:-32 5:-36 6:32 7:-31
slash 0:-17 1:-25 2:-23 3:-22 4:-22 5:16
slav 0:-16 1:-17 2:-17 3:-26 4:26 5:-13 7:-12
slavery 0:-19 1:-21 2:-19 3:-20 4:31 5:-20 6:-23 7:-17
sleep 0:-16 2:-12 4:13 5:-42 6:-31 7:38
slept 0:-21 1:-30 2:-28 3:12 4:-26 5:-29 6:-22 7:25
slit 0:22 1:-15 2:-21 3:-18 4:-18 5:-14 6:-22
smack 0:-31 1:-27 3:-31 4:-31 5:-34 7:-22
small 2:-27 6:-15
smash 0:-31 1:-29 2:-23 3:-21 4:-30 5:-39 6:31 7:-22
smok 0:-24 2:-16 3:-16 6:22
smother 0:-18 1:-15 2:-16 3:-18 4:-16 5:-16 6:15 7:-20
smuggl 0:-20 1:-28 2:-19 3:-30 4:29 5:-23 6:-20 7:-20
snap 0:-20 1:-31 2:-22 3:-21 4:-15 7:-15
snatch 1:-14 3:-22 5:-23 6:23 7:-13
snow 0:-19 1:-39 2:-34 3:-37 4:-33 5:-17 7:38
snuck 0:-15 1:-25 3:-14 4:-15 5:-24 6:21 7:-13
so 0:-20 5:-44 6:25 7:-25
sobrevivient 0:-12 1:-15 2:-15 4:-16 5:-17 7:-13
sobrin 1:-22 2:25 4:-22 5:-17 7:-18
social 0:-15 1:-19 2:-26 3:-19 4:-15 5:-13 6:27 7:-18
sola 0:-18 1:-21 2:-17 3:21 4:-20 5:-24 6:24 7:-14
sold 0:-21 1:-25 2:-34 3:-35 4:44 5:-33 6:-32 7:-25
soldi 2:-13 3:15 6:-13
solo 1:-15 2:26 4:-21 5:-23 6:-26 7:-21
some 1:-12 2:-13 3:-12 4:-28 5:24 6:-15 7:-14
somebody 0:-17 1:-29 2:-22 3:-38 4:-20 5:39 7:-32
somehow 2:-15 3:-12 6:22
someon 0:-26 1:-24 3:13 4:-20 5:45 7:-27
someth 0:-17 2:-29 3:43 4:-24 5:-34 6:-54
somewher 0:-22 1:-20 3:-16 4:-25 5:-19 7:25
son 0:16 2:34 3:-50 4:-27 5:-21
soon 3:-27 4:-19 5:-34 6:19 7:-29
sord 0:-13 2:-19 3:-16 4:-20 5:-13 6:17
sore 0:-25 1:-14 3:17 5:-19 6:-17 7:-12
sorry 0:-29 1:-24 2:-24 3:-35 4:-31 5:-30 6:31 7:-18
soy 0:-12 1:-37 2:-21 3:-36 4:-31 5:-15 6:47 7:-17
spank 0:-24 1:-25 2:20 3:-25 4:-21 5:-22 7:-15
speak 1:-19 2:-18 3:-17 4:-18 6:21
special 2:22 6:-18
spik 0:-13 1:-16 2:-15 3:27 4:-15 6:-26 7:-16
spiritual 0:-16 1:-16 2:-16 3:-18 4:-15 5:-16 6:18
spit 0:-28 1:-30 3:-40 4:-28 5:-40 6:47 7:-32
spokan 0:-14 2:-12 4:-14 5:-14 6:17 7:-20
sponsor 0:-15 1:-25 3:17 4:17 5:-14 6:21 7:-15
spot 0:-18 1:-25 2:-24 3:-12 4:-20 5:-21 6:-20 7:20
spous 0:-31 1:-32 2:-26 3:-34 4:-22 5:-26 6:37 7:-14
spousal 0:-16 1:-17 2:-19 3:-23 4:-21 5:-16 6:22
spywar 0:-23 1:-38 2:-31 3:-34 4:-23 5:40 7:-19
squeez 0:-39 1:-26 2:-24 3:-22 4:-24 5:-27 6:43 7:-16
ssi 0:-18 1:-16 2:-22 3:-18 4:-15 5:-18 6:27 7:-15
st 0:-13 1:-14 2:-13 3:-13 4:-14 5:-14 6:14
stab 0:45 1:-20 2:-21 3:-30 4:-25 5:-28 6:18 7:-18
staff 0:-15 2:-22 3:21 4:-16 5:-23 6:-23 7:-20
stair 1:-20 2:-18 4:-18 5:-12
stalk 0:-26 1:-38 2:-35 3:-37 4:-35 5:54 6:-19 7:-40
stand 2:-18 3:-23 4:-40 5:19 7:-23
star 0:-23 1:-14 2:-17 3:-23 4:-12 5:25 6:-25 7:-12
start 1:-14 2:-15 3:-20 5:-13 6:19
starv 0:-24 2:21 3:-22 4:-21 5:-17 6:-26 7:-15
stat 1:-13 3:-17 5:-20 6:19
statesbor 0:-14 1:-17 2:-16 3:-16 4:-22 5:-15 6:12
station 0:-24 1:-39 2:-45 3:-43 4:-28 5:-32 7:51
statutory 0:-15 2:-15 4:-16 5:-14
stay 0:-15 1:-20 5:-24 6:-28 7:29
std 0:-14 1:-17 4:-27 5:-26 6:-24
steal 0:-22 1:-26 2:-36 3:-17 4:-21 5:-21 6:45 7:-20
stealth 0:-18 1:-21 2:-19 3:31 4:-19 5:-20 6:-23 7:-17
step 0:-39 1:-38 4:-23 5:-21 7:-29
stepbroth 0:-18 1:-24 2:37 3:30 4:-15 5:-22 7:-12
stepdad 0:-19 1:-32 2:38 3:22 4:-31 5:-43
stepdaught 0:-27 1:-18 2:15 3:-15 4:-19 5:-14 6:-25
stepfath 0:-21 1:-20 2:44 3:32 4:-25 5:-22 6:-14 7:-21
stepmom 0:-15 1:-21 2:49 3:-28 4:-25 5:-23 6:-17 7:-21
stepson 0:-28 1:-32 2:34 3:25 4:-23 5:-22 6:-32 7:-17
still 0:-17 2:-20 3:-16 4:-13 5:-23 7:-20
stock 0:-14 1:-14 2:-15 3:17 4:-15 5:-14 6:23 7:-14
stockpil 1:14 2:-13 6:-19
stomach 0:-24 1:-19 2:-32 3:-35 4:-14 5:-21 6:50 7:-51
stonewal 0:-16 1:-17 2:-15 3:-17 4:-16 5:-16 6:22 7:-13
stop 0:13 2:-32 3:19 4:-15 6:-26
stor 0:-24 1:-25 3:-43 7:-33
storag 2:-17 3:-21 4:-14 5:-16 6:22
story 0:-13 2:-13 4:-16
stov 0:-18 1:-18 2:-16 3:-17 4:-16 5:-16 7:-13
strang 1:-25 4:-23 5:23 6:-41 7:-36
strangel 0:-21 1:-18 2:-19 3:-20 4:-18 5:-19 6:21 7:-18
strangl 0:-40 1:-38 2:-34 3:-44 4:-32 5:-37 6:48 7:-33
strangulation 0:-18 1:-20 2:-20 3:-20 4:-20 5:-19 6:26 7:-20
street 0:-31 1:-32 2:-52 3:-35 6:-36 7:29
strip 0:-17 1:-24 2:-29 4:46 5:-22 6:-48 7:-19
strol 1:-15 2:-13 3:-13 4:-13 5:-27 6:-26 7:23
stuck 0:-16 1:-24 2:-23 3:-37 5:-21 7:-27
student 0:-17 1:-17 2:29 4:-14
stuff 0:-20 2:13 4:-36 6:-16 7:13
stupid 0:-20 1:-18 2:-17 4:-19 5:-30 6:28
su 0:-13 1:-23 2:25 4:-18 5:-22 6:-13 7:-15
submit 0:-14 2:-15 3:-27 4:-20 5:-18 6:19
sucid 0:-22 1:35 2:-24 3:-24 4:-23 5:-21 6:-29 7:-19
sucidal 0:-23 1:35 2:-24 3:-24 4:-25 5:-24 6:-27 7:-21
suegr 0:-17 1:-19 5:-17 6:20 7:-26
sueld 1:-19 2:-12 3:-14 4:20 6:-18 7:-25
suelt 2:-17 3:-16 6:16
suffer 0:-13 1:16 4:-13 7:-16
sufr 0:-17 1:-16 2:-16 3:-13 4:-19 5:-17 6:13 7:-13
sufri 2:-22 3:15 4:-16 6:-13 7:-15
sugar 1:-15 2:-20 3:-15 4:24 5:-18 6:19 7:-13
suic 0:-22 1:34 2:-22 3:-24 4:-24 5:-23 6:-26 7:-21
suicd 0:-23 1:33 2:-28 3:-20 4:-25 5:-27 6:-27 7:-20
suicid 0:-24 1:62 2:-27 3:-30 4:-28 5:-31 6:-36 7:-21
suicidal 0:-35 1:60 2:-41 3:-32 4:-27 5:-27 6:-55 7:-29
suicidi 0:-24 1:42 2:-27 3:-31 4:-25 5:-27 6:-33 7:-28
suisid 0:-21 1:31 2:-20 3:-21 4:-22 5:-21 6:-24 7:-18
suisidal 0:-16 1:23 2:-15 3:-16 4:-16 5:-16 6:-18 7:-14
sulliv
sum 0:-18 1:-12 2:-18 3:20 4:-24 5:-14 6:-14 7:-18
supervisor 0:-16 1:-15 2:-22 3:32 4:-25 5:-26 6:15 7:-26
support 0:-13 1:-15 2:-16 4:-14
survival 0:-16 1:-16 2:-17 3:-26 4:25 5:-13
survivor 0:-20 1:-30 2:-23 3:21 4:-23 5:-22 6:17 7:-19
sus 0:-15 1:-32 2:27 3:27 5:-18 7:-16
suya 0:-14 1:-25 3:-19 4:-16 6:19 7:-17
swallow 0:25 1:28 3:-19 4:-25 5:-25 6:-20 7:-25
swing 0:-18 1:-21 2:-17 3:-19 4:-16 5:-22 6:24 7:-16
swol 0:-26 1:-18 2:-21 3:-17 4:-19 5:-16 6:22 7:-19
swung 0:-21 1:-19 2:-22 3:-26 4:-18 5:-28 6:29 7:-20
syracus 1:-13 3:14
tabl 0:-18 1:16 2:-14 3:-23 5:-13 7:-21
tablet 0:-16 2:-26 3:-15 5:21 6:38 7:-22
tag 0:-12 1:-15 2:-21 3:-19 4:-21 5:26 6:-26 7:-20
tak 0:-15 2:25 3:-22 4:18 5:-17 7:-15
take 0:-20 3:13 5:-20
taken 0:-14 1:-13 3:-15 5:-15 6:-13 7:12
talbot
talk 0:-24 1:15 3:-31 4:-42 7:-18
tally 0:-20 1:-19 2:-18 3:-22 4:-21 5:-18 6:20 7:-17
tant 1:-23 2:-13 4:-19 6:22
tap 0:-14 1:-16 4:-15 5:-13 6:19 7:-15
tarjet 0:-19 1:-19 2:-12 3:-15 4:-22 5:-18 6:23 7:-19
tatt 0:-12 1:-19 4:29 5:-22
taxist 0:-16 1:-14 2:-13 3:17 4:-13 5:-20 6:-14 7:-14
te 0:-13 1:-24 2:-21 3:-14 4:-21 5:-22 6:26 7:-17
teach 0:-20 1:-29 2:33 3:21 4:-20 5:-33 6:-38 7:-15
team 0:-14 2:18 3:23 4:-18
teen 0:-21 1:28 2:-23 3:-25 4:-22 5:-20 6:-15 7:-16
teenag 0:-35 1:14 2:-32 3:-14 4:-21 5:-21 6:-14 7:17
teeth 0:-17 1:-14 2:-17 3:-18 4:-16 5:-15 6:19 7:-19
tel 0:-23 1:14 3:14 4:-22 5:-19 6:-42 7:-16
telefon 0:-15 1:-21 2:-18 3:-30 4:-52 6:17 7:-20
tell 0:-15 3:-36 7:-24
temp 0:-24 1:-23 2:-20 4:-21 5:-17
ten 2:-19 7:-17
tenem 0:-15 1:-14 2:-17 3:-19 4:-22 5:-19 6:-23 7:18
tener 0:-16 1:-20 2:-17 3:29 4:-34 5:-21 7:-12
teng 0:-20 1:13 2:-19 3:-32 4:-25 5:-25 7:15
tent 0:-15 1:-42 2:-28 3:-22 4:-29 5:-32 6:-29 7:36
terminal 0:-13 1:-17 5:-18 6:-12 7:19
terrifi 0:-21 1:-24 2:-24 3:-32 4:-24 6:29 7:-28
terror 1:-26 2:-16 3:-16 4:-15 6:15
testify 0:-14 1:-12 3:-19 5:-17 6:13
teton 1:-13
texas 3:-13 6:13 7:-14
text 0:-19 1:13 3:-31 4:-17 5:29 7:-21
textlin 0:-16 1:17 3:-15 4:-16 5:-13 6:-17 7:-13
than 1:14 4:-12 6:-13
that 0:-17 2:-15 4:13
the 0:17
their 2:16 3:-19 5:-21 7:-22
them 0:-23 1:-32 2:19 3:-13 6:21 7:-35
then 0:-27 1:-19 2:-21 4:-17 5:-22 7:12
ther 2:17 3:13 4:-18 5:29 6:-38 7:-19
therapist 0:-21 1:-21 2:-34 3:36 4:-36 5:-21 6:-31 7:-17
therapy 1:-15 2:-12 3:-14 4:-16 5:-20 6:19 7:-15
they 0:-17 1:-32 4:52 6:-24
theyll 2:-16 3:-16 4:15 5:-18 6:-19
thigh 0:-22 1:-24 3:33 4:-25 5:-21 6:-29 7:-16
thing 0:-17 2:14 3:26 4:-25 5:-25 6:-16 7:-25
think 0:-23 1:14 2:-12 4:-19 7:-21
this 0:-22 2:-26 3:-43 4:-24
though 0:-17 1:-16 2:-24 4:-18 5:-17
thought 0:-24 1:33 2:-21 3:-22 4:-22 5:-30 6:-31 7:-20
thougt 1:17 4:-12 5:-13 6:-13
threat 0:-23 1:-13 2:-39 3:-40 4:-16 5:-23 6:54 7:-27
threaten 0:-27 1:-15 2:-34 4:-46 5:-33 6:44 7:-19
threatend 0:-24 1:-15 2:-15 3:-18 4:-17 5:-20 6:18 7:-17
thret 0:-18 1:-15 2:-14 3:-17 4:-16 5:-17 6:15 7:-17
threw 0:-39 1:-37 2:14 3:-46 4:-32 5:-41 7:19
throat 0:19 1:-22 2:-24 3:-45 4:-24 5:-28 7:-25
through 0:-17 1:-24 2:-30 4:-26 5:20
throw 0:-23 1:-40 3:-47 4:-23 5:-36 6:39 7:-34
thrown 0:-17 1:-21 2:-21 4:-14 5:-14 6:-19 7:16
ticket
tie 0:-26 1:-18 2:21 3:-18 4:-12 5:-14 6:-17 7:-19
tied 0:-27 1:-25 2:23 3:-35 4:-22 5:-30 6:16 7:-14
tiembl 0:-14 1:-15 2:-17 3:-13 5:-21 6:23 7:-14
tiemp 0:-14 1:-23 2:-18 3:-13 4:-14 5:22 6:35 7:-17
tien 0:-16 1:-26 2:-22 3:-37 4:24 5:-30 7:-15
tiend 0:-14 2:-18 4:-20 5:-16 6:13 7:-14
til 0:-14 2:-12 3:-15 6:13
tile 0:-14 1:-18 2:-14 3:-16 4:-13 5:17 6:-17
till 0:-26 1:-22 2:12 5:-27 6:16
tim 0:-16 1:-12 2:-23 3:-19 4:-20 5:-18 6:21
time 0:-17 1:-14 2:-17 3:-44 4:-29 5:24 6:16 7:-25
tind 0:-21 1:-18 2:-19 4:-26 6:-35
tio 1:-18 4:-18 5:-19 6:-33 7:-12
tip 0:-15 1:-19 2:-25 3:-23 4:33 5:-19 6:-28 7:-19
tipo 3:-12 4:-24 6:-13
tir 0:-22 1:38 2:-26 3:-34 4:-22 5:-28 6:-24 7:-35
tire 0:-19 1:-25 2:-23 3:-21 4:-22 5:17 7:-24
tiro 0:-17 1:-19 2:-18 3:-22 4:-28 5:-26 6:30 7:-20
tn 2:-17 3:-20 5:-13
to 1:16
toc 0:-18 1:-31 3:24 4:-26 5:-27 6:-35 7:-20
toca 0:-17 1:-30 2:24 3:31 4:-21 5:-27 6:-58 7:-19
toco 0:-17 1:-28 3:39 4:-27 5:-32 6:-43 7:-24
toda 3:-27 4:-18 5:18 6:20 7:-23
today 0:-15 2:-25 3:-38 4:-34 5:-42 6:-38 7:42
toddl 0:15 1:-33 2:48 3:-25 4:-28 5:-37 6:-58 7:-13
todo 0:-14 1:23 2:-16 3:-33 4:-37 7:-28
toilet 0:-20 2:-24 3:-13 4:-19 5:-19 6:17 7:-23
told 0:-20 1:-19 2:28
toled
tom 0:-17 1:-19 2:-25 3:-24 4:-16 6:19 7:-15
toma 0:-13 1:-21 2:-38 3:-32 4:-23 5:-16 6:43 7:-15
tomar 0:-18 1:-20 2:-19 3:14 4:-16 5:-22 7:-16
tomat 0:-13 3:-13 5:-12 6:-16 7:-19
tome 0:-42 1:36 2:-19 3:-20 4:-20 5:-22 6:-29 7:-17
tomo 0:33 1:-14 2:-17 4:-26 5:-24 7:-19
tomorrow 0:-25 1:22 2:-14 3:-31 4:-28 7:-30
tonight 0:-19 2:-40 3:-24 4:-34 5:-25 6:-26 7:53
tonit 0:-30 1:-20 2:-34 3:-39 4:-28 5:-25 6:-32 7:35
tont 0:-15 1:-23 2:-18 3:-20 4:-18 5:-17 6:23 7:-14
too 1:16 2:16 4:-30 5:-20 6:-33 7:-16
took 0:22 3:18 4:16 5:-30 7:-23
tooth 0:-18 1:-12 3:-21 4:-19 5:-17 6:19 7:-20
top 0:-27 1:-19 2:-17 3:35 4:-26 5:-31 6:-38 7:-27
tore 0:-17 1:-19 3:-12 4:18 5:-30 6:20
touch 0:-18 1:-26 2:23 3:39 4:-39 5:-41 6:-59 7:-23
tow 1:-15 3:-15 5:-15 7:14
towel 0:-19 3:15 4:-24 5:-23 6:-14
town 0:-16 1:-18 2:-18 3:-28 4:-26 5:-30 7:17
toxic 0:-23 1:-22 2:-19 3:-33 4:-21 5:-21 6:36 7:-17
trabaj 0:-14 1:-24 2:-23 3:-21 4:45 5:18 6:-32 7:-22
trabajador 0:-16 1:-14 2:-14 3:-26 4:25 5:-16 7:-14
track 0:-29 1:-14 2:-34 3:-39 4:-35 5:54 7:-31
trackin 0:-16 1:-21 2:-17 3:-14 4:-13 5:23 6:-25
trad 0:-17 1:-18 2:-17 3:-13 4:22 5:-20 6:-23 7:-21
trae 0:-14 1:-37 2:13 3:-21 4:-15 5:-19 7:-18
traffic 0:-15 1:-16 2:-20 3:-24 4:26 5:-18 6:-21 7:-16
traffick 0:-25 1:-37 2:-34 3:-51 4:67 5:-31 6:-49 7:-24
traffik 0:-15 1:-17 2:-15 3:-16 4:24 5:-16 6:-18 7:-14
trafic 0:-14 1:-18 2:-17 3:-20 4:28 5:-16 6:-17 7:-14
train 0:-27 2:-27 3:20 4:-20 5:-29 6:-28
traj 4:20 5:-14 6:-26
trajeron 1:-18 3:-25 4:39 5:-21 6:-48 7:-26
tran 0:-16 1:19 2:-22 3:-26 4:-27 5:-23 6:-12
transgend 0:-12 1:13 2:-12 3:-12 6:-13
transitional 3:-15 6:13
trap 0:-21 1:-35 2:-19 3:-21 4:24 5:-32 6:17 7:-21
trash 2:-18 6:14 7:-20
trat 0:-18 1:-27 2:-23 3:-30 4:39 5:-24 6:-13 7:-20
traum 0:-17 1:-21 2:-18 3:20 4:-26 5:-28 7:-16
treat 0:-13 1:-18 3:-13 5:-18 6:19 7:-14
treatment 0:-14 1:-14 2:-13 3:-14 4:-14 5:-14 6:19
tree 1:27 3:-30 4:-12 5:-36 6:-33 7:-21
tri 0:36 1:32 3:-21 4:-37 5:-26 6:-20 7:-22
trib 0:-15 2:-15 3:23 4:-19 5:-18 6:-23
tribal 0:-16 1:-12 2:-20 4:-24 5:-19 7:-12
trip 1:-12 2:-12 3:-18 4:13 5:-16 6:-19 7:-23
trippin 0:-16 2:-20 4:-20 5:25 6:-24
trist 1:19 3:-19 4:-13 6:-24
truck 0:-39 1:-33 2:14 4:21 5:15
truen 0:-16 1:-16 2:-17 4:-19 5:-13 6:20 7:-16
try 0:-17 1:-37 2:-18 3:-29 4:-21 5:18 6:32 7:-14
tucson 4:-16 5:-13 6:19 7:-18
tuls 1:-15 2:-17 3:17 5:-17 6:-17 7:-16
turn 0:-27 2:-33 3:22 4:-44 5:26 6:-36 7:-17
tutor 0:-17 1:-18 2:26 3:22 4:-19 5:-16 6:-21 7:-13
tuve 1:-14 2:-16 3:-14 4:-18 5:-24 6:24
tv 0:-23 1:-21 2:-14 3:-17 5:-17 6:16 7:-21
tweakin 1:-12 2:19 3:-13 4:-15 5:-17 6:20 7:-14
twic 3:-19 4:-19 5:16 6:-21 7:-17
twin
twist 0:-23 1:-14 2:-25 3:-23 4:-12 5:-18 6:26 7:-14
two 0:-16 1:-18 2:-18 4:-23 5:-28
tx
tylenol 0:-14 1:37 2:-16 3:-23 4:-24 5:-23 6:-33 7:-13
tyler 4:-13
typ 0:-14 1:-12 2:-15 3:-20 5:-28 6:22 7:-20
uber 0:-20 1:-29 2:-35 3:41 4:-23 6:-22 7:-13
uhaul 0:-19 4:-16 5:-26 6:23 7:-21
un 0:-14 1:-13 3:12 5:19 7:-15
una 0:-14 2:-33 5:-21 7:-30
unaliv 0:-20 1:29 2:-18 3:-22 4:-24 5:-20 6:-22 7:-16
uncl 0:-23 1:-29 2:62 3:22 4:-15 5:-30 6:-13 7:-27
unconscious 0:31 1:-19 2:-23 3:-28 4:-19 5:-26 6:-19 7:-18
under 1:-50 2:-15 3:15 7:-12
underw 0:-13 3:-12 4:-14 7:-12
undocument 0:-28 1:-23 2:-26 3:-27 4:-25 5:-31 6:29 7:-24
undress 3:15 4:-14
unhealthy 0:-14 1:-13 2:-13 3:-13 4:-13 5:-13 6:16
uniform 1:-18 4:-21 5:-24 6:19
unit 0:-16 1:-20 2:-18 4:-17
unknown 1:-13 2:-23 3:-25 4:-24 5:13 6:-23
unless 0:-17 1:-19 2:-14 3:21 4:-19 5:-27 6:21 7:-14
unsaf 0:-14 2:-18 3:-23 4:-20 5:-22 6:23 7:-24
until 0:-20 1:-28 2:-18 5:-29 6:25 7:-14
unwant 0:-16 1:-17 2:-31 3:24 7:-14
unzip 0:-18 1:-14 2:-17 3:20 4:-18 5:-16 6:-20 7:-14
up 2:-29 4:-15 5:20 6:13 7:-20
upper 0:-17 1:-18 2:-17 3:-16 4:-19 5:-14 6:15 7:-13
upsid 0:-13 2:-16 3:-26 4:-16 5:-15 6:23 7:-13
urge 0:-25 1:22 2:-15 3:-13 4:-16 5:-15 6:-29 7:-14
us 0:-20 1:-32 2:18 3:-13 4:13
usa 0:-14 1:-13 2:-22 3:-14 4:12 6:-13 7:-14
use 0:-15 2:-17 5:-33
used 0:-15 1:-16 2:-28 3:14 4:15 6:-29 7:-18
using 2:18 5:-17 6:18 7:-14
utah 1:21 3:-14 6:17
va 0:-20 1:13 2:-31 3:-34
vale 0:-14 1:24 2:-20 3:-22 4:-14 6:-24 7:-17
valg 0:-15 2:-16 3:-34 4:-21 5:-13 7:-20
vamo 0:-14 2:-14 3:-19 4:15 5:-21 6:-31
van 0:-14 1:-28 3:-41 4:14 5:19 6:-34 7:27
vece 0:-20 1:-23 3:-14 5:20 7:-20
vecin 1:-22 2:23 4:-24 6:-25 7:-20
vegas 0:-12 1:-23 3:-13 6:-14 7:16
vena 0:-18 1:23 3:-17 4:-13 6:-22 7:-12
vend 0:-21 1:-29 2:-27 3:-37 4:50 5:-29 6:-42 7:-20
vendi 0:-19 1:-20 2:-14 3:-19 4:26 5:-20 6:-22 7:-17
venen 1:17 2:-12 3:-12 4:-14 5:-13 6:-13
venm 0:-16 2:-20 5:17 6:-27 7:-15
vent 0:-15 1:-17 2:-26 3:-24 4:-16 5:19 6:-16 7:-21
ventan 1:-17 2:-33 3:-29 4:-27 5:23 7:-17
veo 0:-19 1:29 2:-22 3:-24 4:-24 6:-34 7:-21
ver 0:-19 1:-25 2:-27 3:-20 6:25 7:-20
verbal 0:-18 1:-20 2:-28 3:-28 4:-17 5:-18 6:30 7:-14
verbally 1:-12 6:14
vesin 0:-17 1:-17 2:-17 3:21 4:-17 5:-16 6:-19 7:-15
vet 0:-29 1:24 2:-28 4:-24 5:-26 6:-44
veter 0:-12
vez 2:-16 3:-21 4:-22 5:-16 6:25 7:-16
viaj 1:-23 2:-20 3:-30 4:21 5:-20 6:-15
victim 0:-14 1:-23 2:-24 5:-18 6:15 7:-28
vida 0:-14 1:47 2:-26 3:-21 4:-38 5:-17 6:-43 7:-34
vide 0:-21 1:-20 2:-27 3:33 5:22 7:-22
videophon 0:-20 1:-20 2:-19 3:-24 4:-17 5:-14 6:23
viej 1:-17 4:-21 5:-21 7:-22
vien 0:-14 1:-13 2:-15 3:-14 4:-13 5:17 6:-22
vigil 0:-18 1:-27 2:-28 3:-28 4:-23 5:46 6:-18 7:-20
vine 0:-15 1:-14 3:-17 4:17 6:-21 7:-15
vio 1:-12 2:16 3:-16 5:-13 6:-16 7:-14
viol 0:-22 1:-36 2:-51 3:67 4:-35 5:-32 6:-68 7:-22
violacion 0:-23 1:-33 2:-26 3:45 4:-28 5:-27 6:-35 7:-23
violanc 0:-20 1:-21 2:-18 3:-17 4:-24 5:-21 6:26 7:-23
violat 0:-24 1:-25 2:-17 3:-20 4:-16 6:40 7:-18
violenc 0:-16 1:-26 2:-17 3:-15 4:-23 5:-18 6:40 7:-19
violenci 0:-20 1:-33 2:-26 3:-29 4:-24 5:-27 6:54 7:-24
violent 0:-30 1:-29 2:-33 3:-43 4:-32 5:-34 6:40 7:-23
virgin 0:-13 1:-13 2:-12 3:-12 4:-14 5:-14
visa 0:-17 1:-23 2:-26 4:29 5:-15 7:-19
visit 0:-19 1:-18 4:-17 5:-16 6:-26 7:-16
visitation 0:-21 2:-16 3:-19 4:-14 6:14 7:-15
viv 0:-14 1:18 2:-12 3:-13 4:-12 5:-13 6:23 7:-13
vive 1:-20 2:-20 3:-17 4:-24 6:20 7:-20
vivir 0:-26 1:34 2:-23 3:-29 4:-26 5:-23 6:-30 7:-28
vivo 0:-20 1:-23 2:-26 3:-32 4:-26 6:23
voic 0:-18 1:21 3:-33 4:-26 5:-24 6:-22 7:-20
voilenc 0:-14 1:-15 2:-14 3:-14 4:-16 5:-15 6:16
volunt 0:-15 1:-13 2:27 4:-14 5:-20 6:-25 7:-19
volv 0:-16 1:-16 2:-22 3:-16 4:-18 5:-22 6:23 7:-20
vouch 0:-16 1:-28 2:-14 3:-16 4:-29 5:-16 7:30
voy 1:-32 2:-22 3:-18 4:-24 6:30 7:-16
vuelv 0:-12 1:-22 2:-15 3:-18 4:-17 5:-15 6:17 7:-19
wait 0:-16 1:-17 2:-29 3:-38 4:-33 5:38
waiv 3:-14 4:-20 6:15
wak 0:-25 1:26 2:-16 3:-16 4:-16 5:-26 6:-29 7:-17
wake 0:22 1:22 2:-16 3:-37 4:-46 5:-29 6:-23 7:-25
wal 0:-14 1:-19 3:18 4:-14
walk 0:-25 1:-41 2:-39 4:-36 6:23 7:18
wall 1:-21 2:-21 4:-34 5:-28 6:31 7:-24
walmart 0:-30 1:-21 2:-41 3:-35 4:-30 6:-38 7:33
want 0:-22 1:36 2:-16 5:-23 6:-25 7:-40
ward 0:-12 1:21 3:-12 4:-14 5:-14 6:-21
warm 0:-21 1:-16 2:-17 3:-15 4:-14 5:-16 6:-26 7:24
was 0:-19 1:-28 3:39 5:-20 6:-25 7:-18
washington 3:-14 7:-15
wasnt 0:-15 2:-14 3:12 4:-27 5:-24 6:-28 7:-19
watch 0:-19 1:-27 2:12 4:-19 5:35 6:-24 7:-23
water 0:34 1:-23 2:14 3:-29 4:-20 5:-22 6:-40 7:-16
way 0:-24 1:37 2:-23 3:-31 4:-26 5:-24 6:-32 7:-30
we 1:-31 2:-33 3:-25 5:-17 6:-18 7:34
wear 0:-22 1:-33 2:-27 4:-17 5:15 7:-12
websit 0:-18 1:-13 2:-24 3:-24 4:25 5:-23 6:-23 7:-23
weed 0:-17 1:-18 2:-17 3:-13 4:22 5:-20 6:-23 7:-21
week 0:14 2:-34 3:-30
weekend 0:-17 1:-24 3:24 4:-25 5:-22 6:-35 7:-19
weird 1:17 2:-13 3:-21 4:-12 5:17 7:-25
welt 0:-18 1:-16 2:30 3:-26 4:-15 5:-20 6:-32 7:-18
went 0:-19 1:-37 2:-33 3:26 4:-38 7:-17
were 1:-16 2:-16 4:-14 5:-17
wet 0:-16 2:29 3:-25 6:-28 7:-20
what 4:-27 5:13 6:-16 7:-15
wheel 0:-22 1:-17 2:-23 3:-33 4:-17 5:-16 6:27
wheelch 0:-23 1:-35 2:-45 3:-36 4:-34 5:-24 6:45 7:-34
whelp 0:-16 2:22 4:-13 5:-17 6:-20
when 1:-27 3:21 4:-21 5:-18 7:-15
wher 0:-23 1:-46 4:-39 7:42
whil 0:-21 1:-25 2:-46 3:31 4:-30 5:-25 6:19
whip 0:-23 1:-21 2:28 3:-27 4:-27 5:-20 7:-18
whit 3:-14 4:-13 5:17 6:-14 7:-21
who 0:-20 1:-28 3:-42 4:17 7:-26
whol 0:21 1:21 2:-27 3:-30 4:-29 5:-22 6:-22
whor 0:-23 1:-20 2:-15 3:-16 4:-22 5:-41 6:25 7:-23
why 0:-14 1:12 2:-18 3:-20 4:-14 5:-20 7:-14
wichit 0:-14 1:-14 2:-12 3:-14 4:-16 5:-15 6:18 7:-14
widow 0:-12 3:-18 4:-13 6:17
wife 0:-20 2:-48 3:-27 4:-29 5:-23 6:25
wilk 3:-20 6:21 7:-13
will 2:-15 3:-13 6:23
window 0:-19 1:-27 2:-40 4:-38 5:25 6:-25 7:-36
windshield 0:-27 1:-31 2:-14 3:-14 4:-19 5:32 6:-23
wine 0:-19 1:16 3:-15 4:-16 6:-20 7:-15
wint 0:-26 1:-18 2:-18 3:-23 4:-26 5:-22 6:21 7:-27
wisconsin 0:-12 4:-12 6:13 7:-13
wish 0:-26 1:44 2:-16 3:-32 4:-27 5:-25 6:-24 7:-25
with 3:13 5:-13 7:31
without 0:-24 2:-34 3:13 4:-22 5:-39 6:-14 7:-17
wive 2:-18 3:-17 5:-13 6:18 7:-22
wlw 0:-15 2:-19 3:-19 5:-13 6:17
woke 0:-25 1:-41 2:-19 3:56 4:-33 5:-39 6:-55 7:-22
women 0:-13 1:-23 2:-30 3:-14 5:-17 6:32
wont 1:-21 2:-16 3:-19 6:20 7:-13
word 0:-13 1:-15 2:-13 3:-14 4:-14 5:-13 6:19
work 0:-16 1:-30 2:-17 3:-28 4:38 7:-12
world 1:19 2:-21 3:-25 4:-21 6:-16 7:-20
worri 0:-13 2:-13 4:-16
wors 0:-15 1:21 3:-12 5:-19 6:-21 7:-19
worth 0:-29 1:42 3:-23 4:-28 5:-17 6:-34 7:-20
worthless 0:-24 2:-15 3:-18 4:-24 5:-25 6:14 7:-22
would 0:-16 1:44 2:-30 3:-17 5:-25 6:-20 7:-26
wouldnt 0:-19 1:-26 2:-23 3:39 4:-31 5:-42 7:-23
wrap 0:-17 2:-21 3:-14 4:-15 5:-12 6:17
wrist 0:18 1:36 2:-39 3:-38 4:-23 5:-28 7:-22
writ 0:-28 1:31 2:-20 3:-20 4:-22 5:-27 6:-26 7:-19
wrong 0:-18 1:-30 3:28 4:-25 5:-26 7:-13
wrot 1:34 2:-36 3:-18 4:-33 5:-26 6:-33 7:-23
wv 0:-13 1:-12 2:-16 3:-16 4:-13 6:15
wylin 0:-26 1:-27 2:-30 3:-21 4:-21 5:-21 6:23 7:-27
wyo 0:-12 4:-12 6:13 7:-13
wyom 0:-14 1:-17 2:-14 3:-14 4:-16 5:-15 6:14
x2 6:12 7:-16
xanax 0:31 1:30 2:-29 3:-21 4:-24 5:-25 6:-29 7:-28
y 1:-15 2:-19 4:29 5:-14
ya 0:-18 1:35 2:-22 3:-31 4:-23 5:-17 7:-16
yakim 1:-15 4:-16 6:16 7:-15
yank 0:-19 2:-20 3:-20 4:-15 5:-18 6:21 7:-21
yard 0:-19 1:-16 2:-23 3:-19 4:-17 5:-21 6:18 7:-23
year 0:-16 1:-22 2:26 3:13 5:-30 6:-24
yel 0:-28 1:-25 2:-27 3:-37 4:-36 6:48 7:-22
yell 0:-28 1:-27 2:-15 3:-41 4:-29 5:-26 6:28 7:-34
yern 0:-17 1:-22 2:20 3:-16 4:-21 5:-14 6:26
yes 1:-28 2:-28 3:33 4:-18 6:-30
yesterday 0:-20 2:-19 3:-16 4:-16 5:-18 6:21 7:-14
yet 0:-14
yo 0:-13 3:20 4:17 5:-20
york 0:-13 1:-14 2:-12 4:-14 5:-14
you 0:-20 2:-31 3:-16 4:-26 6:33 7:-13
yourself 0:-14 1:20 3:-13 4:-14 5:-12 6:-17 7:-15
zanesvil 0:-16 6:13
zero 0:-14 3:-13 4:-16 5:-15 7:14
`,
}
