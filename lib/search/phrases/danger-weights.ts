/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.5,
  words: `
0:-17
1:-9 1:-23 and:25
10:5 am:21 minut:22 year:23
10pm:30
11:44 old:31 year:28
11am:13
11pm:14
12:27 step:-40 we:25
13:29
14:26 and:22 mom:20 my:20 pregnant:38 wher:-20
15:23 degr:24 hit:22 kiss:23
16:12 he:27 homeless:-25 hour:28 is:29
17:15 i:24 my:31 pregnant:-22 to:25 un:20
18 month:38 my:34 now:21 on:31
19:29
1am:25
1st:-18
2:15 1:-23 2:-21 am:28 and:25 at:-21 baby:25 behind:-26 do:21 for:23 girl:-25 go:22 he:29 hour:21 if:23 kid:20 my:-21 no:25 on:26 the:23
20:6 her:-22 im:21 week:22 year:-20
21:-17
22:23
23:21
24:38 7:21 hr:27 week:20
24hr:18
25:24 week:23
26:10
28:26 day:-31
2am:43
2day:29 and:23
2nd:18
2nit:36 my:21
3:18 an:20 en:23 in:25 kid:33 me:24 my:25 need:-23 no:29 normal:-23 notic:-34 now:22 on:-21 to:-22
30:30 my:27 program:-34 week:28 y:26
32:29
33:30
34:30
35:-16
38:-6
3am:37
3b:29
3k:-11
3x:28 a:25 week:25
4:17 day:32 how:-23 shelt:30 then:23
40:-5
41:12
42:-10
47:26
4am:42
4c:28
5 a:20 en:22 min:21 month:20 old:31 week:-20 year:20
50:-9
52:24 i:21 year:21
54:23
55:-8
58:30
5k:-34
5th:-17
6:15 know:21 to:-31 week:-30 year:30
60:34 a:23
62:10
65:-6
66:24
67:-19
68:-11 yo:22
69:19
6am:20
6pm:20
6th:27
7:29 mese:21 pregnant:22
70:13 and:25 old:23 women:23 year:23
72:20 hour:30
73:-8
74:-16
75:29
76:18
77:11
78:29
79:-9 and:30
8:-8 de:-21 month:32 old:22 week:-22 y:21
80:15
81:5
83:28
84:-15
8th:5
9:23 and:26 day:28 he:24 month:24 no:29 to:-22
90:11
95:23
a:8 1:23 30:23 a:30 abuel:-35 abus:22 advocat:-33 again:37 ago:22 all:30 amig:21 an:29 ano:25 ask:32 b:21 baby:-27 back:22 bag:32 bar:24 be:21 bed:21 belt:22 black:24 broom:25 bruis:25 bucket:21 bunch:25 burd:28 bus:-20 but:-22 c:25 cal:24 camer:50 camp:26 cart:29 casa:41 cat:25 charg:-22 cita:-21 class:-33 closet:36 cna:-20 cold:-26 come:27 con:28 condom:21 cort:-38 cost:-21 cot:27 counselor:-24 court:-27 coyot:-22 credit:-30 crim:24 crisis:-37 dark:28 date:31 day:25 de:23 debt:32 desd:25 devic:24 dialysis:-23 didnt:24 disc:23 dond:37 dress:-21 echar:-26 el:31 en:38 end:33 enter:29 esta:31 este:-21 ex:26 exit:20 eye:24 famili:30 flat:-24 flor:-21 follow:25 food:-24 fork:21 fost:-20 fuerz:29 game:31 gas:25 gave:-27 gentlem:-27 get:41 gift:-27 girlfriend:-24 golp:22 good:-24 goodby:26 gown:-23 gps:34 grab:20 grandmoth:30 gun:32 hair:-26 ham:25 hang:-21 has:32 hate:-24 headlock:32 heart:30 help:-21 his:28 hold:21 hole:30 home:-24 hotel:-21 how:-34 hr:21 husband:27 id:-22 insuranc:-26 interview:-22 ir:30 keep:37 key:30 kid:21 kit:27 knif:26 landlord:24 lanz:-20 lawy:-24 leas:-33 lesson:29 licens:-23 light:24 limpi:34 liv:-26 llam:28 lleg:29 lo:34 loan:-25 los:24 lump:-26 magnet:28 make:27 matar:28 messag:21 met:21 miniv:21 minor:23 mis:-22 miscarriag:-21 monst:22 my:24 neighbor:27 new:-35 newborn:-28 night:31 nite:21 noos:24 not:31 pagar:26 pan:27 paper:23 para:22 parent:-26 park:-29 pass:-24 pat:21 patient:24 perc:27 permit:-22 phon:-34 phot:21 pi:25 pick:32 pin:32 polic:-26 prim:21 prison:26 program:-34 prom:-23 promotion:-24 proposit:24 quit:-28 rais:-27 ramp:-28 really:26 recruit:-27 refund:-26 report:-22 resident:22 right:31 roblox:22 sacar:-25 say:21 school:-27 se:26 sec:-20 senior:25 shop:20 shovel:20 shut:21 si:21 sin:42 sit:-28 sleep:23 snap:-22 so:25 spay:-23 spot:30 station:34 stor:-23 strang:25 strangl:22 strok:31 su:25 suit:-20 support:-25 tap:25 then:37 ther:24 therapist:-22 ticket:-28 til:28 tile:22 to:24 tonit:22 touch:22 trabaj:24 track:36 trad:-25 train:35 trip:32 universidad:-22 ver:34 vet:-30 veter:-27 vide:42 viej:23 visit:-26 voicemail:22 wait:23 warrant:-20 way:41 what:-35 when:22 who:28 wife:29
aa:-22
aarp:-19
ab:-17 the:25
abaj:20 y:25
abcess:-18
abej:-14
ablar:-14
able:-4
abnormal:-20
abog:-33
abogd:-22 de:-20
abort:-20
abortion:-13 and:21 dizzy:20 i:25 in:-23
abortiv:-19
abortoin:-20
about a:20 assault:23 baby:-27 custody:-26 dad:25 death:31 did:29 do:28 dying:41 end:29 herself:22 him:27 hit:25 in:32 it:40 job:21 kil:35 kit:21 long:24 mom:-23 money:-28 our:23 so:22 tax:-23 to:23 wher:24 wic:-28
abov:34
abre:14
abren:4
abrir:-32
abroad and:27
abscess:-26
absent:-19
abt:9
abuel:5
abus:59 am:31 at:27 caregiv:-21 county:24 daught:25 de:22 el:23 en:24 for:25 from:24 help:71 hija:31 hijo:35 i:30 immigrant:-36 in:36 is:30 kid:29 nina:27 paycheck:22 sexual:26 shelt:49 son:21 spous:28 took:29 women:26
abusador:26
abusiv:55 ex:21 fath:21 mom:28 moth:29 no:29 spous:22 with:26
abusv:-26
ac:-36
acab:14 con:31 la:-30 lleg:-21 todo:21
accept:-19
access:5 to:26
accessibl:5
accommodation:-21
account hack:-21 i:29 in:-26 is:-27 know:-23 lock:-27 name:-26 of:-24 say:26
acct:9
accus:32 me:30 of:28
acech:33
acept:17
acerqu:-30
ache:-22
acid:20
aclu:-20
acog:-20
acondicion:-19
acos:5 el:-27 en:-32 sexual:-34
acosador:26
acost:29
acount:10
acp:-19
across:30 hall:20 the:21
acs:-20
act:-6
acta:9
actin:26 like:20
action:16
activ:17
actividad:-23
activity:-29
acuerd:14
acuest:30 con:25
ad:5 to:-21
ada:-13
add:-19 him:-21
adderall:14
addict:-35
addiction:-33
address:6 ex:-32 kid:22 program:23 to:35
adentr:30
adhd:-27
adiccion:-22
adict:-29 al:-20
adio:24
adjust:13
adolecent:-24
adolescent:-27
adopcion:-22
adopt:-15 my:-25
adoption:-40
adoptiv:11
adrenal:10
ads:16 me:22 of:22
adult:14 mayor:-31 my:32 onlin:24 school:-25 son:22
advanc:-21
advantag:32
advic:-34
advis:-10
advisor:-15
advocacy:18
advocat:14 need:22
affirm:-13
afford:-37
affordabl:-19
afgh:-19
afghanist:6
afraid:20 go:23 he:23 home:27 husband:24 my:27 tell:20 the:-39 to:27
after:21 abortion:27 abus:-35 and:29 assault:21 baby:-37 being:21 buy:23 c:26 clos:25 cost:-27 eat:-29 faint:21 fight:36 forc:40 happen:20 he:22 his:26 job:-24 of:29 party:29 prison:-29 rape:23 said:23 section:24 sex:-36 shelt:-35 shrimp:22 strok:-28 the:30 therapy:-25 they:26 visit:36 want:22 what:28 with:37
afterbirth:21
afternoon:32
afterschool:-16
afuer:52 con:22 de:21 del:29 mi:21
again:17 am:28 cant:26 just:-21 me:24 stop:24 tonight:25
against:17 ex:-41 husband:-32 me:21 the:28 wall:26 will:35
agar:23 cuel:21 el:27 en:22 las:23 los:24 por:22 seno:24
age:-18
aged:-5
agenci:11
agency:6 near:-28 took:30 visa:26
agent:36
aggressiv:21
agin:-14
aging:-5 of:-25
ago:9 an:24 cant:21 cold:23
agreement:-30
agresion:30 sexual:29
agresiv:38
agricol:-9
agua:-6 calient:22
aguant:16 mas:20
aguj:-24
ahead:-12
ahi:29
ahij:25
ahog con:27 de:-22
ahor:42 no:22
ahorc:23
ahorit:31
aid:-31
aide:11 hit:25 in:25 me:22 nonverbal:29 pinch:21
aim:26 at:24
air:8
airbnb and:31 cancel:31 host:23
airm:11
airplan:-22
airpod:-9
airport:25
airtag:26 car:31 for:-28 in:29 my:23
akron:-19
al:18 al:24 bebe:23 blanc:-23 con:30 de:33 doctor:-23 lleg:22 nino:31 se:25 trabaj:25 tren:28
alabam:-9
alarm and:27 chirp:-23 for:-24 going:21
alask:10
albany:17
albergu:6 en:-34
albuquerqu:-12
alcanz:-13
alcohol:4 poison:21
alcoholic:-37
alcoholism:-23
alejamient:-18
alergi:-24
alert:11 my:29
alex:15 he:22
algebr:-31
algo:21 a:25 beb:23 en:21 la:24 no:20
algui:21 espi:23 la:32 por:23 que:-22
alien:-24
aliment:-22
alimentici:-17
alimony:-34
aliv:37
all:19 a:20 account:20 are:20 at:34 becaus:22 her:30 i:34 im:25 it:22 just:28 long:26 money:29 my:26 no:21 over:33 pay:25 pill:23 safe:25 she:25 shelt:-21 stuff:29 text:25 time:-24 turn:21 up:27 who:-24 with:24
alla:19
allentown:-16
allergic cat:-25
allergy:-19
alley:27
allianc:-5
allow:16 for:21 the:21
allowanc:6
almac:26
almoh:15
almost:19
alojamient:-19
alon:15 by:24 day:20 do:-33 im:29 night:-21 no:24 station:21 to:24
along:8
alot:29
alquil:-27
already:40
also:-8
alta:11
altar:6
alternativ:-23
alto:12
alumn:23
alvergu:-22
always:10 accus:22 and:21 hungry:21 me:22 the:25
am:8 81:23 abus:23 all:21 going:30 his:32 my:23 need:-28 no:26 nurs:29 out:22 pregnant:-28 still:22 time:26 to:26 visa:25
ama:26
amamant:-27
amaneci:21 con:23
amar:46 a:23 deud:23
amaril:15
ambi:7
ambulanc:25
amenas:35
amenaz:34 a:28 deport:-35 la:22 llam:24 public:-31 quit:24
americ:-5 for:28 violenc:25 wife:25 women:-33
american:7
amicably:-28
amig:28
amish:31 women:23
ammoni:22
among:-28 us:-28
amor:-13
amount:-21
amput:-18
an:13 ad:24 ago:22 allowanc:22 an:25 and:21 exam:21 his:24 hour:41 hurt:-20 i:-20 id:-23 im:22 is:30 its:23 lock:24 man:21 older:25 pay:25 she:38 stand:-32 take:20 the:32 they:31 who:22 with:28
ana:-15
anatomy:-27 quiz:-27
anchorag:-8
ancian:-15
and:20 13:-21 14:23 17:21 20:23 4:28 abus:27 after:27 answ:23 ask:23 asleep:24 at:22 attack:28 back:31 bad:24 bank:39 becaus:33 been:30 beer:20 beg:23 behind:-23 being:26 birth:25 ble:26 blood:25 bolt:30 bottl:22 break:30 bro:30 buy:28 by:35 cal:37 call:24 camp:22 can:21 card:40 chang:27 church:26 clean:22 clos:22 cloth:30 com:36 cover:25 cri:20 daddy:23 dark:27 date:24 dead:38 death:26 degr:23 dirty:22 doesnt:24 dog:40 down:23 drop:40 ear:21 eat:29 end:22 enough:29 evict:36 eye:28 faint:26 feed:22 feel:21 felt:22 find:21 fing:25 first:24 flash:32 follow:23 food:37 foot:24 found:-24 fridg:21 from:40 froz:24 going:22 grandm:23 grop:24 gurgl:22 had:33 hard:32 hear:29 heart:37 heat:36 hit:24 homeless:-37 hr:21 hug:34 hurt:27 id:41 isnt:31 just:21 key:22 knock:23 landlord:38 laugh:37 lean:23 leas:23 light:33 lingeri:20 list:20 littl:31 lock:32 love:-27 mad:38 mak:21 manag:25 memory:25 messag:23 miss:-24 mom:28 motel:25 mov:35 my:29 need:-42 nobody:23 nurs:21 of:28 off:21 one:27 open:40 other:32 our:21 out:30 outsid:33 owner:21 paid:21 paper:26 passport:22 phon:34 phot:24 pin:33 plan:27 play:-21 power:34 pric:25 quit:25 rath:21 read:38 ready:25 ring:33 safe:26 scream:24 shak:26 shakin:23 shar:-36 shelt:32 shook:26 shut:28 silent:26 sleep:28 slid:22 smell:21 smil:26 snor:25 soak:25 someon:27 son:25 ssi:25 start:21 steal:25 stop:-22 stor:-22 stuff:27 sweat:22 swerv:20 swing:27 taken:30 terrifi:23 that:40 their:22 they:27 threat:23 threaten:26 towel:-23 turn:26 twin:-24 unzip:40 used:41 violent:23 visa:29 walk:22 wallet:26 want:-24 wasnt:28 water:33 were:24 what:20 wifi:23 will:21 woke:23 wors:25 would:-24 yel:23
anda:30
andam:22
andan:23
ando:51 en:28 la:35
android:25
anemi:-15
angel:-20 tree:-22
angeles:-33
anger:-16
angry:34
angusti:-19
anil:-20
animal:-10 on:23
ankl:6
anniversary of:28
annoy:-48
annual:-27
annulment:-20
anoch:32
anon:-13
anonim:21
anonymous:19
anorexic:-22
anoth day:22 night:31
ansiedad:-25
answ:18 for:22 me:24
answer:26 me:26
ante:24
antecedent:-20
anteoj:-16
anti:-15
anticonceptiv:-32
anticongelant:21
antifreez:27
antoni:-4
anunci:25
anxiety:-21
anxious:-26
any:-19 cheap:-24 for:-21 job:-25 that:32
anybody:-4
anymor:48
anyon:23 take:26
anyth:46 about:24 my:21
anyway:31
anywher:48 in:23
aog:-16
apa:23
apach abus:24
apag:9
aparat:23
aparatit:19
aparec:27 en:21
apart:5
apartament:-25
apartment:-8 he:33 in:27 need:-28 that:-28 today:31 was:23 when:37
apel:-23
aplic:-14
aplication:-11
apne:-6 machin:-27
apologiz:8
apoy:-13
app:6 ex:33 her:20 kid:25 mi:21 to:29
appeal:-28
appendix:-10
appl:8 tag:20
applianc:-15
application:-36
apply:-10
appoint:16
appointment:-22
apprenticeship:-34
approv:15
aprend:-6
apret:40 cuel:32 el:34
apron:14
aprovech:29 de:27 mi:27
apunal:16
aquel:24
aqui:32
ar:-12
aran:-19
arde:-22
ardor:5
are all:36 always:24 and:36 at:26 car:22 divorc:-27 free:-28 from:-20 lock:21 my:-20 need:-27 of:24 off:-21 on:23 our:27 out:23 shut:-22 sign:26 sleep:30 so:-26 tak:20 ther:22
area:-10
argu:30
argument:-7
arkansas:-11
arm:28 a:28 all:20 bruis:22 do:21 i:23 til:20 with:32
arma:16
armpit:-14
army:-8 abus:21 by:22 sergeant:31 shelt:-23 wife:21 women:-32
around:27 kid:21 my:35 our:21
arranc:9
arrang:34 brid:22 marriag:26
arrastr:31 por:30
arre:-21
arregl:-36 papel:-26
arrest:10 what:26
arrib:34
arrincon:31
art:5
artery:33
arthritis:-25
articul:-11
as:15 an:25 her:26 of:28 punishment:29 soon:23 to:23 today:24 warn:28
asalt:-6
asap:21
asault:17
aseguranz:-30
aser:24
asesori:-17
ash:-9
asham:22
asi:34
asian:17
asient:-17
asil:-11
asistanc:-13
asistenci:-22
ask:16 about:26 by:29 have:25 he:20 her:22 him:24 how:22 is:25 kid:35 long:23 money:39 my:32 permission:33 time:22 wher:22 which:31
askin:21
asl:-6 abus:22 interpret:20
asleep:16 on:22
aspirin:10
ass:-12
assault:58 a:22 by:22 do:24 exam:33 in:29 me:36 nurs:22 report:20
assessment:-23
asset:-7
assist:15 for:22
assistanc:-24
assistant:20
assistenc:-14
assult:15
asylum:-21
at:13 15:-28 16:-37 1am:22 2:22 22:23 24:23 25:23 34:21 3am:24 4am:34 55:-22 70:-20 a:28 as:26 at:26 back:33 bar:34 box:-25 breath:23 bridg:31 bus:26 by:36 came:34 car:32 care:31 clean:31 clos:28 county:23 courthous:-24 depot:24 desk:28 dhs:-21 dmv:-21 dont:21 drop:-22 follow:31 free:-32 friend:29 get:21 goodwill:-21 graduation:-24 greyhound:25 group:23 gunpoint:26 has:21 head:25 help:-21 her:26 his:30 hit:22 homeless:24 hous:25 how:-34 in:34 keep:30 kid:29 laugh:22 library:-23 line:26 look:23 me:21 midnight:26 mission:25 mom:23 motel:24 mouth:25 need:-34 nine:22 no:-23 not:31 of:37 once:28 oven:28 park:23 party:23 pickup:36 pizz:22 rave:22 recess:21 regist:23 rehab:30 ride:-23 roof:24 said:23 salon:-22 she:32 sist:-21 sleep:31 station:32 sum:26 tabl:25 take:26 target:-23 then:23 tip:-26 told:27 truck:28 walmart:-21 we:22 wed:-27 when:34 wher:30 whil:32 who:-26 without:-23 work:-35 y:-30
atac:11
ataqu:12 sexual:33
ate:17 my:-31 pod:25 poison:29 rat:29 the:25
atencion:-20
atend:4
athen:-15
atiend:14
atlant:-6
atm:6
atorney:-17
atra:-11
atras:-26
atrev:16
attack:5 in:20 of:-21 on:-21 park:20
attempt:39
attic:-5
au:23
audition:-20
august:-16
aunqu:26 tien:21
aunt:15 beat:21 make:28 work:27
aunti:16 the:22
aunty:23
auror:-21
austin:-16
authority:-30
autism:-20
autistic:12 daught:-35
auto:-22
autobus:7
autoestim:-24
autolesion:31
avent:43 contr:22 la:26
avient:20
avion:17
avis:-9 dia:-26
avog:-19
awak:21
awareness:-34
away:6 becaus:22 him:25 home:-38 my:27 order:-22 the:-22
awn:6
axe:-10
ay:39
ayer:21
ayud a:21 com:-34 con:-51 de:-24 el:-31 en:-20 golp:29 hija:-22 la:-21 los:-26 me:31 medicin:-22 mujer:36 pa:-23 por:26 psicologic:-32 que:22 violenci:25
ayudam:31
az:-10
azot:29
azuc:-18
azul:19
b after:32
babe:17
baby 6:26 a:27 an:38 back:25 becaus:26 broth:29 cloth:-40 com:31 come:36 day:32 down:20 face:22 food:-22 for:-21 from:24 got:35 help:-40 her:21 hip:25 hit:20 hous:-21 i:31 is:24 like:21 make:24 mama:30 methadon:23 milk:-27 more:-30 mov:22 my:26 nanny:21 need:-28 nobody:20 not:39 now:28 off:29 one:-23 out:30 outsid:27 plac:24 said:28 shak:20 show:-40 sleep:-35 so:26 stuck:39 stuff:-26 swallow:21 take:25 to:23 tonight:-20 too:29 took:22 wont:-24
babydaddy:31
babysit:8 baby:35 for:-29 he:23 hit:23 is:22 my:22 shook:20 whil:-23
bacheloret:19
back again:21 and:28 door:28 from:20 got:24 he:24 home:27 hous:26 need:-26 not:25 on:-38 out:-25 passport:28 school:-34 the:24 to:-21 visit:30 without:21
background:-30 check:-26
backhand:32 at:25 me:30
backpack:14
backpag:22
backseat:23
backward:29
backyard:26
bad:20 a:22 back:-20 breakup:-24 grad:27 landlord:-27 need:-26 relationship:21 thought:24 vide:21
badg:19
bag:36 in:23 it:27 my:35 of:24 pack:22
bail:-12
baj:16
baja:-33
bajar:-8
baje:18
bajo:22
bakersfield:-31
bakery:-19
balanc:-24
balaz:13
balcony:29
bald:19
ball:-11
ballet:-23
ban:-9
bana:21
banan:-28
banc com:-30 de:-27 del:20
bancarrot:-14
band:-7
bandag:20
bang:11 head:20
bangor:-8
bank:-13 card:27 i:29 is:-21 my:-24 took:26
bankruptcy:-25
bano:8
banquet:22
bar exam:-30
barat:-32 mi:-26
barb:-19
barc:18
barcod:37
barefoot:25 in:22
barely:30 breath:23
bark:-21 all:-21
barn:33
barrack:22
barrel:29
bartend:28
bas:-31 on:-20
base:28 hous:22
basement:26 a:25
basic:-6
basically:16
basket:-23
basketball:-31
bassinet:-14
bat:-5
bate:31
bath:31
bathroom:19 at:27 i:27 its:22 no:21 sleep:27 the:23 to:20 with:23
bathtub:19
baton:7
batter:63 help:28 shelt:32 wife:20 women:49
battery and:21 of:20 out:20 swallow:23 which:-31
bayamon:-22
bday:-32
be:23 aliv:36 around:28 baby:26 befor:24 by:24 dead:23 death:-24 deport:27 gone:25 him:24 his:20 home:-21 me:25 near:39 of:-22 over:22 pregnant:-32 so:24 with:32
beam:19
bear:15
beat:31 and:24 boyfriend:40 child:23 egg:-27 extension:20 for:40 her:24 his:23 im:22 kid:42 me:22 mom:21 my:40 them:27 us:34 when:26
beauty:-7
beb:16
bebe con:33 el:23 gratis:-22 la:24 llor:34 respir:27 se:30
bebi:40
bebit:24
beca:-26
becaus a:27 and:23 be:23 domestic:-23 gay:36 has:27 have:-20 he:36 him:34 how:20 kid:-27 late:30 my:29 paid:29 pass:21 pregnant:-30 they:24 to:29 violenc:-23 was:32
becom:-32
bed:29 a:27 at:29 befor:21 call:27 day:24 for:-29 free:-31 in:23 no:21 on:28 scream:22 son:-28 the:23 tonight:32 tonit:29 was:20 with:23 women:33
bedroom:44
bedsor:14
bedtim:-14
bee:-19 and:26
been:39 all:21 cut:26 drink:22 eye:24 my:46 of:-20 sit:-22 so:25 text:32
beep:25 in:24 my:24
beer:25 and:22 for:21 to:25
befor:6 come:23 dark:20 do:21 get:29 go:28 he:38 her:21 interview:-26 me:21 mov:-27 off:22 own:28 sleep:21
beg:41 for:27
begin:-28
behin:19
behind:25 at:21 bill:-23 car:-30 church:34 dumpst:22 every:23 everyth:-28 me:20 month:-23 mortgag:-25 my:31 note:-26 on:-51 rent:-27 support:-23 the:36 us:23 with:34
bein:19
being:27 aliv:29 beat:26 bulli:-25 control:24 evict:-31 for:27 forc:25 groom:22 hit:26 hurt:21 late:-31 on:33 pregnant:-20 scam:-20 to:24 track:37
believ:31
bell:-17
belly:32 as:26 like:24 when:26
belong:25
below:22
belt:49 mark:21
benadryl:9
bench:22 at:21 the:22
bend:-14
benefici:-23
benefit:-54 mom:-20
benifit:7
bent:23
benz:-9
bernardin:-25
bes:26
besa:18
besid:31
beso:19
best:-8 a:22 at:-20 recip:-20
besti:-18
bet:22 dead:32 gone:20 i:20 job:-22 off:32
bethel:-19
betw:10
bff a:26 she:27
bi:-14
bibl:-5
bibliotec:-13
biciclet:-15
bien de:25
big:12 broth:-21
bike:-29
bil:-12 del:-29 gas:-22
bile:-27
bill:-40 after:-23 assault:-24 from:-23 help:-21 me:-24 name:-21
biloxi:-19
bin:22
bing:-24
binocul:39
bio:-32
biolenci:-22
biopsy:-19
bipol:-8
bird:18
birmingham:-22
birth:-13 and:32 parent:-27 pill:-36 so:26 without:-29
birthday:-21
bisexual:-16
bishop:28
bit:11 a:32 face:27 kid:-29 me:41
bitch:26
bite:-6 me:34 my:26 on:23 toddl:22
biz:-22
black:32 and:25 business:-21 eye:37 in:-26 out:33 say:23 women:-27 work:21
blackmail:-4 me:20 nude:31
blad:31 and:26
blam:10
blanc:-8
blank:18
blanket:4
ble:15 after:-27
bleach:27
bled:27
bleed:44 a:25 bad:26 help:21 lot:21 on:-27 out:27 towel:26 wont:26
bless:16
blew:-14
blind:7 abus:27 and:29 he:20 help:-21 my:28 servic:-30 train:-21
blink:34
blizzard:10
block:43 him:30
blood:27 after:24 and:28 down:24 driv:-32 from:32 my:31 of:27 pressur:-26 sugar:-37 the:26 thin:22
bloody:-15
bloqu:-21
blous:21
blow:12
blown:-23
blue:38 and:24 i:28
bluetooth:19
blunt:18
board:6 for:28 hous:30
boat:15 i:24
boca:32
boda:-23
bodeg:-19
body:17 his:21 shop:-23
boil:-20
bois:-20
bola:-20
bolet:-14 para:-29
bolit:-28 el:-21 en:-21
bolt:6 in:41
bomb:-4
bomber:-19
bond baby:-26 my:-29 with:-34
bondag:39
bone:10
bono:-16
book:-35 report:-27
boost:-20
boot:8 and:21
bootcamp:-11
bor:-17
bord:16
borrach:19 me:20
boss:-9 all:24 and:33 cut:-31 give:-25 go:28 grab:39 her:22 hold:28 hour:-28 i:-31 if:26 immigration:28 in:39 keep:34 lie:25 me:-32 our:36 passport:42 pay:-31 rap:33 said:-26 sleep:34 took:26 up:30 with:30 wont:-34
bosss:22
boston:-22
bot:19
bota:11
both of:20 us:20
boto:30
bottl head:24 my:32 tylenol:21
bottom:37 girl:21
bought:29 bullet:21 today:25
bounc:-23
bound:26
bounty:32
bowl:8
box:-14
boy:36 follow:29 i:26 on:23 scout:27
boyfriend:25 2:24 all:-20 allergic:-25 and:-39 at:27 baby:26 brok:-22 burn:28 car:21 chas:23 check:23 chok:27 doesnt:29 drug:-33 friend:22 get:21 give:27 got:29 head:20 hous:23 hurt:23 is:-31 keep:-27 kid:22 kill:28 leav:26 let:32 me:25 mov:-25 my:39 od:22 of:23 post:22 propos:-28 read:22 sell:24 slam:20 stop:29 strangl:25 to:-26 took:22 tri:20 want:-30 when:25 whil:23 wont:46
bp:24
bra:-10 for:-26 wher:-22
brac:-30 hurt:-23
bracelet:-10
braid:-11 so:-26
brain:-11 injury:-24
brak:-24
brand on:33
bras:20
braz:48 mi:29
bread:-13
break and:22 at:-28 becaus:40 domestic:32 in:-23 leas:20 on:-22 phon:51 stuff:21 thing:32
breakdown:17
breakfast:-10
breast:-9 exam:-22
breastf:-31
breastfeed:-25
breath:48 out:24 slow:21
breathin:29
brid:34
bridg:26 for:-24 loan:-27 program:-29
bridgeport:-14
brinc:26
bring:-12 friend:28 him:23 home:20 my:-24
bro:5 and:26 in:24
brochur:-23
brok a:29 apartment:21 but:-24 car:-23 collarbon:28 cry:-28 door:20 fing:39 furnac:-24 glass:39 green:22 her:25 his:-24 hous:21 jaw:27 leas:29 leg:-21 my:33 nose:37 now:-22 phon:35 school:-32 so:26 teeth:30 to:-27 tooth:21 up:-20 week:34 with:-24
bronx:-8 ny:-24
broom:32
broth:33 and:26 at:26 keep:26 left:21 marin:28 me:21 mom:39 rap:25 sist:-22 with:26
brothel:42
brought:26 to:21 us:30
broward:11
brown:-27
brownsvil:-23
brows:-26
bruc:16
bruis:49 baby:21 from:22 i:28 my:20 on:23
brunch:-24
bsf:-10
bubbl:-15
buck:-7
bucket:24
buckl:21
buddy:28
budget:-38
buen:-33
bug:-5 my:-24
buick:18
build:35 credit:-29
bulb:-14
bulimi:-19
bulimic:-19
bulk:-22
bull:19
bulldoz:28
bullet:7 for:-21 journal:-38 resum:-21
bulli:-19
bully:-19 a:-20 mi:-20 my:-20
bult:-22
bump:-13 down:-23 ther:-23
bunch:31 of:25
bunk:8 bed:-20
bunny:-23
burd:18 everyon:21
burdel:19
buri:38
burial:-27
burlington:-17
burn:17 arm:26 by:-24 cook:-21 from:-23 hand:-22 leg:29 me:38 myself:30 numb:30 our:-22 the:31 with:37
burnout:-30
burnt:-4
burst:22
bury:-8 baby:-24 in:20 me:23 my:-33
bus:5 all:22 day:-25 depot:24 for:-25 got:-22 he:26 late:-24 left:27 me:44 money:-24 night:22 no:22 now:23 pass:-37 schedul:-24 ticket:32 to:-30 with:25
busc:-18 de:-23 otro:-25 trabaj:-35
bush:12
business:-29
bust:15
busy:-20
but:13 18:-22 bed:23 didnt:25 feel:22 get:23 his:21 i:26 in:31 its:22 know:21 made:24 noth:24 only:37 out:22 took:26
butt:17
button:10 battery:29 swallow:23
buy:-7 her:22 hous:-28 lingeri:20
buyer:-15
by:22 40:31 a:-31 baby:21 boyfriend:35 braid:24 card:-30 cop:33 dad:24 daddy:25 dark:22 doctor:34 ear:21 ex:20 family:29 friend:22 he:23 his:27 hoa:-21 hous:31 husband:38 i:28 ice:-27 im:21 mail:-35 mistak:25 mom:26 my:40 name:28 night:28 sist:28 so:20 son:26 stat:-30 strang:-33 text:-24 work:23
bye:33 to:20
bystand:-9
c:-13
ca:-13
cab:7
cabez:-19
cabin:25
cabinet:-28
cachet:42
cada:42 seman:21
caddy:24
cae:-25
cafe:-9
cafeteri:19
caffein:-26
cagu:-20
cai:17
caid:-11
caja:9
cake:-24
cal:14 an:22 bebe:31 but:31 cop:21 from:26 i:22 id:25 mi:32 my:27 name:27 no:25 time:21 un:20 whisper:22 y:21
calculator:-26
calefaccion:-18
calend:-24
calenton:-17
calient:18 y:23
call:17 a:32 cps:28 family:22 fat:25 for:-24 from:24 him:23 if:28 in:28 it:29 kid:26 my:35 name:28 sir:23 stupid:22 time:21 to:20 work:28
calm:22
calor:-20
cam:24 he:23
cama:24 hijo:-21 mi:-27
camar el:25
camarit:18
cambi:-15 y:31
camd:-14
came:30 cabin:22 fix:28 guatemal:-27 he:22 i:34 morn:26 my:32 over:26 room:22 them:23 told:23 welt:23 with:25
camer:5 bathroom:23 he:26 him:25 hous:-29 off:23 on:30 smok:30 vent:26
camin:7
camion:-14
camionet:18
camp and:20 came:24 counselor:27 for:-26 free:-25 girl:-24 got:29 he:23 i:30 no:33 not:20 took:23 wher:22
campaign:-19
campament:-6
campan:26
campesin:-18
campus:21
can:-14 at:22 back:-21 break:31 bring:-26 call:32 die:21 fire:-21 get:-25 he:-34 her:25 his:-23 leav:27 me:-31 my:-29 not:23 pay:31 pregnant:-25 read:38 rent:21 right:21 shelt:24 sleep:42 smell:31 take:-29 tell:27 that:-22 the:-29 through:24 to:-21 tonight:23 use:-32 watch:-24 women:25 work:-38
canal:-20
canast:-18
canc:-27
cancel:6 and:31
cancion:-24
cancun:30
cand:17
candy:7 in:-20
cane:22
cannabis:-11
cans:31 de:29
cant:19 about:26 afford:-25 air:31 anyon:25 away:24 baby:-31 back:40 be:23 bleed:24 bond:-25 breath:36 burn:25 call:33 cant:29 catch:23 cry:-33 dad:23 day:22 do:33 drink:-32 driv:20 em:24 feed:-28 go:35 going:27 handl:26 he:28 hear:23 heart:20 here:25 his:22 i:24 in:26 leav:22 make:-22 me:23 move:22 night:23 off:20 out:-24 outsid:21 own:33 pay:-27 quit:33 rememb:25 rent:-28 report:25 right:25 sleep:-32 stand:-24 stay:27 stop:-26 take:26 talk:35 this:23 through:35 tonight:26 when:24
cantin:31
cap the:23
capacitacion:-22
cape:-12
captain:26 down:21
car:-6 9:22 accident:-21 again:-30 all:30 and:36 battery:-30 block:21 by:25 check:-20 day:26 every:21 hous:28 i:28 in:22 insid:22 insuranc:-32 is:41 it:31 jack:27 key:34 la:25 list:33 lock:26 mis:24 need:-22 nino:27 note:-31 on:33 payment:-21 phon:23 se:-29 sigu:28 track:26 up:27 walmart:49 we:35 when:22 window:-26 work:-25 y:-21
cara:12 no:22 y:21
carbon:15
carcel:-5 y:33
card declin:20 for:-26 got:-32 his:31 how:-25 i:35 mail:-21 marriag:-21 me:24 my:23 on:29 out:-27 renewal:-23 so:31 stol:-32
cardiac:14
care:-28 6:-25 chang:-24 home:26 i:31 if:37 is:22 live:36 mom:-25 sist:21 tonight:-20 vouch:-22
caregiv:-8 her:28 i:21 my:28 respit:-23
caretak:-14
carg:14
caridad:-19
carn:-12
carnival:33 keep:25 my:26
carolin:-12
carpet:-14
carri:-11
carriol:-20
carrit:7
carseat:-18
carson:-21
cart:-11 desped:24
carter:-9
carv:20
cas:-6 a:25
casa casa:30 con:28 dond:29 en:33 hace:24 hijo:32 hoy:22 la:35 los:20 maltrat:26 mis:39 no:33 noch:25 por:28 refugi:-22 rent:-23 sin:23 y:23
case:-10 but:23 he:21
caser:-7
casework:-18
cash:-10 now:-30
cashapp:19
casin:23
caso:-23 de:-23 uscis:-21
casp:-23
casserol:-13
cast:-17
castig:9
cat and:22 in:-28 is:-33 my:-22 whil:-27
cater:-20
catfish:-9
catholic:-15
catolic:-14
cattl:30
caught:15 him:27
caus:38 i:22 my:23 of:22
cav:25
cayo:7
cdl:-25
cela:32
celebrat:-24
celery:-23
cell:10 and:26 free:-21 phon:-25
cellphon:-14
celos:42
celul que:22 y:25
cenar:-11
census:-20
cent:5 hour:-26 my:26 near:-21 now:23 open:30
centr:-11
central:14
cer:47
cerc:11
cerebral:8
ceremony:-27
certifi:-30
certific:-31
certificacion:-14
certificat:-30
certification:-27
cervez:13
cervical:-13
cesar:-18
chain:27 bed:24 to:24
chainsaw:32
chair:21 the:24
cham:28
chamac:38
chamaquit:22
chancl:17
chang after:-28 code:29 cost:-25 dmv:-23 im:23 last:-32 mind:25 numb:36 password:-28 still:26 whil:28
channel:-24
chantaj:-11
chaplain:-7
chapt:-26
charg:11 to:35
charity:-34
charl:-19
charleston:-20
charlot:-21
chart:-25
chas:14 me:36 the:26 with:31
chat:17 for:25 he:31
chattanoog:5
cheap:-36 women:-23
cheapest:-24
cheat:-20
check:5 a:24 and:21 engin:-28 for:41 free:25 good:22 in:29 into:24 licens:-31 me:20 mileag:33 myself:20 on:-22 receipt:24 the:23 to:22 up:-31
checkbook:-24
checklist:5
checkout:26
checkup:-30
cheek:-12
cheer:19 he:23
chem:-25
chequ:-9 y:25
cherok:-4 help:-24
chest:26 and:21 cant:23 pain:24
chevy:29 3:22
chew:-6
chexsystem:-14
cheyen:8
chic:10
chicag:-8
chick hous:23
child:18 2:-22 being:25 car:-28 care:-30 check:-28 come:21 custody:-31 hurt:22 is:33 labor:-30 lock:-35 neglect:31 offic:-23 porn:23 suport:-36 support:-30
childcar:-40
childhood:11 abus:20 sexual:20
childproof:-14
childr:10 help:33 hotlin:33 i:24 no:22 program:-27
chin:30
chinch:-18
chines:-18
chip:14 for:-23 kid:-23
chiquit:31
chiropractor:-7
chirp:-27
choc:-18
chock:30 me:30
chocolat:-24
choir:11
chok:39 a:20 aid:-26 at:23 cant:24 first:-26 is:22 me:28 necklac:-26 on:-22 out:22
choos:8
chop:-21
chor:-14
christi:-7
christm:-6 help:-22
chromebook:17
chronic:-6
chupeton:27 y:22
church:16 camp:29 cloth:-28 elder:24 food:-27 giv:-21 help:-21 in:30 my:29 out:-22 the:22 to:-22 us:26 van:29 want:-26
cier:19
cig:19
cigar:26
cigaret:12 his:21 my:25 on:30
cint:5
cipot:9
circl block:22 the:24
cita:-27
citiz:-10
citizenship:-26 interview:-21
city:4 city:29 mo:-20 red:28 to:29
ciudad:17
ciudadan:-31
ciudadani:-30
claim:-8 how:-24 kid:-21 my:-21
clammy:22
clark:-17
clarksvil:-21
clas:-36
class:-38 her:23 liv:24 on:29 to:-26 women:-26
classmat:31
claus:-13
clav de:24 y:22
claw:17
clean:13 and:30 at:20 family:29 for:23 from:28 job:-24 night:31 other:31
clear:11 prostitution:26 record:-30
clearanc:-21
clerk:-14 for:-20
cleveland:-13
click:32 phon:22
client:25 and:27 found:22 job:-22 me:31 out:22 the:24
cliff:15
climb:9 at:21 back:21 me:26 on:26
clinic:-30 open:-24
clock:-12 for:-24 is:-23 my:23 with:31
clon:-7 el:-27 whatsapp:27
clor:19
clos:25 account:-25 and:23 at:20 curtain:21 in:27
closet:21 my:25 the:26 with:33
closin:12
clot:32
cloth closet:-27 diap:-23 off:23 on:23 women:-24
cloud:16
club:6 manag:26 the:23 us:24
clumsy:10
clutch:26
cna:-21
coach:18 for:-33 my:23 on:25 send:36 text:26 the:24
coagul:19
coast:-13
coat:9 and:26 driv:-28 for:-32
cobij:-17
cobr el:22 much:-33
cobrador:-31
cocain:-5
cochl:28
cocin:9
cod:-27 camp:-25
code is:-24 word:31
coerc:19
coercion:34
coerciv:36 control:35
coff me:25
coger:17
coke:-7
col:-10
colchon:-17
cold:24 clammy:21
colegi:-17
colesterol:-20
colg:28
colic:-26
collaps:45 in:25
collarbon:30
collect:-7
collection:-17
collector:-35
colleg:-4 dorm:-27 girl:25 im:26 in:28 my:-20 sleep:29 student:30
collin:-15
cologn:20
color:-11
colostomy:20
columbi:-13
columbus:-25
com:-5 and:34 back:31 by:24 calient:-25 en:-35 hijo:-21 home:22 hoy:-42 in:28 me:29 miami:-24 mis:-21 my:23 of:-30 off:24 para:-39 prison:-27 the:32 to:27 y:34
comadr:24
comadron:-16
come:25 get:25 if:22 la:23 me:22 monday:23 my:38 to:34
comedor:-19
comer:-22
comi:18
command:22
comment:-21
commit:19
common:-24 law:-24
community:-18
como al:-27 de:21 el:27 las:-23 lleg:-25 para:-22 pedir:-20 saco:-36 salg:22 ser:-29 sin:23 violacion:24
comp:-9
compadr:22
companer:12 de:29 del:21 trabaj:28
compani:-18
company:-22 i:22
compart:7
compensacion:-22
compensation victim:-26
complain:20
complaint:-30
complet:-23
complex:21
compound:23 make:21
compr:-29 de:-23 y:20
comput:-5 school:-24
computacion:-20
computador:-23
comunidad:-27
comunitari:-28
con:22 algui:-30 amig:27 bebe:29 bil:-21 cand:23 chamac:21 cigar:29 dejar:-27 deport:-35 habl:-31 hoy:23 las:24 llam:24 llav:27 los:-24 mar:26 me:24 mi:30 nac:21 navaj:29 nene:23 nina:29 no:41 otro:38 pa:22 para:22 pistol:22 planch:22 por:32 public:-31 que:25 quit:24 reci:21 rent:-22 residenci:20 todo:24 una:26
conceal:8
conceiv:-20
concert:-6
concussion:13
cond:-19
condemn:29
condition:-20
conditional:13
condom:5 brok:-35 free:-31 off:28
condon gratis:-22
confidencial:15
confidentiality:8 program:23
confus:38
congregation:11
conmig:32
connect:-22
conoc:-16
conocem:12
consegu:-23
consej:-32
consejer:-6
consejeri:-35
consensual:27
consent grad:-30
consentimient:24
consolidation:-21
constabl:13
construccion:-12
construction:-16
consul:-30 de:-21
consult:-13
consultant:-16
consum:-17
contact he:30 my:45
contest:8
contr:7 ex:-27 la:27 par:22
contraception:-29
contract:-6 they:24 with:-21
contraction:-6
contrat:-7 de:-22
contratist:23
control:23 all:24 and:25 by:21 de:-29 diabet:-21 eat:27 everyth:29 for:-29 husband:25 i:33 insulin:21 magnet:-29 money:34 parent:-27 partn:29 pill:-36 plag:-21 teen:-26 the:28 to:-34 without:-31
controlador:35
convinc:-5
convulsion:44 y:21
cook:-21 a:-24 clean:29 the:25
cookin:19
cool:-7
coordinat:15
cop:13 him:24 hit:22 me:-21 put:22 said:27 to:26 us:24 who:29 will:26
coparent:-14 app:-23
copay:-14
cope:19
copi key:37
copperhead:18
copy:-24
cor:-4 del:-21 departament:24 trabaj:-35
corazon:35
cord:32 hang:25 my:22
cordon:16
corn:11
corner:36 me:27
corp:11 me:29
corpus:-18
corr:26
corri:-10 casa:31 de:31 la:31 mi:-24
cort:12 braz:23 con:24 de:-31 en:24 inmigracion:-20 las:23 los:26 vena:23
cortit:9
cos:24
cosa:26 en:22 estan:20 mi:20
cosign:-27
cosmetology:-22
cost:-23 help:-26
costil:25
costum:-33
cot:22
cottag:-21
couch:-7 i:26 is:28 my:27 on:22 pickup:-23 ran:29 to:-23 tonight:24 was:22
cough:18
couldnt:29 him:22
counsel:-24 abus:-38 after:-25 rape:23 survivor:23
counselor at:27 camp:26
count:18 for:-21 i:32 incom:-25 mile:23 my:31 on:23 she:20
countdown:37
country:7
county:7 a:23 abus:38 domestic:27 dv:36 line:23 oklahom:-20 violenc:28
coupl:-5 she:21
coupon:-34
cours:-40
court:-19 custody:-23 date:-25 ex:-21 for:-25 is:-23 my:-21 next:-25 paper:25 tomorrow:-23 traffic:-21
courthous:-14
cousin:28 about:24 at:22 came:-20 for:24 got:-25 just:-27 my:22 out:27 sold:27 what:21 with:26 work:25
cover by:-22 in:27 mark:20 up:21
covid:-23
cow:17
cowork at:23 by:31 get:-24 harass:-34 has:-28 me:-23 my:24 need:-28 obsess:33 the:32 touch:-39 wait:34 want:-25
coyot:12 fee:27
cpr:23 hurry:24
cps:10 baby:-26 investigation:-21 kid:-25 my:-33 on:31 own:28 report:23 to:-37 took:-39
crack:18 rib:22
craft:-26
craigslist:25
cramp:-22 bad:-23 i:-21 so:-23
crash:7
crat:24
crawl:22
crazy:19 an:22
cream:-36
credit:-35 by:-36 debt:-24 report:-23 union:-24
cree:23
creek:19
creep:26
creepy:48 my:30
creer:17
cremation:7
creo:31 embaraz:-26 estoy:-26 me:31 se:22
crew:22 for:21 in:30 our:22 take:21
cri:15 it:20
crib:-20 to:-24
crim:-12
criminal:-32
crisis:39 and:-20 cent:21 for:34 hotlin:33 i:-20 numb:28 text:46
cristal:-22
croix:8
crook:26
crop:20
crotch:28
crow:-15
crown:4
cruc:7
cruces:-8
cruis:32 ship:20
crush:-18 at:-27 me:-28 my:-27 on:-30 pain:22
crust:-17
cruz:8 roja:-23
cry:-5 after:24 all:-22 and:22 baby:-28 buy:23 day:-23 in:24 night:-20 show:22 the:22
cryin:28
crypt:-21
ct:-13
cuadr:22
cuand:28 de:-30 el:29 estoy:30 lleg:22 llor:24 mi:25 no:23 que:24 se:37 sola:26 toma:26 va:28
cuant:-36 el:-22 tard:-22
cuart:15 barat:-24 de:-32 por:28
cucarach:-21
cuchil:31 me:22
cuent agua:-27 como:24 de:-34 del:-32 fals:24 violacion:24
cuerd:23
cuerp:38
cuff:21
cuid:-18 a:-25 con:23 infantil:-26 nino:-27 y:32
cuidador:-19
culinary:-12
culp:21 y:20
cult:37
cultur:18
cun:19 a:26 en:26 mi:20 nino:28
cuna:-37
cuot:5
cup:34
cupo:-11
cupon:-24
curb:35
curfew:-14 for:-21 minor:-25 on:-25
curl:29
curriculum:-35
curs:-30
cuss:27 me:24 out:24
custady:-16
custidy:-25
custodi:-41 de:-21
custody:-18 and:32 calend:-22 going:27 in:-21 kid:-25 of:-33 paper:-26 schedul:-38 son:-25 to:32 visit:23
custom:16 at:23 found:24 my:29 regist:23
cut:24 2:24 a:-36 again:34 at:-21 baby:-25 back:-26 deep:32 dress:27 for:-26 hour:-37 kid:-28 leg:25 light:-30 myself:25 off:-26 pay:-21 phon:29 stamp:-21 thigh:22 too:28 up:27 water:-33 without:22 year:32
cute:-41
cuyahog:-25 county:-21
cyber:-29
cyberstalk:41
cycl:-24
cyst:-30
d:33 en:27 noch:21
da:9 a:29 al:28 con:31 diner:24 mi:37 ni:27 pension:-24 un:-28
daca:-19
dad:10 6:21 a:-24 at:29 baby:25 beat:30 becaus:25 breath:25 broth:21 burn:25 cant:20 chest:28 child:-25 come:21 drink:25 drunk:26 hit:45 how:-25 just:22 kid:21 lock:29 make:28 mom:44 my:25 on:27 pay:-27 punch:29 put:22 support:-25 them:29 to:-22 touch:23 us:28 we:-22 with:25
daddy:20 a:21 and:28 danc:-25 daught:-25 hurt:27 i:22 make:25 me:32 mommy:22 privat:31 say:26 secret:22 touch:21 up:21 us:22 want:-25
daily:25
dairy:-8
dakot:-20
damag:-37
dan los:-21 sab:-21
danc class:-29
dand:17
dang:31
dangerous:28
dangl:24
dano:36 a:-25 bebe:-25 mi:-25
dar:-21 en:-21
dare:22
dari:24
dark:29 with:26
darl:-12
darm:21
dash:29
dat:7 18:-25 a:-21 abus:24 again:-30 my:36 violenc:37
data:-22
date:-13 do:21 her:24 leav:-21 pick:22 rap:26 rape:37 what:21
dato:-19
daught:8 13:29 19:27 and:21 ask:27 beat:22 boyfriend:23 classmat:24 danc:-25 dress:-22 drug:-26 got:-41 hand:36 how:24 keep:30 law:25 leav:27 lock:24 mov:22 my:-25 need:-21 nude:30 our:28 out:30 phon:20 pictur:20 pregnant:35 ran:26 so:-22 the:21 took:-25
daut:17
dawn:35
day 3:23 after:40 ago:24 do:-23 door:26 from:22 im:28 its:28 left:32 lock:23 no:42 notic:-42 off:23 program:-26 rehab:-20 so:32 what:-28
daycar:-17 baby:22 help:-31 hurt:29 my:34 pick:21 slap:31 vouch:-23 work:43
dayton:-17
dc:9
dcf:19 hotlin:31 kid:-27 took:-27
de 12:23 16:21 abog:-28 abus:21 acab:30 agua:-21 alta:27 ancian:-42 ano:-29 ayud:31 bebe:-29 bibliotec:-24 cabez:-22 cabl:21 campan:24 castig:25 chequ:-27 chiquit:27 com:-28 comer:-24 cuent:22 cuid:-22 cun:23 d:20 del:22 delit:-21 deportacion:-23 desped:25 deud:-26 dia:-26 el:30 emergenci:-22 era:21 esa:23 esclav:28 espanol:34 esta:22 ex:36 famili:-28 fiest:21 fuert:-20 hija:36 ingl:-22 intern:29 ir:32 limpi:-24 llegu:21 llor:-35 maltrat:24 manej:-31 mayor:-28 me:23 mese:22 mi:22 muel:-20 mund:22 nac:-29 nos:23 numer:22 otra:28 pa:21 pasaport:-27 patron:25 pelo:23 plan:-33 refugi:-24 regl:-20 regres:34 salir:35 sangr:-29 se:28 seguimient:-21 suicidi:33 ta:25 tarjet:-27 telefon:-23 todo:36 tomar:-25 un:30 una:40 uscis:-21 venezuel:-28 ves:27 victim:-25 violacion:34 violenci:28 visit:-22 vivir:23 volv:31 y:27
deacon:34 hand:22
dead:11 animal:23 is:25 meme:-22 rose:30 skin:-33 than:26 this:-21 tir:-21 to:22
deadbeat:-19
deadlin:-26
deaf:11 abus:38 cant:22 chat:24 he:34 husband:21 interpret:-25 servic:-23 shelt:-25
deal:-8 me:31
death:21 all:25 me:-24 my:22 of:-24 sound:28
debaj:31 car:23 de:25
debat:-23
debe:20
deben:-26
debit:7
debt:7 big:22 bondag:39 collector:-28 counselor:-28 is:28
decid:14
decir:21 que:20
deck:5
declar:9
declaracion:-21
dedo:24 y:22
deduct:22 from:-31
deed:-17
deep:23 what:22
deepfak:-12
deer:-11
default:-11
defend:-31
defens:-33
definition:-17
dej:39
deja:38 de:26 trabaj:25 y:22
dejan:30 trabaj:22
dejar:-17 de:-22 el:-26 hijo:-21 mi:28 mis:-21 tomar:-25
deje:31
dejo:-9 al:24 bebe:24 en:23 mata:22 me:24 ojo:26 que:23 sin:27 una:28
del:23 abuel:25 agua:-29 cuand:28 cuart:35 cuel:32 departament:24 dia:-23 edifici:25 embaraz:-20 en:21 es:23 esta:20 gas:-27 gratis:-28 hoy:25 la:25 motel:24 no:21 siguient:-23 sin:25 super:-27 tien:23 y:23
delant:22 de:20 la:20
delay:-22
delet:15 contact:33 history:-24
delit:-26
deliv to:25
deliver:-12
delivery:-5
demand:-10
dementi:-10
demon:11
deni:-8
denial:-11
denny:19
dent:16
dental:-15 for:-24 i:29 me:-24 plan:-31
dentist:-24 no:-20 that:-23 under:26
dentur:-26
denunci mar:-33 mi:-38
denv:-12
deny:-21
departament:18
department:-33
dependent:-11
deploy:-19 and:31 who:-22
deployment:-5
depo:-20
deport:-19 i:20 if:24 me:-29
deportacion:-28
deportation:-15
deposit:-40
depot:24
depresion:-31
depress:-32
depression:-7
deprim:-16
dept:-14
deputy:28
derech:-20 human:-22
derram:-19
desaloj:-35
desampar:-19
desangr:29
desaparec:32
desastr:-14
descompuest:-15
descompus:-15
describ:39 my:29
descuent:-27 chequ:-20 de:-20 mi:-20
desd:29 ano:24 ayer:28 casa:-24 el:24 la:36 me:26 sin:25 tuve:-32
dese:21
desempl:-24
deserv:12
desesper:-22
desiert:15
desintoxic:-18
desk:-5
desmay:30
desnud:7
desp:-18
desped:22
despens:-38 de:-23
despert:30
despid:-31 embaraz:-25 por:-25
despidiendos:35
despiert:35
desplom:20
despu:5 a:-21 abus:21 una:22 violacion:21
destroy:-8 my:48
detain:-25
detectiv:36
detector:15
detencion:29
detention:6 guard:27
detox:-25
detr:29
detroit:-21
deud:-6
devic me:25 near:25
devorc:-18
devuelv:-21
dhs:-16
di:-10
dia:7 siguient:-21
diabet:-33
diagnosis:21
dialysis:19 i:23
diap:-9 bag:21 no:30 rash:30
diari:17
diarrh:-18
diary:4
dibuj:-17
dice:24 me:31 mi:26 va:29
dicen:27
did:29 he:21 her:26 last:21 my:32 noth:-35 this:22 when:21
didnt:30 get:-31 him:23 im:20 list:29 me:-22 pay:-26 say:23 scream:25 stop:24 work:40
die:44 from:21 will:-21
died:-10 his:22 kid:23 no:-27 want:28
dient:6
dieron:-4 a:29 alta:27 en:23 la:24
diesel:19
diet:-29
different:6
dig:20
diga:20
digan:21
dije:15
dijeron:22
dijo:7 me:26 va:28
dime:-19
din:-7 for:-27 free:-30 is:24 tonight:-35
diner:-12 a:25 los:-22 mi:29 ni:31 nino:-22 pa:21 sin:21 telefon:29 y:31
dio cachet:21 en:42
diosit:24
dip:13
diper:-19
diplomat:22
direccion:8 en:26
directiv:8
director:14
dirty:23
disability:-21 for:-21 my:-21
disabilty:-24
disabl:5 child:-22 my:33 sist:24 the:22
disapp:35
disast:-23
disc my:21 under:21
discapacidad:-14
discapacit:-23
discharg:21 from:39 hospital:32 me:32 my:23 no:24
disciplin:27
disconnect:-24
disconnection:-19
discord:4
discount:-25
discriminacion:-20
discriminat:-28
discrimination:-35
diseas:-20
dish:5
dishonor:21
dislocat:27 should:27
disord:-5
disown:-26
dispar:-5
dispatch and:26
disput:13
ditch:17
diu:-26
divorc:-29
divorci:-42 no:-29
divors:-25
dizzy:20
dms:-9 i:21
dmv:-26
dna:4
do about:24 anoth:22 call:-20 chang:-26 complain:22 cpr:28 cps:24 cut:28 date:27 do:26 for:-21 free:-27 go:34 goodby:24 got:-28 her:-24 kit:24 know:22 leav:28 money:30 need:-28 noth:-22 on:27 or:30 pay:-30 pick:-25 senior:-24 sign:-24 sleep:36 snap:-32 someth:27 start:-26 stop:32 take:-32 that:-35 they:-43 thing:32 this:25 tonight:22 wear:-23 wic:-23
dobl:10
doce:-9
dock:-7 for:27
doct:-22
doctor:-18 and:34 de:-24 he:30 his:21 me:29 no:-26 of:26 put:21 speak:-22 touch:27 wrong:22
document:12
documentary:-30
does after:27 an:-22 have:-23 he:-23 hurt:-30 im:30 know:26 medicar:-23 snap:-23 stuff:21 that:24 when:20 whil:25
doesnt:6 feed:23 help:-25 know:21 stop:29 up:27
dog a:-22 all:-21 ate:-27 bark:-21 car:38 food:22 is:-35 me:27 whil:-23
doin:15
doing:-5 it:27
dol:20 week:23
doli:19
dolor:-9 cabez:-22 regl:-20 y:20
domestic:44 disput:25 help:27 shelt:46 violanc:31
domestik:-5 violenc:33
doming:-12
donar:-27
donat:-50 cloth:-23 for:-23 to:-26 wher:-22
donation:-47
dond:7 abort:-21 com:-37 con:21 dan:-31 dorm:25 duerm:33 estoy:20 hago:-32 hay:-40 hoy:21 ingl:-24 ir:32 no:28 para:-24 que:26 ropa:-23 trabaj:33 viviam:26 vivir:-49 voy:39
done:24 chem:-26 life:25 liv:28 my:30
donor:-23
dont:18 anymor:23 baby:-40 care:36 eat:23 exist:21 feed:30 feel:30 get:32 in:20 let:24 like:28 live:41 no:-20 out:21 paper:-22 phon:-22 rememb:29 safe:27 see:29 work:26
door:25 at:21 has:24 my:38 night:22 open:25 she:28 unzip:23
doorbell:5 him:23
doordash:-23
doorknob:36
doorm:23
doorway:25
dope:31
dopesick:-9
dorm:9 bed:21 break:23 con:23 esta:23 hoy:30 me:28 mi:31 noch:23 was:21
dormi:20
dormim:24 car:20 el:22
dos:24
dot:22
doubl:-23 blood:21 thin:21
doul:-25
down:12 a:22 and:32 but:30 by:29 door:27 home:23 i:26 im:21 left:20 leg:34 my:25 of:29 on:21 porch:23 road:23 ther:-23
dowry:26
dox:-13
doxx:17
doy:-22 pech:-24
draft:-13
drag:20 me:30 off:20 the:25
drain:21 clean:21
dramatic:14
dran:-5
drank:49 bleach:20 lye:21 my:-20
draw:4
dream:-17 i:24
dress:-10 code:-33 donation:-21 in:28 is:-21 on:28 prom:-24 the:25
drew:31
drink:7 and:21 at:21 beer:22 day:-27 every:-38 i:30 is:22 much:-25 one:20 spik:29 the:34 then:21 to:21 too:-25
driv bridg:30 by:45 can:-23 drunk:21 fast:29 hous:29 in:-23 into:27 my:41 off:24 past:25 rap:22 say:28 them:29 touch:25 tree:26 truck:-27 us:28 with:30 women:-22
driveway:30
drog en:35 fiest:29 la:29 y:22
drogadict:6
dron:17 my:21 over:27 yard:25
drool:31
droop:22 slur:21
drop:4 and:23 cent:-30 dead:-28 for:-24 out:-21 phon:-33 she:23
drov:40 for:20 me:23 off:23
drown:18 in:-21
drug:16 a:25 and:25 bar:30 court:-24 dont:29 drink:38 help:-24 hous:31 kid:27 me:32 my:24 rehab:-28 the:27 treatment:-25 use:-30 women:-21
drunk:33 at:23 kid:24 my:29 the:22 with:30
dry:6 so:22
dryer:-12
dryness:-13
duck:-6
duct:16 tap:26
dude:37 my:24
due:-22 im:-21
duel:-19 dient:-25
duen:9 quier:-31 saco:21
duerm el:41 en:37 hoy:21 la:23 no:22
dui:-16 y:23
dulc:20
duluth:-24
dump my:28
dumpst:29
duplex:-19
dur:30 a:25 fight:21 sex:-28
durm:25 el:27
duro:-27
dusky:26
duty:-29
dv:77 advocat:25 county:30 help:39 hous:25 in:28 shelt:55
dying:7
e:-8
each:26 time:27 week:24
ear:11 infection:-21 ring:30
early:-35 i:-25
earn:21
earth:36
easy:-19
eat aliv:-27 and:35 dog:25 for:22 from:27 me:-27 my:-23 on:31 trash:24 when:21
eaten:19
eater:-26
eatin:-22
ebt:-47
ech a:28 mi:24
echa:22
echar:-9
echo:-18 mi:-27
economic abus:23
ectopic:-6
eczem:-13
ed:-21
edge:29 of:25
edibl:29
edifici:7
edit:-4
editor:-23
educacion:-19
education:-26
eeoc:-16
efectiv:-21
egg:-15 and:32
eggshell:27 day:21 every:21
eight:8
ejercici:-26
ejercit:-12
el:12 abus:26 agua:-35 arregl:-30 basement:24 bil:-25 bolet:23 braz:26 bronx:-24 celul:23 club:24 cobr:25 control:30 coyot:21 cuchil:20 del:21 diu:-21 doctor:23 dond:21 duerm:23 edifici:23 embaraz:-33 en:22 encier:21 ese:27 espos:29 gas:-34 hay:24 hijo:25 hotel:26 la:21 le:32 llor:30 lo:27 mar:22 masajist:23 meti:26 mi:24 mis:44 nino:51 o:24 ojo:26 pasaport:29 pati:23 patron:33 pelo:-27 pide:22 preci:-24 que:37 quien:-27 quier:-25 quit:22 ranch:20 rifl:20 saco:21 sin:32 supervisor:24 te:26 toco:34 todo:21 trabaj:-29 una:30 viaj:31
elbow:27
elder:-30 abus:-47 congregation:22 financial:-20 neglect:-22
eldercar:-21
elderly:-29 abus:-28
electric:-21 is:-22 off:-32
electrici:-17
electricity off:-34
electrocut:34
elephant:-10 chest:22 my:22 on:22
elev:32
elevator:38
ella:-8
ello:11
else:35
em:39
email:22 and:28 me:22
emancipat:-23
embaraz:-14 del:21 me:25 no:-32 sin:-29
embarg:-20
embarrass:10
emborrach:23
emdr:-21
emerg:-18
emergancy:-20
emergenci:5
emergency:13 bed:24 cash:-31 food:-29 he:20 help:-20 mom:-25 money:-36 room:-23 shelt:42 stay:-29 to:-29 tonight:37 women:33
emily:17
emocional:21
emotional:13 abus:27
empez:-19
empl:-35
employ:15 keep:21
employment:-24
emprendedor:-22
empti:45 account:34 bank:24 our:24
empty:11 and:22 fridg:-33 the:28
empuj:33
en:12 apartament:-29 atlant:-23 bakersfield:-20 banc:27 beb:23 braz:20 bronx:-24 bus:25 car:31 cara:31 central:20 cita:22 city:-20 club:21 cocin:28 con:40 dallas:-21 de:42 del:29 en:24 espald:21 esta:28 famili:-27 fiest:23 freeway:-21 hotel:23 illinois:-26 ingl:-28 internet:23 kansas:-22 line:-42 lo:28 mcal:-23 mor:21 nev:-21 newark:-22 ningun:22 no:25 para:27 paso:-25 peligr:24 phoenix:-27 por:46 propi:20 quien:-24 reno:-22 san:-27 shelt:22 sin:22 trabaj:-22 tucson:24 un:30 una:24 y:29
encaj:29
encer:44 con:25 la:24
enci:-25
encier:44 mi:23
encim:36
encontr:37
encuentr:9
end:29 and:25 do:-25 it:47 leas:-23 me:27 of:-37 pain:35 pregnancy:-26 subscription:-23 with:-22
endometriosis:-28
energy:-22
enferm:-19 no:-20
enfermedad:-28 sexual:-28
enfermer:-7
enfermeri:-14
enforcement:-11
enfrent:32 de:26 los:21 nino:21
engan:16
engin:-18
english good:24 in:-22 the:-22
enoj:32
enough:12
enroll:-13
enrollment:-31
ensen:23 a:21 mi:21
enter:-11
entergy:-18
entier:-8
entr:9 dos:22 mi:25 y:20
entreg:14
entrenador:5
entrenamient:-26
entrevist:-25
entry:-11
envelop:4
environment:-10
epi:23
epilepsy:-12
epip:21
equal:-22
equip:-24
equipment:-12
equivalency:-15
er:8 nurs:21
era:30
eras:32
erie:-24
erman:19
error:-23
es:15 mi:29 violent:23
esa:29
escaler:23
escap:30 abusiv:24 casa:-42 de:-25 from:-35 la:-28 no:31 plan:34 the:-28 to:-28 with:21
esclav:7
escol:-38
escond:37 en:23 las:33 los:21 papel:25
escondi:22
escopet:19
escort:39 trap:24
escrib:19
escribi:31 cart:30 de:24
escuch a:23 mi:26
escuel:-27 mi:23 para:-20
escup:26
ese:-4
esl:-4
eso:32
espald:-6
espanol:-7
especial:-22
esper:16
espi camar:26 la:34 por:31 ventan:22
espos amenaz:27 arregl:-23 con:20 corri:32 deja:25 drog:-23 en:-32 golp:24 habl:20 le:29 llev:-21 mi:22 papel:-21 pega:23 quit:32 trabaj:-22 viol:21 violent:25
espress:-23
espum:18
esquin:20
essay:-35
essential:-20
essex:-16
est:29 embaraz:21
esta:24 convulsion:22 desaparec:33 el:28 enferm:-25 las:-28 mat:-29 noch:27 tech:28 tir:23
estacion:24
estacionamient:-10
estaf:-26
estam:21
estampil:-31
estan:17
estar:23
estari:22 mejor:21 mi:21 sin:21
estat:-15
estatus:-24
este bebe:-21 mes:-20 mund:27
esteem:-21
esto:34
estoy:11 cal:34 en:60 la:42 list:26 mi:34 no:-21 peligr:24 que:-22 trist:-25
estudi:-33
estudiant:9 con:24 de:23
estuf:-17
etiquet:-27
ets:-18
etsy:-30
eugen:-21
evacuat:-8
evacuation:-22
evaluation:-18
eve:8
even:27 cry:23 i:22 if:20 im:22 though:22
event:-24
ever:50 had:24 pay:23
everbody:-18
every:28 a:22 after:21 car:27 city:26 door:26 drink:23 fight:23 get:35 i:26 lock:23 minut:24 month:32 more:28 morn:26 my:23 night:22 overpass:-23 pill:23 shift:24 singl:26 ten:26 week:44 weekend:25 who:24
everybody:42 and:23
everyday:29
everyon:33 he:31 im:21 so:31
everyth:22 do:28 i:35
everywher:17
evict:-17 3:24 becaus:-29 domestic:-29 in:27 my:25 of:-29 sleep:27 today:36
eviction:-22 notic:-21
evicton:-26
evidenc:47
evil:10
ex:28 account:20 afuer:24 and:-25 at:37 away:-27 brok:26 broth:22 busc:34 cal:24 call:23 child:-25 com:23 credit:-35 deja:27 door:25 dron:30 fake:22 friend:31 from:32 hack:36 harass:37 has:23 hell:21 her:21 hir:28 his:-22 hit:22 husband:-25 i:-23 into:27 kick:22 know:28 la:34 leav:23 let:39 lo:23 look:23 made:23 mar:24 mi:23 more:-24 mov:-21 my:25 nude:-25 of:46 on:33 out:26 outsid:33 owe:-33 paid:24 park:28 pay:-20 phon:36 remarri:-24 ruin:-25 said:23 say:23 se:25 see:23 show:24 sign:-22 sit:22 still:26 text:34 through:24 took:22 track:35 up:25 use:26 vide:23 wait:29 want:-39 wher:31 window:20 work:37
exam fisic:-30 la:-22
excel:-14
exchang:-14 he:27
excit:-20
excus:5
exhaust:-17
exhibit:-15
exig:22
exist:42
exit:43 plan:23
exmar:18
exnovi:21
expedit:-8
expensiv:-21
experienc:-20
expir:-5 and:21
exploit:37
exploitation:32
explosiv:-18
explot:13
explotacion:29
expos:23
expres:-15
expung:-33
exs:22
extend:13 stay:28
extension:10
extorsion:-23
extr:-15 and:34
extran:10
extranari:16
eye:18 again:31 back:25 can:-22 cant:20 exam:-29 in:23 its:22 not:23 now:27 rol:25 the:36 tomorrow:21 work:21
eyebrow:20
eyeglass:-22
f:9
fabric:22
fac:36 my:23
face:45 huge:25 numb:23 se:21 swel:24 swol:-27
facebook:-5
facetim:30
factory:32
factur:-17
fad:28
fafs:-34
fail:-15 and:21
failur:-6
faint:31
fair:-22
fairbank:-22
fairfax:-14
fairy:-28
faith:-5
fake:12 check:-30 my:26 name:29 watch:22 with:23
fal:-13 out:-23
fall:6 for:-27
fals:11
falt:-11 el:21 la:-20
fam:33
famili corri:-25 dond:23 hoy:28 no:22 sin:20
family:13 and:31 bet:24 but:21 cent:31 help:-24 in:33 justic:26 lawy:-23 lock:24 my:22 no:34 phon:-21 plan:-43 say:32 sold:23 violenc:30
fan:-17
far:-6 along:-22
fare:-10
farg:-17
farm:12 and:22 boss:37 husband:22 immigration:32 keep:30 work:-26
farmaci:-35
farmwork:-26
fast:25 at:24
fat in:-20
fatal:-16
fath:30 baby:23 drunk:21 my:24
fault:13
favor:29 me:21
favorit:-5
fayettevil:-16
fb:6
fe:-12
fea:18
fear:19 husband:29
fech:8
fed:33
fedex:-25
fee:-24
feed:15 americ:-25 him:28 kid:-22 my:-22 so:27 stor:21 us:28
feel:14 alon:-36 already:26 bad:-23 down:-26 dying:28 hopeless:28 how:-22 it:24 me:20 noth:-32 numb:-37 safe:27
feet com:29 first:37 is:-30
fel:34 my:20
fell:11 behind:-22 i:25 roof:24 through:34
fellow:18
felon:-24
felony:11
felt:44 me:27 my:23 sexual:22 up:27
fema:-6 deni:-26
femal:27 vet:-36
femenin:-15
feminin:-14
fenc:-8
fent:-11
fentanyl:15 strip:-31
feo:22
ferry:23
fertility:-17
festival:-26
fever:21
few:14
fgm:28
fianc:10 abus:24 and:22 me:24
fianz:-19
fibr:19
fibroid:-11
fiebr:-17
field:-12 trip:-24
fiest:-6
fift:25
fight:-12 a:-29 about:-26 club:-22 get:23 money:-26 over:-26 school:-20 she:21 toy:-22
fil a:26 divorc:-22 the:-22
filadelfi:-14
file:-18 paper:-24 the:-25
fill:-19
film without:32
filth:25
final:-12
finally:37
financial:-14
find:8 a:-28 bed:22 me:24 on:38 ther:28 to:-31 with:-27
fine:-21 and:21 but:25
fing me:29 the:-20 they:23 wher:25
finger:21
finish:22 degr:-23 school:-29 with:24
fir:-21 and:29 becaus:-31 being:-27 me:-23 of:-33
fire:9 burn:39 for:-28 my:26 now:27 upst:31
firearm:18
firefight:23 husband:25
firewood:-15
firework:-27
firm:4 papel:24
first aid:-24 at:-21 baby:27 day:-22 for:-30 home:-30 is:24 job:-20 month:-21 so:32 what:-21
fish:-22 and:-24 i:26
fist:40 through:21
fit:-18 and:20 the:21
fitness:9
five:19 kid:23 the:-21 us:21
fix:-39 car:-28 now:22
fixin:18
fl:-19
flag:-13
flagstaff:-5
flash:17
flashback:7
flat:-27 and:-22 no:-22
flea:-8
fled:31 with:29
flee:50
flew:30 in:28 to:23
flick:28
flight:-24
flinch:41 when:31
flint:-21
flip:40 and:23 out:26
flood:-17 my:21
floor:10
floppy:8
flor:-8
flour:23
flow:12
flu:-25
fluj:-25
flush:35 my:27
fly:-16
flyer:-29
fmla:-32
foam:34 at:23 mouth:27
fold:-7
folk:6
follow:17 bus:30 from:23 home:41 i:31 me:34 out:26 the:-26
fondl:39
food:-12 an:24 and:23 card:-26 county:-22 delawar:-21 family:-25 he:25 help:-26 is:20 my:-23 never:26 permit:-25 say:22 today:-34 tonight:-27 truck:-29
foodbank:-22
foodstamp:-25
football:-9
footprint:28
footstep:28
for:-7 2:-28 3:-22 60:25 8:-23 abus:34 anoth:24 ask:24 baby:-25 bad:25 bail:21 bed:24 birth:-23 blind:-26 bus:-32 by:30 can:38 card:-29 caregiv:-26 chang:-23 cheap:-23 citiz:21 cousin:-28 daught:-41 daycar:-22 deaf:22 death:21 depression:20 dialysis:-22 dog:-29 domestic:-44 dont:-24 drug:25 dv:-23 ebt:-26 ed:-23 elderly:-21 every:22 folk:-27 fost:-31 from:42 funeral:-42 gas:-22 girl:-32 give:21 grad:22 grandm:-26 green:-25 grocery:-20 harassment:39 head:-25 hear:-26 her:25 him:22 hit:30 hospital:-39 hous:-35 how:26 hurt:23 immigrant:-23 its:37 job:-27 keep:21 lady:-21 late:21 laugh:28 lgbt:23 life:24 light:-20 like:24 lying:27 meth:23 mile:25 milk:28 money:38 morn:-30 my:-22 nana:-26 nativ:-21 never:33 new:-28 newborn:-30 niec:-45 no:39 not:25 noth:26 now:24 nurs:-31 offic:-31 only:21 open:22 our:-56 own:21 pad:23 paid:31 peopl:33 person:31 pictur:22 plac:27 placement:25 pleas:27 pregnancy:-20 pric:-20 punishment:26 rape:25 read:-24 reason:-33 rural:-28 sale:-28 school:-32 scout:-25 senior:-22 sew:-31 sex:39 shop:-22 show:-20 sleep:46 snap:-28 son:-39 spil:26 spous:27 storag:-23 student:-32 suicidal:35 tail:-20 take:26 tampon:24 tax:-30 teach:-34 them:29 they:20 toddl:-37 tomorrow:24 touch:26 tps:-22 track:29 traffic:-21 train:-20 traum:-29 trip:-32 truck:-21 tuls:-24 unit:-23 up:-21 violenc:-45 visit:-31 wage:22 wait:-22 want:34 wheelch:-26 wic:-22 widow:-24 wife:28 wont:24 work:-36
forbid:29
forc:53 at:23 danc:27 it:20 labor:31 marriag:26 marry:24 my:22 oral:21 to:30 work:32
foreclosur:-11
forem:23
forensic:24
forev:44
forg:-24
forget:30
forgiv:28
forgiveness:-21
forgot:-11 anniversary:-22 our:-22
fork:17
forklift:-18
form:-46
formul:-31
formulari:-17
fors:28
fort:-9
forth:21
fortnit:-30
forty:21
forward:33 to:24
forz:57
fost:7 18:-28 hit:29 home:23 im:-25 kid:-24 lock:31 me:36 mom:29 my:23 on:27 out:-34 say:29 teen:24 the:29 turn:-22 whip:21
foto a:28 en:31 la:24 mi:24
found:35 a:23 about:22 address:29 and:23 camer:29 facebook:22 kid:28 my:20 new:28 note:22 numb:22 pic:28 pregnant:-26 shelt:27 the:25 with:26
foundation:14
four:8 kid:23
fractur:29 in:21
fram:-12
franklin:26
frasc:19
frat:35
fraud por:-22
freak:-16
free:-22 attorney:23 bed:-29 chattanoog:-25 counsel:23 from:-25 kid:-23 medicin:-23 my:-25 program:-32 rape:23 room:-31 student:-22 with:-21
freelanc:-19
freeway:-13
freez:10 with:24
fren:-12
frent a:27 casa:29 mi:23
fresh:13
freshm:21
fresn:-8
friday:11 and:22 my:27 that:30
fridg and:25 empty:-24 kid:26 padlock:25
friend:11 abus:21 and:22 anoth:21 breath:23 cut:27 did:21 ex:24 garag:27 ghost:-20 got:22 he:21 his:24 husband:25 i:30 it:22 keep:29 kid:21 leav:26 mov:-21 need:-24 no:22 outsid:21 pay:22 post:41 sell:21 sign:21 so:21 stat:21 text:30 wife:21 wont:31
friendly:-28
frio:10
from:19 abusiv:24 account:25 afghanist:-21 and:25 bing:29 boyfriend:27 broth:22 can:-28 check:-28 church:29 class:41 club:22 court:21 daycar:23 do:-27 doctor:-31 drink:20 ear:20 ex:-32 fake:25 family:25 follow:24 fost:-26 group:34 held:21 him:32 home:-31 hospital:31 hous:-34 hung:23 husband:33 in:23 irs:-22 keep:28 leav:28 liv:34 man:22 me:-23 night:30 now:38 ohio:24 on:40 patch:-25 phon:23 pimp:22 plac:26 psych:21 ring:23 say:24 security:-37 she:22 shelt:27 so:24 social:-31 stor:25 that:21 they:23 town:22 trash:24 under:20 ward:21 what:-23 work:-26 year:-32
front:44
fronter:25
frostbit:22
froz:-7 and:25
fruit:-6 and:22
fruity:19
ft:5
fud:-11
fue:9 abus:23 de:35 luz:-21 viol:26
fueg:32
fuel:-17
fuer:28
fuert:19 y:21
fuerz:51
fuga:-20
fui:12 abus:26 casa:-31 nina:26 viol:29
full:24 custody:-27 else:21 i:21 time:-24
fuma:19
fumar:-16
fumo:16
fun:-23
function:-13
fund:-23
fundrais:-30
funeral:-6
funerari:-26
funny:-15
furnac:-13
furnitur:-34
futbol:-18
futur:26
g:-8
ga:-25
gag:-10
gain:-23
gallblad:-14
gallston:-22
gambl:-21
game:-9 night:-20 with:21
gamer:21
gana:21 de:21
gang:29 rap:21
gano:21
garag:25 engin:33 level:26 run:28 the:24
garbag:12
gard:-31
gargant:-5
garnish:-35 my:-21
garnishment:-21
gary:-21
gas:-5 card:-25 for:-22 off:-37 smell:38 the:37 vouch:-25
gaslight:38
gasolin:-11
gasp:30
gast:18
gato:-20 yo:36
gave:19 for:-23 in:22 the:27
gay:15 teen:-36
ged:-38 at:-20 en:-21 espanol:-21
gel:-24
gemel:-11
gend:-16
general:4
genital:28 mutilation:24
gent:29 a:21
gentl:-25
gentlem:-22
georg:11
georgi:-25
gestacional:-17
gestational:-9
get address:27 after:37 air:31 alon:36 along:-24 angry:20 away:37 bday:-24 beat:27 befor:25 birth:-23 by:25 call:20 card:-21 clean:-22 custody:-21 cut:-24 deport:31 driv:28 drunk:21 every:21 fir:30 for:-25 from:25 ged:-24 glass:-31 go:22 green:-34 gun:24 he:26 him:23 hit:33 home:32 how:31 hurt:27 id:-28 insuranc:-29 into:-20 iud:-23 left:22 licens:-27 like:27 mad:38 me:23 numb:23 own:-27 paper:-29 phon:-37 physical:32 pick:20 safely:29 so:25 sober:-27 son:-28 them:33 up:21 us:32 violent:22 work:-34 you:-29
ghb:31
ghost:-21 after:-24 me:-24
gi:-9
gibberish:17
gift:-19 at:30 cheap:-21 idea:-22 my:20
gig:-6 and:22
gimnasi:15
ginecolog:-21
girl:19 bathroom:23 boss:28 camp:-26 cant:24 does:27 for:26 from:26 go:27 group:23 he:-30 help:-28 her:23 home:27 i:24 is:-26 leav:27 like:21 lock:22 made:24 nail:23 owe:28 scout:-21 sleep:24 the:22 to:22 want:26 who:23
girlfriend:33 bite:28 my:27 track:21
giv:9 and:21 food:-21 my:30 tool:26
give:10 allowanc:21 an:21 and:25 back:24 cloth:-26 key:26 last:-30 medicin:21 milk:21 money:36 our:23 out:-29 passport:30 pill:22 ride:22 to:29
giveaway:-20
glass again:27 brok:-28 for:-29 kid:-24
glit:-11
glov:10
glu:-17
glucos:-13
go:26 a:-23 back:-24 bag:27 be:22 colleg:-24 get:-26 home:34 hospital:22 in:22 it:21 like:24 my:21 now:28 of:26 on:33 polic:28 right:28 school:-37 she:21 so:-20 stor:24 to:-25 too:29
goal:-28
gobiern:-25
god:20
goe:20 again:-23 at:21 my:31 off:27 school:24 that:22 to:22 with:21 work:24
going:24 a:39 court:-27 end:22 find:22 i:26 in:24 kill:25 myself:23 need:-26 out:21 snap:39
gold:29 my:20
goldsbor:-19
golf:10
golp:45 a:43 en:28 espald:21 espos:37 hijo:34 mar:24 mis:29 por:32 su:21 y:-26
golpeador:30
gon:-12
gone:36 2:-24 a:-21 befor:20 for:28 gone:22 off:21
good:-15 i:-25
goodby:40 in:22 kid:21 let:24 my:25 on:30 party:-27 vide:27 with:21 world:24
goodnight:20
goodwill:-27
googl:46 how:39 to:29
gord:-15
gorgeous:-24
got:12 3:-22 5:-21 address:30 all:23 alon:23 any:-24 arrest:28 ask:26 assault:23 be:32 befor:25 belt:23 bit:32 bulldoz:27 bus:32 but:22 cut:-28 date:25 drop:31 evict:29 for:31 gone:21 greyhound:21 grop:24 hack:-29 hand:27 he:24 help:-21 his:24 hook:24 how:-27 i:30 job:42 kick:50 kid:20 knock:22 laid:-26 leav:29 left:24 make:21 medicaid:-23 need:-27 nowher:21 on:28 our:30 out:36 park:-25 pay:-21 pill:24 plac:39 pregnant:26 promot:-21 rap:29 rope:24 scam:-29 scar:26 school:28 shak:-20 shock:20 sleep:27 text:26 this:29 tonight:24 up:-36 water:-28 whol:24 wisdom:-24
gout:-23
government:-22
gown:-25
gpa:-29
gps:22 for:-33 in:32 on:22
grab:36 a:-25 bar:-27 behind:21 breast:22 butt:23 by:23 chest:22 crotch:27 me:27 my:31
grad:7 and:27 handprint:24 school:-20 so:-26 with:24
graduat:-28
graduation:-5
grain:28 bin:21
gramp:20
grand a:23 mi:23
grandbaby:27 come:22
grandchild:10
granddad:13
granddaught:24 and:35
grandfath:25
grandkid:-8
grandm a:-22 abus:-27 and:29 being:-21 grandkid:-21 heart:28 her:23 is:25 my:33 need:-33 on:23 pill:23 rais:-21 want:-24 wont:22
grandmoth:-7 a:30 abus:-39 the:34
grandp:33 did:24 heart:21
grandparent right:-26
grandson:11 from:-26 me:-33
granny:21
grant:-35
grap:32 year:26
grass:-11
gratis:-22
gratuit:-13
gravel:15
gray:35
great:-24
green and:28 bay:-21 marriag:-21 my:-22 paper:35 renewal:-23 year:-27
greenhous:-14
greensbor:-20
greenvil:-24
greyhound at:20 no:25 sin:20
grief:-19 group:-26
griev:-10
grip:-14
gris:31
grit:21 me:27 y:26
grocery:-8 stor:31
groom:35 on:20
grop:41 at:24 by:22 the:27
ground:16
group:-12 at:23 for:-29 get:25 hit:24 home:24 me:24 mom:-23 new:-22 staff:25 the:25
grow:8
grown:26 and:27 for:20
growth:-23 spurt:-23
grunt:19
grup:-11 mujer:-22
guagu:18
guam:-12
guard:22 in:25 job:-27 me:28 mis:-24 my:25
guarderi:-25 en:-26
guardi:17 me:22
guardianship:-33 of:-24
guatemal:9
guer:-21
guess:31
guest:27
guia:-14
guid:-15
guild:-15
guilt:-11
gum:-11
gummy:-8
gun:36 at:30 me:22
gunpoint:30
gunshot:-21
gurgl:29
gush:20 blood:25
gust:24
guy:31 back:24 came:24 did:23 for:25 in:21 keep:27 leav:26 met:25 onlin:23 outsid:25 park:24 roblox:24 tind:21 us:27
gym:-6 follow:23 know:22 me:32
gymnastic:27 doctor:26
gyn:-25
gynecologist:-25
gyno:-17
h1b:28
h2a:10
h4:14 abus:23 wife:23
ha:-16 baj:-23
habit:-18
habitat:-19
habl algui:-23 el:26 mi:23
hac:20 dano:22
hace:10 con:24 de:31 mese:-21
hacen:16 bully:-34 mi:-20 trabaj:23
hacer:-20 report:-24 un:-25
hacerl:9 a:-25 dano:-25 mi:-25
hacers:18
haciendos:29
hack:-5 account:-22 ex:38 mi:-23
had:4 2:31 baby:-26 him:22 miscarriag:-21 need:-23 twin:-29
hago:-9 si:-24
haha:-50
hair:10 fal:-23 in:22 it:20 now:20 on:27 postpartum:-27 the:31
haircut:-16
hairdress my:23
hal:30 a:24
halal:-12
half and:-22 face:21
halfway:26 hous:22
hall:29
hallow:-19
hallway:30
hambr:-21
han:-21
hand:24 all:25 at:-21 cook:-21 down:31 dress:20 her:21 i:21 leg:26 me:25 my:24 on:36 over:23 thigh:21 up:20 whil:22 with:29
handcuff:-10
handful:-6
handicap:-21
handl card:-21 it:23
handout:-26
handprint:31 cheek:24 on:25
handym:-6
hang:15 my:-28 myself:20 the:25
hap:17 call:25 to:23
happen:37
happi:18
happy:-20 need:-31
harass:11 by:-40 call:30 from:25 job:-29 my:-36 work:-36
harassment:11 at:-29 my:-26 order:-27 work:-28
hard:-15 and:26 ear:31 is:31 need:-28 ring:25
hardship:-14
hardwar:22
harl:-16
harlem:-24
harm:42 help:21
harness:-5
harrassment:-26
harris:-19
hart:14
hartford:-16
harvest:6
has:21 access:22 all:24 bat:24 bruis:28 by:-24 canc:-21 cigaret:43 fever:-32 gun:28 her:25 his:22 id:28 me:23 my:25 new:21 no:26 not:23 on:22 other:25 plan:23 start:24 take:24 warrant:-20 who:-24 wont:22
hasnt:6 eaten:30
hast:20 el:-20 en:23 la:28 puert:21 que:30 sangr:26
hate:-11 a:-21 and:27 baby:-20 i:26 it:27 life:30 mom:-21 myself:29 want:21
hav:-10 baby:-25 but:27 sex:26
have:9 3:21 a:21 and:27 ask:42 baby:-40 bank:34 befor:29 bruis:22 friend:28 home:25 it:32 key:26 leav:-26 make:21 now:23 nowher:27 off:21 own:30 paper:-20 pass:23 phon:21 plac:24 plan:24 postpartum:-33 scar:-23 sex:23 work:-23
haven:23
havent been:21 eaten:-42 to:21
havin:30 a:25
hawaii:-8
hay com:-32 en:20
he:27 11:21 16:21 18:25 5:24 ab:21 about:43 abusiv:33 address:32 all:33 alon:34 always:37 an:22 app:33 around:24 asleep:26 at:23 autism:25 bat:24 beat:24 beer:33 bit:30 blow:34 blue:21 bond:31 boss:33 burn:21 can:35 card:48 care:24 cat:28 chang:33 chas:26 cheek:21 chok:25 choos:22 cold:28 com:24 condom:23 cop:25 cousin:29 crazy:25 credit:47 cry:34 cut:33 dangerous:20 delet:29 demand:24 deport:-26 didnt:25 doctor:30 document:-25 does:32 done:24 drink:34 drug:21 eat:28 empti:29 even:26 everyth:23 everywher:24 fell:26 film:36 find:25 fing:29 finish:22 food:25 football:32 for:29 forgot:-21 found:36 friday:22 from:29 gas:24 gasolin:21 gasp:22 girl:22 giv:29 give:24 goe:31 going:29 green:29 hack:28 hard:24 he:25 head:35 hear:26 here:27 hid:27 hide:26 high:23 home:28 honk:22 how:23 hunt:22 hurt:23 husband:25 insulin:22 it:24 join:25 judg:33 just:27 kick:40 kil:35 kill:29 knew:27 knock:44 know:20 leak:24 left:-26 let:39 list:43 lit:23 long:34 lose:22 mail:37 mak:25 measur:24 medicin:25 mile:23 mov:21 my:33 nail:23 need:-31 nice:25 noth:28 numb:21 onlin:36 or:22 outsid:32 owed:26 paid:22 park:24 past:24 paycheck:33 period:22 pill:36 porch:24 pour:28 pregnant:27 pric:30 quot:21 ran:23 reach:26 rent:21 restrain:26 ride:25 rig:23 roof:24 rule:21 run:30 saw:30 sent:23 set:23 shar:33 should:25 shut:21 sleep:25 smash:33 snap:35 snor:-20 someth:26 son:37 stab:35 stair:25 stand:22 step:27 stepdaught:23 still:26 stol:23 stomach:25 stomp:29 strangl:27 stuff:36 sum:22 talkin:22 tell:21 that:-22 their:25 them:25 ther:32 thing:27 this:28 threat:23 threaten:23 threw:31 through:24 told:25 top:24 track:40 trad:25 turn:26 uber:25 use:32 used:32 violent:23 wait:25 walk:25 went:23 wheelch:31 when:30 wher:31 which:34 window:23 wors:21 wrist:21 yesterday:22
head:13 from:21 hit:21 on:23 out:24 start:-34
headach:-16
headbut:30 me:26
headlight:18
headlock:6
headshot:-5
headstart:-23
headston:-19
health:-13 aid:-21 cent:-20 class:-25 my:24
healthcar:-20
healthy:13
heap:-21
hear:4 and:25 for:24 help:28 me:22 my:30 no:32 the:25 voic:-20
heart:5 and:27 going:23 i:21 is:31 medicin:20 my:22 on:29 pill:23
heartbeat:20
heartburn:-28
heat:-17 and:22 help:-21 hous:-22 in:-32 is:-21 my:-23 pad:-22 turn:-25
heatstrok:19
heav:42
heavy:11
hed:23 my:24 post:24
heel:-27
height:-18
hel:-7 y:21
held:60 hostag:26 in:33 my:20
hell:11 call:25 deport:-25 find:27 get:24 ice:30 kill:23
help abus:34 after:-22 apartment:-21 az:22 child:-22 county:-22 disabl:-22 domestic:29 find:-33 food:-22 from:21 funeral:-24 guam:-25 he:30 hit:22 hotlin:39 husband:28 if:24 is:24 kid:-29 leav:58 line:24 mov:-23 on:25 propan:-26 providenc:-22 rent:-23 she:21 with:-22
helplin:-28
hemorrhag:34
hep:-12
hepatitis:-12
her:24 all:26 alon:33 arm:25 back:23 be:22 befor:22 boyfriend:20 by:23 can:21 cant:21 card:-23 care:-20 clos:20 collarbon:25 cut:27 ear:25 eat:22 ex:21 fath:24 fell:20 fost:27 friend:20 funeral:22 girl:24 go:24 gown:24 half:30 hug:20 husband:20 infant:21 it:21 job:24 leg:20 like:24 lip:20 medicin:23 messag:28 moth:21 numb:22 offic:22 or:22 outsid:24 own:21 patch:25 pill:22 privat:23 purs:22 quiet:25 rent:22 room:29 sex:20 soft:22 stamp:-21 talk:21 that:23 up:21 vide:20 who:29 whol:22
here:36 a:21
herman:11 con:24 en:31 golp:27 la:24 no:23 nos:26 se:24 y:40
hermanit:31
herni:-19
herp:-17
herself:53
hi:28
hic:-13 algo:21
hickey:21
hid:42 and:29 birth:34 camer:-26 car:25 kid:25 phon:36 so:24
hide:27 address:-41 aids:22 befor:33 car:23 credit:-21 hear:22 in:27 it:28 key:37 me:23 medicin:23 money:34 search:-42 the:21 under:21 walk:22 when:30
hidin:18
high:10 and:29 diplom:-20 lethality:21 the:-24
higien:-19
hija adolecent:-23 cort:32 de:27 drog:-20 en:22 es:-25 fue:31 la:25 por:24 quier:-24 tien:-37 una:23
hijab:-17
hijo:-11 a:-21 ay:24 con:25 drogadict:20 grand:33 le:-22 lo:32 mi:32 tien:-25 vecin:30 y:24
hik:-7
hike:6
hill wont:34
hilo:-15
him:27 a:28 again:21 away:-39 back:20 becaus:28 bed:26 divorc:-21 do:24 dog:23 first:32 from:-41 him:30 hour:27 hous:-29 im:34 leas:-29 lose:30 mean:27 money:24 move:-23 on:27 out:-22 sir:23 so:22 the:-21 thre:-21 to:-24 what:21 work:20
himself:49
hing:26
hint:11
hip:-17
hipotec:-22
hir:-13 a:25 me:-31 near:-23 pi:25 pregnant:-20 someon:26
hire:-39
his:19 account:-30 app:21 as:27 becaus:23 car:36 cash:28 dad:27 everyth:20 eye:24 family:23 fing:24 fist:29 for:23 friend:24 girlfriend:22 give:22 gone:21 heart:27 hit:23 initial:24 kid:33 leas:26 left:23 make:21 moth:30 mouth:23 my:21 of:25 old:21 or:23 own:20 pill:20 pillow:22 plan:-23 privat:27 property:25 ring:23 said:24 she:25 suck:22 ther:20 they:27 time:34 to:31 tongu:20 too:24 uncl:32 under:29 was:25 watch:24 way:26 weapon:25 went:27 wheelch:24 whil:22 wont:26
hiset:-16
hiso:14
hisself:31 on:21
historial:-17
history:-17 he:-27 so:-27
hit:35 80:25 baby:26 back:23 broth:25 car:-37 daught:32 disabl:22 grandmoth:-23 growth:-23 him:25 husband:28 im:24 is:23 kid:31 make:22 mom:38 our:24 park:-37 shoe:26 son:30 spurt:-23 up:-22 us:29 wher:25
hiv:-11 women:-26
hive:-14
hizo:-9
hmong:18
hoa:-40
hoard:4
hoars:18
hogar:-20
hol:34
hold:18 a:21 all:28 broth:27 card:25 green:25 in:27 money:30 our:29 out:20 the:28
holiday:-20
hombr:45
home:7 24:23 abus:-44 attendant:-20 baby:35 birth:20 camp:32 cry:24 dont:20 from:21 get:24 go:23 his:21 hit:32 i:21 im:25 is:31 kid:22 me:34 my:32 night:24 no:-23 not:34 prison:-31 rap:21 safe:22 say:21 sinc:21 staff:25 take:32 that:27 tonight:-24 touch:23 work:28
homeboy:19
homebuy:-18
homecar:-11
homecom:8
homegirl:32
homeless as:21 family:-36 femal:-32 in:-28 kid:-37 mom:-23 need:33 of:21 outreach:-23 peopl:20 pregnant:-22 prevention:-23 today:25 veter:-32
homesick:-27
homework:-39
homless:-6
homosexual:-17
hond:28
hondur:-10 no:-25
honduren:6
honest:-20
honk:29 my:22
honolulu:13
honor:11 kil:36 violenc:24
hood:9
hook so:20
hookup:22
hop:34
hope:7 it:36 me:25
hopeless:38
hora:-12
horari:18 de:-31
hormon:-18
horribl:6
hors:-13
hose:35
hospedaj:-20
hospic:-17
hospital:-11 and:35 bed:-27 bill:-25 discharg:29 garag:33 go:22 mi:24 no:30 of:27 say:23 sent:-20 she:28 they:23
host:13 in:23
hostag:28
hostel:15 cheap:20 no:22
hostess:17
hostil:-26
hot:18 an:21 car:32 coff:25 flash:-40 heat:-21 her:22 meal:-28 sum:-25 the:27 water:-30
hotel:16 a:-24 and:21 end:20 guest:21 money:28 my:24 no:22 tonight:23 vouch:29
hotlin:8 abus:26 job:-24 text:28 to:-28
hotspot:-23
hound:23
hour:-10 ago:31 baby:-23 cut:-26 room:23 say:29 sit:23 to:25
hous abus:-29 after:-49 all:21 are:23 authority:-25 back:24 befor:25 by:27 choic:-21 day:26 fee:35 for:-21 full:26 girl:26 got:22 he:29 i:25 im:28 is:42 its:30 just:24 key:29 leav:21 list:-25 me:40 my:25 night:25 no:26 out:36 owe:27 sit:21 survivor:-50 the:33 time:27 today:28 tonight:32 vouch:-39 was:28 we:27 with:28
household:-19
housekeep:20 job:-35
houston:-14
how:-4 2:-32 a:-28 along:-26 ask:-28 be:-31 bring:-25 call:20 chang:-26 clear:-26 cover:22 custody:-24 cut:-24 delet:-26 did:29 die:27 fast:21 fix:-29 for:-20 friend:-20 he:25 help:30 if:24 it:-34 keep:23 kill:-26 know:30 leav:39 make:-24 many:27 me:26 of:23 pay:-22 protectiv:-37 put:-26 report:27 say:27 soon:-32 sponsor:-27 text:29 to:-25 tylenol:37 use:-25 without:25
hoy:44 mato:22
hpv:-23
hr:-14 do:-23 noth:-29 wont:-31
hrs:23
hs:-26
hud:-22
huff:18
hug:5
huge:26
huir:32
human:14 right:-33 servic:-25
humanitari:-30
humanity:-15
humil:23 me:20 y:20
hundr:32
hung:18 and:23 himself:21
hungry:-16 and:22 dirty:22 kid:-20
hunt for:-31 licens:-32
huntington:-20
hurac:10
hurrican and:26
hurry:36
hurt:28 child:27 daught:30 dog:25 her:26 in:23 kid:40 my:25 myself:20 need:-27 son:32 work:-24
husb:-25
husband:18 about:25 an:-23 back:26 beat:26 but:24 canc:-21 car:32 charg:23 citiz:-22 company:26 control:32 cop:27 daught:23 did:22 die:27 does:23 driv:-28 drug:-33 even:22 friend:21 gun:27 has:-28 her:25 hide:24 hit:42 i:-27 im:23 it:37 its:32 kid:23 leav:24 let:22 lock:25 mad:27 me:22 mean:36 money:-23 much:-25 my:43 new:-20 night:-20 out:-23 owe:-25 pass:-34 phon:25 prison:-35 rap:20 read:41 rent:23 shoot:21 show:22 snor:-30 so:28 strangl:24 take:25 too:-22 touch:24 unplug:23 va:-22 went:28 what:28 who:-25 will:32 wont:28 work:-24
husbend:35 me:35
husbin:19
hush:26
hygien:-25
hypothermi:36
hysterectomy:-16
i:12 17:22 2:21 20:29 81:23 abus:22 adopt:-23 aged:-21 aliv:46 all:21 around:21 assault:23 aunt:29 away:21 been:24 befor:24 birth:-24 bit:24 ble:25 bleed:23 block:22 boss:27 bought:28 broth:31 card:-20 care:24 choos:26 complain:24 cord:22 cps:28 cri:26 cut:33 dad:21 dat:34 date:30 daught:26 death:28 delet:24 died:33 divorc:28 do:37 dol:26 driv:22 drop:-29 drug:21 dying:30 even:22 ever:28 every:24 exam:-21 eye:21 fail:-22 faint:24 fall:35 family:26 feed:28 find:-21 fir:23 follow:34 foot:25 fost:-24 found:27 four:23 from:27 froz:35 gave:29 ged:-23 go:22 gone:30 good:-22 goodby:27 hand:20 hang:25 has:21 he:24 held:21 hid:23 home:31 hospital:27 insid:24 jump:32 kill:27 kms:24 late:38 lawy:-26 learn:-27 leas:34 lie:25 lied:41 life:28 lift:21 liv:50 load:25 long:21 look:28 love:33 makeup:35 met:20 miss:-29 motel:30 must:25 myself:34 nanny:26 nowher:21 ok:23 onlin:22 pack:25 phon:-25 pick:-26 pictur:34 plan:27 postpartum:-33 pregnant:-28 press:23 quit:44 quiz:30 rap:23 refus:26 rehe:20 right:27 rope:24 run:27 safe:26 safely:24 scar:32 see:22 seen:42 shak:23 shar:-38 shower:26 sist:26 slap:26 smell:39 smil:23 snap:-23 speak:28 stat:39 std:-20 step:31 stitch:24 student:29 swallow:23 taught:24 text:-22 thank:31 them:22 ther:24 too:27 torn:23 touch:23 under:25 voic:23 volunt:-26 wake:28 was:24 wash:21 what:21 which:27 who:29 wic:-23 will:23 women:27 would:-20 wouldnt:23 writ:23 wrot:33
ibuprof:16
ice:-23 en:-24 i:24 my:-37 took:-25
icloud:18
id be:21 i:21 make:30 my:36 soon:23 stay:20 the:-27 to:-23
idah:29
idea:-30 de:30
identidad:-21
identificacion:-21
identity:-30 freez:-23
idl:16
idle:28
ids:-5
iep:-32
if:27 all:26 beat:28 boss:29 boyfriend:21 cry:23 dead:23 die:20 died:33 din:23 file:29 get:-23 have:-21 hit:22 home:23 is:35 its:30 late:25 me:30 my:33 pregnant:-26 quit:27 run:29 someon:20 stop:21 talk:25 wont:27
ig:13
iglesi:-8
ignor:35
ihs:-18
ihss:-17
il:-22
ill:22 do:33 my:21
illegal:5 eviction:-20
illinois:7
illness:-27
im:20 11:24 12:25 14:34 19:22 21:25 22:20 9:33 a:25 again:21 allow:22 alon:27 an:24 asleep:21 back:20 becaus:24 but:29 cold:20 crazy:27 end:25 fever:21 fine:29 for:33 gay:37 get:24 girl:-21 happy:-23 he:25 heart:23 him:26 im:38 is:23 just:30 kid:27 library:21 look:-24 meme:-22 minor:25 minut:26 nine:21 not:28 old:24 only:23 out:24 outsid:41 over:-33 pregnant:-38 property:25 ready:24 really:36 sad:-26 shakin:23 shelt:-26 sick:30 so:-22 street:23 stuck:24 ten:31 terrifi:21 the:27 ther:21 to:32 up:25 want:20 wear:33 wheelch:34 who:25 work:22
imigration:-19
immigrant:-20
immigration:-14 come:22 me:-28 on:-28
immunization:-22
impact:-23
implant:-11
import:13
impound:-9
impuest:-24
in:16 12:29 24:26 3b:21 abov:25 again:-27 alley:25 alon:21 americ:24 an:39 area:-24 ask:25 backseat:22 bad:-21 bag:34 bath:36 beat:23 becaus:39 bedroom:31 befor:21 belly:23 bibl:23 blood:27 box:30 breast:-31 burn:24 bus:21 but:30 cab:31 camp:32 can:-20 car:25 cart:29 case:33 cent:-30 chick:23 church:22 city:29 clean:29 closet:23 coat:24 cold:28 construction:-21 cool:24 couch:-20 dang:30 dark:38 daught:21 debt:-32 diap:32 divorc:-27 do:-28 dog:22 draw:36 dress:-26 drink:31 driv:23 drug:20 email:23 er:30 everyth:22 everywher:22 eye:44 fac:26 filth:23 front:24 garag:20 gard:-22 georgi:-22 get:22 gown:26 ground:25 guy:20 hall:21 have:32 headlock:32 heav:31 her:22 hid:25 him:34 hit:21 hond:21 hors:-25 hot:34 hour:26 how:-32 husband:28 infant:26 its:24 jaw:31 know:26 lap:23 laundry:20 let:22 library:28 life:21 line:-32 liv:21 lobby:28 lock:32 lot:29 love:-27 mail:-20 may:-24 mcdonald:29 me:20 michig:-25 mirror:27 mom:27 month:29 mouth:28 neck:-24 new:-20 no:32 notic:-26 of:21 on:24 one:23 open:24 out:23 outsid:20 own:31 pajam:25 pee:28 port:23 potty:23 practic:-22 pregnancy:-28 prison:-26 purs:27 push:-20 put:34 rain:32 remov:-28 rent:-28 resum:-21 rib:25 same:-22 scar:21 seat:30 sex:25 shelt:-32 shop:34 side:-24 sinc:32 sink:22 sist:28 smil:25 smok:35 so:23 stairwell:26 stomach:26 storag:22 strang:29 street:35 strol:30 sum:-25 take:26 teddy:20 toddl:-30 tonight:23 trad:-28 trail:35 trunk:26 twin:22 two:35 tx:-23 uhaul:21 unit:25 usa:23 vent:28 vermont:-26 visit:-23 walk:25 walmart:24 was:21 water:25 what:-25 wher:-20 whil:27 whip:24 window:37 without:-27 wont:23 work:23
inappropriat:15
inappropriately:20
incapacidad:-17
incarcerat:-27
incendi:-20
incest:41
inch:18
incom:-40 for:-24 my:-21 of:-21 own:-21
inconscient:22
independent:-27 liv:-22
indi:-22
indian:-9
indigen:-9
indigenous:-19
indocument:-20
infant:14 childr:-32 in:26 program:-27
infantil:24
infeccion:-20
infection:-25
infertility:-5
infiern:20
inflict:21
info:-7
inform:-12
information:-23
infront:26 kid:24 of:24 the:21
ingl:-8
ingres:-23
inhal:15 cost:-31 empty:25
initial:34
injur:-19
injury:9
injust:-13
inmat:15
inmigracion:-9
inmigrant:-23
innocent:-16
inquilin:-18
ins:-19
inscrib:-26
insid:47 on:27 the:25
insomni:-18
inspect:8
inspection:-26
inspector:29
inst:-11
instagram hack:-29 me:30
instal:13 on:-22 un:29
install:-26
installation:-20
instead:36 of:31 rent:21
instruction:16
insulation:-16
insulin:14 cost:-26 he:24 in:26 mad:28 when:28
insult:35
insuranc:-39 company:-23 my:-24
intak:32 shelt:30
intellectual:10
intent:35
interest:-12
interior:10
intern:10
international:-21
internet for:-22
internship:-32
interpret:5 hospital:-31 me:24 my:26
interven:-18
intervention:-11
interview:-35 my:31
intim:5
into:26 a:31 bathroom:22 hous:21 lake:23 need:-25 prostitution:22 sex:33 the:24 thought:24 traffic:23 tree:26 wall:20
intrafamili:19
intrud:23
inund basement:24 casa:-22 el:24
inundacion:-21
invasion:-16
invent:23
investigation:-23
inviern:-18
invit:8
inyeccion:-13
inyect:20
iowa:-7
ipad:7
iphon:5
ir:10 casa:33 doctor:-22 esta:21 mi:30 noch:21
ira:-14
irme:43 con:21 de:23 mi:28
irregul:-8
irs:-38
irse:28
is 12:23 19:20 2:21 4:29 6:27 70:24 9:-24 abusiv:29 addict:-21 all:21 allergic:-25 allow:-28 annoy:-22 back:40 behind:-29 big:23 blackmail:29 blue:43 brok:-37 broth:25 bug:27 bulli:-25 cal:22 camer:31 can:-22 cheapest:-23 church:-25 circl:28 citiz:-22 cold:20 control:31 cop:29 couch:38 countdown:24 cousin:29 criminal:-26 crook:24 cut:36 daught:22 day:21 deploy:-22 do:-38 doctor:33 door:35 driv:29 end:20 ex:22 fal:-22 fell:27 follow:29 free:-29 friday:22 friend:26 full:-30 gay:-30 good:-27 great:-26 groom:23 here:33 herself:21 his:21 hit:22 home:22 hous:22 how:-27 ice:28 is:33 kil:-22 kill:22 last:41 left:21 live:-20 mak:-21 many:23 marri:-31 meth:30 miss:48 month:35 mov:-31 next:31 night:30 nine:30 nurs:29 ok:-23 open:-34 outsid:26 pass:23 peopl:26 phon:27 pickup:-26 plac:29 post:39 program:-23 purpl:21 put:25 read:-29 rough:31 safe:-25 scar:24 seiz:25 she:27 shelt:30 sleep:32 sleepy:22 small:26 stalk:24 starv:21 stop:20 suicidal:20 sunday:27 tak:-22 then:23 today:21 toddl:-30 touch:31 track:20 treatment:28 try:24 turn:20 tutor:-27 two:27 under:28 us:-31 used:26 veter:-23 violent:27 warm:26 watch:23 we:23 when:21 year:25 yel:23
isnt:47 for:31 he:22
isolat:20 me:27
issu:-17
it:12 a:20 after:27 all:30 an:20 at:30 becaus:23 dark:20 doesnt:26 end:31 fault:28 felt:21 happen:23 him:21 his:26 how:22 im:38 isnt:31 just:28 light:28 more:29 need:27 no:21 now:-22 off:28 ok:-26 privat:35 safe:-35 say:24 so:24 stop:48 that:28 the:24 ther:-20 time:29 too:21 wasnt:29 when:22 whil:28 who:26 with:22 wont:32
itch:-22
itchy:-25
itd:21
item:-17
itin:-25
itll:22
its:28 10pm:26 11pm:20 20:27 annoy:-21 blue:28 cold:29 cute:31 dad:25 dark:26 degr:25 freez:22 love:22 midnight:22 morn:21 my:25 need:-27 on:22 our:25 out:26 pump:30 rain:29 up:21 way:22 we:20 wors:22 year:23
itself:13 when:22
iud:-35 out:-21 taken:-21
ive:12 in:-22 sit:-22
ivf:-26
ivy:-25 rash:-22
ix:11
izquierd:22
j1:19
jack:28
jackson:-18
jacksonvil:-19
jail 2am:28 an:26 and:20 im:24 need:-29 no:28
jaja:-35
jala el:20 enfrent:20 pelo:20
jalo:34 a:23 pelo:22
jalon:32
janitor:29 at:21
january:20
jar:-12
jardin:10
jaw:24
jealous:12
jean:6
jefe:-12 en:27 grit:-27 mi:27 no:-20 que:36 viol:30
jerk:34 on:32
jesus:24
jewelry:22
jk:-7
job:-25 again:23 asap:-21 for:-24 he:25 help:-26 hir:-24 in:24 lost:27 my:34 no:-37 on:32 open:-40 pay:-24 scam:22 search:-32 sleep:28 stuck:30 they:27 today:-42 we:-21 with:-33 women:-27 wont:-24
jog:28
john:26
join:25
jok:21
jonesbor:-18
jornaler:-15
journal for:-21
joven:-22
juan:-9
judg my:-21
jueg:-28
juez:-10
jug:-7
juguet:-24
juju:26
july:17
jump:23 baby:21 bridg:21 by:26 his:21 start:-34
junction:-9
juneau:-23
junt:16
jury:-32
jus:28
just:17 ask:-33 at:23 cal:26 came:-27 die:22 for:35 found:-26 from:-27 go:26 guatemal:-27 im:-26 laugh:25 left:26 let:23 more:20 mov:-23 my:33 now:22 of:-29 off:33 on:33 one:23 out:-42 paper:-22 to:28 watch:30 wher:20
justic:28 cent:20
juvenil:12
juvi:26
k1:5
kalamaz:12
kansas mo:-20
karat:-7
keep:26 about:26 address:-34 and:26 at:32 awak:24 away:-51 baby:-27 break:28 by:44 card:37 check:22 circl:28 com:32 daught:23 doing:29 driv:27 follow:35 for:21 from:-41 funeral:30 going:21 hear:26 him:-40 hurt:28 id:33 in:21 instagram:30 kid:-23 liv:24 look:27 money:26 neighbor:21 new:31 note:22 of:22 on:-23 our:32 phon:27 pictur:34 same:27 see:25 should:21 show:27 sick:28 so:32 ssi:27 stand:27 to:37 visa:21 wait:20 work:21
kennel:22
kentucky:16
kept:38 me:25
key:10 and:30 car:-25 in:-28 lock:-23 my:48 so:22 the:-29
keyboard:21
keychain:-20
keylog:25 my:22 on:22
kick:5 18:27 and:46 being:-34 belly:29 count:-26 door:26 im:26 in:30 midnight:22 of:-32 pregnant:26 stomach:25 tonight:21 when:25 with:22
kickbox:-23
kid 18:-22 abus:21 alon:42 an:22 app:-30 backpack:25 being:24 by:33 car:-24 clean:29 cloth:-24 cold:23 cry:32 daddy:29 dang:24 day:-21 dentist:-22 eat:26 fight:-24 find:31 free:-40 going:23 have:27 he:38 help:31 him:26 home:30 hurt:30 ill:24 im:25 ipad:27 its:27 just:20 keep:22 left:24 let:28 lock:26 look:26 make:25 mom:21 now:34 of:-26 off:-27 plac:20 program:-31 said:35 say:41 son:26 stand:25 swallow:24 taken:28 tax:-24 teach:29 them:26 they:29 thin:25 tied:26 to:26 touch:20 up:37 want:26 watch:25 we:26 when:22 who:24 would:26
kidnap:5 by:-20 my:-36
kidney:11
kil:-11 and:23 cat:28 dog:35 every:-22 himself:22 i:21 me:-25 myself:29 the:28 with:-25
kill:11 and:33 her:26 herself:20 himself:22 me:27 myself:32 self:23 us:20 when:25
kin:21
kindergart:-28
kindergartn:26
kiss:17 girl:23 the:22
kissimm:9
kit:21 how:28 in:26 wher:20
kitch:10 he:33 tabl:20
kiva:-19
kms:39
knee:-22
kneel:19
knew:28
knif:23 on:26 sharpen:-25
knit:-23
kniv:28
kno:17
knob:25
knock:7 me:31 out:21 the:24 tooth:23 up:-43 what:-25
knockout:-32
knot:25
know:27 car:29 dose:28 every:30 everyth:20 hous:20 i:21 live:26 right:-34 search:26 we:21 when:-25 which:36 who:25
knoxvil:-11
kodiak:-10
komen:-20
kore:29
krog:20
ks:19
ky:7
l:23
la:7 a:28 abog:-25 abuel:23 agar:28 agenci:21 al:26 alex:22 ayud:25 boca:22 cama:27 cambi:21 car:21 cara:21 central:20 cerc:22 cocin:29 con:27 convulsion:22 cuand:28 cuent:-22 deud:28 diabet:26 dice:23 embaraz:32 entr:27 escaler:22 estoy:38 famili:33 fiest:35 fronter:22 fuerz:28 golp:24 greyhound:20 hast:32 idea:30 la:48 las:24 le:27 licenci:-26 line:-22 llant:-21 lluvi:23 lo:23 los:25 luz:-33 maestr:23 mama:25 mano:35 medicin:-25 muchach:32 muel:-24 nariz:28 nena:21 niner:29 nos:40 notici:-27 oficin:-21 pa:22 par:24 pastor:22 pension:-25 piscin:25 pistol:24 planch:22 porqu:28 residenci:20 sala:20 seman:27 sigu:24 su:28 tien:28 tiend:29 toca:22 toco:24 ventan:28 vida:23 violacion:28 violenci:-23 yo:23
lab:10
labi:28
labor:9 a:24 in:26 law:-26 traffick:22
laboral:5
lac:22 my:20
lactanci:-26
lactation:-12
lad:28
lado:28
lady:12 and:23 help:30 i:20 man:22 my:36 nanny:26 on:24 outsid:20 put:25 say:20 with:29
laid:-20 and:-23 from:-23 his:23 off:-36 out:32
lake:24 city:-22 county:-26
lakot:24 women:20
lamp:13 and:21 oil:30
land:-8
landlord:-20 cambi:24 for:23 give:-21 harass:-26 harassment:-29 he:27 instead:21 kick:-22 la:24 let:-21 lock:-20 me:-40 off:-23 sex:34 walk:32 want:20 without:-22 wont:-29
languag:-18
lans:-14
lanz:-24
lanzamient:-21
lap:29
laptop i:20 my:-26
lared:-24
larg:-33
las:15 a:21 drog:-34 el:30 en:28 estampil:-21 nina:29 pastil:43 vena:23 y:34
lash:9
last:9 check:-24 couch:30 day:39 feel:23 has:25 home:20 me:24 name:-32 night:20 nite:30 no:29 on:26 paycheck:-31 ran:26 time:24 weekend:32 year:-35
lastim:28 a:30 con:24 hijo:29 mi:21
latch:-21
late:-22 car:-26 day:-28 every:-33 who:-25
later:17
latin:-23
laugh:18 at:27 i:26 when:27
laundromat:27
lavador:-20
lavanderi:5
lavar:-23
law:-16 a:22 beat:29 being:30 has:25 in:21 lock:40 my:36 put:36 texas:-27 to:29 when:-21 whil:21
lawer:-19
lawn:7
lawsuit:-28
lawy:-8 custody:-26 my:-20 no:-37 to:-23
lawyr:-25
lay:35 head:26 my:26
layin:22
layoff:19
lbs:-21
le:29 algo:25 boca:27 bully:-25 cuand:23 da:22 dan:25 diner:24 dio:22 ech:27 el:27 ensen:21 gargant:25 hal:24 las:33 los:21 mi:32 mis:22 pega:20 pelo:23 sal:30 teng:37 un:30 una:22 y:28
lead:30 at:25 me:20
leagu:-36 fee:-24
leak:-13 when:-22
lean:12
learn:-14 at:-23 the:-21 to:21
leas:-21 abus:40 becaus:34 do:-31 domestic:32 his:21 i:-23 me:26 no:28 noth:27 of:39
leav:28 a:22 animal:23 apartment:21 boyfriend:29 car:25 dead:23 farm:32 for:-25 from:-29 gift:44 have:26 him:29 his:28 home:-26 husband:27 i:22 it:32 life:26 marriag:36 my:23 note:21 safely:40 the:21 this:29 tonight:25 took:22 track:21 with:25 without:27 work:-34
leavin:17
lech:-32
lectur:-7
led:-10
ledg:26
leer:-30
left:5 4:21 5:20 alon:49 arm:22 debt:-25 dog:23 he:24 her:36 home:-29 hous:-30 im:31 in:41 let:28 live:25 me:-30 my:24 note:33 nowher:24 off:27 our:30 phon:28 side:28 stay:28 to:40 town:26 us:24 will:23 with:-31 year:20
leg:8 at:-22 black:22 is:29 stop:24 the:24 with:26
legal:-25 he:29
legally:-24
legalment:-25
legit:-29
len:20
lent:-9
les:23 a:24
lesbi and:24
lesbian:-19
less:-5 men:-22
lesson:-17 for:-21 plan:-30
let:14 dad:24 for:-25 friend:31 his:31 irs:-22 know:23 learn:29 new:26 no:28 of:30 out:25 peopl:23 pump:-28 sleep:22 to:25 up:29 with:40 women:25
lethality:22
levant:-25
lewiston:-12
lexington:-16
ley:-21
lgbt cent:-21 kid:25
lgbtq:-24
liar:17
libr:-17
librari:14
library:-10 card:-25 fine:-27
lice sore:23
licenci:-36
licens:-23 and:22 for:-28
lick:17
lid:23 i:22
lie:13 about:27 my:26 to:21
lied:14 court:-25 in:-25 job:29 the:26
life:37 for:-21 is:29 not:25 want:22
life360:7
lifeguard:-14
lifelin:-6 phon:-41
lift:-9 hand:20
lig:-22
ligation:-17
light:-5 cut:-33 duty:-24 flick:23 he:24 im:27 in:25 my:28 no:26 off:-26 water:26
lightn:23
liheap:-25
lik:-24
like:32 an:22 and:26 child:23 dog:36 dying:28 i:36 im:24 in:27 it:23 prison:21 what:-23
limb:-11
limit:6
limp:55
limpi:-7 casa:23 la:30 sin:22 y:34
limpiez:-10
lin:22 on:22
lincoln:11
line:17 account:-21 at:-27 ayud:35 de:30 he:26 his:-29 i:-22 my:27 off:-21 para:32 suicidi:21 text:25
lingeri:22
link:14
linkedin:-24
lip:56
liquor:18
list:-12 8:-22 esper:-23 for:-25 open:-24
listen:10
lit:33 my:23
litem:-11
literacy:-11
literally:-29
lithium:-8
littl:15 disc:21 fee:-24 girl:28 in:25 is:-25 leagu:-24 rock:-28 the:26 to:-22
liv:20 alon:-25 car:21 her:22 his:31 it:33 out:21 ther:21 toddl:-22 us:29 will:-32
live:14 car:-28 for:27 he:23 his:-20 more:24 my:-23 on:-25 the:-27 up:29 with:-26
llam:20 a:22 al:21 la:22 mi:33 vece:21 y:29
llant:-28
llav:8 el:21 no:23 telefon:21 y:27
lleg:14 a:33 borrach:29 cart:-25 la:23 mi:34 pais:-34
llegu:34
llen:34
llev:8 a:-29 ano:24 en:21 mi:-25 mis:-22 y:24
llevam:-6
llor desd:-26 much:-24 todo:-40 y:28
lluvi:24
lmao:-28
lo:25 a:22 denunci:26 llev:21 mata:24 pued:20
load:30 in:23 on:21 the:36
loan:-27 and:25 at:32 bad:-26 work:25
lobby:14
loca:-19 el:-23
location:12 and:20 him:23 shar:25
lock:11 a:21 and:33 at:36 car:-22 chang:-23 closet:30 door:27 fridg:33 gate:29 his:26 hous:26 i:26 im:30 it:26 jaw:-32 key:-30 kid:24 medicin:22 nak:22 no:31 of:-31 outsid:25 pantry:24 son:25 stepdaught:24 upst:27 us:38 was:28 we:23 whil:29 with:27
lockdown drill:-32
lockout:13
locksmith:-12
loco:16
lodg:13
log:11 in:36 into:-21
login he:25
lone:-19
lonely:-34
long:4 and:30 baby:25 beach:-23 i:31 shelt:-25 stay:23 time:26
look:17 a:-32 an:25 in:23 like:27 me:32 oven:28 the:28
loos:25
lord:27
los:12 30:25 braz:32 cupon:-21 de:21 dedo:22 el:23 en:31 golp:25 her:20 hijo:-21 hous:-30 me:23 mi:29 my:-37 ojo:26 pa:21 papel:26 pech:21 pelo:28 sab:-21 seno:24 sin:20 y:23
lose if:-23 my:-23
loss:-23 my:-24 of:-24
lost:-11 a:-29 all:-37 apartment:35 bed:33 custody:36 document:-29 everyth:-24 fire:-29 found:-35 her:-27 his:-26 home:-25 how:-27 id:-29 it:37 key:-23 left:25 lost:23 on:23 replac:-20 today:25 wallet:-21
lot:14 my:26 with:23
loteri:-25
lottery:22
loud:-4
louis:-13
louisvil:-21
love:-11 a:-23 for:-27 he:23 her:-20 him:27 it:-21 let:31 me:20 with:-27
loveisrespect:-21
loverboy:16
low:-29 doctor:-22
lower:-27
lowkey:-5
luce:32 duel:29 me:29 y:29
luck:-19
lueg:16
lugar:-4 vivir:-42
luggag:-15
lump:-38 my:-30
lunch:-9 and:23 for:21
lung:-21
lupus:5
lurk:34
luz:-36
lye:21
lyft:18 driv:22
lying:34
lyric:-37
machet:31
machin cant:30
machist:29
macon:-12
mad:4 and:28
madam:28 is:-26
made:27 danc:24 do:29 get:25 my:22 not:21 of:24 on:24 profil:25 quit:30 sist:28 thing:25 to:38 with:24 work:47
madr:-19 me:24 sin:-25
madrastr:18
magazin:26
magic:-22
maid:23
mail:10 a:31 for:-30 her:24 i:21 the:-21 to:-23
mailbox:31
mailm:-14
main:-7
maintenanc:28 man:24
mak have:23 her:28 instagram:30 snor:29 to:23
make:12 appointment:-20 away:-27 befor:23 call:23 come:25 do:28 drink:22 eat:28 every:32 friend:-27 girl:22 go:25 have:22 her:25 kid:25 leav:-22 lift:-23 money:-21 my:27 night:36 quiet:26 quit:29 quot:20 sex:22 sist:22 so:-25 thing:27 us:21 vide:29 work:27
makeup:5 my:27
makin:26
mal:-5
mala:14
male:5 in:29
malet:22
mall:-11 hour:-23
maltrat:56 en:27 hijo:28 nino:25 su:20
mam:-8 van:-24
mama:7 con:35 da:31 de:28 drog:20 en:24 hijo:24 hous:20 la:31 my:28 old:-24 on:20 se:27 sell:27 us:30
mamar:-13
mamaw:24
mami:30
mammagram:-16
mammogram:-46
mamografi:-26
mamogram:-17
man:38 apartment:24 call:21 follow:29 from:20 grab:22 hand:25 me:20 my:29 of:22 pul:22 set:29 stor:25 that:23 to:25 want:22 went:27 when:26 who:21 with:30
manag a:20 after:27 cut:-25 gave:22 harass:-32 hour:-25 lock:23 me:-42 offic:23 out:21 take:26 the:26 touch:-41
management:-21
manan:14
manch:-32 de:-30
manchest:-20
mand:17 a:23 gent:21 la:21 mensaj:25 sin:22 un:28
mandat train:-24
manej:-22 con:26 en:-28
mani:6
manil:13
mano:29 mi:23
manos:43 en:20
manten:8
mantien:-8
manutencion:-33 de:-20 menor:-21
many:28 of:23 pill:24 time:23 tylenol:35
map:23
mar:17 agresiv:24 amenaz:22 borrach:-23 enferm:-24 me:30 mi:21 que:22 se:29 trabaj:-24
mara:20
marc:27 cabl:21 de:21
marcapas:-21
march:-21
mare:24
maricop:-11
marin:-17 vet:-21
marital:19
mark:43
market:-17
marketplac:-24
marri me:22
marriag:10 a:26 counsel:-30 he:23 is:27 licens:-22
mart:-17
mary:-18
mas:23
masaj:31 las:23
masajist:24
mascot:-23
mask:-21
mass:5
massag:19 live:28 me:30 parlor:26 school:-25
masseus:29
mastectomy:-18
mat:32 a:-45 mi:-45
mata:5
matan:22
matar:27
match:14
matematic:-24
matern:-13
maternal:-30
maternidad:-19
maternity:-29 cloth:-20
math:-28
mato:-12
matricul:-17
matrimoni:-20
matriz:-17
mattress:-15 and:23 for:24 the:25
maui:-26
may:-18
mayb:12
mayor:-13
mayordom:13
mcdonald:23
mcdowell:-11
me:26 17:21 50:27 abaj:22 account:36 acech:23 against:25 agar:37 ahorc:40 alcanz:-31 algo:23 aliv:-33 allowanc:21 alta:27 amar:23 amenas:34 amenaz:23 an:20 app:29 apret:33 arde:-21 around:23 arrastr:30 arrincon:29 as:24 ask:29 asleep:21 at:25 avent:33 awak:24 away:34 baja:-21 ban:23 bat:29 bathroom:-20 bed:24 birth:29 body:23 bolet:23 braz:34 bring:-22 busc:38 by:35 cachet:37 cae:-25 calient:26 call:28 camin:23 cart:-29 cas:25 caso:-22 cat:24 cayo:-23 cela:24 celul:27 chang:25 check:-23 chequ:30 choc:-24 choos:22 cigaret:20 clon:-27 closet:28 cloth:27 com:36 comer:25 contr:27 control:24 corr:24 cort:50 cosa:23 counsel:-21 cousin:22 cruz:21 cuart:20 cuchil:20 cupon:-21 custody:-24 dano:29 daught:-23 deaf:22 dedo:22 dej:23 deja:25 deport:-23 descuent:-24 despid:-29 dialysis:26 dice:27 did:32 dirty:21 doctor:32 dog:45 dol:22 dond:24 dont:32 dorm:35 down:30 drink:21 driv:22 drog:51 drug:24 duel:-30 duerm:22 each:33 eat:23 ech:-26 emborrach:23 empuj:29 encaj:29 encier:32 english:22 entr:21 es:22 esclav:22 escond:39 escondi:21 escup:23 ese:27 est:21 esta:26 every:25 ex:34 exam:22 family:30 fat:25 final:33 for:36 fors:30 forz:30 foto:24 friend:35 fue:-30 fui:-31 game:21 gana:24 give:25 go:28 golp:42 goodby:22 grab:27 green:-29 hacen:22 hacer:21 hacerl:23 hack:-29 hast:21 hav:29 headlock:32 help:21 her:20 high:23 hit:25 home:24 hook:24 hospital:35 hoy:23 hr:20 hrs:22 humil:21 ice:27 id:22 idea:30 ill:27 infront:24 insulin:25 insult:26 ir:25 it:22 its:22 jala:28 jalon:21 key:24 kid:-22 kill:-24 learn:28 lesbi:20 lesson:29 licens:-21 lie:22 life360:29 lift:-23 littl:31 liv:29 lleg:-36 llev:-24 lo:26 lose:24 made:23 maltrat:20 mama:-29 manos:29 marriag:-21 mas:-23 mat:-25 matrimoni:-23 me:20 medicin:25 meno:-21 meti:26 mira:26 monday:25 mordi:34 morir:26 mouth:27 mov:20 muert:24 muri:-24 nak:27 name:25 new:21 next:-22 ni:30 no:22 noth:22 novi:27 nude:32 oblig:24 of:29 ojo:26 onlin:29 oper:-25 otro:29 overs:22 own:25 pa:23 pag:-22 pagar:-35 pago:-22 pan:22 parej:20 party:29 pasaport:35 pase:-20 pate:28 pega:29 pegan:27 pego:24 pelo:29 penetr:22 penny:21 pension:-24 persigu:36 pic:25 pick:20 piden:27 pill:28 play:24 pleas:22 pone:22 pool:28 porn:28 practic:-23 pregnant:26 pretend:26 program:27 propin:-23 prostitu:23 pump:-28 quebr:25 recib:23 regres:-30 revis:31 ride:34 right:24 ring:38 rob:-22 room:26 ropa:33 sali:20 sell:23 seno:24 ser:27 sex:22 shelt:22 shoe:21 show:22 si:21 side:30 sigu:27 sinc:33 sir:23 smth:23 snap:26 stat:24 station:21 stay:39 steal:29 step:20 stomach:21 stor:28 street:24 strip:29 stuff:24 stupid:22 sus:33 tant:25 tener:29 ther:30 thing:32 through:21 tien:33 tira:23 tiro:38 toc:26 toca:20 toco:33 tomar:22 tome:25 tonight:32 took:31 train:29 trajeron:27 trat:25 tromp:25 tutor:-30 un:-28 una:-27 undress:24 uno:-26 urge:-27 used:23 van:-23 vegas:22 vend:44 vez:22 vida:-21 vide:29 vigil:40 viol:27 voy:24 walk:27 water:23 we:25 wear:29 weed:27 whil:25 window:22 witness:27 women:20 word:23 work:24 worthless:22 wouldnt:22 wrong:29 year:31
meal:-33
mean cant:27 day:24 girl:-28 he:21 to:24
measur:26 for:24
meat:8
mechanic:-10
med:-25
medal:19
medi:7
mediation:-19
medic:-12
medicaid:-51 pay:-22
medical:-28
medicament:-14
medicar:-47
medication:-24
medicin and:26 he:25 say:24 segur:-20 sin:-20 suicidal:22 when:20
meet:-7 his:-21 men:30 mom:-25
mejor:18 asi:20 me:27 mi:21 muert:21 sin:26
memb:5
membership:-32
meme:-15
memoriz:25 my:24 schedul:24
memphis:-23 tn:-21
men:32 com:25 pay:25 rent:25 to:29 who:23
meno:-21
menopaus:-34
menopausi:-25
menor:13
mensaj:30
menstrual:-20
mental:13 breakdown:26 crisis:31 help:-24 illness:-21
mentally ill:-31
mentor:-23
menu:-19
merc:-17
mes:-25
mesa:-6
meser:26
mess:9 by:21 up:-21 with:28
messag:34 daught:27 my:37 on:23
messin:27 my:25 with:25
met:14 mi:25
metal:-26
mete:29
meth:8 and:31 around:33 mom:-23
methadon:18 clinic:-23 me:-26 near:-26
method:-18
meti:43
meto:29
metr:24
metrocard:-7
mexic:-29
mexican:-21
mi:7 2:21 abuel:-30 abus:23 acos:-23 adolecent:-23 agar:25 ahij:24 ama:25 amenas:29 anda:21 arregl:-22 bien:-27 cama:25 car:-31 cel:32 celul:-22 cita:-21 cobr:30 cocin:-23 comadr:22 con:43 consentimient:23 cort:32 cuart:32 cuerp:28 cuid:30 culp:20 da:26 desaparec:33 dijo:36 diner:25 dio:33 diplom:-24 dond:26 drog:-30 embaraz:-30 esa:24 escribi:23 ex:29 flor:28 fue:39 grand:23 habl:29 hermanit:23 horari:29 hoy:-22 humil:21 iglesi:23 internet:26 jalo:21 la:40 lleg:23 llor:37 lo:24 madr:21 mi:35 mis:30 mujer:26 muy:24 niet:23 nino:-21 nuev:27 otro:21 pais:22 para:27 parej:40 pega:28 per:-20 por:30 prim:37 puso:30 quis:31 quit:31 reci:23 respir:25 revis:23 roomat:28 roomi:33 ropa:26 sabe:29 sale:25 sali:23 si:35 sobrin:21 supervisor:-34 tio:24 tir:28 tomo:26 trae:23 traj:21 una:26 va:-27 van:24 vez:21 vida:22 viejit:25 viol:30 violent:23 visa:31 ya:24 yo:-27
mia:18
mic:16
michig:-20
micr:-10
microl:-21
middl:16
midnight:48 and:21 i:21
midwif:-17 here:20
mied:7 cuand:25 espos:33 ir:32 la:-24 lo:20 mar:29 me:37 mi:37 propi:21 que:48 regres:29 volv:38
mientr:14
mifepriston:-16
might:34 my:22
migr:-20
migracion:-15
migrain:-20
migratori:-26
mija:26
mil:34
mile:31 on:23
mileag:24 my:22
mileston:-20
milit:-24
military:11
milk:-10
mill:-5
milwauk:-6
min:31
mind:6 what:-26
mine:52
minecraft:-17
minim:-17
minimum:-29
minist:17
miniv:21 its:22
minneapolis:12
minor:22 sexual:25
minority:-11
minot:-11
mint:-6
minut:15 i:20 late:26 the:24
mio:27
mir:38
mira:33
mirror the:23 to:24
mis:14 a:24 amig:27 ay:24 ech:-28 estan:20 foto:-24 hambr:-21 hoy:23 lo:26 niet:-35 papel:27 part:22 ya:24
misa:-15
miscarri:-8
miscarriag:-7
misdemeanor:-25
mism:27
miss:-13 at:31 child:-27 he:31 her:31 in:28 on:-23 period:-21 shift:28
mission:45
mississippi:-12
missoul mt:21
missouri:-18
mistak:31
mix:10
mixtec:-15
mn:10
mo:-16
mobil:-9 al:-25 crisis:31
mochil:-23
mock:-13
model:11 job:30 now:22
modern:22 slavery:21
modest:-34
modification:-23
modify:-25
moho:-26
molar:-22
mold:-20 apartment:-21 in:-27 my:-20
mole:-16
molest:65 a:28 daught:33 littl:25 my:25
molestation:33
molly:16
mom:4 boyfriend:29 broth:22 cant:-25 come:24 family:-22 fight:-24 food:30 fridg:23 go:22 gone:28 got:22 group:-33 her:21 high:26 him:20 hit:35 hold:25 kid:24 lock:35 mouth:21 out:25 patch:26 said:25 sell:24 she:24 sign:-23 slap:30 son:27 street:33 threw:24 us:22 want:-36 watch:26 whol:23 with:34 year:-29
mommy and:-24 sleep:28
monday:10 holiday:-27
money control:28 every:25 gas:-22 grocery:-20 have:20 husband:28 me:32 no:29 phon:26 ran:25 rent:-27 run:28 so:23 the:-22 today:-35 victim:-24 with:34
monitor:6 and:29 everyth:31
monoxid:15
monst:24 he:22 when:22
montan:8
month ago:23 be:23 behind:-33 last:29 need:26 old:23 post:-31 pregnant:28 rent:-25 say:22 sleep:23 wont:23
mood:-7
mor:44
mordi:-9
more:13 dead:25 for:24 he:29 i:33 me:24 to:27
moret:32
moreton:37 bebe:21 en:24 la:24
morir:43
morirs:19
mormon:27
morn:23 after:-37 pill:-28 sickness:-25
mornin:24
morphin:22
mortgag:-33
mosqu:15 let:25
mosquit:-19
mota:-10
motel:31 kick:24 money:23 no:28 out:25 ran:30 tonight:24 us:24 y:21
moth abus:-34 boyfriend:24 dementi:25 has:25 hit:28 i:22 kid:33 make:22 me:40 my:23 slap:21 so:23
motor:-10
mottl:27
mountain:23
mous:6
mouth:28 and:23 on:21 shut:21 side:21
mov away:-30 door:26 food:-29 from:22 how:-21 me:29 need:-26 next:26 out:-24 son:-27 stat:28 to:-30 you:27
move:8 along:22 and:23 fing:22 in:-30 one:23 stat:-23 the:23
movi:-42 night:-20
movil:-22
movin:22
movy:-22
mow:-14
mower:-8
mri:18
ms:-13
mspy:23 on:23
mst:41
mt:-8
mtf:-16
much:5 a:-21 blood:38 debt:-24 does:-30 embaraz:27 estoy:27 insulin:29 pastil:25 sangr:24
muchach:42 del:24
mud:-6
mudanz:-21
mude:13
muebl:-17
muel:-34
muer:14
muert:24
muev:29
muger:-15
mujer:6 golp:24 hijo:-22 maltrat:45 mcal:-21 nino:-34 tran:-29
mule:17
mult:-21 de:-24
mumbl:25
mund:35
munec:32
mur:20
murd:-31
murder:-35
muri:-41 mi:-28
muscl:-21
museum:-21
mush:24
mushroom:29
music:-22
muslim:20
must with:24
mutilation:25
muy:8 no:25
my:8 1:-24 10:22 11:26 12:38 13:25 15:25 16:20 2:27 3am:25 4am:25 5:24 6:36 70:27 abusiv:22 afford:-22 again:26 against:22 aide:26 aids:30 alarm:29 allergic:-22 an:30 any:-26 application:-21 appointment:21 arm:25 assault:20 attack:40 attendant:25 b:25 babysit:22 backpack:27 bathroom:28 bday:-21 be:21 beat:28 belly:36 bite:28 black:26 block:23 blood:-27 blue:26 body:42 book:38 boot:26 born:-23 bounc:-22 bra:27 breath:21 brid:23 brok:22 bruis:37 bug:27 bump:28 burn:41 by:21 c:-31 camp:37 cane:24 card:20 caregiv:26 caretak:31 casework:-27 chair:23 chang:29 charg:22 chart:30 chat:29 cheap:-22 check:-21 checkbook:-22 child:23 class:30 classmat:26 climb:21 clos:-20 cloth:23 coach:32 coat:27 com:27 come:29 company:-20 contract:-26 control:34 cook:-21 cost:-29 count:20 cover:-26 crush:-26 cup:25 daily:23 deal:26 debt:44 delet:29 dementi:-20 deposit:-21 diabet:-27 didnt:26 disabl:27 divorc:-29 doctor:38 does:-22 doing:24 drank:20 draw:25 dress:26 drink:53 dur:32 ear:23 eat:22 ebt:-23 elderly:21 electric:-26 elevator:22 else:22 email:23 every:36 everyth:26 exam:-35 exs:25 face:24 fal:-24 fall:20 feed:25 feel:-23 feet:-36 fever:26 fight:-22 flew:29 flight:21 flinch:25 foot:43 forc:20 forgot:-25 fost:25 found:28 funeral:30 gard:-32 ged:-28 get:25 girl:21 give:23 goe:23 gold:20 gone:25 googl:34 got:-23 gpa:-27 grab:20 granddaught:24 grandmoth:-27 grandson:23 grop:27 hack:-24 had:26 hard:38 head:36 hear:31 heav:24 high:26 him:41 his:-21 hit:24 hors:21 hospital:26 hour:-37 how:-26 hurt:21 husbend:30 icloud:34 iep:-21 inhal:27 instagram:-24 insulin:30 insuranc:-38 interpret:22 invit:26 ipad:21 jail:24 jaw:24 journal:28 jump:-22 keep:24 kick:45 kil:-36 kit:24 knee:-34 knock:29 know:32 lady:20 lap:21 lawn:31 leas:-24 leav:24 left:-30 licens:23 life:43 light:-24 like:24 los:25 lost:-20 lunch:25 marin:28 marriag:47 math:-25 mattress:25 medicaid:-25 medicin:20 meet:30 men:30 messag:-20 methadon:24 mileag:26 minut:25 miss:26 money:27 month:26 mortgag:-21 mouth:33 mov:-20 move:27 murder:-23 my:26 nak:20 neck:23 need:-38 never:-28 new:25 next:25 nose:47 now:26 obituary:21 offic:22 open:21 or:39 outfit:23 oxyg:21 paid:25 pain:39 pant:21 park:-34 pass:-44 passport:32 peopl:23 period:-22 pet:28 physical:23 pick:21 pill:41 pillow:29 pimp:23 pin:30 pinch:28 plac:33 plan:25 plant:-27 post:38 propos:-26 punch:28 punishment:25 purpos:34 push:27 quot:26 ran:48 rap:25 rape:28 rapist:23 read:38 rearrang:24 record:-24 refund:-22 regist:23 remarri:-24 replac:-20 resum:-26 rib:21 right:-37 rip:22 rout:21 saw:31 scar:25 schedul:54 school:29 scream:24 seat:30 section:-34 security:28 seizur:26 sell:45 send:42 senior:-23 sent:24 sex:24 shelt:29 shop:-20 sick:-25 sinc:31 sis:21 skull:23 slam:-25 slap:28 smack:28 smok:33 smuggl:22 snap:24 softball:26 sold:24 some:32 someon:21 speech:-26 sponsor:32 spous:24 stair:23 stalk:29 starv:21 stepbroth:22 stepdaught:21 stepfath:27 stol:-31 stomach:33 stor:23 story:-26 strangl:24 street:54 subscription:-23 sunday:26 swing:25 swol:31 take:22 team:21 telephon:23 text:-22 ther:21 third:25 threat:26 throat:27 tied:20 til:24 time:34 tire:30 tomorrow:30 tonight:25 too:27 tooth:25 touch:32 track:23 trap:22 trash:25 truck:28 twin:34 uber:24 ugh:-25 underw:33 undon:33 unemployment:-33 until:21 up:28 used:25 using:25 va:-25 violent:33 walk:40 want:-35 watch:40 what:-26 whatsapp:27 wher:35 whil:-23 whisper:23 whit:21 wic:-24 will:34 wind:21 word:21 would:23 wrist:36 yard:30 yo:22
myself:41 in:22 it:27 my:28 to:23
mystery:5
na:8
naci:-24
nacimient:-24
nacogdoch:-16
nada:32
nadi:41 me:23
nail:-14 a:25 licens:-24 shut:28 the:27 window:28
nak:27 phot:27
nalg:32
name after:-22 and:28 back:-23 chang:-27 divorc:-23 he:23 in:22 me:23 my:21 of:-21
nami:-19
nan:-7
nana me:23
nanny and:24 for:21 keep:21 my:21 now:21 wont:26
nap:-10 i:29
narc:8 didnt:34 is:30 work:34
narcissist:35
nariz:30
nashvil:-17
natalidad:-25
nation:11
national:-6 domestic:24 runaway:-30
nativ abus:24 domestic:21 line:-25 rap:21 shelt:-29 violenc:21
natural:-27
naturalization:-17
navaj:6 nation:-31
navidad:-23
navy:17
nc:-4
nclex:-25
nd:-26
ndvh:-28
ne:-20
near:-14 me:-28 my:26
nearest:16
neb:27 not:27
nebrask:16
necesit:-4 com:-28 con:27 mi:26 y:-22
neck:43
necklac:-27
need:-14 2:21 2nit:20 a:-29 advocat:25 after:21 an:-34 and:-29 apartment:-24 asl:23 assault:30 away:25 bed:49 befor:22 benefit:-21 birth:-25 break:-36 bus:-26 camp:-24 car:-22 care:-29 cash:-24 cheap:-25 child:-22 class:-21 clean:-21 cloth:-31 counselor:-27 dark:22 daught:-21 day:-24 daycar:-22 eat:-26 emergency:32 english:-20 food:-30 friend:-27 from:-31 get:41 glass:-21 grocery:-24 home:-24 hous:-26 insid:20 insuranc:-22 job:-43 just:24 leav:42 licens:-31 lifelin:-30 live:-22 mattress:-21 me:21 medicin:-22 my:-32 new:-30 now:29 nurs:-20 out:42 paper:-22 paternity:-20 plac:32 placement:22 program:-25 ramp:-27 refill:-22 repa:-25 ride:-34 right:31 roof:25 room:31 safe:35 school:-29 shelt:25 sit:-35 sleep:27 someon:-30 somewher:26 stitch:28 suit:-20 talk:-21 this:25 today:-38 tonight:38 tonit:27 watch:-22 window:-25 with:-24
needl:23 in:29
neg:-26
negativ:-21
neglect:39
negoci:-28
negr:27
neighbor:6 are:21 baby:34 beat:35 clean:27 dog:-27 from:24 help:-20 her:39 his:22 hit:26 in:28 is:24 learn:-23 lock:27 man:31 me:35 my:34 scream:28 son:28 want:-24 watch:24 who:-28 yard:-30
nena:29
nene:19
nepal:21
nephew:26 and:22 in:33 is:20 my:20 told:24
nerv:-26
nervous:-26
nesesit:-24
nest:19
netflix:-20
network:-37
neut:-11
nev:-13
never:24 agre:34 been:20 chang:30 dat:21 finish:21 got:-25 him:-22 how:-25 school:22 see:-21 them:23 to:33
new:-10 address:43 again:26 an:32 boyfriend:24 bruis:26 by:22 country:-29 every:30 from:30 him:29 i:32 mom:-23 new:24 no:-27 numb:24 one:-22 plac:23 say:21 sleep:-20
newark:-5
newborn:4 and:38 the:22
news:-15
nexplanon:-26
next:23 door:23 has:21 i:26
nh:-15
ni:61 para:25 salir:22
nice:5 drink:23 he:23
nicu:-10
niec:34 at:24 boyfriend:20 older:25 want:-21
niet:4 de:24 la:28
nigeri:30
night:10 after:21 are:26 at:37 befor:27 com:24 daycar:-20 did:24 fight:23 for:-20 has:26 he:27 idea:-20 in:32 is:20 it:27 kid:22 motel:25 no:36 safe:25 shift:-21 stay:28 they:26 with:26
nightgown:19
nightly:39
nightstand:23
nina:8 ano:-30
nine:10
niner:21 a:25 mi:25
ninety:-13
ningun:24
nino al:21 ano:-22 escuel:-26 gratis:-22 la:27 lleg:20 por:24
nippl:-17
nite:25 and:-20 i:-31
nj food:-22
nm:-15
no:18 11:22 2:20 abus:23 acept:21 acerqu:-28 alcanz:-28 and:25 anymor:24 apartment:-22 arregl:-28 aseguranz:-22 ay:26 baj:-23 be:29 bed:43 break:-21 cama:27 can:34 card:31 care:33 coat:33 comer:-21 contest:27 dan:20 day:22 de:28 deja:21 despert:22 diap:20 didnt:20 document:-34 duerm:-33 embaraz:-41 epip:30 es:27 estoy:28 family:-26 femal:24 for:42 fridg:22 fue:23 fund:24 get:-32 go:35 gone:22 good:25 grit:21 grocery:-24 ha:-24 hal:28 hear:23 heartbeat:34 help:-31 here:-31 hope:24 hot:-27 hotel:23 hous:29 im:28 insid:21 irme:26 is:30 its:26 key:31 kid:26 left:21 limpi:30 list:23 llam:38 lock:33 los:31 manan:29 manutencion:-23 mas:30 mean:25 memory:25 mom:21 muev:24 na:20 name:38 need:28 ni:20 no:64 now:31 off:23 only:30 orden:-24 pag:-22 pagar:-29 pasar:35 passport:25 pay:31 pension:-22 period:-31 plac:28 plan:21 point:24 porqu:24 puls:26 reaccion:21 regres:-34 renunci:27 respir:39 right:23 rule:33 sal:25 sale:30 say:23 school:35 see:20 segu:25 segur:-20 she:21 shelt:34 si:29 sient:26 signal:26 sola:25 soy:30 stay:22 take:24 tech:26 tener:-32 teng:-22 ticket:22 til:-29 tomo:27 underw:31 vacancy:22 van:23 vuelv:24 wage:33 want:26 watch:-33 way:-27 when:21 window:25 with:24 would:24 y:29
nobody:49 and:20 believ:23 com:26 here:22 know:22 miss:24 pick:21 up:21 what:21
noch:26 el:20 en:31 guarderi:-22 hijo:20 la:24 mi:31 mis:20 para:-30
nod:5
nois:-24
nola:6
noma:26
nombr:-10 de:-23
non:24 consensual:24
nonbinary:-11
nonconsensual:34
none:15 of:23
nonprofit:-30
noon:20 i:20
noos:30
norfolk:-10
normal:-15 my:30 that:23
north:-22
nos:33 el:36 las:22 quit:33 vamo:22
nose:8
nosebl:-7
nosotr:13
not:29 2:24 allow:33 and:22 answer:24 baby:-29 bond:-32 breath:21 breathin:20 come:21 cry:33 follow:20 go:28 help:22 hir:-20 home:24 it:33 keep:-21 leav:23 let:22 liv:27 mine:22 mov:27 move:24 not:22 paid:-45 pay:-30 safe:36 sinc:28 stay:20 talk:22 that:23 to:22 wak:30 worth:31 yet:21
nota:28
notari:-26
notarial:-18
notary:-21
note:24 and:22 are:22 car:25 my:29 on:20 said:20
noth:29 a:21 but:23 eat:-27 for:29 in:-24 left:32 live:27 my:-20
nothin:29 to:21
notic:-10 door:-29 its:24 my:23 on:-29
notici:-38 de:-21
notification:-19
notify:-26 he:-24 me:-32
novi:8 amenaz:21 el:20 golp:23 matrimoni:-23 no:20 revis:20
now:29 card:25 do:30 eye:20 gone:34 has:21 home:23 in:25 kid:21 leav:23 look:-23 need:-45 no:26 on:28 out:22 shakin:23 ther:28 to:-26 trap:21 work:30
nowher:48 sleep:22 tonight:22 with:20
nube:-12
nude:-4 pic:21 to:29
nuer:28
nuev:-8
nuisanc:-20
numb:16 a:26 and:29 by:23 for:-41 now:24 to:-31
numer:17
nun:28
nunc:42
nurs abus:-34 are:-26 bed:20 for:-25 get:20 grad:23 here:26 hit:23 in:25 licens:22 look:-26 need:-21 night:27 nurs:22 on:38 open:25 school:-27 the:33 they:22 touch:29 what:-27
nursery:-11
nutritionist:-22
nv:4
ny:-10
nyc:-19
o:21 me:25 paga:24 tu:24
oak:-23
oakland:-15
ob:-22
obam:-18
obamacar:-16
obey:28
obgyn:-24
obituary:24
oblig:50 a:26 hacer:21 para:27 trabaj:38
obsess:33 me:41 my:21
ocal:-19
od:42
odd:25
odio:7
of:11 8:-22 abus:21 address:28 again:29 all:22 an:33 are:26 assault:25 bank:-21 basement:22 beat:28 being:20 blood:31 book:-26 boy:24 boyfriend:23 cant:25 clos:-26 crim:-27 custody:-20 dad:24 daught:38 death:35 dentist:-26 diap:-30 did:20 do:30 drug:25 dying:23 every:21 everyth:22 exist:22 fight:22 fly:-23 food:-32 get:22 grandchild:-21 hair:27 have:29 he:28 him:29 his:27 hit:26 home:22 how:32 hurt:-39 husband:44 i:20 ice:-24 im:37 immigration:28 it:29 job:25 jump:36 loan:-22 los:-30 marriag:34 miss:21 myself:26 need:-24 no:30 offic:-21 our:23 park:24 pill:25 potty:-21 public:-28 rape:25 rent:21 rental:29 room:27 roommat:23 section:-21 show:32 six:23 stat:-26 support:-23 tax:-20 them:32 today:35 tomorrow:22 tonight:28 town:-30 traffick:28 truck:28 tylenol:21 when:23 wont:22 year:22
off:9 account:-32 an:24 at:40 bridg:27 bus:25 by:21 condom:29 county:24 dead:29 debt:31 domestic:-33 fee:25 friday:-26 greyhound:28 have:-21 he:27 kid:-31 light:-26 line:25 lock:32 look:27 money:35 need:-20 no:28 on:-29 plac:26 plan:-27 power:-23 roof:24 said:22 wall:-25 water:-25
offend:19
offer:14 money:23
offic:-16 me:23 to:27 unzip:23
ofici:-19
oficin:-21
ofrec:26
ofreci:23
often:14
ogden:-17
oh:10
ohio:-12
oigo:31
oil field:21
oilfield:-15
ojal:8
ojibw:8
ojo:40
ok:-6 if:21 need:-25
okc:29
oklahom:-25
old abus:-20 after:24 against:24 alon:26 and:35 ask:21 beer:23 boss:25 card:30 cousin:27 debt:-29 family:24 for:25 found:20 friend:23 has:27 he:26 her:24 his:23 home:27 in:30 lady:-26 night:28 no:-22 now:23 our:26 roommat:26 show:22 student:26 the:24 told:22 wont:20
older:5 at:22 boyfriend:30 guy:23 hotel:24 man:28 my:25 women:-31
oldest:15
ole:27
olor:-10
omah:10
ombudsm:13
on:12 9:21 account:31 ad:23 after:-26 again:27 android:25 app:34 application:-22 are:24 baby:29 back:41 backpack:23 balcony:21 behind:27 bench:27 bill:-31 birth:-26 birthday:26 break:22 budget:-29 cash:20 certificat:-23 chest:40 com:37 come:22 comput:25 count:25 cousin:28 curb:25 dad:25 daught:23 desk:-31 dress:27 drug:-42 earth:26 eggshell:28 elevator:22 everyth:-36 family:26 farm:23 feet:-27 first:-21 floor:21 food:-21 from:33 garag:24 girl:22 head:21 her:30 heroin:21 hip:33 hold:-24 i:21 ice:23 insuranc:-30 kitch:23 ledg:26 line:21 mama:23 mom:37 monitor:35 mortgag:-25 neck:20 need:-35 neighbor:23 not:29 note:-26 now:31 numb:27 off:26 old:-24 on:23 other:28 over:-21 overpass:22 parol:-25 pc:20 phon:28 pill:-27 pillow:29 plan:20 purpos:41 record:-27 registry:32 rent:-28 roof:33 rout:24 run:21 say:26 school:-26 side:24 sidewalk:24 sign:-24 sinc:24 son:30 stamp:-21 step:38 sunday:-28 support:-23 tabl:22 tax:-24 team:21 that:32 them:23 they:22 til:23 tile:22 time:-21 to:27 today:27 toddl:36 tonight:26 top:29 trail:27 trip:20 truck:31 vacation:-21 visa:25 want:24 we:25 windshield:23 year:24
once:11 and:23
one:20 a:25 can:28 care:33 date:26 here:-21 i:23 if:22 its:23 meal:21 night:24 now:23 shot:-28 the:38 to:-26 watch:-33 would:24
onlin for:26 friend:21 my:27 stalk:-42 with:21
only:31 and:21 for:21 got:25 hit:25 key:21 out:25 rememb:-22 they:21 want:28 way:20 wher:26
open:6 a:-30 account:-24 at:-21 bank:-24 daycar:-26 door:25 enrollment:-28 late:24 night:29 not:20 now:27 salon:-25 shop:-26 sleep:28 tonight:-44 up:22
oper:-26
operation:8
opioid:-19
option:23
or:12 driv:33 else:29 have:28 hell:20 i:23 keep:20 let:26 lose:24 my:24 quit:-28 rent:24 the:20 to:30 us:28
oral:32
orang:7
orchard:9
orden:-5 en:-20 mi:-25 por:-23
order:-4 and:31 county:-29 ex:-27 he:34 hear:-27 help:-20 me:25 onlin:-22 pizz:27 still:24 to:20
oregon:-26
orej:18
org:-9
organiz:-30 for:-20
organization:-17
orientation:-6
orin:-19
orleans:-8
oscur:15
osha:-16
osteoporosis:-15
otc:-10
other:-9 at:-24 girl:28 kid:-30
otra:7 en:22 ves:22 vez:33
otro aparat:21 nombr:23 ve:21
our:18 account:36 all:35 anniversary:-22 are:24 as:24 at:22 baby:-21 babysit:24 bank:26 by:-21 cloth:23 daught:33 first:-22 food:32 game:27 he:26 his:21 in:29 kid:28 night:25 old:23 over:28 paper:31 passport:27 said:24 school:30 shoe:23 sleep:21 stuff:21 take:20 tent:30 toddl:24 us:22 visa:25 want:-31 what:30 when:24 who:-25 with:25 year:23
out:17 16:-27 18:25 9:25 about:22 after:28 already:35 am:26 becaus:22 being:-24 by:20 couch:21 debt:-28 diap:-30 every:21 first:29 food:-42 friday:30 gay:33 girl:-24 good:30 got:30 he:20 her:24 his:24 life:25 liv:24 marriag:28 me:29 medicin:-30 midnight:24 motel:-21 mouth:24 mov:22 need:-20 night:21 no:22 our:22 parent:-41 postpartum:-23 rental:24 safely:32 same:26 shelt:28 sleep:45 smok:22 soon:30 stat:-26 street:25 ther:30 this:25 today:43 tonit:20 touch:-29 town:-30 truck:24 two:22 wall:20 wher:25 whil:28
outag:-14
outbreak:-19
outfit:15
outlet:-18
outpatient:-23
outreach:8
outsid:36 bathroom:21 class:26 every:30 hous:25 in:36 its:-20 job:21 kid:28 library:22 my:39 night:25 no:20 now:31 right:25 with:35
ovari:-20
ovary:-25
over:8 a:-21 and:37 becaus:23 cant:24 fist:21 i:32 in:27 it:-29 made:25 me:20 my:46 over:29 sink:27 tail:-20 to:24 tonight:25 toy:-22 vide:25 we:22
overdos:51 el:21 en:21 help:28 train:-42
overdraft:-23
overeat:-24
overflow:15
overnight:17 and:-23
overpass:17
overs:38 get:22 marri:22 to:27
overstay:-22
overtim:-35
overwhelm:-5
owe:6 4:26 and:23 back:-27 child:-22 for:28 i:22 me:-30 money:-21 month:-23 support:-23
owed:-7 becaus:26 he:26
owl:-26
own:19 hous:25 in:31 me:29 mom:26 moth:25 my:34 phon:-27 plan:-27 sist:23 used:20
owner:23 from:21 say:25 us:24
oxy:21
oxyg:22 and:20 empty:22 tank:22
p:-14
pa:18 entrevist:-24 mi:-26 no:31 que:24 rent:-23 y:26
pac:28
pacemak:16
pacient:31
pack:15 play:-21
packag:-24
pact with:25
pad:-7 every:26 minut:26 ten:26
paddl:19
padlock:22 door:21 my:21 on:21 the:20
padr:-25
padrastr:47
padrin:35
padrot:36
pag:-34
paga:-14 deja:24 y:28
pagan:-12 com:25 con:25 y:28
pagar:-8
page:-38
pageant:-23
pago:-11 car:-22 del:-22 y:21
pagu:21
paid:-4 a:27 cant:32 day:-28 in:29 kid:24 less:-28 noth:33 than:-27 the:-32 under:-32 wage:-22
pain:7 and:29 arm:22 i:33 in:-28 jaw:33 left:22 my:-29
painful:8
painless:26 way:21
paint:-41 in:-23 my:-27 on:-24 wall:-24
pair:16
pais:7
pajam:30
pakist:18
pale:-12
paliz:-20
palo:21
palsy:-15
pamp:-32
pamphlet:-11
panal:-27
pandiller:23
panic:-17
panick:-21
pant:34
pantal:23
pantalon:19
pantry:-29 and:27
panty:4
pap:-15 i:29 no:-22
papa:19 de:22 la:27 por:29 toca:23
papanicolaou:-21
papanicolau:-25
papel:-14 cort:-21 maltrat:-31 no:24 por:-41 sin:31
paper he:25 his:29 in:25 say:32 sleep:25
paperwork:-25
papi:34
paquet:-14
par:13
para:-5 abus:28 adult:-25 al:26 divorci:-24 el:-22 escuel:-23 este:24 famili:-28 gas:-20 la:-23 llam:23 los:-22 maltrat:22 mama:-22 mayor:-21 me:24 nina:-24 nino:-26 pagar:21 pasar:-30 presion:-21 que:41 siempr:22 todo:20 vend:-25
parakeet:16
parar:-10
paratransit:-6
parch:-25
parej:45
parent are:35 get:20 hit:33 i:25 if:25 kid:34 lock:30 my:23 plan:-32 wont:-27
parental:-33 control:-27
parenthood:-36
parish:-15
parishion:18
park at:27 behind:20 by:22 car:-32 deck:31 garag:32 his:20 in:27 my:38 no:-28 overnight:-24 sleep:30 spot:-30 ticket:-25 to:21 with:27
parkin:20
parkinson:-5
parlor:32
paro:21
parol:19
parqu:13
part:-20 of:30 y:33
parter:-23
parti:18
partn:32 and:-21 control:22 is:22 me:31 my:24 want:-26
partnership:-18
partum:-16
party:-7 idea:-27 then:33
pas:9
pasa:4
pasaport:10 en:23 me:23 no:25 y:23
pasar:24 mi:20 por:20
pase:-25 diner:-20
paso:-8
pass away:-31 for:-21 he:22 i:-23 last:-24 low:-22 my:-22 nclex:-25 out:56 work:-26
passeng:35
passin:20
passport:21 and:37 baby:-29 back:27 for:-44 gone:27 lock:28 me:21 pay:24 the:21 with:-33 wont:24
past:22 hous:24 my:25
pastil:15 abort:-23 del:-23 dia:-20 gratis:-23 para:-29 siguient:-23
pastor my:21 rub:23 touch:28 want:-23
pastur:21
pat:-8 en:35 la:35
patch and:22 free:-21
pate:29
paternity:-27
paterson:-20
path:23
pati:-7
patient:18 me:24 need:-27 of:29 son:20 stop:26
patoj:16
patrol:26
patron:4 no:-25 toca:24 y:34
pattern:7
paul:-21
pavor:31
paw:31
pay:-8 and:29 body:26 boss:22 but:22 by:25 child:-22 crim:-23 daycar:-30 fee:29 food:23 her:20 hotel:-26 hous:29 i:27 if:30 it:24 quit:-28 she:28 suicid:25 support:-26 them:23 ticket:21 to:23 tonight:22 us:25 with:31
payday:-9 loan:-37
paye:-5
payment:-25 plan:-28
paz:-9
pc:27
pca:-5
pcos:-16
pe:5 he:31
peac:-4
peaceful:21
peacefully:-19
peanut:23
pecan:-6
pech y:29
peddl:21
pedi:33 el:25
pediatric:13
pedir:7 de:-27
pee and:25
peed:9
peek:23
peel:-22
peep:41
peephol:19
peer:-22
peg:29
pega:40 espos:20 hija:24 mi:31 mis:23 novi:22 teng:21
pegan:34
pego:6 con:29 embaraz:21 en:21 est:21 la:-25 otra:21 vez:21
pele:-16 en:-23
peleam:-7
pelicul:-24
peligr:24
pell:-29 grant:-24
pellet:15
pelo a:23 de:21 enfrent:21 los:20
peluch:11
pelvic:-23
penetr:30
pennsylvani:-20
penny:-19
pens:36 el:22 en:29 mor:21
pensacol:-22
pensamient:32 suic:24
pension:-45
peopl:30 in:20 to:21 who:32
peori:-20
pep:13 legal:-24 spray:-23
pequen:-18
per:-14
perc and:22
percent:27
perd mi:-26
perdi:-24 en:-20 pasaport:-22 todo:-20
perdim:-25
perdon:14
perdonam:17
perfil:-13
perimenopaus:-16
perimetral:-17
period:-30 no:-27
permanent:-4
permis:-15 de:-30 trabaj:-24
permission:7 slip:-25 to:33
permit:-26 for:-26
pero:43 no:23 teng:22
persigu:27
person:13 mayor:-40
personal:11
pesadil:-13
peso:7
pest:-23 control:-22
pesticid:5
pet:13 food:-21
peticion:-17
petition:-10
pew:35
pfa:-18
pflag:-16
pg:-21
pharmacist:14
pharmacy:-24
pheonix:-24
philadelphi:-21
philippin:24
philly:-30
phlebotomy:-15
phoenix:-9
phon:4 abus:31 account:-34 being:23 bill:-22 by:25 call:27 can:24 car:24 check:31 cut:-30 dial:24 ex:21 for:-21 friend:-26 from:36 got:-23 his:24 how:-22 i:22 im:-29 key:27 know:20 lifelin:-25 no:21 off:-27 out:21 passport:22 plan:-51 program:-25 shoe:22 so:30 stol:-27 track:-25 under:23 up:20 with:-20 wont:-28
phot:-7 my:37 of:30
photograph:34 me:34
physical:17 abus:26
physically:14
physici:10
pi:26
pian:-24 teach:21
pic:13 he:23 i:28 im:21 kid:33 men:25 of:21
picadur:9
pick:13 and:22 day:29 one:21 out:21 the:41 what:21 which:22
pickin:25
pickup:-26 for:33
picky:-26 eater:-25
pico:-13 una:32
pictur:6 funeral:30 mom:26 of:31 so:24
pide:21 mi:22
pidi:-12
pido:17 de:-26
pie:-13
piec:17
piedr:19
piel:10
piens:42 en:25 tir:25
pier:24
pierc:-25
piern:27
pil:12
pila:14
pildor:-22
pile:-16
pill:5 a:28 all:22 by:-24 cost:-24 forc:24 hand:31 mail:-24 me:-34 near:-22 on:29 over:22 to:-22
pillow:25
pimp:63 beat:21 id:21 me:21 my:22
pin:17 against:30 and:24 down:23 in:25 me:42 my:28 the:36 to:22
pinch:34 me:28
pine reservation:-21 sd:25
ping:22 my:21
pink:-9
pint:-19
pipe:-10
piscin:-5
piso:32
piss:-5
pistol:37
pit:-14
pitbull:-12
pittsburgh:-18
pixel:-29
pizz my:26 to:26
plac:12 can:-23 cant:25 crash:-27 find:25 got:22 he:27 me:-24 now:27 the:-21 tonight:44
placement:37
placent:27 the:23
plag:-26
plan:17 8:-27 after:32 all:21 date:24 driv:25 for:-27 from:24 is:23 it:24 leav:24 list:-21 me:-29 mi:34 near:-30 parenthood:-24 phon:-27 seguridad:31 ticket:-20 to:30
planch:24
planificacion:-20
plank:-19
plant:-30 for:-26 keep:-24
plasm:-17
plat:44 on:-21
platform:32
platic:-23
play:-20 a:26 and:23 game:29
playground:12
playlist:-16
pleas:26 wher:-24
pledg:19
plenty:24 of:20
plom:-24
plot:-23
plug:38
plumb:-6
plus:-11 size:-23
pm:27
po:-5
pocket:-12
pod:34
podcast:-5
podem:16
poder:-5
podiatrist:-19
poem:10 about:23
point anymor:31 gun:30 me:43
pointless:21
poison:18 for:22 ivy:-24 magnet:-29 rash:-22
pok:24
poke:6
pol:-22
polaris:11
pole:-10
polic:8 cant:28 copy:-27 deport:26 if:21 me:39 report:-32 take:21 wont:37
polici:-14 no:-27
policy:-35
politic:-27
poller:28
polv:-15
ponc:-29
ponch:-16
pond:22
pone:16 en:27 y:23
ponen:18
poner:-31
pong:-21
ponytail:21
pool:7
poop:5
pop:6 me:22 out:32
por:11 camar:26 casa:24 con:21 deud:36 domestic:-31 el:22 en:28 espos:32 favor:20 la:21 maltrat:-31 me:22 mi:26 mis:37 ser:27 su:31 teng:31 ticket:-25 toda:23 una:35 vend:29 ventan:22 violenci:-23 y:31
porch:15 again:21 step:21 who:-29
porn:29
pornografi:8
porqu:55
port:4 potty:23
portland:-32
pos:14
pose:-15
position:15
positiv:-8
pospart:-13
post:16 a:25 about:27 address:33 black:23 goodby:34 her:30 me:42 nude:-39 on:33 onlin:33 pictur:-35 with:23
postin:17
postnatal:7
postpart:-19
postpartum:-11 and:27 rage:-36
pot:-24
potty:-26
pour:40 bleach:20 gasolin:21 my:29 on:26
poverty:-15
power:-22 back:-22 chair:22 cut:-20 get:-21 got:25 on:-22
ppd:-17
ppo:-7
pr:7
practic:-9
pray:21
pre:-29 que:-25
preach:31
preci:-36 de:-29 la:-24
predator:24
predatory:-16
preemi:19 in:33
preescol:-18
prefier:20
pregnancy:-16 test:-20
pregnant:-12 13:29 again:-24 blood:25 boss:-20 by:29 cant:37 dont:-30 from:27 he:34 in:-30 its:26 me:27 meth:-22 mom:21 no:-32 now:28 on:-25 outsid:27 plac:-31 put:32 safe:-33 scar:-43 sleep:21 so:26 teen:-24 to:-32 want:-29
pregunt:5
prek:-18
premium:-8
prenatal:-31 vitamin:-22
prep:-24
prepaid:-26
prepar:-14
preschool:-20
prescription:-33
present:-26
presion:-7
press:23 me:20 up:20
pressur:-8 gave:27 i:30 into:23 me:23 over:28 sex:23 until:30
prestam:-29 mi:-24 nombr:-24
presupuest:-25
pretend:23 my:31
pretty:28
prevencion:9
prevent:-33
prevention:-7
pric:-21 list:28
prid:-15
priest:34 at:20
prim:25 llev:23
primari:-21
primary:-18
primer:-10
primeriz:-17
print:-9 form:-22 on:24 the:21
prision:20
prison help:-29 releas:-32
priv:-7
privat:13 part:21 the:25
pro:-21
probat:-17
probation:-21
problem:-34
produc:10
product:-6
prof:26
professor:11
profil:-14 me:25
program:-10
prohib:19
project:-20
prom:-26 on:28
promet:9
prometi:16
promis in:21 job:25 nanny:25 now:25 to:22
promot:-22
promotion:-27
proof:-19 i:33
propan:7 empty:-31 help:-32
property:-11
propi:21 casa:21
propiedad:15
propin:-16
propos:-28
proposit:26
prostibul:24
prostitu:37
prostitucion:36
prostitut:44
prostitution:34
proteccion:-15 en:-20
protection:-7
protectiv:14 he:22
protocol:-21
proud:-17
prov a:25 abus:29 emotional:24 utah:-24
providenc:-13
prueb:-12
ps5:-10
psicolog:-31
psicologic:8
psiquiatr:-22
psych:20 medicin:-26 ward:37
psychiatric:-17
psychologist:-20
ptsd:-10 therapy:-23
puberty:-20
public:-14 hous:-23 mis:-24
puebl:-9
pued:5 habl:24 hoy:25 irme:22 mas:23 pagar:-22 renunci:27 respir:23
puent:33
puert:5 cuand:28 se:28
puest:-10
puk:17
pukin:13
pul:8 a:39 by:24 for:-20 hair:23 in:27 into:23 knif:34 muscl:-25 my:29 off:21 on:26 the:20 to:23
pulg:-15
pull:26 hair:35 my:34 out:21 ups:-31
pullin:16
puls:36 my:20 on:20
pump:-14 break:-21 law:-24
punch:35 hole:26 me:38 pregnant:23 stomach:23 the:21 wall:32
punish:28
punishment:41
puno:11
punt:5
pupil:20
puppy:-15
purg:-18
purpl:28 and:24
purpos:51 it:22
purposely:26
purs:18 my:24
pus:28
puse:18
push:34 date:-26 down:21 me:26 out:25
puso:48 a:25 mi:22 un:23
put:16 airtag:20 an:24 app:28 at:21 bill:-21 box:28 broth:22 camer:46 child:-21 hand:26 it:20 kid:20 like:27 of:34 out:26 over:22 phon:25 pictur:-20 someth:27 tonight:20 track:30 under:22 us:29 vid:21 wed:24 wher:30 with:37
puzzl:-27
qualify:-12
quarry:11
que:14 abus:21 acab:29 acerqu:-22 acuest:21 algui:25 comer:-27 como:-27 cuent:22 d:20 deje:23 del:21 despu:22 embaraz:-26 hombr:23 ir:-26 la:21 le:20 llam:26 lleg:22 llegu:20 otro:31 pa:30 pagar:28 papel:-25 pedi:25 que:23 quier:21 rastr:25 salir:24 soy:23 su:22 tomo:-24 traig:21 tuve:-32 una:23 va:32 voy:29 ya:21 yo:31
quebr:-14 el:25 para:23
qued:-8 con:-23 hijo:-26 hoy:25 mis:-26 sin:-29 sola:28 ties:23 trabaj:-21
queen:-19
queer:-5 youth:-21
quej:-19
quem:5 cigar:24 con:34 el:28 mi:21
quer:25
queri:31
quest:-18
question:-19
quick:31
quiebr:14
quien ayud:25 cuid:-31 dejar:-27 habl:-31 me:24
quier:12 acuest:21 bebe:-40 cort:27 dej:23 del:22 denunci:-25 desaloj:-21 divorci:-22 embaraz:-42 escap:27 estudi:-30 huir:28 irme:25 mat:30 matar:49 me:39 mis:-35 mor:22 morir:40 pagar:-27 papel:-28 pero:22 qued:-31 sacar:-32 sal:34 segu:25 separ:32 siempr:22 trabaj:-24 un:-39 vida:29 vivir:30
quiet:27
quilt:-17
quinc:-7
quinceaner:-23
quis:37 la:22
quisier:20 que:20 un:24
quist:-20
quit:9 a:-21 and:28 bebe:-29 celul:33 del:22 diner:30 el:28 en:26 he:29 hijo:-37 job:41 lo:26 luz:-21 my:28 nina:-25 nino:-27 or:23 papel:35 pasaport:34 que:26 residenci:20 she:29 show:22 sin:29 to:24 up:22 vida:39 y:44
quiz:-24
quot:13 a:22 i:23
ra:23
racial:-12
racism:-18
racist:-18
radi:28
rage:29
raid:16
rail:28
rain:13
rainn org:-22
rais:-16 becaus:22 hand:25 his:24 need:-24 their:22
rait:5
ramen:10
ramp:-16 the:25
ran:25 a:25 couch:23 home:-40 the:20
ranch:14
random:13
rank:22
ransom:21
rap:65 at:22 can:22 hospital:25 in:33 on:32 what:24
rape:81 counsel:27 help:31 in:20 kit:33 marri:20 no:24 support:24 survivor:27 who:25
rapes:-20
rapid:-28
rapist:42 my:23
rara:20
raro:16
rastreador:9
rat:13
rate:-18 for:-25
rath:21
ratit:13
rato:19
rattl:32
rattlesnak:37 bit:26 my:26
rave:24
raw:24
razor:10 blad:21 hid:23 in:25 my:26
re:-16
reaccion:27
reach:39 me:26
reaction:20
read email:29 from:38 he:24 her:28 text:-23 the:23 to:-28 when:27
ready:19 go:30 to:26
real:5
really:4
realtor:18
rearrang:25
reason:37 to:24
rebuild:-14
recall:-30
receipt:32
receptionist:-15
recertification:-20
recess:24
recet:-29
reci:5 de:-23 lleg:-39
recib:9 de:-20
recip:-41
reclam:5
recog:13
recogniz:-10
recomendacion:-25
recommendation:-21
record clean:-27 i:-22 my:22 nak:21 to:21
recovery:-10
recruit:40 about:25 lied:25 my:24
recuerd:24
recuperacion:-21
recurs:-10
recycl:-38
red our:28 tag:32
reembols:-18
reentry:-23
ref:-24
referenc:-27
refill:-32
reflection:23
refug:-10 help:-26
refugi:-8 abiert:36 acept:-29 con:-32 de:-31 el:-23 en:-35 mis:-23 mujer:-23 nino:-30 paso:-22 san:-21
refuji:-20
refund:-38
refus:17 to:21
regal:-12 para:-23 sus:20
regist:-10
register:25
registr:-23
registration:-31
regl:-36 fuert:-20
regres:18 casa:21
regression:-24
regret:27
regul:27
rehab:-13 and:23 baby:-22 no:23 women:-23 work:26
rehabilitacion:-22
rehe:21
rehom:16
rehous:-17
reject:27
relacion:36
relationship:41
relativ:22
relay:30
releas:18 date:-37 psych:21 ward:21
relief:-11
reliev:32
religious:20
relocat:-34
remarri:-26
remedy:-25
rememb:7
remot:18 control:-37 into:27 my:27
remov:10 condom:27 phot:-30
removal:-16
renew:-34
renewal:-33
reno:6 nev:-21
renov:-28
renovacion:-17
rent:-24 lady:25 me:31 my:25 out:28
rental scam:20
renunci:11
repa:-22
repar:-28
reparacion:-29
repart:-18
repeat:23
repent:12
replac:-27
replacement:-35
repod:-30
repon:-24
report:27 a:24 anonymous:23 copy:-27 cps:27 deportacion:-21 for:42 incom:-26 polici:-29 to:-31 train:-24 what:29 wher:22 without:21
represent:-30
reproductiv:6
request:-8
requir:-24
requirement:-23
requisit:-29
rerun:-26
reschedul:-17
rescu:5
research:-12 on:-32
reserv:-16
reservation abus:27 shelt:-22
reset:-25
resettlement:-23
residenci:-19 por:-30 violenci:-25
residencial:-10
resident:27 my:20
residential:-19
resourc:-27
respet:-6 la:-24 orden:-24
respir:56 bien:23
respit:-36
respond:39
respons:-23
rest area:25
restain:-22
restaurant:16 owner:25
restrain:14 for:23 he:32 help:-20
restraint:-23
restran:-20
restriccion:10 contr:-26
restrict:29 report:30
restroom:-19
resturant:-10
result:-5
resum:-41 help:-21
retak:-20
retir:-30
retirement:-21
retrain:-18
retreat:-6
return and:28 to:-24
reunificacion:-15
reunification:-20
reunion:-4
reveng:-30 porn:-28
revers:10
review:-11
revis:17 el:27 mi:-26
revision:-18
revolv:27
reye:-22
rez:5
rhod:12
rib:45
rice:8
rich:19
rico:-6
rid:19
ride:-14 and:25 dialysis:-25 for:-26 no:20 to:-26 tonight:-27
ridg reservation:-21 sd:25
ridin:22
rifl y:21
rig:24
right:-9 at:-21 i:24 in:31 my:22 now:32 when:-26 with:21 work:-21
rincon:21
ring:-7 a:21 he:24 login:25 me:22 on:33
rio:19
rip:33 and:25 my:31 out:29
ris:25
risk:-7
river:18
riversid:-22
roach:-22
road:35
roast:-23
rob:-41 mis:-27 that:-24 with:-20
roba:19
roban:-21
robo:-26
rochest:-9
rock:-10
rod:18
rode:21
rodil:-11
roja:-20
rol:17 on:37
romanc:-7
romantic:-29
rome:19
romp:26 la:28
rompi:28 de:25 la:32
ronc:29
rond:18
roof:-5 cav:22 down:23 he:23 in:32 leak:-24 my:-23 not:23 of:28 park:24 the:29 tonight:21
roofi:56 a:20 at:31 bar:24
room:27 all:25 and:26 bus:25 camer:23 hour:24 im:25 last:25 me:23 no:29 now:24
roomat keep:21
roomi:7
roommat:7 a:30 boyfriend:25 drank:-23 ex:32 food:-30 has:21 is:24 let:21 lock:25 me:33 out:-29 wont:-23
ropa:-7 cobij:-20 mi:21
rope:21 for:-32 garag:25 he:24 in:21
rose:13 my:30 on:30
rot:28
rota:13
roto:-8
roug:7
rough:25 and:23 my:29 with:31
round:7 by:23 the:21
rous:22
rout:10 he:22
row:27
rrent:-18
rsv:21
rub:48 me:28 my:30
rued:-6
rug:-12
ruid:-18
ruin:12 me:21
rule:-14
run:7 and:22 food:-23 how:-23 me:26 my:33 of:-23 our:22 over:21 to:-24 who:-23
runaway:10 brid:-27 hotlin:-35 need:29 plac:29 safelin:-26 teen:-32
runnin:8
rural:-13
russi:17
rv and:27 he:34
sa:28 survivor:28
sab:-30
sabe:29 de:23 dond:22 mis:26 vivo:23
saber:18 mi:22
sabotag:27 my:27
sac:6 casa:-31 la:-25
saca:-20
sacan:28
sacar:-23 la:-24
sack:4
saco:9 orden:-34 una:-34
sacrament:-23
sacud:25 cuand:24
sad:-13
safe:8 around:-37 for:-30 from:26 hous:62 i:21 my:36 park:22 sleep:-30 tonight:36 way:33
safehous:16
safelin:-28
safelink:-21
safely:30 with:31
safest:22 to:21
safety:5 leav:30 pin:-23 plan:61
said:33 back:31 beat:20 daddy:26 friend:26 get:26 go:23 got:27 hap:26 hell:26 im:23 in:22 make:20 monday:23 name:28 noth:22 ok:26 one:27 pay:22 post:24 so:36 stop:21 that:21 then:30 what:34 with:26 wont:20 work:25 your:29
saip:-8
sal:11
sala:10
salari:-19
sale:-12 del:28 me:34 sangr:28
salen:-6
salg:24 hoy:23
sali:18 que:22
salim:22
salin:5
salir:16 casa:22 mi:24 sola:26
salon to:-24
salt:-19 city:-22 lake:-21
salud:-28 mental:-22
salvacion:-15
salvation shelt:-23
same:14 a:25 as:-21 car:24 cloth:32 day:30 in:30 man:35 time:23
samhs:-24
samo:11
sampl:-19
san:5 my:34
sand:12
sane:42 exam:30 nurs:43
sangr:18 embaraz:23 estoy:27 me:20 much:32 por:30
sanitary:-17
sanitiz:22
sant:-26
saqu:-23
sat:-4 chest:27 me:29 my:31
saturday:-7
sauc:-7 in:32
saun:-5
sav my:25 up:34
savannah:-15
save:-6 money:-26 of:24
saw:41 him:21 in:25 it:23
say:32 4:34 an:30 bury:26 but:20 bye:21 call:31 debt:26 deport:-31 devic:21 does:26 driv:23 for:32 get:22 good:21 goodby:20 got:23 his:21 ice:33 ill:25 im:21 into:20 it:22 jump:26 look:21 mean:21 must:21 nurs:23 or:33 part:26 pay:33 polic:32 pray:25 property:25 rent:25 sex:22 sham:20 sign:21 slap:21 still:32 the:24 time:23 today:25 tonight:24 touch:27 unknown:20 walk:29 why:30 wife:21 yes:22
sayin:26
sba:-18
sc:-21
scal:-15
scald:33 feet:22
scalp:5
scam:-23 now:22
scar:26 and:29 boyfriend:23 c:-24 call:22 for:28 going:24 he:33 home:42 husband:33 kid:38 leav:39 me:30 own:23 pass:-24 tell:-29 what:31 will:22 wont:-24
scard:19
scarf:35
scary:26 about:-27 my:-27
schedul:-11
scholarship:-34 girl:-23 my:-21
school:-22 3:-21 bathroom:25 beat:31 board:-21 but:20 cloth:-23 cross:-26 diplom:-20 do:-26 drill:-27 grad:23 help:-24 her:-24 i:22 in:33 job:-28 keep:25 need:-23 now:33 nurs:25 or:25 so:-28 the:23 to:24 we:23 women:-33
scienc:-13
scissor:30
scoot:-8
scor:-9
scout:-24
scrap:-22
scratch:13 my:23
scre:5 a:27
scream:15 and:24 deal:-30 her:24 hit:31 is:26 me:34 that:27 then:22 toddl:-21
screen:-30
sd:7
se:13 acerqu:-28 acuest:23 ahog:29 ahorc:22 al:22 aprovech:27 basement:24 braz:22 car:-22 casa:-34 cier:28 como:25 con:34 conmig:24 cort:31 cuent:30 desangr:22 desmay:22 duerm:25 enoj:24 enter:20 escap:-25 esta:20 le:31 llev:-26 matar:33 me:-41 morir:20 much:21 muri:-32 paso:22 pastil:25 quem:-22 quis:25 quit:29 rompi:-28 subi:23 toda:24 todo:21 tomo:33 un:34 y:22
sea:-28
seal:-19
search:10 how:25 is:25
season:-16 win:-30
seasonal:10
seat:-10 all:26 baby:-21 check:-20 day:26 free:-20 i:25
sec:-21
seca:-25
seccion:-18
second:12 chanc:-26
secret:23 address:30 for:-32 game:25
secretary:27
secretly:36
section:-28
section8:-16
secuestr:-23
secundari:-20
security:5 how:-24 numb:-27 offic:-29
sedat:30
see:16 a:31 and:23 car:26 everyth:23 family:24 foot:25 futur:23 her:22 him:-23 i:25 im:30 in:21 it:31 more:23 my:-31 same:26 text:-28 through:24 wher:28 you:26
seek:-6
seem:8
segu:28 de:-23 mi:-23
seguimient:-23
segund:15
segur:-26 en:22
seguridad:19
seiz:49
seizur:24 stop:25 wont:24
sel:48 me:32 my:21
self:20 cut:26 harm:37 help:21 petition:-27
sell body:23 drug:24 me:45 my:-24 myself:22 the:21 us:35
sellin:-13
selm:-14
seltz:27
seman:24
sena:-21
send:21 a:25 daught:25 heart:26 let:20 me:27 nude:20 to:20 vide:24
sendin:8
senior:-38 abus:-30 alon:-21 cent:-23 is:22 pin:24
seno:-14
senor:45 en:24 le:21 mayor:21
sensory:-30
sent:31 him:22 no:20
sentenc:13
senti:23
sepa que:27
separ:28
separat:-18 line:-22 phon:-22
separation:-15
sepsis:21
septic tank:-25
ser de:-23
sergeant:22
seri:-24
serious:14
seroquel:13
serv:-25 and:27 in:-25 the:-25
servant:23
servic:-5
servici:-25
sery:-31
session:10
set:8 fire:28 for:-25 it:21 my:41 pric:27
seven:17
seventh:31
sew:-8
sewer:-17
sewn:20
sex:34 against:25 baby:-27 for:36 in:26 my:27 or:26 rent:34 stuff:26 to:34 work:42
sexaul:-27
sexist:-19
sexo:35 no:25
sextort:19
sextortion:10
sexual:39 abus:25 assault:40 harassment:-49 health:-30 joke:-31 trabaj:-21 traum:25 work:-27
sexually:39 a:23 assault:23 by:22 harass:-47
sexualment:31
sexualy:33
sexy:21
sgt:22
sh:23
shadow:9
shak:44 and:22 baby:27 i:23 the:28 when:21
shakin:34
shaky:-15
sham:25
shamp:-26
shap:30 on:25
shar:-10 custody:-26 location:-23 my:-26 phon:-21 vide:21 with:24
shark:10
sharp:-10
sharpen:-19
shatter:-15
shav:-6
she:29 and:22 asleep:-22 baby:28 been:23 black:25 brok:28 come:20 cover:22 date:28 dog:21 done:22 dont:21 drank:22 fell:33 give:26 hospic:27 leav:22 lock:31 mad:21 meth:21 mov:25 nanny:21 of:23 on:22 pee:21 phon:26 pregnant:21 rap:21 sit:25 speak:21 such:-26 swallow:21 through:27 took:27 turn:27 up:22 want:27 was:24
shed:12
sheet:21
sheld:-21
shell:26
shelt:-5 abus:-21 alask:-25 anchorag:-23 beach:-22 becaus:26 bed:29 bois:-28 bowl:-24 boy:-26 bus:30 cat:-33 dc:-24 de:24 do:28 fresn:-28 full:29 green:-30 has:28 hour:-33 i:26 im:22 in:-31 interpret:24 kid:-29 knoxvil:-23 la:-20 las:-24 let:22 list:21 lost:31 moth:-21 nc:-23 new:-30 nh:-21 no:33 now:39 omah:-27 over:23 peopl:26 pet:-21 pregnant:-21 said:28 san:-21 so:25 son:-28 spokan:21 teenag:-24 texas:24 they:27 tonight:60 tuls:-24 us:20 volunt:-22 what:32 with:-27 without:33 work:20 wv:-27
sheltr:-6
sherif:22
sheriff:15 came:26
shift:-8 end:22 in:24
shin:20
ship:27
shirt:-9 was:24
shiver:25
shlet:-19
shock:38
shoe:-7 for:-22 so:25
shook:47 baby:40 my:31 the:30
shoot:14 a:-21 in:22 my:32
shop:-7 cart:28 job:-23
short:-17
shortag:-15
shot at:32 car:33 dog:23 for:-26 himself:26 shot:-29
shotgun:5
should:12 it:22
shouldnt:19
shov:42 me:22
shovel:-8
show:11 am:25 as:26 at:38 everywher:34 he:28 him:25 his:32 hous:24 is:21 me:33 my:53 open:27 porn:22 thing:24 to:29 up:23 who:21
shower:23
showin:23
shreveport:-21
shrimp:33
shut door:23 in:20 it:21 off:-22 the:33
shutoff:-16
si:38 denunci:26 es:23 habl:24 le:23 lo:22 me:29 se:-21 sirv:20 tien:30 voy:23
sibl:15
sick:-13 day:-25 he:22 my:21 we:25 work:-23
sickl:4
sickness:-33
sid:-6
sida:6
side:23 and:28 the:25
sidewalk:39
siempr:31
sient:10 de:29 en:29 que:26 sola:-28 un:21 y:-22
sign:11 a:-32 and:25 cant:22 contract:20 divorc:-20 it:20 mean:-22 up:-36
signal:26
signup:-20
sigo:19
sigu:51 trabaj:24
sigui:29
siguient:-27
sil:7
silent:49 treatment:28
silo:33
sim:10 card:25
similac:-27
simpl:-30
sin:17 agua:-32 consentimient:23 dond:22 dorm:22 en:25 enter:22 esta:29 ir:22 mi:47 nada:25 ni:28 noch:29 paga:20 pago:22 papel:-22 permis:24 se:30 sin:42 yo:28
sinc:17 15:23 baby:-31 cant:25 divorc:-23 friday:25 had:-31 his:24 me:22 party:33 stop:25 sunday:23 we:28 with:20
singl:-21 day:23 help:-26 of:-31 with:21
sink:6 i:23 was:21
sioux:-21
siri:5
sirv:20
sirvient:13
sis:41
sist:9 after:28 at:20 away:24 cloth:-22 come:23 down:23 goodby:27 got:26 him:22 in:21 it:20 leav:28 lock:25 on:21 post:22 someth:20 talk:20 text:23 took:21 up:23 want:-29 work:29
sit:21 a:23 er:23 mcdonald:26 me:21 my:28 outsid:27 tub:-22
site and:22 the:24
sittin:17
six:7
sixt:-6 a:-21
size:-19 4:-22
skat:18
skid:23 row:22
skill:-18
skillet:24
skim:-17
skin:17 and:21
skip:14
skirt:30
skull:30
slam:5 door:-23 head:42 me:29 my:49 on:21
slap:34 baby:23 cheek:-26 her:22 me:32 my:25 on:-20 son:24
slash:42 my:30 tire:36
slat:-22
slaughterhous:15
slav:20
slavery:38
slay:-16
sleep:21 6:-22 airport:29 apne:-27 at:42 barn:21 behind:28 bus:36 cat:30 chick:23 church:23 couch:-33 crib:-25 floor:29 forev:21 got:21 her:25 hospital:27 in:23 machin:-27 men:25 month:-24 park:30 pay:28 pregnant:-28 room:-22 so:21 stop:24 storag:32 the:28 ther:22 they:21 tip:-24 toddl:-26 train:-23 truck:25 wher:25 with:28 work:27
sleepov:-17
sleepy:37
sleev:23
slept:41 at:22 in:26 laundromat:22 me:22 on:23 the:25 with:31
slic:17
slid:-21 in:-23 off:22 the:20
sling:14
slip:6 my:30
slit:32 wrist:20
slow:8
slumlord:-15
slump:27
slur:23
smack:28 me:32 my:28
small:12 and:22 claim:-32
smart:-5
smash:27 phon:26 the:31 tv:23
smear i:29
smel:23
smell:13 and:28 his:21 in:-28 strong:31
smellin:9
smil:28 at:29 the:24
smok:-12 alarm:-22 chirp:-23 free:-20 help:-24
smoth:10
smth:7 my:22
smuggl:49 i:22
snack:-7
snak:-7
snap:-29 in:-21 map:31 me:22
snapchat:25
snatch:22
sneak:11
sneez:-15
snitch:31
snor:-29 after:24 and:21 sleep:-24
snow:19 boot:-35 com:29
snowstorm:29
snuck:20
so:12 all:21 and:31 annoy:-22 baby:22 blood:26 call:22 cant:25 cold:27 cool:-30 cute:-39 driv:20 ear:31 ex:25 far:28 for:30 get:26 have:23 hell:25 i:27 id:34 ill:29 im:30 it:32 keep:25 make:30 me:23 my:30 no:20 nobody:20 one:20 proud:-30 run:27 sad:-26 scar:27 stay:25 stop:22 strong:28 the:23 want:31 we:30 were:25 who:23 wouldnt:33
soak:11 every:24 pad:27
sob:29
sober:-5 home:-22 with:-23
sobr:-30
sobredosis:17
sobrevivient:9 de:27
sobri:-24
sobriety:-11
sobrin:31
socc:-24
social:-16 for:-21 numb:-27 offic:-29 security:-20
society:-21
sociology:-26
sock:13
socket:34
soda:-15
sofa:8
soft food:-21 spot:25
softball:-13 coach:28
soga:24
sol:27
sola:-8
sold:43 by:23 me:31
sole:-14
solicit:-10
solid:-15
solo:17 el:22
solt:25
solter:-31
somali:-16
some follow:22 keep:21 my:22
somebody:28 from:28 me:32 to:30 watch:25
somehow:14
someon:19 at:25 brok:-23 camer:21 credit:-30 fake:21 find:22 follow:23 i:22 is:44 leav:25 list:-26 me:43 of:21 open:-31 park:-25 put:25 talk:-34 to:-27 took:21 touch:32 want:21 who:22
someth:29 drink:29 i:25 wrong:25
sometim:30
somewher:8 stay:-26 to:-28
somo:27
son:5 15:26 am:29 basement:21 burn:32 camp:-24 daycar:26 fight:-23 for:21 from:38 got:-28 how:22 iep:-20 las:25 law:21 mark:23 me:38 my:27 need:-23 over:23 put:28 show:25 sleep:-22 so:21 social:30 suicid:21 take:23 they:24 to:30 took:-36 us:29 visit:24 want:26 was:-30 when:25 wont:30
song:-32
sonogram:-18
soon:24 be:23 can:-36 the:25
sorder:-22
sore:-11
sorority:25
sorry:35
sospech:18
sotan:13
soul:16
sound:7
soup:-12 kitch:-24
sourc:-35
south:-30
soy:9 de:32 lesbian:-23 mayor:27 un:24
spa:36
spac:-20
spanish:9
spank:31 a:36 like:26 me:28
spat:27
spay:-33
speak:6 at:25 for:-20 me:25 our:-28 spanish:-21
special:11 need:-22
speech:-22 therapy:-26
speed:-14
spel:-32
spik:29 drink:23 seltz:27
spil:-10
spinal:-17
spiral:29 fractur:29
spirit:-31
spit:19 in:28 me:25 my:28 on:28
splash:15
splint:-25
split:-10 up:21
spoil:-23
spokan:-25
sponsor:7 a:-26 and:21 me:-30
spoon:27
spot after:-23 on:-21
spous abus:24 me:25 on:22
spousal:18 abus:29 support:-22
spr:-15
sprain:-5
spray:11 and:23 legal:-24 with:29
springfield:-29
spurt:-5
spy:7 camer:-21 me:-34 on:-34
spywar:8
squar:34 up:29
squeez:28 my:21 to:27
squirt:30
ss:-32 card:-24
ssdi:-26
ssi:-22 my:-21
ssn:-22
st:-22
stab in:-33 my:-27 pain:-34
stabl:-14
staff:21
stag:-10
stain:-25
stair and:40 by:29 i:25 my:29
stairwell:39
stalk:50 a:23 crush:-22 got:28 how:34 me:31 new:26
stall:27
stamp:-31 card:-22 off:-24 with:-22
stand:6 he:23 on:30 outsid:28 overpass:22 the:39 yard:32
start:-22 look:27 me:25 up:-25 what:-22
starv:10 him:25 my:23
stash:23
stat:-22 he:39 kid:-24 my:-30 say:24 with:-29
station:21 baby:23 say:28 with:30
statistic:-33
status:-23
statut:-5
statutory:15
stay:11 a:32 aliv:32 and:37 anoth:23 away:-30 car:-31 for:30 from:23 mom:-28 my:-35 on:-23 order:-22 past:23 sum:29
std after:27
steal:-6 and:31 from:-30 me:-23 my:21
stealth:39
step:10 mom:27 my:35 on:32 program:-26 when:22
stepbroth:42 in:25
stepdad:32 broth:30 friend:21 his:21 let:21 make:22 my:30 threw:24 used:25
stepdaught:26 the:24
stepfath:32 and:21 me:23 my:21
stepmom:38 burn:21 feed:23 me:28
stepson:15
sti:-8
stick:-12
sticky:19
stiff:27
still:23 a:29 at:21 call:-20 do:27 find:24 here:21 if:23 kit:24 ther:26 work:-31
stillbirth:-16
stillborn:-22
stimulus:-32
sting:26
stitch:16 say:26
stock:24
stockpil:20
stockton:-23
stol:-5 id:-24
stomach:34
stomp my:28
stood:-18
stool:11
stoop:12
stop:18 a:25 after:30 at:22 bleed:23 breath:30 com:26 cry:-45 die:23 drink:-42 ex:34 friday:26 from:34 girl:26 him:30 me:32 minut:28 mov:36 my:31 on:26 pay:-26 shak:22 smok:-36 think:26 to:20 using:-26 want:24 when:28 with:31
stor all:21 my:-22 the:24 thing:-24 to:28
storag for:-25 leav:23
storm:-5 damag:-25 shelt:23
story:-21
stov:-18
str:29
strand:5
strang:5 me:31
strangl:21 and:24 dur:20 hors:-26 i:26 in:-31 last:23 me:42
strangulation:35
strap:21
strav:15
strawberry:-13
stream:-22
street:14 again:23 my:24 permit:-25 tonight:28 with:40
strep:-26
stress:-29
strict:-25
strip:14 club:20 job:-31 take:24
strol:-6
stroll:26
strong:-5 and:21 heart:-26
strongheart:-29
struggl:-32
stuck:20 him:23 my:-21
student:5 campus:21 debt:-35 has:23 in:32 loan:-20 my:22 nurs:-22 on:24 say:29
studi:7 me:27
study:-30 group:-22
stuff:15 11pm:20 and:22 curb:22 from:-25 his:-23 hous:-25 is:26 me:22 out:30 phon:25 porch:-20 to:25 trash:24 with:22
stuffy:-30
stung:33 and:22
stupid:32
su:21 casa:-27 espos:21 hijo:25 la:25 me:26 papa:22
sub:-29
sube:30
subi:5
subir:25
sublet:25
submit:22
suboxon:-17
subscription:-37 a:-23
subsidiz:-23
subsidy:-19
substitut:-11
subway:22 and:24
success:-10
such:-35 a:-33
suci:15
sucid:39
sucidal:43
suck:-11 in:20 punch:-21
sud:33
suddenly:24
sue:-12
sued:-27
suegr mi:23 pega:21 tien:23
suel:-8
suelt:16
suffocat:11
sufr:9
sugar daddy:21 me:30 my:21 wont:21
suic:31
suicd:38
suicid:59 numb:22 prevention:34
suicidal:79 insuranc:33 kid:21 no:33 with:24
suicidi:41
suing:-17
suisid:34
suit:-9
suitcas:36
sum:-15 free:-25 job:-26 program:-25
summon:-15
sumthin:23
sun:-7
sunday:10 for:-20
sunglass:23
sunk:16
sup:16
super:-7 bowl:25
supervis:-12
supervisor:-9 la:24 me:-29
supo:19
suport:-39
supply:-23 closet:23
support:-28 mom:-26 wife:25
suppos:5
sure:28
surf:16 ran:23
surgeon:9
surgery:-24
surpris:-28 party:-20
surviv:-14 and:21
survival:16 sex:29
survivor:38 support:29
sus:33 amig:22 la:29 y:23
suspect:28
suspend:-19
suya:15
svu:-16
swallow:43 bleach:22 bottl:21 heart:22 my:22 on:23 pill:26 the:25 whol:21
swap:-22
swear:-13
sweat:28
sweatin:21
sweep:28 my:24
sweet:-25
swel:38 shrimp:22
swept:-9
swerv:28
swim:-8 for:-21 lesson:-23
swing:13 at:33 me:31 round:23
switch:-42
swol:-11 and:22 cant:32
swung:30 me:24
symptom:-6
syndrom:-12
syphilis:-21
syracus:-9
syring:-11
syrup:24
system:24
t:18 visa:29
ta:46
tabl:13 every:23 to:28 when:24
tablet:32 dad:25
taco:-29
tacom:-24
tag my:27 on:28 our:28 with:25
tahirih:-28
tail:28 light:-20
tailgat:10
tak off:27 the:-24
take:23 away:-35 back:-31 cat:-29 childr:-29 class:-23 dialysis:26 dog:-29 he:26 id:32 in:26 mom:28 money:26 no:28 old:-47 our:21 out:-26 paycheck:31 phon:33 pill:24 so:23 son:22 test:-24 to:35 us:20 wher:23 women:31 year:-25
taken:29 away:24 out:-21 sleep:30
takin:-4
tal:-5
tale:-14
talk:17 and:21 back:27 death:21 end:27 every:25 he:20 it:28 me:21 of:35 right:22
tally:17
tamal:-30
tambi:30
tammany:-10
tamp:-23
tampon pad:-23
tanf:-24
tank:-20 and:22
tanqu:13
tant:25 que:25
tantrum:-29
tap:15 in:22 my:27 to:21 under:21
tapar:-15
tape:5 mouth:32 on:28
tapo:-18
tard:-13
tare:-30
target:4
tarjet:-10
tarp:26 and:21 two:21
tast:8
tatt:6
tatto:27
tatu:22 nombr:21
tatuaj:-31
taught:-14
tax:-44 is:-25
tb:-18
te:19
teach:14 hit:21 im:22 keep:22 lesson:35 let:-32 sleep:31 son:-28 student:26 text:23 to:-20 too:27 touch:34 with:34
team:-13 a:26 in:-21 it:32
tear:9
tech:12 por:26 y:24
teddy:19
teen:-6 class:-24 dat:23 daught:30 family:-22 girl:-22 health:-24 job:-23 kick:-31 mom:-37 my:21 no:-22 out:-31 plac:-22 suicidal:29 violenc:26 want:24
teenag:5 is:28 me:25
teeth and:22 dentur:-24 got:23 is:-24 knock:22 pul:-34
tel:45
tele:18
telefon:-16 que:27
telegram:18
telehealth:-21
telephon:21
tell:27 ab:22 hurt:21 kid:26 or:27 put:21 school:31 snap:-25 that:21 the:26 wher:34 which:20 who:21
tellin:39 me:29 to:22
temp agency:-24
templ:20
templat:-20
temporal:-19
temporary:-18
ten:18 and:23 in:26 minut:31
tenant right:-25 the:29
tenem:19 dond:21
tener bebe:-25
tenerl:-21
teng 12:24 com:-26 comer:-24 como:-29 cuand:23 deud:-23 dond:21 dorm:45 el:30 gana:24 hoy:28 las:29 mi:39 mied:26 pastil:29 pavor:27 plan:30 por:33 qued:32 rent:-23 salir:25 segur:-30 tech:26 un:21
teni:18
tent:26 by:27 got:26
tenth:-9
terapeut:-18
terapi:-28 en:-20 mi:-27
term:-20
termin:-13
terminal:16
terminam:16
terminat:-18
termination:-19
terrifi:-5
terror:-8
test:-29 and:25 are:-27 at:-20 now:-28 what:-32
testament:-20
testify:10
text:15 at:24 daught:27 from:31 get:29 goodby:25 home:-27 i:29 kid:31 me:35 my:33 numb:21 the:-28 threat:23 what:33 when:34
textbook:-18
than:17 and:24 men:-22 with:23
thank:-5
thanksgiv:-13
that a:48 abus:24 after:28 all:22 allow:-27 and:32 back:27 com:24 death:32 dog:-35 got:25 has:30 have:-22 in:37 it:30 night:36 normal:-23 pet:-33 say:25 sleep:26 slow:21 want:29 were:20 you:20
the:10 2:40 2day:23 3rd:21 9:-22 a:-23 abov:31 abus:29 after:27 again:-27 alert:22 alley:25 alon:34 am:30 appointment:-22 arm:21 army:-22 as:27 atm:27 attack:24 attic:28 backseat:22 bar:-20 barrel:22 basement:20 bath:22 beat:28 bed:26 bedroom:23 been:27 behind:27 belt:30 best:-20 bill:-29 binocul:25 blad:33 blanket:26 blue:-21 bone:21 bottl:27 bridg:29 brought:21 bruis:24 build:25 but:26 by:26 cab:31 cabinet:27 camp:23 captain:21 card:-30 care:26 carpet:30 cattl:28 caus:21 cent:31 chang:24 chart:-28 clean:22 clos:31 cloth:29 coach:26 com:31 come:22 company:27 concert:-25 condom:36 contact:24 cool:25 corn:21 costum:-23 count:26 country:-24 coyot:25 cross:23 cry:41 curb:24 curtain:27 day:20 daycar:25 deacon:21 death:-24 did:20 dmv:-21 does:26 dorm:25 drop:36 each:23 ebt:-21 elder:25 elderly:-22 every:35 ex:25 feed:24 fel:22 find:22 finish:21 fire:27 follow:30 four:21 free:-29 freeway:34 freez:-21 game:33 gate:24 gave:26 girl:25 gone:25 grain:21 grandm:21 greyhound:24 grocery:28 haha:-21 half:21 help:-27 hide:29 hol:21 hold:24 hole:23 home:23 honor:-33 hotel:-22 how:-40 im:22 immigration:28 insuranc:23 interview:-20 iron:27 irs:-22 keep:28 knee:23 knif:25 kniv:24 lady:23 laugh:20 ledg:26 library:20 life:34 littl:34 liv:32 live:24 look:43 lost:24 make:29 manag:27 market:27 mattress:23 metr:24 mile:25 minut:27 molest:26 mom:41 money:32 month:-27 morn:22 motel:22 moth:25 mouth:29 movi:-22 nail:22 nanny:24 need:-31 never:24 newborn:20 next:33 nite:21 nobody:23 noth:33 nowher:25 offer:-21 oil:28 or:34 out:26 oven:24 overpass:36 owner:22 padlock:25 pain:26 password:21 pc:20 pee:26 permit:-22 pizz:22 plan:-21 plat:24 platform:22 pod:26 potty:-22 preach:23 pregnant:21 pric:23 priest:24 program:29 propan:22 pump:22 rail:21 rain:37 rape:27 razor:28 recip:-20 red:28 registry:32 restrain:23 rib:26 rice:33 road:22 roof:31 rope:22 run:30 sale:-24 sat:-22 saun:32 say:27 scar:23 school:26 shed:20 shelt:35 sheriff:24 shotgun:25 show:40 shut:31 side:25 sidewalk:30 sinc:28 sit:25 site:21 skillet:21 slam:24 sleep:26 slip:26 small:24 snow:21 star:20 start:34 station:21 step:33 stor:26 studi:20 sum:-28 supply:35 support:-21 take:25 tax:-21 teach:-24 teen:20 tell:30 tenant:21 test:-40 text:23 that:23 third:29 throat:20 tip:-27 today:24 towel:25 track:29 trip:35 turn:25 twin:27 upst:22 use:25 va:-24 vent:27 vide:31 want:36 ward:21 watch:26 water:26 we:34 weekend:21 well:28 what:26 wheel:32 which:-29 window:31 wint:-26 work:33 wouldnt:30 wrong:-24 y:-30 youth:22
theat:-32
theft:-30
thehotlin:-20
their:41 them:20
them:24 a:22 after:25 kid:32 on:21 ther:22 tip:-24 to:-25
then:48 for:39 her:28 my:25 noth:24 she:23 then:27 to:22 took:31 want:24
ther:24 again:22 befor:21 box:25 by:24 her:21 no:35 pay:26 track:20 was:22 when:24
therapist and:22 me:34 on:22 take:-20 touch:20 who:-20
therapy:-22 after:-30
thermostat:9
thes:5 baby:29
thesis:-21
they:19 at:-23 away:32 beat:23 can:23 charg:25 cut:-33 dont:36 drop:27 evict:31 find:29 food:-21 from:31 gave:20 get:29 him:21 hold:24 in:20 is:22 kept:24 kid:32 kneel:27 lock:37 make:23 mom:27 never:22 open:26 paid:27 pantry:24 paper:24 passport:21 pay:23 promis:24 sent:22 shav:28 sleep:-21 still:24 stop:21 the:22 turn:32 wont:35 work:22
theyd:31
thick:25
thief:-12
thigh:41
thin:22
thing:15 about:22 with:-22
think:40 ab:26 about:34 an:-21 bet:24 dying:21 have:-39 he:21 husband:21 i:-34 is:26 it:24 jump:22 my:27 of:33 off:23 postpartum:-33 the:28 to:25
third:27 night:24 time:26 trimest:-23
thirty:6 and:25
this afternoon:25 apartment:-22 at:24 baby:-25 he:24 heat:-22 hous:40 last:32 life:27 month:-40 morn:46 my:37 site:24 time:20 week:-21 with:21
thom:-15
thos:-9
though i:23
thought:27 baby:-35 death:30 my:-39 of:28
thousand:21
thre:5 job:21 month:27 no:31 the:-28
threat:40 if:29 kill:22 post:-34 the:31 us:20
threaten:45 my:26 with:30
threatend:26 me:26
threw:22 a:29 at:25 away:29 down:24 in:32 phon:24 the:23 up:-22 wheelch:26
thrift:-20
throat:43 clos:24 on:21
through:17 door:21 it:22 marriag:-21 my:-28 towel:23 with:28
throw:29 baby:28 food:29 my:26 stuff:23 the:23
thrown:5 of:28
thud:13
thumb:-13
thursday:15
thyroid:-27
tia:29 me:25
ticket:-15 but:24 for:-22 home:-28 to:-36
tickl:24
tide:6
tie:30 in:30 the:29 to:26 up:24
tied:32 in:21 me:23 my:30 nephew:21 so:22 the:23 to:38 up:25
tiembl:37
tiemp:8
tien:25 amenaz:24 con:29 convulsion:27 el:28 en:27 hambr:-23 herman:31 mi:45 sin:32 trabaj:28 y:26
tiend:11
tier:-13
ties:30
tight:7 in:-21
tiktok:-8 live:34
til and:23 friday:-35 he:24 i:29 then:23 they:24 turn:21
tile:10 my:22
till:35 get:21 out:22 they:21 to:21
tim:17
time a:20 and:32 drink:23 help:-23 his:30 i:27 is:37 it:29 its:28 minut:22 month:22 numb:24 say:28 shelt:27 so:29 that:21 this:24 walk:27
timeshar:-33
tin:16
tina:17
tind:12 stop:23
tingl:15
tiny:-5
tio:33 me:22 no:24 que:21
tip:-39 legal:-21 stol:-21
tipo:8 de:-21 en:20
tir:12 del:28 el:23 en:27 exist:22 fight:22 i:26 liv:28 mom:-28 of:45 to:23
tira:14 la:30
tire cant:29 i:33 so:29
tiro:15 blanc:-23 encim:22 la:22
titl:-13
tlc:-23 mama:-21
tn:22 and:26 my:26
to:6 6:26 abusiv:31 address:27 adopt:-33 after:24 aliv:35 all:22 alon:28 answ:-21 atlant:24 away:22 bathroom:24 befor:27 boy:20 broth:20 brothel:29 but:24 case:-22 chair:32 chat:30 chem:-22 child:22 chok:-25 clear:-22 court:-26 cover:22 custody:-26 date:-26 dead:26 debt:28 die:39 disapp:24 doctor:-28 donat:-26 dont:26 drown:33 drug:22 early:-26 every:31 exist:21 fill:-21 find:42 fix:-33 follow:21 for:23 forc:22 fost:-33 from:29 girl:24 give:28 green:-27 guy:27 hair:-22 he:21 head:27 health:-27 here:20 hide:37 him:35 his:26 homeless:-30 hotel:24 hous:22 hr:-25 husband:22 hush:25 ice:-22 into:37 jesus:21 jump:29 keep:29 kid:-33 kill:29 kiss:23 knee:28 know:33 lay:23 learn:-24 leas:-25 lie:21 life:33 liv:29 live:28 look:35 lose:-28 lot:22 marry:20 medicaid:-23 men:24 mexic:23 mom:-22 myself:28 near:39 night:35 not:28 note:25 nurs:-50 off:31 one:30 only:26 or:22 over:22 parent:-29 pay:22 pick:29 plug:20 porch:26 pregnant:-35 prom:-26 prov:32 purpos:25 quiet:28 radiator:32 record:-26 restrain:-27 rot:29 run:44 safe:-22 sav:-29 scar:23 schedul:-28 senior:-25 she:20 shoot:25 sick:25 side:21 sit:23 somebody:26 someth:33 son:-24 sponsor:-39 step:21 street:22 study:-37 switch:-27 take:25 talk:-32 tax:-22 teach:37 teen:-30 thank:-21 them:20 then:28 they:27 throat:21 tip:-27 toddl:-24 tonight:39 touch:24 train:-22 undress:24 up:30 us:25 vacat:-21 vide:29 volunt:-26 walk:28 whil:-21 who:22 wife:22 without:26 you:-20
toal:11
toallit:-17
toc:52 a:28 mi:30
toca:38 a:30 los:21
tocan:-12
tocar:-13
toco:50 a:30 mi:27 mis:22 part:25
toda:18 el:25 famili:22 las:26 pastil:27
todavi:27
today:34 3:24 and:30 do:24 i:27 kid:24 wher:25
toddl at:26 bed:-28 black:21 daddy:22 drank:22 fentanyl:25 free:-29 mom:24 on:22 party:-26 to:31 when:-25 with:36
todo:27 diner:26 que:20 y:25
togeth:-14
toiletry:-27
token:-20
told:22 boss:26 but:23 call:24 dad:21 daddy:22 his:28 i:30 judg:25 moth:26 pick:20 them:20 this:23 thre:-21 want:23 what:27 which:26
toled:-12
tom:27
toma:11 foto:22 much:-35
tomar:12
tomat:-6
tome:39 pastil:28
tomo:32 anticongelant:21 del:27 pastil:24 que:23
tomorrow:11 and:20
tongu:18 after:22 shrimp:23 swel:23 thick:20
tonight:36 2:23 and:27 baby:27 free:-27 i:28 in:24 last:28 my:20 night:21 no:20 pleas:22 safe:20 the:29 to:-29 with:31 women:23
tonit:39
too:10 deep:28 expensiv:-20 far:-24 high:-23 insulin:29 keep:22 late:22 me:26 pill:24 support:-22 work:-23
took:22 advantag:30 and:25 away:27 baby:-28 battery:28 bottl:22 bunch:28 car:24 checkbook:-22 childr:-32 condom:23 fentanyl:26 her:29 hous:22 it:24 key:33 kid:-35 licens:-21 many:23 money:-27 no:33 only:26 paper:36 passport:37 patch:25 pill:26 shoe:21 so:23 trail:29 turn:21 visa:34 whol:23 with:-23 wont:21
tooth:-15 fairy:-24 loos:24 out:-20
toothach:-15
top my:30
topek:-24
toqu:23
tore:45 my:30 up:34
torment:8
torn:15 on:36
tos:-18
toss:24 me:22
tot:-24
touch:44 and:22 at:34 boy:22 breast:24 daught:32 girl:23 her:29 i:24 in:25 kid:30 of:27 on:25 part:25 privat:22 the:24 under:25 with:-27 work:26 wrong:35
tough:8
tour:-6
tourist:11
tourniquet:26 how:26
tow:-16 and:30 i:25 liv:25 my:-26 we:31
toward:32 the:21
towel:-7
town:21 and:26 he:24
toxic:25 relationship:23
toy:-8 cans:24 de:24 el:26 en:26
tps:-20
tra:14
trabaj:-20 a:26 cerc:-22 d:21 desd:-24 en:23 fuerz:22 intern:31 la:37 mujer:-23 ni:23 pagar:27 pago:21 sin:24 una:30
trabajador:-22 camp:-26 del:-26 social:-24
tracfon:-18
trach:28
track:13 boyfriend:28 car:33 cycl:-25 devic:-44 fedex:-23 for:-39 free:24 from:-22 in:34 location:-21 numb:-32 on:20 packag:-23 the:33 under:23 with:33
tractor:28 on:22
trad:19 for:30 me:32 women:-31
traduc:-16
trae:28
traen:32
traffic for:-25
traffick:66 help:29 need:21 survivor:24 victim:21
trafic:31 human:27
trag:35 de:26
traig:28 a:27 mi:27
trail:32 and:22 dond:24 it:-27 its:21 me:26 no:22 out:22 park:27 the:29
train:-22 6:-22 abus:-27 do:-28 for:-31 month:-22 narc:-27 not:27 station:27 to:-25 with:24 women:-27
traj a:26
trajeron:35 de:20
tramit:-10
tran:-4 cor:-26 girl:-31 help:-30 kick:-23 lifelin:-24 numb:-34 suicidal:22 want:28 y:-26
tranq:-8
transcript:-16
transf:-15 from:-26 to:-23
transgend:-9 women:-27
transitional hous:-29
translat:-24
translation:-20
transmision:-22
transmission:-19
transport:-27
transportation:-22
trap:12 music:-25 the:-22 under:-22 upst:30
trash:9 bag:24 the:21
trastorn:-14
trat:40 de:44 person:27
tratamient:-26
travel:-15 carnival:26
treatment:-10 women:-26
tree:7 me:22
trenton:-17
tres:4 mese:-23
trevor:-21
tri:20 to:23
tribal:-19 wont:21
tricar:11
trick:36
trig:-16
trimest:-24
trip:-11 he:22 me:27
trist:-17
tristez:-8
tromp:8
troop:-4
truck:22 and:-22 stop:23 the:22 what:25
true:-21 crim:-28
trunk:34
try:13 handl:26 kill:26 me:27
tryout:-29
tshirt:-21
tu:11
tub:18 with:24
tubal:8
tube:-14 and:23 came:22 out:32 tied:-27
tuesday:13
tuition:-26
tuls:-6
tumb:16
tupel:-16
turkey:-7
turn:25 18:-22 a:21 away:21 blue:27 date:27 from:21 into:25 key:27 my:24 on:33 over:23 purpl:33 up:25
turnin:23
turtleneck:-9
tutel:-18
tutor:-21 for:-29
tuvo:-10
tv:-7 me:23
tweak:-18
twenty:-6
twic:37
twin:-11 me:21 need:-25
twist:17 arm:23 her:26 my:26
twit:-24
twitch:29
two:24 baby:23 from:21 hour:37 i:21 in:40 night:24 old:25 on:-25 phon:33 spirit:-29 the:22 they:26 women:30 year:34
tx:-11
tylenol:30 is:20
type:26
typo:-21
uber:11 driv:23 me:36
ubic:31
ubicacion:-5
ugh:-26
uhaul:27
ukrain:-9
ukraini:-25
ultim:-11
ultrason:-33 gratis:-23
ultrasound:-28 free:-22
umbilical:16
un:19 acta:-27 airtag:24 anunci:23 arma:20 companer:21 cuart:-36 de:32 del:24 dient:20 dorm:22 el:32 en:29 la:28 le:29 me:31 mi:-21 muert:22 nino:24 plan:28 se:24 senor:23 sexual:23 tiro:26 viol:21 ya:21
una:18 cachet:21 desped:20 me:35 nota:24 seman:30 senor:21 sil:25 un:26 y:31
unaccompani:-10
unaliv:42 myself:22
unbuckl:24 and:22
uncl:20 did:25 it:20 molest:22 run:21 show:30 sleep:22
unconscious:32
uncontest:-18
under:40 bump:30 car:41 desk:25 every:22 for:27 long:21 mattress:25 seat:23 towel:25 wage:-22 when:20
understand:-7
underw:9 gone:24
undocument:-10
undon:34
undress:38
unemploy:-20
unemployment:-42
unhook:25 the:22
uniform:-6
uninsur:-17
union:-35
unit:-4 to:22 way:-31
universidad:-12
unknown:33 with:29
unless:26
unlimit:-12
unlock:12
uno:4 me:21
unpaid:4 wage:-20
unplug:30
unresponsiv:33
unsaf:-5
until:20 bring:23 gave:27 give:29 i:27 they:20
unwant:29 touch:24
unzip:47
up:20 an:29 baby:29 boyfriend:-21 but:-27 can:27 dress:33 everywher:32 from:27 hand:23 heart:20 hotel:-24 hous:24 i:23 in:-20 is:26 job:32 knee:28 mom:28 my:21 nak:26 need:-30 new:30 our:28 party:36 phon:24 she:30 shelt:23 so:25 someon:33 stat:22 to:32 today:21 tomorrow:26 up:24 what:-33 who:29 with:-23
ups:-25
upsid:31 head:28
upst:23 hear:21 neighbor:-29
urban:-10
urge:24 cut:22 to:22
urgent:10 care:-32 tonight:-20
urinary:-17
urself:33
us:29 apartment:21 bat:35 breath:22 day:26 does:-27 down:34 every:-23 extr:25 for:36 home:26 hour:28 how:-28 in:25 no:26 of:24 out:23 sick:28 sinc:22 us:20
usa:21 drog:-24
usad:-18 mi:-24
usaron:-15
uscis:-25
use:13 bathroom:23 condom:25 for:-30 i:23 it:30 me:28 the:20 to:32 wheelch:-25
used:-13 a:28 me:35 my:-22 whil:25
useless:12
usin:20
using:-10
usp:-30
usually:-10
utah:9
uterin:-18
uti:-21
util:-17
utility:-23 bill:22 help:-29
va claim:-20 deport:35 matar:28 trabaj:30
vacacion:-19
vacancy:23
vacat:-8 order:-23
vacation:-35
vaccin:-36
vacun:-25
vaginal:-31
vale:22 de:-35
valg:19
valley:-18
valv:-30
vamo:25
van:9 a:-32 and:24 de:-21 echar:-26 its:22 lanz:-20 sacar:-25 walmart:25
vanish:35
vap:-22
vape:21
vari:25
vasectomi:-20
vasectomy:-21
vash:-17
vawa:-8 petition:-22 self:-21
ve:5
vece:38 me:22 y:24
vecin:7 de:25 grit:28 la:26 toco:24
vegas:-16 shelt:-22
vegetabl:-28
vehicl:-8
vein:14
ven:32
vena:27
vend:19 cuerp:30
vendor:-8
venen:32 de:26
venezolan:8
venezuel:-9
venm:-10 me:23
vent:-10
ventan:30
ventilator:26 alarm:25
veo luce:29 me:29 sal:25 y:29
ver:-18 a:-23 dond:23 famili:34 hija:-29
veran:-16
verbal:30
verd:-21
vermont:-13
very:18
ves:29
vest:-20
vet:-4 crisis:31 mst:24
veter:-20 crisis:-40 hous:-21 line:-34 ptsd:-28 with:-24 women:-25
veteran:-13 sin:-26
veterinari:-30
vez:27
vi:30
victim:10 abus:25 assistanc:-22 comp:-24 crim:-34 delit:-21 in:23 money:-24 need:23 of:-25 rape:21 servic:-22 un:-31 violenci:21 witness:-26
vid:22 on:21
vida:23 no:21
vide:-5 a:29 and:23 game:-24 my:37 us:-27
videophon abus:28
vidri:-8
viej:8 de:25 le:21 y:23
viejit:33
vien:14
vientr:-20
viern:-14
view:-16
vigil:43 el:35
vih:-21
vilenc:5
vincent:-9
vine:-5
vineg:-13
vio:21
viol:54 a:31 de:21 espos:22 mi:31
violacion:56
violanc:18
violat:23 contact:24 no:24
violation:-35
violenc:49 help:39 hotlin:23 ohio:28 shelt:29
violenci:53 casa:31 de:28 en:36 famili:29 gener:28
violent:53 home:24 husband:27 with:22
vip:23
virgin:12
virus:-31
visa and:27 el:20 for:-21 free:26 help:33 his:21 lawy:23 not:32 paper:32 para:-25 t:-30 the:20 victim:-40 wife:27 you:-23
vision exam:-28
visit:-12 a:-20 dad:30 fath:24 he:27 her:23 hour:-23 me:33 need:-22 nurs:-25 the:-20
visitation:-8 with:21
visitor:27
vita:-11
vitamin:-36
viud:-8
viv en:-31
viva:23
vive:22
viviam:27
viviend:-12 de:-28
vivir:21
vivo:14 cal:-35 con:38 la:-20 mied:21
voc:-17
vocational:-18
voce:-21
vodk:31
voic:10 am:21 in:-20 jump:26 me:25 say:24 to:21
voicemail:22 of:27
voilenc:11
volleyball:-28
volum:-17
volunt:-15 for:-24
voluntari:-30 en:-26
volunteer:-23
volv:32 a:21 casa:30
vomit:40 black:22
vos:22 que:21
vot:-7
vote:-26
voter:-6
vouch:8 and:28 end:22 list:-25 tonight:28
voy:9 me:30
voz:21
vp:24
vs:-12
vt:-13
vuelt:17
vuelv:8 a:28
w2:-32 from:-21
wa:-15
waco:-16
waffl:-9
wage:-8 my:-23
wait:28 a:33 at:37 bus:29 by:27 car:22 for:30 list:-26 me:34 my:30 till:20
waitlist:-27
waitress:18
waiv:-16
wak:36 up:23
wake:46
wal:-10
walgr:26
walk:7 all:30 clinic:-24 cool:28 eggshell:28 every:24 for:-20 into:32 lake:21 my:29 night:30 on:41 order:-23 the:30
walkin:12
wall:10 i:23 nois:-24 of:-24 when:21
wallet:-27
walmart its:22 lot:25
wander:25
want:12 2:25 a:-40 adopt:-30 aliv:24 all:24 baby:-37 back:-31 befor:23 come:23 counsel:-24 custody:-30 dead:35 death:41 die:40 disapp:30 divorc:21 exist:21 follow:27 for:27 fost:-28 get:-33 help:-21 her:-21 herself:23 his:-26 husband:28 it:21 join:20 jump:29 kill:46 kms:24 learn:-28 leav:23 life:32 live:29 money:21 myself:31 nurs:-26 off:30 open:-23 or:26 out:28 pain:21 rent:26 second:-22 sell:-22 sex:25 sponsor:-33 stop:40 study:-24 tonight:34 too:29 train:-27 us:26 visit:-20 volunt:-26
ward:9
warm:18 now:22 open:22 tonight:27
warn:9 me:21
warrant:-24 for:-20
wart:-25
was:20 asleep:21 befor:24 born:-22 could:27 dead:23 drug:22 he:29 here:23 high:-22 him:27 i:26 kil:-24 last:26 left:-24 liv:29 me:23 messag:25 murder:-23 my:21 name:24 rap:27 roofi:24 room:25 safe:21 under:24 undon:33 up:32 was:31 we:22 when:20 work:30
wash:-13 and:27
washington:-5
wasnt:47 what:22
wasp:24
watch:23 he:22 her:21 hous:48 i:24 in:31 kid:-36 me:25 show:25 story:-20 whil:-33
water a:30 apartment:-23 at:29 brok:41 for:24 got:-31 heat:-21 in:-23 off:-42 ris:24 run:24 shut:-33
waterboard:26
wave:14
way:26 2:25 and:23 die:24 from:24 get:-30 go:32 home:21 it:25 me:20 out:29
wayn:-15
we:20 are:22 at:24 get:23 him:22 in:38 is:21 left:28 liv:28 marriag:-34 nowher:31 park:22 plac:28 play:21 rent:25 sleep:34 talk:23
weak:22
wean:-17
weapon:18
wear:17 and:25 glov:23 i:22 makeup:27
weath:12
weatherization:-27
webcam:21 studi:20
websit:6
wechat:21 he:20
wed:-18 and:28 help:-25 her:32 in:24 the:24
wedg:15
weed:-20 and:25 in:-22 my:-26
week:8 a:26 brok:22 her:21 im:25 more:27 no:-21 normal:-21 old:24 pregnant:-32 to:28 want:-27
weekend:17
weekly:-20 for:-28
weigh and:36 me:28
weight:-21
weird:18 after:24 in:21 my:23 on:26
weld:-22
welfar:-5 check:31 offic:-21
well:-5
welt:43
wen:28
went clinic:24 for:21 him:24 out:-22 the:27 towel:25 under:22
were:22 both:23 on:29
wet:43 kid:21
what all:23 can:29 church:-24 curfew:-25 did:25 doctor:-25 eat:24 form:-21 grandp:24 he:25 help:-32 im:29 left:26 me:22 notic:-23 now:-26 numb:25 owe:29 paper:-31 right:-20 sign:31 they:-29 way:23 with:-24 you:21
whatsapp:33
wheel:7
wheelch accessibl:-31 at:22 bound:22 charg:26 he:21 help:-24 husband:20 in:21 it:25 ramp:-25 the:21 van:-29
wheez:27
when:8 a:21 asleep:22 at:26 both:21 boyfriend:25 cal:21 cant:28 check:20 come:21 cry:23 dad:24 do:-28 drink:32 eight:23 goe:20 have:-36 him:29 his:33 home:34 im:31 in:33 kid:-22 late:30 lift:20 lose:23 mad:22 noth:-20 out:-29 pass:28 pay:29 plan:-28 rais:25 say:24 small:26 turn:21 work:30 yell:26
whenev:34 i:25
wher:10 a:-22 all:26 and:26 been:24 belong:26 buy:-27 cant:24 cheap:-29 cover:30 dont:24 find:-20 fix:-21 free:-29 get:-29 go:28 learn:-24 mov:28 out:-34 print:-22 sign:-24 sleep:46 spend:22 to:-38 was:25 we:33 were:22 with:23
which:-6 bet:-24 brand:-21 free:-26 is:-31 kid:33 need:-34 one:30 paper:-34
whil:13 at:32 cry:23 night:-27 nurs:-24 safe:-29 shelt:-30 sleep:32 slept:26 was:21 we:20 work:-37
whip:50 with:23
whippet:13
whisper:29
whit:11 disc:21 under:21 van:22
who 14:-27 brought:21 care:24 got:20 handl:-25 hire:-24 hit:31 hurt:21 if:23 in:23 is:23 it:-27 made:-22 molest:23 of:21 one:-26 report:-25 run:-23 senior:-24 them:-21 watch:-29 you:24
whoev:20
whol:31 i:26 red:-20 to:25 tylenol:21
whor:28
whos:28
why does:31 is:-28
wi:-16
wic:-34 card:-25
wichit:5
wick:-12
widow:6 with:-22
wife:20 abus:39 abusiv:25 and:-23 beat:35 from:23 get:26 got:21 hit:24 im:24 it:25 keep:25 me:25 my:37 out:42 pull:21 said:24
wifey:26
wifi:-16
wig:-17
wild:-9
wildfir:-24
will:20 again:27 at:26 do:28 for:26 help:29 it:31 kid:21 live:26 me:24 to:28
wilmington:-24
win:-15
wind:8
window:25 i:28 rock:-29 shut:28 to:25
windpip:32
windshield:36
wint:-34 coat:-26
wioa:-25
wipe:-24
wiper:22
wir:15
wire:30
wisdom:-32 teeth:-28
wish:47 i:22 my:21
wisp:-18
with:11 2:27 abus:41 an:21 anymor:22 aunt:-21 baby:32 backpack:26 becaus:23 bed:23 binocul:26 black:22 blanket:26 body:29 boyfriend:-33 brok:26 burn:27 but:-23 cant:30 car:-26 care:-21 casework:-22 cat:26 chem:-30 chlamydi:25 cigaret:30 cord:23 cut:23 does:-25 dont:23 engin:24 eye:26 felony:-31 fever:24 fork:20 foundation:22 from:35 girl:35 go:20 grandm:21 grocery:-22 gun:20 handprint:25 holiday:-20 home:-23 hous:-24 if:21 im:28 iron:22 is:21 its:30 just:20 key:24 lamp:26 landlord:24 lie:22 life:36 light:23 lock:25 lose:22 mark:24 men:27 nail:-20 name:49 near:23 note:23 nowher:29 nude:31 of:29 off:27 old:-27 on:23 order:-23 pain:24 pan:22 parent:-23 pic:29 pill:24 plan:24 polic:26 propan:-26 razor:28 rifl:26 room:20 run:25 school:-24 she:23 shoe:29 sick:25 sis:20 social:-23 std:27 switch:29 teen:-21 then:23 threat:32 til:21 to:22 twin:-27 up:26 welt:23 who:30 window:23 wont:20 work:-22 year:24 you:27
withdraw:27
withdrawal:-22
withhold:7
within:31
without:24 a:-33 and:21 ask:26 being:30 consent:22 him:38 in:25 me:24 paper:-33
witness:-5
wive:7
woke:13 a:26 at:26 him:26 nak:26 no:27 the:-21
women abus:28 answ:31 asl:20 beat:29 bed:37 car:33 caregiv:35 construction:-21 county:-28 dc:-24 exam:-24 farm:-28 from:-22 got:26 health:-20 hous:-28 husband:30 i:20 infant:-32 lake:-21 law:-21 lawy:-27 meet:-21 not:-23 of:21 open:29 own:-27 rap:33 rehab:-25 servic:-29 sleep:34 son:27 tacom:-22 tonight:30 trad:-28 tuls:-25 who:23
won:-19
wont:11 6:21 after:34 answ:34 around:29 away:-30 be:28 bleed:20 breath:25 com:26 condom:25 divorc:-21 down:21 driv:39 eat:-23 even:21 feed:27 here:20 him:35 hit:22 hold:28 in:23 learn:30 minut:25 money:34 no:21 noth:-23 off:33 open:27 paper:-30 pass:-24 pay:-23 pick:28 quit:29 say:24 send:-20 show:23 sign:-28 sleep:-22 slow:20 text:27 turn:29 up:41 wake:31 what:24 work:21
wood:8
worcest:-26
word:28 what:23 with:24 word:22
wore:32
work 14:-20 16:31 abus:23 all:27 bruis:22 by:28 can:-28 childcar:-23 comp:-33 debt:30 family:21 forc:-28 found:21 free:35 from:-29 his:34 home:-32 hour:30 how:-23 id:26 keep:22 late:-28 lost:-27 me:27 my:41 nail:25 off:42 only:20 out:-22 paid:-24 shop:21 slap:31 so:33 that:-20 them:21 thre:25 tomorrow:28 was:21
workforc:-19
workout:-34
workplac:8
world:34
worri:-7
worry:-8
wors:32
worst:22 headach:21
worth:6 liv:27 more:25
worthless:10
would:20 do:24 get:22 him:21 i:21 like:-29 miss:33 take:25 with:23
wouldnt:21 the:35
wound:-16
wrap:17
wreck:12 my:28
wrench:25
wrestl:-19 girl:-24
wrist:49 a:21 on:20
writ:12 a:-33 in:25 my:30 note:22 the:24
wrk:-33
wrong:9 arm:30
wrongful:-26
wrongfully:-10
wrot:42 a:25 about:26 for:26 let:25 my:21 poem:23 the:31
wv:-5
xanax:19 and:21
xbox:-15
y:33 agar:25 ahi:31 ahor:23 al:34 bajo:21 banc:26 brinc:27 card:25 casa:22 cier:28 cita:33 como:27 da:33 de:21 debo:20 dejo:24 desmay:20 dieron:28 dijo:23 diner:-30 dorm:23 duel:29 durm:22 el:41 embaraz:-24 empuj:24 en:33 esta:25 frio:23 golp:29 gratis:-26 green:25 hace:30 hast:21 hay:26 hoy:23 irme:24 la:31 las:22 lee:22 luz:-20 mama:24 mensaj:21 mi:33 mis:28 na:20 necesit:-26 nino:-21 nunc:29 paga:24 pagan:29 pago:29 papel:26 quebr:-30 quien:26 quier:-23 quit:21 rent:26 sabe:24 sale:43 segu:24 si:22 sient:20 sigo:24 su:29 tambi:26 tarjet:29 telefon:38 todavi:26 todo:21 traig:27 una:21 veo:31 ver:22 vien:23 vivo:20 vuelv:30 y:39
ya:46 con:23 dijo:24 no:23 pastil:29 que:20 quier:29
yakim:-13
yall:29
yank:31 me:21
yard and:23
yarn:-23
yay:-26
year:9 a:24 an:28 ask:22 cheap:-23 find:-27 friend:23 has:26 he:24 help:-23 her:-21 his:21 home:25 night:28 of:32 out:26 school:-26 sinc:-20 to:-21 told:23 wage:24 women:23 wont:20
yearbook:-27
yeast:-18
yel:51 and:22 at:26
yell:28 me:22
yellow:15
yern:15
yes then:24
yesterday:36
yet:17
yo:14 en:28 is:22 la:30 no:21
yoga:-11 teach:25
you:14 die:21 do:22 for:22 hav:-24 have:-31 lawy:-27 por:29 visa:-25 want:21
youll:24
young:-12
your:9
yourself:24
youth crisis:-27 kiss:22 lead:20 me:22 my:23 out:-23 pastor:23 rub:23
yuma:-12
ywca:-19
zapat:-25
zarand:14
zel:24
zero:17
zip:-15
zoloft:-7
zombi:-23
zumb:-16
`,
}

/** What each word adds for each danger, which is named by its place among these. */
export const kinds = {
  start: {
    dying: -1.4,
    suicide: -1.2,
    child: -1.8,
    assault: -1.8,
    trafficking: -2,
    followed: -1.7,
    violence: -0.9,
    tonight: -2.1,
  },
  words: `
06 0:-18 1:26 4:-21 5:-18 6:-20 7:-18
1 0:-29 1:15 2:-20 3:-44 4:-37 7:16
10 1:-36 2:43 3:-57
100lb 0:20 1:-20 5:-17
100x 0:-16 1:-18 3:-24 5:-19 6:23
10pm 0:-26 1:-26 2:-20 3:-27 4:-32 5:-24 6:-37 7:32
10th 0:-19 1:-23 2:-27 3:-26 4:-16 5:-21 6:26 7:-18
11 0:-38 2:38 4:-35 6:-43
11am 0:-21 1:-31 3:-17 4:-29 6:-24 7:27
11k
11pm 0:-26 1:-27 2:-25 3:-28 5:-16 6:-30 7:25
11th 0:-25 1:23 2:-18 3:-17 6:-21
12 0:-26 1:-31 2:57 4:23 5:-48 6:-65 7:-15
13 0:-36 1:-15 2:75 3:23 4:-38 5:-47 6:-40 7:-31
13yo 2:25 3:-16 6:-15 7:-20
14 0:-26 2:56 3:-29 5:-44 6:-40 7:-28
14yo 1:-19 2:26 5:-20 6:-26
14yr 1:-22 2:18 3:-16 4:-15 5:-18
15 0:-31 2:46 5:-40
15yo 0:-17 2:28 5:-15
16 0:-32 1:-21 2:29 4:20
17 0:-30 1:-22 3:-15 5:-38 7:40
17yo 0:-20 1:20 2:-21 3:-17 4:-16 6:-15
18 0:-19 1:15 3:-39 5:-32 6:-38 7:25
19 1:-34 2:-18 3:-16
1am 0:-24 2:-26 3:-28 4:-32 5:-28 6:-31 7:32
2 6:-20
20 2:-47 4:-24
21 0:-21 1:-30 4:24 5:-32 6:-34
22 2:-17 5:-45 7:-38
23 0:-25 1:-29 3:-32 4:-27 7:-24
24 2:-49
24hr 3:-17 6:-15 7:20
25 1:-33 4:-25 5:-31 6:-15 7:-22
26 1:-16 3:-16 4:-22 5:-19 6:-30 7:-19
27 1:-18 3:-16 4:-18 6:-24
28 1:-20 2:19 4:-26 5:-24 7:-26
29 1:23 2:-22 3:-20 4:-16 5:-16 6:-18
2a 2:-16 3:-22 4:-17 5:24 6:-23
2am 0:-27 3:-42 4:-36 6:-28 7:30
2day 0:-24 2:-38 3:-35 6:-25 7:18
2nd 1:-21 3:-32 4:-17 5:19 6:-33
2nit 0:-31 2:-41 3:-42 4:-44 5:-32 7:36
2x 1:-20 2:-19 3:-24 4:-28 5:24 6:-16 7:-27
2x4 1:-19 2:25 3:-21 4:-22 6:-19 7:-17
2yo 2:24 4:-16 6:-24
3 6:-22
30 0:21 7:-16
30s 3:-16
31 0:-21 1:21 2:-25 3:-20 5:-23 6:-18
32 0:-25 2:20 3:-32 4:-22 5:-29 6:-30 7:-17
33 0:15 2:-21 4:-16 6:-29
34 0:21 1:-41 4:-42 5:-25 6:-17 7:-29
35 0:-21 1:-32 2:30 3:-21 4:-41 5:-23 6:-25
37 0:23 1:-27 2:-25 3:-39 4:-20 5:-26 6:-27 7:-21
38 0:16 1:-23 2:-24 4:20 6:-34 7:-27
3am 2:-28 3:-40 4:-17 5:-21 7:18
3b 1:-41 2:31 3:-24 4:-25 5:17 6:-31 7:-32
3k 1:-20 2:-20 3:-17 4:18 5:-17 6:-18
3rd 0:-22 1:-23 2:-24 3:-26 4:-26 6:-36 7:18
3x 0:-24 1:-18 2:-23 3:-27 4:-16 6:-33 7:19
4 0:-20 1:-20 2:18 3:-15
40 0:19 2:-22 4:-24 6:-56
41 0:-27 2:-22 3:-20 4:-26 5:-19 6:19 7:-24
45 0:-30 1:20 2:-28 5:-19 6:-32 7:-32
47 0:-33 1:16 2:-21 3:-30 4:-24 5:-24 7:-17
48
4am 0:-22 1:-29 2:-33 3:-22 5:23 7:-22
4b 0:-23 2:-21 5:-19 6:20
4c 0:-19 3:-18 4:-21 5:-19 6:-31
4th 1:-15 5:15 6:-22 7:-21
5 1:-27 2:31 3:-34
50 1:-37 2:-37 3:-33 4:-38 5:19 6:29 7:-23
52 0:-15 1:17 3:-23 4:-28 7:-28
54 0:-16 1:-19 2:-28 3:19 4:-23 6:-15 7:-26
55 0:-15 1:-16 2:-28 3:28 6:-22 7:-17
58 0:-17 1:-29 2:-21 4:-21 5:-15 6:-19
5am 0:-21 3:-27 5:-22 6:-24 7:20
5pm 1:-19 5:-15 7:20
6 0:-21 1:-37 2:37 3:-18 4:-21 5:-26 6:-22
60 1:-43 2:-45 4:-26 5:34 6:-17
62 0:-15 3:-16 4:-16
63 0:-27 2:-18 3:-15 6:-16 7:26
65 4:18 5:-19 6:-24 7:-16
66 0:-20 1:-15 2:-22 4:-26 5:-16 6:-25
68 0:-29 1:-26 2:-33 3:-24 4:-20 5:-22 6:39 7:-26
69 1:-23 2:-17 3:-17 4:-22 5:-24 6:-21 7:27
6am 0:-19 1:-26 3:-23 4:-26 5:-26 6:-22
6pm 0:-33 1:-23 2:19 3:-18 5:-20 6:-17
6th 0:-40 1:-25 2:18 3:-31 4:-28 5:-21 7:-16
7 1:-49 3:-42
70 1:-18 2:-47 3:-42 4:-22 6:18
70s 0:-24 3:-26 6:-25 7:16
71 0:-26 1:-18 2:-34 4:-23 5:-22 6:-30 7:15
72 0:-23 2:-38 3:36 4:-33 5:-23 7:-15
73 1:-17 3:24 4:-15 5:-21 6:-18
74 2:-33 4:18
75 1:-20 3:-25 4:25 5:-26 7:-26
76 0:-31 1:-23 2:-29 3:-24 4:-20
77 1:-20 2:-26 3:17 4:-18 5:-24 6:-37
78 0:-30 2:-39 3:-33 4:-19 5:-17
79 0:-18 1:-20 3:-26 4:-16
7am 1:-26 3:-29 5:-20 6:-18 7:26
7elev 5:-25 6:-24 7:23
7th 0:-25 1:23 2:-18 3:-21 4:-19 5:-21
8 1:-31 2:21 5:-39 6:-26 7:18
80 0:-30 1:17 2:-37
81 2:-36 3:-35 4:-21 5:-22
82 1:21 3:-21 5:-20 6:-22 7:-19
83 2:-22 3:21 4:-19 6:-35 7:-22
84 0:-18 1:-21 2:-29 4:-17 5:-17 6:24 7:-23
86 0:26 1:-25 2:-32 3:-16 4:-20 5:-20 6:-19
8th 0:-24 1:-15 2:-21 3:-23 5:20
9 0:-17 1:-17 2:38 5:-26
90 0:15 2:-23 4:-23 5:16 6:-51
95 0:-26 2:-26 3:-25 6:-32 7:-37
9am 1:-23 3:21 6:-21
9k 3:-18 6:-19 7:-15
9pm 5:-15 6:-19
a
aa 0:-17 1:-30 3:-26 4:-29 5:20 7:-20
ab 0:-28 1:23 2:18 4:-21 5:-37 6:-44
abaj 0:22 1:-27 3:18 4:-23 5:-15 6:-33 7:-25
abandon 0:-22 2:-26 3:-23 4:-26 5:-24 6:25
abej 0:18 1:-16 2:-17 3:-16 7:-16
abiert 1:-23 3:-24 5:-25 6:-23 7:27
ablar 0:18 1:-19 3:-15 4:-19 6:-16 7:-18
able 0:-18 1:-25 2:-23 3:26 5:-21 6:-19
ablo 0:-15 1:-16 2:-25 3:22 4:-18 6:-17 7:-19
aboos 0:-23 2:-26 5:-18 6:26
abort 0:26 1:-30 3:-21 5:-25 6:-16 7:-16
abortion 2:-21 4:-38 5:-30 6:18 7:-31
about 0:-41 1:32 3:-16 5:-33
abov 0:-15 1:-25 3:-37 4:-34 6:-26
abra 0:-20 1:26 2:-24 3:-20 6:-18
abre 0:15 2:-15 3:-30 4:-15 6:-35
abren 2:-17 4:-18 6:-20
abri 1:-17 3:-15 5:-16 7:20
abrig 0:-17 2:22 3:-19 4:-21 6:-17 7:-17
abroad 0:-18 1:-25 2:-21 4:20 6:-30 7:-24
abt 0:-17 3:-25
abuel 0:26 1:-36 2:27 4:-29 5:-40 6:-29
abuelit 0:25 1:-29 2:19 3:-36 4:-30 5:-33 6:-33 7:-23
abus 0:-31 1:-41 4:-38 5:-31 6:38 7:-42
abusador 0:-24 1:-19 2:-17 3:-18 4:-24 5:-18 6:33 7:-24
abusiv 0:-34 1:-38 2:-47 3:-34 4:-36 5:-48 6:70 7:-38
acab 1:34 2:-30 4:-37 5:-39 6:-35
acabam 1:-17
academy 6:-18
acalambr 0:18 1:-16 4:-15 5:-18 6:-20
acamp 0:-16 1:-23 2:-23 3:-22 4:-21 6:-19 7:21
acas 0:-16 4:-18
access 0:-19 2:-25 3:-26 4:-24 5:-25 6:21 7:-27
accessibl 0:-21 4:-17 5:-22 6:-29 7:22
accessory 3:-17 6:-16
accident 0:16 3:-46 4:-33 5:-37 7:-18
account 0:-39 1:-17 2:-35 3:-39 4:-50 5:31 6:20 7:-15
acct 1:-32 2:-20 3:-21 4:18 6:-31 7:-19
accus 0:-23 1:-28 2:-26 3:-28 4:-28 5:-26 6:39 7:-16
acech 0:-22 1:-24 2:-21 3:-27 4:-22 5:35 6:-29 7:-26
acechador 0:-15 1:-16 2:-16 3:-16 5:24 6:-18
acept 0:-21 1:-35 2:-39 3:-35 4:-30 6:-26 7:28
acetaminof 1:19 6:-18 7:-17
acid 1:-29 2:-26 3:-27 5:-29 6:27
acos 0:-28 1:-32 2:-30 3:-24 4:-47 5:50 6:-55 7:-24
acosador 0:-24 1:-32 2:-27 3:-33 4:-34 5:44 6:-37 7:-33
acost 0:-19 1:-18 2:-33 4:19 5:-35 6:-37 7:-24
acount 0:-16 1:-22 2:-15 3:-16 4:-18 5:-17 6:17 7:-21
acre 0:-16 1:-20 2:-20 3:-22 4:-20 5:-26 6:23
across 0:-19 1:-43 5:35 7:-43
acrost 2:-21 3:-16 4:-18 5:-16 6:23
act 0:-27 3:-31 4:-37 5:-17
acta 0:-18 1:-26 2:-26 3:-25 5:-24 6:18 7:-25
actin 1:-17 2:-36 3:-24 4:-19 7:-21
action 1:-17 2:-24 3:21 5:-16 6:-25
activ 0:21 1:-26 2:-31 3:-19 5:-19
acuerd 0:-28 1:-25 2:-20 3:34 4:-23 5:-16 6:-28 7:-35
acuest 0:-26 3:20 4:23 5:-31 6:-44 7:-43
ad 0:-26 1:-48 3:-50 4:41 6:-57 7:-33
add 0:-23 1:-17 3:-23 4:16
adderall 0:22 1:-30 3:-22 4:-30 5:-33 7:-22
address 0:-34 1:-31 2:-43 3:-50 4:-28 5:51
adentr 0:-18 1:-22 2:-32 4:-19 5:-27
adio 1:31 2:-19 3:-18 4:-33 5:-27 6:-19
adjust 1:-17 2:-25 3:20 5:-20
admit
adond 0:-26 1:-25 2:-27 3:-18 5:-19 6:-19 7:18
adopt 0:-24 1:-21 2:17 3:-28 4:19 5:-22 6:-34 7:-20
adoptiv 0:-20 2:27 4:-18 5:-17 6:-35 7:-29
adrenal 0:26 1:-27 3:-25 6:-33
ads 0:-18 1:-35 2:-31 3:-43 4:56 5:-37 6:-41 7:-37
adult 0:-34 1:-22 4:-52 5:-19 6:17 7:-25
advantag 0:-41 1:-32 2:-40 3:58 4:-42 5:-32 6:-44 7:-29
advertis 0:-19 1:-17 3:-16 4:27 5:-28 6:-23
advil 0:21 1:17 3:-27 5:-17 6:-20
advisor 4:-23
advocacy 2:16 3:-27 4:-18 5:-24 6:24 7:-18
advocat 0:-19 3:30 7:-30
aed 0:22 5:-26 7:-25
aeropuert 0:-22 1:-31 2:-28 3:-22 4:-31 5:-18 6:-21 7:28
afford 0:-20 3:-19 4:-23 5:-22 7:-20
afghanist 0:-21 1:35 2:-21 3:-30 4:-25 5:-19 6:-31 7:-23
afraid 0:-19 1:-34 3:-34 4:-44 6:32 7:-41
afric 0:-20 1:-21 2:-28 3:-21 4:25 5:-23 6:-21 7:-25
after 2:-16 3:32 5:-16 6:-16
afterbirth 0:33 1:-31 2:-20 3:-25 4:-18 5:-26 6:-25 7:-30
afternoon 0:-22 1:-30 2:-30 3:-15 4:-25 7:36
afterparty 0:-18 1:-19 2:-25 3:25 5:-21
aftershav 0:-27 2:-21 4:-21 5:-23
afterward 1:-18 3:24 4:-19 5:-18 6:-22
afuer 0:-18 1:-43 2:-41 3:-41 4:-53 5:36 7:26
again 0:-42 1:18 3:-28 4:-24 5:18 7:-22
against 0:-29 1:-22 5:-28 7:-29
agar 3:33 4:-48 5:-47 7:-18
age 1:-16 2:37 3:-41 5:-37 6:-51 7:-16
aged 0:-25 1:-34 2:-37 3:-25 4:-28 5:-23 6:-36 7:33
agenci 0:-29 1:-30 2:-31 3:-25 4:36 5:-20 6:-37 7:-21
agency 0:-34 1:-35 2:-27 3:-45 4:38 5:-23 6:-42 7:20
agend 3:-26 5:-24
agent 0:-28 1:-32 2:-28 3:21 4:16 6:-18 7:-29
aggressiv 0:-22 1:-19 3:-24 4:-20 5:-20 6:20
agin 0:-20 2:-20 3:-16 4:-24 7:-17
aging 0:-17 2:-27 4:-23 5:-22 6:-17 7:18
ago 0:15 2:-52 3:20 6:-55
agonal 0:23 1:-20 6:-19
agre 0:-19 3:37 4:-34 5:-39 6:-36 7:-30
agred 0:-20 3:17 6:-17
agresion 0:-24 1:-22 2:-26 3:27 4:-26 5:-17 6:-18 7:-19
agresiv 0:-26 1:-22 2:-20 3:-26 4:-27 5:-19 6:28 7:-28
agresor 0:-18 1:-15 2:20 3:-27 4:-18 5:-16 7:-20
agua 0:-20 1:-27 2:15 4:-26 5:-29 7:-23
aguant 0:-29 2:-29 3:-30 4:-26 5:-17 6:16 7:-35
ahead 0:-16 1:30 2:-31 3:-38 4:-30 5:-20 7:-30
ahi 3:-39 6:-40 7:20
ahij 0:-21 1:-24 2:31 3:-28 4:-24 5:-19 6:-24
ahog 0:31 1:-37 2:-37 3:-28 4:-19 5:-24 7:-27
ahogandos 0:16 4:-16 5:-16
ahor 1:-16 2:-40 4:23 6:-33
ahorc 2:-30 3:-34 4:-33 5:-41 6:22 7:-35
ahorit 1:-32 2:-37 4:-27 6:-43
aid 0:18 1:-18 5:-18 6:-19
aide 1:-36 3:21 4:-29 5:-31 7:-42
aids 2:-22 3:-32 4:-22 6:17 7:-26
aim 0:-21 3:-29 4:-15 6:-31 7:-18
air 0:19 2:-44 3:-29 4:-43 6:-19 7:-21
airbnb 0:-34 1:-35 3:15 5:-16 6:-20
airdrop 1:-30 2:-16 3:-24 4:-17 5:26 6:-28
aire 0:33 1:-33 2:-21 3:-28 5:-28 7:-31
airm 0:-26 1:19 4:-16 6:-16 7:-36
airplan 6:-15 7:-15
airpod 1:-15 3:-17 4:-16 5:22 6:-17
airport 0:-24 1:-25 2:-25 3:-34 4:-39 6:-25 7:42
airsoft 0:-17 1:-17 3:-15 4:-15 6:20
airtag 0:-34 1:-40 2:-31 3:-45 4:-35 5:64 6:-23 7:-57
ajen 2:-16 3:21 4:-15 6:-15 7:-17
ajum
ak 3:-17
akron 6:17 7:-20
al 2:31 3:-15 4:31 7:-24
alabam 1:-34 2:-16 3:20 4:-21 5:-27 6:-21
alacr
alarm 0:24 1:-28 2:-35 3:-36 4:-28 7:-20
alask 0:-18 2:-27 4:-23 5:-23 6:28 7:-29
albany
alberc 0:21 2:-20 6:-15 7:-16
albergu 0:-25 1:-33 2:-28 3:-19 4:-25 5:-26 6:-26 7:35
albuquerqu 3:-21 4:20
alcans 0:-29 1:-18 2:-25 6:-18 7:20
alcanz 1:-26 4:-34 5:-23
alcohol 0:25 1:-34 3:-18 4:-17 6:-19 7:-22
alert 0:-22 1:-28 3:-21 4:-26 5:37 6:-39 7:-30
alex 0:-34 2:-41 3:-29 4:-32 5:42 7:-35
algo 3:38 4:-24 5:-28 6:-41 7:-37
algui 2:-16 4:-39 5:37 6:-51 7:-34
aliv 0:-18 1:62 2:-23 3:-49 4:-49 5:-36 6:-40 7:-50
alivi 3:-19
all 3:-16
alla 0:-23 2:20 3:17 7:-19
allergic 0:22 1:-20 2:17 3:-20 4:-18 5:-22 7:-22
allergy
alley 0:23 1:-29 2:-25 3:-27 4:-22 5:-19 6:-40 7:18
allow 0:-43 1:-48 5:-32 6:38 7:-29
allowanc 0:-29 1:-30 2:-33 3:-33 4:-39 5:-30 6:34 7:-20
alma 0:-18 1:19 3:-18 6:-21
almac 0:-19 1:-20 2:-20 3:21 4:-37 5:-24 6:-26 7:-20
almoh 0:-30 1:-25 3:-26 4:-19 5:-17 6:28 7:-24
almost 0:-20 2:-28 5:-28 6:-34 7:-25
alon 0:16 2:40 4:-21 6:-49 7:-39
along 2:-26 3:-31 4:-26 5:-32
alot 0:-21 1:-25 2:25 3:-17 4:-21 5:-23 6:-29 7:-20
already 1:20 3:-29 4:-39 7:-18
alsaim 0:-17 1:-24 2:-25 3:21 4:-27 5:-21 6:-26 7:-27
also 2:-22 4:-26 6:20
alta 1:-19 2:-20 3:-30 4:-17 5:-24 6:-30 7:23
altar 0:-15 2:27 3:-16 4:-17 5:-15 6:-35 7:-20
alto 1:21 6:-15 7:-19
alumn 0:-19 1:20 3:-27 4:-17 5:-20 6:-20 7:-15
always 0:-45 1:-35 2:26 5:16 7:-29
alzheim 0:-17 6:-21 7:-19
am 4:-24 7:22
ama 0:-18 2:-24 3:-21 4:-25 5:-23 7:16
amag 0:-18 1:-20 2:-16 3:-18 4:-21 5:-17 6:20 7:-20
amanec 1:20 7:-16
amaneci 0:-34 1:-27 2:-26 3:43 4:-27 5:-34 6:-31 7:-34
amar 0:-35 3:-43 5:-33 6:28 7:-37
amaril 2:-17 3:-22 4:-16 5:-24
amazon 1:-23 2:-18 4:-15 5:23 6:-24
amber 2:24 5:-25
ambi 0:-18 1:21 3:-37 4:-34 5:-29 6:-22 7:-30
ambulanc 0:49 1:-25 2:-30 3:-16 4:-22 5:-25 6:-55 7:-28
ambulanci 0:23 3:-15 7:-16
ambulansi 0:18 1:-19 2:-20 5:-22 6:-19
amenas 0:-25 1:-29 2:-25 3:-31 4:-27 6:29 7:-30
amenaz 0:-28 1:-20 2:-26 4:-36 5:-16 6:51 7:-52
amenazant 2:-16 5:21 6:-19
americ 0:-22 1:-38 2:-35 3:-25 5:-33 6:34
american 3:-25 4:-23
amig 2:-15
amish 0:-33 2:-38 3:-31 4:-31 5:-23 6:41 7:-18
ammo 1:26 2:-26 3:-16 5:-25 6:-28 7:-16
ammoni 0:38 1:-22 3:-16 4:-40 5:-17 6:-34
ammunition 0:-20 1:20 2:-15 3:-17 4:-17 5:-17 7:-15
amo 1:23 2:-17 3:-16 5:-16 6:-20 7:-21
amonton 0:-17 2:-20 3:-21 4:22 5:-20 6:-23 7:-21
amor 0:-23 3:-19 4:19 5:-27 6:-15
amp 0:17
amtrak 5:-19 6:-24 7:21
an 2:-20
anafi 0:21 1:-27
anal 2:-16 3:18 6:-22
anaphylactic 0:20 2:-16 3:-16
ancestry 0:-23 1:-32 3:-26 5:25 6:-16
anchorag 3:-17
ancian 2:-17 3:-21 6:19
and 7:16
anda 0:-36 1:-35 2:-15 3:-36 6:24 7:-22
andam 0:-15 2:-23 4:-15
andan 0:-24 1:-23 3:-21 4:-15 5:16 6:25 7:-26
ando 0:-21 1:21 2:-36 3:-38 4:-38 7:18
android 0:-17 1:-24 2:-20 3:-22 4:-18 5:29 6:-24 7:-19
anesthesi 1:-16 3:19 5:-17 6:-25
anesthesiologist 0:-22 4:-19
angel 0:-17 2:-25 3:-21 4:-24 6:-18
anger 1:-24 2:-26 4:-22 6:27
angry 0:-25 2:-31 3:-43 4:-30 6:49 7:-21
anhydrous 0:25 1:-19 3:-16 4:-24 6:-21
anim 0:-17 1:21 3:-17 5:-20 6:-19 7:-15
animal 1:-28 3:-24 4:-21 5:38 6:-46 7:-20
anit 2:18 4:-21 6:-17
ankl 0:20 1:-39 3:-36 4:-19 7:-27
anniversary 0:-28 2:-21 3:23 4:-19 5:-26 6:-30 7:-25
ano 0:-31 1:-18 7:-35
anoch 0:-19 2:-30 4:-29 7:-29
anochec 0:-21 1:-16 3:-15 5:-22 6:-21 7:20
anon 2:-25 3:-16 4:-25 6:-26
anonim 2:-16 4:16 6:-21
anonymous 1:-23 6:-24
anoth 0:-17 2:-45 3:-20 6:-26 7:20
ansiedad 1:20 2:-16 3:-21 6:-20
answ 2:-18 5:-18
answer 0:36 2:-30 3:-35 5:-37 6:-21
answerin 0:-20 7:23
ante 2:-22 3:-30 4:-18 5:-30 6:24
antibiotic 0:22 2:-18 6:-22 7:-16
anticongelant 0:23 1:-25 3:-23 4:-16 5:-15 6:-18 7:-15
antidepressant 0:26 1:37 3:-26 4:-19 5:-28 6:-38 7:-29
antifreez 0:44 3:-32 5:-17
antoni 2:-17 4:-29 5:-17 7:20
anunci 0:-17 1:-18 2:-24 3:-31 4:22 6:-27 7:-16
anxiety 0:-18 1:-21 2:-20 3:-23 5:-18 6:21 7:-24
any 0:-34 1:-28 3:-47 7:32
anybody 0:-21 2:-26 4:-40 5:-32 7:17
anymor 0:-34 1:26 3:-19 4:-47 5:-32 6:-22
anyon 1:-23 2:-38 4:-43 7:33
anyplac 0:-18 1:-17 3:-21 4:-15 5:-19 6:-22 7:22
anyth 0:-33 1:-22 3:20 4:-33 7:-30
anyway 0:-41 1:-17 2:-32 3:47 4:-23 6:-28 7:-30
anywher 0:-33 1:-36 2:-40 3:-43 4:-39 5:-22 7:35
aogo 0:22 1:-18 2:-20 3:-16 7:-21
aorc 0:-16 1:21 3:-26
apa 0:-21 2:44 3:-33 4:-20 5:-33 6:21 7:-30
apach 0:-19 1:-17 3:-24 4:-17 6:23
apag 0:-23 2:-25 3:-28 4:-27 5:30 7:-27
aparat 3:-24 4:-23
aparatit 0:-25 1:-22 3:-21 5:24 6:-22 7:-16
aparec 1:-22 2:-28 3:-23 4:-29 5:35 6:-25 7:-32
apareci 0:-18 1:-19 2:-21 3:-28 5:26 6:-16 7:-18
apart 0:16 1:-20 5:-17 6:-19
apartament 0:-26 1:-35 2:-27 5:-18 6:-28 7:16
apartment 0:-21 1:-45 2:-15 4:-26 7:20
aplast 0:22 5:-20 6:-17 7:-15
apne 0:-18 2:-20 3:-18 5:-27 6:-24 7:26
apologiz 0:-19 1:-23 2:-16 4:-21 5:-34 7:-18
apoy 1:-17 2:-29 3:16
app 0:-25 1:-17 2:-48 3:-40 5:59 6:-25 7:-29
appear 4:-20 5:24 6:-21
appendix 0:27 1:-24 2:-17 5:-25 6:-28 7:-30
appl 0:-22 1:-26 2:-28 3:-23 4:-32 5:44 6:-40 7:-35
appli 0:-17 3:-19 4:-16 5:23 6:-22 7:-21
apply 0:20 1:-18 6:-22
appoint 2:21 5:-17
appointment 0:-26 1:-28 2:-33 3:-15 7:-21
approv 0:-32 1:-21 3:-17 4:-28 5:-18 6:21
aprend 2:-15 3:-16 4:-15 5:-19 6:17 7:-18
aprendi 0:-15 1:-23 4:-20 5:16 6:-19 7:-19
apret 0:-21 1:-33 2:-28 3:-24 4:-27 5:-32 6:29 7:-22
apriet 0:-15 1:-19
apron 0:-16 1:-17 2:-17 3:17 4:-21 6:-30
aprovech 0:-37 1:-38 2:-29 3:39 4:-28 5:-36 6:-30 7:-29
apunal 0:29 2:-24 3:-19 4:-23 5:-19 6:-25 7:-23
apunt 0:-18 1:-25 3:-19 5:-17 6:17 7:-18
aquarium 3:-26 6:15
aquel 0:-22 1:-32 2:-29 3:18 4:-22 5:26 6:-39 7:-22
aqui 2:-30 3:-31 4:-36 5:-28
ar15 1:-20 2:-23 3:-20 4:-19 5:-23 6:27
ara 1:-15 2:-16 3:-20 5:-25 6:19
arabic 1:26 3:-24 4:-29 6:-20
aran 0:-15 2:-26 3:-28 4:-28 5:-18
ardor 1:-19 3:23 5:-16 6:-23
are 0:31 3:-25 6:-24 7:21
area 2:-21 3:-27 4:-23 5:-21 6:23
arenac 3:-17 4:-16 5:-16 6:19
arent 1:-20 2:-15 3:-15 5:17
argu 0:-34 2:-30 3:-17 4:-27 5:-36 6:32
argument 0:-21 1:-18 2:-20 3:-21 4:-17 5:-23 6:-20 7:17
arizon 2:19 4:-27 5:-18 6:-30
arm 0:17 3:-20 4:-46 5:-45 7:-30
arma 0:-23 2:-25 4:-27 5:-20 7:-27
army 0:-30 1:-26 2:-37 3:17 4:-20 5:-25 7:17
around 2:-34 4:-21
arranc 0:-19 1:-19 3:23 5:-15 6:-21 7:-17
arrang 0:-18 1:-35 2:-37 5:-24 6:18 7:-23
arrangement 1:-17 2:-18 3:-21 5:23 6:-17
arrastr 0:-31 1:-25 2:-28 3:-24 4:-25 5:-33 6:29 7:-23
arregl 0:-17 2:-19 4:-16 5:-29
arrest 1:-37 4:16 5:-38 7:-26
arrib 0:-21 1:-23 3:-21 4:17 5:-20 6:-21
arrim 0:-27 1:-30 2:-20 3:24 4:-17 5:-25 6:22 7:-24
arrincon 0:-22 1:-19 2:-24 3:26 4:-30 5:-18 6:-19 7:-30
arroz 0:-19 2:23 3:-18 4:-15 6:-20 7:-15
art 0:-19 2:-29 3:-30 4:-26 6:-17 7:25
artery 0:31 1:-22 2:-16 3:-16 4:-16 5:-16 6:-31 7:-16
artist 0:-20 2:-23 3:26 4:-27 6:-26 7:-19
arun 2:24 4:-15 5:-17 6:-20
as 1:-22 3:33 6:-17
asalt 0:-16 1:-15 2:-18 3:18 4:-18 7:-15
asap 0:-16 1:-19 2:-21 3:-25 4:-22 6:-24 7:25
asault 0:-15 3:21 4:-16 5:-18 6:-18
asco 2:-21 3:24 4:-28 5:-22 7:-16
aser 0:-20 1:35 2:-25 3:-36 4:-26 5:-37 6:-43
aserl 0:-21 6:-17
asfixi 0:-24 4:-19 6:19 7:-16
ash 0:17 1:-25 2:-27 3:-22 4:-20 5:-24 6:17 7:-21
asham 0:-20 1:29 2:-18 4:-27 6:-30 7:-21
asi 0:-19 1:26 2:-25 3:-20 4:-17 5:-21 7:-23
asian 3:-24 4:20 7:-19
asid 0:-15 1:24 4:-16 6:-22 7:-16
asil 0:-16 1:-18 2:-20 3:18 4:-22
ask 0:-28 4:-22 5:25 7:-23
askin 1:-22 3:-31 4:-21 7:-26
asl 0:-17 4:-15 5:-15
asleep 1:-15 2:-48 3:43 5:-39 6:-47
asma 0:18 1:-23 2:-15 3:-21 6:-21 7:-20
asom 0:-19 1:-17 3:-17 4:-15 5:23 6:-22 7:-16
aspirin 0:15 1:20 3:-22 4:-23 6:-23
ass 2:-16 4:-16 6:18
assault 0:-32 1:-45 2:-36 3:90 4:-38 5:-55 6:-53 7:-43
asset 0:-19 3:-23 4:-27 5:-25 6:18 7:-17
assignment 1:16 3:-21 6:-20
assist 0:-17 1:-26 2:-25 3:27 4:-34 5:-32
assistanc 1:-22 5:-16 6:-19 7:17
assistant 0:-25 1:-16 2:15 3:-26 5:-16
assult 2:-18
assum 0:-20 1:-23 2:-16 5:-15 6:20 7:-16
asthm 1:-23 2:-23 3:-31 6:-25
asult 1:-17 3:19 5:-17 7:-16
asust 0:-15 4:-16 5:22 6:-16
asylum 0:-19 2:-26 3:-21 4:-20 5:-18 6:-16
at
atac 0:-19 1:-24 2:-17 3:27 4:-19 5:-22 6:-20 7:-22
atack 0:20 1:-26 2:-16
ataqu 1:-34 2:-24 3:17 4:-24 5:-30 6:-27 7:-19
ate 0:45 1:-35 2:-46 3:-38 4:-28 6:-43 7:-17
atend
athlet 0:-21 1:24 2:-18 3:-23 4:-18 6:-16
atiend 1:-18 3:-25 4:15 5:-22 6:-28
atlant 0:-26 1:-22 2:-25 3:-21 4:29 5:-25 6:-23 7:-32
atm 0:-18 1:-23 2:-21 3:-24 4:-25 5:-26 7:23
atra 1:-20 5:28 6:-25 7:-22
atragant 0:19 1:-19 3:-17 4:-18 5:-18 6:-20 7:-18
atrev 1:-19 2:-28 3:-19 4:-18 6:30 7:-35
attack 0:-35 1:-51 2:-36 3:64 4:-44 5:-57 6:-18 7:-36
attempt 0:-31 1:45 2:-27 3:-30 4:-29 5:-29 6:-42 7:-25
attendant 0:-15 1:-21 2:-28 4:-19 6:-27
attic 1:-30 3:-17 4:-35 5:-29 6:21 7:-36
attorney 0:-20 1:-19 3:-21 4:-21
au 0:-33 1:-24 3:-30 4:37 5:-25 7:-25
audi 1:22 3:-16 5:-20 6:-19
auger 0:-19 1:24 4:-21 6:-18
aun 0:-15 2:-20 3:-26 4:-17 5:21
aunqu 0:-23 1:-32 3:29 4:-30 7:-18
aunt 1:-23 2:16 6:-34 7:21
aunti 0:-21 1:-30 2:19 3:-34 5:-31
aunty 1:-25 2:19 3:-27 5:-21 6:-36 7:-19
aupa 2:-20 6:-19 7:-27
austin 3:18
autism 0:-32 1:-27 2:40 3:-37 5:-32 6:-37 7:-32
autistic 0:-30 2:18 3:-24 4:-28 5:-21 6:-28
autobus 0:-15 7:17
autolesion 0:-26 1:29 2:-26 3:-26 4:-19 5:-25 6:-35 7:-17
avent 0:-31 2:-38 3:-23 4:-33 5:-42 6:43
avient 1:-26 2:-43 3:-45 4:-28 5:-34 6:37 7:-29
avion 0:-16 2:-16 3:-20 4:15 5:-23
avis 0:-22 2:20 3:-20 4:-26 6:-26 7:-29
avisp 2:-22 3:-19 4:-15 5:-22
awak 1:-43 2:-31 4:-34 5:-32 7:-35
awar 0:-19 2:-23 6:20
away 0:-17 3:-32 5:-42
awn 0:-25 1:-19 2:-21 3:-28 4:-18 5:-16 6:-28 7:24
ax 3:-25 6:-16
axe 0:-28 1:-22 2:-26 3:19 5:-31 7:-23
ay 1:-40 4:-26 6:-26
ayer 1:-29 2:-32 4:-28 5:-33
ayud 2:-34 3:-18 4:-18 6:30 7:-32
ayudam 0:16 1:-18 2:-22 4:-27 5:-23 7:-17
az 0:-16 4:-17
azot 0:-26 1:17 2:21 3:-25 4:-24 5:-24 6:-26 7:-23
azuc 1:-22 3:-17 4:-18 5:-22 6:-18 7:-16
azul 0:36 1:-35 2:-37 3:-25 4:-25 5:-30 6:-31 7:-32
b 2:17 3:22 5:-18 6:-17
babe 3:-21 4:-18 5:-18 6:-20 7:-18
baby 1:-19 2:38 3:-40 4:-17 5:-28 6:-24
babydaddy 1:-19 2:-22 3:-24 4:-21 7:-19
babysat 1:-16 2:20 3:-21 7:-23
babysit 0:-48 1:-54 2:34 3:-21 4:-16 5:-31 6:-44 7:-39
babysittin 1:-16 2:-29 3:-16 4:21 5:-16
bacheloret 0:-17 2:-22 4:-24 6:-17
back
backhand 0:-21 1:-34 2:-30 3:-25 5:-24 6:34 7:-21
backlog 3:25 5:-15 6:-23
backpack 0:-24 1:-31 2:-46 3:-37 4:-42 5:17 7:26
backpag 1:-21 2:-24 3:-35 4:33 5:-20 6:-19 7:-20
backseat 0:-21 1:-22 2:-30 3:-24 4:-21 5:-25 6:-27 7:31
backward 0:28 1:-26 2:-31 4:-29 5:-28 6:-21 7:-29
backyard 0:-19 1:-22 2:17 3:-25 4:-30 6:-24 7:-22
bad 2:17 4:-47 5:-31 7:-15
badg 0:-24 1:27 2:-22 3:-31 4:-28 6:-26 7:-28
bae 0:-21 1:-22 2:-19 3:-21 4:-23 6:20 7:-17
bag 2:-24 3:-18 4:-25 7:23
bail 0:-32 1:-35 4:29 7:-26
baj 0:-17 4:-24 5:-30 6:-16 7:16
baja 0:-23 1:26 2:-23 3:-27 4:-19 5:-22 6:-21 7:-21
bajam 0:18 1:-19 2:-16 3:-19 5:-17 6:-17
bajar 3:-20 4:21
baje 0:-26 2:-20 4:-23 6:-33
bajit 0:-24 1:-19 3:-15 6:23
bajo 0:-35 1:-27 5:-28 6:-43 7:22
baker 1:20 6:-28
bala 0:22 2:-16 3:-15 4:-16 7:-16
balaz 0:26 1:-17 2:-24 3:-35 4:-20 5:-23
balcony 0:-28 1:21 3:-42 6:-27 7:-31
bald 0:-24 1:-26 2:21 3:-18 4:-27 5:-21 7:-15
baler 1:-19 2:-24 3:-19
ball 0:17 2:-15 6:-24
balloon 1:-18 2:-22 3:-27 4:-24 5:-24 6:22
baltimor 4:-16 6:19 7:-23
ban 0:-24 1:-30 2:27 4:-33 5:-35 6:-34 7:23
bana 0:-27 1:-36 2:34 4:-17 5:-28 6:-32 7:-21
banc 0:-29 1:-25 2:-23 3:-32 4:-27 6:-43 7:30
band 4:-28 5:-22 6:-35 7:-30
bandag 1:25 2:-20 3:-22 4:-26 5:-20 6:-26 7:-18
bane 0:-17 1:-18 6:-16
baner 2:-19 3:-23
bang 0:-39 1:17 2:-37 3:-38 4:-32 5:-49 6:35 7:-35
bangor
bank 0:-23 2:-47 3:-37
bano 3:-24 7:-35
banquet 0:-23 1:-28 2:-27 3:-27 4:-28 5:-27 6:-27 7:29
baptism 0:-22 2:26 3:-24 4:-16 5:-15 6:-17 7:-26
baptistry 1:-16 2:-24 3:-20 4:-17 5:-15 6:-16 7:20
bar 0:-18 1:-45 3:19 5:-16 7:-41
barb 0:-19 1:-18 2:-33 3:20 5:-19 6:-22 7:-27
barbiturat 0:27 1:-27 2:-17 3:-21 4:-21 6:-20 7:-16
barc 0:-18 1:-16 2:-16 3:-24 4:28 5:-16 6:-22 7:-19
barcod 0:-45 2:-36 3:-28 4:42 5:-22 6:-37 7:-25
barefoot 0:-41 1:-24 3:-40 4:-35 5:-22 7:25
barely 0:39 1:-28 2:-22 3:-27 4:-21 5:-26 6:-28 7:-17
barist 1:-26 4:-21 5:19 6:-21 7:-20
barn 2:-35 6:-37 7:-37
barrack 0:-20 1:-22 2:-20 4:-20 5:-23
barrel 1:34 2:-37 3:-31 4:-32 5:-25 6:-41
barrig 0:-16 1:-16 3:-15 4:-15 6:19 7:-17
barrow
bartend 0:-24 2:-23 3:18 4:-18 5:-22 6:-23 7:-24
base 0:-30 3:19 4:-39
basement 1:-48 2:23 3:-40 5:-43 6:-29
bash 0:-16 2:-24 3:-17 4:-18 5:-25 6:24
basic 0:-17 1:-20 7:-24
basically 0:-28 1:-20 2:-22 3:-18 4:-17 6:24
bassinet 0:-23 1:-21 2:-19 7:22
basur 0:-32 1:-24 2:24 3:-26 4:-24 5:-33 6:-17 7:-28
bat 0:16 1:-37 2:-32 3:-44 4:-44 5:-40 6:45 7:-35
bate 0:-16 1:-15 2:-19 3:-31 4:-15 5:-19 6:35 7:-23
bath 1:-26 2:45 3:-49 4:-47 6:-53 7:-35
bathroom 0:28 3:18 4:-37
bathtub 0:34 1:-38 2:-41 3:-40 4:-34 5:-19 7:-38
baton 2:-16 4:-18 5:-17
batter 0:-35 1:-37 2:-29 3:-25 4:-30 5:-35 6:68 7:-68
battery 1:-47 2:-37 3:-35 5:16 7:-36
bay 6:26 7:-28
bayou 1:-23 3:-16 4:-22 5:23 7:-16
bb 0:-18 1:-20 3:-17 4:-28 5:-19 6:-19 7:17
bball 0:-20 1:24 2:-16 3:-19 4:-18 6:-22
bbq 4:-20 6:20
bbs 1:-24 3:-20 4:-18 5:-15 6:20 7:-20
bd 1:-18 2:-23 4:-16 6:17
bdsm 0:-17 1:-20 3:-22 4:-15 6:22 7:-20
be 0:-29 1:37 3:-15 4:-16
beach 0:-24 1:-26 2:-30 3:-40 4:-22 5:-27 6:-36 7:37
beagl 1:-17 3:-18 6:23 7:-20
beam 0:-18 1:31 2:-27 3:-25 4:-20 5:-27 6:-29 7:-17
bear 0:-18 1:-20 2:-23 3:-22 4:-17 5:30 6:-20 7:-15
beat 0:-26 1:-51 3:-55 5:-49 6:45 7:-47
beauty 1:-19 2:-21 3:-18 4:19 5:-27
beb 0:-43 1:-27 2:-27 3:35 4:-29 5:-32 6:-19 7:-26
bebe 0:18 1:-30 2:28 3:-50 4:-21 5:-55 6:-38 7:18
bebi 0:37 1:-24 2:-24 3:-28 4:-28 5:-29 6:-28 7:-22
bebit 0:18 1:-19 2:17 3:-18 4:-20 5:-28 6:-29 7:-20
becam 7:18
becaus 0:-15
bed 0:-26 1:-38 3:18 4:-31 5:-21 6:-25 7:36
bedbug 2:-16 4:-16 6:-18 7:15
bedford 2:-22 5:-16 6:17
bedroom 0:-36 1:-39 2:-16 4:-37 6:28 7:-53
bedsheet 0:-21 1:16
bedsor 1:-28 2:-31 3:-24 4:-20 5:-29 6:19 7:-25
bedtim 0:-27 2:-21 3:-17 4:-32 5:21 6:-16
bee 0:21 1:-16 2:-18 3:-20 6:-26
been 0:-19 1:27 4:-18 6:-19
beep 1:-19 4:-26 5:25 6:-31 7:-21
beer 0:-41 1:-29 2:20 4:-31 5:-33
beet 0:-17 3:-16 5:-19 6:19 7:-17
befor 2:-29 3:-17 6:17
beg 0:-28 2:15 4:35 5:-54 7:-36
beggin 2:21 5:-17 6:-31
behalf 1:-15 2:25 3:-17 4:-16 6:-20
behav 1:-18 2:19 4:-19 5:-23 6:-20
behin 0:-21 2:-22 4:-21 5:18 6:-31
behind 0:-30 1:-27 2:-35 5:37 6:-45
bein 3:-15 6:-27
being 0:-28
believ 0:-28 1:-43 3:22 4:-30 5:-25 7:-35
belittl 0:-18 1:-18 2:-15 3:-18 4:-17 5:-16 6:21 7:-18
bell 0:-16 1:-16 3:-22 5:23 6:-21
belly 0:35 1:-24 2:-33 3:-37 4:-16 5:-21 6:35 7:-40
belong 0:-21 1:-25 2:-27 4:22 5:-28 6:-23
below 1:-19 2:-34 3:-32 4:-23 5:-19 7:32
belt 3:-21 4:-23 5:-27 7:-37
bemidji 2:-16 5:-21 6:21
ben 3:-17 4:-16 5:-24 6:17 7:-15
benadril 0:-20 1:-16 2:23 3:-29 4:-22 6:-18 7:-16
benadryl 1:-30 2:30 3:-41 4:-31 5:-27 6:-23 7:-27
bench 0:-42 1:-36 2:-37 3:-31 4:-39 5:-18 6:-43 7:54
bendit 1:-19 4:-15 5:-20 6:20 7:-16
benifit 1:-19 3:-22 5:-16 6:24
bent 0:-26 1:-31 2:-30 3:-40 4:-24 5:-23 6:40
bentan 2:-27 4:-22 5:20 6:-25 7:-23
benz 1:-21 2:24 3:-21 4:27 5:-20 6:-21 7:-21
bern 0:-17 2:-16 3:-19 4:-18 5:-17 6:20
berry 0:16 5:-16
bes 0:-18 2:16 3:-23 4:-22 5:-19 6:-22 7:-18
besa 0:-23 1:-23 2:18 3:-31 4:-27 5:-20 6:-23 7:-25
besar 1:-16 3:16 4:-21 5:-17 6:-16
besid 0:-15 2:-24 3:-22 4:-21 6:22 7:-17
beso 0:-32 1:-20 4:-26 5:-21 6:-24 7:-27
best 0:-35 1:20 4:-48 7:-15
bestfriend 0:-23 1:-26 2:-20 3:25 4:-19 6:-24 7:-18
besti 1:-32 2:-21 3:15 5:-22 6:-22
besty 0:-18 1:-15 2:-17 3:-18 4:-20 5:-26 6:23
bet 0:-29 1:67 2:-30 3:-25 4:-40 5:-30 6:-60 7:-45
betw 0:-29 1:-33 3:-35 4:-27 5:-27 6:25 7:18
bff 0:-30 4:-29 5:-42 7:-23
bhabhi 0:-17 5:-18 6:19
bhaiy 0:-17 5:-18 6:19
bi 1:-17 2:-22 3:-21 4:-23 5:-24 6:24
bibl 0:-24 1:22 4:-24 5:-19 6:-41 7:-23
bibliotec 0:-18 1:-21 3:-21 4:-18 6:-21 7:21
bicycl 3:-17 4:-15 5:21 6:-17 7:-19
bien 0:30 1:-39 2:-24 4:-30 5:-27 7:-21
big 0:22 1:-31 3:-43 5:-47 7:-34
bike 1:-17 2:26 3:-18 4:-17 5:-17 6:21 7:-18
bikini 1:-17 2:15 3:-30 5:-25 6:-16
bil 0:-16 6:18 7:-20
bill 0:-16 2:-42 3:-24 6:-16 7:-21
bin 0:29 1:-25 2:-16 4:-16 5:-18 6:-30
bind 3:-25 4:-18 5:-18 6:23
bing 0:-20 1:-22 2:-25 4:-21 5:18 6:-30 7:-25
binocul 0:-17 1:-27 2:-29 3:-22 4:-26 5:41 6:-43 7:-22
binocular 1:-15 2:-17 3:-17 5:16 7:-16
bio 0:-28 1:-29 2:-32 3:-16 4:-30 6:29 7:-22
biol 0:-17 1:-17 2:-16 3:22 4:-15 5:-16 6:-19 7:-18
biopsy 0:-15 1:24 4:-16 6:-22 7:-16
bipol 0:-16 2:-28 3:-35 4:-21 5:-21 6:20 7:-26
bird 0:-26 1:-16 2:-18 4:-28 5:-18
birth 1:-25 2:-25 3:-18 4:-22 5:-27 7:-18
birthday 0:-33 1:46 2:-47 3:-37 4:-34 5:-36 6:-46
bishop 0:-21 1:-30 4:-23 5:-29 6:-16 7:-18
bismarck 7:-17
bit 0:16 1:-15 2:-47 4:-38 5:-52 7:-33
bitch 0:-23 1:-17 2:-22 3:-20 5:-21 7:-17
bitcoin 1:-18 4:23 5:-15 6:-20
bite 0:-17 1:-38 4:-26 5:-28 7:-26
bivir 0:-21 1:23 2:-17 3:-17 4:-16 5:-18 6:-27 7:-23
bizness 0:-17 2:-20 6:-26 7:-18
black 1:-23 2:-25 4:-44 5:-39 6:28 7:-35
blacken 0:-16 2:-18 5:-17 6:18
blackmail 0:-21 2:-33 3:26 4:19 7:-19
blackout 0:-28 2:-30 3:24 6:-29
blad 0:-41 1:59 2:-50 3:-54 5:-40 6:-41 7:-36
blam 0:-23 1:17 2:-41 3:-25 7:-21
blanc 1:-23 2:-20 3:-23 6:-34 7:-21
blank 1:-20 2:-23 3:15 4:-21 5:22 6:-23 7:-24
blanket 0:-19 1:-31 3:-38 4:-36 5:-36 7:30
ble 3:-36 4:-32 5:-25 7:-31
bleach 2:-30 3:-18 4:-26 5:-34 7:-32
bled 0:-22 1:-42 2:16 3:27 4:-35 5:-17 6:-16 7:-17
bleed 0:72 1:-25 2:-26 3:-18 4:-33 5:-41 7:-42
bless 0:-23 1:-26 2:-29 4:-28 5:-25 6:21
blew 0:20 1:-23 2:-32 4:-24 5:-28 7:-25
blind 1:-36 2:-29
blink 0:-28 2:-23 3:-33 5:30 6:-30 7:-18
blizzard 1:-16 2:-16 3:-21 5:-19 6:19
block 0:-37 1:-20 2:-41 3:-38 4:-57 5:50 7:-39
blok 0:-20 1:-17 3:-22 4:-17 5:20 6:-28
blood 0:80 1:-23 2:-29 3:-34 4:-28 5:-34 6:-33 7:-51
bloody 1:-16 2:-16 3:-20 4:-21 5:-17 6:24
bloqu 0:-20 1:-25 2:-27 3:-29 4:-30 5:24 7:-17
bloqui 0:-21 1:-17 5:19 6:-25
blous 0:-26 1:-33 2:-45 3:40 4:-19 6:-35 7:-22
blow 2:-34 3:-31 4:-33 6:-19 7:-21
blowin 0:-19 4:-22 5:21 6:21 7:-16
blu 0:20 2:-15 3:-20 5:-17 6:-19
blue 0:67 1:-36 2:-40 3:-52 4:-28 5:-22 6:-34 7:-39
blueberry 2:-21
bluelink 0:-21 2:-19 3:-17 5:20 6:-24 7:-19
bluetooth 1:-17 3:-17 5:19 6:-18 7:-17
bluish 7:-16
blunt 0:19 1:-29 2:-26 3:-32 4:-27 5:-17 7:-16
blurry 0:17 4:-16
blus 0:-19 1:-19 3:23 5:-15 6:-21 7:-17
blvd 0:-20 1:-23 2:-25 3:-24 6:-20 7:23
board 1:-28 2:-21 5:-32 6:-22
boat 0:-32 6:-19
boca 1:-30 4:-30 5:-29 7:-29
bodeg 2:-21 3:-17 4:21 5:-25 7:-21
body 1:-25 4:24 5:-49 7:-48
boil 0:-28 3:-30 4:-36 5:-15 6:-24 7:19
bois
bolet 1:-23 2:-24 3:-28 4:29 5:-26 6:-28 7:-19
bols 0:-19 1:-26 2:-25 3:-33 4:-26
bolt 0:-19 1:-35 4:-24 5:-38
bomb 1:-30 2:-22 3:-25 4:-22 5:-22 6:18 7:-21
bond 0:-33 1:-24 2:-26 3:-27 4:-24 5:22 6:36 7:-29
bondag 0:-21 1:-19 2:-18 3:-17 4:28 5:-23 7:-16
bone 0:25 1:-49 2:26 3:-23 4:-22 5:-27 6:-45 7:-18
bong 0:20 2:-17
boo 0:-22 1:-22 2:-30 5:23
boob 2:-15 3:23 5:-24 6:-21
boobytrap 1:-23 3:-19 6:26 7:-26
book 0:-23 1:28 3:-34 4:21 6:-50 7:-16
boost 0:-29 1:-25 3:-24 4:-20 5:25 6:-24 7:-15
boot 0:-43 1:-20 4:-18 5:-23 6:16
booth 0:-16 3:-19 4:-21 5:-16 6:25 7:-17
bor 0:-15 2:-17 4:-23 5:-25 6:-16
bord 0:-19 2:-35 7:-27
born 0:26 1:-19 3:-34 4:-28 5:-19 6:-28 7:-25
borough 1:-26 4:-16 6:16
borrach 0:-18 1:-22 4:-24 5:-23 7:-27
bosqu 0:-16 1:-23 2:-23 3:-22 4:-21 6:-19 7:21
boss 0:-24 1:-40 2:-39 3:35 4:42 6:-43 7:-24
bossm 1:-22 2:-23 3:24 4:-16 5:-16 6:-21 7:-21
bosss 3:-22
bot 1:-21 2:-36 3:-18 4:-19 5:-24 6:-19 7:20
bota 1:-21 3:-19 4:20
botar 0:21 2:-20 5:-16
both 1:17 2:-21 4:-48 5:-28
boto 0:-16 1:-26 3:-26 4:-29 5:-27 6:-27 7:24
bottl 1:31 2:-18 3:-15 4:-21 5:-31 7:-43
bottom 1:-41 3:21 4:29 5:-23 6:-46 7:-28
bought 0:-34 1:35 2:-17 3:-41 4:16 6:-31 7:-35
bounc 0:-25 2:-21 3:19 4:-23 5:-18 6:-20 7:-21
bound 0:-17 1:26 2:-26 3:21 4:-24 5:-16 6:-33 7:-17
bounty 2:-22 3:-28 4:-31 5:35 6:-29
bowl 1:-29 3:-17 5:-18 7:-22
box 0:-32 1:-22 2:-37 3:-17 5:28 7:-21
boy 2:49 3:-21 4:-38 6:-19
boyfr 0:-17 1:-19 2:20 3:-20 4:-16 5:-16
boyfrend 5:-15 6:19 7:-15
boyfriend 0:-17 1:-32 5:-18 6:27 7:-15
bp 0:38 1:-27 2:-19 3:-22 4:-15 5:-33 6:-36 7:-25
bra 0:-22 1:-32 2:-19 5:-34 7:-35
brac 2:-18 5:-18
bracelet 0:-28 1:23 5:-16 6:-26
brag 0:-28 1:-29 2:-22 3:-27 6:22
bragg 5:-20
brah 0:-15 2:-16 3:-20 6:20 7:-16
braid 0:-33 1:-28 3:-31 5:-27 6:28 7:-33
brain 1:34 2:-20 3:-25 4:-17 5:-29 6:-38
brak 0:-25 1:-25 2:-38 3:-29 4:-25 5:-32 6:39 7:-20
branch 1:-24 3:-17 4:-26 5:23 6:-28
brand 0:-35 1:-37 2:-38 3:-34 4:49 5:-26 6:-42 7:-26
brandy 0:20 1:-22 2:-20 3:-25 4:-16 5:-25
bras 2:-28 3:-16 4:-19 6:-23
brat 3:-17 4:-15 6:-17
braz 1:31 2:-28 3:-46 4:-38 5:-34 7:-32
brazit 0:24 1:-19 3:-16 4:-26 5:-26 6:-25 7:-20
bread 0:-17 2:30 3:-20 4:-20 5:-28 6:-33
break 0:-16 2:-27 3:-42 4:-26 5:-41 6:37
breakdown 0:-15 1:21 5:-15 6:-19
breakup 0:-24 2:-22 3:-35 4:-24 5:19 6:-26 7:-24
breast 0:-18 1:-22 2:-38 3:44 4:-26 5:-35 6:-27 7:-22
breastfeed 0:-26 1:-16 2:-23 3:-23 5:-19 6:20
breath 0:57 1:-40 2:-40 3:-41 4:-44 6:-19 7:-40
breathin 0:49 1:-44 2:-34 3:-32 4:-22 5:-18 6:-41 7:-42
bremerton 1:-19 2:-18 3:-17 4:-16 5:17 6:-16
brib 1:-17 5:16 6:-25
brick 0:16 2:-20 6:-19
brid 0:-30 1:-23 2:-50 3:-38 4:18 5:-35 6:33 7:-23
bridg 0:-39 1:45 2:-40 3:-40 4:-40 5:-52 6:-51
bridl 1:-29 2:-17 3:-18 6:22
brief 2:-22 3:-17 4:-22 6:20
bright 0:20 1:-19 3:-17 7:-22
brighton 7:-16
brinc 1:-32 2:-29 3:-30 4:-27 7:-27
bring 0:-27 1:-39 2:-16 3:-28 4:38 5:-19 7:-26
bro 2:38 4:-33 6:-23 7:-36
brok 1:-27 3:-44 4:-36 5:-29 6:34
bronx 4:-17 5:-16
brooklyn 0:-23 1:17 2:-17 7:-24
broom 0:-30 1:-27 3:16 4:-32 5:-32 6:25 7:-28
broth 2:21 7:-17
brothel 0:-22 1:-29 2:-29 3:-30 4:54 5:-31 6:-46 7:-33
brought 0:-34 1:-39 2:-46 4:64 5:-42 6:-55 7:-45
broward 3:-16 6:22 7:-26
bruc 0:-16 1:-16 2:15 3:-25 4:-17 5:-18 7:-18
bruh 2:-20 3:-16 6:19 7:-17
bruis 0:-48 1:-41 2:19 3:-26 4:-41 5:-57 6:25 7:-43
brung 2:-19 3:-20 5:-21 7:-30
brut 4:-17 6:17
bs 1:-22 2:-26 4:-28 5:-19 6:22 7:-18
bsf 0:-23 2:-26 3:-24 4:-24 5:-19 6:15
bubbl 0:18 1:-19 3:-22 5:-21 6:-39
buck 1:-20 3:-19 4:-27 5:-18 6:-16 7:28
bucket 1:-24 3:-24 5:-22 6:-29 7:-31
buckhannon 3:-16 6:17
buckl 0:-23 1:-35 3:-26 4:-17 5:-17
buddy 0:-29 1:25 2:-32 5:-27 6:-43
buffal
buffet 4:22 6:-18 7:-24
bug 1:-34 2:-34 3:-35 4:-34 5:44 6:-54 7:-21
buick 1:-24 2:-15 3:-23 4:-24 6:-17 7:17
build 0:18 1:-40 2:-21 4:-25 6:-47 7:30
bulb 0:-22 1:-18 3:-26 5:-19 6:23
bulg 0:21 6:-22
bull 0:22 1:-22 3:-20 4:-36 5:-21 6:-34 7:18
bulldoz 0:-23 1:-20 2:-33 3:-29 4:-28 5:-20 7:28
bullet 1:18 2:-43 3:-31 4:-34 5:-37 7:-28
bulli 0:-19 1:33 2:-27 3:-32 4:-21 6:-26 7:-27
bullit 1:22 4:-17 5:-24 6:-20
bully 0:-19 2:-29 3:-18 4:-15 5:-22
bumbl 0:-15 2:-18 3:-18 5:23 7:-23
bump 0:-37 1:-36 2:-41 3:-29 4:-18 5:39
bunch 0:43 1:28 2:-38 3:-38 4:-38 5:-25 6:-41 7:-17
bunk 0:-24 1:-26 4:-29 5:-26 6:-24
bunkhous 0:-17 1:-23 2:-19 3:-19 4:-18 5:-19 6:-22 7:22
bunkmat 0:-16 1:24 2:-19 3:-23 4:-17 6:-27
burd 0:-38 1:45 2:-30 3:-41 4:-31 5:-34 6:-43 7:-32
burdel 0:-30 1:-26 2:-30 3:-32 4:33 5:-37 6:-27 7:-27
buri 2:-33 3:-35 4:-35 5:-33 7:-35
burn 2:20 3:-47 4:-27 5:-42 6:23 7:-20
burnin 0:25 1:-19 2:-16 3:-25 6:-20
burnt 1:-32 2:-27 3:-24 4:-30 5:-23 7:-23
burst 0:19 1:-24 2:-21 4:-20 6:-35
bury 0:-21 1:15 2:-31 3:-34 4:-37 5:-34 7:-34
bus 0:-32 1:-35 4:-26 6:-41 7:43
busc 0:-24 2:-23 3:-36 5:26 6:-17 7:-31
buscart 0:-18 1:-16 2:-16 5:16 6:-19
bush 0:-32 1:-39 2:-26 3:-31 4:-31 5:52 6:-44 7:-28
business 1:-28 4:-20
bust 0:-56 1:-32 3:-35 4:-24 5:-39 6:45
but
butch 0:-20 1:-23 2:-16 5:-15 6:20 7:-16
butl
butt 0:-27 1:-32 4:-25 6:-43
button 0:17 2:-38 4:-23 5:-26 7:-26
buy 0:-27 1:-15 3:-55 4:38 5:-26 7:-21
buyer 2:-18 3:-22 4:21 5:-26 6:-16
buzz 3:-18 4:-16 5:19 6:-24
by 5:17
bye 0:-23 1:57 2:-24 3:-39 4:-29 5:-39 6:-51
bystand 4:-21 5:-19 6:20 7:-19
c 4:-22 5:-16 6:-18 7:16
ca 6:18 7:-31
cab 1:-28 3:-17 5:-28 6:-35
cabel 0:-21 1:-24 2:-15 3:-21 6:21
cabem 2:-19 7:19
cabes 0:17 1:-19
cabez 0:21 2:-32 3:-36 4:-27 5:-30 7:-22
cabin 0:-30 1:-24 3:16 4:-23 5:-27 6:-31
cabinet 0:-26 2:-23 3:-24 4:-22 5:-29 7:-23
cabl 1:-34 2:36 3:-32 4:-35 5:-23 6:-21 7:-35
cacahuat 1:-19 5:-24 6:-23
cachet 0:-35 1:-43 3:-33 4:-34 5:-34 6:34 7:-35
cada 7:-34
caddy 2:-22 3:-31 5:19 6:-36 7:-16
cafe 2:-16
cafeteri 3:-16 5:-15 6:-25
cage 0:-18 1:-23 2:24 4:-20 6:-24 7:-22
cai 0:-16 1:-24 2:-21 3:-26 5:-32 6:28 7:-17
caid 0:21 3:-22 6:-25 7:-17
caint 1:-23 2:-17 3:-22 4:-19 7:19
caja 0:-20 3:-22 5:-17
cal 0:-15 1:-17 3:-31 4:-40 5:31 7:34
calend 1:16 2:-24 5:-21 6:-20
calentur 0:32 1:-19 2:-25 3:-18 4:-20 5:-20 6:-26 7:-21
cali 1:-20 2:-20 3:-17 4:18 5:-17 6:-18
calient 1:-30 3:-28 4:-18 7:-20
californi 1:-16 2:-19 5:-26 6:-25 7:-19
call 1:-20 3:-21
calladit 4:-26 5:-19 6:19 7:-17
calm 0:-19 1:16 2:22 3:-19 4:-29 5:-25 6:-31 7:-28
calor 0:-19 1:-25 2:-20 3:-21 4:-22 5:-19 6:-21 7:24
calson 0:-23 2:20 4:-21 6:-16
calv 0:-15 1:-18 2:-16 3:24 6:-26
calzon 2:-16 3:21 4:-15 6:-15 7:-17
cam 0:-31 1:-33 3:-45 4:19 5:36 6:-30 7:-19
cama 0:-44 1:-41 3:16 4:-41 5:-47 7:32
camar 0:-26 1:-29 2:-26 3:-35 5:40 6:-42 7:-36
camarit 0:-28 1:-28 2:-26 3:-30 4:-28 5:33 6:-18
camaron 0:17 2:-19 5:-17 6:-17
cambi 0:-31 1:-38 2:-24 3:-30 4:-19 5:18 7:25
cambodi 4:-27 6:21 7:-26
came 3:24 4:-18 5:-20 7:-19
camer 0:-43 1:-45 2:-30 5:53 6:-17 7:-55
camin 0:-21 1:-29 2:-19 4:-25 5:20 7:-16
camion 1:-19 2:-21 3:-18 6:-19 7:15
camionet 2:-23 3:-16 6:-26
camp 0:-26 1:-22 2:18 5:-28 6:-37 7:19
campament 0:-18 2:16 6:-21
campan 0:-17 1:-17 3:-19 4:-22 5:-29 6:-24 7:27
campus 0:-20 1:-40 2:-30 3:19 4:-19 7:-21
camry 0:26 1:-24 2:-20 3:-22 4:-18 6:-20 7:24
can
cana 0:-15 1:-23 2:-20 3:-15 4:25 5:-17
canc 0:18 1:16 2:-20 3:-30 4:-28 5:-16 6:-28 7:-25
cancel 0:-20 1:-37 2:-31 6:25 7:21
cancun 0:-22 1:-21 2:-16 3:18 4:-29 5:-21 7:-17
cand 0:-22 1:-24 3:-32 4:-17 5:-23 7:31
candl 0:-18 1:-22 2:-23 3:-20 4:-19 5:21 6:-20 7:-18
candy 0:-36 2:33 3:-41 5:-30 6:-45 7:-23
cane 0:-25 1:-23 3:-43 4:-36 5:-32 6:33 7:-24
cannabis 2:-17 4:24 6:-25
cano 1:-21 2:-24 3:25 4:-23 5:-16 6:-19 7:-23
cans 0:-28 1:34 2:-19 3:-25 4:-21 6:-34 7:-33
cant 0:23 5:-25
cantin 0:-19 1:-21 2:-19 3:-41 4:27 5:-22 6:-24
cantones 0:-16 2:-15
canv 5:20 6:-24 7:-17
cap 0:-24 3:-28 4:-36
capsul 0:18 1:-15 2:-16 3:-19
captain 0:-27 1:-33 2:-34 4:32 5:-16 6:-39 7:-30
caption 1:19 6:-17
captiv 1:-20 4:18 6:-19
car 1:-27 2:-29 3:-20 4:-29 5:25 7:22
cara 0:17 1:-35 2:-16 3:-51 4:-38 5:-44 6:25 7:-34
carbon 0:28 1:-19 2:-21 3:-16 5:-15 6:-23
carcel 0:-35 2:-32 4:-34
card 0:-39 2:-29 3:-35 4:17 5:-19
cardiac 0:21 1:-20 3:-23 4:-16 5:-16 6:-20
care 1:40 5:-32 6:-27
caregiv 0:-38 1:-33 2:-45 3:-42 5:-37 6:44 7:-25
caretak 0:-32 1:-25 2:-54 3:-22 4:-17 5:-23 6:52 7:-27
carfentanil 0:23 1:-16 3:-19 6:-26
carg 0:-21 1:37 2:-21 3:-25 4:-22 5:-21 6:-33 7:-26
cargador 0:-19 2:24 4:-16 6:-28 7:-18
carinos 2:19 5:-29 6:-19
carn 0:19 1:-19 3:-17 4:-18 5:-18 6:-20 7:-18
carnal 0:22 1:-29 4:-22 5:-17 6:-16 7:-18
carniceri 2:25 5:-17 7:-18
carnival 1:-16 5:-21 7:-20
carp 4:-23 6:-20 7:23
carpet 0:18 1:-27 2:-27 3:-17 5:-15 6:-27
carpool 1:-20 2:25 3:-16 4:-30 6:-23 7:-19
carri 0:-16 1:-29 2:-26 3:-29 4:-30 5:24 7:-16
carrit 1:-15 2:-17 3:-17 4:-16
carry 2:-32 3:-37 4:43 6:-27 7:-21
carryin 2:-26 3:-27 4:21
cart 0:-31 1:29 2:-28 3:-32 4:-37 5:-35 6:-45 7:36
cartel 0:-20 1:-21 2:-21 3:-21 4:24 5:-20 6:-22 7:-18
carv 0:-31 1:39 2:-37 3:-47 5:-22
carwash 1:-22 2:-17 3:-17 4:19 5:-18 6:-25
cas 0:-17 1:-21 3:-32 4:-23 5:-20 6:22
casa 0:-19 1:-44 2:-20 3:-30 6:19 7:20
casam 2:-23 3:-21 4:-25 5:-23 6:23
case 0:-18 4:-41 5:-41 6:18 7:-24
caser 0:-19 1:-20 2:-35 4:-37 5:-22 6:-32 7:30
casework 0:-30 1:-26 2:24 3:-20 4:-36 5:-22 6:-15
cash 0:-21 1:-36 2:-18 3:-49 4:55 5:-44 6:-44
cashapp 0:-25 1:-32 2:-18 3:-20 5:30 6:-26
casin 0:-36 1:-36 5:-32 7:-36
casket 1:-15 2:-20 4:-22 5:22 6:-28
caso 1:23 2:-18 4:-17 5:-20 6:-19
casserol 2:-17 3:-18 4:-21 5:23 6:-23 7:-18
cast 0:-31 1:-27 3:-17 4:-20 5:-18 6:19 7:-22
castig 0:-26 1:-17 2:18 3:-23 4:-26 6:-25 7:-19
cat 0:-35 1:28 2:-26 3:-47 4:-49 5:-29
catch 1:-31 2:-16 3:16 4:-34 5:17 6:-38
catfish 1:-20 2:-15 4:-16 5:17 6:-26 7:-21
cathet 1:-25 2:-20 6:21 7:-23
cattl 0:-23 1:-21 2:-28 3:-23 4:-24
caught 1:-38 2:18 6:-64
caus 3:-59 4:-47 6:29
cav 1:-29 2:-15 4:-19 5:-18 6:-21
cayo 0:42 1:-39 2:-39 3:-30 4:-24 5:-30 6:-31 7:-27
cb 1:-16 3:-27 5:-22 6:26
cdl 1:-17 7:-23
ceil 0:-35 1:-35 2:17 3:26 4:-21 6:-40 7:-21
ceja 0:-17
cel 2:-19 3:-36 5:26 7:-24
cela 0:-20 1:-31 2:-33 3:-32 4:-36 5:-32 6:34 7:-31
celest 1:-17 2:-22 4:-18 6:-21
cell 2:-29 4:-30 6:-23 7:-19
cellmat 1:-21 2:-20 3:24 5:-25 6:-24
celos 0:-21 1:-19 2:-18 3:-24 4:-27 5:-15 6:26 7:-22
celu 1:-27 2:-25 3:-22 5:21 6:-15
celul 0:-33 1:-37 3:-48 5:15 7:-37
cemetery 1:-20
cenar 0:-18 1:-22 2:28 3:-18 4:-37 6:-19 7:-22
cent 0:-53 1:-28 2:-20 3:-16 6:17 7:28
centr 0:-16 1:16 2:-20 4:-20 5:-22 6:-25 7:-17
central 0:-22 1:-26 2:-25 3:-25 4:-24 5:-23 6:-25 7:25
cer 1:-27 2:26 3:-26 4:-47 5:-38 6:-42 7:22
cerc 0:-30 1:-24 2:-24 3:-18 4:-21 5:29 6:-27
cereal 0:-23 1:-24 4:-22 5:-20 7:-21
cerebral 1:-21 2:-19 3:-21 4:-16 5:-23
cero 0:-16 2:-24 3:-25 4:-19 6:-24 7:17
cerradur 0:-19 1:-20 3:-27 5:-31 6:-31 7:29
cert 4:-19 5:-19
certificat 0:-22 1:-31 2:-34 3:-21 6:24 7:-31
cervez 0:-27 1:-29 2:17 3:-34 4:-23 5:-21 7:-22
chain 0:-28 1:-39 2:27 3:-16 5:-56
chainsaw 0:43 1:-35 2:-33 3:-25 4:-20 5:-16 6:-36 7:-15
chair 0:-16 1:-29 3:-23 4:-40 5:-23 6:22
chalk 0:-16 4:-16 5:19 6:-17 7:-18
cham 0:-28 2:18 3:-17 5:-28 6:-16 7:-19
chamac 0:-28 1:-25 2:27 3:-29 4:-23 5:-31 6:-29
chamaquit 0:-16 3:-17 5:-23 6:-24 7:-20
chamb 1:25 2:-19 3:-17 5:-16 6:-20 7:-18
chambel 6:-17
chanc 1:-16 3:-17 5:-24 6:23
chancl 0:-18 2:29 6:-40 7:-15
chang 0:-24 1:-25 4:-42 5:24 6:-23 7:38
channel 0:-15 1:-16 2:-22 3:-16 4:-27 5:27 6:-26
chantaj 3:-15 4:19 5:-15 7:-19
chap 0:-15 2:-15 3:-23 4:-18 5:-18 6:-18 7:15
chapel 0:-17 1:-15 2:-26 3:-18 6:-23 7:26
chaperon 0:-15 3:-15 4:-15 5:-26 6:23
chaplain 0:-18 1:-22 2:-21 5:25 6:-26
chapt 2:-23 3:-24 6:28
charg 0:-32 3:-19 4:29 6:-24 7:-27
chart 0:-26 1:-22 2:-21 3:-28 4:-16 5:30 6:-31 7:-27
chas 0:-28 1:-28 2:-18 3:-30 4:-25 6:30 7:-31
chat 0:-31 1:26 2:-38 4:-41 5:29 6:-53 7:-38
chattanoog 2:-18
chav 1:16 3:-18 6:-21
cheap 1:-17 4:-19 6:-22
cheat 0:-18 1:-25 2:-21 4:-26 5:-33
chec 2:-23 4:-24 5:-30 6:20
check 0:-20 2:-23 3:-22 4:15
checkbook 0:-19 2:-15 3:-17 4:-22 6:17
checklist 1:-21 6:20
checkout 0:-17 1:-20 2:-18 3:-26 4:-29 5:-21 6:-37 7:32
cheek 0:-21 1:-20 2:19 3:-31 4:-22 5:-25
cheer 0:-36 1:-22 2:-19 4:-24 5:-22 7:-32
chem 0:-26 1:-32 2:-22 4:-20 6:-34
chequ 0:-24 1:-25 2:-27 7:-23
cherok
chest 0:58 1:-26 2:-21 3:-18 4:-22 5:-33 6:-18 7:-24
chevy 0:-29 1:-18 2:-15 3:-21 4:-21 5:17 6:-18
chew 3:-22 4:-17 6:23
cheyen 2:-17 4:-19 5:-16 6:20 7:-19
chic 0:-18 1:-18 2:-30 3:31 5:-20 6:-19 7:-26
chicag 0:-17 1:-26 2:-17 4:-26 5:-30 7:15
chick 0:-21 1:-19 3:-24 5:-23 6:-29 7:-42
chief 1:-17 3:25 4:-27 5:-22 6:-23 7:-16
chifl 5:18 6:-24 7:-16
chil 0:-16 1:-17 2:-23 3:18 4:-17 5:-19 6:-15 7:-16
child 0:-16 1:-34 2:81 3:-31 4:-25 5:-40 6:-55 7:-27
childhelp 0:-17 1:-18 2:26 3:-19 5:-22 6:-16 7:-19
childhood 2:-24 3:25 5:-22 6:-24
childr 0:-36 2:47 3:-39 4:-28 5:-17 6:-34
chili 0:-16 1:-15 2:25 3:-21 4:-22 6:-29 7:-23
chin 0:-22 1:33 2:-28 3:-36 5:-24 6:-32 7:-26
chines 2:-16 6:21
ching 1:-29 3:-26 5:-17
chip 0:-30 1:-18 2:-23 3:-23 4:-23 7:-24
chiquil 0:-15 1:-17 2:-16 3:-21 5:-22 6:-24 7:22
chiquit 1:-30 2:17 3:26 4:-26 5:-25 6:-30 7:-23
chiropractor 3:16 6:-23
chlamydi 0:-15 1:-28 2:33 3:-24 4:-34 5:-19 6:-26 7:-23
choc 0:-25 1:35 2:-16 3:-28 4:-16 5:-24 6:-25 7:-25
chock 0:-26 1:-22 2:-17 3:-25 4:-20 5:-20 6:23 7:-19
chocolat 0:-15 1:-15 2:-20 3:-19 4:18 7:-20
chof 0:-21 2:-16 3:18 5:-30 6:-20
choic 0:-21 1:22 2:-18 3:-33 4:-21 5:-29 7:-22
choir 0:-24 2:22 3:-16 4:-24 5:-18 6:-24 7:-24
chok 0:17 1:-44 2:-28 3:-25 4:-48 5:-47 6:42 7:-43
chokt 0:-15 1:-18 2:-25 4:-23 6:23
choos 0:-25 1:-17 2:-29 5:-24 6:17 7:-36
choqu 0:21 1:-27
chor 6:-18
chorr 0:18 1:-17 2:-16 3:-15 6:-23
chos 0:-17 1:27 3:-24 4:-17 5:-21 6:-16 7:-23
christi 3:-18 4:-18
christm 0:-25 1:26 2:-26 4:-31 5:-28 6:-18 7:-19
chromebook 0:-21 1:-33 3:-35 4:-31 5:29 6:-27 7:-23
chronic 1:16 4:-18 6:-18
chuec 2:-16 3:-20 5:-16 6:-16
chug 0:16 1:-20 3:-18 5:-21
chul 0:-19 1:-19 2:-20 3:-20 4:22 6:-22 7:-16
chunk 3:-18 4:-15 5:-15 6:20
chupeton 0:-21 4:-24 5:-16 6:-31 7:-22
church 0:-21 1:-21 4:-29 7:30
chut 2:-15 3:20 5:-18
cieg 0:-18 1:-22 2:-17 3:-26 4:-26 5:-15 7:20
cier 0:20 1:-34 2:-28 3:-34 4:-25 5:-29 6:-30
cig 1:-21 2:-20 3:-17 4:-20 6:19 7:-21
cigar 0:-28 1:-21 3:-30 4:-27 5:-27 7:-30
cigaret 0:-48 1:-48 2:35 3:-32 4:-16 6:-20 7:-40
cint 0:-19 1:-33 2:38 3:-36 4:-33 5:-28 7:-37
cintaraz 0:-18 1:-24 2:25 3:-20 5:-18 6:25
cinturon 0:-17 2:-24 3:-15 6:20 7:-16
cipot 3:-22 4:-30 5:-23 6:-35 7:-20
circ 1:-19 2:-25 4:23 6:-20
circl 0:-31 2:-23 3:-35 5:41
circlin 0:-19 5:-25
circuit 1:-16 3:-15 4:19
circumcision 6:23 7:-22
cita 0:-33 1:-24 2:-21 3:16 6:-25 7:-20
citiz 0:-24 1:-30 2:-29 3:-22 5:-16
city 0:-23 1:-30 2:-28 3:-43 7:18
ciudad 0:-18 1:-22 2:-20 5:-30 6:-26
civil
claim 1:-16 3:24 6:-17
clammy 0:17 2:-16 7:-15
clan 4:-30 6:26
clas 0:-25 1:-23 4:-28 6:-33
class 1:15 4:-19
classmat 0:-26 1:-28 6:-28
claus 1:20 3:-18 5:-16 6:-21
clav 1:-24 2:-31 3:-32 4:-24 7:-28
claw 1:-18 3:19 4:-18 5:-22 6:-31
clean 2:-26 3:-16 4:57 5:-26 6:-23 7:-55
cleanin 0:24 1:-19 5:-15 6:-26
clear 2:-29 3:-32 4:16 5:-26 6:-36 7:16
clearanc 0:-21 1:-24 2:-22 4:-23 5:19 6:-26
clench 1:-20 3:-20 6:-21
clerk 0:-20 1:22 2:-27 3:-31 6:-36
cleveland 7:-17
click 0:-27 1:-36 2:-24 3:-25 4:-26 5:18 7:-23
clickin 0:-25 2:-23 3:-17 4:-20 5:20 6:-24
client 0:-21 2:-49 4:52 7:-32
cliff 0:-15 1:45 2:-28 3:-23 4:-24 5:-38 6:-36 7:-18
climb 0:-36 2:-18 3:34 4:-33 7:-19
clinic 0:-35 1:-33 2:-36 3:-21 5:36 7:-16
clock 0:-23 2:-29 3:-33 4:-43 5:20 7:-36
clockwork 0:-18 1:-19 3:-18 4:-15 5:-20 6:18
clon 0:-20 1:-21 2:-19 3:-18 4:-23 5:34 6:-27
clor 0:24 1:-26 2:-15 3:-24 4:-19 5:-23 6:-23
clorox 0:15 1:-18 3:-17 6:-16
clos 1:-26 4:-45 5:-21 6:-25 7:59
closet 2:26 3:-35 4:-33 5:-50 7:-34
closin 1:-28 2:-16 3:-16 4:-29 6:-35 7:24
clot 0:34 1:-25 2:-20 3:-25 4:-15 5:-24 6:-23 7:-24
cloth 0:-22 1:-50 3:26 4:-50 5:-20 7:28
cloud 2:-19 4:-20 5:22 6:-19
club 4:30 5:-30 6:-20 7:-36
clump 1:-30 2:21 4:-24 6:-19
clumsy 0:-19 1:-18 2:-35 3:-22 4:-20 5:-18 6:32 7:-18
clutch 0:38 1:-20 2:-28 3:-23 5:-27 6:-38
cna 1:-19 2:-16 3:21 4:-15 5:-19 6:-22 7:-19
co 0:21 1:-22 2:-21 3:19 4:-24 6:-40 7:-20
coach 0:-30 1:-34 2:37 3:34 5:-52 6:-48
coachel 3:20 6:-24
coagul 0:27 1:-20 3:-20 4:-21 5:-15 6:-24 7:-28
coalition
coast 1:-20 7:-16
coat 0:-35 2:28 3:-37 4:-17 6:-28
cobij 0:-22 1:-19 3:-26 5:-32 6:-28 7:19
cobr 0:-30 1:-36 2:-33 3:-46 4:62 5:-41 6:-48 7:-33
coca 0:-17 2:18 3:-15 4:22 5:-21 6:-21
cocain
cochin 1:-19 2:18 4:-16 5:-20 6:-17 7:-16
cochl 0:-30 2:-21 3:-22 4:-17
cocin 0:19 1:-26 2:-36 5:-25 7:-20
coda 1:-17 2:-27 6:25
code 0:-50 2:-36 3:-39 4:-31 5:-32 7:38
coerc 1:-16 2:-16 3:19 4:-18
coercion 0:-25 1:-19 2:-24 4:-23 5:-20 7:-19
coerciv 0:-26 1:-17 3:-15 4:-20 6:25 7:-16
coff 1:-39 3:-20 4:-29 5:-23
coffin 0:-16 1:22 3:-21 4:-15 5:-16 6:22
coger 3:-16 5:-18 6:17
cogi 2:-16 3:22 4:-22 5:-25 6:-22 7:-16
coin 1:-21 2:-22 6:-18
coke 0:26 1:-27 3:-19 5:-15 6:-24 7:-22
col 0:-19 1:-32 2:-18 3:-17 5:30 6:-32 7:-15
colchon 0:-22 1:-22 2:-16 3:-20 4:24 5:-25 6:-25 7:-16
cold 0:36 1:-48 3:-29 4:-29 5:-38 6:-29 7:38
colg 0:-16 1:27 3:-26 4:-17 5:-17 6:-26 7:-16
collaps 0:64 1:-34 2:-39 3:-38 4:-24 5:-46 6:-50 7:-37
collarbon 0:-26 1:-25 2:29 3:-34 4:-23 5:-27 7:-24
collect 0:-18 1:-22 2:-27 3:-23 5:-19
collection 3:19 6:-17
colleg 0:-28 2:-56 3:23 4:-21 6:-33
colm 1:-16 2:-27 4:-28 5:-23 6:16
cologn 0:-40 1:-32 2:-32 3:16 4:-20 5:29 6:-38 7:-26
colombi 1:-17 4:19 5:-15 7:-17
colombian
color 3:-28 4:-24 5:-31 6:-41 7:-18
colostomy 0:-22 2:-16 3:-19 6:-35 7:21
colt 0:15 6:-24
com 0:17 3:-25 5:25 7:-30
coma 3:-15 5:-18 6:-16
comadr 1:-29 2:-21 4:-21 7:-17
combat 1:18
combin 0:20 1:-18 2:-28 4:-18 5:-16 6:-27 7:-20
come 2:19 7:-16
comer 0:-26 2:19 3:-29 4:-37 5:-25 7:-29
comi 0:40 1:-37 2:-34 3:-29 4:-19 5:-20 6:-23 7:-26
command 0:-23 1:-21 2:-19 3:15 4:-25
comment 1:-34 3:-20 4:-26 5:30 6:-40
commentin 3:-15 4:-19 5:16
commissary 0:-16 1:-17 2:-15 3:-17 4:-18 5:-16 6:19
commit 0:-21 1:25 2:-27 3:-25 5:-27 6:-17
community 0:-29 2:-31 3:-26 4:-23 7:-30
commut 3:-17 4:-15 5:21 6:-17 7:-19
como 0:-16 1:-17 4:-22 6:23 7:-36
comp 1:21 3:16 4:-16 5:-25 6:-23 7:-23
compadr 0:-18 1:25 2:-30 4:-25 6:-31
companer 2:-49 3:25 4:-40 6:-24 7:-28
company 1:-21 2:-37 7:-29
compart 0:-17 1:-21 2:-18 3:-21 4:-15 5:21 6:-21 7:-17
compensation 2:-23 4:-16 5:-16 6:16
complain 0:-22 1:-35 5:-17 7:-31
complej 1:-23 2:-26 3:-26 5:15 7:-16
complex 0:-15 1:-17 2:-16 3:-15 4:-16 5:23 6:-28 7:-25
compound 2:-36 3:-21 4:21 5:-23 7:-19
compr 0:-18 1:-15 2:-18 3:-37 4:20 7:-36
comput 0:-31 1:-19 2:20 3:-26 4:-25 5:-27 6:-25 7:-19
con 0:-22 4:17 7:27
conceal 0:-23 1:-28 2:-16 3:-20 4:-30 5:-21 6:36
concert 1:-21 2:-16 3:18 4:-17 5:-20 6:-23 7:-25
concret 0:24 1:-23 2:-18 6:-24
concuss 0:-21 1:-22 2:-19 3:-24 5:-26 6:23
concussion 1:-17 2:-16 3:-20 4:-25 5:-23 6:34
condemn 0:-35 1:-18 2:-24 3:-18 4:-22 5:-30 7:26
conden 0:-17 1:-17 3:-16 4:-16 5:-15 7:17
condition 0:-21 1:-17 3:-17 4:-28 6:22 7:-20
conditional 4:-18 6:17
condom 0:-42 1:-51 2:-30 3:54 4:-34 5:-44 6:-20 7:-38
condon 0:-28 1:-27 2:-18 3:32 4:-25 5:-24 6:-25 7:-17
conferenc 0:-24 2:-15 3:17 4:-28 5:-32 7:-16
confess 0:-22 1:-17 2:22 3:-24 4:-17 7:-16
confid 3:16 4:-20 5:-16
confidencial 3:16
confidentiality 4:-20 5:19 6:-20 7:-22
configur 1:-20 2:-26 3:-17 5:22 6:-21
confund
confus 0:42 1:-33 2:-30 3:-29 4:-18 5:-21 6:-24 7:-31
congel 3:18 6:-21
congelam 2:-17 4:-18 6:-20
congregation 1:-23 4:-27 6:17 7:-17
conmig 0:-39 4:-34 5:19 6:-26 7:-32
conoc 0:-28 1:-40 3:-19 4:-24 5:-19 6:-18 7:24
conocem 0:-20 1:-25 2:-24 3:-21 5:-19 6:-27 7:22
conosc 0:-17 1:-19 2:-19 3:-16 4:-16 5:25 6:-16 7:-24
conozc 1:-21 6:-18 7:19
conscient 0:22 5:-20 6:-17 7:-15
consciousness 0:28 1:-22 2:-18 3:-19 4:-21 5:-18 6:-23 7:-23
consegui 1:-18 4:-15 7:15
consejer 0:-16 1:-24 2:-21 3:27 4:-25 5:-24 6:-22
consensual 0:-24 1:-24 2:-23 3:34 4:-21 5:-23 6:-25 7:-26
consent 0:-28 1:-42 2:-28 3:40 4:-25 5:-32 6:-30 7:-26
consentimient 0:-21 1:-25 2:-25 3:25 4:-22 5:-18 6:-23 7:-26
conserj 0:-16 1:-16 6:-18
consigu 2:-20 3:-26 4:23 5:-20 6:-25 7:-21
constabl 0:-18 1:-23 2:-18 3:-19 4:-18 5:-19 6:-20 7:25
construccion 0:-18 1:-19 2:-22 3:21 6:-18
construction 3:-19 6:-20 7:-16
cont 1:-17 3:-27 4:-18 5:-17
contack 1:-20 3:-24 4:-15 5:26 6:27
contact 0:-31 1:-32 2:-35 3:-45 4:-43 5:25 7:-28
contest 0:41 1:-32 2:-29 3:-38 4:-28 5:-29 7:-20
contingency 6:-16
contr 0:-26 1:-34 4:-24 5:-16 6:28 7:-35
contract 0:-25 1:-44 2:-27 3:-40 4:48 5:-28 6:-23 7:-20
contraction 0:35 1:-38 2:-25 3:-40 4:-23 5:-23 6:-28
contractor 0:-27 1:-22 2:-24 4:40 5:-24 6:-26 7:-31
contrat 0:-17 1:-16 2:-20 3:-37 6:-21 7:-23
contratist 0:-18 2:-33 3:-30 4:35 5:-27 6:-32 7:-38
control 0:-26 1:-47 2:-47 3:-38 4:-29 5:-46 6:61 7:-33
controlador 0:-19 1:-17 3:-19 4:-20 5:-17 6:25 7:-22
convent 0:-22 1:-17 3:-27 4:-27 5:-24 6:-25 7:23
conversacion 0:-24 1:-18 2:-24 3:-21 5:21 6:-29
convinc 0:-18 1:17 2:-18 6:-17 7:-16
convuls 0:17 2:-20 4:-20 6:-24
convulsion 0:46 1:-29 2:-36 3:-20 4:-30 5:-25 6:-37 7:-38
cook 1:-38 4:42 7:-42
cookin 0:-23 1:-16 2:-30 3:-21 4:26 5:-30 7:-25
cool 0:-18 1:-25 4:-40 5:-29 6:-51 7:18
coordinat 1:-16 2:-17 3:-18 4:-15 6:-20 7:20
cop 0:-22 1:-24 2:-24 4:-41 7:22
coparent 0:-17 1:-17 2:-15 3:-20 4:-16 5:-17 6:19
cope 0:-28 1:32 2:-19 3:-23 4:-17 5:-26 6:-26 7:-20
copi 0:-19 1:-19 2:-19 3:-28 4:-16 5:40 6:-37 7:-33
copperh 0:23 2:-16 3:-18 6:-29
copperhead 0:30 1:-22 3:-21 4:-18 6:-37 7:-23
copy 1:-20 3:-36 4:-22 6:-19 7:-28
cor 0:-25 1:-33 2:-38 3:17 5:-41 7:45
corazon 0:24 1:-23 2:-31 3:-26 4:-26 6:-27 7:-18
cord 0:28 3:-35 4:-39 5:-45 6:-17 7:-41
cordless 3:-20 5:-16 6:20
cordon 0:31 1:-24 2:-24 4:-17 5:-19 6:-22 7:-25
corn 0:-23 1:-35 7:-34
corner 0:-27 1:-25 2:-35 3:49 4:-37 5:-39 7:-29
corp 1:-25 4:-27 5:-28 6:-28 7:21
corr 0:-18 1:-21 3:-21 4:-22 5:26 6:-30 7:-25
correaz 0:-19 4:-24
correct 1:-22 2:-19 3:-20 5:-15 6:20
correction 2:-16 5:-19
correspondenci 1:-16 5:17 6:-17 7:-16
corri 0:-33 1:-30 2:-41 3:-40 4:-37 5:-41 6:-32 7:43
cort 1:56 2:-30 3:-43 4:-18 5:-34 6:-62 7:-37
cortit 0:-25 2:-31 4:-24 5:-17 6:25
corv 0:-17 2:-16 3:-31 6:26 7:-26
cos 1:-28 2:-24 4:17 6:-27 7:-16
cosa 0:-28 1:-22 2:24
coscorron 1:-16 2:20 3:-22 6:-17 7:-15
cosquil 2:22 3:-25 4:-20 6:-18 7:-17
cost 0:29 1:-26 2:-27 3:-26 5:-28 6:-21 7:-26
costil 1:-25 3:-18 4:-17 5:-22 7:-31
cot 0:-30 1:-31 2:-48 3:-30 4:-17 5:-37 6:-16 7:40
cotton 0:-16 2:-22 3:25 4:-23 5:-16 6:-17 7:-20
couch 0:-18 1:-53 2:-46 4:-50 5:-26 6:-34 7:67
couchless 0:-16 2:-19 3:-16 4:-16 5:-16 6:-26 7:25
cough 0:41 1:-40 3:-36 4:-17 5:-25 6:-36
could 0:-43 5:-38 6:-22
couldnt 0:-47 1:-20 3:32 5:-34 7:-34
council 1:-16 3:-25 4:-22 6:27 7:-20
counsel 0:-17 1:-16 4:-24 5:-19 7:-25
counselor 0:-24 2:24 4:-45 5:-29 6:-24
count 0:-40 4:15 7:-27
countdown 0:-26 2:-31 3:-19 4:-29 6:-24 7:-31
countin 0:-20 1:20 3:-18 4:-19 5:-17 6:-23
country 0:-20 1:18 2:-41 7:-47
county 2:-37 4:-20 6:16
coupl 0:-18 1:-21 2:-31 3:-31 5:-16
courag 0:-15 1:17 2:-18 3:-19 6:-23 7:-20
court 3:-31 4:-37 7:19
courthous 1:-30 2:-31 3:-27 4:-32 5:-29 7:25
cousin 1:-25 2:20 6:-24
cover 1:-42 4:-31 5:-31 7:-30
covington
cow 0:-23 1:29 2:-43 4:-37 7:-22
cowork 1:-20 2:-43 4:-27 5:41 6:-24
coyot 0:-32 1:-28 2:-40 4:44 5:-42 6:-54 7:-26
cpr 0:32 1:-28 2:-31 3:-17 4:-25 5:-21 6:-28 7:-24
cps 0:-31 1:-19 2:65 3:-47 5:-24 6:-26
crab 1:-15 2:-18 4:16 5:-15 6:-22 7:-18
crack 0:-22 1:-37 3:-40 5:-48 6:41
cradl 1:-23 2:-18 4:-15 6:22
craigslist 0:-16 1:-23 2:-29 3:-27 5:-17 6:-32
cramp 0:28 1:-15 2:-25 3:-22 5:-15 6:23
crash 2:-28 3:-31 4:-20 5:-23 7:-16
crat 1:-29 2:36 3:-37 4:-31 5:-23 7:-47
crawl 0:-29 1:-31 2:18 4:-26 5:-24 6:-39
crazy 1:-36 2:-43 3:-49 4:-39 5:-52 6:49 7:-23
creak 0:-16 1:-17 3:-21 4:-21 5:-22 6:26
cream 6:18
credit 0:-25 2:-21 3:-31 4:-33 5:-32
cree 0:-23 3:-31 4:-16 7:-18
creek 0:-25 1:-26 3:-26 4:-29 5:20 6:-19
creep 0:-26 1:-38 2:-26 3:-43 4:-33 5:53 6:-39 7:-43
creepy 0:-30 1:-40 2:-39 3:-39 4:-30 5:47 6:-37 7:-38
creer 1:-32 2:-26 3:-22 4:-22 5:-18 6:29 7:-29
cremation 0:-25 1:31 2:-17 3:-21 4:-34 5:-24 6:-19 7:-24
creo 0:26 1:-15 5:24 6:-29 7:-33
crew 0:-23 1:-23 2:-36 3:17 4:29 6:-31 7:-37
cri 0:-29 3:22 5:-26 7:-34
criatur 1:-19 2:24 4:-16 5:-16 6:-16
crib 1:-28 3:-24 4:-22 5:-30
crim 0:-21 1:-31 4:-27 6:-23 7:-17
crisis 0:-21 1:47 2:-31 4:-26 5:-53 6:-16 7:-37
croix
crook 1:-34 2:-21 3:-31 5:-24
crop 1:23 4:-17 6:-17
cross 0:-46 1:-32 3:24 5:-37 7:18
crossbow 1:-24 4:-16 6:22
crotch 0:-17 2:-24 3:24 5:-21 6:-31
croup 5:-20
crowd 0:-28 1:-17 3:22 5:-18 6:-21
crown 0:36 1:-41 2:-36 3:-35 4:23 5:-22 6:-39 7:-37
cruc 1:-26 4:16 6:-18 7:-15
cruces 0:-18
cruis 0:-30 1:-26 2:-28 3:25 4:-32 5:-30
crus 0:-24 2:-15 3:-18 6:18
crush 0:40 1:-47 2:-27 3:-26 5:-36 6:-37 7:-27
crust 0:-16 2:22 4:-16 6:-31
cruz 0:-21 2:-24 3:-21 4:22 6:-33 7:-22
cruzam 2:-20 3:15 6:-21
cry 2:21 4:-25 5:-54 7:-23
cryin 0:-31 2:-24 4:-21 5:-32 7:-15
crypt 0:-19 2:-18 4:27 5:-23 6:-22 7:-19
crysis 0:-15
csa 3:22 4:-19 5:-16 6:-26
csam 2:22 3:-20 4:-15 5:-21 6:-17 7:-16
ct 2:-21 3:15
cuadr 2:32 3:-21 4:-29 5:-24 6:-30 7:-23
cuand 0:-30 3:26 4:-27 6:19 7:-33
cuant 1:19 6:-18 7:-17
cuart 0:-33 1:-51 4:-38 7:25
cuartel 0:-20 1:-19 2:-18 3:19 4:-20 5:-20 6:-22 7:-17
cuban 0:-19 1:-24 3:-25 4:24 6:-15 7:-17
cuchil 1:23 2:-41 4:-36 5:-41 7:-38
cuddl 0:-16 1:-25 2:-21 3:25 4:-21 5:-27 6:-24 7:-19
cuel 0:-32 2:-33 3:-41 4:-31 5:-34 6:45 7:-29
cuelg 0:-16 2:-22 5:22 6:-27 7:-23
cuent 0:-31 1:-21 5:23 7:-26
cuerd 0:-22 1:34 2:-20 3:-24 4:-18 5:-18 6:-31 7:-29
cuerp 1:-31 3:15 4:19 5:-34 6:-30 7:-36
cuest 3:17 5:-15
cuff 1:-22 2:-22 6:22
cuid 0:-27 2:31 3:-37 4:29 5:-23 6:-46 7:-45
cuidador 0:-15 1:-15 2:-23 3:-20 5:-15 6:22
cuidam 0:-18 1:21 5:-20 6:-17 7:-23
culebr 0:20 1:-23 2:-18 3:-19 6:-23
culp 0:-21 1:-26 2:-24 4:-18 5:-27 7:-20
cult 0:-25 1:-30 3:-24 7:-30
cultiv 0:-20 1:-20 2:-19 3:-22 4:26 5:-20 6:-23 7:-19
cultur 0:-36 1:-25 3:-32 4:-22 5:-15 6:24 7:-16
cumpl 0:-21 1:20 2:-21 3:-21 4:-18 5:-18 6:-25
cun 1:-37 4:-36 6:-21
cuot 0:-25 2:-18 3:-21 4:25 5:-24 6:-25 7:-17
cup 1:-19 2:-17 3:22 4:-18 5:-29 6:-26 7:-20
cupboard 0:-23 1:-24 2:-18 3:-19 4:-22 5:-19 6:26 7:-18
cupo 0:-22 1:-18 2:-27 4:-25 5:-28 6:-20 7:27
cura 0:-19 2:-19 3:16
curb 1:-37 2:-35 3:-45 4:-30 5:-34 6:-33 7:47
curfew 0:-23 1:-30 2:-23 3:-25 4:-18 5:-26 6:19
curl 0:-27 3:-27 4:-23 5:-31 6:-19
curtain 0:-30 1:-26 2:-24 3:18 6:-31 7:-32
cuss 0:-22 1:-27 3:-19 4:-20 5:-20 6:32 7:-36
custodi 1:26 2:-27 3:-22 6:-24
custody 0:-33 1:26 2:28 3:-38 4:-30 7:-50
custom 2:-39 4:26 6:-59 7:-51
cut 1:38 2:-23 3:-42 4:-29 5:-21 7:-29
cute 0:-20 1:-37 2:-26 3:-16 4:19 7:-30
cuzin 0:-21 1:-26 2:-20 3:-25 4:27 5:-23 6:-25 7:-27
cvs 0:-19 1:-29 2:-21 4:-16 5:-19 6:-27 7:21
cyberstalk 0:-23 1:-27 2:-29 3:-28 4:-26 5:38 6:-30 7:-27
cycl 3:-32 6:28
cylind 1:-17 3:-17 5:-20 6:22
d 5:-46
da 0:-25 1:-17 2:22 4:-35
dad 0:-23 1:-19 2:61 4:-31 7:-23
daddy 0:-35 1:-38 2:28 3:-28 4:27 5:-27
dado 2:-21 4:-20 5:20 7:-26
daily 0:-22 1:-26 2:-28 3:-28 4:-35 5:39 7:-23
dairy 0:-23 1:-23 3:-26 5:-22 6:18
dallas 1:-16 2:-16 4:17 5:-16 6:-17
dam 0:-15 1:27 2:-21 4:-25 5:-23 7:-17
dan 0:-34 2:16 3:-20 5:-20 6:-27 7:-35
danc 1:-18 2:-39 3:-20 4:62 5:-34 6:-32 7:-35
dand 0:-20 1:-24 2:-19 3:-24 4:-18 5:-21 6:-17 7:24
dang 0:-33 1:-33 3:-32 4:-27 5:-16 6:31 7:-36
dangerous 0:-35 1:-32 2:-21 3:-27 4:-17 6:28 7:-19
dangl 0:-18 1:-25 4:-18 5:-27 7:-17
dano 0:-26 1:38 3:-32 4:-32 5:-32 6:-33
dar 2:-24 4:-35 5:-30 6:-24 7:-20
dare 0:23 1:-23 2:-33 3:16 4:-26 5:-21 6:-29 7:-15
dari 0:-25 2:-23 3:-18 4:-17 5:-29
dark 0:-32 3:-31 4:-44 5:-45 6:-30 7:53
darkness 0:-16 1:-20 2:26 4:-20 5:-24 6:-22 7:-18
darm 0:-16 1:-20 2:-26 4:-22 5:-23 6:18 7:-23
dars 1:23 2:-21 3:-20 6:-26
dash 0:-29 1:-24 2:-21 6:-30 7:-21
dat 0:-25 1:-45 3:-46 4:-51 5:27 6:21 7:-26
date 0:-37 2:-56 3:25 6:-33 7:-44
daught 0:-19 2:40 5:-20 6:-24
daut 0:-32 3:-41 5:-19 6:-25
dawn 1:-27 3:-27 5:17 6:-35 7:-30
day 0:-27 2:15 3:-23
daycar 0:-47 1:-39 2:45 4:-20 6:-48 7:-44
daydream 0:-18 1:18 2:-15 6:-16
dc 0:-18 4:-18 5:-15 7:15
dcf 0:-17 2:42 3:-23 4:-22 5:-36 6:-27 7:-23
de
deacon 0:-20 1:-46 3:26 4:-29 5:-22 6:-28 7:-24
dead 1:38 2:-58 3:-24 4:-40 6:-44 7:-37
deadass
deadbolt 2:-20 3:-19 4:-16 5:-22 6:18 7:-24
deadnam 1:-16 2:-16 3:-21 5:-15 6:23
deaf
deal 0:-17 2:30 3:-17 4:28 5:-44 6:-50 7:-38
dean 3:18 5:-21 6:-15
death 1:47 2:-43 3:-44 4:-29 5:-16 6:-17 7:-33
deb 0:-15 1:-18 4:16
debaj 0:17 1:-37 2:-19 3:-28 4:-22 7:-27
debe 0:-17 3:-29 5:-19 6:-24 7:-18
debi 2:-20 3:22 5:-15 6:-19 7:-21
debit 0:-19 1:-32 2:-23 3:-20 4:-43 6:17
debo 0:-31 1:-27 2:-46 3:-44 4:45 5:-35 6:-47
debt 0:-37 1:-30 2:-40 3:-52 4:67 5:-30 6:-58 7:-29
dec 0:-20 1:-19 2:-16 3:25 4:-24 6:-22
decad 0:-22 1:-23 2:-21 3:23 5:-26
deci 1:18 6:-23
decid 0:-25 2:-31 3:-36 4:-41 5:-25 6:32 7:-30
decidi 0:-21 1:22 6:-21 7:-27
decim 6:-17
decir 0:-15 2:19 3:-26 4:-28 6:-19 7:-19
decirl 1:-30 2:-18 3:26 6:-18 7:-22
deck 0:-24 1:29 2:-19 3:-20 6:-27 7:-34
declar 2:-18 3:-19 4:-18 5:19 6:-20
declin 0:-24 1:-25 2:-20 3:-22 4:-42 5:-33 7:27
decomis 0:-17 1:-15 2:-22 4:21 5:-19 6:-24
dedo 0:-22 1:-21 2:-28 4:-20 5:-17 7:-18
deduct 0:-22 1:-17 2:-16 4:31 5:-18 6:-19 7:-25
deed 0:-18 1:26 2:-19 3:-18 5:-16 6:-24
deep 0:22 2:-33 3:-38 4:-32 5:-29 6:-18 7:-27
deepfak 1:-33 3:-48 4:-34 5:31 6:-36
deer 2:-28 3:15 4:-16 6:-40 7:-27
degr 0:-46 1:-38 2:-22 3:-42 4:-35 5:-43 6:-54 7:55
dej 0:-17 1:-39
deja 0:-21 1:-22 3:-47 4:-17 5:19 6:35 7:-43
dejam 4:20 6:-29
dejan 0:-28 1:-35 2:22 3:-41 4:29 5:-40 6:-25 7:-45
dejar 1:-29 2:-17 3:-28 4:-22 5:-15 6:30 7:17
deje 0:-16 2:-23 3:-32 4:-21 5:26 6:-41
dejen 0:-18 1:23 2:-23 3:-21 4:-17 6:-21
dejenm 2:-16 4:-23
dejo 0:-37 3:-26 4:-46 5:-21 6:44
del
delant 0:-20 2:-30 3:-26 4:-20 5:-22 6:30 7:-23
delawar 0:-15 1:-19 2:-15 3:-16 5:-20 6:16
delet 0:-23 3:-56 4:-43 6:15 7:-31
delirious 0:21 1:-17
deliv 1:-28 2:-19 3:-19 4:-18 6:-29
deliver 0:19 1:-25 2:-24 4:-33 5:25 6:-35 7:-30
delivery 1:-25 2:-27 4:-36 5:30 6:-44
delusional 1:-29 2:-15 4:-16 5:25 6:-23
demand 0:-28 1:-26 2:-16 4:-25 5:19 7:-17
demasi 0:18 2:-24 4:-21 5:-24 6:-17 7:-23
demenci 0:-15 1:-15 2:-23 3:-20 5:-15 6:22
dement 0:-32 1:-15 3:-19 6:22 7:-17
dementi 0:-25 1:-37 2:-36 3:24 4:-21 5:-33
demon 0:-24 1:-21 2:23 4:-19 5:-28 6:-36 7:-25
den 1:-24 4:-16 6:22
deni 0:-26 1:21 2:-27 3:-18 4:-24 5:-34 7:-16
denny 1:-29 2:-33 3:-23 4:-28 6:-35 7:38
dent 1:-35 2:-31 3:-27 4:-24 5:-23 6:20 7:-20
dental 0:-25 1:-20 3:-16 4:-16 5:-31 6:23
dentist 0:-41 1:-22 3:32 4:-20 5:-29 6:-39 7:-32
dentr 0:16 2:-17 3:-15
denunci 0:-19 1:-36 5:-20 7:-18
denv 0:-17 1:-19 4:-26 5:-19 6:-22
departament 0:-33 1:-18 3:-43 4:-36 5:-25 6:-30 7:29
depend 1:-23 2:-22 3:18 4:-22 5:-29 7:-20
dependent 6:-17
deploy 0:-30 3:-29 4:-26 6:-16 7:-19
deployment 0:-22 1:21 2:-24 4:-28 5:-19 6:-17 7:-17
deport 0:-23 1:-28 2:-30 3:-22 4:25 5:-45 6:20 7:-19
deportation 1:-19 3:-19 4:-20 5:-16 6:20
deposit 3:-20 4:-16 5:-20 6:20
depot 2:-17 3:-21 5:-23 6:-17 7:23
depress 7:-17
depression 0:-22 1:27 2:-16 3:-18 4:-18 6:-24 7:-27
deprim 0:-23 1:26 5:-19 6:-24
depriv 0:-16 1:-25 3:-15 4:-16 6:22
dept 0:-31 1:-17 3:-17 5:23 6:-24
deputy 0:-24 1:-34 2:-32 3:-32 4:-32 7:26
derech 0:20 2:-19 4:-15 6:-17
derram 0:16 2:-24 3:-20 5:-29 6:-20
des 0:-15 4:-15
desaloj 0:-16 1:-17 2:-18 3:-17 4:-18 5:-16 6:-20 7:24
desangr 0:40 1:-43 2:-29 3:-41 4:-24 5:-36 6:-25 7:-28
desaparec 0:-28 1:21 2:17 3:-22 4:-21 5:-33 6:-42 7:-30
desaparesc
desarmador 0:17 3:-25 4:-22 5:-21 6:-15
desayun 2:24 4:-15 5:-17 6:-20
descalz 0:-22 2:18 4:-17 5:-18 7:-23
descans 0:-16 1:21 5:-19 6:-27 7:-16
desconoc 5:17 6:-33 7:-17
describ 0:-23 1:-22 2:-30 3:-31 4:-25 5:41 6:-34 7:-27
desd 5:45 6:-45 7:-20
dese 1:20 7:-16
desert 0:-20 1:-19 2:-16 3:-21 4:-18 6:22 7:-21
deserv 0:-23 2:-25 7:-23
desfigur 1:-24 2:-18 3:-18 4:-24 5:-20 6:20 7:-18
desiert 2:-24 3:18 4:-17 5:-16 6:-26
desinstal 3:-19 4:-20 6:-17
desk 0:-19 2:-21 3:-35 5:24 6:-20 7:25
desmay 0:34 1:-33 2:-32 3:-16 4:-20 5:-18 6:-36 7:-27
desnud 0:-32 1:-20 3:33 4:-28 6:19
desnudar 0:-21 1:-19 2:-29 3:21 4:-26 6:-24 7:-20
desorient 1:-18 4:-18 5:-19 6:-18
desped 0:-23 1:36 2:-32 3:-26 4:-22 5:-35 6:-19 7:-24
despert 1:28 2:-30 4:-38 5:-34 6:-34 7:-41
despid 0:-22 1:20 2:-17 3:-17 5:-23 6:-22
despidiendos 1:31 2:-28 3:-19 5:-21 6:-27 7:-17
despiert 0:32 1:-27 3:-40 4:-20 5:-21 6:-31 7:-27
desplom 0:20 1:-27 3:-23 4:-25 5:-22 6:-23
despu 2:-38 3:32 4:-28 6:-28 7:-30
destroy 0:-24 1:-20 2:-31 3:-27 4:-30 5:-26 6:38 7:-28
desvanec 0:25 5:-20 6:-30 7:-22
detectiv 1:-34 2:-26 3:22 4:-19 6:-34 7:-22
detector 0:-27 1:-26 2:-23 3:-22 4:-25 5:32 6:-32 7:-23
detencion 0:-20 1:15 2:-24 4:-26 5:-23 6:-32 7:-25
detention 0:-22 1:-23 2:-34 3:33 4:-28 5:-20 6:-35 7:-27
detergent 0:18 1:-15 2:-16 3:-19
detox 0:-19 1:-30 4:-21 5:-30 6:-30 7:26
detr 1:-26 2:-16 3:-20 5:26 6:-31
deud 0:-26 2:-19 3:-32 4:52 5:-31 6:-39 7:-35
devic 0:-25 1:-37 2:-27 3:-38 4:-32 5:39 6:-39 7:-28
dhs 6:-16
di 0:18 5:-15 6:-17
dia 0:-31 1:-16 2:20 6:-19
diabet 0:16 1:-31 2:-21 3:-26 4:-23 5:-31 7:-23
diabetic 0:36 1:-33 2:-33 3:-27 4:-16 5:-34 6:-38
diacon 0:-18 1:-23 2:18 3:-22 4:-20 5:-18 6:-22 7:-18
diagnosis 0:-25 1:27 3:-28 4:-28 5:-22 6:-22
dial 1:-23 2:-29 3:-19
dialysis 2:-42 3:-23 4:-43 5:-22
diap 0:-23 1:-49 2:43 3:-39 4:-37
diari 0:-23 1:-17 2:-20 3:-26 4:21 5:21 6:-34 7:-26
diary 1:-15 2:33 3:-31 4:-38 7:-24
dibuj 1:22 3:-18 4:-16 5:-19
dic 1:22 4:-23 5:-17 6:-19
dice 0:-31 5:-17 7:-30
dicen 0:-24 1:-38 2:23 3:-33 4:22 5:-31 6:-42
dich 1:-21 2:-22 3:22 6:-25 7:-20
dick 2:-24 3:22 4:-25 5:18 6:-20
did 1:-35 3:61 4:-43 5:-31 6:-26 7:-16
didnt 0:-16 1:-34 2:-21 3:73 4:-38 5:-61 6:-36
die 1:64 2:-50 3:-56 4:-46 5:-22 6:-41
died 0:-23 1:47 2:-44 3:-51 4:-53 5:-49 6:-54 7:51
dieg 7:15
dient 0:-18 1:-25 2:18 3:-20 5:-19 6:29 7:-21
dieron 0:17 1:-29 2:-27 5:-31 6:-40
diesel 0:-17 1:-16 2:-20 3:-26 4:16 5:-17
diferent 1:-20 2:-18 5:16 6:-22
diff 0:19 1:-32 2:-36 3:-29 4:18 7:-45
different 0:-43 3:-42 5:20 7:-28
dig 0:-20 1:-29 2:-26 3:-23 4:-25 5:-27 6:31
diga 0:-17 1:-22 4:-43 6:-34 7:-21
digan 0:-21 1:-25 3:16 4:17 5:-21 6:-21 7:-23
diganl 1:23 2:-17 3:-16 5:-16 6:-20 7:-21
dignit 0:-19 1:20 2:-16 5:-15 6:-22 7:-18
digo 0:-20 1:16 2:18 4:-33 5:-25 7:-15
dije 0:-38 1:-45 2:-45 3:34 4:-37 7:-27
dijeron 0:16 1:-22 3:-16 4:-19 5:-19 6:-23
dijo 0:-18 4:-25 5:-37
dim 0:28 1:-28 2:-20 7:-26
din 1:-42 4:-29 5:-36 6:19 7:-33
diner 1:-43 5:-23 6:24
dio 0:17 2:-43 3:-46 4:-35 5:-18 6:16
diosit 0:-15 1:30 2:-23 3:-19 4:-21 5:-20 6:-26 7:-24
dip 0:-24 1:-22 4:-22 6:16 7:-24
diplom 0:-19 1:-16 2:-20 3:-21 4:-25 5:-19 6:25
diplomat 0:-24 1:-27 2:-20 3:-19 4:29 5:-22 6:-27 7:-16
diplomatic 4:18 5:-15 6:-23
direccion 0:-30 1:-27 2:-28 3:-39 5:39 6:-43
directiv 0:-17 3:-19 5:22 6:-22
director 0:-24 1:-32 2:37 3:-20 4:-23 5:-23 6:-20 7:-25
dirt 0:-17 3:-16 6:-18
dirty 0:-35 1:-34 2:28 3:21 4:-32 6:-27 7:-43
disability 0:-18 1:-21 2:-22 5:-26 7:-34
disabl 0:-32 1:-35 5:-35 7:-25
disagr 0:-18 2:-18 3:-18 5:-23 6:21
disapp 0:-34 2:-51 3:-33 4:-43 5:-27 6:16 7:-33
disappear 1:20 2:-19 3:-24 4:-18 5:-18 6:-22 7:-19
disappoint 1:24 3:-22 5:-15
disc 0:-36 1:-20 5:23 6:-19 7:-19
discapacidad 7:-17
discharg 0:-24 2:-36 3:-43 4:-38 5:-38 6:-35 7:63
disciplin 0:-15 1:-20 2:23 3:-22 4:-35 5:-30 7:-21
disclos
discord 0:-22 1:18 3:-43 4:-36 6:-39 7:-28
discount 1:-21 4:17 6:-26 7:-15
disguis 2:-15 4:-19 5:20 6:-27 7:-17
disgust 0:-23 1:-22 2:-18 3:-25 4:-21 5:-25 6:26 7:-22
dish 0:-22 1:-24 3:-26 4:25 5:-15 7:-23
dishonor 0:-19 1:-26 2:-25 3:-16 4:-28 6:28 7:-26
dishwash 0:17 6:-17
dislocat 0:-18 1:-28 2:-29 3:-19 5:-22 6:26 7:-18
disobey 1:-19 3:-21 5:-28
disord 0:-17 2:-24 3:15 4:-16 6:-20 7:-22
disp 6:-22
dispar 0:22 1:23 2:-22 3:-22 4:-19 5:-20 6:-26
dispatch 1:-34 2:-28 3:-28 4:-26 5:21 7:-34
disput 0:-16 1:-22 2:-22 4:-29 5:-19 6:24
disqu 0:-16 4:-17 6:-20
distanc 1:19 3:-25 6:-26
distint 1:-18 4:17 5:-25 6:-22
distributor 0:-15 1:-23 2:-24 3:-20 5:-17 6:23 7:-18
ditch 0:29 1:-16 3:18 4:-17 5:-34 6:-38 7:-25
diversion 1:-21 2:-18 3:-16 4:-27 5:-16 6:-21 7:26
divorc 0:-49 2:-44 3:-42 4:-41 5:-24 6:15
divorci 1:-15 2:-16 3:-20 5:-25 6:19
divors 0:-19 1:-28 2:-17 3:-21 4:-20 5:27 6:-24
dizziness 1:-22 5:-17 7:-23
dizzy 0:39 1:-33 2:-17 3:-35 5:-21 6:-29 7:-24
dj 0:-27 1:-24 2:-17 3:27 5:-17 7:-18
dmd 1:-17 2:-24 3:-18 4:-16 5:18 7:-17
dmed 1:-19 2:22 3:-20 5:-19
dms 0:-17 1:-23 3:-36 4:-28 5:44 6:-39 7:-18
dmv 0:-18 1:-27 2:-18 3:-22 4:-38 5:15 7:-25
dna 0:-29 1:-21 3:22 4:-20 5:-25 6:-22
dnr 1:23 2:-22 3:-20 4:-16 5:-16 6:-18
do
dobl 0:-21 1:-20 2:26 3:-26 6:24
doce 5:-17
dock 2:-29 3:-34 5:15 6:-33 7:-25
doct 2:-24 4:-20
doctor 0:-26 1:-21 3:33 5:-33 6:-16 7:-28
document 0:-32 1:-43 2:-31 3:-35 4:39 5:-39
does 0:-25 2:17 4:-27 7:-21
doesnt 2:-17 5:-55
dog 0:-26 3:-47 5:-22 7:19
doin 1:-16 2:-23 3:-20
doing 0:-16 1:28 4:-27 5:-35 6:-45 7:-23
dol 1:-43 2:-39 3:-26 4:19 5:-23 6:24 7:16
dolar
doli 0:-16 1:-16 2:-23 3:24 5:-27
doll 3:-45 4:-15 5:-16 6:-34
dolor 1:20 2:-27 4:-24 5:-27 6:-26 7:-37
domestc 0:-17 2:-18 3:-19 5:-16 6:16
domestic 0:-21 1:-26 2:-24 3:-36 5:-20 6:53 7:-35
domestik 0:-22 1:-21 2:-17 3:-23 4:-17 5:-19 6:21
doming 2:22 3:-25
dominican
dond 0:-26 1:-42 2:-36 3:-28 4:-19 5:18 7:55
done 1:36 2:-34 4:-25 5:-33 6:-36
dont 5:-46
donut 2:-23 3:-24 4:15 5:-18 7:-28
door 1:-28
doorbell 0:-32 1:-25 2:-32 4:-41 5:30 7:-26
doordash 3:-24 4:-25 6:-24
doorknob 0:-29 1:-23 3:-31 4:-23 6:-36 7:-23
doorm 0:-20 1:17 2:-33 3:-21 4:-32 6:-30 7:-29
doorstep 1:-21 5:18
doorway 0:-30 1:-39 2:-19 3:-40 4:-28 5:-42 6:17 7:18
dope 1:-36 3:-24 4:44 5:-39 6:-32 7:-35
dopesick 0:-16 1:-17 2:-16 3:-16 4:24 5:-15 6:-24
doppl 6:-17 7:-16
dorm 2:-29 5:-17 6:-34 7:19
dormi 0:-20 1:-23 2:-30 3:-24 4:-26 5:-23 7:30
dormim 0:-34 1:-31 2:-38 3:-36 4:-36 5:-34 6:-50 7:43
dos 3:25 4:-36 5:-35
dose 1:41 2:-38 3:-40 4:-26 5:-33 6:-33 7:-22
dot 1:-15 2:-22 3:-30 4:-18 6:20 7:-20
doth 0:-16 1:-18 2:-15 4:22 6:-21 7:-29
doubl 0:19 1:-15 2:-30 3:-23 5:-21 6:-31 7:-27
doubt 1:-25 4:-24 5:-17 6:26
doul 0:-18 2:-29 3:-28 4:-19 5:-17 7:-20
doumi 3:-26
dover 2:-15 3:-16
down 3:17 4:-28 5:-18 7:-17
downst 6:16
downtown 0:-22 4:-18 5:-22
dowry 0:-20 1:-29 2:-23 3:-20 4:-23 6:31
dox 0:-23 1:-21 4:-26 5:21 7:-27
doxx 1:-16 2:-17 3:-28 4:-22 5:37 6:-38
doy 1:-28 2:-22 3:-28 4:-26 5:-26
doz 0:-16 2:-20 3:19 4:-19 5:-18 6:-16
doze 0:-21 1:-26 2:-26 4:-19 6:24
draft 3:-18
drag 1:-36 4:-17 5:-60 6:28 7:-51
drain 0:23 1:-40 2:-28 3:-26 4:-29 5:-30 6:29 7:-17
drainpip 1:-27 2:-17 3:-20 5:26 6:-25 7:-17
dram 1:-19 2:-19 3:-21 6:24 7:-19
dramatic 0:-16 1:-17 2:-30 4:-25 5:-25 7:-28
dran 3:-21 4:-17 5:-22 6:-29
drank 0:40 2:-53 4:-32 5:-30 6:-56 7:-32
draw 0:-37 1:30 2:-35 3:-43 6:-20 7:-42
dream 0:-29 2:-22 4:-17 5:-29 7:-25
dress 0:-41 2:-23 3:23 5:-28
drew 0:-20 2:16 3:-50 4:-29 5:-31 6:-29 7:-28
dril 0:-19 1:-18 2:-31 4:-27 5:36 6:-35 7:-16
drill 0:-20 1:-20 2:-25 3:20 5:-23 7:-19
drink 3:16 4:-26 5:-58
driv 0:-23 4:-18 7:-30
driveway 0:-25 1:-41 2:-32 3:-37 4:-27 5:21
drivin 0:-17 2:-26 3:23 6:-25
drog 0:-22 1:-41 3:21 5:-39 6:-41 7:-37
drogadict 0:-17 2:-25 3:-16 4:-16 6:21
dron 0:-32 1:-26 2:-42 3:-33 4:-19 5:47 6:-51 7:-28
drool 0:23 1:-26 2:-25 3:-18 4:-19 5:-18 7:-16
droop 0:30 1:-23 2:-20 4:-24 6:-36
droopin
drop 0:32 1:-30 2:-17 4:-18 6:-17
dropbox 3:-21 4:-18 5:19 6:-19
drought 1:26 5:-21 6:-29
drov 2:-40 4:-44 5:-40
drown 3:-53 4:-32 5:-44 7:-24
drug 0:-24 1:-34 3:24 5:-47 6:-21 7:-42
drum 0:24 3:-21 4:-17 5:-19 6:-29 7:-19
drunk 0:-18 1:-49 3:24 4:-42 5:-44 7:-50
dry 0:-26 3:-29 5:-26 6:-29
dryer 0:17 1:-22 2:21 3:-16 4:-19 6:-34
drywall 0:-26 1:-20 2:-26 3:-19 5:-21 6:31 7:-18
dts 0:25 1:-16 2:-24 3:-22 6:-16
dubai 0:-16 1:-15 3:-15 4:20 5:-17
duch 2:22 3:-22 4:-17 5:-20 6:-24
duck 0:-16 4:-18 5:18 6:-18
duct 0:-30 1:-26 2:22 3:-24 5:-34 7:-19
dude 1:-35 5:35 7:-28
due 2:-22 3:-25 4:-28
duel 0:29 2:-24 3:-23 4:-17 5:-24 6:-36 7:-22
duen 0:-27 1:-26 2:-42 4:22 5:-25 6:-43 7:20
duerm 0:-28 1:-27 2:-18 3:-18 5:-45 7:38
dui 0:-22 1:-23 2:-23 3:-18 4:29 5:-27 6:-28 7:-16
dulc 1:-32 2:24 5:-29 6:-27 7:-30
dumb 1:-16 3:-16 5:-16 6:16
dump 0:-32 1:-23 3:-35 4:-31 6:-17 7:21
dumpst 0:-25 1:-34 2:-50 4:-25 5:-46 7:37
dunk 0:-23 4:-18 6:-21
dunkin 1:-22 2:-20 4:-20 5:-23 6:-17 7:21
dur 3:15 4:-20 5:-24 7:-22
durin 3:25 4:-18 6:-27 7:-16
durm 0:-36 1:-36 2:-44 3:-37 5:-47 6:-40 7:44
durmi 1:-20 2:-16 3:-18 6:-19
dusk 2:-24 3:-23 4:26 5:-28 6:-26 7:-21
dusky 0:25 1:-21 2:-21 3:-23 4:-18 5:-21 6:-26 7:-21
dust 0:22 1:-17 2:-20 7:-17
duty 0:-29 1:-30 2:-24 5:-20 6:32
dv 0:-27 1:-36 2:-44 3:-31 4:-34 5:-34 6:88 7:-51
dying 1:48 2:-45 3:-42 4:-36 5:-37 6:-56 7:-23
e 1:-23 2:-23 3:16 4:-20 5:-20 7:-17
e7 0:-16 1:-17 2:-19 3:-21 6:20
each 0:-33 2:-35 3:-44 4:26 5:36 6:-17
eagl 0:-26 3:-22
ear 1:-25 2:17 3:-15 4:-29 5:-32 7:-36
eardrum 1:-22 2:-29 4:-18 5:-16 6:23 7:-18
early 1:-18 2:-23 4:-28 5:-22 6:17
earn 0:-25 1:-20 2:-32 3:-19 4:31 5:-22 7:-18
earth 0:-19 1:48 2:-30 3:-33 4:-27 5:-32 6:-50 7:-32
easi 0:-25 1:16 2:-21 4:-18 5:-21 7:-25
easiest 0:-17 5:-18 6:-19
east 0:-27 2:-27 3:-23 5:-25 6:-21 7:-26
easy 1:15 2:-16 5:-18 6:-21
eat 2:24 3:-37 5:-37 7:-37
eaten 3:-20 4:-24 5:-17 6:-21
eatin 0:-20 1:-26 2:22 3:-27 4:-33 5:-26 6:-24
ebt 1:-20 2:-20 3:-29 5:-25 7:-30
ech 0:-20 1:-40 2:-22 3:19 4:-34 5:-27 6:-37 7:15
echa 0:18 1:-25 2:-19 3:-23 4:-23 5:-16
echar 1:-18 3:-26 4:-16 5:-18 6:25 7:-19
echo 0:-19 1:-21 2:-26 3:-29 4:-26 5:-20 7:35
eclampsi
economic 2:-22 3:-28 5:-15 6:19
ect 0:-21 1:18 3:-21 7:-16
ectopic 0:28 1:-32 2:-16 5:-25 6:-30 7:-24
ed 0:-22 1:-17 2:27 3:-25 6:-26
edge 0:-28 1:29 2:-24 3:-30 4:-26 5:-32 7:-22
edibl 1:-29 2:-31 3:23 4:-29 6:-18 7:-17
edifici 0:-27 3:-39 5:-31 6:-33
edit 4:-20 5:18 6:-17
educational 4:-17 5:-17 6:-20
egg 0:19 1:-21 2:-25 3:-17 7:-19
eggplant 0:-23 1:-24 2:-19 4:-26 5:-22 6:22
eggshell 0:-24 1:-45 2:-42 3:-38 4:-42 5:-58 6:53 7:-29
egs 2:-22 4:-22 5:-24 6:19
eh 0:-15 2:-16 3:-20 6:20 7:-16
eight 0:-22 3:-43 4:15 6:-17
eighth 0:-15 3:-29 5:-28 7:-19
eith 0:-17 1:26 2:-17 3:-21 4:-18 6:25
eject 0:-16 2:-19 4:-17 5:-26 6:-19 7:26
ejercit 1:-21 2:-22 3:22 6:-25 7:-20
el
elbow 0:-32 1:-24 2:-25 3:-29 4:-29 5:-17 6:38 7:-20
elder 0:-24 3:22 5:-23 6:-36 7:-43
elderly 0:-32 1:-19 2:-36 4:-21 5:-21 6:25 7:-21
electric 0:28 1:-19 2:-19 3:-24 6:-29
electricist 0:-20 1:-25 2:-17 3:20 4:-18 6:-16 7:-25
electricity 2:18 3:-26 7:-15
electrocut 0:41 1:-27 2:-27 3:-27 4:-20 5:-39 6:-35 7:-18
elefant 0:19 1:-26 3:-25 5:-15 6:-18
elephant 0:27 1:-23 2:-17 3:-24 4:-16 5:-24 6:-28 7:-18
elev 0:-32 1:-34 4:-40 6:-36 7:25
elevador 2:-21 3:21 4:-18 6:-16 7:-19
elevator 0:-30 1:-34 2:-20 4:-28 5:16 6:-26
ella 0:-25 1:18 3:-34 4:-26 5:-20 7:-23
ello 0:-16 1:-17 2:-29 4:31 5:-39 6:-26 7:-20
elm 3:-17 4:-22 5:21 7:-20
else 1:-39 2:-33 3:-19 5:-21 6:24 7:15
elsewher 1:-17 2:-16 6:16
em 0:-20 2:16
email 0:-30 2:-40 3:-44 4:-39 5:49 6:-39 7:-24
emailin 1:-23 2:-23 3:-19 5:24 6:-16 7:-21
emancipation 2:21 6:-28 7:-22
embaras 0:-16 1:-16 3:-15 4:-15 6:19 7:-17
embaraz 1:-37 2:-30 3:-35 4:-33 5:-37
embarrass 1:-25 2:-28 3:-20 4:-28 5:-27 6:-26 7:30
embassy 2:-23 4:23 6:-16 7:-17
emborrach 0:-19 1:-21 2:-19 3:31 4:-23 5:-20 6:-29 7:-22
emergenci 0:-19 1:-20 2:-20 3:-25 4:-18 5:-23 7:19
emergency 0:-27 1:-18 2:-20 3:-26 4:-31 5:-32 7:26
emery 1:21 3:-18 6:21
emily 1:-16 5:20
emocional 0:-19 2:-29 3:-30
emoji 1:-29 5:26 6:-25
emotional 0:-17 3:-31 5:-18 7:-24
emotionally
empacador 1:-20 2:-21 3:-19 4:23 5:-30 6:-20
empaqu 0:-27 1:-27 3:19 4:-17 5:-24 6:-26 7:-15
empiez 6:-20
empleador 1:-19 5:-20
employ 0:-29 1:-29 2:-40 3:-32 4:39 6:-16 7:-24
empti 0:-17 1:20 2:-33 3:-22 4:-16 5:-40 6:17 7:-20
empty 0:20 1:-21 2:-22 3:-22 4:-16 5:-38
empuj 0:-36 1:-33 2:-35 3:-37 4:-39 5:-32 6:44 7:-38
emt 1:-16 2:-26 3:-24 5:-16 6:22
en 6:-17
enamor 0:-21 3:-20 4:15 5:-16
encaden 0:-16 5:-15 7:-17
encaj 0:-21 1:-25 2:-21 3:-21 4:-21 5:-18 6:28 7:-21
encampment 0:-26 6:-27 7:27
encendedor 0:-21 1:24 2:-28 3:-26 4:-17 7:-16
encer 0:-32 5:-54 7:-50
encier 0:-32 1:-40 2:28 3:-47 4:-44 5:-38 6:23 7:-48
encim 1:-40 2:-32 3:31 4:-30 5:-42 7:-26
encontr 3:-15 4:-35 5:30 6:-44 7:-39
encuentr 0:-17 2:-26 3:-29 4:-26 5:-34 7:-24
end 0:-41 1:42 2:-35 3:-69 4:-31 5:-30 6:-36 7:24
enferm 0:-30 1:-25 2:-20 3:-26 4:-22 5:-22 6:-26 7:25
enfermedad 1:-19 3:23 5:-16 6:-23
enfermer 0:-17 1:-18 2:-34 3:34 5:-16 6:-20 7:-18
enfogon 1:-20 3:-16 5:-22 6:18
enforcement 0:-16 1:-21 2:-21 4:-15 5:-21 6:-17
enfrent 0:-26 1:-25 2:-20 3:-45 4:-22 5:21 6:38 7:-39
engan 0:-21 3:-26 5:-24 6:-26
enganchador 0:-15 1:-23 2:-20 3:-15 4:25 5:-17
engin 0:33 1:45 2:-36 3:-33 4:-29 5:-43 6:-36 7:-33
english 0:-23 2:-30 5:-22 6:36 7:-24
enjoy 1:-16 5:20
enoj 0:-45 1:-43 2:-30 3:-37 4:-34 6:40 7:-26
enough 0:-44 1:39 2:-33 3:-32 4:20 5:-35 6:-28
enred 0:23 2:-17 4:-17 5:-23 6:-17
enrol 0:-18 1:-23 2:-29 3:-26 5:25 6:-24 7:-28
enroll 1:-17 2:-16 6:16
ensen 0:-16 1:-20 2:17 3:-35 5:-24 6:-24
enser 0:-28 1:26 2:-23 3:-18 4:-17 5:-16 6:-19 7:-15
entend 0:-17 1:16 6:-16 7:-16
entendi 1:-16
enter 0:-21 1:-37 2:-24 4:-31 6:25 7:-29
entertain 2:-18 3:-22 4:21 5:-26 6:-16
entiend 1:-15 3:-18 5:19 6:-15
entier 0:-25 1:17 3:-19 5:-24 6:-21 7:-18
entir 1:-16 2:-15 5:24 6:-25
entr 0:-25 1:-31 3:23 5:17 6:-43
entreg 1:-21 2:-18 6:-15
entrenador 0:-25 1:-23 2:30 3:-41 4:-37 5:-38 6:-31
entry 1:-16 2:-17 3:-18 4:-15 6:-20 7:20
envelop 0:-18 1:34 2:-34 3:-22 4:-35 5:-23 7:-33
envenen 1:22 2:-20 4:-21
enviud 1:21 2:-19 3:-19 4:-28 5:-28 6:-18 7:-18
envy 4:-21
epi 0:30 1:-28 2:-21 3:-24 4:-20 5:-20 6:-27 7:-32
epilepsy 2:-20 4:-16 5:-17 6:17
epip 0:41 1:-26 2:-25 3:-23 4:-28 5:-20 6:-32 7:-23
er 0:-37 1:-36 3:-17 4:-25 5:-40 6:20 7:34
era 1:-30 2:-25 3:27 5:-25 6:-47 7:-15
eras 0:-28 1:25 2:-29 4:-18 5:-27 6:-15
erman 0:-21 1:-18 3:-30 4:-18 6:16 7:-25
errand 0:-26 1:-20 3:-20 4:-18 5:20 6:-18
es 1:-21 2:-31 3:-22 6:24 7:24
esa 1:-22 2:-28 3:26 5:-26 6:-21 7:-21
escalat 0:-16 1:-16 2:-15 3:-15 5:-15 6:22
escaler 1:-35 2:-23 3:-26 4:-32 5:-36 6:22 7:-16
escap 0:-39 1:-52 2:-35 3:-33 6:45 7:-47
esclav 0:-20 2:-20 3:-27 5:-25 7:-16
esclavitud 0:-16 1:-16 2:-15 3:-16 4:25 5:-15 6:-18
escob 0:-22 2:21 5:-18 6:-26 7:-20
escond 0:-40 1:-39 2:-26 3:-34 4:-16 6:35 7:-45
escondem 2:-20 6:21
escondi 0:-22 1:-25 2:-25 3:-21 4:-28 5:-23 6:30 7:-27
escopet 0:-18 1:32 2:-18 3:-19 4:-25 5:-16 6:-26
escort 0:-27 1:-37 2:-18 4:48 5:-37 6:-50 7:-23
escrib 0:-28 3:-37 4:-30 5:28 7:-21
escribi 0:-21 1:44 2:-23 3:-23 4:-22 5:-30 6:-36 7:-44
escuch 0:-18 1:-21 3:-22 4:-18
escuel 0:-24 3:-40 4:-31 5:37 6:-53 7:-36
escup 0:-15 1:-16 2:-16 3:-22 4:-24 5:-24 6:24 7:-17
escupi 0:-16 2:-20 3:-15 6:17
ese 1:-26 2:-21 5:16 7:-16
esl 0:-21 1:-36 2:-44 5:-23 6:17
eso 0:-20 1:-25 2:-27 5:-19 7:-17
espaci 4:-19
espald 0:-19 2:26 3:-20 4:-20 6:-30 7:-16
espanol 0:-28 1:23 4:-23 5:-37 7:-31
esper 0:-34 2:-21 3:-48 4:-47 5:43 7:-43
espi 0:-35 1:-37 2:-39 3:-37 4:-40 5:52 6:-51 7:-37
espiritual 1:-15 3:17 4:-17 5:-21
espos 0:-20 1:-22 2:-34 4:-17 5:-24 6:40
esps 0:-16 1:-15 3:-17 5:-18 6:20 7:-16
espum 0:23 1:-23 2:-20 3:-27 5:-21 6:-26 7:-17
esquin 0:-31 1:-31 2:-29 3:-26 4:18 5:28 6:-47 7:-25
essay 1:19 3:-24 5:-15 6:-16
est 1:-39 2:-33 3:27 4:-25 6:-23 7:-18
esta 0:40 2:-29 3:-36 4:-29
estacion 0:-21 1:-19 2:-34 3:-24 4:-27 6:-41 7:20
estacionamient 1:-18 2:-16 3:-15 4:-20 5:-18
estam 0:-35 1:-31 2:-34 3:-24 4:-31 5:-35 6:-29 7:35
estan 1:-29 3:-36 5:-30 6:-34 7:25
estar 0:-28 1:30 2:-34 5:-23 6:-48
estari 0:-16 1:31 2:-25 3:-22 4:-17 5:-18 6:-21 7:-31
estat 1:-16 2:-21 4:-27 5:18
este 0:-18 1:36 2:-21 3:-30 4:-31 5:-22 7:-31
esto 0:-24 1:19 2:-28 3:-25 5:-30 7:-30
estorv 0:-22 1:21 2:-25 3:-24 4:-16 5:-16 6:-21 7:-23
estoy 2:-24 4:-22 6:18 7:23
estr 0:-19 4:-17 5:-18
estudi 0:-27 1:-18 2:-32 3:-19 4:-19 5:-38 6:22
estudiant 0:-19 2:30 3:-22 5:-30 6:-30 7:-17
estuf 0:-18 1:-18 3:-21 6:18
estuvier 1:21 2:-17 3:-16 6:-20 7:-16
etern 2:-20 4:15 7:-21
euthanasi 1:22 2:-17 3:-21
evacuat 0:-25 1:-20 3:-22 4:-22 5:-16 6:27 7:-25
evaluator 0:-16 1:-16 2:16 6:-20
eve
even 0:-26 2:-36 3:35 4:-31 7:-34
event 1:-19 6:-20
ever 2:-32 3:21 4:-21 5:-22 6:19 7:-40
everbody 0:-23 1:-18 3:-24 6:20 7:-15
everth 0:-17 1:-22 5:18
every 0:-16 2:-24 3:-25 5:22 7:-31
everybody 1:34 2:-29 4:-34 5:-37 6:-42
everyday 0:-24 2:-31 3:-39 4:-28 5:22 6:-19 7:-31
everyon 1:23 2:-50 4:-19 5:-21 7:-37
everyth 2:-17 3:-33 4:-27 6:17
everytim 0:-20 1:-17 3:-28 4:-21 5:27 6:-22 7:-26
everywher 3:-35 4:-20 5:36
evict 0:-45 1:-33 2:-33 3:-33 4:-47 5:-41 6:-24 7:38
eviction 0:-20 2:-23 3:-21 5:-24 6:-31 7:26
evidenc 0:-24 1:-21 2:-34 3:34 4:-16 5:-23 7:-35
evil 3:-22 5:-25 6:22 7:-16
ex 0:-40 1:-33 2:-16 3:-19 4:-43 5:56 6:18 7:-36
exact 3:-15 4:-19 5:16
exactly 1:25 4:-28 5:-32
exam 0:-25 1:-31 2:-23 3:51 4:-38 5:-22 6:-41 7:-29
examin 2:21 3:-21 4:-23
exchang 0:-18 1:-22 2:-38 5:23 6:-32 7:-26
excus 1:-17 2:-31 4:-26 5:-21 6:28
exempl 2:-15 3:-16 5:18 7:-16
exhaust 0:-22 1:23 2:-21 3:-18 4:-19 5:-16 6:-30 7:-19
exhusb 1:-16 2:-20 4:-20 5:22 6:-23 7:-19
exhusband 0:-20 2:-24 3:-28 4:-21 5:20 7:-17
exig 2:-20 5:-18 7:-19
exist 0:-27 1:33 2:-28 3:-35 4:-28 5:-18 6:-31 7:-30
existenc 0:-17 1:26 2:-17 3:-20 5:-16 6:-25 7:-19
exit 0:-22 2:-29 3:-24 4:-16 5:-15 7:-27
exmar 0:-20 1:-16 3:-16 4:-20 7:-24
exnovi 0:-24 1:-22 2:-17 5:26 7:-18
exparej 2:-16 5:19 6:-29 7:-22
expel 0:-22 1:-27 3:-24 4:-19 5:-19 6:28
expensiv 2:-37 3:-21 4:26 5:-20 6:-32 7:-18
expir 0:25 1:-22 2:-22 3:-17 4:-27 5:-25 6:-37
explain 0:-28 1:-19 2:-28 3:20 4:-40 5:-19
explod 6:-21
exploit 0:-22 1:-23 2:-26 3:-35 4:36 5:-21 6:-23 7:-28
exploitation 0:-22 2:-21 3:-25 4:32 5:-18 6:-24 7:-23
explot 1:-25 2:-21 3:-30 4:37 5:-27 6:-36 7:-24
explotacion 0:-23 1:-23 2:-24 3:-30 4:38 5:-22 6:-24 7:-20
expos 0:-30 1:-44 3:28 4:-32 5:-31 6:-22 7:-17
expres 0:-21 3:-25 4:-22 5:-17 6:-24
expuls 1:-17 3:-28 4:-19 5:-21 6:-19 7:23
exs 0:-23 1:-23 2:29 3:-29 4:-21 5:27 6:-44 7:-26
extend 0:-20 1:-32 2:-34 3:-28 4:-33 5:18 6:-36 7:22
extension 0:-45 2:17 3:-18 4:-21 5:-25
extr 0:-28 1:21 2:-34 3:-33 6:-40 7:-20
extran 0:-16 1:33 2:-26 4:-27 5:-19 6:-39 7:-28
extranari 0:-19 1:32 2:-27 3:-20 4:-17 5:-17 6:-29 7:-26
eye 1:-45 3:-31 4:-17 5:-36 6:30 7:-33
eyeballin 1:-16 2:-15 3:-17 4:25 6:-22
eyebrow 1:-16 3:-24 5:-19 6:17 7:-24
f 0:-15 1:-16 2:23 3:-17 4:-22 5:-19 6:21
fabric 0:-25 1:-23 2:-36 4:25 6:-33 7:-33
fac 0:-25 1:-33 3:-33 4:-18 7:-31
face 1:-20 3:-22 5:-27 7:-37
facebok 0:-17 1:-22 5:18
faceboock 1:-22 2:-24 3:-28 5:25 6:-16 7:-25
facebook 0:-32 2:-39 4:-16 5:38 6:-51 7:-24
facetim 0:-39 1:29 2:-34 3:-37 4:-36 5:-34 7:-16
facial 2:-17 5:-18 6:23
facil 1:18 4:-16 6:-17
facilitat
factory 1:-21 2:-37 4:34 5:-23 6:-36 7:-26
fad 0:44 1:-32 2:-32 3:-27 4:-21 5:-21 6:-42 7:-23
fade 0:-17 1:22 2:-18 3:-23
fail 0:-21 1:35 3:-25 4:-16 5:-19 6:-33 7:-30
failur 1:-18 2:19 3:-19 4:-20 7:-16
faint 0:34 1:-36 3:-28 4:-21 5:-23 6:-36 7:-21
fair 1:-18 3:24 4:-19 5:-18 6:-22
faith 0:-20 4:-19 5:-20 6:-21 7:-21
fake 0:-16 1:-32 2:-34 5:50 6:-24
fal 2:16 3:-24 4:-25 5:-33 6:-27 7:-26
fald 6:-17
fall 3:-39 4:-17 5:-28 7:-22
fals 0:-18 1:-18 2:-29 3:-21 5:29 6:-32 7:-27
falt 2:-23 3:-40 4:-23 5:25 6:-36 7:-22
fam 0:-26 1:-23 2:16 4:-21 5:-30 7:17
famili 0:-26 2:-40 3:-40 5:-37 6:18
familial
family 0:-26 1:-29 3:-34 4:20 5:-21
fan 0:-23 1:-31 4:16 6:-29
far 0:19 1:21 2:-36 3:-39 4:-33 6:-28 7:-26
fare 2:-20 3:15 5:-18 6:-22
farewell 0:-15 1:24 5:-32
farg 0:-16 1:-17 2:-23 4:-20 5:-23 6:-17 7:21
farm 2:-37 3:-40 4:51 5:-35 6:-30 7:-33
farmhand 4:-26 5:-28 6:-27 7:26
fast 2:-27 5:-16 7:-31
fastest 3:-24 5:-23 6:-25
fat 0:-37 3:-35 4:-23 5:-28 7:-23
fath 1:-27 2:41 4:-15 5:-19 7:-35
fault 0:-41 2:-37 3:17 4:-19 5:-29 7:-28
favor 0:-17 2:-26 3:19 4:-16 5:-28 6:-29
favorit 1:-20 2:20 3:-25 4:-21 6:-16
fb 0:-22 1:-20 2:-16 3:-32 5:20 6:-32
fea 0:-22 1:-24 2:29 3:17 4:-33 5:-22 6:-24 7:-25
fear 0:-19 1:-24 2:-18 3:-24 4:-18 5:-21 6:28 7:-28
featur 1:-16
feb 0:22 2:-16 3:-22 5:-18 6:-23 7:-25
february 0:-16 1:-22 2:-18 3:-20 5:-26 6:25
fece 0:-20 2:17 5:-19 7:-20
fech 0:-17 1:22 5:-18 6:-32 7:-24
fed 0:-35 1:-28 2:17 3:-30 4:-29 5:-32 6:16 7:-20
fee 0:-18 1:-34 2:-19 3:-37 4:39 5:-36 6:-38 7:-26
feed 2:51 3:-29 4:-36 6:-21 7:-49
feel 1:19 2:-35 4:-26 5:-28 7:-42
feet 0:17 1:-34 3:-26 4:-25 5:-30 6:-49 7:-15
fel 0:-23 1:-19 2:-32 3:15 5:36 6:-42 7:-22
feliz 3:-18 4:19 6:-17 7:-20
fell 0:51 1:-57 2:-38 3:-54 4:-45 5:-49
fellow 0:-20 1:-19 2:-22 4:-24 5:31 6:-32 7:-20
felony 0:-33 3:-22 4:-18 5:-24
felt 2:-33 3:27 4:-24 5:-35 6:-36 7:-28
fema 0:-21 1:-21 2:-25 3:-22 4:-20 5:-16 6:-19 7:21
femal 0:-26 1:-24 2:-24 4:-18 7:23
fenc 0:-26 1:-31 2:-18 3:-30 4:-36 5:21 7:-32
fent 0:36 1:-23 3:-26 4:-18 5:-28 6:-28
fentanil 5:-17 6:-17 7:-19
fentanyl 0:36 2:-33 3:-46 4:-28 5:-29 7:-21
fentynal 0:20 2:-15 3:-20 5:-17 6:-19
feo 3:-39 4:-20 5:-19 7:-27
ferret 1:-19 3:-16 4:-17 5:-19 6:22
ferry 0:-30 1:-24 2:-20 3:-25 4:-21 6:-31 7:22
festival 2:-18 3:25 5:-20 7:-28
fetty 1:-24 4:25 5:-16 6:-30
fever 0:37 1:-35 2:-36 3:-38 5:-21 6:-39
few 1:27 3:20 5:-16 6:-26 7:-18
fgm 0:-23 1:-21 2:-20 3:-20 4:-23 5:-20 6:29 7:-18
fianc 0:-45 1:-27 2:-25 4:-16 5:-32 6:30 7:-38
fibr 1:27 6:-20 7:-17
fich 3:-23 5:-19
ficharl 0:-17 3:-17 4:23 6:-19 7:-17
ficher 1:-18 3:-24 4:19 6:-25
fiebr 0:-18 2:-28 4:-24 6:-16 7:16
field 0:-29 1:-25 2:-28 4:27 6:-40 7:-34
fiest 0:-39 1:-40 3:43 4:-45 5:-35 6:-43 7:-30
fift 0:-21 1:-18 2:27 3:-25 4:30 5:-25 6:-22 7:-22
fifth 0:26 1:-26 2:-21 3:-26 4:-17 5:-25 6:-20 7:-19
fifty 1:-18 3:24 4:-19 5:-18 6:-22
fight 0:-27 1:-19 4:-48 5:-42 6:23
figuer 1:-25 4:27 5:-25 6:-22
fil 2:-32 4:-26 7:-23
file 0:-27 1:-40 3:-27 6:34 7:-17
filipin 5:-16 6:-20 7:-20
fillmor 6:17 7:-20
film 0:-34 1:-35 3:39 4:-21 6:-57 7:-33
filmin 2:16 3:-25 7:-16
filo 0:18 1:-17 2:-16 3:-15 6:-23
filth 0:-16 1:-16 2:23 4:-16 5:-22 6:-23
filthy 0:-21 1:-22 2:-18 3:21 4:-19 6:-19
fin 0:-21 1:-16 2:-26 4:-17 5:-22 6:21 7:-15
final 0:-20 1:23 2:-18 3:-27 5:-31
finally 1:33 2:-38 4:-26 5:-26 6:-26 7:-36
financial 0:-15 2:-24 3:-26 6:20
finc 0:20 1:-15 2:-15 3:-16 4:-17 5:-18 6:-15
find 0:-16 2:-50 3:-18 4:-17 5:45
findin 1:-17 2:-18 3:-28 4:-25 5:20 6:-20 7:-22
fine 0:-21 1:51 2:-45 3:-28 4:-23 5:-34 7:-37
fing 3:24 4:-21 5:-39 7:-44
finger 0:-16 1:-18 2:-21 3:27 4:-18 5:-18 6:-29 7:-27
fingernail 4:-22
fingerprint 0:-20 1:-17 3:-17 4:26 5:-26 6:-26 7:-23
finish 2:-46 3:33 5:-36 6:-39
finst 1:-23 2:-17 3:-25 5:22 6:-19
fir 0:-24 2:-31 5:19 6:26
fire 0:31 1:-22 2:-48 3:-20 4:-54 7:23
firearm 0:-16 1:-21 2:-24 3:-30 4:-22 5:-31 6:31 7:-17
firefight 0:-16 1:18 3:-20 5:-17 7:-17
firem 3:21 7:-16
firm 0:-25 1:-27 2:-29 3:-32 7:-26
firmam 1:-19 2:-30 3:-18 4:22 6:-23 7:-18
first 0:19 1:-21 2:-21 5:-40
fish 2:-39 5:-26 7:-32
fisic 0:-17 1:-16 2:-24 3:-19 5:-15 6:22
fist 0:-33 1:-32 3:-39 4:-40 5:-48 6:46 7:-31
fit 0:21 1:-34 2:-35 4:-28 5:-31
fitbit 1:-20 4:-23 5:23 6:-25 7:-26
fitness 3:-17 6:-15 7:20
five 0:-25 1:-40 5:-30
fix 0:-35
fixin 2:-18 3:-16 4:-17 5:-22 7:-17
flag 1:17 4:-15 6:-25
flagstaff
flar 0:-15 1:19
flash 1:-35 2:-29 4:-27 7:-19
flashback 0:-20 1:-22 2:-35 3:27 4:-34 5:-31 6:-30 7:-31
flashlight 0:-23 1:-18 3:-17 5:20 7:-24
flat 0:18 5:-15 6:-19
fld 0:-16 1:-16 2:-16 3:-16 4:-15 5:-16 6:22
flea 1:-17 2:-20 4:20 5:-21
fled 0:-33 1:-37 2:-39 3:-35 4:-37 5:-41 6:26 7:36
flee 0:-27 1:-23 2:-24 3:-31 4:-22 5:-22 6:31
flew 0:-23 1:-34 3:-35 5:19 6:-41 7:-21
flick 1:-32 2:-36 3:-29 4:-35 5:26 7:-35
flight 0:-22 1:-22 2:-22 3:-24 6:-35
flinch 0:-37 1:-40 3:-39 4:-31 5:-32 6:20 7:-27
flip 1:-30 2:-33 3:-35 4:-31 6:32 7:-36
flirt 2:-16 3:-17 5:-19 6:17
flog 2:-21 4:-20 6:23
floj 1:-17 3:-16 5:-16 7:-18
flood 0:18 1:-35 2:-44 3:-27 4:-20 5:-21
floor 0:21 1:-17 2:-19 3:-22 5:-24
floorboard 0:-16 1:-17 3:-21 4:-21 5:-22 6:26
flop 4:-15 5:-28 6:-17 7:24
floppy 0:28 1:-29 2:-36 3:-23 4:-20 5:-20 6:-19 7:-32
flor 0:-25 1:-35 6:-27 7:-21
florcit 1:-17 3:-15 5:-16
flour 0:18 3:-16 5:-15 6:-19 7:-18
flow 0:-24 1:-33 2:-28 3:-31 4:-32 5:22 7:-28
fluid 0:-25 3:-27 5:-25 6:23
flung 0:-23 1:-26 2:-20 3:-19 4:-15 6:27
flush 0:-23 1:-35 2:-30 3:-40 5:-20 6:35 7:-29
fly 1:-23 2:19 3:-21 4:-34 7:-18
flyer 1:-25 3:-19 4:-27 5:27 6:-24
flyin 0:-18 2:-16 6:-18 7:-16
foam 0:55 1:-35 2:-37 3:-38 4:-25 5:-26 6:-53 7:-21
foco 0:-18 2:-16 3:-22 4:-16 5:23 6:-20
fog 0:26 1:-19 2:-15 3:-18 4:-20 5:-16 6:-20
foil 0:-22 2:-19 3:-20 4:22 5:-20 7:-20
fold 1:-15 2:-21 3:-24 4:18 6:-26 7:-16
folk 0:-22 1:-37 3:-36 4:35 5:-22 6:-47
follow 0:-25 2:-48 3:-41 4:-62 5:92 6:-36 7:-55
fondl 0:-27 1:-33 3:36 4:-22 5:-27 6:-32 7:-25
food 0:-27 1:-32 2:36 3:-38 7:-57
fool 0:-18 1:-20 4:18 6:-15 7:-19
foot 0:38 1:-44 2:-35 4:-35 5:-39 7:-33
football 0:-17 1:-24 2:-17 5:-20
footprint 0:-27 1:-24 2:-26 3:-21 4:-18 5:29 6:-27 7:-26
footstep 0:-17 1:-23 2:-27 3:-17 4:-19 6:19 7:-18
for 4:17
forbid 0:-24 1:-26 2:-19 3:-20 4:-26 5:-20 6:27
forc 0:-45 1:-57 2:-23 3:55 5:-48 6:-27 7:-36
forcej 0:-18 3:22 4:-28 7:-18
ford 0:-23 1:-18 2:-22 4:-22 5:-22 6:-23 7:20
forearm 0:-24 1:-22 3:-23 5:-18 6:19
forecast 0:-16 6:-21 7:17
foreclosur 3:-21 5:-23 6:-29 7:16
forem 2:-16 3:27 6:-36
forens 3:18 6:-20
forensic 0:-15 4:-19 5:-21 6:-24 7:-18
forest 2:-17 3:17 4:-21
forev 0:-30 1:54 2:-42 3:-51 4:-45 5:-32 6:-47 7:-38
forget 0:-29 2:17 4:-28 5:-26 6:-26 7:-16
forgiv 0:-22 1:46 2:-34 3:-21 4:-25 5:-25 6:-36 7:-15
forgot 0:-17 1:-18 2:-17 3:-18 4:-29 5:-15
fork 0:24 1:-22 2:-29 3:-24 4:-21 5:-16 6:20
form 0:-22 1:-27 2:-33 3:-24 4:-23 5:29 7:-15
formul 0:-21 1:-17 3:-22 4:-27
fors 0:-22 1:-37 2:-27 3:30 5:-29 6:-32 7:-23
fort 0:-24 1:-15 2:-15
forth 0:-38 1:-38 2:-28 3:-26 4:-19 6:-32 7:25
forty 0:-24 1:-28 2:-24 3:23 4:-21 6:-29
forum 1:-20 4:-21 5:21
forward 2:-17 3:-30 4:-26 5:24 6:-29 7:-16
forz 0:-35 1:-32 2:-34 3:46 4:-30 5:-42 6:-18 7:-34
fost 0:-36 1:-34 2:43 3:-22 5:-18 6:-23
foto 0:-33 2:27 3:20 4:18 5:33 7:-20
fotograf 0:-18 1:-23 2:-22 3:23 4:-21 6:-28
fought 0:-22 2:-22 3:19 4:-22 7:-16
found 3:-19 5:27 7:-15
foundation 0:-26 1:-18 2:-25 3:-25 5:-22 6:29
fountain 0:25 1:-31 5:-18 6:-26 7:-20
four 0:-19 2:-25
fourt 2:26 3:-19 4:24 5:-24 6:-24
fractur 0:-16 1:-21 2:33 3:-32 4:-17 5:-23 7:-23
fram 2:-15 3:-22 5:24 6:-21 7:-17
franchis 2:-21 3:17 5:-19
franklin 0:-16 3:-18
frasc 0:27 1:30 3:-19 5:-22 6:-19 7:-18
frat 0:-45 1:-37 2:-34 3:37 4:-42 5:-51 7:-36
fraud 0:-16 1:-15 3:-15 4:20 5:-17
free 0:-25 1:-42 2:-30 4:26 6:-31 7:-16
freedom 1:-18 2:-15 4:-21 6:22 7:-26
freeway 0:-31 1:-26 2:-24 3:-27 4:-24 5:-24 6:24 7:-21
freez 0:-38 1:-31 2:-45 4:-24 5:-38 6:-44 7:42
fren 0:-21 1:-19 3:-19 6:-22 7:-17
frend 0:-17 1:22 2:-16 3:-18 4:-18 5:-16 6:-21
frent 0:-23 1:-30 2:-23 3:-17 4:-30 5:42 6:-47 7:-33
frenulum 0:-16 2:19 3:-22
fresh 0:-17 3:-29 5:26 7:-22
freshm 0:-23 1:25 2:-26 5:-20 6:-29 7:-17
fresn 0:-18 1:-24 2:-17 5:-23 6:-24 7:21
fria 0:-16 2:15 3:-21 4:-16 6:-18 7:-16
friday 0:-33 3:-23 4:-44
fridg 0:-37 3:-41 4:-42 5:-28 6:25
frien 0:-22 1:21 6:-23
friend
friendly 0:-18 2:-21 3:22 4:-17 5:-16 6:-19 7:-21
frio 1:-35 2:-44 3:-36 4:-36 5:-41 6:-37 7:29
from 5:16
front 0:-39 2:-36 4:-36 6:25 7:-17
fronter 0:-22 1:-27 2:-25 3:-24 5:-24
frostbit 1:-21 2:-37 3:-18 4:-24 5:-20 6:-24 7:20
froz 1:-47 2:-36 3:33 4:-33 5:-34 7:-29
fruit 1:-18 3:-17 5:-18 6:-25 7:-17
fruity 0:18 5:-22 6:-19 7:-22
fryer 0:19 1:-17 3:-17 5:-20
ft 2:-27 3:-24 4:-25 5:18 7:-34
fue 0:-16 1:-39 3:36 4:-30 5:-27 6:-33 7:-31
fueg 0:-15 1:16 2:-24 3:-23 4:-21 5:-28 6:-29
fuent 0:20 1:-21 5:-17 6:-19
fuer 2:-26 3:-27 5:-16 6:-30 7:15
fuers 0:-18 6:-20 7:-24
fuert 1:-27 2:-24 3:-30 5:-26 7:-16
fuerz 0:-40 1:-41 2:-24 3:43 6:-18 7:-31
fui 0:-23 1:-24 3:46 4:-33 5:-40 6:-41 7:-24
fuim 3:23 6:-20
full 2:-38 3:-30 4:-30
fuma 0:-22 1:-19 2:25 3:-18 5:-27 6:-21 7:-26
fume 0:26 1:-15 2:-27 3:-18 4:-27 6:-18 7:-16
fumo 0:29 1:-26 2:-21 3:-30 4:-19
fun 0:-17 1:-18 3:-22 4:-21 5:-21 7:-30
function 0:23 1:-18 2:-15 6:-20
fund 0:-16 1:-21 2:-27 3:-20 4:-22 6:17 7:30
funeral 0:-17 1:43 2:-36 3:-42 4:-43 5:-27 6:-26 7:-27
funny 0:22 1:-33 2:23 3:-34 4:-21 5:-26 7:-23
furious 2:23 3:-20 5:-21 6:-23
furnac 0:-19 1:-18 3:-16 4:-19 5:22
furnitur 0:-28 1:-27 2:-30 3:-23 4:-28 5:-24 6:37 7:-31
furth 0:-15 1:23 2:-20 3:-18 4:-17 5:-17 6:-18 7:-19
futur 0:-40 1:44 2:-28 3:-28 4:-26 5:-28 6:-36 7:-32
g 0:23 2:-19 3:-20 6:-27
g5 2:-17 4:16 6:-27 7:-27
gag 0:16 1:-27 2:-27 3:17 5:-16 6:-26
gain 1:-16 4:-18 5:-21 6:16
gal 2:-24 4:-22 5:-23 6:27
gallup 0:-20 3:-15 4:-17
gambl 2:30 3:-26 4:-21 5:-36 6:-29
game 1:-40 2:28 4:41 5:-30 6:-37 7:-43
gamer 2:-19 4:-17 5:21 6:-34
gana 0:-32 1:49 2:-31 3:-35 4:-23 5:-34 6:-37 7:-33
ganam 2:-23 4:21 5:-29
gang 0:-25 1:-26 2:-42 5:15 6:22 7:-27
gano 0:-26 1:-26 2:-24 3:-23 5:-32
gap 0:28 1:20 2:-16 3:-15 6:-24
garag 1:29 2:-16 6:-45
garbag 0:-21 1:-22 3:-24 5:-21 6:-20 7:22
gard 0:-16 1:-16 2:-19 3:-18 4:-21 5:27 6:-20 7:-17
gargant 0:18 1:-22 2:-30 3:-25 4:-19 5:-25
garment 0:-24 3:-17 4:19 5:-18 6:-17 7:-21
gas 0:16 1:-21 2:-32 4:-18 7:19
gaslight 0:-27 1:-34 2:-31 3:-33 4:-31 5:-34 6:38 7:-26
gasolin 0:21 1:-25 2:-31 3:-33 4:-33 5:-33 6:15
gasoliner 0:-20 1:-16 2:-19 3:-19 4:-19 5:-16 6:-16 7:20
gasp 0:50 2:-28 3:-41 4:-25 5:-33 6:-39
gaspin 0:18 2:-20 3:-21 4:-17 5:-17 6:-19
gass 4:-15 5:-15 6:-16
gast 0:-23 1:-26 3:-21 4:-30 5:-24 7:-20
gate 0:-29 2:-52 3:-38 4:30 7:-59
gato 0:-21 2:-23 3:-31 4:-21 5:-30 6:-18
gatorad 0:19 1:-19
gaug 0:-16 3:-15 4:-16 5:-21 6:24 7:-20
gave 6:-37
gay 0:-20 4:-35 5:-33 7:45
gear 2:-17 3:-19 6:-23 7:-22
gemel 0:-15 2:23 3:-16 4:-17 6:-19 7:-17
gener 0:-17 1:-16 2:-16 3:-17 5:-17 6:18 7:-17
general 1:-18 3:-17 4:-29 6:-35 7:25
generator 0:24 1:-26 4:-21
genital 0:-26 1:-32 2:-16 3:-16 4:-15 5:-18 6:35 7:-20
gent 0:-15 2:-21 3:-18 4:-21 7:-29
gentlem 2:-18 3:-18 5:18 6:-16 7:-18
georg 7:-24
georgi 2:-16 3:-28 4:32 5:-26 6:-34 7:-27
gerent 0:-16 1:-17 2:-23 3:19 4:-15 5:-18 7:-19
get 1:-35 6:22
gg 1:15 2:-15
ghan 2:-20 4:26 5:-17 6:-23 7:-16
ghb 0:-26 1:-28 2:-33 3:31 4:-23 5:-22 6:-29 7:-17
ghost 0:-21 1:19 2:-17 3:-26 6:-33
gibberish 0:26 1:-39 2:-24 3:-16 4:-17 5:-17 6:-31
gift 0:-19 1:-22 3:-30 4:-20 5:43 6:-46 7:-31
gig 0:-25 1:-25 4:22 5:-27 6:-31
gimnasi 0:-22 2:16 3:-19 4:-16 6:-26
gine 0:-16 2:-23 3:22 5:-16
girl 0:-18 1:-21 2:30 4:48 5:-24 6:-28
girlfriend 2:-17 4:-18 5:-24 6:17
giv 0:-31 1:36 4:-26 5:-30 6:-47 7:-32
give 0:-21 1:-32 5:-23 7:-22
given 3:-22 7:15
glass 0:21 1:-37 2:-37 3:-30 4:-25 5:-21 7:-23
glid 0:-20 2:-21 3:-25 4:-21 6:-16
glit 0:-22 1:-25 2:-16 3:26 4:-18 5:-16 6:-17
glock 0:-16 2:-17 3:-22 5:-18 6:20
glov 0:-19 1:-21 5:-18 7:-27
glu 0:-22 2:-18 3:-23 5:26 6:-23
gma 1:-18 2:-19 3:-23 4:-17 5:-17 6:-27 7:24
gmail 0:-19 3:-23 5:15 6:-21 7:-22
go 0:-27 5:-24
goat 1:-18 5:-22 6:17 7:-24
gobiern 0:-27 1:-23 3:-19 4:-20 5:-19 6:19
god 0:-28 1:22 2:29 4:-38 6:-30 7:-41
godchild 2:17 3:-20 5:-22 6:-26 7:-17
goddaught 2:22 6:-24 7:-18
godly 3:22 4:-19 5:-24 6:-21 7:-19
godson 2:24 3:-28 6:-21
goe 0:-19 3:-23
going 4:-20 5:-33 7:-24
gold 0:-26 2:-29 3:-31 4:-31 5:-35 6:21 7:-28
golf 0:18 1:-15 2:-22 3:-20 5:-17 7:-19
golp 0:-27 1:-58 3:-51 4:-36 5:-42 6:60 7:-42
golpeador 0:-19 2:-22 3:-16 4:-25 5:-22 6:27 7:-17
golpi 3:-16 4:-17 7:-17
golpiz 0:-17 6:-17 7:-22
goma 1:-21 2:-19 4:-18 6:21
gon 1:27 3:-18 5:-19 6:-25
gone 1:18 2:-26 3:-42 4:-25 5:-19 7:17
good 0:-16 1:44 3:-28 4:-46 5:-23 7:-41
goodby 1:102 2:-50 3:-49 4:-48 5:-72 6:-53 7:-44
goodnight 0:-17 3:-19 5:-19 6:-19
googl 0:-35 1:38 2:-31 3:-28 4:-20 6:-33 7:-18
googlemap
gor 0:25 1:-20 5:-18 6:-22 7:-17
gord 0:29 1:-16 2:-19 3:-16 4:-19 5:-23 6:-35
goril
gorp 0:-17 3:-21 4:-20 5:-18 6:19 7:-24
gos 1:-24 2:-25 3:-20 4:-17 5:-21 6:23 7:-24
got 1:-16 2:-18 4:19 7:17
gown 0:-29 1:-33 2:-35 3:21 4:-24 5:-32 6:-42 7:21
gps 0:-43 1:-39 2:-43 3:-53 4:-38 5:74 7:-57
grab 0:-33 1:-50 3:38 4:-50 5:-29 6:20 7:-39
grac 1:-17 2:-25 3:-27 4:-21 6:25
grad 2:42 4:-33 5:-17 6:-39 7:-28
graduation 0:-20 1:27 2:-19 3:-20 4:-16 5:-34 6:-21 7:-16
grain 0:27 2:-20 3:-17 4:-21 5:-19 6:-31 7:-18
gramoxon 0:20 1:-15 2:-15 3:-16 4:-17 5:-18 6:-15
gramp 2:-30 4:-28 5:-25 6:-35 7:-22
granbaby 0:23 1:-16 2:-19 3:-18
grand 0:-21 1:-19 2:17 3:-30 5:-19
grandad 0:20 1:-27 2:-15 4:-23 6:-17
grandbaby 0:-32 1:-17 2:50 3:-40 4:-29 5:-37 6:-50 7:-24
grandchild 0:-21 1:-21 2:36 3:-26 4:-17 5:-20 6:-35
grandchildr 2:16 4:-15 6:-22
granddad 0:-18 3:-19 4:-21 5:-16 6:23
granddaught 0:-22 1:-18 2:17 4:-36 5:-30
grandfath 1:-24 2:41 3:-21 4:-31 5:-22 6:-39 7:-23
grandkid 0:-26 2:34 3:-23 4:-37 6:-53
grandm 0:18 3:-33 4:-16 6:-20
grandmoth 1:-24 4:-22 5:-30
grandp 2:26 4:-35 5:-29 6:-31 7:-31
grandparent
grandson 0:-20 1:-28 2:45 3:-46 4:-38 5:-33 7:-15
granj 4:21 6:-19
granny 3:-31 4:-16 5:-26 7:-31
granson 0:-22 1:-15 2:-17 3:-18 4:-19 5:-19 6:23 7:-17
grap 0:46 1:-32 2:-47 3:-29 4:-35 5:-32 6:-34 7:-27
grass 1:-30 2:-34 3:-30 4:-38 5:-23 7:15
gratiot 1:-15 3:-17 5:-18
gratis 0:-19 1:-18 2:-23 3:28 4:-20 5:-34 6:-28
grav 0:-22 1:-20 2:-26 3:-25 4:-18 7:-20
gravel 0:-26 1:-27 2:-30 3:-24 4:-32 5:-31 6:35 7:-25
gray 0:43 1:-41 2:-32 3:-37 4:-30 5:21 6:-46 7:-52
greas 0:21 6:-22
great 0:-27 1:-15 2:30 4:-26 5:-27 6:-26 7:-19
green 1:-21 2:-21 3:-43 4:33 5:-27 7:-28
greencard 0:-17 3:-16 5:-23 6:19
greenhous 1:-20 2:-17 3:-27 6:-19 7:-17
gregg 7:-20
gren 0:-20 2:23 5:-22 6:-20 7:-20
grey 0:17 1:-18 5:-17
greyhound 0:-34 1:-44 2:-29 3:-36 5:-30 6:-51 7:47
grid 0:-20 1:-21 2:-22 4:-19 5:-22 6:25 7:-21
grief 0:-19 2:-19 3:-31 4:-20 5:22 6:-25 7:-19
griev 0:-18 2:-25 3:-18 4:-16 5:-16 6:21
grill 0:26 1:-20 2:-17 3:-20 7:-16
grindr 0:-16 2:-18 3:23 6:-22
grinnin 0:-24 2:-17 3:27 4:-20 6:-17
grip 0:18 2:-16 3:-21 4:-22 5:-16
gris 1:-22 2:-22 3:-21 6:-28 7:-39
grit 0:-40 2:-61 4:-36 5:-50 6:49 7:-36
grocery 2:-22 4:-37 7:-19
groom 0:-25 1:-38 2:37 3:-32 5:-34 6:-38 7:-21
groomsm 1:-16 2:-25 3:23 6:-27
grop 0:-38 1:-39 2:-32 3:70 4:-37 5:-51 6:-25 7:-38
groseri 1:-17 2:-16 4:-17 5:-17 6:18
ground 2:32 3:-34 4:-30 5:-35 7:-32
group 6:-39
grow 0:-24 1:-30 3:-27 4:18 5:-16 6:-30 7:-18
growl 0:-16 1:-17 2:-20 4:-23 5:22 6:-22
grown 0:-30 3:19 5:-36 7:-26
grua 0:-17 1:-21 2:-25 3:-18 4:-22 5:-21 7:26
grudg 6:-18 7:-21
grunt 0:33 1:-24 2:-22 3:-18 4:-19 6:-36 7:-17
grup 3:-24 4:-18 7:-16
guagu 1:-35 2:-22 4:-30 6:-31
guam 0:-18 1:-17 2:-17 3:-19 4:-18 6:19
guant 0:-16 1:-17 2:-22 3:17 6:-25
guard 0:-30 3:32 5:-25 7:-47
guarderi 0:-21 1:-17 2:31 3:-20 4:-21 5:-21 6:-30 7:-25
guardi 0:-22
guatemal 0:-25 1:-24 3:-23 4:21 5:-29 6:-28
guerril 0:-16 3:-19 4:19 5:-17 6:-20 7:-16
guess 1:-23 3:-15 4:-16 5:20 7:-19
guest 0:-23 1:-21 3:35 5:-17 6:-31 7:-30
guid 0:-22 1:-28 2:-28 4:-22 5:-24
guilt 1:-17 3:18 4:-20 5:-18
guind 0:18 1:-19 2:-16 3:-19 5:-17 6:-17
guit 0:-20 1:26 2:-24 3:-19 4:-20 6:-23 7:-20
gum 0:-17 1:-22 2:-26 4:-18 5:27 6:-29
gummy 0:28 1:-36 2:-34 3:25 4:-26 5:-28 6:-39 7:-26
gun 1:39 2:-34 3:-64 4:-40 5:-38 6:18 7:-47
gunpoint 0:21 1:-24 2:-20 4:-29 5:-28 6:17 7:-30
gurdwar 3:-29 4:-21 6:-19 7:24
gurgl 0:44 1:-23 2:-32 3:-27 4:-25 5:-21 6:-44 7:-26
gush 0:40 2:-29 3:-23 4:-19 5:-23 6:-28 7:-20
gushin 0:23 1:-26 2:-22 3:-23 5:-20 7:-16
gust 0:-17 1:-24 4:-29 5:-20 6:-22 7:-34
gut 0:-16 2:-19 3:-26 6:-27 7:-20
guy 1:-47 3:33 4:19 5:23 6:-15 7:-37
gym 0:-16 1:-39 4:-38 5:30 6:-36
gymnast 1:-16 2:22 3:-25 4:-16 6:-16
gymnastic 1:-18 2:35 3:-23 4:-15 5:-21 6:-38
gynecologist
gyno 0:-19 6:-16
h1b 1:-16 2:-22 4:-21
h2a 0:-16 1:-16 3:-20 4:28 6:-38
h2b 0:-18 2:-19 4:24 6:-19 7:-19
h4 0:-22 2:-17 3:-27 4:-44 6:25
ha 0:-23 1:-20 6:17
haber 1:18 2:-24 3:-15
habl 2:-38
hac 0:-19 1:36 2:-25 3:-21 5:-21 6:-31 7:-25
hace 0:-25 2:28 6:-22
hacem 0:18 1:-17 2:-29 3:-25 5:-20 6:-16
hacen 0:-30 1:-18 2:-31 4:42 5:-28 6:-32 7:-33
hacer 0:-19 2:-42 3:21 5:-30 7:-24
hacerl 0:-22 2:-28 3:27 4:-25 5:-19 6:-26 7:-17
hacers 1:17 2:-18
haciendos 0:-21 1:17 2:-22 3:-17 4:-27 5:16 7:-17
hack 0:-29 2:-27 3:-35 4:-37 5:53 6:-40 7:-18
had 0:24 1:-23 3:20 5:-22 6:-17
haga 1:-19 3:-18 4:20
hago 1:-22 2:-31 4:27 5:-48
hair 0:-27 3:-52 5:-21 6:16 7:-28
haircut 0:-18 3:-23 5:-20 6:-31 7:-23
hairdress 0:-25 1:26 2:-18 3:-28 4:-29 5:-24 7:-20
hairspray 2:-19 4:-21 6:16
haiti 6:18
hal 0:-32 1:31 2:-31 3:-28 4:-23 5:21 6:-37 7:-37
half 0:48 1:-20 5:-46 6:-37 7:-32
halfway 1:-26 2:-25 4:-33 5:-32 6:-42 7:27
hall 1:-32 5:-20
hallam 0:-20 1:24 2:-20 3:-21 4:-20 5:-19 6:-22 7:-18
hallway 0:-30 1:-32 2:-36 3:-35 4:-31 5:33 7:-18
ham 3:-37 4:-22 5:-35 6:17 7:-31
hambr 0:-16 1:-24 2:30 4:-30 5:-27 6:-21 7:-16
hamst 1:-22 3:-17 6:18
hand 0:-18 4:-17 5:-49 6:26 7:-38
handcuff 0:-17 4:-16 5:-30
handful 0:24 4:-18 6:-20
handl 0:-28 2:-37 3:-37 6:21 7:-37
handoff 5:-16 6:18 7:-19
handprint 0:-51 1:-41 2:34 3:-46 4:-38 5:-33 7:-33
handym 1:-29 2:-27 3:-24 4:-28 5:32 6:-33 7:-26
hang 1:46 2:-36 3:-41 4:-47 6:-52 7:-36
hangin 0:-15 1:-16 3:-18 5:19 6:-22 7:-19
hap 0:-22 1:-21 4:-15 5:-43 7:-19
happen 1:-52 2:-43 3:60 4:-37 5:-43 6:-39 7:-33
happi 0:-19 1:28 2:-29 3:-29 4:-27 5:-18 6:-29 7:-17
happy 0:-25 2:-30 3:-31 4:-29 5:-26 6:-23
harass 0:-22 1:-34 2:-31 4:-31 5:46 6:-52 7:-22
harassment 0:-21 1:-25 2:-24 3:-36 4:-29 5:48 6:-36 7:-23
hard 1:-34 2:24 3:-20 4:-31 5:-42 7:-33
hardly 0:20 6:-19
hardwar 2:-15 4:-19 6:-23 7:-21
harm 0:-23 1:38 2:-32 3:-20 4:-22 5:-24 6:-27 7:-18
harness 2:19 3:-18 4:-21 5:-23 6:25 7:-16
harold 3:-17 6:-16
hart 1:18 2:-27 3:-22 4:-25 5:-31 7:-37
harvest 0:-27 1:-16 2:-25 3:-16 5:-29 6:17 7:-19
has 4:21
hasnt 4:-22 5:-19 6:-33 7:-25
hast 0:-35
hate 0:-29 1:33 3:-30 4:-38 5:-28 6:-27 7:-37
haul 0:-36 1:-35 2:-34 3:-37 5:-34 7:31
hav 0:16 1:-43 5:-37 6:-39 7:33
have 0:-18 5:-19 7:25
haven 0:-18 1:-35 2:27 4:-27 5:-15 6:-42
havent 1:-25 3:30 4:-39 5:-42 6:-45 7:-33
havin 0:35 1:-33 2:-22 3:-28 4:-17 6:-28
hawaii 0:-17 1:-15 4:-15
hay 3:-43 5:30 6:-20
hayloft 0:-23 1:-26 2:-20 3:-24 4:-21 5:-22 6:25 7:-22
haz 0:-25 1:-22 2:-30 3:33 4:-20 5:-20 6:-22 7:-25
hazard 7:-16
he 1:-35 2:-15 6:37 7:-37
head 3:-26 4:-37 5:-41 7:-18
headach 0:44 1:-31 2:-25 3:-19 4:-24 5:-25 6:-35 7:-28
headboard 1:-17 3:-23 4:-23 5:16 6:-17
headbut 0:-25 1:-25 2:-31 3:-32 4:-30 5:-37 6:43 7:-29
headlight 0:-22 1:-29 2:-36 3:-23 4:-19 5:28 7:-35
headlock 0:-28 1:-30 2:-31 3:-38 4:-37 5:-36 6:35 7:-29
headshot 0:-17 2:-18 4:-18 5:-23
health 1:-16 2:-40 5:-28 6:22 7:-17
healthy 0:-19 1:22 3:-17 4:-20 5:-21 7:-21
hear 4:-28 5:16
heard 0:-33 1:-17 4:-35 5:-37 6:25 7:-36
heart 0:29 1:-15 2:-23 3:-24 4:-38 7:-35
heartbeat 0:44 1:-30 2:-29 3:-29 4:-24 5:-26 6:-37 7:-22
heat 1:-34 2:19 3:-43 5:-29 6:-49
heatstrok 0:25 1:-15 6:-25
heav 0:-27 1:37 2:-47 3:-37 4:-34 5:-32 6:-44 7:-28
heavy 0:27 1:-23 2:-18 5:-16 6:-33 7:-18
hech 0:-22 1:-26 3:-17 4:-20 5:-19 6:-15 7:19
hed 1:-55 2:-17 5:-35 6:24 7:-49
height 0:-21 1:-17 2:-21 3:-17 5:-15 6:23 7:-16
heimlich 0:25 3:-18 6:-27 7:-19
hel 0:-18 1:-18 3:-19 5:-22 7:26
held 0:-40 1:-30 2:-15 3:40 5:-50 7:-30
hell 0:-16 3:-55 4:-23 6:22 7:-27
help 2:-23 5:-19
helpin
hemorragi 0:24 1:-25 2:-21 4:-16 5:-23 6:-21 7:-24
hemorrhag 0:30 1:-24 2:-17 3:-22 4:-16 5:-17 6:-25 7:-25
henny 1:-16 2:-16 3:-19
her
herd 0:-18 1:26 4:-21 5:-18 6:-20 7:-18
here 0:-16 1:20 2:-20 3:-21 7:18
herman 5:-22
hermanastr 4:-17
hermanit 0:-42 2:16 4:-39 5:-34 6:-43 7:-24
hero 0:-16 1:-16 6:19
heroin 0:23 1:-31 3:-29 5:-21 6:-38 7:-16
herself 0:-34 1:66 2:-27 3:-47 4:-22 5:-28 6:-41 7:-24
hi 0:16 1:-23 2:-18 3:-26 4:-20 6:-26
hialeah
hic 0:-23 1:-27 2:-25 3:38 4:-21 5:-25 6:-39 7:-31
hiccup 0:16 1:-17 3:-17
hice 1:-24 2:-23 3:25 6:-25 7:-17
hickey 0:-24 1:-21 4:-24 5:-23 7:-29
hid 1:-15 2:-23 3:-46 4:-35 6:32 7:-40
hidalg 7:-19
hide 0:-25 1:-18 3:-48 4:-23 5:-27 6:31 7:-42
hidin 0:-21 1:-21 2:-25 3:-24 5:27 6:-20 7:-18
hieler 1:-17 4:-18 5:-17 6:-23 7:22
high 0:-25 5:-18 7:-39
highest 0:-18 1:27 4:-19 5:-27 6:-31 7:-26
highway 0:-36 2:-21 3:-28 4:-27
hija 0:-28 2:51 5:-30 6:-19 7:-19
hijab 0:-30 1:-21 2:-30 3:-33 4:-20 5:-16 6:20
hijastr 0:-15 2:21 4:-17 6:-25
hijo 0:-24 2:30 3:-27 4:-25 5:-40
hik 2:-17 5:-16 7:-19
hike 1:-18 2:-18 3:15 5:18 6:-21 7:-23
hikin 0:20 6:-19
hill 0:-22 2:-24 3:-19 4:29 5:-19 6:-27
him 1:-24 5:16 6:18 7:-30
himself 1:62 3:31 4:-46 5:-33 6:-40 7:-33
hinc 0:-19 2:23 3:-18 4:-15 6:-20 7:-15
hinch 0:17 6:-20
hing 0:-35 1:-35 2:-30 4:-33 7:-35
hint 0:-23 1:19 2:-30 3:-24 4:-28 6:-27 7:-21
hip 0:-30 1:-31 2:-36 5:-34 7:15
hipotermic 0:18 1:-30 3:-24 5:-25 6:-26 7:-17
hir 0:-26 1:-36 2:-29 4:-16 5:34 6:-16 7:-23
hirv 2:21 3:-19
his
hiso 1:-20 2:-20 3:26 4:-27 5:-22 6:-31
hiss 0:26 3:-16 5:-20 7:-20
hisself 0:-30 1:45 2:-27 4:-36 5:-33 6:-51
histori 1:19 3:-15 4:-22 5:-24
history 0:-33 2:-32 3:-28 4:-28
hit 0:-17 1:-45 3:-56 4:-27 5:-51 6:37 7:-37
hitchin 0:-24 3:-20 4:-17 6:-22 7:23
hiv 0:-23 1:-18 2:-15 3:19 4:-16
hive 0:30 1:-19 2:-17 3:-15 5:-18 6:-21
hiway 1:-21 2:-23 3:-25 4:-25 5:-22 6:27 7:-27
hizo 1:-41 3:24 5:-32 6:-27 7:-30
hmong 4:-35 5:-20 6:22
ho 0:-23 1:-19 3:-21 4:-18 5:-21 6:25
hoard 0:-24 1:16 5:-18 6:-31 7:-18
hoars 0:-35 1:-29 2:-28 3:-32 4:-24 5:-29 6:44 7:-19
hoe 5:-21 6:17 7:-18
hog 1:-23 5:-17 6:23
hogar 1:-19 2:-19 3:-21 4:-23 6:-20
hol 0:-27 2:-30 3:-24 4:-29 5:-39
hold 0:-23 1:22 3:-43 4:32 5:-36 7:-43
holdin 3:-27 5:-22
hole 0:-40 1:-48 2:-29 3:-18 4:-33 6:37 7:-27
holiday 0:-26 1:18 2:-30 4:-20 5:-29
holland 1:-15 3:19
hollerd 0:-17 1:-19 3:20 4:-18 6:-26
hollywood 0:-20 1:-23 2:-25 3:-24 6:-20 7:23
hombr 0:-28 1:-45 3:-19 4:34 7:-40
home 1:-24 2:17
homeboy 1:-34 2:-25 5:-17 6:-29 7:-26
homecar 2:-20 3:16 5:-17
homecom 0:-26 2:-27 4:-38 5:-25 6:16
homegirl 1:-27 4:-20 5:-21 6:-38 7:-26
homeless 0:-46 1:-47 2:-37 3:-35 5:-41 6:-52 7:59
homeroom 1:25 2:-16 3:-20 5:-26 6:-28
homeschool 1:-17 2:27 3:-17 4:-23 5:-20 6:-20 7:-22
homi 0:19 1:-16 6:-18
homless 0:-19 1:-20 3:-25 5:-22 6:-17 7:22
hond 1:-38 2:-36 3:-33 4:-25 6:-29 7:24
hondur 0:-18 2:-25 3:-17 4:23 5:-26 6:-36 7:-21
honduren 0:-17 2:-21 4:19 7:-15
honest 1:19 3:-21 5:-19
honeymoon 0:-18 1:-16 2:-24 3:-24 4:-22 5:-18 6:25 7:-20
honk 0:-17 2:-18 5:27 7:-18
honolulu 0:-21 1:-18 2:-22 3:-23 4:-19 6:23
honor 0:-23 1:-24 2:-41 4:-36 6:21 7:-16
hood 1:-16 2:-20 3:-22 4:-24 5:-25 6:22
hoodi 0:-44 1:29 4:-30 5:18 6:-20 7:-34
hoody 0:-24 1:-26 2:-21 3:-23 4:-21 5:-23 6:27 7:-26
hook 0:-31 1:-38 2:-18 3:19 4:32 5:-39 7:-37
hookup 0:-23 1:-26 2:-19 3:28 4:-20 6:-29 7:-26
hop 1:41 2:-21 3:-27 4:-25 5:-27 6:-36 7:-25
hope 0:-18 1:41 2:-35 3:-35 4:-30 5:-42
hopeless 0:-28 1:32 2:-17 3:-29 4:-17 5:-18 6:-25
hopin 1:21
hora 0:-27 1:-25 3:-22
horari 0:-24 1:-25 2:-20 3:-28 4:-36 5:40 7:-26
hormig 0:23 1:-15 2:-18 7:-15
hormon 0:-17 1:-25 2:-17 3:-15 4:-22 6:21 7:-15
horribl 0:17 1:-19
hors 2:-32 3:-28 4:-28 5:-30 7:-29
hose 0:-32 1:17 2:16 3:-32 4:-38 5:-35 7:-35
hospic 2:-28 3:-25 4:-25 5:-25 7:-23
hospital 1:-22 4:-39 5:-16 6:-25 7:25
hospitaliz 1:21 2:-19 3:-17 4:-19 5:-19 6:-16 7:-21
hospitel 0:-17 1:-16 4:-23 5:-17 6:-26 7:15
host 0:-21 1:-32 3:21 4:29 5:-34 6:-56
hostag 0:-22 1:-17 2:-26 3:-36 5:-18 6:17 7:-16
hostel 1:-18 3:-16 4:-16 5:-18 6:-24 7:24
hostess 1:-17 2:-17 3:-17 4:29 5:-19 6:-20 7:-17
hostig 0:-18 1:-16 2:-16 3:-18 4:-16 5:27 6:-23 7:-17
hostigador 0:-16 1:-16 2:-15 3:-15 5:24 6:-18
hostigamient 0:-16 1:-16 2:-16 5:24 6:-17
hot 0:27 1:-37 2:27 3:-34 4:-32 7:-59
hotel 0:-31 1:-33 2:-28 4:33 5:-20 6:-18 7:31
hotin 1:19
hotlin 0:-27 5:-37 7:-18
hotln 0:-16 1:-15 2:-18 3:-20 5:-17 6:19
hound 1:-20 3:-30 4:-37 5:18 6:-22 7:-26
hour
hourly 0:-20 1:17 2:-23 3:-22 4:-30 5:-20 6:-17
hous 0:-28 1:-34 3:-31 5:17 7:19
housekeep 0:-16 1:-17 2:-32 4:31 5:-21 6:-43 7:-34
houston 0:-20 1:-20 2:-31 3:-27 4:28 5:-30 6:-24 7:-19
hover
how 3:-22 7:-25
hoy 0:-23 2:-33 3:-27 4:-47 5:-20 6:-56 7:69
hr 0:-23 2:-21 6:-40 7:23
hrs 0:-30 1:-30 2:-47 3:-24 4:37 7:-42
hs 0:-16 1:-17 2:-17 3:22 6:-25
hubier
huel 0:-17 1:-17 3:-28 4:-15 5:15 6:-20 7:-22
hues 1:-21 3:-24 5:-17
huesp 2:-17 3:24 4:-21 5:-15 6:-29 7:-27
huff 0:34 1:-26 2:-32 3:-35 4:-27 5:-26 6:-34 7:-37
huffin 6:-17
hug 0:-29 1:16 3:25 4:-36 6:-42 7:-25
huge 0:28 2:-23 3:-16 6:-26 7:-17
huir 0:-15 1:-33 2:-29 3:-26 4:-26 5:-29 6:39
hum 1:-23 2:-26 3:-21 6:25
human 0:-27 1:-24 3:-16 4:25 5:-30 7:-17
humil 0:-27 1:-26 2:-40 3:-33 4:-33 5:-32 6:41 7:-31
humo 3:-17 4:-20 5:17
hund 0:17 5:-20 6:-21
hundr 0:-24 1:-27 2:-30 3:-32 5:27 7:-34
hung 0:26 1:32 2:-24 3:-54 4:-31 6:-56 7:-31
hungry 0:-42 1:-31 2:37 3:-29 4:-34 5:-39 6:-50
hunt 0:-25 1:-29 2:-35 4:-36 5:31 7:-48
hurac 0:-20 1:24 3:-20 5:-23 6:-32
hurrican 0:-17 1:-22 3:-22 5:-24
hurry 0:24 2:-22 3:-31 4:-22 5:-26 7:-27
hurt 2:16 4:-33 5:-47 7:-30
husb 1:-28 2:-30 3:20 4:-30 5:-16 7:-24
husband 1:-18 2:-21 4:-24 6:39 7:-27
husbend 0:-25 1:-30 2:-25 3:-31 4:-20 5:-28 6:31 7:-24
husbin 0:22 3:-19 6:-31
husbun 2:-17 3:-25 4:-17 5:20 6:-26
hush 0:-17 1:-38 2:39 4:-21 6:-30
huyend 1:-18 3:-18 6:21 7:21
hyde 0:-17 1:-22 3:-22 5:-19 6:21 7:-16
hygienist 0:-15 5:-19 6:21
hypothermi 2:-18 3:-21 4:-24 5:-27 6:-17 7:18
hyundai 0:-21 2:-19 3:-17 5:20 6:-24 7:-19
i
iba 2:-15 3:-17 5:-20 6:21
ibuprof 1:23 2:-30 4:-20 5:-24 6:-20
ice 1:-31 3:-31 5:-51
icloud 0:-40 1:-38 2:-39 3:-40 4:-39 5:48 6:-22 7:-33
id 0:-31 2:-24 3:-26 4:20
idah 0:-17 1:-17 4:-20 6:23
idc 0:-20 6:-21
idea 0:-23 1:38 2:-17 3:-22 4:-26 5:-29 6:-28 7:-30
ideation 5:-16
idl 2:-17 3:-23 4:-19 5:30 6:-35 7:-25
idle 0:-26 1:-21 3:-19 4:-22 5:26 7:-22
ids 0:-17 1:-22 2:-23 3:-24 4:29 6:-34 7:-21
if 7:-27
ig 2:-15 3:-23 4:-27 6:-32
iglesi 0:-32 3:-19 4:-46 5:32 6:-32
ignor 0:-18 1:-27 2:17 3:17 4:-15 5:-21 6:-33 7:-18
ija 0:-23 2:20 4:-21 6:-16
ik 0:-18 1:-18 2:-15 3:-18 5:-21 6:25
ikea 0:-17 1:-17 2:-20 3:-18 5:-16 6:-29 7:23
ill 0:-21 1:21 3:-44 4:19 5:-58 6:16
illegal 0:-29 1:-24 3:-49 4:20 7:-30
illinois 1:-20 2:21 3:-16
im 4:-19
imag 0:-16 3:-20 5:21 6:-22
imagin 0:-22 1:-17 2:-23 3:-26 4:-16 5:-24 6:21 7:-16
imam 1:-22 2:-26 4:-21 5:-18 6:20
immigrant 0:-20 1:-21 2:-24 3:-30 5:-19
immigration 1:-43 5:-39 7:-31
impal 0:17
impersonat 1:-17 2:-24 3:-18 4:-20 5:20 6:-21
implant 0:-27 1:-18 6:21
import 0:-28 2:-26 4:-22 6:-29 7:-27
impossibl 0:-17 1:-17 2:-15 3:-20 4:-16 5:-17 6:19
impound 1:-22 6:-24 7:24
in
in2 4:-22 6:-17 7:-23
inappropriat 0:-17 2:-22 3:19
inappropriately 0:-17 2:-30 3:25 6:-15
incel 1:-20 4:-21 5:21
incest 0:-22 1:-25 3:29 4:-28 5:-25 7:-23
inch 0:28 1:-32 2:-30 3:-22 4:-20 5:-33 6:-39
incident 0:-17 1:-16 2:-15 4:-18 5:-18 6:17
incision 0:24 1:-22 2:-19 3:-21 5:-26 6:-21 7:-28
includ 1:-26 6:-21 7:21
incom 1:-15 2:-17 4:-23 6:18
inconcient 2:-16 6:-15
inconscient 0:29 1:-25 2:-17 3:-24 4:-20 5:-26 6:-21 7:-24
indentur 0:-16 1:-16 2:-16 3:-16 4:25 5:-16 6:-18
indi 3:-20 7:-25
indian
indigen 2:-16 3:-16 6:19
indocument 2:-21
infanci 0:-20 1:-16 2:-22 3:23 4:-16 6:-28 7:-15
infant 0:15 1:-29 2:52 3:-48 4:-32 5:-31 6:-54 7:-21
infantil 0:-20 1:-18 2:51 3:-32 4:-16 5:-28 6:-54
infart 0:30 1:-17 3:-28 4:-19 5:-24 6:-31 7:-25
infection 1:-25 2:20 3:-16 7:-19
infertility 1:21 2:-21 3:-17 4:-21 6:-23 7:-20
infiern 0:-23 1:-27 2:-21 3:-24 4:-28 5:-28 6:28 7:-29
inflict 1:26 2:-30 6:-22 7:-15
info 0:-17 3:-17 5:15 6:-21
infront 0:-21 1:-29 2:-40 3:-27 4:-24 5:-23 6:34 7:-19
ingl 0:-24 1:-22 2:-31 3:-22 4:-26 5:-24 6:31 7:-29
inhal 0:30 1:-34 3:-39 4:-36 5:-30 6:-17 7:-25
inhalation 0:19 2:-17 6:-19
initial 0:-23 1:-33 2:-21 3:-35 7:-20
injury 1:18 2:-26 4:-32 5:-25
ink 0:-16
inmat 0:-24 2:-30 3:19 4:-22 6:-25 7:-18
inmigracion 1:-20 3:21 4:-17 5:-19 6:-25 7:-16
inn 0:-19 1:-19 2:-24 3:-26 4:-18 6:-29 7:22
inner 1:-19 2:-21 3:25
inpatient 2:-20 4:-18 7:-17
insid 3:16 5:-21 7:23
insist 0:-21 2:15 3:-17 4:-16 5:-23
insisti 1:-20 3:25 6:-23
inspect 0:-15 1:-18 2:-15 3:-20 4:-16 5:-19 6:21
inspector 1:-27 2:-35 4:30 5:-20 6:-27 7:-30
inst 0:-27 1:18 2:-23 3:-40 4:-17 5:16 6:-36 7:-26
instagram 0:-26 2:22 3:-23 7:-21
instal 0:-17 1:-20 2:-26 3:-23 4:-30 5:44 6:-39 7:-22
instead 5:-37 7:-27
institut 1:-15 2:22 3:-15 6:-17
institution 1:-18 2:-22 3:-21 4:17 7:-16
instruction 5:-16
insulin 1:-25 3:-40 4:-29 5:-33
insult 0:-29 1:-33 3:-36 4:-34 5:-36 6:37 7:-21
insuranc 0:-21 1:33 2:-18 4:-34 5:-23 6:-26 7:-22
intak 0:-18 1:-20 3:-26 5:-26 7:18
intellectual 3:18 6:-20
intend 1:23 2:-22 3:-20 4:-16 5:-16 6:-18
intent 0:-23 1:33 5:-25 6:-40 7:-35
intentionally 0:-23 1:25
interior 0:-15 1:-22 2:-22 5:28 6:-30 7:-21
intern 0:-20 4:21 5:-36 6:-29
internal
internet 0:-20 1:-26 2:-39 3:-35 4:33 6:-51 7:-25
internship 0:-21 1:-18 3:-16 4:25 5:-22 6:-24
interpret 0:-17 2:-35 4:-21
interstat 0:-16 1:20 2:-17 4:-16 5:-20 6:-25 7:-16
interven 0:-17 1:-16 2:-22 4:-25 5:23 6:-19
interview 0:-19 1:-31 4:-38 7:-32
intim 1:-15 2:-21 6:-30
intimat 0:-19 1:-16 3:-24
intimidad 3:17 5:-15
intimidation 2:-24 5:20 7:-22
into 1:15 2:-16 7:-44
intrafamili
intrud 0:-18 1:-38 3:-16 4:-19 5:-17 6:34 7:-28
intrusiv 1:22 3:-18 7:-15
inund 0:-27 2:-24 4:-25 5:-24 6:-27 7:32
inutil 1:-17 2:-17 3:-16 4:-19 6:15
invent 0:-17 1:-31 3:-29 4:21 5:-35 7:-24
investigat 0:-19 1:-19 2:-21 3:-18 4:-25 5:-24 6:23 7:-23
investigator 2:-18 3:-25 4:-22 5:19 7:-15
invit 0:-18 1:-25 6:-33
invitation 0:-21 1:-23 3:23 5:-24 6:-18
involuntary
inyect 0:16 1:-27 2:-24 3:-16 4:-18 5:-23 6:-25
iowa 0:-16 1:-17
ipad 0:-22 2:-36 3:-24 4:-30 5:44 6:-44 7:-20
iphon 0:-25 1:-21 2:-35 3:-39 4:-24 5:42 6:-42 7:-17
ipv 0:-16 1:-16 3:-16 5:-16 6:22
ir 0:-28 1:-18 4:17 5:-45
irak 0:-16 1:26 3:-25 4:-18 6:-25 7:-16
iraq 1:20 3:-17 5:-17 6:27
irl 2:-34 3:-21 4:-18 5:-21 6:25
irme 0:-27 2:-29 3:-36 5:-32 6:24 7:-23
irno 2:-25 6:-18 7:23
iron 2:-15 3:-24 4:-36 5:-24 7:-29
irse 0:-19 2:25 3:-20 4:-23 5:-28 6:-38 7:-25
is 0:17
island 2:-27 6:19 7:-17
isnt 0:24 2:-17 3:-37 5:-47
iso 0:-19 2:-19 3:16
isolat 0:-24 1:-30 2:-30 3:-30 4:-34 5:-23 6:30 7:-23
it 1:19 4:-17 7:-18
itd 0:-15 2:21 3:-25 4:-20 6:-24 7:-22
itll 0:-24 1:-41 2:-18 3:18 5:-33 6:19
its 2:-17 4:-17 7:29
itself 0:-22 1:-23 2:-20 3:-35 5:42 6:-37 7:-22
iud 1:-18 3:-24 4:-18 6:19 7:-20
iv 0:-21 1:-21 2:-20 3:-22 5:-18 6:26 7:-27
ive 0:-37 1:21 4:-37
ix 0:-17 2:-29 3:23 4:-19 5:-24 7:-15
izquierd 0:29 1:-36 3:-16 4:-18 5:-16 6:-25
j1 0:-15 1:-18 2:-29 3:-25 4:17 5:-25 6:-16 7:-35
jack 0:32 2:-21 3:-20 4:-19 5:-20 6:-25 7:-22
jacket 0:26 1:-20 2:-25 4:-17 5:-18 6:-21
jail 0:-32 1:-22 4:-26 5:26
jailbrok 0:-17 2:-17 3:-18 4:-24 5:23 6:-26
jala 0:-32 1:-28 3:-25 4:-22 5:-26 6:23 7:-25
jalan 0:-18 1:-22 2:23 3:-16 5:-20 7:-16
jalo 0:-28 1:-29 4:-34 5:-31 6:17 7:-38
jalon 0:-30 1:-42 3:-35 4:-37 5:-33 6:33 7:-37
jama
jangu 0:-24 1:-17 3:22 6:-16 7:-20
janitor 1:19 2:-21 3:16 5:-33 6:-36 7:-19
january 0:-25 1:-24 3:-23 4:-18 7:-23
jaqu 2:-17 5:18 6:-17
jar 1:-22 2:-22 5:26 6:-29
jardin 0:17 3:-19 5:-16 6:-15
jaundic 0:19 2:-22
jaw 1:-41 2:-38 3:-25 4:-31 5:-38 6:22 7:-33
jayl 0:-16 1:-19 2:-21 3:-17 4:-20 6:21
jealous 0:-31 1:-39 2:-43 3:-32 4:-32 6:18 7:15
jean 0:-30 1:-30 2:-32 3:43 4:-41 5:-25 6:-37 7:-26
jefe 0:-23 1:-47 2:-45 3:43 4:31 6:-57 7:-35
jefit 2:-16 3:-20 5:-16 6:-16
jekyll 0:-17 1:-22 3:-22 5:-19 6:21 7:-16
jering 0:22 1:-29 4:-22 5:-17 6:-16 7:-18
jerk 1:-24 2:-36 3:17 4:-18 5:-34 6:-25 7:-30
jerkin 0:17 1:-20 2:-19 4:-23 5:-17 6:-16 7:-20
jersey 3:22 4:-21 5:-15 6:-24
jest 2:-20 5:-20 6:22
jesus 1:43 2:-20 3:-28 4:-16 5:-24 6:-36 7:-16
jevo 1:-16 2:-17 3:-20 4:19 5:-17 6:-17 7:-18
jewelry 0:-22 1:28 2:-24 3:-21 4:-31 5:-26 6:-23 7:-28
jiggl 2:-22 5:20 6:-20
jk 3:-31 4:-17 6:17
job 0:-29 1:-17 2:-31 5:27
jobb 0:-15 1:-16 3:-18 5:19 6:-22 7:-19
jog 0:-25 1:-24 2:-29 3:46 4:-25 5:-34 6:-38 7:-25
john 0:-25 1:-24 2:-16 3:-29 4:47 5:-32 6:-44 7:-38
join 0:-23 1:44 2:-45 3:-38 4:-21 6:-48 7:-27
joint 1:-27 2:-20 4:-19
jok 0:-29 1:40 2:-26 3:-39 4:-32 5:-33 6:-25 7:-26
joke 0:-25 1:-21 3:-33 4:-37 6:34
jord 2:-31 3:-17 4:-31 6:20
journal 0:-16 2:-30 3:-22 4:-19 5:-29 6:33
joven
joystick 1:-18 2:-15 3:-16 5:-25 6:15
juan 0:-15 1:-16 3:-16 4:-15 5:-18
juarez 1:-21 6:-18 7:19
jubil 1:22 3:-21 5:-15 6:-27 7:-25
juco 3:17 5:-17 6:-20 7:-17
judg 0:-29 1:-24 3:-15 4:-36 7:-22
juez 0:-24 1:-21 2:-21 5:-19 6:22
jug 0:-18 2:-23 3:-20 4:-15 6:24
juic 0:32 1:-29 3:-43 4:-35 5:-26 6:-32 7:-27
juju 1:-20 3:-18 4:21 6:-23
july 0:-41 2:-35 3:-34 5:-30 7:-15
jump 0:-34 1:31 2:-43 4:-44 5:-52 7:-40
june 0:-31 2:21 3:-18 4:-25 6:-30 7:-26
junkyard 1:-22 2:-17 3:-19 6:-16
junt 0:-25 1:20 2:-23 3:-22 4:17 5:-30 6:-34
jus 0:-17 2:-22 3:-29 4:-32 6:-33
just 1:15
justic 2:-19 4:-34 5:-17 6:33 7:-37
juvenil 2:16 3:-17 4:-21
juvi 0:-18 1:-27 2:18 3:-29 4:-32 5:-29 6:-24 7:21
k1 2:-21 3:-27 4:-30 6:30
kaka 2:-18 3:-17 4:-15 5:17 6:-19
kalamaz 6:22 7:-24
kansas 0:-17 4:-17 5:-19 6:24 7:-25
karat 0:-20 1:-18 2:37 3:-26 4:-19 5:-33 6:-18 7:-16
keep 0:-28 2:-23 7:-22
kenai 4:-17
kennel 0:-18 1:-20 3:-26 5:-20 6:-18 7:-30
kenosh
kensington 4:23 5:-24 6:-20 7:-16
kentucky 3:-16 4:-19 6:19 7:-18
kept 0:-42 1:-44 2:-35 3:42 4:24 5:-25 6:-23
ketchup 1:-20 2:21 3:-18 5:-17 7:-18
key 0:-39 1:-23 2:-33 3:-23 4:-40 6:21 7:22
keyboard 3:-22
keychain 2:-26 6:-16
keyfob 1:-16 4:-16 5:21 7:-24
keylog 0:-18 1:-18 2:-32 3:-28 4:-18 5:30 6:-30 7:-16
kia 0:-18 2:-20 3:-25 4:-25 6:-19 7:25
kick 0:-51 1:-44 2:-22 3:-47 4:-39 5:-44 7:47
kickback 0:-17 1:-17 3:20 7:-16
kid 0:-22 2:49 3:-29 4:-27 5:-18 6:-18 7:15
kidnap 0:-24 1:-24 4:-24 5:-17 6:19
kidney 0:17 1:-24 2:-17 3:-26 4:19 5:-30 6:-25 7:-19
kik 1:-19 2:21 3:-22 4:-24 6:-24
kil 0:-31 2:-52 3:-53 4:-38 5:-48 6:41 7:-31
kill 0:-26 2:-43 3:-38 4:-33 5:-45 6:41 7:-22
kin 0:-29 1:-28 2:-30 3:-26 4:17 5:-31
kind 0:-25 1:15 2:-19 3:-35 4:-32 5:-31
kindergartn 1:-17 2:38 3:-32 5:-23 6:-33 7:-29
kinship 0:-25 1:-21 3:-16 4:-20 5:-23 6:-24
kiss 0:-27 1:-44 2:39 3:27 4:-49 5:-35 6:-33 7:-15
kissimm 0:-16 3:-17 4:-15 5:19
kit 0:-29 1:-34 2:-22 3:56 4:-42 5:-39 7:-49
kitch 1:-22 2:-21 4:16 5:21 7:-35
kitchin 0:-18 1:-16 2:19 3:-16 4:-21 5:-21 6:-28
kiwifarm 0:-24 4:-19 5:20 7:-22
kms 0:-32 1:48 2:-28 3:-36 4:-31 5:-24 6:-36 7:-43
knee 0:16 2:-38 3:-35 4:-38 5:-33
kneecap 3:-20 5:-16 6:20
kneel 0:-24 1:-33 2:29 3:-45 4:-41 5:-33 6:18 7:-21
knew 0:-17 1:-28 2:-20 3:-26 4:-30 5:35 6:-33 7:-29
knif 0:-18 2:-41 3:-63 4:-49 5:-38 6:43 7:-34
kniv 0:-26 2:-34 3:-30 4:-24 5:-35 6:18 7:-24
kno 2:-27 3:-21 4:-24 5:18 6:-15
knob 0:-26 1:-27 2:-26 3:-28 4:15 6:19 7:-32
knock 0:-43 1:-46 4:-33 6:36 7:-21
knockin 1:-21 2:27 6:-18
knot 0:-20 1:20 2:-29 6:-27
know 0:-21 1:-20 2:-18 5:49
knowin 0:-24 4:-16 5:22 6:-26 7:-22
knoxvil 1:-16 6:22 7:-24
knuckl 1:-18 2:-22 5:-17 6:20
kodiak 1:-20 3:-24 6:23 7:-17
kool 0:18 1:-18 5:-18 6:-19
kore 3:-16 5:-19
krog 0:-23 1:-23 2:-16 4:-24 6:-36
ks 3:-19 4:-17 6:28 7:-25
kuwait
ky
kys 1:24 2:-25 3:-23
l 1:-24 4:-18 5:-19 7:16
la
lab 0:-19 1:-19 4:-34 5:-35 7:-17
labi 0:24 1:-36 2:16 3:-32 4:-31 5:-29
labor 0:24 1:-34 2:-29 3:-49 4:34 5:-24 6:-47
laboral 4:19
lac 0:22 1:-23 3:-37 6:22 7:-30
lactation 6:-28
lad 2:-40 3:-25 4:-22
lado 1:-31 4:-32 6:-31
lady 1:-22 3:-22 4:29 5:-42
lago 0:22 1:-18 2:-20 3:-16 7:-21
lahs 0:-18 1:-15 2:-22 3:-16 4:-22 6:-18 7:22
laid 0:-40 1:19 2:-38 3:21 4:-28 5:-40 7:-17
lake 1:26 2:-40 5:-43 7:-40
laker 0:-19 1:-18 2:-17 3:-17 4:-18 6:15 7:-19
lakot 0:-24 3:-27 4:-23 5:-20 6:27 7:-23
lamp 0:20 1:-34 2:-32 4:-48 5:16 6:-31
land 0:-23 1:20 2:-22 3:-31 5:-27 7:-18
landlady 1:-24 5:-15 6:25 7:-20
landlin 1:-19 5:-17 6:16
landlord 0:-27 1:-21 2:-41 3:27 6:-31 7:36
landscap 0:-18 2:-19 4:24 6:-19 7:-19
lane 0:-19 1:-18 2:22 4:-19 7:-20
languag 0:-23 1:-32 2:-29 3:-29 4:28 5:-29 7:-23
lanyard 3:-27 4:23 5:-24 6:-29
lap 0:-38 1:26 2:26 4:-40 5:-36 6:-37 7:-25
laptop 0:-40 1:-50 3:-40 4:-40 5:28 7:-33
larami 4:-23
las 3:-18
lash 0:-18 1:-19 3:-18 4:-15 5:-20 6:18
last 1:39 2:-36 4:-29 5:-23
lastim 0:-30 2:37 4:-33 5:-34 6:-45 7:-44
late 0:-16 1:-43 4:-46 6:22
later 0:-27 2:-37 3:16 5:33 6:-42
laugh 0:-40 1:-21 3:-18 4:-21 5:-25 6:33 7:-44
laundromat 0:-39 1:-35 3:-43 4:-39 7:28
laundry 0:-32 1:-23 5:-32 6:-38 7:25
lavader 0:-15 1:-24 2:-23 3:-17 4:-24 6:-17 7:21
lavanderi 1:-30 3:-25 4:-23 5:-25 6:-31
law 0:-30 2:-32 5:-19 6:33
lawn 0:-17 1:-26 2:-43 3:-37 6:-40 7:30
lawy 0:-21 1:-32 2:-28 3:25 4:-20 7:-22
lay 0:-26 2:18 3:-28 4:-28 5:-29 6:-40 7:46
layin 1:-27 3:-26 6:-36 7:-18
layoff 0:-19 1:32 3:-19 4:-24 5:-27 6:-31
lazo 0:-20 1:24 2:-20 3:-21 4:-20 5:-19 6:-22 7:-18
lb 0:-16 2:19 4:-16 5:-15 6:-24
lbs 0:-25 1:-29 2:-28 3:-20 4:-17 6:28 7:-17
le 0:20 2:20 7:-34
lead 0:-20 1:-43 7:-31
leak 2:-30 3:-41 6:-39 7:-41
lean 0:30 1:-27 2:-19 3:-28 4:-26 5:16 6:-39 7:-30
learn 0:-27 1:-32 3:-33 4:-36 7:-22
leas 0:-26 1:-48 2:-50 3:-27 4:-41 5:-43 7:50
leash 0:-18 1:-17 2:19 6:-18
least 1:23 2:-26 6:-22
leav 0:-36 1:-37 2:-15 3:-36 6:21
leavin 0:-22 1:-26 2:15 4:-17 6:-28 7:-25
lech 0:-15 2:23 3:-16 4:-17 6:-19 7:-17
lecheri 1:-18 2:-28 4:21 6:-17
lectric 0:-26 2:-18 4:-20 5:-23 6:-28 7:24
lectur 0:-19 2:-19 3:-15 4:-17 5:22 6:-19
led 1:-16 2:-22 4:24 5:-27 7:-21
ledg 0:15 1:32 2:-28 3:-25 4:-26 5:-24 6:-27 7:-29
lee 0:-19 1:-20 2:-28 3:-18 4:-30 5:32 6:-25 7:-15
leech 1:-20 2:-23 3:-16 5:-21 6:22 7:-23
leff 3:-25 5:-22 6:27 7:-29
left 1:24 3:-25 4:-26 7:29
leftov 3:-22 5:-18 7:-17
leg 0:46 2:15 4:-35 5:-16 6:-26 7:-34
legal 1:-27 3:-32 5:-18 6:-21
legally 0:-27 1:-17 2:-24 6:-30
lejeun 2:-16 4:-16 6:18
lejo 0:-26 1:-24 5:18 6:-16
lemon 2:-18
len 0:-15 1:-28 2:-20 3:-22 4:-22 5:38 6:-24 7:-30
lend 4:-20 5:18 6:-17
lent 1:-21 2:-19 4:-16 5:-21 6:25 7:-22
les 0:-19 1:-19 2:31 6:-42 7:-26
lesbi 0:-25 1:-23 2:-34 3:-23 4:-23
lesbian 2:-20
less 0:-25 1:-27 2:19 5:17 6:-30
lesson 0:-25 1:-32 4:-35 5:-25 7:-19
let 0:-33 1:-19 6:16
lethality 1:-18 2:-21 3:-19 4:-25 6:30 7:-21
level 0:-25 1:-40 2:-16 3:-21 4:-16 6:-19
lewiston 3:-22 4:-16
lgbt 0:-21 2:-33 3:-30 4:-25 5:-21 7:18
liaison 1:-16 2:-16 3:-18 5:-25 6:-22 7:17
liar 0:-24 1:-32 2:22 3:20 4:-25 5:-28 6:-31 7:-21
liber
libr 3:-18 4:26 5:-26 6:-29
librari 2:16 3:-26 4:-26 5:-37
library 0:-29 1:-41 3:-46 4:-29 7:40
lice 0:-32 1:-26 2:37 4:-25 5:-25 6:-39 7:-30
licens 0:-23 2:-17 3:-40 4:16 7:-32
lick 1:-24 4:-39 5:-24 7:-26
lid 0:-16 1:-20 3:-18 5:-27 7:-18
lider 2:16 3:-17 4:-21
lie 0:-17 1:-47 3:-43 6:25 7:-36
lied 0:-28 3:-31 5:-35 6:15
life 0:-37 1:36 2:-37 3:-41 4:19 5:-46 6:-21 7:-49
life360 0:-30 1:-42 2:-23 3:-26 4:-41 5:49 6:-20 7:-22
lifeguard 0:-15 3:17 6:-20
lifelin 0:-22 1:31 2:-21 3:-23 4:-23 5:-21 6:-30 7:-24
lift 0:36 1:-39 2:-37 3:-32 4:-30 5:-31 6:-20
ligatur 0:-16 2:-22 3:-15 4:-15 6:24 7:-21
light 3:-18 5:23
lightn 0:41 1:-27 2:-27 3:-28 4:-26 5:-22 6:-33
lik 3:-15 4:-18 5:22 6:-21
like 1:15 4:-26 7:-27
limb 1:-27 2:-19 3:-17 5:-16
lime 0:-19 3:20
limit 0:-15 1:-16 3:-22 4:-17 5:-30 6:-27 7:19
limitation 2:-18 3:16
limo 1:-16 2:-20 3:17
limosn 0:-21 2:-26 4:25 6:-26
limp 0:48 1:-56 2:-58 4:-25 5:-28 7:-38
limpi 0:-16 1:-20 2:25 4:42 5:-39 6:-41 7:-47
limpiarl 0:-20 1:-20 2:-23 3:-17 5:-24 6:22 7:-17
limpiez 0:-27 2:-15 3:16 5:-16
lin 0:-36 2:-19 3:-33 4:-27 5:18 6:-38
lincoln 1:23 4:-16 6:21 7:-17
line 0:-16 3:-18 4:-21
linger 2:-23 4:-25 5:22 6:-23 7:-23
lingeri 0:-17 2:29 3:-23 4:-29 5:-24 6:-27
link 0:-15 1:-18 2:-29 3:-30 4:-36 5:34 6:-32
linkedin 0:-20 1:-25 3:-23 4:-25 5:25 6:-23
lip 0:40 1:-41 2:-21 4:-35 5:-38 7:-48
lipstick 0:-22 2:-18 3:-23 5:26 6:-23
liquid 0:25 1:-18 2:-16 3:-19 6:-21
liquor 0:26 2:-15 3:-19 4:-16 5:-28 7:-19
list 0:-37 2:-21 6:-22
listen 0:-28 2:-23 3:-17 4:-31 5:24 7:-16
listless 2:15 5:-15 6:-19
lit 0:-23 1:-28 2:-22 4:-22 5:-20 6:28 7:-21
lite 1:-16 5:-19 7:17
litem 2:17 5:-21
lithium 1:15 5:-25
littl 2:64 3:-35 5:-17 6:-65
liv 0:-46 1:18 2:-32 3:-53 4:-27 5:-26 6:-26 7:45
live 0:-18 1:41 2:-16 3:-25 6:-25 7:-29
liver 0:22 3:-23 6:-23 7:-19
livestream 5:25 6:-22 7:-22
lizard 0:-17 3:-19 4:24 5:-28 6:-20 7:-27
lizzard 0:-22 2:-18 3:-23 4:25 5:-27 6:-25 7:-24
llag
llam 0:-17 1:-32 3:-35 4:-31 5:27
llamar 1:-16 4:-28 5:-17 7:-19
llav 0:-23 1:-37 2:-42 3:-38 4:-23 5:-36 6:39
lleg 0:-26 3:-44
llegu 0:-25 2:-32 3:-36 4:-32 6:32
llen 4:-25 5:-26 6:-48 7:16
llend 0:17 1:-20 5:-19 6:-27 7:-16
llev 0:-20 1:23 2:-16 4:18 7:-15
llevam 3:-21 7:20
llor 2:22 3:-16 4:-31 5:-22 6:-46
llov 0:22 2:-16 3:-15 4:-16 7:-16
lluev 0:-16 1:-16 3:-15 4:-16 5:-19 6:-21 7:24
lluvi 0:-17 1:-16 3:-28 4:-18 5:-18 6:-22 7:24
lo 2:20 7:-26
load 0:-36 2:-30 3:-26 4:-30 5:-24 7:-33
loan 0:-33 1:-25 2:-40 3:-41 4:19 7:-38
lobby 0:-15 1:-33 2:-37 3:-42 6:-53 7:24
loca 4:-17 6:17
localiz 0:-23 2:-21 3:-25 4:-21 5:25 6:-18 7:-19
location 0:-36 1:-25 2:-44 3:-58 4:-35 5:58 7:-19
lock 0:-17 1:-25 5:-22
lockdown 1:-16 2:-16 3:-21 5:-19 6:19
locket 0:-23 1:25 3:-15 4:-20 6:-22 7:-27
lockout 1:-22 2:-22 3:-23 4:-31 5:-33 7:25
locksmith 0:-21 1:-16 2:-22 3:-18 4:-21 5:27 6:-25 7:-21
loco 0:-32 1:-21 2:-24 3:-33 4:-24 5:-31 6:42 7:-20
lodg 0:22 2:-22 7:-17
loft 0:-21 1:26 2:-16 5:-19 6:-21 7:-18
log 0:-26 2:-31 3:-41 4:-28 5:45 6:-46 7:-29
login 0:-26 1:-33 2:-24 3:-30 4:-35 5:37 6:-26 7:-32
lonely 1:18 2:-16 6:-26
long 1:20 3:27 4:-34 5:-25 7:-25
look 0:-20 1:20 5:21 7:-42
loos 2:-22 3:-18 5:-19 6:20 7:-15
lord 0:-28 1:48 2:-26 3:-25 4:-34 5:-34 6:-39 7:-28
los 5:-16
lose 1:-43 4:-50 5:-48 7:-26
loss
lost 0:-19 1:25 3:-35 4:-19 5:-31 6:-37 7:15
lot 1:-51 2:-30 6:-20 7:19
lottery 0:-18 1:-17 2:-17 3:-17 4:-25 5:-19
loud 0:-29 3:-33 5:-23 6:19 7:-24
loung 1:-23 3:-21 6:-18 7:25
lov 1:-22 2:-22 3:-22 4:19 5:-23 6:-25 7:-15
love 0:-30 3:-18 7:-30
lovebomb 0:-18 1:-19 3:-18 4:-15 5:-20 6:18
loverboy 0:-27 1:-25 3:-28 4:25 5:-26
low 0:16 6:-27
lowkey 0:-18 2:-15 3:-15 4:-19 5:-18 6:16 7:-19
lubbock 6:17 7:-16
luce 0:23 1:-42 2:-19 4:-21 6:-20 7:-22
lucecit 0:-18 2:-16 3:-22 4:-16 5:23 6:-20
luch 1:18 3:-18
luck 0:-22 1:-21 2:26 3:-32 4:-18 6:-23 7:-26
lueg 3:-37 4:-22 5:-27 6:-18
lugar 0:-26 2:-36 3:-35 4:-42 5:-34 6:-33 7:34
luggag 0:-18 1:-17 3:-17 4:-25 5:-16 7:16
lump 0:-20 1:-21 2:23 3:-18 5:-17 6:-21 7:-17
lunch 0:-31 1:-39 2:29 3:-34 4:-45 7:-28
lunchbox 0:-23 1:-24 2:23 3:-23 5:-23 6:-20
lune 0:-26 2:19 3:-21 4:-21 5:-29 6:-27
lupus 0:-24 1:27 2:-16 4:-16 5:-18 6:-15
lur 2:18 3:-15 4:-19 5:-15
lurk 0:-21 1:-21 2:-20 3:-20 4:-19 5:30 6:-22 7:-20
luv 1:-16 3:-16 5:-16 6:16
luz 0:15 1:-23 2:16 3:-20 4:-20 5:-29 6:-36
lye 0:25 1:-24 2:-17 3:-22
lyft 0:-24 2:-35 3:21 4:-29 6:-43
lying 0:24 1:-40 2:26 3:-20 4:-32 5:-37 6:-32
ma 0:-30 1:-26 2:25 3:-25 4:-22 5:-27
machet 1:-41 3:-41 4:-32 6:40 7:-29
machetti 0:-19 1:-19 2:-21 3:-22 4:-23 5:-24 6:23 7:-18
machin 0:21 1:-35 2:-31 3:-31 4:-35 5:20 6:-28 7:-19
machist 0:-20 1:-21 2:-19 3:-19 4:-18 5:-19 6:26 7:-18
mad 0:-34 1:-19 4:-37 5:-20 6:19 7:-35
madam 0:-19 1:-27 2:-24 3:-24 4:48 5:-25 6:-32 7:-20
made 0:-24 3:18 7:-27
madr 1:-18 2:30 3:-16 5:-27 6:-35 7:-24
madrastr 0:-20 1:-18 2:35 3:-22 4:-18 5:-19 6:-30 7:-21
madrin 3:-19
madrug 0:-21 1:-15 2:-15 3:-16 5:21 6:-17
maestr 0:-23 1:-32 2:46 3:-31 4:-27 5:-34 6:-51 7:-24
mag 4:17 6:-21
magazin 0:-18 1:-17 2:-41 3:-26 4:23 6:-33 7:-20
magnet 1:-27 2:-19 3:-27 4:-16 5:31 6:-32 7:-25
mai 1:-21 2:22 3:-20 4:-15 7:-23
maid 0:-29 1:-41 2:-46 3:-17 4:47 5:-16 6:-50 7:-47
mail 2:-45 3:-43 5:33 6:-25 7:-39
mailbox 0:-34 1:-29 2:-42 4:-37 5:51 7:-29
mailm 1:-18 2:-25 3:-31 4:-17 5:20 6:-33
main 0:-16 1:-19 2:-26 3:-23 4:-15 6:25
maintenanc 0:-21 1:-26 4:-26 5:18 6:-33
mak 1:-20 2:-16 7:-24
make 0:-25 2:34 4:29 5:-38 6:-23 7:-32
makeup 0:-34 3:-30 4:-30 5:-38 6:27 7:-25
makin 2:-38 3:-31 4:20 5:-28 6:-35
mal 4:-34 5:-28 7:-30
mala 1:-22 3:-25 4:-15 5:-32 6:18
male 0:-21 1:-22 2:-31 3:34 4:-28 5:-24 6:-38 7:-34
malet 0:-37 1:-39 2:-31 3:-27 4:-28 5:-40 7:42
malfunction 3:-16 5:-17
mall 1:-40 3:-46 4:22 6:-39
maltrat 0:-33 1:-42 3:-43 4:-36 5:-33 6:35 7:-41
maltratador 0:-16 1:-16 2:-15 3:-15 6:22
mam 0:-27 1:-16 3:-17 4:-19 5:-19 6:22
mama 2:37 3:-18 4:-15 5:-20
mamaw 1:-18 2:-23 3:-23 4:-20 5:-30 7:16
mami 2:23 3:-25 4:-23 5:-32 6:-37 7:-25
man 0:-16 1:-38 4:23 7:-39
manag 0:-33 1:-20 2:-47 3:31 4:32 6:-63
manan 0:-28 1:30 2:-24 3:-34 4:-27 5:-21 6:-31
mand 0:-20 3:-51 4:-33 5:40 6:25 7:-29
mandat 0:-16 1:-16 2:23 3:-19 5:-27 7:-19
manej 0:-20 1:15 3:-18 4:-27 5:-26
maner 1:18 4:-16 6:-17
manguer 2:20 3:-16 6:-26
mani 3:-20 5:-17 6:-19 7:-17
manicurist 0:-22 1:-15 2:-16 3:-17 4:25 5:-16 6:-17
manij 1:-17 3:-22 5:19 7:-17
manil 0:-16 2:-23 3:-34 4:30 6:-17 7:-16
manipulat 1:21 6:16
mano 3:30 4:-34 5:-52 7:-41
manos 0:-35 1:-41 3:63 4:-51 5:-48 6:-46 7:-53
mansion 3:-30 4:26 5:-20 6:-17 7:-18
manten 0:20 7:-16
mantien 2:-24 4:19
manur 0:18 3:-16 4:-18 6:-22
many 0:-16 2:-46 3:-41 4:-27
map 1:-22 2:-28 3:-23 4:-24 5:38 6:-35
maquin 0:25 1:-29 2:-16 4:-21 5:-18 6:-16
mar 1:-36 2:-35 3:-20 5:-17 6:31
mara 2:-23 3:-16 4:19 6:-29 7:-22
marbl 0:25 1:-27 2:-24 3:-22 4:-25 6:-23
marc 0:-29 1:-36 2:25 3:-32 4:-26 7:-24
march 1:-22 6:-24
mare 0:21 1:-30 2:-19 4:-31 5:-23 7:-21
mari 6:18
marijuan 2:-15 3:-15 4:19
marin 0:-30 1:37 2:-34 4:-26 5:-40 6:-25 7:-20
maripos
marital 1:-15
mark 0:-53 2:47 3:-17 5:-47 7:-31
market 0:-20 1:-25 2:-35 3:-39 6:-32 7:17
marri 0:-31 1:-41 3:-20 5:-18 6:29 7:-32
marriag 0:-32 2:-32 3:-20 4:-15 5:-38 6:38 7:-29
marry 1:-45 3:-62 6:50 7:-23
marshal 0:-25 1:-35 2:-27 3:-31 4:-23 5:-34 6:-31 7:40
martil 0:-18 1:-20 2:-16 3:-18 4:-21 5:-17 6:20 7:-20
mas 0:-37 1:45 2:-25 3:-49 5:-32 6:-39 7:-22
masag 0:-24 1:-20 2:-18 3:-21 5:-15 6:-24 7:-20
masaj 0:-21 1:-25 5:-22 6:-40 7:-28
masajist 0:-25 1:-25 2:-27 3:34 4:-18 5:-36 6:-25 7:-20
mass 0:-19 1:-20 2:-15 3:25 5:-15 6:-17
massag 0:-50 1:-32 2:-28 3:36 4:36 5:-46 6:-44 7:-54
masseus 0:-34 1:-19 2:-25 3:32 4:-16 5:-21 6:-25 7:-25
mast 0:-20 1:-19 2:24 4:-21 6:-25 7:-26
masturbat 1:-16 3:23 4:-19 5:-22 6:-19
mat 0:-31 1:32 2:-34 3:-31 5:-22
mata 0:-22 2:-50 3:-44 4:-47 5:-16 6:36 7:-16
matan 1:-29 2:24 3:-27 6:-23 7:-18
matar 0:-32 1:20 2:-38 3:-44 4:-36 5:-42 7:-29
match 0:-24 1:-24 2:-21 4:-36 5:21 7:-19
mate 0:-22 2:-24 3:-26 5:-23
mato 0:-26 1:32 3:-17 5:-20 6:-25 7:-25
matrimoni 3:-27 6:26
mattress 0:-24 2:-37 3:-41 5:-28 7:18
matur 3:-23 7:-16
max 4:-17 6:22 7:-21
may 0:-19 2:17 3:-30 4:-31 5:-26 6:-31 7:-22
mayaguez
mayb 0:21 1:18 2:-26 3:-35 4:-25 7:22
mayor 1:-35 2:32 3:-47 5:-32 7:-21
mayordom 0:-29 1:-33 2:-26 3:33 4:-34 5:-20 6:-34 7:-31
mcal 0:-15 1:-18 4:-17 6:17
mcdonald 0:-33 1:-38 2:-44 3:-33 4:-36 5:-32 7:40
md
me 0:-24 1:-18 6:22
meal 0:-36 2:21 3:-29 4:-46 5:-36 7:-39
mean 0:-31 4:-40 5:-20 7:-43
meant 1:19 3:-17 6:-26
measur 0:-17 1:-18 2:17 4:-15 5:-30
meat 1:-17 4:20 5:-23
mechanic 2:-18 3:22 4:-24 6:-37 7:-18
medal 1:32 4:-26 5:-22 6:-20 7:-25
medcin 2:-20 4:-16 5:-17 6:17
medi 1:21 3:-33 4:-49 6:-40
mediation 4:-17 5:23 6:-24
medic 2:-16 6:-19
medical 0:-15 1:-16 3:-19 4:-18 6:-25
medicin 1:20 2:-17 4:-50 5:-35
meemaw 0:-17 1:-23 2:27 4:-22 5:-18 6:-21 7:-19
meet 0:-20 4:19 7:-26
megabus 0:-20 1:-18 2:-18 3:-22 4:-23 5:-21 6:-24 7:23
mejor 0:-21 1:51 2:-31 3:-29 4:-24 5:-27 6:-46 7:-37
melon 0:-15 3:-22 4:24 5:-19 6:-28
meltdown 6:17
memb 0:-18 2:-28 4:-34
meme 1:-19 2:-17 3:-17 5:-16 6:19
memo 3:-21 5:20 6:-16
memoriz 1:-21 2:-16 3:-18 4:-23 5:32 6:-23 7:-17
memory 0:-33 1:-28 2:-42 3:55 4:-28 5:-28 6:-39 7:-32
memphis 7:-17
men 1:-34 3:-20 4:65 5:-39 6:-31 7:-29
mend 0:-23 1:-27 2:24 3:-23 4:-15 5:-21 6:-18
meningitis
menor 0:-22 1:-21 2:44 3:-21 4:16 5:-26 6:-43 7:-26
mensaj 0:-26 1:-31 3:-36 4:-34 5:28 7:-30
ment
mental 0:-22 1:31 2:-21 3:-27 4:-20 5:-17 7:-20
mentally
mention 1:-26 2:-19 3:-16 4:-21 5:-22 6:23
mentir 2:-18 6:-16
merry 0:-20 1:-19 2:-17 3:-23 6:24 7:-17
mes 1:-16
mesa 0:-24 1:18 2:-21 3:-27 4:-20 5:-23 7:-29
mese 0:26 2:-33 3:-21 4:-26 5:-26 6:-22
meser 0:-20 1:-24 2:-21 3:-27 4:34 5:-23 6:-29 7:-27
mess 0:-24 2:29 4:-32 5:-43 6:-56 7:-24
messag 0:-22 3:-23 4:-24 5:23
messin 0:-29 1:-38 2:36 3:-26 4:-27 5:-19 6:-23 7:-24
met 0:-26 1:-36 2:-24 7:-20
metadat 0:-19 1:-15 2:-18 3:-18 5:16 7:-18
mete 0:-36 1:-34 2:41 3:34 4:-32 5:-36 6:-51 7:-38
meter 1:-26 2:-26 4:-22 6:-23 7:-19
meth 1:-24 2:40 3:-42 5:-36 6:17 7:-38
methadon 0:27 1:-35 2:-38 3:-40 4:-29 5:-21 7:-27
meti 1:-37 3:32 7:-36
meto 0:-17 1:-19 2:-16 3:35 4:-21 5:-19 6:-21 7:-16
metr 0:-23 1:17 2:-28 3:-17 4:-28 5:-30 6:-38 7:16
metrocard 0:-17 1:-19 2:-21 3:-16 5:-21 6:23 7:-17
meu
mexic 0:-18 1:-37 2:-41 3:-31 5:-34 6:28 7:-34
mi
mia 0:-18 1:-31 5:24 7:-24
miami 0:-32 1:-21 2:-23 3:-37 4:26 5:-20 6:-24
mic 0:-23 1:-28 2:-30 3:-28 4:-20 5:31 6:-30 7:-32
michig 1:-16 2:-17 3:-20 4:16
microchip 6:-20
mid 0:21 2:-17 3:-19 5:-20 6:-19 7:-17
middl 0:-25 1:24 3:-21 4:-20 5:-19
midnight 0:-29 1:-43 2:-28 3:-40 5:-38 6:-24 7:47
midnit 0:-19 1:-27 2:-23 3:-19 4:-30 5:-25 6:-24 7:18
midwif 0:36 1:-43 4:-16 6:-34 7:-31
mied 0:-26 2:-29 3:-19 4:-34 5:-20 6:50 7:-58
mientr 0:-21 4:-19 5:-24 6:-27 7:-31
might 0:-35 1:26 2:-27 4:-25 5:-36 7:-22
migr 0:-26 1:-44 2:-40 3:-25 5:-43
migracion 0:-16 1:-16 2:-19 5:-24 6:17
migrant 0:-19 1:-20 2:-25 3:-24 4:-20 5:-34 6:-25 7:25
mija 0:-19 1:15 2:-32 3:-22 4:-24 5:-24 7:-28
mil 0:-30 1:-20 3:-25 4:23 6:-27 7:-26
mile 2:-25 3:-36 4:-30 6:17 7:-15
mileag 0:-27 1:-38 2:-30 3:-34 4:-31 7:-31
military 0:-17 1:-17 2:-24 4:-27 5:-36 6:19
milk 0:-50 1:-15 2:35 3:-20 4:-44 5:-31 6:-22
mill 1:-20 4:-15 7:17
milwauk 0:-17 1:-17 2:-16 3:-20
min 0:29 1:-18 2:-34 3:-20 6:16 7:-16
mind 1:27 2:-33 3:-18 4:-27 5:-49 6:16
mine 0:-35 2:-21 4:-43 5:28
minecraft 0:-18 1:-16 2:22 3:-23 4:-21 5:-25 6:-21
mini 1:-19 4:-19
minist 0:-16 1:-18 2:-31 3:17 7:-26
miniv 0:-28 1:-25 2:-22 3:-20 4:-35 5:-28 6:-22 7:34
minneapolis 0:-17 5:-17
minor 0:-27 2:25 3:-40 5:-39 7:-24
mint 0:-21 1:23 2:-16 5:-19 6:-19
minus 4:22 7:-22
minut 0:40 1:-34 2:-48 3:-15 5:-35 7:-37
mio 0:-19 1:-23 2:-22 4:-24 5:19 6:-19 7:-23
mir 1:-31 2:-26 3:-23 4:-36 5:25 6:-25 7:-29
mira 0:-19 1:-33 2:39 4:-30 7:-26
mire 1:19 6:-18 7:-17
mirror 0:23 1:-26 2:-38 3:-32 5:25 6:-49 7:-18
mis 0:-25 2:-18 5:20 7:21
misa 0:-16 3:-16 4:21 5:-15 6:-27 7:-21
miscarri 0:-16 1:17 2:-22 3:-25 4:-32 5:-19 6:18 7:-29
miscarriag 0:23 1:-18 2:-18 3:-20 4:-16 5:-20 6:-16
miscarry 0:17 6:-21 7:-16
mism 0:-29 1:27 3:-16 7:-19
miss 0:-28 3:-18 6:-17
mission 0:-36 1:-37 2:-30 3:-33 4:-34 5:-35 6:-52 7:56
missoul
mistak 0:27 1:-20 2:16 3:-35 5:-17 6:-33
mix 0:27 1:-21 3:-26 4:-18 5:-16 6:-26
mixtec 5:-18 6:-19
mn 6:17 7:-20
mo 0:-23 2:-24 3:-26 7:-20
moan 0:24 1:-20 5:-16 7:-21
mob 2:-23 3:-25 4:-22 5:22 6:-21 7:-21
mobil 0:-15 2:-19 3:-21 6:-22
mock 1:-16 2:-17 3:-16 5:-18 6:19
model 0:-23 1:-31 2:-40 3:-19 4:54 5:-46 6:-35 7:-41
modelaj 0:-15 3:-15
modelin 2:-26 3:-22 4:25 5:-26 6:-25 7:-20
modern 0:-18 1:-20 2:-17 3:-22 4:25 5:-20 6:-21 7:-19
moines 0:-15 4:-15
moj
mojar 0:-17 6:-17 7:-22
mold 0:-16 1:-16 4:-18 6:-19 7:21
mole 0:-26 1:-29 2:-23 3:-19 4:-22 5:-23 6:26 7:-16
molest 0:-38 1:-42 3:40 4:-48 5:-45 6:-46 7:-46
molestation 0:-18 1:-17 3:21 5:-16 6:-18
molly 1:-23 2:-18 4:-25 5:-19 6:-25 7:-19
mom 2:36 5:-18 6:-16
mommy 0:-33 1:-17 3:-43 4:-38 5:20 6:22 7:-25
monday 0:-42 4:-40 5:-26 6:-22 7:34
moned 3:-18 5:-20 6:-24
money 0:-25 1:-43 2:-42 3:-38 4:26 5:-38
monitor 0:-36 1:-30 2:-41 4:-24 5:27
monox 0:18 6:-25
monoxid 0:28 1:-19 2:-21 3:-16 5:-15 6:-23
monst 0:-22 1:-26 2:-26 3:-27 4:-25 5:-24 6:32
montan 3:-23 6:25 7:-20
month 2:-25 7:-15
monton 0:21 1:21 5:-17 7:-16
mood 0:-20 1:-24 2:-21 3:-16 5:-26 6:26
moonshin 0:21 4:-24 5:-22 6:-23
mor 1:17 2:-43 3:-36 4:-23 5:-28 7:-40
moradit 0:19 1:-19 3:-17 4:-18 5:-18 6:-20 7:-18
mord 0:-22 1:-24 2:27 3:-16 6:-25 7:-20
mordi 1:-29 2:-23 4:-23 5:-20 7:-19
more 0:-22 4:21 5:-48 6:-37 7:18
moret 1:-24 3:-21 5:-23
moreton 0:-37 1:-41 3:-28 4:-37 5:-29 6:24 7:-44
morir 0:-27 1:54 2:-54 3:-44 4:-37 5:-28 6:-61 7:-28
morirs 0:-27 1:27 4:-16 5:-17 6:-20 7:-28
mormon 0:-16 6:21 7:-27
morn 0:-16 1:-17 2:-41 4:-16 5:18 6:-25 7:26
mornin 1:-34 2:-25 3:-21 6:-16
morphin 0:-18 1:25 2:-21 3:-24 4:-17 5:-20 6:-22 7:-18
mortgag 0:-16 1:-17 3:-16 6:-25 7:22
mosqu 0:-21 1:-39 2:-33 3:22 4:-34 6:-42 7:18
moss 1:-22
mostly 0:-17 1:-22 2:-29 6:24
mostr 1:-25 2:-16 3:-15 5:20 6:-22 7:-17
mota 0:-20 1:-20 2:-19 3:-22 4:26 5:-20 6:-23 7:-19
motel 0:-34 1:-27 2:-26 3:-25 5:-53 6:-41 7:53
moth 0:-20 2:17 3:-20
moto 2:-23 3:-22 4:-23 5:23 6:-21
motor 0:-30 2:-20 3:-28 4:-19 5:17 6:-28 7:-20
motorcycl 6:-22
mottl 0:22 1:-18 2:-18
mountain 1:-29 2:-33 3:-30 4:-21 6:-26
mous 0:19 1:-22 2:-18 4:-21 5:20 6:-28
mouth 0:27 4:-19 5:-48 6:-20 7:-34
mouthy 0:-23 1:-23 2:-16 3:-24 4:-16 5:-18 6:22 7:-23
mov 0:21 1:-44 2:-32 3:-22 5:28 6:-16 7:-19
move 1:-19 2:-18 4:-16 6:-23
movement 0:20 6:27 7:-20
mover 0:24 1:-17 3:-17 6:-29
movers 0:23 1:-19 2:-20 3:-18 5:-17 7:-18
movi 0:-18 2:20 3:-43 4:-29 5:18 6:-39 7:-21
movin 0:30 1:-29 2:-28 3:-22 4:-27 5:-18 6:-24 7:-19
movy 2:25 3:-24 5:-21 6:-21
mow 0:17 1:-20 2:-27 3:22 4:-30 5:-28 6:-32 7:-17
mower 0:-17 1:-21 2:-23 3:-34 5:-28 6:16 7:-27
mph 1:-16 2:-15 5:24 6:-25
mps 1:-25 2:-25 3:-27 4:-18 5:-25 6:27 7:-24
mri 2:-24
ms 0:-19 1:24 2:-15 3:-21 6:-25 7:-16
mspy 0:-18 1:-24 2:-20 3:-21 4:-24 5:27 6:-30 7:-19
mst 0:-19 1:-22 2:-21 3:38 4:-20 5:-23 6:-28 7:-25
mt
much 0:47 3:-21 4:-40 5:-21 6:-51
muchach 1:21 2:-39 3:-15 4:35 5:-41 6:-32 7:-33
muchachit 2:-20 3:-18
muck 2:18 3:-16 4:-16 6:-19
mud 0:-23 1:-25 2:-24 3:-17 4:-24 5:-21 7:22
mude 1:-30 3:-20 5:31 6:-37 7:-16
mudo 0:-18 1:-15 2:20 3:-27 4:-18 5:-16 7:-20
muebl 4:-16 6:-17 7:16
muer 0:-16 1:35 3:-32 4:-25 5:-15 6:-29
muerd 2:-20
muert 0:-28 1:35 2:-43 3:-39 4:-32 5:-27 6:-18
muev 0:23 1:-24 2:-29 3:-28 4:18 5:-27 6:-36 7:-31
mujer 1:-32 2:-34 6:19
mule 0:-16 1:-22 3:-23 5:-31 6:-27 7:-17
mult 0:-20 1:-24 2:-16 3:-21 5:-24 6:-16
mumbl 0:27 1:-16 3:-18 4:-16 5:-17 6:-16 7:-25
munchaus 2:21 4:-20 6:-20
mund 0:-17 1:46 2:-21 3:-33 4:-32 5:-18 6:-54 7:-32
munec 2:-22 3:-16 4:-21 5:-18 6:-16 7:-20
muny 0:-17 3:-19 4:25 6:-23 7:-25
mur 0:23 1:-26 2:-20 3:-16 5:-27 6:-32 7:-19
murd 1:-32 6:27
muri 1:-18 6:-17 7:18
muscl
mush 1:-26 2:-24 3:-25 4:-26 5:-22 7:-18
mushroom 1:-17 2:-37 4:20 5:-19 7:-25
music 0:-36 3:-32 5:-32 7:-22
musl 0:-20 1:17 2:-19 3:-16 4:-22 7:-18
muslim 0:-22 3:-18 4:-24
must 1:-26 3:-36 5:-28
mutilation 3:-16 5:-16 6:22 7:-19
muy 1:34 2:-22 3:-24 4:-20 5:-38 7:-31
mwen 6:18
my
mychart 0:-16 4:-17 5:19
myself 0:-29 1:69 2:-38 3:-31 4:-20 5:-20 6:-64 7:-24
mystery 2:-15 3:-18 5:19 6:-18 7:-15
na 0:-23 2:-28 3:-20
nac 3:-34 4:-21 5:-22 7:18
nada 0:-16 5:-38 6:17
nadi 0:-37 1:21 3:-29 4:-56 5:-44
nail 0:-18 1:-36 2:-66 3:-42 4:49 5:-37 7:-41
nak 0:-25 1:-35 3:26 4:-42
nalg 0:-18 1:-20 2:-28 4:-23 5:-24 6:16 7:-21
nam 1:-28 2:18 3:-27 5:-16
name 0:-16 1:-32 2:-24 3:-42 4:20 5:36
nan 0:-15 2:-17 3:18 5:-16 6:-18
nana 3:-36 4:-29 5:-31 6:-15
nanny 0:-33 1:-46 3:-18 4:52 5:-47 6:-30 7:-34
nano
nao
nap 1:28 2:-26 4:-19 6:-49 7:-25
napkin 0:-25 1:18 5:-18 6:-26 7:-17
narc 0:74 2:-25 3:-51 4:-17 5:-40 6:-49 7:-41
narcissist 0:-22 1:-20 2:-22 3:-23 4:-22 5:-22 6:27 7:-16
narcissistic 0:-17 1:-17 2:-16 3:-19 5:-17 6:19
nariz 1:-27 2:-23 3:-20 4:-27 5:-31 6:24 7:-28
nasty 1:-22 2:18 3:-16 4:-15 5:-18
nation 0:-26 4:-23 6:18
national 2:-23 4:-18 7:-17
nativ 0:-26 1:-21 2:-17 4:-24 7:-33
navaj 0:-28 1:23 2:-31 3:-28 4:-28 5:-22 7:-33
naval 3:-16
navidad 1:23 6:-24
navy 2:-34 4:-24 5:-24 7:-24
nc 0:-17 2:-16 3:-19 4:-18 5:-17 6:20
ncmec 0:-16 1:-25 2:20 3:-27 4:-19 5:-16 6:-21 7:-17
near 4:-36 5:18 7:-29
nearby 2:-24 5:16 6:-18
nearest 0:-16 1:-16 4:-22 5:-26 6:30 7:-25
nearly 4:-18 5:-16 6:-15 7:17
neb 0:25 1:-21 2:-17 3:-22 4:-23 5:-16 6:-22 7:-15
nebrask 1:23 4:-16 6:21 7:-17
nebuliz 0:22 2:-16 6:-22
necesit 0:-30 1:-16 2:-33 4:-35 7:28
neck 0:17 1:-31 3:-49 5:-50 6:21 7:-32
necklac 0:-24 1:-25 3:-22 4:-25 6:25
need 0:-25 5:-40 7:31
needl 1:-31 2:37 3:-36 4:-30 5:-36 6:-47 7:-41
nefew 1:-19 2:-18 3:-17 6:25
neglect 0:-36 1:-26 2:41 3:-42 4:-36 5:-26 6:-37 7:-21
negligenci
nego 6:-16
negr 1:-23 2:-26 3:-27 4:-26 7:-26
neic 0:-15 1:-16 2:-18 4:24 5:-20 6:-19
neighb 0:18 1:-25 2:-16 7:-22
neighbor 4:-23 5:22 7:-35
nena 0:-28 1:-34 2:21 3:-35 4:-34
nene 1:-28 3:-33 5:-41 6:-46
nepal 1:-25 3:-23 4:24 5:-26 6:-18
nephew 0:-28 1:-28 2:46 3:-28 4:-31 5:-24
nerv 0:-22 1:-31 2:-18 3:24 4:-17 6:-19
nervios 0:-15 1:17 3:-15 6:-18
nest 0:-22 1:-20 2:-19 3:-17 4:-30 5:22 6:-26
neta 1:16
netflix 3:23 6:-20
nev 1:-19 2:-16 3:24 4:-21 5:-23 6:-26 7:-30
neva 1:-18 2:-23 4:-16 6:17
never 0:-19 1:-22 3:17 4:30 6:-21 7:-18
new 1:-16 5:40 6:-26
newark
newborn 1:-26 2:33 3:-32 4:-42 5:-41 6:-65 7:20
newport 6:15 7:-19
news 3:19 5:-18
newslet 3:-28 5:20 6:-23
nex 0:-17 2:25 3:-17 6:-29
next 0:-17 2:17 7:-30
nh
ni 1:-21 3:-37 6:29
nice 0:-24 2:-34 4:-21 6:19 7:-32
nickl 1:15 4:-17
nicotin 0:17 1:-15 5:-18 7:-18
nicu 0:15 3:-19 5:-15 7:-15
niec 0:-38 2:34 4:21 5:-19
niet 0:-33 1:-27 2:27 3:16 4:-32 5:-33
niev 0:-19 1:-16 5:-24 6:-25 7:20
nigeri 0:-19 1:-17 2:-23 3:-22 6:23
night 0:-32 1:-36 7:23
nightgown 0:-27 1:-20 2:-22 3:-30 4:-24 5:18
nightly 0:-30 1:-27 4:-24 5:21 6:-36 7:-23
nightmar 0:-20 3:16 6:-20 7:-25
nightstand 1:-42 2:-22 3:-34 4:-21 5:-17 6:36 7:-23
nina 0:-29 1:-28 2:45 4:-46 5:-42 6:-26
nine 1:-33 2:23 3:-35 5:-19 6:-32 7:16
niner 0:-42 1:-31 2:25 3:-28 5:-24 6:-41 7:-30
ninety 0:21 1:-27 2:-22 3:-28 5:-39 6:-20
ninguem
ningun 0:-19 2:-27 3:-22 4:-17 5:-24 6:-19 7:25
ninit 0:-21 1:-21 2:26 5:-16 6:-23
nino 1:-44 2:47 3:-41 4:-47 5:-32 6:-16
nippl 0:19 1:-16 3:-20 6:-19
niss 0:-22 3:-18 7:-16
nite 0:-43 2:17 3:-17 6:-15
nitroglycerin 0:17 1:-18 3:-16 6:-19
nj
nm
no 7:20
nobi 2:-21 4:-16 5:-16 6:21 7:-17
nobl
nobody 1:31 4:-21 6:-20
noch 0:-51 1:-19 6:-25 7:43
nod 0:32 1:-19 2:-27 3:-22 4:-18 5:-26 6:-25 7:-24
nogal
nois 2:-30 3:-29 4:-20 6:-32 7:-35
nola 7:-18
noma 0:23 1:-30 2:-17 3:-30 4:-25 5:-32
nombr 0:-20 1:-25 3:-32 7:-30
non 0:-17 1:-19 2:-19 3:27 4:-18 5:-18 6:-27 7:-16
nonbinary 4:-16 5:-16 7:-26
nonconsensual 0:-21 1:-23 2:-19 3:29 4:-19 5:-19 6:-23 7:-19
noncustodial 1:-18 2:-23 5:22 6:-25
none 0:-20 2:-39 3:-23 5:-32 6:-27 7:19
nonpayment 1:-21 5:-16 6:-23 7:16
nonsens 0:19 1:-21 4:-24
nonstop 0:-18 1:-22 2:-21 5:25 6:-26
nonverbal 0:-20 1:-17 2:34 3:-21 5:-18 6:-31
nonwalk 2:18 6:-17 7:-16
noodl 0:-22 1:-23 2:17 5:-18 7:-17
noon 0:-22 1:-35 2:-42 3:-35 4:-25 5:-16 7:41
noos 0:-36 1:28 2:-36 3:-24 4:-28 6:-41
norfolk 3:-16
normal 0:-22 4:-18 5:-19 6:-20
nos 0:-39 1:-37 3:-16 4:24 5:-39 7:37
nose 0:16 1:-32 3:-31 4:-30 5:-39 6:24 7:-24
nosebl 6:-16
nosotr 4:-19 5:-17 6:-33
not 0:33 5:-19 6:-23
nota 0:-26 1:26 2:-34 3:-27 4:-20 6:-36 7:-18
note 1:31 2:-36 3:-41 4:-33 5:19 6:-27 7:-36
notebook 0:-18 1:-20 2:-21 3:-17 4:-18 5:16 6:-24 7:-18
noth 1:20 2:-37 3:-26 4:-17
nothin 2:-45 4:-39
notic 0:-31 1:23 3:-52 4:-32 6:-22 7:17
notify 1:-17 3:-24 4:-19 5:24 6:-22 7:-17
novi 0:-27 1:-21 5:-48 6:27 7:-29
now 0:21 4:16 6:-15 7:17
nowher 0:-37 1:-55 2:-55 3:-35 4:-38 5:-30 6:-27 7:78
nube 0:-22 2:-16 5:19 6:-21 7:-17
nude 0:-23 1:-22 2:23 3:33 7:-26
nuer 0:-23 1:-27 2:-33 3:-32 4:-25 5:-22 6:31 7:-31
nuestr 4:21 6:-20 7:-20
nuev 0:-18 1:-21 3:-17 4:-23 5:24 6:-16 7:-22
numb 5:30 6:-37
numer 0:-21 2:-31 3:-21 4:-19 5:29 6:-31 7:-16
nun 0:-20 3:-22 4:-21 5:-19 6:-26
nunc 0:-31 4:22 5:-24 6:-27 7:-34
nurs 0:-24 2:-21 3:29 5:-19
nursery 0:-25 2:23 4:-21 5:-22 6:-22
nut 1:-28 2:-18 3:-21 5:18 6:-23 7:-29
nv
nxt 2:-24 4:16 5:-20 6:-23 7:-17
ny 6:16 7:-17
nyc 0:-21 1:-18 3:-16 4:25 5:-22 6:-24
nyquil 2:21 4:-23 6:-24 7:-19
o 1:-25 2:-29 4:28 5:-45 6:-16 7:-27
oakland 1:-32 2:-19 3:-24 4:38 5:-29 6:-35 7:-26
oar 2:-18 3:-22 4:-22 6:24
oath
oaxac 1:-19 3:-19 4:-26 5:22 6:21
ob 1:-19 2:-27 4:-22 5:-23
obedient 1:-16 2:-16 3:-21 5:-15 6:23
obey 1:-44 2:-46 3:-51 4:-38 5:-34 6:54 7:-32
obgyn 2:-16 6:-19
obituary 1:-21 3:-20 4:-20 6:19 7:-15
object 0:-26 1:-21 2:-16 3:27 4:-21 6:-26 7:-19
objet 1:-21 2:-19 3:24 6:-18 7:-18
oblig 0:-20 1:-44 3:26 4:16 5:-36 6:-33 7:-39
observ 0:-20 3:-25 4:-17 5:22 6:-19 7:-25
obsesion 1:-21 2:-21 3:-21 4:-16 5:24 6:-21
obsess 0:-27 1:-39 2:-30 3:-37 4:-42 5:60 6:-48 7:-40
ocean 1:24 2:-20 3:-26 4:-28 5:-21 6:-27
oclock 0:-19 1:-16 2:-20 4:-25 5:22 6:-27 7:-19
od 0:46 3:-31 4:-32 5:-35 6:-51 7:-32
odd 0:20 1:-24 3:-35 6:-21
odio 1:16 3:-19 6:-18
odomet 0:-18 1:-17 2:-23 3:-21 4:-19 5:-24 6:23 7:-15
of 1:18
off
offend 0:-27 1:-15 2:29 3:-31 4:-36 5:-23 6:-24
offer 0:-25 1:-20 3:15 4:38 6:-39 7:-44
offic 0:-29 2:-38 3:39 4:-18 6:-19 7:-38
oficin 0:-26 1:-20 2:-20 3:18 6:-24
ofrec 0:-23 1:-18 2:28 3:-21 5:-27 6:-27 7:-18
ofreci 0:-24 1:-16 2:16 3:32 5:-34 7:-20
often 0:18 1:-28 3:-18 4:-17 5:-19 7:-19
og 0:-18 2:20 4:-18 6:18
oh
ohio 0:-17 2:-24 4:-26 7:-24
oido 0:16 1:-19 2:-21 3:-17 4:-17 5:-28
oigo 1:-30 2:-23 3:-32 4:-23 5:16 7:-27
oil 0:30 1:-25 2:-26 4:15 5:-27 6:-22 7:-27
oilfield 3:-18 4:-17 6:20
ojal 0:-25 1:19 2:20 3:-25 4:-20 7:-20
ojibw 1:-21 2:-22 3:-20 4:-22 6:21 7:-20
ojo 0:21 1:-19 2:-31 3:-41 4:-27 5:-26 7:-28
ok 0:31 4:-27 5:-29 6:-23
okc 0:-17 1:-21 2:-19 3:-19
ol 0:-25 2:-27 5:-16 6:23 7:-16
old 2:31 3:-25 4:-21
older 0:-25 1:-34 2:36 4:29 5:-51 6:-34 7:-53
oldest 0:-21 2:25 5:-23 7:-23
ole 1:-23 2:-31 3:-30 4:-28 5:-32 6:32 7:-29
oler 0:18 1:-17 6:-18
olor 0:17 1:-21 6:-16
omah 0:-15 2:-17 4:-20 6:19 7:-17
ombudsm 0:-21 1:-26 2:-18 3:-26 4:-20 5:-17 6:27 7:-18
on
once 2:-22 3:-31 5:15 6:-40 7:-23
one 3:-34 5:17
ongo
onion 2:-17 3:-19 4:19 5:-22 6:-16 7:-23
onlin 0:-19 1:-16 2:40 4:24 6:-39 7:-42
only 1:19 2:-17 3:-18 4:-17
onlyf 0:-25 1:-24 2:-29 3:-22 4:33 6:-35 7:-20
oop 0:-18
op 5:19 6:-18
open 0:17 1:-22 2:-48 4:-47 7:20
operation 0:16 1:-17 3:-17
operator 1:-17 2:-26 5:16 6:-20
option 0:-23 1:-18 2:-21 3:17 4:-16 5:-15
or 1:-28 2:-23 4:29 7:-16
ora 0:-21 1:-17 6:-17 7:20
oral 1:-21 2:-28 3:36 4:-33 5:-33 6:-38
orang 2:-22 3:-22 4:-25 5:-19
orbital 2:-16 3:-20
orchard 1:-19 3:-28 4:15 5:21
orden 0:-36 1:-40 2:-42 3:-28 4:-32 5:38 6:16 7:-33
order 0:-27 2:-34 3:-57 5:27 6:21 7:-22
orderin 1:-16 2:-19 3:-23 4:-22 5:28 6:-26 7:-15
orderly 0:-29 1:-32 2:-22 3:29 4:-27 7:-34
orej 0:-27 1:-20 2:30 3:-20 4:-17 5:-21 6:-25
org 5:-17 6:22 7:-23
orientation 3:22 6:-17
orin 2:20 3:-21 5:-26 6:-30
orit 0:22 3:-21 5:-20
orl 0:-15 2:-22 4:17 5:-19 6:-20
orleans 4:22 6:-16
ortig 0:-17 1:-19 2:27 3:-20 4:-20 6:-21
osceol
oscur 0:-16 1:-27 2:-26 3:25 4:-30 5:-35 7:-26
other 0:-33 4:36 5:-17 6:-28 7:-17
otra 0:-36 1:21 3:-31 4:16 5:16 6:-22 7:-23
otro 0:-34 1:-36 2:-40 3:-16 4:25 5:30 6:-54
our 1:-22 2:34
ourfamilywizard 2:-25 3:-16 4:-16 5:22 6:-16
out 1:-19 2:-23 3:-17 7:44
outfit 0:-20 1:-25 2:-26 3:-25 7:-21
outlet 0:23 2:-22 4:-16 5:-16 6:-18 7:-21
outreach 4:-25 5:-23 7:16
outsid 0:-19 1:-27 2:-23 3:-37 5:19 7:26
oven 0:23 1:33 2:-30 3:-34 4:-17 5:-34 7:-32
over
overall 0:-15 1:-18 2:-16 3:24 6:-26
overdos 0:55 2:-35 3:-43 4:-46 5:-40 6:-57 7:-37
overflow 0:-18 2:-23 3:-23 4:-17 5:-21 6:-18 7:24
overheat 0:19 3:-18
overmedicat 0:-15 1:-21 2:-19 3:-23 4:-21 6:25 7:-24
overnight 0:-37 1:-39 3:-37 5:-34 6:-43 7:36
overpass 1:31 2:-40 3:-32 4:-26 5:-42 6:-49
overreact 1:-21 2:-25 3:-15 4:-16 5:-16 6:22 7:-23
overs 0:-26 5:-37 7:-24
overspend 0:-16 1:-17 2:-15 3:-17 4:-18 5:-16 6:19
overwhelm
owe 0:-18 1:-43 2:-50 3:-37 4:75 5:-40 6:-71 7:-49
owed 2:-16 3:38 4:-36 5:-26 6:-46
own 0:-19 2:-18 3:-18
owner 0:-18 1:-38 3:-39 4:32 5:-22 6:-21 7:17
oxi 0:20 2:-28 3:-23 6:-17 7:-27
oxigen 1:-17 3:-18 5:-19 7:22
oxigin 0:-25 1:-18 2:-25 3:-24 4:-25 5:-26 6:-23 7:25
oxy 2:-26 3:-26 4:-22 5:-23 7:-21
oxyg 0:24 1:-25 2:-34 3:-34 4:-25 5:-38 6:-35 7:27
oy 2:-19 6:-19
oye 0:-23 3:-15 5:-17
oyend 2:-23 4:24 5:-21 6:-18
p 3:-24 4:-24 5:-21 6:24
pa
pac 0:-15 1:-21 3:-20 4:-24 7:-25
pacemak 0:33 1:-21 2:-21 3:-22 4:-20 5:-21 6:-25 7:-20
pacient 1:-20 2:-26 3:29 4:-24 5:-24 6:-24 7:-27
pack 2:-38 3:-33 6:31
packag 0:-18 1:-16 2:-18 3:-20 4:15 6:-22 7:-27
packet 1:-20 2:21 3:-18 5:-17 7:-18
pact 0:-25 1:53 2:-41 3:-45 4:-43 5:-27 6:-38 7:-26
pad 0:27 1:-34 2:-41 3:-42 4:-46
paddl 0:-19 1:-21 2:40 3:-27 4:-26 5:-17 6:-35 7:-20
padlock 0:-28 1:-29 3:-38 4:20 5:-25 6:-15
padrastr 0:-31 1:-33 2:57 4:-27 5:-27 6:-23 7:-42
padrin 0:-16 1:-20 2:20 3:-22 5:-29 6:-25 7:-16
padrot 0:-18 1:-21 2:-29 3:-22 4:48 5:-32 6:-33 7:-16
paducah 0:-18 2:-17 3:-18 4:-17 6:18
pag 0:-18 1:-16 3:-17 5:-17 6:-23
paga 0:-25 1:-25 2:-42 3:-39 4:46 6:-31 7:-40
pagan 0:-30 1:-24 2:-26 3:-24 4:32 5:-31 7:-37
pagar 0:-22 1:-25 2:-43 3:-22 4:31 5:-34 6:-43
pagarl 0:-23 3:-17 4:23 5:-24 6:-22 7:-21
pagin 3:-26 5:-24
pago 0:-25 1:-28 2:-39 3:-30 4:40 5:-25 6:-29 7:-25
pagu 0:-15 1:-25 2:-18 3:23 5:-19 6:-20 7:-21
paid 0:-37 2:-49 3:-15 4:48 6:-32
pain 0:27 1:22 2:-17 3:-38 4:-28 5:-33
painful 1:-16 3:17 4:-16 6:-16
painless 1:29 2:-22 3:-26 4:-18 5:-33 6:-24
pair 1:-25 2:-15 3:-30 4:34 7:-26
pais 1:-31 2:-31 3:-28 4:-24 5:-36 6:27
pajam 0:-31 1:-32 3:-40 4:-36 7:19
pakist 0:-20 1:-31 2:24 3:-28 4:24 5:-23 6:31 7:-22
pal 0:29 1:-38 2:-23 3:-21 4:-19 6:-35
pale 0:28 1:-15 3:-26 4:-17 5:-17 6:-32
paliz 3:-16 5:-18
palo 0:-23 1:-20 3:-24 4:-20 5:-19 7:-25
palsy 0:-27 1:-17 2:-19 3:-17 6:20
pamphlet 1:20 2:-19 4:-17 5:-18
pan 0:-35 1:-32 3:-40 4:-31 6:29 7:-34
pana 0:16 3:-20 4:-17 5:-17
panal 0:-15 2:23 3:-16 4:-17 6:-19 7:-17
pandil 2:-21 4:22 6:-20
pandiller 3:21 4:-29
panhandl 1:-17 2:-16 3:-23 4:26 6:-17 7:-25
panickin 1:-17 4:-19 5:-18
pant 1:-35 3:34 4:-32 5:-34 7:-18
pantal 2:-19 3:-16 4:-23 5:22 6:-17
pantalon 0:-22 1:-30 2:-26 3:30 4:-23 5:-18 6:-21 7:-28
pantry 1:-37 3:-20 4:22 5:-19 7:-33
panty 0:-17 1:-23 3:-25 4:-30 5:-18 6:17 7:-22
panz 0:-25 1:-19 6:19 7:-23
pap 0:-23 1:-16 2:-20 3:26 6:-26
papa 1:-16 2:43 4:-16
papaw 0:-18 1:-15 2:27 3:-23 4:-23 6:-16
papel 0:-22 1:-36 2:-37 3:-17 4:32 5:-38 7:-43
papelit 0:-15 4:-16 5:22 6:-16
paper 0:-26 1:-27 2:-39 3:-18
papi 1:-37 2:39 3:-40 4:-34 5:-29 7:-22
par 0:16 1:-33 3:-37 4:-27
para 2:-33 3:-24 4:20
parabris 0:-15 4:-16 5:22 6:-16
parakeet 2:-21 4:-17 5:-15 6:23
paralis 0:20 1:-19 2:-22 3:-22 4:-20 5:-18
paralys 0:-17 4:-21
parar 2:-15 3:-22 4:-18 5:-15 6:-20
paratransit 0:-18 1:-20 2:-29 3:16 4:-15 6:-33
pare 0:-18 1:-16 2:-16 5:16 6:-19
parej 0:-27 1:-31 2:-44 3:-27 5:-45 6:40 7:-32
parent 0:-26 2:43 3:-34 5:-46
parir 0:21 2:-20 5:-16
parishion 0:-35 2:-30 3:-24 4:-21 5:22
park 0:-18 3:-16 4:-48 6:-40 7:19
parkin 0:-28 1:-15 3:-31 4:-33 6:-24 7:22
parkinson 0:-23 3:-27 4:-18 7:-16
parlor 1:-16 2:-27 3:-43 4:36 6:-17 7:-20
parlour 3:-25 4:19
paro 2:-24 4:-30 7:-19
parol 0:-32 1:-32 2:-37 4:-33 5:16 7:16
parqu 0:-27 1:-44 2:-50 4:-30 6:-43 7:25
part 1:-18 4:-24 7:-36
parti 0:-24 1:-19 2:-28 3:-25 4:-16 5:-16 6:28
partn 0:-25 1:-37 2:-39 3:-24 4:-45 5:-43 6:60 7:-36
partum 0:-19 1:22 2:-15 3:-18 4:-24 5:-20 6:-18 7:-22
party 1:-47 3:36 5:-32 6:-41 7:-40
pas 0:-18 1:-16 2:-33 3:-23 4:-30 5:-16 6:-21 7:27
pasa 0:-35 2:-37 3:-28 5:25 6:-39 7:-18
pasaj 0:-15 1:-18 3:-20 4:16
pasan 1:-21 2:21 4:-17 6:-16 7:-18
pasaport 0:-28 1:-25 2:-25 3:-41 4:62 5:-32 6:-31 7:-37
pasar 1:-26 2:-31 3:-38 4:-34 5:19 6:-21
pase 0:-19 1:-28 2:-24 3:-21 5:-19 7:16
paso 1:-40 2:-41
pasport 0:-26 2:-25 3:-26 4:15 6:-19 7:-18
pass 0:26 1:-51 3:34 4:-29 5:-20 6:-33 7:-52
passcod 1:-22 2:-17 3:-26 4:-17 5:-19 6:24 7:-21
passeng 2:-28 3:-41 4:-18 5:-30 6:21 7:-19
passin 0:25 1:-25 6:-34 7:-22
passion 0:-20 1:-18 2:-18 3:-25 6:23
passiv 1:24 6:-18 7:-16
passport 0:-30 1:-50 2:-50 3:-60 4:76 5:-46 7:-39
password 0:-24 2:-27 3:-39 5:24 6:-35 7:-22
past 0:-25 1:15 2:-46 4:-35 5:44 7:-21
pastil 1:37 2:-24 3:-16 4:-25 5:-36 6:-52 7:-50
pastor 0:-19 1:-32 3:18 4:-28 6:-23 7:-26
pastur 0:19 1:24 3:-29 4:-23 5:-24 6:-28 7:-29
pat 0:-31 1:-27 2:-19 3:-32 4:-20 5:-20 6:34 7:-31
patch 0:29 1:-44 3:-29 4:-31 5:-26 7:-26
pate 0:-21 1:-28 3:-29 4:-26 5:-26 6:41 7:-25
path 0:-18 1:-17 3:-17 5:-19 6:-30 7:20
pati 1:-40 2:15 3:-34 4:-34 5:-29 7:-23
patient 2:-20 6:-23
patoj 1:-16 2:16 3:-22 4:-17 5:-28
patrol 0:-17 1:-24 2:-22 4:-34
patron 0:-29 1:-26 2:-40 3:19 4:36 5:-45 6:-47
patrul 4:-23 6:-20 7:23
pattern 0:-15 1:-19 2:19 6:-22
paus
pavor 0:-27 1:-30 2:-31 3:-27 4:-20 5:-34 6:29 7:-27
paw 0:-18 1:-29 3:-27 4:-22 5:-26 7:-21
pawpaw 1:-24 2:25 5:-23
pay 0:-25 1:-25 2:-34 3:-28 4:64 5:-30 6:-30 7:-31
paycheck 0:-32 1:-31 3:-46 5:-49 6:44 7:-29
payday 0:-22 2:-29 3:-32 4:-28 5:-30 7:18
paye 0:-18 1:-23 2:-33 3:-22 4:31 5:-20 6:-35 7:-29
payment 1:-17 2:-24 3:-20 4:23 5:-17 6:-22 7:-17
paz 1:-17 2:-20 3:-24 4:-18 5:35 6:-46
pc 0:-17 1:-27 2:-27 3:-27 4:-18 5:39 6:-38 7:-27
pca 2:-24 3:-17 4:-26 7:-28
pe 0:-29 1:-24 2:-24 3:27 4:-24 5:-22 6:-25
peac 0:-21 1:33 2:-18 3:-23 4:-17 5:-20 6:-31
peaceful 0:-15 1:23 3:-18 5:-22 6:-22 7:-17
peanut 0:25 1:-20 3:-21 4:-17 5:-25 7:-27
pearl 1:20 6:-23 7:-16
pecan 1:-21 2:-18 6:-20 7:-16
pech 0:44 1:-35 2:-43 5:-29 6:-48 7:-32
peda 3:19 4:-22 5:-20 6:-22
pedaz 0:19 1:-19 3:-17 4:-18 5:-18 6:-20 7:-18
peddl 1:-21 2:-21 3:-16 4:24 5:-19 6:-22
pedi 0:-27 1:-24 2:-29 4:-20 7:-23
pediatric 2:17 6:-16
pediatrici 1:-20 3:-29 4:-29 7:-16
pedir 0:-31 1:-38 2:-36 3:-26 5:-35 6:42 7:-17
pedis 0:-18 1:-16 2:-16 5:16 6:-19
pedr 4:18 6:-19 7:-19
pee 0:-36 1:-38 2:31 3:-20 4:-18 5:-40 7:-33
peed 0:18 1:-45 2:-21 3:-26 4:-18 5:-16 6:47 7:-19
peek 0:-36 1:-32 2:-32 3:-25 4:-19 5:34 6:-31 7:-22
peep 0:-29 1:-26 2:-34 4:-20 5:24 6:-35 7:-30
peephol 0:-16 2:-16 3:18 4:-20 6:-31
peepin 5:21 6:-23 7:-20
peg 1:-23 2:-24 3:-24 4:-21 5:-22 6:20 7:-19
pega 0:-44 1:-43 2:18 3:-57 4:-40 5:-43 6:38 7:-41
pegan 0:-41 1:-30 2:21 3:-33 5:-42 7:-35
pegar 1:-22 2:-15 3:-23 4:-22 6:21
pegasus 3:-25 5:23
pego 1:-40 3:-45 4:-35 5:-43 6:52 7:-40
pela 0:-15 1:-21 3:-17 7:19
pele 2:-24 3:-22 4:-32 5:-18 6:-18 7:25
peleam 1:16 3:-18 6:-21
peligr 0:25 1:-21 2:-16 3:-20 4:-20 5:25 6:25 7:19
peligros 1:19 6:-18 7:-17
pellet 1:-26 3:-15 4:-16 6:17 7:-18
pellizc 0:-21 1:-21 4:-15 5:-21 6:22 7:-20
pelo 0:-36 1:-36 2:20 3:-36 4:-28 5:-34 6:41 7:-34
peluch 1:-19 4:-19
pen 1:-25 2:-20 3:-18 4:-23 5:17 7:-17
pena 2:-31
penalty 4:17 6:-19
pencil 0:23 1:-21 2:-23 3:-18 4:-28 5:-19 6:-24 7:-21
pend 0:-19 1:-26 2:-23 3:-16 6:16 7:-16
penetr 0:-20 1:-27 2:-25 3:38 4:-30 5:-26 6:16 7:-33
penetration 1:-22 2:-19 3:19
peninsul 0:-16 1:-16 3:-16 4:-16 6:16
penny 0:-25 1:-36 2:-23 3:-34 4:-35 5:25 6:-18
penpal 1:-22 4:-20 5:24 6:-18
pens 1:46 2:-21 3:-35 4:-29 5:-32 6:-44 7:-32
pensamient 0:-19 1:39 2:-27 3:-22 4:-23 5:-24 6:-29 7:-26
pension 0:-19 2:-28 3:-22 4:-31 5:-23 6:32 7:-18
peopl 3:-20 6:-33 7:29
pep 0:-20 1:-20 5:-21 7:-22
per 0:-20 2:19 3:-35 4:-19 5:-32
perc 0:37 1:-33 2:-18 3:-28 4:-15 5:-25 6:-35 7:-17
percent 0:-25 1:-21 2:-23 3:-20 4:-17 5:-21 7:21
perd 0:17 1:-23 3:-22 4:-19 5:-25 6:-20 7:-16
perdi 0:-32 1:33 2:-44 3:-36 4:-33 5:-29
perdon 0:-18 2:-16 3:-22 4:-19 5:-16
perdonam 0:-21 1:27 2:-16 4:-22 5:-30 6:-24 7:-19
perfil 0:-22 1:-18 2:-25 4:-22 5:21 6:-21
perfum 6:16
peric 1:-19 3:-30 5:-22 6:-19
period 1:-34 3:17 4:-31 5:-42 7:-32
permanent 0:-26 1:36 2:-17 3:-31 4:-19 5:-23 6:-22 7:-23
permanently 0:-15 1:15 6:-16 7:-22
permis 0:-22 1:-41 2:-40 3:19 4:-40 7:-28
permission 0:-30 1:-34 2:-40 3:-20 4:-34 5:-33 6:49 7:-26
permit 1:-19 3:-25 4:16 6:-27 7:-16
pero 2:-16 5:-33
perpetrator 5:-15
persh
persigu 0:-25 1:-30 2:-27 3:-36 4:-31 5:39 7:-28
person 0:-34 1:-17 2:-33 3:-27 4:19 5:17
personal 0:-18 1:-26 2:-20 3:15 4:-20 5:21 6:-28 7:-31
personality 3:17 7:-22
peru 1:-16 2:-23 4:20
pesadil 2:-16 3:23 4:-18 5:-20 6:-19
pesc 3:-20 4:21
pescozon 0:-16 2:-15 3:-21 4:-16 5:-22 6:22 7:-15
pescues 2:-16 5:-19 6:18
peso 1:-29 3:-42 4:-27 5:-28 7:15
pestic 0:17 3:-19 5:-16 6:-15
pesticid 1:17 5:-18 6:-33
pet 0:-18 2:-24 3:-22 4:-35 5:-16
petition 1:-21 4:-17 5:-21 6:22
pew 0:16 1:-39 2:-37 3:-28 4:-30 5:22
pharmacist 0:-29 4:-32 5:-23 7:-19
pharmacy 1:-19 2:-16 3:-26 4:-25 5:34 6:-36 7:-30
phd 4:-23
philippin 1:-18 2:-28 3:-21 4:23 6:-19
phoenix 1:-18 2:-16 3:-21 4:26 5:-20 6:-27 7:-21
phon 0:-25 1:-20 2:-24 3:-38 5:25 7:-36
phot 0:-21 1:-54 3:-27 4:-39 5:48 6:-53 7:-39
photograph 0:-31 1:-24 2:-45 3:27 5:27 6:-42 7:-32
photoshoot 0:-17 1:-16 2:-19 3:-22 4:26 5:-20 6:-23 7:-24
physical 0:-25 1:-19 2:-27 3:-42 4:-29 5:-31 6:39 7:-22
physically 0:-19 1:-22 2:-17 3:-20 4:-19 6:21
physici 0:-20 1:16 3:-15 5:-20
pi 0:-16 1:-19 2:-18 3:-21 4:-17 5:24 6:-29
pian 0:-21 1:-26 4:-16 6:-23
pic 0:-22 2:30 5:34 7:-26
pica 5:-18
picadur
pich 0:-15 1:-16 2:-18 4:24 5:-20 6:-19
pick 3:-28 5:-30
pickin 0:-18 1:25 2:-28 3:-18 4:18 5:-25 6:-32 7:-31
pickup 0:-21 1:-39 3:-24 4:-20 7:-17
pico 0:24 1:-24 2:-22 3:-20 4:-19 5:-22 6:-24 7:-16
pictur 0:-32 2:23 6:-31 7:-31
pide 0:-23 1:-30 2:33 4:28 6:-36 7:-31
piden 0:-17 3:-18 4:28 5:-24 6:-26 7:-24
pidi 6:-16 7:-22
pido 1:21 2:-21 3:-29 4:-35 5:-30 7:-27
pie 0:26 1:-29 2:-22 3:-23 4:-18 5:-24 6:-27 7:-19
piec 1:-15 2:-22 3:-16 5:-24 6:-25 7:-21
piedr 0:-22 1:-19 2:25 3:-18 5:-27 6:-21 7:-26
piel 1:-19 2:-16 3:-19 5:-18 6:23 7:-15
piens 0:-28 1:62 2:-42 3:-45 4:-43 5:-34 6:-37 7:-36
pier 0:-19 1:25 2:-28 3:-32 4:-24 5:-29 6:-30 7:17
pierc 0:-21 1:-15 2:20 4:-17 6:-21
piern 0:-21 2:21 3:26 4:-26 5:-35 6:-38 7:-33
pijam 2:-16 4:-24 6:-18 7:19
pil 0:-21 2:-26 3:20 4:-27 5:-34 6:-33 7:-28
pila 0:22 1:-21 2:-20 3:-22 6:-20
pile 0:-20 1:20 3:-18 4:-19 5:-17 6:-23
pill 0:29 1:42 3:-21 5:-41 6:-35 7:-39
pillow 1:-20 3:-23 4:-36 5:-43 6:22 7:-36
pillowcas 0:-17 1:17 4:-25 5:-16 6:-20 7:-15
pilot 0:21 5:-15 6:-21 7:-15
pimp 0:-46 1:-44 2:-44 3:-47 4:103 5:-32 6:-56 7:-53
pin 2:-56 3:18 4:-35 5:-50 7:-27
pinch 0:-24 1:-43 3:-23 5:-30 7:-39
pine 1:-24 2:-17 7:-17
ping 0:-27 1:-21 2:-23 3:-21 4:-23 5:36 6:-35 7:-26
pink 0:22 1:-18 2:-24 3:-22 4:-18 5:-28 6:17 7:-22
pinky 1:-21 3:-16 4:-22 6:24
pinpoint 6:-17
pioj
pipe 0:-29 2:-19 4:-24 6:-15 7:23
piscin 1:-24 2:-32 3:-28 7:-22
piso 0:18 1:-37 3:-41 5:-28 6:18 7:-40
piss 0:-22 1:-22 2:-16 3:-24 4:-20 5:-23 6:21
pist 3:-16 4:-22 6:18
pistol 0:-35 1:22 2:-40 3:-22 4:-44 6:36 7:-53
pit 1:-29 2:-19 3:-25 5:-19 6:-35 7:22
pitbull 6:-16 7:16
pitch 0:-20 1:-15
pizc 1:-18 3:-19 4:17 6:-18 7:-17
pizz 0:-26 1:-25 2:-25 4:-41 5:22 6:-29 7:-46
plac 0:-32 1:-40 2:-16 3:-33 6:-30 7:40
placement 0:-28 1:-17 3:-19 5:-22 7:24
placent 0:35 1:-34 2:-29 3:-33 4:-25 5:-24 6:-27 7:-29
plan 0:-41 1:41 2:-38 3:-21 4:-46 5:-30 7:-20
planch 0:-32 1:-25 2:30 3:-20 4:-18 7:-30
planet 3:-17 6:-15 7:20
plank 2:19 4:-28 6:-24
plant 2:-37 3:-45 4:33 5:-30 6:-19 7:-43
plastic 0:-15 2:-21 3:16 5:-18 6:-22
plat 0:-34 1:-38 3:-40 5:18 7:-55
platform 0:-18 1:31 2:-20 3:-28 4:-20 5:-24 6:-41
platic 1:22 3:-21 5:-15 6:-27 7:-25
play 0:-22 2:37 4:-56 5:-18 7:-32
playdat 1:-15 2:-21 3:21 4:-19 6:-22
playground 0:-22 1:-30 2:-28 3:-35 4:-20 5:16 6:-32
playlist 3:-21 5:24 6:-24
playstation 0:-17 1:18 5:-25 6:-24 7:-17
plaz 0:-17 2:-22 3:-22 4:18 5:-18 7:-27
pleas 1:22 3:-39 4:-46 5:-52 7:-22
pledg 1:-16 5:-17 7:-16
plenty 0:-34 1:-21 2:-27 4:-23 5:-26 6:24 7:-25
plot 3:-17 6:-16
plug 0:-29 1:-23 3:-25 4:17 5:-22
plumb 0:-27 1:-27 3:21 4:-32 5:-34 7:-27
plus 1:-15 2:-24 3:-16 4:-23 5:-18 6:-20 7:17
pm 0:-20 1:-25 2:-38 3:-23 4:-36 5:-30 6:-28 7:38
po 0:-15 1:-16 2:-30 3:18 4:-20 5:-16
pobr 1:21 2:-23 3:-19 4:-17 6:-19 7:-16
pocket 1:-24 3:-31 4:33 5:-20 6:-29 7:-31
pod 0:18 1:-30 2:-18 3:-19 4:-22 5:-17 7:-23
podcast 1:-18 2:-15 3:-15 5:22 6:-17
podem 0:18 1:-29 2:-20 3:-29 5:-22 6:-30 7:-23
poder 3:-20 4:21
podi 0:-23 6:19
podiam 1:-25 2:-21 3:-28 4:-15 5:-16 7:22
poem 1:26 2:-39 3:-22 4:-15 6:-22 7:-32
point 0:-46 1:37 2:-20 3:-45 5:-44 7:-47
pointless 0:-15 1:24 2:-22 4:-27 6:-21
poison 0:50 2:-27 3:-23 4:-29 5:-34 6:-36 7:-27
pok 0:-31 1:-39 2:-27 3:-31 4:-19 5:-28 6:35 7:-19
poke 0:16 5:-16
poker 0:-19 1:-26 4:23 5:-27 7:-23
pol 4:21 6:-19
polaris 1:-20 2:-19 3:-17 4:26 6:-20
polaroid 3:-16 4:-18 5:22 6:-19
pole 0:-22 1:28 3:-26 4:-19 6:-28 7:-22
polic 1:-33 7:16
polici 0:-24 1:-34 2:-23 3:22 4:-29 5:-35 6:15 7:-29
policial 2:-19 6:16
policy 1:20 3:-18 5:-16 6:-21
polish 4:15 6:-22
poller 0:-25 1:-22 2:-32 4:35 5:-35 6:-37 7:-28
poly 0:-16 2:-16 4:-18 5:-20 7:-18
polygamy 0:-16 1:-16 2:-15 3:-16 5:-16 6:22
pompis 0:-24 1:-23 3:22 5:-19 6:-21 7:-21
pon 2:-16
pond 0:-19 1:-19 2:-18 3:-20 5:-18 6:25 7:-27
pone 0:-48 1:-42 3:-45 6:23 7:-26
ponen 0:-19 1:-18 2:23 3:-35 5:-21 6:-24 7:-37
ponytail 0:-16 1:-19 2:-20 3:-25 5:-18 6:29 7:-16
pool 0:27 1:-33 2:-24 3:19 4:-32 5:-29 6:-49 7:-36
poop 0:-21 2:23 4:-21 5:-22 6:-20 7:-17
pop 1:-46 3:-42 4:-43 7:-35
poppin 0:-19 4:-22 5:21 6:21 7:-16
por 4:17
porch 1:-31 3:-47 4:-40 5:33 6:-33 7:40
porn 0:-23 1:-27 2:23 3:-44 6:-33 7:-20
pornhub 1:-21 3:-25 4:-25 5:27 6:-22
pornografi 1:-18 2:15 3:-22 5:-16 6:-20
porqu 0:-30 1:-21 2:-16 3:17
port 1:-27 3:-26 4:-20 6:-41
portapotty 0:-22 1:-18 2:-23 3:16 4:-23 5:-20 6:-20
portatil 1:-17 3:-18 5:-19 7:22
porter 0:-17 1:-27 2:-18 3:-17 4:-18 5:21 6:-26
porton 3:-22 7:-19
pos 0:-16 1:-21 2:-30 3:-20 4:-21 6:-21 7:21
pose 0:-22 2:-27 3:21 4:-17 5:-30 6:-15
posion 0:17 1:-17 2:-16 3:-17 5:-17
position 1:-18 2:-16 3:20 6:-33
positiv
possess 0:-16 1:-17 2:25 3:-16 4:-16 5:-21 6:-23 7:-18
possession 1:-19 5:-15 7:20
post 0:-28 1:29 2:-47 4:29 7:-28
postal 0:-17 5:-24 6:23
postcard 0:-15 1:-18 3:-22 4:-22 5:20 6:-22 7:-20
postin 1:-16 2:-15 4:-22 5:24 6:-21
postnatal 1:23 3:-16 6:-26
postnup 0:-21 1:-26 2:-26 3:-18 4:-28 6:17
postpartum 1:20 2:-30 3:-35 4:-22 5:-30 6:-22
pot 1:-21 3:-21 6:16
potat 1:-17
pote 0:15 1:-18 3:-17 6:-16
potty 0:-23 2:22 3:-27 4:-19 5:-28 6:-28 7:24
pouch 0:17 1:-15 5:-18 7:-18
pound 0:30 1:-18 2:-34 3:-18 4:-23 5:-22 7:-28
poundin 0:17 4:-16
pour 0:-19 1:-43 2:-47 3:-46 4:-34 5:-38 6:63 7:-45
pourin 0:-29 1:-17 2:-27 3:-21 5:-18 7:19
powd 2:26 3:-21 4:25 5:-17 6:-16 7:-19
power 1:-24 2:-31 3:-22 4:-26
pox 2:18 6:-19
ppd 0:-21 6:-20
ppo 4:-22 5:-18
pq 0:-17 4:-22
pr 6:16 7:-19
practic 0:-31 4:-29 5:-40 6:29 7:-35
pray 0:-35 1:29 2:23 4:-36 5:-18 6:-50 7:-28
prea 1:-19 2:-18 3:24 5:-22
preach 0:-20 1:-33 2:32 3:-28 5:-28 6:-40 7:-34
precisely 0:-23 1:25 2:-21 3:-19 5:-18 6:-15
preclampsi 0:17 1:-19
predator 0:-22 1:-24 2:28 3:-24 4:-27 5:-25 6:-18
preemi 0:36 1:-29 2:-19 3:-27 4:-32 5:-35 6:-40
pref 1:18 6:-22 7:-15
prefier 1:19 2:-19 3:-17 6:-17 7:-22
pregnancy 1:-50 2:-21 3:-24 4:-20 5:-22 6:44
pregnant 1:-37 4:-25 5:-31
pregunt 0:-33 2:-34 3:-24 4:-35 5:19 6:-15 7:-34
prekind 3:-19 6:-25
prematur 0:24 2:-16 3:-16 4:-15 5:-16 6:-25 7:-24
premi 2:-29 3:-26 4:-31 6:-21 7:18
pren 0:-15 1:-21 5:-19 6:-19 7:-22
prenatal 0:-16 1:-16 2:-21 3:-17 4:-20 5:-17 6:26 7:-17
prend 0:-17 1:20 2:-27 3:-31 6:-29
pres 3:-16 4:-22 6:18
preschool 0:-34 1:-24 2:19 3:-25 5:24 6:-45
presion 0:33 1:-31 2:-26 3:-25 5:-17 7:-23
press 2:-30 3:26 4:-37 5:-36 7:-25
pressin 1:-15 2:-24 3:-24 4:-25 5:-19 6:22
pressur 0:21 1:-24 2:-29 3:42 4:-38 5:-36 7:-25
prest 0:-31 1:-19 2:-19 3:-23 4:30 5:-28 6:-23
pretend 0:-20 1:-49 2:23 4:-52 5:27 6:-19 7:-24
pretendin 1:-17 5:-19 6:-17 7:19
pretty 0:-16 1:-16 2:-21 3:-21 5:-24 6:16 7:-18
prevencion 1:18 7:-16
prevention 0:-25 4:-21 5:-20 6:-29
pric 0:-26 2:-26 3:-42 4:29 5:-43 6:-22 7:-27
priest 0:-18 1:-36 3:17 4:-26 5:-30 6:-34 7:-30
prim 1:-19 3:17 5:-22 6:-56
primer 1:-22 3:-19 5:-19 6:-21
principal 1:-22 2:38 3:-33 4:-18 5:-17 6:-31 7:-16
print 0:-30 1:-33 2:24 3:-23 4:-28 5:39 6:-54 7:-17
prision 0:-19 1:-21 2:-30 3:16 6:-26 7:-16
prison 0:-29 1:-27 5:16 7:-44
priv 0:-17 2:-24 3:-20 4:-19 5:16 6:-30 7:-17
privat 0:-36 1:-18 2:21 4:-37 5:26 6:-51 7:-28
prob 0:-25 1:-27 2:-23 3:-18 4:-22 7:27
probation 1:-19 4:-20 5:-15
problem 2:-16 3:23 4:-35 5:-17 7:-22
process 1:-16 3:-20 4:-19 6:-24
processor 1:-16 2:-20 3:-16 4:-15
prod 0:-23 1:-20 2:-21 3:-20 5:-20 6:25 7:-16
produc
product 1:-21 3:-18 4:-16 6:21 7:-18
prof 0:-24 1:-26 2:23 3:-25 4:-20 6:-23 7:-17
profesor 1:-22 2:-22 3:22 4:-16 5:-16
professor 0:-19 1:-33 2:-32 3:43 4:-18 6:-34 7:-34
profil 1:-19 2:-30 3:-34 4:-36 5:32 6:-37
profund 0:25 1:-24 4:-17
program 0:-26 1:-36 3:-40 4:17 6:-36
prohib 0:-18 1:-20 2:16 3:-20 4:-22 5:-15 7:-28
prohibi 0:-22
project 0:-18 1:-32 2:-27 3:-27 4:-20 5:-19 6:28
prom 0:-40 2:-46 3:27 4:-34 5:-38 7:-39
promet 0:-27 1:-22 2:-27 3:-33 4:30 5:-32 6:-34 7:-24
prometi 0:-22 1:28 4:-20 6:-30
promis 0:-31 3:-52 4:24 7:-52
pront 1:22 5:-19 6:-20
proof 1:-28 2:24 3:16 4:-19 6:-43
prop 2:15 5:-15 6:-19
propan 0:17 1:-21 2:-34 4:-23 5:-29
propas 0:-16 1:-18 2:21 4:-22 6:-16
property 0:-22 1:-23 2:-26 3:-28 5:-24 7:-23
propi 0:-17 1:31 2:-24 3:-23 4:-29 5:-36 7:-27
propiedad 1:-24 2:-27 3:-34 4:27 5:-20 6:-17
propin 3:-17 4:21 6:-22 7:-20
proposit 1:26 2:-20 3:-24 5:-27 7:-21
prosecut 4:-15 6:-17
prosecutor 1:-29 2:-28 4:-20 6:25 7:-22
prostibul 0:-21 1:-17 2:-27 3:-17 4:29 5:-18 6:-16 7:-23
prostitu 0:-17 1:-18 2:-21 3:-28 4:38 5:-22 6:-28
prostitucion 0:-22 1:-19 2:-21 3:-23 4:39 5:-26 6:-32 7:-22
prostitut 0:-29 1:-32 2:-28 3:-34 4:47 5:-30 7:-23
prostitution 1:-32 3:-56 4:63 5:-32 6:-50 7:-31
prostituy 0:-26 1:-18 3:-21 4:22 6:-26 7:-19
proteccion 3:-16 5:-18 6:17
protect 1:-23 3:-25 4:-26 7:-28
protection 0:-20 1:-15 3:-28 4:-26 5:-15 6:33
protectiv 0:-24 1:-33 2:-16 3:-27 4:-28 6:33 7:-22
proteg 1:-16 2:-20 3:-19 5:-18
proud 0:-17 1:-21 3:-20 6:19
prov 0:-20 1:-34 3:-26 4:-21 5:-29 6:31
providenc
proxenet 0:-18 1:-18 2:-16 3:-17 4:24 5:-16 6:-17
proxim 0:-17 1:-22 4:-23 5:22 6:25 7:-17
prueb 0:-18 1:-22 5:18 7:-19
ps5 0:-23 1:24 2:-19 4:-20 5:-25 6:-27 7:-16
psicologic 0:-16 2:-23 3:-20 6:20
psicologicament 2:-15 6:17
psiquiatric 1:-20 2:-22 3:19 4:-17 7:-21
psych 0:-39 1:27 2:-24 3:-27 4:-25 5:-34
psychological 2:-18 3:-20 6:19
psychosis 0:-32 2:-18 5:-21
pt 0:-15 1:20 2:-16 3:-33 4:-21 5:-17 6:18 7:-29
pta 0:-19 1:-29 2:-24 4:-16 5:20 6:-17
pto 0:18 1:-25
ptsd 0:-25 2:-25 7:-22
public 0:-27 2:-27 4:-28 5:24 7:-18
pude 1:22 3:-16 6:-22
puebl 0:-17 1:-18 3:-22
pued 2:-30 4:20 7:-28
puent 0:-31 1:32 2:-36 3:-31 4:-36 5:-32 6:-45 7:15
puert 0:-34 1:-16 2:-25 3:-39 4:-37 5:42 6:18 7:-36
puest 1:-34 2:-26 4:-25 5:24 6:-16
puff 0:20 1:-20 5:-17
puk 0:26 1:-22 2:-16 3:-30 6:-24
pukin 0:24 1:-19 2:-24 3:-17 4:-19 6:-17 7:-20
pul 3:25 4:-45 5:-31 7:-38
pull 1:-23 2:17 5:-18 7:-34
pullin 0:-16 2:20 3:-26 4:-22 5:-25 6:-21 7:-20
pulmon 0:18 1:-19 3:-15 4:-19 6:-16 7:-18
puls 0:71 1:-42 2:-54 3:-50 4:-27 5:-39 6:-56 7:-33
pump 0:32 1:-42 4:-21 6:-38 7:-24
pumpin 0:19 1:-20 3:-20 6:-24 7:-21
punch 0:-25 3:-50 4:-34 5:-44 6:45 7:-40
punetaz 0:-25 1:-25 3:-15 5:-18 6:20 7:-16
punish 0:-26 2:21 3:-27 4:-45 5:-30 6:23 7:-27
punishment 0:-33 1:-28 2:31 3:-35 4:-32 5:-37 7:-42
puno 0:-32 1:18 2:-19 3:-30 4:-23 5:-26 6:17
punt 0:-16 1:-17 3:-16 6:21
puntit 0:-16 1:-18 3:-21 4:-19 5:-28 6:24 7:-16
pupil 0:28 3:-26 4:-32 5:-34 6:-41 7:-22
puppy 0:-27 1:-35 2:-29 3:-29 4:-26 5:-16 6:37 7:-30
pura 2:-20 3:-18
purpel 2:-17
purpl 0:48 1:-37 2:-15 3:-39 4:-33 5:-33 6:-35 7:-29
purpos 1:53 2:-24 3:-47 4:-29 7:-34
purposely 0:-36 1:41 2:-23 3:-28 4:-19 6:-36
purs 0:-32 1:-41 2:-41 3:-44 7:19
pus 0:-15 1:-28 6:-23 7:-27
puse 0:-16 2:-16 5:-24
push 1:-53 2:-44 4:-42 5:-56 6:29 7:-21
pushup 0:-16 1:-17 2:-15 3:-17 4:-18 5:-16 6:19
puso 1:-27 2:-38
put 0:-28 7:25
puta 2:18 4:-21 6:-17
pute
puttin 0:-22 1:-25 2:-24 3:-20 4:-22 5:-19 6:18
quarry 0:-33 1:23 2:-19 4:-22 5:-26 6:-27 7:-30
quartzsit 1:-17 2:-16 5:-19 6:24 7:-30
que 0:-18
quebr 0:-27 1:-38 2:-23 3:-25 4:-26 5:-34 6:41 7:-29
qued 2:-43 4:18 6:-52 7:23
quedam 0:-16 1:-25 2:-32 3:-26 4:-35 5:-20 6:-28 7:22
quedarn 0:-17 2:-24 3:-16 5:-19 6:-20 7:19
queen 1:-15 3:-25 4:23 5:-16 7:-16
queer 4:-21
quejam 6:-19
quem 1:-30 2:21 3:-32 4:-38 5:-35 7:-31
quemadur 2:19 3:-18 5:-17 6:-22
quer 0:-21 1:26 2:-15 3:16 4:-21 5:-21 6:-29 7:-29
queri 0:-31 1:-27 2:-35 3:26 4:-19 5:-27 7:-30
question 0:-24 2:-17 3:-30 4:-36 5:22 7:-28
quick 2:-30 4:-31 6:-46 7:-22
quiebr 0:-22 1:-21 2:-26 4:-16 5:-28 6:28
quien 2:20 3:-30 6:-52 7:27
quier 0:-32 1:34 2:-24 5:-30 7:-25
quiet 1:-15 4:-34 5:-34 7:-37
quietly 1:-20 2:-23 3:-27 5:-18 6:23
quij 0:22 2:-20 4:-15 6:-26
quinc 0:-21 1:-17 2:-17 3:19 4:-17 5:-17 6:-19 7:-16
quinceaner 0:-19 1:-20 2:-26 3:25 4:-17 5:-21 6:-24 7:-19
quis 0:-38 1:27 2:-43 4:-42 5:-33 7:-34
quisier 0:-26 1:31 2:-26 4:-25 5:-31 6:-41
quit 0:-18 2:-42 3:-26 4:24 5:-16 7:-20
quiz 0:-17 1:-22 2:21 4:-18 5:-20 6:-28 7:-25
quizz 2:-24 3:-20 4:-26 5:-18 6:22
quot 0:-29 1:-52 2:-51 3:-33 4:58 6:-60 7:-41
quran 0:-19 2:24 3:-26 5:-17 6:-25
ra 0:-30 2:-35 4:-28 5:-21 7:-39
rabbi 1:-16 2:-17 3:-30 4:-20 6:20
rabbit 1:-15 2:-25 6:24
rac 1:-22 5:-16
rack 0:-17 1:-18 2:26 3:-16 4:-22 6:23 7:-16
radi 0:-27 1:-16 3:-18 7:-33
radiator 0:-23 1:-30 3:-19 4:-21 6:16 7:-15
raft 0:-21 1:26 2:-16 5:-19 6:-21 7:-18
rage 1:-22 3:-26 4:-20 5:-30 6:27 7:-27
raid 0:22 2:-21 3:-27 5:-18
rail 1:25 3:-31 4:-17 5:-21
rain 0:-38 1:-45 2:-41 3:-46 4:-34 5:-36 6:-52 7:55
rainin 0:-23 1:-24 2:-22 3:-23 4:-26 5:-18 6:-22 7:25
rainn 0:-17 1:-18 2:-20 3:26 5:-22 6:-17 7:-18
rais 0:-31 1:-28 3:-35 5:-30
rait 0:-17 5:-17 6:-23
raja 0:-23 1:22 2:-23 3:-17 5:-26 6:-23
rajo 0:18 1:-17 2:-16 3:-15 6:-23
rake 1:-17 2:-26 4:-24 6:27 7:-23
raleigh 5:-18
ramen 0:-22 2:-34 3:-18 4:-15 6:29 7:-22
ramp 0:-18 1:37 2:-26 3:-17 4:-21 5:-29 6:-31
ran 0:-24 1:-34 5:-18
ranch 0:-24 2:-17 3:-35 4:44 5:-27 6:-34 7:-32
rand 0:-23 1:-19 2:-19 3:-18 4:-24 5:24 7:-16
random 0:-20 1:-27 2:-25 3:-32 4:-32 5:26 6:-28 7:-26
rang 0:-16 1:-16 3:-22 5:23 6:-21
rank 2:-33 4:-19
ransom 1:-19 2:-17 3:-29 4:26 5:-19 6:-29 7:-20
rap 0:-34 1:-42 2:-22 3:114 4:-64 5:-64 6:-68 7:-51
rape 0:-30 1:-55 2:-35 3:92 4:-40 5:-33 6:-66 7:-37
rapist 0:-29 1:-36 2:-45 3:64 4:-38 5:-40 6:-40 7:-23
rara 0:-15 1:-24 3:-23 4:-24 5:26 6:-19 7:-25
raro 1:-27 3:-29 4:-20 6:-16 7:-20
rash 1:-36 2:35 4:-29 5:-30 6:-33 7:-39
rasp 0:-17 1:21 6:-23
rastr 0:-26 1:-33 2:-42 3:-24 5:40 6:-42 7:-18
rastreador 0:-22 1:-20 2:-19 3:-24 4:-27 5:26 6:-24 7:-19
rat 0:33 1:-30 2:-27 3:-28 4:-24 6:-35 7:-21
rata 1:-25 3:-21 4:-19 5:-25 7:-25
rate 1:-17 3:-16 4:23 5:-20 6:-22 7:-16
rath 0:-23 1:33 2:-20 4:-22 5:-27 6:-22
ratit 1:-28 2:-26 3:-28 4:18 5:-26 6:-20
rato 0:15 2:-24 4:-23 5:24 6:-19 7:-17
rattl 0:46 1:-42 2:-20 3:-27 4:-28 5:-37 6:-41 7:-19
rattlesnak 0:37 1:-24 2:-24 3:-26 4:-15 5:-18 6:-35 7:-23
rave 1:-19 2:-18 4:-15 5:-22 6:-24 7:-17
raw 2:17 3:-22 5:-21 6:-27 7:-17
rawdog 0:-19 1:-19 2:-21 3:26 4:-21 5:-24 6:-27 7:-19
raya 0:-23 1:20 2:-18 6:-21
rayo 0:26 1:-16 2:-17 3:-22 4:-18 5:-19 6:-25
razon 1:21 4:-15 5:-20 6:-20
razor 0:-38 1:63 2:-26 3:-30 4:-37 5:-44 6:-54 7:-38
reaccion 0:43 1:-40 2:-30 3:-38 4:-24 5:-26 6:-26 7:-33
reach 0:-29 2:-32 7:-38
reaction 0:19 2:-16 6:-15 7:-17
read 0:-34 1:-34 2:-18 5:28 7:-26
ready 0:-30 1:48 2:-43 3:-35 4:-24 5:-34 6:-16 7:-39
real 3:-45 6:-46
realiz 0:-25 1:-15
really 0:-21 2:-30 5:-25 7:-32
realtor 1:-19 3:22 4:-22 6:-32
rear 2:-18 3:-18 5:19 6:-18
rearrang 0:-17 1:-25 2:-17 3:-25 4:-23 5:35 6:-25 7:-25
reason 0:-41 1:51 2:-42 3:-34 4:-36 5:-42 6:-15 7:-42
recall 0:-20 1:-20 3:25 5:-20 6:-17
receipt 0:-37 1:-31 2:-23 3:-27 4:-39 5:-28 6:36 7:-33
reception 1:-28 2:-17 3:-19 4:-26 5:18 6:-21
receptionist 0:-18 1:-22 2:-25 3:-21 4:-15 5:27 6:-25 7:-27
recess 2:-32 3:-31 4:-27 5:27 6:-37
rechaz 1:23 2:-21 3:-20 6:-26
reci 0:18 2:-31 3:-34 5:-21 6:-32
recib 0:-26 1:-34 2:-34 3:-30 4:-34 5:26 7:19
recibi 7:17
recit 1:-15 2:-17 3:-20 5:19 6:-26
reckless 1:-16 2:-15 3:-17 4:25 6:-22
reckon 0:-24 1:-24 4:-16 6:23
reclam 2:-17 4:-17
reclin 0:16 1:-25 2:-32 3:-24 4:-18 5:-20
reclut 1:-18 2:19 3:-19 4:17 5:-17 6:-17
recog 1:-21 2:-17 5:-18 6:-16 7:-17
recogniz 3:19 5:-18
reconoc 0:16 1:-17 3:-16 5:-16 6:-16
reconosc 0:-18 1:-17 2:-18 3:-19 4:-17 5:17 6:-20 7:-31
record 0:-27 2:-25 3:28 7:-29
recordin 0:-23 1:-24 2:27 3:-17 5:24 6:-26
recovery 1:-25 2:-29 3:-20 4:-18 6:-16
recruit 0:-35 1:-40 2:-50 4:68 5:-29 6:-56 7:-59
recuerd 0:-22 1:-24 2:-26 3:25 4:-17 5:-20 6:-25 7:-17
recurs 1:-16 2:-16
red 1:-33 2:-37 3:-29 6:-19 7:38
reddit 1:22 4:-16 5:-29
redond 0:17 1:-17 2:-15 3:-18
refer 1:-25 2:-21 3:19 6:-19
refill 0:-17 1:23 2:-20 6:-25
reflection 1:-16 3:-19 4:-29 5:28 6:-30 7:-22
refri 0:-20 1:-25 2:26 3:-20 4:-19 5:-22 7:-20
refug 0:-29 1:-27 2:-21 3:-26 4:-32 5:-19 6:26
refugi 0:-34 1:-16 2:-29 4:-29 5:-34 7:32
refund 2:-23 3:-27 4:-27 5:-37
refus 0:-27 2:-26 5:-25
regader 0:-21 1:-17 2:23 3:-18 4:-15 6:-23
regal 1:28 2:-32 3:-34 6:-28 7:-20
regist 0:-19 1:-18 3:-18 4:-17 5:27 7:-16
register 0:-25 1:-22 2:31 3:-25 4:-34 5:-22 6:-22 7:-29
registry 0:-20 2:26 3:-33 4:-32 5:-31 6:-31 7:18
regres 0:-24 1:-33 5:-38 7:-33
regret 0:16 1:25 2:-23 3:-23 4:-28 5:-34 7:-25
regul 2:-16 3:-31 5:25 6:-31 7:-23
rehab 2:-43 4:-33 5:-43 6:-24
rehe 0:-33 1:17 2:-19 3:-29 5:-29 7:-20
rehears 1:21 3:-23 5:-30 6:-27
rehom 1:21 4:-27 6:-16
reja 1:-22 2:-20 4:-17 5:15
reject 3:-20 5:20 6:-26 7:-19
relacion 0:-21 1:-23 2:-28 3:30 4:-40 5:-21 6:-21 7:-19
relaps 0:-34 1:39 2:-25 3:-30 4:-37 5:-26 6:-39
relat 0:-23 1:-23 2:-23 3:-25 4:-18 5:-19 6:26 7:-26
relationship 0:-35 1:-33 2:-28 3:-28 4:-26 5:-25 6:44 7:-32
relativ 0:-29 1:18 2:-19 4:-15 5:-20 6:-22
relax
relay 1:-30 2:-25 3:-22 6:-17
releas 0:-19 3:-35 5:19 6:-31 7:26
relief 0:17 1:-18 3:-16 6:-19
reliev 0:-21 2:-24 3:-22 4:-28 5:-19 6:18
religion 1:-20 2:-18 5:19 6:-24 7:-19
religious 0:-20 3:-19
relocation
rememb 0:-38 1:-54 3:47 4:-34 5:-17 6:-48 7:-37
remind 1:-18 3:-17 6:24 7:-16
remot 0:-32 1:-27 2:-28 3:-39 4:-29 5:16 7:-26
remov 0:-27 2:-30 4:-25 6:-17
removal 6:-18
renam 0:-17 1:-20 2:-17 3:-17 4:26 5:-20 6:-27
renegad 5:-19 6:-16
reno 4:-23 7:20
rent 0:-22 1:-36 2:-25 3:-19 4:50 6:-55
rental 0:-25 1:-25 2:-24 3:-35 6:-46 7:31
renunci 0:-17 1:-20 3:-21 4:35 5:-21 6:-33 7:-17
rep 3:-16 4:16 6:-18 7:-20
repa 1:-17 3:16 4:-23 5:-17 7:-16
repairm 1:-18 2:-21 3:21 5:-17 6:-25
repartidor 1:-19 2:-20
repeat 0:-26 1:-22 3:-24 4:-18
repeatedly 0:-21 1:26 2:-19 3:-15 4:-16 5:-20 6:-23 7:-15
repent 0:27 1:-25 2:-19 3:-27 6:-28 7:-17
repis 1:-19 3:-16 4:-19 5:-21
report 0:-35 1:-37 2:28 4:-19 6:-22 7:-26
repress 0:-17 2:-21 3:20
reproductiv 3:-18 6:21
republic
request 0:-22 1:-24 2:-23 3:-19 4:-28 5:24 6:-21 7:-19
rescu 2:-33 3:-21 4:23 5:-18 6:-26 7:-25
research 1:28 2:-17 3:-29 4:-16 5:-20 6:-31
reserv 0:-35 1:20 2:-20 4:-18 6:-35
reservation 0:-26 2:-28 5:-25 7:-26
residenci 0:-16 1:-27 3:-30 4:-34 5:-27 6:28 7:-24
resident 0:19 2:-25 3:17 4:-35 5:24 6:-47 7:-41
resourc 0:-16 2:-22 3:-15 4:-15 6:24 7:-21
respet 0:-17 5:19 6:23
respir 0:55 1:-47 2:-49 3:-41 4:-43 6:-25 7:-44
respiracion 0:18 5:-15 6:-17
respit 2:-20 3:-21 4:-15 5:-21 6:-21 7:15
respond 0:44 1:-24 2:-35 3:-28 4:-21 6:-30 7:-26
rest 0:-40 2:-33 3:-17 5:-31 7:23
restaurant 0:-26 1:-26 2:-34 3:-16 4:43 6:-17 7:-53
restorant 2:-20 3:-17 4:23 5:-21 6:-24 7:-19
restrain 0:-36 1:-31 3:-37 4:-37 5:18 7:-20
restreg 0:-20 1:-20 2:-24 3:23 4:-27 5:-20 6:-20 7:-22
restriccion 0:-24 1:-24 2:-17 3:-21 4:-27 5:-33 6:29 7:-28
restrict 1:-17 3:19 4:-17 5:-30 7:-19
restroom 0:-24 1:-24 2:-24 3:-20 4:-27 6:-33 7:16
result 2:-24 4:18
reten 1:-19 5:-20
retir 0:-21 2:-18 3:-22 5:17 6:-27
retirement 0:-25 1:16 6:-17
retreat 1:-23 2:-21 3:23 6:-19
return 0:-27 3:-22 4:28 5:-33 6:-23 7:-26
reunion 1:-16 2:23 4:-27 5:-22 6:-19
revent 0:20 1:-21 5:-17 6:-19
revers 0:-16 1:-17 3:-16 6:-25 7:22
review
revis 0:-22 1:-27 2:-33 3:-37 4:-44 6:33 7:-30
revist 0:-16 1:-20 4:19 5:-21 7:-16
revolv 0:-24 1:29 2:-23 3:-30 4:-25 5:-23 6:-25 7:-19
rez 0:-27 2:-27 3:-30 4:-29 5:-34 6:26 7:-22
rhod 6:15 7:-19
ri
rib 0:-24 1:-40 3:-36 4:-33 5:-41 6:43 7:-42
rice 0:-28 1:-33 3:-28 4:-35 5:-26 7:-28
rich 0:-15 1:-18 3:19 5:-18 6:-30 7:-24
richmond 1:-19 3:-19 6:-22 7:19
rico 1:17 4:20 5:-36 6:-28
rid 0:-26 1:-34 2:-33 3:-31 4:-24 6:-36 7:26
ride 0:-31 2:-16 5:-25 6:-23 7:27
rideshar 0:-16 2:-20 3:19 4:-19 5:-18 6:-16
ridg 0:-17 1:-20 2:-21 3:-18 4:-19 7:-23
ridin 0:-22 1:-32 2:-27 3:-27 4:-21 5:32 6:-33
rifl 1:30 2:-42 3:-51 4:-15 5:-45 6:28 7:-52
rig 0:-21 1:-21 2:-22 3:-20 4:-18 5:31 6:-27 7:-26
right 0:21 1:-38 2:-55 4:-32 6:22
rincon 1:-26 3:-16 5:-23 7:22
ring 0:-31 1:28 3:-22 4:-32
ringworm 1:-23 2:20 4:-15 5:-24 6:-18 7:-19
rink 2:-19 5:22 6:-15
rio 2:-24 4:-24 5:-37 7:-30
rip 0:-37 1:-30 2:-46 4:-29 5:-37 7:-47
ris 1:-25 2:-29 4:-22 5:-17 6:-27
risk 1:22 6:-25
rist 0:-24 1:22 3:-18 4:-21 5:-18 6:-18
rite 0:-18 1:-18 2:-18 4:-19 6:-20 7:21
river 0:-35 1:28 2:-29 3:-39 4:-21 5:-34 6:-37 7:39
rly 1:-18 2:-27 3:-21 4:-27 5:-26 6:17 7:-22
roach 0:-18 1:-18 2:25 3:-17 4:-15 7:-24
road 4:-41 5:18 6:-15 7:-23
rob 3:-16 5:-16 6:-26 7:20
roba 1:-23 2:-29 3:-22 4:-22 5:-18 6:26 7:-18
roblox 0:-24 1:-30 2:31 3:-60 4:-52 5:-21 6:-32 7:-22
robot 0:-18 1:-31 4:-19 5:-29 6:24
rock 0:29 1:18 2:-33 3:-31 5:-27 6:-35 7:-27
rod 2:22 3:-19 4:-22 5:-22 6:-26
rode 0:-24 2:-27 4:-34 6:-45
rodil 0:-20 1:-20 2:-23 3:-17 5:-24 6:22 7:-17
rodo 0:21 1:-16 2:-21 3:-17 5:-16 7:-16
roja 0:-18 2:-16 3:-22 4:-16 5:23 6:-20
rol 0:47 1:-39 2:-33 3:-29 4:-29 5:-33 6:-32 7:-37
roll 1:-21 2:-16 3:-23 5:17 6:-39
rollin 0:16 2:-19 3:-15 4:-25 6:-21
romanc 2:-19 5:21 6:-19
rome 0:-18 1:-26 2:-23 3:-19 4:30 5:-23 6:-26
romp 0:-33 1:-27 3:-30 4:-20 5:-34 6:29 7:-27
rompi 0:-34 1:-32 2:-45 3:-39 5:-43 6:53
ronc 0:36 1:-31 2:-20 3:-37 4:-25 5:-31 6:-27 7:-19
rond 0:-19 1:-19 2:-29 3:-31 4:-27 5:34 7:-33
roof 1:20 2:-25 3:-48 5:-32 6:-65 7:27
roofi 0:-36 1:-35 2:-30 3:49 4:-38 5:-38 6:-35 7:-33
room 0:-17 1:-27 3:19 5:-25
roomat 2:-28 3:17 5:-31 7:-42
roomi 2:-34 4:-21 5:-34 6:-33
roommat 1:16 2:-36 4:-31
root 1:-19 3:-16 4:-29 5:-25 7:-19
ropa 0:-29 1:-36 2:-23 3:18 4:-42
rope 0:-47 1:76 3:-44 4:-51 5:-60 6:-65 7:-48
rosary 0:-16 1:26 2:-20 3:-21 5:-20 6:-24 7:-24
rose 0:-17 1:-34 3:-17 4:-24 5:43 6:-34 7:-42
rot 0:19 2:25 3:-38 4:-32 5:-35 7:-20
rota 0:-19 2:23 3:-16 4:-16 7:-20
roto 1:-24 2:25 3:-22 4:-21 5:-25 6:-25
roug 2:-16 4:-18 5:-17
rough 0:-25 1:-27 3:-25 4:-24 5:-26
roulet 1:23 2:-22 3:-16 6:-27
round 2:-18 3:-37 4:-25 6:18
rous 0:27 1:-26 2:-25 3:-30 6:-34
rout 0:-27 1:-34 2:-46 3:-31 4:-40 5:39 7:-20
row 0:-21 1:-24 2:-25 3:-40 4:-35 5:16
rsv 0:21 6:-24
rt 0:-21 1:-19 2:20 5:-22 6:-22 7:-17
rub 0:-28 1:-51 3:48 4:-51 5:-52 6:-29 7:-31
rued 0:-16 1:-17 2:-18 3:-17 4:-18 5:-16 6:-20 7:24
ruff 0:-22 2:20 3:-22 4:-20 6:-22
rug 1:-18 2:-26 3:23 4:16 5:-24 6:-28
ruid 0:16 2:-24 3:-24 5:-17 6:16
ruin 0:-23 1:-28 2:-39 4:-37 5:-28 6:23 7:-37
rule 0:-25 1:-29 2:-37 3:-22 5:-27 6:34
ruler 1:-15 2:22 3:-15 6:-17
rumb 1:-16 2:-24 5:-17 6:-23 7:19
run 0:-17 1:-25 2:-44 3:-55 6:30 7:-19
runaway 0:-24 1:-29 2:28 3:-30 5:-32 6:-36 7:35
runnin 1:19 2:-25 3:-29 4:-18 5:-28 6:-19 7:-31
rural 0:-31 1:-17 3:-25 4:-17 5:-36
rush 2:-16 3:-25 6:-16 7:-20
russi 2:-31 3:-30
rv 0:-19 1:-32 2:-22 3:-30 4:-18
sa 1:-19 3:28 4:-20 5:-17 6:-38
saban 0:-22 1:20 3:-20 6:-26
sabe 0:-31 1:-39 3:-42 4:-26 5:45 7:-44
saben 1:-15 4:-17 5:20 6:-26 7:-20
saber 1:-17 2:-18 3:-35 4:-26 5:39 6:-25 7:-27
sabi 1:-25 4:-19 6:17
sabotag 0:-18 1:-31 2:-25 3:-30 4:-24 6:32 7:-16
sac 1:-32 3:-16 4:-42 5:-41 6:-27 7:42
sacam 0:16 1:-20 2:-21 3:-18
sacan 0:-25 1:-30 2:-23 3:-19 4:-23 5:19 6:-23
sacapunt 0:-22 2:-18 3:-16 6:-16
sacar 0:-17 1:-19 2:23 3:-28 5:-19 7:-25
sack 0:-29 2:-20 5:25 6:-25 7:-18
saco 0:-26 1:-30 2:-38 3:-27 4:-38 5:-33 7:41
sacrist 0:-16 1:-16 2:24 3:-24 5:-15 6:-18
sacud 0:-29 1:-29 2:22 3:-31 5:-18 6:-20 7:-16
sacudi 0:-25 1:-21 2:17 4:-16 5:-20 7:-25
sad 1:19 2:-19 3:-24 4:-19 6:-18
safe 0:-36 1:-19 3:-24 5:-35 6:32
safehous 0:-16 1:-16 2:-15 3:-16 4:-15 5:-16 6:22
safely 0:-29 1:-31 3:-22 4:-32 5:-31 6:34 7:-45
safest 0:-17 1:-17 2:-18 3:-22 5:-22 7:20
safety 1:-33 2:-22 3:-31 4:-23 5:-26 6:46 7:-19
safeword 0:-17 1:-20 3:-22 4:-15 6:22 7:-20
said 0:-31 2:-23 3:22 7:18
sailor 2:-22 5:19 6:-20 7:-18
saip 0:-17 1:-16 4:-16 5:-15
sal 2:-30 5:22
sala 0:-22 1:-34 2:19 3:-26 4:-26 5:-29 6:-24 7:24
salary 0:-18 1:-20 2:-25 3:-24 4:29 5:-32 7:-26
sale 0:21 2:-37 3:-51 4:37 5:18 6:-17 7:-44
salen 0:17 1:-17 4:-21 5:-18 6:-18
salg 0:-33 1:-45 2:-42 3:-57
salgam 3:-20 4:22 5:-23 6:-21 7:-17
sali 0:-37 2:-33 4:-31 6:16 7:25
salim 0:-32 1:-21 2:-19 4:-22 5:-31 6:22
salin 3:-17 6:15
salir 0:-37 1:-17 2:-30 3:-41 4:28 6:20 7:-24
salon 0:-22 2:-28 3:-29 4:28 5:27 6:-64 7:-46
salt 2:-15 3:-17 5:-20 6:21
salty 1:-23 3:21 6:-21
salvation 3:-25 7:16
samarit 1:-18
same 0:-20 2:-18 4:-22 5:43 6:-36
samo 4:-17
san 1:-22 2:-21 3:-16 5:-25 6:-30 7:31
sand 1:-25 2:-17 3:26 4:17 6:-35 7:-30
sandal 0:-17 1:-22 2:27 6:-27 7:-22
sane 0:-31 1:-30 2:-21 3:32 4:-25 5:-33 6:-19 7:-36
sangr 0:48 1:-41 2:20 3:-36 4:-34 5:-43 6:-23 7:-49
sanitiz 0:18 1:-31 2:-15 6:-24
sank 1:-21 4:-21 5:-16 6:-16 7:24
santer 2:-24 3:-19 4:16
sapr 1:-15 3:22 6:-21
saqu 0:16 1:-23 2:-25 3:-17 7:-17
sarc 0:-15 1:-19 2:-24 3:27 5:-25 6:-20
sare 1:-24 2:-15 3:-26 4:-16 5:-17 6:17
sargent 0:-20 1:-19 2:-18 3:19 4:-20 5:-20 6:-22 7:-17
sari 1:-16 2:-16 3:-16 5:-16 7:-16
sass 0:-17 1:-23 6:-17
sat 0:-16 4:-32 5:-35 6:42 7:-31
saturday 0:-25 1:-30 6:-18
sauc 0:-34 1:-19 2:41 3:-17 4:-23 5:-25 6:-39
saun 0:-24 1:-17 2:-15 3:37 4:-21 5:-30 6:-29 7:-25
sav 0:-33 1:45 2:-28 3:-34 4:-25 5:-36 6:-35 7:-34
save 1:-30 3:-32 4:-19 5:-28 6:17
savin 1:22 2:-16 3:-23 6:-28 7:-28
saw 1:-45 3:-21 5:23 7:-40
say 0:-31 3:17
sayin 0:-23 1:-38 2:-31 4:16 5:22 6:-39 7:-31
scab 0:-19 4:-22 6:-18 7:-16
scaird 0:-26 2:-27 4:-26 6:27
scald 0:-20 1:-23 2:31 3:-21 5:-16 7:-20
scalp 0:-22 1:-26 2:-19 3:-23 4:-22 5:-20 6:33 7:-17
scam 1:-18 2:-28 3:-31 6:-30 7:25
scan 2:-17 3:-17 4:-22 5:25 6:-22 7:-24
scar 3:-29 4:-30 5:-18 6:26 7:-20
scard 1:-34 2:-18 3:16 4:-23 5:-19
scarf 2:-28 3:-35 4:-27 5:-20 6:20 7:-27
scary 0:-18 3:-21 4:-16 6:-27 7:-26
sch 1:-23 2:-25 3:-18 5:23 6:-23 7:-28
schedul 0:-29 2:-31 3:-38 5:23 6:-45 7:-37
scholarship 1:-15 3:-18 4:-19 5:-16
school 2:31 5:16 6:-22 7:-16
scienc 0:-18 1:-23 2:26 3:-18 6:-21
scissor 0:-38 2:-44 3:-39 4:-25 5:-30 6:31 7:-21
scoot 1:-21 3:-20 4:-15 6:-29 7:19
scor 2:-18 3:-17 4:-22 6:25 7:-18
scout 0:-19 1:-22 4:16 5:-21 6:-32 7:-34
scratch 0:-38 1:43 2:-36 3:-33 4:-35 6:-44 7:-25
scratchy 0:-21 1:-22 2:-20 3:-21 5:-15 6:23
scre 0:-37 1:-20 2:-23 3:-27 5:26
scream 1:-49 4:-46 5:-45 6:22 7:-56
screenshot 5:23 6:-33 7:-24
screw 1:-15 2:22 3:-16 6:-24 7:-16
scriptur 2:-26 3:-17 6:21
scrub 0:-26 1:-28 2:-25 4:42 5:-27 6:-33 7:-24
sd 6:24 7:-16
se 0:34 1:30 6:-18 7:-17
search 0:-32 1:31 2:-48 3:-37 5:16 6:-39 7:-31
season 0:-26 1:15 2:-32 3:-25 5:-16 7:-25
seasonal 2:-20 3:-20 4:26 5:-17 7:-30
seat 1:-44 3:-22 4:-43 7:-48
seatbelt 0:-17 1:-24 2:-23 3:-23 4:-19 5:-22 6:24 7:-15
seattl 1:-20 2:-19 3:-21 4:-22 6:-25
sec 0:33 1:-20 3:-24 4:-17 5:-24 6:-26 7:-23
second 1:-32 2:-15 4:-36 6:16 7:-15
secret 0:-20 1:-38 2:41 4:-45 6:-29 7:-39
secretary 1:-18 2:-30 4:-17 6:18
secretly 0:-17 1:-24 2:-17 4:-26 6:-26 7:22
section 2:-33 4:-27 6:-31 7:31
secuestr 1:-20 2:-15 3:-20 5:-17 6:26
security 0:-24 1:-36 2:-53 4:-17
sed 1:-20 3:25 6:-23
sedat 0:-24 1:-19 2:-26 3:-21 4:-20 5:-16 6:20 7:-19
see 0:22 3:-42 5:29 7:-38
seek 3:-25 6:25 7:-18
seem 0:26 1:-25 2:25 4:-21 5:-28 6:-27 7:-20
seen 0:-32 1:-35 2:18 3:-38 5:28 6:-37 7:-39
segu 0:-33 1:44 2:-30 3:-34 4:-28 7:-33
segun 0:-17 1:-18 2:-23 3:-17 5:-18 6:22 7:-16
segund 1:-22 2:20 3:-20 5:-17 6:-20
segur 0:-29 1:-29 2:-23 4:-21 5:-36 6:29 7:-45
seguridad 0:-18 1:-35 3:-27 5:-18 6:38 7:-17
seiz 0:48 1:-37 3:-41 4:-31 5:-31 6:-54 7:-22
seizur 0:34 1:-43 3:-45 4:-28 5:-36 7:-17
sel 0:-33 1:-34 2:-63 3:-49 4:62 5:-45 6:-46 7:-37
self 0:-27 1:55 2:-24 3:-21 4:-31 5:-25 6:-54 7:-22
selfharm 0:-16 1:23 2:-15 3:-15 5:-15 6:-18
selfi 3:-17 4:-20 5:20 6:-16 7:-19
sell 0:-29 1:-45 3:-34 4:82 5:-46 6:-71 7:-33
sellin 1:-16 2:-29 4:29 5:-20 6:-21 7:-20
seltz 0:-16 3:28 5:-20 6:-24
seman 0:-27 3:-42 7:16
send 1:-32 5:25 7:-19
sendin 1:-15 2:-16 5:16 6:-26
senil 1:-23 2:-18 3:-16 4:-24 5:-17 6:26 7:-23
senior 0:-33 1:-34 2:19 3:28 4:-36 6:-33
seno 0:-34 1:-29 2:-24 3:28 4:-25 5:-20 6:-27 7:-28
senor 1:-18 4:42 5:-16 6:-40
sensei 2:25 3:-24 4:-18
sent 0:-18 1:31 3:-30 4:-16 6:-39
sentenc 0:25 1:-19 2:-19 3:-21 5:-27 6:-29 7:-27
senti 0:-22 2:-18 3:22 4:-20 6:-31
sepa 1:-25 2:-36 3:-40 4:-43 5:34 7:-29
separ 1:-32 3:-21 4:-25 6:24
separat 0:-20 1:-20 2:-35 3:16 4:-27 6:26 7:16
separation 1:-29 3:-16 6:29 7:-19
sepsis 0:31 1:-17 2:-19 3:-21 5:-23 6:-28 7:-23
septic 0:21 1:-17
ser 0:-24 2:-32 4:-25 5:-26
sera 2:-18
sergeant 0:-30 1:-41 2:-42 3:47 4:-38 5:-30 6:-32 7:-49
sergery 1:-23 2:-17 3:-16 6:-15 7:-17
seri 0:-17 3:-17 4:23 6:-19 7:-17
serious 0:-30 1:30 2:-28 3:-34 4:-17 7:-18
seriously 3:-17 5:19 6:-20 7:-24
seroquel 1:22 2:-15 5:-18 6:-17
serv 0:-27 2:-31 5:24 7:-45
servant 2:-25 3:-21 4:16 7:-21
servic 1:-39 3:-20 4:-32
servitud 0:-17 1:-15 4:27 5:-17 6:-27
session 0:-22 1:-27 2:-29 3:29 4:-15 6:-21
set 0:-39 2:-40 3:-38 4:15 7:19
settlement 2:-19 3:21 6:-24
seven 0:-17 1:-24 2:20 3:-29 4:-18 5:-19 6:-27
sevent 2:-26 3:-18 4:-26 5:-24 6:26 7:-16
seventh 1:-26 5:-25 6:16
seventy 1:-27 2:-17 6:25 7:-18
sever 0:21 6:-22
several 0:-16 2:-17 3:21 4:-29 5:-18
sew 0:-32 1:-19 2:-18 3:-21 4:26 5:-26 7:-27
sewag 3:-17 4:-15 6:-17
sewer 2:-20 6:17 7:23
sewerslid 0:-16 1:23 2:-15 5:-16 6:-18
sewn 0:-17 1:-30 2:-17 4:-16 5:22 6:-15
sex 0:-31 1:-41 3:50 5:-32 6:-43 7:-36
sexo 0:-16 1:-25 3:27 5:-24 7:-28
sext 1:-18 2:18 6:-16 7:-19
sextort 0:-21 2:26 3:15 4:-28 5:-30 6:-32
sextortion 0:-23 1:-24 3:-24 4:-27 5:25 6:-27 7:-27
sextraffick 0:-16 1:-17 2:-15 3:-15 4:25 5:-15 6:-17
sexual 0:-22 1:-28 3:49 5:-28 6:-54 7:-19
sexually 0:-29 1:-29 3:46 5:-33 6:-45 7:-24
sexualment 0:-27 1:-20 2:-28 3:38 5:-20 6:-40 7:-24
sexualy 0:-20 1:-24 2:-17 3:24 4:-22 5:-21 6:-21 7:-20
sexy 0:-18 1:-16 2:32 3:-22 4:-29 5:-22 6:-27 7:-17
sgt 0:-15 3:17 6:-31 7:-25
sh 0:-21 1:41 2:-27 3:-21 4:-24 5:-19 6:-40 7:-16
shack 1:-18 2:-19 3:-21 4:-19 6:19 7:-23
shadow 0:-25 1:-21 2:-22 3:-22 4:-23 5:24 6:-25 7:-21
shak 1:-15 2:29 4:-42 5:-45 6:-26 7:-35
shakin 0:31 1:-21 2:-28 3:-28 4:-24 5:-17 6:-24 7:-21
shaky 1:-18 2:-19 3:-16 5:-18
shallow 0:-25 1:16 6:-17
sham 0:-19 2:-26 4:-31 7:-17
shap 0:-30 1:-41 2:28 3:-28 4:-25 6:-22
shar 0:-32 1:-39 4:-40 5:25 7:-34
shark 2:-25 5:26 6:-20
sharp 1:-21 3:-23 5:-28
sharpen 1:17 2:-15
shatter 1:-18 2:-18 3:-21 4:-23 5:-19 6:24
shav 0:-23 1:-26 3:-29 5:-17 7:-24
she 0:26
shed 0:-30 1:-27
sheet 4:-40 5:-29 7:-28
shelf 3:-27 5:-29 7:-22
shell 0:-25 2:-44 3:-39 5:-17 7:-39
shelt 0:-36 1:-43 2:-47 3:-33 4:-34 5:-19 6:-17 7:66
sheltr 5:-15 6:15
sherid
sherif 0:-19 1:-20 2:-22 3:-22 4:-19 5:-20 6:-29 7:27
sheriff 0:-36 1:-44 2:-36 3:-43 4:-44 5:-39 7:46
shift 0:-22 1:-41 4:-16 5:23
shin 1:-30 2:26 3:-37 4:-28 5:-21 6:-26 7:-21
ship 0:-20 1:-21 2:-35 4:-24 5:-25 7:18
shirt 0:-23 1:-28 3:24 4:-22 5:-31 6:-29 7:-38
shit 0:-21 1:-19 2:-17 4:-18 5:-22 6:-25 7:21
shiver 0:18 1:-16 2:-19 3:-17 4:-19 5:-25 6:-23
shock 0:48 1:-30 2:-32 3:-22 4:-24 5:-31 6:-42 7:-25
shoe 0:-28 1:-21 3:-22 5:-20 6:15 7:-25
shook 1:-27 2:56 3:-43 4:-32 5:-41 7:-28
shoot 1:22 2:-17 3:-51 4:-42 5:-47 7:-23
shop 0:-16 1:-39 2:-28 4:22 5:17 6:-39
short 0:-21 2:-42 4:15 5:-21 7:-17
shot 0:53 1:-17 2:-40 3:-41 4:-35 5:-39 7:-34
shotgun 0:-45 1:17 2:-25 3:-29 4:-27 5:-32 6:22 7:-29
should 4:-24 5:-24
shouldnt 0:-16 2:18 3:31 4:-28 5:-28 6:-36 7:-30
shout 2:-25 4:-19 5:-18 6:21
shov 1:-31 2:-26 3:-26 4:-48 5:-46 6:51 7:-25
shovel 1:-25 2:-26 3:-20 4:-25 5:-32 6:36 7:-17
show 0:-30 1:-21 2:17 4:-26 5:26
shower 0:-35 1:-44 3:32 4:-34 5:-36 6:-45 7:-32
showin 0:-27 1:-23 3:-27 4:-25 5:16 6:-33 7:-19
shred 1:-17 3:-19 4:-18 5:-16 6:23
shrimp 0:30 1:-20 2:-18 3:-24 5:-16 6:-28
shrink 0:-20 1:20 2:-15 3:-17 4:-17 5:-17 7:-15
shroom 0:-23 1:-18 2:-23 4:-23 5:-17 7:-19
shrug 3:21 4:-15 6:-21 7:-17
shun 1:-21 2:-18 3:-24 4:-22 5:-24 6:23 7:-17
shush 0:-21 1:-27 2:-23 3:-18 4:-28 5:-20 6:26
shut 0:-32 1:-22 2:37 4:-56 5:-45 7:25
shuttl 0:-17 3:-19 5:22 6:-22
si 2:-23 4:30 7:-29
sibl 0:-16 2:25 5:-15 6:-25 7:-27
sick 1:-25 2:-17 5:-34
sickl 0:25 1:-32 3:-18 4:-16 5:-16 6:-26
sid 0:21 2:-20 6:-27 7:-19
sida 0:-21 3:17 7:-16
side 0:41 1:-41 2:-45 4:-25 5:-40 7:-17
sidewalk 1:-36 2:-43 3:-32 4:-31 5:-27 6:-38 7:43
siempr 0:-27 1:21 3:-44 4:-40 5:40 6:-16 7:-41
siend 0:-25 1:-21 2:-23 4:-17 5:-18 6:19
sient 0:25 1:28 2:-23 4:-30 6:-36 7:-40
sign 0:-20 3:-18 6:16 7:-30
signal 1:-33 2:-22 3:-22 4:-16 5:-27 6:28 7:-30
signin 0:-17 4:20 5:-22 6:-23 7:-15
sigo 1:20 2:-23 3:-26 5:-28 6:-39 7:-33
sigu 0:-23 1:-32 2:-40 3:-43 4:-65 5:71 7:-46
sigui 0:-25 1:-23 2:-21 3:24 4:-25 6:-37 7:-29
sil 0:-22 1:-37 3:-30 4:-36 5:-31 6:17
silenc 0:-21 1:-26 2:-26 3:-27 4:-25 5:27 6:-25 7:-18
silent 3:-41 5:-25 6:26 7:-31
silo 1:32 3:-37 4:-35 5:-28 6:-30 7:-28
sim 0:-22 1:-28 4:17 5:-23
sin 5:-22 7:24
sinc 3:20 6:-20
singl 1:-18 2:-27 4:-30 5:19 6:-43
sink 4:-34 5:-24 7:-29
sir 0:-29 1:-20 2:-21 3:-37 4:-38 5:-35 6:35
siri 1:26 2:-27 6:-25 7:-22
sirv 2:-30 4:-37 5:-25 7:-21
sirvient 0:-26 1:-19 2:-23 3:-24 4:32 5:-24 7:-26
sis 1:-36 3:-36
sist 2:16
sit 0:-34 3:-24 4:-21 5:37 6:-18
site 0:-19 1:-44 2:-46 3:-43 4:38 5:-15
siti 0:-18 1:-22 3:-21 4:-19 5:-21 7:18
sittin 1:-29 2:-15 3:15 5:-20 6:-25 7:-28
six 0:-27 1:-40 5:-32 7:21
sixt 0:-35 1:-33 2:-32 4:28 5:-24 7:-23
sixty 1:-20 2:-23 4:-24 5:-16 6:20
size 0:22 1:-17 3:-21 4:-18 6:-40
skar 0:-20 1:-23 2:-23 3:-29 4:-17 5:-19 6:24
skat 1:-22 2:-30 3:-30 6:-16
skateboard 0:-19 2:-17 4:-17 6:22 7:-20
skatepark 0:25 1:-23 2:-19 3:-23 6:-26 7:-20
skid 0:-16 1:-26 2:-17 3:-27 6:-26 7:33
skiff 1:27 2:-20 3:-24 5:-18 6:-22 7:-18
skillet 0:-23 1:-26 2:-25 3:-28 4:-32 5:-32 6:35 7:-19
skin 0:16 4:-39 5:-30 6:-37 7:-29
skinny 1:-21 2:18 3:-19
skip 1:22 2:-28 5:-24 6:-35 7:-34
skirt 0:-32 1:-33 3:42 4:-38 5:-42 6:-56 7:-21
skull 0:-28 1:-35 3:-25 4:-19 5:-25 7:-18
slam 0:-43 1:-50 3:-44 4:-28 5:-42 6:55 7:-34
slap 0:-15 1:-66 3:-41 4:-40 5:-49 6:39 7:-37
slash 0:-27 1:-31 2:-28 3:-24 4:-19 5:29
slaughterhous 2:-24 4:17 7:-16
slav 1:-21 2:-27 3:-26 4:23 5:-30 7:-21
slavery 0:-20 1:-33 2:-23 3:-27 4:40 5:-24 6:-29 7:-18
sleep 0:-30 1:-15 5:-37 6:-25 7:45
sleepn 2:-18 6:-20 7:24
sleepov 0:-31 1:-39 3:29 4:-32 5:-34 6:-30 7:-18
sleepy 0:32 2:29 3:-35 4:-18 5:-18 6:-32 7:-23
sleet 2:-16 5:-26 6:25 7:22
sleev 2:-38 3:-34 7:-23
slept 0:-31 1:-46 4:-18 5:-36 6:-30 7:53
slic 0:28 1:-27 3:-20 6:-20
slid 0:19 1:-38 2:-34 4:-16 5:-16
sling 0:-31 1:-38 2:-28 3:-32 4:-20 6:36 7:-22
slip 0:26 1:-24 2:-27 5:-26 6:-43 7:-24
slit 0:22 1:30 2:-26 3:-27 4:-27 5:-17 6:-33 7:-16
slot 0:23 1:-22 2:-23 5:-27 6:-18
slow 3:-22 6:-19 7:-27
slowly 0:-17 1:-21 6:24
slump 0:50 1:-28 2:-35 3:-33 4:-19 5:-38 6:-43 7:-41
slur 0:43 1:-31 2:-31 3:-24 4:-25 5:-15 6:-32 7:-18
slut 1:-24 2:-26 3:-19 4:-26 5:-20 6:26 7:-22
smack 0:-45 1:-34 3:-39 4:-31 5:-43 6:20 7:-24
small 0:-26 1:-44 4:-36
smart 1:-22 2:-17 3:-34 4:-23 5:37 6:-40 7:-28
smash 0:-34 1:-41 2:-36 3:-21 4:-35 5:-52 6:55 7:-31
smear 0:-23 1:-16 2:-20 3:26 6:-26
smel 1:-24 2:16 3:-19 4:-15 6:-31 7:-20
smell 0:29 1:-47 3:20 4:-38 7:-37
smellin 1:-22 4:-29 5:-20 6:-18
smil 2:-41 3:-56 5:-47 6:21 7:-15
smirk 1:-19 3:-16 4:-17 5:-19 6:22
smok 1:-31 3:-37 4:-25 5:30 7:-19
smokin 4:-29
smoth 0:-23 1:-22 2:25 4:-21 6:-28 7:-16
smother 0:-22 1:-20 2:-15 3:-18 4:-16 6:19
smth 4:-22 6:-17 7:-26
smuggl 0:-24 1:-38 2:-36 3:-32 4:53 5:-29 6:-49 7:-30
snack 1:-16 2:25 3:-24 4:-17
snak 0:21 1:-16 2:-32 3:-15 4:-18 5:-18 7:-20
snakebit 0:22 2:-29 3:-20 5:-21 6:-17
snakehead
snap 0:-24 1:-20 3:-40 4:-34 7:-16
snapchat 0:-29 1:-28 2:-35 4:19 6:-31 7:-21
snatch 0:-32 1:-26 2:-22 4:-24 5:-36 6:23 7:-16
sneak 0:-18 1:16 3:-39 4:-21 5:-17 7:-37
snitch 0:-16 1:-23 3:-21 4:-21 5:-18 6:19
snor 0:44 1:-43 2:-27 3:-26 4:-27 5:-28 6:-37
snow 1:-21 3:-53 4:-43 5:-25
snowin 0:-16 1:-19 2:-22 3:-22 4:-19 5:-15 6:-20
snowmobil 3:-18 4:-16 5:-25 6:24 7:-17
snowstorm 0:-23 1:-22 2:-30 3:-25 4:-26 5:-19 6:-26 7:29
snuck 0:-25 1:-28 2:-25 4:-26 5:-32 6:19 7:-28
so 0:-26 1:16 5:-22 6:19
soak 0:31 1:-39 2:-22 3:-19 4:-18 5:-37 6:-42
soap 0:-28 1:-25 2:26 3:-30 6:-36 7:-16
sob 0:-18 1:19 3:-26 4:-20 5:-23 7:-21
soba 0:-25 1:-20 2:26 3:-21 4:-20 7:-18
sobador 0:-16 4:-17 6:-20
sober 0:-25 2:-32 5:-34 6:-21 7:30
sobredosis 0:24 1:-17 3:-20 4:-20 5:-21 6:-19
sobrevivient 0:-17 1:-21 2:-16 4:-20 5:-16
sobriety 3:-18 5:-23 6:20 7:-20
sobrin 0:-24 2:38 4:-43 5:-36 7:-19
socc 3:17 4:-24 6:-21
soci 1:-16 2:-17 3:-20 4:19 5:-17 6:-17 7:-18
social 0:-23 1:-31 3:-30 5:-39 6:15
sock 0:-40 1:17 3:-41 4:-35 5:-33 6:17
socket 0:-39 1:-20 2:22 3:-18
soda 1:-16 2:17 3:-18 4:-15 6:-23
sodomiz 0:-17 2:17 7:-22
sofa 1:-21 3:-23 4:-23 5:-23 6:-17 7:27
soft 0:31 2:-30 3:-18 5:-16 6:-33 7:-18
softball 2:21 4:-27 5:-22 6:-32 7:-24
soga 0:-21 1:36 2:-16 3:-23 4:-17 5:-26 6:-26 7:-27
sol 1:-27 2:-20 4:-21 5:-20 6:-24
sola 1:18 2:23 5:16 6:-28
sold 0:-27 1:-18 2:-32 3:-26 4:51 5:-52 6:-26
soldi 0:-19 1:29 2:-22 4:-31 6:-28 7:-35
solit 2:18 4:-22 5:-16 6:-26 7:-15
solo 0:-40 2:35 6:-42
solt 1:19 2:-15 4:-21 5:-22 6:-27 7:17
sombr 1:-16 2:-20 3:-16 4:-17 5:-15 6:19 7:-19
some 1:-24 2:-28 5:35
some1 1:-15 5:15 6:-22 7:-21
somebody 1:-21 4:-30 5:43 6:-18 7:-31
somehow 1:-18 2:-16 3:-18 5:20 6:16 7:-17
someon 4:-26 5:48 7:-38
someth 0:16 1:-22 3:29 4:-23 6:-41 7:-17
somethin 1:22 2:-26 3:-16 6:-17 7:-16
sometim 1:21 2:-25 3:-20 5:-28 7:-25
somewher 0:-29 1:-42 2:-39 3:-33 4:-47 7:38
somo 0:-24 1:-20 2:-33 3:-17 4:-20 5:-26 7:26
somth 0:-18 1:-18 2:-17 3:27 4:-19 5:-15 6:-20
son 2:34 3:-33 4:-24 5:-16
song 0:-27 2:-26 3:-19 4:-23 5:15 6:-25 7:-22
soon 0:-20 1:44 2:-32 4:-27 5:-39 7:-23
soot 0:25 1:-16 2:-20 5:-27 6:-26 7:-19
sophomor 1:-18 2:19 3:-28
sord 2:-24 3:-15 4:-22
sore 0:-31 1:-39 3:48 4:-21 5:-22 6:-36 7:-19
sorority 1:-27 2:-36 3:19 4:-35 5:-15 7:-19
sorry 0:-28 1:24 3:-16 4:-38 5:-49 7:-28
sospech 0:-23 1:-26 2:26 3:-37 4:-22 5:-28 6:-26
sotan 0:-23 1:-19 2:20 3:-26 5:-23 6:-28 7:-30
soul 0:-30 1:-27 2:-26 3:29 4:-28 5:-30 6:-25
sound 0:22 2:-16 3:-26 4:-22 5:-32 6:-32 7:-20
soup 1:-18 2:-24 6:-15 7:19
soy 0:-20 5:-30 6:22
spa 0:-26 1:-37 2:-37 4:54 5:-37 6:-51 7:-35
spair 2:-15 3:-20 5:27 6:-27 7:-30
spanish 0:-26 1:41 2:-22 3:-24 4:-22 5:-26 6:-34 7:-21
spank 0:-41 1:-39 2:36 3:-34 4:-30 5:-29 6:-18 7:-27
spar 0:-22 1:-24 2:-18 3:-23 4:-19 6:-24
spark 1:-16 3:-16 4:-16 5:-17 6:25 7:-18
spat 0:-22 2:-20 5:-16 6:19
spe 0:-18 1:-25 5:-15 6:24
speak 1:-28 7:-21
special 0:-21 1:-25 2:44 3:-42 4:-24 5:-22 6:-40 7:-24
speech 0:18 3:-20 6:-19
speedball 0:25 3:-19 4:-18 5:-24 6:-19 7:-16
spend 0:-19 3:-32 4:-18 6:19
spent 0:-18 1:-19 2:-16 3:-24 4:-25 6:-28 7:24
spid 1:-22 5:-16
spik 1:-33 2:-25 3:37 4:-25 5:-30 6:-37 7:-27
spil 0:-23 1:-27 2:34 3:-17 6:-30 7:-22
spill 0:-18 1:-19 2:-25 3:-19 4:-17 6:26
spinal 0:-16 1:23 2:-17 3:-25 4:-19 6:-22
spiral 0:-16 2:19 6:-17 7:-19
spiritual 2:-18 3:-19 6:16
spit 0:-20 1:-40 2:-32 3:-55 4:-37 5:-49 6:63 7:-37
splash 0:-24 1:-20 2:-25 3:-21 4:-19 5:35 6:-27 7:-24
splint 0:-23 1:-24 2:-18 3:-19 4:-22 5:-19 6:26 7:-18
split 0:-31 1:-42 2:17 3:-39 4:-44 5:-33
spokan 7:-22
sponsor 0:-25 4:36 5:-32 6:-23
spoof 5:22 6:-22 7:-16
spoon 1:-32 2:35 3:-18 4:-34 5:-18 6:-48 7:-26
spot 0:22 1:-22 2:-50 3:-34 5:-22 6:-36 7:32
spotify 3:-21 5:24 6:-24
spous 0:-34 1:-23 2:-34 3:-19 4:-31 5:-30 6:35 7:-22
spousal 2:-21 3:-24 4:-22 6:23
spr 0:-20 2:-16 4:-17 5:-21 7:-23
sprain 0:-20 1:-18 2:-25 4:-18 6:26
spray 0:29 1:-43 2:-32 4:-23 5:-35 7:-34
spraypaint 1:-16 5:21 6:-21
spreadsheet 2:-20 4:25 6:-26
spun 1:-17 3:-17 5:-20 6:22
spurt 0:33 1:-39 2:-16 3:-22 4:-18 5:-18 6:-28 7:-21
spy 0:-27 1:-28 2:-26 3:-26 4:-40 5:45 6:-36 7:-19
spywar 0:-35 1:-43 2:-38 3:-39 4:-39 5:60 7:-20
squad 1:-20 3:22 4:-18 6:-26 7:-22
squar 2:-20 4:33 5:-25 6:-30 7:-20
squeez 0:-45 1:-35 2:-16 3:-27 4:-39 5:-35 6:41
squirt 0:22 1:-20 2:-22 3:-20 4:-17 5:-20 6:-18 7:-16
squirtin 0:24 1:-22 3:-17 5:-21
ssdi 3:-24 4:21 6:-27 7:-20
ssi 0:-26 1:-25 2:-31 3:-33 5:-38
ssn 1:-15 4:-20 5:18 7:-20
st
stab 0:61 1:-37 2:-31 3:-40 4:-32 5:-36 6:31 7:-32
stabl 1:-20 2:-27 3:-21 4:20 5:-23 6:-20 7:-16
staff 0:-24 1:-28 2:19 6:-27 7:-18
stag 3:19 5:-20 6:-23 7:-37
stair 1:-36 3:-20 4:-31 5:-20 6:21 7:-38
stairwell 1:-41 2:-37 3:-18 4:-31 6:-21 7:30
stak 0:-18 1:-17 2:-18 3:-24 4:-21 5:-18 6:25 7:-17
stalk 0:-38 1:-44 2:-42 3:-57 4:-54 5:95 6:-31 7:-57
stalkerwar 0:-22 1:-19 2:-17 3:-20 5:18 6:-20
stall 0:-31 1:-33 3:22 4:-23 5:-18 6:-30
stamp 0:-21 1:-21 3:-24 7:-27
stand 3:-16 4:-41
star 3:-45 4:-42 5:26 6:-24 7:-38
starin 1:-17 2:-24 3:-18 6:-20
starlink 0:-20 1:-19 4:-17 5:21 6:-25
start 4:-29 5:-42
startin 1:24 2:-25 3:-23
starv 0:-50 2:22 3:-34 4:-37 5:-42 7:-41
starvin 0:-22 1:-25 2:23 3:-19 4:-19 5:-24 6:-19
stash 0:-18 1:17 6:-18 7:-23
stat 0:-29 2:-43 5:21
statesbor 0:-17
station 0:-47 1:-37 2:-45 3:-32 7:52
statut 2:-18 3:16
statutory 0:-16 3:-25
stay 5:-34 6:-20 7:36
std 0:-27 1:-42 2:23 5:-21 6:-27 7:-33
steal 0:-36 1:-27 2:-27 3:-32 4:-32 6:36 7:-28
stealth 0:-23 1:-23 2:-23 3:36 4:-24 5:-22 6:-24 7:-22
steel 0:-18 2:-15 6:20
step 0:-29 1:-19 3:-20 4:-37 5:22
stepbr 1:-28 3:25 7:-28
stepbroth 0:-27 1:-37 2:54 4:-24 5:-41 6:-17 7:-35
stepchildr 1:-15 2:26 3:-23 4:-16 6:-25
stepdad 0:-31 1:-23 2:55 4:-22 5:-45 7:-17
stepdaught 0:-31 1:-33 2:50 3:-30 5:-32 6:-51 7:-21
stepfath 0:-34 1:-51 2:74 3:20 4:-37 5:-46 6:-48 7:-38
stepgrandkid 2:23 3:-18 5:-21 6:-20 7:-19
stepgrandp 1:-23 2:23 3:-23 4:-18 5:-23 6:-23
stepkid 0:-21 1:-23 2:25 5:-20 6:-23 7:-23
stepmom 0:-34 1:-49 2:65 3:-36 4:-37 5:-33 6:-22
stepmoth 0:-19 1:-17 2:27 3:-16 5:-18 6:-26
steppdaught 0:-16 2:21 3:-26 4:-18 5:-21 6:-23 7:-22
steppin 3:-26 5:-18 6:-19 7:-18
stepsist 1:-17 3:-20 4:-26 6:-18 7:-20
stepson 0:-34 1:-42 2:50 3:24 4:-39 5:-25 6:-43 7:-22
stepuncl 0:-16 1:-17 2:24 3:26 4:-23 5:-17 6:-23 7:-24
sti 4:-29 5:-21 6:-19
stich 0:-28 1:-22 2:-21 3:-18 4:-27 5:-27 6:-18
stick 1:-27 2:-23 3:-33 4:-36 6:21
sticky 0:-26 1:-33 2:-28 3:33 5:-18 6:-23 7:-24
stiff 0:49 1:-23 2:-29 3:-35 4:-35 5:-20 6:-47
still 0:15 2:-21 3:27 6:-16 7:-28
stillbirth 0:-20 1:23 3:-19 4:-18 6:-26
stimmy 4:-17 5:-20 6:21 7:-16
sting 0:16 2:-17 6:-18
stir 0:23 4:-15 6:-28
stitch 1:-21 3:32 4:-21 5:-16 7:-35
stock 0:-25 1:-18 2:-26 4:-21 6:38 7:-15
stockpil 0:-31 1:28 2:-27 3:-23 6:-18 7:-17
stockroom 4:-16 6:-24
stol 0:-25 1:-47 2:-32 3:-45 4:-43 5:18 7:33
stom 0:24 1:-16 2:-22 3:-25 6:-17
stomach 0:19 1:-19 3:-36 4:-27 5:-28 6:17 7:-58
stomp 0:-31 1:-27 3:-34 4:-27 5:-34 6:20 7:-24
ston 0:16 1:-19 2:-22 6:-38
stonewal 0:-16 1:-16 2:-15 3:-15 5:-15 6:22
stood 0:-28 1:16 2:-20 5:-25 6:15 7:-30
stool 1:23 2:-20 3:-18 5:-22
stoop 0:16 1:-23 2:-31 3:-21 4:-35 7:25
stop 2:-24 6:-26
stoplight 2:-18 4:19
stoppin 0:-20 1:27 2:-19 3:-22 4:-16 5:-22 6:-23 7:-18
stor 0:-33 1:-32 2:-35 3:-59 5:31 7:-23
storag 0:-22 1:-40 2:-28 3:-43 4:-33 5:-38 7:46
storg 1:-16 5:-19 7:17
storm 0:-38 1:-25 2:-28 3:-37 4:-17 5:-25 6:-24 7:28
stormin 0:-24 1:-24 2:-20 3:-17 4:-23 5:-17 6:-21 7:22
story 0:-19 2:-29 4:-28 6:-30 7:-20
storytim 1:-15 2:20 3:-16 4:-21 7:-24
stov 0:-42 1:-46 2:23 3:-33 4:-41 5:-24
str 1:-24 2:-15 3:-26 4:-18 5:-22
straight 0:-23 2:-30 3:-17 4:-17 7:-18
strand 0:-15 2:-16 3:-20 4:-27 7:28
strang 0:-26 1:-38 2:-24 4:-40 5:39 6:-53 7:-27
strangel 0:-22 1:-18 2:-18 3:-20 4:-18 5:-20 6:21 7:-19
strangl 1:-50 2:-15 3:-61 4:-33 5:-41 6:66 7:-36
strangulation 0:-31 1:-26 2:-29 3:-36 4:-26 5:-18 6:51 7:-23
strap 0:-16 1:-28 2:18 3:-28 4:16 7:-24
strav 0:-20 2:-26 3:-31 5:27 6:-17 7:-29
straw 0:18 2:-17 6:-28 7:-20
strawberry 2:-19 3:-17 4:-24 5:-16 6:24
stream 1:-24 3:-17 5:20
street 0:-35 1:-57 2:-35 3:-51 6:-46 7:52
streetlight 0:-29 1:-28 2:-19 3:-24 5:19 6:-25 7:-16
strik 0:-17 1:-27 3:-29 4:-23 5:-24 6:16
strip 0:-19 1:-37 4:50 5:-41 6:-38 7:-36
strippin 0:-17 4:20 5:-22 6:-23 7:-15
strok 0:58 1:-39 2:-40 3:-38 4:-33 5:-28 6:-40 7:-25
strol 0:-23 1:-40 3:-41 4:-28 5:-16 6:-59 7:47
stroll 1:-26 2:-30 3:-19 4:38 5:-25 6:-33 7:-25
strong 0:16 1:-19 2:-31 3:24 4:-32 5:-26 7:-29
strop 1:-23 2:21 6:-15
stuck 0:27 2:-45 3:-28 5:-26
student 0:-18 2:27 6:-21 7:-16
studi 0:-30 1:-29 2:-33 3:20 5:-39 6:-37
study 0:-18 2:17 4:-36 6:-31 7:-24
stuff 0:-17 1:-24 5:-20 6:-21 7:26
stung 0:28 1:-26 2:-29 3:-24 4:-17 5:-25 6:-32 7:-27
stupid 1:-29 2:-24 3:-31 4:-31 5:-31 6:27 7:-22
stut 1:-16 2:-17 3:-16 5:-18 6:19
stutter 0:-20 1:-20 2:18 4:-17 6:-21
su 0:-20 2:27 6:-34
subaru 1:-17 3:-20 6:-21 7:20
sube 0:15 1:-22 2:-27 3:-26 5:-19 6:-15 7:-21
subi 0:-27 2:-30 5:-34 6:-17 7:-16
subir 0:-16 1:-22 3:-24 5:22 6:-35 7:-25
sublet 0:-32 1:-18 2:-31 3:-23 4:-28 5:-39 6:-29 7:38
submit 0:-25 1:-25 2:-37 4:-28 5:-27 6:19 7:-34
subscrib 4:-16 5:21 6:-19
substitut 0:-19 1:-28 2:16 3:-27 4:-21 5:-27 6:21
subway 0:-23 2:-36 6:-19 7:-22
suci 0:-18 1:-29 2:20 3:-17 5:-22 6:-22
sucid 0:-20 1:35 2:-24 3:-21 4:-21 5:-19 6:-26 7:-19
sucidal 0:-20 1:29 2:-19 3:-21 4:-18 5:-19 6:-21 7:-17
suck 0:36 1:-34 2:-26 3:-27 4:-27 5:-22 6:-32 7:-20
sud 0:43 1:-35 2:-30 3:-33 4:-24 5:-20 6:-33 7:-15
suda 0:19 3:-17 7:-17
suddenly 3:-18 6:-23
sue 1:-26 2:-28 3:28 4:-19 5:-22 6:-20 7:-18
suegr 1:-28 2:-20 3:-17 5:-33 6:20
suel 3:24 4:-16 5:-28 6:-15
sueld 0:-20 1:-22 2:-29 3:-34 4:42 5:-43 6:-33 7:-31
suelt 0:-40 1:-41 2:-30 3:-33 4:35 5:-30 6:22 7:-33
suen 0:-26 1:20 2:-26 3:23 4:-31 5:-24 6:-21 7:-24
suer 2:-16 4:-23
suffer 1:22 6:-17 7:-23
suffocat 0:24 5:-18 6:-24 7:-17
suficient 2:-21 3:-16 4:21 6:-19
sufr 0:-18
sufri 2:-28 3:19
sugar 0:39 1:-33 2:-44 3:-37 4:21 6:-28
suger 0:26 1:-28 3:-23 6:-22
suggest 0:-17 3:-21 4:-19 6:-20 7:-19
suic 0:-22 1:29 2:-19 3:-20 4:-19 5:-19 6:-22 7:-17
suicd 0:-23 1:29 2:-26 3:-22 4:-26 5:-25 6:-24 7:-22
suicid 0:-33 1:85 2:-40 3:-39 4:-40 5:-54 6:-28 7:-32
suicidal 0:-47 1:101 2:-57 3:-45 4:-36 5:-43 6:-65 7:-49
suicidi 0:-35 1:47 2:-31 3:-35 4:-29 5:-34 6:-36 7:-35
suisid 0:-21 1:31 2:-21 3:-20 4:-20 5:-21 6:-23 7:-19
suisidal 0:-16 1:24 2:-16 3:-16 5:-15 6:-18
suit 1:-18 3:25 4:-23 5:-20 6:-27
suitcas 0:-38 1:-42 2:-34 3:-32 4:-29 5:-40 7:32
suitor 3:-22 4:-23 5:25 6:-24 7:-18
sula 4:18 6:-19 7:-19
sulliv
sum 1:-18 4:-17 5:18 6:-52
sumbody 1:-19 2:22 3:-15 4:-22 6:-25
sumerg 0:-16 2:15 3:-21 4:-16 6:-18 7:-16
sumthin 3:21 4:-20 5:-21 6:-19
sun 0:-22 1:-31 2:-23 3:-18 4:21 6:-31 7:21
sunday 0:-23 3:-28 4:-33
sundown 1:-16 2:-15 4:-22 5:-23 6:-26 7:27
sunglass 0:-19 1:-28 2:-16 3:-27 4:-17 5:-30 6:36
sunk 0:24 1:-20 2:-21 5:-15 6:-16 7:-21
sunset 0:-18
sup 0:-26 1:-28 2:34 3:-26 5:-42 7:-37
super 0:-20 1:-40 2:-28 5:29
supervis 3:-27 4:-28 6:-24
supervisor 0:-30 1:-22 2:-34 3:36 4:-31 5:-18 7:-22
supo 0:-22 1:-19 2:-18 3:-25 4:-26 5:25 6:-17 7:-17
supply 1:-26 3:33 4:-32 5:-17 6:-39 7:-25
support 0:-19 2:-31 3:26 4:-27 5:-26 7:-20
suppos 1:-28 2:-30 3:34 4:-33 5:-26 7:-37
sure 0:-21 1:17 2:-26 3:16 4:-36 5:-29
surf 0:-28 1:-32 3:-38 4:-22 5:-24 6:-37 7:33
surgeon 0:-19 1:-27 2:-28 3:-18 4:-16 6:22
surgery 0:-37 1:15 2:-24 4:-38 5:-19 6:-32
surrogat 1:-20 2:-20 3:-17 4:18 5:-17 6:-18
surviv 1:43 2:-31 3:-33 4:-23 5:-20 6:-37 7:-16
survival 0:-16 1:-30 2:-24 3:-37 4:36 7:-20
survivor 0:-26 1:-23 2:-30 3:19 6:15 7:-23
sus 0:-38 2:15 4:17
suspect 1:-19 2:17 3:-34 5:19 6:-28
suspicion 2:18 6:-17 7:-16
suspir 0:15 5:-23 6:-16
suya 0:-19 1:-32 2:-30 4:-33 5:-18 7:-26
sw 6:-22
swab 1:-23 3:15 4:-21 6:-19 7:-17
swal 0:23 1:-24 2:-25 3:-23 4:-20 5:-20 6:-24 7:-19
swaller 0:18 3:-21
swallow 0:54 1:20 2:-16 3:-34 4:-30 5:-27 6:-22 7:-35
swap 0:-23 3:-19
swat 2:-19 4:-17 5:16 6:-26 7:-18
swear 0:-21 1:24 2:-36 4:-28 5:-28 6:-19
sweat 0:44 1:-32 2:-34 3:-28 4:-20 5:-22 6:-38 7:-28
sweatin 0:23 1:-19 2:-25 3:-25 6:-21 7:-16
sweep 0:-15 1:-34 2:-36 3:-21 4:-28 5:27 6:-34
sweepstak 6:-16
sweet 1:-43 2:-16 3:-36 5:-20 6:33 7:-15
swel 0:34 1:-24 2:-29 3:-30 4:-21 5:-21 7:-19
swept 0:19 1:-28 2:-22 3:-30 4:-20 6:-30 7:-15
swerv 0:-16 1:24 3:-25 4:-25 5:-30 6:-33 7:-16
swim 0:-26 2:17 4:-29 5:-20 6:-36 7:-29
swimmin 0:15 3:-23 5:-22 6:-18 7:-21
swing 0:-40 1:-36 3:-46 4:-35 5:-52 6:40 7:-38
swip 2:-19 5:20 6:-22
switch 0:-20 1:-29 2:42 3:-32 4:-32 6:-41 7:-38
swol 1:-30 3:-37 4:-28 5:-28 6:26 7:-30
swor 0:-16 3:-20 5:-23 6:21 7:-20
swung 0:-26 1:-21 2:-35 3:-35 4:-40 5:-43 6:43 7:-23
symptom 0:23 1:-20 2:22 3:-27 6:-22 7:-15
syndrom 0:-20 1:-27 2:-40 3:23 4:-32 5:-18 6:21 7:-21
syracus 3:19
syring 0:-19 1:20 2:-16 4:-23 6:-22 7:-21
syrup 1:-26 2:29 3:-20 4:-33 5:-16 7:-27
system 2:-18 3:-17 5:29 6:-38 7:-16
t 0:-24 1:-21 3:-31 4:18 5:-18 7:-18
ta 0:35 1:-23 2:-50 4:-28
tab 1:-20 2:-19 3:-16 4:-21 5:26 6:-24 7:-15
tabl 2:16 3:-50 5:-22 7:-33
tablet 1:-25 2:-19 3:-20 4:-37 5:46 6:18 7:-48
taco 0:16 3:-17 4:-18 6:-17
tactical 1:-21 2:-16 6:-15
tag 0:-34 1:-34 3:-26 5:31 6:-50
tail 0:-15 1:-38 2:-25 3:-32 4:-31 5:43 6:-15 7:-28
tailgat 0:-28 1:-29 2:-21 3:24 4:-27 7:-22
taje 0:-25 1:17 2:-20 5:-16
tak 0:19 1:15 2:25 3:-43 5:-20 7:-41
take 0:-21
taken 0:-35 1:-48
takin 0:-21 1:17 2:-21 3:-27 4:-22 5:20 6:-27
tal 4:21 6:-20 7:-20
talbot
talent 4:19
talk 1:17 3:-17 7:-43
talkin 0:23 1:26 3:-28 4:-24 5:-23 6:-50 7:-23
tall 0:-26 1:22 5:-18
tally 0:-26 1:-19 2:-15 3:-28 4:-23 5:-21 6:26
tambi 2:18 3:-23 4:-25 5:-28 6:16
tampon 0:24 1:-25 2:-30 4:-29 5:-34 6:23 7:-17
tan 1:21 6:-15 7:-19
tank 1:-27 2:-17 3:-36 4:-27 6:16 7:-35
tanqu 0:29 1:-24 2:-21 3:-23 4:-24 5:-27 6:-37 7:-20
tant 0:-25 2:-20 4:-22 5:-19 7:-21
tap 0:-36 1:-28 3:-44 4:-41 5:27
tapar 1:-15 6:16 7:-16
tape 0:-29 1:-34 2:26 3:-28 4:-36 7:-19
tapo 0:-29 3:19 4:-21 6:-30 7:-19
tard 0:-17 2:-16 3:-15 4:-19 5:-18
target 0:-23 1:-25 2:-30 3:-25 4:-36 7:22
tarjet 0:-28 1:-31 2:-25 3:-25 4:-35 5:-34 6:39 7:-29
tarp 0:-25 1:-25 2:-25 3:-27 4:-26 5:-26 6:-38 7:36
tas 1:-20 2:-19 4:-16 5:-17 6:18
tast 0:-31 2:-21 3:31 4:-24 5:-19 6:-16 7:-22
tata 0:16 1:-17 3:-16 5:-16 6:-16
tatt 1:-35 4:37 5:-49 7:-26
tatto 0:-26 2:-18 3:-28 4:26 5:16 6:-26 7:-31
tatu 0:-22 2:-25 3:-24 4:27 5:-20 6:-16
taught 1:-26 2:18 5:19 6:-31 7:-25
tax 0:-18 1:-32 2:-38 3:-28 5:-27 6:27 7:-19
taxi 1:-29 2:-31 4:-32 5:24 6:-46 7:-31
taxis 3:-23 5:22 6:-21 7:-20
taxist 0:-19 1:-15
tdy 1:-22 4:-16 5:-31 6:22 7:-17
te 0:-20 1:-29 2:-23 3:-18 4:-20 5:-25 6:32 7:-17
tea 1:-24 2:-28 3:16 4:-20 5:-21 6:-22
teach 0:-36 1:-30 2:60 4:-27 5:-20 6:-36 7:-26
team 0:-33 1:-17 2:-35 3:54 4:-45 6:-42 7:-34
teammat 5:-16 7:-17
tear 0:-21 1:-27 2:-24 3:30 4:-40 5:-37 7:-33
tecat 0:18 1:-17 2:-16 3:-18 4:-21 6:-23
tech 0:-48 4:-32
teddy 0:-19 1:-24 2:-30 3:-35 4:-20 5:41 6:-29 7:-25
teef 2:-15 3:-17 5:-21 6:18 7:-22
teen 0:-29 1:20 3:-28 5:-36 6:-20
teenag 0:-41 1:18 2:-22 3:-30 4:-27 5:-32
teeth 0:-16 1:-28 2:18 3:-47 5:-43 6:20 7:-36
tel 3:18 4:-33 6:-46
tele 2:-19 3:-22 4:-18 6:-23
telefon 0:-33 1:-34 2:-25 3:-34 4:-30 7:-42
telefonic 0:-23 2:-21 3:-25 4:-21 5:25 6:-18 7:-19
telegram 1:-19 3:-17 4:17 5:18 6:-29
telephon 0:-28 1:-28 2:-27 3:-37 4:-26 5:29 6:-16
telescop 2:-20 3:-21 5:19
tell 0:-16 7:-18
tellin 0:-21 1:24 4:-30 5:-26 6:-35 7:-21
temo 1:-15 2:-16 3:-20 5:-25 6:19
temp 0:-28 1:-43 2:-31 3:-26 4:-31 5:-31 6:45 7:-22
templ 1:-19 2:-26 5:-24
temporary 2:-22 3:-22 4:27 5:-26 6:-30 7:-24
ten 1:-33 2:30 7:-18
tenant 0:-28 3:-35
tenedor 0:-16 1:-16 2:-15 3:-18 5:-16 6:19
tenem 0:-23 2:-23 3:-19 5:-36 6:-26 7:19
tener 0:-26 1:-21 2:-31 3:32 4:-22 5:-46 7:-15
teng 0:-21 4:-38 5:-19 7:18
tenh
teni 1:-23 2:-21 3:27 4:-31 5:-18 6:-30 7:-22
tenness 1:-18 2:16 5:-17 7:-19
tennis 2:25 3:-29 4:-20 6:-18 7:-16
tent 0:-39 1:-47 2:-24 4:-41 5:-38 6:-50 7:58
tenth 0:-15 3:-17
tequil 1:-20
terapi 0:-19 4:-17 5:-18
termin 1:31 2:-20 3:-22 4:-25 5:-22 6:-23 7:-19
terminal 0:-19 1:-22 2:-28 3:-20 4:-27 5:-21 6:-23 7:29
terminam 0:-18 1:-20 3:-32 4:-18 5:27 6:-21 7:-18
terrifi 0:-24 1:-47 2:-38 4:-27 6:35 7:-40
terror 0:-21 1:-18 2:-23 3:-25 4:-29 6:25
tesl 1:-17 3:-18 6:-19
test 1:-33 2:-34 3:37 4:-29 6:-53
testament 1:22 5:-19 6:-20
testify 0:-20 1:-36 5:-24 7:-18
teton
tex 0:-26 1:28 6:-28
texas 0:-30 4:-26 5:-28
text 1:16 3:-24 4:-21 5:35 7:-31
textlin 0:-16 1:17 3:-16 6:-18
thai 3:-17 4:21 6:-24
than 1:43 3:-24 4:-15 5:-23 6:-33 7:-23
thang 1:18 4:-20 6:-22 7:-16
thank 0:16 1:20 3:-26 4:-29 5:-41 6:-38 7:-18
thanksgiv 0:-23 2:-37 3:19 4:-19 5:-28 7:-30
that 0:-26 3:16 7:19
the
their 0:-19 4:16 6:-41
them 0:-17 2:31 3:-17 7:-26
themself 1:23 2:-21 4:-21 5:-18 6:-20
themselv 1:-17 2:23 3:-16 4:-24 5:-20 6:-22
then 0:-16 2:-21 3:23
ther 0:-16 2:16 3:17 4:-16 5:35 6:-28 7:-20
therapist 0:-23 2:-40 3:19 4:-17 6:-17 7:-33
therapy 0:-19 1:24 2:-24 3:-28 4:-17 5:-19 7:-18
thermostat 0:-17 1:-24 2:-17 3:-23 4:-27
thes 1:30 4:-35 5:-30 6:-34 7:-34
they 0:-18 1:-19 4:40 6:-26
theyd 0:-23 1:23 2:-29 3:-37 5:16 6:-40 7:-33
theyll 2:-29 3:-36 4:-22 5:-28
theyself 0:-17 1:-19 2:21 4:-17 5:-28 6:-20
theyv 0:-16 2:20 3:-21 4:-21 6:-18 7:-19
thick 0:20 1:-24 2:19 3:-18 4:-17 5:-22 6:-28 7:-18
thief 0:-18 1:-20 4:18 6:-15 7:-19
thigh 3:28 4:-31 5:-31 6:-58 7:-41
thin 1:-35 2:16 4:-30 5:-21 7:-27
thing 3:35 4:-38 6:-26 7:-40
think 1:19 6:-17 7:-28
third 1:-18 3:-31 4:-24 5:31 7:-16
thirty 2:-29 3:-38 4:26 6:-31 7:-27
this 1:24 2:-23 3:-16 4:-26
thos 0:-16 1:-21 3:-24 6:-17 7:-16
thot 0:-24 1:22 3:-18 4:-21 5:-18 6:-18
though 0:-20 1:-23 4:-24 6:-17
thought 0:-32 1:56 2:-37 4:-23 5:-28 6:-49 7:-30
thougt 1:18
thousand 2:-30 3:-19 4:46 5:-27 6:-40 7:-15
thre 0:17 2:-19 6:-24
thread 0:-20 1:24 2:-16 3:-24 4:-19 5:-17 6:-21 7:-18
threat 0:-25 2:-63 3:-43 4:-15 6:40 7:-34
threaten 0:-33 1:-28 2:-31 4:-30 5:-24 6:42 7:-34
threatend 0:-28 1:-23 2:-21 3:-21 4:-15 5:-25 6:25 7:-20
threesom 0:-16 1:-18 2:-20 3:21 4:-18
thret 1:-18 3:-16 5:-16
threw 0:-40 1:-23 3:-38 4:-37 5:-55 6:25 7:26
thrift 1:-15 2:-16 4:16 5:-21 6:-25
throat 0:43 1:-21 2:-47 3:-58 4:-30 5:-38 7:-44
through 1:-24 3:-18 4:-34 5:25
throw 0:-45 1:-49 3:-54 4:-42 5:-52 6:40 7:-19
thrown 0:-44 1:-31 3:-36 4:-29 5:-37 7:37
thud 0:-24 1:-35 3:-26 4:-21 5:-17 6:29
thumb 0:-21 1:-21 2:-34 3:-21 4:-26 5:-26 6:38 7:-23
thump 0:-20 1:-20 2:18 4:-17 6:-21
thursday 0:-32 3:-33 4:-23 6:-35 7:-34
ti 1:-22 3:-17 4:-21 6:23
tia 2:25 3:-36 5:-40 6:-37 7:-34
ticket 0:-25 1:-34 2:-34 3:-51 4:37 5:-44
tickl 1:-27 2:31 3:-21 4:-27 5:-28 6:-21 7:-25
tide 0:17 2:-16
tie 2:34 3:-35 4:-33 7:-43
tied 0:-41 3:-22 4:-22 5:-42 7:-34
tiembl 0:-18 1:-25 3:-23 4:-20 5:-34 6:25 7:-17
tiemp 0:-28 2:-26 4:-27 5:19 6:27 7:-28
tien 1:-24 3:-34 4:27 7:-32
tiend 0:-31 1:-31 3:-35 4:-35 6:-25 7:29
tier 5:-16 7:-18
ties 0:34 1:-28 2:-26 3:-32 4:-20 5:-27 6:-17 7:-33
tight 1:-28 2:-23 3:17 4:-25 5:-27 7:-31
tijer 0:-17 1:21 6:-23
tik
tiktok 1:22 3:-26 4:-36 6:-39 7:-20
til 3:-27 5:-35 7:28
tile 2:-36 3:-32 4:-29 5:34 6:-37 7:-30
till 0:-45 6:21
tim 0:-29 1:-18 3:-19 4:-24 5:-29 6:17
timbr 1:-16 4:-17 5:17 6:-26 7:-17
time 0:-19 3:-20 4:-21 5:29
tin 0:-21 1:23 2:-16 5:-19 6:-19
tina 0:23 2:-29 3:-20 5:-16 7:-19
tind 0:-35 1:-35 2:-35 4:-19 5:15 6:-45 7:-32
tingl 0:28 1:-16 6:-27 7:-23
tiny 0:19 1:-15 2:-21 6:-16
tio 1:-37 2:29 4:-18 5:-27 6:-35 7:-26
tip 0:-21 1:-25 2:-39 3:-45 4:35 5:-33 7:-34
tipo 0:-25 1:-31 2:-34 5:26 6:-45 7:-16
tipt 0:-19 1:-30 3:-21 5:-19 6:23 7:-18
tir 1:50 2:-51 3:-40 5:-40 6:-34 7:-33
tira 0:-27 1:-22 3:-27 4:-18 5:-31 6:36 7:-24
tire 0:-29 2:-32 3:-31 4:-39 5:31 7:-29
tiro 0:-44 1:25 2:-45 3:-17 4:-35 5:-40 6:16
tith 0:-17 1:-18 2:-17 3:-23 4:25 6:-23 7:-16
titi 2:25 6:-30
titl 0:-19 1:-17 2:-33 3:22 4:-24 6:-17 7:-22
tlaxcal 1:-32 2:-27 3:-19 4:26 6:-21
tn 0:-30 2:-48 3:-28 4:-40 5:-29 6:-21 7:51
to 0:-16
toal 0:27 1:-29 2:-37 3:-17 4:-32 5:-19 7:-22
tobacc 0:-21 2:-18 4:-16 6:17 7:-15
toc 0:-32 1:-33 2:26 3:22 4:-40 5:-32 6:-48 7:-44
toca 0:-34 1:-45 2:28 3:34 4:-37 5:-16 6:-63 7:-34
tocan 1:-20 2:24 3:-17 4:-18 5:-15 6:-22 7:-18
tocar 1:-24 2:-27 5:26 6:-20 7:-20
toco 0:-32 1:-35 3:46 4:-42 5:-39 6:-55 7:-42
toda 3:-38 4:-35 5:27 6:19 7:-23
todavi 2:-33 3:46 4:-17 5:-46 6:-37 7:-31
today 0:-33 2:-49 3:-32 4:-53 6:-31 7:53
toddl 0:19 1:-31 2:59 3:-48 4:-33 5:-56 6:-65
todo 1:22 2:-25 3:-32 4:-16 5:19 7:-43
toe 0:-18 2:-15 6:20
togeth 0:-25 2:-37 4:-31 5:-15
togo 6:-19
toi 1:-18 2:-22 3:-16 4:-16 5:-21 6:-23
toilet 1:-38 3:-36 4:-15 7:-42
tok
told 0:-26
toled 5:-15 6:18
tom 0:-30 1:-31 4:-20 7:-25
toma 0:-30 1:-35 3:-56 4:-34 5:-15 6:39 7:-26
tomar 0:-39 4:-24 5:-27 7:-26
tomat 0:-17 1:-28 2:-18 3:18 5:-24 6:-38 7:-20
tombston 1:18 2:-24
tome 0:-20 1:34 2:-26 3:-26 4:-22 5:-28 6:-27 7:-22
tomo 0:56 2:-48 4:-36 5:-30 6:-21 7:-27
tomorrow 0:-50 1:35 2:-40 3:-32 4:-47
tongu 0:49 1:-30 2:-26 4:-22 5:-21 6:-41 7:-20
tonight 0:-37 2:-43 3:-31 4:-45 5:-33 6:-18 7:66
tonit 0:-39 1:-17 2:-56 3:-47 4:-48 5:-34 6:-51 7:52
tonsil 0:16 1:-17 3:-17
tont 1:-17 2:-17 3:-17 4:-20 5:-17 6:22
too 4:-29 5:-16
took 0:17 2:-17 3:21 5:-37
tool 0:-19 1:31 2:-28 5:-26 6:-35 7:-16
tooth 0:-40 1:-28 3:-40 4:-36 5:-41 6:47 7:-39
top 0:-39 1:-34 3:38 4:-38 5:-42 6:-37 7:-23
toqu 0:-30 1:-24 2:20 4:-31 5:-30 6:-22 7:-17
toquet 1:-20 3:21 4:-17 5:-19 6:-25 7:-16
torci 1:-21 2:-25 3:-27 5:-22 6:-25
tore 0:-20 1:-20 2:-39 5:-38 6:34 7:-20
torment 6:-20
torn 1:-30 3:44 4:-26 5:-34 6:-51
tortur 1:-15 2:-25 3:-17 5:-16 6:19 7:-23
tos 4:-17 6:17
toser 1:-21 3:-24 5:-17
toss 0:-19 1:-24 2:-22 3:-21 4:-17 5:-27
touch 0:-21 1:-40 2:30 3:43 4:-46 5:-47 6:-61 7:-36
tough 0:-20 1:-23 2:26 4:-28 5:-23 7:-23
tour 0:-18 1:23 3:-16 4:-20 5:-16 6:-17 7:-20
tourist 0:-20 4:-27 6:24
tourniquet 0:24 1:-30 2:-21 3:-31 6:-27
tow 0:-29 1:-38 2:-24 3:-39 4:-38 5:-44 6:-38 7:46
toward 0:-26 1:30 2:-25 3:-22 4:-29 5:-37 7:-30
towel 4:-37 5:-38 7:-35
town 1:-39 2:-42 6:17
toxic 1:-23 2:-19 3:-31 4:-20 5:-21 6:26 7:-18
toy 0:-33 2:-21 4:-34 5:-37
tps 2:-22 4:-26 6:15
tra 2:-26 3:-28 5:23 6:-26 7:-32
trabaj 1:-37 2:-18 4:42 6:-23 7:-31
trabajador 2:-20 3:-25 4:26
trac 2:-19 3:-28 4:-21 5:22 6:-22 7:-15
trach 0:25 1:-17 2:-34 3:-24 4:-20 5:-26 6:-29
track 0:-36 2:-50 3:-48 5:59 6:-15 7:-37
trackin 1:-17 3:-16 5:21 6:-24
tractor 0:46 2:-45 3:-49 4:-27 5:-33 6:-39 7:-20
trad 0:-27 1:-41 4:61 5:-43 6:-52
trae 1:-44 2:17 3:-42 5:-33 7:-42
traen 1:-20 3:-29 4:37 5:-32 6:-34 7:-33
traffic 0:-22 2:-18 3:-27 4:25 5:-34 6:-40 7:-20
traffick 0:-38 1:-51 2:-50 3:-63 4:98 5:-56 6:-74 7:-52
traffik 0:-15 1:-16 2:-16 3:-16 4:25 5:-16 6:-18
trafic 0:-17 1:-19 2:-22 3:-20 4:31 5:-26 6:-28 7:-19
trag 0:43 2:-37 3:-18 4:-27 5:-34 6:-33 7:-27
tragar 5:-16 7:-18
trai 6:-17
traig 0:-27 2:-36 3:-35 6:-18 7:23
trail 0:-19 1:-39 2:-16 5:17 6:-46 7:27
trailhead 1:-16 5:20
trailor 0:-24 1:-25 2:-22 3:-16 6:17 7:-19
train 0:-41 1:18 2:-52 3:37 4:-37 5:-31 6:-46 7:17
traj 0:-24 1:-25 2:-34 3:-45 4:51 5:-32 6:-39 7:-34
trajeron 0:-26 1:-32 2:-24 3:-39 4:44 5:-39 6:-49 7:-35
tramp 2:-16 3:-19 4:22
trampolin 0:25 1:-16 2:-24 6:-26 7:-17
tran 0:-34 2:-47 4:-39 5:-27 6:-16
tranc 1:-25 3:-19 5:-30 6:21
trancas 0:-22 1:-24 5:-26 6:19
tranq 0:21 1:-18 3:-20 4:-21 5:-19
transf 1:-19 3:-22 4:-20 5:-17 6:17 7:-17
transfer 1:-26 3:-23 5:25 6:-21 7:-15
transgend 1:16 3:-16 6:-16
transit 2:-19 3:-16 5:-22 6:-22 7:26
transitional 0:-19 1:-29 2:-15 3:-25 5:-21
translat 2:-23 3:-20 4:-16 5:-17 6:22 7:-19
trap 1:-42 2:-43 3:-34 4:21 5:-38 7:-35
trash 0:-38 1:-31 3:-38 4:-42 6:-16 7:22
traspas 3:-26 4:19 5:-15 7:-21
trat 0:-30 1:-29 2:-36 3:-34 4:36 5:-41 7:-31
traum 0:-18 1:-19 2:-25 5:-24 7:-21
travel 0:-20 1:-19 2:-30 3:-22 6:-18
treadmill 3:-24 4:-18 5:-16 6:-17 7:-16
treat 0:-27 1:-28 2:23 3:-26 4:-20 5:-28 6:15 7:-19
treatment 0:-36 1:-36 2:-39 3:26 4:-31 5:-28 6:19
tree 1:40 2:-48 3:-50 4:-44 6:-38 7:-33
tremblin 0:21 2:-18 3:-20 6:-25
tren 0:-24 2:-29 4:-24 6:-35
trep 0:-19 1:19 2:-19 3:-23 6:-16 7:-19
tres 2:-19 5:18 6:-19 7:-28
trespass 4:-18 6:-20
trevor 0:-15 1:17 3:-17 5:-17 7:-23
tri 0:23 1:33 4:-18 5:-40 7:-24
triag 2:-17 5:-18 6:23
trial 5:-22
trib 6:-18
tribal 0:-34 1:16 2:-27 4:-26 5:-31 6:16 7:-19
tricar 1:-21 4:-24 5:-21 6:23 7:-22
trick 0:-31 1:-28 2:-35 3:-43 4:61 5:-38 6:-45 7:-43
trickin 0:-17 3:-19 4:25 6:-23 7:-25
trimmigrant 1:-19 3:-15 4:17
trip 1:-15 2:-49 5:-41 7:-29
triplet 1:-22 2:18 3:-24 4:-23 6:-24 7:-18
trippin 0:-20 1:-15 2:-22 4:-22 5:27 6:-23
trist 0:-19 1:28 2:-20 3:-20 6:-31
tristez 0:-26 1:25 3:-25 5:-16
tromp 0:-34 1:-15 2:-25 3:-25 4:-27 5:-22 6:29 7:-16
troop 0:-16 1:-28 4:-17 5:-22 7:-20
troubl 0:-23 4:-33 5:-29 7:-33
truck 0:-28 1:-20 4:21
true 2:-26 3:-16
truen 0:-15 2:-20 3:-17 6:19
trunk 0:-24 2:-30 3:-39 5:21 6:-19 7:-47
try 0:-30 2:-16
tu 0:-16 1:-18 2:-23 3:-24 5:-20 6:18
tub 0:28 3:-38 4:-37 5:-37 7:-57
tubal
tube 0:42 2:-33 4:-21 5:-19 6:-33 7:-18
tubo 0:-18 1:-25 2:-22 3:-24 4:-18 5:-22 6:23 7:-18
tucson 4:-17 6:20 7:-25
tuerc 0:-18 2:19 3:-17 6:-21
tuesday 0:-25 1:-35 4:-18 7:-27
tuition 3:-18 4:-22 6:20
tuls 0:-18 1:-17 2:-19 4:-25 5:-25 6:-35 7:21
tumb 0:-16 1:-20 2:-26 3:-29
tumblr 3:-16 5:16 6:-20
turkey 4:18 5:-19 6:-24 7:-16
turn 2:-31 5:17 6:-28
turnin 0:21 2:-18 4:-17 5:-20 6:-15 7:-15
turnoff 3:21 7:-16
turtl 2:-15 3:-19 4:-16 5:-16 7:18
turtleneck 0:-29 1:-35 2:-34 3:-31 4:-19 5:-20 6:39 7:-20
tutor 0:-33 1:-33 2:49 4:-24 5:-22 6:-46 7:-17
tuve 0:-24 2:-30 4:-22 5:-35 7:-27
tuvo 0:-37 2:-30 3:31 4:-29 6:-42 7:-33
tv 0:-28 1:-26 2:-43 4:-28 6:24
tweakin 0:-18 2:20 4:-18 6:18
tweetin 2:-18 4:-17 7:-29
twelv 0:-29 4:16 5:-39 6:-35
twenty 0:-20 1:-21 2:-22 3:17 4:-26 5:-32
twic 1:-17 3:-44 7:-29
twin 3:-37 5:-43 6:-30
twist 0:-41 1:-42 2:-54 3:-37 4:-19 5:-31 6:56 7:-17
twitch 0:32 1:-16 2:-32 3:-16 6:-32
two 1:-20 2:-22 7:24
tx 6:17 7:-19
tylenol 0:-23 1:61 2:-27 3:-34 4:-32 5:-42 6:-44 7:-27
tyler 0:-16 4:-15
typ 0:-45 1:-43 3:-30 4:-17 5:-33 6:33 7:-24
type 0:-27 1:-22 2:-29 4:16 5:-30 7:-23
u10 0:-15 1:-15 2:18 3:-19 4:-18 6:-16
uber 0:-29 1:-38 2:-33 3:31 5:17 6:-32 7:-28
ubic 0:-18 1:-17 2:-27 4:-25 5:15 6:-25
ubicacion 0:-21 1:-25 2:-19 3:-21 4:-17 5:26 6:-31 7:-21
ubicasion 0:-19 1:-25 2:-17 3:-17 4:-21 5:26 6:-25
ugly 0:-17 1:-19 2:17 3:-17 4:-22 6:-19
uhaul 0:-33 1:-24 2:-26 3:-27 4:-35 5:-35 7:29
ukrain 0:-22 2:-24 4:25 5:-18 6:-25
ukraini 2:-32 3:-21 6:-19
ultim 1:-26 6:-23
ultrasound 4:-18
umbilical 0:29 1:-22 2:-22 3:-15 6:-24 7:-20
umm 0:16 1:-18 2:-26 3:-19 4:-15 5:-19 6:-20 7:-21
un 3:17
una
unaccompani 2:25 4:23 6:-23
unaliv 0:-24 1:37 2:-23 3:-31 4:-26 5:-24 6:-26 7:-20
unbuckl 0:-16 1:18 3:20 5:-30 6:-31 7:-16
uncl 1:-32 2:58 5:-31 6:-16 7:-28
unconscious 0:58 1:-33 2:-26 3:-25 4:-33 5:-36 6:-19 7:-40
under 4:-20 7:19
underag 0:-19 2:26 3:-22 4:17 5:-23 7:-26
understand 0:-36 1:-31 2:-35 3:32 4:-25 5:-18
underw 0:-49 1:-51 4:-36 5:23 7:-35
underwat 0:20 1:-18 4:-21 6:-27 7:-25
undocument 0:-28 1:-17 2:-19 3:-38 4:-33 5:-21 6:28 7:-26
undon 2:-16 3:17 4:-17 5:-17 6:-20 7:-16
undress 0:-17 1:-30 3:22 4:-43 6:-40
unf 1:-17 2:19 6:-18 7:-23
unfriend 1:17 3:-15 4:-23
unhealthy
unhook 0:-28 1:-21 2:-18 4:-18 5:-26 6:25 7:-25
uni 2:-23 6:-23 7:-28
uniform 0:-19 1:-38 2:-32 5:-41 7:-31
union 0:-23 1:-24 2:-18 3:-30 4:21 5:-22 6:-32
unit 0:-22 1:-43 2:-26 3:-20 4:-39 5:19 6:-32 7:22
universidad 0:-20 1:-24 2:-28 3:22 4:-27 6:-21 7:-16
unknown 0:-19 1:-21 2:-33 3:-32 4:-37 5:38 6:-30 7:-22
unless 0:-27 1:-31 2:-42 5:-33 6:42 7:-23
unlock 0:-22 1:-20 2:-19 4:-29 5:22 6:-38 7:-29
uno 0:-35 1:-36 4:19 5:-28 6:-24 7:-24
unpaid 0:-18 1:-23 2:-27 3:-26 4:45 5:-23 6:-40 7:-35
unplug 0:-29 1:-30 2:-18 3:-26 7:-16
unreal 0:20 1:-23 5:-26
unresponsiv 0:22 1:-22 2:-29 3:-24 5:-28 6:-33
unrestrict 3:25 5:-17 6:-19
unsaf 0:-17 1:-17 2:-20 3:-19 4:-15 5:-19 6:23 7:-20
unscrew 0:-22 1:-18 3:-26 5:-19 6:23
unshelter 1:-18 3:-16 6:-16 7:23
unsupervis 1:-21 2:25 5:-20 6:-26
untest 3:25 5:-15 6:-23
until 0:-36 1:-16 5:-38 6:17
unwant 0:-21 1:-19 2:-36 3:41 4:-28 5:-16 6:-30 7:-17
unzip 0:-23 1:-45 2:-24 3:45 4:-39 5:-41 6:-43 7:-29
up 5:24
updat 0:-26 1:24 2:-18 3:-18 4:-22 5:-22 6:-19 7:-23
upload 0:-16 1:-22 2:-24 3:-19 4:-16 5:25 6:-17
upper 0:-16 1:-16 3:-16 4:-16 6:16
upperclassm 6:-18
ups 0:-22 1:-30 2:18 3:-28 4:-27 5:15 6:-22 7:-24
upsid 0:-33 1:-29 2:-21 3:-31 4:-19 5:-24 6:31 7:-19
upskirt 2:-24 3:21 4:-24 5:-26 6:-25
upst 1:-38 3:-21 7:-27
urge 0:-30 1:38 2:-26 3:-24 4:-22 5:-26 6:-30 7:-34
urgent 0:-22 1:-33 2:-31 3:-24 4:-16 5:-16 6:-24 7:35
urself 0:-17 1:27 2:-32 3:-31 5:-29 7:-17
us 0:-16 1:-31 4:25
usa 0:-34 1:-24 3:-44 6:17 7:-34
usar 0:-18 1:-17 3:16 5:-20
usb 1:-15 2:-16 3:-21 4:-24 5:21 6:-24
uscis 3:-18 6:18 7:-17
use 3:-17 7:-19
used 0:-37 1:-52 2:-56 3:54 5:-26 6:-22
useless 2:-31 3:-23 4:-24 6:20
usher 0:21 4:-16 5:-19 6:-21
usin 0:-19 1:-21 2:-39 3:-24 4:16 5:29 6:-32 7:-31
using 0:-22 1:17 3:-26 4:-26 5:-17 7:-24
uso 2:-16 3:-21 4:-22 5:16
usually 0:-22 3:-21 5:-23 6:19
utah 1:17 2:-25 3:19
uti 2:-15 3:21 4:-28 5:-23 6:-28
utility 1:-19 5:19 6:-22
uv 4:-26 6:22
uva 0:21 1:-17 2:-18 4:-17 6:-24 7:-15
uvier 1:-22 2:23 6:22 7:-18
uvis 0:-15 1:-15 2:-15 4:-22
va 0:-21 2:-24 3:-23 4:-17
vacancy 3:-18 4:-19 5:-22 7:24
vacat 1:-24 5:-18 7:18
vacation 1:24 3:-23 5:-16 7:-22
vacatur 3:-18
vale 0:-26 1:27 2:-33 3:-20 4:-25 5:-24 6:-33 7:-23
valg 0:-25 2:-23 3:-36 4:-27 5:-23 7:-22
valhal 0:-23 1:20 3:-18 5:-26 6:-21
vali 0:-17 1:-15 2:-19 3:21 4:-16 5:-22 6:-25 7:-17
valor 4:-18 5:-23
vamo 0:-18 1:-18 2:-19 3:-26 5:-19 6:-29
van 0:-20 1:-41 4:27 6:-41 7:25
vanish 0:-29 2:-28 3:-34 4:-20 5:-33
vape 1:-32 3:16 4:-33 5:-30 6:-19 7:-17
var 0:-20 1:-16 2:-19 3:-19 4:-19 5:-16 6:-16 7:20
vari 0:-19 2:-23 4:18 5:-22 6:-17 7:-27
varon 0:-16 3:25 5:-23 6:-21 7:-16
vase 1:-24 4:20 6:-19 7:-26
vato 1:-24 2:-23 3:25 6:-25 7:-17
vawa 0:-17 4:-20 6:18
vbs 2:23 3:-16 4:-24 6:-16 7:-18
ve 0:-28 1:-40 2:25 3:-36 4:-28 5:23 7:-23
vean 0:-20 1:17 2:-19 3:-16 4:-22 7:-18
vece 0:-29 2:-24 3:-23 4:-20 5:29 7:-35
vecin 1:-19 4:-20 5:18 6:-18 7:-34
vecinit 1:-17 2:22 5:-20 6:-15
vegas 0:-22 1:-24 3:-38 4:46 5:-46 6:-34
vein 0:-31 1:25 2:-20 3:-19 4:-19 5:-17 6:-21 7:-19
ven 1:-28 2:-24 3:-24 5:-27 6:21 7:-20
vena 1:24 2:-16 3:-18 4:-22 5:-23 6:-21 7:-20
venci 0:-21 1:-26 3:-16 5:-22 7:16
vend 0:-37 1:-35 3:-62 4:70 5:-43 6:-53 7:-45
vendem 2:-21 3:-16 4:21 6:-19
vendi 0:-17 1:-17 2:-15 3:-19 4:26 5:-17 6:-23 7:-18
vendor 3:16 4:-20 5:-16
venen 1:22 2:-30 3:-35 4:-22 5:-29 6:-27 7:-24
venezolan 1:-16 3:-18 4:-19 5:-18 6:-21 7:19
venezuel 1:-16 2:-20 5:-23 7:18
veng 2:-21 3:-15 4:16 5:-26 6:-24
venm 0:-20 1:-20 2:-19 3:-27 4:-21 5:34 6:-42 7:-17
vent 1:-33 3:-34 5:18 6:-42 7:-20
ventan 0:-34 1:-35 3:-39 4:-33 5:24 7:-37
ventilator 0:18 3:-17 5:-26 6:-16 7:-17
veo 1:32 3:-26 4:-28 5:-35 6:-22 7:-32
ver 0:-22 1:-44 4:-22 6:19 7:-33
verbal 0:-19 1:-16 2:-28 3:-30 5:-24 6:31
verbally
verguenz 2:-17 3:-16 4:-15 6:16
verizon 1:-24 2:-17 3:-22 4:-23 5:34 6:-36
verm 2:22 3:-20 4:-22 6:-21
vermont 6:-20
version 1:15 2:-22 3:-18 5:-24 7:-20
very 1:-30 2:-28 6:19 7:-27
ves 0:-22 3:-28 4:-23 7:-22
vesin 0:-17 1:-17 2:-16 3:22 4:-15 5:-16 6:-19 7:-18
vet 1:24 4:-29 5:-30 6:-34
vete 0:-16 1:-19 2:-25 3:-22 5:-18 6:-24 7:18
veter 0:-27 2:-27 3:-25 4:-21 5:-28 6:-36 7:18
veteran 0:-23 1:36 2:-22 3:-27 4:-21 6:-38 7:-21
vez 0:-40 4:-48 6:19 7:-38
vi 0:-24 1:-31 2:19 3:-38 4:-26 7:-23
via 1:23 5:-27 6:-18 7:-20
viaj 0:-22 1:-31 2:-22 3:-28 4:31 5:-21 6:-30 7:-22
viber 0:-20 1:-20 2:-24 4:-22 5:25 6:-25 7:-19
victim 0:-35 1:-28 2:-17
vid 0:-28 2:-35 3:19 4:21 6:-50 7:-22
vida 0:-39 1:56 2:-34 3:-42 4:-44 5:-33 6:-22 7:-38
vide 0:-25 6:-42 7:-27
videophon 0:-27 1:-36 2:-34 3:-34 4:-29 6:24 7:-21
vidri 0:19 1:-16 2:-25 5:-15 6:-29
viej 0:18 4:-31 7:-38
viejit 0:20 1:-37 2:-53 3:-30 4:17 5:-38 6:21 7:-24
vien 1:-25 2:-34 3:-28 4:-40 5:28 6:-43 7:-30
viend 0:-28 1:-27 2:-22 3:-16 4:-19 5:26 6:-26
viern 0:-22 1:-30 2:-28 5:-20 6:20
viet 4:-26 6:22
vietnam 3:-15
view 2:-18 3:-18 5:19 6:-18
vigil 0:-31 1:-43 2:-39 3:-35 5:55 6:-25 7:-44
vilenc 5:-16 6:22 7:-24
villag 0:-26 1:-35 3:-22 4:22 6:-25 7:-39
vin 0:-17 5:19 6:23
vine 0:-19 1:-19 2:-28 4:27 5:-36 6:-36 7:-25
vineg 1:-21 3:-20 4:-16 6:-18
vio 1:-17 3:-19 6:-23
viol 0:-30 1:-43 2:-54 3:85 4:-50 5:-43 6:-73 7:-36
violacion 0:-34 1:-27 2:-36 3:64 4:-37 5:-40 6:-31 7:-35
violanc 0:-23 1:-22 2:-18 4:-24 5:-22 6:25 7:-24
violasion 3:19 4:-19 5:-24
violat 0:-31 1:-42 2:-37 3:46 4:-46 5:-23 7:-28
violenc 0:-21 1:-27 2:-27 4:-28 5:-26 6:54 7:-37
violenci 0:-30 1:-36 2:-28 3:-36 4:-40 5:-33 6:65 7:-35
violent 0:-38 1:-40 2:-40 3:-29 4:-41 5:-57 6:60 7:-56
vip 2:-17
vir 0:24 1:-17 3:-17 6:-29
virg 0:-19 7:-23
virgencit 6:-15
virgin 0:-19 1:-31 2:30 3:-38 4:-27 5:-16 6:-19
virginity 1:-25 3:22 6:-19
visa 0:-22 1:-28 2:-30 4:59 5:-30 6:-23 7:-25
vision 0:23 1:-17 3:-15 4:-18 6:-21 7:-18
visit 0:-30 1:-20 5:-21 7:-20
visitation 0:-35 1:-28 2:19 4:-25 6:-23
visitor 0:-20 1:-16 3:-21 4:-21 5:-20 7:-23
vist 3:-16 4:-18 5:-17 6:22
vitamin 0:20 2:-30 6:-24
viud 0:18 1:-16 4:-15 5:-18 6:-20
viv 3:-16 4:-15 5:-21 6:24 7:-23
viva 0:-22 1:33 2:-29 3:-31 4:-27 5:-25 6:-29 7:-21
vive 0:-21 1:-32 2:-32 3:-25 4:-34 5:17 6:20 7:-28
vivi 1:-19 2:-16 3:-20 4:-20 5:-17 7:21
viviam 0:-18 2:-18 3:-18 4:-21 5:-31 6:-25 7:21
viviend 0:-19 1:-19 3:-16 5:-15
vivir 0:-38 1:51 2:-43 3:-35 4:-32 5:-35 6:-43 7:-38
vivo 2:-20 3:-42 6:22
vodk 0:-31 4:-25 5:-28 6:-22 7:-35
voic 0:-21 1:25 3:-42 4:-34 7:-15
voicemail 0:-34 2:-37 3:-40 4:-43 5:35 6:-51 7:-31
voilenc 5:-15 6:15
volant 1:20
volum 0:-23 6:18
volunt 0:-29 1:-19 4:-28 5:17 6:-38 7:-40
volv 0:-23 1:-26 2:-32 3:-28 4:-22 5:-32 6:31 7:-28
volvi 1:-19 3:-17 5:19 6:-24
vomit 0:57 1:-44 4:-28 5:-33 6:-53 7:-29
vos 3:-28 4:-18 6:-28
vot 0:-16 1:-27 2:-24 3:-25 4:-18 5:-23 7:20
voter 0:-17 1:-16 2:-17 4:-17 5:21 6:-25
vouch 0:-24 1:-19 2:-32 3:-34 4:-47 5:-26 6:-29 7:50
vow 0:-17 1:-20 2:-25 3:-19 4:-19 5:-16 6:22 7:-16
voy 0:-27 2:-35 3:-33
voz 1:27 2:-19 3:-19 4:-19 6:-33
vp 0:-25 1:-28 2:-15 3:-17 4:-32 5:17 7:-25
vs 3:25 5:-17 6:-19
vuelt 0:-20 1:-24 2:-19 3:-24 4:-18 5:-21 6:-17 7:24
vuelv 2:-35 3:-37 4:-30 5:33 7:-31
waffl 0:-21 2:-22 3:-23 4:-30 5:-35 6:20
wage 0:-32 1:-31 2:-36 3:-35 4:57 5:-24 6:-45 7:-48
waian 0:-15 2:-16 3:-20 6:20 7:-16
wait 0:-19 2:-35 3:-21 4:-27 5:54 6:-19 7:-17
waitin 3:-15 4:-22 5:21 6:-24
waitress 1:-21 2:-25 3:16 7:-24
waiv 4:-23 6:19
wak 0:20 2:-40 4:-25 5:-36 6:-41 7:-19
wake 0:33 1:23 2:-15 3:-34 4:-48 5:-41 6:-24 7:-42
wal 1:-18
walgr 0:-25 1:-23 2:-24 3:-22 4:-16 5:18 6:-29
walk 0:-33 4:-24
walkin 0:-28 1:-32 2:-28 4:-28 5:29 6:-37
wall 3:-32 4:-36 5:-18 6:15 7:-22
wallet 0:-21 1:35 2:-36 3:-23 4:-24 5:-34 6:-39 7:-32
walmart 1:-36 3:-46 4:-30 6:-28 7:19
wander 0:-19 1:-25 2:21 3:-23 4:-20 5:-22 6:-28
want 0:-33 1:41 5:-32 6:-25 7:-36
ward 0:-29 2:-22 4:-30 5:-38 6:-41 7:20
warehous 2:-25 4:16 6:-29 7:-26
warm 1:-21 2:-41 3:-38 4:-36 5:-41 6:-51 7:53
warn 0:-26 1:-41 2:-31 3:-16 5:15
warrant 0:27 1:-19 2:-22 3:-22 5:-17 6:-21 7:-24
was 1:-21 3:46 6:-26
wash 0:-27 1:-35 2:-42 3:31 5:-31 6:-55 7:22
washin 0:-24 1:-23 2:-16 3:24 4:-26 5:-18 6:-26
washington 7:-32
wasnt 0:-29 1:-19 2:-33 3:29 4:-31 6:-35
wasp 0:17 1:-19 2:-19 3:-18 5:-20 7:-16
wast 0:-24 1:25 2:-15 3:-18 5:-23 6:-18
wat 0:-18 2:-16 5:16 6:-21
watch 0:-24 1:-27 5:39 6:-15 7:-24
water 0:35 1:-50 2:29 3:-25 5:-24 6:-31 7:-35
waterboard 0:-24 1:-19 3:-24 4:-23 6:16 7:-18
wav 1:-15 2:-16 3:-20 6:17
wave 0:-23 1:-33 2:-30 3:-23 4:-19 6:23 7:-20
wawa 3:-18 5:-20 6:-24
way 0:-28 1:43 2:-27 4:-44 6:-20 7:-41
we 1:-23 2:-16 3:-28 4:18 7:22
weak 0:26 1:-29 5:-26 6:-26
wealthy 1:-25 4:-15 6:16
wean 0:-19 1:23 3:-18 4:-19 5:-18 6:-25
weapon 0:-24 2:-29 3:-29 4:-29 5:-25 6:24 7:-27
wear 1:-32 3:-20 4:-35 5:21
weath 0:-28 3:-16 4:-16 5:-18 6:-26 7:26
webcam 3:-35 4:29 6:-23 7:-25
websit 0:-20 1:-25 2:-35 3:-34 4:40 5:-25 6:-35 7:-44
wechat 0:-19 1:-21 2:-17 4:-24 6:-17
wed 0:-37 2:-39 4:-53 6:29
wedg 0:-34 1:-28 2:20 3:-36 4:-30 5:-27 7:-28
weed 1:-31 3:-32 6:-38 7:-34
week 0:26 6:-19
weekend 0:-35 1:-18 2:38 3:-24 5:-37 7:-35
weekly 1:-21 2:-30 3:-17 4:-35 5:-18 6:20
weigh 0:-32 1:-33 2:35 3:-28 4:-20 5:-38 7:-27
weight 1:26 2:-23 4:-20 5:-25 7:-21
weird 3:-53 4:-37 5:38 7:-33
welcom 0:-16 2:-15 5:-26 6:-21 7:23
welfar 0:-20 4:-21 5:19 6:-26 7:-19
well 0:-29 3:-21 4:-19 5:18 6:-18 7:-20
wellness 0:-17 4:-16
welt 0:-30 1:-39 2:50 3:-33 4:-29 5:-34 6:-37 7:-29
wen 1:-32 3:-24 5:-24 6:17
wendy 0:-17 3:26 4:-18 5:-22 6:-23
went 0:31 1:-31 2:-26 3:35 4:-23 6:-22
were 1:-40 2:-20 4:-21 6:-19 7:27
west 3:-17 4:-16 6:-25 7:-20
wet 1:-31 2:23 3:-21 4:-37 5:-32
wettin 0:-16 1:-16 4:-21 6:-23 7:-16
weve 2:-15 3:-19 4:-16 5:-16 7:18
what 4:-21
whatsapp 0:-21 1:-23 2:-21 3:-28 4:-25 5:35 6:-32
wheel 1:-17 2:-33 3:-47 4:-33 5:-15 6:23
wheelch 0:-28 1:-37 2:-22 3:-19 4:-48 5:-20 6:32
wheez 0:30 1:-17 2:-18 6:-36
wheezin 0:17 3:-15 6:-17
wheezy 0:17 1:-27 6:-22
whelp 0:-19 1:-21 2:23 6:-22 7:-16
when 0:-21 4:-20 7:-21
whenev 0:-31 4:-27 6:-21
wher 0:-27 1:-23 3:-17 4:-16 5:29 7:34
whereabout 2:-20 3:-19 4:-26 5:26 6:-16
wherev 0:-22 2:-21 3:-22 4:-25 5:27 6:-20
which 0:-19 2:-61 5:26 7:-35
whichev 0:-16 5:25 6:-24 7:-19
whil 0:-36 1:-30 2:-15 3:34 4:-28 7:-21
whip 0:-34 1:-44 2:47 3:-39 4:-47 5:-17 7:-24
whippet 0:31 1:-17 2:-23 3:-26 4:-22 5:-16 7:-20
whiskey 0:-16 2:22
whisp 0:-16 1:-26 3:-15 4:-20 5:-17 6:19 7:-19
whisper 0:-30 1:-36 3:-33 5:-27 6:19 7:-21
whistl 5:-20
whit 0:26 1:-27 2:-51 4:-26 5:20 6:-18 7:-42
whitepag 1:-22 2:-21 3:-21 4:-19 5:24 6:-27 7:-19
who 0:-23
whoev 0:-16 1:-25 2:-20 4:29 6:-26
whol 0:39 2:-23 3:-29 6:-26
wholl 6:-16 7:16
whoop 0:-20 1:-31 3:-22 4:-23 5:-33 7:-16
whoopin 0:-17 1:-23 2:27 4:-22 5:-18 6:-21 7:-19
whor 0:-23 1:-21 2:-23 3:-24 4:-27 6:30 7:-24
whos 0:-27 1:-27 2:-24 3:-19 5:15 7:-22
whup 5:-21 6:17 7:-18
whupp 0:-23 1:-23 2:-26 5:-19 6:28
why 4:-16 7:-33
wic 0:-18 1:16 2:-21 4:-25 5:-16 6:19 7:-36
wichit 0:-16 1:-20 2:-19 3:-19 7:-21
wick 0:-20 1:-15
wide 0:-19 2:-20 3:-23 4:16 6:-20 7:-21
widow 1:16 2:-37 4:-38 6:-20
wife 2:-27 3:-23 4:-24 5:-38
wifey 0:-23 1:-25 3:-21 4:21 5:-28 6:-34 7:-17
wifi 1:-25 2:17 3:-40 4:-37 5:-32 7:-23
wild 0:19 1:-17 2:-18 4:-20 5:-19 7:-16
wilderness 2:22 3:-22 4:-26 5:-17
wilk 2:-16 3:-23 4:-15 6:24 7:-20
will 2:-18 3:-16 4:-20 6:26
win 1:20 3:-18 6:-15 7:-18
wind 0:-31 2:-34 3:-31 4:-28 6:17
window 0:-15 2:-32 3:-17 4:-26 5:44 6:-19 7:-35
windpip 1:-25 2:-18 3:-24 4:-17 5:-23
windsheeld 1:-22 3:-17 4:-25 5:25 6:-26
windshield 0:-38 1:-38 2:-29 3:-23 4:-21 5:35 7:-20
windy 0:-21 1:-22 3:-21 5:-16 7:22
wine 0:-30 4:-30 5:-29 6:-27 7:-18
wint 0:-27 1:-21 2:19 3:-25 4:-30 5:-32 6:17 7:-38
wipe 0:-31 1:-23 2:-20 3:-16 4:-16 5:23 6:-15
wiper 1:-24 3:-19 5:37 6:-37 7:-16
wir 0:-25 1:-22 2:-19 3:-31 6:20 7:-16
wire 0:17 1:-29 2:-18 3:-17 4:-19 5:24 6:-34 7:-31
wisconsin
wish 0:-37 1:64 3:-51 4:-32 5:-36 6:-29 7:-39
with
withdraw 0:-16 1:-22 3:-20 4:-24 5:-24 6:32
withdrew 1:-27 3:-18 4:-21 5:-26 6:28 7:-16
withhold 0:-20 1:-22 2:16 3:-24 4:-23 5:-25 7:-21
within 2:-20 3:25 4:-20 5:-16 6:-28 7:-18
without 0:-29 2:-16 3:24 4:-17 5:-32
witness 0:-16 2:-31 4:-27 5:-26 6:-23
wive 0:-18 1:-31 2:-20 3:17 4:-23 6:23 7:-20
wk 2:-21 3:-17 6:-17
wknd 1:-24 2:26 3:-19 4:-18 6:-28 7:-20
wks 1:-33 2:-32 3:-36 5:-29 6:-23 7:19
wlw 0:-17 1:-15 2:-17 3:-19 5:-16 6:17
wm 3:15 4:-15 7:-16
wobbl 0:21 1:23 2:-16 5:-18 6:-22 7:-17
woke 0:-44 2:-43 3:63 4:-54 5:-57 6:-53 7:-24
women 1:-21 2:-41 7:15
won 1:20 2:-25 6:-21 7:-22
wont 2:-16
wood 3:-39 4:-37 6:-28
woodstov 0:-20 1:-21 3:-23 4:-17 6:21
word 4:-37 7:-36
wore 0:-33 1:-38 2:-29 3:22 4:-32
work 1:-22 3:-24 4:44
workin 0:21 1:-23 2:-19 3:-18 5:-17 6:-17
workplac 0:-15 2:-15 6:-16
workshop 1:-16 2:-24 3:24 6:-18 7:-16
world 0:-27 1:52 2:-29 3:-40 4:-32 6:-32 7:-30
worri 0:-30 1:30 3:-34 4:-26 6:-34 7:-15
worry 0:-18 1:24 2:-23 3:-30 5:19 6:-33
wors 0:-35 2:-32 4:-31 5:-39 6:24 7:-47
worst 0:34 1:-27 2:-20 3:-16 4:-21 5:-18 6:-23
worth 0:-30 1:45 2:-24 3:-28 4:-42 5:-17 6:-37 7:-31
worthless 0:-32 3:-27 4:-28 5:-29 7:-37
would 0:-24 1:44 2:-38 3:-24 5:-35 7:-41
wouldnt 0:-15 2:-22 3:73 4:-26 5:-58 6:-31 7:-32
wrap 0:-22 2:-31 3:-15 4:-30 5:-27
wreck 0:-16 1:-30 2:-22 3:-29 4:-26 5:-26 6:24 7:-21
wrench 0:-26 1:-19 2:-24 3:-30 4:-18 5:-29 6:37 7:-21
wrestl 0:-30 1:-16 4:-21 7:-20
wrinch 0:-18 1:-16
wring 2:-17 4:-21 6:20 7:-16
wrist 0:18 1:29 2:-47 3:-23 5:-54 7:-26
writ 0:-38 1:41 2:-50 3:-45 4:-37 6:-37 7:-26
wrk 0:-19 1:-26 4:-16 5:-21 6:19
wrong 1:-33 2:-16 3:18 5:-44 7:-38
wrot 1:60 2:-54 3:-41 4:-43 5:-23 6:-24 7:-43
wud 0:-21 2:-21 3:-22 4:-16 5:-26 7:-25
wv 0:-19 2:-16 3:-19 6:19
wylin 0:-20 1:-24 2:-24 3:-20 4:-21 5:-23 6:24 7:-22
wyo
wyom 0:-19 1:-19
x2
xan 0:26 1:-24 2:-20 3:-22 4:-16 6:-18 7:-16
xanax 0:40 1:20 2:-34 3:-24 4:-36 5:-34 6:-38 7:-26
xbox 2:-21 5:18 7:-19
y 4:15
ya 1:35 2:-35 3:-29 4:-29
yakam 1:-22 3:-18 4:-19 6:21
yakim 6:19 7:-22
yall 0:-23 1:22 2:-27 3:-22 4:-26 7:-23
yank 0:-28 1:-23 2:26 3:-33 4:-23 5:-33 6:18 7:-33
yard 1:-50 3:-46 4:-32 5:16
year 2:23 4:19 5:-32 7:-24
yel 0:-41 3:-36 4:-39 6:47 7:-37
yell 1:-16 3:-45 4:-44 5:-37 6:26 7:-40
yellow 0:19 1:-24 3:-21 4:-25 5:-18 6:-32 7:-20
yern 0:-28 1:15 3:-23 4:-22 5:-24 6:17
yes 0:-20 1:-39 2:-36 3:47 4:-21 5:-34 6:-44 7:-36
yesterday 4:-30 6:-20
yet 1:-24 2:-29 3:-20 5:-20
ymca 0:-20 1:-18 3:-18 4:-16 6:-22 7:21
yo 0:-35 3:18 6:-36 7:19
yoga 1:-18 2:-40 3:28 5:-23 6:-17
york 0:-16 1:-20 2:-16 3:23 4:-21 5:-24
you 0:-20 1:23 2:-21 4:-33 7:17
youll 0:-21 2:-27 3:-30 4:-20 5:-26 6:15
young 0:-22 1:-38 2:19 3:-44 4:40 5:-17 6:-32 7:-20
youngest 0:-18 1:19 2:-18 5:-17 6:-23 7:-21
youngin 2:26 5:-20 6:-19 7:-23
youngun 1:-20 2:23 3:-19 6:-17
your 0:-28 3:-46 4:20
yourself 0:-17 1:30 2:-17 4:-15 5:-23 7:-19
youth 0:-34 2:19 4:-46 5:-28 6:-29 7:24
yt 3:-15 4:-19 5:16
zanesvil
zapat 0:-20 1:-17 2:17 3:-23 4:21 5:-20 6:-34 7:-24
zarand 0:-17 1:-16 2:19 3:-22 5:-28
zel 3:-21 5:20 6:-16
zero 3:-21 6:-28
zip 0:-18 1:-33 2:-27 3:25 4:-17 5:-25 6:17 7:-19
zoloft 0:-19 1:15 2:-29 3:-17 4:-19 5:-22 6:16
zone 5:18 6:-21
zumb 0:-19 1:-24 2:-32 3:-18 4:-26 5:-27 6:37
`,
}
