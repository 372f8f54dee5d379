import type { MoneyBook } from './language.ts'

const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const units = ['un', 'uno', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** Tens and units written as one word: 'treintaicinco', 'cuarentaydos', 'noventiocho'. */
const joinedTens = tens.flatMap((ten, at) =>
  units.flatMap((unit, index) =>
    ['i', 'y', 'ai', 'ay'].map(
      (and) => `${ten.slice(0, -1)}${and}${unit}=${10 * (at + 3) + Math.max(index - 1, 1)}`,
    ),
  ),
)

/** Spanish: numbers, money and the small words around them. */
export const esMoney: MoneyBook = {
  language: 'es',
  words: {
    number: `cero=0, uno=1, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, once=11, doce=12, trece=13, catorce=14, quince=15
      dieciseis=16, diecisiete=17, dieciocho=18, diecinueve=19, veinte=20, veintiuno=21, veintiun=21, veintiuna=21, veintidos=22, veintitres=23, veinticuatro=24
      veinticinco=25, veintiseis=26, veintisiete=27, veintiocho=28, veintinueve=29, treinta=30, cuarenta=40, cincuenta=50, sesenta=60, setenta=70, ochenta=80, noventa=90
      cien, ciento=100
      doscientos, doscientas=200
      trescientos, trescientas=300
      cuatrocientos, cuatrocientas=400
      quinientos, quinientas=500
      seiscientos, seiscientas=600
      setecientos, setecientas, sietecientos=700
      ochocientos, ochocientas=800
      novecientos, novecientas, nuevecientos=900
      un par de=2, ${joinedTens.join(', ')}`,
    one: `un, una`,
    times: `cientas, cientos, gamba, gambas, gambitas=100
      mil, miles=1000
      lks, luca, lucas, luka, lukas, lukitas, luquillas, luquis, luquitas=1000
      melon, melones, palito, palitos, palo, palos=1000000
      barra, barras=1000COP
      quina, quinas=500CLP`,
    half: `y (medio/media), y 1 / 2, y china
      y (un)? cuarto=25
      y tres cuartos=75`,
    prefixHalf: `media, medio`,
    point: `coma, punto`,
    with: `con`,
    each: `c / (una/uno), (la/por) (hora/clase), cada, cada (uno/una), el kilo, la docena, la unidad, por (cabeza/persona/unidad)`,
    rate: `a`,
    inexact: `y algo, y chirolas, y fraccion, y largos, y monedas, y moneditas, y pico, y tanto, y tantos`,
    percent: `por ciento, porciento`,
    currency: `pesos, pessos, pezos=peso
      peso argentino, pesos argentinos=ARS
      peso mexicano, pesos mexicanos=MXN
      peso colombiano, pesos colombianos=COP
      peso chileno, pesos chilenos=CLP
      peso uruguayo, pesos uruguayos=UYU
      dlls, dlrs, dls, dolares=dollar
      dolar americano, dolares (americanos/estadounidenses)=USD
      euros, eruos=EUR
      reales=BRL
      reales brasilenos, reales brasileros=BRL
      soles=PEN
      nuevo sol, nuevos soles=PEN
      guaranies=PYG
      bolivianos=BOB
      bolivares=VES
      libras (esterlinas)?=GBP
      francos=franc
      francos suizos=CHF
      yenes=JPY
      pesos dominicanos=DOP
      pesos cubanos=CUP
      dolares canadienses=CAD
      dolares australianos=AUD
      dolares neozelandeses=NZD
      coronas (checas)=CZK
      coronas danesas=DKK
      coronas noruegas=NOK
      coronas suecas=SEK
      coronas islandesas=ISK
      francos cfa=cfa
      liras turcas=TRY
      libras egipcias=EGP
      quetzales=GTQ
      lempiras=HNL
      colones=CRC
      cordobas=NIO
      rupias=INR
      rupias (indonesias)=IDR
      shekels, sheqels, sequeles=ILS
      yuanes=CNY
      wones, won coreanos=KRW
      bahts=THB
      rublos=RUB
      zlotys, zloty=PLN
      florines, florines hungaros=HUF
      dirhams, dirhams marroquies=MAD
      dirhams de dubai=AED
      dinares tunecinos=TND`,
    coin: `peso=peso
      dolar=dollar
      euro=EUR
      real=BRL
      sol=PEN
      guarani=PYG
      baritos, baros, devaluados, guita, lereles, leros, machacantes, mangitos, mango, mangos, manguitos, morlacos, pavos, pesitos, pesos moneda nacional, pesotes, varitos, varos=own
      ebros, euracos, eurazos, eurillos, euritos, leuros=EUR
      lks, luca, lucas, lukitas, luquillas, luquis, luquita, luquitas=PEN
      cocos, dolaritos, dolarucos, verdes, verdolagas=dollar
      solcitos=PEN`,
    minor: `cent, centavito, centavitos, centavo, centavos, cents, ctmos, cts, ctvs
      centimo, centimos=centime`,
    measure: `de fiebre, frigorias, btu, flexiones, abdominales, sentadillas, burpees, gramo, kilito, kilo, libra, (libra/libras) de, onza=weight
      libras=pounds
      unidades, comprimidos, hojas, alumnos, ambientes, amigas, amigos, anitos, ano, anos, asientos, bajo cero, calorias, capitulos, casos, centigrados, centimetros, chicos, comensales, correo, cuadras, cucharadas, cucharaditas, dia, dias, dormitorios, fotos, gigas, goles, grado, grados, habitaciones, heridos, hijos, hora, horas, horitas, integrantes, invitados, kilometro, leguas, likes, litrito, litro, manzanas de, megas, mensajes, mes, meses, metro, metros cuadrados, mililitros, millas, minutitos, minuto, muertos, nenes, noche, noches, pagina, pasajeros, pasos, pax, persona, piso, porcion, primos, puestos, pulgada, punto, puntos, repeticiones, seg, seguidores, segundos, semana, semanas, series, tazas, vacantes, vatios, vez, votos, vueltas, watts`,
    countable: `media docena, pares, viaje, viajes, aguacate, alfajor, almuerzo, arepa, atado, banana, barra, birra, bocadillo, bocata, boleto, burrito, cafe, cafecito, caja, camisa, camiseta, cana, caramelo, cena, cerveza, chela, chicha, chocolate, churro, cigarrillo, clase, coca, combo, completo, consulta, copa, cortado, corte, cuaderno, cuadro, cubata, curso, desayuno, disco, docena, dona, donut, empanada, entrada, factura, foco, galleta, galletita, gaseosa, gramo, hamburguesa, helado, hot dog, huevo, juego, juguete, kebab, kilo, lampara, lapicera, lata, leche, lechuga, libro, litro, maceta, manzana, mate, media, medialuna, menu, milanesa, naranja, palta, pancho, pantalon, par, pasaje, pastel, peli, pelicula, perrito, pieza, pizza, plancha, planta, plato, playera, polera, pollo, polo, porcion, pucho, quesadilla, racion, refresco, regalo, remera, roll, rollo, sabana, sachet, sandwich, sanguche, sesion, silla, sushi, taco, tamal, tapa, taza, ticket, tinto, toalla, tomate, torta, tostada, tubo, unidad, vaso, viaje, yogur, zapatilla
      bolsa, bolson, botella, frasco, garrafa, bidon, pack, paquete=pack`,
    dayUnit: `dia, dias, diita, noche, noches=1
      semana, semanas=7
      quincena=15
      mes, meses=month
      ano, anos=year`,
    and: `asi como, e, mas, y`,
    plus: `mas`,
    further: `asi que, entonces, por eso, a su vez, ademas, ah y, aparte, despues, despues de eso, luego, otra cosa, otro gasto, por otro lado, primero, segundo, tambien, y otros`,
    article: `al, algo de, del, el, esa, esas, ese, esos, esta, este, la, las, lo, los, mi, mis, nuestra, nuestro, otra, otras, otro, otros, su, sus, un, una, unas, unos`,
    preposition: `pal, a, al, ante, frente, con, de, del, desde, durante, en, entre, hacia, hasta, pa, para, por, segun, sin, sobre, tras, x`,
    of: `d, de, del`,
    pronoun: `he, hemos, has, le, les, lo, los, las, se, me, nos, nosotras, nosotros, te, yo`,
    approx: `me pase de, nos pasamos de, ~, a eso de, algo asi como, alrededor de, aprox, aprox ., aproximadamente, como, cosa de, mas de, mas o menos, menos de, poco mas de, poco menos de, por ahi de, sobre los, tipo, un poco mas de, unas, unos
      casi`,
  },
}
