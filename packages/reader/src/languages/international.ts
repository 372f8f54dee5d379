import type { WordBook } from './language.ts'

/** Signs, codes, emoji and brands: the same in every language. */
export const international: WordBook = {
  words: {
    times: `k=1000
      millon, million, millones, mm=1000000`,
    percent: '%, pct',
    minor: '¢',
    plus: '+',
    and: '&',
    currency: `$=own
      € , eur=EUR
      £, gbp=GBP
      usd, us $, u $ s, u $ d, usd $, u $, $ usd, u s d=USD
      ars, ar $, ars $, $ ars=ARS
      mxn, mx $, mxn $, mex $, $ mxn, mnx=MXN
      cop, col $, cop $, $ cop=COP
      clp, clp $, ch $, $ clp=CLP
      brl, r $=BRL
      pen, s /, s / .=PEN
      uyu, $ u=UYU
      pyg, ₲=PYG
      bob=BOB
      cad, c $, ca $, cad $=CAD
      aud, a $, au $, aud $=AUD
      chf=CHF
      jpy, ¥, yen=JPY
      ves=VES`,
    measure: `kg, kgs, kilo, g, gr, grs, km, kms, m, mts, cm, mm, l, lt, lts, ml, cc, cl, gb, mb, tb, w, hz, mg, v, px, mp
      min, mins, oz, lb, lbs, pcs, pza, pzas, inch, °`,
    timeAfter: 'am, pm, hs, hrs, h, hr, a . m ., p . m .',
    fuel: 'diesel, sp, gasoil',
    model: `iphone, galaxy, samsung, ps, playstation, xbox, windows, macbook, ipad, redmi, motorola, moto g, moto, pixel, fifa, switch, airpods
      sp, wd, bmw serie, peugeot, audi`,
    each: 'c / u, cu, c u',
    smallTalk:
      'ok, okay, okey, okis, oki, 👍, 👌, 🙏, ❤, 😂, 🤣, 😅, 😊, 🎉, 💪, jaja, jajaja, jajajaja, haha, hahaha, kkk, kkkk, rsrs, lol, lmao, mdr, xd',
    greeting: '👋',
  },
  kinds: {
    food: `🍕, 🍔, 🍟, 🌭, 🌮, 🌯, 🍣, 🍜, 🍝, 🍛, 🍱, 🍦, 🍨, 🍩, 🍰, 🎂, 🧁, ☕, 🍵, 🧋, 🍺, 🍻, 🍷, 🍸, 🍹, 🥂, 🥐, 🥪, 🥗, 🍗, 🥩, 🍽, 🍴, 🥟, 🧉, starbucks, mc donalds, mcdonald, mcdo, macdonald, burger king, kfc, subway, domino, pizza hut, pizza, sushi, wendys, taco bell, dunkin, mostaza, rappi, pedidos ya, pedidosya, uber eats, ubereats, ifood, deliveroo, doordash, glovo, just eat, grubhub, didi food, five guys, popeyes, chipotle, papa johns, cafe, coffee, restaurant, delivery, brunch, lunch, snack, burger, kebab, pasta, ramen, croissant, cappuccino, latte, espresso, ristretto, bar, pub, wok, curry, poke, sandwich, panini, smoothie`,
    groceries: `🛒, 🥖, 🍞, 🧀, 🥚, 🥦, 🍎, 🍌, 🥛, 🥑, 🍅, 🥬, 🥕, ~carrefour, ~walmart, ~lidl, ~aldi, ~costco, ~auchan, ~dia %, ~coto, ~jumbo, ~disco, ~vea, ~mercadona, ~chango mas, ~changomas, ~makro, ~vital, ~diarco, ~tesco, ~sainsbury, ~asda, ~morrisons, ~waitrose, ~whole foods, ~trader joes, ~kroger, ~safeway, ~publix, ~wegmans, ~heb, ~oxxo, ~soriana, ~chedraui, ~bodega aurrera, ~aurrera, ~la comer, ~sams club, ~eroski, ~alcampo, ~hipercor, ~consum, ~exito, ~d1, ~ara, ~olimpica, ~lider, ~unimarc, ~tottus, ~santa isabel, ~plaza vea, ~wong, ~metro supermercado, ~tambo, ~pao de acucar, ~assai, ~atacadao, ~guanabara, ~zaffari, ~big, ~leclerc, ~e leclerc, ~intermarche, ~monoprix, ~franprix, ~casino, ~super u, ~picard, ~biocoop, ~instacart, ~ocado, ~7 eleven`,
    transport: `🚕, 🚖, 🚗, 🚌, 🚇, 🚆, 🚲, 🛵, ⛽, 🅿, 🚙, 🚎, 🛴, !uber, cabify, didi, lyft, bolt, taxi, 99 pop, metro, bus, tram, gasoil, diesel, ypf, shell, axion, puma energy, petrobras, pemex, copec, repsol, cepsa, chevron, exxon, sube, parking, blablacar, bla bla car, indrive, sncf, ratp, navigo, renfe, cercanias, ecobici, velib, car wash, uber moto, bip, tren, vtc, e85, sp, bip!, oyster`,
    health: `💊, 🏥, 🦷, 💉, 🩺, 🏋, 🏋‍♂, 🏋‍♀, ibuprofeno, paracetamol, ibuprofen, advil, tylenol, aspirin, doctor, dr, farmacity, cvs, walgreens, boots, farmatodo, cruz verde, drogasil, droga raia, pague menos, doctissimo, doctolib, smartfit, smart fit, megatlon, basic fit, gym, crossfit, pilates, yoga, spa, osde, swiss medical, unimed, doliprane, dipirona`,
    home: `🏠, 🏡, 🛋, 🛏, 🧹, 🧽, 🧺, 🔨, 🪴, 🧼, 🛠, ikea, easy, sodimac, leroy merlin, home depot, lowes, castorama, conforama, bricomart, homecenter, tok stok, wayfair, b&q`,
    utilities: `💡, 💧, 🔥, 📱, 📶, 🔌, ☎, internet, wifi, wi fi, edenor, edesur, metrogas, aysa, fibertel, telecentro, movistar, claro, telcel, personal, tuenti, vodafone, orange, sfr, bouygues, free mobile, edf, engie, veolia, cfe, izzi, telmex, totalplay, izi, endesa, iberdrola, naturgy, vivo, tim, oi, enel, sabesp, cemig, light, comcast, verizon, at & t, t mobile, pg & e, tmobile, con edison, xfinity, entel, wom, epm, luz del sur, sedapal, starlink`,
    entertainment: `🎬, 🎮, 🎟, 🎫, 🎭, 🎤, 🎵, 🎧, 🎸, ⚽, 🎲, 🍿, 🎳, 🎡, netflix, spotify, disney plus, disney +, disney, hbo, hbo max, max, amazon prime, prime video, youtube premium, youtube, steam, playstation plus, ps plus, xbox game pass, game pass, nintendo, crunchyroll, paramount, star plus, apple tv, apple music, deezer, tidal, globoplay, twitch, canal +, canal plus, molotov, hulu, bowling, karaoke, cinepolis, cinemark, hoyts, cinemex, bingo, show, concert, icloud, chatgpt, google one`,
    clothes: `👕, 👗, 👟, 👖, 👠, 🧥, 👚, 👞, 🧦, 🩳, 👒, 👜, 🧢, 👔, ~zara, ~h & m, ~hm, ~nike, ~adidas, ~primark, ~uniqlo, ~shein, ~c & a, ~renner, ~riachuelo, ~levis, ~puma, ~decathlon, ~bershka, ~pull and bear, ~gap, ~forever 21, ~ross, ~kiabi, ~celio, ~jules, ~vinted, ~mango ropa, jean, short`,
    education: `📚, 🎓, 📖, ✏, 🎒, 📝, udemy, coursera, duolingo, kindle, platzi, kumon, alura`,
    pets: `🐶, 🐱, 🐕, 🐈, 🐾, 🦴, 🐠, 🐹, !puppis, !cobasi, !petz, !petco, !petsmart, !chewy, !veterinaria, !whiskas, !pedigree, !royal canin, !purina`,
    travel: `✈, 🛫, 🏨, 🏖, 🧳, 🗺, ⛱, 🏝, 🚢, airbnb, booking, hotel, hostel, motel, despegar, aerolineas argentinas, latam, flybondi, jetsmart, ryanair, vueling, iberia, easyjet, air france, aeromexico, volaris, avianca, gol, azul linhas, expedia, trivago, decolar, camping, decameron, resort`,
    gifts: '!🎁, 🌹, 💐, 💝, !🎀',
    other: `💇, 💈, 💅, 💻, 🖥, ⌚, 🖨, 🚬, iphone, amazon, ~mercado libre, ~mercadolibre, ~mercado livre, ~aliexpress, ~temu, ~ebay, ~shopee, samsung galaxy, notebook, laptop, macbook, ipad, airpods, lego, apple, ~apple store, marlboro, ~magalu, ~fnac, ~el corte ingles, ~falabella, ~liverpool, ~target, tattoo`,
  },
}
