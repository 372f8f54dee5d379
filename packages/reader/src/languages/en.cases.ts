import type { CaseTable } from './case-table.ts'

/** English as people write and say it, on both sides of the Atlantic. Read on Wednesday 18 November 2026. */
export const enCases: CaseTable = [
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
no keep it, it's been moved => keep
no leave it, it was bread => fix category groceries
actually he charges 18 now => fix amount 18
actually it was the offer 40 => fix amount 40
bakery 4.20, and 3.80 yesterday => 4.2 groceries "bakery" + 3.8 @-1 groceries "bakery"
bus 4, and taxi 9 yesterday => 4 @-1 transport + 9 @-1 transport
actually the petrol was 5 less, I had a coupon => fix by -5
delete it? nah => fix takenBack
split that? nah => fix takenBack
bin the coffee one => delete
dentist 180 but insurance pays 80% => ? 36 | 180
swim lessons 85 for Rory and 85 for Ruby => 85 entertainment "swim lessons for Rory" + 85 entertainment "swim lessons for Ruby"
dinner 74, sitter 40, so the evening was 114 => 74 food "dinner" + 40 other "sitter"
dinner 74, sitter 40, so taxi 20 => 74 food "dinner" + 40 other "sitter" + 20 transport "taxi"
few hundred on tires => missing
hundreds on the boiler => missing
a hundred on tires => 100 transport "tires"
delete the brew, I put it on twice. no wait I didn't => fix takenBack
remove the taxi... never mind => fix takenBack
undo. no wait => fix takenBack
make it 30, actually no leave it => fix takenBack
delete the taxi, sorry => delete
delete the coffee, no I didn't buy it => delete
rent not yet => talk
no, not yet => talk
not yet => talk
undo that last delete => restore
compare me and Ana => query compare
compare groceries and eating out => query compare
what was that 17.23 => query list all
who spent 61 => query list all
bill for the broadband 31.50, comes out the 27th => 31.5 utilities "broadband"
nah 55 they were on offer => fix amount 55
the lamp's going back => delete
which category has the most => query top
Amazon order 45 => 45 other "Amazon order"
no wait 280, we were four => fix amount 280
where are we at with groceries => budget show
what's in groceries => query list
that was me i paid it => fix payer me
i paid that one => fix payer me
who been spending more me or her => query top
I'm returning the jeans => delete
braids was 110 she gave me a deal => 110 other "braids"
we shouldn't spend more than 250 on groceries => budget set 250
delete the insurance, that was last month => delete
forgot to add lunch 12 => 12 food "lunch"
$34.60* => fix amount 34.6
top 5 this month => query top
dont tell my mom but shein 63 => 63
the eggs are Ana's => fix payer Ana
wifi 60 split w Ana => 60 utilities "wifi"
how much of it is gone => budget show
what's the damage today => query total today
the screws were included in the 37.45 => delete
just got a haircut 25 plus 5 tip => 30 other "haircut"
had dinner 40 plus 8 tip => 48 food "dinner"
target: diapers 34.99, wipes 12.79, a candle i didn't need 15 => 34.99 groceries "diapers" + 12.79 groceries "wipes" + 15 home "candle"
take the candle off => delete
what category did you put that in? => query latest
which category is the rent in? => query list
did the weekly shop 92 => 92 groceries "groceries"
footy tix 2 adults 28 each and kids free => 56 entertainment "footy tix"
sneakers 50 + 5 of shipping => 55 clothes "sneakers"
HEB was 156.23, gas was 41, and I grabbed Whataburger for 18.75 => 156.23 groceries "HEB" + 41 transport "gas" + 18.75 food "Whataburger"
dentist 60, wait no, insurance covered it => ?
venmoed Katie 40 for babysitting => 40
sent Maria 25 for the piano lesson => 25 education
piano class 45 each for both kids => 90 education
tickets 20 each for the two of us => 40
spent 1200 rupees on the auto and 800 on lunch => 1200 INR + 800 INR food
lunch 20 euros and $15 on coffee => 20 EUR food + 15 food
they were 65 => fix amount 65
cake for my son's birthday 25 => 25 food "cake for my son's birthday"
last 5 please => query list
what are our three biggest categories => query top
scratch that, work is paying => undo
scratch that, company card => undo
how much on groceries compared to last month => query compare this_month
college fees 1,500 second instalment => 1500 education "college fees"
delete that, they refunded me => delete
that was with the tip => fix contented
leave my kebab => keep
oh dear => talk
lunch 1200, sarees 9000 rupees => 1200 INR food + 9000 INR clothes
hotel 50, dinner £20 => 50 travel + 20 GBP food
ice cream 150 rs => 150 INR food
tips 500 rupees, about 6 dollars => 6 USD food
tips $6 (500 rupees) => 6 food
birthday presents for the twins, 30 each => 60 gifts
yoga 18 per class, went 3 times this week => 54 health
make it 800 a month => fix amount 800
no sorry keep => keep
what's the most we spent on something this month => query top
sorry the taxi is 25 => fix amount 25
gas 40, forget it => ?
dinner 86, sorry for the late note => 86 food
Target 63, no, Walmart 63 => 63 "Walmart"
Kroger run 71. Oh, it was Aldi, but still 71 => 71 "Aldi"
milk 4 and bread 3, no, bread 5 => 4 "milk" + 5 "bread"
coffee 3, no sugar, tea 3 => 3 + 3
lunch 12 no 14 sorry => 14 "lunch"
taxi 34⏎*43 => 43 "taxi"
coffee 4.50 er 5.40 => 5.4 "coffee"
hotel 160 CAD, sorry, USD => 160 USD
bought a lamp Friday, no wait, Thursday, 39 => 39 @-6 "lamp"
paid the barber 20 on Monday. Sunday, sorry. => 20 @-3
3/8 bit 4.29 => 4.29
Nutcracker seats, Dec 19, 84 => 84
paid the course on Dec 12, 179 => 179 @-341
Dec 12 lunch 14 => 14 @-341 food
bowling, thursdays two for one, 18 => 18 entertainment
Thursday's Uber 9.12 => 9.12 @-6 transport
Halloween night we spent 62 on sweets => 62 @-18
62 on sweets for Halloween night => 62
23 for lunch Monday => 23 @-2 food
dog Halloween costume 14 => 14
18th: water 44.90. 17th: gas 39.15 => 44.9 @0 + 39.15 @-1
I didn't buy the milk => no:negation
the last two were paid by Ana => fix payer Ana
can I spend 50 on shoes? => budget show
I messed up the gas => fix
show me Ana's expenses => query list
is that more than last month? => query compare
number plate 1234 KLM => missing
plates 120 USD => 120 USD? home
tesco 12 less => fix by -12
haircut 8 more => fix by 8
the tesco one 5 cheaper => fix by -5
what's the last thing I added? => query latest
what did I add last => query latest
who added the petrol? => query list this_month transport
do I have any duplicates? => query repeated
did I log something twice? => query repeated
which is more, groceries or eating out => query compare
everything over 50 => query list
it wasn't me => fix payer other
it wasn't Ana's => fix payer other
it wasn't at tesco => fix
no, it was at tesco => fix category groceries
can you delete the coffee? => delete
could you please remove the coffee => delete
would you delete the taxi? => delete
can I delete the coffee? => delete
can you delete it? => delete
can you change the coffee to 5? => fix amount 5
can you add 5 for coffee? => 5 food "coffee"
can you delete expenses? => help
can I delete an expense? => help
snorkbag 12.50 => 12.5 -
wibblers 45.00 => 45 -
7.20 zingos => 7.2 -
frobnick $30 => 30 -
coffee 5 firday => 5 @-5 food "coffee"
hulu 18 99 => 18.99 entertainment
thali 120 rupees, samosa 40 rand => 120 INR + 40 ZAR
just had a $7 burrito at the truck => 7 food
cab fr 18 no tip => 18 transport
Tue 11/10 urgent care 50 => 50 @-8 health
the sitter Fri, 72 => 72 @-5
uber eats 27.43 fri nite => 27.43 @-5 food "uber eats"
Sunday papers 5.20 => 5.2
bits n bobs 18.07 => 18.07
three weeks ago today, hedge trimmer 40 => 40 @-21 home
rent 900 the first of the month => 900 @-17 home "rent"
paid the 2nd half of the fence, 480 => 480 home
who bought the milk => query list
a couple of us split the dry cleaning, my half was 14 => 14
the pizza one is wrong, it was 23.10 => fix amount 23.1
the bill I logged is wrong, 46 => fix amount 46
had the wrong bus, taxi home 18 => 18 transport
the rental was in euros, not dollars => fix currency EUR
sorry, that one was in pounds not dollars => fix currency GBP
plumber came today, 220 => 220 @0 home
gave the dog walker two twenties => 40
hotel in Reno 240, put it on the mastercard => 240 travel
the roof guy wanted 900 but I talked him down to 750 => 750
got our 1800 insurance payout => no
someone took my bag, had 60 in it => no
cat litter 18 bucks, it was 12 last year => 18 pets
how are we doing on groceries => budget show
did Sam put in the water bill => query list
bin that last one => delete
12 or 13 for the sandwich, I forget => ?
the ferry to Ibiza shows at 140 right now => no
flats round here go at 1,900 these days => no
my subtenant finally transferred the 480 => no
Gran sent Toby a cheque for 25 => no
client wired 900 for the website => no
cab 18 eh no I handed him 20 in the end => 20 transport
nine hundred for the gearbox, I could weep => 900
35, woman who irons the shirts => 35
the meter was off so saved us the 4 quid => no
lamp 30 rug 85 tassels 6 => 30 + 85 + 6
stick the lamp under home instead => fix category home
file the haircut under health please => fix category health
the bus got added twice, delete one => delete
cut my losses and bought 2 used tires, 90 apiece => 180 transport
the dentist took 160 off me => 160 health "dentist"
that was a mistake, delete that => delete
uber 12 for yesterday and 9 today => 12 @-1 transport "uber" + 9 @0 transport "uber"
bus 2.80 twice => ?
dinner with friends 80, I paid my half => ?
bin it, it was for work => delete
it wasn't tesco, it was aldi => fix category groceries
it wasn't groceries but gifts => fix category gifts
not coffee, tea => fix category food
it was tesco not aldi => fix category groceries
wrong category, it's groceries => fix category groceries
did the 41.20 from costco get through => query list
have I put the plumber in already => query list
check if the water bill is logged => query list
night night, sleep tight => talk
sweet dreams, see you tomorrow => talk
what can you even do => help
tell me about groceries this month => query total this_month groceries
total last week => query total
have we gone over the 150 for coffee => budget show
phone the clinic 01865 240 117 after 9 => no
income tax back, 140, for once => no
9 out of 10 for the ramen => no
rent 1,150 out of the joint account => 1150 home
Fwd: 15 off your next shop with code HARVEST15, ends Friday => no
the yacht went for ninety million, ninety MILLION => ?
anywhere between 20 and 25 for parking => ?
dentist between 9 and 10 am, 85 => 85
$80 of which 30 was wine => 80 USD
walmart 96 of which 60 food and 36 a lamp => 60 + 36 home
target 75 including 20 for socks and 15 for a mug => 75
the package came at 5 => no
mom's sending 80 for the swim lessons => no
got a tenner back on the jacket => no
what's left of the 300 for clothes => budget show
turn the 12 from the bakery into 21 => fix amount 21
log 32 instead of 23 => fix amount 32
the baby has a fever of 38.4 => no
parking 8.50, 2 minivans => ?
burger 6.40, had two => ?
24 stamps, 17.28 at the post office => 17.28
diesel at 3.89, filled up for 62 => 62 transport
my brother fell asleep so we took the Uber, 23 => 23 transport
Spotify went from 10.99 to 11.99, charged this morning => 11.99 @0 entertainment
the lamp was 90 but I paid 60 => 60 home
hotel 140 Sat, diner 32 Sun => 140 @-4 travel + 32 @-3 food
Amazon put 34.50 back on my card => no
Best Buy put 120 back => no
bed sheets 60in and 80in, 54.90 => 54.9 home
sizes 8 and 9 boots, 120 for both => 120 clothes
sitter 5h at 15, so 75 => 75 other
swap the vet one to pets please => fix category pets
car wash 24 plus tax 25.98 => 25.98 transport
we split the cab four ways, my share 12 => 12 transport
cuatrocientos at the vet for the puppy => 400 pets
dos mil trescientos for the plumber => 2300 home
vinte e cinco for the haircut => 25 other
trente et un for lunch => 31 food
quince con cincuenta for tacos => 15.5 food
Studio9 (2 x 45) yoga 90 => 90 health
dinner 60, tax 5.40, 65.40 in total => 65.4
dinner 61.20 plus taxes 66.10 altogether => 66.1 food
Delta have refunded us 140 for the cancelled hotel => no
the dealership have credited me 75 for the tires => no
€6 80 for two croissants => 6.8 EUR food
scarf £22 cash, not the 30 she asked for => 22 GBP clothes
gate repair 180, not the 240 he quoted => 180 home
sandwiches 14.20, sodas 6, both on the amex => 14.2 food + 6
tea 3 and I tipped 1, four gone => 4 food
paid the sitter, 45 and a bit, ok 45.30 => 45.3 other
twenty and some change, ok 20.85, for shampoo => 20.85 groceries
hotel 300 for the weekend => 300 travel
had the 240 boots in my basket and left without them => ?
a 600 sofa at the outlet, not for us => no
cholesterol tablets were 8.5 but my sugar was 6.4 this morning => ?
the plumber invoice is 400, he pays in 30 days => no
handed over 60 for the pizzas and got 11 back => ?
babysitter came last night, 60 => 60 @-1 other
Spent $20 on coffee => 20 food "coffee"
spent 20 on coffee => 20 food "coffee"
coffee 4.50 => 4.5 food "coffee"
4.50 coffee => 4.5 food "coffee"
$4.50 coffee => 4.5 food "coffee"
coffee $4.5 => 4.5 food "coffee"
coffee - $4.50 => 4.5 food "coffee"
coffee: 4.50 => 4.5 food "coffee"
I paid 1,250 for rent => 1250 home "rent"
rent 1,500 => 1500 home "rent"
rent 1500 => 1500 home "rent"
rent $1,500.00 => 1500 home "rent"
1.500 rent => 1500 home "rent"
coffee 4.500 => ? 4500 | 4.5
groceries 86,40 => 86.4 groceries "groceries"
groceries 1.234,56 => 1234.56 groceries "groceries"
groceries at Costco 231.87 => 231.87 groceries "groceries at Costco"
bought 2 pizzas for 30 => 30 food "2 pizzas"
2 pizzas 30 => 30 food "2 pizzas"
2 coffees for 9 at Starbucks => 9 food
got 3 shirts for $45 => 45 clothes "3 shirts"
3 beers 21 => 21 food "3 beers"
5 lbs of chicken 18.75 => 18.75 groceries
a dozen eggs 6.99 => 6.99 groceries
2 gallons of milk $8.50 => 8.5 groceries
12 pack of coke 7.99 => 7.99 groceries
twenty bucks on gas => 20 transport "gas"
20 bucks gas => 20 transport "gas"
gas 45 bucks => 45 transport "gas"
filled up the tank for 52 => 52 transport
filled up for $52.30 => 52.3
uber 23.75 => 23.75 transport "uber"
uber to the airport 48 => 48 transport "uber to the airport"
lyft home last night 18 => 18 @-1 transport
last night dinner was 85 => 85 @-1 food "dinner"
dinner with Sarah 62.40 yesterday => 62.4 @-1 food "dinner with Sarah"
yesterday I spent 40 on groceries => 40 @-1 groceries "groceries"
day before yesterday 15 parking => 15 @-2 transport "parking"
on monday I paid 60 for the plumber => 60 @-2 home "plumber"
last friday 120 at the vet => 120 @-5 pets "vet"
last wednesday haircut 35 => 35 @-7 other "haircut"
two days ago 30 for lunch => 30 @-2 food "lunch"
3 weeks ago I paid 200 for tires => 200 @-21 transport "tires"
a week ago 50 for shoes => 50 @-7 clothes "shoes"
11/3 electric bill 96 => 96 @-15 utilities "electric bill"
on 11/3 I paid 96 for electricity => 96 @-15 utilities "electricity"
Nov 3 electricity 96 => 96 @-15 utilities "electricity"
november 3rd electricity 96 => 96 @-15 utilities "electricity"
on the 3rd 96 electricity => 96 @-15 utilities "electricity"
12/25 gifts 300 => 300 @-328 gifts "gifts"
2026-11-01 rent 1800 => 1800 @-17 home "rent"
this morning bagel and coffee 9.25 => 9.25 @0 food "bagel and coffee"
today lunch 14 => 14 @0 food "lunch"
lunch 14 tonight => 14 @0 food "lunch"
at 7pm dinner 45 => 45 food "dinner"
8:30 breakfast 12 => 12 food "breakfast"
spent 20 on coffee and 15 on bread => 20 food "coffee" + 15 groceries "bread"
coffee 5, bread 4 and milk 3 => 5 food "coffee" + 4 groceries "bread" + 3 groceries "milk"
coffee 5 bread 4 => 5 food "coffee" + 4 groceries "bread"
5 coffee 4 bread => 5 food "coffee" + 4 groceries "bread"
groceries 80⏎gas 40⏎pharmacy 25 => 80 groceries "groceries" + 40 transport "gas" + 25 health "pharmacy"
1. rent 1500⏎2. electric 90⏎3. internet 60 => 1500 home "rent" + 90 utilities "electric" + 60 utilities "internet"
- taxi 20⏎- lunch 15 => 20 transport "taxi" + 15 food "lunch"
yesterday lunch 12 and today lunch 14 => 12 @-1 food "lunch" + 14 @0 food "lunch"
paid 30 for parking and 12 for tolls yesterday => 30 @-1 transport "parking" + 12 @-1 transport "tolls"
bread and milk 8 => 8 groceries "bread and milk"
bread, milk and eggs 18 => 18 groceries "bread, milk and eggs"
lunch 12 dinner 30 total 42 => 12 food "lunch" + 30 food "dinner"
lunch 12, dinner 30, total 50 => ? 12+30 | 50
spent 10 on bread, 6 on milk and 4 on eggs => ? 10+6+4 | 6+4
spent 10: 6 on milk and 4 on eggs => 6 + 4
total 42: lunch 12, dinner 30 => 12 food "lunch" + 30 food "dinner"
3x4.50 coffees => 13.5 food "coffees"
12 + 8 lunch => 20 food "lunch"
2 tickets at 15 each => 30 entertainment "2 tickets"
4 tacos at $3 each => 12 food "4 tacos"
3 shirts at 15 => ? 15 | 45
tv 1200 in 12 payments => 1200 home "tv"
couch in 6 payments of 150 => ? 900 | 150
twenty five on lunch => 25 food "lunch"
twenty five fifty for lunch => 25.5 food "lunch"
lunch twelve fifty => 12.5 food "lunch"
coffee three seventy five => ? 3.75 | 375
nineteen ninety nine for the book => 19.99 education "book"
a hundred and twenty on groceries => 120 groceries "groceries"
one hundred twenty five dollars and fifty cents on groceries => 125.5 USD groceries "groceries"
two grand on the couch => 2000 home "couch"
half a grand on a tv => 500 home "tv"
1.5k on the laptop => 1500 other "laptop"
2k rent => 2000 home "rent"
fifteen hundred for rent => 1500 home "rent"
a thousand two hundred for rent => 1200 home "rent"
5 and a half on coffee => 5.5 food "coffee"
99 cents for gum => 0.99
75¢ candy => 0.75 food "candy"
spent 20 no wait 25 on lunch => 25 food "lunch"
lunch 20, sorry 22 => 22 food "lunch"
lunch was 20 I mean 22 => 22 food "lunch"
it was 46 not 45 => fix amount 46
coffee 4, actually 5 => 5 food "coffee"
netflix 15.99 => 15.99 entertainment "netflix"
gym membership 40 => 40 health "gym membership"
dog food 35 => 35 pets "dog food"
birthday present for mom 50 => 50 gifts
flight to Denver 320 => 320 travel "flight to Denver"
hotel 2 nights 280 => 280 travel "hotel 2 nights"
iphone 15 case 20 => 20 other
iphone 15 800 => 800 other "iphone 15"
size 10 shoes 80 => 80 clothes
bus 42 2.75 => 2.75 transport "bus 42"
room 204 hotel 150 => 150 travel
regular 87 gas 40 => 40 transport
unit 4B rent 1400 => 1400 home
tip 10 => 10 food "tip"
dinner 50 with tip => 50 food "dinner"
dinner 50 plus 10 tip => 60 food "dinner"
paid cash 15 barber => 15 other "barber"
15 barber with my visa => 15 other "barber"
venmo 20 for pizza => 20 food "pizza"
venmoed the babysitter 60 => 60 other "babysitter"
my husband paid 45 for gas => 45 transport "gas"
wife bought shoes 90 => 90 clothes "shoes"
Ana paid 30 for pizza => 30 food "pizza"
add 12 lunch => 12 food "lunch"
log $30 groceries => 30 groceries "groceries"
record 15 for parking => 15 transport "parking"
expense: taxi 22 => 22 transport "taxi"
had lunch 14 => 14 food "lunch"
took a cab 25 => 25 transport "cab"
went to the movies 30 => 30 entertainment "movies"
ate out 45 => 45 food "meal"
the plumber charged me 150 => 150 home "plumber"
dinner cost me 60 => 60 food "dinner"
the bill came to 75 => 75
set me back 200, new tires => 200 transport "new tires"
🍕 20 => 20 food "🍕"
☕ 4.50 => 4.5 food "☕"
20 euros souvenirs => 20 EUR travel "souvenirs"
20 quid on a taxi => 20 GBP transport "taxi"
€15 museum => 15 EUR entertainment "museum"
500 pesos tacos => 500 MXN? food "tacos"
1500 yen ramen => 1500 JPY food "ramen"
GROCERIES 45 => 45 groceries "GROCERIES"
grocries 45 => 45 groceries "grocries"
restaurnt 60 => 60 food "restaurnt"
Starbucks 6.45 => 6.45 food "Starbucks"
Target run 84.12 => 84.12 groceries
amazon 32.99 => 32.99 other "amazon"
Chipotle 13.85 => 13.85 food "Chipotle"
CVS 22 => 22 health "CVS"
oil change 65 => 65 transport "oil change"
car insurance 140 => 140 transport "car insurance"
phone bill 55 => 55 utilities "phone bill"
water bill 40.22 => 40.22 utilities "water bill"
daycare 900 => 900 education "daycare"
piano lessons 120 => 120 education "piano lessons"
copay 30 => 30 health "copay"
dentist 180 => 180 health "dentist"
haircut 35 plus 7 tip => 42 other
charity donation 25 => 25 gifts "charity donation"
speeding ticket 150 => 150 other "speeding ticket"
concert tickets 160 => 160 entertainment "concert tickets"
12 => ?
$12 => ?
spent 12 => 12
I got paid 2000 => no:income
got my paycheck 1850 => no:income
salary 4000 => no:income
received a refund of 35 => no:income
amazon refunded me 20 => no:income
sold my bike for 150 => no:income
mom gave me 50 => no:income
John paid me back 20 => no:income
won 100 in the lottery => no:income
found 20 on the street => no:income
withdrew 100 => no:withdrawal
took out 60 from the ATM => no:withdrawal
got 40 cash from the atm => no:withdrawal
moved 500 to savings => no:transfer
transferred 300 from checking to savings => no:transfer
put 200 in my savings => no:transfer
deposited 400 => no:transfer
bought 500 in bitcoin => no
paid off my credit card 800 => no:transfer
lent Mike 50 => no:loan
I owe Sarah 20 => no:loan
Mike owes me 50 => no
borrowed 100 from dad => no:loan
need to pay 60 for internet => no:future
remind me to pay rent 1500 tomorrow => no:future
I have to buy a new tire for 120 => no:future
going to spend 50 on gifts => no:future
gonna buy shoes 90 => no:future
rent is due friday 1500 => no
tomorrow lunch 15 => no:future
next week dentist 200 => no:future
buy milk 4 => no:future
pay electric 90 => no:future
want to buy a tv for 800 => no:future
should I buy the shoes for 80? => no
can I afford a 500 tv? => no
if I buy the tv I'd spend 800 => no
would cost 500 to fix => no
a coffee costs 5 dollars here => no:quote
gas is 3.89 a gallon => no:quote
saw a jacket for 120 => no:quote
they're asking 300 for the couch => no:quote
plumber quoted me 400 => no:quote
bitcoin hit 90000 => no
tickets start at 45 => no:quote
didn't buy the 80 dollar shoes => no
I didn't spend 20 on coffee => no
almost bought a 300 jacket => no
nearly spent 50 on junk => no
my boss spent 500 on dinner => no
my neighbor bought a car for 30k => no
Elon Musk bought Twitter for 44 billion => no
did I spend 20 on coffee? => no
was lunch 15? => no
call me at 555-123-4567 => no
my number is 555 123 4567 => no
your code is 482913 => no
your verification code is 123456 => no
order #12345 shipped => no
meet me at 5 => no
see you at 7:30 => no
I'm 35 years old => no
ran 5 miles => no
Lakers won 110-98 => no
it's 75 degrees out => no
12345 Main Street => no
flight 1234 departs at 9 => no
20% off at Target => no
thanks a million => thanks
0 coffee => no
-20 coffee => no
2 coffees => missing
bought milk => missing
bought 2 pizzas => missing
paid the rent => missing
went to the store => no
how much did we spend this month => query total this_month
how much did I spend on coffee this week? => query total this_week food
how much have I spent on groceries => query total this_month groceries
what did I spend yesterday => query
total spending last month => query total last_month
how much did Ana spend in October => query total month
what's our total this month => query total this_month
biggest expenses this month => query top this_month
top 3 => query top
top 5 => query top
that was me who paid not Ana => fix payer me
how much on petrol since the 1st => query total range transport
what did we spend the most on => query top
show me my expenses => query list
list expenses from last week => query list last_week
compare this month to last month => query compare this_month
am I spending more than last month? => query compare
spending by category => query top
how much on uber last month? => query total last_month transport
how much did we spend in the last 7 days => query total days
no, 250 => fix amount 250
no it was 30 => fix amount 30
sorry, 25 => fix amount 25
actually it was 18.50 => fix amount 18.5
make it 30 => fix amount 30
change it to 45 => fix amount 45
it was 18 => fix amount 18
it was yesterday => fix date -1
that was groceries => fix category groceries
change the category to transport => fix category transport
move it to entertainment => fix category entertainment
Ana paid => fix payer Ana
it was paid by Ana => fix payer Ana
delete => delete
delete the last one => delete
remove that => delete
undo => undo
scratch that => undo
restore it => restore
bring it back => restore
hi => hello
hello there => hello
good morning => hello
how are you? => hello
thanks => thanks
thank you so much! => thanks
help => help
how does this work? => help
what can you do? => help
ready => connect
stop => stop
ok => talk
lol => talk
nice => talk
set a budget of 500 for groceries => budget set 500
groceries budget 400 => budget set 400
how much is left in my budget? => budget show
no wait, leave it => keep
don't delete the coffee => keep
not what I meant => fix complaint
no, you got it wrong => fix complaint
no it's fine => fix contented
delete everything from last week => delete last_week
delete the one from thursday => delete day
delete yesterday's coffee => delete yesterday
please remove the last two => delete 2
remove the last 2 expenses => delete 2
is 400 a good budget for groceries? => budget show
actually that was for two people => fix
we went halves on dinner => fix
not Ana, me => fix payer me
wrong amount => fix
I didn't say 45, I said 54 => fix amount 54
call it "school run" => fix description school run
rename "date night" to "night out" => fix description night out
put them back => restore
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
which was the dearest? => query top
I'd like to spend no more than £250 a month on groceries => budget set 250
how are we getting on with that? => budget show
ta very much => thanks
kebab at 2am lol 9 => 9 food "kebab"
kebab 9 at 2am => 9 food "kebab"
train to leeds 48.60 return, booked for the 5th => 48.6 transport "train to leeds"
haircut 24, cola 3 plus 1 tip so 4 => 24 other + 4 food
Aldi 41.30 (of which cat litter 6) and petrol 30 => 41.3 + 30 transport
beers 14 chips 9 => 14 + 9
parking 8 plus penalty 60, 68 altogether => 68 transport
spent £12.50 on lunch => 12.5 GBP food "lunch"
12.50 meal deal => 12.5 food "meal deal"
£3.20 coffee => 3.2 GBP food "coffee"
tesco 45.30 => 45.3 groceries "tesco"
weekly shop at Sainsbury's £87.42 => 87.42 GBP groceries
20 quid on petrol => 20 GBP transport "petrol"
petrol 45 quid => 45 GBP transport "petrol"
a tenner on chips => 10 food "chips"
fiver for parking => 5 transport "parking"
two hundred quid on the train => 200 GBP transport "train"
99p crisps => 0.99 GBP food "crisps"
milk 1.15 => 1.15 groceries "milk"
council tax £156 => 156 GBP home "council tax"
tube fare 2.80 => 2.8 transport "tube fare"
oyster top up 20 => 20 transport "oyster top up"
pint 5.60 => 5.6 food "pint"
two pints 11.20 => 11.2 food
couple of pints £11 => 11 GBP food
fish and chips 14 => 14 food "fish and chips"
3/11 gas bill 60 => 60 @-15 utilities "gas bill"
25/10/2026 mot 55 => 55 @-24 transport "mot"
on the 3rd of November paid 30 for the dentist => 30 @-15 health "dentist"
cab home last night £18 => 18 GBP @-1 transport "cab home"
cinema on saturday 24 => 24 @-4 entertainment "cinema"
nando's 32.50 => 32.5 food
boots 14.99 => 14.99
rent £950 => 950 GBP home "rent"
one thousand two hundred pounds for the sofa => 1200 GBP home "sofa"
nineteen and ninety for the book => 19.9 education "book"
twelve pounds fifty on lunch => 12.5 GBP food "lunch"
twelve quid fifty lunch => 12.5 GBP food "lunch"
spent 20 euros on lunch => 20 EUR food "lunch"
$20 app => 20 other "app"
nursery fees 640 => 640 education "nursery fees"
nappies 8.50 => 8.5 groceries "nappies"
got paid two grand => no:income
took 50 quid out of the cash machine => no:withdrawal
petrol is 1.45 a litre => no:quote
mate owes me a tenner => no
I'll pick up milk for 2 quid => no:future
the match finished 2-1 => no
how much did we spend on food last week => query total last_week food
cheers => thanks
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
grabbed a latte and a muffin for 8.75 => 8.75 food "latte and a muffin"
Just paid the electric bill, it was $112.34 => 112.34 utilities "electric bill"
got gas on the way home, 38.50 => 38.5 transport
45 bucks at target for diapers and wipes => 45 groceries
my wife spent 200 at trader joes => 200 groceries
picked up dry cleaning 23 => 23 home "dry cleaning"
paid the babysitter sixty dollars => 60 USD other "babysitter"
hundred and fifty for the vet => 150 pets "vet"
kids' shoes 64.99 => 64.99 clothes
dropped 300 on concert tickets last saturday => 300 @-4 entertainment "concert tickets"
gas station 40 and car wash 12 => 40 transport "gas station" + 12 transport "car wash"
doctor copay was 35 => 35 health "doctor copay"
yesterday: lunch 13.50, bus 2.75, groceries 44 => 13.5 @-1 food "lunch" + 2.75 @-1 transport "bus" + 44 @-1 groceries "groceries"
paid my share of dinner, $32 => 32 food
$1,299 new laptop => 1299 other
1,299.99 macbook => 1299.99 other "macbook"
2 movie tickets and popcorn, $41 => 41 entertainment
split pizza with roommates my part was 9 => 9 food
sunday brunch 54 => 54 @-3 food "brunch"
rent paid 1450 => 1450 home "rent"
parking $8 at the hospital => 8
trash bags and soap 14.27 at walmart => 14.27 groceries
tipped the waiter 10 => 10 food
donated 50 to the red cross => 50 gifts
bought a used bike off craigslist for 120 => 120 transport
spent way too much on takeout, like 48 bucks => 48 food
six fifty for a smoothie => 6.5 food
uber home 17.80 lol => 17.8 transport
my phone died so I paid 89 to fix the screen => 89
gym 39.99 monthly => 39.99 health
had to pay 75 for a tow => 75 transport
oops that should be 45 => fix amount 45
wait, it was 32 => fix amount 32
nope, 27.50 => fix amount 27.5
that was last night => fix date -1
remove the last expense => delete
what's my spending this week => query total this_week
how much have we spent on eating out in november? => query total month food
did we go over budget this month? => budget show
show last 5 expenses => query list
I make 5000 a month => no
paycheck hit today 2,310.55 => no:income
we should budget 300 for christmas => budget set 300
mortgage rates are at 6.5% => no
there are 12 people coming => no
it's 3 miles away => no
pick up the kids at 3:15 => no
my flight is UA 482 => no
pin is 4821 => no
I'd pay 20 for that => no
thinking of buying a couch for 900 => no
they want 50 for parking?? => no
don't forget the 40 for the field trip => no
Tom borrowed 20 from me => no
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
popped to the co-op, £14.60 => 14.6 GBP groceries
train to Leeds 42.80 => 42.8 transport "train to Leeds"
chippy tea for four 36 quid => 36 GBP food
mum's birthday present £45 => 45 GBP gifts
paid the cleaner 30 quid => 30 GBP home "cleaner"
round of drinks 28.40 => 28.4 food
two tickets for the footy, £90 => 90 GBP entertainment
boiler repair 180 => 180 home
nursery £812 for november => 812 GBP education
got 20 quid back from Dave => no
bus is 2 quid these days => no
skint til friday, 40 quid left => no
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
hey so I spent like 35 bucks at cvs yesterday => 35 @-1 health
Lunch @ chipotle 12.85 => 12.85 food
Dinner (sushi) $64.20 => 64.2 food
oil change & tires 420 => 420 transport "oil change & tires"
paid john 40 for the pizza => 40 food
two hundred twelve dollars for groceries => 212 USD groceries
new shoes for the kids, 78.50 at target => 78.5 clothes
preschool tuition 850 => 850 education
toll 3.50 gas 42 snacks 8 => 3.5 transport "toll" + 42 transport "gas" + 8 food "snacks"
spent a hundred at costco => 100 groceries
got a pizza for 18 => 18 food "pizza"
4 pack of batteries 7.99 => 7.99
refilled propane 22 => 22 utilities "propane"
hair appointment $85 + $15 tip => 100 other
bought mom flowers 45 => 45 gifts
40 for gas and 12 for a car wash this morning => 40 @0 transport "gas" + 12 @0 transport "car wash"
vet bill came to 212.40 => 212.4 pets
state park entry 10 => 10
date night 96 (dinner 70, movie 26) => 70 food "dinner" + 26 entertainment "movie"
grocery run: $54.23 => 54.23 groceries
paid rent on the 1st, 1600 => 1600 @-17 home "rent"
nov 15 internet 65 => 65 @-3 utilities "internet"
monday's lunch 13 => 13 @-2 food
uber eats 28.94 => 28.94 food "uber eats"
the kids ate at mcdonalds 22 => 22 food
tampons 8.99 => 8.99 groceries "tampons"
paid off the last of the couch, 300 => 300 home
water heater repair cost 450 => 450 home
1 large coffee 3.75 => 3.75 food
spent 1200 even on new brakes => 1200 transport
thirty-five fifty at the diner => 35.5 food "diner"
bought a $60 game => 60 entertainment
70 dollar haircut => 70 USD other "haircut"
$9.99/month spotify => 9.99 entertainment
airfare 412.30 to see grandma => 412.3 travel
coffee 4 bucks, bagel 3 bucks => 4 food "coffee" + 3 food "bagel"
had to get a new phone charger 19.99 => 19.99 other
can you add 25 for parking => 25 transport "parking"
I think I spent 30 on lunch => 30 food "lunch"
saved 20 on groceries with coupons => no
grandma sent me 100 for my birthday => no
my tax refund was 1,200 => no
the couch is 900 at ikea => no
electric bill will be 120 => no
gas went up to 4.19 => no
we're 3 people for dinner => no
my phone is at 20% => no
chapter 12 is so good => no
the meeting is at 10 => no
it's 20 minutes late => no
you owe me 20 => no
interest rates hit 7 => no
bet you 50 bucks they lose => no
I wish I had 1000 dollars => no
not spending 50 on that => no
never paid the 30 for parking => no
my sister in law bought a 600k house => no
scored 90 on my test => no
password is 1234 => no
how much is rent? => no
how much do we usually spend on gas? => query total this_month transport
where did all our money go this month? => query top this_month
what's left in the grocery budget? => budget show
change the last one to 18 => fix amount 18
that should be under transport => fix category transport
the coffee was 5 not 4 => fix amount 5
delete that please => delete
undo that last one => undo
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
£4 on the bus => 4 GBP transport "bus"
takeaway curry 27.50 => 27.5 food "takeaway curry"
train tickets for both of us 64 => 64 transport
m&s food hall 18.75 => 18.75
school dinner money 25 => 25
council tax direct debit 142 => 142 home "council tax"
pub lunch sunday, 38 quid => 38 @-3 food "pub lunch"
prescription 9.90 => 9.9 health "prescription"
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
paid the sitter 80 last night => 80 @-1 other "sitter"
$15 car wash and $40 gas => 15 transport "car wash" + 40 transport "gas"
we spent 240 on groceries this weekend => 240 @-4 groceries "groceries"
ordered thai 38.20 => 38.2 food "thai"
my daughter's soccer fees 120 => 120
school lunch account 50 => 50 food "school lunch account"
costco membership 60 => 60
amazon prime 14.99 => 14.99 entertainment "amazon prime"
got a speeding ticket, $180 => 180 other "speeding ticket"
tickets to the zoo 64 for the family => 64 entertainment
bought milk, eggs, and bread for 17.35 => 17.35 groceries "milk, eggs, and bread"
cleaning lady 120 cash => 120 home "cleaning lady"
two movie tickets $28 and candy $9 => 28 entertainment + 9 food "candy"
electricity 88.10, water 35, gas 41.75 => 88.1 utilities "electricity" + 35 utilities "water" + 41.75
yesterday 60 on shoes, today 15 on lunch => 60 @-1 clothes "shoes" + 15 @0 food "lunch"
$2,450.00 mortgage => 2450 home "mortgage"
2.50 bus => 2.5 transport "bus"
nine ninety nine for netflix => ? 9.99 | 999
put 30 on the metro card => 30 transport "metro card"
splurged on sneakers 140 => 140 clothes "sneakers"
hardware store run 23.18 => 23.18 home
therapy session 150 => 150 health
coffee and a donut, five bucks => 5 food "coffee and a donut"
5 dollar footlong => 5 USD
$5 footlong => 5
1,050 daycare november => 1050 education
100 cash gift to nephew => 100 gifts
sent mom 200 for groceries => 200 groceries
groceries ($112.45) => 112.45 groceries "groceries"
brunch w/ friends 32 => 32 food
gas 40, oh and snacks 6 => 40 transport "gas" + 6 food "snacks"
my insurance went up to 180 => no
someone hit my car, damage is 2000 => no
if we cancel netflix we save 16 => no
reminder: rent 1600 due on the 1st => no
can you send me 20? => no
I weigh 180 now => no
got 3 new followers => no
the baby was born at 3:42, 7 lbs => no
rating 4.5 stars => no
apt 12 buzz 34 => no
I've got 20 left => no
my budget is 500 => budget set 500
he still owes 300 => no
got a raise of 5000 => no
they gave me a 50 gift card => no
the tv was 900 but I didn't get it => no
was gonna get the 80 one but no => no
lotto jackpot is 300 million => no
we have 4 kids => no
text me at 4155550123 => no
1600 Pennsylvania Ave => ?
windows 11 is slow => no
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
lunch12.50 => 12.5 food "lunch"
$8tacos => 8 food
spent forty-two fifty on gas => 42.5 transport "gas"
groceries 1 200 => 1200 groceries "groceries"
bought a 12 pack of beer for 15.99 => 15.99
paid 20 dollars 50 for the cab => 20.5 USD transport "cab"
costco 312.44, gas 48.20, pharmacy 12 => 312.44 groceries + 48.2 transport "gas" + 12 health "pharmacy"
two weeks ago paid 300 for the dentist => 300 @-14 health "dentist"
taxi 20 then coffee 5 => 20 transport "taxi" + 5 food "coffee"
20% off so the jacket was 60 => 60 clothes
paid with a 50 for a 12.75 lunch => 12.75 food
card ending in 4242 charged 35 at shell => 35 transport
uber 25 + 5 tip => 30 transport
flat tire on highway 101, paid 120 for a tow => 120 transport
gas pump 7, 41.50 => 41.5 transport
gasté 20 on tacos => 20 food "tacos"
coffee ☕ 4 => 4 food
yesterdays groceries were 85 => 85 @-1 groceries
had dinner at olive garden, came to 63.12 => 63.12 food
new backpack for school 39 => 39
gas for the grill 22 => 22
annual vet checkup 140 => 140 pets
5/6 was a bad day => no
score was 21 to 14 => no:unrelated
this is the 3rd time => no
around 300 people showed up => no
i'd love a 2000 dollar tv => ?
he said the car costs 20k => no
my goal is to save 500 => no
are the tickets 40? => no
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
target 56.23 => 56.23
bought a birthday cake 32 => 32
paid 65 for the kids haircuts => 65 other
15.60 for breakfast burritos => 15.6 food
phone case and charger 41.99 => 41.99 other
dinner for two 88 plus tip 16 => 104 food
paid $600 car payment => 600 transport
pharmacy twenty three fifty => 23.5 health "pharmacy"
monthly bus pass 70 => 70 transport
spent $30 at the farmers market sunday => 30 @-3 groceries
guitar lesson 45 => 45 education
ordered a rug online for 149 => 149 home
winter coats for the boys 180 => 180 clothes
hotel in Chicago $212.50 => 212.5 travel
ice cream w/ kids 18 => 18 food
mowed the lawn, paid neighbor kid 25 => 25
paid 12 for laundry and 6 for parking => 12 home "laundry" + 6 transport "parking"
water bottles 6.49 => 6.49 groceries
got reimbursed 45 for travel => no
our rent is 1800 => no
he makes 90k => no
remind me about the 200 deposit => no
is 40 too much for a haircut => no
bus 12 is late again => no
we need 3 more chairs => no
how much did I spend at target last month => query total last_month
delete the lunch one => delete
wrong, it was 14 => fix amount 14
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
Hiya love, popped to M&S for a cardi, forty two fifty => 42.5 clothes
2x adult tickets for Bluey Live £58 => 58 GBP entertainment
kids haircuts x3 $66 => 66 other
just filled the Hilux, $118.40 at Shell => 118.4 transport
had the boiler serviced today 95 quid => 95 GBP @0 home
Dominos last nite 27.99 => 27.99 @-1 food
12.5 for parking at hospital. Daylight robbery => 12.5 transport
new glasses from specsavers 169 => 169 health
school photos came home, £24 gone => 24 GBP education
gave the window cleaner a tenner => 10 home
topped up the electric key £20 => 20 GBP utilities
Oil for the car 38.99 halfords => 38.99 transport
Two coffees and a muffin $13.85 => 13.85 food
renewed my driving licence 14 pounds => 14 GBP transport
spent thirty-one eighty at aldi => 31.8 groceries
bought nappies £9 and wipes £2.50 => 9 GBP groceries + 2.5 GBP groceries
Sat: farmers market $41, Sun: brunch $63 => 41 @-4 groceries + 63 @-3 food
uber eats, 34.12, thursday => 34.12 @-6 food
spotify family went up, charged 17.99 today => 17.99 @0 entertainment
rent's gone out £1,150 => 1150 GBP home
water softener salt 8 bags $56 => 56 home
Paid Maria 120 for cleaning the house => 120 home
Put £40 on the gas meter => 40 GBP utilities
my daughter's ballet shoes were 28 dollars => 28 USD clothes
Physio session Monday $85 copay => 85 @-2 health
train to Leeds return 46.70 => 46.7 transport
3 for 2 on shampoo, paid 11 in total => 11 groceries
lunch at work 8.75 chicken wrap => 8.75 food
Dog had his jabs £54 => 54 GBP pets
hubby got diesel 60 => 60 transport
ive paid the nursery 642 for november => 642 education
€9.90 for a sandwich at the airport?! => 9.9 EUR food
ordered a bookcase off ikea £89 delivery £15 => 89 GBP home + 15 GBP
5 kg dog biscuits 22.49 => 22.49 pets
Costco run: 218.77, gas there: 52.10 => 218.77 groceries + 52.1 transport
a round at the Crown, 23 quid => 23 GBP food
PS5 game for Jake 54.99 => 54.99 entertainment
laundromat quarters $10 => 10 home
Tolls: 3.25, 1.75, 2.50 => ?
5 bucks tip for the barista => 5 food
sixteen hundred on the new fence => 1600 home
a hundred n ten for the plumber => 110 home
$250 deposit on the cabin, balance later => 250 travel
bus pass £70 for the month => 70 GBP transport
medicine for the little one 12 dollars 40 => 12.4 USD health
forgot to add yesterday's takeaway £31 => 31 GBP @-1 food
can u add 6.20 for milk n bread => 6.2 groceries
plz note 19.99 phone case => 19.99 other
I bought the kids ice creams, £7.50 all in => 7.5 GBP food
our anniversary dinner came to 142 with wine => 142 food
went halves on a pizza, my half 9 => 9 food
£3.80 latte. £3.80!! => 3.8 GBP food
Dave owes me 20 for the taxi => no
got my wages today 1,940 => no
The neighbours paid 4k for their new patio => no
might book that hotel, 210 a night => no
tickets go on sale friday from £65 => no
mortgage advisor says we can borrow 280000 => no
my train's at 17:42 platform 3 => no
weighs 3.4kg, born at 6am, mum and baby fine! => no
happy 40th mate => no
pin for the alarm is 4471 => no
I've only got 15 quid till payday => no
what's 20% of 85 => no
can you lend me 50 till friday => no
refund from asos 32.50 landed => no
my boss gave everyone a $100 bonus => no
is 350 too much for a used washer? => no
parcel arriving tomorrow between 10 and 12 => no
kitchen quote was 8,500, we said no => no
page 214, question 6 => no
remind me the MOT is due on the 28th => no
team lost 4-1 again => no
sold the pram for 60 => no
moved 300 over to the savings pot => no
don't count the 40 from yesterday, work pays that => no
if we skip takeaways we'd save 200 a month => no
it's minus 5 outside => no
flight BA283 lands 14:20 => no
recipe says 250g butter and 4 eggs => no
he's 6 foot 2 => no
did you know a Rolex costs 10000? => no
Chase text: your balance is $1,204.33 => no
Sarah's rent is 1200 and she lives in a shoebox => no
hey there casita => hello
cheers pal => thanks
good night! => talk
how do i use this thing => help
how much have we blown on eating out this month? => query total this_month food
what did groceries cost us in october => query total month groceries
show me this week's spending => query total this_week
who spent the most last month? => query top last_month
whats left for clothes this month => budget show
no it was 42 not 24 => fix amount 42
that last one should be transport => fix category transport
sorry that was yesterday => fix date -1
delete the last entry => delete
scrap that => undo
just paid off the dentist 312.50 finally => 312.5 health
6 pack of modelo and chips, 17.23 => 17.23 groceries
Aldi haul $92.41 🛒 => 92.41 groceries
GOT NEW WIPERS 38 AT AUTOZONE => 38 transport
costco hot dog 1.50 best deal in america => 1.5 food
nurse shoes $79.95, feet are dead => 79.95 clothes
vet for Biscuit one hundred eighty five => 185 pets
dropped 240 at the dealership for an oil change and rotation => 240 transport
sitter 4 hrs 72 => 72 other
$3 raffle ticket => 3 entertainment
snacks for the soccer team 26.40, ref fee 15 => 26.4 food + 15
thurs gas 41, fri gas 38 => 41 @-6 transport + 38 @-5 transport
Walgreens - flu meds 22.18 => 22.18 health
I-95 tolls 11.40 => 11.4 transport
two fifty for a soda from the machine => ?
bday cake for Luis 34 => 34
apple tv 9.99 + hulu 17.99 => 9.99 entertainment + 17.99 entertainment
my half of the cabin 425 => 425 travel
filter 20x25x1 14.98 => 14.98 home
HVAC guy 165 service call => 165 home
school lunch money 50 for both kids => 50
tipped the movers 60 => 60
trash bill, quarterly, 84 => 84 utilities
yoga class pack (10) $140 => 140 health
passport renewal 130 => 130 travel
Venmo'd Kate 18 for brunch => 18 food
rx 10 copay => 10 health
put 45 in the tank => 45 transport
cost 89 to get the phone screen fixed => 89 other
had to replace the garbage disposal, 154.77 home depot => 154.77 home
bought my mom lunch, $31 => 31 food
spent like forty bucks on halloween candy => 40 food
car wash $15 on the visa => 15 transport
library late fee $2.75 lol => 2.75 education
power bill was 143 this month ugh => 143 utilities
hey can you log 8.75 from the food truck => 8.75 food
the kids' dentist was free but parking was 12 => 12 transport
$20 in the collection plate sunday => 20 @-3 gifts
Trader Joe's $67, forgot wine so another $14 => 67 groceries + 14 groceries
2 bags mulch 9.98, hose 24 => 9.98 home + 24 home
Ikea: lamp 29.99⏎rug 79⏎meatballs 8.50 => 29.99 home + 79 home + 8.5 food
amazon took 14.99 for prime again => 14.99
NYT subscription 4 => 4 entertainment
rent + utilities 1,640 => 1640 home
uber there 13 uber back 16.50 => 13 transport + 16.5 transport
my paycheck was 2,310 after taxes => no
the landlord wants 1900 starting in January => no
I'd pay 500 for a decent night's sleep => no
Roof estimate came in at 12k 😭 => no
they're hiring at 22 an hour => no
Your package with tracking 9400 1112 0620 is out for delivery => no
game starts at 1, be there by 12:30 => no
Eagles 31 Cowboys 17!!! => no
preheat to 425, bake 20 min => no
my son turned 9 today => no
lost 8 lbs so far => no
it was 98 degrees in the car => no
can you believe eggs are 7 dollars => no
I'll grab the pizza tonight, around 30 => no
need 4 new tires, probably 600 => no
got reimbursed 84 from work => no
Jake's dad bought him a 900 dollar phone => no
Save 30% sitewide today only! Use code FALL30 => no
confirmation # 88213 for Friday => no
thinking of spending 200 on a stroller, thoughts? => no
withdrew 80 at the bodega atm => no
put 150 into the emergency fund => no
what would 300 a month for a car get me => no
Tim owes us 45 from dinner => no
returned the boots, got 89 back => no
I make 24 an hour => no
1600 sq ft, 3 bed 2 bath => no
almost paid 60 for parking, found a free spot => no
room 412, second floor => no
dont forget to pay the 55 water bill => no
exit 14 then left on Route 9 => no
hi there! => hello
thx so much => thanks
sup casita => hello
what can i say to you? => help
how much did gas cost us in september? => query total month transport
where did all our money go this month => query top this_month
total for groceries last week? => query total last_week groceries
how are we doing on the food budget => budget show
wait that was 19 not 90 => fix amount 19
oops wrong amount, should be 64.20 => fix amount 64.2
change that to pets => fix category pets
remove the uber one => delete
the dow dropped 400 points today => no
my passcode for netflix is 7719 => no
grandpa's cholesterol is 240 => no
anyone want my extra ticket for 40? => no
5 more days till vacation!!! => no
bus 22 leaves at 6:15 => no
there's 3 feet of snow outside => no
I need 2 cups of sugar => no
Tina got a job paying 75k => no
he wants 1500 a month for that dump => no
can't believe they charge 9 for a beer at the stadium => no
my daughter scored 12 points in her game => no
what a day, 14 hours on my feet => no
Uncle Rob left us 5000 in his will => no
Lunch special: $9.99 all week at Joe's! => no
our flight is 3 hours late => no
she's 5'4 and 130 lbs => no
you have 3 new voicemails => no
We have 6 people coming Saturday => no
the mortgage guy said 6.5% => no
don't forget kids have half day at 11:30 => no
2 weeks until payday and I'm broke => no
would you pay 90 for jeans? => no
I bet you 20 bucks they lose => no
Tax refund of 1,412 hit the account => no
my mom is giving us 200 for thanksgiving => no
neighbor is selling his grill, 150 => no
my share of the electric should be about 60 next week => no
it'd be 45 with shipping, nah => no
someone stole 60 dollars from my locker => no
the car has 98,000 miles on it => no
zip 60614 => no
4 out of 5 dentists agree lol => no
my PIN is 0042 don't tell anyone => no
chapter 7 due Monday => no
we're number 12 in line => no
paid me back the 30 for lunch => no
cashback of 4.20 posted => no
what time is it in Tokyo => no
that jacket used to be 120 => no
the lottery is up to 340 million => no
rent would be 1450 if we move => no
I could really use 100 bucks right now => no
he borrowed 40 from me last week => no
thanksgiving is in 8 days => no
meeting ID 845 2213 9914 passcode 5521 => no
my steps today: 11,204 => no
got 92 on my math test! => no
paid 20 euros for the castle tour => 20 EUR
the souvenir was 300 pesos => 300 MXN?
hotel in London, 140 pounds => 140 GBP travel
lunch in Toronto 22 CAD => 22 CAD food
1200 yen for ramen => 1200 JPY food
dropped 50 USD at the casino => 50 USD entertainment
40 bucks groceries on the 12th => 40 @-6 groceries
on Nov 2 paid 75 for the vet => 75 @-16 pets
last sunday pizza 24 => 24 @-3 food
gas 38 the day before yesterday => 38 @-2 transport
three days ago, shoes 64 => 64 @-3 clothes
this morning's coffee 4.15 => 4.15 @0 food
monday night wings 27 => 27 @-2 food
11/14 barber 30 => 30 @-4 other
halloween costume oct 28 45.50 => 45.5 @-21
hello friend => hello
good evening casita => hello
ty! => thanks
appreciate you => thanks
who are you => talk
how much have I spent today => query total today
spending this week vs last week => query compare
what's my total for november => query total month
how much on coffee since monday => query total
list everything from yesterday => query list yesterday
do we have anything left for groceries? => budget show
did we go over on dining out? => budget show
set dining budget at 300 => budget set 300
make the gas budget 150 a month => budget set 150
biggest purchase last month? => query top last_month
how much did my wife spend this month => query total this_month
it was 14 not 40 => fix amount 14
change the amount to 33.20 => fix amount 33.2
actually ana paid that => fix payer Ana
should've been groceries not food => fix category groceries
that was for last friday => fix date -5
cancel that => undo
delete the coffee => delete
take off the last thing => delete
nope, 58 => fix amount 58
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
Lidl 33.18, pint of milk from the corner shop 1.40 => 33.18 groceries + 1.4 groceries
got the MOT done, 54.85, passed!! => 54.85 transport
school trip to the zoo, £18.50 paid on parentpay => 18.5 GBP education
Chinese takeaway for four £46 => 46 GBP food
20 fags, £16 => 16 GBP other
Vet again. £112. Poor Rex. => 112 GBP pets
bought a second hand buggy off gumtree 60 quid => 60 GBP other
wine for Linda's do, 8.50 => 8.5 groceries
Ta for noting. Also 4.30 bus => 4.3 transport
plumber's been, 85 cash => 85 home
chippy 9.40 => 9.4 food
haven't got the 30 back from Steve yet => no
gas engineer quoted £320 for the valve => no
house next door went for 410k => no
train delayed 25 mins again => no
who's got 50p for the trolley => no
meet outside Boots at 6 => no
Nan is 91 on Saturday => no
wages in! £1,870 => no
premium bonds won me 25 quid => no
the 73 bus never comes => no
our Josh is 6 foot now => no
won a tenner on the horses => no
need 30 quid for school trip by friday => no
saw trainers for 55 in the sale, tempted => no
council tax going up to 178 => no
work sent me 40 for expenses => no
he's run 10k in 52 minutes => no
anyone got change for a twenty? => no
`,
  },
  {
    locale: 'en-IE',
    currency: 'EUR',
    cases: `
tirty five euro on petrol => 35 EUR transport
petrol 50 er no 55 => 55 transport
half a dozen bagels, 2.50 apiece => 15 food
£18 cinema on Friday, no hang on, it was Thursday => 18 GBP @-6 entertainment
two pints 13 quid => 13 EUR food
taxi 18 euro plus 2 tip so 20 => 20 EUR transport
Tesco €64.20 and Lidl €31 => 64.2 EUR groceries + 31 EUR groceries
NCT test 60 euro => 60 EUR transport
bin collection 24.50 => 24.5 utilities
toll on the M50 3.20 => 3.2 transport
Communion money, gave the niece 50 => 50 gifts
a breakfast roll and a tea, 7.80 => 7.8 food
back to school books €210 => 210 EUR education
`,
  },
  {
    locale: 'en-MX',
    currency: 'MXN',
    cases: `
tortillas 28 => 28 groceries
CFE bill 640 => 640 utilities
dinner for two 1,240 with the tip => 1240 food
paid the maid 600 cash => 600 home
uber 87 pesos => 87 MXN transport
`,
  },
  {
    locale: 'en-AR',
    currency: 'ARS',
    cases: `
5/11 bread 2000 => 2000 @-13 "bread"
taxi 20 el 15/3 => 20 @-248 "taxi"
on 15/3 bread 2000 => 2000 @-248 "bread"
empanadas 14.500 => 14500 food
38 lucas at coto => 38000 groceries
taxi 6500 pesos to Palermo => 6500 ARS transport
internet 32.400,50 => 32400.5 utilities
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
lunch15.75today => 15.75 @0 food
$1 250 for the transmission => 1250 transport
twelve hundred fifty for rent => 1250 home
35+18+12.50 school supplies => 65.5 education
4 @ 12.99 plants => 51.96 home
groceries 54, gas 40, total 94 => 54 groceries + 40 transport
total was 88: dress 60, shoes 28 => 60 clothes + 28 clothes
yest. pharmacy 18.20 => 18.2 @-1 health
pharmcy 22 => 22 health
RESTURANT 48.20 => 48.2 food
hey so i uh paid the babysitter sixty bucks last night => 60 @-1 other
amex: dinner 64 => 64 food
joint account, water bill, 51.80 => 51.8 utilities
used my debit for 22.40 at walgreens => 22.4 health
me and jen split dinner, my part was 31 => 31 food
iphone 16 pro case 39.99 => 39.99 other
size 8 boots 74 => 74 clothes
2 lb ground beef 13.98 => 13.98 groceries
12 eggs $5.49 => 5.49 groceries
a 40 inch tv 289 => 289 home
unit 12 storage 95 => 95 other
flight UA 482 to Denver $212 => 212 travel
windows 11 pro license 139 => 139 other
🍔🍟 14.20 => 14.2 food
⛽️45 => 45 transport
compré milk and bread 9.50 => 9.5 groceries
pagué la luz 88 => 88 utilities
the light bill 76.10 => 76.1 utilities
dinner for 2 was 58.40 plus 12 tip => 70.4 food
new tires, all four, $612 => 612 transport
1.25 bus => 1.25 transport
90 for haircut and color => 90 other
Grabbed Thai. 17. => 17 food
oil change & tire rotation $79.95 => 79.95 transport
kids shoes 2 pairs 64 => 64 clothes
two movies 28 popcorn 12 => 28 entertainment + 12 entertainment
saturday costco 240 sunday church 50 => 240 @-4 groceries + 50 @-3 gifts
got the couch for 450 on marketplace => 450 home
a ten spot for parking => 10 transport
20 each for 3 tickets => 60 entertainment
3 shirts 15 each => 45 clothes
bill for the dentist, 140, paid with visa => 140 health
paid my half of rent, 725 => 725 home
electric 91.2 => 91.2 utilities
electric: $91.20. gas: $44.10. internet: $60 => 91.2 utilities + 44.1 transport + 60 utilities
coffee $4, no $5 => 5 food
gas was 45 sorry 54 => 54 transport
like 30 bucks on snacks => 30 food
paid $85.00 USD to the plumber => 85 USD home
bought a $40 gift card for Anna's birthday => 40 gifts
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
£4.20 oat latte and £2.80 flapjack => 4.2 GBP food + 2.8 GBP
£12.50p for lunch => 12.5 GBP food
3.50 quid for a pint of cider?? no 5.50 => 5.5
eight pound twenty on the bus => 8.2 GBP transport
ninety nine pence for crisps => 0.99 GBP food
1k for the boiler => 1000 home
twelve hundred quid on flights => 1200 GBP travel
two pints 11 and chips 4.50 => 11 food + 4.5 food
nursery 50 yesterday and 50 today => 50 @-1 education + 50 @0 education
tenner for the window cleaner, fiver for the paper lad => 10 home + 5
`,
  },
  {
    locale: 'en-ES',
    currency: 'EUR',
    cases: `
Mercadona 54,30 => 54.3 groceries
menu del dia 12,50 => 12.5 food
IBI 412,80 => 412.8
1.250 euros for the roof => 1250 EUR home
`,
  },
  {
    locale: 'en-CO',
    currency: 'COP',
    cases: `
lunch 18.000 => 18000 food
uber 12 mil => 12000 transport
rent 1.800.000 => 1800000 home
`,
  },
  {
    locale: 'en-CL',
    currency: 'CLP',
    cases: `
uber 4.500 => 4500 transport
groceries 38 lucas => 38000 groceries
`,
  },
  {
    locale: 'en-UY',
    currency: 'UYU',
    cases: `
chivito 650 pesos => 650 UYU food
`,
  },
  {
    locale: 'en-PE',
    currency: 'PEN',
    cases: `
taxi 15 soles => 15 PEN transport
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
running shoes 120 => 120 clothes
reading glasses 18.99 => 18.99 health
street parking 4 => 4 transport
alarm clock 15 => 15 home
walking boots 89.99 => 89.99 clothes
meeting snacks 22 => 22 food
lost my keys, locksmith 80 => 80 home
forced to buy an umbrella 14 => 14
took the kids bowling, 52 => 52 entertainment
ended up at Chipotle 28 => 28 food
stopped for gas 36 => 36 transport
called an uber, 19 => 19 transport
leak in the basement, plumber 260 => 260 home
flat tire on the way to work. tow was 95 => 95 transport
we ran out of milk and diapers, 31.80 at the corner store => 31.8 groceries
dinner out with the in-laws 96 => 96 food
out of pocket 40 for the specialist => 40 health
school pictures, $32 package => 32 education
birthday party at the trampoline park 180 => 180
picked up a prescription, 14.25 => 14.25 health
had to get the car out of impound 210 => 210 transport
new year's eve tickets 150 => 150 entertainment
treated the team to donuts 24 => 24 food
last minute gift 30 => 30 gifts
printed photos 8.75 at walgreens => 8.75
the check was 88 w/ tip => 88
rent came out today 1425 => 1425 @0 home
car note 389 => 389 transport
late fee 35 on the credit card => 35 other
property taxes 2,150 => 2150 home
doctor's visit copay twenty five => 25 health
work lunch 13.50 => 13.5 food
train pass reload 50 => 50 transport
bought lunch for the guys $47 => 47 food
fixed the dryer, part was 38 => 38 home
I'm out 60 for the parking ticket => 60
sushi again lol 31 => 31 food
dinner tab 74.60 => 74.6 food
kids' camp deposit 200 => 200 education
moving boxes 43 => 43
laundry card 20 => 20 home
paper towels & soap 17 => 17 groceries
piano tuner 140 => 140
light bulbs and batteries 27.18 => 27.18 home
dry cleaners 22 => 22
shoes resoled 45 => 45 clothes
vending machine 1.75 => 1.75 food
got gas, 44.02 => 44.02 transport
breakfast tacos 7.50 => 7.5 food
2nd hand textbooks 64 => 64 education
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
the furnace man came by he charged a hundred and twenty => 120 home
bruh chick fil a was 14.32 => 14.32 food
depop jacket 28 shipped => 28 clothes
mcdonalds w the boys 11.60 => 11.6 food
robux 9.99 => 9.99 entertainment
copper fittings and flux 34.60 at ferguson => 34.6 home
diesel for the van 88.20 => 88.2 transport
jobsite lunch 14.90 => 14.9 food
scrubs 2 sets 79 => 79 clothes
ice creams on the pier $14 for all of us => 14 food
paddle boat rental 1 hr 25 => 25
postcards and stamps 6.80 => 6.8
u11 tournament fee 60 => 60
shin guards for Nolan 19.99 => 19.99
concession stand 9.50 => 9.5 food
quickbooks 30 => 30
printer paper 7.49 => 7.49
dorm laundry 3.50 => 3.5 home
ramen and eggs 6.20 => 6.2
thesis printing 12.40 => 12.4 education
put 30 bucks of gas in the civic => 30 transport
blew 45 at the bar last night => 45 @-1 food
paid the doc 30 => 30 health
renters insurance 14.50 => 14.5 home
we ate japanese 81.80 the two of us => 81.8 food
3 bottles of rose 44.70 => 44.7 groceries
bouquet for the neighbor 18 => 18 gifts
hubby covered dinner, 52 => 52 food
sundress old navy 25.95 on clearance => 25.95 clothes
5 qt synthetic oil 32 => 32 transport
2 pool passes 18 => 18 entertainment
bus + subway 5.65 => 5.65 transport
movie was 22.40 with popcorn => 22.4 entertainment
chiropractor 60 not covered => 60 health
shipping 4.99 => 4.99 other
snorkel set 34.99 on the boardwalk => 34.99
blown tire 189 => 189 transport
baby gift for Jules 35 => 35 gifts
switch game 59.99 xmas for Tom => 59.99
cord of firewood 320 => 320 utilities
4 LED bulbs 15.96 => 15.96 home
paperback 8.70 => 8.7
family dinner at olive garden 87.40 => 87.4 food
halal groceries for ramadan 76 => 76 groceries
parking meter 2.25 => 2.25 transport
vet bill Felix 112.30 => 112.3 pets
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
nursing exam fee 200 ugh => 200 education
Publix subs 21.40 for me and Dee => 21.4 food
got two bridesmaid dresses altered 130 => 130 clothes
lawn guy $45 cash => 45 USD home
Kroger fuel points saved me, only 28.10 for gas => 28.1 transport
sent flowers to aunt Jo $62 => 62 gifts
3 loads at the laundromat 13.50 => 13.5 home
Roku 29.99 best buy => 29.99
hoa 275 auto paid => 275 home
hit the drive thru 11.20 after shift => 11.2 food
monday 4.50 tuesday 4.75 coffee both days => ?
dental cleaning out of pocket ninety five => 95 health
my kid's field trip 18 bucks => 18 education
Ubers this weekend: 14, 22 and 9.50 => ?
new mattress 899 plus 60 delivery => 899 home + 60
grabbed milk eggs bread $14.88 => 14.88 groceries
replaced wiper motor 74 => 74 transport
a case of beer 23.99 => 23.99
paid the 40 I owed at the salon => 40
my check bounced => no
I might get the 65 inch for 500 => no
grandma turned 88 => no
the ER wait is 4 hours => no
they raised my rent by 100 => no
don't buy milk, we have 2 gallons => no
someone paid 1.2 million for a banana lol => no
appointment moved to 3:40 on the 5th => no
your order of $54.20 has shipped => no
he makes 80 an hour as a plumber => no
if you spend 50 you get 10 off => no
my cousin just paid 900 for concert tickets => no
call 911 => no
gonna need 20 for the field trip => no
win 1000 dollars click this link => no
what'd we drop on gas last month => query total last_month transport
how much for pets this year => query total this_year pets
no the vet was 120 => fix amount 120
move the last one to travel => fix category travel
undo please => undo
hey bot => hello
gracias => thanks
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
leccy 60 quid on the app => 60 GBP utilities
oyster 20 => 20 transport
school shoes clarks 48 => 48 clothes
tv licence dd 14.12 => 14.12 utilities
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
gave the cashier 50 got 12.35 back so 37.65 for the hardware stuff => 37.65 home
dinner 64 plus 20% tip so 76.80 total => 76.8 food
4 cans of paint at 22 each, $88 => 88 home
parking 35 a day x 3 => 105 transport
coffee 1.80 x2 => 3.6 food
apples 1.99 a lb, 3 lbs, 5.97 => 5.97 groceries
new tires 4 @ 112 installed 489.60 => 489.6 transport
dinner last night came to 96 split 4 ways so 24 => 24 @-1 food
taxi 20 and a 3 dollar tip => 23 transport
lunch 18, tip 4 => 18 food + 4 food
Forever 21 top 24.90 => 24.9 clothes "Forever 21 top"
💇‍♀️ 62 => 62 other
WD-40 17.30 => 17.3 - "WD-40"
Plumbing merchants, 22mm elbow fittings, 17.36 => 17.36 home
pack of 6 water 3.12 => 3.12 utilities "pack of 6 water"
bottle of 12 year old scotch 44.00 => 44 groceries
a nickel under forty bucks, 39.95, for the cat litter and food => 39.95 pets
ramen 1.29 bc im broke => 1.29 food "ramen"
oil change 59 at 82000 miles => 59 transport
sat in the sun with an ice cream 3.50 => 3.5 food
spent 60 at walmart, 15 of it on toys => 60
aspirin 500 every 6 hours => no
recipe: 2 cups flour, 1 tsp salt, 350 for 40 mins => no
reservation for dinner 7:30 table for 6 => no
coffee machine broke after 200 cups => no
zelle from tenant 1,350 came through => no
Alex venmo'd me 35 for concert tix => no
jacket 120, returned it => no
netflix raised it to 15.49 => no
put 500 in the vacation fund => no
inflation was 2.4 last month they said on the news => no
the blue dollar closed at 1,480, up 15 => no
paid visa bill 640 => no
temp was 102 this morning poor kid => no
ah grand, cheers => thanks
my 3 biggest expenses => query top
show me everything from yesterday => query list
bring back the one i deleted => restore
Costco $187.33 (includes gas 42.10) => 187.33
pump 4 gas 38.20 => 38.2 transport
movie night 4 tix $52 + popcorn 18 => 52 entertainment + 18
2 adults 2 kids zoo 78 => 78 entertainment
room 12 hotel 89 a night for 2 nights => ? 178 | 89
babysitter 4 hrs @ 15 => 60
yesterday bus 3.20 both ways so 6.40 => 6.4 @-1 transport
a gallon of milk 3.89 and a dozen eggs 4.29 => 3.89 groceries + 4.29 groceries
atm fee 3 => 3 other
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
pharmacy 22, it's on the corner next to the bank => ?
taxi 15, he says it's here at 5 => no
my brother sent you 40 for the tickets => no
grandma mailed a cheque for 50 => ?
Venmo: Jake Lee paid you $32 => no
you received £120.00 from P Jones => no
the landlord knocked 50 off the rent => no
I nearly caved on the boots at 180 but walked away => no
basket came to 92 on Asos, didn't check out => no
council tax goes out on the 1st, 164 => no
pension credited 910 => no
Chelsea 2 Spurs 2, robbed => no
class of 2004 meets in room 12 => no
I shifted 300 from Monzo to my Chase => ?
put 250 into the holiday pot => ?
tucked 100 in the jar => no
resting heart rate 58, sleep 7.5 => no
Sam owes us 35 for dinner => no
Lucy settled the restaurant, 88 => ?
the neighbours forked out 4000 on a fence => no
invoice 204 for 850 went out to the client => no
my tax refund of 340 landed => no
eBay buyer coughed up 60 for my old coat => ?
dividend of 12.40 arrived => no
car insurance renews at 540 in March => no
dentist wants 900 for the crown => no
simmer 20 min then add 2 eggs => no
bus 86 never showed up => ?
I might grab the 45 dollar one => no
that jacket is still 120, waiting for the sales => no
cholesterol 190, ldl 110 => no
I got tipped 25 tonight => no
the fridge repair would run 300 => no
haven't paid the water yet, 62 => no
we returned the lamp, 49 back on the card => no
mom is covering the hotel, 210 => no
we scored 88 on the quiz => no
flight BA 283 lands 14:20 => no
she spent 200 on nails, can you believe it => no
my share of the prize pool is 75 => no
chapter 12 and 40 pages to go => no
garden centre 31.40, compost bags for the tomatoes => 31.4
vet 120 and the dog was not happy => 120
ramen 18, didn't even finish it => 18
haircut 30 and it looks terrible lol => 30
water bill 62.10 paid this morning => 62.1 @0
gym 35 plus nothing else this month thank god => 35
council tax 164 paid by direct debit => 164
new tires 480, they were bald => 480
umbrella 15 because it was pouring => 15
Uber 22 cause I missed the last train => 22
parking 8, total rip off => 8
paid the window cleaner 12 => 12
screen repair 90 all done => 90
locksmith 85, lost my keys again => 85
cinema 24 but the film was awful => 24
sofa cleaned 70 => 70
got my boots resoled, 45 => 45
boiler serviced 95 today => 95 @0
had the car detailed for 150 => 150
kids swimming lessons 64 paid => 64
we went halves on pizza, my half 11 => 11
lawn mowed, 30 to the neighbour's kid => 30
prescription 9.90 still sick though => 9.9
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
mechanic reckons 400 for the clutch => no
my paycheck is 1850 this time => no
transferred 200 from current to savings => no
Tom got 50 for his birthday from nan => ?
refund of 23.99 is on its way => no
they overcharged me 12 but gave it back => no
scored 340 points at bowling => no
temperature was 38.2 at noon => no
meeting room 204 at 3 => no
we need 60 for the school trip by friday => no
the sofa I want is 799 at ikea => no
budgeting 400 for christmas => no
my phone is at 12 percent => no
ran 5 miles in 48 minutes => no
the lottery jackpot is 12 million => no
dad lent me 100 => no
I owe Priya 25 for the tickets => no
sold two tickets for 90 => no
got 15 off with the coupon => no
if rent goes up to 1500 we move => no
maybe a new bike for 600 in spring => no
Ben bought himself a watch for 300 => no
your parcel 88213 is arriving today => no
call me at 07700 900123 => no
can you remind me to pay 45 for the gas => no
price of eggs hit 5 bucks => no
my boss expensed the 200 dinner => no
won 20 on a scratchcard => no
the kids got 10 each from grandpa => ?
cancelled the 15.99 subscription before it charged => no
`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
Samsung 55 inch mount off eBay, 31.20 => 31.2
changed the oil in the KTM 390 today, $52 => 52 USD @0
Pixel 8 screen protector, eleven bucks => 11 USD
Verizon line 3 (Sam's) 45.00 => 45
Switch cartridge (NBA 24) for my nephew $29.99 => 29.99 USD
box of 4x60 wood screws, seven dollars => 7 USD home
premium 93 filled up for $51.20 => 51.2 USD transport
Levi's 511 from the outlet for $38 => 38 USD clothes
taxi 12, lunch 15.50 => 12 transport + 15.5 food
metro 3, bread 4.25 => 3 transport + 4.25 groceries
coffee 4, bagel 3, juice 5.50 => 4 food + 3 food + 5.5 food
optician $85 of 310 => 85 USD health
20 pizzas, delivery $5 => ?
brunch was 60 and I left 12 tip so 72 => 72 food
dinner came to $120, split four ways so we paid $30 => 30 USD food
the bill was 90, we went halves so 45 => 45
bread 3, milk 2.50, eggs 5, that was 10.50 => 3 groceries + 2.5 groceries + 5 groceries
sandwich 9, soda 3, taxi 12 => 9 food "sandwich" + 3 food "soda" + 12 transport "taxi"
six and a quarter for the bus => 6.25 transport
eight and three quarters at the deli => 8.75
lunch forty, no wait I lied, forty two dollars => 42 USD food
kayak 900 down payment 300 => ?
dentist 95, then a cake for being good 6 => ?
gas was fifty, then a muffin four seventy => 50 transport + 4.7 food
pilates for September thirty-five ninety five => 35.95
bread 4 250 => ?
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
Rachel splashed out 500 on a handbag => ?
the electrician quoted 240 but we haven't decided => no
my daughter earned 35 babysitting => no
the bank knocked off the 9 pound fee => no
eyeing a lamp for 65 => ?
almost spent 90 on trainers, glad I didn't => no
moved 500 over to the ISA this morning => no
next door's extension is costing them 60k => no
pay day tomorrow, 2140 => no
PayPal: You've got £18.50 from Amy => ?
I'll chuck in 20 for Sue's leaving do next week => no
he's turning 40 on saturday => no
platform 9 at 17:45 => no
add 250ml milk and 2 tbsp butter => no
the house sold for 320000 => no
Grandad's pension went up to 780 => no
they wanted 35 just for parking so we left => no
lost 20 down the sofa => no
our landlord is putting the rent up by 50 => no
found 10 quid on the street => no
splitwise says I owe 43 => no
average house here is 410k => no
wish I had 100 for those boots => no
someone nicked 60 from my purse => no
picked up the dry cleaning, 18.50 => 18.5
sorted the MOT, 54.85 => 54.85
school photos for both kids 32 => 32
treated mum to lunch, 38 => 38
replaced the wiper blades 22 => 22
fish n chips for the four of us 41 => 41
topped up the electric 20 => 20
2 adult tickets aquarium 48 => 48
paracetamol and tissues 5.60 at Boots => 5.6
the cat's jabs cost me 65 => 65
birthday card 3 and wrapping paper 4 => 3 gifts + 4 gifts
window blind 45 from Dunelm => 45
paid Sam back 15 for the pizza => 15
Dominos tonight 27.98 never again => 27.98 @0
bought the wrong size shoes, 40 => 40
kindle book 6.99, couldn't resist => 6.99
coffee with Jess 7.20 my turn => 7.2
swim bag and goggles 19 => 19
car wash 9 => 9
vinted jumper 8 plus 2.29 postage => 8 clothes + 2.29 other
dropped 85 at the garden centre => 85
how much did we drop on groceries in october => query total
what's our total so far this month => query total
show me everything from last weekend => query list
did i put in the dentist yet? => query list
who paid for the hotel? => query list
how are we doing on the eating out budget => budget show
give me a breakdown for november => query top
thanks a ton, that's so handy => thanks
you're a lifesaver => talk
hey there, how does this thing work? => help
what can you do for me => help
morning! hope you're well => hello
that was actually 46 not 64 => fix amount 46
change the last one to groceries => fix category groceries
the taxi was on monday not today => fix date -2
oops that was my card, Ana paid => fix payer Ana
remove the pizza one => delete
scratch the last entry => delete
stop texting me please => stop
set a 300 limit for eating out => budget set 300
how much have I got left for clothes => budget show
is the rent in there already? => query list
gas cylinder swap 41.50 => 41.5 utilities
oil 10w40 for the van 32.99 => 32.99 transport
trip to the aquarium 46 => 46 entertainment
a jar of olives and sparkling water 9.20 => 9.2 groceries
Flu vaccine at Walgreens, £35 => 35 GBP health
electric bill was 88.10 => 88.1 utilities "electric bill"
roofer 640 and he left early => 640 home "roofer"
wine for Saturday 22.50 => 22.5 groceries
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
the gutters will set us back around 600 => no
Liam's bonus is 1200 this year => no
borrowed 20 off Kate for lunch => no
council sent us 150 towards energy => no
was tempted by a 70 quid jacket => no
our team raised 430 for charity => no
auntie Pat slipped the kids 20 each => ?
flight got cancelled, 210 coming back to me => no
the shop had it for 45, too steep => no
what should i write => help
can you help me with something? => help
how do i invite my sister => help
i'm new to this => help
just signed up => help
do you know french? => talk
this is so easy => talk
all good and you? => talk
wow great, thanks for being so quick => thanks
please don't contact me again => stop
and last week? => query total last_week
and in june? => query total month
the last 10 => query list this_month
monthly recap please => query total this_month
where are we at? => query total this_month
that doesn't count => undo
it's a duplicate => undo
i entered that twice => undo
don't add that => fix notToNote
that was in pounds => fix currency GBP
wasn't me, it was Ana => fix payer Ana
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
shelf 80x30, 24.99 at B&Q => 24.99 home
screws, 6 hooks and a drill bit: £11.40 at Screwfix => 11.4 GBP home
parcel RN 204 118 936 GB is on its way => no
pub about 31... 31.45 => 31.45 food
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
pizza 18, the rest Dave paid => 18 food
physio 45 yesterday, refund from the insurance not yet => 45 @-1 health
your card payment of 12.30 was rejected => no
current balance 452 => no
free trial, then 12.99 => no
lunch was 45 but the office paid => no
the roofer's estimate says 900 => no
`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
bus 86 rammed again => ?
the taxi was 18 or was it 19 => ?
did we spend more than 400 on clothes? => query total
moved 300 over to my own revolut => no
restore the one you just removed => restore
plumber 4155550182 => no
the train leaves 9:40, coach 3 seat 41 => no
my uncle says the roof cost him 4,000 => no
all boots from $49.99, tap to shop => no
🍤 12 => 12 food
put £120 in the ISA => no
the plumber said the boiler is 1400 => no
the taxi was counted twice, remove one => delete
`,
  },
  // Days and things of every region
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
We'd run out of nappies so 14.20 at Boots => 14.20
Osteopath last but one Monday, £48 => 48 GBP @-9
council tax 142 on the third => 142 @-15
broadband and mobile, 58 gone out on the fourteenth => 58 @-4
Dog groomer 3 nights ago 41 => 41 @-3
£12 in the collection at the 2nd service => 12 GBP
HOA fee £310, paid this morning => 310 GBP @0
today I gave 40 to the window cleaner => 40 @0
sat takeaway 18 => 18 @-4 "takeaway"
cinema 11 (sun) => 11 @-3
sun hat 12 => 12 clothes
Sat 14 parking => 14 @-4
transit pass 60 => 60 transport
Paned a cake 5.80 => 5.80 food
new bird feeder 11 => 11 pets
ortho payment 145 => 145 health
writing paper 4.25 => 4.25 other
sandwich 3.40, water 1.10 => 3.40 food + 1.10 food
water 34.10, gas 41 => 34.10 utilities + 41 utilities
latte 3.10 on sunday bagel 2.40 on tuesday => 3.10 @-3 + 2.40 @-1
brolly 9 => 9 clothes
internet 45 or 54 => ? 45 | 54
make the taxi 13.40 => fix amount 13.4
update the bakery to 45 => fix amount 45
move council tax to home => fix category home
move the pub to eating out => fix category food
put the pharmacy under gifts => fix category gifts
show me the last 5 => query list
what were the last five? => query list
tesco returned 15 quid => no
spent 20 => 20
I paid 20 by card => 20
we paid 300 cash yesterday => 300 @-1
set a budget of 200 euros for groceries => budget set
my boss owes me 200 => no:loan
dave owes me a tenner => no:loan
paid mom back 50 => no:loan
paid my sister back the 30 => no:loan
paid jake back 50 => no
bought jeans 60 but took them back => no
bought a lamp 35 but sent it back => no
1.2 lakh school fees paid => 120000 education
paid 2 lakhs for the car => 200000 transport
show last 10 => query list this_month null
show the last 3 => query list this_month null
show tickets 80 => 80 entertainment
ignore that => undo
forget it => undo
bump it to 600 => fix amount 600
e-transferred rent 1650 => 1650 home
how much so far => query total
how much on groceries so far => query total
uber was 18 but i got a 5 credit => ?
uber 18 minus 5 credit => ?
curtains 120 less the 20 voucher, so I paid 100 => 100 home "curtains"`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
2 coffees at 4.50 each => 9 food
2 tickets at 15 each => 30
3 times 15 for the pool => 45
paid the electric bill, due on the 25th, 96 => 96 utilities
put the gas on monday => fix date -2
move the rent to the 1st => fix date -17
put gas in the car monday 40 => 40 @-2
no I paid => fix payer me
no, it was me => fix payer me
bring back the coffee => restore
restore the taxi one => restore
which one was the biggest? => query top
what are the three biggest this month => query top
what was the most expensive thing => query top
how much are we averaging a day => query total
weekly average => query total
give me a summary => query
everything over 50 => query list
expenses above 100 => query list
anything under 10 last week => query list last_week
november => query total month
in october => query total month
when did I pay the rent => query list
how many times did we eat out => query total this_month food
how much have I got left => budget show
was that with tip? => no
what was the last one => query list`,
  },
  {
    locale: 'en-IN',
    currency: 'INR',
    cases: `
maid salary 4000 => 4000 home
cook wages 3500 paid today => 3500 @0 home
rs 450 sabzi => 450 groceries`,
  },
  {
    locale: 'en-IE',
    currency: 'EUR',
    cases: `
messages in dunnes 73 => 73 groceries`,
  },
  {
    locale: 'en-AU',
    currency: 'AUD',
    cases: `
my tax return 1,900 => no:income`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
dinner 80, i paid half => ?
dinner 80 split in two => ? 40 | 80
gas 12 gallons at 3.49 => 41.88 transport
diesel 40 gallons at 4.10 => 164 transport
rent's 1500, roommate covers half => ?
split a 90 dollar uber with 2 friends => ?
went halves on a 600 sofa => ?
two hundo on sneakers => 200 clothes
babysitter 60 for 4 hours => 60
childminder 52 a day for 3 days => ? 156 | 52
no, that one was Ana's => fix payer Ana
rename coffee and bagel to breakfast => fix description breakfast
change the name to breakfast => fix description breakfast
rename it to team lunch => fix description team lunch
rename coffee to coffee to go => fix description coffee to go
how much was Ana's spending last week => query total last_week`,
  },
  {
    locale: 'en-IN',
    currency: 'INR',
    cases: `
zomato 20% off upto 120 => no
LIC premium 8,500 => 8500`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
paid myself 500 => no
paid myself 2k this month => no
dentist 300 but insurance covered 240 => ?
dentist 300, 80% covered by insurance => ?
spent around 60ish at target => ?
dinner 45ish => ?
bump it up to 60 => fix amount 60
bump it by 5 => fix by 5
gas bill 123 but haven't paid it yet => no
paid 60 of the 120 for the couch => 60 home "couch"
dinner 60 split between 3 => ?
dinner was 90, tom and I split it => ?
bought 100 euros => no
discount of 30, came to 84 => 84
Your card ending in 4421 was charged $23.10 at SHELL => 23.10 USD transport "SHELL"
electric bill 96.40 due the 3rd => no
filled up 12 gal at 3.59 => 43.08 transport
7-eleven 6.40 => 6.40 groceries "7-eleven"
babysitter 4 hours at 18 => ? 72 | 18
order #4432 31.20 => ?
lunch mon 12, tue 14, wed 11.50 => ?
put 30 more on the bus card => 30 transport
make it 5 more => fix by 5
dinner 45 / 3 => ? 15 | 45
what did I delete? => query deleted all null
show me what I deleted => query deleted all null
where did most of the money go => query top this_month null
5 less => fix by -5
make it 5 less => fix by -5
it was 5 less => fix by -5
gave her 5 more => fix by 5
and I gave him 5 more => fix by 5
it was 5 more => fix by 5
that's not mine => fix payer other
the coffee wasn't mine => fix payer other
it was John's => fix payer John
groceries or restaurants, where do we spend more? => query compare this_month groceries
change lunch to brunch => fix category food
make that aldi instead of tesco => fix category groceries
raise it to 450 => fix amount 450
it was 3 coffees => fix
no I did => fix payer me
I paid Ana back 20 => no:transfer
sent Ana 20 => no:transfer
which one was the cheapest? => query top this_month null
who spent more, Ana or me? => query compare this_month null
how much did Ana and I spend? => query compare this_month null
electricity was 80 not 85 => fix amount 80
plus 5 => fix by 5
how much did we spend on petrol and groceries? => query compare this_month transport
actually the bread was included => fix
wrong month, it was october => fix
the haircut was 8 more => fix by 8
I spent way too much today lol => query total today
I spent too much this month => query total this_month`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
handed her a 20 for the fish and got 6 change => 14 "fish"
bakery, gave her a tenner and got 3.20 change => 6.80 groceries
12.40 change from a fifty at the butcher => 37.60
gave the barber 25 and told him to keep the change => 25
two scotch eggs 4 quid off the market stall => 4
bike pump £14 off gumtree => 14
paint 30, 5 off => 30
haircut 31 plus a 4 tip => 35
cushion covers 45x45, 18.50 => 18.50
MOT £39 rather than £54 => 39 transport
bloke wanted 40 for the lamp, talked him down to 30 => 30
boiler service, quoted 95, paid 80 => 80
how was it before => query total this_month null
what did you change => query total this_month null
300 Danish kroner, lunch by the harbour => 300 DKK
90 shekels on falafel => 90 ILS
kebab 120 Turkish lira => 120 TRY
sandwich 12, tell a lie, 14 => 14`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
three nights at 62 a night and breakfast 8 => 186 + 8
2 bags of compost at £5.50 => 11
plumber 40 an hour, two hours => 80
four of us at 6.50 a head => 26
2 pizzas 19 => 19 food
flat 4 boiler service 85 => 85`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
6 cupcakes at 3.25 each => 19.5 food
5 yards of felt at 4.99 a yard => 24.95
half a pound of turkey at 12 a pound => 6`,
  },
  {
    locale: 'en-ZA',
    currency: 'ZAR',
    cases: `
petrol R600, biltong R85 => 600 ZAR transport + 85 ZAR
car guard R5 => 5 ZAR
airtime R50, bread R21,99 => 50 ZAR + 21.99 ZAR groceries
new tyre 195/65 R15 R1,250 => 1250 ZAR`,
  },
  {
    locale: 'en-IN',
    currency: 'INR',
    cases: `
three fifty rupees only for full plate chole bhature => 350 INR food
auto one eighty => 180 transport
dosa one twenty rupees => 120 INR food
two and half thousand for saree => 2500 clothes
one and half lac school donation => 150000 education
train 2 seats A1 17 18 rs 5,870 => 5870 INR transport
parking 2 hrs 40 rs, 20 per hour => 40 INR transport
paid Rs.199 for airtel => 199 INR utilities`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
dinner in Delhi Rs. 900 => 900 INR food
three fifty dollars for socks => ? 3.5 | 350
twelve fifty bucks for lunch => 12.5 USD food
three fifty dollar gift cards => 50 USD gifts
two Benjamins for the crib => 200 home
Benjamin's shoes 40 => 40 clothes
seven n a half bucks for socks => 7.5 USD clothes
pizza 12 and half a cake 8 => 12 food + 8 food
two hundrd on gas => 200 transport
quinces 4.50 => 4.5
chores app 4.50 => 4.5 other
taxi 12, dinner 28, all in thousands => 12000 transport + 28000 food
thousands of reasons, coffee 5 => 5 food`,
  },
  {
    locale: 'en-CA',
    currency: 'CAD',
    cases: `
twelve hundred loonies for dad's used sled => 1200 CAD entertainment
two toonies for parking => 4 transport`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
sixteen nicker sixty for tablets => 16.6 GBP health
two ton for the cooker => 200 home
two hundy on tickets => 200 entertainment
pound fifty for the bus => 1.5 GBP transport
a pound fifty for the bus => 1.5 transport
mince 6.40 at 4 a pound => ? 25.6 | 6.4
lunch two tenners => 20 food`,
  },
  {
    locale: 'en-AU',
    currency: 'AUD',
    cases: `
five fiddy for a coffee => ? 5.5 | 550`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
Mon pie 7.20⏎Tue pie 7.20⏎Wed salad 13 => 7.2 @-2 food + 7.2 @-1 food + 13 @0 food
tuesday coffee 4, wednesday coffee 5 => 4 @-1 food + 5 @0 food
wednesday coffee 5 => 5 @-7 food
tuesday coffee 4, last wednesday coffee 5 => 4 @-1 food + 5 @-7 food
swim lessons group 1/2/3 90 => 90 entertainment
a 10-10-20 fertiliser bag 32 => 32 home
on 10-10-25 fertilizer 32 => 32 @-404 home
rent 5/1/2026 900 => 900 @-201 home`,
  },
  {
    locale: 'en-IN',
    currency: 'INR',
    cases: `
yesterday: doctor 500, medicines 328. day before: khichdi 90 => 500 @-1 health + 328 @-1 health + 90 @-2`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
book week 11/30 8 => 8 education`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
mince 4 a pound thirty quid => 30 GBP groceries
a pound twenty five for gum => 1.25 GBP food
2 ton for the clutch cable => 200 transport`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
2 ton AC service 499 => 499 home
picked up 2 bales of hay at 14 and the farrier charged 55 => 28 pets + 55 pets`,
  },
  {
    locale: 'en-IE',
    currency: 'EUR',
    cases: `
thanks a mill => thanks`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
two tolls 3.75 and 6.10 => 3.75 + 6.1
trowel 14 grout 22 sealant 9.50 and my knees hurt => 14 + 22 + 9.5
not sure if the 45 for the gutter guy went out => ? 45
can't remember whether I paid the sitter, 60 => ? 60
coffee grinder +38.20 -38.20 => ?`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
2 hundred forty for the new tires => 240 transport
one point five k for the new roof => 1500 home
a hunnid and ten for braids => 110
coat and boots ninetyfive at Macy's => 95 clothes
gave the sitter onehundred for Saturday => 100
five thousnd for the new roof => 5000 home
2 lb of almonds at 9.50 a pound => 19
plumber was here 3 hrs x 60 => 180 home
half a buck for a photocopy at the library => 0.5 USD
fabric 14.99, 4 spools of thread at 2.20 and needles 3 => 14.99 + 8.8 + 3
rent1100pd => 1100 home
nine 75 for a cold brew => 9.75 food
a haircut. 3 sixty => ? 3.6 | 360`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
lunch with Priya £12.40, at 1.30 => 12.4 GBP food
new gearbox cost me a monkey => 500 transport
a pony on the gas card => 25 utilities
bought a pony for Emma => missing
spent a ton on groceries => missing
half a quid for a raffle ticket => 0.5 GBP
pie and mash seven poun fifty => 7.5 GBP food
a pie, seven pound eight => 7.08 GBP food
2.5 kilos of brisket at 12 a kilo => 30 groceries
chippy: cod x2 at 9.20, peas 1.60 => 18.4 + 1.6
noodles in Penang RM 12.50 => 12.5 MYR food
pierogi in Krakow 28 zł => 28 PLN food
goulash in Prague 180 Kč => 180 CZK food
pho in Hanoi 60000₫ => 60000 VND food
jeepney in Manila ₱15 => 15 PHP transport
taxi in Taipei NT$220 => 220 TWD transport
safari lunch Ksh 900 => 900 KES food
taxi in Bucharest 45 lei => 45 RON transport`,
  },
  {
    locale: 'en-IE',
    currency: 'EUR',
    cases: `
train4.80thismorning => 4.8 @0 transport`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
six seventy for a toastie => 6.7 food
pizzas for the party two forty => ? 2.4 | 240
fifty pee for the loo at Euston => 0.5 GBP`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
filled up at 139.9 a litre, 40 litres => 55.96 transport
2 pies at 7.60 then beers 8 => 15.2 food + 8
Nando's 64 + 10% service = 70.40 => 70.4 food
two forty for a choc ice, 2.40 => 2.4 food
sweep did 2 chimneys, charged 55 a chimney => 110
charged me 2.90 instead of the usual 3.40 for the latte => 2.9 food
gap of £30 at the dentist, full fee was £95 => 30 GBP
pottery class, £32 each, i only paid mine => 32 GBP education
olives 4, brie 6.20, crackers 2.30, parking 3 all told 15.50 => 4 groceries + 6.2 groceries + 2.3 + 3 transport
just one tin of varnish, 9.40, and 3 brushes at 6 => 9.4 + 18`,
  },
  {
    locale: 'en-CO',
    currency: 'COP',
    cases: `
eleven thousand four hundred for the bread => 11400 groceries`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
we were four => fix
there were 3 of us => fix
without the tip => fix
22 sorry => fix amount 22
45 no, 54 => fix amount 54
46 not 45 => fix amount 46
no wait => keep
stop => stop`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
table 9, burgers 22 => 22`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
had 30 on me, down to 12, all on snacks => ? 18 | 30`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
hedge bloke 40? 45? no idea, ask Dave => ? 40 | 45`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
came out of Boots with 30 quid less => 30 GBP`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
shoes 55/65 => ? 55 | 65`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
barber 30 or 35 w tip => ? 30 | 35`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
the 31.20 at the pump? make it 13.20 => fix amount 13.2
why is the vet under food? fix it => fix`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
gift for the 2nd grade teacher 25 => 25
paid rent on the 3rd 900 => 900 @-15`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
the two coffees were yesterday => fix date -1
the 2 drinks were on saturday => fix date -4
it was in 2024 => fix
the coffee was in October 2024 => fix
Ana bought what yesterday => query list yesterday
how much on food and gas => query compare this_month food
how much on groceries and eating out this month => query compare this_month groceries
how much are milk and bread => no
gas 20 coffee 3 = 25 => ?
gas 20 coffee 3 = 23 => 20 + 3
groceries 84.12 at aldi, 12 back in change => 84.12 groceries
lunch 50, 12 back in change => ?
phone bill => missing
how much was the phone bill => query total
ok rent's paid 1200 => 1200 home "rent"
Wendy's 12 => 12 food "Wendy's"
scrap the milkman => delete
scrap the groceries budget => budget remove
any big spends this week => query top this_week
starbucks twice, 5.25 each => 10.5 food
bus 2.80 each, twice => 5.6 transport
dinner 60 tip 10 => 70 food "dinner"
two bus passes => missing
three movie tickets => missing
five groceries => 5 groceries
ten on the horses => 10
milk six ninety nine => 6.99 groceries "milk"
TV six ninety nine => ?
dinner two forty nine => ?
flight 212 per person => ?
lower the groceries budget by 50 => budget set by -50
raise groceries by 50 a month => budget set by 50
add 50 to the grocery budget => budget set by 50
add a 50 budget for groceries => budget set 50
lower the groceries budget to 250 => budget set 250
are we over => budget show
am I over on groceries => budget show`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
it was a fiver not a tenner => fix amount 5
the cleaner was a tenner, not a fiver => fix amount 10
twelve quid not twenty => fix amount 12`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    cases: `
dinner 85 plus tip 15% => ? 97.75 | 85
coat 120 minus 20% => ? 96 | 120
boots 80 discount 10 => ? 70 | 80
they took 10 off => fix by -10
actually they knocked 5 off => fix by -5
not the bakery the butcher was 24 => fix amount 24
no, not the gas, the groceries were yesterday => fix date -1
so 780 => fix amount 780
without the tip 86 => fix amount 86
stamps 1.43 times 10 => 14.3 other "stamps"
take 30 off => fix by -30
take off 30 for the coupon => fix by -30
minus 30 for the coupon => fix by -30
no 54 => fix amount 54
no fifty four => fix amount 54
no, only the coffee => fix
wait that was my card from work => fix
no one fifteen ninety => fix amount 115.9
pizza one fifteen ninety => 115.9 food "pizza"
water bill two fourteen sixty => 214.6 utilities
dinner 60 split 3 ways => ? 20 | 60
pizza 40 split four ways => ? 10 | 40
costco 63.20 of which 20 was a gift => 43.2 groceries "costco" + 20 gifts "gift"
haircut 30 tip 5 => 35 other "haircut"
i didnt, ana did => fix payer Ana
no ana paid => fix payer Ana
i didn't pay the taxi, ana did => fix payer Ana
new couch in three payments of 120 => ? 360 | 120
which day of the week do we spend the most? => query top all null
no Peter paid => fix payer Peter
take 50 off the budget for eating out => budget set by -50
shave 20 off the groceries budget => budget set by -20
bring both back => restore
bring them both back => restore
cinema 18 with Ana => 18 entertainment "cinema with Ana"
parking 30 every 5th => 30 @-13 transport "parking"
take 20 off it => fix by -20
shave 50 off => fix by -50
knock 5 off the taxi => fix by -5
the pizza was me => fix payer me
no tip => fix
4 was wrong => fix
get both back => restore`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    cases: `
ended up at 42 => 42 - ""
on a present => missing
on petrol => query total this_month transport
the pharmacy was 650 in total => 650 health "pharmacy"
the popcorn was 11 => 11 entertainment "popcorn"
add 5 to the electricity => 5 utilities "electricity"
put 5 more on the electricity => 5 utilities "electricity"
add 5 to lidl => 5 groceries "lidl"
the taxi from Saturday was 55 => 55 @-4 transport "taxi"
the popcorn 5.60 => 5.6 entertainment "popcorn"
that was 180 for food and 120 for soap => 180 food "food" + 120 groceries "soap"
20 of that was wine => fix category groceries
luigis was on the 17th => fix date -1
I paid the rent => missing
costco was really 221 => 221 groceries "costco"
the taxi => missing
the bread 7, sorry => 7 groceries "bread"
the taxi on the 17th => fix date -1`,
  },
  {
    locale: 'en-US',
    currency: 'ARS',
    cases: `
total 624 => query total this_month null
I paid the brunch => missing
the jacket doesn't fit => fix
ended up at 42 => 42 - ""
on a present => missing
on petrol => query total this_month transport
the pharmacy was 650 in total => 650 health "pharmacy"
the popcorn was 11 => 11 entertainment "popcorn"
add 5 to the electricity => 5 utilities "electricity"
put 5 more on the electricity => 5 utilities "electricity"
add 5 to lidl => 5 groceries "lidl"
the taxi from Saturday was 55 => 55 @-4 transport "taxi"
the popcorn 5.60 => 5.6 entertainment "popcorn"
that was 180 for food and 120 for soap => 180 food "food" + 120 groceries "soap"
20 of that was wine => fix category groceries
luigis was on the 17th => fix date -1
I paid the rent => missing
costco was really 221 => 221 groceries "costco"
the taxi => missing
the bread 7, sorry => 7 groceries "bread"
the taxi on the 17th => fix date -1
no I did lol => fix payer me
thank you!! this is great => thanks
hi! my sister told me about you. how do I start? => help
the kroger one was 124.87 => fix amount 124.87
what's on the list so far => query list this_month null
what are the last five things? => query list this_month null
is there a way to set a budget? => budget show
split it with my neighbor so 93.82 => fix amount 93.82
remove the chemist one from Friday, I got my money back => delete day
haircut 30 for me and 15 for josie => 30 other "haircut" + 15 other "haircut for josie"
haircut 30 for me and 15 for Leo => 30 other "haircut" + 15 other "haircut for Leo"
shoes 40 for Liam and 35 for Emma => 40 clothes "shoes for Liam" + 35 clothes "shoes for Emma"
shoes for Lucas 45 => 45 clothes "shoes for Lucas"
why is it so high this month? => query top this_month null
how much on the kids => query total this_month null
biggest three things? => query top this_month null
how close are we => budget show
how should I log my expenses? => help
I returned it, it was too small => delete
the gym we cancelled it, delete it => delete
no you did => fix payer other
no he did => fix payer other
what's it at => budget show
which one of us spends more on transport => query top this_month transport
what did we spend at the weekend => query total weekend null
spent too much at target lol 143 => 143 groceries "target"
delete the hose thing i returned it => delete
take 20 off the heb one => fix by -20
i can see it haha => talk
that's for the car => fix category transport
make the budget 1500 => budget set 1500
most expensive day? => query top this_month null
who's spending the most, me or you mama => query top this_month null
what's that under => query latest this_month null
electric 121 gas 96 => 121 utilities "electric" + 96 transport "gas"`,
  },
  {
    locale: 'en-US',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
the 85 was for the plumber => 85 home "plumber"
the shirts were 8 each => ? 8
no once only, they fetched me => fix
sorry, groceries 45 => 45 groceries "groceries"
I returned a shirt, lunch 15.99 => 15.99
netflix 15 a month? => query total this_month entertainment
dodged a 60 dollar parking ticket => no
I want to spend less on taxis, max 80 a month => budget set 80
the coat 56 => 56 clothes "coat"
I gave her 71.80 for that => 71.80
I gave her 7 for that => 7
second hand 28 in the end => no
taxi 40 in the end => 40 transport "taxi"
yesterday dinner 62 or 64 at luigis => ? 62 | 64
yep 31 => no
25k for hair? => ? 25000
data 5k => 5000 utilities "data"
pos charge 200 => 200 other "pos charge"
barbing 2500 => 2500 other "barbing"
house help salary 50k => 50000 home "house help salary"
what remains for food? => budget show`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    isOnlyHeld: true,
    cases: `
noodles in Penang RM 12.50 => 12.5 MYR food "noodles in Penang"`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
match on sunday, tickets 40 => 40 entertainment`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
$500 fine for anyone who parks there => no
gas dropped 10 cents => no
so expensive, 12 bucks a sandwich => ? 12
2 dozen eggs at 5 each => ? 10 | 120
2 dozen donuts at 1.50 each => 36 food
that couch was 900, no way => no
those boots were 200, forget it => ? 200
withdraw 100 from the atm => no`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    isOnlyHeld: true,
    cases: `
milk fell 10p => no
dropped 40 at tesco => 40 groceries
parking fine 60 => 60
pizza 30 for those who stayed => 30 food
4 coffees at 2.5 => 10 food
£44 a ticket, so expensive => ? 44`,
  },
  {
    locale: 'en-NG',
    currency: 'NGN',
    isOnlyHeld: true,
    cases: `
taxi 2k5 => 2500 transport
keke 500 => 500 transport`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    isOnlyHeld: true,
    cases: `
special offer: duvet 24 => no
promo: 2 pizzas 15 => no
flat 4, electric 62 => 62 utilities
we still owe the nursery 280 => no
they put my rent up 40 => no
spent 4 on the lottery => 4 entertainment`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    isOnlyHeld: true,
    cases: `
sugar 12 tuna 6.40 => 12 groceries + 6.4 groceries
I paid 40 and my brother 25 for the present => 40 gifts`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
chai latte 6.45 at 8:15 => 6.45 food
large mocha 5.20 at 10:30 => 5.2 food
latte 6.45 at 8 => 6.45 food
raffle tickets 2 at 12 => 24
6 polo shirts at 8 => 48 clothes
two thousand three fifty for the gearbox => 2350 transport
one thousand two ninety nine for the sofa => 1299 home
two thousand and three fifty for the fridge => 2003.5 home
two thousand three hundred for the bike => 2300
scarf 25 gloves 18 => ? 25+18 | 18
soap 4 chips 3 => ? 4+3 | 3
milk 5 carrots 2 => 5 groceries + 2 groceries
bread 12 eggs 4 => ? 12+4 | 4
milk 2 bottles 5 => 5 groceries
lunch 12 tacos 20 => 20 food`,
  },
  {
    locale: 'en-IN',
    currency: 'INR',
    isOnlyHeld: true,
    cases: `
three thousand four fifty for electricity => 3450 utilities
1 lakh 20 thousand hospital bill => 120000 health
2k 30k rent => ? 2000 | 30000`,
  },
  {
    locale: 'en-GB',
    currency: 'GBP',
    isOnlyHeld: true,
    cases: `
babysitter from 8 to 11 45 => 45 other
painter 9 to 5 180 => 180 home
drove from 8 to 10, fuel 45 => 45 transport
dinner 45, we stayed from 7 to 9 => 45 food
deposit on the caravan 300, the other 700 due in May => 300 travel
put down 200 for the sofa, the other 600 later => 200 home
my phone bill went up from 30 to 35 => no
can I get 20 for lunch => no
bus from Leeds to York 25 => 25 transport`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
paid a deposit of 300 on the dress, the other 700 due in May => 300
paid 150 of the 400 for the course, the other 250 next month => 150 education
paid half the course, 150, the other 150 in march => 150 education
one coat 80, the other 60 => 80 clothes + 60 clothes
swimming lessons went from 20 to 25 => no
the gym is going from 30 to 45 => no
can I get 20 for lunch => no
the tv is on hold, 499 => no
in the mood for sushi 30 => no
dinner for 2 58 => 58 food
dinner for 4 120 => 120 food
dinner 80 for 4 => 80 food
kebabs 27.40 for 3 => 27.4 food
coffee for 2 50 => ? 2.5 | 250
coat was 350 marked down to 280, got it => 280 clothes
saw boots for 140, got them => 140 clothes
saw boots for 140, didn't get them => no
saw boots for 140, Sam bought them => no`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
put 200 down on a couch, balance of 450 due on delivery => 200 home
flight 189 plus 35 bag => 189 travel + 35
ticket 45 plus 11 parking => 45 + 11 transport
iphone 15 plus case 30 => 15 + 30`,
  },
  {
    locale: 'en-IN',
    currency: 'INR',
    isOnlyHeld: true,
    cases: `
ola 245 going 310 coming => 245 transport + 310 transport
taxi 20 going, 22 returning => 20 transport + 22 transport`,
  },
  {
    locale: 'en-PH',
    currency: 'PHP',
    isOnlyHeld: true,
    cases: `
sweldo 18k => no
pautang 500 => no
piso fare 99 pesos to cebu => no
palengke kahapon 850 => 850 @-1 groceries
bayad sa kuryente 3420 => 3420 utilities
ulam 120 => 120 food
pamasahe 40 => 40 transport
BOGO ribeyes 18.99 for the 2 => 18.99 groceries`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
five 20 dollar gift cards => 100 USD gifts
4 30 dollar tickets => 120 USD
a 20 dollar gift card => 20 USD gifts
withdrew five 20 dollar bills => no`,
  },
  {
    locale: 'en-US',
    currency: 'USD',
    isOnlyHeld: true,
    cases: `
BOGO 50% on sandals, 2 pairs came to 45 => 45 clothes
Labatt 50 six pack 14.50 => 14.5 groceries
lemon law attorney consult was 0 but parking 13 => 13 transport`,
  },
]
