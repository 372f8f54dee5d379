import type { MoneyBook } from './language.ts'

/** English: numbers, money and the small words around them. */
export const enMoney: MoneyBook = {
  language: 'en',
  words: {
    number: `zero=0, one=1, two=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, eleven=11, twelve=12, thirteen=13, fourteen=14, fifteen=15, sixteen=16, seventeen=17
      eighteen=18, nineteen=19, twenty=20, thirty=30, forty=40, fourty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90, a couple of=2, a couple=2, couple of=2, couple hundred=200
      tenner=10, fiver=5, toonie=2, loonie=1, fiddy=50, fitty=50
      two benjamins=200, three benjamins=300, four benjamins=400, five benjamins=500`,
    one: `a, an, another, one`,
    times: `hundered, hunderd, hunge, hunned, hunnid, hundo, hundrd, hundred, hundreds, hundy=100
      grand, thou, thousand, thousands=1000
      mill=1000000
      lakh, lakhs, lac, lacs=100000
      crore, crores=10000000
      twenties=20, tens=10, fifties=50, fivers=5, tenners=10, toonies=2
      tons, ton, oner=100GBP
      monkey=500GBP
      pony=25GBP
      score=20GBP
      bullseye=50GBP
      monkey=500EUR
      benjamin, c note=100USD
      jackson=20USD
      pineapple=50AUD
      lobster=20AUD
      mil=mil`,
    half: `(and/n) a half
      and a quarter=25
      and three quarters=75`,
    prefixHalf: `half, half a`,
    point: `dot, point`,
    with: `with`,
    each: `a head, a piece, a pop, apiece, each, per head, per person`,
    rate: `@, at`,
    inexact: `and change, and some change, ish, odd, something`,
    percent: `per cent, percent`,
    currency: `dollars=dollar
      american dollars, us dollar, us dollars=USD
      canadian dollars=CAD
      australian dollars=AUD
      euros=EUR
      pounds, pounds sterling, sterling=GBP
      pesos=peso
      mexican peso, mexican pesos=MXN
      argentine pesos=ARS
      colombian pesos=COP
      chilean pesos=CLP
      brazilian reais, reais=BRL
      soles=PEN
      francs=franc
      swiss francs=CHF
      canadian dollar, canadian bucks=CAD
      australian dollar=AUD
      new zealand dollars, kiwi dollars=NZD
      hong kong dollars=HKD
      singapore dollars=SGD
      uruguayan pesos=UYU
      dominican pesos=DOP
      cuban pesos=CUP
      czech (koruna/korunas/crowns)=CZK
      danish (kroner/krone/crowns)=DKK
      norwegian (kroner/krone/crowns)=NOK
      swedish (kronor/krona/crowns)=SEK
      icelandic (kronur/krona/crowns)=ISK
      cfa francs=cfa
      turkish (lira/liras)=TRY
      egyptian pounds=EGP
      quetzales, quetzals=GTQ
      lempiras=HNL
      rupees, indian rupees, rs, rs .=INR
      rupiah, rupiahs=IDR
      shekel, shekels=ILS
      yuan, rmb, renminbi=CNY
      korean won=KRW
      baht, bahts=THB
      rubles, roubles=RUB
      zloty, zlotys, zlotych=PLN
      forint, forints=HUF
      moroccan dirhams=MAD
      ringgit, ringgits=MYR
      yen=JPY
      philippine pesos=PHP
      (taiwan/taiwanese) dollars=TWD
      jamaican dollars=JMD
      (uae/emirati) dirhams, dirhams in dubai=AED
      saudi riyals=SAR
      jordanian dinars=JOD
      kuwaiti dinars=KWD
      tunisian dinars=TND
      kenyan shillings=KES
      tanzanian shillings=TZS
      ugandan shillings=UGX
      pakistani rupees=PKR
      sri lankan rupees=LKR
      (nepali/nepalese) rupees=NPR
      mauritian rupees=MUR
      lira, liras, turkish lira=TRY
      bulgarian (leva/lev)=BGN
      romanian lei=RON
      hryvnias=UAH`,
    coin: `dollar=dollar
      euro=EUR
      pound=GBP
      peso=peso
      buck, bucks, bux, clams, dollarydoos, smackeroos, smackers=own
      loonies=CAD
      nicker, quid, quids, squid=quid`,
    minor: `cent, cents
      p, pee, pence, penny=GBP`,
    measure: `ways, octane, out of 0, on (my/the/his/her) (math/spelling/driving/history/science)? (test/exam/quiz), pack, pk, sq ft, sqft, bath, bed, bedroom, piece, seater, sheets, acres, adults, bedrooms, blocks, calories, cars, cups of, day, days, degrees, dozen, dozens, emails, episodes, feet, floors, followers, foot, friends, ft, gal, gallon, gallons, goals, gram, grams, guests, hour, hours, hr, hrs, inches, k run, kids, kilos, laps, lb, likes, liter, liters, litre, litres, messages, meter, meters, metre, metres, mile, miles, minute, minutes, month, months, mph, night, nights, of us, ounce, ounces, page, pages, pct, people, percent, person, persons, photos, pints of, players, ply, points, pound of, pounds of, quarts, reps, seats, sec, seconds, secs, sets, square feet, stars, steps, students, tbsp, times, tsp, unread, votes, watt, watts, week, weeks, y o, yard, yards, year, year old, years, yo`,
    countable: `apple, avocado, bagel, banana, bar, battery, beer, book, breakfast, bulb, bun, burger, burrito, can, candle, card, chair, chocolate bar, class, cocktail, coffee, coke, cone, cookie, crisps, croissant, cup, diaper, dinner, donut, dozen, dress, drink, dumpling, egg, filter, game, gift, glass, haircut, hoodie, hot dog, hotdog, ice cream, item, jean, juice, lamp, latte, lemon, lesson, light bulb, lunch, meal, movie, muffin, mug, night, notebook, nugget, pair, pass, pasty, pen, person, pie, piece, pillow, pint, pint of milk, pizza, plant, plate, ride, roll, roll of toilet paper, sandwich, sausage roll, session, shirt, shoe, shot, slice, smoothie, sock, soda, stamp, stick, sub, t shirt, taco, tea, tee, thing, ticket, tix, tire, token, towel, toy, trip, tshirt, tube, tyre, wing
      bag, bottle, box, carton, jar, loaf, pack, packet, sack=pack`,
    dayUnit: `day, days, night, nights=1
      week, weeks=7
      fortnight=14
      month, months=month
      year, years=year`,
    and: `and, as well as, n, plus`,
    plus: `plus`,
    further: `after that, also, another, as well, later, next, oh and, plus also, then, too`,
    article: `a, an, another, couple, few, her, his, its, my, our, some, that, the, their, these, this, those, your`,
    preposition: `@, about, after, around, as, at, before, between, by, during, for, from, in, into, like, near, off, on, over, per, than, through, to, toward, towards, under, up, via, w, w /, with, without`,
    of: `of`,
    pronoun: `have, had, i, id, ill, im, ive, me, us, we, were, weve`,
    approx: `~, a bit over, a little over, about, approx, approximately, around, circa, close to, less than, like, maybe, more than, over, roughly, some, under, up to
      almost, nearly`,
  },
}
