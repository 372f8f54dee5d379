import type { WordBook } from './language.ts'

/** Signs, codes, emoji and brands that are the same in every language. */
export const international: WordBook = {
  words: {
    times: `k=1000
      million, millon, millones, mm=1000000`,
    percent: `%, pct`,
    coin: `dirham, dirhams=MAD
      baht, bahts=THB
      rand, rands=ZAR
      naira, nairas=NGN
      cedi, cedis=GHS
      rupee, rupees=INR
      zloty, zlotys=PLN
      dh=MAD
      dhs=AED
      zl, zł=PLN
      kc=CZK
      lei=RON
      dong=VND
      lari=GEL
      ringgit=MYR
      rupiah=IDR
      forint=HUF
      hryvnia, hryvnias=UAH
      birr=ETB
      taka=BDT
      kwacha=ZMW
      kroner=DKK
      kronor=SEK`,
    minor: `¢`,
    plus: `+`,
    total: `= =so`,
    and: `&`,
    currency: `$=own
      eur, €=EUR
      gbp, £=GBP
      $ usd, u $, u $ d, u $ s, u s d, us $, usd, usd $=USD
      $ ars, ar $, ars, ars $=ARS
      $ mxn, mex $, mnx, mx $, mxn, mxn $=MXN
      $ cop, col $, cop, cop $=COP
      $ clp, ch $, clp, clp $=CLP
      brl, r $=BRL
      pen, s /, s / .=PEN
      $ u, uyu=UYU
      pyg, ₲=PYG
      bob=BOB
      c $, ca $, cad, cad $=CAD
      a $, au $, aud, aud $=AUD
      chf=CHF
      $ us=USD
      mad=MAD
      thb=THB
      inr, ₹=INR
      ngn, ₦=NGN
      zar=ZAR
      ghs=GHS
      pln=PLN
      sek=SEK
      dkk=DKK
      nok=NOK
      aed=AED
      czk=CZK
      huf=HUF
      isk=ISK
      krw=KRW
      idr=IDR
      ils, ₪=ILS
      gtq=GTQ
      crc=CRC
      nz $, nzd=NZD
      hk $, hkd=HKD
      sgd=SGD
      ₺=TRY
      jpy, yen, ¥=JPY
      ves=VES
      ₱, php=PHP
      ₫, vnd=VND
      ₩=KRW
      ₽=RUB
      ₴, uah=UAH
      ₸, kzt=KZT
      ₡=CRC
      ₵=GHS
      ₾=GEL
      ₼, azn=AZN
      ฿=THB
      ৳, bdt=BDT
      ៛, khr=KHR
      ₭=LAK
      nt $, twd=TWD
      rd $, dop=DOP
      j $, jmd=JMD
      tt $, ttd=TTD
      bds $, bbd=BBD
      ec $, xcd=XCD
      b / ., pab=PAB
      rp=IDR
      rm, myr=MYR
      ksh, kes=KES
      tsh, tzs=TZS
      ush, ugx=UGX
      fcfa=cfa
      xof=XOF
      xaf=XAF
      xpf=XPF
      cny=CNY
      egp=EGP
      tnd=TND
      dzd=DZD
      qar=QAR
      kwd=KWD
      bhd=BHD
      jod=JOD
      pkr=PKR
      lkr=LKR
      npr=NPR
      bgn=BGN
      rsd=RSD
      hnl=HNL
      nio=NIO
      aoa=AOA
      mzn=MZN`,
    measure: `g, gr, grs, kg, kgs, kilo, lb, lbs, oz=weight
      cc, cl, cm, gb, hz, km, kms, l, lt, lts, m, mb, mg, ml, mm, mp, mts, px, tb, v, w
      inch, min, mins, pcs, pza, pzas, °`,
    timeAfter: `a . m ., am, h, hr, hrs, hs, p . m ., pm`,
    fuel: `diesel, gasoil, sp`,
    model: `airpods, fifa, galaxy, ipad, iphone, macbook, moto, moto g, motorola, pixel, playstation, ps, redmi, samsung, switch, windows, xbox
      audi, bmw serie, peugeot, sp, wd`,
    each: `c / u, c u, cu`,
    smallTalk: `haha, hahaha, jaja, jajaja, jajajaja, kkk, kkkk, lmao, lol, mdr, ok, okay, okey, oki, okis, rsrs, xd, ❤, 🎉, 👌, 👍, 💪, 😂, 😅, 😊, 🙏, 🤣`,
    greeting: `👋`,
    filler: `black friday`,
  },
  kinds: {
    food: `bar, brunch, burger, burger king, cafe, cappuccino, chipotle, coffee, croissant, curry, deliveroo, delivery, didi food, domino, doordash, dunkin, espresso, five guys, glovo, grubhub, ifood, just eat, kebab, kfc, latte, lunch, macdonald, mc donalds, mcdo, mcdonald, mostaza, panini, papa johns, pasta, pedidos ya, pedidosya, pizza, pizza hut, poke, popeyes, pub, ramen, rappi, restaurant, ristretto, sandwich, smoothie, snack, starbucks, subway, sushi, taco bell, uber eats, ubereats, wendys, wok, ☕, 🌭, 🌮, 🌯, 🍔, 🍕, 🍗, 🍛, 🍜, 🍝, 🍟, 🍣, 🍦, 🍨, 🍩, 🍰, 🍱, 🍴, 🍵, 🍷, 🍸, 🍹, 🍺, 🍻, 🍽, 🎂, 🥂, 🥐, 🥗, 🥟, 🥩, 🥪, 🧁, 🧉, 🧋`,
    groceries: `~7 eleven, ~7 - eleven, ~edeka, ~kaufland, ~netto, ~rewe, ~alcampo, ~aldi, ~ara, ~asda, ~assai, ~atacadao, ~auchan, ~aurrera, ~big, ~biocoop, ~bodega aurrera, ~carrefour, ~casino, ~chango mas, ~changomas, ~chedraui, ~consum, ~costco, ~coto, ~d1, ~dia %, ~diarco, ~disco, ~e leclerc, ~eroski, ~exito, ~franprix, ~guanabara, ~heb, ~hipercor, ~instacart, ~intermarche, ~jumbo, ~kroger, ~la comer, ~leclerc, ~lider, ~lidl, ~makro, ~mercadona, ~metro supermercado, ~monoprix, ~morrisons, ~ocado, ~olimpica, ~oxxo, ~pao de acucar, ~picard, ~plaza vea, ~publix, ~safeway, ~sainsbury, ~sams club, ~santa isabel, ~soriana, ~super u, ~tambo, ~tesco, ~tottus, ~trader joes, ~unimarc, ~vea, ~vital, ~waitrose, ~walmart, ~wegmans, ~whole foods, ~wong, ~zaffari, 🍅, 🍌, 🍎, 🍞, 🛒, 🥑, 🥕, 🥖, 🥚, 🥛, 🥦, 🥬, 🧀`,
    transport: `99 pop, axion, bip, bip!, bla bla car, blablacar, bolt, bus, cabify, car wash, cepsa, cercanias, chevron, copec, didi, diesel, e85, ecobici, exxon, gasoil, indrive, lyft, metro, navigo, oyster, parking, pemex, petrobras, puma energy, ratp, renfe, repsol, shell, sncf, sp, sube, taxi, tram, tren, !uber, uber moto, velib, vtc, ypf, ⛽, 🅿, 🚆, 🚇, 🚌, 🚎, 🚕, 🚖, 🚗, 🚙, 🚲, 🛴, 🛵`,
    health: `advil, aspirin, basic fit, crossfit, cruz verde, cvs, dipirona, doctissimo, doctolib, doctor, doliprane, dr, droga raia, drogasil, farmacity, farmatodo, gym, ibuprofen, ibuprofeno, megatlon, osde, pague menos, paracetamol, pilates, smart fit, smartfit, spa, swiss medical, tylenol, unimed, walgreens, yoga, 🏋, 🏥, 💉, 💊, 🦷, 🩺`,
    home: `🧻, b&q, bricomart, castorama, conforama, easy, home depot, homecenter, ikea, leroy merlin, lowes, sodimac, tok stok, wayfair, 🏠, 🏡, 🔨, 🛋, 🛏, 🛠, 🧹, 🧺, 🧼, 🧽, 🪴`,
    utilities: `at & t, aysa, bouygues, cemig, cfe, claro, comcast, con edison, edenor, edesur, edf, endesa, enel, engie, entel, epm, fibertel, free mobile, iberdrola, internet, izi, izzi, light, luz del sur, metrogas, movistar, naturgy, oi, orange, personal, pg & e, sabesp, sedapal, sfr, starlink, t mobile, telcel, telecentro, telmex, tim, tmobile, totalplay, tuenti, veolia, verizon, vivo, vodafone, wi fi, wifi, wom, xfinity, ☎, 💡, 💧, 📱, 📶, 🔌, 🔥`,
    entertainment: `lego, 📰, ps, playstation, xbox, amazon prime, apple music, apple tv, bingo, bowling, canal +, canal plus, chatgpt, cinemark, cinemex, cinepolis, concert, crunchyroll, deezer, disney, disney +, disney plus, game pass, globoplay, google one, hbo, hbo max, hoyts, hulu, icloud, karaoke, max, molotov, netflix, nintendo, paramount, playstation plus, prime video, ps plus, show, spotify, star plus, steam, tidal, twitch, xbox game pass, youtube, youtube premium, ⚽, 🍿, 🎟, 🎡, 🎤, 🎧, 🎫, 🎬, 🎭, 🎮, 🎲, 🎳, 🎵, 🎸`,
    clothes: `~adidas, ~bershka, ~c & a, ~celio, ~decathlon, ~forever 21, ~gap, ~h & m, ~hm, jean, ~jules, ~pull & bear, ~kiabi, ~levis, ~mango ropa, ~nike, ~primark, ~pull and bear, ~puma, ~renner, ~riachuelo, ~ross, ~shein, short, ~uniqlo, ~vinted, ~zara, 👒, 👔, 👕, 👖, 👗, 👚, 👜, 👞, 👟, 👠, 🧢, 🧥, 🧦, 🩳`,
    education: `ebook, alura, coursera, duolingo, kindle, kumon, platzi, udemy, ✏, 🎒, 🎓, 📖, 📚, 📝`,
    pets: `!chewy, !cobasi, !pedigree, !petco, !petsmart, !petz, !puppis, !purina, !royal canin, !veterinaria, !whiskas, 🐈, 🐕, 🐠, 🐱, 🐶, 🐹, 🐾, 🦴`,
    travel: `aerolineas argentinas, aeromexico, air france, airbnb, avianca, azul linhas, booking, camping, decameron, decolar, despegar, easyjet, expedia, flybondi, gol, hostel, hotel, iberia, jetsmart, latam, motel, resort, ryanair, trivago, volaris, vueling, ⛱, ✈, 🏖, 🏝, 🏨, 🗺, 🚢, 🛫, 🧳`,
    gifts: `🌹, !🎀, !🎁, 💐, 💝`,
    other: `airpods, ~aliexpress, ~amazon, apple, ~apple store, ~ebay, ~el corte ingles, ~falabella, ~fnac, ipad, iphone, laptop, ~liverpool, macbook, ~magalu, marlboro, ~mercado libre, ~mercado livre, ~mercadolibre, notebook, samsung galaxy, ~shopee, ~target, tattoo, ~temu, ⌚, 💅, 💇, 💈, 💻, 🖥, 🖨, 🚬`,
  },
}
