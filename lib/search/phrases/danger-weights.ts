/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.4,
  words: `
1:-23 1:-24
10pm:14
11:25 and:20
12 old:12 step:-32 year:12
13:15 and:12 my:12
14:28 and:17 pregnant:27
15 a:14 hit:18 me:28
16 homeless:-18 hrs:12
17:22 and:18 homeless:17 i:22
18:-18
2:16 1:-24 kid:22 old:16
20:14 a:18 ago:20 degr:15 dol:18 min:19 week:18 year:-13
24:12 hour:10
28:-10 day:-10
2am:25
2nit:27
3 and:26 ano:-19 day:13 he:-10 in:23 kid:36 mese:9 no:31 notic:-15 old:-17 on:-17 year:-19
30 day:-23 program:-10
4 a:-14 ano:-20
45:-19
5:20 day:-16 notic:-16 old:27 year:27
50:-10 a:19 day:19 time:19
6:10 month:-11 old:13 year:30
60:16 a:13 time:13
68:-17 my:-20
7:18 and:21 month:20
70:21 old:20 women:20 year:20
72 and:23
78:17
8:-22 apply:-9 list:-10 old:11 open:-9 wait:-10 week:-16 year:11
80:20
9:-10
90:-10 day:-10
a:9 a:42 abuel:-33 account:-13 again:27 al:12 all:27 anymor:18 at:16 baby:-36 bag:31 bakery:-10 bar:18 bat:25 bed:23 belt:17 benefit:-13 black:28 block:12 bottl:15 break:-18 bridg:25 budget:-12 bunch:20 burd:25 business:-11 cada:19 cal:25 cama:23 camer:26 cant:11 car:14 casa:31 chair:32 child:9 cita:-17 citiz:-14 con:30 cord:15 cort:-26 cosa:13 counselor:-26 credit:-20 crib:-20 crim:-11 cry:9 cuart:19 dad:-20 date:17 day:18 daycar:-14 debt:28 deport:9 do:24 doctor:-18 dond:28 dont:10 door:11 drog:-10 drug:-11 echar:-14 en:22 escuel:-16 esta:10 estar:14 este:-12 everyon:13 eye:28 famili:26 family:12 fight:16 follow:17 for:-10 free:-24 friend:23 fuerz:33 gas:28 get:17 girl:-13 go:26 goodby:12 gps:18 group:-9 gun:34 hacer:13 have:-16 he:37 headlock:20 her:-12 herman:-21 hija:9 his:18 hole:26 hombr:13 home:-16 hotel:-21 im:12 in:33 insuranc:-15 ir:20 its:11 job:-10 keep:17 kill:11 kit:19 knif:30 la:15 lanz:-14 las:-27 lawy:-19 leas:-15 lesbi:9 let:16 light:28 loan:-24 lock:18 los:22 lot:13 lump:-25 luz:-12 man:25 massag:13 matar:26 me:10 mi:11 migr:-14 mis:-13 mom:-16 mujer:15 my:40 nada:15 nanny:16 new:-23 newborn:-10 next:12 night:33 nina:15 nino:12 no:-15 nombr:-22 note:16 notic:-14 now:30 of:14 on:18 onlin:14 or:10 order:-22 out:17 pagar:18 pais:12 pap:-15 para:16 part:9 party:21 phon:-27 pill:23 pillow:34 plan:18 plat:12 polic:-14 polici:-15 pregnancy:-9 prison:23 que:10 quit:-16 rape:19 rato:19 razor:20 relacion:16 relationship:26 report:-20 restrain:-15 resum:-15 ride:-25 room:-19 rope:25 sacar:-12 safe:20 salir:13 say:27 school:-19 sel:12 sexo:11 shelt:-28 si:26 station:32 storag:-14 su:20 support:-16 take:-9 tatt:12 tener:16 test:-14 that:-13 the:17 they:15 ticket:-20 to:20 toda:15 tonight:24 trabaj:27 track:34 trad:-17 tree:10 truck:-11 un:19 under:26 universidad:-19 up:15 van:-10 ver:27 vet:-10 veter:-25 way:19 we:24 week:12 wheelch:-10 who:33 whol:19 whor:15 with:26 woke:15 women:-12 y:15 ya:18 year:17
aa:-24 meet:-19
abandon:19
abcess:-19
abiert:-28
abog:-20 asil:-9 cost:-10 de:-11 desaloj:-10 el:-17 en:-18 famili:-20 gratis:-13 inmigracion:-12 laboral:-22 migracion:-10 migratori:-13 newark:-17 para:-13 phoenix:-9 pro:-11 sin:-9
abogd:-21 de:-21
abort:-29 en:-17 gratis:-9
abortion:-25 by:-10 fund:-10 help:-12 in:-24 mail:-10 me:-12 money:-12 near:-12 open:-9 pill:-23 stat:-18 texas:-15
abortiv:-21
abortoin:-26
about baby:-16 driv:16 end:27 it:14 leav:14 life:16 mom:-26 money:-19 off:15 the:16 wic:-20
abrir:-24 cuent:-12 negoci:-15 un:-18 una:-17
abscess:-22
abuel:9
abuelit:-20
abus:64 a:10 as:16 at:20 by:18 child:26 county:26 cuand:11 daught:23 de:25 emocional:20 en:21 help:64 her:-15 hija:21 hijo:32 hotlin:11 husband:13 i:24 immigrant:-29 in:38 infantil:28 me:36 menor:33 mi:19 my:19 nina:24 nino:21 only:11 sexual:21 sexualment:17 shelt:52 son:29 survivor:-13 the:-12 victim:14 women:32
abusiv:62 and:20 ex:18 fath:22 help:17 husband:19 marriag:20 moth:30 relationship:19
abusv:-24
ac:-37
acab con:25 de:-22 la:-16 lleg:-22 todo:25
accept:-9
access:12 to:22
accessibl:-18
accident:-14 trabaj:-12
accommodation:-18
account:12 hack:-12 in:-21 messag:10 name:-21 ssn:-12 to:13 with:-18
accus:27 me:27 of:22
acech:33
acept:-11 medicaid:-9
acerqu:-22
ache:-18
aclu:-17
acog:-15
acos:10 el:-18 en:-28 sexual:-21 trabaj:-19
acost:15 con:15 hombr:14
acp:-16
acs:-21
acta de:15 nacimient:-16
activity:-21
acuerd:20
acuest:18 con:18 el:13
ada:-17
addict:-30 daught:-17 to:-19
addiction:-29
address:-17 confidentiality:-16 ex:-21 from:-11 my:-11 program:-9
adhd:-18
adiccion:-22
adict:-26 a:-17 al:-25 las:-17
adolescent:-25 sin:-15
adopcion:-20
adopt:-23
adoption:-30
ads:24
adult education:-17 mayor:-27 protectiv:-13 school:-18 servic:-13
advantag:22 of:22
advic:-18
advis:-10
advocat:12
affirm:-11
afford:-22 daycar:-14 medicin:-13 my:-18
affordabl:-19 apartment:-13 hous:-13
afgh:-21 refug:-15
afraid:19 he:13 hurt:-19 my:23 to:24 will:13
after abus:-9 assault:22 baby:-29 being:23 birth:-18 care:-11 cost:-11 eat:-21 hav:-10 he:29 her:27 me:32 pill:-25 prison:-18 program:-10 rape:31 school:-15 shelt:-19 shift:25 visit:37 with:25
afterschool:-19
afuer:34 casa:20 de:28 del:18 escuel:9 la:16 mi:26 trabaj:20
again:23 and:23
against:17 ex:-39 husband:-23 the:24 wall:19 will:30
agar:20 cuel:19 del:14 la:10
age:-17
aged:-21 fost:-11 of:-11 out:-21
agenci de:-14
agency:-11 aging:-9 on:-9
aggressiv:31
aging:-17 out:-9
ago:27 anyon:10 never:10 told:10
agreement:-19
agresion:25 sexual:25
agresiv:44
agricol:-16
agua:-9 calient:16
aguant:14 a:-13 mas:17 quier:11
ahead:-13
ahorc:33
aid:-21 county:-14 for:-9 harl:-11 wv:-9 yakim:-9
aide hit:19 me:23 train:-17
air:-16 condition:-11 tag:-11
airbnb:-22
aire:-9
airtag:9 car:30 in:37 my:37 purs:16
al:-9 anon:-14 coyot:15 doctor:-14 jueg:-9 lado:20 me:15 nino:9 orin:-15 piso:16 trabaj:9 y:15
alabam:-15
alask:10 nativ:-9
albany:14
albergu:-9 bayamon:-17 en:-25 mujer:-31 ponc:-10
albuquerqu:-19
alcanz:-24 la:-16 para:-11
alcohol:-29
alcoholic:-34 anonymous:-11 husband:-15
alcoholism:-22
alejamient:-11
alert:14
algo:27 beb:17 en:17 la:17
algui:10 espi:19 me:16 por:19
alien:-22
aliment:-16
alimentici:-20
alimony:-26
aliv:37
all:18 and:19 fight:14 money:16 my:26 night:-9 no:21 of:17 pay:25 pill:14 sleep:10 text:15 time:-16 to:21 with:16
allergic:-13 cat:-13 to:-13
allergy:-26
allianc:-10
allow:29 my:17 to:17
allowanc:14
alojamient:-18
alon all:24 and:16 at:-12 day:19 for:13 ther:16 to:21
along:-22
alquil:-17
already:39
alta:-15
alto:-16
alvergu:-23
always:13 accus:18 and:16 hungry:17 lock:11 me:19 outsid:11
am and:-16 i:23 my:13 need:-17 scar:13
amamant:-25
amaneci:14
amar:28
amenas:28
amenaz:24 a:33 con:14 cuchil:11 deport:-27 la:13 llam:21 migr:11 public:-25 quit:28 un:15
americ:-12 health:-15 help:17 samo:12 violenc:22 women:-26
american:-21
amig:15
amish:29 women:29
amor:-24
an:18 abusiv:22 addict:-12 airtag:14 allowanc:14 and:17 answ:15 apartment:-15 id:-14 in:14 my:21 older:23 on:24 relationship:9 texas:-15
ana:-11
ancian:-11
and:16 13:19 16:28 2:13 3:29 a:-10 abus:36 all:10 and:18 are:27 at:22 back:24 be:14 beat:23 behind:-17 boyfriend:11 break:26 bring:-14 bruis:20 cal:18 call:18 came:19 cash:15 clean:17 com:26 come:17 cook:-15 cop:26 coupl:-18 dark:22 date:16 daught:-15 daycar:-20 delet:12 diap:-16 did:18 didnt:13 disapp:15 does:23 family:-18 feel:23 fight:-12 fir:-9 follow:20 food:21 for:-11 free:-15 freez:10 fridg:17 furnitur:-15 get:9 go:14 goe:9 going:12 got:27 gun:28 hand:13 has:19 hate:-11 he:33 hed:10 help:-12 hid:13 hide:28 hit:29 hold:13 homeless:-13 hous:-23 husband:24 i:-11 if:15 ill:13 its:20 job:-16 just:20 keep:16 last:-10 late:-21 laugh:27 leav:29 let:32 live:22 lock:31 mad:20 man:14 marriag:-17 me:19 miss:-26 month:-10 move:26 my:21 name:23 need:-28 never:13 next:14 no:10 not:27 noth:13 now:9 nowher:13 of:34 off:10 one:25 our:23 out:16 outsid:31 parent:23 partn:19 passport:25 pay:11 phon:28 pregnant:-23 push:16 rap:25 rememb:11 rent:-14 run:-23 sad:-15 said:20 say:23 scream:18 shar:-14 she:27 shov:19 slap:10 sleep:40 snow:19 son:24 spit:21 stay:-14 stepdad:19 stuff:22 take:36 talk:21 tampon:-12 terrifi:20 testament:-16 the:38 then:30 ther:23 they:20 thing:13 threat:16 threw:19 till:15 to:20 told:24 turn:21 up:26 us:28 wake:10 what:21 wher:22 wife:-26 will:16 wipe:-17 with:19 woke:10 wont:9 work:23 yel:26 yell:14
anda:33 afuer:15 con:16 mi:23
ando:25
angel:-29
angeles:-19
anger:-25 issu:-12 my:-21
angry:21
angusti:-19
animal:-17
annulment:-21
anoch:33
anon:-23
anonim:-16
anonymous:-15
anorexic:-24
anoth:10 at:9 baby:-23 night:29 stat:-16
ansiedad:-30
anticonceptiv:-33 gratis:-11
antoni:-12
anxiety:-24 medicin:9
anxious:-21
any:26
anybody:17
anymor:41 i:16 want:13
anyon:14
anyth:18
anywher:13
aog:-16
apach abus:31
apartament:-22 barat:-15
apartment:-23 for:-9 in:28 night:24 that:-20 with:-9
aplic:-15 cupon:-17 para:-13 wic:-9
aplication:-16
apoy:-23 para:-20
app:-18
appeal:-23
applianc:-18
application:-30
apply:-13 disability:-10 for:-12 snap:-18 ssdi:-11 tanf:-12
appoint:24
appointment:-19
aprend gratis:-16
apret:28 cuel:28 el:28
aprovech:23 de:23 mi:23
aqui:31
ar:-18
arde:-12 al:-12 orin:-12
are:10 abus:15 always:17 at:24 being:15 blue:24 by:22 fight:-12 gone:12 in:19 lock:19 me:-20 my:-9 off:-28 outsid:17 over:-12 shut:-17 sleep:18 to:-22
area:-25
argu:23
arizon:-15
arkansas:-18
arm:14 and:19
armpit:-12
army:-17 shelt:-10 vet:10
around:41 i:17 my:13 neck:13
arregl:-33 mi:-14 mis:-18 papel:-29
arrest:-10
articul:-13 de:-13
as:23 a:16 child:24 kid:18
asap:20
asault:10
aseguranz:-22 medic:-9 mis:-12 nino:-12 para:-12
asesori:-15
asient:-11 para:-10
asil:-23
asistanc:-11
asistenci:-21 de:-12
ask:16 befor:16 for:26 him:19 i:16 money:25
asl:-12 interpret:12
asleep:23
assault:61 a:15 at:23 hotlin:16 last:12 me:25
assist:-22
assistanc:-20 county:-18
assistant:-9
assult:20
asylum:-26 lawy:-11 seek:-21
at:14 11:19 15:-17 16:-21 2am:25 40:-16 8:-16 a:24 baby:-26 bar:23 bus:35 by:32 car:20 colleg:27 din:15 dmv:-21 do:-11 every:24 follow:17 frat:16 gas:18 group:23 gym:-12 head:17 his:26 home:42 hospital:-19 hous:11 i:14 job:-18 keep:15 laundromat:20 me:38 mom:24 need:-19 no:-17 party:24 say:20 school:-18 shelt:-23 station:34 stop:25 stor:32 take:11 the:12 to:20 truck:15 was:-9 wed:-22 week:-16 when:12 woke:15 work:-21
ate:-24
atencion:-11 gratis:-9 medic:-10
athen:-12
atlant:-14
atorney:-21
atras:-23 con:-22 en:-11 la:-21 rent:-21
attack:-18 the:-25
attempt:22
attendant:-17
au:21 pair:21
aunt:19 brought:14 me:22 to:20
auror:-15 co:-12
austin:-10
authority:-19
autism:-35 need:-13
autistic:-14 daught:-20 son:-15 women:11
autobus:9
avent:41 contr:12 la:14 par:12
avient:22 cosa:11
avis:-18 de:-18 dia:-14
avog:-24
away and:30 cat:14 from:14 him:19 home:-20 husband:26 im:23 my:28 order:-13 the:-23 with:-22
ayud agua:-17 alquil:-14 bile:-10 com:-22 compr:-10 con:-36 de:-15 deposit:-13 efectiv:-12 el:-23 en:-18 ex:16 gas:-13 golp:29 gratis:-10 hijo:-12 la:-18 los:-25 luz:-11 mama:-16 me:28 medicin:-18 mi:22 mujer:27 navidad:-13 pagar:-15 por:23 psicologic:-22 rent:-15 solter:-18 violenci:26
azuc:-23
b:-10 after:27 rape:15
baby adoption:-20 are:16 at:-22 back:10 bed:10 blue:12 born:-14 came:9 cant:-28 car:12 cloth:-26 dad:18 disapp:15 food:-12 for:-13 formul:-17 from:23 has:18 he:11 help:-24 hit:21 hous:-11 i:16 is:21 item:-13 keep:17 milk:-17 need:-15 no:-27 now:17 off:20 outsid:12 show:-36 sleep:-27 stop:-18 stuff:-21 supply:-17 the:23 was:-9 when:32 wipe:-13 wont:-22 work:17
babysit baby:30 hit:21 my:31
back and:25 at:-11 care:-9 child:-20 colleg:-15 dad:10 fost:-9 from:32 his:10 home:13 i:32 in:-14 marry:13 my:17 need:-21 on:-27 rent:-19 school:-21 support:-12 the:29 to:-13 with:18
background:-16 check:-16
bad apartment:-10 back:-18 credit:-16 relationship:25
bag:17
bail:-27
baj:-15
baja:-24
bakersfield:-12
bakery:-14
balanc:-25
ban:-12 from:-21
banc:-13 aliment:-14 com:-13 de:-13
bang door:13 my:16 on:23
bangor:-12 main:12
bank:-20 is:-19 me:-16 milwauk:-9
bankruptcy:-27
bar:10
barat:-23 en:-9
barb:-15
barefoot:16
bas:-14 apartment:-9 hous:-11
basement:26
basic:-17
bassinet:-22
bat:25
bathroom:13 a:15 has:26 he:13
batter:64 shelt:41 wife:23 women:51
bayamon:-17
be:22 aliv:18 and:9 anymor:16 befor:24 bet:13 by:12 dead:24 gone:24 hand:12 happi:11 he:24 her:10 here:20 if:10 in:-17 me:10 more:12 my:24 no:12 off:12 on:24 over:23 pregnant:-26 put:17 so:23 with:22 without:12
beach:-22
beat:37 and:17 boyfriend:16 her:19 kid:34 me:35 mom:24 my:31 the:-10 up:28 us:16 with:10
beauty:-14 school:-12
beb:10
bebe gratis:-14 no:-22
beca:-19 mujer:-18 para:-14
becaus domestic:-16 gay:26 he:30 kid:-20 pregnant:-27 violenc:-16
becom:-16 a:-16
bed:17 for:-26 free:-24 in:22 its:9 kid:-21 me:11 my:10 tonight:28 tonit:26 with:9
bedroom:24 door:21
been:56 about:12 all:19 and:16 behind:17 cut:23 drink:16 in:24 me:17 my:34 text:27 think:12 walk:18
befor come:21 get:19 he:25 i:16
beg:28
behind:9 car:-14 everyth:-17 me:31 mortgag:-18 on:-28 payment:-13 rent:-16 support:-19
being:29 a:-18 aliv:23 at:9 beat:17 bulli:-27 by:10 control:16 do:11 evict:-28 forc:25 here:17 hit:33 hurt:22 late:-25 molest:26 mom:-18 my:22 out:16 pimp:19 pregnant:-17 scam:-24 sold:21 to:17 track:24
believ:25 me:10
belt:27 mark:27
bend:-12
benefici:-21 para:-13
benefit:-36
benifit:10
bernardin:-17
best friend:17 goodby:15 post:16 said:11
bet:31 i:23 if:23 me:14 off:35 without:16
bien:-19
big:-20
bike:-16
bil de:-10 del:-21 la:-9 luz:-10
bile:-26
bill:-29 after:-19 assault:-18 from:-21 ga:-11 help:-17 high:-11 in:-19 my:-19 name:-19 too:-11
biloxi:-17
bing:-23 eat:-11
biolenci:-22
biopsy:-18
bipol:-27
birmingham:-14 alabam:-12
birth:-22 and:11 cent:-19 certificat:-19 control:-11 free:-14 parent:-15 pill:-20 shot:-16 without:-15
birthday:-26
bisexual:-19
bit:14 kid:-33 me:39 my:11
bite me:33
biz:-16 loan:-9
black:13 and:24 business:-13 eye:39 women:-24
blackmail:-15 nude:30
bleach:37 carpet:-17 on:13 stain:-17
bleed:37 a:26 and:16 lot:26 pregnant:-27
blew:-15
blind:-10 abus:20 and:15 help:-27 need:-18 servic:-13
block:36 door:10 him:17 my:22 numb:19 the:10
blood:-10 everywher:16 pressur:-23 sugar:-22
blow:21 my:17 phon:17 up:21
board:10
body:12 shop:-16
bola:-11 el:-11 en:-11
bolet:-23 de:-18
bolit:-15 el:-15 en:-15 pech:-12
bols de:-18 trabaj:-18
bomb my:-19 test:-19
bond:12 baby:-28 my:-19 newborn:-11 with:-21
bone:-19
bono:-16
book:-34
bor:-24 busc:-14 historial:-12 lo:-14 mi:-12 que:-14
born:-11
borrach:10 me:18 y:18
boss:-12 cut:-24 fir:-19 for:18 grab:28 hold:23 hour:-12 i:-26 if:22 in:26 is:-11 keep:14 lock:24 me:-18 my:11 our:28 paper:19 passport:25 pay:-29 said:-23 sleep:31 tip:-12 touch:9 us:21 with:31 wont:-27
boston:-22
both women:13
bottl of:9 tylenol:10
bought:25 a:22 gun:10
bounc:-25
bowl:-17 green:-17
box:-26
boy:14
boyfriend:27 a:-18 allergic:-13 and:-18 beat:23 brok:-16 buy:9 check:18 chok:27 drug:-18 get:27 give:22 hand:12 has:-13 have:25 head:14 her:24 his:-18 hit:16 hurt:20 i:-10 into:22 is:-24 job:-13 kid:13 let:26 lost:-13 make:24 me:21 mileag:18 mov:-19 my:50 post:22 propos:-27 punch:14 put:14 rap:9 say:18 sell:13 show:12 slam:14 sleep:13 stop:23 the:-12 track:13 up:11 us:14 want:-10 watch:12 when:26 who:14 wont:31
bra:-26
brac:-21
brain:-11 injury:-11
brak:-16
braz:31 mi:23 y:15
break a:-17 at:-19 becaus:23 domestic:22 my:25 phon:41 stuff:23 thing:28 work:-9
breakdown:12
breakup:-24
breast:-20 canc:-11 exam:-19 insuranc:-9 lump:-9 milk:-10 pump:-13
breastfeed:-28
breath:34 he:13 right:9
brid:19
bridg with:24
bridgeport:-18 ct:-18
bring baby:-10 my:-20
brok and:23 apartment:16 car:-20 fing:25 furnac:-16 glass:22 his:-20 hous:18 into:9 jaw:31 leg:-20 my:52 nose:24 now:-16 phon:21 protectiv:9 so:19 up:-12
bronx:-15 ny:-23
brooklyn:-10
broth:26 beat:13 is:19 law:25 make:11 me:30 the:-15 touch:14 with:10
brothel:29
brought:17 here:14 me:17 to:14
brownsvil:-15 texas:-12
brows:-26
bruis:42 from:19 her:12 my:20 on:33 son:16
budget:-18
bug:-25 my:-18
bulimi:-17
bulimic:-19
bullet:-18 journal:-18
bulli:-31
bully:-28 a:-14 me:12 mi:-14 my:-19
bult:-12 el:-12 en:-12 seno:-11
bump:-13 down:-18 ther:-18
bunch:20 and:12 of:20 pill:20
bunk:10
burd:12 everyon:13 to:21
burial:-20
burlington:-16 vermont:-9 vt:-14
burn cook:-19 hand:-34 his:22 me:32 myself:28 on:14 paper:18 the:13 with:27
burnout:-21
bury:-20 baby:-18 my:-27
bus card:-19 driv:-22 money:-18 pass:-18 schedul:-22 station:9 stop:21 ticket:-11 with:14
busc:-21 trabaj:-22
business:-20 for:-9 grant:-14 licens:-16 loan:-11 money:-13 women:-10
but:19 a:11 didnt:27 he:28 i:25 im:-9 keep:17 me:13 no:-10 scar:10
butt:21
buy a:-20 and:9 her:9 home:-15 hous:-18
buyer:-15
by:11 a:-39 after:14 and:17 baby:17 boss:9 broth:10 car:13 daddy:17 dark:28 debt:-16 doctor:19 hair:17 her:14 hous:31 husband:29 ice:-17 mail:-25 my:40 son:24 strang:-25 supervisor:14 the:-17 work:27
c:-32 section:-21
cabez:-29 jug:-16
cabinet:-29
cachet:36
cada:32 rato:19
cae:-24 mi:-19
cagu:-17
cal bebe:22 con:11 mi:22 on:-21 polic:-11
calefaccion:-19
calient:12
californi:-26
call:24 50:19 a:25 and:11 cop:10 every:-15 him:16 ice:-16 immigration:-9 job:15 me:29 my:35 name:19 nobody:19 on:-10 polic:20 sir:16 stupid:21 the:11 time:13
cam show:13
cama hijo:-10 mi:-11 para:-35
cambi:-24 cerradur:-13 de:-17 la:-15 mi:-16
camd:-9 nj:-9
came:39 a:11 back:13 from:13 his:10 home:22 in:11 my:26 to:22 with:22
camer:-18 bathroom:17 hous:-23 my:-15 the:20
camp:-20 for:-15 kid:-14
campesin:-18
campus:16
can:-21 a:-13 break:29 do:-9 evict:-11 fire:-15 get:-16 go:20 he:-29 landlord:-11 leav:26 me:-19 my:-19 sleep:11 take:-25 the:-10 to:-13 tonight:31 with:23 work:-18
canal:-14
canc:-26 de:-14 seno:-11
cans:27 de:27 vivir:18
cant:15 a:-13 about:26 afford:-23 anoth:18 anymor:26 baby:-24 bleed:20 bond:-14 breath:19 call:14 cope:19 cry:-24 daycar:-14 do:25 drink:-30 driv:19 eat:-24 feed:-15 forget:16 formul:-15 go:33 going:16 handl:20 he:24 it:25 keep:22 leav:42 life:19 make:-19 me:25 medicin:-21 more:12 no:13 nobody:12 of:-17 off:21 out:-17 outsid:23 pay:-25 rent:-21 right:16 see:-21 sleep:-27 stay:26 take:14 this:21 till:12 to:-16 work:-22
cap:18
capacitacion:-24
cape:-20
car:-11 a:14 abus:19 after:14 at:36 baby:14 battery:-26 bebe:-16 behind:17 con:20 descompuest:-15 door:-14 every:17 help:-20 i:13 impound:-12 insuranc:-20 key:32 loan:-12 me:22 mis:14 mom:-9 nino:18 no:-16 para:-15 payment:-15 phon:19 repa:-20 se:-26 sigu:23 so:9 teng:-12 the:18 to:-12 walmart:29 y:-26
cara:12
card:-12 debt:-10 divorc:21 for:-18 get:10 he:-21 husband:-10 lost:-16 mail:-17 marriag:-22 max:-18 name:11 safe:14 to:-13
care:-23 assistanc:-12 help:-16 i:21 if:21 live:16 mom:-21 my:-21 of:-15 subsidy:-13 vouch:-15
caregiv:-23 abus:-14 and:18 hurt:-16 job:-17 pinch:18 respit:-13
caretak:-26 hit:-11 me:-14
carg:-15
caridad:-18 catolic:-14
carolin:-15
carpet:-17
carriol:-22
carseat:-19
carson:-17 city:-17
cart de:14
carter:-16
casa cada:11 con:34 de:-19 en:9 hijo:27 hoy:31 maltrat:24 me:14 mis:27 mujer:14 no:16 para:18 que:23 refugi:-18 se:-9 sin:22 teng:13 vigil:15 y:21
case:-17
caser:-26 me:-12 no:-9
casework:-22
cash:-24 now:-25
casin:-13
caso:-24 de:-21
casp:-15
cat:-11 and:9 in:-15 let:14 whil:-17 wrot:14
catfish:-19
catholic:-15 charity:-15 near:-16
catolic:-14
cdl:-20
cela:26
celebrat:-23 recovery:-9
celery:-19
cell free:-18 phon:-22
cellphon:-17
celos:42
celul interven:-20 no:14 y:21
cent for:20
centr:-18 de:-12 para:-9 rehabilitacion:-9 salud:-10
central:12 de:18
cerc:-18 de:-12 mi:-12
cerradur:-13
certific:-9 de:-9 nacimient:-9
certificat:-26 and:11
certification:-17
cervical:-12 canc:-9 screen:-10
chair:9
chanc:-12
chang:-24 cost:-14 for:-15 last:-13 my:-17 name:-15 social:-10
chantaj:-22
chapt:-26
charg:-11
charity:-23
charl:-21
charleston:-17 sc:-14 wv:-12
charlot:-17 nc:-10
chas:34 me:34 with:34
chattanoog:10
cheap:-35 phon:-10 plac:-16
cheat:-21
check:-10 and:23 me:18 mileag:30 my:20 phon:19 receipt:24 up:-26
checkbook:-21
checklist:10
checkup:-26
chem:-28
chequ:-11 gratis:-10
cherok:-9 help:-25
chest:11
cheyen:12
chicag:-14
child:21 assistanc:-12 being:15 care:-24 credit:-19 custody:-21 door:11 enforcement:-16 for:-14 help:-18 is:29 lawy:-10 me:-24 neglect:27 next:11 offic:-12 subsidy:-13 suport:-27 support:-30 tax:-13
childcar:-35 assistanc:-9 i:-12 whil:-12
childhelp:-20 numb:-13
childr help:27 hotlin:27
chip:-19 for:-12 insuranc:-14 kid:-12
chiquit:14
chlamydi:-18
chock:31 me:31
choic:-11
chok:31 aid:-15 dur:28 fight:26 first:-15 last:15 me:37 night:13 on:-35 out:23 sex:13 unconscious:15
christi:-21
christm:-25 present:-10
chronic:-14
church:13 food:-17 giv:-10 help:-20 keep:15 my:16 say:26 with:16
cigaret:17
cita:-30 con:-16 de:-13 para:-17
citiz:-14
citizenship:-18
city mo:-22
ciudadan:-29
ciudadani:-19
civil:-15 right:-13
claim:-26 kid:-16 my:-12 on:-12
clark:-11 county:-11
clarksvil:-15 tn:-15
clas:-32 de:-11 ingl:-10 para:-15
class:-31 for:-24 girl:-13 my:-17 teen:-17 women:-23
clean all:13 business:-9 company:-14 for:10 her:14 hous:9 job:-17 slat:-16
clear:-15 history:-10 my:-15 record:-11
cleveland:-13
client:25
climb:11
clinic:-26 albuquerqu:-12 barat:-9 bay:-18 bronx:-12 cerc:-10 city:-10 comunitari:-15 de:-17 el:-16 embaraz:-11 en:-21 free:-15 gratis:-11 in:-26 insuranc:-14 jackson:-15 jacksonvil:-12 lared:-12 los:-11 mujer:-23 near:-22 no:-15 open:-16 para:-11 puebl:-9 rapid:-10 rock:-21 segur:-14 sin:-16 spokan:-11 st:-12 tamp:-11 utah:-18 yuma:-16
clon:-29 el:-23
clos:-14
cloth:-10 a:-14 back:16 closet:-19 for:-11 kid:-14 my:15 off:26 on:16 rememb:9 the:14
club keep:17
cna:-14
co:-12
coach:24 daught:28 is:22 me:17 my:33 text:14 touch:23
cobij:-16
cobr:-19 much:-18
cocain:-19
cod:-22
code:13
coercion:34
coerciv:32 control:32
coke:-16
colchon:-18
cold:-12 shelt:12
colegi:-16
colic:-22
collection agency:-19
collector:-19
colleg for:-19 grant:-18 mom:-11 on:18 singl:-9 student:20
collin:-10
color:-20 spr:-11
columbi:-11 sc:-9
columbus:-20 ohio:-10
com:-13 around:20 bebe:-9 el:-12 en:-22 for:16 gratis:-17 hialeah:-15 hijo:-14 home:14 hoy:-33 iglesi:-16 la:9 me:19 mi:-9 miami:-15 mis:-14 my:13 nino:-14 of:-11 out:-29 para:-18 prison:-15 san:-10 to:19
come:37 after:-11 and:11 from:20 get:30 her:9 home:17 in:18 me:28 my:35 room:12 to:32 with:21
comedor:-20
comer:-12 a:-10 hijo:-10 mis:-10
comment:-20
community:-25 cent:-10 colleg:-16 health:-11
como:-11 a:-19 custodi:-10 de:29 denunci:-14 divorci:-12 estampil:-14 la:-10 lleg:-13 mi:-31 orden:-18 para:-20 pedir:-12 pido:-12 saco:-18
comp:-22
companer de:21 trabaj:23
company:-23
compensacion:-26
compensation:-29 for:-14 victim:-14
complaint:-25
complet:-15
compr:-31 casa:-22 medicin:-14
comput skill:-15
computacion:-17
comunitari:-14
con:17 a:27 agua:-17 algui:-31 alquil:-14 autism:-24 bebe:27 bile:-21 cabl:15 cint:21 com:16 cuchil:11 de:16 dejar:-19 deport:-27 deposit:-13 el:19 en:12 famili:22 gas:-13 habl:-14 hipotec:-11 hombr:16 llam:21 llav:23 los:-10 me:13 mi:36 migr:11 mis:11 moreton:19 nina:23 para:18 pistol:24 por:26 public:-25 quien:-22 quit:28 rent:-20 rrent:-18 todo:25 un:10 una:11 y:14
cond:-14 de:-14
condition:-20
conditional:14 card:14 green:14
condom brok:-29 me:17 off:28 without:9
condon:-22 gratis:-16
confidentiality:-16 program:-9
conmig:-24
conocem:17 a:17 nadi:17
consegu:-18
consej:-24
consejer:-21 gratis:-9
consejeri:-25 en:-14 para:-10
consent:16
construction:-18
consul:-19
consult:-12 legal:-9 medic:-9
consum:-18
contact my:38
contest:9
contr espos:-12 ex:-22 la:25 mi:-23 par:12
contraception:-23
contract:-27
contractor:-23
contrat:-29
control:25 all:11 by:16 de:-21 do:12 eat:23 everyth:25 free:-14 husband:23 i:27 money:31 natalidad:-18 parent:-15 partn:26 pill:-20 shot:-16 the:34 what:15 without:-15
controlador:35
cook:-10 for:-15
cool:-14 cent:-22
cop:13 me:-23 who:24
coparent:-18 app:-18
cope:19
copy:-22 of:-12 polic:-12 report:-12
cor del:-9 departament:28 embaraz:-12 la:18 por:-19 trabaj:-30
cord:25
corn:9
corp:-18
corpus:-12 christi:-12
corri:-19 casa:11 de:11 la:11 mi:-16
cort:15 braz:22 de:-28 el:-18 famili:-20 la:-11 las:19 los:22 luz:-16 vena:19 y:-17
cosa:26 a:30 mi:20
cosmetology:-11 school:-11
cost:-12 for:-12 help:-17 my:-13 vet:-11
couch:-20 surf:-15
cough:-28
could:14
couldnt:15 call:12
council:-13 aging:-12 on:-13
counsel:-26 abus:-32 after:-15 for:-30 women:-18
count:11 the:27
county:10 abus:32 assistanc:-20 dv:39 food:-13 ga:-17 head:-13 help:20 iowa:9 legal:-23 mi:12 michig:18 ms:-15 nh:9 oklahom:-24 rent:-19 start:-13 tx:-11 va:-16 violenc:25 wa:-19 women:-19 wv:-13
coupl counsel:-18
cours:-20
court:-23 advocat:17 appoint:24 custody:-13 date:-21 ex:-12 fee:-10 for:-12 help:-21 my:-12 next:-18 order:-22 tomorrow:-15
cousin:25 being:13 got:-11 is:27 me:18 on:19 pimp:13 to:15 touch:16
cover rent:-23
covid:-19
cowork:-11 for:19 harass:-26 me:-13 touch:-31 wait:22
coyot:13 me:15 y:15
cps:-28 baby:-18 my:-29 to:-30 took:-16
crack molar:-16
craft:-20
cramp:-28
crash:-25 cours:-13
crazy:18 and:14 me:21 with:19
cream:-15
credit:-27 counsel:-10 debt:-16 max:-18 report:-18 scor:-10
creepy:29 follow:22 me:22
cremation:-20
creo:16 el:13 embaraz:-25 estoy:-25 me:27 que:16
crew:22 our:22
crib:-30 and:-17
crim:-21 compensation:-9 fund:-9 victim:-12
criminal:-19
crisis:54 cent:30 for:31 hotlin:27 line:18 numb:25 text:37
cristal:-25
cross:-11
crow:-17
crush:-22 my:-20 on:-19
cruz:-14 roja:-14
cry:-10 after:19 and:24 baby:-17 day:-9 every:-28 say:12 sinc:-11 the:-13
cuand:37 de:-27 era:13 estoy:21 la:-27 lleg:24 nina:13 no:16 se:17 tom:18 toma:22
cuant:-16 abort:-11 cuest:-15 un:-9
cuart barat:-19 para:-36 rent:-12
cuban:-18
cuchil:24
cuel:11
cuent banc:-12 de:-12 del:-21
cuerp:25
cuest:-15 un:-9
cuid:-24 a:-18 de:-19 hija:-15 hijo:-14 mi:-16 mis:-16 nino:-21
culinary:-15
cult:27
cun:18
cuna:-20 y:-16
cupon:-21 com:-13 de:-10
curb:26
curriculum:-18
curs:-19 de:-17 gratis:-20 ingl:-10
custady:-21
custidy:-21
custodi:-32 abog:-11 de:-26 hija:-17 hijo:-21 mi:-18 mis:-19 nino:-15
custody:-19 agreement:-19 and:28 case:-20 court:-20 grandkid:-9 in:-11 kid:-18 lawy:-14 of:-30 order:17 paper:-20 right:-14 son:-15
custom found:22 me:-11 my:22
cut:28 a:-9 again:33 and:-12 at:-23 back:-20 cant:12 deep:22 from:9 herself:16 hour:-24 i:-25 light:-25 me:29 my:13 myself:26 off:-11 on:-20 pay:-24 phon:26 power:-17 tomorrow:-11 too:22 up:18 water:-29 work:-23 wrist:24
cuyahog:-21 county:-21
cyber:-32
cyberstalk:33
cyst:-14
d:-18
da a:24 diner:14 el:-15 mi:27 ni:26 para:23 pension:-20
daca:-18 fee:-9 renewal:-12
dad a:-15 about:-19 and:20 beat:26 broth:21 burn:22 child:-23 drunk:19 get:15 help:-9 her:27 hit:31 hous:16 is:-17 lock:28 mom:30 my:27 need:-16 pay:-19 punch:26 the:27 touch:21 us:15 with:24
daddy:19 danc:-18 daught:-18 me:26 up:23 want:-26 wont:15
dakot:-14
dallas:-29
damag:-33
dan:-14 en:-13 ropa:-11
danc at:16 class:-23 club:16
dang:40
dano:38 a:-20 bebe:-20 mi:-20
dar:-23 de:-9 en:-23
dark:37
darl:-10 a:-9 comer:-10 de:-10
dat a:-16 abus:24 scam:-19 violenc:32
data:-14 entry:-11
date and:-21 do:17 rap:21 rape:26 what:17 wouldnt:17
dato:-12
daught a:-16 at:11 beat:12 boyfriend:20 cut:21 danc:-18 dress:-15 drug:-23 got:-34 herself:16 in:18 law:12 lock:14 me:13 molest:18 my:-19 need:-13 on:-29 ran:23 say:17 she:14 to:23 took:-19 want:19 was:-16
day can:-19 care:-27 do:-23 food:17 from:11 in:18 no:28 notic:-22 numb:11 program:-17 rehab:-9 to:-16 with:17
daycar:-12 assistanc:-18 baby:13 can:-18 cost:-20 for:-25 help:-21 hurt:22 lady:25 my:33 pick:14 so:-18 subsidy:-15 vouch:-19
dayton:-20
dc:-9
dcf:-18 kid:-10 my:-10 took:-10
de 17:9 acog:-15 al:20 alejamient:-11 aliment:-13 ancian:-35 apartament:-10 apoy:12 aqui:23 autobus:9 ayud:22 banc:-12 barat:-13 bebe:-24 bus:-11 cabez:-15 canc:-12 car:-20 chequ:-19 chicag:-16 chiquit:13 ciudadani:-13 com:-18 comer:-26 computacion:-10 con:30 contr:-17 cuand:9 cupon:-9 de:21 deportacion:-21 desaloj:-13 deud:-28 dia:-14 dient:-13 divorci:-9 domestic:11 drog:-21 embaraz:-18 emergenci:-17 empl:-10 era:11 espos:11 ets:-11 ex:21 famili:-20 fumar:-16 gas:-14 ged:-9 gratis:-15 guarderi:11 higien:-14 hija:15 hijo:18 hotel:-22 hoy:21 identidad:-14 impuest:-11 ingl:-12 inmigracion:-11 ir:16 lado:20 lech:-15 limpiez:-10 lleg:-22 llegu:21 llor:-26 los:22 luz:-19 maltrat:23 mamar:-13 manej:-28 maternidad:-11 me:9 mi:23 miami:-9 migracion:-10 mis:18 mor:21 muel:-14 mund:12 nacimient:-18 natalidad:-18 navidad:-13 nina:24 noch:-13 para:17 paul:-10 pelo:15 person:20 polici:-12 proteccion:-14 refugi:-16 regres:30 rehabilitacion:-9 relacion:21 rent:-19 rued:-13 salud:-13 salvacion:-12 sangr:-22 se:16 segur:-9 seguridad:25 sena:-18 seno:-12 sexual:-11 sin:-9 su:-16 suicidi:33 tamp:-12 telefon:-24 toca:13 todo:28 tomar:-17 transmision:-11 una:25 venezuel:-21 vih:-10 violacion:37 violenci:24 viviend:-13 vivir:27 volv:26
dead:11 dress:-12 gorgeous:-10
deadbeat:-15 dad:-15
deadlin:-24
deaf abus:45 husband:18 my:13 need:-28 servic:-18 shelt:-20 women:20
deal:12
death certificat:-14
deben:-19 diner:-14
debo al:26 coyot:15 de:-16 luz:-10 mese:-16 y:14
debt:-10 collector:-21 my:-28
declaracion:-16 de:-16
deep:12
deepfak:-25
default:-15
defend:-25
defens:-19
degr:9
dej:25
deja:23 de:24 en:18 la:18 marc:20 mi:23 ni:21 paz:18 salir:15 tener:12 trabaj:20
dejan:30 del:16 ir:24 salir:18 trabaj:23
dejar:-14 a:18 de:-27 drog:-13 el:-17 fumar:-16 hijo:-16 las:-14 mi:22 mis:-16 tomar:-17
dejo:-11 mata:17 me:16 y:-10
del a:13 agua:-18 bebe:-19 camp:-17 cuel:19 departament:28 despu:-15 dia:-17 embaraz:-13 gas:-19 gobiern:-19 gratis:-17 hospital:-13 la:13 me:19 part:-16 pelo:19 por:-15 siguient:-16 y:28
delawar:-18
delay:-11
delet:16 all:13 contact:29 history:-20 my:27
delit:-23
delivery:-27
demand:-33
dementi:-17 help:-13
deni:-21 appeal:-10 now:-16 what:-16
dental:-17 clinic:-10 insuranc:-11
dentist:-30 barat:-11 en:-17 no:-16 segur:-9 sin:-9
dentur:-22
denunci:-12 a:-22 mar:-17 mi:-22
denv:-20
departament:14
department:-10 of:-12 servic:-12
deploy:-29
depo:-21
deport:-39 a:-18 espos:-16 i:21 if:21 me:-25 mi:-18
deportacion:-24
deportation:-15
deposit:-26 apartament:-10 apartment:-12 assistanc:-11 back:-10 de:-9 for:13 help:-26 rent:-12
depresion:-31 part:-10 pospart:-13 postpart:-12
depress:-39 after:-9 and:-13 dur:-9 mom:-9 pregnancy:-9
depression:-23 after:-9
deprim:-26
derech:-23 de:-18 human:-22 mujer:-17 trabajador:-14
desaloj:-30
desampar:-22
desaparec:48 para:13 siempr:13
desastr:-20
descompuest:-15
descompus:-14 car:-14 el:-10
descuent:-23 chequ:-12 de:-12 mi:-12
desd a:-16 que:-15 tuve:-14
desempl:-17
desesper:-19
desintoxic:-18
desnud amenaz:18 me:18 y:18
desp:-22
desped:25
despens:-31 aliment:-11 com:-9 de:-10 en:-17 gratis:-11
despert:34
despid:-27 embaraz:-11 estar:-9 por:-11
despiert:24
despu:-10 a:-19 del:-15 la:-22 part:-16
destroy my:34
detain:-22
detox:-34 cent:-18 for:-11 women:-11
detroit:-20
deud:-41
devic:-23
devorc:-17
devuelv:-17
dhs:-24
dia despu:-15 siguient:-15
diabet:-36
diabetic:-22
dial:-15
dialysis:15
diap:-25 and:-12 bank:-12 for:-12 me:-10 milwauk:-16 near:-10
dice:22 lo:12 me:24 no:-9 que:18 quier:15 se:22 si:24 sirv:20 soy:16 su:16 tio:17 va:22
did:19 i:11 it:18 me:12 noth:-21 stuff:11 thing:11 to:19
didnt:20 get:-21 i:12 me:-18 stop:14 to:12 want:12 when:12
die:40
died:-20 and:-17 to:-18
dieg:-20
dient:-19
dijo lo:12 si:13 su:9
din free:-31
diner:-21 de:-18 en:-11 los:-21 mi:26 nino:-21 para:-11 sin:23 telefon:30 trabaj:-15 y:34
dio:10 cachet:18 una:18
diper:-20
direccion:-26
dirty:23
disability:-19 benefit:-10 check:-19 deni:-9 for:-14 my:-14
disabl and:21 child:-13 mom:-18 my:33 need:-14
disapp:31
disast:-17
discapacidad:-13 benefici:-14
discapacit:-23
discharg from:22 me:24 the:11
disconnect:-22
discount:-27
discriminacion:-22 el:-10 en:-10 trabaj:-10
discriminat:-28 at:-9
discrimination:-28 at:-14 work:-14
disord:-16 help:-11
disown:-19
diu:-19
divorc:-27 abusiv:-12 from:-9 husband:-12 lawy:-10 money:-16 no:-19 paper:-23 support:-9 with:-21
divorci:-27 diner:-11 no:-25 sin:-10 teng:-14
dizzy:-11
dmv:-23
dna:-18 test:-18
do and:25 anymor:15 apply:-17 day:15 do:26 file:-9 find:-11 for:-18 go:36 it:19 leav:23 life:13 money:23 no:14 noth:-14 on:-16 sleep:19 thing:24 this:23 to:-16 tonight:12 with:21 you:10
dock:-13 my:-13 pay:-13
doctor:-23 barat:-12 de:-16 for:-19 free:-14 his:21 insuranc:-9 kid:-17 me:28 mi:-10 mujer:-15 my:-12 no:-22 para:-9 put:21 touch:21 wrong:14
does he:-18 it:26 my:-14 pay:-14 when:13
doesnt help:-18 know:23
dog ate:-24 food:-15 in:10 is:-24 me:19 to:-9 whil:-11
dol:12 a:18 week:18
dolor:-22 cabez:-15 de:-21 el:-14 en:-14 vientr:-12
domestic:58 abus:26 ayud:22 des:16 en:19 help:28 hotlin:15 shelt:49 tucson:12 violanc:26 violenc:32
domestik violenc:24
donat:-24 a:-13 to:-13
donation:-44
dond a:-17 abort:-21 com:-20 con:15 dan:-14 dorm:17 en:10 esta:9 estoy:23 gratis:-12 hago:-22 hay:-28 hoy:25 ir:20 lavar:-20 me:-23 noch:18 para:-17 regal:-9 ropa:-22 vivir:-36
done:29 chem:-21 life:28 liv:19 school:-17
donor:-14
dont:22 a:9 anyth:21 baby:-32 care:18 cop:24 feed:28 feel:23 for:-24 have:-28 here:16 him:11 i:10 if:21 in:19 let:23 live:31 love:-20 me:16 pay:11 phon:-12 rememb:18 safe:18 see:31 the:12 want:10 with:14
door:28 and:28 at:27 every:19 get:14 has:12 me:19 night:28 scream:12
dope:-22
dorm con:13 despert:10 esta:26 hoy:23 mi:12 no:14 noch:26 y:14
dormim:18 car:16 el:16 en:18
dos:22
doul:-23
dover:-18 delawar:-15
down and:30 at:-11 door:21 i:18 payment:-21 step:15 the:13 ther:-13
dox:-19
doy:-20 pech:-19
drag:20 by:17 me:31 my:17
drank:31 bleach:31
dream:-21
dress:-18 free:-24
drink and:16 day:-19 every:-31 much:-21 too:-21
driv after:9 baby:-14 bridg:29 by:31 crazy:20 door:16 hous:25 into:10 job:-24 licens:15 lock:16 my:31 off:23 past:22 road:13 the:-9 to:-19 with:12
drog en:15 fiest:15 la:15
drogadict:-9
drop cent:-18 dead:-23 gorgeous:-10 in:-18 my:-26 off:23
drown my:26
drug:11 a:19 addict:-19 addiction:-16 and:29 at:22 bar:23 court:-27 for:-14 help:-22 my:21 party:9 rap:15 rehab:-21 test:-16 the:26 treatment:-22 use:-25 women:-18
drunk:31 and:18 break:12 i:10 say:13 stuff:16 to:13 yes:13
dryness:-18
dude:29 keep:9
due:-20 and:-18 short:-16
duel:-33 dient:-10 el:-22 la:-23 muel:-13
duen me:-19 quier:-19
duerm car:10 el:24 en:20
dui:-15
duluth:-25
dur exam:13 fight:28 pregnancy:-12 sex:-21
durm:19 cal:11 en:19 la:24
duty:-10
dv:89 advocat:31 county:29 gallup:17 help:35 hotlin:23 in:29 numb:15 program:30 shelt:64 victim:11
e:-24
each:18
early:-32
eat:-26 disord:-14 help:-11 sleep:9
ebt:-31 application:-19 card:-11 skim:-16
ech:-26
echar:-15
echo:-31 la:-19 mi:-23
ectopic:-18
ed:-25
educacion:-18
education:-23
eeoc:-14
efectiv:-19
eggshell:20 day:19 every:19 with:17
eight:-14
ejercit:-12 de:-12 salvacion:-12
el agua:-31 alquil:-17 bebe:-16 bil:-10 bronx:-17 bus:17 cabl:12 celul:14 cint:21 cond:-18 cuart:13 cuel:10 de:10 deposit:-14 dia:23 diner:10 diu:-16 divorci:-14 duen:9 el:23 embaraz:-28 en:9 espos:21 gas:-22 le:24 medicaid:-17 mis:39 nos:24 novi:23 para:19 pasaport:23 pech:-20 pega:22 pelo:-15 per:-23 que:28 quier:-19 seno:-14 tech:-11 teng:-13 toca:26 trabaj:-26 tx:-10 viaj:21 y:26
elder:-35 abus:-37 financial:-19 hotlin:-18 neglect:-19
eldercar:-21
elderly:-38 abus:-16 mom:-12
electric:-19 bill:-9 cut:-14 is:-16 off:-19 shreveport:-9
electricity:-24 off:-19
email:11
embaraz:-15 hogar:-12 me:11 no:-29 quier:-18 segur:-24 sin:-21 y:-11
embarg:-22
emdr:-17
emerg:-18
emergancy:-20
emergenci:-17
emergency:-12 assistanc:-10 cash:-16 contraception:-16 food:-9 for:-10 help:-9 hous:-18 mom:-10 money:-21 order:-14 rent:-12 room:-16 shelt:25 stay:-19 to:-19
emocional:22
emotional:18 abus:28 animal:-17 support:-28
empez:-17
empl:-26
employ:-28
employment:-24
emprendedor:-18
empti:32 account:32 bank:19 our:20
empty:-26 fridg:-12
empuj:30
en adopcion:-12 angeles:-11 antoni:-10 arizon:-12 atlant:-16 auror:-12 az:-10 bakersfield:-18 bar:10 beb:17 bronx:-17 bus:17 cagu:-17 cal:-9 car:29 cara:20 carcel:-19 central:18 charlot:-15 city:-12 con:27 cond:-18 cuart:17 cuel:21 dallas:-18 de:22 denv:-17 drog:-20 efectiv:-14 el:11 embaraz:11 escuel:-26 espald:19 este:15 fiest:20 filadelfi:-15 flor:-9 fresn:-13 hartford:-13 hialeah:-15 houston:-19 illinois:-12 kansas:-21 la:19 lared:-19 las:13 mayaguez:-19 mcal:-20 miami:-11 mund:15 navidad:-11 nc:-15 nev:-15 newark:-14 nj:-17 nuev:-10 orl:-12 para:12 paso:-20 paz:18 pech:-14 peligr:18 phoenix:-16 polv:-11 ponc:-27 puert:-11 que:-30 queen:-14 reno:-15 rent:-14 san:-14 seno:-14 tamp:-13 texas:-13 todo:-15 trabaj:-31 tucson:26 tx:-11 un:23 una:28 vegas:10 y:19 york:-10
encer:33 casa:23 en:23 la:23
encier:26 con:19 llav:19
encim:27
encontr:28
end:20 all:17 early:-13 it:26 leas:-15 of:-23 pregnancy:-24 thing:34
endometriosis:-23
energy:-21 assistanc:-18
enferm:-27 no:-15 y:-15
enfermedad:-28 sexual:-21
enfermeri:-14
enforcement:-16
enfrent:19 de:19 los:18 nino:18
engan:10 en:10 para:10 trabaj:10
english class:-11
enoj:18
enter:-13
entergy:-15
entr:18
entrenamient:-24
entry:-19
equal:-20 pay:-14
equivalency:-16
er:-10
era:13 nina:13
erie:-20 pa:-18
es:13 de:13 noch:13 violent:18
escaler:20
escap:45 abusiv:20 casa:-39 de:-15 la:-24 plan:26 with:24
escond:27 papel:29
escort:30 out:20 trap:23 want:20
escuch:-15
escuel:-24 adult:-9 gratis:-9 para:-10
esl:-16
especial:-23
esper:9 afuer:14 del:18 la:9 mi:-9 trabaj:18
espi la:22 mi:-18 por:22 telefon:-13 ventan:15
espos:13 alcoholic:-22 amenaz:27 arregl:-25 borrach:-14 con:21 de:14 deja:29 del:11 dice:-14 drog:-17 el:10 en:-29 encier:12 esta:-9 golp:19 la:-19 llev:-20 me:12 mi:27 noch:-15 oblig:11 papel:-22 pega:19 perdi:-15 que:-14 quit:11 se:-9 trabaj:-18 viol:12 violent:21 y:-9
essential:-19
essex:-21
est:25 embaraz:18
esta:19 afuer:21 con:19 desaparec:29 en:-21 enferm:-21 mis:11 no:-15 noch:24 y:-15
estaf:-25
estam:14 en:9 la:14
estampil:-25 com:-9 de:-9
estan:-23
estar:12 aqui:15 con:14 embaraz:-19 en:15 este:15 mund:15
estari:22 mejor:22 mi:22 sin:22
estat:-24
estatus:-21
este bebe:-17 mes:-24 mund:18
esteem:-17
estoy:21 cal:30 el:22 embaraz:13 en:46 la:31 mi:24 no:-27 peligr:18 segur:12 sola:-10 trist:-20 vivir:22
estr:-22
estudi:-29
ets:-11
eugen:-16
evacuation:-19
even:32 cry:14 i:25 if:16 say:9 though:25 when:13
ever:13
every:21 and:16 drink:19 get:25 he:23 i:34 night:12 the:21 week:31 with:17
everybody:25
everyday:28
everyon:24 be:10 bet:14 i:15 would:10
everyth:26 and:11 do:22 i:24 in:-9
everywher:16 go:10 i:10
evict:-22 and:19 becaus:-23 cal:-11 domestic:-23 for:-11 last:-15 me:-22 of:-23 sleep:20 today:32 year:-15
eviction:-30 county:-15 help:-13 lawy:-12 notic:-18 prevention:-19
evicton:-27
evidenc:33
ex:29 account:12 afuer:21 amenaz:13 and:-18 anda:21 away:-28 baby:14 bang:17 brok:22 busc:25 child:-17 claim:-15 credit:-27 daught:19 deja:22 driv:17 esper:9 fake:24 follow:-10 found:16 get:11 got:14 hir:24 husband:-20 i:-9 in:27 into:18 is:22 keep:25 kid:-25 know:25 la:25 leav:14 let:33 made:25 mand:24 me:14 mi:17 more:-22 mov:-22 my:28 no:-14 nude:-21 of:22 on:16 our:27 out:27 outsid:26 owe:-23 pasa:11 past:14 pay:-19 phon:32 por:21 put:9 quier:19 remarri:-21 ruin:-18 se:15 send:-16 shak:14 shar:-19 show:17 sit:17 stalk:17 stop:21 support:-13 text:24 to:-12 toddl:14 track:23 up:17 want:-36 wont:14
exam de:-25 free:-11 gratis:-16 la:-20
excel:-12
exchang:-25
exist:31
exit:28 plan:28
expedit:-17
expensiv:-21
experienc:-16
expir:-23
exploit:33
explot:30
explotacion:39
expung:-18 my:-12 record:-12
extorsion:-21
extr:-22
eye and:17 exam:-26
fac:19
face:22 and:15
facebook:9 and:18
factur:-18
fafs:-19
fair:-19
fairbank:-23
fairfax:-11 county:-11 va:-10
fake account:23 to:13 watch:13
fal:-24 out:-18
fall:11 women:-16
falt:-24 la:-17
famili corri:-19 en:-12 me:-19
family and:20 cent:29 court:-20 dont:12 i:22 justic:26 lawy:-18 of:-25 partnership:-12 pay:16 phon:-15 plan:-37 say:19 shelt:-19 they:13 to:11 violenc:22 want:12 will:17
fan:-31
far:10 along:-15
fare:-20
farg:-25
farm work:-21
farmaci:-28
farmwork:-29 women:-23
fast:12 me:19
fath:26 baby:25 hit:21
fayettevil:-22
fe:-13
fear:-16
fee:-31
feed americ:-19 her:21 my:-17
feel:23 alon:-26 already:22 down:-24 end:11 hopeless:27 im:22 it:21 like:26 lonely:-21 noth:-31 numb:-30 safe:18 suicidal:22 worthless:-15
feet:-26
fell:18
felon:-18
felony:-26 job:-12
felt:34
fema:-23 deni:-17
femal:16 vet:-31 veter:-16
femenin:-16
feminin:-16
fent:-25
fentanyl:-27
fertility:-18
fever:-29
fgm:26
fianc:25 abus:21 me:14 my:15
fianz:-20
fiebr no:-16 teng:-16
fiest:15
fight about:-19 club:-18 i:9 money:-19 over:-15 school:-20 the:-17 toy:-12 with:-21
fil:-33 divorc:-13 for:-17
filadelfi:-15
file:-17 a:-12 custody:-12 divorc:-9 for:-10 my:-12 paper:-16 tax:-9 with:-10
film without:25
final:-27
financial:-22 abus:9 aid:-16 help:-12
find a:-16 body:13 if:-11 job:-17 me:32 my:-14 on:27 plac:-14 to:-20 us:21
fing:-9 and:14 in:-15 the:-16
finish school:-14
fir:-16 becaus:-33 being:-19 me:-33 of:-29 tak:-26
fire:-24 me:-15
firearm:34
firm:-18 divorci:-10 el:-10
first:-16 aid:-22 and:-24 buyer:-10 home:-24 last:-10 month:-10
fisic:14
fix:-30 car:-12 heat:-10 my:-18 the:-10
fl:-17
flash:19
flashback:-17
flat:-20 tire:-20
fled:19 with:19
flee:37 abus:12
flight:-29
flinch:24 he:19 rais:17 when:24
flint:-21
flip:34 out:34
flood:-41
floor and:-16
flor:-24
flow:12
fluj:-28
fly:-24
fmla:-27
follow:24 from:14 home:36 me:41 on:11
food:-23 10:11 bank:-22 box:-14 city:-24 county:-22 cut:-9 delawar:-9 family:-10 flint:-16 for:-20 giveaway:-11 help:-22 im:11 kansas:-17 kid:-9 milwauk:-16 my:-20 near:-13 pantry:-19 st:-11 stamp:-24 today:-25 toled:-10 tonight:-26 truck:-24
foodbank:-28
foodstamp:-25 offic:-11
foot:-19
for:-10 2:-20 3:-19 8:-16 abortion:-13 abus:41 adoption:-20 after:16 an:12 answ:15 apartment:-13 at:25 baby:-20 being:-15 bill:-10 business:-12 cal:-11 cat:-10 chang:-14 child:-31 church:23 colleg:-34 court:-17 crim:-9 custody:-20 daught:-31 day:13 daycar:-23 debt:-15 disability:-11 disabl:-12 divorc:-14 dog:-26 domestic:-19 drug:22 ex:-19 family:-21 felon:-14 food:14 free:15 from:37 funeral:-32 gas:-22 girl:-23 glass:-12 going:-19 grocery:-17 harassment:37 help:-14 him:19 his:-12 hiv:-9 home:-19 homeless:-16 hospital:-20 hous:-16 humanity:-10 immigrant:-20 in:19 infant:-11 insuranc:-13 job:-28 keep:13 kid:-12 las:-13 liv:-24 medicaid:-12 mom:-17 moth:-12 my:-15 nativ:-20 new:-16 newborn:-16 night:16 nurs:-23 old:-19 onlin:-12 or:20 over:-18 polic:-11 pregnancy:-20 pregnant:-9 rent:16 school:-18 section:-14 senior:-16 snap:-25 son:-15 springfield:-13 ssdi:-11 stuff:-15 support:-19 survivor:-18 tak:-26 tanf:-12 teach:-24 teen:13 the:16 to:-23 toddl:-30 tonight:-14 tot:-12 tuls:-10 undocument:-11 vegas:-13 victim:10 violenc:-24 visit:-18 wheelch:-12 wife:11 with:-19 work:-26 year:-9
forc:45 and:18 at:16 danc:20 do:15 have:15 himself:14 marriag:26 marry:20 me:26 on:14 oral:23 prostitution:32 sell:27 sex:18 strip:21 to:42 work:32
foreclosur:-30
forev:37
forg:-18 my:-18
forget:16
forgiveness:-12
forgot:-28
fork:16
forklift:-19 certification:-13
form:-33
formul:-28 baby:-10 bebe:-10 for:-10 my:-10 para:-10 shortag:-14
fort:-21 collin:-10 wayn:-9
forz:50
fost 18:-18 aging:-10 care:-14 dad:17 hit:29 im:-12 kid:-16 me:30 mom:31 out:-21 parent:-15 the:12 turn:-18 youth:-11
foto y:18
found:47 a:19 address:28 and:18 camer:23 facebook:18 in:26 me:17 my:33 tag:19
frat:16
fraud:-27 por:-16
free:-19 attorney:19 baby:-11 bed:-25 birth:-16 bus:-10 car:-11 cell:-17 chattanoog:-23 class:-16 clinic:-15 cloth:-11 control:-16 crib:-14 daycar:-20 dental:-10 divorc:-12 el:-10 exam:-18 fan:-9 food:-15 formul:-10 glass:-10 government:-14 greyhound:-12 grocery:-12 help:-9 hous:-21 id:-14 kid:-11 ky:-21 lawy:-19 lunch:-10 mammogram:-14 meal:-17 medicin:-17 pap:-12 paso:-10 preschool:-14 puebl:-9 room:-18 seat:-10 shoe:-20 strol:-15 stuff:-10 tampon:-16 therapy:-10 to:-14 tuls:-11
freeway:-30
freez:18
fresh:13
fresn:-17 ca:-12
friday:13
fridg:-14 empty:-14 is:-14
friend:19 a:9 abus:13 and:9 being:14 couch:11 for:17 goodby:12 in:19 is:21 me:26 on:16 post:18 said:11 she:18 to:19 up:11
friendly:-14
frio:15
from:11 abusiv:25 account:16 an:23 and:23 block:19 boyfriend:25 care:-9 check:-25 dad:16 ex:-23 family:29 fost:-9 got:13 her:14 him:38 home:-33 hondur:-16 hospital:22 hous:-16 husband:35 im:33 in:21 leav:30 me:-23 medicaid:-28 mom:11 my:9 numb:20 pimp:25 prison:-21 rap:18 so:15 stop:14 the:17 tind:21 unemployment:-20 with:12 work:-9 year:-27
front:18 kid:13 of:18 the:13
fud:-17
fue abus:22 la:-10
fuel:-18 assistanc:-15
fuerz:39
fui casa:-25 la:-18 viol:21
full:12 custody:-21 i:32
fumar:-16
fund:-28
fundrais:-23
funeral:-14 cost:-13 for:-17
furnac:-18
furnitur:-33
futbol:-19
ga:-18
gallston:-22
gambl:-20 problem:-9
gana mor:21
gang:23 rap:24 rape:10
garag:19 no:11
garnish:-17 wage:-15
garnishment:-15
gary:-16 in:-14 indian:-12
gas bill:-16 car:-16 card:-18 get:-18 leav:17 off:-25 shut:-13 station:17 vouch:-20
gaslight:43
gate:11
gave away:14 black:23 cat:14 my:23
gay teen:-23
ged:-28 at:-16 night:-16
gend:-16 affirm:-11
general:-21
genital:30 mutilation:26
georg:-16
georgi:-26
get abortion:-15 an:-21 and:35 angry:21 away:37 back:-18 beat:24 birth:-14 by:20 certificat:-13 chem:-10 clean:-21 court:-13 custody:-21 cut:-21 deport:28 drunk:18 evict:-17 face:20 food:-14 for:-9 friday:10 from:19 he:28 help:15 hit:27 hiv:-9 home:12 hous:-15 id:-19 if:-12 in:17 kid:-11 licens:-12 mad:26 me:48 medicaid:-10 my:-11 name:-18 off:-25 order:-22 phon:-18 physical:25 pregnancy:-9 pregnant:12 restrain:-17 rid:-17 safely:28 sober:-12 test:-13 to:-28 tomorrow:-11 violent:25 work:-12
gift:14 card:-26 for:-17 kid:-17 my:18
ginecolog:-21 gratis:-9
girl a:9 and:-10 at:23 help:-21 my:-9 need:-23 scout:-20 the:14
girlfriend:35 abus:10 abusiv:13 hit:12 is:18 me:22 my:26
giv food:-10
give:15 allowanc:14 an:14 and:23 deposit:-15 food:-14 for:13 kid:-25 last:-23 money:32 passport:20 up:22
giveaway:-18
glass:-22
glov:13
go:24 and:10 away:-9 back:-21 bag:34 call:15 colleg:-20 er:12 he:18 him:17 home:27 now:23 or:15 out:11 outsid:27 right:23 school:-20 sleep:20 to:-15 tonight:15 with:25
gobiern:-19
god:17 me:16 to:13 want:11
goe off:20 to:-9
going:22 be:-17 colleg:-12 court:-14 do:15 hang:16 hurt:10 in:22 it:14 kill:27 me:19 my:9 myself:19 snap:31 that:20 through:19 tonight:11
goldsbor:-15
golp:55 a:35 en:24 espald:19 espos:24 hijo:32 la:19 mis:23 por:19 su:21 y:-10
golpeador:32
gone:11
good:-20
goodby:27 her:17 inst:9 note:21 on:26 party:-25
googl:34 how:26
gord:-29
gorgeous:-10 dress:-12
got:9 address:36 and:17 assault:22 be:12 black:17 cut:-38 day:-14 drunk:16 evict:29 eye:17 gun:22 hook:17 icloud:22 in:18 into:14 its:28 jail:-12 jump:-17 kick:21 kil:-10 knock:13 lock:-12 me:26 my:35 need:-22 new:28 noth:20 nowher:22 numb:16 of:-9 off:-14 on:21 out:31 paper:-20 prison:-23 rap:20 roofi:25 rope:13 scam:-25 serv:-17 shut:-18 slap:22 sleep:20 the:31 to:24 today:17 up:-30 what:14 wher:27 work:22 year:20
government:-20 phon:-15
gown:-18
gps el:18 en:12 my:14 track:9 truck:-11
grab:29 and:19 butt:21 by:10 me:22 my:26 the:15 wheel:15
grad:-13
grandbaby:25 come:15
grandchild:15
grandchildr:-20
grandkid:-19
grandm:-12 a:-18 and:20 being:-13 custody:-12 grandkid:-10 need:-18 rais:-9
grandmoth:-37 abus:-27
grandp:12 her:16 his:15 touch:23
grandparent:-17 rais:-11 right:-16
grandson check:15 from:-13 me:-31 take:24
grant:-17 to:-11 women:-11
gratis:-21 de:-9 en:-9
gratuit:-18
great:-24
green bay:-25 marriag:-22 my:-13
greensbor:-16 nc:-16
greenvil:-23
greyhound dont:20 know:20 station:23
grief:-26 counsel:-10 group:-27 lost:-13 my:-13 support:-11
grit:19 me:19 y:28
grocery:-25 card:-10 for:-9 my:-10
groom:36
grop:30 me:-14 the:29
group:-13
grown:15
grup apoy:12
guam:-10
guard:12 in:24 mis:-27
guarderi:-22 barat:-11 economic:-18 en:-23 hijo:-9 mi:-10 para:-10
guardianship:-24
guid:-10
gum:-17
gun:31 and:20 head:20 his:13 in:23 my:24 on:13 the:12 to:20
guy:38 a:19 at:24 follow:16 frat:11 from:24 gym:18 in:16 keep:28 me:21 met:19 my:20 onlin:19 rap:18 the:22 tind:19 to:20 work:15
gym follow:15 me:15
gyn:-30
gyno:-17
h2a:-21
h4:9 abus:21 visa:9 wife:21
ha baj:-15
habitat:-13 for:-10 humanity:-10
habl abog:-24 espanol:-12 famili:22 mam:-15 mi:24
hac:15 dano:25
hace cosa:24 frio:15 mese:-17
hacen:9 a:-14 bully:-24 hombr:16 mi:-14 trabaj:19
hacer:-16 cosa:13 report:-16
hacerl a:-20 dano:-20 mi:-20
hacers:16
hack:-20 account:-24 cuent:-16 email:9 facebook:-18 mi:-21 phon:12
had:-22 a:-18 and:-18 baby:-19 sex:-13 the:-13
hago de:20 si:-28 una:9
hair fal:-18 is:-16 shop:-15
haircut:-26
haiti:-18
halfway:-15 hous:-15
hambr:-29
han:-11
hand:29 around:11 cook:-19 down:10 her:13 me:26 my:17 neck:11 on:21 thigh:12 under:18
handicap:-23
handl:28
handprint:11 face:11 his:11 on:11
hang:16 friend:-9 my:-10 myself:26 with:-9
hap:23
happen:24
happi:11
happy:-16
harass:17 at:-26 by:-33 job:-17 my:-26 work:-21
harassment:21 at:-20 my:-30 order:-26 work:-19
hard need:-21
hardship:-17
harl:-11 county:-11
harlem:-16
harm:38 myself:20
harrassment:-27
harris:-20 county:-18
hart:9 de:9
hartford:-17 ct:-17
has:21 access:22 all:15 and:9 been:23 bruis:29 burn:27 canc:-18 cigaret:19 dementi:-16 fever:-23 gun:19 her:21 me:-15 my:17 plan:26 shap:27 to:29
hast:11
hate a:-18 and:16 baby:-19 crim:-16 life:24 me:-16 mom:-18 want:18
hav a:-22 baby:-11 my:-19 sex:21 the:13
have a:15 about:22 and:17 anoth:-17 ask:30 baby:-33 bank:28 been:22 befor:16 bruis:20 car:-24 danc:14 friend:23 go:22 him:18 home:26 in:22 kid:11 leav:-17 me:-10 my:-11 newborn:-14 nowher:25 own:23 pill:12 plac:27 postpartum:-25 sex:22 sleep:16 to:23 tonight:17 wher:15 with:15
haven:19
havent eaten:-28 told:21
hawaii:-9
hay com:-25
he:28 a:21 abusiv:32 all:38 always:25 an:27 app:21 arm:25 around:21 at:18 baby:-10 bang:16 be:31 beat:22 been:22 break:24 brok:24 burn:17 by:27 call:16 came:23 car:14 card:41 cat:21 check:14 child:-11 chok:21 cloth:17 com:16 come:22 condom:21 count:27 crazy:24 credit:37 cry:28 cut:14 deport:-15 did:18 didnt:23 dog:13 down:17 drag:11 drink:30 driv:17 drunk:14 dur:14 every:17 everyth:15 everywher:12 fake:11 feel:13 fil:-18 film:19 find:26 follow:14 for:13 found:25 from:26 gave:12 give:18 goe:29 going:35 good:-19 got:24 grab:23 gun:22 hair:26 hand:18 has:-9 have:13 he:35 head:26 hed:19 her:16 hide:16 himself:24 his:17 hit:26 hold:-9 hole:-16 home:23 hous:-14 hurt:25 i:31 if:9 ill:22 immigration:-11 in:14 into:22 it:11 its:17 just:10 keep:24 kept:24 key:-18 kick:39 kil:23 kill:9 knif:20 know:32 last:13 laugh:-16 leav:13 left:-16 let:45 like:19 look:14 lose:17 mad:22 made:28 me:24 messag:16 money:13 move:20 my:37 neck:19 never:11 new:22 next:13 no:27 nobody:10 not:27 off:19 on:20 one:13 onlin:23 only:15 open:18 our:23 out:11 outsid:16 pay:-19 paycheck:21 phon:26 pill:27 play:-12 post:10 pour:27 pregnant:15 pul:21 punch:11 push:23 put:30 rip:25 said:38 say:19 see:-18 send:20 shot:37 shouldnt:16 shov:11 show:15 sit:15 sleep:16 smack:12 smash:27 so:23 squeez:19 stab:27 stand:15 stomach:14 strangl:13 stuff:26 suicid:11 tell:32 text:-13 the:29 them:17 threat:37 threaten:28 threw:45 through:32 to:21 top:12 touch:16 track:30 twist:23 up:27 us:23 use:24 violat:19 wake:11 wall:11 want:14 was:12 what:24 wheel:15 wheelch:29 when:31 whil:9 would:11 yell:19
head a:-28 on:18 start:-24 the:25 wall:13 when:-10
headach:-32
headlock:20
headstart:-16
health:-12 cent:-26 for:-16 insuranc:-15 servic:-15
healthcar:-22
healthy:-11 start:-11
heap:-20
hear a:21 aids:10 me:9 need:-17 tel:9 test:-14 voic:-9
heart:-31
heat:-31 assistanc:-12 bill:-9 help:-17 in:-17 is:-11 landlord:-13 my:-17 off:-13 turn:-14
heav:26
hed:9 my:18
held:27 a:22 knif:22 my:19
hell:9 deport:-22 ice:33 if:9 kid:-9 kill:19 me:11 tell:23 the:17
help a:-10 abus:36 apartment:-23 az:23 baltimor:-15 bay:-13 bill:-15 child:-13 cost:-12 county:-16 daycar:-11 deposit:-13 disabl:-13 domestic:25 electric:-11 erie:-13 find:-21 food:-26 friend:17 funeral:-16 gallup:17 get:13 guam:-24 hotlin:33 knoxvil:9 leav:47 line:25 mi:-13 mom:10 my:14 near:-23 pay:-14 portland:-19 providenc:-14 rent:-19 savannah:-9 security:-18 senior:-13 st:-20 tx:12 water:-11 wayn:-13 wife:11 wilmington:-18 with:-16
helplin:-27
hep:-11 c:-11
her:19 a:17 all:15 and:27 boyfriend:14 can:10 dad:26 day:14 did:15 fath:29 head:-12 her:21 his:15 hit:20 hotel:18 hous:21 husband:21 i:15 im:-11 in:16 it:15 kid:17 on:25 phon:-14 room:17 she:21 stepdad:20 the:21 thing:12 to:21 what:10
here:41 anymor:18 no:16
herman:10 a:-15 con:22 dice:15 esta:18 golp:28 que:15 se:19 toca:20 viol:14
heroin:-26
herp:-17
herself:33 and:16
hic caso:-14
hid:27 bathroom:17 camer:-17 closet:11 in:-10 the:26 with:24
hide:23 address:-44 credit:-17 i:-26 in:22 key:27 money:26 my:18 search:-22 the:25
high:10 blood:-18 equivalency:-16 school:10
highway:-11
higien:-14
hija abus:14 cort:19 de:25 dice:16 dijo:9 drog:-16 es:-24 fue:34 la:26 los:10 me:16 no:-25 que:18 quier:-30 su:21 tien:-28 tran:-17 y:11
hijab:-15
hijo con:24 de:11 dice:13 drog:-14 drogadict:9 en:-10 golp:24 hambr:-14 la:27 le:-26 me:11 que:13 tien:-15
hilo:-19
him:37 a:22 at:20 away:-26 back:19 divorc:-14 for:25 from:-26 he:12 hous:-25 i:20 im:25 in:27 know:20 leas:-22 money:12 my:11 now:14 out:-17 paper:-13 pic:12 sir:16 the:-23 work:23
himself:37 i:16 me:25 on:15 want:23
hip:-24
hipotec:-19
hir:-10 me:-17 near:-17 pregnant:-15 to:24
hire:-20 felon:-11 me:-17 pregnant:-17
his:21 account:-21 and:-16 cigaret:10 dad:16 down:13 face:11 fing:14 for:17 friend:14 gone:18 hand:23 he:10 head:13 her:-12 him:23 hous:-11 i:10 in:10 is:-15 it:20 job:-11 lap:16 me:14 mom:25 my:14 on:19 phon:-16 plan:-16 safe:18 she:21 the:20 thing:21 under:18 with:16
historial:-12
history:-21 he:-14 so:-14
hit:33 a:-19 baby:36 back:24 broth:11 but:11 by:9 daught:27 dog:9 grandmoth:-19 her:38 him:19 husband:29 i:14 im:25 kid:30 lesbi:16 me:30 mom:26 my:18 now:17 our:22 son:29 the:25 us:20 when:13 with:20
hiv:-19 positiv:-13
hizo:-37
hogar:-20
hold:23 and:29 down:12 me:12 our:31 paper:13 passport:14 the:15
hole:11 the:23 wall:17
holiday:-17
hombr:36 afuer:16 de:13 esper:14 me:14 mi:17 pega:11 que:10 sigu:10
home a:11 abus:-32 and:20 at:-25 business:-15 buyer:-13 care:-26 down:-19 for:-19 from:11 handprint:11 hit:26 in:14 job:-12 loan:-12 marry:13 my:27 no:-25 repa:-11 the:10 to:-10 tonight:-19 train:-13 with:9 work:9
homebuy:-20
homeless:-23 and:-12 baby:13 family:-14 femal:-18 kid:-20 pregnant:-11 prevention:-13 sant:-16 shelt:-17 veter:-12 women:-19
homework:-24
homless:-24
homosexual:-19
hondur no:-16
honolulu:14
honor:32 kil:27 violenc:15
hood:-20
hook on:-23 so:17
hopeless:33
hora:-14 extr:-19
hormon:-19
hospedaj:-19
hospic:-24
hospital:-17 after:-14 and:24 assault:-14 bed:-22 bill:-22 me:-17
hostil:-19
hot:11 flash:-35 meal:-26 my:-22 water:-15
hotel for:-22 night:11 the:11 tonight:26 vouch:13
hotlin abus:25 numb:26 text:25
hotspot:-14
hour:-12 and:-14 cut:-25
hous:-10 a:12 after:-41 al:-12 all:23 and:17 application:-9 authority:-19 choic:-11 day:27 discrimination:-9 down:16 every:13 family:12 felon:-17 for:-13 he:20 help:-14 i:27 in:12 is:27 just:16 main:-20 mobil:-12 mom:-11 new:24 night:26 no:14 on:20 payment:-9 rent:-14 survivor:-39 took:10 vouch:-24 waitlist:-10 with:19 women:13
household:-21
housekeep:-17 job:-13
houston:-19
how a:-14 an:-9 apply:-12 becom:-12 can:18 clear:-14 custody:-18 cut:-30 do:-11 file:-12 for:-18 get:-12 help:26 is:-13 leav:26 many:20 much:-12 serv:-13 to:-14 tylenol:26 you:10
hoy:42
hpv:-22
hr:-25 do:-19 wont:-19
hrs:19 and:19
hud:-24 apartment:-10 hous:-11
huir:29 casa:-9 de:-9
human:16 right:-32 servic:-22 traffick:18
humanitari:-20
humanity:-10
humil:26 los:14
hung:-14
hungry:-28 and:17 bruis:16 has:16 kid:-18
hunt:-16
hurrican:-23
hurt:34 a:19 baby:10 bad:18 child:25 daught:23 dog:19 her:27 if:11 kid:33 my:30 myself:22 son:30 when:10
husband:16 a:-12 addict:-12 against:19 an:-15 and:-18 at:-18 away:-16 back:26 beat:10 came:10 canc:-18 cant:-16 car:33 chok:17 citiz:-14 cop:21 deport:-13 died:-16 drink:-23 drug:-21 even:20 forc:15 going:-9 green:9 gun:16 has:-29 have:9 he:19 help:-27 her:14 hit:32 i:-12 in:-21 it:21 its:10 jail:-15 job:-10 kid:23 kill:14 know:20 leav:24 let:30 lock:34 lost:-9 make:-12 me:28 money:-19 my:42 need:-19 night:-20 no:18 out:-10 owe:-22 pass:-26 plat:13 prison:-19 put:22 rap:16 read:24 say:-9 snor:-22 so:15 strangl:21 take:18 threat:17 threaten:18 threw:13 to:-16 took:21 violent:18 want:-15 was:-16 what:23 will:19 with:19 wont:25 work:-33
husbend:28 me:28
hygien:-28
hysterectomy:-21
i:12 16:20 3:16 aliv:31 all:24 alon:-19 and:9 apply:-17 are:-11 as:13 ask:35 asleep:16 assault:25 away:13 back:-13 be:29 bed:15 been:26 black:21 bought:25 brok:-9 by:-16 call:17 cant:19 clean:19 could:14 couldnt:15 counsel:-16 cry:21 custody:-17 cut:14 danc:14 day:-11 did:11 didnt:32 die:24 disapp:20 do:26 dont:10 down:-11 driv:19 drug:16 drunk:9 eat:16 even:22 every:21 ex:-21 feel:14 fell:-11 file:-9 flinch:19 food:-14 for:25 from:28 froz:11 gave:19 give:13 go:30 going:20 gone:15 goodby:25 gun:12 had:-19 hate:-13 have:20 he:31 hear:25 help:17 her:-11 here:21 hid:22 home:21 hour:24 hous:16 husband:30 im:-23 in:9 is:15 it:13 its:20 job:-9 just:25 keep:44 kill:21 kms:26 know:13 last:12 leas:29 leav:29 left:21 life:18 like:22 make:21 makeup:19 met:25 miss:-28 myself:30 name:-18 nanny:19 need:-12 never:25 newborn:-14 no:9 not:19 now:19 nowher:15 of:13 off:16 onlin:23 out:23 owe:25 pack:29 paper:-17 pick:16 pill:16 plac:21 plan:27 postpartum:-25 pregnancy:-9 pregnant:-25 quit:26 rap:18 razor:20 restrain:-14 ride:-14 right:17 rope:22 run:25 safe:18 safely:15 said:24 say:19 scar:13 see:32 serv:-17 shar:-14 sist:26 slap:24 sleep:26 slept:24 snap:-30 sneez:-14 someon:-17 spywar:25 stay:-14 still:15 stop:16 take:28 tell:19 text:-18 the:20 them:28 ther:19 think:12 time:21 to:12 tonight:17 too:26 took:24 turn:17 two:-20 used:-24 voic:27 walk:19 want:18 was:47 wasnt:21 went:20 when:18 whol:26 woke:12 wont:16 would:14
ice:-38 at:-13 door:-13 en:-14 mi:-21 my:-23 storm:-13 took:-24
id and:17 be:19 for:14 get:11 i:24 to:-21
idah:29
idea cheap:-18
identidad:-15
identificacion:-21
identity:-22 stol:-12 theft:-10
ids:-10
iep:-29
if:25 cant:11 count:12 cry:14 get:-15 go:16 gone:10 have:-9 him:21 hit:28 i:24 is:27 it:13 leav:18 live:16 me:37 my:27 only:11 out:-11 pregnant:-19 quit:26 was:15 we:12
iglesi:-16 ayud:-14 que:-14
ihs:-15
il:-19
ill:22 be:19 deport:9 never:13 see:13
illegal eviction:-12
illinois:-20
illness:-24
im:26 10:18 11:17 12:14 13:11 14:34 15:12 17:16 68:-20 78:17 afraid:13 allow:27 asleep:16 at:23 bleed:16 blind:15 burd:21 crazy:30 cry:15 dead:-17 do:13 done:14 end:11 gas:11 gay:29 girl:-17 going:18 happy:-16 he:32 hid:31 him:20 his:19 homeless:-24 i:20 it:12 late:-13 leav:18 lesbi:11 mom:-9 month:16 myself:24 need:14 next:16 not:20 on:37 outsid:19 pregnant:-23 shelt:-17 street:19 terrifi:20 the:38 think:16 this:-9 tir:11 to:30 wear:18 wheelch:26 wher:10 with:-20
imag:-24
imigration:-21
immigrant:-18 abus:15 visa:-13
immigration:-35 attorney:-14 help:-18 lawy:-9 me:-18 omah:-13 on:-23 paper:-24
impact:-23
implant:-25
impound:-20
impuest:-25
in:11 2:-11 a:9 about:-15 abus:20 abusiv:17 again:-18 an:9 and:10 apartment:-16 area:-21 army:-19 at:32 back:-22 bad:-21 bag:18 basement:29 bathroom:26 bay:-11 beat:10 bed:31 bedroom:17 being:25 breast:-27 can:-21 cent:-18 closet:30 cold:23 colleg:12 construction:-15 county:-23 dang:40 dc:11 debt:-24 door:-13 drink:20 face:16 food:18 front:18 garag:19 georgi:-22 hand:19 he:10 head:-28 headlock:20 heav:19 help:-24 her:18 his:31 hit:21 home:25 hous:11 husband:21 im:10 in:23 it:10 kitch:-13 last:19 law:22 leas:-18 lock:14 lot:27 mail:-17 marin:-17 me:13 minot:-11 mouth:22 my:19 name:-13 never:24 next:18 no:19 nurs:-10 of:23 ohio:-19 one:19 our:9 park:21 prison:-14 purs:27 rain:27 rap:12 relationship:17 rent:-26 room:18 safe:17 shelt:-24 show:26 shreveport:-14 side:-14 slap:24 sleep:22 so:27 springfield:-13 st:-13 stat:-20 stomach:18 take:25 that:-24 the:21 this:26 took:14 truck:18 tx:-20 valley:-14 visit:-26 waco:-14 wall:17 walmart:22 wheelch:11 when:-16 window:21 with:31 without:-19 women:-15 yard:23
inappropriat:18
inappropriately:23
incapacidad:-21
incarcerat:-30
incendi:-16
incest:37
incom:-16 apartment:-9 bas:-11 hous:-11 my:-10 of:-10 own:-10
independent:-22 liv:-22
indi:-16 health:-11 servic:-10
indigen:-11 habl:-15
indigenous:-19 women:-14
indocument:-22
infant:-18 care:-15 childr:-10
infantil:30
infeccion:-23 orin:-17 vaginal:-12
infection:-23 insuranc:-10 no:-10
infertility:-23
infiern:17 con:17
info:-13
information:-12
ingl gratis:-15
inhal:-23
injury:-36
inmigracion:-16
inmigrant:-21
innocent:-19 spous:-19
inpatient:-17 rehab:-13
inquilin:-21
inscrib:-21 a:-21 mi:-21 nino:-15
insomni:-19
inst:9
instagram:-25
instal:-20 on:-13
insulin cost:-17 he:18 mad:18 when:18
insult:26
insuranc:-21 claim:-18 company:-20 marketplac:-15 my:-9
intak:-15
intellectual:9 disability:9
intent:33 viol:13
international:-15
internet:-24
interpret court:-16 for:19
interven:-24
interview:-38 cloth:-10
intim:-17
intimat partn:20 violenc:20
into:12 a:14 and:11 apartment:14 hous:18 icloud:20 need:-24 sex:31 the:16 tree:10 wall:15
intrafamili:16
intrusiv:-24 thought:-24
inund:-22 casa:-11
inundacion:-20
inyeccion:-12
ir:20 al:-16 casa:26 con:17 de:19 doctor:-16 esta:10 este:11 la:-9 mi:26 mund:11 noch:10
irme:32 de:18
irregul:-16
irs:-33
is 15:10 a:-28 abusiv:35 addict:-18 allergic:-13 always:16 an:-15 and:22 at:12 baby:-11 bang:19 beat:22 being:12 bulli:-27 child:16 chok:15 citiz:-14 control:26 cop:21 cousin:24 cut:34 dad:-20 daught:17 drug:-9 dur:26 empty:-14 end:18 fal:-18 follow:19 for:10 gay:-29 get:10 girl:19 going:9 gone:-14 has:13 he:-14 her:19 herself:16 hit:23 home:29 hous:25 how:-22 hurt:18 if:16 in:-9 it:-16 kil:-30 kill:28 legal:-20 lock:-9 meth:29 miss:21 mov:-19 name:9 not:23 now:15 of:-12 out:14 outsid:21 phon:11 pimp:22 safe:-28 scar:28 sel:12 still:-12 suicidal:28 talk:18 text:-9 the:-26 to:-13 touch:25 track:16 traffick:20 tran:13 up:24 veter:-15 violent:29 watch:11 wont:-16 yel:24
isnt:23 breath:21 it:11 worth:11
isolat:9
issu:-12
it:28 all:23 and:15 anymor:13 count:12 didnt:21 feel:13 he:14 hit:15 i:13 if:12 legal:-18 my:19 off:24 rape:11 safe:-10 stop:22 to:17 want:16 was:14 when:15
itch:-24
item:-17
itin:-24
its:42 10pm:14 20:21 and:25 dark:22 degr:21 freez:24 i:18 midnight:22 my:20 our:19 rain:20 snow:19 we:21
iud:-33 removal:-11
ive:24 been:17
ivf:-24
ivy:-19
ix:-12
jackson:-18 mississippi:-12
jacksonvil:-21
jail and:20 im:29 need:-17 tomorrow:26
jala:31 enfrent:15 pelo:15
jalo:18 del:18 pelo:18
jalon:24 me:10 y:10
jaw:17
jealous:35
jefe:-11 grit:-28 no:-25 paga:-18 viol:25
job:-23 a:-14 and:-12 asap:-22 cent:-17 corp:-13 for:-17 help:-12 hir:-27 i:10 im:22 interview:-27 is:-16 let:-16 me:-11 near:-12 no:-20 now:17 pay:-26 rent:-11 scam:21 that:-15 today:-11 train:-13 with:-18 wont:-16
joint tax:-10
joke:10
jonesbor:-14
jornaler:-17
journal:13
joven:-16 casa:-15 hogar:-11 sin:-15
juan:-10
judg my:-25
jueg:-23
jug:-16
juguet:-19 navidad:-11 para:-12 reye:-11
jump:25 baby:17 bridg:17 by:17 my:11 off:16 start:-21 the:10
junction:-20
juneau:-21
jury:-20
just:30 baby:-15 die:22 for:22 go:20 had:-15 his:10 my:17 of:-17 out:-25 purs:17 to:31 want:24 wher:12
justic:26 cent:18
k1:9
kalamaz:12
kansas mo:-22
keep:29 a:29 address:-27 all:12 and:27 at:23 away:-46 baby:-30 break:21 by:22 cal:35 card:28 com:27 daught:17 driv:27 follow:13 from:-36 going:21 green:14 him:-24 id:24 in:25 kid:-21 leav:11 liv:19 me:19 money:24 my:16 new:23 note:11 of:21 on:10 our:22 paper:15 passport:25 pay:11 phon:15 rub:20 send:16 show:16 think:10 to:20 touch:-14 up:16
kept and:17 going:24 my:-9
key:14 in:-25 lock:-19 my:33
keychain:-21
kick 17:15 and:37 at:-30 becaus:22 being:-31 im:11 in:27 me:-21 my:15 of:-23 out:-9 stomach:26 the:20 tonight:26 us:-10 with:26
kid 18:-18 abus:29 always:14 anoth:-20 at:-10 back:-25 being:33 bring:11 can:-14 car:-21 cloth:-22 dad:26 door:22 fight:-25 fost:-9 free:-30 from:-9 go:28 got:-28 have:25 him:23 hit:13 hungry:-18 i:-9 if:11 in:10 is:-12 leav:11 left:28 lock:31 me:-22 my:33 need:-14 next:22 no:15 nowher:20 of:-11 out:-16 over:-12 plac:17 school:-21 sleep:11 stat:-14 tablet:10 tax:-23 the:-9 to:17 tonight:21 turn:-18 when:20 with:-9 wont:11
kidnap child:13 my:-31
kidney:-15
kil and:28 cat:21 dog:27 for:10 my:19 with:-23
kill:15 and:19 dog:16 herself:24 himself:20 if:12 me:32 my:11 myself:30 us:14
kind:-17
kindergart:-19
kinship:-17 care:-11
kiss:11 me:11
kit:27 wher:15
kitch:-16
kiva:-17
kms:38
knee:-24
knif me:14 on:14 to:11
knock me:34 out:16 up:-33
knockout:-23 rose:-15
know:24 count:12 everyth:19 happen:18 he:-19 here:18 i:24 if:12 it:19 nobody:20 right:-22 text:19 this:24 to:13 what:16
komen:-23
ks:17
ky:12
la a:27 abog:-11 al:27 beb:10 car:18 cara:20 carter:-14 central:18 cerradur:-13 clinic:-20 com:10 con:26 cort:-39 cuand:20 custodi:-18 de:21 escuel:-21 fiest:17 fuerz:38 golp:15 guarderi:12 hipotec:-14 hoy:21 identidad:-11 iglesi:-15 jug:-16 la:14 lech:-11 lleg:10 llev:-14 lo:15 los:28 luz:-24 maestr:14 manutencion:-11 me:-15 medicin:-13 migr:-17 mis:9 muel:-19 nina:-15 niner:22 noch:9 par:12 pension:-24 polici:-20 puert:-20 regl:-13 rent:-13 restriccion:25 rrent:-18 seman:20 si:12 sin:-9 toca:13 universidad:-22 ventan:28 vida:40 violenci:-10 y:12
labor traffick:19
lactanci:-19
lactation:-23
lado:25
lady at:14 baby:17 doctor:-15 for:11 i:13 my:25 the:14
laid:-16 off:-24
lake:-17 city:-11 county:-13
lakot:23 women:22
landlord:-29 becaus:-20 chang:10 come:-9 deposit:-19 evict:-11 fix:-9 for:11 give:-15 harass:-20 harassment:-20 heat:-13 his:-22 i:13 in:-17 is:-26 kick:-11 let:-20 lock:-9 me:-36 my:-12 off:-13 out:-30 rais:-9 rent:-13 sex:25 to:-14 without:-22 wont:-26
lans:-20
lanz:-16 casa:-13 de:-13 la:-13
lanzamient:-17
lap:10
laptop:-28
lared:-19
las:15 drog:-27 escaler:20 estampil:-22 la:10 pastil:27 propin:-20 vegas:-10 vena:19 y:19
last check:-16 dont:16 my:30 name:-13 night:12 nite:24 paycheck:-26 to:-18 week:9 weekend:18 wher:16 year:-24
lastim:23 a:33
latch:-23
late:-36 car:-15 daycar:-18 my:-20 on:-14 period:-14
latin:-19
laugh:-10
laundromat:10
laundry:-23
lavar:-21 ropa:-21
law:-10 beat:15 being:12 cent:-20 clinic:-9 hit:21 husband:17 in:14 lock:14 me:15 slap:24 texas:-19 took:16 visit:-20
lawer:-27
lawsuit:-23
lawy:-28 abus:9 atlant:-10 cant:-17 custody:-17 i:-26 kid:-12 my:-12 no:-17 va:-15 who:-14 women:15
lawyr:-22
le:26 a:33 bully:-17 cosa:20 debo:14 doy:-18 hacen:-17 mi:19 mied:20 pech:-18 pega:34 sent:18 su:11 teng:26 veo:18
lead:-20
leagu:-22
leak:-23 i:-16 my:-15 nude:-10 sneez:-14 when:-16
learn:-12 comput:-15 read:-16
leas:-22 abus:36 becaus:30 domestic:25 early:-14 of:30
leav:32 abus:22 alon:23 and:9 apartment:18 at:9 baby:27 befor:26 boyfriend:30 but:17 for:-30 he:24 him:24 home:-29 hous:-10 husband:25 i:17 in:21 life:15 marriag:14 me:16 my:26 note:17 on:17 our:14 safely:32 the:18 they:11 till:18 toddl:17 tonight:25 us:14 we:12 when:21 without:23
lech:-32 bebe:-10 en:-11 para:-9 polv:-11
left:11 alon:39 and:-11 at:-13 debt:-22 for:18 he:22 him:13 home:-16 hous:-23 im:10 live:18 mark:21 me:-27 my:41 note:14 on:29 to:18 with:-27
leg:-15 at:-21
legal:-22 advic:-9 advis:-10 aid:-20 americ:-16 county:-14 custody:-13 domestic:19 en:-16 gratis:-9 harl:-11 help:-20 il:-12 in:-10 new:-9 ohio:-10 orleans:-9 rural:-22 samo:-16 separation:-13 servic:-23 yakim:-9
legally:-37
legalment:-23
lent para:12
lesbi need:-21 support:-20 teen:23
lesbian:-28
less:-16 men:-14 than:-13
let:20 a:37 baby:-10 bring:-10 from:-12 learn:24 leav:25 me:11 of:23 out:27 pump:-22 show:11 the:12 to:28 us:15 when:11 work:-17
levant:-22
lexington:-15
lgbt:-22 support:-17
lgbtq:-27 cent:-17 crisis:-15 youth:-14
licenci:-18 de:-14
licens:-21 suspend:-11
lied court:-15 in:-15
life:52 is:21 isnt:11 it:11 no:26 not:13 want:18 worth:19
lifelin:15 phon:-26 program:-23
lift:-24
lig:-24
light back:-13 bill:-15 cut:-32 duty:-16 off:-27 on:-26 shut:-11 turn:-19
liheap:-24
like:38 a:9 end:11 im:22 it:13
limpi:-20 mi:-10 record:-10
limpiez:-14 sin:-9
line:18 account:-16 ayud:24 crisis:25 de:37 domestic:11 his:-16 off:-16 para:27 text:22 violenci:11
lip:30 are:24 blue:24
list:-18 8:-14 de:-14 for:-16
listen:-24
literacy:-15
littl:17 being:9 broth:18 girl:24 is:9 rock:-18 sist:22
liv:17 a:-35 car:19 for:-11 my:9 of:17 out:17 tent:-9 the:-30 toddl:-17 will:-27 women:-11
live:11 alon:-9 anymor:17 for:27 on:-30 the:-24 this:15
llam:22 a:23
llav:15
lleg:22 a:21 al:-12 borrach:29 cart:-22 con:16 mi:26 moreton:19 pais:-20 tom:14
llegu:23 la:18
llev:-25 a:-32 al:-9 doctor:-9 hijo:-13 los:-19 mi:-12 nino:-19
llor:-19 desd:-9 much:-14 que:-9 todo:-35
lo:9 agar:-24 busc:-14 dejo:19 denunci:26 mata:19
load:18 on:18 the:18
loan:-28 for:-10 forgiveness:-12 help:-15
location and:22
lock and:27 at:17 bedroom:18 by:13 car:-19 chang:-16 door:32 fridg:17 gate:11 hous:17 im:29 in:15 me:22 my:14 of:-23 out:-25 outsid:32 up:9 us:30
lockout:-19
loco:19
log:-21 into:-21 my:-21
lonely:-29
long beach:-17 shelt:-14 term:-11
look:15 at:29 for:9 me:28 support:-16 the:29
los angeles:-19 bile:-22 braz:28 cupon:-15 hijo:-19 hous:-19 kid:-23 my:-24 papel:25 y:27
lose:-11 kid:-20 my:-22
loss my:-21 of:-21
lost:-20 a:-26 all:-27 and:21 apartment:10 at:-17 birth:-12 card:-14 certificat:-12 child:20 document:-12 everyth:-22 fire:-14 his:-11 home:-13 hous:17 id:-24 job:-27 key:-19 licens:-9 mail:-17 medicaid:-17 mom:-14 my:-14 our:9 paper:-17 sleep:24 social:-10 today:-11 wallet:-10
lot:15 my:16
louis:-10
louisvil:-19
love baby:-20 my:-20
loveisrespect:-17
low:-25 cost:-10 doctor:-13 hous:-12 incom:-12 vet:-11
lugar dorm:9 qued:-19 vivir:-30
lump:-38 breast:-13 in:-15 my:-31
lunch:-20 for:-10 kid:-10
lung:-19
lupus:-17
luz:-23 en:-16
lyft:-13
machin:-22
machist:30
macon:-11 ga:-13
mad and:20 my:-12
madam:-12
made:29 account:13 fake:27 have:19 him:14 me:13 my:26 on:27 profil:27 quit:20 sex:19 to:31 touch:17
madr:-21 de:-18 sin:-20 solter:-14
maestr:14
maid:19
mak me:19 my:17 to:24
make:10 call:16 clean:18 do:25 have:18 her:15 him:-16 kil:14 lift:-18 me:14 money:-22 my:32 myself:-15 night:27 on:18 rent:-19 sell:14 send:12 sex:18 sleep:18 thing:24 us:19 with:17 work:18
makeup:19
maltrat:63 a:10 en:26 hijo:26 infantil:13 nino:22 su:19
mam van:-13
mama con:12 pega:18 se:19 solter:-10
mamar:-13
mammagram:-22
mammogram:-30 insuranc:-9 no:-19
mamografi:-23 gratis:-9
mamogram:-23
man:38 at:21 be:11 beat:13 behind:16 daught:13 follow:20 girl:12 got:10 hand:26 i:17 in:19 is:16 keep:26 lock:-11 me:26 met:14 my:29 need:-21 never:11 of:16 on:15 onlin:24 out:17 sel:12 text:18 the:12 to:26 up:-16 walk:16 who:13
manag:-13 harass:-24 keep:-10 me:-16 touch:-31
management:-16
manchest:-18 nh:-18
mand a:43 mensaj:25 mexic:-11 mis:-20
mandat:-15 report:-15 train:-15
manej:-32 sin:-18
manos:41 bus:17 el:17 en:23
manutencion:-33 de:-17 hijo:-13 los:-13 menor:-18
many:18 pill:17 to:16 tylenol:26
mar:26 agresiv:27 amenaz:10 borrach:-15 con:22 de:-21 enferm:-18 es:19 esta:-18 me:34 pega:19 quier:-12 se:16 toma:-15 trabaj:-20 un:-15 y:-25
marc:14
maricop:-17 county:-17
marijuan:-18
marin:-31 vet:-13
marital rape:11
mark:41 on:21
marketplac:-21
marriag:30 counsel:-28 he:13
marry:18 a:11 i:11 man:11
marshal:-19
mas:14
mascot:-11
massag:38 guy:20 his:15 let:11 me:14 my:18 parlor:23 plac:10 put:15 school:-30 therapist:21 they:10 touch:15 wont:11
mastectomy:-16
mat:37 a:-33 mi:-33
mata:19
matar:22
matern:-13
maternal:-19 health:-20 mental:-18
maternidad:-18
maternity:-22 home:-14
matriz:-18
mattress:-24
maui:-13
max:15
mayor:-16
mcdowell:-13 county:-13 wv:-13
me:29 20:18 50:30 80:20 acos:9 acost:15 acuerd:20 acuest:18 after:-9 afuer:14 against:22 agar:39 agua:11 ahorc:31 al:15 alcanz:-25 algo:27 all:14 allowanc:14 alon:23 am:27 amar:28 amenas:28 amenaz:21 an:20 and:29 anoch:16 apret:28 around:15 arregl:-22 as:11 ask:17 at:45 avent:41 avient:22 baby:-14 baj:-15 baja:-19 bat:20 becaus:16 bed:28 bedroom:11 bien:25 black:22 bols:-16 braz:19 break:-21 bring:-21 bruis:15 bus:15 busc:23 but:9 by:24 cachet:36 cae:-24 call:23 can:11 cant:18 cart:-22 carter:-14 caso:-18 cela:26 celul:23 check:-12 chequ:19 chiquit:13 cigaret:12 clean:18 clon:-23 cloth:23 cobr:-15 com:35 con:29 consent:11 contr:12 control:21 cop:22 cor:-12 corri:-19 cort:34 cosa:21 counsel:-20 cry:-12 cuand:27 cuchil:20 cuel:15 cuid:-11 cupon:-15 custody:-15 dad:16 date:-14 day:17 de:12 deben:-19 deja:33 dejan:21 dejo:-10 del:18 deport:-16 deposit:-13 desaloj:-22 descompus:-10 descuent:-22 desd:9 despid:-27 devuelv:-17 dialysis:23 dice:33 dient:-10 dio:10 divorci:-11 do:26 doctor:25 dorm:25 down:41 drog:31 drug:18 drunk:17 duel:-33 dur:20 ech:-18 echar:-15 echo:-31 el:18 empuj:30 en:15 encer:30 encier:26 enfrent:14 engan:10 era:12 escond:23 esper:14 est:18 esta:23 estaf:-21 estampil:-20 estoy:-12 every:39 exam:13 extorsion:-19 eye:25 face:17 family:22 fight:14 food:15 for:23 forz:38 foto:20 friend:23 from:16 fui:-25 give:27 go:31 going:-14 golp:35 got:25 gps:18 grandp:21 grit:18 gun:9 habl:19 hacen:17 hacer:13 hack:-21 hago:14 hair:11 hard:-12 hast:24 hav:21 have:20 headlock:20 her:28 here:34 him:19 his:14 hit:27 hizo:-36 home:28 hook:17 hospital:15 hous:-14 humil:26 hurt:11 husband:26 i:31 id:18 identidad:-12 if:13 im:31 in:29 insult:26 into:22 ir:29 is:-17 it:18 jala:27 jalo:18 jalon:24 job:17 just:15 kid:-14 knif:13 la:21 las:26 laugh:-15 learn:24 lesbi:16 life360:35 lift:-18 limpi:24 llam:11 llav:12 lleg:-27 llev:-29 mad:13 maltrat:28 mama:-15 mand:9 manos:36 marry:12 mata:19 matrimoni:-27 me:38 medicaid:-17 meet:13 men:15 mensaj:25 midnight:18 mis:9 money:14 morir:20 mouth:22 muel:-16 muert:30 muri:-17 my:15 myself:16 nak:30 name:22 need:-15 new:21 ni:37 night:18 nino:-9 nite:15 no:17 nobody:21 novi:23 now:20 nude:30 obey:11 oblig:33 of:47 off:16 on:16 one:14 onlin:9 or:14 otra:-12 outsid:23 overs:21 overtim:-15 pag:-28 pagar:-29 papel:12 para:17 parej:28 parent:9 part:15 pasaport:30 pase:-22 passport:22 pate:27 pay:-17 paz:18 pega:40 pegan:31 pego:34 pelo:23 pension:-20 permis:16 persigu:31 phon:17 pic:19 pill:12 piso:16 plat:25 polic:10 por:11 porch:13 pregnant:16 propin:-20 pued:-14 pump:-22 puso:26 que:29 quebr:22 qued:-30 quis:18 regres:-29 rent:-19 revis:27 rob:-29 roban:-20 rompi:20 room:21 sac:-14 sacar:-22 sale:-25 salir:20 say:16 sell:17 send:11 sex:25 she:15 should:19 shouldnt:16 show:32 si:16 sient:-11 sigu:39 sin:19 sir:16 sleep:31 sola:-14 stay:21 step:15 stomach:18 street:18 stupid:21 support:-12 telefon:9 tener:17 the:28 ther:20 thing:30 threat:19 tien:35 time:25 tiro:29 to:16 toc:27 toca:23 toco:36 toda:16 todo:23 toma:13 tomar:32 tome:16 took:12 touch:25 trajeron:28 trat:23 un:-28 unconscious:15 until:14 up:16 van:-19 vend:43 vigil:29 viol:36 voy:22 walmart:22 want:-14 was:11 wear:26 week:19 when:14 wher:19 whil:24 whor:15 window:27 with:17 without:23 women:13 wont:12 work:23 worthless:19 wrong:14
meal:-28 for:-9 on:-13 wheel:-13
mean:37
medi:-20
medic:-18 economic:-15 gratis:-10 nino:-9 segur:-9
medicaid:-29 aplication:-13 offic:-10 pregnant:-11
medical:-22 assault:-18 assistant:-9 bill:-15 insuranc:-10 transportation:-15
medicament:-16
medicar:-28 help:-15
medication:-21
medicin:-16 insuranc:-12
meet hotel:13 men:25 mom:-18
mejor:19 mi:22 sin:22
memory:-15
memphis:-13
men:16 my:-14
menopaus:-21
menopausi:-18
menor:-10
mensaj:27 a:15
menstrual:-19
mental:11 breakdown:24 clinic:-19 crisis:27 help:-23 illness:-21
mentally ill:-30
mentor:-16
mes:-20
mese:-12 de:-16 rent:-16
messag:28 daught:26 me:24 my:41
met:25 onlin:23
mete:16 a:16 cuart:12 mi:16
meth and:22 mom:-25
methadon:-20 clinic:-10 me:-15 near:-15
meti:26
mexic:-21
mi 4:10 a:32 abuel:-42 abus:31 acos:-24 acta:-15 adolescent:-12 amenas:28 anda:27 apartament:-26 arregl:-22 avent:19 bien:-25 cada:24 cama:24 car:-33 caser:-21 celul:-9 chequ:-11 con:38 cort:19 cuand:13 cuart:19 cuent:10 cuerp:25 cun:18 de:14 desaparec:29 dijo:9 diner:20 direccion:-23 dond:24 drog:-24 el:19 embaraz:-25 encier:15 enferm:-21 era:12 esper:13 ex:40 famili:16 foto:24 fue:37 funeral:-15 golp:34 gratis:-13 hace:21 herman:10 hijo:-10 id:-13 identidad:-12 jefe:-11 la:25 lech:-17 lleg:21 llev:-9 manos:22 mayor:10 me:22 mete:16 mi:32 mis:17 much:-29 muri:-23 necesit:-13 nina:9 nino:-10 nombr:-26 nuer:19 oblig:12 padrastr:31 papa:16 para:19 parej:41 pasaport:24 pega:31 pego:28 perdi:-16 por:22 porqu:14 prim:18 propi:12 puso:28 que:13 quem:12 quis:31 quit:27 record:-12 revis:18 sabe:24 se:24 segur:-14 sigu:10 sin:-9 sobrin:15 social:-15 su:-14 suegr:9 supervisor:-28 tio:18 toc:21 toca:16 todo:13 trae:23 tran:-17 ubicacion:-20 un:-15 una:28 usa:-13 va:-26 vecin:12 viej:24 viol:24 violent:18 yo:-24
miami:-15
micr:-15
microl:-27
midnight:26
midwif:-21
mied:13 de:22 espos:23 ir:16 la:-13 me:24 mi:23 que:31 regres:24 volv:31
mifepriston:-17
might:26
migr:-19 llev:-14 se:-14 si:12
migracion:-12
migrant:-17 work:-14
migratori:-21
mile:27
mileag:30 my:27
mileston:-22
milit:-28
military abus:29 sexual:15 traum:15
milk:-18 baby:-14 for:-14
min:19
minim:-18
minimum:-16 wage:-16
minneapolis:-11
minority:-11 business:-11
minot:-13 nd:-9
minut:-12
mira:19
mis:11 cor:-20 cosa:-28 dato:-9 document:20 ech:-18 estudi:-13 foto:-26 hambr:-14 mensaj:-15 niet:-21 nino:12 padr:-16 papa:-16 papel:21 tien:-14 trabaj:9 y:13
miscarri:-13
miscarriag:-20 support:-11
miss and:-15 child:-25 indigenous:-13 me:21 my:-25 period:-32 women:-22
mississippi:-12
missoul mt:21
missouri:-20
mn:12
mo:-22
mobil al:-18 pantry:-11
model:32 but:13 job:32
modest:-21
modification:-20
modify:-23
molar:-21
mold:-29 apartment:-15 baby:-9 in:-22 my:-19
molest:52 a:18 as:18 by:16 child:17 daught:20 me:15 my:30
molestation:32
mom abus:-27 back:-14 beat:12 boyfriend:15 cry:-13 depress:-10 family:-14 funeral:-14 going:-14 grief:-12 group:-13 help:16 her:24 him:18 hit:20 hous:-12 i:15 in:20 is:-14 leav:17 lock:23 me:28 my:36 no:11 of:-30 scar:22 sell:18 she:24 support:-11 to:26 us:26 watch:12 with:19
money and:9 colleg:-16 gas:-22 get:-20 grocery:-17 have:23 husband:17 i:11 leav:-11 me:25 no:32 or:20 out:16 ran:22 rent:-27 start:-18 the:-9 to:-23 victim:-17
monitor everyth:28
month:-10 and:23 behind:-27 he:18 pregnant:18 rent:-19
mor:50 no:24
more and:12 its:12 snow:12
moreton:41 de:19 en:24 la:25
morir:33
morn after:-29 pill:-25
mortgag:-25
motel:18 for:13 money:22 out:28 ran:27 vouch:22
moth:-16 abus:-27 baby:-14 being:-17 hit:36 in:9 is:-23 law:9 slap:24
mouth:34
mov and:21 away:-12 in:-12 my:-16 son:-21 stat:24 texas:-14 to:-26 truck:-10 with:-17
move:-12 in:-23 of:-13 out:-19 stat:-13
movi:-35
ms:-19
mst:22
mt:15
mtf:-18
much is:-12 la:-19 pastil:23
mud:-18
mudanz:-19
muebl:-25 para:-16
muel:-28
muert:37
muger:-21
mujer bronx:11 con:9 en:9 golp:25 hijo:-13 maltrat:50 mcal:-18 nino:-18 sin:-11 tran:-21 y:-17
mult:-28
mund:18
murd:-29 mystery:-15
murder:-18
muri:-33 el:-14 espos:-11 mama:-14 mi:-21 y:-13
music:-32
muslim:13 discrimination:-17 divorc:17
mutilation:26
muy no:23 trist:-9
my:10 12:24 15:14 3:17 4:9 5:28 6:30 7:22 9:-13 abus:12 abusiv:25 again:32 aide:20 aids:25 all:11 allergic:-13 and:11 application:-25 arm:30 ask:18 at:13 away:28 bag:18 bathroom:17 be:25 beat:29 becaus:31 bed:13 been:16 being:26 best:17 bill:-12 birth:31 block:18 blood:-20 body:32 boss:-20 breath:21 brok:21 broth:25 bruis:28 butt:21 cal:23 came:22 camer:9 can:-21 cant:-21 card:27 care:-21 caregiv:27 caretak:28 case:-23 casework:-28 certificat:-12 check:-22 checkbook:-21 chest:13 child:18 childr:-31 church:15 clean:-9 cloth:20 coach:15 come:29 company:-16 control:40 cook:-19 cousin:14 cowork:22 daddy:20 date:9 daught:9 daycar:26 delet:12 dementi:-16 deposit:-20 diabet:-21 did:15 died:-16 divorc:-19 do:16 doctor:22 document:-9 does:-10 doesnt:18 dog:14 dont:11 door:-20 dorm:15 down:18 dress:20 drink:28 drunk:15 dude:21 ebt:-23 electric:-14 email:21 employ:-14 every:20 everyth:12 exam:-21 face:33 fal:-18 feed:18 feet:-24 fianc:26 fight:-21 fing:-15 flip:25 follow:-10 for:16 forc:21 found:24 friend:35 funeral:24 ged:-20 get:36 girl:28 girlfriend:25 give:18 go:11 god:12 going:12 goodby:21 grab:20 grandbaby:25 grandchild:15 grandchildr:-17 grandkid:-13 grandm:-11 grandmoth:-20 grandson:16 green:21 grief:-12 guy:28 hack:-17 hair:18 hand:13 hard:26 has:11 have:23 he:26 head:28 hear:26 heav:19 her:10 himself:27 hir:24 his:-10 history:-15 hit:31 hour:-35 hous:16 hurt:28 husbend:28 icloud:22 id:13 identity:-15 im:21 in:10 info:-11 insulin:24 insuranc:-19 into:22 isnt:18 it:25 its:29 job:18 just:25 keep:42 key:35 kick:34 kil:-28 knee:-15 know:43 landlord:-14 law:13 leas:-18 leav:35 left:-16 licens:-23 life:43 light:-24 littl:39 lock:21 look:17 lost:-22 made:16 mama:15 man:19 manag:9 marriag:35 massag:24 me:25 medicin:19 messag:-22 mileag:18 miss:41 molest:20 money:26 mortgag:-13 moth:-16 mov:-23 murder:-23 my:26 name:-13 neck:29 need:-37 neighbor:16 nephew:33 never:-17 newborn:-26 niec:23 night:26 nite:14 no:19 nose:24 now:22 nude:-21 of:20 old:18 ole:10 on:13 onlin:23 our:9 out:10 over:-16 owe:-14 packag:-12 pain:33 pant:10 pass:-22 passport:27 pastor:22 pay:-9 period:-22 phon:17 physical:20 pic:-9 pictur:-18 pill:32 pimp:23 pinch:24 post:20 power:-17 pressur:-17 propos:-23 punch:26 purpos:31 purs:33 push:21 put:24 quit:-10 ran:41 rap:28 read:37 record:-17 refund:-24 remarri:-21 resum:-18 rib:23 right:-15 room:15 roommat:23 rub:25 said:20 saw:22 scar:33 school:15 scream:19 search:-22 section:-20 security:13 see:20 sell:14 send:27 sergeant:21 shak:14 she:18 shoe:24 shut:-16 sick:-27 slam:-14 slap:25 smack:27 so:20 sold:20 spank:23 sponsor:25 spous:24 ssn:-15 stalk:27 stamp:-29 stat:-16 status:-19 stepbroth:9 stepdad:22 stepfath:23 stepmom:18 still:-10 stimulus:-18 stomach:26 strangl:21 suicidal:20 support:-22 take:28 talk:10 tax:-13 teach:25 teen:-9 teenag:20 teeth:15 test:-19 text:-22 that:28 therapist:20 they:12 thigh:12 thing:19 threat:32 threaten:14 throat:12 throw:20 time:14 tip:-10 tire:33 today:-11 toddl:10 told:30 tonight:28 too:25 touch:36 track:30 tran:13 tri:23 truck:28 unemployment:-26 up:30 us:27 use:-14 used:21 van:-21 violent:32 visa:15 wage:-10 walk:35 wallet:-10 want:-13 was:-26 watch:26 we:-11 week:12 what:19 wher:23 wic:-11 wife:13 will:34 window:19 windshield:14 with:15 work:11 would:14 wouldnt:17 wrist:29 wrot:26 yell:15 yo:22
myself:41 again:17 to:31
mystery:-15
nac:-13
nacimient:-18
nacogdoch:-21
nada:35 quier:15
nadi:27 a:16 me:28 va:16
nail:-15 keep:23
nak:20
name after:-10 and:16 chang:-17 divorc:-10 leas:10 off:10 the:19
nami:-17
nanny:9 and:16 for:19 not:-25 now:16
nap:-25
narc:-25
narcissist:37
nashvil:-20
natalidad:-18
nation:15 women:16
national domestic:9 dv:15 hotlin:12 organization:-13 runaway:-20 women:-13
nativ abus:26 clinic:-12 domestic:17 health:-17 program:-16 rap:26 servic:-13 shelt:-21 violenc:17 women:14
naturalization:-17
navaj help:19 need:-13
navidad:-14
nd:-24
ndvh:-24
ne:-14
near:-15 me:-27
nebrask:15
necesit abog:-23 com:-31 formul:-12 guarderi:-18 lech:-18 mi:15 mis:-12 panal:-15 que:-18 salir:15 trabaj:-21 y:-22
neck:29
need 2nit:26 a:-13 ac:-19 an:-22 and:-22 apartment:-14 asl:14 away:19 bed:35 benefit:-11 bill:-18 break:-22 bus:-17 but:-18 by:10 care:-23 cash:-23 childcar:-18 class:-20 clinic:-23 counsel:-20 counselor:-23 court:-18 crib:-15 daycar:-11 divorc:-18 doctor:-25 eat:-22 emergency:31 food:-19 friend:-22 from:-29 furnitur:-15 gas:17 get:31 glass:-24 grocery:-20 group:-14 help:10 hous:-23 id:-14 insuranc:-21 interpret:9 job:-30 kid:-22 kit:17 lawy:-21 leav:40 marriag:-20 medicin:-18 my:-19 new:-21 no:-13 now:18 of:-29 out:20 pap:-15 phon:-26 plac:10 prenatal:-16 rape:17 rent:-23 ride:-25 safe:24 shelt:18 sit:-21 someon:-21 someth:17 support:-12 talk:-18 that:-13 to:17 today:-31 tonight:32 unemployment:-13 vent:-18 window:-24 work:-24
needl:-21
neglect:32
negoci:-21 de:-9
neighbor:11 always:14 and:18 are:19 beat:19 every:14 for:17 her:26 hurt:15 is:20 kid:33 lock:25 me:30 night:14 scream:16
nephew:24 from:15 in:33 is:18 me:-12
nesesit:-23 un:-17
network:-19
neut:-18
nev:-17
never anyon:10 but:13 hit:11 me:-13 met:11 my:20 see:13 the:-15 told:15
new account:21 address:24 again:22 baby:-24 card:-12 country:-24 cry:-13 depress:-10 id:-11 in:-12 job:-22 mexic:-24 mom:-14 my:27 orleans:-13
newark delawar:-13 nj:9
newborn:-26
nexplanon:-19
next:19 and:21 door:32 face:14 get:14 my:14 no:12 room:16 scream:12 to:14 week:-20
nh:-14
ni:44 amig:10 me:13 para:26 salir:30 tener:10
nice:25
nicu:-20
niec:26 and:14 has:16 is:15
night a:15 childcar:-19 class:-13 daycar:-20 dont:16 fight:14 job:-15 my:12 or:15 shelt:-19 shift:-21 the:22 with:15
nightmar:-18
nina:11 ano:-22
niner a:22 mi:22
nino 3:-13 4:-12 ano:-16 con:10 el:19 en:-12 especial:-15 gratis:-11 noch:18
nippl:-10 bleed:11 nurs:20
nite:27
nj shelt:17
no:9 10:11 abus:30 ac:-19 acerqu:-22 acuerd:20 address:-16 aguant:14 alcanz:-24 an:15 and:14 anymor:23 apartment:-11 arregl:-23 ayud:-15 baby:19 baj:-15 baja:-20 bed:35 believ:22 break:-21 calefaccion:-15 cant:15 cap:28 car:-9 care:18 casa:-19 caso:-18 com:-32 comer:-25 como:-20 complet:-17 conocem:17 credit:-16 da:-10 de:11 deja:19 dejan:21 despert:27 despiert:24 devuelv:-17 didnt:23 doctor:-12 document:-24 dond:29 dorm:9 duerm:-30 el:-16 embaraz:-34 esta:-11 estar:18 este:-12 experienc:-16 family:-23 firm:-10 for:33 formul:-16 gas:-19 get:-26 go:32 grocery:-18 ha:-17 habl:17 hace:-17 han:-11 he:15 health:-14 heat:-23 here:-35 hic:-14 hijo:-23 hizo:-9 home:-22 hot:-15 hous:-23 id:-29 im:11 in:-23 incom:-24 insuranc:-10 its:19 la:-27 landlord:-13 lawy:-23 le:28 leav:18 lech:-10 live:10 llam:27 lleg:-14 llor:10 manutencion:-20 mas:33 mean:23 mi:-22 milk:-18 mis:-10 more:20 nada:15 ni:26 no:51 of:-10 one:11 orden:-14 overtim:-15 pag:-28 paga:-15 pagan:-19 pagar:-21 para:-11 pay:27 pension:-16 period:-26 phon:13 plac:29 point:23 que:-27 qued:19 quien:-16 quier:14 reason:16 regres:-29 rent:-18 respet:-14 respir:28 ride:-14 salir:11 segu:29 sent:18 sient:17 stay:18 tenem:22 tener:-21 tenerl:-18 teng:-22 to:18 un:-12 vale:21 valg:14 vivir:11 watch:-23 water:-23 way:-26 wher:28 will:42 would:22 y:24
nobody:30 believ:10 me:17 notic:9 talk:9 to:-14 will:10 would:21
noch:20 con:17 el:14 guarderi:-16 hijo:10 mis:11
nois:-27
nombr:-26
non:26
nonbinary:-14
norfolk:-21
normal:-20
north:-18
nos:27 a:11 amenaz:21 apartament:11 con:13 cort:-12 de:13 del:22 desaloj:-20 golp:17 lanz:-13 pega:21 sac:16 tien:13 una:13 vamo:23 van:-14
not:21 allow:21 and:19 at:16 baby:-26 bond:-30 breath:25 he:-9 hir:-15 home:20 liv:21 paid:-35 pay:-24 safe:16 worth:23
notari:-18
notary:-16
note:33 car:14 my:17 on:17 windshield:14
noth:17 eat:-15 for:13 left:18 live:27 my:-16 to:9
notic:-23 door:-15 i:9 if:9 my:-15 on:-15 pay:-14 rent:-9 to:-15 vacat:-12 was:9
notification:-17
notify:-27 he:-27 me:-27
novi:17 a:11 amenaz:31 de:23 el:15 herman:13 mama:20 matrimoni:-27 mi:23 oblig:11 pego:15 que:17 quier:10 revis:15
now:29 do:16 for:-12 have:-11 he:13 i:30 im:24 make:14 me:13 my:23 no:-14 they:15 to:28 what:16
nowher:21 go:15 its:13 my:13 sleep:30 to:16 tonight:19 with:21
nude:-17 phot:-11 to:22
nuer:19 me:19
nuev:-21 york:-10
numb for:-23 my:18
numer:13 de:16
nurs:-9 abus:-23 exam:10 family:-12 hit:24 money:-11 partnership:-12 school:-16 touch:29
nyc:-22
oak:-14
oakland:-21
ob:-19 gyn:-10
obam:-18 phon:-18
obamacar:-21
obey:11
obgyn:-29 medicaid:-11
oblig:35 a:34 con:11 cosa:13 estar:14 hacer:13 para:19 relacion:9 sexo:11 tener:11 trabaj:26
obsess:15
ocal:-17
of a:-14 abus:28 account:-12 aliv:13 and:12 at:-14 attorney:-12 baby:-28 bed:12 being:19 boyfriend:22 car:-11 care:-20 check:-24 child:24 crim:-20 dad:19 death:33 diap:-16 do:15 end:18 everyth:17 fight:17 food:-27 for:-19 formul:-15 fost:-9 friday:14 gas:-17 grandkid:-9 he:39 help:-19 her:15 here:21 his:36 hit:23 hurt:-34 husband:34 i:12 in:17 it:13 leas:-14 life:-13 liv:14 los:-15 marriag:26 medicin:-21 mom:-22 name:12 need:-26 our:-10 own:-19 pill:22 polic:-12 prison:-10 report:-12 right:-12 section:-16 servic:-12 son:-11 stat:-16 the:17 this:14 to:24 tomorrow:23 town:-15 tylenol:10 up:19 wak:19 want:12 what:27 will:-28 with:-33 year:-12
off a:16 account:-21 and:-20 anyth:10 at:9 bridg:24 condom:29 daycar:-18 debt:15 for:-12 friday:-18 have:-15 his:-23 if:14 kid:-27 leas:-11 light:-21 man:17 me:22 money:30 phon:21 plan:-21 porch:13 power:-15 rememb:10 road:13 the:11 tomorrow:-11 without:15
offic:-22 and:18 yakim:-9
ofici:-23
oficin:-20 de:-10 social:-9
ofreci:22
ogden:-19
oh:9
ohio:-20
oil:-23 tank:-10
ojibw:9 need:9
ojo:30 mor:30
ok:-27
oklahom:-26
old abus:-22 alon:24 and:22 at:21 boyfriend:14 grandp:9 has:29 home:27 niec:19 say:21 school:-18 want:13 who:14 women:11
older abus:-17 guy:24 her:21 man:23 women:-34
ole:10 man:10
omah:9 ne:-11
on:11 again:30 aging:-13 and:37 application:-25 arm:30 at:15 back:40 bill:-17 budget:-12 bus:28 campus:18 car:13 carpet:-17 chest:13 comput:20 couch:-23 crib:-22 curb:26 date:-20 day:20 door:-16 drug:-31 dur:13 eggshell:21 face:11 first:-24 floor:29 food:-14 for:10 hand:10 he:15 her:17 highway:-26 his:16 hous:-17 i:28 inst:9 lap:16 last:14 leg:18 me:15 meth:20 mortgag:-18 need:-18 new:-9 night:14 of:16 payment:-14 period:-10 purpos:36 rent:-26 rez:-11 say:10 son:16 support:-19 tabl:15 tax:-23 the:12 thigh:12 to:24 tonight:21 top:15 wall:-15 wheel:-13 windshield:14 with:32
one:18 care:18 find:13 help:-13 if:18 time:-13 to:-30 watch:-23 will:13 would:22
onlin my:20 stalk:-35 to:21
only:22 hit:23 let:11 me:17 out:20 show:11 when:19
open a:-29 account:-16 bank:-15 business:-9 card:16 hair:-11 my:-10 now:19 own:-16 saturday:-12 shop:-11 tonight:-29
oper:-23 no:-23 para:-23
opioid:-19
option:-21
or:18 for:-13 get:-9 let:18 me:19 my:26 quit:-17 see:17
oral:23
orden:-18 alejamient:-11 contr:-23 en:-16 mi:-19 no:-18 proteccion:-13
order:-22 against:-11 county:-15 ex:-28 he:23 hear:-16 help:-13 husband:-23 violat:23
oregon:-23
org:-12
organiz:-19
organization:-13 for:-13 women:-13
orin:-19
orl:-12
orleans:-13
osha:-20
other:-12 at:-21 kid:-33
otro:-10
our:31 a:18 account:31 bank:19 daught:21 first:-19 in:24 kid:25 on:20 paper:19 passport:18 pay:25 sleep:22 son:18 toddl:14 visa:26 we:18 with:15
out 11:19 16:-20 17:21 a:32 and:16 apartment:10 at:9 baby:13 becaus:22 bed:10 boyfriend:21 care:-9 check:-24 debt:-31 diap:-16 food:-32 for:18 formul:-15 fost:-9 friday:30 from:20 gay:37 his:23 i:37 if:13 im:23 in:13 its:-16 last:19 leas:-14 loan:11 marriag:26 me:24 medicin:-14 midnight:18 nite:19 no:10 of:-13 parent:-30 pregnant:-28 safely:30 soon:32 stat:-16 the:29 ther:28 this:19 to:23 tomorrow:16 tonight:36 town:-15 two:18 with:13
outfit:20
outpatient:-19
outreach:-17
outsid:27 again:13 apartment:26 bang:17 daycar:15 hous:30 kid:19 my:43 night:24 no:19 now:16 on:17 right:20 the:28 watch:14 with:33 work:20
ovari:-20 cyst:-9
ovary:-17
over and:20 head:-10 noth:21 toy:-12
overdos:36 on:24 train:-23
overeat:-17
overnight:-22
overpass:24
overs:21 get:21 marri:21 to:21
overstay:-22
overtim:-29
overwhelm:-21
owe and:23 back:-11 child:-19 for:29 him:21 me:-25 money:-18 support:-14 tax:-16 the:9 them:25
own:-10 account:12 and:13 bank:12 business:-11
p:-18 el:-18
pa rent:-11
packag:-14
pad:-13 and:-15 free:-11 tampon:-12
padr:-25 me:-16
padrastr:32 a:23 cuand:18 entr:24 me:22 mete:13 pega:11 se:13 toca:10
pag:-15
paga:-13 la:-11 manutencion:-20
pagan y:25
pagar:-14 alquil:-12 de:-10 funeral:-14 gas:-10 guarderi:-12 la:-10 medicin:-10 mis:-11 rent:-12
pago:-12 pago:-23
paid and:24 cant:23 less:-16 than:-13 the:-18 under:-25
pain:-19 in:-26 kil:-26 my:-25 side:-14
painful:-26
painless:27 way:27
paint:-21
pair:21
pamp:-28 gratis:-11
panal:-26 bebe:-12 gratis:-11 mi:-12 para:-11 y:-15
panic:-24
panick:-23
pant:13 off:10
pantry:-24 near:-17 open:-12
pap:-22 no:-15 smear:-17
papa:10 con:23 de:13 hijo:13 le:10 mis:13 no:-17 nos:18 pega:15 toca:15
papanicolaou:-17 gratis:-12
papanicolau:-26 gratis:-9
papel:-13 cort:-17 de:-13 maltrat:-20 por:-32
paper and:17 cant:20 need:-21 what:-21
paperwork:-24
par:12
para abog:-14 abort:-16 adolescent:-12 adult:-18 bebe:-18 car:-18 com:-14 compr:-10 con:-14 de:-16 depresion:-15 divorci:-24 drog:-10 el:-9 embaraz:-15 esta:17 estudi:-13 famili:-22 golp:14 gratis:-12 green:14 guarderi:-18 hija:-21 hijo:-12 houston:-11 hoy:-31 irme:-28 joven:-17 la:-21 los:-28 madr:-13 maltrat:20 mama:-14 mayor:-15 medicaid:-9 mi:-21 mis:-23 mud:-18 muger:-21 negoci:-9 nino:-23 noch:16 papel:-9 que:34 qued:-16 rent:-11 reye:-11 sacar:10 siempr:20 sin:-22 solter:-12 tener:-23 wic:-10
paratransit:-18
parej:35 me:19 todo:14 violent:13
parent are:20 class:-19 found:22 hit:27 kick:9 plan:-24 send:14 threw:-13 to:13 want:13
parental:-18 right:-12
parenthood:-29
parish:-14
park:-10 hous:28 my:32 overnight:-19
parlor:23 let:11 wont:11
parter:-16
partn:23 and:-19 control:25 i:-21 in:12 is:24 keep:24 me:35 my:24 violenc:25 want:-25
partnership:-12
partum:-16
party and:10 cloth:9 up:15 with:10 woke:15
pasa mi:11
pasaport:9 me:23 no:22 y:23
pase:-25 de:-20 diner:-22
paso tx:-10
pass:-18 and:13 away:-23 he:30 i:-19 out:23
passport:24 and:24 baby:-19 back:22 for:-26 i:16
password:-23
past due:-10 hous:22 my:22
pastil:22 abort:-16 abortiv:-21 anticonceptiv:-20 del:-18 despu:-15 dia:-17 gratis:-18 para:-35 siguient:-16
pastor me:20 told:20 touch:19
patch:-23
pate:27
paternity:-22 test:-10
paterson:-12 nj:-12
patron no:-29 paga:-18 toca:25
paul:-14
pavor:22
pay:-12 a:9 abortion:-16 an:-13 and:22 bill:-9 child:-16 colleg:-11 crim:-12 daycar:-16 debt:16 electric:-12 for:-19 funeral:-17 glass:-12 heat:-16 her:19 him:24 hotel:-17 in:-9 light:-15 me:-22 mortgag:-16 motel:-23 my:9 overtim:-13 quit:-17 rent:-12 shreveport:-9 support:-16 the:-14
paycheck:-12
payday:-26 loan:-22
payment:-27 plan:-22
paz:-9
pech:-25
pedir:-10 custodi:-9 de:-16 la:-9
pee:-29
peed:11 myself:11
peek:16 in:16 my:16 window:16
pega:35 cabl:15 cint:19 con:23 cuand:10 de:23 el:22 enfrent:11 espos:18 hija:17 los:9 mama:9 mi:29 mis:26 novi:18 su:11 y:22
pegan:33
pego:34 embaraz:18 est:18
pele:-11 custodi:-10 la:-11
peligr:18
pell:-13 grant:-9
pelo:11 de:15 enfrent:15 los:15
pelvic:-22
pensacol:-18
pensamient:23 suic:23
pension:-38
peopl:-16
peori:-14
pep spray:-17
pequen:-20
per:-25
perc:-19
perd mi:-29
perdi:-26 a:-18 bebe:-11 el:-18 en:-19 mi:-24 mis:-23 pasaport:-23 su:-14 todo:-19 trabaj:-19
perdim:-31
perdon:-15 migratori:-15
perimetral:-19
period:-14 and:-15 no:-12 product:-12 supply:-10
permanent:-21
permis de:-23 para:13 trabaj:-24
permission:12
permit:-25
pero:26 me:24
persigu:31
person mayor:-42
personal:-14 attendant:-9
pesadil:-24
pet shelt:-30
peticion:-15
petition:-19
pfa:-16
pflag:-17
pharmacy:-28
pheonix:-21
philadelphi:-12
philly:-19 food:-9
phlebotomy:-19
phoenix:-20 az:-9
phon abus:29 account:-16 and:25 bill:-10 cant:-9 couldnt:12 cut:-17 everyth:17 for:-21 free:-18 goe:16 got:-14 hack:-15 he:-18 i:21 is:-21 know:12 line:-19 numb:-21 off:-17 out:21 plan:-33 so:13 the:29 to:16 track:-14
phot:-22
physical when:15
physically:15 abusiv:15
pic:22 and:19 kid:22 of:28
pick:14 and:16 from:-11 me:17 up:21
pickup:-22
pictur me:21 my:11 of:21
pido:-12
piens:29 en:29 la:17
pildor:-19
pill:10 a:23 and:33 are:11 by:-17 cost:-20 free:-17 hand:19 i:15 in:10 mail:-17 my:10 wake:9
pillow:31
pimp:50 beat:10 her:16 id:25 let:15 me:17 my:25 out:22 wont:15
pin against:17 down:21 me:27 the:17
pinch:24 and:18 me:24
pine reservation:-16 sd:23
pipe:-27
piso:31
pistol:37
pittsburgh:-15
plac and:-15 baby:15 crash:-13 for:-18 live:-9 me:-21 sleep:-20 stay:13 that:-10 they:10 tonight:35 with:13
plan:15 after:27 and:16 b:-10 date:16 de:13 for:-9 free:-25 leav:19 me:-15 near:-22 parenthood:-29 phon:-15 rape:15 seguridad:25 to:26
plant:-28
plat:31 at:15 head:13 me:11 my:13
platic:-26
play:-30 game:26 socc:-19
pleas:27
plumb:-16
plus:-16
point:9 anymor:30 being:17 up:19 wak:19
poison:-19 ivy:-19
polaris:-20
polic copy:-19 for:-21 me:26 wont:22
polici:-22 hizo:-9 me:-17 no:-18
politic:-27
poller:29
polv:-11
ponc:-22 puert:-9 rico:-9
pone:30 loco:19 violent:13
poner:-21 de:-9 puest:-11 un:-10 una:-17
pop:-14 the:-12
por domestic:-27 el:31 embaraz:-17 en:29 espos:19 estar:-12 hijo:20 internet:-16 la:23 maltrat:-20 mi:25 mis:28 su:18 telefon:10 ventan:28 violenci:-16
porch:13
porn:17
porqu:19
portland:-23 main:-16 oregon:-16
positiv:-21
pospart:-19
post:10 a:13 goodby:26 me:37 my:-11 nude:-23 on:29 onlin:24 partum:-16 pic:19 pictur:-13
postpart:-16
postpartum depression:-21 rage:-17 support:-18
pot:-27
potty:-27
pour:32 bleach:20 me:20 my:24 on:26
poverty:-20
power:-27 attorney:-12 back:-12 cut:-17 get:-13 of:-12 off:-17 on:-12 out:-20
ppd:-17
pr:17
pre:-21 que:-22
preci:-24
predator:37
predatory:-19
preescol:-16
pregnancy:-26 clinic:-9 help:-16 test:-9
pregnant:-27 17:16 at:-21 boss:-15 cant:21 dont:-30 fir:-9 he:18 homeless:-15 i:23 in:-31 insuranc:-10 me:18 meth:-22 my:15 need:-11 no:-23 on:-24 out:-27 plac:-27 scar:-26 shelt:-9 sleep:22 teen:-18 to:-11 want:-27 with:-9
prek:-19
prenatal:-23 care:-15 clinic:-10 vitamin:-14
prep:-22
prepaid:-20
pres:-27
preschool:-22 for:-11 free:-14 my:-9
prescription:-23
present:-10
presion:-21
press:24 charg:-26
pressur into:18 me:19 sex:18
prestam:-26 mi:-17 nombr:-17 para:-17
pric:-31
prim:18 de:15 me:15
primari:-16 adult:-15 para:-15
primeriz:-19
prison:-12 and:-11 help:-17 releas:-17
priv:-19
privat:-13
pro:-11 bono:-11
probation:-25
problem:-28 de:-9 gambl:-9
product:-18
professor:18
profil:-14 me:27
program:-20 de:-16 del:19 for:-14 wic:-9 women:-12
project:-13
prom:-28 dress:-20
promis a:-12
proof:-36
propan:-26 empty:-13 tank:-10
propin:-20
propos:-26
prostitu:30
prostitut:38
prostitution:11
proteccion:-15 contr:-12 de:-13 en:-16 menor:-13
protect:15 from:20 my:20
protection:-18 order:-21
protectiv:-12 servic:-20
prov abus:28 emotional:22 utah:-17
providenc:-11
prueb:-20 de:-21 embaraz:-16 ets:-11 sexual:-9
psicolog:-30 gratis:-12 nino:-12 para:-12
psicologic:11
psiquiatr:-24
psych:13 medicin:-16
psychiatric:-16
psychologist:-26
ptsd:-17 therapy:-20
public defend:-16 hous:-26 mis:-19
puebl:-12
pued a:12 bebe:-11 con:14 dorm:15 el:-9 gas:-13 la:-11 mas:28 medicin:-10 mi:20 tener:-11 trabaj:-16
puert:-13
puest:-15 com:-9 de:-9
pul:10 a:29 knif:23 on:14
pull:14 hair:26 my:26 ups:-23
pump:-26 at:-12 work:-11
punch:20 a:24 hole:21 in:13 me:35 next:14 the:27 wall:34
puppy:-13
purg:-17
purpos:36
purs:21
push:31 down:22 into:13 me:31 off:13 the:14
puso:32 en:26 gps:18
put:22 a:19 an:16 app:19 bill:-19 camer:23 down:17 fing:14 gun:13 hand:25 her:12 his:26 in:20 on:25 someth:27 stuff:-12 the:14 to:12 track:17 under:20 us:27
que:18 a:19 acept:-11 acerqu:-18 acuest:22 ayud:-14 busc:-14 comer:-23 con:20 dejo:10 el:12 embaraz:-25 enter:10 espanol:-12 estoy:-25 habl:-16 la:32 le:21 llegu:23 llev:-22 lo:16 me:12 mi:-25 morir:14 papel:-22 para:25 quier:16 si:9 sirv:20 soy:16 su:18 tio:18 tuve:-14 va:29 valg:9 voy:22 y:26
quebr:22 el:22
qued cal:15 con:-36 embaraz:-18 hijo:-20 mis:-20 sin:-25 trabaj:-16
quedam hoy:21
queen:-21
queer youth:-14
quem mi:9
question:-21
quien:-22 a:-18 cuid:-15 dejar:-19 habl:-14 me:-14 mi:-15 mis:-14
quier:18 acab:17 acuest:22 aqui:24 arregl:-17 bebe:-32 comer:-20 cort:23 custodi:-16 de:16 dej:25 desaloj:-17 desaparec:23 divorci:-25 dorm:19 el:-19 embaraz:-35 en:15 estar:18 este:11 estudi:-25 huir:22 ir:17 irme:23 la:-17 los:-25 mas:18 mat:24 matar:44 me:26 mi:20 mis:-15 morir:33 pagar:-22 papel:-24 para:11 poner:-19 qued:-20 quit:-9 sacar:-21 segu:29 separ:28 siempr:20 suicid:15 tener:-11 tenerl:-18 termin:-15 todo:17 trabaj:-22 un:-24 vida:28 vivir:25
quiet:20
quinceaner:-30
quis:18 la:31
quisier:26 no:24
quist:-21
quit a:-17 bebe:-24 celul:21 chequ:12 cupon:-15 de:-28 diner:29 drink:-23 el:10 estampil:-20 hija:-24 hijo:-21 job:30 las:-14 luz:-17 medicaid:-17 my:20 nina:-14 nino:-19 papel:37 pasaport:30 smok:-10 telefon:18 vida:31 y:44
racial:-17
racism:-19
racist:-19
rage at:10
rain and:26 have:26
rainn:-30 numb:-18 org:-14
rais:-27 grandkid:-12 hand:17 my:-20 rent:-9
rait:-18
ramp:-18 for:-12 wheelch:-12
ran:16 home:-20 im:13 my:13 of:-21 off:16 out:9 with:9
rap:60 a:18 ago:10 as:17 at:33 by:17 colleg:20 husband:18 in:20 last:19 me:32 my:21 never:15 night:16 on:21 party:18 year:10
rape:83 cent:16 counsel:27 crisis:27 do:10 help:23 i:16 if:9 in:21 kit:34 me:9 victim:19 what:11
rapid:-20 city:-16
rash:-12
rastr:-14 mi:-17
rastreador:-22
rat:-18
rato:19
razor bump:-21
re:-12
read and:18 email:25 messag:-14 text:-18
ready:26 give:12 go:21 to:12 up:12
reason:18 live:26 to:25
rebuild:-14
receipt:25
recet:-21
reci:-30 de:-19 lleg:-25 nac:-13
recib:-18 de:-9 gas:-11
recip:-39
record:-17 and:23 clean:-12 nak:22
recovery:-25 hous:-10
recruit:39
recurs:-24
red:-15 cross:-15
reembols:-16
reentry:-23
refill:-20
refug agency:-14 english:-14 job:-10 resettlement:-16 women:-16
refugi:-22 acept:-11 con:-27 de:-19 el:-19 en:-19 ga:-20 hijo:-15 maltrat:13 mascot:-11 mi:-16 mis:-19 mujer:-18 nino:-15 orl:-9 paso:-15 phoenix:-11 ponc:-11 que:-11 san:-11 y:-16
refuji:-23
refund:-29 for:-9 got:-18
refus:-13 to:-13
regal:-26
registration:-17
regl:-20
regres:9 deposit:-11 el:-11 la:12
rehab:-28 baby:-14 for:-9 las:-9 me:-10 take:-10 that:-10 with:-15 women:-10
rehabilitacion:-21
relacion:35 abusiv:15
relaps:-29
relationship:49 help:17
releas date:-23
relief:-21
religious:12
relocat:-26
relocation:-21
remarri:-21
rememb:19 anyth:21
remot:-15
remov from:-15 my:-25 phot:-11
removal:-28 help:-12 senior:-12
renew:-24 card:-20 green:-20 my:-17
renewal:-23 fee:-9
reno:-19 nev:-15
renov:-19 card:-13 green:-13 mi:-15 permis:-11
rent:-20 a:-15 asistanc:-19 assistanc:-12 atras:-11 ayud:-17 bronx:-13 chicag:-12 clark:-13 cond:-10 county:-14 due:-20 el:-12 en:-14 help:-27 houston:-10 in:-13 money:-19 nj:-18 no:-19 on:-14 the:-10 to:-12 un:-13
rental:-26 assistanc:-13
repa:-28 help:-16
repar:-20 mi:-17
reparacion:-21
repart:-16
replac:-22 card:-13 id:-14 my:-14
replacement:-17
repon:-21 mi:-16
report:10 a:20 boss:14 copy:-19 deportacion:-16 for:28 my:17 of:24 polici:-18 to:-22 train:-15
represent:-30
requisit:-20
rescu:-21
reservation shelt:-13
resettlement:-20 agency:-11
residenci:-21 por:-20 violenci:-19
residencial:-12
residential:-19
resourc:-25 cent:-18
respet:-14 la:-14 orden:-14
respir:28
respit:-35 care:-20
restain:-26
restaurant:11
restrain against:10 for:-13 help:-13 my:10
restran:-17 order:-15
restriccion contr:-16
resturant:-16 job:-16
resum:-34 help:-23
retir:-25
retrain:-20
return:-19 my:-19 to:-17
reunificacion:-14 famili:-14
reunification:-22
reveng:-23 porn:-23
revis:18 el:18 mi:-26
reye:-21
rhod:13 island:13
rib:37
rid:-22 of:-17
ride:-27 doctor:-12 home:-10 the:-13 to:-21 tonight:-25
ridg reservation:-16 sd:23
rifl:13
right:-15 at:-17 he:24 i:21 ice:-17 my:14 now:20 sinc:19 squeez:13 work:-17
ring:-9 camer:-21
rip:17 my:33
risk:-17
roach:-27
road:13
rob:-38 bols:-16 carter:-14 dato:-9 identidad:-12 la:-22 me:-14 mi:-10 mis:-20 necesit:-14 papel:-22
roban:-20
robo:-26 de:-12 identidad:-10
rochest:-13 ny:-13
rock:-21
roja:-14
romanc:-14 scam:-14
romp:26
rompi:25 de:26 la:25 mi:14 orden:15
roof:-13 leak:-15 my:-20
roofi:45
room at:13 for:-30 im:13 my:23 rent:-17 sleep:17 tonight:-25 with:23
roomat:11
roommat a:17 in:18 me:28 wont:-29
root:-14 canal:-14
ropa bebe:-18 cobij:-13 de:-22 gratis:-19 me:20 nino:-11 no:20 para:-16 trabaj:-19 y:-13
rope garag:13 in:13 the:13
rose:-15
rot:-16
roto:-13
round:14 my:14 neck:14
rrent:-18
rub:28 me:11 my:29 on:9
rued:-13
ruin my:10
rule:-28
run away:-25 food:-15 from:10 of:-15 out:-15 the:13
runaway:-19 hotlin:-18 safelin:-18 teen:-19
sa:29 survivor:29
sabe:23 dond:25
sabotag:28 my:28
sac apartament:11 casa:-13 de:-13 del:17 muel:-11 una:-11
sacar:-22 apartament:-14 casa:-10 de:-11 del:-14 el:-14 la:-14 pasaport:-18
saco:12 a:17 casa:-31 mi:-11 orden:-18 tarjet:-12 una:-18
sacrament:-13
sad:-25 and:-18 baby:-9
safe:11 for:-24 haven:17 home:15 hous:52 in:-9 me:-21 my:16 phon:-24 program:-29 sleep:-22 tonight:27
safehous:15
safelin:-18
safelink:-22
safely:31 with:25
safety:18 for:10 leav:25 plan:44
said:28 a:-9 and:14 be:22 but:11 cant:13 goodby:20 got:16 he:20 hed:18 hell:28 him:20 hurt:11 id:19 if:10 kill:10 leav:25 me:34 next:18 one:13 she:13 stay:12 stop:26 to:24 want:10 we:10 will:24 would:11
saip:-15
sal:17
salari:-16
sale:-15 carcel:14 de:14 la:11
sali:17 carcel:-27 de:-10 la:-10
salir:25 casa:24 de:11 mi:22 ni:11 trabaj:-12 y:16
salon keep:23 our:13
salt:-11 city:-11 lake:-11
salud:-27 en:-9 mental:-20
salvacion:-12
salvation:-17 army:-17 shelt:-10
same behind:26 car:17 me:26 outsid:24
samhs:-19
samo:12
san:-10 antoni:-12 bernardin:-17 dieg:-20
sane:37 exam:27 nurs:30
sangr embaraz:19
sanitary:-20
sant:-28 ana:-11 fe:-13
sat:20 chest:13 my:13 on:20
saturday:-24
sav:-18
savannah:-14 ga:-10
saw:27 my:20
say:45 a:-11 be:22 burn:15 call:28 can:25 cant:12 daddy:22 deport:-23 done:19 fell:13 go:-10 god:11 going:27 got:23 has:9 have:-17 he:9 hell:11 her:30 his:21 ice:33 if:23 ill:23 im:28 it:21 its:17 liv:19 make:12 my:20 no:25 owe:22 play:26 post:19 see:19 she:25 take:19 the:19 they:18 to:-11 want:12 we:-23 would:10 yes:24
sba:-19
sc:-20
scal:-12 doctor:-15
scam:-25 my:-14 onlin:-20
scar:23 boyfriend:22 dad:19 go:28 going:19 he:22 home:32 husband:29 kid:32 kill:13 leav:37 me:31 my:20 of:12 tell:-17 the:-17 us:20 when:27
scary:17 about:-16 my:-16 thought:17
schedul:-26
scholarship:-13 mom:-9 over:-18 women:-22
school:-20 3:-9 and:-19 at:-11 bus:-16 care:-12 cloth:-24 equivalency:-16 for:-21 free:-9 grant:-14 help:-25 job:-17 lunch:-9 me:19 money:-11 my:-14 program:-10 supply:-11 wont:-25 year:-11
scor:-10
scout:-20
scream and:17 every:16 me:22 night:16
screen:-15
sd:11
se:10 acab:-27 acerqu:-22 afuer:15 aprovech:23 braz:18 car:-14 casa:-23 con:-19 cort:24 de:16 descompus:-14 dond:-21 drog:-23 el:-23 enoj:18 enter:22 escap:-20 espos:-11 esta:-24 fue:-10 inund:-22 la:-25 las:-11 llev:-9 loco:19 los:11 matar:28 me:-31 mete:16 morir:14 muri:-25 pone:22 quem:-27 quier:20 rompi:-25 tomo:20 violent:13 y:22
seal:-17
search:-19 history:-15
seat:-13 baby:-18 cant:19 i:14 so:14
seattl:-28
sec:-13 8:-13
seccion:-17 8:-12
second chanc:-12 job:-11
secret:12
section:-22 8:-18 eight:-14 list:-10 wait:-10
secundari:-18
security and:16 assistanc:-14 card:-13 for:16 numb:-11 offic:-18 shov:16
see a:30 again:13 family:22 in:19 me:19 my:-18 same:21 text:-19
seek:-21
segu:21
segur de:-13 en:20 medic:-15 mis:-15 nino:-14 para:-13 social:-16
seguridad:25
seizur:-12
sel:42 girl:27 me:28
self:17 defens:-21 esteem:-17 harm:34 petition:-20
sell body:21 drug:18 food:-14 me:22 my:-28 myself:27 tamal:-16 to:18
selm:-11
seman:14
sena:-18
send:24 a:22 back:16 him:12 home:19 me:24 my:13 of:23 pic:20 threat:18 to:32
senior:-37 abus:-25
seno:-16
senor:27 me:18 ofreci:22
sent:11 a:18 nada:15
separ:21
separat:-25 line:-14 phon:-14
separation:-23
sergeant:30 in:21 my:21
serv:-25 divorc:-20 him:-13 in:-22 marin:-17 paper:-17 the:-22 what:-21
servic:-10 deni:-11 offic:-14
servici:-22 social:-9
set:-15
sewer:-14 bill:-14
sex:38 abus:13 baby:-23 class:-20 for:29 his:9 money:23 rent:32 traffick:20 when:9 with:9 work:41
sexaul:-28
sexo:33
sextortion:-20
sexual:32 abus:30 assault:44 at:-16 de:14 el:-10 en:-10 harassment:-39 hotlin:20 joke:-29 trabaj:-10 traum:24 work:-16
sexually:32 a:14 abus:18 assault:21 harass:-38 me:10
sexualment:17
sexualy:35
shak:34 baby:33 my:14 the:25 when:19
shap:27 like:27
shar:-12 location:-17 my:-27 pictur:-10
shatter:-14
she:33 and:18 die:13 done:24 fell:13 her:-10 hit:26 is:17 liv:19 my:12 not:26 on:26 pill:11 say:17 took:14 want:12
sheld:-23
shelt:-21 alabam:-12 alask:-26 anchorag:-21 and:-13 bay:15 beach:-16 bend:-13 biloxi:-15 birmingham:-12 bois:-25 bowl:-17 boy:-15 bronx:-10 burlington:-12 casp:-15 cat:-19 charleston:-13 city:13 co:-13 collin:-10 color:-11 columbus:-15 delawar:-13 dog:-22 eugen:-13 fall:-19 family:-10 for:-21 fort:-17 fresn:-15 full:17 ga:-16 gallup:-17 gary:-11 goldsbor:-15 grand:-15 green:-20 hilo:-19 il:-14 in:-27 indian:-12 island:-20 juneau:-15 kansas:11 kid:-18 knoxvil:-18 ks:18 ky:9 la:-25 las:-26 lewiston:-17 me:-22 memphis:11 minot:-13 morn:18 nc:-23 nd:-9 ne:-15 new:-22 newark:-14 nh:-21 nm:-16 north:-17 now:15 numb:-13 oakland:-14 ocal:-17 omah:-24 open:-37 oregon:-13 pensacol:-18 peori:-14 pet:-12 portland:-11 rapid:-14 san:-14 sant:-13 sc:-13 sioux:-12 son:-18 south:-13 springfield:-15 st:-23 teen:-18 teenag:-17 texas:25 that:-20 tonight:42 topek:-19 tuls:-17 tupel:-16 valley:-14 vermont:-9 wayn:-9 wilmington:-10 with:-19 women:-28 worcest:-18 wv:-28
shift job:-12
shlet:-17
shoe for:-21 in:25
shook:41 baby:41 my:25 the:32
shoot:-18 himself:9
shop:-25 job:-19
short:-22 my:-13 on:-10
shortag:-14
shot at:20
shotgun:-15
should die:20 just:20
shouldnt:26
shov:31 me:31 the:19
show a:18 and:-12 at:36 everywher:23 for:-22 he:11 her:20 his:21 i:10 my:32 thing:21 up:28 when:11 with:-10
shreveport:-11
shut:-15 light:-16 my:-15 off:-15
shutoff:-25
si:27 dejo:19 denunci:26 habl:12 lo:33 me:23 no:22 se:-15 voy:22
sick:-11 day:-24
siempr:21 me:18
sient que:17 sola:-14
sign divorc:-14 for:-22 paper:-14 the:-9 up:-18
sigo:19
sigu:39 a:13 del:18 part:9 toda:9 trabaj:33
siguient:-16
sil:12 de:-19 rued:-13
similac:-27
sin agua:-28 casa:-9 de:19 diner:-12 dond:-18 el:21 enter:22 hogar:-18 hoy:21 mi:38 no:29 pago:20 papel:-30 permis:9 que:12 ropa:20 se:31 segur:-21 sin:23 trabaj:-20 y:30
sinc baby:-22 had:-16 hav:-12 my:-14 the:-21 was:-9
singl:-17 dad:-16 grant:-9 help:-24 mom:-16 moth:-9 of:-13
sioux:-15 fall:-15 women:-16
sir:16
sist anymor:22 being:16 bunch:19 in:32 is:29 law:15 leav:23 talk:18
sit:17 daycar:15 his:17 in:22 my:23 on:9 outsid:19 truck:18
size:-28 4:-15 diap:-18
skill:-17
skim:-16
skin:-16
slam:11 door:-26 head:29 in:22 my:29 on:14
slap:17 and:14 baby:25 me:40 my:20
slash:31 and:19 my:33 tire:33
slat:-16
slavery:36
sleep a:24 and:11 at:29 bus:21 couch:-18 floor:10 for:14 forev:22 garag:11 he:24 in:23 me:15 men:9 my:14 on:-18 pill:-17 problem:-14 the:24 ther:10 train:-21 with:14
slept:26 at:19 laundromat:19 with:25
slid:-14 doctor:-15 scal:-12
smack:39 me:31
small biz:-14 business:-13 grant:-18 loan:-9
smart:-16 recovery:-11
smash:19 and:27 my:15 phon:27
smear:-17
smell:-19
smok:-39 my:-12
smuggl:26
snap application:-10 benefit:-12 deni:-14 interview:-15 offic:-17
sneez:-14
snor:-32 cant:-16 sleep:-16
snow boot:-21
so:10 bad:10 being:11 call:15 cant:15 couldnt:15 driv:19 get:22 go:11 hard:-11 he:-14 i:26 id:26 leav:24 of:11 see:-14 tir:11 to:16 want:17
soap:-26
sober:-31 for:-11 home:-13 hous:-10 liv:-26 with:-14 women:-11
sobrevivient de:24
sobri:-17
sobriety:-17
sobrin:15
socc:-19
social:-17 and:16 card:-13 numb:-11 offic:-18 security:-10 servic:-16
sock:-18
sofa:-20
sola:-24
sold:36 me:28 my:18
sole:-13 custody:-13
solicit:-19 snap:-16
solo:25
solter:-17
some follow:17
somebody:20 leav:16 me:25 note:16 put:12 watch:25
someon:14 brok:-26 credit:-35 follow:9 hurt:16 in:18 is:41 keep:21 leav:19 list:-23 me:32 of:19 on:12 open:-32 put:21 someth:21 stol:-15 talk:-22 to:-10 took:19 touch:20
someth:21 drink:20 in:16 me:14 my:10
somewher go:-11 in:-18 my:-19 safe:-10 stay:-18 to:-27
son and:25 back:12 burn:24 came:11 fight:-21 from:27 got:-33 he:21 his:11 hit:17 home:11 in:9 me:46 my:20 on:-12 social:28 steal:12 take:20 took:-30 was:-25 when:24 with:26 wrot:17
sonogram:-16
soon:32
sord y:17
sore:-19
sorry:19
soup:-13 kitch:-13
sourc:-24
south:-22 bend:-10 dakot:-11
soy de:16 indocument:-12 lesbian:-21 mayor:33 me:-9 sord:17 veteran:-17
spac:-15
spanish:-17
spank:36
spay:-21 cat:-15 neut:-12
speak:15 spanish:-14
special immigrant:-14 need:-26
speech:-21
spend:-24
spik:37
spil:-23
spirit:-23
spit:31 in:25 me:26 my:25 on:26
spokan:-18
spot:-26
spous abus:26 me:24 visa:-27
spousal:18 abus:24
spr:-11
spray:-17
springfield:-20 il:-15 ma:-13
spy:-24 camer:-15 me:-21 on:-21
spywar:-13
squeez:19 my:19 neck:19
ss:-20 card:-20
ssdi:-21
ssi:-22 deni:-12 for:-12 my:-12
ssn:-23
st:-18 de:-10 island:-12 louis:-10 parish:-10 paul:-14 tammany:-10 thom:-13 vincent:-11 virgin:-12
stab:18 in:-24 me:27 my:-9 pain:-26
stain:-25 carpet:-17 on:-17
stalk:46 ex:19 got:23 me:26 new:24
stamp:-25 cut:-9
stand:14 in:20 my:14 outsid:14 the:22
star:-10
start:-23 a:-13 business:-10 clean:-9 daycar:-11 kindergart:-16 my:-15 own:-9
starv myself:-11
stat:-17 id:-15 kid:-19 my:-23 with:-23
station:26 baby:27 my:12 no:23 with:28
status:-25
stay and:12 away:-19 car:-17 home:-25 in:-18 mom:-24 more:12 my:-21 night:9 no:12 order:-13 with:-12
std test:-16
steal:-11 and:21 from:-11 money:-9 my:9 security:16 social:16
stealth:32
step:15 my:29 program:-21
stepbroth:9
stepdad:28 broth:11 come:10 hit:12 in:10 me:25 my:21 to:23 touch:18
stepdaught:-9
stepfath:28 me:18
stepmom:39 feed:18 me:19
stepson:17 is:-9 my:14 touch:14
sti:-16
stillbirth:-19
stillborn:-20 baby:-15
stimulus:-21 tax:-10
stockton:-23 ca:-11
stol:-24 card:-11 id:-12 identity:-13 my:-15 social:-9 tax:-9 tip:-9
stomach:28 im:11 month:23 pregnant:12
stop:9 and:18 bleed:20 child:-11 com:21 cry:-27 die:16 drink:-37 eviction:-9 from:21 hit:11 i:15 me:28 pay:-19 say:17 sinc:-14 smok:-23 support:-11 the:11 think:26 to:28 using:-21 want:16 when:18
stor my:-18 thing:-18
storag for:-20 leav:29 my:-18 stuff:-10
storm:-37 damag:-19
stov:-26
strang me:20
strangl:29 i:20 in:-31 me:28
strangulation:34
street my:20 with:20
strep:-15
stress:-31
strok:-25
strol:-12
strong:-28 heart:-19
strongheart:-25
struggl:-16 mom:-13
stuck at:-16 in:-13
student campus:18 debt:-22 forgiveness:-12 loan:-17 on:18
study:-31
stuff:14 and:22 for:-16 hous:-19 i:14 im:16 in:-23 me:11 on:24 out:29 to:19 with:26
stupid:21
su:25 casa:-25 espos:22 hijo:14 la:15 le:17 mujer:15 papa:17 tio:18 toca:13 trabaj:-14
subi:-18 foto:-16
suboxon:-23 clinic:-10 doctor:-10
subsidiz:-12 apartment:-9
subsidy:-16
sucid:41
sucidal:45
sue:-21
sued:-15
suegr:9 espos:12 me:32 mi:22 y:17
sueld:-10
suic:41
suicd:42
suicid:73 hotlin:23 i:9 if:9 line:23 note:13 prevention:21
suicidal:69
suicidi:49
suing:-16 me:-16
suisid:34
sum for:-13 job:-16 kid:-12
summon:-17
super:-21
supervis:-16 visitation:-11
supervisor:-13 me:-30
suport:-27
supply:-23
support:-17 animal:-17 enforcement:-16 for:-17 lawy:-11 offic:-12 order:-10
surf:-15
surgery:-28
surpris:-28
survival:18
survivor:36 benefit:-12 of:23
suspend:-25 licens:-11
swallow:27 a:-11 bunch:14 of:14 pill:31
swept:-24
switch:-22
swol:-21 face:-15
swung:27 me:27
symptom:-16
syphilis:-20
t:-20 visa:-12
tablet:10
taco:-27
tacom:-22
tag in:19 my:19 purs:19
tahirih:-26
tak my:9 to:25
take:17 all:30 an:15 and:17 anymor:10 away:-33 boy:-13 care:-14 cat:-19 childr:-25 cloth:23 dialysis:23 dog:-14 down:-21 every:17 for:15 he:22 i:19 if:11 in:9 kid:-16 medicaid:-15 medicin:35 money:22 my:22 no:19 off:13 out:-13 paycheck:33 son:24 tip:10 to:28 wher:19
taken:9
talk:11 a:-12 and:32 end:18 he:16 i:24 me:18 my:24
tamal:-25
tammany:-10 parish:-10
tamp:-14
tampon:-19 free:-11 pad:-17
tanf:-23
tank:-15 empty:-10
tap:9
tarjet de:-16 ebt:-17 mi:-10 nombr:-10 verd:-17
tatt:12 of:12
tax:-27 credit:-9 free:-10 help:-15 kid:-12 refund:-19
teach:26 is:19 me:28 text:19 touch:26
tech:-26
teen:-10 counsel:-13 dat:25 daught:16 family:-14 girl:-16 help:-17 is:-12 kick:-22 mom:-26 need:-14 no:-14 out:-22 say:9 she:15 shelt:-14 son:-18 suicidal:32 to:-20 violenc:17 want:14
teenag:9 son:27
teeth:-17 knock:14 out:14 pul:-16
tel:21 hurt:9 me:21 to:27
telefon:-9 del:-9 gobiern:-9 gratis:-10
telehealth:-19
tell:24 i:26 im:13 me:28 my:15 parent:-12 to:20
temp:-12
temporal:-22
temporary:-18 order:-11
tenant:-25 right:-23
tenem:18 a:10 dond:24 ir:10
tener amig:12 bebe:-21 este:-11 hijo:-23 relacion:16 sexo:11
tenerl:-18
teng a:18 car:-14 casa:-29 com:-16 comer:-23 como:-20 con:13 de:11 deud:-24 diner:-9 dond:29 dorm:32 en:17 gana:21 hoy:20 ir:9 la:-27 las:23 lech:-10 los:11 luz:-11 mi:24 mied:26 mis:21 mor:21 para:10 pastil:23 pavor:22 pedir:13 que:13 qued:22 quien:-16 segur:-39 un:19 y:-32
tent and:24 got:24
terapeut:-23
terapi:-25 de:-19 en:-18 gratis:-11 mi:-20 para:-18
term:-14
termin:-21 la:-18 mi:-14
terminat:-19 pregnancy:-11
termination:-20 of:-11 right:-11
terrifi of:-16
test:-23 for:-13 free:-12 hiv:-9 strip:-11
testament:-20
testify:-13
texas:-16
text:16 and:15 daught:13 home:-19 im:18 line:11 me:37 my:46 numb:21 threat:27 to:-27 what:18 year:21
than:-13 men:-14
thanksgiv:-23 din:-18
that:-15 baby:-17 boy:-13 dog:-14 dont:-22 get:10 he:27 kill:-24 let:-21 man:18 me:-21 medicaid:-13 my:-14 pet:-11 take:-15
the:12 again:-17 and:17 apartment:21 appointment:-13 army:-19 baby:11 bar:-13 bathroom:18 be:18 bed:33 bedroom:17 bill:-24 bottl:21 bridg:32 bronx:-18 bus:11 but:27 cam:17 cant:24 car:-10 clos:-17 closet:23 cloth:16 condom:34 cop:10 cord:29 country:-24 crib:-22 curb:26 daycar:17 disapp:12 divorc:-9 doctor:-25 dog:9 dont:17 door:36 down:22 driv:-12 er:27 face:17 family:15 farm:25 follow:15 frat:12 friday:17 from:30 garag:17 gate:11 gun:22 gym:-11 hair:10 he:22 heat:-23 hit:12 home:22 i:13 if:20 im:32 in:22 is:-10 its:19 job:-15 keep:25 key:-15 kid:20 kitch:-10 lady:19 last:22 laundromat:17 left:23 let:12 life:28 light:-23 look:32 made:-13 make:24 man:26 marin:-17 mark:23 massag:10 men:13 money:39 morn:18 motel:23 mouth:34 my:16 nanny:22 need:-23 neighbor:-17 next:21 nite:14 no:22 now:15 nowher:17 nurs:18 of:14 off:9 order:10 out:41 outsid:20 overpass:24 paper:-9 phon:23 pill:11 plan:-22 polic:15 porch:13 protectiv:9 rain:27 rent:-16 reservation:-22 restrain:19 rez:15 right:15 road:13 room:37 same:21 say:9 scar:14 she:23 shelt:16 show:26 sleep:23 so:29 stat:-22 station:19 step:15 stomach:18 stop:11 stor:33 the:9 they:14 thing:11 told:11 tonight:26 track:20 train:18 truck:18 valley:-14 wak:19 was:-10 way:-28 wheel:15 whil:15 wint:-12 with:24 without:9 yard:23
theft:-21
thehotlin:-20
their:23
them:36
then:30 noth:26
ther:35 a:31 an:19 blood:24 food:11 im:16 my:17 no:30 on:19 spywar:17 track:18
therapist:-12 for:-25 me:26 medicaid:-11 take:-11 touch:15 who:-10
therapy:-30 my:-10
they:32 are:16 be:11 discharg:11 dont:23 i:12 id:17 keep:9 let:24 make:22 me:14 our:16 out:12 paper:20 passport:16 pay:11 said:22 see:18 sleep:12 the:40 threat:22 took:17 us:19 wont:18 work:16 would:10
thigh:12
thing:20 and:17 at:9 i:10 me:10 to:10 when:10
think:30 about:41 be:10 death:24 driv:16 end:25 going:20 have:-23 he:9 husband:13 i:-19 is:13 it:11 its:18 jump:12 leav:20 my:21 of:28 off:22 on:17 postpartum:-25 rap:12 someth:14 spywar:25 ther:19 to:13 was:20 would:10
this anymor:16 apartment:-26 baby:-24 he:13 is:-25 job:-16 life:24 marriag:13 month:-27 morn:23
thom:-13 island:-12 virgin:-12
though:25
thought:26 about:-16 baby:-17 death:29 my:-25 of:19
threat:25 burn:20 himself:12 kill:15 me:19 my:22 out:11 post:-23 the:20
threaten:39 a:9 kill:15 me:28 my:21 post:24 text:24 the:27 to:20 with:9
threw:22 a:24 at:31 in:25 plat:12 the:28 wheelch:27
throat:9
through:14 marriag:-22 my:-14 phon:-28 the:25 window:23
throw:38 at:14 me:19 my:34 stuff:24 thing:9
thrown 17:11
thyroid:-26
ticket:-35 home:-19 mom:-11 my:-18 to:-34
tie:17
tied:16 me:21 my:24 to:24 up:14
tien:9 amenaz:27 casa:13 con:18 de:19 en:15 encer:19 hambr:-18 la:20 no:-9 trabaj:16 una:13 y:16
til:-23 friday:-22
tile:17 track:17
till:32 i:21 out:20 pass:20 pay:13 she:21
time a:24 buyer:-10 day:19 drink:19 for:-24 from:11 he:20 help:-13 i:16 off:-26
tind:21 me:14 stop:18 wont:10
tio:20 la:11 me:15 toca:14 toco:18
tip:-24 stol:-18
tir:13 aliv:13 being:13 fight:17 of:43
tire:-16
tiro:13 piso:16
titl:-21 ix:-12 loan:-11
tn:11
to:10 about:13 abus:25 after:23 aliv:18 all:14 and:16 anoth:-13 anymor:18 apply:-17 ask:30 back:11 becom:-12 bed:12 befor:32 bill:-20 boss:-11 burn:16 but:17 by:-26 car:12 care:-21 cat:-13 chair:24 chem:-15 church:12 colleg:-24 country:11 court:-32 crash:-13 custody:-26 cut:12 danc:22 debt:22 deport:-9 dialysis:15 die:28 disapp:27 doctor:-13 dog:16 drink:-16 early:-26 eat:-21 end:-14 er:12 every:20 everyon:13 everyth:14 face:14 file:-12 find:29 for:28 forev:28 friend:18 from:24 give:22 go:16 hair:-23 hang:25 he:24 head:20 here:11 herself:17 hide:25 him:27 himself:16 his:30 home:12 hospital:-16 hotel:26 how:9 hr:-17 i:33 if:21 in:-13 job:18 jump:25 keep:18 kid:-23 kill:20 know:17 last:26 leas:-20 light:17 list:-23 live:18 look:32 lose:-21 man:29 marri:21 marry:17 me:30 meet:25 men:29 messag:18 money:23 more:21 move:-16 myself:21 night:18 no:19 nude:-21 obey:11 of:17 off:19 on:-11 onlin:-13 out:26 over:28 overdos:19 parent:-19 party:23 pay:21 pregnant:-25 prom:-22 put:-11 quit:-15 rape:11 read:-16 rent:-15 restrain:-10 run:24 say:13 scar:19 school:-19 see:17 sell:25 sex:15 show:-9 sleep:25 so:22 start:-18 stat:-13 stay:16 stor:-10 strip:25 stuff:-11 take:22 talk:-37 texas:-14 the:10 thing:-18 this:28 tonight:35 touch:13 up:29 us:30 vacat:-12 vent:-18 wake:16 want:15 whil:-9 with:23 without:23 yel:23 yes:13
toal:-23
toallit:-17
toc:43 a:29 mi:31 permis:16 sin:16
toca:30 a:39 mi:17 nina:17
toco:46 a:25 hija:18 mi:28 permis:18 sin:18
toda:17 las:16 part:9 pastil:14 y:15
today:30
toddl:-11 alon:18 home:-10
todo:38 dia:20 el:22 en:-19 que:26
togeth:-30
told:9 anyon:12 dad:16 grandp:21 him:20 i:18 leav:-20 me:-14 the:-10 to:-15 touch:21 was:17
toled:-16
tom:36
toma me:14 much:-26 pega:23 pone:18 se:18 y:22
tomar:18
tome:38 pastil:22
tomo:22 pastil:31
tomorrow im:25
tonight:39 3:21 and:14 baby:23 he:10 in:22 its:15 my:16 rain:15 safe:20 with:31
tonit:32
too deep:22 drunk:13 expensiv:-16 high:-11 much:-24 pill:17 say:13 to:-10 work:-18
took:17 a:20 advantag:22 all:22 and:33 away:30 baby:-26 battery:28 bottl:17 bunch:11 car:23 checkbook:-22 childr:-19 condom:20 her:18 id:-15 in:11 key:30 kid:-27 loan:11 many:17 me:13 money:-34 of:15 paper:36 passport:29 phon:37 pictur:21 pill:30 refund:-21 so:20 tax:-21 the:24 to:-17 too:17 turn:27 visa:28 whol:17 with:-12
tooth:-29 out:-14
toothach:-22
top me:15 of:15
topek:-21
tore:17 my:17 up:17
torn:-26
tot:-12
touch:43 a:11 and:29 as:11 at:22 by:10 child:14 daught:30 doctor:19 dur:11 girl:23 her:18 him:15 i:14 in:29 inappropriately:23 me:9 my:27 on:19 the:22 when:14 whil:10 without:11 wrong:14
tow:-15 car:-21 my:-28
towel:-12
toxic:41 relationship:17
toy:-27 for:-14 tot:-12
tps:-18
trabaj:-12 a:15 bar:10 de:-30 dia:10 embaraz:-9 fuerz:20 la:23 limpiez:-9 madr:-14 me:22 mujer:-24 ni:18 noch:-17 pagar:19 pago:20 por:-15 sin:17 tien:14 un:10 y:10
trabajador agricol:-16 camp:-16 del:-16
tracfon:-21
track car:15 devic:-20 for:-9 in:16 location:-10 my:12 numb:-9 on:22 packag:-14 stimulus:-22 under:16
trad for:19 school:-12 women:-20
trae:27
traffic ticket:-13
traffick:61 help:27 hotlin:21
trafic:29
trail:-24
train:-23
trajeron:30 con:14 engan:10 para:19 trabaj:14 y:28
tramit:-18
tran:-14 and:14 cor:-17 girl:-25 kick:-15 lifelin:-28 my:-18 need:17 numb:-30 out:-15 suicidal:19 teen:12 y:-17
transf:-14
transgend women:-21
transitional:-12 hous:-17
transmision:-11 sexual:-11
transmission:-26
transport:-22 al:-9
transportation:-18 to:-15
trap:26 in:16
trash:11
trastorn:-16
trat:47 de:38 person:21
tratamient:-23 para:-12
traum therapy:-18
travel:-16
treatment for:-13 my:-12 women:-19
trenton:-20
tres:-19
trevor:-36 project:-19
tri:34 last:20 me:16 overdos:19 to:34
tribal:-20 clinic:-9
trimest:-20
trist:-19
tristez:-19
troubl:-17
truck:28 stop:10
true:-15 crim:-15
try:13 kill:22 me:16 to:-12
tube:-29 tied:-21
tuition:-20
tuls:-12
tupel:-16
turn 18:-18 back:-16 her:10 it:17 my:33 off:-9 phon:25
tutel:-16
tutor:-17
tuve a:-14 bebe:-14 mi:-14
tv:-19
tweak:-16
twist:22 arm:22 my:22
two spirit:-23 week:-24
tylenol:25 to:16
uber:9 driv:30 lock:16 me:34
ubicacion:-25
ukraini:-19 refug:-12
ultrason:-21 gratis:-17
ultrasound:-26
un:9 a:9 abog:-22 afuer:13 apartament:-10 bar:10 com:-9 companer:23 con:12 cuart:-31 cuchil:10 de:19 doctor:-13 el:20 en:16 esper:14 hombr:22 infiern:17 le:24 me:31 negoci:-18 nino:25 no:-10 ofreci:22 para:17 plan:25 puest:-11 senor:26 sigu:30 trabaj:23
una:20 cachet:18 cart:19 casa:13 el:-25 en:-9 fiest:16 muel:-12 no:14 orden:-18 pistol:21 proteccion:-9 relacion:21 restriccion:-17 y:14
unaliv:35 myself:19
uncl:10 did:11 his:-9 make:22 to:11 touch:23
unconscious:26
uncontest:-13 divorc:-13
under:32 car:16 my:15 tabl:-28
underw:-19
undocument:-21 and:16
unemploy:-19
unemployment:-30 claim:-19 deni:-10
uninsur:-15
union:-17
unit:-23 way:-20
universidad:-21
unless:27 i:27
unpaid:-23 overtim:-10 wage:-11
until:25 i:14
unwant:18 touch:23
up:28 a:14 adoption:-19 all:13 at:25 boyfriend:14 by:14 everywher:23 go:10 he:23 him:-11 hous:24 hurt:11 i:10 job:17 me:9 my:43 nak:18 need:-28 night:12 now:-18 on:11 party:10 phon:21 pill:20 the:-19 to:14 tomorrow:20 was:12 with:-10 work:17
ups:-23
urban:-12 indi:-12
urge:15 cut:22 to:22
urgent:-32 care:-31
urinary:-19 infection:-11
us:48 a:11 alon:19 and:15 at:23 day:19 for:13 in:26 is:21 leav:13 night:17 out:18 outsid:14 the:26 till:17 we:12 work:17
usa drog:-13
usaron:-10 mi:-10 segur:-11
uscis:-26
use and:11 condom:24 me:25 wheelch:-19
used:-15 credit:-11 me:21 my:-27 social:-22
using:-12 again:-21 my:-29 social:-12
uso:-11 mi:-11
uterin:-16
uti:-21
util:-21
utility:-24 assistanc:-14 help:-26 off:-18
va a:10 claim:-21 clinic:-10 deport:16 health:-18 loan:-12 matar:26 women:-14
vacat:-24 order:-22
vaccin:-26
vacun:-20 a:-17 bebe:-17 mi:-17 para:-11
vaginal:-29
vale:11 de:-20
valg:14 nada:13
valley:-17
vamo:23
van:-24 a:-19 de:-15 echar:-14 la:-16 lanz:-14 quit:-16 sacar:-12
vap:-23
vasectomy:-20
vash:-19
vawa:-23 petition:-13 self:-13
vece:30
vecin:11 a:23 golp:20 grit:22 le:21 su:18 toda:-19
vegas:-13 shelt:-19
vena:19
vend:13 cuerp:25 mi:12 tamal:-18
venezuel:-26
ventan:30
veo a:14 sent:14
ver:-15 a:-21 bebe:-15 famili:34 hija:-28 hijo:-10 mi:-15 mis:-10
verbal:27 abus:20
verd:-25
verizon:-16
vermont:-28
vet benefit:-11 bill:-24 crisis:27 dog:-11 for:-9 gun:19 help:-19 my:-9 no:12 with:19 women:-24
veter:-27 benefit:-12 crisis:-42 help:-18 homeless:-18 hous:-11 line:-31 ptsd:-17 with:-12
veteran:-26 hogar:-9 sin:-18
veterinari:-21
vez:20
viaj:21
victim abus:24 advocat:-28 assistanc:-20 comp:-16 compensation:-19 crim:-23 de:20 fund:-13 help:11 in:26 money:-22 un:-26 violenci:18 visa:-13 witness:-19
vida:42
vide:-28
viej:24 me:24
vientr:-12
vigil:30 el:22
vih:-17
vincent:-11 de:-10 help:-11 paul:-10
vine:-14
viol:48 a:22 anoch:11 chiquit:14 cuand:10 era:10 espos:23 hija:22 mi:32
violacion:46
violanc:11
violat:15 restrain:18 the:11
violation:-27
violenc:58 des:16 help:39 hotlin:28 moines:16 ohio:20 shelt:39
violenci:67 de:24 domestic:20 en:31 famili:24 gener:24 intrafamili:16
violent:56 he:14 lose:14 when:18 with:24
virus:-30
visa:-21 abus:15 expir:-15 for:-30 i:19 para:-18 t:-15 victim:-33 wife:21 you:-12
vision:-19 exam:-19 test:-12
visit:-12 need:-13 son:-11 with:13
visitation:-19 cent:-18
vitamin:-25
viv:10 en:-30
viviend:-21 8:-9 de:-19 en:-16 para:-12 seccion:-9
vivir:24 mas:18
vivo:17 cal:-33 car:18 con:25 en:9 infiern:17 la:-33 mi:18 un:17
vocational:-12
voce:-20
voic me:26 tel:25 to:26
voilenc:14
volv:20 a:11 casa:24
vomit:-30
vote:-23
voter:-21
voy a:-11
vt:-16
w2:-23
wa:-20
waco:-14 tx:-14
wage:-22 theft:-16
wait:24 by:21 car:21 for:29 list:-23 me:31 my:29
waitlist:-31
waiv:16
wak:19 up:19
wake:26 me:11 tomorrow:14 up:26
walk:10 all:16 behind:16 eggshell:21 every:20 in:-9 me:16 night:16 on:21 out:18 with:12
wall:13 by:9 my:11 next:10 to:10
wallet:-16
walmart lot:22 need:-23
want:19 a:-9 aliv:18 all:20 and:13 baby:-31 back:-16 but:15 cop:24 counsel:-23 coupl:-18 custody:-25 die:31 disapp:15 go:15 here:16 herself:12 it:20 kill:32 kms:26 live:31 me:21 more:-22 my:-15 myself:28 no:14 obey:11 of:-17 out:27 pregnant:-19 send:12 sleep:24 so:25 stop:24 the:24 to:12 with:13
warm:11 cent:14
warrant:-22
wart:-26
was:22 a:9 and:12 asleep:16 assault:17 born:-9 by:-12 dead:19 drug:16 drunk:9 gone:10 if:12 in:10 kil:-18 last:12 murder:-23 my:20 of:12 on:14 out:15 pass:11 promis:16 rap:14 scam:-18 top:12 with:24
wash:-23
wasnt:38 here:11
watch:15 hous:41 kid:-26 me:16 show:23 the:23 whil:-22
water apartment:-12 bill:-13 brok:34 got:-18 heat:-11 in:-12 off:-27 shut:-17
way:14 get:-28 out:17 to:20
wayn:-19 county:-13
we:23 a:18 and:24 are:22 argu:23 at:20 counsel:-12 go:11 got:33 have:-12 in:33 live:19 marriag:-12 need:-12 nowher:18 our:15 sleep:25 the:20 were:24 wher:14
wean:-17
wear:32
weath:-25
wed:-41 a:-12 help:-20 on:-12
week abortion:-26 and:22 dont:-19 pregnant:-22
weekly:-27 motel:-27
weld:-18 women:-13
welfar:-20
well:-21 women:-15
welt:21
went a:13 my:21 the:25 to:21
were:20 both:15 women:13
wet:16 bed:16 the:16
what a:16 after:16 can:10 did:19 eat:15 happen:18 he:30 i:28 im:18 is:-11 now:-29 to:-14
wheel to:-9 wv:9
wheelch:-13 and:-12 help:-18 need:-12 ramp:-15 van:-21
when:15 and:23 asleep:18 at:12 cry:22 drink:9 drunk:24 get:-12 go:12 have:-28 he:18 him:21 his:17 home:24 im:30 it:-16 lose:14 mad:22 my:29 no:11 out:-32 rais:17 say:19 she:15 sneez:-14 to:20 was:13 we:20
wher:14 do:31 get:-20 go:27 he:16 i:14 it:21 live:-28 shouldnt:16 sleep:24 to:-11 tonight:11 we:22
whil asleep:15 at:27 he:20 im:-17 in:-19 pregnant:-15 shelt:-19 was:29 work:-18
whip:20
who a:-11 can:-25 do:23 for:-9 her:14 i:14 me:14 medicaid:-10 my:-19 pay:-19 rent:11 take:-19 to:25 will:15
whol:37 bottl:27 of:17 tylenol:10
whor:15
wi:-12
wic:-32 de:-13 offic:-15
wichit kansas:-15
wick:-19 offic:-13
widow benefit:-14 cant:-14 group:-12 pay:-14
wife:19 abus:39 abusiv:23 and:-22 are:-25 at:12 beat:32 has:17 hit:27 husband:22 in:22 me:25 of:-23 out:30 punch:13 throw:12 want:14
wifi:-20
wig:-21
wildfir:-22
will:17 and:-16 believ:22 deport:-10 find:21 for:17 if:14 immigration:11 kid:9 kill:20 live:21 me:17 take:17 testament:-16 to:21 us:18
wilmington:-16 delawar:-14 nc:-11
window:12 at:16 night:16
windshield:14
wint:-20 coat:-18
wipe:-21
wisdom:-22 teeth:-13
wish:31 could:14 i:31 wasnt:21
wisp:-22
with:11 2:24 a:17 abus:30 anymor:18 baby:25 bat:20 belt:16 benefit:-20 bill:-16 body:26 boyfriend:-11 burn:18 chem:-22 child:-21 childr:-19 cigaret:22 cloth:13 cord:16 cost:-12 daught:17 deposit:-13 dog:-20 electric:-9 fath:28 felony:-23 food:11 for:18 friend:-10 funeral:-16 grocery:-19 gun:16 handprint:11 he:14 her:23 him:16 his:21 home:-23 hous:-16 husband:26 im:24 insuranc:-11 job:-23 just:17 knif:13 life:28 light:19 man:21 mark:18 me:11 men:15 need:-17 nude:30 off:13 on:23 other:13 pant:18 pet:-26 pic:22 plac:20 rent:-17 rifl:13 school:-17 security:-18 shoe:22 social:-21 son:-28 ssn:-14 that:22 this:-13 to:18 tonight:24 water:-11
withdrawal:-18
without:13 ask:19 consent:16 him:24 husband:-32 insuranc:-15 me:14 notic:-18 paper:-20 parent:-15
witness:-21
woke:22 a:11 and:12 at:11 he:12 hurt:11 nak:18 up:22
women a:-10 abus:39 and:-9 beat:31 business:-16 by:24 ca:-10 caregiv:28 childr:-9 city:15 clinic:-20 construction:-15 county:-29 dc:-21 discrimination:-16 exam:-22 group:-12 health:-22 hous:-22 husband:22 il:-18 infant:-10 job:-11 kid:-11 lake:-14 law:-20 lawy:-15 leav:16 liv:13 near:-22 oakland:-14 only:-22 over:-18 own:-16 program:-17 rap:26 rehab:-15 servic:-18 shelt:-13 son:29 support:-22 tacom:-21 topek:-18 train:-11 tuls:-12 tx:22 veter:-17 with:-24
wont alon:15 and:19 away:-17 child:-13 com:21 condom:24 cry:-16 daught:-19 divorc:-14 do:-24 eat:-24 file:-12 fix:-11 have:20 heat:-13 help:24 hit:11 kid:-25 learn:24 leav:17 let:14 me:9 money:28 my:-15 noth:-16 paper:-25 pay:-14 pump:-22 return:-17 say:22 see:-11 show:17 sign:-20 sleep:-16 stop:21 support:-13 talk:-18 the:-14 up:19 us:15 use:13 wake:11 wher:11 with:13
wood:-21
worcest:-13 ma:-12
work 16:29 a:21 all:15 at:11 by:28 childcar:-20 cloth:-16 comp:-15 daycar:-16 debt:27 do:-11 for:13 free:28 from:-20 him:17 home:-13 how:-23 hrs:19 in:-17 it:-15 job:-13 late:-31 lost:-20 me:26 my:24 need:-18 no:10 of:-15 off:30 permit:-19 ride:-20 right:-17 street:11 to:25 tomorrow:21 train:-12 wait:17
workforc:-22
workplac:-27
world:14
worri:-11
worth:22 it:16 liv:21
would:29 be:15 bet:13 happi:11 i:21 if:20 me:24 miss:21 notic:9 off:12 without:9
wouldnt:12 let:11 me:11 out:11
wound:-23
wrist:38
writ:18 a:-12 resum:-12
wrong:10 dur:11 exam:11
wrongful:-18
wrongfully:-17
wrot:34 a:23 goodby:22 let:25 note:23
y:23 a:9 amenaz:24 avent:18 bebe:16 cobij:-13 com:-24 con:-24 conocem:17 cor:-17 cosa:21 de:10 deja:12 dejan:14 despert:14 dice:16 diner:-26 el:30 embaraz:-26 en:34 encer:13 enfrent:12 es:21 espos:12 estoy:-16 frio:15 golp:19 grit:12 hace:18 la:24 le:20 los:-11 luz:-17 marc:9 me:32 mi:22 mis:20 necesit:-23 nino:-29 no:14 paga:27 pagan:10 pega:22 pone:18 pued:20 que:26 quit:15 revis:21 salir:14 se:10 segu:20 segur:-27 si:23 sola:-20 telefon:26 tenerl:-18 tien:30 violent:13 ya:18 yo:-24
ya:47 aguant:17 de:16 es:13 estar:12 las:15 le:15 mas:13 me:32 no:29 noch:13 pastil:15 pued:20 quier:30 teng:15 vivir:11
year:13 abus:20 ago:22 at:21 boyfriend:14 find:-26 has:29 never:10 niec:19 old:13 out:20 say:21 school:-18 the:27 told:10 who:14 women:20
yeast:-19 infection:-15
yel:40 at:27 name:23
yell:30 and:10 at:26 me:14
yes:26
ymca:-16 ywca:-16
yo:-10 is:22
you:-33 get:-10 visa:-16
young:-24
youth:-26 crisis:-27 out:-15
yuma:-14
ywca:-16
zapat:-28 nino:-11 para:-11
zoloft:-15
`,
}

/** What each word adds for each danger, which is named by its place among these. */
export const kinds = {
  start: {
    dying: -2.4,
    suicide: -1.1,
    child: -2.2,
    assault: -1.7,
    trafficking: -1.9,
    followed: -1.9,
    violence: -0.7,
    tonight: -2.7,
  },
  words: `
1 0:-19 1:27 2:-20 3:-19 4:-19 5:-21 6:-24 7:-17
10 1:-26 2:22 3:-21
10pm 0:-25 1:-22 3:-19 4:-20 5:-26 6:-19 7:16
11 0:-22 1:-28 2:24 4:-36 5:-20 6:-42
11am 1:-24 6:-17 7:21
12 0:-13 2:30 3:24 4:23 5:-37 6:-51 7:-17
13 0:-20 1:-15 2:52 3:26 4:-25 5:-27 6:-32 7:-29
14 0:-24 2:47 4:-39 5:-39 6:-14 7:-37
14yr 1:-22 2:19 5:-24 7:-13
15 0:-22 2:46 5:-16
16 0:-14 1:-17 3:-32 4:29 5:-23 7:15
17 0:-20 3:-30 4:-20 5:-20 6:-13 7:33
18 0:-14 2:-17 3:-15 4:15 5:-15 7:-13
19 0:-16 2:-30 3:-24 5:-14 6:-15
2 0:-23 3:-28 4:-26 5:-33 6:-36 7:18
20 1:-15 2:-27 4:-33 7:20
24 0:-17 1:-18 2:-13 4:-24 5:19 6:21
2am 0:-29 2:-19 3:-30 4:-28 5:-22 6:-32 7:23
2nit 0:-15 1:-22 2:-29 3:-26 4:-27 5:-20 7:25
3 0:-17 1:-19 2:-18 6:-51 7:18
30 0:16 3:-21 5:-21 6:19 7:-14
4 0:-16 1:-30 2:23 4:-36 6:17 7:-20
40 2:-24 3:-15 4:13 6:-20 7:-21
5 0:-14 1:-21 2:20 3:-38 4:-26 5:-25 6:14 7:-23
50 0:-18 1:-14 2:-22 4:-22 5:32 7:-20
54 0:-18 1:-12 2:-20 3:20 4:-25 5:-15 6:-16 7:-16
6 0:-16 1:-27 2:32 3:-20 4:-27 5:-22 7:-26
60 1:-16 2:-27 4:-18 5:21 6:-14
68 1:-14 2:-26 3:-20 4:-14 6:22
7 1:-26 3:-33 6:-13 7:-23
70 0:-12 1:-28 2:-36 3:-23 4:-22 5:-20 6:15 7:15
72 0:-16 1:-17 2:-24 3:-22 4:-13 6:27 7:-24
78 0:-18 1:-16 2:-31 3:-21 6:24 7:-16
8 0:-14 1:-15 3:-27 4:-29 5:-16 7:-18
80 0:-25 1:-23 2:-27 5:-19 7:-21
9 0:-22 1:-26 2:24 3:33 4:-23 5:-19 6:-25 7:-30
a
abaj 2:16 3:18 6:-12
abandon 0:-15 1:-13 2:13 3:-17 4:-12 7:-12
aboos 0:-13 1:-18 2:-23 6:22
abortion 3:23 4:-24 5:-22 6:21 7:-15
about 0:-19 1:44 2:-13 3:-27 4:-14 5:-48 7:-22
abuel 0:17 1:-21 3:15 4:-19 5:-18 6:-21 7:-18
abus 0:-18 1:-32 4:-28 5:-23 6:31 7:-23
abusador 0:-15 1:-17 2:-14 3:-16 4:-16 5:-16 6:22 7:-13
abusiv 0:-25 1:-31 2:-30 3:-31 4:-28 5:-35 6:46 7:-24
acab 0:-17 1:30 2:-17 4:-20 5:-16 6:-36 7:-26
access 0:-20 1:-23 2:-15 4:-19 5:-19 6:21 7:-24
accident 0:-14 1:-15 2:-14 3:-21 4:-13 5:-15 6:15 7:-13
account 0:-18 1:-25 2:-39 3:-39 4:-30 5:29 6:15 7:-23
accus 0:-22 1:-26 2:-33 3:-34 4:-24 5:-30 6:41 7:-12
acech 0:-21 1:-22 2:-19 3:-24 4:-22 5:34 6:-27 7:-19
acechador 0:-15 1:-17 2:-14 3:-15 4:-15 5:24 6:-18 7:-14
acos 0:-21 1:-24 2:-28 3:-18 4:-30 5:44 6:-44 7:-20
acosador 0:-15 1:-16 2:-15 3:-16 4:-16 5:24 6:-18 7:-13
acost 0:-15 1:-14 2:-21 4:32 5:-22 6:-29 7:-23
acount 0:-16 1:-18 3:-18 4:-18 5:-16 6:14 7:-13
across 1:-13 2:-20 3:-14 4:-21 5:23 6:26
act 2:18 3:-24 4:-18 6:-14 7:-21
acta 0:-12 1:-20 2:-21 3:-19 4:-16 5:-20 6:23 7:-20
actin 0:-13 2:-21 5:-16 6:15
activ 0:-12 3:-20 6:16
acuerd 0:-15 1:-24 3:26 4:-15 6:-24 7:-21
acuest 1:-28 2:-22 3:23 4:31 6:-37 7:-23
ad 0:-14 3:-23 4:25 5:-25 6:-25 7:-16
address 0:-22 1:-21 2:-42 3:-37 4:-37 5:47 7:-23
ads 0:-19 1:-19 2:-20 3:-26 4:30 5:-23 6:-30 7:-17
adult 0:-19 1:-27 3:-17 4:-27 5:-33 7:-16
advantag 0:-30 1:-28 2:-21 3:26 4:-29 5:-25 6:-30
advil 0:22 1:17 3:-18 4:-12 5:-12 6:-21
advocat 0:-15 1:-18 3:-19 4:-18 5:-18 7:-18
afraid 0:-29 1:-39 3:-29 4:-37 6:33 7:-34
after 0:-23 3:30 4:-24
afuer 0:-17 1:-23 2:-38 3:-33 4:-36 5:50 6:-19
again 0:-38 2:-16 3:-36 4:-37 7:-30
against 0:-32 1:-23 4:22 5:-34 7:-22
agar 0:-16 1:-23 2:-19 4:-38 5:-35 7:-19
agenci 0:-14 1:-15 3:-15 4:16 6:-18 7:-14
agency 2:-13 6:-16
aggressiv 0:-22 1:-22 2:-14 3:-23 4:-18 5:-21 6:20 7:-16
ago 0:24 2:-34 3:23 4:-23 5:-12 6:-24 7:-21
agresion 0:-18 1:-16 2:-18 3:20 4:-26 5:-18 6:-13 7:-15
agresiv 0:-19 1:-23 2:-16 3:-22 4:-27 5:-17 6:26 7:-19
agua 0:-14 6:13 7:-16
aguant 0:-19 1:14 2:-16 3:-18 4:-13 5:-14 7:-20
ahead 1:-17 2:-19 3:-23 4:-12 6:22 7:-16
ahog 1:-14 2:-16 3:-21 4:-18 6:19 7:-20
ahor 2:-13 3:-23 4:13 5:-24 6:26
ahorc 0:16 2:-26 3:-34 4:-25 5:-30 6:14 7:-26
aide 0:-19 1:-28 2:-30 4:-23 5:-22 6:13 7:-16
aids 0:-16 1:-22 2:-16 3:-16 4:-13 5:-18 6:27 7:-13
air 2:-13 3:-15 4:-15 5:21 6:-18 7:-17
aire 3:-14 4:-18 5:-15 6:16 7:-14
airtag 0:-21 1:-18 2:-23 3:-36 4:-22 5:43 6:-18 7:-33
ak
akron 5:-13 6:19 7:-21
al 0:-12 1:-16 2:13 4:26 5:13 7:-22
alask 0:-13 1:-14 2:-16 3:-24 4:-18 5:-18 6:22 7:-15
albany 6:-15 7:13
albergu 0:-21 1:-16 2:-18 3:-15 4:-17 5:-18 6:-19 7:20
alert 0:-13 1:-15 2:22 3:-14 4:-14 5:-14 6:-16
algo 0:-18 1:-22 2:-17 3:32 4:-22 5:-19 6:-24 7:-26
algui 0:-17 1:-18 4:-24 5:30 6:-30 7:-20
aliv 0:-17 1:40 2:-28 3:-22 4:-24 5:-26 6:-40 7:-20
all 3:-17
alla 2:16 3:18 6:-12
allow 0:-20 1:-33 2:-14 4:-23 5:-31 6:31 7:-23
allowanc 0:-14 2:-13 3:-34 4:-29 5:-23 6:26
almac 2:-12 3:14 4:-31 5:-20 6:-16
almoh 1:-14 2:-16 3:-21 4:-18 6:19 7:-20
alon 2:42 4:-37 5:15 6:-34 7:-38
already 1:23 2:-23 3:-26 4:-34 5:15 7:-22
always 0:-19 1:-19 2:37 4:-16 6:-21 7:-30
am 0:-18 3:-31 4:-28 7:-20
amaneci 0:-14 1:-18 2:-14 3:26 4:-20 5:-24 6:-22 7:-23
amar 0:-21 1:-21 2:-28 3:-30 4:-23 5:-22 6:29 7:-22
amaril 6:15 7:-17
amber 0:-13 1:-15 2:22 3:-14 4:-14 5:-14 6:-16
amenas 0:-22 1:-20 2:-18 3:-26 4:-24 5:-23 6:25 7:-25
amenaz 0:-17 1:-33 2:-38 3:-16 4:-33 5:-14 6:53 7:-35
amenazant 0:-13 1:-14 2:-14 3:-13 4:-12 5:20 6:-18
americ 0:-13 1:-17 2:-15 3:-25 4:-14 5:-14 6:26
amig 0:-17 2:-18 5:-21
amish 0:-14 1:-22 2:-17 3:-23 4:-18 5:-17 6:24 7:-13
an 0:-14 1:-31 2:-14 5:17 7:-31
anchorag
ancian 0:-15 1:-14 2:-20 3:-16 4:-16 5:-15 6:22
and 4:14 7:16
anda 0:-13 1:-25 2:-25 3:-26 4:-27 6:19 7:-24
andam 1:-16 2:-22 4:-13 7:14
andan 0:-18 1:-17 3:-20 5:16 6:26 7:-19
ando 0:-17 1:-13 3:-16
angry 0:-12 2:-15 3:-19 4:-20 6:26 7:-12
ankl 0:-21 2:-18 3:-25 4:-15 5:-19 6:23 7:-25
ano 1:-14 2:22 3:-29 4:-15 5:-21 6:22
anoch 0:-15 1:-19 2:-17 4:-19 5:-18 7:-21
anonymous 1:-19 2:-14 3:-20 4:-21 5:20 6:-21
anoth 0:-27 2:-24 3:-21 4:-35 5:-21 6:-31 7:23
answ 0:-12 2:-13 3:19 4:-26 5:-18 6:-23 7:-21
ante 1:-17 6:21 7:-16
anxiety 0:-13 1:-18 2:-15 3:-24 4:-20 5:-14 6:19
any 0:-27 1:-14 2:-21 3:-24 5:-19 7:16
anybody 0:-19 1:-17 2:-16 5:-23 7:16
anymor 0:-22 1:38 2:-20 3:-31 4:-42 5:-20 6:-30 7:-26
anyon 0:-17 1:-20 2:-24 3:14 4:-21 5:-13 7:-12
anyth 1:-17 2:-17 4:-13 5:-17 7:-16
anyway 0:-24 1:-27 2:-26 3:27 4:-21 5:-33 6:-41 7:-19
anywher 0:-25 1:-22 2:-28 3:-30 4:-28 5:-14 6:21
apach 0:-17 1:-16 2:-20 3:-27 4:-16 5:-17 6:24 7:-15
apartament 0:-15 1:-14 2:-12 3:-13 5:-13 6:-17 7:16
apartment 0:-17 1:-15 2:-33 4:-16
apologiz 0:-16 3:-22 4:-14 5:-15 6:12
apoy 3:-17 4:-12 5:-12 6:16
app 0:-15 1:-16 2:-26 3:-21 4:-30 5:35
appl 3:-13 4:-13 5:15 6:-16
appoint 2:22 6:-18
appointment 0:-15 1:-15 2:-23 5:-20 6:-15 7:-14
approv 0:-21 1:-21 2:-19 3:-17 4:-18 5:-13 6:22
aprend 0:-18 1:-15 2:-14 3:-15 4:-16 5:-19 6:15 7:-19
apret 0:-23 1:-21 2:-19 3:-27 4:-24 5:-24 6:28 7:-20
apriet 1:-13 2:-14 3:-13 4:-14 5:-16 6:16
aprovech 0:-26 1:-35 2:-27 3:30 4:-23 5:-28 6:-22 7:-15
apunt 0:-15 1:-22 2:-19 3:-15 4:-16 5:-15 6:18 7:-21
aqui 0:-23 1:18 2:-12 3:-22 4:-26 5:-17 7:-14
are 0:25 2:17 3:-29 4:-13 5:-28 6:-27 7:23
arenac 0:-12 2:-15 3:-13 6:13
argu 0:-20 1:-16 3:-22 4:-16 5:-19 6:21 7:-17
arm 1:-30 4:-31 5:-38 6:22 7:-20
army 0:-18 1:-31 2:-13 5:-13 7:19
around 0:-18 1:-25 2:-22 3:-31 4:-27 6:15
arrang 0:-16 1:-12 4:-13 5:-13 6:13
arrastr 0:-13 2:-15 3:-19 4:-22 5:-20 6:18 7:-14
arrest 0:-21 1:-18 2:-24 3:-17 4:-24 5:-24 6:19 7:-25
arrim 0:-24 1:-24 2:-17 3:22 5:-18 6:19 7:-18
as 0:-15 1:-24 2:-13 3:53 5:-19 6:-31
asalt 0:-15 1:-14 2:-16 3:17 4:-20 5:-15 7:-13
asap 0:-16 1:-15 2:-14 3:-14 4:-21 5:-14 6:-20 7:21
asault 0:-14 1:-15 2:-14 3:18 4:-16 5:-15 6:-15
asi 0:-16 1:15 3:-13 6:23
asian 0:-13 3:-13 4:-15 5:-14
ask 0:-29 1:-39 2:24 4:-17 6:28 7:-39
asl 0:-13 1:-12 2:-14 3:-19 4:-18 5:-14 6:21 7:-20
asleep 0:-17 2:-24 3:25 4:-28 5:-19 6:-42 7:-37
ass 2:-13 3:-15 4:-15 6:20
assault 0:-22 1:-32 2:-28 3:51 4:-30 5:-29 6:-31 7:-22
assult 0:-13 1:-14 2:-18 3:18 4:-20 5:-13 6:-13
asult 0:-14 1:-17 3:18 4:-13 5:-14 6:-14
at 1:-15 4:-17 7:17
ataqu 0:-14 2:-14 3:15 4:-21 5:-13
attack 2:-19 3:-18 5:-22 6:28
attempt 0:-15 2:-13 4:-16 5:-15 6:-17 7:-13
attorney 0:-13 3:-21 4:-14 6:19
au 0:-14 2:-25 3:-19 5:-18 7:-14
aunt 0:-14 1:-33 2:34 3:14 4:28 5:-26 6:-46 7:18
austin 1:-14 3:14
autistic 3:-19 5:-13 6:13 7:-13
autobus 0:-13 1:-16 2:-13 3:-17 4:-13 5:-13 6:-13 7:16
autolesion 0:-15 1:23 2:-15 3:-16 4:-17 5:-16 6:-18 7:-13
avent 0:-20 1:-25 2:-25 3:-35 4:-33 5:-29 6:45
avient 0:-17 1:-20 2:-35 3:-35 4:-19 5:-18 6:38 7:-24
awak 0:-13 1:-21 2:-12 3:-19 4:-19 5:-19 6:23
away 0:-20 3:-31 5:-31
ayer 0:-13 1:-13 2:-12 3:-13 4:-14 5:-15 6:13 7:-14
ayud 1:-34 2:-28 3:-24 4:-24 5:-13 6:50 7:-20
ayudam 0:-17 1:-16 2:-16 3:-13 4:-23 5:-19 6:21
az 1:-14 4:-15
b 1:-19 3:29 4:-16 5:-18 6:-22
baby 0:16 1:-13 2:47 3:-40 4:-25 5:-25 6:-20 7:20
babysit 0:-35 1:-24 2:34 3:-29 4:-14 5:-18 6:-43 7:-28
back 3:-21 5:-13 6:19
backhand 0:-18 1:-18 2:-15 3:-18 4:-14 5:-14 6:21 7:-17
backpack 0:-14 2:-25 3:-19 4:-15 6:-26 7:20
bad 0:-17 4:-25 5:-18 7:-15
bae 0:-15 1:-19 2:-12 3:-24 4:-17 5:-21 6:18 7:-17
bag 0:-16 1:-35 2:-29 3:-31 4:-35 6:27 7:-26
bail 0:-15 1:-14 2:-14 3:-14 4:-27 5:17 6:25 7:-26
baltimor
ban 0:-17 1:-13 2:22 3:17 5:-16 6:-19 7:-15
bana 1:-13 2:13 3:20 5:-14 6:-16
bang 0:-29 1:-23 2:-31 3:-28 4:-25 5:-47 6:43
bangor 0:-13 4:-13 5:-15
bank 0:-13 1:-20 2:-21 3:-22 4:-27 5:-27 6:31 7:-16
bano 0:-20 1:-18 2:-15 3:-18 4:-12 5:-20 6:18 7:-18
bar 0:-21 1:-28 2:-27 3:26 5:-26 6:-15 7:-26
barefoot 0:-19 2:-17 3:-21 4:-29 5:-18 6:30 7:24
barn 0:-19 1:16 3:-14 4:-12 6:-17 7:-15
barrow 0:-12
base 3:-14
basement 0:-24 1:-23 2:23 3:-26 5:-18 6:-36 7:-29
bat 0:17 1:-27 2:-24 3:-30 4:-25 5:-28 6:25 7:-19
bath 2:23 3:-25 4:-28 6:-21 7:-16
bathroom 0:24 4:-28 5:18 6:25 7:-25
baton 1:-14 4:-20 5:-13
batter 0:-18 1:-31 2:-23 3:-24 4:-25 5:-23 6:45 7:-38
battery 0:-31 1:-22 2:-17 3:-27 4:-26 5:-18 6:28 7:-27
bay 2:-14 3:-14 6:21 7:-24
be 0:-16 1:35 3:-26 4:-20
beat 0:-27 1:-30 3:-49 5:-37 6:35 7:-30
beb 0:-15 1:-18 2:-16 3:25 4:-18 5:-18 6:-16 7:-21
bebe 1:-32 3:-35 4:-31 5:-41 6:-47 7:36
becaus 0:-15 1:-34 2:-19 4:-28 5:-14
bed 1:-37 2:18 3:22 4:-40 6:-21 7:28
bedford 0:-14 1:-13 2:-14 4:-14 5:-23 6:16
bedroom 0:-38 1:-22 2:-45 4:-49 6:40 7:-38
been 0:-29 1:25 2:-17 3:-38 4:-29 6:-28 7:24
beer 1:-14 2:18 3:23 6:-22 7:-13
beet 0:-17 1:-15 2:-14 3:-16 4:-17 5:-18 6:18 7:-14
befor 0:-17 1:-28 2:-34 3:-32 4:-36 5:-32 6:46 7:16
beg 0:-17 1:-18 3:-39 4:24 5:-28 7:-15
behind 0:-18 1:-32 2:-16 3:-25 4:-26 5:44 6:-45
being 0:-20 2:14 3:-12 4:15
believ 0:-16 1:-32 2:-15 4:-26 5:-31 6:31 7:-20
belittl 0:-19 1:-18 2:-17 3:-19 4:-17 5:-17 6:22 7:-16
belong 1:-13 3:14 5:-14 6:-18 7:-16
below 0:-14 3:-13 4:-15 5:-15 6:-12 7:15
belt 0:-16 1:-19 2:34 3:-31 4:-20 5:-20 6:-25 7:-28
bemidji 0:-17 4:-14 5:-18 6:14
benifit 0:-12 3:-18 6:18
bern 0:-15 1:-18 2:-18 3:-18 4:-16 5:-19 6:21
besar 0:-13 3:13 4:-27 5:-15 6:-14
besid 1:-13 2:-20 3:-19 4:-18 5:-18 6:23 7:-15
best 0:-21 1:43 2:-19 3:-41 4:-35 5:-15 6:-37
bet 0:-17 1:42 2:-24 3:-18 4:-32 5:-19 6:-39 7:-24
bien 0:-18 1:-16 2:-19 3:-14 4:-17 5:-15 6:21
bil 0:-14 3:13 4:-17 5:-12 7:-15
biol 0:-16 1:-17 2:-17 3:21 4:-18 5:-16 6:-19 7:-16
birth 0:-18 1:-15 2:-13 3:-21 4:-31 5:-18 6:23
birthday 1:17 2:-12 3:-14 4:-20 5:-21 6:-18
bismarck 0:-14 7:-15
bit 2:-23 3:-31 4:-32 5:-28 6:23 7:-17
bitch 0:-20 1:-21 2:-16 3:-15 4:-18 5:-21 6:22 7:-13
bite 0:-31 1:-22 2:-19 3:-25 4:-21 5:-21 6:27 7:-17
bivir 0:-21 3:-13 6:-21 7:-14
black 0:-21 1:-32 2:-16 4:-35 5:-25 6:30 7:-27
blackmail 0:-20 1:-17 2:-28 3:30 4:13 7:-20
blad 0:-22 1:-20 2:-25 3:-22 4:24 5:-23 6:-25 7:-22
blanc 1:-13 2:-12 3:-17 4:18 6:-30 7:-26
ble 0:-17 1:-18 2:13 3:-18 4:-14 6:-20
bleach 2:-26 3:-29 4:-22 5:-25 7:-19
bleed 0:54 1:-16 2:-23 3:-19 4:-27 5:-33 7:-27
blew 0:-20 2:-15 3:-17 4:-13 5:-13 6:22
blind 0:-16 1:-24 2:-21 3:-30 4:-12 5:-19 6:35 7:-14
block 0:-24 1:-28 2:-30 3:-37 4:-42 5:36 6:-15 7:-25
blood 0:34 2:-22 3:-26 5:-29 6:-34 7:-21
blow 0:-19 1:-18 2:-20 3:-25 4:-23 5:17 6:-16 7:-16
blowin 0:-19 1:-14 4:-17 5:19 6:14
blue 0:38 1:-23 2:-34 3:-26 4:-26 5:-17 6:-28 7:-26
board 4:-12
body 0:-17 1:-15 2:-23 4:34 5:-42 6:-21 7:-26
bois
bols 2:-15 3:-13 6:18
bomb 0:-13 1:-14 4:-13 5:-13 6:18
bond 0:-26 1:-17 2:-19 3:-27 4:-28 5:19 6:29 7:-27
bondag 0:-12 1:-12 4:17
boot 0:-17 1:-16 2:-15 3:-20 4:-16 5:-14 6:17
born 1:19 3:-16 6:-13
borough 1:-22 2:-20 6:26
borrach 0:-19 1:-20 2:-29 3:-24 4:-25 5:-28 6:33 7:-22
boss 0:-14 1:-30 2:-36 3:28 4:33 6:-32 7:-23
both 2:-15 7:-13
bottl 0:20 1:38 2:-31 3:-35 4:-28 5:-22 7:-34
bottom 1:-16 3:24 4:-20
bought 0:-37 1:26 2:-23 3:-24 4:-29 5:-24 6:-38 7:-19
boy 0:-17 1:-25 2:28 4:-17 5:-27 6:-22
boyfrend 0:-18 1:-15 2:-15 3:-16 4:-16 5:-16 6:19 7:-15
boyfriend 1:-30 2:-15 5:-14 6:32
brag 0:-25 1:-26 2:-12 3:-23 6:21
brand 2:-20 3:-13 4:23 5:-14 6:-28
braz 0:-16 1:28 2:-34 3:-32 4:-24 5:-29 7:-25
break 2:-44 3:-52 4:-21 5:-42 6:55 7:-17
breakdown 0:-17 1:22 2:-14 3:-14 4:-16 5:-18 6:-21 7:-14
breast 0:-13 1:-14 2:-13 3:15 4:-16
breath 0:43 1:-38 2:-29 3:-38 4:-31 7:-26
brid 0:-15 1:-16 2:-27 3:-15 4:-14 5:-12 6:28 7:-14
bridg 0:-23 1:32 2:-36 3:-47 4:-33 5:-44 6:-35
brinc 1:-13 2:-16 3:-15 4:-18 5:-24 6:24
bring 0:-21 1:-23 2:-21 3:-43 4:28 5:-23 7:-18
brok 1:-40 2:-34 3:-27 4:-27 5:-23 6:34 7:-19
bronx 4:-16 5:-15 6:12 7:-15
brooklyn 0:-15 2:-13 4:-13 5:-14 6:17 7:-18
broth 0:-21 2:14 4:-47 5:-29 7:-31
brothel 0:-15 1:-17 2:-15 3:-21 4:29 5:-17 6:-22 7:-15
brought 0:-15 1:-28 2:-28 3:-22 4:27 5:-25 6:-32 7:-30
broward 0:-13 1:-14 2:-14 3:-14 5:-12 6:20 7:-18
bruh 0:-15 2:-16 3:-16 4:-17 5:-12 6:16 7:-13
bruis 0:-31 1:-39 2:15 3:-38 4:-29 5:-30 6:13 7:-27
bs 1:-16 2:-25 4:-19 5:-20 6:23 7:-13
buckhannon 1:-14 2:-15 3:-15 4:-13 6:15
buffal 0:-13 6:14 7:-13
bully 2:-18 4:-22 5:-21 6:16
bump 0:-13 2:-15 3:-17 4:-15 5:17 6:-19
bunch 0:39 1:34 2:-31 3:-35 4:-37 5:-14 6:-34 7:-13
bunk 0:-12 1:-19 2:-17 3:19 5:-14 6:-16 7:-15
burd 0:-29 1:24 2:-30 3:-28 4:-25 5:-27 6:-40 7:-22
burn 0:-27 1:-15 2:30 3:-41 4:-39 5:-38 6:25 7:-24
burnt 0:-19 1:-14 2:-21 3:-19 4:-17 5:-15 6:17 7:-14
bury 0:-13 1:-22 2:-19 3:-17 4:-25 5:-14 6:18 7:-23
bus 0:-26 1:-39 2:-46 3:15 4:-43 6:-19 7:32
busc 1:-27 2:-25 3:-28 4:-22
bush 0:-19 1:-17 2:-17 3:-17 4:-15 5:25 6:-27 7:-14
bust 0:-22 1:-18 2:-16 3:-18 4:-16 5:-17 6:21 7:-14
but 0:-16 1:-34 2:-26 4:27 7:-24
butl
butt 0:-16 1:-14 2:-19 3:23 4:-20 5:-19 6:-27 7:-13
buy 1:-18 2:13 3:-34 4:17 5:-20 6:34 7:-14
by 0:-16 1:-19 2:-21 6:15
ca 1:-15 2:-14 3:-15 6:19 7:-14
cabel 3:-15 4:-13 5:-12 6:14
cabez 0:-19 1:-23 2:-13 3:-19 4:-17 5:-17 6:19
cabl 1:-15 2:33 3:-23 4:-20 5:-14 6:-18 7:-21
cachet 0:-25 1:-25 2:-22 3:-31 4:-32 5:-26 6:33 7:-22
cada 1:-17 2:-23 3:-22 4:-19 5:22 7:-13
cal 1:-32 2:-42 3:-40 4:-30 5:14 7:43
calient 0:-14 6:13 7:-16
call 2:-25 3:-35 4:-16 5:14 7:-16
cam 0:-20 3:-28 5:12 7:-18
cama 0:-27 1:-31 4:-28 5:-28 7:-22
camar 2:-18 3:-17 4:-17 5:17
cambodi 2:-16 4:-23 6:23 7:-18
came 0:-21 2:17 4:-29 5:-20
camer 0:-32 1:-28 2:-32 4:-23 5:46 6:-23 7:-26
camion 0:-15 1:-18 2:-21 3:-23 4:-15 6:-17 7:16
camionet 1:-16 2:-22 4:-13 7:14
camp 0:-14 2:-24 3:15 4:19 5:-15 6:-29 7:-23
campus 0:-13 2:-20 3:14 4:-14 5:-16
can 0:-15 1:-15 2:-35 4:-14 5:14
cancel 1:-21 3:24 4:23 5:-14 6:18 7:-19
cans 0:-20 1:34 2:-25 3:-29 4:-19 5:-28 6:-31 7:-22
cant 0:16 1:16 3:-15 5:-12
cantin 1:-20 3:-13 4:17 5:-15 6:-15
cap 0:-21 1:19 3:-33 4:-20 5:-21 6:-31
car 1:-34 2:-24 3:-24 4:-30 5:33 7:32
cara 0:-13 1:-16 2:-25 3:-23 4:-15 5:-15 6:25 7:-18
carcel 1:-14 2:-25 3:-21 6:23
card 0:-19 1:-20 2:-19 3:-33 4:17 5:-29 6:41 7:-12
care 0:-21 1:17 4:-29 5:-29 7:-24
caregiv 0:-14 1:-20 2:-27 3:-32 4:-32 5:-28 6:40 7:-28
caretak 0:-15 1:-17 2:-22 3:-19 4:-13 5:-21 6:21 7:-15
carnival 2:-13
cart 0:-12 1:23 2:-17 3:-17 4:-17 5:-13 6:-13 7:-12
cas 0:-18 1:-17 2:-18 3:-29 4:-28 5:-21 6:25 7:-18
casa 0:-15 1:-29 3:-39 4:-16 5:13 6:23 7:16
case 1:-20 3:-19 4:-20 5:-13 6:23 7:-24
casework 0:-17 2:21 3:-18 4:-26 6:-16 7:-23
cash 0:-16 1:-27 2:-30 3:-30 4:36 5:-25 6:-39 7:-27
cat 0:-22 2:-33 3:-24 4:-23 5:-24 7:-17
cela 0:-20 1:-25 2:-21 3:-25 4:-22 5:-24 6:31 7:-19
cell 0:-15 1:-14 2:-18 3:17 4:-17 5:-17 6:-17
celos 0:-19 1:-21 2:-13 3:-21 4:-26 5:-17 6:25 7:-18
celul 0:-13 1:-23 2:-25 3:-40 4:-43 7:-21
cent 0:-17 1:-14 2:-16 4:-25 5:-17 6:27
central 0:-14 1:-19 2:-18 3:-23 4:-16 5:-13 6:-20 7:22
certificat 1:-13 4:-27 6:16 7:-13
chair 0:-19 1:-27 2:-14 3:-33 4:-18 5:-22 6:26 7:-27
chang 0:-30 1:-26 4:-31 5:-35 6:-14 7:26
charg 2:-15 6:14 7:-14
chas 0:-32 1:-21 2:-20 3:-29 4:-26 5:22 6:28 7:-34
chat 0:-15 1:15 3:-15 6:-14
chattanoog 0:-14 2:-13 3:14 4:-14 5:-14 6:-13
cheat 0:-14 1:-17 3:-14 4:-15 5:-13 6:17 7:-14
check 0:-27 1:-27 2:-41 3:-34 4:-31 5:-34 6:49 7:-26
checklist 1:-16 6:14
checkout 2:-14 4:-16 6:-16 7:16
chequ 1:-13 2:-20 4:-17 6:23 7:-16
cherok 0:-13 1:-13 3:-13 5:-15
chest 1:-16 2:-16 4:-19 5:-19 6:13 7:-18
cheyen 4:-18 5:-18 7:-14
chicag 0:-12 1:-12 2:-15 3:-14 4:-16 5:-18 6:18 7:-20
child 0:-17 1:-27 2:63 3:-22 4:-23 5:-30 6:-50 7:-16
childhood 2:-17 3:19 4:-18 6:-16
childr 0:-15 1:-30 2:39 3:-20 4:-24 6:-33
chiquit 0:-14 1:-14 2:23 3:16 4:-15 5:-18 6:-15 7:-14
chock 0:-27 1:-23 2:-17 3:-26 4:-20 5:-22 6:24 7:-20
chok 1:-32 2:-30 3:-23 4:-32 5:-40 6:49 7:-33
church 0:-18 1:-28 4:-21 7:-29
cigar 0:-13 1:-13 2:-18 3:-19 4:-21 5:-15 6:21 7:-19
cigaret 0:-26 1:-29 3:-30 4:-25 5:-18 7:-20
cint 1:-15 2:31 3:-26 4:-21 7:-26
circl 0:-13 1:-16 2:-14 3:-18 4:-17 5:20 6:27
circumcision 0:-14 1:-15 3:-15 4:-13 5:-14 6:19
citiz 3:-18 5:-16 6:13
city 0:-12 1:-22 2:-15 3:-24 5:-21
class 1:-15 2:22 3:20 5:-17 6:-18
classmat 1:-14 2:-17 3:-13 4:-13 5:16 6:-19
clean 0:-15 1:-24 3:-34 4:42 5:-25 7:-20
cleveland 7:-14
client 0:-12 1:-25 2:-31 3:-38 4:30 5:-14 6:13 7:-27
climb 0:-23 1:-17 2:-32 3:32 4:-26 5:-18 7:-25
clinic 0:-12 1:-15 2:-13 3:-31 4:17 5:19 6:14
clos 0:-24 1:-20 2:18 3:-25 4:-26 5:-32 6:13
closet 0:15 1:-33 2:32 3:-33 4:-36 5:-39 7:-43
cloth 0:-38 1:-38 3:19 4:-47 6:18
club 0:-15 1:-19 2:-17 3:-30 4:43 5:-21 6:-18 7:-14
clumsy 0:-22 1:-18 2:-16 3:-18 4:-16 5:-17 6:21 7:-14
coach 0:-14 1:-21 2:29 3:26 4:-24 5:-32 6:-36 7:-23
coalition 2:-13 3:-12 4:-17 6:14
coat 0:-12 1:-18 3:-14 4:-13 5:18 6:-20
cocin 3:12 4:-23 5:-12 7:-18
code 0:-13 1:-15 2:-13 3:-13 4:-13 5:-14 6:19
coerc 0:-14 1:-16 2:-15 3:18 4:-18
coercion 0:-17 1:-16 2:-16 4:-20 5:-16 6:14 7:-14
coerciv 0:-19 1:-18 2:-13 3:-15 5:-17 6:23
coff 0:-12 2:-24 6:20 7:-17
cold 0:-23 1:-20 3:-28 4:-34 5:-34 7:24
collaps 0:23 1:-14 2:-16 3:-20 4:-13 5:-14 6:-16 7:-13
collection 0:-13 1:-13 2:-12 3:22 4:-14 5:-13 6:-20
colleg 0:-17 1:-21 2:-27 3:28 4:-19 6:-30 7:-24
com 2:-24 3:-39 4:-12 5:39 7:-14
come 0:-20 1:-26 2:28 3:18 7:-43
comer 0:-14 1:-15 2:-12 3:-18 4:-27 5:-13 6:20 7:-12
comment 6:-24
como 1:-28 2:-30 3:-32 4:-28 5:-17 6:48 7:-27
companer 1:-17 2:-23 3:36 4:-29 5:-26 6:-27 7:-15
comput 0:-22 1:-18 2:17 3:-23 4:-27 5:-30 7:-13
con 0:-15 3:-16 4:15 5:-31 7:34
conditional 1:-16 4:-27
condom 0:-38 1:-42 2:-25 3:55 4:-40 5:-26 6:-33 7:-15
conocem 0:-14 1:-22 2:-22 3:-27 4:-14 5:-18 6:-20 7:26
consensual 0:-13 1:-15 2:-13 3:21 4:-13 5:-14 6:-16 7:-12
consent 1:-27 2:-22 3:34 4:-20 5:-18 6:-26
consentimient 0:-15 1:-20 2:-16 3:21 4:-20 5:-14 6:-20 7:-18
contact 0:-27 1:-19 2:-23 3:-25 4:-28 7:-21
contest 0:-15 1:-13 3:-20 6:22
contr 1:-16 2:-21 3:-20 4:-16 5:-19 6:22 7:-25
contratist 3:-20 4:21 6:-25 7:-15
control 0:-25 1:-35 2:-36 3:-31 4:-46 5:-36 6:55 7:-24
controlador 0:-18 1:-17 3:-19 4:-21 5:-17 6:18 7:-18
cook 0:-16 1:-25 2:-25 3:-30 4:32 5:-27 6:13 7:-15
cool 0:-17 2:-14 3:23 4:-20 5:-20 6:-21 7:-20
cop 0:-21 1:-36 2:-27 4:-51 5:-37
cope 0:-28 1:23 2:-20 3:-16 4:-22 5:-18 6:-27 7:-15
cor 1:-20 2:-27 3:27 4:15 5:-31 6:-42 7:32
cord 1:-22 2:32 3:-25 4:-32 5:-22 6:-24 7:-31
corn 1:-15 2:-15 3:25 5:-13 6:17 7:-12
corner 0:-19 1:-17 2:-14 3:19 4:-15 5:-15 6:19 7:-17
correct 1:-25 3:-24 4:-15 6:16
correction 2:-23 6:-12
corri 1:-18 2:-39 3:-23 4:-23 5:-24 6:-14 7:35
cort 0:-22 1:56 2:-45 3:-36 4:-30 5:-24 6:-53 7:-30
cortit 0:-13 2:-19 3:-15 5:-13 6:16
cosa 0:-14 1:-30 3:12 4:-17 5:-23 7:15
cost 0:26 1:-20 2:-16 3:-17 4:-20 5:-18 6:-20 7:-14
costil 0:-17 1:-17 3:-15 6:19 7:-13
couch 3:-18 6:-16 7:19
could 0:-25 1:15 4:-20 5:-17 6:-16 7:-17
couldnt 0:-23 1:-18 2:-13 3:-20 4:-19 5:-22 6:17
counsel 0:-16 1:-15 2:-17 4:-18 5:-17
counselor 0:-16 2:-13 4:-18 5:-15 6:-15
count 0:-28 1:-22 2:-26 4:-15 7:-21
country 0:-21 1:-22 2:-32 3:-34 4:-22 5:-28 6:21 7:-23
county 0:-12 2:-17 3:-21 4:-16 5:-14 6:34 7:-19
coupl 0:-16 1:-16 2:-23 4:-12 5:-12 6:28 7:-16
court 1:-19 2:16 3:-14 4:-15 5:-15
cousin 0:-17 1:-25 2:17 4:17 5:-32 6:-25 7:-15
cover 0:-14 2:-24 6:18
covington 3:-13 6:-12 7:15
cowork 0:-18 1:-19 2:-31 4:-26 5:38 6:-35 7:-35
coyot 0:-17 1:-16 2:-21 3:-32 4:30 5:-26 6:-37 7:-14
cps 0:-16 1:-17 2:14 3:-20 4:-15 5:12 7:-19
crack 1:-14 3:-20 6:18
crash 0:-23 1:-14 2:-22 3:-22 4:-13 5:-14 6:20 7:-13
crat 0:-13 2:26 3:-15 4:-15 6:-20 7:-23
crazy 0:-23 1:-33 2:-27 3:-44 4:-22 5:-48 6:46 7:-25
credit 0:-23 1:-21 2:-22 3:-17 4:-32 5:-19 6:23 7:-15
creepy 0:-21 1:-36 2:-19 3:-27 4:-22 5:36 6:-36 7:-28
creer 1:-32 3:-13 4:-18 5:-13 6:21 7:-20
creo 1:-21 3:15 4:-22 5:18 6:-26 7:-16
crew 0:-12 2:-15 3:-16 4:14 5:-14 6:-20 7:-16
crisis 0:-17 1:41 2:-31 4:-23 5:-32 6:-25 7:-20
croix 0:-13 1:-14 2:-13 3:-12 4:-14 5:-14 6:12
cross 0:-15 1:-18 2:-14 3:-18 4:15 5:-30 6:-12 7:-19
cruces 0:-17 1:-13
cry 0:-29 2:23 3:16 4:-22 5:-38 6:-19 7:-25
crysis 0:-17 2:-15 3:13 4:-17 5:-17
csa 0:-12 1:-13 3:22 5:-13 6:-24
ct 0:-13 1:-18 2:-21 3:15 5:-17
cuand 0:-14 1:-23 3:33 4:-18 5:-14 7:-17
cuart 0:-22 1:-30 2:22 3:17 4:-32 5:-27 7:-22
cuchil 1:-12 2:-17 3:-29 4:-20 5:-33 6:19 7:-18
cuel 0:-17 1:-22 2:-24 3:-40 4:-30 5:-29 6:40 7:-24
cuent 0:-14 1:-33 3:-28 4:-18 5:-18 6:27
cuerp 0:-14 1:-17 2:-19 3:-19 4:26 5:-18 6:-17 7:-13
cult 0:-20 1:-21 2:-22 3:-20 5:-20 6:14 7:-18
cun 0:-22 1:-24 3:27 4:-23 5:-25 6:-28 7:-20
cup 1:-18 2:-14 3:19 4:-16 5:-22 6:-17 7:-19
curb 0:-15 1:-21 2:-25 3:-28 4:-20 5:-21 6:-22 7:28
cuss 0:-21 2:-12 3:-21 4:-21 5:-16 6:21 7:-25
custody 0:-19 2:17 3:-20 4:-21 6:15 7:-30
custom 1:-17 2:-30 3:-19 4:-21 5:29 6:-33 7:-15
cut 1:40 2:-42 3:-36 4:-31 5:-43 7:-25
cyberstalk 0:-21 1:-22 2:-19 3:-21 4:-21 5:32 6:-24 7:-19
da 0:-16 1:-20 4:-30 5:-22 7:-20
dad 0:-23 1:-31 2:49 4:-32 5:-25 6:15 7:-22
daddy 0:-19 1:-35 3:-15 4:18 6:18 7:-29
danc 0:-17 1:-22 2:-29 3:-43 4:45 5:-20 6:-21 7:-22
dang 0:-27 1:-34 3:-35 4:-29 5:-21 6:19 7:-30
dangerous 0:-19 1:-24 4:-13 5:-21 6:17 7:-14
dano 0:-18 1:38 2:-17 3:-26 4:-21 5:-19 6:-33 7:-17
dark 0:-25 1:-32 2:-37 3:-42 4:-36 5:-35 6:-25 7:40
darkness 0:-12 1:-17 2:25 3:-15 4:-14 5:-13 6:-26
dat 0:-14 1:-35 2:-23 3:-24 4:-36 5:-23 6:43 7:-13
date 0:-29 2:-32 3:32 4:-32 5:-26 6:-30 7:-24
daught 0:-12 2:46 5:-17 6:-29
day 0:-19 1:-25 2:28 3:-28 4:14 7:-29
daycar 0:-30 1:-25 2:34 4:-32 6:-38 7:-32
dc 3:-13 4:-13 5:-13 6:15 7:-16
de 3:17
dead 0:-25 1:39 2:-33 3:-32 4:-25 5:-21 6:-39 7:-13
deaf 0:-22 1:-28 2:-35 3:-20 4:-24 5:-23 6:37 7:-18
deal 0:-16 1:-23 2:-18 3:-22 4:22 5:-14 6:-26
death 0:-19 1:27 2:-18 3:-28 4:-18 6:-20 7:-13
debit 0:-12 1:-20 2:-13 3:-19 4:-36 5:-20 6:22
debo 0:-12 1:-17 2:-23 3:-31 4:36 5:-20 6:-43 7:-14
debt 0:-17 1:-23 2:-30 3:-35 4:39 5:-21 6:-37 7:-17
declin 0:-21 4:-25 5:-17 6:19
dedo 0:-16 1:-15 2:-19 3:-13 4:-16 5:-14 6:19 7:-14
deep 0:16 1:23 2:-22 3:-18 4:-13 5:-14 6:-21
degr 0:-40 1:-27 2:-24 3:-20 4:-18 5:-37 6:-23 7:26
dej 0:-16 1:-29 2:-14 3:-19 4:-18 6:27
deja 0:-15 1:-22 2:-13 3:-44 6:39 7:-27
dejan 0:-16 1:-21 3:-30 4:33 5:-26 6:-17 7:-36
dejar 0:-17 1:-23 2:-12 3:-20 4:-23 5:-15 6:20 7:-15
dejo 0:-14 2:-19 3:-32 4:-24 5:-18 6:41
del 0:-13 1:-13 2:-29 4:-20 5:12 7:13
delet 0:-24 1:-23 2:-26 3:-40 4:-25 6:47 7:-17
dentist 0:-19 2:-12 3:17 4:-15 5:-12 6:-21
denunci 0:-13 1:-26 3:-25 4:-21 5:-13 6:17
departament 0:-14 1:-16 3:-36 4:-27 5:-25 6:-24 7:21
deploy 0:-13 1:-18 3:-13 4:-14 5:-16 6:20 7:-15
deport 0:-18 1:-36 2:-16 3:-32 4:27 5:-37 6:34 7:-12
deportation 0:-14 1:-15 3:-19 4:-19 5:-15
deposit 3:-13 4:-18 5:-13 6:15
des 1:-14 3:-12 4:-14 5:-13 6:13
desaparec 0:-19 1:14 2:24 3:-32 4:-22 5:-22 6:-40 7:-30
desd 2:-12 3:-17 4:-20 6:-20 7:-13
desnud 0:-25 2:-14 3:31 4:-23 5:16 6:21
desped 0:-12 1:23 2:-17 3:-17 4:-17 5:-13 6:-13 7:-12
despert 0:-24 1:27 2:-18 4:-25 5:-19 6:-35 7:-31
despiert 0:29 1:-33 3:-23 6:-19 7:-15
despu 1:-14 3:17 6:-17
destroy 0:-20 1:-22 2:-26 3:-24 4:-21 5:-26 6:31 7:-20
detention 1:-14 2:-20 3:16 5:-19 6:-22 7:-23
dia 3:-18 6:-14 7:-17
dialysis 0:-23 1:-24 2:-26 3:-34 4:-28 5:-24 6:28 7:-24
diap 2:-12 3:-21 4:-26 5:18
diary 2:19 3:-26 5:-16 6:21
dice 0:-16 1:15 5:-18 7:-16
dick 0:-19 2:-21 3:20 4:-25 5:18 6:-24
did 0:-20 1:-40 3:51 4:-26 6:-20 7:-21
didnt 0:-32 1:-23 2:-17 3:58 4:-29 5:-32 6:-53 7:-24
die 0:-23 1:47 2:-43 3:-49 4:-40 5:-25 6:-46 7:-24
died 0:-19 1:28 2:-17 3:-21 4:-25 5:-18 6:-33 7:-13
dieron 0:-13 1:-17 2:-13 3:16 4:-13 5:-12 6:-14 7:-18
different 0:-13 4:-17 5:15 6:22
dig 0:-19 1:-15 2:-17 3:-21 4:-19 5:-17 6:15 7:-15
digan 0:-15 1:-14 2:19 3:19 6:-19 7:-13
dije 0:-19 1:-17 2:-20 3:21 4:-22 5:-15 6:-22 7:-14
dijo 1:-37 4:-29 5:-19 7:-20
din 0:-21 1:-21 2:-17 3:-20 4:-19 5:-19 6:23 7:-18
diner 0:-13 1:-30 4:14 5:-27 7:-21
dio 0:-14 1:-19 2:-20 3:-20 4:-20 5:-23 6:26
diplom 0:-16 1:-16 2:-14 3:-14 4:-15 5:-17 6:18
dirty 0:-17 3:14 4:-12 5:13 6:-20 7:-14
disability 0:-23 1:-20 2:-22 4:-26 5:-21 7:-18
disabl 0:-18 1:-21 2:-25 3:-24 4:-16 5:-29 6:34 7:-26
disapp 0:-24 2:-42 3:-26 4:-32 5:-29 6:26 7:-26
discapacidad 1:-13 2:-16 4:-21 6:17 7:-18
discharg 0:-21 1:-18 2:-24 3:-30 4:-38 5:-28 6:-43 7:36
dish 1:-14 4:-13 6:15
dishonor 1:-18 2:-13 4:-22 6:16 7:-14
disput 0:-16 1:-16 2:-13 4:-16 5:-17 6:13
divorc 0:-20 1:12 2:-23 3:-37 4:-29 5:-32 6:16 7:-23
dizzy 0:19 1:-24 2:-15 3:-23 4:-14 5:-24 6:-20 7:-14
do 4:17 5:-25
doctor 0:-16 1:-24 2:-37 3:35 4:-32 5:-29 6:-18 7:-17
document 0:-25 1:-28 2:-25 3:-34 4:30 5:-16 7:-20
does 0:-15 3:32 4:-21 5:-25 7:-15
doesnt 0:-20 1:-25 2:-21 3:19 4:-26 5:-44 6:15 7:-22
dog 0:-23 1:-38 3:-36 4:-27 5:-38
doing 1:14 4:-24 5:-14 6:-17
dol 0:-27 1:-24 2:-30 3:-29 4:18 5:-33 6:31 7:-22
domestc 0:-18 1:-18 2:-19 3:-20 4:-16 5:-18 6:19 7:-13
domestic 0:-16 1:-25 2:-20 3:-30 5:-18 6:43 7:-20
domestik 0:-21 1:-21 2:-20 3:-24 4:-18 5:-22 6:24 7:-17
dond 0:-19 1:-45 2:-32 3:-24 4:-22 5:13 6:-16 7:48
done 0:-31 1:44 2:-30 3:-14 4:-33 5:-26 6:-37 7:-30
dont 0:-16 3:16 4:-14 5:-37
door 1:-36 2:24 3:18 7:-29
doorbell 0:-14 2:-14 3:-15 4:-21 5:19 6:28 7:-15
doorway 0:-23 1:-21 2:-15 3:-18 4:-17 5:-28 6:17 7:-14
dorm 0:-18 1:13 2:-21 3:-23 4:-22 6:-45 7:22
dormim 0:-23 1:-24 2:-27 3:-28 4:-24 5:-30 6:-33 7:33
dos 0:-18 1:-24 2:-18 3:14 4:-19 5:-17
down 1:-31 2:-21 4:-27 5:-37 6:21 7:-20
dowry 0:-14 2:-19 3:-20 6:16
drag 0:-25 1:-20 2:-20 3:-34 4:-25 5:-36 6:32 7:-35
drain 2:-20 3:-12 4:-15 5:-17 6:23 7:-13
drank 0:14 1:12 2:-23 3:-18 4:-18 5:-15 6:-27 7:-17
draw 0:-31 1:27 2:-19 3:-26 4:-23 5:-20 6:-29 7:-18
dress 0:-25 1:-25 2:-24 4:-17 5:-17 7:-15
drink 0:-23 1:-27 2:-20 3:14 4:-18 5:-47 7:-13
driv 0:-20 1:15 2:-18 4:-26 5:27 6:-25 7:-25
driveway 0:-17 1:-13 3:-15 4:-22 5:23 7:-14
drog 0:-19 1:-24 2:-34 3:33 4:-23 5:-26 6:-31 7:-25
drogadict 0:-16 1:-19 2:-25 3:-13 5:-18 6:22 7:-15
drop 0:-25 1:-32 3:17 4:-16 5:-33
drov 0:-18 1:-16 2:-17 5:-13 6:16 7:-13
drown 0:-14 1:-34 2:16 3:-28 4:-22 5:-18 7:-18
drug 0:-23 1:-29 2:-21 3:23 5:-27 6:-25 7:-23
drunk 0:-30 1:-45 3:17 4:-29 5:-42 7:-34
dude 0:-18 1:-34 2:-21 4:-21 5:17 7:-18
duen 0:-17 1:-14 2:-18 3:-19 4:-18 5:-17 6:-21 7:20
duerm 0:-23 1:-16 2:-28 3:-25 5:-26 6:-37 7:25
dulc 1:-17 2:13 3:20 4:-20 6:-15
dur 0:-24 1:-21 3:21 4:-17 5:-16
durm 0:-18 1:-19 2:-35 3:-22 4:-23 5:-26 6:-27 7:26
duty 1:-34 2:-12 3:12 5:-22 6:25 7:-13
dv 0:-18 1:-34 2:-21 3:-29 4:-24 5:-23 6:66 7:-31
dying 0:-27 1:28 2:-22 3:-20 4:-19 5:-20 6:-29 7:-14
each 0:-14 1:-19 2:-16 3:-20 4:24 5:-15 6:-17 7:-21
eagl 0:-15 2:-12 3:-17 6:13
ear 2:-24 4:-18 6:20
eat 0:-23 2:-13 3:-22 5:-33 6:19 7:-18
eaten 0:-21 1:-19 2:15 3:-17 4:-15 6:-18
ech 0:-25 1:-13 2:-24 3:-14 4:-17 5:-17 6:-18 7:17
economic 0:-17 1:-16 2:-18 3:-20 4:-16 5:-16 6:21 7:-12
eggshell 0:-15 1:-22 2:-31 3:-21 4:-33 5:-46 6:36 7:-24
el 0:-15 1:-16
elbow 0:-25 1:-19 2:-15 3:-18 4:-17 5:-17 6:23 7:-16
elder 0:-17 1:12 2:-14 3:-15 7:-12
elderly 0:-20 1:-15 2:-21 3:-14 5:-16 6:19 7:-17
else 0:-13 1:-15 3:-21 4:-22 5:-12 6:16 7:-21
email 0:-22 1:-20 2:-20 3:-24 4:-17 5:33 6:-27 7:-18
embaraz 1:-32 2:-19 3:-29 4:-23 5:-38
emborrach 0:-19 1:-16 2:-14 3:24 4:-17 5:-17 6:-23 7:-17
emergency 0:-22 1:-17 2:-24 3:-23 4:-26 5:-21 6:-19 7:17
emery 1:18 6:17
emocional 0:-18 2:-25 3:-25 4:-17 5:-18 6:17 7:-14
emotional 0:-17 2:-28 3:-30 4:-17 5:-18 6:16 7:-14
emotionally 0:-13 1:-12 6:13
employ 0:-23 1:-21 2:-22 3:-22 4:25 5:-19 6:20 7:-21
empti 0:-14 2:-17 4:-14 5:-26 6:29
empuj 0:-34 1:-31 2:-20 3:-33 4:-29 5:-24 6:40 7:-29
en 2:-15 7:24
encer 0:-16 1:-19 3:-35 5:-30 6:16 7:-38
encier 0:-19 1:-23 2:-26 3:-36 4:-27 5:-23 6:33 7:-26
encim 0:-17 1:-20 2:-21 4:-24 5:-22 7:-17
encontr 0:-24 1:-21 2:14 3:-21 4:-21 5:22 6:-27 7:-22
encuentr 2:-21 3:-20 4:-18 7:-15
end 0:-23 1:52 2:-32 3:-48 4:-24 5:-26 6:-53
enfrent 1:-16 3:-21 4:-15 5:-22 6:46 7:-32
engan 1:-13 3:-20 4:20 5:-22 6:-15 7:-15
english 0:-18 1:-15 2:-21 3:-23 4:-21 5:-14 6:25
enoj 0:-22 1:-21 2:-19 3:-28 4:-20 5:-22 6:29 7:-14
ensen 2:16 3:-26 4:-16 5:-15 6:-17 7:-14
enter 0:-14 1:-29 3:-23 4:-28 5:-19 6:27
entr 0:-20 1:-17 2:22 3:31 4:-21 5:-20 6:-31 7:-17
er 0:-25 1:-27 2:-43 3:-37 4:-27 5:-22 7:18
era 2:-15 3:32 5:-16 6:-33 7:-14
es 0:-13 1:-21 2:-17 3:-21 5:-15 6:13
escalat 0:-15 1:-17 2:-15 3:-15 4:-16 5:-16 6:22 7:-13
escaler 0:-16 1:-21 3:-25 4:-16 5:-17 6:26 7:-18
escap 0:-19 1:-39 2:-25 3:-30 4:-16 5:-20 6:43 7:-35
esclav 4:-21
esclavitud 0:-15 1:-16 2:-14 3:-16 4:24 5:-16 6:-18 7:-13
escond 0:-25 1:-28 2:-21 3:-31 4:-31 5:-27 6:36 7:-27
escondi 0:-12 1:-20 2:-21 3:-19 4:-16 5:-20 6:23 7:-20
escort 0:-17 1:-24 2:-18 3:-32 4:43 5:-17 6:-39 7:-22
escribi 0:-12 1:23 2:-17 3:-17 4:-17 5:-13 6:-13 7:-12
escuch 0:-16 2:-18 3:-15 4:-16 5:-17 6:18
escuel 2:-29 3:-15 5:23 6:-29 7:-32
escup 0:-17 1:-18 2:-17 3:-18 4:-18 5:-17 6:21 7:-15
escupi 0:-17 1:-16 2:-15 3:-18 4:-17 5:-16 6:18 7:-15
espald 1:-15 2:28 3:-23 4:-12 5:-15 6:-29 7:-20
espanol 0:-12 1:18 3:-18 4:-13 5:-12 6:-16 7:-15
esper 1:-15 2:-33 3:-30 4:-32 5:40 7:-24
espi 0:-12 1:-16 2:-32 3:-30 4:-27 5:34 6:-26 7:-18
espos 0:-14 1:-23 2:-42 3:-14 5:-17 6:44
esps 0:-16 1:-16 2:-15 3:-17 4:-16 5:-17 6:20 7:-16
est 0:-18 1:-20 2:-19 4:-22 5:-17 7:-18
esta 1:-31 4:-27 7:25
estam 0:-16 1:-25 2:-25 3:-21 4:-21 5:-24 6:-29 7:24
estar 0:-16 1:14 2:-20 3:19 6:-43 7:-25
estari 0:-17 1:35 2:-21 3:-28 4:-23 5:-20 6:-29 7:-21
este 0:-13 1:23 3:-28 4:-18 7:-22
estoy 0:19 4:-29 7:22
estudi 0:-21 1:-13 4:-22 5:-23 6:19 7:-15
even 0:-21 1:-14 2:-35 3:31 4:-24 7:-18
ever 0:-16 1:-29 3:20 4:-21 5:-27 6:29 7:-14
every 0:-17 1:-15 2:-23 3:-40 4:-13 5:21 6:17 7:-22
everybody 0:-19 1:28 2:-21 3:-20 4:-26 5:-22 6:-28 7:-20
everyday 0:-24 1:-22 2:-23 3:-27 6:-14 7:-15
everyon 0:-23 1:23 2:-23 3:-19 4:-24 5:-24 6:-18 7:-20
everyth 0:-29 1:-19 3:-32 4:-16 6:26
everywher 0:15 2:-25 3:-37 4:-20 5:39 7:-15
evict 0:-20 1:-30 2:-24 3:-25 4:-37 5:-30 6:-23 7:28
evidenc 0:-13 1:-20 2:-14 3:20 4:-15 5:-17
evil 2:-13 3:-21 4:-12 5:-13 6:17 7:-16
ex 0:-25 1:-34 3:-22 4:-32 5:47 6:25 7:-32
exam 0:-19 1:-25 2:-25 3:33 4:-18 5:-19 6:-26 7:-17
exist 0:-22 1:22 2:-16 3:-24 4:-20 5:-16 6:-22 7:-13
exit 0:-13 1:-24 2:-13 3:-12 4:-15 5:-12 6:27 7:-20
exmar 5:21 6:19 7:-20
exnovi 5:16 6:22
exploit 0:-16 1:-19 2:-20 3:-30 4:33 5:-17 6:-19 7:-15
exploitation 0:-12 1:-13 4:19 5:-13 6:-13
explot 0:-21 1:-22 2:-20 3:-23 4:34 5:-22 6:-27 7:-19
explotacion 0:-20 1:-21 2:-19 3:-32 4:36 5:-20 6:-21 7:-17
expos 0:-24 1:-27 3:21 4:-14 6:-17 7:-14
extension 0:-17 2:21 4:-15 5:-18 6:-19
extran 1:15 4:-13 6:-18
extranari 0:-16 1:25 2:-15 3:-13 4:-13 5:-15 6:-22 7:-20
eye 0:-22 1:-37 2:-23 3:-34 4:-34 5:-27 6:49 7:-22
fabric 1:-18 3:-19 4:20 5:-14 6:-18 7:-23
fac 2:-13 3:-21 4:-12 5:-13 6:17 7:-16
face 0:-33 1:-28 3:-39 4:-31 5:-35 6:27 7:-23
facebook 2:-25 3:-17 4:-24 6:-32
fake 0:-14 1:-17 2:-24 5:38 6:-17 7:-13
fall 0:-23 2:-12 3:-28 4:-18 5:-20 6:30 7:-12
fam 3:-15 6:-21 7:15
famili 0:-20 2:-23 3:-35 4:-40 5:-34 6:33 7:-23
family 0:-18 1:-45 2:-22 3:-26 4:18 5:-25
far 3:-20 5:14 6:-22
farm 0:-28 1:-23 2:-28 3:-25 4:35 5:-20 6:-36 7:-24
fast 0:-19 1:-16 2:-17 3:-23 5:-22 6:20 7:-19
fat 0:-20 1:-18 4:-16 5:-21 6:21 7:-15
fath 0:14 1:-22 2:21 4:-17 5:-14 6:21 7:-28
fault 1:-18 2:-16 3:-22 4:-13 5:-16 6:23 7:-17
fea 0:-15 1:-14 2:19 3:19 6:-19 7:-13
fee 0:-17 3:-18 4:15 5:-18 6:-16 7:-21
feed 0:-18 1:-31 2:38 3:-41 4:-27 5:-13 6:-19 7:-24
feel 1:21 2:-19 3:-14 4:-29 5:-31 7:-23
fell 1:-39 3:-42 4:-24 5:-15 6:32
felt 0:-19 1:-18 3:29 4:-16 5:-27 6:-31
femal 0:-18 1:-21 2:-18 4:-17 5:-18 6:21 7:-15
fenc 0:-16 1:-13 2:-19 3:-18 5:20 6:-22 7:-14
feo 0:-18 1:-17 2:-15 5:-14 6:18
fgm 0:-20 1:-24 2:-19 3:-22 4:-22 5:-21 6:28 7:-18
fianc 0:-28 1:-24 2:-32 4:-21 5:-25 6:35 7:-15
fiebr 0:-13 4:-19 7:16
fiest 0:-17 1:-31 3:44 4:-27 5:-27 6:-42 7:-29
fight 0:-31 1:-12 2:-22 3:-24 4:-36 5:-31 6:33 7:-26
file 1:-13 4:-29
fillmor 6:15 7:-15
film 0:-20 1:-22 2:-13 3:34 4:-21 5:-23 6:-37
financial 0:-16 1:-16 2:-19 3:-18 4:-15 5:-15 6:19
find 0:-22 1:-25 2:-28 3:-35 4:-39 5:34 7:-31
fing 0:-24 1:-19 4:-31 5:-23 6:-13 7:-14
finish 1:-14 3:14 5:-14 6:-20
fir 1:-21 2:-23 5:28 7:-21
fire 2:-20 3:-15 4:-14 6:-16 7:14
firearm 1:-14 2:-13 4:-14 6:15 7:-15
first 0:-14 1:-14 2:-13 4:-24 5:-20
fisic 0:-17 1:-15 2:-25 3:-21 4:-14 5:-15 6:25 7:-12
fist 0:-21 1:-22 2:-18 3:-19 4:-21 5:-13 6:23 7:-13
flagstaff 3:13 4:-14
flash 0:-20 1:-22 2:-17 3:30 4:-20 5:-21 6:-26 7:-19
fld 0:-15 1:-17 2:-15 3:-16 4:-16 5:-16 6:22 7:-13
fled 0:-25 1:-26 2:-27 3:-30 4:-25 5:-29 7:35
flee 0:-22 1:-25 2:-24 3:-25 4:-24 5:-22 6:33
flinch 0:-25 1:-23 3:-29 4:-19 5:-20
flip 0:-21 1:-19 2:-24 3:-19 4:-28 5:12 6:31 7:-28
flirt 0:-16 1:-14 2:-19 3:-18 4:-17 5:-17 6:20
floor 0:13 1:-25 2:-27 3:-45 4:-18 5:-24 7:-32
flow 0:-16 1:-14 2:-32 3:-26 4:-23 5:16
flush 0:-12
foam 0:23 2:-12 3:-13 4:-16 5:-16 6:-27 7:-13
follow 0:-25 2:-30 3:-30 4:-46 5:71 6:-32 7:-33
fondl 0:-15 1:-17 2:-15 3:24 4:-16 5:-16 6:-18 7:-13
food 0:-34 1:-29 2:25 3:-44 4:-33 5:-30 7:-46
for 0:-17 2:-16 3:-18 4:19
forc 0:-22 1:-41 2:-13 3:37 4:19 5:-29 6:-21 7:-25
forensic 0:-13 1:-15 3:18 4:-12 5:-13 6:-12
forev 0:-17 1:28 2:-15 3:-30 4:-29 5:-17 6:-19 7:-21
forget 0:-30 1:-24 2:17 3:23 4:-28 6:-18 7:-15
fork 0:19 1:-17 2:-17 3:-18 4:-14 5:-14 6:17 7:-15
forz 0:-26 1:-30 2:-26 3:33 4:-14 5:-34 7:-27
fost 0:-27 1:-25 2:46 4:-31 5:-16 7:-27
foto 0:-23 1:-16 3:33 5:25
found 0:-28 1:-26 3:-13 5:30 6:-12
foundation 0:-21 2:-13 3:-13 4:-16 5:-16 6:15 7:-15
franklin 1:-13
frat 0:-21 1:-22 2:-27 3:27 4:-30 5:-36 6:-25 7:-26
free 1:-22 2:-20 4:14 5:-32 7:-17
freez 0:-20 1:-12 2:-27 3:-26 4:-19 5:-23 6:-28 7:23
fresh 1:-13 2:-16 3:-20 5:-13 6:19
friday 0:-16 1:-15 2:-18 3:-24 4:-32 7:34
fridg 0:-21 1:-24 3:-29 4:-30 5:-23 6:39 7:-18
friend 2:-20 5:-40
frio 0:-23 1:-15 2:-24 3:-26 4:-26 5:-21 6:-22 7:24
from 1:-22 2:-13 3:-18 4:-15 5:18
front 0:-17 1:18 3:-41 4:-16 5:-24 6:23 7:-24
froz 0:-20 1:-21 2:-14 3:19 4:-16 5:-34 6:-27 7:-13
fruit 2:-22 6:-18
fue 1:-25 2:31 5:-19 6:-32 7:-17
fuert 1:-18 5:-21 6:15
fuerz 0:-17 1:-28 2:-35 3:31 4:22 7:-29
fui 0:-19 1:-17 2:20 3:23 4:-16 5:-18 6:-18 7:-18
full 0:-27 1:-20 2:-22 3:-21 4:-22 5:-29 7:26
funeral 0:-15 1:25 2:-21 3:-23 4:-18 5:-22 6:-20
futur 0:-19 1:23 2:-20 3:-17 4:-16 5:-21 6:-22 7:-13
gallup 0:-15 1:-16 2:-12 3:-17 4:-17
gambl 3:-15
game 0:-26 1:-37 2:22 4:16 5:-22 6:-31 7:-28
gana 0:-23 1:27 3:-13 4:-13 5:-13 6:-25 7:-23
gang 0:-18 1:-15 2:-21 3:13 4:-20 5:-16 7:-13
gano 1:-25 2:-17 3:-15 4:-26 5:-17 6:21
garag 0:-23 1:28 3:-35 5:-27 6:-32 7:-30
gas 0:-25 1:-29 2:-34 3:-20 4:-30 5:-25 6:13 7:26
gaslight 0:-23 1:-25 2:-25 3:-25 4:-28 5:-35 6:34 7:-21
gasolin 0:-16 1:-15 2:-15 3:-15 4:-16 5:-17 6:17 7:-13
gast 1:-23 2:-17 3:-14 5:-16 6:15
gate 1:-17 2:-27 3:-18 5:-27 6:-22 7:-20
gave 0:-20 1:15 2:-23 4:-25 6:-29
gay 0:-14 1:-20 3:-18 4:-34 5:-22 7:41
gener 0:-15 1:-15 2:-17 3:-25 4:-18 5:-18 6:23 7:-16
genital 0:-24 1:-31 2:-14 3:-17 4:-16 5:-16 6:31 7:-14
gent 0:-16 2:-13 3:-12 5:17 6:18 7:-18
get 0:-17 1:-31 6:29 7:-12
gift 0:-13 1:-18 2:-22 3:-18 4:-22 5:31 6:-32 7:-14
girl 0:-21 1:-31 2:30 4:30 5:-32 6:-21 7:-21
girlfriend 1:-24 2:-18 3:-36 4:-30 5:-34 6:32 7:-15
giv 1:23 2:-23 3:-17 4:-16 5:-14 6:-20 7:-15
give 0:-23 5:-29 7:-15
glass 0:-25 1:-22 2:-19 3:-22 4:-16 5:-23 6:24
glov
go 0:-24 3:-16 5:-23 7:21
god 0:-13 2:18 4:-35 5:-26 7:-28
goe 0:-15 1:-33 2:-23 3:-39 4:-31 5:-15 6:21 7:-20
going 0:-23 3:-18 4:-32 5:-44 6:14 7:-17
gold 0:-21 1:-17 3:-22 4:-16 5:-13 6:15
golp 0:-21 1:-32 3:-44 4:-34 5:-30 6:34 7:-36
golpeador 0:-17 1:-13 2:-16 3:-15 4:-21 5:-23 6:23
golpi 0:-20 1:-14 2:-15 3:-17 4:-17 5:-16 6:17 7:-19
goma 1:-24 2:-14 4:-15 6:22
gone 1:19 2:-43 3:-33 4:-31 5:-19 7:15
good 0:-21 1:20 2:-13 3:-20 4:-19 6:-25 7:-12
goodby 0:-31 1:59 2:-34 3:-39 4:-37 5:-36 6:-33 7:-29
goodnight 0:-14 1:19 2:-13 5:-14 6:-14
googl 0:-15 1:24 2:-15 3:-14 4:-16 5:-19 6:-21 7:-14
gorp 0:-18 1:-16 2:-16 3:-20 4:-21 5:-17 6:21 7:-18
got 0:-12 1:-14 2:-15 7:22
gown 0:-23 2:-12 3:20 4:-17 5:-13 6:-28
gps 0:-28 1:-17 2:-29 3:-44 4:-30 5:39 7:-30
grab 0:-29 1:-33 3:31 4:-40 5:-29 6:19 7:-25
grad 1:-20 3:22 4:-15 5:-17 6:-16 7:-14
grand 0:-22
grandbaby 0:-24 1:-20 2:30 3:-27 4:-25 5:-14 6:-37
grandchild 0:-19 1:-24 2:35 3:-23 4:-23 5:-23 6:-35
granddaught 1:-14 2:17 3:-23 6:-18 7:-21
grandm 3:-31 4:-20 5:-23 7:-29
grandp 2:31 4:-35 5:-17 6:-34
grandson 0:-18 1:-26 2:29 3:-33 4:-29 5:-24 6:-24 7:-21
gratiot 1:-16 2:-18 3:-17 4:-14 5:-17 6:13
gray 5:17 6:-16 7:-14
green 0:-20 1:-21 2:-17 3:-26 4:32 5:-21 6:27
greencard 0:-14 1:-13 3:-19 5:-23 6:21 7:-14
gregg 0:-12 7:-14
greyhound 1:-15 3:-25 4:-15 5:-18 6:-32 7:32
grid 0:-15 1:-19 4:-23 5:-19 6:23
grit 0:-17 1:-19 2:-35 3:-32 4:-30 5:-23 6:45 7:-21
grocery 0:-17 2:-13 3:-15 4:-19 5:20 6:-25
groom 0:-15 1:-21 2:30 3:-21 4:-32 5:-25 6:-18 7:-16
grop 0:-24 1:-23 2:-25 3:42 4:-25 5:-32 6:-16 7:-28
groseri 0:-14 1:-19 2:-15 3:-17 4:-17 5:-16 6:18 7:-14
ground 2:20 3:-22 4:-16 5:-18 6:21 7:-14
group 0:-12 3:18 4:-17 5:-26 6:-24 7:-32
grown 1:-23 3:22 4:18 5:-21 7:-13
grup 3:-17 4:-12 5:-12 6:16
guam 0:-16 1:-19 2:-18 3:-19 4:-17 5:-14 6:20
guard 0:-19 1:-19 2:-25 3:32 4:-27 5:-20 6:-33 7:-20
guarderi 2:16 3:-15 5:-12 6:-16 7:-23
guatemal 2:-13 3:-14 4:20 5:-15 6:-24
guilt 1:-18 2:-12 3:20 4:-17 5:-16 6:-19
gun 1:28 2:-46 3:-56 4:-38 5:-19 6:22 7:-38
gunpoint 0:27 1:-19 2:-19 3:-23 4:-22 5:-22 6:23 7:-26
guy 0:-18 1:-25 3:32 4:19 5:17 6:-15 7:-28
gym 0:-24 1:-12 2:-20 3:-34 4:-28 5:33 6:-42 7:-25
gynecologist
h1b 0:-16 1:-15 2:-23 3:-23 4:-18 5:-19 6:22
h4 0:-12 1:-19 3:-18 4:-25 5:-13 6:23
ha 0:-15 1:-19 3:-12 5:-15 6:22
habl 1:-29 2:-21 6:13 7:-24
hac 0:-12 1:17 4:-13 6:-15
hace 0:-20 1:-21 2:23 3:23 5:-21 6:-15 7:16
hacen 0:-15 1:-19 2:-16 3:-25 4:36 5:-24 6:-40 7:-24
hacer 0:-13 1:-23 2:-21 3:29 4:-32 6:15 7:-17
hacerl 2:-17 3:16 4:-18 6:-14
hacers 0:-12 1:16 2:-12 4:-13 5:-13 6:-12
hack 0:-19 1:-14 2:-18 3:-18 4:-21 5:23 6:-21 7:-15
had 0:-14 4:-22 6:-26
hago 0:-12 2:-22 4:-20 5:-20
hair 0:-31 1:-21 2:-34 3:-47 4:-25 5:-37 6:32 7:-23
hal 0:-15 1:14 3:-17 4:-15 6:-17
hall 0:-25 2:-14 3:-27 4:-22 6:26 7:-15
ham 0:-16 1:-18 2:-15 3:-19 4:-18 5:-25 6:18 7:-15
hamst 0:-15 1:-24 2:-14 3:-18 5:-19 6:17 7:-21
hand 2:-22 4:-30 5:-24 6:34 7:-27
handl 0:-22 1:21 2:-27 3:-27 4:-28 5:14
handprint 0:-17 1:-25 2:24 3:-21 4:-23 5:-13 6:-34 7:-26
hang 1:28 2:-24 3:-24 4:-35 5:-20 6:-22 7:-22
hap 0:-16 1:-28 2:-16 4:-15 5:-27 6:15
happen 0:-28 1:-24 2:-22 3:39 4:-17 5:-35 6:-33 7:-27
happi 1:16 3:-22 4:-23 5:-13 6:-22
harass 0:-19 1:-28 2:-27 3:-28 4:-23 5:45 6:-44 7:-16
harassment 0:-19 1:-24 2:-24 3:-30 4:-34 5:39 6:-23 7:-18
hard 0:-31 1:-30 2:21 3:-31 4:-21 5:-20 7:-14
harm 0:-18 1:31 2:-24 3:-21 4:-21 5:-20 6:-24 7:-18
hart 0:-16 1:20 2:-20 3:-21 4:-17 5:-28 7:-18
has 2:14 3:-23 5:-24 7:-25
hasnt 0:-21 1:-19 2:15 3:-17 4:-15 6:-18
hast 2:-15 3:-20 4:14 5:-16 7:-21
hate 0:-16 1:37 2:-21 3:-18 4:-36 5:-21 6:-32 7:-24
hav 0:13 1:-26 2:-28 3:18 4:-24 5:-22 6:-28 7:-16
have 0:-21 2:-20 5:-12 7:26
haven 0:-20 1:-27 2:29 3:14 4:-21 5:-16 6:-37 7:-21
havent 0:-12 1:13 2:-16 4:-12 5:-20 6:-17 7:-20
hawaii 0:-16 1:-16 2:-15 3:-15 4:-16 5:-18 6:13
hay 1:-13 2:-16 3:-12 4:-13 6:-20 7:-16
hazard 6:14 7:-18
he 1:-35 2:-18 6:40 7:-21
head 0:-33 2:-17 3:-14 4:-33 5:-35 6:14 7:-25
headbut 0:-18 1:-18 2:-16 3:-18 4:-18 5:-17 6:22 7:-16
headlock 0:-18 1:-31 2:-22 3:-29 4:-29 5:-31 6:33 7:-26
health 0:-15 3:-21 5:-20 7:-13
hear 0:-17 1:12 2:-19 3:-30 4:-23 5:-25 7:-12
heard 2:-17 3:-19 4:-19 5:-25 6:26 7:-15
heav 0:-24 1:25 2:-33 3:-34 4:-28 5:-17 6:-32 7:-29
heavy 0:13 1:-16 3:-12 6:-16
hed 1:-37 2:-16 3:-44 4:-28 5:-39 6:37
held 0:-16 1:-32 2:-20 3:22 4:13 5:-18
hell 0:-12 3:-39 4:-39 5:-31 6:20 7:-24
help 0:-16 1:-12 2:-16 3:-15 5:-22 6:24 7:-19
her 2:26 5:-22 7:-18
here 0:-21 1:25 2:-23 3:-41 6:-24 7:18
herman 3:-13 4:-26 5:-26 6:14
hermanit 0:-15 1:-20 2:-22 3:22 4:-20 5:-23 6:-22 7:-16
heroin 1:-24 3:-18 4:22 5:-20 6:-26
herself 0:-24 1:46 2:-37 3:-31 5:-13 6:-48
hialeah 0:-14 1:-13 4:-15 5:-13
hic 0:-14 1:-13 3:18 4:-13 6:-18 7:-14
hid 1:-38 2:-46 3:-41 4:-28 5:-20 6:64 7:-50
hidalg
hide 0:-21 1:-31 2:-35 3:-35 4:-38 5:-15 6:22 7:-28
high 0:-23 1:-13 2:-25 3:-28 4:-22 5:-24 6:26 7:-18
highway 0:-20 1:-22 2:-16 3:-16 4:-17 5:-22 6:19 7:-22
hija 0:-15 2:53 4:-16 5:-28 6:-30
hijastr 2:21 6:-22 7:-13
hijo 0:-14 2:32 3:-30 4:-35 5:-16 6:-15 7:13
him 0:-18 1:-18 6:19 7:-18
himself 0:14 1:35 2:-31 3:30 4:-36 5:-42 6:-39 7:-16
hir 1:-15 2:-26 3:-25 4:-13 5:18
his 2:29 3:13 4:18 5:-20 6:-14 7:-23
hit 0:-28 1:-35 2:16 3:-47 4:-32 5:-33 6:22 7:-21
hiv 1:-15 3:-25 4:-16 5:-14 6:16
hoars 0:-19 1:-15 2:-12 3:-17 6:20
hold 0:-26 1:-17 3:-36 4:17 5:-24 7:-22
hole 0:-21 1:-21 2:-37 3:-24 4:-24 5:-25 6:32 7:-17
holland 1:-18 3:18 6:-15
hombr 0:-13 1:-37 3:-27 5:18 7:-25
home 0:-23 1:-37 2:13 6:19
homeless 0:-27 1:-23 2:-24 3:-27 4:-17 6:-14 7:21
hond 5:17 6:-16 7:-14
hondur 0:-14 1:-19 3:-17 4:18 5:-13 6:-20 7:-13
honk 0:-17 1:-13 3:-15 4:-22 5:23 7:-14
honolulu 0:-16 1:-21 2:-21 3:-24 4:-18 5:-14 6:24
honor 0:-16 1:-27 2:-17 3:-20 4:-15 5:-19 6:25 7:-13
hook 1:-20 3:-22 4:29 5:-24 7:-12
hope 0:-27 1:26 2:-21 3:-25 4:-19 5:-27 6:-17 7:-21
hopeless 0:-28 1:30 2:-17 3:-21 4:-19 5:-18 6:-28 7:-16
hora 5:12 6:17
hospital 0:-21 1:-28 2:-25 3:-35 4:-41 5:-34 7:19
host 4:15 6:-22
hostig 0:-18 1:-18 2:-17 3:-19 4:-18 5:26 6:-22 7:-17
hostigador 0:-15 1:-17 2:-15 3:-16 4:-16 5:24 6:-18 7:-14
hostigamient 0:-16 1:-17 2:-14 3:-16 4:-16 5:24 6:-18 7:-14
hot 0:-19 1:-22 3:-18 4:-18 5:-26 6:14 7:-23
hotel 0:-13 1:-28 2:-32 3:-38 4:29 5:-17 7:19
hotin 0:-13 1:16 6:-12
hotlin 0:-15 5:-40 7:-15
hour 0:-16 1:-18 2:-32 3:-30 5:17 7:-19
hous 0:-21 1:-24 2:-28 3:-40 5:25
houston 2:-21 3:-22 4:13 5:-15 6:-18
how 0:-18 2:-22 3:-39 7:-23
hoy 0:-16 1:-34 2:-21 3:-19 4:-27 5:-31 6:-32 7:41
hr 2:-15 3:18 4:-15 6:-13
hrs 2:-18 3:-16 4:22 5:-17 6:-29 7:-18
hubier 0:-13 1:17 4:-12 6:-15
hug 1:-16 2:21 3:21 4:-17 5:-14 6:-12
huir 0:-16 1:-33 2:-28 3:-19 4:-21 5:-16 6:34 7:16
human 0:-16 1:-18 2:-15 3:-15 4:24 5:-17 6:-20 7:-15
humil 0:-19 1:-27 2:-35 3:-27 4:-27 5:-28 6:35 7:-23
hundr 0:-20 1:-17 2:-19 3:-22 4:-15 5:17 6:22
hung 0:-27 1:13 2:-18 3:-28 5:-12 6:-13
hungry 0:-14 2:19 3:-22 5:-23 6:-30 7:-15
hurt 2:13 3:-14 4:-24 5:-36 7:-22
husband 1:-14 2:-25 4:-28 6:42 7:-21
husbend 0:-28 1:-29 2:-22 3:-27 4:-23 5:-28 6:29 7:-22
huyend 0:-13 1:-21 3:-18 6:21 7:22
hyde 0:-12 5:-20 6:21
i 1:18
ice 0:-18 1:-20 2:-25 3:-27 5:-36
icloud 0:-19 1:-22 2:-19 3:-31 4:-22 5:33 6:-24 7:-27
id 0:-19 1:-35 2:-31 3:-16 4:23 5:-37 7:-25
idah 1:-13 2:-13 4:-16 5:-21 6:16
idea 0:-12 1:14 6:-12
ids 2:-21 3:-17 7:-18
if 0:-14 1:16 2:-30 6:16 7:-19
ill 1:-37 2:18 3:-24 5:-33 6:40 7:-13
illegal 0:-14 1:-13 2:-13 3:-21 4:-17 5:-18 6:16
im 4:-24 7:16
imagin 0:-17 1:-21 2:-19 3:-23 4:-20 5:-23 6:21 7:-14
immigrant 0:-15 1:-16 2:-23 3:-31 5:-21 6:26
immigration 0:-20 1:-35 2:-15 3:-21 4:21 5:-28 6:31
import 0:-19 1:-17 2:-20 3:21 4:-22 5:-15 6:-22 7:-14
in 3:13
inappropriat 0:-15 1:-17 2:-21 3:21
inappropriately 0:-14 2:-28 3:21 6:-13
incest 0:-20 1:-22 2:-17 3:35 4:-19 5:-19 7:-16
incident 0:-16 1:-18 2:-16 3:-14 4:-18 5:-17 6:18 7:-13
indian 0:-13 1:-14 5:-13
indigen 0:-14 2:-17 4:-15 6:14
indocument 2:-12 4:-13
infanci 1:-20 2:-20 3:25 4:-14 5:-16 6:-25 7:-22
infantil 0:-17 1:-19 2:51 3:-19 4:-17 5:-19 6:-49 7:-14
infiern 0:-13 1:-16 2:-19 3:-25 4:-23 5:-30 6:23 7:-24
infront 0:-20 1:-22 2:-23 3:-20 4:-14 5:-13 6:21 7:-20
ingl 0:-18 1:-15 2:-14 3:-15 4:-16 5:-19 6:15 7:-19
inmat 0:-14 1:-12 3:15 6:-13
insid 0:-17 1:-18 2:-26 3:14 5:-24 7:-14
inst 0:-19 1:22 3:-21 4:-28 5:-14 6:-22 7:-13
instagram 1:-24 2:-21 3:-20 4:-24 5:21 6:26
instal 2:-14 3:-18 4:-14 5:18 6:-27
insulin 0:-28 1:-15 2:-22 3:-36 4:-30 5:-27 6:35 7:-23
insult 0:-20 1:-31 2:-22 3:-29 4:-29 5:-30 6:34 7:-19
insuranc 0:-17 1:15 3:-16 5:-14 7:-14
intellectual 2:-14 3:18 4:-13 6:-18
intent 0:-15 2:-14 4:-16 5:-17 6:-19 7:-15
interpret 1:-14 2:-14 3:-14 4:-17 6:17 7:-18
intimat 0:-14
into 0:-25 2:-22 5:16 6:29 7:-22
intrafamili 0:-15 1:-12 4:-14 6:13
inutil 1:-17 3:-14 4:-16 6:15
iowa 1:-16 2:-14 3:-14 4:-19 5:-12 6:16
ipv 0:-15 1:-17 2:-14 3:-16 4:-16 5:-16 6:22 7:-13
ir 0:-16 2:-23 3:-24 4:15 5:-19
iraq 1:22 2:-14 3:-13 4:-14 6:24 7:-20
irme 0:-14 1:-23 2:-13 3:-28 5:-19 6:26 7:-22
iron 0:-22 1:-22 2:-23 3:-15 4:-20 5:-20 6:18 7:-25
is 7:-20
island 3:-13 4:-12 5:-13 6:15
isnt 0:20 2:-26 3:-22 4:-21 5:-22
isolat 0:-19 1:-17 2:-15 3:-21 4:-18 5:-17 6:22 7:-16
it 1:14 2:-20 3:18 4:-27 7:-13
itll 0:-17 1:-21 3:-16 4:-12 5:-14 6:18
its 1:-13 2:-20 4:-21 6:-18 7:40
ive 0:-21 1:17 2:-17 3:-15 4:-27 5:-22 7:-16
jail 0:-20 1:-29 2:-26 4:-39 5:32 6:19
jala 0:-14 1:-25 2:24 3:-24 4:-23 5:-22 7:-23
jalo 0:-16 1:-16 2:-17 3:-20 4:-23 5:-19 6:20 7:-22
jalon 0:-16 1:-21 2:-34 3:-32 4:-27 5:-21 6:34 7:-22
jaw 0:-27 1:-19 2:-21 3:-25 4:-27 5:-29 6:23 7:-22
jealous 0:-22 1:-21 2:-13 3:-22 4:-17 5:-22 6:20 7:-15
jefe 0:-13 1:-24 2:-31 3:46 4:26 5:-25 6:-47 7:-24
jekyll 0:-12 5:-20 6:21
job 0:-23 1:-31 2:-34 5:31 7:-17
joint 5:-22 6:16
joke 1:-31 2:-16 3:-28 4:-24 5:-13 6:32
journal 0:-16 1:-15 2:-18 3:-15 4:-15 5:-24 6:23
juan
judg 0:-24 1:-19 2:-23 3:-28 4:-23 5:-24 6:22 7:-21
jump 0:-30 1:29 2:-40 3:-32 4:-32 5:-36 7:-29
just 1:35 2:-23 3:-45 4:-38 6:-19 7:17
justic 0:-13 1:-15 3:-19 4:-24 5:-13 6:26 7:-23
k1 1:-13 2:-13 3:-18 5:-13 6:15
kalamaz 0:-14 2:-17 3:-17 5:-13 6:23 7:-17
kansas 0:-12 1:-14 4:-15 5:-16 6:21 7:-16
keep 0:-21 2:-26 5:15 7:-23
kenai 4:-15 5:-15 7:-13
kenosh 0:-12 6:14 7:-15
kentucky 1:-15 3:-17 4:-19 6:15
kept 0:-21 1:-31 2:-17 3:28 5:-26 6:-34 7:-25
key 0:-36 1:-24 2:-23 3:-34 4:-45 5:-25 6:29 7:-30
kick 0:-30 1:-24 2:-43 3:-43 4:-32 5:-41 6:-21 7:41
kid 0:-20 1:-26 2:54 3:-24 4:-35 5:-19 6:-14 7:13
kidnap 0:-15 1:-13 3:-15 4:-13
kil 0:-21 2:-35 3:-34 4:-34 5:-31 6:29 7:-21
kill 0:-19 2:-34 3:-41 4:-39 5:-33 6:33 7:-17
kiss 0:-20 1:-20 3:31 4:-19 5:-20 6:-16 7:-20
kit 0:-20 1:-18 2:-20 3:40 4:-23 5:-17 6:-26 7:-44
kitch 0:-24 1:-22 2:-13 3:16 4:-16 5:-17 6:27 7:-19
kms 0:-33 1:44 2:-30 3:-34 4:-32 5:-32 6:-36 7:-36
knee 0:-17 2:-25 3:-21 4:-25 5:-19 6:23 7:-17
kneel 0:-15 1:-13 3:-19 4:-23 6:-14
knif 0:-45 2:-36 3:-52 4:-40 5:-44 6:30 7:-24
knock 0:-25 1:-17 2:-16 4:-32 5:-30 6:42 7:-38
know 0:-21 1:-42 2:-19 4:-35 5:48
knoxvil 0:-13 1:-20 2:-14 3:-14 4:-14 6:17
ks 1:-12 2:-14 3:-15 4:-14 6:22 7:-21
ky 1:-15 3:-12 4:-14
la 0:-20 2:16 7:18
labor 0:-17 1:-19 2:-17 3:-30 4:32 5:-18 6:-20 7:-15
laboral 0:-12 1:-14 2:-12 4:19 5:-13 6:-15
lado 1:-15 2:17 4:-19 6:-32 7:-15
lady 0:-21 1:-26 2:20 3:-18 4:19 5:-23 6:-33 7:-24
laid 0:-20 1:-22 2:-23 3:-20 4:-14 5:-13 6:21 7:-20
lakot 0:-16 1:-16 2:-16 3:-23 4:-20 5:-19 6:20 7:-13
land 0:-15 2:-16 3:-19 4:18 6:-18 7:-17
landlord 0:-18 1:-26 2:-44 3:31 5:13 7:23
languag 1:-13 4:-13 5:-13 6:12
lap 0:-28 1:18 2:17 4:-23 5:-22 6:-28 7:-20
larami 1:-14 3:-13 4:-26 5:-14 6:14
las 1:14 2:-26 4:-25 5:-26
last 0:19 2:-33 4:-27 5:-32 6:21
lastim 0:-22 1:-26 2:27 3:-20 4:-20 5:-19 6:-24 7:-27
late 1:-19 3:-21 4:-19 5:-20 6:26 7:-12
laugh 0:-18 1:-22 2:-23 3:-36 4:-25 5:-22 6:31 7:-23
laundromat 0:-31 1:-17 2:-16 3:-27 4:-25 5:-15 6:-22 7:24
law 0:-17 1:-23 2:-43 4:-27 5:-31 6:46 7:-26
lawy 0:-13 1:-23 2:-22 3:-19 4:-19 5:-28 6:25 7:-21
le 0:-16 2:25 5:-24 7:-22
learn 0:-18 1:-27 2:-14 3:-25 4:-23 5:-24 6:26
leas 0:-19 1:-30 2:-15 3:-22 4:-19 5:-27 6:40
leav 0:-21 1:-33 3:-23 6:24 7:-16
ledg 0:24 1:22 2:-19 3:-18 4:-19 5:-20 6:-20 7:-18
left 3:-37 4:-31 5:12 7:26
leg 0:19 4:-18 5:18 6:-21 7:-19
legal
lent 0:-13 1:-18 4:-13 6:19 7:-16
les 1:-16 2:14 4:-13 6:-23 7:-14
lesbi 0:-15 2:-23 3:-20 4:-13 5:-13
lesson 0:-15 1:-14 2:-23 3:-17 4:-13 6:24
let 0:-23 3:-23 4:16 5:-15 6:20 7:-31
lethality 2:-12 6:13 7:-16
lewiston 0:-12 2:-12 5:-14
lgbt 0:-22 2:-15 3:-15 5:-12 6:14
library 0:-15 1:-24 2:-15 5:-24 6:22 7:-14
licens 1:-14 3:-16 5:-22 6:20
lie 0:-14 1:-25 2:-22 3:-28 4:-20 5:17 6:36 7:-30
lied 0:-15 1:-18 4:20 5:-15 6:-20 7:-12
life 0:-29 1:30 2:-35 3:-34 4:15 5:-36 6:-27 7:-35
life360 0:-19 1:-27 3:-31 4:-20 5:39 6:-19 7:-17
lifelin 0:-21 1:30 2:-20 3:-22 4:-22 5:-21 6:-23 7:-18
light 0:-26 1:-25 2:13 3:-23 4:-23 5:-17 6:18 7:-22
like 1:13 3:-31 4:-20 6:-13 7:-21
limpi 0:-14 1:-15 2:-14 3:-29 4:30 5:-15 6:14 7:-17
lin 3:-13 4:-13 5:15 6:-16
lincoln 1:22 3:-14 6:18 7:-14
line 0:-16 1:19 3:-27 4:-27 5:-38 7:-16
lip 0:28 1:-24 2:-29 3:-30 4:-26 5:-22 7:-21
list 0:-23 3:15 5:-14 6:-27 7:-15
littl 2:51 3:-22 5:-16 6:-48
liv 0:-29 1:26 2:-34 3:-40 4:-35 5:-41 6:-27 7:30
live 0:-19 1:39 2:-38 3:-38 5:-17 6:-25 7:-18
llam 0:-20 1:-36 2:-22 3:-31 4:-36 5:18 6:13 7:-29
llamar 0:-13 1:-18 3:-13 4:-19 5:-23 6:17 7:-15
llav 0:-16 1:-26 2:-25 3:-32 4:-32 5:-16 6:39 7:-29
lleg 0:-17 1:-23 3:-30 4:-34
llegu 1:-28 2:-24 3:-17 4:-17 5:-22 6:31 7:-29
llev 1:-22 2:-16 3:-19 4:18 5:-20 6:29 7:-15
llor 0:24 1:-17 2:-14 3:-19 5:-17 6:-14 7:-15
lo 0:-13 3:-14 4:-24 5:-16 7:-12
load 0:-14 3:-16 4:-15 5:-17 7:-23
loan 0:-22 2:-13 3:-23 4:-26 5:-17 6:21 7:-18
location 0:-20 1:-28 2:-21 3:-37 4:-21 5:37 7:-17
lock 5:-31 6:13 7:14
loco 0:-14 1:-13 3:-21 4:-19 5:-13 6:24
long 0:-16 1:-15 2:14 3:13 4:-27 5:-25 6:18
look 0:-36 4:-32 7:-38
los 0:-13 3:-26 4:-12 6:15
lose 2:-12 3:17 4:-42 5:-37
loss 1:12
lost 0:-23 1:16 3:-42 4:-31 5:-32 6:-37
lot 0:21 1:-28 2:-29 3:-28 4:-27 6:-38 7:15
lov 1:-22 3:-23 4:18 6:-26
love 0:-17 1:-19 2:-19 3:-24 4:-19 5:-19 6:25 7:-15
lowkey 0:-19 3:-15 4:-16 5:-13
lubbock 6:12 7:-14
lugar 0:-14 1:-20 2:-14 5:-17 6:-19 7:21
lurk 0:-15 1:-17 2:-15 3:-16 4:-16 5:24 6:-18 7:-13
ma 0:-14 1:-13 2:-14 4:-14 5:-23 6:16
machet 2:-28 3:-29 5:-15 6:22 7:-17
machist 0:-16 1:-17 2:-16 3:-17 4:-17 5:-16 6:23 7:-14
mad 0:-26 1:-25 2:-31 4:-22 6:40 7:-20
madam 1:-14 2:-15 3:-14 4:27 5:-19 6:19
made 0:-19 1:-26 3:15 4:-12
maestr 1:-18 2:23 3:-22 4:-12 6:-32 7:-15
magazin 2:-25 3:-13 4:16 6:-17
maid 0:-14 1:-29 2:-18 3:-33 4:32 5:-19 6:-28 7:-23
mail 0:-15 2:-12 3:-13 5:-16 6:20
main 0:-14 1:-23 2:-22 3:-19 4:-16 6:25
mak 0:-13 2:-26 3:-30 4:34 7:-14
make 0:-18 1:-22 2:26 4:39 5:-32 6:-32 7:-31
makeup 0:-18 1:-24 2:-24 3:-24 4:-25 5:-29 6:30 7:-25
makin 0:-13 1:-14 4:-12 6:-20
mal 2:13 3:-20 4:-34 5:-17 7:-18
maltrat 0:-20 1:-31 3:-33 4:-28 5:-28 6:26 7:-28
maltratador 0:-15 1:-17 2:-15 3:-16 4:-16 5:-16 6:22 7:-13
mam 1:-13
mama 0:-14 1:-13 2:27 4:-26 6:-12 7:-14
man 0:-20 1:-34 2:14 4:33 7:-15
manag 0:-21 1:-23 2:-33 3:31 4:-14 5:-22 6:-34 7:-22
manan 0:-16 1:16 3:-19 5:-13
mand 0:-13 1:-26 2:-26 3:-34 4:-28 5:31 6:29 7:-24
mano 0:-22 1:15 6:-21 7:-17
manos 0:-21 1:-24 3:47 4:-31 5:-42 6:-45 7:-38
many 0:-15 1:37 2:-25 3:-36 4:-22 5:-22 6:-30 7:-14
map 0:-14 3:-15 5:20 6:-27
mar 0:-17 1:-36 2:-37 3:-18 4:-14 5:-26 6:41 7:-19
marc 0:-15 1:-23 2:-24 3:-27 4:-18 5:17 6:31 7:-17
maripos 1:-16 2:-13 3:-14 6:13
marital 0:-14 2:-12 3:15 4:-20 5:-14 6:-23
mark 0:-31 1:-30 2:44 3:-25 4:-31 5:-37 7:-31
marri 0:-18 1:-17 2:13 3:-21 5:-23 6:25 7:-18
marriag 0:-16 1:-31 2:-41 3:-42 4:-26 5:-28 6:51 7:-23
marry 1:-29 2:-43 3:-46 5:-35 6:52 7:-12
mas 0:-20 1:32 2:-13 3:-20 4:-20 5:-18 6:-31 7:-23
masajist 0:-13 1:-14 2:-16 3:15 4:-17 5:-14 6:-16 7:-14
massag 0:-18 1:-20 2:-35 3:25 4:33 5:-32 6:-39 7:-29
mat 0:-19 1:30 2:-20 3:-32 4:-27 5:-27 6:-18 7:-23
mata 0:-12 2:-19 3:-31 4:-21 5:-14 6:22
matar 0:-19 1:18 2:-26 3:-35 4:-27 5:-33 7:-14
mate 0:-16 1:-19 3:-13 4:-14
matrimoni 1:-13 3:-25 4:-15 6:26
max 0:-13 4:-18
mayaguez 0:-14 4:-14 5:-12
mayor 2:21 4:-18 6:35
mayordom 2:-13 3:22 4:-26 6:-20 7:-19
mcal 1:-13
md 0:-13
me 1:-18 6:17
mean 0:-23 2:-20 4:-22 5:-20 7:-21
medicin 0:-15 2:-34 4:-40 5:-24 7:-19
meet 0:-13 1:-21 2:-22 3:-31 4:28 5:-19 7:-16
mejor 0:-17 1:40 2:-24 3:-23 4:-21 5:-16 6:-29 7:-25
memphis 7:-14
men 0:-16 1:-27 3:-12 4:47 5:-29 6:-49 7:-36
menor 0:-12 1:-20 2:44 3:-40 4:-18 5:-19 6:-33 7:-14
mensaj 0:-18 1:-22 2:-18 3:-23 4:-22 5:30 7:-17
mental 0:-19 1:23 2:-20 3:-23 4:-20 5:-19 7:-16
mentally 0:-13 1:-15 3:-12 4:-14 6:15
mentir 4:14 5:-15 6:-18
mese 2:-16 3:-14 5:-13
meser 1:-12 2:-12 3:-14 4:19 6:-19 7:-18
messag 0:-17 1:-26 4:-34 5:20 7:-13
met 1:-26 2:-39 3:14 6:25 7:-17
mete 0:-27 1:-31 2:31 3:33 4:-21 5:-23 6:-32
meth 0:-27 1:-24 2:22 3:-21 4:-24 5:-22 6:28 7:-19
meti 0:-17 1:-19 2:-19 3:33 4:20 5:18 6:15 7:-22
meto 0:-16 1:-17 2:-14 3:24 4:-16 5:-16 6:-18 7:-14
mexic 1:-14 2:-14 4:-19 5:-13 6:26 7:-19
mi 1:-12 2:18 3:17
mia 3:20 4:-13 5:20
michig 0:-12 2:-15 3:-13 6:13
midnight 0:-23 1:-18 2:-32 3:-24 4:-22 5:-22 6:-15 7:33
mied 0:-13 1:-37 2:-35 3:-39 4:-26 5:-43 6:60 7:-41
might 0:-23 1:-18 3:-13 4:-17 5:-21 6:12 7:-14
migr 1:-20 2:-21 3:-30 5:-20 6:15 7:-37
migracion 0:-15 3:-17 4:-19 5:-20 6:15 7:-12
mija 0:-14 1:-23 2:-19 4:-21 5:-19 6:25 7:-16
mile 0:-21 1:-14 2:-18 3:-25 4:-19 5:21 6:26 7:-24
mileag 0:-26 1:-15 2:-13 3:-17 4:-20 5:-27 6:18 7:-20
military 0:-14 1:-20 2:-19 4:-17 5:-14 7:-14
milwauk 0:-18 1:-13 2:-17 3:-25
min 0:17 5:17 6:-17 7:-31
mind 0:-16 1:16 3:-28 4:-21 5:-20 7:-14
mine 0:-15 1:-14 5:20 6:-15
miniv 0:-17 1:-15 3:-13 6:-17 7:21
minor 0:-23 1:-16 2:-20 3:-20 4:-21 5:-18 6:21 7:-18
minut 0:-17 1:-21 2:-26 3:-32 4:-21 5:-33 6:37 7:-15
mira 1:-14 4:-17 5:19
mis 0:-13 1:-13 5:-15 7:26
miscarri 0:-15 1:-18 3:-20 5:-17 6:26 7:-23
mism 3:-17 5:-15
miss 0:-26 2:27 3:-29 4:-27 5:-15 6:-37 7:-24
missoul 2:-13 3:-12
mn 6:15 7:-15
mobil 0:-16 1:17 3:-15 4:-14 5:-12 6:-16
model 1:-14 2:-31 4:32 5:-30 6:-28 7:-15
modern 0:-13 1:-13 2:-12 3:-13 4:20 5:-13 6:-15
moines 1:-14 3:-12 4:-14 5:-13 6:13
molest 0:-22 1:-31 3:34 4:-34 5:-30 6:-38 7:-24
molestation 0:-20 1:-21 3:17 4:-20 5:-20 6:-21 7:-17
mom 0:15 2:24 4:-13 5:-30
mommy 2:20 3:-22 4:-16 5:-18 6:21 7:-14
money 0:-22 1:-35 2:-40 3:-42 4:19 5:-37
monitor 0:-19 1:-18 2:-18 3:-18 4:-24 5:-24 6:25 7:-18
monst 0:-19 1:-15 2:-18 3:-21 4:-16 5:-17 6:18
montan 3:-14 6:17 7:-14
month 0:23 2:-25 3:-19 4:-15 5:-16 7:-25
mood 0:-24 1:-23 2:-16 3:-14 5:-22 6:26 7:-16
mor 0:12 1:14 2:-28 3:-30 4:-24 5:-25 7:-29
mordi 0:-19 1:-18 2:-17 3:-20 4:-18 5:-18 6:22 7:-17
more 0:-30 1:18 4:-33
moret 0:-15 1:-15 5:-17
moreton 0:-24 1:-34 2:23 3:-29 4:-23 5:-28 6:13 7:-37
morir 0:-23 1:37 2:-36 3:-36 4:-27 5:-20 6:-43 7:-20
mormon 0:-14 1:-19 3:-18 4:-17 5:-12 6:24 7:-20
morn 0:-18 2:-25 3:-19 4:-28 6:-35 7:21
moss 1:-21 6:16
motel 0:-18 1:-25 2:-31 3:-44 5:-41 6:-30 7:41
moth 0:-17 1:-18 3:-36 4:-29 5:-26 6:14 7:-13
mouth 0:17 1:-28 2:-25 3:-33 4:-32 5:-29 7:-30
mov 1:-24 2:-29 3:-30 4:-34 7:-22
move 0:-23 1:-20 2:-27 3:-27 4:-25 5:-30 6:30 7:-18
mst 0:-20 1:-30 2:-18 3:31 4:-22 5:-19 6:-19 7:-29
mt 2:-13 3:-12
much 0:29 1:19 2:-28 3:-24 4:-19 5:-21 6:-29 7:-25
muert 0:-14 1:26 2:-19 3:-23 4:-18 5:-21 6:-15 7:-15
mujer 0:-14 1:-29 2:-26 3:-14 5:-15 6:40 7:-15
mund 0:-14 1:33 3:-29 4:-18 6:-31 7:-22
mush 0:-22 1:-16 2:-19 3:-21 4:-20 5:-15 6:20 7:-19
muslim 1:-19 3:-14 4:-17 5:-12 6:17
mutilation 0:-13 1:-14 2:-14 3:-16 4:-15 5:-15 6:20 7:-12
muy 1:14 3:-14 4:-18 7:-16
my 2:14
myself 0:-27 1:56 2:-35 3:-33 4:-13 5:-21 6:-59 7:-16
nada 0:-16 2:-20 4:-30 5:-14 7:13
nadi 0:-19 2:-25 3:-34 4:-35 5:-28
nail 0:-17 1:-20 2:-32 3:-28 4:33 5:-18 6:-22 7:-31
nak 0:-22 1:-25 2:-28 3:35 4:-31 7:16
nalg 1:-14 2:-14 3:19 4:-12
name 0:-21 1:-21 2:-19 3:-30 4:13 7:-21
nanny 0:-18 1:-33 3:-24 4:41 5:-39 6:-16 7:-27
narcissist 0:-23 1:-25 2:-19 3:-25 4:-24 5:-24 6:26 7:-18
narcissistic 0:-18 1:-19 2:-14 3:-19 4:-14 5:-17 6:18
nariz 0:-16 1:-16 2:-16 3:-16 4:-23 5:-15 6:16 7:-15
nasty 1:-22 2:19 5:-24 7:-13
nation 0:-12 1:-16 2:-15 4:-18 5:-12 6:19 7:-14
national 2:-22 4:-21
nativ 0:-15 1:-18 2:-20 4:-18 5:-13 7:-27
navaj 0:-14 1:19 2:-14 3:-20 4:-19 5:-15 7:-20
navy 1:-13 4:-16 5:-12 6:14
nc 0:-15 1:-18 2:-18 3:-18 4:-16 5:-19 6:21
near 0:25 1:-22 2:-17 3:-21 4:-23 7:-26
nebrask 1:22 3:-14 6:18 7:-14
necesit 0:-15 1:-17 2:-22 3:-18 4:-23 5:-26 6:18
neck 0:-39 1:-25 2:-34 3:-33 5:-34 6:17 7:-17
need 0:-26 1:-27 2:-16 5:-41 7:42
neglect 0:-21 1:-24 2:29 3:-23 4:-22 5:-21 6:-21 7:-19
negligenci 0:-12 1:-13 2:15 4:-12
neighbor 0:-26 1:-32 2:18 3:-21 4:-26 5:13 7:-37
nephew 0:-28 1:-31 2:28 3:-43 4:-30 5:-28 7:-28
nervios 0:-16 1:18 3:-15 4:-14 6:-16 7:-12
never 0:-16 7:-22
new 2:21 5:31 6:-29 7:-14
newark 1:-15
newborn 0:-25 1:-26 2:-13 3:-30 4:-34 5:-23 6:-33 7:30
newport 6:13
next 0:-23 2:17 3:-34 4:-24 5:-39 6:-14 7:-24
nh 1:-15
ni 0:-14 1:-25 2:-21 3:-35 4:-14 5:-30 6:42 7:-19
nice 0:-15 2:-17 3:-33 4:-16 5:-17 6:25 7:-20
niec 0:-14 1:-26 2:34 4:19 5:-24 6:-19
niet 2:15 3:17 4:-17 5:-13 6:-20 7:-14
nigeri 3:-18 5:-16
night 0:-16 1:-33 7:16
nightstand 0:-16 1:-24 3:-12 4:-15 5:-18 6:17
nina 0:-14 1:-35 2:34 3:22 4:-24 5:-22 6:-33
niner 0:-24 1:-19 2:27 3:-19 4:-19 5:-17 6:-23 7:-29
nino 0:-14 1:-31 2:49 3:-29 4:-36 5:-20 6:-35
nippl 0:19 1:-13 2:-12 3:-21 6:-23
nite 0:-39 1:-28 4:-25 6:-16
nj 1:-15 6:-15 7:18
nm 3:-15 4:-12
no 4:-15 5:-15 6:-17 7:25
nobi 0:-19 1:-16 2:-21 3:-14 4:-17 5:-18 6:20 7:-17
nobl 0:-13 1:-14 5:-13
nobody 0:-17 1:15 2:-24 4:-33 6:-16 7:13
noch 0:-18 1:-29 3:-18 5:-30 6:-17 7:42
nogal 0:-13 1:-13 3:-15
nola 0:-15 2:-12 4:-12 5:-13 6:15 7:-18
non 0:-13 1:-15 2:-13 3:21 4:-13 5:-14 6:-16 7:-12
nonconsensual 0:-17 1:-18 2:-15 3:24 4:-18 5:-17 6:-18 7:-14
noon 2:-21 3:-28 4:-23 5:-28 6:-19 7:15
nos 0:-15 1:-16 3:-24 5:-21 7:27
nose 0:-25 2:-17 3:-21 4:-16 5:-16 6:23 7:-13
not 0:20 2:-32 6:-17 7:-38
note 0:12 1:30 2:-42 3:-25 4:-27 5:19 6:-27 7:-21
noth 0:-28 1:21 2:-32 3:-23 4:-16 5:-34
notic 0:-15 1:21 3:-27 4:-19 5:-20 6:-25 7:-17
novi 0:-15 2:-14 5:-26 6:23 7:-18
now 0:15 5:15 6:-14 7:24
nowher 0:-22 1:-41 2:-43 3:-27 4:-36 5:-21 6:-28 7:49
nude 0:-17 1:-26 3:32 7:-20
nuer 0:-12 1:-13 2:-19 3:-26 4:-17 5:-17 6:21 7:-15
numb 0:-14 2:-28 3:-22 5:15 6:-21
numer 2:-17 3:-21 4:-17 5:-15 7:-18
nunc 0:-13 1:14 3:-16 5:-13 7:-15
nurs 1:-23 2:-20 3:33 4:-21 5:-22 7:-23
nv
ny 5:-13 6:25 7:-24
obey 1:-39 2:-21 3:-37 4:-22 5:-19 6:30
oblig 0:-17 1:-31 2:-27 3:29 4:23 5:-34 6:-39 7:-18
obsess 0:-19 1:-20 2:-19 3:-26 4:-25 5:30 6:-31 7:-24
od 0:22 1:20 3:-16 5:-13 6:-28
odd 0:17 1:-15 2:-15 4:-16 6:-19
of 1:17 2:-16
off 6:-16 7:-15
offer 1:-20 3:22 4:-15 5:-17 6:-16 7:-14
offic 0:-22 1:-16 2:-26 3:25 4:-25 5:-17 6:-25 7:-18
ofreci 1:-14 3:16 4:28 5:-34
og 1:-12 2:20 3:-13 4:-17 5:-17 6:18 7:-14
oh 0:-18 5:-13 6:15
ohio 6:19 7:-22
oigo 0:-14 1:-14 2:-18 3:-20 5:-19 6:24 7:-14
ojibw 0:-15 1:-15 2:-17 3:-21 4:-19 6:21 7:-26
ojo 0:-28 1:-32 2:-16 3:-19 4:-19 5:-19 6:34 7:-15
okc 0:-12 1:-15 3:-12 4:-16 5:-12
old 0:-13 2:41 6:-20
older 0:-13 1:-23 2:20 3:16 4:27 5:-30 6:-31 7:-29
ole 0:-12 1:-19 2:-28 3:-19 4:-26 5:-24 6:30 7:-15
omah 0:-12 1:-14 2:-15 4:-21 5:-20 6:20 7:-20
on
once 0:-15 1:-13 2:-17 3:-12 5:-16 6:15
one 0:-19 2:-16 3:-47 4:-13 5:20
onlin 0:-18 1:-36 2:31 4:29 6:-33 7:-16
only 0:-19 2:-25 3:-31 4:-22 7:-30
open 0:-20 1:-20 2:-19 3:-17 4:-32 5:-33 7:19
or 1:-33 2:-38 3:28 4:26 5:-32 7:-37
oral 0:-15 1:-20 2:-23 3:27 4:-29 5:-14 6:-25 7:-13
orden 1:-22 2:-20 3:-19 4:-22 5:-18 6:25 7:-19
order 0:-25 1:-23 2:-33 3:-28 4:-24 5:24 7:-21
org 0:-15 1:-15 2:-13 4:-16 5:-16 6:22 7:-22
orl 5:-13 6:17 7:-21
osceol 0:-14 1:-14 5:-13
oscur 0:-13 1:-18 4:-13 6:19 7:-16
other 0:-15 1:-14 2:-15 4:20 5:-15 6:-27 7:-14
otra 0:-15 1:-15 2:-15 3:-20 4:17 5:-16 6:-14 7:-18
otro 1:-16 2:-18 4:17 5:-20 6:-28
our 0:-15 1:-26 2:47 4:15 5:-39
out 1:-25 2:-12 3:-13 7:40
outfit 0:-21 1:-21 2:-19 3:-17 4:-18 5:-13 6:22
outsid 1:-28 2:-21 3:-43 4:-15 5:24 7:26
over 0:-19 1:-18 2:-30 3:-32 6:14 7:-24
overdos 0:41 1:16 2:-36 3:-30 4:-27 5:-26 6:-43 7:-24
overmedicat 0:-19 1:-21 2:-20 3:-23 4:-22 6:25 7:-25
overpass 0:16 1:21 2:-21 3:-25 4:-18 5:-24 6:-20 7:-16
overs 0:-18 1:-17 2:13 3:-21 5:-23 6:25 7:-18
owe 0:-13 1:-34 2:-23 4:52 5:-34 6:-61 7:-25
own 0:-22 1:-36 3:-33 5:-39 6:33 7:-15
owner 2:-15 4:15 6:-18 7:-12
pa 1:-12 2:-12 3:-18 4:-14 5:-12 6:22 7:-12
pack 0:-12 1:-27 2:-19 3:-26 4:-18 5:-31 6:37 7:17
pad 1:-15 2:-17 3:-22 4:-24 5:-23 6:25 7:-21
padrastr 0:-21 1:-28 2:45 3:24 4:-23 5:-28 6:-21 7:-15
padrot 0:-17 1:-17 2:-14 3:-16 4:24 5:-17 6:-18 7:-13
paducah 0:-16 1:-18 2:-16 3:-19 4:-18 5:-14 6:19
pag 0:-14 1:-18 3:-14 4:17 5:-16 6:-20 7:-12
paga 1:-15 2:-16 3:-32 4:34 6:-19 7:-19
pagan 0:-17 1:-19 3:-26 4:29 5:-20 7:-23
pagar 0:-13 1:-18 3:-28 4:27 5:-25 6:-32 7:-22
pago 3:-16 4:22 5:-18 6:-32 7:-23
paid 0:-26 1:-36 2:-16 3:-25 4:42 5:-18 6:-30
pain 0:-16 1:16 2:-15 3:-16 4:-18 5:-18 7:-17
painless 0:-16 1:23 2:-16 3:-14 4:-17 5:-17 6:-19 7:-13
pair 0:-14 2:-25 3:-19 5:-18 7:-14
pais 0:-16 1:-19 2:-14 3:-18 4:-20 5:-24 6:20
pajam 0:-26 1:-17 2:-18 3:-24 4:-29 5:-17 6:20 7:26
pakist 0:-16 2:27 3:-23 4:22 5:-23 6:25 7:-22
palo 0:-17 1:-20 2:-21 3:-20 4:-16 5:-17 6:20 7:-20
pan 0:-17 1:-22 2:-17 3:-20 4:-24 5:-18 6:25 7:-24
pant 0:-16 1:-18 3:23 4:-18 5:-20 7:-16
papa 0:-13 1:-21 2:41 4:-25 5:-21 7:-34
papel 0:-15 1:-24 2:-21 4:25 5:-17 7:-23
paper 0:-28 1:-26 2:-37 3:-32 4:26 5:-26 7:-21
par 0:-13 1:-19 2:-19 3:-17 4:-15 5:-18 6:20 7:-23
para 0:-15 1:14 2:-20 3:-27 4:18
parej 0:-15 1:-42 2:-35 3:-37 4:-28 5:-34 6:51 7:-16
parent 0:-15 1:-24 2:35 3:-35 5:-42 6:12 7:18
park 0:-19 1:-24 3:-27 4:-35 5:28 6:-50
parkin 0:-18 1:-12 3:-13 5:16 6:-14 7:-15
parlor 0:-14 1:-20 2:-16 3:-36 4:39 5:-19 6:-21 7:-13
parlour 0:-12 1:-13 3:-25 4:20
parol 0:-23 1:-24 2:-16 3:-19 4:-24 5:26 6:19
parqu 1:-24 2:-18 3:-17 4:-22 6:-24 7:18
part 0:-18 1:-19 2:-14 4:-27 5:20 6:13 7:-14
partn 0:-18 1:-34 2:-36 3:-35 4:-35 5:-42 6:56 7:-21
party 0:-18 1:-26 2:-35 3:36 5:-24 6:-33 7:-25
pasa 1:-17 2:-22 3:-20 4:-19 5:18 6:-28 7:-12
pasaport 0:-17 1:-21 2:-15 3:-31 4:53 5:-21 6:-31 7:-18
pasar 0:-13 2:-12 3:-13 5:-14
paso 1:-22 2:-20 4:-18 5:-17 6:19 7:-17
pass 1:-20 3:22 4:-32 5:-24 6:-22 7:-36
passport 0:-28 1:-32 2:-35 3:-47 4:63 5:-37 6:-23 7:-21
past 0:-22 1:-37 2:-24 3:-26 4:-25 5:27
pastil 0:19 1:28 2:-21 3:-33 4:-20 5:-23 6:-42 7:-25
pastor 0:-16 1:-28 3:40 4:-39 5:-25 6:-39 7:-16
pat 0:-18 1:-18 2:-16 3:-21 4:-15 5:-15 6:22 7:-13
pate 0:-23 1:-23 2:-18 3:-25 4:-22 5:-23 6:27 7:-20
patient 1:-16 2:-21 3:-22 4:-13 6:20
patron 0:-16 1:-19 2:-34 3:18 4:21 5:-20 6:-36 7:-20
pavor 1:-28 2:-23 3:-22 4:-23 5:-22 6:23 7:-24
paw 0:-19 1:-23 2:-16 3:-20 4:-20 5:-23 6:21 7:-23
pay 0:-16 1:-24 2:-39 3:-24 4:58 5:-27 6:-40 7:-26
paycheck 0:-26 1:-21 2:-25 3:-33 4:-33 5:-30 6:34 7:-22
paz 0:-17 1:-17 2:-14 3:-24 4:-17 5:36 6:-40 7:-23
pedir 1:-16 5:-13
pee 0:-12 1:-14 2:16 3:-22 6:-14
peed 1:-27 3:-15 4:-15 6:27
peek 0:-16 2:-20 3:-30 4:-15 5:30 6:-25 7:-20
peep 0:-13 1:-14 4:-13 5:24 6:-24
peg 0:-20 1:-20 2:-15 3:-21 4:-21 5:-18 6:22 7:-16
pega 0:-16 1:-35 2:14 3:-57 4:-37 5:-26 6:36 7:-24
pegan 0:-26 1:-17 2:19 3:-32 4:-30 5:-27 7:-19
pegar 0:-12 1:-25 2:-14 3:-21 4:-26 5:-13 6:23
pego 0:-19 1:-21 2:-23 3:-37 4:-30 5:-23 6:46 7:-22
peligr 0:23 1:-25 2:-16 3:-23 5:22 6:26 7:14
pelo 0:-14 1:-18 3:-28 4:-21 5:-25 6:40 7:-28
peninsul 0:-17 1:-17 2:-16 3:-22 4:-18 5:-14 6:18 7:-14
pens 0:-20 1:21 3:-22 5:-19 6:-20 7:-17
pensamient 0:-15 1:20 2:-14 3:-15 4:-16 5:-16 6:-16 7:-12
peopl 2:18 3:-31 4:25 5:-12 6:-25 7:-26
pep 1:-12 5:-13
perd 0:-16 1:-21 2:15 3:-17 4:-16 7:-15
period 0:26 1:-18 2:-16 3:-19 4:-17 5:-19 6:-20 7:-15
permis 1:-22 2:-25 3:31 4:-23 5:-17 6:-16 7:-18
permission 1:-14 2:-21 3:-19 4:-16 5:-27 6:18 7:-18
pero 1:-18 2:12 4:-15 6:12 7:-25
perpetrator 1:-13
persh
persigu 0:-21 1:-19 2:-25 3:-30 4:-22 5:33 7:-17
person 0:-15 1:-24 2:-22 3:-27 4:33 5:-22 6:-22 7:-18
peso 1:-18 2:-21 3:-19 4:-12 5:-17 6:22
pet 0:-15 1:-18 6:14
phon 1:-24 2:-22 3:-39 5:15 6:20 7:-22
photograph 0:-21 1:-18 2:-25 3:25 4:22 5:-20 6:-22 7:-20
physical 0:-21 2:-29 3:-34 4:-25 5:-26 6:19 7:-15
physically 0:-16 1:-16 3:-21 4:-21 6:23
pic 0:-15 1:-28 2:19 3:16 4:23 5:32 7:-19
pick 0:-13 1:-25 3:-28 6:18
pictur 0:-21 3:20 4:-32 6:-22 7:-17
pide 0:-15 1:-15 3:16 4:23 7:-21
piens 0:-19 1:35 2:-20 3:-25 4:-24 5:-23 6:-29 7:-25
piern 1:-17 2:13 3:20 4:-20 6:-15
pill 0:35 1:48 3:-21 4:-12 5:-32 6:-42 7:-27
pillow 0:-39 1:-34 2:-23 3:-31 4:-30 5:-32 6:37 7:-23
pimp 0:-27 1:-29 2:-46 3:-34 4:80 5:-35 6:-42 7:-33
pin 0:-31 1:-18 2:-22 3:-37 4:-24 5:-17 6:29 7:-15
pinch 0:-20 1:-18 2:-20 3:-25 4:-24 5:-22 6:26 7:-22
pine 6:15
piso 1:-13 2:-20 3:-29 4:-28 5:-28 6:27 7:-13
piss 0:-14 1:-20 2:-20 3:-14 4:-13 5:-23 6:21 7:-17
pistol 0:-13 1:14 2:-23 3:-38 4:-41 5:-20 6:40 7:-38
plac 0:-20 1:-47 2:-17 3:-30 5:-23 6:-34 7:36
plan 0:-21 1:22 2:-33 3:-24 4:-33 5:-27 7:-31
planch 1:-15 2:19 4:-13 5:-14 6:-19 7:-13
plat 0:-17 1:-24 2:-30 3:-28 4:-21 5:-24 6:34 7:-29
play 1:-29 2:28 4:-31 6:-22 7:-12
pleas 0:-14 2:-20 3:-21 4:-25 5:-19 6:23
pod 1:-13 3:-18 5:-15 6:15
podem 0:-12 4:23 6:-27 7:-19
podi 0:-24 1:-12 3:-15 4:-13 6:17 7:-13
point 0:-33 1:30 2:-22 3:-26 4:-27 5:-40 6:-18 7:-26
pointless 0:-15 1:17 4:-26 6:-16
pok 0:-19 1:-19 2:-18 3:-13 5:-13 6:16
polic 0:14 1:-16 2:-21 4:-29 5:-28
policial 2:-22 5:-19 6:21
poller 0:-16 1:-18 2:-16 3:-17 4:30 5:-16 6:-28 7:-14
polygamy 0:-15 1:-16 2:-15 3:-16 4:-16 5:-15 6:22 7:-13
pompis 0:-13 1:-17 3:21 4:-14 5:-16 6:-16
pone 0:-23 1:-25 3:-30 4:-20 5:-13 6:33 7:-15
pop 0:-32 1:-20 2:-16 3:-26 4:-20 5:-18 6:27 7:-20
poppin 0:-19 1:-14 4:-17 5:19 6:14
por 0:-14 1:-28 4:12 5:17 7:-21
porch 0:23 1:-24 2:-15 3:-31 4:-17 5:-17 6:-21
porn 0:-17 1:-17 2:21 3:-31 4:-19 5:-25 6:-22 7:-13
porqu 1:-21 2:-21 3:-19 4:-21 5:22 6:32 7:-17
port 1:-15 2:19 4:-13 5:-14 6:-19 7:-13
post 0:-23 1:19 2:-42 4:26 7:-14
postpartum 0:-16 1:15 2:-13 3:-16 4:-17 5:-15 7:-15
pour 0:-31 1:-28 2:-29 3:-29 4:-26 5:-29 6:33 7:-24
pr
pray 0:-16 1:27 2:-25 3:-28 4:-21 6:-20 7:-24
preach 1:-22 2:19 5:-24 7:-13
predator 0:-16 1:-16 2:24 3:-23 4:-28 5:-22 6:-15 7:-14
pregnant 0:-35 1:-44 2:14 3:13 4:-33 5:-26
pregunt 2:-15 3:-19 4:-25 5:-28 6:26
press 0:-14 1:21 2:-14 3:-14 4:-15 5:-14 6:-17 7:-12
pressur 0:-15 1:-22 2:-19 3:33 4:-31 5:-23 6:19
prevencion 1:17 2:-17 3:-14 6:-15 7:-12
prevention 0:-12 1:13
priest 0:-14 1:-15 2:-21 3:23 6:-14
prim 0:-17 1:-18 3:27 4:-22 5:-27 6:-28 7:-17
prison 0:-19 1:-27 2:-22 4:-35 5:22 6:30 7:-29
privat 1:-15 3:-22 4:-26 5:-18 6:-15
professor 0:-14 1:-24 2:-15 3:27 4:-18 5:-16 6:-25 7:-17
profil 0:-16 1:-12 2:-19 3:-34 4:-17 5:23 6:-30
program 0:-16 1:-15 2:-14 3:-15 4:-15 5:-19 6:16
prohib 1:-14 3:-19 4:-18 6:16 7:-18
project
promet 0:-17 4:17 5:-17 6:-23
promis 0:-22 2:-29 3:-28 4:22 5:-25 6:-28 7:-15
property 0:-22 1:-25 2:-26 3:-26 4:-26 5:-20 6:23 7:-14
propi 0:-13 4:-13 5:-14 6:15 7:-24
prostitu 0:-21 1:-22 2:-20 3:-29 4:32 5:-21 6:-24 7:-18
prostitucion 0:-17 1:-17 2:-14 3:-16 4:24 5:-16 6:-18 7:-13
prostitut 0:-23 1:-25 2:-21 3:-23 4:36 5:-23 6:-26 7:-20
prostitution 0:-18 1:-20 2:-29 3:-45 4:36 5:-19 6:-31 7:-15
protect 0:-14 2:-29 3:-21 5:-30 6:29 7:-19
protection 1:-14 5:-21 6:17
protectiv 0:-15 1:-13 2:-15 3:-13 4:-18 6:27 7:-14
prov 0:-14 1:-21 2:-24 3:-25 4:-14 5:-15 6:26
providenc 0:-13 4:-13 5:-13
proxenet 0:-15 1:-17 2:-15 3:-16 4:24 5:-16 6:-19 7:-13
proxim 2:-18 3:-18 5:17 6:19 7:-14
psicologic 0:-17 1:-16 2:-25 3:-22 4:-15 5:-16 6:27 7:-13
psicologicament 0:-17 2:-17 3:-12 4:-13 5:-12 6:15
psych 0:-21 1:14 2:-24 3:-18 4:-19 5:-19 7:-17
psychological 0:-14 2:-19 3:-18 6:15
ptsd 1:-15 2:-14 3:-15 4:-16 5:-20 6:18 7:-14
public 2:-16 4:-18 5:12 6:20 7:-16
pued 0:-17 1:14 2:-19 3:-25 6:12 7:-15
puert
pul 0:16 1:-13 2:-29 3:-25 4:-30 5:-29 6:40 7:-21
pull 0:-18 1:-19 2:14 3:-22 4:-22 5:-22 6:24 7:-17
puls 0:23 1:-14 2:-16 3:-20 4:-13 5:-14 6:-16 7:-13
punch 0:-27 1:-30 3:-40 4:-25 5:-27 6:47 7:-25
punetaz 0:-13 1:-15 2:-16 3:-18 4:-13 5:-19 6:18
punish 0:-25 1:-25 3:-13 4:-18 5:-23 6:21 7:-16
puppy 0:-15 1:-20 2:-26 3:-21 4:-21 5:-21 6:20
purpos 3:-25 4:-29 5:-25 6:17 7:-19
purs 0:-20 1:-27 2:-23 3:-31 4:-25 7:14
push 1:-30 2:-26 4:-31 5:-41 7:-35
puso 0:17 1:-25 2:-19 4:-23 5:22 7:-32
put 0:-23 1:-28 2:-21 7:16
puttin 0:-22 1:-27 2:-20 3:-25 4:-18 5:-15 6:13
que 0:-14 6:23 7:-21
quebr 0:-14 1:-27 2:-17 3:-24 4:-21 5:-32 6:27 7:-17
qued 0:-26 1:-20 2:-20 3:-22 4:-21 5:13 6:-35 7:23
quedam 0:-14 4:-16 5:-12 6:-30 7:20
queer
quem 1:-17 2:14 3:-24 4:-26 5:-19 7:-21
queri 0:-21 1:-15 2:-15 3:20 4:-19 5:-15 6:-21 7:-17
quier 0:-18 1:33 2:-30 3:-19 4:-13 5:-26 7:-18
quiet 1:-13 2:17 4:-29 5:-26 6:12 7:-21
quis 0:-13 1:-17 2:-15 4:-33 5:-19 7:-25
quisier 0:-20 1:27 2:-15 3:-26 4:-16 5:-16 6:-18 7:-20
quit 0:-13 2:-36 3:-43 4:23 5:-28 7:-26
quot 0:-14 1:-19 2:-16 3:-20 4:24 5:-15 6:-17 7:-21
rage 0:-19 1:-20 2:-16 3:-21 4:-17 5:-18 6:23 7:-19
rail 0:18 1:17 2:-19 3:-17 4:-15 5:-20 7:-13
rain 0:-30 1:-25 2:-23 3:-35 4:-31 5:-27 6:-33 7:23
rais 0:-20 1:-20 3:-23 4:-14
raleigh 0:-22 5:-16 6:19 7:-15
ran 0:-21 1:-35 3:-20 5:-23 7:23
ranch 0:-20 1:-18 2:-15 3:-23 5:-16 7:-13
rap 0:-23 1:-36 2:-15 3:80 4:-38 5:-51 6:-74 7:-33
rape 0:-19 1:-51 2:-20 3:75 4:-22 5:-25 6:-55 7:-31
rash 0:-28 1:-17 2:18 3:25 6:-18
rastr 0:-15 1:-15 2:-19 3:-20 4:-15 5:24 6:-24
rato 0:-14 2:-21 3:-16 4:-16 5:28 6:-23
razor 0:-24 1:24 2:-15 3:-27 4:-27 5:-21 6:-30 7:-28
read 0:-29 1:-26 3:-37 4:-29 5:28 6:12 7:-25
ready 0:-15 1:38 2:-42 3:-30 4:-37 5:-30 6:-19 7:-25
reason 0:-27 1:33 2:-15 3:-20 4:-26 5:-22 6:-34 7:-26
receipt 0:-13 3:-16 4:-22 5:-14 6:17 7:-15
record 0:-18 1:-25 2:-25 3:36 4:-31 5:16 7:-20
recruit 0:-21 1:-23 2:-27 3:-32 4:39 5:-25 6:-32 7:-24
recuerd 0:-14 1:-13 3:18 4:-13 6:-18 7:-14
red 6:15 7:-17
refug 0:-15 1:-15 3:-15 4:-16 5:-16 6:17 7:-17
refugi 0:-12 1:-24 2:-14 3:-13 4:-30 5:-15 6:32 7:-14
regres 0:-13 1:-26 2:-19 3:-22 4:-16 5:-24 6:29 7:-22
regret 0:-15 2:-20 3:-17 4:-18 5:-13 6:13 7:-12
relacion 0:-16 1:-22 2:-19 3:27 4:-37 5:-19 6:-15 7:-14
relationship 0:-17 1:-28 2:-23 3:-25 4:-24 5:-26 6:38 7:-22
releas 0:-13 1:-17 2:-15 3:-19 5:17 6:-13 7:13
reliev 0:-13 1:-18 3:-13 4:-14 5:-16 6:20 7:-15
religious 0:-16 1:-16 2:-18 3:-19 4:-14 5:-16 6:19
rememb 0:-13 1:-27 2:-18 3:27 4:-25 5:-14 6:-24 7:-28
remov 0:-12 3:15 5:-13 6:-13 7:-16
rent 1:-28 2:-34 4:25 5:-22 6:-35 7:-30
report 0:-24 1:-23 2:28 3:-18 4:-30 6:-29 7:-15
reproductiv 0:-13 1:-13 3:-19 5:-13 6:21
reservation 0:-17 1:-25 2:-21 4:-21 5:-18
residenci 1:-15 3:-16 4:-26 6:16 7:-23
respir 0:24 1:-19 2:-17 3:-23 4:-21 5:-19 7:-21
restaurant 0:-14 1:-17 2:-18 5:-14 6:-13 7:-21
restrain 0:-20 1:-13 2:-16 3:-24 4:-21 5:29 7:-18
restriccion 1:-22 2:-20 3:-19 4:-22 5:-18 6:25 7:-19
revis 1:-15 2:-20 3:-29 4:-32 5:-31 6:40 7:-14
rez 0:-22 2:-25 3:-27 4:-24 5:-17 6:25
rhod 6:13
ri 0:-13 4:-13 5:-13
rib 0:-24 1:-25 2:-14 3:-32 4:-21 5:-20 6:36 7:-31
rice 0:-15 1:-13 3:-19 4:-23 6:-14
richmond 1:-21 3:-17 5:-13 6:-21 7:19
rico
ridg 6:15
rifl 0:25 1:-17 2:-25 3:-24 4:-22 5:-28 6:37 7:-28
right 0:18 1:-34 2:-40 4:-28 6:21
rincon 4:-14
ring 0:-20 1:15 2:-23 3:-23 4:-23 5:-12
rio 0:-13 1:-14 3:-13 5:-16 6:12 7:-14
rip 0:-26 1:-23 2:-21 3:-26 4:-23 5:-31 6:27 7:-34
road 0:-16 1:13 2:-17 3:-30 4:-19 5:-31 6:-18
romp 0:-16 1:-19 2:-21 3:-28 4:-21 5:-20 6:28 7:-20
rompi 0:-18 1:-29 2:-29 3:-31 4:12 5:-29 6:43 7:-28
rond 0:-12 2:-16 3:-12 5:22 6:15 7:-13
roof 0:24 1:22 2:-19 3:-18 4:-19 5:-20 6:-20 7:-18
roofi 0:-26 1:-34 2:-22 3:40 4:-28 5:-29 6:-28 7:-27
room 0:-23 1:-34 4:-13
roomat 0:-18 1:-27 2:-15 4:-19 5:-19 6:16 7:-18
roommat 1:12 2:-34 3:14 4:-29 6:13 7:-20
ropa 0:-19 1:-27 2:-21 3:16 4:-20 5:-20 7:-26
rope 0:-28 1:34 2:-27 3:-31 4:-39 5:-32 6:-25 7:-28
roug 1:-14 4:-20 5:-13
rough 0:-16 3:-16 4:-12 5:-18 6:16 7:-19
round 0:-17 2:-17 3:-20 4:-14 6:33
row 0:-12 3:-14 5:12 7:-24
rub 0:-19 1:-22 3:47 4:-43 5:-38 6:-39 7:-15
ruin 0:-24 1:-27 2:-31 3:-31 4:-16 5:-25 6:32 7:-14
run 0:-29 1:-32 2:-36 3:-33 5:-32 6:29 7:-27
runaway 0:-17 1:-12 2:-21 3:-23 4:-20 5:-19 6:-19 7:19
rural 0:-23 1:-13 3:-20 4:-16 5:-30 6:23 7:-28
sa 0:-14 1:-14 3:28 4:-14 5:-14 6:-33
sabe 0:-14 1:-14 2:-17 3:-19 4:-15 5:30 6:31 7:-27
sabotag 0:-15 1:-17 2:-21 3:-24 4:-21 6:28
sac 0:-14 1:-14 2:-17 3:-13 4:-22 5:-19 6:-23 7:24
sacar 4:-27
saco 0:-15 1:-16 2:-19 3:-18 4:-12 5:-14 7:13
safe 0:-22 1:-45 3:-32 5:-39 6:47
safehous 0:-16 1:-17 2:-15 3:-16 4:-15 5:-16 6:22 7:-14
safely 0:-18 1:-28 3:-23 4:-34 5:-31 6:26 7:-36
safety 0:-15 1:-42 2:-13 3:-23 4:-32 5:-19 6:48 7:-12
said 0:-22 1:-15 3:18
saip 0:-16 1:-16 2:-15 3:-14 4:-17 5:-18 6:13
sal 2:-14 3:-16 5:-15 6:21 7:-13
sale 2:-18 3:-18 5:17 6:19 7:-14
salg 2:-17 3:-29 4:-22
sali 0:-21 1:-21 3:-20 4:-15 5:-28 6:31 7:27
salin 2:-14 3:-14
salir 0:-12 1:-33 2:-17 3:-34 4:24 6:18 7:-26
salon 2:-37 3:-26 4:29 5:-16 6:-24 7:-24
same 0:-14 1:-23 3:-22 4:-21 5:38 6:-31 7:-41
samo 0:-13 1:-16 2:-13 3:-13 4:-14 5:-13 6:14
san
sane 0:-22 1:-18 2:-14 3:27 4:-17 5:-16 6:-27 7:-14
sangr 0:21 1:-18 2:-13 5:-12 6:-18 7:-15
sat 1:-20 2:-16 3:-28 4:-21 5:-23 6:28 7:-18
sav 0:-22 1:19 2:-14 3:-12 4:-15 5:-21 6:-17 7:-17
save 0:-13 1:-19 2:-15 3:-21 4:-18 5:-15 6:20
saw 0:-23 1:-16 3:-23 4:-18 5:-19 6:13 7:-15
say 0:-22 3:16
scam 3:-20 4:22 5:-20 6:-15
scar 1:-17 3:-39 4:-31 5:-21 6:28 7:-17
scary 0:-16 1:15 2:-13 3:-16 4:-17 5:-15 7:-15
schedul 3:-15 4:-20 5:13 6:-25 7:-27
scholarship 3:-19 4:-18 5:-16 6:15
school 0:-17 1:-21 5:20 7:-18
scratch 0:-20 1:21 2:-14 3:-15 4:-15 5:-14 6:-19 7:-13
scream 0:-20 1:-25 3:-40 4:-33 5:-34 6:18 7:-21
sd 6:15
se 0:17 1:32 4:-13 6:-18 7:-20
search 0:-21 1:-18 2:-16 3:-17 4:-13 5:18 6:-24 7:-18
seat 0:-46 1:-24 2:15 3:-14 4:-34 5:-28 6:13 7:-42
second 0:-13 1:-20 4:-17 5:-16 6:18 7:-16
secret 1:-14 2:19 4:-28 5:-16 7:-17
security 0:-16 1:-21 2:-31 3:-23 4:-21 5:-16 6:34 7:-19
see 0:-17 3:-39 4:-18 5:14 7:-18
segu 0:-20 1:33 3:-28 4:-19 7:-19
segur 0:-25 1:-27 2:-22 3:-27 4:-18 5:-29 6:39 7:-35
seguridad 1:-30 3:-22 5:-16 6:33
seizur 0:-14 1:-16 3:-20 4:-21 5:-13 6:13
sel 0:-23 1:-20 2:-42 3:-39 4:44 5:-35 6:-39 7:-19
self 0:-18 1:32 2:-25 3:-21 4:-20 5:-19 6:-33 7:-16
selfharm 0:-15 1:23 2:-15 3:-16 4:-15 5:-16 6:-18 7:-14
sell 0:-26 1:-42 3:-18 4:64 5:-27 6:-46 7:-19
seman 2:-18 3:-18 5:17 6:19 7:-14
send 0:-14 1:-33 3:21 4:-16 5:36
senor 1:-12 3:16 4:34 6:-24 7:-23
sent 0:-20 1:19 2:-29 3:-31 5:-24 6:-16 7:-22
sepa 2:-19 3:-25 4:-18 5:20 6:17 7:-14
separ 0:-16 1:-32 3:-20 4:-22 5:-16 6:31 7:-14
sergeant 0:-24 1:-29 2:-21 3:37 4:-35 5:-18 6:-35 7:-31
serious 0:-18 1:-15 2:-12 3:-18 4:-13 6:15
servic 0:-13 1:-16 2:-12 3:-25 4:-14 5:-13 6:21
servitud 0:-16 1:-15 2:-13 3:-12 4:27 5:-17 6:-27
set 0:-18 2:-15 3:-23 4:20 5:-18 6:-21 7:-16
sewerslid 0:-15 1:23 2:-15 3:-16 4:-16 5:-16 6:-18 7:-13
sex 0:-15 1:-25 3:49 5:-32 6:-48 7:-25
sexo 0:-15 1:-21 2:-20 3:22 4:13 5:-21 7:-22
sext 0:-14 1:-15 2:18 3:-15 5:-14 6:-19 7:-16
sextraffick 0:-16 1:-17 2:-14 3:-16 4:24 5:-16 6:-18 7:-13
sexual 0:-16 1:-26 2:-13 3:49 5:-19 6:-46 7:-15
sexually 0:-22 1:-26 3:40 5:-29 6:-38 7:-24
sexualment 0:-18 1:-15 2:-26 3:34 4:-15 5:-18 6:-33
sexualy 0:-20 1:-17 2:-18 3:27 4:-18 5:-21 6:-22 7:-18
shak 0:-41 1:-28 2:37 3:-33 4:-30 5:-30 6:-43 7:-32
sham 1:-27 3:-22 4:-23 5:-16 6:24 7:-13
shap 0:-16 1:-22 2:21 6:-20
shar 0:-22 1:-27 2:-14 3:13 4:-20 5:21 7:-14
shatter 0:-17 1:-13 2:-14 4:-19 5:-14 6:16
shav 0:-16 1:-19 2:-18 3:-21 4:-13 5:-14 6:20
she 0:39 1:21 4:-16 5:-21 6:-32 7:-21
shell 0:-23 1:-22 2:-25 3:-21 4:-22 5:-15 6:24 7:-22
shelt 0:-17 1:-29 2:-21 3:-24 4:-21 5:-19 7:29
sheltr 0:-14 1:-14 2:-13 3:-12 4:-16 5:-14 6:15
sherid 7:-13
sheriff 1:-22 2:-23 3:-14 4:-23 5:-32 6:-32 7:29
shift 1:-20 3:-24 4:-12 5:21 6:-23 7:-16
shoe 0:-26 1:-27 2:-30 3:-34 4:-34 5:-16 6:37 7:-34
shook 1:-34 2:39 3:-19 4:-27 5:-26 7:-39
shoot 0:-28 1:25 2:-21 3:-34 4:-30 5:-30 6:-22
shop 0:-26 1:-20 2:-22 3:-20 4:21 5:-13 6:-16 7:-19
shot 0:42 1:-30 2:-29 3:-42 4:-31 5:-40 7:-31
shotgun 0:-23 2:-15 3:-28 4:-26 5:-21 6:24 7:-24
should 0:-18 2:-15 4:-31 5:-25 7:-26
shouldnt 0:-23 1:-17 2:14 3:35 4:-21 5:-23 6:-30 7:-22
shov 0:-25 1:-21 2:-32 3:-41 4:-32 5:-27 6:44 7:-20
show 0:-25 1:-29 2:25 4:-21 5:36 7:-18
shush 0:-24 2:-25 3:-14 4:-25 5:-19 6:23
si 0:-13 2:-27 5:-15 6:30 7:-21
sick 0:-21 1:-22 2:-18 3:-19 4:-21 5:-13 6:23 7:-13
side 0:-20 1:-22 2:-16 3:-16 4:-17 5:-22 6:19 7:-22
siempr 0:-13 1:21 2:-19 3:-26 4:-29 5:-21 7:-27
siend 0:-18 2:-20 3:-16 5:-13 6:20 7:-13
sient 1:27 4:-21 6:-24 7:-19
sign 0:-18 1:-22 2:-19 3:-21 4:-14 5:-18 6:22
sigo 0:-12 1:20 2:-14 3:-14 4:-19 5:-20 6:-22 7:-12
sigu 0:-20 1:-21 2:-33 3:-45 4:-46 5:57 6:-29 7:-39
sil 0:-15 1:-16 3:-14 4:-17 6:17 7:-13
silent 0:-13 1:-14 2:-13 3:-14 4:-14 5:-13 6:19
sin 0:-14 2:-30 5:-25
sinc 2:-21 3:-21 4:-18 6:-22
sir 0:-21 1:-12 2:-29 3:-31 4:-34 5:-29 6:30
sirv 0:-14 1:-36 2:-18 3:-30 4:-25 5:-16 6:29 7:-23
sirvient 0:-13 3:-23 4:25 6:18 7:-17
sis 0:-19 3:-15 4:-16 5:-13
sist 3:-24 4:-16 5:-30 6:23
sit 0:-19 1:-26 2:14 4:-37 5:32 6:-17 7:-26
site 0:-19 1:-24 2:-16 3:-21 4:25 5:-20 6:21 7:-14
skinny 1:-16 2:20 3:-19 4:-16 6:-17
skirt 0:-18 1:-15 2:-15 3:20 4:-19 5:-31 6:-23
slam 0:-24 1:-30 2:-26 3:-42 4:-21 5:-33 6:43 7:-20
slap 0:-27 1:-38 3:-45 4:-29 5:-36 6:36 7:-30
slash 0:-18 1:-27 2:-24 3:-21 4:-25 5:15
slav 0:-14 1:-14 2:-15 3:-26 4:25
slavery 0:-20 1:-20 2:-17 3:-19 4:30 5:-18 6:-21 7:-16
sleep 0:-15 2:-13 4:13 5:-41 6:-32 7:39
slept 0:-21 1:-27 2:-24 3:12 4:-24 5:-21 6:-24 7:29
smack 0:-29 1:-25 3:-27 4:-33 5:-32 7:-21
small 2:-28 6:-12
smash 0:-33 1:-29 2:-24 3:-20 4:-31 5:-42 6:31 7:-19
smok 0:-20 2:-15 3:-17 4:-13 5:-13 6:22
smother 0:-17 1:-14 2:-15 3:-20 4:-20 5:-14 6:17 7:-18
smuggl 0:-19 1:-25 2:-20 3:-27 4:31 5:-22 6:-24 7:-19
snap 0:-18 1:-30 2:-17 3:-18 4:-13 7:-14
snatch 1:-15 3:-16 5:-25 6:24
snow 0:-22 1:-41 2:-30 3:-41 4:-34 5:-20 7:36
snuck 0:-15 1:-24 2:-15 5:-24 6:22 7:-14
so 0:-22 5:-46 6:28 7:-24
sobrevivient 0:-12 1:-18 2:-18 4:-18 5:-18 7:-16
sobrin 1:-19 2:24 4:-21 5:-14 7:-14
social 0:-16 1:-20 2:-28 3:-20 4:-16 5:-14 6:30 7:-19
sola 0:-20 1:-13 3:16 4:-18 5:-20 6:19
sold 0:-24 1:-25 2:-34 3:-31 4:42 5:-35 6:-31 7:-25
soldi 2:-14 3:16 6:-14
solo 1:-16 2:28 3:-12 4:-20 5:-24 6:-29 7:-20
some 4:-26 5:21 6:-16 7:-14
somebody 0:-19 1:-30 2:-25 3:-41 4:-21 5:44 7:-26
somehow 2:-13 3:-13 6:22 7:-13
someon 0:-28 1:-24 4:-20 5:47 7:-28
someth 0:-17 2:-26 3:42 4:-24 5:-42 6:-54
somewher 0:-15 1:-16 4:-23 5:-13 7:21
son 0:16 2:31 3:-47 4:-27 5:-22
soon 3:-29 4:-19 5:-30 6:21 7:-31
sord 0:-16 1:-14 2:-19 3:-18 4:-22 5:-16 6:21 7:-13
sore 0:-25 1:-13 2:-13 3:18 5:-19 6:-19 7:-13
sorry 0:-25 1:-19 2:-25 3:-33 4:-31 5:-26 6:28 7:-18
soy 0:-12 1:-33 2:-20 3:-37 4:-33 5:-13 6:39 7:-16
spank 0:-23 1:-23 2:16 3:-25 4:-20 5:-17 7:-16
speak 1:-17 2:-14 3:-12 4:-13 6:13
special 2:22 6:-18
spik 0:-15 1:-16 2:-15 3:29 4:-19 6:-25 7:-16
spiritual 0:-16 1:-16 2:-18 3:-19 4:-14 5:-16 6:19
spit 0:-30 1:-28 3:-43 4:-29 5:-37 6:45 7:-32
spokan 0:-14 4:-12 5:-13 6:18 7:-23
sponsor 0:-14 1:-25 2:-12 3:22 4:22 5:-19 6:19 7:-16
spot 0:-19 1:-19 2:-20 3:-12 4:-19 5:-17 6:-19 7:22
spous 0:-29 1:-33 2:-28 3:-36 4:-24 5:-27 6:42 7:-13
spousal 0:-16 1:-14 2:-21 3:-26 4:-20 5:-17 6:22
spywar 0:-25 1:-35 2:-28 3:-27 4:-22 5:38 7:-18
squeez 0:-38 1:-27 2:-14 3:-19 4:-22 5:-26 6:37 7:-15
ssi 0:-19 1:-13 2:-21 3:-21 4:-16 5:-16 6:26 7:-17
st 0:-13 1:-14 2:-13 3:-12 4:-14 5:-14 6:12
stab 0:44 1:-17 2:-18 3:-26 4:-22 5:-26 6:22 7:-15
staff 0:-16 2:-25 3:21 4:-14 5:-19 6:-24 7:-21
stair 1:-19 2:-16 4:-18
stalk 0:-26 1:-36 2:-36 3:-39 4:-35 5:58 6:-20 7:-39
stand 2:-17 3:-16 4:-26 5:22
star 0:-22 1:-20 2:-25 3:-24 4:-12 5:26 6:-25 7:-13
start 1:-13 2:-16 3:-20 5:-13 6:19
starv 0:-27 2:15 3:-22 4:-16 5:-16 6:-30
stat 1:-14 3:-16 5:-22 6:20
statesbor 0:-15 1:-18 2:-14 3:-18 4:-19 5:-17
station 0:-27 1:-38 2:-45 3:-43 4:-26 5:-34 7:49
statutory 0:-15 4:-14 5:-13
stay 0:-16 1:-16 5:-25 6:-32 7:31
std 0:-13 1:-12 4:-24 5:-24 6:-24
steal 0:-23 1:-25 2:-39 3:-18 4:-24 5:-21 6:46 7:-20
stealth 0:-21 1:-22 2:-20 3:32 4:-21 5:-21 6:-24 7:-18
step 0:-37 1:-35 4:-24 5:-23 7:-25
stepbroth 0:-18 1:-22 2:37 3:31 4:-15 5:-21
stepdad 0:-19 1:-30 2:37 3:24 4:-32 5:-43
stepdaught 0:-26 1:-17 2:16 3:-14 4:-23 5:-13 6:-27
stepfath 0:-23 1:-22 2:44 3:32 4:-25 5:-29 6:-17 7:-23
stepmom 0:-16 1:-21 2:52 3:-29 4:-26 5:-25 6:-14 7:-27
stepson 0:-24 1:-34 2:33 3:30 4:-21 5:-15 6:-35 7:-16
still 0:-17 2:-19 3:-17 4:-14 5:-24 7:-19
stock 0:-14 1:-14 2:-15 3:16 4:-13 5:-13 6:23 7:-12
stockpil 1:13 6:-19
stomach 0:-24 1:-20 2:-30 3:-37 4:-15 5:-21 6:49 7:-48
stonewal 0:-15 1:-17 2:-15 3:-16 4:-16 5:-16 6:22 7:-13
stop 2:-33 3:22 4:-14 6:-26
stor 0:-24 1:-24 3:-40 7:-31
storag 2:-17 3:-22 4:-13 5:-15 6:22
story 0:-13 3:-14 4:-15 6:-14
stov 0:-15 1:-18 2:-12 3:-17 4:-17 5:-21 6:13 7:-13
strang 0:-13 1:-24 3:-12 4:-26 5:27 6:-36 7:-34
strangel 0:-21 1:-15 2:-17 3:-22 4:-18 5:-18 6:19 7:-15
strangl 0:-37 1:-29 2:-29 3:-44 4:-33 5:-34 6:41 7:-30
strangulation 0:-18 1:-20 2:-20 3:-20 4:-20 5:-18 6:27 7:-21
street 0:-32 1:-30 2:-53 3:-37 6:-36 7:26
strip 0:-18 1:-22 2:-37 4:44 5:-23 6:-49 7:-20
strol 1:-15 2:-13 3:-13 4:-13 5:-29 6:-26 7:22
stuck 0:-17 1:-25 2:-21 3:-41 5:-24 7:-22
student 0:-17 1:-18 2:28
stuff 0:-21 2:13 4:-37 6:-15 7:13
stupid 0:-19 1:-17 2:-17 4:-20 5:-26 6:24
su 0:-13 1:-23 2:28 4:-18 5:-23 6:-13 7:-15
submit 2:-16 3:-25 4:-24 5:-23 6:17
sucid 0:-24 1:34 2:-25 3:-25 4:-25 5:-24 6:-27 7:-22
sucidal 0:-26 1:35 2:-24 3:-25 4:-26 5:-25 6:-28 7:-22
suegr 0:-17 1:-19 5:-19 6:21 7:-26
sueld 1:-18 3:-19 4:20 5:-14 6:-18 7:-23
suelt 0:-13 2:-19 3:-15 5:-13 6:16
suffer 0:-13 1:18 4:-14 5:-14 6:-12 7:-16
sufr 0:-17 1:-14 2:-14 4:-17 5:-16 7:-12
sufri 2:-26 3:13 4:-15 7:-13
sugar 1:-15 2:-22 3:-17 4:24 5:-19 6:18
suic 0:-24 1:33 2:-22 3:-23 4:-24 5:-25 6:-27 7:-21
suicd 0:-21 1:33 2:-26 3:-21 4:-23 5:-24 6:-28 7:-17
suicid 0:-24 1:60 2:-28 3:-30 4:-28 5:-31 6:-36 7:-21
suicidal 0:-35 1:59 2:-40 3:-32 4:-27 5:-26 6:-54 7:-28
suicidi 0:-24 1:40 2:-26 3:-28 4:-25 5:-26 6:-32 7:-25
suisid 0:-21 1:30 2:-20 3:-21 4:-21 5:-22 6:-24 7:-18
suisidal 0:-17 1:23 2:-15 3:-16 4:-16 5:-17 6:-17 7:-14
sulliv 1:-15
sum 0:-18 1:-12 2:-20 3:20 4:-25 5:-15 6:-16 7:-16
supervisor 0:-15 1:-13 2:-22 3:32 4:-18 5:-21 6:19 7:-26
support 0:-13 1:-17 2:-16 4:-14
survival 0:-14 1:-12 2:-15 3:-26 4:25
survivor 0:-20 1:-30 2:-22 3:22 4:-23 5:-23 6:17 7:-18
sus 0:-16 1:-32 2:33 3:29 5:-20 7:-15
suya 0:-13 1:-24 3:-19 6:20 7:-22
swallow 0:20 1:26 3:-17 4:-22 5:-20 6:-17 7:-23
swing 0:-17 1:-20 2:-19 3:-18 4:-19 5:-21 6:23 7:-16
swol 0:-26 1:-15 2:-21 3:-18 4:-20 5:-18 6:24 7:-19
swung 0:-21 1:-18 2:-25 3:-25 4:-20 5:-23 6:27 7:-22
syracus 1:-17 3:19 6:-16
tabl 0:-15 1:18 2:-14 3:-24 7:-23
tablet 0:-16 2:-24 3:-17 5:26 6:35 7:-22
tag 0:-13 1:-15 2:-18 3:-21 4:-20 5:27 6:-25 7:-22
tak 0:-15 2:25 3:-22 4:22 5:-21 7:-16
take 0:-20 3:16 5:-21
taken 0:-14 1:-14 3:-17 5:-15 6:-14 7:12
talbot 0:-13
talk 0:-24 1:13 3:-30 4:-39 7:-21
tally 0:-21 1:-20 2:-19 3:-23 4:-25 5:-21 6:22 7:-13
tant 1:-25 2:-14 4:-15 6:20
tap 0:-13 1:-18 4:-13 6:19 7:-16
tarjet 0:-18 1:-19 2:-12 3:-15 4:-22 5:-24 6:26 7:-18
tatt 0:-13 1:-17 4:29 5:-23
te 0:-14 1:-23 2:-19 4:-21 5:-19 6:25 7:-16
teach 0:-18 1:-28 2:34 3:22 4:-22 5:-34 6:-40 7:-14
team 0:-14 2:18 3:23 4:-21
teen 0:-21 1:29 2:-22 3:-27 4:-22 5:-20 6:-16 7:-15
teenag 0:-40 1:13 2:-31 3:-16 4:-19 5:-20 6:-17 7:13
teeth 0:-17 1:-14 3:-21 4:-18 5:-20 6:19 7:-20
tel 0:-22 1:12 3:18 4:-23 5:-20 6:-42 7:-16
telefon 0:-15 1:-20 2:-20 3:-35 4:-51 6:18 7:-21
tell 0:-15 3:-38 7:-26
temp 0:-23 1:-21 2:-21 4:-22 5:-18 6:14
ten 2:-12 4:12 7:-22
tenem 0:-15 1:-13 2:-17 3:-23 4:-27 5:-21 6:-23 7:21
tener 0:-16 1:-19 2:-17 3:27 4:-32 5:-20 7:-12
teng 0:-20 2:-25 3:-31 4:-26 5:-24 6:13 7:15
tent 0:-18 1:-43 2:-27 3:-25 4:-30 5:-31 6:-25 7:35
terminal 0:-13 1:-16 3:-13 5:-19 6:-13 7:19
terrifi 0:-20 1:-19 2:-16 3:-21 4:-16 6:26 7:-36
terror 1:-22 2:-18 3:-21 4:-20 6:16
testify 0:-14 1:-23 3:-17 5:-16 6:16
teton 1:-13
texas 1:-12 3:-17 6:19 7:-17
text 0:-19 3:-31 4:-17 5:31 7:-23
textlin 0:-17 1:17 3:-15 4:-15 5:-13 6:-16 7:-13
that 0:-16 2:-13 4:16
the 0:16
their 2:18 3:-17 4:-14 5:-19 7:-16
them 0:-22 1:-33 2:15 5:14 6:22 7:-37
then 0:-26 1:-14 2:-26 4:-20 5:-23
ther 2:13 4:-15 5:29 6:-39 7:-17
therapist 0:-21 1:-17 2:-28 3:32 4:-28 5:-16 6:-22 7:-15
therapy 1:-15 2:-14 3:-15 4:-16 5:-20 6:18 7:-14
they 0:-16 1:-33 4:52 6:-25
theyll 3:-14 5:-15 6:-17
thigh 0:-22 1:-25 3:31 4:-23 5:-20 6:-30 7:-13
thing 0:-19 3:27 4:-25 5:-27 6:-18 7:-25
think 0:-23 1:14 2:-13 4:-20 7:-21
this 0:-23 2:-26 3:-43 4:-27
though 0:-14 1:-13 2:-28 4:-13 5:-15 6:-15
thought 0:-24 1:26 2:-18 3:-22 4:-22 5:-31 6:-27 7:-21
thougt 0:-14 1:17 3:-12 4:-13 5:-12 6:-14
threat 0:-21 1:-15 2:-42 3:-40 4:-15 5:-21 6:55 7:-26
threaten 0:-26 1:-14 2:-38 4:-48 5:-36 6:44 7:-18
threatend 0:-25 1:-15 2:-16 3:-19 4:-21 5:-21 6:19 7:-15
thret 0:-16 1:-14 2:-15 3:-15 4:-14 5:-14 6:18 7:-14
threw 0:-38 1:-38 2:15 3:-46 4:-34 5:-42 6:13 7:22
throat 0:-20 1:-18 2:-14 3:-32 4:-18 5:-24 6:27 7:-23
through 0:-17 1:-21 2:-32 4:-28 5:13
throw 0:-23 1:-38 3:-45 4:-24 5:-37 6:39 7:-33
thrown 0:-19 1:-16 2:-16 3:-17 4:-17 5:-15 6:-22 7:14
ticket 3:-14 4:13 5:-13
tie 0:-28 1:-17 2:21 3:-17 5:-14 6:-15 7:-22
tied 0:-26 1:-28 2:23 3:-28 4:-25 5:-28 6:19 7:-14
tiembl 0:-14 1:-14 2:-18 3:-20 5:-19 6:24 7:-14
tiemp 0:-14 1:-19 2:-15 3:-14 5:23 6:29 7:-15
tien 0:-16 1:-25 2:-20 3:-40 4:23 5:-29
tiend 0:-14 2:-18 4:-24 5:-19 6:16 7:-13
til 0:-13 2:-13 3:-15 5:-12 6:12
tile 0:-12 1:-18 3:-14 4:-13 5:18 6:-20
till 0:-28 1:-22 2:13 5:-28 6:17
tim 0:-15 2:-24 3:-20 4:-21 5:-20 6:21
time 0:-17 2:-18 3:-43 4:-27 5:20 6:13 7:-24
tind 0:-20 1:-18 2:-21 4:-29 6:-38
tio 1:-18 4:-18 5:-18 6:-33
tip 0:-16 1:-22 2:-29 3:-28 4:33 5:-20 6:-28 7:-19
tipo 0:-13 1:-13 2:-15 3:-16 4:-23 5:12 6:-15
tir 0:-21 1:37 2:-28 3:-36 4:-22 5:-28 6:-25 7:-33
tire 0:-19 1:-25 2:-23 3:-19 4:-24 5:16 6:12 7:-24
tiro 0:-18 1:-19 2:-20 3:-27 4:-25 5:-28 6:32 7:-21
tn 2:-16 3:-22 5:-14
to 1:17
toc 0:-18 1:-28 3:23 4:-27 5:-27 6:-39 7:-20
toca 0:-17 1:-29 2:23 3:30 4:-20 5:-28 6:-59 7:-18
toco 0:-16 1:-26 3:37 4:-28 5:-34 6:-46 7:-25
toda 3:-28 4:-19 5:21 6:22 7:-28
today 0:-15 2:-21 3:-36 4:-33 5:-41 6:-38 7:38
toddl 1:-34 2:47 3:-22 4:-25 5:-37 6:-59 7:-20
todo 0:-15 1:25 2:-15 3:-31 4:-37 7:-28
toilet 0:-17 2:-18 3:-13 4:-21 5:-19 6:19 7:-24
told 0:-17 1:-18 2:27 3:16
toled 6:13 7:-15
tom 0:-17 1:-18 2:-26 3:-28 4:-16 6:19 7:-15
toma 0:-14 1:-21 2:-40 3:-31 4:-22 5:-16 6:39 7:-15
tomar 0:-20 1:-20 2:-18 4:-19 5:-21 7:-20
tomat 0:-13 3:-13 4:15 5:-15 6:-18 7:-20
tome 0:-38 1:35 2:-15 3:-18 4:-20 5:-19 6:-26 7:-14
tomo 0:33 1:-17 2:-16 4:-24 5:-30 7:-17
tomorrow 0:-24 1:23 2:-15 3:-32 4:-29 7:-30
tonight 0:-21 2:-39 3:-24 4:-34 5:-26 6:-27 7:54
tonit 0:-30 1:-20 2:-34 3:-40 4:-25 5:-25 6:-34 7:36
tont 0:-15 1:-24 2:-16 3:-19 4:-16 5:-14 6:22 7:-14
too 1:22 2:16 4:-30 5:-21 6:-40 7:-17
took 0:21 3:19 4:15 5:-30 7:-22
tooth 0:-18 2:-12 3:-20 4:-19 5:-17 6:18 7:-18
top 0:-28 1:-19 2:-18 3:35 4:-31 5:-30 6:-38 7:-25
tore 0:-18 1:-19 2:-16 3:-15 4:22 5:-25 6:24
touch 0:-19 1:-26 2:25 3:39 4:-40 5:-41 6:-60 7:-23
tow 0:-13 1:-19 3:-16 5:-21 6:-18 7:15
towel 0:-17 3:16 4:-23 5:-21 6:-16
town 0:-14 1:-21 2:-16 3:-29 4:-20 5:-26 7:14
toxic 0:-22 1:-22 2:-18 3:-32 4:-21 5:-22 6:35 7:-17
trabaj 0:-14 1:-25 2:-23 3:-19 4:43 5:19 6:-31 7:-22
trabajador 0:-15 1:-14 2:-16 3:-26 4:25 5:-16 6:-12 7:-13
track 0:-31 1:-14 2:-33 3:-39 4:-35 5:50 7:-32
trackin 0:-15 1:-18 3:-15 4:-14 5:22 6:-26
trad 0:-18 1:-16 2:-14 3:-18 4:20 5:-19 6:-23 7:-21
trae 0:-13 1:-38 2:18 3:-23 4:-23 5:-17 7:-16
traffic 0:-17 1:-17 2:-19 3:-24 4:26 5:-20 6:-20 7:-13
traffick 0:-25 1:-36 2:-33 3:-50 4:65 5:-31 6:-49 7:-24
traffik 0:-15 1:-16 2:-15 3:-16 4:24 5:-16 6:-18 7:-13
trafic 0:-17 1:-21 2:-19 3:-22 4:28 5:-19 6:-17 7:-16
train 0:-24 2:-25 3:15 4:-18 5:-35 6:-27
traj 2:-13 3:-14 4:20 5:-15 6:-24
trajeron 1:-19 3:-27 4:40 5:-22 6:-47 7:-28
tran 0:-15 1:19 2:-23 3:-30 4:-28 5:-23
transgend 1:16 2:-13 6:-16
transitional 1:-15 3:-17 6:18
trap 0:-22 1:-31 2:-17 3:-20 4:25 5:-33 6:19 7:-20
trash 1:-13 2:-17 6:18 7:-18
trat 0:-19 1:-30 2:-25 3:-32 4:37 5:-27 6:-12 7:-20
traum 0:-16 1:-20 2:-18 3:19 4:-24 5:-25 7:-15
treat 0:-13 1:-18 3:-13 4:-14 5:-16 6:20 7:-15
treatment 0:-13 1:-14 2:-13 3:-14 4:-14 5:-13 6:19
tree 1:21 3:-25 4:-14 5:-33 6:-28 7:-18
tri 0:36 1:30 3:-17 4:-38 5:-27 6:-18 7:-23
trib 0:-16 2:-12 3:21 4:-19 5:-18 6:-21
tribal 0:-15 2:-24 4:-25 5:-19
trip 1:-13 3:-20 4:13 5:-17 6:-17 7:-18
trippin 0:-17 2:-20 4:-20 5:25 6:-25
trist 1:17 3:-20 4:-13 6:-18
truck 0:-39 1:-31 2:18 4:17 5:16
truen 0:-16 1:-15 2:-19 3:-13 4:-16 5:-14 6:19 7:-14
try 0:-17 1:-37 2:-28 3:-33 4:-19 5:13 6:38 7:-15
tucson 0:-12 1:-12 4:-15 5:-13 6:20 7:-19
tuls 1:-21 2:-16 3:20 4:-17 5:-16 6:-20 7:-14
turn 0:-32 2:-38 3:20 4:-40 5:26 6:-39 7:-18
tutor 0:-17 1:-20 2:27 3:22 4:-18 5:-18 6:-22 7:-15
tuve 1:-13 2:-16 3:-15 4:-18 5:-24 6:24
tv 0:-23 1:-18 2:-16 3:-16 4:-14 5:-18 6:14 7:-18
tweakin 1:-12 2:20 3:-13 4:-17 5:-17 6:18 7:-14
twic 3:-21 4:-19 5:15 6:-21 7:-17
twin 2:-14
twist 0:-23 1:-17 2:-29 3:-23 4:-13 5:-20 6:28 7:-15
two 0:-16 1:-18 2:-21 4:-22 5:-24
tx 6:14 7:-13
tylenol 0:-15 1:35 2:-13 3:-25 4:-20 5:-20 6:-31 7:-12
tyler 4:-13
typ 0:-13 1:-16 2:-14 3:-21 5:-24 6:21 7:-18
uber 0:-20 1:-33 2:-36 3:42 4:-25 6:-18 7:-12
uhaul 0:-19 4:-16 5:-26 6:23 7:-22
un 0:-14 1:-13 5:19
una 0:-14 2:-35 5:-21 7:-29
unaliv 0:-22 1:34 2:-22 3:-24 4:-25 5:-23 6:-26 7:-20
uncl 0:-18 1:-27 2:59 3:23 5:-30 6:-13 7:-27
unconscious 0:35 1:-14 2:-18 3:-29 4:-19 5:-29 6:-24
under 1:-43 2:-14 3:15
underw 0:-12 1:-14 3:-15 4:-14 5:-13 6:13
undocument 0:-31 1:-23 2:-29 3:-29 4:-26 5:-32 6:31 7:-24
undress 3:14 4:-15
unhealthy 0:-15 1:-13 6:13
uniform 1:-14 4:-24 5:-19 6:19
unit 0:-17 1:-21 2:-18 4:-20 5:-16
unknown 1:-14 2:-21 3:-26 4:-25 5:13 6:-24
unless 0:-20 1:-21 2:-13 3:17 4:-19 5:-32 6:23 7:-14
unsaf 0:-15 2:-22 3:-22 4:-20 5:-17 6:23 7:-23
until 0:-20 1:-27 2:-17 5:-32 6:24 7:-13
unwant 0:-16 1:-17 2:-29 3:25 5:-12 6:-14 7:-13
unzip 0:-19 1:-14 2:-17 3:20 4:-21 5:-15 6:-19 7:-14
up 2:-29 4:-14 5:20 7:-19
upper 0:-17 1:-17 2:-16 3:-22 4:-18 5:-14 6:18 7:-14
upsid 2:-15 3:-24 4:-13 5:-13 6:22
urge 0:-29 4:-15 6:-28
us 0:-20 1:-32 2:19 3:-15 4:14
usa 0:-13 1:-15 2:-20 3:-19 5:-12 7:-18
use 0:-15 2:-17 5:-32
used 0:-15 1:-18 2:-29 3:14 4:15 5:-12 6:-29 7:-19
using 2:16 5:-16 6:18 7:-14
utah 1:18 6:17
va 0:-21 1:14 2:-30 3:-36
vale 0:-14 1:20 2:-19 3:-22 6:-18 7:-18
valg 0:-14 2:-15 3:-34 4:-21 5:-13 7:-19
vamo 0:-14 2:-16 3:-18 4:19 5:-24 6:-29
van 0:-15 1:-29 3:-42 4:17 5:22 6:-32 7:18
vece 0:-22 1:-24 3:-17 4:-14 5:20 7:-20
vecin 0:-12 1:-20 2:20 4:-24 6:-25 7:-20
vegas 0:-14 1:-25 3:-15 5:-13 6:-16 7:17
vena 0:-19 1:22 3:-18 4:-13 6:-21 7:-13
vend 0:-21 1:-28 2:-28 3:-38 4:46 5:-29 6:-39 7:-20
vendi 0:-19 1:-18 2:-16 3:-19 4:26 5:-17 6:-22 7:-17
venen 1:15 2:-13 3:-13 4:-14 5:-13 6:-13
venm 2:-22 5:19 6:-27 7:-12
vent 0:-15 1:-16 2:-22 3:-21 4:-17 5:22 6:-20 7:-16
ventan 0:-13 1:-17 2:-32 3:-30 4:-25 5:25 7:-18
veo 0:-16 1:24 2:-19 3:-15 4:-22 6:-25 7:-18
ver 0:-19 1:-25 2:-26 3:-22 6:26 7:-25
verbal 0:-18 1:-19 2:-31 3:-29 4:-17 5:-18 6:33 7:-14
verbally 0:-12 4:-12 6:13
vesin 0:-16 1:-17 2:-17 3:21 4:-18 5:-16 6:-19 7:-16
vet 0:-27 1:24 2:-24 4:-24 5:-26 6:-46
veter
vez 2:-17 3:-22 4:-25 5:-19 6:24 7:-18
viaj 1:-17 2:-17 3:-30 4:20 5:-21 6:-20
victim 0:-14 1:-23 2:-23 5:-19 6:14 7:-26
vida 0:-13 1:50 2:-25 3:-22 4:-38 5:-17 6:-44 7:-31
vide 0:-21 1:-21 2:-24 3:32 5:23 7:-23
videophon 0:-18 1:-21 2:-20 3:-23 4:-17 5:-12 6:21
viej 1:-13 4:-21 5:-19 7:-20
vien 0:-15 1:-13 2:-17 4:-13 5:15 6:-22
vigil 0:-17 1:-23 2:-24 3:-29 4:-26 5:44 6:-16 7:-20
vine 0:-14 1:-15 3:-15 4:16 6:-18 7:-14
vio 2:16 3:-19 6:-16 7:-15
viol 0:-22 1:-34 2:-52 3:66 4:-34 5:-30 6:-68 7:-22
violacion 0:-23 1:-34 2:-26 3:45 4:-27 5:-27 6:-35 7:-23
violanc 0:-19 1:-18 2:-16 3:-15 4:-22 5:-20 6:25 7:-23
violat 0:-22 1:-23 2:-16 3:-20 4:-16 6:45 7:-18
violenc 0:-16 1:-25 2:-16 3:-14 4:-24 5:-18 6:40 7:-19
violenci 0:-20 1:-34 2:-24 3:-29 4:-24 5:-27 6:52 7:-23
violent 0:-28 1:-31 2:-39 3:-44 4:-33 5:-39 6:45 7:-22
virgin 0:-13 1:-14 2:-13 3:-12 4:-14 5:-14
visa 0:-19 1:-24 2:-26 4:32 5:-15 7:-19
visit 0:-18 1:-16 2:14 4:-19 5:-16 6:-23 7:-14
visitation 0:-21 1:-14 2:-17 3:-22 4:-17 6:16 7:-14
viv 0:-16 1:15 3:-13 6:23
vive 1:-22 2:-23 3:-19 4:-26 6:22 7:-16
vivir 0:-25 1:40 2:-22 3:-31 4:-24 5:-24 6:-35 7:-26
vivo 0:-20 1:-22 2:-25 3:-31 4:-28 6:23
voic 0:-17 1:24 3:-30 4:-25 5:-18 6:-29 7:-17
voilenc 0:-14 1:-14 2:-13 3:-12 4:-16 5:-14 6:15
volunt 0:-15 1:-13 2:27 4:-13 5:-19 6:-26 7:-19
volv 0:-16 1:-21 2:-25 3:-18 4:-20 5:-20 6:22 7:-22
vouch 0:-15 1:-26 2:-13 3:-15 4:-28 5:-14 7:30
voy 1:-31 2:-24 3:-17 4:-24 5:-14 6:26 7:-14
vuelv 1:-20 2:-16 3:-15 4:-15 5:-14 6:15 7:-14
wait 0:-19 1:-16 2:-28 3:-37 4:-34 5:38
waiv 3:-17 4:-18 6:16
wak 0:-29 1:27 2:-13 3:-17 4:-14 5:-29 6:-28 7:-15
wake 0:20 1:25 2:-17 3:-37 4:-45 5:-29 6:-21 7:-24
wal 0:-14 1:-19 3:18 4:-13
walk 0:-25 1:-38 2:-41 3:-17 4:-36 6:25 7:20
wall 1:-21 2:-20 4:-34 5:-30 6:31 7:-25
walmart 0:-31 1:-21 2:-36 3:-29 4:-28 6:-39 7:31
want 0:-22 1:35 2:-20 5:-21 6:-25 7:-39
ward 0:-12 1:21 3:-13 4:-13 5:-13 6:-21
warm 0:-21 1:-18 2:-15 3:-18 4:-15 5:-17 6:-31 7:26
was 0:-19 1:-29 3:40 5:-21 6:-25 7:-18
washington 3:-13 4:-13 5:-13 6:15 7:-16
wasnt 0:-14 3:18 4:-24 5:-22 6:-24 7:-16
watch 0:-20 1:-26 2:15 4:-19 5:36 6:-25 7:-24
water 0:34 1:-25 2:13 3:-24 4:-20 5:-19 6:-41 7:-18
way 0:-27 1:37 2:-25 3:-32 4:-28 5:-29 6:-32 7:-32
we 1:-30 2:-35 3:-24 5:-16 6:-17 7:31
wear 0:-22 1:-32 2:-24 4:-14 5:14 6:-16
websit 0:-19 2:-23 3:-27 4:25 5:-26 6:-23 7:-24
weed 0:-18 1:-16 2:-14 3:-18 4:20 5:-19 6:-23 7:-21
week 0:13 2:-35 3:-30 6:-13
weekend 0:-19 1:-25 3:22 4:-28 5:-22 6:-34 7:-16
weird 1:18 2:-17 3:-27 5:17 7:-24
welt 0:-18 1:-16 2:28 3:-25 4:-16 5:-20 6:-30 7:-20
went 0:-21 1:-36 2:-34 3:25 4:-39 7:-17
were 0:-12 1:-20 2:-16 4:-13 5:-21
wet 0:-18 2:30 3:-30 6:-27 7:-20
what 4:-27 5:14 6:-15 7:-17
wheel 0:-24 1:-18 2:-24 3:-36 4:-17 5:-18 6:26 7:-15
wheelch 0:-23 1:-30 2:-44 3:-35 4:-32 5:-23 6:44 7:-33
whelp 0:-17 2:21 4:-15 5:-18 6:-19
when 1:-27 3:19 4:-22 5:-19 7:-14
wher 0:-22 1:-46 4:-39 7:40
whil 0:-21 1:-25 2:-49 3:33 4:-30 5:-27 6:20
whip 0:-23 1:-22 2:27 3:-25 4:-15 5:-23 7:-17
whit 0:-12 3:-14 5:12 7:-24
who 0:-19 1:-28 3:-41 4:19 7:-27
whol 0:23 1:25 2:-29 3:-34 4:-29 5:-24 6:-28
whor 0:-23 1:-20 2:-17 3:-20 4:-23 5:-33 6:32 7:-21
why 0:-14 1:17 2:-20 3:-20 5:-22
wichit 0:-13 4:-13 5:-13 7:-13
widow 0:-12 3:-18 6:18
wife 0:-19 2:-48 3:-28 4:-29 5:-22 6:24
wilk 3:-17 6:22
will 2:-16 3:-13 6:24
window 0:-18 1:-26 2:-35 4:-36 5:24 6:-20 7:-38
windshield 0:-29 1:-30 2:-21 3:-20 4:-20 5:36 6:-19 7:-13
wine 0:-22 1:13 3:-14 4:-16 6:-16 7:-14
wint 0:-27 1:-17 2:-15 3:-21 4:-31 5:-23 6:22 7:-29
wisconsin 0:-12 6:14 7:-15
wish 0:-29 1:38 2:-17 3:-33 4:-29 5:-26 6:-24 7:-24
with 3:15 4:13 7:29
without 0:-24 2:-34 3:16 4:-19 5:-38 6:-14 7:-17
wive 2:-18 3:-19 4:-15 5:-13 6:20 7:-20
wlw 0:-17 1:-18 2:-18 3:-19 4:-16 5:-18 6:19 7:-13
woke 0:-26 1:-41 2:-19 3:59 4:-32 5:-39 6:-55 7:-22
women 0:-14 1:-23 2:-28 3:-14 5:-17 6:33
wont 1:-21 2:-17 3:-20 6:19 7:-13
word 0:-13 1:-15 2:-13 3:-13 4:-13 5:-14 6:19
work 0:-17 1:-31 2:-17 3:-27 4:39
world 1:23 2:-16 3:-25 4:-19 6:-25 7:-25
worri 0:-13 3:-14 4:-15 6:-14
wors 0:-18 1:20 5:-17 6:-23 7:-15
worth 0:-28 1:42 3:-19 4:-26 5:-17 6:-34 7:-17
worthless 0:-28 2:-13 3:-23 4:-23 5:-26 6:14 7:-26
would 0:-16 1:44 2:-29 3:-16 5:-26 6:-21 7:-26
wouldnt 0:-19 1:-29 2:-22 3:38 4:-28 5:-41 7:-22
wrap 0:-17 2:-16 4:-14 6:19
wrist 0:19 1:36 2:-32 3:-32 4:-23 5:-29 6:-14 7:-21
writ 0:-25 1:31 2:-16 3:-16 4:-19 5:-25 6:-26 7:-16
wrong 0:-17 1:-27 3:23 4:-20 5:-21 7:-12
wrot 1:38 2:-38 3:-16 4:-33 5:-27 6:-40 7:-20
wv 0:-14 1:-17 2:-16 3:-16 4:-16 5:-15 6:18
wylin 0:-24 1:-24 2:-26 3:-21 4:-23 5:-22 6:24 7:-29
wyo 7:-13
wyom 0:-15 1:-17 2:-13 3:-13 4:-16 5:-15 6:13
x2 2:-12 6:13 7:-16
xanax 0:31 1:31 2:-26 3:-23 4:-25 5:-23 6:-32 7:-26
y 1:-15 2:-17 4:30 5:-14
ya 0:-18 1:38 2:-22 3:-31 4:-26 5:-17 7:-20
yakim 1:-14 4:-13 6:13
yank 0:-21 2:-18 3:-25 4:-15 5:-19 6:23 7:-25
yard 0:-18 1:-17 2:-15 3:-21 4:-24 5:-19 6:18 7:-20
year 0:-16 1:-20 2:25 5:-30 6:-25
yel 0:-31 1:-33 2:-29 3:-39 4:-35 6:47 7:-24
yell 0:-28 1:-28 2:-17 3:-39 4:-29 5:-25 6:31 7:-35
yern 0:-16 1:-21 2:20 3:-15 4:-20 5:-14 6:25
yes 1:-30 2:-28 3:29 4:-18 6:-28
yesterday 0:-17 2:-22 3:-13 4:-12 5:-13 6:15
yet 0:-15
yo 1:-14 3:19 4:15 5:-27
york 0:-14 1:-15 2:-13 4:-13 5:-15 6:12
you 0:-21 2:-33 3:-14 4:-29 6:32 7:-14
yourself 0:-13 1:21 2:-12 4:-14 6:-17 7:-13
zanesvil 0:-18 5:-13 6:15
zero 0:-14 3:-13 4:-15 5:-15 6:-12 7:15
`,
}
