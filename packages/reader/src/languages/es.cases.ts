import type { CaseTable } from './case-table.ts'

/** Spanish as people write and say it, region by region. Read on Wednesday 18 November 2026. */
export const esCases: CaseTable = [
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
no, dejalo, se reprogramó => keep
no, dejalo, era pan => fix category groceries
en realidad cobra 18 ahora => fix amount 18
la nafta fue 5 menos, tenía un descuento => fix by -5
¿lo borro? no => fix takenBack
dentista 180 pero el seguro cubre el 80% => ? 36 | 180
excursión 24 para Sofi, 12 para Tomi => 24 travel "excursión para Sofi" + 12 travel "excursión para Tomi"
borrá el taxi, no, mentira => fix takenBack
borrá la leche, mejor no => fix takenBack
borrá el café, no lo pagué => delete
qué fue lo de 8500? => query list all
cena 20000, perdón, la pagó mi viejo => ?
taxi 3400, no, al final fuimos caminando => ?
nafta 9000, no, olvidalo => ?
Coto 15300, no, perdón, Carrefour 15300 => 15300 "Carrefour"
Coto 15300. Ah, fue en Vea, pero igual 15300 => 15300 "Vea"
luz 31.000 y gas 12.700, no, gas 17.200 => 31000 + 17200
taxi 3400⏎*4300 => 4300 "taxi"
8.900 dólares, no, pesos, el cargador => 8900 ARS "cargador"
compré el jueves, no, el viernes, un velador por 7500 => 7500 @-5 "velador"
ayer pagué el peaje, 1800, ayer no, anteayer => 1800 @-2
La modista me cobró 9.000 el lunes. El domingo, perdón. => 9000 @-3
lunes pan 300, martes no, miércoles leche 400 => 300 @-2 + 400 @0
sandalias del 37 por 24000 => 24000
mecha del 6 y tarugos, 3100 => 3100
la compra del 3 fueron 45000 => 45000 @-15
lo de la feria del 9, 12000 => 12000 @-9
parrilla El 33, bife y vino 41000 => 41000
varilla de 3/8, 2100 => 2100
pasajes a Tandil 14 de diciembre, 38000 => 38000
pagué la patente el 14/12, 38000 => 38000 @-339
la patente 48.300 => 48300 transport "patente"
14/12: pan 380 => 380 @-339
regalo para el cumple del viernes 21000 => 21000
recital del 27, 45000 => 45000
un secador que buscaba hace 3 años, 52000 => 52000
flores el día de muertos 6000 => 6000 @-16
2 sábados de taller, 16000 => 16000
la farmacia en total fueron 650 => 650 health
viaje a roma 400 => 400 travel "viaje a roma"
no, ayer => fix date -1
el café no lo pagué => no:negation
los dos últimos los pagó Ana => fix payer Ana
¿puedo gastar 50 mil más? => budget show
me equivoqué con la nafta => fix
netflix 8500 todos los meses => 8500 entertainment "netflix"
mostrame los gastos de Ana => query list
matrícula 1234 KLM => missing
matrícula 1234 => 1234 education
pagué la patente AB 123 CD 45000 => 45000 transport
coto 1200 menos => fix by -1200
peluquería 800 más => fix by 800
pan 500 más leche 300 => 500 + 300
¿qué fue lo último que anoté? => query latest
¿quién anotó la nafta? => query list this_month transport
¿tengo algún gasto repetido? => query repeated
¿anoté algo dos veces? => query repeated
está duplicado => undo
qué es más, súper o salidas => query compare
todo arriba de 5000 => query list
todo lo que pasó de 5000 => query list
Ana pagó los cafés => fix payer Ana
no fui yo => fix payer other
no lo pagó Ana => fix payer other
era de Luz => fix payer Luz
era de luz => fix category utilities
no fue en coto => fix
no, fue en coto => fix category groceries
anulá la cuota => delete
¿podés borrar el café? => delete
me podés borrar la nafta por favor => delete
¿me borrás el taxi? => delete
¿se puede borrar el café? => delete
¿podés borrarlo? => delete
¿podés cambiar el café a 5000? => fix amount 5000
¿podés anotar 500 de café? => 500 food "café"
¿podés borrar gastos? => help
¿se puede borrar un gasto? => help
chirimbolo 4.500 => 4500 -
ñoquilandia 12.300 => 12300 -
papapap 3.000 => 3000 -
churunga 5.000 => 5000 -
2.500 tripanga => 2500 -
pollo entero 9000 => 9000 "pollo entero"
pan 300 sábdao => 300 @-4 groceries "pan"
mulungo 7.000 => 7000 -
aparté 15000 para las vacaciones => no
2 tostados 9.800 + 3 cortados 7.200 => 9800 food + 7200 food
coca 3200 empanadas 9000 => 3200 + 9000 food
el gasista 40000 y los repuestos aparte 12000 => 40000 + 12000
cuaderno rayado a $ 4.300 => 4300 education
jueves 5, oftalmólogo, copago doce mil setecientos => 12700 @-13 health
hace dos viernes, asado con los primos, 84500 => 84500 @-12
lunes de hace dos semanas dentista 50000 => 50000 @-16 health
vuelo 250.000 => 250000 travel
el primero del mes el gimnasio 30000 => 30000 @-17
boleta de luz, vencía el 20, 61.487,35 => 61487.35 utilities
quién pagó el taxi => query list
bolso de segunda mano 12000 => 12000 clothes
el electricista me cambió dos llaves, 18000 => 18000 home
el de la verdulería está equivocado, fueron 4300 => fix amount 4300
me sentí mal, remis 5200 => 5200 transport
lo del hospedaje era en dólares, no en pesos => fix currency USD
perdón, eran euros no pesos => fix currency EUR
Gasté 8.500 en el súper => 8500 groceries "súper"
la comida del gato 9000, antes era 6000 el año pasado => 9000 pets
cómo venimos con el súper => budget show
la nafta está a 1200 ahora => no
el súper 9000, no, pagué 9500 => 9500 groceries
poné la lámpara en hogar => fix category home
el taxi entró dos veces, borrá uno => delete
ese de 3.000 no existe, sacalo => delete
eso era para la oficina, borralo => delete
uber 1200 ayer y 900 hoy => 1200 @-1 transport "uber" + 900 @0 transport "uber"
colectivo 800 dos veces => ?
cena 8000 mitad y mitad con Sol => ?
borralo, era del trabajo => delete
no era alquiler era expensas => fix category home
no era comida sino regalo => fix category gifts
era comida no regalo => fix category food
categoría equivocada en el café, es salidas => fix category entertainment
regalos a los 3 sobrinos, 5000 cada uno => 15000 gifts
guantes 2 pares x 6.800 cada par => 13600 clothes "guantes"
fijate si está anotado el gas => query list
cuánto queda de los 9000 de salidas => budget show
total semana pasada => query total
cena con Mar anoche, 9500 => 9500 @-1 food
2 entradas de cine, 8400, ref 55120 => 8400 entertainment
puse entre 200 y 300 para el regalo => ?
coto 9000, de eso 2500 fue carne => 9000 groceries
chino 9000 de los cuales 4000 vino y 5000 verdura => 4000 groceries + 5000 groceries
gaste 12500 en la verduleria => 12500 groceries "verduleria"
el cable pasó de 12000 a 15000, debitado ayer => 15000 @-1 utilities
la mesa estaba a 90000 pero la pagué 70000 => 70000 home
lápices 600 cuadernos 1400 mochila 4500 => 600 education + 1400 education + 4500 clothes
pizza 9000, helado 4000, los dos ayer => 9000 @-1 food + 4000 @-1 food
campera 45000, no los 60000 que pedía al principio => 45000 clothes
le di 5000 al verdulero y me devolvió 1400, tomates => ?
esperamos 20 invitados, hay que comprar 5 kg de asado y 3 cajones de cerveza => no
una tele a 899.000 en Garbarino, no para nosotros => ?
pagué la luz, 34.200 => 34200 utilities "luz"
nafta 45000 => 45000 transport "nafta"
45000 nafta => 45000 transport "nafta"
Cargué nafta por 38 mil => 38000 transport "nafta"
2 lucas de facturas => 2000 food "facturas"
facturas dos lucas => 2000 food "facturas"
tiré 15 lucas en el chino => 15000 groceries "chino"
me gasté medio palo en la compu => 500000 other "compu"
un palo y medio el alquiler => 1500000 home "alquiler"
alquiler 1 palo 200 => 1200000 home
500 mangos el kiosco => 500 food "kiosco"
3 gambas de caramelos => 300
pan $1.200 => 1200 groceries "pan"
$ 3.450,50 farmacia => 3450.5 health "farmacia"
farmacia $3.450,50 => 3450.5 health "farmacia"
$1.500.- peluquería => 1500 other "peluquería"
carnicería 22.350,75 => 22350.75 groceries "carnicería"
compré 2 pizzas a la noche 18.000 => 18000 food "2 pizzas"
2 docenas de empanadas 24000 => 24000 food "2 docenas de empanadas"
3 kg de asado 27.900 => 27900
1 kilo de pan 2500 => 2500 groceries "1 kilo de pan"
coca de 2,25 litros 3800 => 3800 food
nafta super 95 20.000 => 20000 transport
colectivo 152 1200 => 1200 transport
bondi 60 $ 650 => 650 transport
el bondi 900 => 900 transport
uber a lo de mi vieja 6.300 => 6300 transport
taxi al centro 4500 y a la vuelta 5200 => 4500 transport + 5200
cena en lo de Pepe 25 mil con tarjeta => 25000 food "cena en lo de Pepe"
pagué con débito 8.900 en farmacity => 8900 health "farmacity"
mercado pago 5600 kiosco => 5600 food "kiosco"
transferencia 30000 a la señora que limpia => 30000 home
le transferí 30.000 a la señora que limpia => 30000 home
ayer 3.500 de taxi => 3500 @-1 transport "taxi"
anoche cenamos afuera, 42.000 => 42000 @-1 food
anteayer pagué 15.000 del gimnasio => 15000 @-2 health "gimnasio"
antes de ayer 2000 pan => 2000 @-2 groceries "pan"
el lunes gasté 7000 en la vete => 7000 @-2 pets "vete"
el miércoles pagué 9000 de internet => 9000 @-7 utilities "internet"
el sábado pasado 30 lucas en el boliche => 30000 @-4 entertainment "boliche"
el 3 pagué el colegio 180.000 => 180000 @-15 education "colegio"
el 20 pagué las expensas 95000 => 95000 @-29 home "expensas"
3/11 expensas 95.000 => 95000 @-15 home "expensas"
25/9 regalo para Juli 20000 => 20000 @-54 gifts "regalo para Juli"
10-10-2026 dentista 45000 => 45000 @-39 health "dentista"
el 5 de noviembre compré zapatillas por 120.000 => 120000 @-13 clothes "zapatillas"
hace dos días 5000 en la panadería => 5000 @-2 groceries "panadería"
hace tres semanas pagué 60000 al electricista => 60000 @-21 home "electricista"
dos días atrás 3400 de remis => 3400 @-2 transport "remis"
la semana pasada 25000 de ropa => 25000 @-7 clothes "ropa"
hoy a la mañana 2500 en un café => 2500 @0 food "café"
esta mañana cargué la sube 5000 => 5000 @0 transport
a las 7 tomé un taxi 4000 => 4000 transport "taxi"
21hs delivery 14500 => 14500 food "delivery"
ayer a las 20:30 cine 12000 => 12000 @-1 entertainment "cine"
pan 500 leche 1200 huevos 3000 => 500 groceries "pan" + 1200 groceries "leche" + 3000 groceries "huevos"
500 pan 1200 leche => 500 groceries "pan" + 1200 groceries "leche"
pan 500, leche 1.200 y huevos 3.000 => 500 groceries "pan" + 1200 groceries "leche" + 3000 groceries "huevos"
gasté 5000 en pan y 3000 en leche => 5000 groceries "pan" + 3000 groceries "leche"
gasté 8000 en pan y leche => 8000 groceries "pan y leche"
pan, leche y huevos 8000 => 8000 groceries "pan, leche y huevos"
super 15000⏎farmacia 8000⏎nafta 30000 => 15000 groceries "super" + 8000 health "farmacia" + 30000 transport "nafta"
1. pan 500⏎2. leche 1200⏎3. queso 4000 => 500 groceries "pan" + 1200 groceries "leche" + 4000 groceries "queso"
- luz 20000⏎- gas 15000⏎- agua 8000 => 20000 utilities "luz" + 15000 utilities "gas" + 8000 utilities "agua"
ayer 500 pan y hoy 700 leche => 500 @-1 groceries "pan" + 700 @0 groceries "leche"
el lunes 4000 taxi, el martes 5000 nafta => 4000 @-2 transport "taxi" + 5000 @-1 transport "nafta"
ayer gasté 3000 en verdura y 5000 en carne => 3000 @-1 groceries "verdura" + 5000 @-1 groceries "carne"
gasté 8000: 5000 en pan y 3000 en leche => 5000 groceries "pan" + 3000 groceries "leche"
pan 5000, leche 3000, total 8000 => 5000 groceries "pan" + 3000 groceries "leche"
en total 8000: pan 5000 y leche 3000 => 5000 groceries "pan" + 3000 groceries "leche"
luz 12000 gas 8000 total 20000 => 12000 utilities "luz" + 8000 utilities "gas"
pan 5000, leche 3000, total 9000 => ? 5000+3000 | 9000
gasté 5000 en pan, 3000 en leche y 2000 en queso => ? 5000+3000+2000 | 3000+2000
gasté 5000: 3000 en leche y 2000 en queso => 3000 + 2000
3x500 alfajores => 1500 food "alfajores"
3 x 1500 entradas => 4500 entertainment "entradas"
1200+350 kiosco => 1550 food "kiosco"
kiosco 1200 + 350 => 1550 food "kiosco"
4 cervezas a 2500 cada una => 10000 food "4 cervezas"
3 remeras a 15000 => ? 15000 | 45000
heladera 600000 en 6 cuotas => 600000 home "heladera"
zapatillas 120.000 en 3 cuotas sin interés => 120000 clothes "zapatillas"
tele en 12 cuotas de 50.000 => ? 600000 | 50000
cuota 3 de 12 de la heladera 50000 => 50000 home
cuota 3/12 celular 45000 => 45000
gasté 500 no, 600 en pan => 600 groceries "pan"
gasté 5000 en carne, no perdón, 6000 => 6000 groceries "carne"
taxi 3000 digo 3500 => 3500 transport "taxi"
super 8000 mejor dicho 9000 => 9000 groceries "super"
GASTE 3500 EN EL CHINO => 3500 groceries "CHINO"
gastee 3000 en verdulria => 3000 groceries "verdulria"
gasté dos mil quinientos en el kiosco => 2500 food "kiosco"
dos mil quinientos de kiosco => 2500 food "kiosco"
quince mil en el super => 15000 groceries "super"
ciento veinte mil de alquiler => 120000 home "alquiler"
gaste mil doscientos en el colectivo => 1200 transport "colectivo"
un millón doscientos mil el alquiler => 1200000 home "alquiler"
2 mil quinientos de nafta => 2500 transport "nafta"
15 mil 500 de super => 15500 groceries "super"
compré pan por 3 mil => 3000 groceries "pan"
3 mil y pico de pan => ?
super 1,500 => 1500 groceries "super"
super 12,350 => 12350 groceries "super"
super 1 500 => 1500 groceries "super"
super 25 000 pesos => 25000 ARS groceries "super"
🍕 9000 => 9000 food "🍕"
9000 ⛽ => 9000 transport "⛽"
almorcé 8500 => 8500 food "almuerzo"
me corté el pelo 9000 => 9000 other
fui al cine 12000 => 12000 entertainment "cine"
fuimos a cenar y gastamos 45000 => 45000 food
salí con los chicos, 20 lucas => 20000
me salió 8000 el taxi => 8000 transport "taxi"
me cobraron 15000 por arreglar la canilla => 15000 home
la cena salió 52000 => 52000 food "cena"
el arreglo del auto me costó 180 mil => 180000 transport
vino la luz 45.000 => 45000 utilities
regalo cumple Tomi 15000 => 15000 gifts "regalo cumple Tomi"
comida para el perro 22000 => 22000 pets "comida para el perro"
20 USD hotel => 20 USD travel "hotel"
hotel 100 dólares => 100 USD travel "hotel"
airbnb u$s 250 => 250 USD travel "airbnb"
US$ 15,50 netflix => 15.5 USD entertainment "netflix"
netflix 9 dolares => 9 USD entertainment "netflix"
cena en madrid 35 euros => 35 EUR food
€ 40 souvenirs => 40 EUR travel "souvenirs"
lo pagó mi marido 4500 farmacia => 4500 health "farmacia"
mi mujer gastó 30000 en ropa => 30000 clothes "ropa"
anotá 5000 de panadería => 5000 groceries "panadería"
anotame 3500 taxi => 3500 transport "taxi"
agregá gasto 5000 veterinaria => 5000 pets "veterinaria"
gasto: 4500 peaje => 4500 transport "peaje"
iphone 15 1.200.000 => 1200000 other
ps5 900 lucas => 900000
zapatillas talle 42 85000 => 85000 clothes
compré 1 kg de helado a 12000 => 12000 food
tarjeta terminada en 4532 super 12000 => 12000 groceries
500 => ?
gasté 500 => 500
8500 => ?
no pagué la luz 5000 => no
no gasté los 500 => no
al final no compré la tele de 500 lucas => no
casi compro una campera de 80000 => no
me pagaron 150000 => no:income
cobré 500 mil del sueldo => no:income
me depositaron el aguinaldo 300000 => no:income
cobré 20000 por un trabajito => no:income
mi vieja me dio 10000 => no:income
me devolvieron 3000 => no:income
vendí la bici en 150000 => no:income
Juan me transfirió 5000 por la cena => no:income
saqué 20000 del cajero => no:withdrawal
retiré 50 mil del banco => no:withdrawal
pasé 100000 de la caja de ahorro a la cuenta corriente => no:transfer
transferí 50 mil a mi cuenta de ahorro => no:transfer
puse 200000 en un plazo fijo => no:transfer
compré dólares por 300000 => no:transfer
le presté 20000 a mi hermano => no:loan
Juan me debe 5000 => no:loan
le debo 3000 a Ana => no:loan
mañana tengo que pagar 5000 de luz => no:future
recordame pagar la luz 12000 => no:future
hay que pagar 30000 de expensas => no:future
el viernes que viene vence el gas 8000 => no:future
voy a comprar una tele de 500000 => no:future
tengo que comprar pan 1500 => no:future
quiero comprar unas zapas de 90000 => no:future
comprar leche 1200 => no:future
pagar luz 5000 => no:future
el asado está a 9000 el kilo => no:quote
el dólar está a 1500 => no:quote
vi una campera a 80000 => no:quote
la entrada sale 15000 => no:quote
piden 50000 por la mesa => no:quote
me pasaron presupuesto de 200000 para pintar => no:quote
la nafta subió a 1500 => no:quote
si compro la tele gasto 500000 => no
si pudiera compraría un auto de 20 palos => no
cuánto sale el pan? 500? => no
gasté 500 en pan? => no
¿anotaste los 5000 del super? => no
mi número es 11 5555 4444 => no
llamame al 1155554444 => no
tu código es 482913 => no
el código de verificación es 123456 => no
vivo en Av. Corrientes 1234 => no
nos vemos a las 7 => no
llego en 20 minutos => no
tengo 35 años => no
mi hija cumple 8 => no
River 3 Boca 1 => no
corrí 10 km => no
mil gracias => thanks
te mando un millón de besos => no
la inflación fue del 4% => no
mi vecino se compró un auto de 20 palos => no
mi jefe gastó 50000 en un reloj => no
Messi gastó 5 millones en un reloj => no
0 café => no
super 0 => no
-500 super => no
compré pan => missing
gasté en el super => missing
pagué la luz => missing
2 pizzas => missing
compré 3 remeras => missing
¿cuánto gastamos en comida este mes? => query total this_month food
cuanto gaste esta semana => query total this_week
cuánto llevo gastado => query total this_month
cuánto gastó Ana en octubre => query total month
cuánto gastamos ayer => query total
cuánto va del mes => query total this_month
total del mes => query total this_month
resumen de la semana => query total this_week
resumen => query total
en qué gasté más este mes => query top this_month
top 3 => query top
top 5 => query top
cuánto gastamos desde ayer? => query total range
helado 1/4 6500 la nena => 6500 food
mostrame los últimos gastos => query list
qué gastos hubo ayer => query list
compará este mes con el mes pasado => query compare this_month
gasté más que el mes pasado? => query compare
cuánto gasté en uber el mes pasado => query total last_month transport
cuánto gastamos en los últimos 7 días => query total days
gastos de octubre => query total month
no, eran 7.500 => fix amount 7500
no, 250 => fix amount 250
eran 7500 => fix amount 7500
perdón, fueron 600 => fix amount 600
me equivoqué, eran 800 => fix amount 800
corrección: 4500 => fix amount 4500
cambialo a 3000 => fix amount 3000
era en farmacia => fix category health
fue ayer => fix date -1
fue el lunes => fix date -2
no, fue anteayer => fix date -2
cambiá la categoría a transporte => fix category transport
ponelo en ropa => fix category clothes
lo pagó Ana => fix payer Ana
pagó Ana => fix payer Ana
borrar => delete
borrá el último => delete
borralo => delete
eliminá el gasto de 500 => delete
deshacer => undo
me equivoqué => undo
recuperalo => restore
hola => hello
holaaa buen día => hello
qué tal => hello
gracias => thanks
muchas graciasss => thanks
ayuda => help
cómo funciona esto? => help
qué podés hacer? => help
listo => connect
baja => stop
jajaja => talk
ok => talk
dale genial => talk
presupuesto de comida 50000 => budget set 50000
poné un límite de 100 mil en ropa => budget set 100000
cuánto me queda de presupuesto => budget show
no, no la borres => keep
no, mejor no la borres => keep
no pará, dejalo => keep
no, espera, déjala => keep
no entendiste => fix complaint
no, estaba bien antes => fix complaint
eso no es lo que te pedí => fix complaint
no sirve => fix complaint
borrá todo lo de hoy => delete today
borra el de ayer => delete yesterday
borrá los gastos de octubre => delete month
borrá los últimos 2 => delete 2
me equivoqué, bórralo todo => delete
¿alcanza un presupuesto de 400 para súper? => budget show
¿podés poner un presupuesto de 600 para súper? => budget set 600
era para dos => fix
la comida la pagamos a medias => fix
el taxi tampoco lo pagué yo => fix payer other
me equivoqué de monto => fix
no fue Ana, fui yo => fix payer me
no gasté eso, gasté 32 => fix amount 32
la cena la pagó Ana => fix payer Ana
dejalo en súper => fix category groceries
llamalo merienda => fix description merienda
¿puedo ver lo de enero? => query list month null
fui con 70 lucas y volví con 18 => ? 52000 | 70000
fui a la feria con 20 mil y volví con 4500 => ? 15500 | 20000
dos uber, 4500 y 5100 => 4500 transport + 5100 transport
3 kilos de asado a 12500 => 37500 groceries
3 kilos de asado a 12500 en total => 12500 groceries
gas de 11 kilos a 12500 => 12500
cambiá la categoría de la nafta a otros => fix category other
¿qué día gastamos más? => query top this_month
en qué día gasté más esta semana => query top this_week
y el menor? => query top this_month
y el más caro? => query top this_month
cena 20000 más el 10% de propina => ? 22000 | 20000
cena 20000, más 10% de propina => ? 22000 | 20000
más el 10% de propina => fix by 10%
quítale 10% => fix by -10%
10% de descuento => no
mi parte fue 15 mil => fix amount 15000
mi parte de la cena fue 15 mil => 15000
recuperalas => restore
pizza 6800, la pagó Ana => 6800 food
nafta 6800, lo pagó Ana => 6800 transport
pizza 6800, no la pagó Ana => no
se me pasó anotar la luz, 48000 => 48000 utilities`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
la despensa salió en 840, digo 480, es que leo mal => 480
cuarentaycinco pesos de tortillas => 45 MXN groceries
noventaiocho de fruta => 98 groceries
tornillos tres seis cuarenta => ?
colegiatura dos mil siete cincuenta => 2750 education
llantas usadas en Calexico 90 dlls => 90 USD
Gasté $350 en tacos => 350 food "tacos"
350 varos de gasolina => 350 transport "gasolina"
gasolina 800 varos => 800 transport "gasolina"
la despensa me salió en 1,850.50 => 1850.5 groceries "despensa"
1,850.50 de despensa => 1850.5 groceries "despensa"
pagué la renta 8,500 => 8500 home "renta"
$12,345.67 colegiatura => 12345.67 education "colegiatura"
dos mil quinientos de la luz => 2500 utilities "luz"
mil quinientos pesos del súper => 1500 MXN groceries "súper"
me eché unos tacos de 120 => 120 food "tacos"
antier fui al oxxo y gasté 85 => 85 @-2 groceries
ayer en la noche cenamos mariscos 640 => 640 @-1 food
uber 95.50 => 95.5 transport "uber"
didi al aeropuerto 230 => 230 transport "didi al aeropuerto"
pesero 12 => 12 transport "pesero"
metro $5 => 5 transport "metro"
caseta 186 => 186 transport "caseta"
pagué el predial 3,200 => 3200 home "predial"
recibo de luz CFE 450 => 450 utilities
tiempo aire 100 => 100 utilities "tiempo aire"
tortillas 22 => 22 groceries "tortillas"
2 kilos de tortillas 44 => 44 groceries
garrafón de agua 45 => 45 groceries
compré 3 playeras en 600 => 600 clothes "3 playeras"
refri a 12 meses sin intereses 14,400 => 14400 home
coppel 500 => 500
le di 200 al viene viene => 200 transport
le di 500 a mi mamá para el súper => 500
propina 50 => 50 food "propina"
chelas 240 => 240 food "chelas"
una chela 45 y unos tacos 80 => 45 food + 80 food
tacos al pastor 5 x 18 => 90 food "tacos al pastor"
10 tacos a 18 cada uno => 180 food "10 tacos"
gasté como 300 en el tianguis => 300 groceries "tianguis"
estacionamiento $60 pesos => 60 MXN transport "estacionamiento"
doctor similares 60 => 60 health
el 15 de octubre pagué 1,200 de gas => 1200 @-34 utilities "gas"
15/10 gas 1200 => 1200 @-34 utilities "gas"
el sábado fuimos al cine, 480 => 480 @-4 entertainment "cine"
croquetas 780 => 780 pets "croquetas"
25 dólares en amazon => 25 USD other "amazon"
me depositaron la quincena 8,000 => no:income
cayó la quincena 7500 => no:income
saqué 1000 del cajero => no:withdrawal
me prestaron 500 => no:loan
mañana pago la renta 8500 => no:future
tengo que depositar 3000 => no:future
cuestan 250 los zapatos => no:quote
vi unos tenis en 1,800 => no:quote
me debe 200 mi compadre => no:loan
cuánto gasté en el súper este mes? => query total this_month groceries
no, fueron 380 => fix amount 380
órale gracias => thanks
qué onda => hello
son las 5 => no
mi cel es 55 1234 5678 => no
nos vemos a las 8 en el bar => no
el América ganó 3 a 0 => no
peso 80 kilos => no
1.500 de súper => 1500 groceries "súper"
gasto 150 comida corrida => 150 food "comida corrida"
puse 300 de gasolina => 300 transport "gasolina"
eché 500 de gas => 500
tres garrafones, 45, 45 y 50 => 45 + 45 + 50
tres kilos de carne a 180 => 540 groceries
tacos de 15, fueron 6 => ? 90 | 15 | 6
pack de 6, fueron 30 => 30
a la luz súbele 4 => fix by 4
al taxi quítale 20 => fix by -20
al rato pago el agua, 340 => no:future
más tarde compro el garrafón, 45 => no:future
no, regrésalo => restore`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
35 de gasoil, surtidor 4 => 35 transport
noventa céntimos la barra de pan => 0.9 EUR groceries
He gastado 25,50 en el Mercadona => 25.5 groceries "Mercadona"
mercadona 43,27 => 43.27 groceries "mercadona"
gasolina a 1,52, llené por 48 => ?
10 sellos, 9,50 en correos => 9.5 other
café 1,40 => 1.4 food "café"
un café 1,40€ => 1.4 EUR food "café"
12€50 el menú => 12.5 EUR food "menú"
12 euros 50 el menú => 12.5 EUR food "menú"
12 con 50 el menú => 12.5 food "menú"
doce con cincuenta el menú del día => 12.5 food "menú del día"
doce euros con cincuenta céntimos de pan => 12.5 EUR groceries "pan"
12'50 de fruta => 12.5 groceries "fruta"
1.200 € de alquiler => 1200 EUR home "alquiler"
1.200,00 € alquiler => 1200 EUR home "alquiler"
alquiler 850 euros => 850 EUR home "alquiler"
gasolina 60€ => 60 EUR transport "gasolina"
gasolina sin plomo 95 55,20€ => 55.2 EUR transport
cañas 8,50 y tapas 12 => 8.5 food "cañas" + 12 food "tapas"
he pagado 30 pavos por la cena => 30 EUR food "cena"
20 eurillos en el bar => 20 EUR food "bar"
50 céntimos de parking => 0.5 EUR? transport "parking"
0,80 chicle => 0.8 "chicle"
0,99 pan => 0.99 groceries "pan"
metro 1,50 => 1.5 transport "metro"
anoche cenamos por 64 euros => 64 EUR @-1 food
ayer compré unas zapatillas por 79,99€ => 79.99 EUR @-1 clothes "zapatillas"
hemos gastado 120 en el Ikea => 120 home "Ikea"
el finde pasado 200€ en el hotel => 200 EUR @-4 travel "hotel"
dentista 60 => 60 health "dentista"
bizum a Marta 15 por la cena => 15 food
le hice un bizum de 15 a Marta => ?
me hicieron un bizum de 20 => no:income
me han ingresado la nómina 1.500 => no:income
he sacado 50 euros del cajero => no:withdrawal
he traspasado 300 a la cuenta de ahorro => no:transfer
la gasolina está a 1,65 => no:quote
cuesta 30 euros => no:quote
tengo que comprar pilas 5€ => no:future
un libro 18,90 => 18.9 education "libro"
dos cafés 2,80 => 2.8 food
3 cervezas 7,50 => 7.5 food "3 cervezas"
2 entradas 18€ => 18 EUR entertainment "2 entradas"
tres entradas a 9 euros cada una => 27 EUR entertainment
seguro del coche 320 => 320 transport "seguro del coche"
luz 58,34 agua 22,10 gas 31 => 58.34 utilities "luz" + 22.1 utilities "agua" + 31 utilities "gas"
billete de tren 23,40 => 23.4 transport
20 libras en el pub => 20 GBP food "pub"
móvil 15 => 15 utilities "móvil"
1500 => ?
mil doscientos cincuenta euros de sofá => 1250 EUR home "sofá"
vale, 5 en pan => 5 groceries "pan"
ordenador 1,200 => 1200 other "ordenador"
1.234.56 coche => ? 1234.56 | 123456
12,345.678 coche => ?
1.500,000 coche => ?
peluquería 18 con tarjeta => 18 other "peluquería"
no, fueron 12,30 => fix amount 12.3
¿cuánto llevamos este mes? => query total this_month
cuánto he gastado en bares este mes => query total this_month food
`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
pague quinse mil de la ruta de la niña => 15000
zapatos 89.000 y medias 2 pares 18.000 => 89000 clothes + 18000
corrientazo 19.000 con jugo de 3.000 incluido => 19000 food
el seguro del carro un millón cuatro treinta y cinco => 1435000
almuerzo 18.000 => 18000 food "almuerzo"
almuerzo 18 mil => 18000 food "almuerzo"
gasté 50 lucas en mercado => 50000 groceries "mercado"
mercado en el D1 87.450 => 87450 groceries
tanqueé 60 mil => 60000
transmilenio 3.200 => 3200 transport "transmilenio"
pagué el arriendo 1.200.000 => 1200000 home "arriendo"
arriendo un millón doscientos => 1200000 home
recibo de la luz 145.300 => 145300 utilities
corrientazo 15k => 15000 food "corrientazo"
pola 5 mil => 5000 food "pola"
un tinto 2.000 => 2000 food "tinto"
dos tintos 4000 => 4000 food
domicilio rappi 35.900 => 35900 food
gaseosa 3,500 => 3500 food "gaseosa"
la EPS 120.000 => 120000 health "EPS"
el veterinario me cobró 80.000 => 80000 pets "veterinario"
le pagué 40 mil a la muchacha => 40000 home "muchacha"
parqueadero 8.000 => 8000 transport "parqueadero"
peaje 12.700 => 12700 transport "peaje"
con nequi 25.000 fruver => 25000 groceries "fruver"
me consignaron 2.000.000 => no:income
me prestaron 50 mil => no:loan
el dólar está en 4.100 => no:quote
cuota de la nevera 150.000 => 150000 home
un palo de arriendo => 1000000 home "arriendo"
quiubo => hello
`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
oye anota vente mil del jumbo => 20000 groceries
en el Sodimac gasté 32 lucas, nopo, 42 => 42000 home
5.990 en la veterinaria, o sea 59.900, me comí un cero => 59900 pets
torta 15.990, jugos 3x 1.200 son 3.600, velas 790 => 15990 + 3600 + 790
dieciocho trescientos noventa la mochila del colegio => 18390
quince siete noventa las zapatillas del Beto => 15790 clothes
bencina doce cincuenta => ?
4 lks el pasaje a Rancagua => 4000
dos lks y 1/2 de pan => 2500 groceries
completo 2.500 => 2500 food "completo"
gasté 5 lucas en el almuerzo => 5000 food "almuerzo"
luca y media en pan => 1500 groceries "pan"
bencina 30 lucas => 30000 transport "bencina"
carga bip 3.000 => 3000 transport "carga bip"
micro 770 => 770 transport "micro"
cuenta de la luz 28.990 => 28990 utilities
gastos comunes $85.000 => 85000 home "gastos comunes"
arriendo 450 lucas => 450000 home "arriendo"
fui a la feria y gasté 12 lucas => 12000 groceries "feria"
once en la casa de la tía 8000 => 8000 food
sushi 15.990 => 15990 food "sushi"
jumbo 64.350 => 64350 groceries "jumbo"
con redcompra 9.990 farmacia => 9990 health "farmacia"
dos quinientos de pan => 2500 groceries "pan"
parka 39.990 => 39990
me pagaron 500 lucas => no:income
tengo que pagar la luz 28.000 => no:future
la cuenta 42.000 más el 10% de propina, 46.200 en total => 46200`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
menú 13, pasaje 4, copias 2 => 13 + 4 transport + 2
combi 2,50 de ida y 2,50 de vuelta => 2.5 transport + 2.5
chompa cuarenta y nueve noventa soles => 49.9 PEN clothes
cuota del club 180, mora 9, total 189 => 189
zapatos de colegio tlla 35 S/ 89 => 89 PEN clothes
menú 12 soles => 12 PEN food "menú"
S/ 25.50 taxi => 25.5 PEN transport "taxi"
S/.35 pollo a la brasa => 35 PEN food "pollo a la brasa"
35 soles pollo a la brasa => 35 PEN food "pollo a la brasa"
12.50 menú => 12.5 food "menú"
doce cincuenta el menú => 12.5 food "menú"
mototaxi 3 soles => 3 PEN transport "mototaxi"
mercado 85.40 => 85.4 groceries "mercado"
yape 20 a la verdulera => 20 groceries
yapeé 15 por el taxi => 15 transport
alquiler 1,200 => 1200 home "alquiler"
1,250.80 supermercado wong => 1250.8 groceries
ceviche 45 soles y chelas 30 => 45 PEN food "ceviche" + 30 food "chelas"
luz 95.30⏎agua 42.10 => 95.3 utilities "luz" + 42.1 utilities "agua"
saqué 200 soles del cajero => no:withdrawal
me yapearon 50 => no:income
`,
  },
  {
    locale: 'es-UY',
    currency: 'UYU',
    cases: `
bizcochos 120 diario 90 => 120 + 90
3 tortas fritas 45 c/una => 135 food
boliche 600 pesos => 600 UYU
nafta 2.000 => 2000 transport "nafta"
refuerzo y refresco 350 => 350 food
UTE 3.450 => 3450
yerba 280 => 280 groceries "yerba"
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
che anotá que ayer pagué 23.400 de la tarjeta de la obra social => 23400 @-1 health
compré yerba azúcar y fideos por 7800 pesos => 7800 ARS groceries "yerba azúcar y fideos"
se me fueron 12 lucas en el kiosco => 12000 food "kiosco"
hoy me salió carísimo el super, 67.890 => 67890 @0 groceries
verdulería cinco mil trescientos => 5300 groceries "verdulería"
3200 pan, 1800 facturas => 3200 groceries "pan" + 1800 food "facturas"
pagué 15000 al plomero y 8000 al gasista => 15000 home + 8000
puse 5 mil para el regalo de la seño => 5000 gifts "regalo de la seño"
4500 un helado con los chicos => 4500 food
cargué 20 lucas de nafta en la ypf => 20000 transport
el miércoles pasado gasté 30 mil en la cancha => 30000 @-7 entertainment
pagué el jardín de Mateo $185.000 => 185000 education
gaste 1.200,50 en fotocopias => 1200.5 education "fotocopias"
2x1 en pizzas 14.000 => 14000 food
dos cafés con leche y tres medialunas 9.600 => 9600 food "dos cafés con leche y tres medialunas"
pelotero cumple 60 lucas => 60000
pague la prepaga 145mil => 145000 health "prepaga"
la garrafa 18 mil y el flete 5 mil => 18000 utilities "garrafa" + 5000 transport "flete"
super coto 45320,75 => 45320.75 groceries "super coto"
hace un rato compré pilas 3.500 => 3500 @0 home "pilas"
gasté como 10 lucas en boludeces => 10000
tomé un café 3200 en la facu => 3200 food
pagué 8 lucas el estacionamiento del shopping => 8000 transport
el domingo a la noche pedimos empanadas por 22 mil => 22000 @-3 food "empanadas"
15/11 dentista de Luli 40mil => 40000 @-3 health "dentista de Luli"
le compré zapatillas a Juan 95.000 => 95000 clothes
mi viejo me prestó 20 lucas => no:loan
me transfirieron 50 lucas => no:income
si me sale el laburo cobro 800 lucas => no
necesito 5000 para la nafta => no
¿cuánto me queda para gastar? => budget show
nos juntamos el sábado a las 21 en lo de Martín => no
el partido arranca 21:30 => no
mañana vence la luz: 34.500 => no
pasé 30 lucas del banco a mercado pago => no
che cuánto venimos gastando este mes? => query total this_month
cuánta guita se nos fue en delivery? => query total this_month food
borrá lo último que puse => delete
no, era 12.500 no 15.500 => fix amount 12500
era de transporte => fix category transport
me confundí, fueron 3 lucas => fix amount 3000
te debo una birra => no
dale, mañana te paso los 5 mil => no
ganó Boca 2 a 1 => no
son 3 cuadras => no
gasté 300 en pan y me quedé el vuelto => 300 groceries
le pagué a la niñera 25.000 => 25000 other
entradas recital 90 lucas las dos => 90000 entertainment
luz $18.340,22 => 18340.22 utilities "luz"
pagué todo junto luz y gas 42.000 => 42000 utilities
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
fui al super y me gasté 1,340 pesos => 1340 MXN groceries "super"
le puse 400 de gas al carro => 400 transport
comí en la fonda por 95 => 95 food "fonda"
pagué 250 del internet izzi => 250 utilities
me compré unos audífonos en 799 => 799 other
unas chelas con los cuates 320 => 320 food
gasté ciento cincuenta en tortas => 150 food "tortas"
20 pesos de estacionamiento => 20 MXN transport "estacionamiento"
medicinas 486.50 en la farmacia del ahorro => 486.5 health
la colegiatura de noviembre 4,200 => 4200 education
en la mañana compré tamales 60 => 60 food "tamales"
hace 3 días pagué 1500 de la tenencia => 1500 @-3 transport
me cobraron 350 por cortarme el pelo => 350
mi jefa me pasó 500 para el gasto => no
ya me pagaron 3000 => no:income
voy a gastar 200 en el cine => no:future
quiero unos tenis de 2,300 => no:future
el dólar anda en 18.50 => no:quote
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
hoy he comido de menú por 13,90 => 13.9 @0 food
compra en el lidl 54,18€ => 54.18 EUR groceries
dos entradas para el teatro, 48 euros => 48 EUR entertainment
me he comprado un abrigo de 89,95 => 89.95 clothes "abrigo"
gasolina 50 pavos => 50 transport "gasolina"
ayer echamos 40 euros de gasolina => 40 EUR @-1 transport "gasolina"
el fontanero nos ha cobrado 120 => 120 home "fontanero"
cena de anoche 76,50 => 76.5 @-1 food "cena"
recibo de la comunidad 65 => 65 home
un par de cañas 5,60 => 5.6 food
le he dejado 50 a mi hermano => no
me ha llegado la nómina, 1.640 => no:income
tengo cita a las 10:30 => no
el piso cuesta 950 al mes => no:quote
no he gastado nada hoy => no
`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
pagué 85 mil del recibo del gas => 85000 utilities
me gasté 120 mil en la salida de anoche => 120000 @-1
compré unas empanadas por 12.000 => 12000 food "empanadas"
gasolina 80 => ? 80000 | 80
taxi 14.500 y almuerzo 22.000 => 14500 transport "taxi" + 22000 food "almuerzo"
le di 20 mil al domiciliario => 20000
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
buenas, ayer en el chino gasté 14.560 => 14560 @-1 groceries "chino"
hola! 3500 de pan y facturas porfa => 3500
gasté $45.000 (supermercado) => 45000 groceries "supermercado"
SUPER $ 32.500 EFECTIVO => 32500 groceries "SUPER"
peluquería de la nena nueve mil => 9000 other "peluquería de la nena"
pagué 2 meses de gimnasio, 60 mil => 60000 health
pagué monotributo 35.600 => 35600 other "monotributo"
seguro auto $78.900 => 78900 transport "seguro auto"
compre remedios x 23500 => 23500 health "remedios"
3500 uber ida 4100 uber vuelta => 3500 transport + 4100 transport
sube 3000, kiosco 1500, cafe 2800 => 3000 transport + 1500 food "kiosco" + 2800 food "cafe"
el sabado a la noche pizza y birra 31 lucas => 31000 @-4 food "pizza y birra"
viernes 13 compré torta 25000 => 25000 @-5
lunes 16 verdulería 8900 => 8900 @-2 groceries "verdulería"
5 del 11 gas 22.300 => ?
gasté unos 5 mil pesos mas o menos en el almacen => 5000 ARS groceries "almacen"
9 lucas y media la carne => 9500 groceries "carne"
500 pe de caramelos => 500 ARS? food "caramelos"
dos gambas el chicle => 200 food
luz+gas 54.000 => 54000 utilities
tele 55 pulgadas 780.000 en 12 cuotas => 780000 home
se me rompió el lavarropas, arreglo 95 mil => 95000 home
pagado alquiler noviembre 650000 => 650000 home
la niñera 40.000 y el taxi 6.500 => 40000 other + 6500 transport "taxi"
agua 2 bidones 5.400 => 5400
2 paquetes de fideos y 1 salsa 4.100 => 4100 groceries
gasoil 70 lucas ypf => 70000 transport
veterinaria (vacuna) 28.000 => 28000 pets
¡aumentó todo! súper 98.700 => 98700 groceries
te paso lo de hoy: nafta 40 mil, peaje 3.200 => 40000 @0 transport "nafta" + 3200 @0 transport "peaje"
creo que gasté 7000 en el mercado => 7000 groceries "mercado"
el pan está a 3.500 el kilo, una locura => no
que alguien me explique por qué el queso vale 12.000 => no
pagué 0 => no
me ofrecieron 500 lucas por el auto => no
tengo 3 reuniones mañana => no
la tarjeta me vence el 20, son 300 lucas => no
a fin de mes cobro 900 mil => no
me quedan 20 lucas para llegar a fin de mes => no
mi hermano se gastó 200 lucas en un celu => no
perdí 5000 en la calle => no
me robaron 20 mil => no
doné sangre => no
apunten: 4 milanesas, 2 docenas de huevos => no
anda a la página 45 => no
aprobé con 8 => no
clave wifi 12345678 => no
hay 2 x 1 en el cine => no
Av Rivadavia 4500 piso 3 => no
el vuelo sale 14:35 => no
se cayó el pedido 44521 => no
che, cuánto puse en nafta en octubre? => query total month transport
en qué se nos va la plata => query top
listame lo de ayer => query list
qué onda el presupuesto de ropa? => budget show
la de la farmacia era 4500 => fix amount 4500
ponele 3500 => fix amount 3500
eso fue ayer => fix date -1
lo del taxi borralo => delete
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
super $1,250.00 walmart con tarjeta => 1250 groceries
mandado 680 => 680 groceries "mandado"
gas LP 520 => 520 utilities
verificación del coche 600 => 600 transport
le compré croquetas al perro, 450 => 450 pets
pagué el internet 599 y netflix 219 => 599 utilities "internet" + 219 entertainment "netflix"
Starbucks ciento cinco => 105 food "Starbucks"
desayuno 180 ayer => 180 @-1 food "desayuno"
la quincena se me fue en 3 días => no
me deben 1,500 del préstamo => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
el asado del domingo nos salió 65 lucas => 65000 @-3 food "asado"
compramos el regalo de Sofi entre todos, yo puse 8000 => 8000 gifts
uber eats 15.300 hamburguesas => 15300 food
recarga de celu 3 mil => 3000 utilities
pague la cuota del club 42.000 con débito automático => 42000 entertainment
me compré dos libros y un cuaderno por 48.500 => 48500 education
hoy almorcé 9.800 y merendé 4.500 => 9800 @0 food "almuerzo" + 4500 @0 food "merienda"
medialunas 3 mil, café 2500 => 3000 food "medialunas" + 2500 food "café"
cochera 90.000 mensual => 90000 transport "cochera"
pañales pampers 22 lucas en farmacity => 22000
puse 10 lucas en la vaquita => 10000 gifts
ropa para los chicos 150 mil en 6 cuotas => 150000 clothes "ropa para los chicos"
le pagué 12000 al jardinero ayer => 12000 @-1 home
gasté un montón: 230 mil en el super => 230000 groceries "super"
vino malbec 9.500 => 9500 groceries "vino malbec"
tres mil doscientos en caramelos y chicles => 3200 food "caramelos y chicles"
el colectivo me cobró 1.050 => 1050 transport
parrilla anoche 78 mil con propina => 78000 @-1 food
pintura para la pieza 64.900 => 64900 home "pintura para la pieza"
pan 2.100 / queso 6.300 / jamón 5.200 => 2100 groceries "pan" + 6300 groceries "queso" + 5200 groceries "jamón"
- 12.000 verdura⏎- 35.000 carne => 12000 groceries "verdura" + 35000 groceries "carne"
taxi $5.200 (aeroparque) => 5200 transport
me salió 1200 pesos el café => 1200 ARS food "café"
salió 15 lucas la pizza => 15000 food "pizza"
gasté 1.000.000 en el viaje => 1000000 travel "viaje"
2.500.000 muebles => 2500000 home "muebles"
100.000 de super y 20.000 de farmacia el viernes => 100000 @-5 groceries "super" + 20000 @-5 health "farmacia"
ayer: super 45.200 => 45200 @-1 groceries "super"
compré un ventilador, costó 89.999 => 89999 home "ventilador"
¿me anotás 4000 de pan? => ?
si querés anotá 3000 de taxi => 3000 transport "taxi"
hoy no gasté nada => no
tengo que juntar 200 lucas => no
salen 30 lucas las entradas, vamos? => no
me prestás 5000? => no
mañana cobro y te devuelvo los 10 mil => no
el alquiler aumenta un 30% => no
sube a 450 mil el alquiler desde enero => no
hacía 38 grados => no
llevo 3 horas esperando => no
el kilómetro 50 => no
Juan cumple 40 el sábado => no
la película dura 120 minutos => no
nos mudamos al 5to B => no
el cajero me tragó la tarjeta => no
me tocaron 50 lucas en la quiniela => no
alquilo depto 2 ambientes 400 mil => no
vendo heladera 150 mil => no
busco plomero => no
Argentina 2 Francia 2 => no
se murieron 3 plantas => no
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
hemos cenado fuera, 58,40 => 58.4 food
me he dejado 35 pavos en el bar => 35 EUR food "bar"
el taller me ha cobrado 240 por la revisión => 240 transport
la compra de la semana 96,20 => 96.2 groceries
ticket del parking 4,35 => 4.35 transport
regalo de cumple para Lucía 30 € => 30 EUR gifts
la hipoteca 645,12 => 645.12 home "hipoteca"
hay que pagar el IBI antes del 30, 320 => no
este mes llevo 3 multas => no
el kilo de tomates a 2,99 => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
super dos mil trescientos cincuenta => 2350 groceries "super"
gasté 45,000 en ropa => 45000 clothes "ropa"
gasté 3 500 en taxi ayer a la tarde => 3500 @-1 transport "taxi"
farmacia4500 => 4500 health "farmacia"
4500farmacia => 4500 health "farmacia"
fue 3500 no 3700 el taxi => fix amount 3500
pagué 12 mil, perdón 13 mil, de internet => 13000 utilities "internet"
compré coffee y donuts 9500 => 9500 food
spent 5000 en el kiosco => 5000 food "kiosco"
iphone 14 usado 600 mil => 600000 other
cuaderno 48 hojas 3200 => 3200 education
3200 el cuaderno de 48 hojas => 3200 education
hace quince días pagué 20 lucas de patente => 20000 @-15 transport "patente"
el martes de la semana pasada 5000 taxi => 5000 @-8 transport "taxi"
cena 20% de descuento 24.000 => 24000 food
pagué con un billete de 10000 el pan 2300 => 2300 groceries
tarjeta visa 4532 super 32.000 => 32000 groceries
jugo 1,5 litros 2.800 => 2800 food
gaste 8 mil en nafta y despues 2 mil en agua => 8000 transport "nafta" + 2000 "agua"
💊 7500 ayer => 7500 @-1 health "💊"
7.500 remis, 2.500 propina => 7500 transport "remis" + 2500 food "propina"
ayer no gasté nada pero hoy 5000 en pan => 5000 @0 groceries
pan 2 lucas leche luca y media => 2000 groceries "pan" + 1500 groceries "leche"
almuerzo 12500 (lo pago Ana) => 12500 food "almuerzo"
en el super 45.300 y en la carnicería 28.000, ah y 3.000 el estacionamiento => 45300 groceries + 28000 groceries + 3000 transport
me vino la boleta del gas de 48.000 => 48000 utilities
el gas vino 48.000 => 48000 utilities
turno con el dentista a las 15 => no
el sueldo mínimo es 300 mil => no
quedamos en 5000 por la mesa => no
Juan me pidió 10 lucas => no
estoy juntando para la moto, voy 800 mil => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
hoy fui a la dietética y gasté 6.700 => 6700 @0 groceries
pagué el wifi 28.900 => 28900 utilities "wifi"
3 atados de cigarrillos 10.500 => 10500 other
cable y adaptador 14 lucas => 14000
me compré un vestido de 65.000 en cuotas => 65000 clothes
almuerzo de trabajo 15.400 con mercado pago => 15400 food
gasté cuatrocientos mil en el service del auto => 400000 transport
papel higiénico y jabón, 8.350 => 8350 groceries "papel higiénico y jabón"
ayer a la noche uber 7.200 y cine 13.000 => 7200 @-1 transport "uber" + 13000 @-1 entertainment "cine"
el jueves le compré un juguete a Sofi por 22 mil => 22000 @-6
clases de inglés de Tomi 48.000 => 48000 education
sanguchitos para el cumple 35 lucas => 35000
hotel en córdoba 2 noches 140 mil => 140000 travel
le puse 15 lucas de nafta a la moto => 15000 transport
pedicura 12 mil => 12000 other
me cobraron mal, eran 5.600 => fix amount 5600
me pagan el viernes 200 lucas => no
cuánto es el 20% de 5000 => no
quiero saber cuánto gasté en ropa en octubre => query total month clothes
saqué turno para el 15 => no
che anotá para mañana pagar el gas 9000 => no
compraría un auto de 10 palos => no
vi que el dólar llegó a 1.480 => no
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
gasolina quinientos pesos => 500 MXN transport "gasolina"
unos elotes 70 => 70 food
pañales huggies 289.90 en soriana => 289.9 groceries
el plomero me cobró 650 ayer => 650 @-1 home "plomero"
boletos del cine 2 x 89 => 178 entertainment
ya deposité la renta 7,500 => no
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
he pagado la matrícula del instituto, 85€ => 85 EUR education
desayuno 4,20 y taxi 11 => 4.2 food "desayuno" + 11 transport "taxi"
el abono transporte 32,70 => 32.7 transport
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cervecitas 6.300 => 6300 food "cervecitas"
traguitos con las chicas 14.000 => 14000 food
las luces del patio 9.800 => 9800
colectivo 59, 1250 => 1250 transport "colectivo 59"
colectivo 60, 1300 => 1300 transport "colectivo 60"
bondi 152, 980 => 980 transport "bondi 152"
ibuprofeno 600 2.350,50 => 2350.5 health
amoxicilina 500 8.420,00 => 8420
2 muzzas y un fainá 16.800 => 16800 food
entradas para 4, 36.000 pesos => 36000 ARS entertainment
TV 50" 599.000 en 12 cuotas => 599000 home
nafta de 95 60.000 pesos => 60000 ARS transport
calle 72 # 10-34 oficina 501 => no
me mudé a la 45 # 12-80 => no
2x yogur 3.100 => 3100 groceries
lo pagué yo => fix payer me
pagué yo => fix payer me
el súper lo pagó Marta => fix payer Marta
mejor no lo anotes => undo
no lo cargues => undo
ponele que fue ayer => fix date -1
eso de la farmacia fue el lunes, no hoy => fix date -2
la nafta fue el domingo => fix date -3
eso no era comida, era regalo => fix category gifts
dime el total de ayer => query total yesterday
enséñame los últimos gastos => query list
compará con el mes pasado => query compare this_month
comparame con la semana pasada => query compare this_week
la cena salió 41 y pico, 41,60 => 41.6 food
monotributo pago 64.349,62 vto 20/11 => 64349.62 other
me dio la presión 12/8 => no
pasé la tarjeta por 134.999 zapatillas del nene => 134999 clothes
este hola sí mirá anotame que gasté eeeh cuatro mil doscientos no sé en el almacén => 4200 groceries
hacienda me devuelve 212,50 => no
me reintegran 4.000 de la obra social => no
sacó 11 en matemática la gurisa => no
OFERTA!!! Pantalla 50" a solo $5,999 en Elektra => no
la chamba la coticé en 18,000 => no
pagué UTE 3.180 => 3180 utilities "UTE"
pagué TDX 3.180 => 3180 - "TDX"
el alquiler sube a 450 mil en enero => no
quedaron en devolverme los 15.000 => no
el examen fue un 7 => no
Promo 2x1 en pizzas solo hoy $9.990 => no
la inflación fue 2,4 => no
mis papás pagaron el hotel, 300.000 pesos => no
la cena la pagó el jefe, 12.000 => no
me quedan 12.500 hasta fin de mes => no
no gastes más de 10.000 en el chino => no
busco niñera, pago 4000 la hora => no
la operación es el 24 a las 7 am => no
3 alfajores de 1.200 => 3600 food
compré arroz 5kg a 2.490 => 2490 groceries
2 kg de milanesas de nalga $27.900 => 27900 groceries
haga clic: su paquete está retenido, pague 1.990 => no
corregí, el mercado fue de 78.600 => fix amount 78600
`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
5 lucas de pan francés => 5 PEN groceries
una luca de canchita => 1 PEN
gasolina de 95 60 soles => 60 PEN transport
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cuánto llevo en comida este mes? => query total this_month food
cuánto vamos gastando? => query total
pasame el resumen de octubre => query total month
qué gasté ayer => query list
en qué se nos va la plata? => query top
cuánto gastó Ana en ropa? => query total
decime cuánto puse de nafta esta semana => query total this_week transport
gastos de la semana => query total this_week
lo que llevamos gastado en el súper => query total
total de noviembre => query total month
¿cuánto fue lo del dentista? => query
mostrame lo de hoy => query
¿cuánto me queda de presupuesto para salidas? => budget show
cómo venimos este mes? => query total
cómo vamos de plata? => query total
cuánto salió todo lo de la semana pasada => query total last_week
ver gastos => query total
últimos 5 gastos => query list
quiero ver en qué gasto más => query top
cuál fue el gasto más grande del mes? => query top
cuánto he gastado en gasolina => query total
cuánto llevamos gastado en total => query total
cuanto gaste en uber el finde => query total
gastamos más que el mes pasado? => query compare
comparame octubre con noviembre => query compare
¿cuánto se nos fue en delivery? => query total
me haces un resumen del mes? => query total this_month
dame el detalle de los gastos de la casa => query list
qué compré el martes? => query list
lista de gastos de hoy => query list
cuánto gasté entre el 1 y el 15 => query
cuánto gastamos en promedio por día? => query
poneme un tope de 100.000 en delivery => budget set 100000
presupuesto de 50 mil para ropa => budget set 50000
quiero gastar máximo 200 al mes en restaurantes => budget set 200
cuánto tengo para gastar todavía? => budget show
me pasé del presupuesto? => budget show
mis gastos del 2025 => query
a ver cuánto va este mes => query total this_month
y en farmacia? => query
cuánto pagué de luz? => query total
cuánto lleva gastado mi marido? => query total
balance del mes => query total this_month
hazme un reporte semanal => query total
no, era 450 => fix amount 450
perdón eran 12 mil => fix amount 12000
me equivoqué, son 3.200 => fix amount 3200
borrá eso => delete
borra el último por favor => delete
eliminá el gasto del taxi => delete
cambialo a ropa => fix category clothes
eso va en salud => fix category health
ponelo en transporte => fix category transport
no era farmacia, era súper => fix category groceries
el último fue ayer, no hoy => fix date -1
cambiá la fecha al lunes => fix date -2
era 1.250 no 12.500 => fix amount 1250
fueron 15 no 50 => fix amount 15
deshacé lo último => undo
cancela ese gasto => undo
anulá la última carga => undo
ese gasto no va, sacalo => delete
quitá lo del súper => delete
corregí el monto a 8.900 => fix amount 8900
el café eran 2.80 => fix amount 2.8
recuperá el que borré => restore
no lo borres => restore
está mal el monto, es 780 => fix amount 780
la categoría es mascotas => fix category pets
hola buen día => hello
buenas! => hello
qué tal todo => hello
hola, cómo andás? => hello
gracias genio => thanks
muchas gracias, sos lo más => thanks
mil gracias!! => thanks
te agradezco => thanks
ok dale => talk
perfecto, gracias => thanks
👍 => talk
buenísimo => talk
cómo te uso? => help
cómo registro un gasto? => help
qué comandos hay => help
hola quién sos? => hello
sos una persona o un robot? => talk
chau, hasta mañana => talk
nos vemos => talk
feliz navidad! => talk
quiero darme de baja => stop
no me mandes más mensajes => stop
empezar => connect
entendido => talk
todo bien por acá => hello
buen finde! => talk
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
mañana me toca el dentista, son 8000 => no
me ofrecieron 12 palos por el auto => no
mi hermano se compró una moto de 3 millones => no
mi cuñada pagó 90 euros por el bolso => no
la vecina vende la bici en 40.000 => no
hoy cobré 350.000 de la quincena => no
me devolvieron los 5000 del súper => no
Juan me debe 3500 => no
le debo 200 soles a mi primo => no
te paso mi número 11 5566 7788 => no
mi dni es 34567890 => no
el código de la puerta es 4582 => no
la reunión es a las 15:30 => no
nos vemos a las 8 => no
hace 38 grados acá => no
el nene pesa 12 kilos y mide 85 cm => no
cumplo 40 el sábado => no
ganamos 3 a 1 => no
Boca 2 River 0 => no
faltan 20 días para las vacaciones => no
la receta lleva 500 gramos de harina y 3 huevos => no
corrí 10 km en 55 minutos => no
el dólar blue está a 1450 => no
el kilo de pan está a 2500 => no
vi unas zapatillas a 89.990 pero no las compré => no
casi me compro un tele de 600 lucas => no
si me alcanza me compro el celu de 300 mil => no
estoy pensando en cambiar la heladera, sale 900.000 => no
¿cuánto sale el pasaje a Mendoza? ¿60.000? => no
transferí 50.000 a mi caja de ahorro => no
saqué 20.000 del cajero => no
pasé 100 euros a la cuenta de ahorro => no
metí 500 en la hucha => no
me pasaron presupuesto de 45 mil por pintar => no
vivo en Rivadavia 1234 piso 5 => no
el colectivo 60 no pasa más => no
tomate una pastilla cada 8 horas => no
el wifi es casa2024 => no
la clave es perro123 => no
hay que pagar la luz, vence el 20 y son 18.300 => no
acordate que el viernes hay que poner 5000 para el regalo => no
el mes que viene viajamos, unos 800.000 => no
no compré nada, estaba a 5000 => no
al final no pagué los 300 => no
me regalaron 2 entradas para el cine => no
mi suegra nos regaló 50.000 => no
vendí la cuna en 70.000 => no
el jefe me prometió un bono de 200.000 => no
me van a pagar 1.200 por el proyecto => no
facturé 980 euros en octubre => no
le presté 100 a Pedro => no
me prestaron 10 lucas => no
subí 3 kilos este mes => no
me saqué un 9 en historia => no
leí 120 páginas => no
son 24 alumnos en el curso => no
el vuelo sale 6:45 puerta 12 => no
temporada 3 capítulo 5 => no
llegó el paquete 778812 => no
tu código de verificación es 559201 => no
GANASTE $500.000 reclamá tu premio en este link => no
hoy 50% off en toda la tienda => no
mi abuela cumple 90 => no
éramos 14 en la mesa => no
quedamos en 500 cada uno para el asado del sábado => no
temperatura máxima 31 mínima 18 => no
el partido empieza 21:30 => no
dormí 5 horas => no
tengo 3 hijos => no
trabajo 9 horas por día => no
la nafta subió a 1.300 el litro => no
en el super el aceite está 3.990, una locura => no
la profe cobra 6000 la hora => no
se vende departamento 85.000 dólares => no
alquilo depto 2 ambientes 400.000 => no
mis papás pagaron el hotel, 300 euros => no
la empresa me pagó el taxi, 35 soles => no
la cena la pagó el jefe, 120 => no
quizás gaste 5000 en el regalo => no
pensaba gastar 200 pero no => no
ojalá me gane los 10 millones => no
si gano la lotería me compro una casa de 200 mil => no
imaginate pagar 900 por eso => no
me llegó la multa de 45.000 pero no la voy a pagar => no
el turno es el 25 a las 10 => no
anotá mi teléfono: 099 123 456 => no
clase de 45 minutos => no
la peli dura 2 horas => no
¿me prestás 1000? => no
¿tenés cambio de 500? => no
tengo 3.000 en la billetera => no
ahorramos 40.000 este mes => no
el plazo fijo rinde 3.200 => no
cobro 250 la hora => no
me descontaron 10% => no
son 6 cuotas sin interés => no
la casa tiene 120 metros => no
recibí un bizum de 20 de Laura => no
mi roomie me pasó 150 de su parte => no
Netflix va a subir a 9,99 => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
compré dos kilos de papas y una lechuga 4.300 en lo de doña Rosa => 4300 groceries
120 lucas de expensas => 120000 home
birra con los pibes 9 mil => 9000 food
me salió 23.400 el service de la moto => 23400 transport
la cuota de la facu 85.000 => 85000 education
ayer pañales y toallitas 19.890 => 19890 @-1 groceries
uber ida 3.200 y vuelta 3.450 => 3200 transport + 3450
alimento del perro 15kg 42.000 => 42000 pets
regalito para la seño 8.500 => 8500 gifts
cargué 20 lucas de nafta => 20000 transport
Edenor 31.245,67 => 31245.67 utilities
medialunas y café con leche 5.600 con débito => 5600 food
el viernes cenamos afuera 54.800 => 54800 @-5 food
pagué la cochera 60 mil => 60000 transport
zapas nuevas para el pibe 89.999 => 89999 clothes
cuatro mil quinientos de verdulería => 4500 groceries
dos mil ochocientos el diario y caramelos => 2800
gas 12.300 luz 25.600 agua 8.900 => 12300 utilities + 25600 utilities + 8900 utilities
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
chilaquiles y jugo 145 => 145 food
la tanda de tortillas 25 varos => 25 groceries
recibo de la CFE 780 => 780 utilities
uber eats 289 pizza => 289 food
las colegiaturas 3,500 de este mes => 3500 education
pastel para la fiesta de mi hija 650 => 650
doctor simi consulta 60 => 60 health
dos garrafones 96 => 96
compré unos zapatos flexi 1,299 => 1299 clothes
peluquería del firulais 350 => 350 pets
estacionamiento del centro 45 pesos => 45 MXN transport
le di 200 al señor de la basura => 200
netflix y spotify 219 y 129 => 219 entertainment "netflix" + 129 entertainment "spotify"
mercado 480 antier => 480 @-2 groceries
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
compra en Mercadona 67,43 => 67.43 groceries
cañas con Marta 12,80 => 12.8 food
recibo del gas 45,12 => 45.12 utilities
gasoil 60 euros en la repsol => 60 EUR transport
entradas del Prado 2x15 => 30 entertainment
libros de texto de la peque 134,50 => 134.5 education
menú del día 13,50 => 13.5 food
botas para el niño 39,95 en decathlon => 39.95 clothes
parking del hospital 3,60 => 3.6 transport
farmacia 8,75 ibuprofeno y tiritas => 8.75 health
ayer 22 pavos en el taxi => 22 @-1 transport
comunidad de vecinos 85 => 85 home
peluquería 25€ corte y color => 25 EUR other
clases de inglés del niño 60 al mes => 60 education
tres cafés 4,50 => 4.5 food
`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
almuerzo ejecutivo 18.000 => 18000 food
taxi al trabajo 14 mil => 14000 transport
mercado en el D1 96.450 => 96450 groceries
recibo de la luz 87.300 => 87300 utilities
medicamentos de mi mamá 45.900 => 45900 health
pagué la pensión del colegio 620.000 => 620000 education
tinto y pandebono 6.500 => 6500 food
peaje 13.200 ida => 13200 transport
concentrado para el gato 38.000 => 38000 pets
`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
pan y palta 5.490 => 5490 groceries
carga bip 5 lucas => 5000 transport
once con mi mamá 18.990 => 18990 food
gastos comunes 78.000 => 78000 home
cuenta del agua 22.340 => 22340 utilities
polera en falabella 12.990 => 12990 clothes
gasfíter 45 lucas => 45000 home
dentista 35 mil => 35000 health
`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
menú 12 soles => 12 PEN food
pasaje combi 2.50 => 2.5 transport
balón de gas 48 => 48 utilities
plin 30 a la señora que limpia => 30 home
pollo a la brasa 65.90 => 65.9 food
recarga claro 20 => 20 utilities
mercado mayorista 84 soles => 84 PEN groceries
`,
  },
  {
    locale: 'es-UY',
    currency: 'UYU',
    cases: `
UTE 2.450 => 2450 utilities
yerba canarias 219 => 219 groceries
ómnibus 52 => 52 transport
chivito con fritas 590 => 590 food
super 3.450 el domingo => 3450 @-3 groceries
un perfume de 100 ml a mil ochocientos, salía dos mil => 1800
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
me faltan 2000 para llegar a fin de mes => no
mi hijo sacó un 8 en lengua => no
son 14 km hasta casa => no
te llamo a las 7 y media => no
si pagamos en efectivo nos hacen 10% => no
se vende moto 110 cc => no
che, cuánto sale la entrada al cine? => no
hoy vendí tortas por 24.000 => no
el alquiler vence el 10 => no
mañana te paso los 500 => no
a la reunión fueron 30 personas => no
hay que cambiar 4 cubiertas, 120.000 cada una => no
pensé en comprarlo, 15.000, pero al final nada => no
me depositaron el aguinaldo 420.000 => no
recordame pagar 3.500 de internet => no
gol de Messi al minuto 88 => no
código 4471 para retirar el paquete => no
prestale 2000 a tu hermano => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
BBVA: recibiste una transferencia de $12.000 de MARIA LOPEZ => no
Santander: compra rechazada por $45.990 en AMAZON => no
su saldo disponible es $ 23.450,12 => no
Tu factura de Movistar por 32.000 vence el 25/11 => no
recordatorio: su cita es el 22/11 a las 10:40 en consultorio 3 => no
mi prima se casó y se gastaron como 5 palos en la fiesta => no
el pibe de al lado se compró la play por 900 mil => no
mi jefa gana 4.000 al mes => no
le ofrecieron 2.800 a mi hermana en el banco => no
la guardia me la pagan 180 => no
vendimos la mesa por wallapop, 45 euros => no
me han devuelto la fianza, 600 € => no
Zara me abonó los 29,95 del pantalón => no
me reembolsaron el vuelo cancelado, 210 euros => no
el seguro me paga 1.300 por el choque => no
la abuela me dio 20 euros para chuches => no
me encontré 50 pesos en el pantalón => no
ganamos el bingo!! 300 pesos => no
mi cuñado me quedó debiendo 80 mil => no
nos deben 3 meses de renta, 21,000 => no
ahorita le paso 500 a mi mamá => no
el sábado pago los 1.500 de la tanda => no
pa diciembre hay que juntar 400 mil => no
tengo que llevar 350 para la excursión mañana => no
quiero comprarme unos airpods, están en 3,499 => no
la consulta del doctor cuesta 800, qué caro => no
en la tienda de la esquina el cartón de huevos está a 18 mil => no
el iphone 15 está en 1.200 dólares => no
el litro de leche ya va en 28 pesos => no
me cotizaron los lentes en 2,600 => no
el mecánico dice que son 4.500 por la caja => no
piden 250.000 de depósito por el depto => no
dicen que la multa es de 12.000 => no
iba a pagar 300 pero me lo dejaron gratis => no
estuve a nada de gastarme 200 en zapatillas => no
no alcancé a comprar el regalo de 15 lucas => no
al final no fui al dentista así que no pagué los 60 => no
ojalá pudiera pagar 900 por un viaje => no
si consigo trabajo me alquilo algo de 350 mil => no
qué harías con 10.000 euros? => no
le metí 3 goles a mi hermano => no
hice 40 flexiones y 20 abdominales => no
caminé 8.500 pasos hoy => no
la bebé tomó 120 ml => no
fiebre de 38,5 toda la noche => no
glucosa 98 en ayunas => no
presión 12/8 todo bien => no
el micro sale 23:15 de la plataforma 42 => no
estamos en la mesa 7 => no
expediente 4432/2025 => no
el pedido #55831 ya salió => no
mi placa es ABC 123 => no
la contraseña nueva es gato2025 => no
el número de la tarjeta termina en 4410 => no
anotá el cel de Marta 341 5558899 => no
faltan 3 días para cobrar => no
el partido terminó 2-2 => no
Colombia 3 Brasil 1 jajaja => no
mi viejo cumple 70 el domingo => no
20 años juntos hoy ❤️ => no
somos 6 para cenar => no
vinieron 45 invitados => no
45 minutos esperando el bondi => no
hoy laburé 12 horas => no
el examen es sobre 100 y saqué 87 => no
voy por el capítulo 14 => no
hace 3 meses que no fumo => no
bajé 2 kilos => no
quedé tercero entre 200 => no
tengo 15% de batería => no
subió el metro 50 pesos => no
nos aumentaron la prepaga un 8% => no
la UF está en 39.200 => no
el euro cerró a 4,15 => no
se robaron 8 millones del banco => no
el gobierno dará 500 pesos de bono => no
rifa a 2.000 el número, quién quiere? => no
busco compañera de piso 350€ gastos incluidos => no
cuánto le cobro por 3 tortas? => no
me rindo, no me alcanza con 1000 => no
cero gastos hoy => no
no compré pan => no
todavía no llega el recibo de la luz => no
los niños tienen que llevar 20 cada uno => no
pago mañana los 50 del gimnasio => no
te debo los 12 del café => no
me debes 12 del café => no
invita Luis, 45 euros la cena => no
mis suegros nos pagaron las vacaciones, 1.800 => no
la empresa me reintegra los 35 del taxi => no
saqué 200 del cajero => no
pasé 300 a la cuenta de los niños => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
amor te aviso que ya pagué el jardín 98 mil => 98000 education
uh se me rompió el lavarropas, vino el técnico y me cobró 35.000 => 35000 home
al final el asado salió 62 lucas entre carne y carbón => 62000
tuve que comprar otra sube, 1.500 y le cargué 3.000 => 1500 + 3000
fui a la ferretería por un tornillo y salí con 12.400 gastados => 12400 home
chupetines pa los pibes 1200 => 1200
cortaron la luz y compré velas 2.300 => 2300
hoy a la mañana nafta 30 mil, a la tarde peaje 2.100 => 30000 @0 transport + 2100 @0 transport
DIEZ MIL DE VERDULERIA => 10000 groceries
super 45678,90 coto con descuento => 45678.9 groceries
me cobraron 2 veces el café, 3.200 en total => 3200 food
la abuela necesitaba remedios: 18.450 => 18450 health
compramos entre los 3 el regalo de Sofi, puse 7.000 => 7000 gifts
pago expensas noviembre 134.560 => 134560 home
depósito cochera 50 mil => 50000
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
pedí unos tacos por rappi fueron 187 => 187 food
le tuve que cambiar la llanta, 1,450 => 1450 transport
ya cayó el recibo del agua 312 y lo pagué => 312 utilities
en la tiendita 3 refrescos y unas papas 94 => 94
tanda del mes 500 => 500
ropa interior para los niños $430 liverpool => 430 clothes
el uber del aeropuerto a casa me salió en 340 => 340 transport
mil doscientos de la reparación de la lap => 1200
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
he echado 50 de diésel => 50 transport
pues nada que al final la revisión del coche han sido 289 => 289 transport
me he dejado 73,20 en el súper y no traigo nada => 73.2 groceries
el fontanero 90 euracos por media hora => 90 EUR home
vermut y olivas 11 => 11 food
hemos ido a IKEA, 156 € en cajas y perchas => 156 EUR home
cuota autónomos 294 => 294 other
bonobús 8,40 => 8.4 transport
9,99 de spoti => 9.99 entertainment
cole excursión granja 22 => 22 education
`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
pagué parqueadero 9 mil en el centro => 9000 transport
la buseta 2.950 => 2950 transport
una pola con los parceros 24 mil => 24000 food
vacuna de Luna 65.000 => 65000
hice mercado por 187.600 ayer en la tarde => 187600 @-1 groceries
aguacate y arepas 11.500 en la plaza => 11500 groceries
`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
me gasté 8 lucas en el completo y la bebida => 8000 food
bencina 25 mil copec => 25000 transport
lente de contacto 32.990 => 32990 health
confort y cloro 6.780 => 6780
`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
taxi a la clínica 15 y la consulta 120 => 15 transport + 120 health
ceviche con mi flaca 78.50 => 78.5 food
útiles de mi hijita 210 soles => 210 PEN education
combi una luca y china => 1.5 PEN transport
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cuánto tiramos en delivery? => query total
cuanto puse yo y cuanto Ana? => query
gastos de super del mes pasado => query total last_month groceries
en que gasté el finde => query
me pasas lo que va de noviembre? => query
cómo viene el presupuesto? => budget show
¿cuál fue mi última compra? => query
cuánto es el total de hoy => query
no eran 500, eran 5000 => fix amount 5000
le erré, 2300 => fix amount 2300
era de ayer => fix date -1
lo del súper lo pagó Ana => fix payer Ana
sacá lo último que puse => delete
el taxi era 3.500 => fix amount 3500
buen día amor => hello
holaaaa => hello
ok gracias! => thanks
listo, gracias => thanks
dale buenísimo => talk
no gracias => thanks
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
estaba lloviendo así que uber 7.300 => 7300 transport
vino el plomero, 25 mil => 25000 home
llegó la boleta de la luz 34.560 => 34560 utilities
cumple de la abuela, torta 18.000 => 18000
me quedé sin datos, recarga 5.000 => 5000 utilities
se rompió el foco, 3.500 => 3500 home
el nene tenía hambre, hamburguesa 9.800 => 9800 food
fuimos al parque, helados 9.500 => 9500 food
salida con las chicas 22.000 => 22000
se acabó el gas, garrafa 19.990 => 19990 utilities
qué caro está todo, súper 98.000 => 98000 groceries
tenía turno con el pediatra 40.000 => 40000 health
pagamos la cuota 3 de 12 del colchón, 45.000 => 45000 home
no había colectivo, taxi 6.200 => 6200 transport
último pago de la escuela 120.000 => 120000 education
el perro se enfermó, veterinario 35.000 => 35000 pets
antes de volver pasé por la panadería, 4.300 => 4300 groceries
me olvidé de anotar la farmacia de ayer 8.900 => 8900 @-1 health
para mañana compré carne 15.600 => 15600 groceries
la pizza de anoche 14.000 => 14000 @-1 food
ya está pagado el internet 28.900 => 28900 utilities
acabo de salir del dentista, 45 lucas => 45000 health
menos mal que había oferta, zapatillas 59.990 => 59990 clothes
dejé 5.000 de seña para la torta => 5000
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
se le ponchó la llanta al carro, 180 de la vulcanizadora => 180 transport
tocó comprar garrafón 48 => 48 groceries
le compré su uniforme a mi hija 650 => 650 clothes
como no había agua pedimos pipa 900 => 900 utilities
me antojé de unos esquites 45 => 45 food
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
toca ITV 43,20 => 43.2 transport
otra vez el parking del curro 2,85 => 2.85 transport
cena de empresa, mi parte 32 => 32 food
se nos acabó el aceite, 9,95 el de oliva => 9.95 groceries
`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
tocó pedir domicilio 28.000 => 28000 food
nos antojamos de helado 16.500 => 16500 food
`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
se cortó el gas, balón 21.500 => 21500 utilities
fui a la feria y gasté 15 lucas en verduras => 15000 groceries
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
bórrame el de ayer => delete
quítame el último porfa => delete
elimínalo, me equivoqué => delete
ese último no cuenta, bórralo => delete
el gasto del taxi no era, quítalo => delete
perdón, no era 300 sino 30 => fix amount 30
uy no, eran 23 mil => fix amount 23000
no no, 4500 => fix amount 4500
corrige: fueron 87 => fix amount 87
cámbiale a 650 => fix amount 650
eran 14 euros no 40 => fix amount 14
mejor ponlo en salud => fix category health
eso es transporte no comida => fix category transport
pásalo a mascotas => fix category pets
el del super fue el sábado => fix date -4
no fue hoy, fue ayer => fix date -1
ponle fecha de ayer => fix date -1
la cena la puso Ana => fix payer Ana
deshaz el último => undo
cancela lo anterior => undo
échalo para atrás => undo
regresa el que borré => restore
me colé, son 12,50 => fix amount 12.5
cuánto me he gastado esta semana => query total this_week
¿qué tanto hemos gastado en comida? => query
cuánto se ha ido en gasolina este mes => query total this_month transport
dime cuánto llevo => query total
dime los gastos de ayer => query
muéstrame lo de la semana => query
en qué se fue la quincena => query top
cuanto debo llevar gastado en el super? => query
cuánto gastamos Ana y yo? => query
gastamos más este mes o el pasado? => query compare
hazme la cuenta de noviembre => query
resumen porfa => query
qué categoría va ganando? => query
cuál es el presupuesto de comida? => budget show
quiero poner un límite de 3000 para antojos => budget set 3000
ponme presupuesto de 500 en ropa => budget set 500
sube el presupuesto de super a 4000 => budget set 4000
hola buenas noches => hello
quiubo pues => hello
holi => hello
épale => hello
gracias bro => thanks
muy amable gracias => thanks
grax => thanks
órale va => talk
sale pues => talk
ok ok => talk
bueno chao => talk
no entiendo nada, ayuda => help
para qué sirve esto => help
cómo borro algo? => help
menú => help
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
luz 5000 el quince => 5000 @-3 utilities "luz"
luz 5000 dia 12 => 5000 @-6 utilities "luz"
gas 5000 15-nov => 5000 @-3 utilities
desayuno de hoy 500 => 500 @0 food "desayuno"
farmacia de ayer 8.900 => 8900 @-1 health "farmacia"
taxi 500 hace dos noches => 500 @-2 transport
menú del día 9.000 => 9000 food
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
fiambre y queso para la picada 14.700 => 14700 groceries
arreglé la bici, 11.500 => 11500 transport
el flete de la mudanza me salió 85 lucas => 85000
entradas para ver a Los Piojos 2 x 45.000 => 90000 entertainment
cumple de Tomi: torta 22.000, globos 4.500 => 22000 + 4500
alfajores kiosco 3.400 => 3400 food
me compré un libro de Borges a 18.900 => 18900 education
mi hermana me prestó 20.000 => no
el martes vence el monotributo => no
la torta lleva 6 huevos => no
estoy en la parada del 152 => no
el aire de 3000 frigorías sale 900.000 => no
`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
pan dulce y leche 86.50 => 86.5 groceries
le cambié el aceite al coche 890 => 890 transport
consulta con la ginecóloga 900 => 900 health
unas chelas en el oxxo 132 => 132
me cobraron 35 de propina => 35 food
mi primo vende su moto en 18,000 => no
la temperatura bajó a 4 grados => no
el doctor me citó a las 5 => no
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
pescado en el mercado 22,40 => 22.4 groceries
billete de ave a Sevilla 47,80 => 47.8 travel
pienso del perro 31,99 => 31.99 pets
dos entradas de cine 15,80 => 15.8 entertainment
seguro del hogar 189 => 189 home
he quedado a las 20:30 => no
me han subido el sueldo 80 euros => no
la factura de la luz subirá un 12% => no
`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
domicilio de sushi 54.000 => 54000 food
peluquería 35 mil ayer => 35000 @-1 other
treinta barras la gasolina => 30000 transport "gasolina"
50 barras en el mercado => 50000 groceries
2 barras de pan 6000 => 6000 groceries
`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
marraquetas y jamón 4.350 => 4350 groceries
tag de la autopista 9.870 => 9870 transport
una quina el chocolate => 500
dos quinas de pan => 1000 groceries
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
12milquinientos empanadas pa la oficina => 12500 food
no era 300 era 30 => fix amount 30
perdón, no era 300 era 30 => fix amount 30
fija un maximo de 50 mil para salidas => budget set 50000
quiero gastar hasta 30000 en ropa => budget set 30000
la cena salió 24000, puse 12000 => 12000 food "cena"
la pizza costó 9000, pagué 4500 => 4500 food "pizza"
cuando me paguen compro los 3 pares de medias => no
no me mandes mensajes => stop
4 cuadernos tapa dura 23600 en total => 23600 education
plan entel 15.990 => 15990 utilities
plan movistar 9000 => 9000 utilities
la pensión del cole de Thiago 65000 => 65000 education
entre los dos pagamos 96000 en el hotel => 96000 travel
me he equivocado, la cena la pagó Ana => fix payer Ana
cuanta plata se ha ido en uber => query total this_month transport
netflix 7500 me lo acaban de cobrar => 7500 entertainment "netflix"
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
tocaría apartar 100 mil para la prima de navidad => no
mi novia se gastó 60000 en zapatos => 60000 clothes
mi mujer compró 3000 de fruta => 3000 groceries
mi vecino se gastó 60 mil en un celular => no
Sofía se gastó 3000 en ropa => no
Ricardo pagó 5000 el asado => no
Ana pagó 5000 en el super => 5000 groceries
lo de la farmacia ponlo en salud => fix category health
lo del uber ponelo en transporte => fix category transport
los 3 gastos más grandes => query top
los 5 gastos mas altos del mes => query top this_month
receta: 2 huevos, 3 cucharadas de manteca y 1 de sal => no
la profe pidió 3 cartulinas y 2 plumones para el lunes => no
el colegio pidió 4500 para la rifa, ya pagué => 4500
el electricista cobra 20000, ya le pagué => 20000 home
el electricista cobra 20000 => no
el dólar fue a 1450 ayer => no
si me pagan el viernes compramos la tele de 600 mil => no
pagué 100 y me dieron 20 de vuelto => ? 80 | 100
pagué con 1000 y me devolvieron 350, el pan => no
pagué con 1000 el pan => 1000 groceries "pan"
me salió premio de 5000 en la quiniela => no
transferencia recibida de 45000 => no
tu paquete 45566 está en camino => no
el lunes 3000 pan el martes 2000 leche => 3000 @-2 groceries "pan" + 2000 @-1 groceries "leche"
cena 80000, pagué 40000 => ? 40000 | 80000
me compré un libro (12.900) y un café (3.200) => 12900 education "libro" + 3200 food "café"
Ticket 4567 sector B fila 3 => ?
a los 40 se me cayó el pelo => no
la maestra necesita 3000 para la kermesse => no
le dieron 15 mil a mi hijo por su cumple => ?
me han subido el alquiler a 850 => no
me han tocado 20 en la lotería => no
nos han devuelto 60 del hotel => no
me han cobrado 60 en el taller => 60 transport
la micro 210 pasa a las 7 => no
tráete 3 kilos de limón y 2 de cebolla => no
mi polola gastó 45 lucas en la peluquería => 45000 other
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
farmacia 22, queda en la esquina => ?
Banco: Ud. recibió una transferencia de $45.000 de Juan Pérez => no
Juan Pérez te transfirió $12.500 => no
a Martín le depositaron 300.000 => no
casi me llevo la campera de 80.000 pero aguanté => no
el carrito quedó en 52.000, no lo confirmé => no
moví 50.000 de galicia a mi uala => no
metí 200 euros en el sobre de las vacaciones => ?
le facturé 150.000 al cliente => no
la abuela le regaló 10.000 a Tomi => no
mi hermana puso 20.000 para la torta y yo nada => no
el seguro recién lo pago en marzo, 45.000 => no
para el año que viene el colegio pide 90.000 => no
glucemia 98 en ayunas, 140 después de comer => no
presión 12 8 => no
Racing 2 Independiente 0 qué partidazo => no
promoción 98, cumplimos 28 años de egresados => no
horno a 180 por 40 minutos y después 10 más => no
nos deben 15.000 del asado => no
la vecina desembolsó 30.000 en macetas => no
¿ya anoté los 4.500 del kiosco? => query list
cuánto llevamos en delivery desde septiembre => query total
saqué un 9 en matemática => no
liquidaron 210.000 de aguinaldo a Pedro => no
el dólar cerró a 1.480 => no
aumentó la cuota a 38.000 => no
me quedan 12.000 hasta fin de mes => no
el plomero pide 35.000 por la canilla => no
sos lo máximo che, me resolvés todo => no
y esto de qué la va? => help
el 60 no vino nunca => no
vuelo AR 1304 sale 18:40 => no
nos rebajaron 5.000 del alquiler => ?
ganamos 20.000 en la quiniela => no
vendió la moto en 900.000 => no
mi saldo es 45.300 => no
devolví las zapatillas, me acreditan 60.000 => no
pensaba gastar 10.000 en el regalo => no
vivero 8.400, tierra y macetas para el balcón => 8400
pizza 12.000 y ni estaba rica => 12000
peluquería 9.000, quedé horrible jaja => 9000
compre una estufa 45000 porque no se aguanta el frio => 45000
expensas 78.000 pagadas => 78000
cuota del club 15.000 paga ayer => 15000 @-1
hotel en Mendoza 2 noches 90.000 pagado => 90000
el veterinario me cobró 25.000 => 25000
taxi 4.500 porque perdí el bondi => 4500
le pagué al plomero 30.000 => 30000
Netflix 5.999 debitado hoy => 5999 @0
mandé a lavar las cortinas 8.000 => 8000
arreglé la bici 12.500 => 12500
llevé el auto al lavadero, 7.000 => 7000
tuve que cambiar la batería, 95.000 => 95000
empanadas 6.000 pero frías => 6000
cine 9.000, una porquería la peli => 9000
jardinero 10.000 vino hoy => 10000 @0
seguro del auto 42.000 pago hoy => 42000 @0
medialunas 2.400 nada más por suerte => 2400
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
el mecánico calcula 40.000 por el embrague => no
cobré 350.000 este mes => no
pasé 20.000 de la cuenta sueldo a la caja de ahorro => no
a mi nene le dieron 5.000 por el diente => no
el reintegro de 2.300 está en camino => no
me cobraron 1.200 de más pero me los devolvieron => no
38,2 de fiebre a la tarde => no:number
hay que llevar 6.000 para la excursión => no
el sillón que quiero sale 300.000 => no
voy a poner 50.000 para navidad => no
me queda 12 de batería => no
corrí 5 km en 28 minutos => no
el quini está en 900 millones => no
mi papá me prestó 10.000 => no
le debo 2.500 a Caro de las entradas => no
vendí dos entradas a 9.000 => no
tenía 15% de descuento y ahorré 3.000 => no
si el alquiler sube a 400.000 nos mudamos => no
capaz me compro una bici de 200.000 en verano => no
Benja se compró un reloj de 30.000 => no
tu pedido 88213 llega hoy => no
llamame al 11 5555 1234 => no
haceme acordar de pagar 4.500 de gas => no
la cena de 90.000 la puso la empresa => no
gané 2.000 en la raspadita => no
el abuelo les dio 1.000 a cada uno => no
cancelé la suscripción de 3.999 antes de que la cobren => no
rebotó la transferencia de 15.000 => no
la señora de arriba pagó 8.000 por el caño => no
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
funda del Moto G 54 en Mercado Libre, 8.900 pesos => 8900 ARS
le cambié el aceite a la CG 150 hoy, 22.000 pesos => 22000 ARS @0
dos medialunas y un cortado cuatro mil doscientos => 4200 food
tomé la línea 60 y después el tren, 1.450,50 => 1450.5 transport
la cena salió 80.000, dividimos entre 4, puse 20.000 => 20000 food
asado 48.000, éramos 6, yo puse 8.000 => 8000
internet 18.500, comisión 500 o sea 19.000 => 19000 utilities
di 5.000 y de vuelto 1.200, entonces 3.800 en la panadería => 3800 groceries
heladera 600.000 en 6x de 100.000 => 600000 home
empanadas 9.000, gaseosa 3.000, son 12.000 => 9000 food + 3000 food
nafta y media docena de facturas 21.300 => 21300
18.200 en la farmacia por el ibuprofeno de 600 => 18200 health
pagué el gas 1 boleta de 23 400 pesos => 23400 ARS utilities
tacos de asada 6 de maciza y 3 aguas, salió en 215.50 => 215.5 food
pagué con 10.000 y me dieron 2.500 de vuelto en la verdulería => 7500 groceries
dos gambas y media el chicle => 250
arreglo de la moto ciento veintiuno quinientos => 121500 transport
heladera 300.000 seña 50.000 => ?
galletitas 1.200 o 1.500, no me acuerdo => ?
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
el electricista nos tiró 24.000 pero no decidimos => ?
mi hija ganó 3.500 cuidando nenes => no
el banco nos bonificó los 900 de mantenimiento => no
le tengo ganas a una lámpara de 65.000 => no
casi gasto 90.000 en zapatillas, menos mal que no => no
mandé 50.000 al fondo común esta mañana => no
la obra de al lado les está costando 60 palos => no
mañana cobro, 214.000 => no
Mercado Pago: recibiste $1.850 de Ana M. => no
voy a poner 2.000 para la despedida de Sole => no
quedamos cuartos de 18 equipos => no
cumple 40 el sábado => no
andén 9 a las 17:45 => no
agregá 250 ml de leche y 2 cucharadas de manteca => no
la casa se vendió en 120.000 dólares => no
la jubilación del abuelo subió a 78.000 => no
querían 3.500 solo por estacionar y nos fuimos => no
se me perdieron 2.000 en el sillón => ?
nos suben el alquiler 5.000 => no
encontré 1.000 en la calle => no
según splitwise debo 4.300 => no
un depto acá está en 90 mil dólares => no
ojalá tuviera 10.000 para esas botas => no
me robaron 6.000 de la cartera => no
retiré el saco de la tintorería, 4.500 => 4500
saqué la vtv, 32.000 => 32000
fotos del cole de los dos 9.000 => 9000
le invité el almuerzo a mi vieja, 22.000 => 22000
cambié las escobillas 12.000 => 12000
milanesas para los cuatro 21.000 => 21000
le cargué 5.000 a la sube => 5000
2 entradas al acuario 18.000 => 18000
ibuprofeno y pañuelos 3.200 en la farmacia => 3200
las vacunas del gato me salieron 25.000 => 25000
tarjeta de cumple 1.500 y papel de regalo 900 => 1500 gifts + 900 gifts
una cortina 14.000 en Easy => 14000
compré mal el talle de zapatillas, 60.000 => 60000
café con Juli 4.200 me tocaba a mí => 4200
lavadero 7.500 => 7500
dejé 30.000 en el vivero => 30000
kiosquito 2.100 => 2100
la chica que limpia 15.000 => 15000
cuánto se nos fue en el súper en octubre => query total
gastamos más que el mes pasado o menos? => query compare
en qué se nos va la guita => query top
cuál fue el gasto más grande del año? => query top
ya cargué el dentista? => query list
quién pagó el hotel? => query list
cómo vamos con el presupuesto de salidas => budget show
haceme un detalle de noviembre => query list
mil gracias, re útil esto => thanks
me salvás la vida => talk
buenas! cómo se usa esto? => help
qué cosas sabés hacer => help
buen día, todo bien por ahí? => hello
en realidad fueron 46 no 64 => fix amount 46
cambiá el último a supermercado => fix category groceries
el taxi fue el lunes no hoy => fix date -2
uy, ese lo pagó Ana => fix payer Ana
borrá el de la pizza => delete
sacá lo último que anoté => delete
no me escribas más por favor => stop
poneme un tope de 30.000 para salidas => budget set 30000
cuánto me queda para ropa => budget show
está cargado el alquiler? => query list
el boleto del museo de los chicos 4200 => 4200 entertainment
torta de manzana 5600 => 5600 food
compré aceite 10w40 por 28900 => 28900 transport
una bolsa de cemento 9800 => 9800 home
carne para el sábado 32000 => 32000 groceries
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
las canaletas nos van a salir como 60.000 => no
a Lucas le dan un bono de 120.000 este año => no
le pedí 2.000 prestados a Cami para el almuerzo => no
la muni nos mandó 15.000 de subsidio => no
me tentó una campera de 70.000 => no
juntamos 43.000 para el comedor => no
la tía les pasó 2.000 a los nenes => no
cancelaron el vuelo, vuelven 210.000 a la tarjeta => no
en el local estaba 45.000, carísimo => no
qué puedo decirte? => help
en qué me podés ayudar => help
cómo invito a mi hermana => help
soy nuevo acá => help
acabo de instalar esto => help
entendés inglés? => talk
qué práctico => talk
bien y tú? => talk
genial, gracias por la mano => thanks
ya no quiero nada, dejen de escribirme => stop
y en agosto? => query total month
y esta semana? => query total this_week
las últimas 10 => query list this_month
resumen semanal => query total this_week
gastos en verdulería desde el viernes => query total range groceries
cómo venimos => query total this_month
eso no va => undo
está repetido => undo
lo anoté dos veces => undo
era en euros => fix currency EUR
el de recién era 900 => fix amount 900
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cubierta 82.000 llanta rodado 29 => 82000 transport
estantería 80x180, 45.900 con envío => 45900 home
empanadas 4500 y helado 6200, los dos en la esquina => 4500 food + 6200 food
taxi 12.300, remís 9 Benja ida => ?
la mamá de Thiago gastó 40.000 en la torta => no
el papá de ella puso 15.000 para el regalo => no
Telecom le ha acreditado 3.200 por los días sin servicio => no
hice 60 mil pesos en la feria el domingo => no
cobro un plus de 15% sobre 640.000 => no
Boca 2 Racing 0, golazo a los 90+3 => no
le di 20.000 al flete y me devolvió 3500 => ?
seguimiento RR 204 118 936 AR, llega el viernes => no
la veterinaria de enfrente vende el collar a 9.400 => no
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
la ITV unos 41, 41,35 al final => 41.35 transport
tabla 120x60, 38,90 => 38.9
habitación 305 en Lugo, sesenta euros la noche => 60 EUR
tornillos, 8 escuadras y una broca: 17,40 en Bricomart => 17.4 home
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
empanadas 9.800, el resto lo invitó mi cuñado => 9800 food
oculista 28.000 ayer, el reintegro todavía nada => 28000 @-1 health
la cuota del club la pagué ayer y jamás la anoté: 18.500 => 18500 @-1
seña del salón 90.000, transferido desde la cuenta dni => 90000
Uy 22 mil el uber del aeropuerto => 22000 transport
lo del gas no eran 8.900, eran 9.800 => fix amount 9800
pasame a buscar, pasá mañana 8:15 => no
sesión 3 de 8 con la kinesióloga, 14.000 => 14000 health
cuota seis, 41.200 de la heladera => 41200
queso 2300 mas jamón 1900, cuatro mil doscientos redondos => 2300 groceries + 1900 groceries
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
un señor me ha vendido setas, ocho y medio => 8.5
8€45mercadona => 8.45 EUR groceries
tu compra de 12.300 fue rechazada => no
saldo disponible: 45.200 => no
te dejo 2000 en la heladera => no
intereses acreditados 310 => no
la comida salió 40 mil, la pagó la empresa => no
cargué saldo 1500 => 1500 utilities
`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
compró Mariela los globos, 12.000 => no
Lola y Teo pusieron 30.000 para el regalo => ?
la hermana de la Cami gastó 15.000 en maquillaje => no
fiambrería 6.400 y me dieron 3 aceitunas => 6400 groceries
colectivo 60 repleto otra vez => ?
gastaron 40 millones en esa plaza => ?
la cotización del techo: 480 mil => no
fueron 40 o fueron 45 mil el taxi => ?
mandé 5000 a la otra cuenta mía => no
el gasista 1134567890 => no
el fontanero 912 345 678 => ?
la cotización del techo quedó en 480 mil => no
mi cuñado dice que el viaje le costó 90 mil => no
el tren sale 18:22, coche 3 asiento 41 => no
🍤 4500 => 4500 food
chévere, gracias => thanks
saqué tres entradas para el teatro, 24.000 => 24000 entertainment
saqué un libro 15.000 => 15000 education
pagué con el aguinaldo 90.000 del dentista => 90000 health
cayó la cuota del gimnasio 32.000 => 32000 health
cayó la plata de la venta 40.000 => no
pediatra 20.000 y 8.400 de lo que me recetó => 20000 health + 8400
bife 12.300 y un vino 5.400 => 12300 + 5400 groceries
el gas vino 22.000 => 22000 utilities
poneme 30 de estacionamiento => 30 transport
3 pares de medias a 5.000 cada par => 15000 clothes
me tocó pagar 18.000 de la multa => 18000
quiero que no pasemos de 90.000 en salidas => budget set 90000
volvé a poner la que borraste => restore
a Mirta le cobran 300 por el turno => no
el gasista quedó en mandar el presupuesto, unos 90.000 => no
andén 4, 18:22 => no
gasté en la feria 15 20 mil más o menos => ?
a la alcancía 5000 => no
la campera eran 90 mil, con el descuento 72 mil => 72000 clothes
asado 40.000, 6.000 fueron de carbón => 40000 food
`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
dos euros con treinta un zumo => 2.3 EUR food
pagué unos 50, quizás 60, al jardinero => ?
unos 20 o 25 de gasolina => ?
comida 38, ah no, con el postre salió 44 => 44 food
pintor 90, no espera, 110 que compró la pintura => 110 home
taxi 9 que llovía a cántaros => 9 transport
45 que me debe Laura => no
la de crédito terminación 8812, 61 en el súper => 61 groceries
botas número 39, 54 => 54 clothes
jueves: cine 9. viernes: nada. sábado: pizza 14 => 9 @-6 entertainment + 14 @-4 food
el gas se acabó el domingo, 15 la bombona, y el lunes se rompió la lavadora, arreglo 70 => 15 @-3 utilities + 70 @-2 home
diésel 98, 52€ en la gasolinera de abajo => 52 EUR transport
tensión 13 8 y el azúcar 120 => no
el sábado antepasado 30 de cine => 30 @-11 entertainment
metí 50 en la hucha de las vacaciones => no
he pasado 150 de la nómina a la de ahorro => no
compré una hucha 9 => 9
dicen que el alcalde se gastó 3 millones en la fuente => no
me contaron que la reforma de al lado salió 40 mil => no
el carnicero dijo que eran 18 y le pagué => 18
mi mujer dice que gastamos 60 en el súper => 60 groceries
a la vecina del quinto le cobran 700 por el piso => no
el cerrajero me pasó un presupuesto de 320, ya veremos => no
presupuesto del taller: frenos 180, aceite 60. lo tengo que pensar => no
meta: ahorrar 5000 para el coche => no
su pedido AB33871 está disponible para recoger => no
cuánto queda de los 300 para ropa? => budget show
todavía podemos gastar cuánto en comida => budget show
nos pasamos de 400 en el súper? => query total
saca una lista de lo del veterinario => query list
entró lo de 18 de la farmacia? => query list
el taxi está dos veces, quita uno => delete
esa la pagó Marta, cámbiala => fix payer Marta
espera, me comí un cero, son 450 => fix amount 450
buenas noches, dios los bendiga => hello
hola, soy Paco el de la Juani, me ha metido ella => hello
no aguanté y compré un helado 4 => 4 food
sacó un 8 en lengua y un 6 en mates => no
¡Solo hoy! 300 megas por 29,90/mes. Responde SI y contrata => no
`,
  },
  // Days and things of every region
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
12-11: empanada 2.100; 13-11: parafina 18.000 => 2100 @-6 "empanada" + 18000 @-5 "parafina"
lavadora, segunda cuota, 42.500 => 42500
pagado 09-11 gas 21.400 => 21400 @-9 "gas"
aseo vencido 12/11, pagado hoy 8.900 => 8900 @0
jueves, el 5, feria 14.300 => 14300 @-13
del 3 al 7 se me fueron 26.000 en peajes => 26000
desde el martes con tos, jarabe 9.490 => 9490
Camuzzi 31.400 => 31400 utilities
mototaxi de vuelta 3.000 => 3000 transport
cebichito y una pollada 28.000 => 28000 food
mueblista 95.000 => 95000 home
foco led 3.490 => 3490 home
bencina 15.000 y un agua 1.100 => 15000 transport + 1100 food
el gasfíter vino y cobró 25.000 => 25000 home
agua 14.200 => 14200 utilities
ayer sopaipillas 1.500, domingo nada => 1500 @-1
ayer nada, mi señora 8.900 en la farmacia => 8900 @-1
colectivo 1.100 ida y 1.300 vuelta => 1100 transport + 1300 transport
rachi 9.000 => 9000 food
anotá para el domingo: feria 14.000 => 14000 @-3
anotá carne para el domingo 9.000 => 9000
luz 45000 o 54000 => ? 45000 | 54000
electricidad 18500 o 18900 => ? 18500 | 18900
corregí la nafta a 40 mil => fix amount 40000
corrige la luz a 40 mil => fix amount 40000
cambiá el súper a 7500 => fix amount 7500
mové la nafta a casa => fix category home
pasá el súper a salud => fix category health
poné la farmacia en regalos => fix category gifts
cambiale la categoría al último a ocio => fix category entertainment
los últimos 3 => query list
cuáles fueron los últimos cinco? => query list
mostrame los últimos 5 => query list
pagué 500 => 500
hoy gasté 3.200 => 3200 @0
pagamos 18 mil con tarjeta => 18000
ponele un presupuesto de 100 dólares al súper => budget set
ponele un presupuesto de 100 mil al súper => budget set 100000`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
la cuota del colegio de los chicos subió a 96 mil => no:quote
la prepaga aumentó a 120.000 este mes => no:quote
pagué la cuota del colegio, subió a 96 mil => 96000 education
me descontaron 15 lucas de obra social => 15000 health
pasame el súper a regalos => fix category gifts
poné 7500 en el súper => 7500 groceries
poné 3000 de nafta => 3000 transport "nafta"
pon 300 de gasolina => 300 transport "gasolina"
ponele 4.500 de verdulería => 4500 groceries "verdulería"
ponelo en 7500 => fix amount 7500
cuanto llevamos entre los dos => query total this_month
cuanto gaste ayer y hoy => query total range
y la de inglés 34500, también la de futbol 22 mil => 34500 education + 22000 entertainment
el kine 8000 la sesión, quini 4 8 15 16 23 42 => 8000 health`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
dentista el jueves a las 5, me cobrará unos 60 => no:future
que es lo ultimo que he apuntado? => query list
vale gracias maja => thanks
ponlo en 250 mejor => fix amount 250`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
ayer en el súper me eche 2,340 y con el cupon me descontaron 150 => 2340 @-1 groceries
me regresaron 1499 porque no me quedaron => no:income
quincena 8,500 depositada => no:income
quien es el que gasta más => query top`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
me cobraron 18 pero eran 15 en el taxi => ? 18 | 15
plin de 25 a mi hermana por el gas => 25 utilities`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
super 4500 no 5400 perdon => 5400 groceries
el taxi 12 mil no 21 mil perdón => 21000 transport
la nafta 45 mil no 54 mil perdon => 54000 transport
nafta 1200 el litro, 30 litros => 36000
nafta 30 litros a 1.250 => 37500 transport
cena 60.000 dividido entre dos => ? 30000 | 60000
restale 500 al taxi => fix by -500
le resto 500 => fix by -500
quítale 50 a lo del costco => fix by -50
no, quitalo => delete
quien gasta más en la casa? => query top
quién gastó más? => query top
cambiá la fecha de expensas al viernes 13 => fix date -5
me voy al super => no:future
que dia pague la nafta => query list
mi viejo nos regaló 100 lucas por el aniversario => no:income
los tacos de anoche los pagó Luis, 3400 => no
le pagué a mi mamá los 2 mil => ? 2000
le pagué a mi mamá los 2 mil del gas => 2000 utilities
media docena de churros 3000 => 3000 food
abono de bus 9700 y taxi 2300 => 9700 transport + 2300 transport
soy marcela y quiero llevar los gastos de la casa => help
corte de pelo 30 mil no 13 mil => ?
cuánto llevamos hasta ahora => query total
colectivo 39 siempre lleno => ?
pizza 9000 menos cupón de 2000 => ?
el uber salió 18 mil pero usé un cupón de 5 mil => ?`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cena 80.000 pagué la mitad => ?
uber 9.000 dividido con Juli => ?
renombra café a desayuno => fix description desayuno
dentista 30000 pero la obra social cubrió 24000 => ?
médico 30000, la prepaga me reintegró 20000 => ?
mi roomie paga la mitad del internet 30000 => ?
le debía 3000 a Juan, ya le pagué => no
les debía 15 lucas a los vecinos y les pagué => no
le debía plata a mi hermana, le pagué 20 mil => no
súbele 200 => fix by 200
quitale 50 => fix by -50
subilo a 600 => fix amount 600
mejor que sean 70 => fix amount 70
agregale 500 de propina => fix by 500
deja 200 de propina => 200
cargué 30 litros a 1200 => 36000
gastamos 30 lucas en el chino y 4 en la verdu => ?
veterinaria, vacuna 18 y desparasitante 7 mil => ?
el jardín 85 o 90 lucas => ?
2 pizzas 30 lucas => 30000
seña del salón 100 lucas, falta pagar 150 => 100000
perdí 2000 pesos en el bondi => no
los dos fueron el sábado => fix date -4
los 2 fueron ayer => fix date -1
no, dejalo como estaba => undo
las de más de 10 mil => query list
los de menos de 5 mil => query list
no era mío, era de Juan => fix payer Juan
¿las más caras? => query top
¿qué anotaste? => query list
el taxi mejor 5500 => fix amount 5500
el pan dejalo en 1200 => fix amount 1200
cambiá el nombre de la panadería a medialunas => fix description medialunas
cena 480 con propina 530 => 530 food
cena 48000 + 10% => ?
pizza 9000 con un cupón de 2000 => ?
el fontanero 90 sin factura => 90 home
el plomero 45000 sin factura => 45000 home
me ha tocado 20 euros en el rasca => no
abono a la tarjeta 3000 => no
multa de 1200 por mal estacionado => 1200 transport
quitale 800 a la farmacia => fix by -800
eso no era mío, era de mi hermano => fix payer mi hermano
gas 12.300 pero todavía no lo pagué => no
luz 23 lucas, aún no la pagamos => no
los 3 más caros => query top
super 23.000 (15-11) => 23000 @-3 groceries
mirá estas zapatillas $120.000 https://ml.com/x => no
mirá este celu 350 lucas => no
pagué 5000 a mi hermano => ?
gastaron 90 millones en ese puente => ?
lo de la nafta fueron 32 => fix amount 32
los dos los pagó Ana => fix payer Ana
el segundo eran 2.300 => fix amount 2300
descuento del 30, quedó en 8400 => 8400
zapatillas con descuento del 20 42000 => 42000 clothes "zapatillas"
puse 12000 de los 48000 de la cena => 12000 food "cena"
compré 100 dólares => no
compré ropa 100 dólares => 100 USD clothes "ropa"
cena 48000 dividido 4 => ?
cena 48000 entre 4 => ?
taxi 3000 entre 9 y 10 hs => 3000 transport "taxi"
1.2M alquiler => 1200000 home "alquiler"
cable 5m 3000 => 3000
transferencia de Marta 15000 => no
almuerzo lunes 12, martes 14 => 12 @-2 food "almuerzo" + 14 @-1 food "almuerzo"
la cena salió 40000, la dividimos => ?
lo pagó Ana 4500 farmacia => 4500 health "farmacia"
super 12.500/2 => ? 6250 | 12500
cena 12.500 / 5 => ? 2500 | 12500
¿qué borré? => query deleted all null
mostrame lo que borré ayer => query deleted all null
borré el café => delete
¿cuál fue el más caro? => query top this_month null
¿qué fue lo más caro de la semana? => query top this_week
500 menos => fix by -500
menos 500 => fix by -500
eran 500 menos => fix by -500
le di 500 más => fix by 500
y le di 500 más => fix by 500
eran 500 más => fix by 500
no era mío => fix payer other
no es mía => fix payer other
era de Juan => fix payer Juan
no era mío, era de Ana => fix payer Ana
no era café era té => fix category food
no era cafe era te => fix description te
agregá 5 a la luz => 5 utilities
Ana pagó 35 mil de farmacia => 35000 health
súper en coto 9.000 => 9000 groceries "súper en coto"
propina al super 500 => 500 food "propina al super"
té 900 => 900 food "té"
luz 30 de febrero => 30 utilities
gasté 1200 en té con leche => 1200 food "té con leche"
te debo 900 => no
era té, no café => fix category food
¿súper o restaurantes, dónde gastamos más? => query compare this_month groceries
¿gastamos más en súper o en transporte? => query compare this_month groceries
era en dia, no en coto => fix
cambiá almuerzo a merienda => fix category food
eran 3 cafés => fix
no, fui yo => fix payer me
no, dejá, fui yo => fix payer me
el último no era pan era facturas => fix category food
todo eso lo pagué yo => fix payer me
¿cuál fue el más barato? => query top this_month null
el más barato => query top this_month null
¿cuánto gastamos Ana y yo? => query compare this_month null
¿quién gastó más, Ana o yo? => query compare this_month null
agregale 500 de propina a la pizza => fix by 500
dividí la pizza entre 2 => fix
le transferí 500 a Ana => no
más 200 => fix by 200
¿cuánto gastamos en nafta y en súper? => query compare this_month transport
en realidad el pan estaba incluido => fix
la mitad del uber es de Ana => fix
gasté demasiado este mes => query total this_month
gasté 8000 en paseos => 8000 -
gasté demasiado esta semana => query total this_week`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
pagué con un billete de 200 las verduras y me regresaron 63 => 137 groceries "verduras"
le di un billete de 500 al taxista, me dio 380 de cambio => 120 transport
flores 85, pagué con 200 y me dieron 115 => 85 gifts
pagué con 50 las tortillas, cambio 22 => 28 groceries`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
le pasé un billete de 50 mil al del parqueadero y me dio 41 de vueltas => 9000 transport`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
peluquería 35 lucas + 5 de propina => 40000
treinta de remis más tres de propina => 33
caja del s10 300 => 300`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
tamales 100 x2 200 => 200 food
losartan 100 230 => ? 100 | 230`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
arroz por nueve mil ochocientos y dos bolsas de leche por ocho mil => 9800 + 8000`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
amoxicilina 500 x 21 comprimidos en la botica, cuarenta soles => 40`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
2 kg de bistec a 180 el kilo y cilantro 12 => 360 + 12
3 kg de naranja a 22 el kilo, 66, y pan 30 => 66 + 30`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
blusa a 59.900, marcada en 89.900 => 59900 clothes`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
el carpintero pedía 900 y quedamos en 750 => 750
230 me pidió por el tapete y 230 le di => 230`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
20 usd de libros y café 3.000 => 20 USD "libros" + 3000 food "café"
15 euros de revistas y jugo 2.500 => 15 EUR + 2500
renombrá viaje a roma a vacaciones => fix description roma a vacaciones
20 quetzales de pupusas => 20 GTQ
imán de Praga 120 coronas checas => 120 CZK
café 4.000 => 4000 food
torta 450 nel 350 => 350`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
dos menús del día a 13,50 y un café 1,40 => 27 + 1.4 food
cuatro noches en el camping a 22 la noche => 88
45 la hora, el técnico estuvo dos horas => 90
3 bocadillos a 4,20 en la estación => 12.6 food
media libra de café a 9 la libra => 4.5
2 pizzas 19 => 19 food
piso 3, fontanero 60 => 60 home`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
cinco empanadas a 2.500 cada una => 12500 food
tres libras de lulo a 3.200 la libra y pan 4.000 => 9600 + 4000
7 almuerzos de la oficina a 15 mil cada uno => 105000 food`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
Cemita $110 => 110
cemitas 140 => ?`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
oncita 3500 => 3500
ocho luquillas en pan => 8000 groceries
pan 3, queso 5,5, todo en miles => ?`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
2 barritas de granola 6000 => 6000 groceries
60 barras la boleta => 60000 utilities
6 empanadas a mil ochocientos con ají => 10800 food
4 arepas a mil => 4000 food
3 jugos a dos mil quinientos => 7500 food
buñuelos a mil doscientos => 1200 food
taxi 12, hamburguesa 28, pola 6, todos en miles => 12000 transport + 28000 food + 6000 food
taxi 12, hamburguesa 28, en miles => 12000 transport + 28000 food
almuerzo 18 y taxi 12, miles claro => 18000 food + 12000 transport
almuerzo 18, mil claro => 18000 food
almuerzo 18.000, taxi 12, todo en miles => 18000 food + 12000 transport
taxi 12 mil, claro => 12000 transport`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
2 parras 30000 => 30000
setenat pesos de pan => 70 ARS groceries
ando a mil hoy => no
estoy a mil => no`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
2 molares al dentista 80 => 80 health
3 palmos de cinta 4,50 => 4.5 home
20 doalres de libros => 20 USD education
pan a euro veinte => 1.2 EUR groceries
café, euro cuarenta => 1.4 EUR food
un euro veinte el pan => 1.2 EUR groceries
el dólar veinte pesos más caro => no
1kg500 de gambas a 12 el kilo => 18
1kg500 de gambas 18,90 => 18.9 groceries`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
sol veinte la vuelta en mototaxi => 1.2 PEN transport
combi sol cincuenta => 1.5 PEN transport`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
pintamos el 2° cuarto, 20 lts látex 88.000 => 88000 home
arreglé el 3er piso 45.000 => 45000 health
el 1° luz 12.000 => 12000 @-17 utilities
el 2 luz 12.000 => 12000 @-16 utilities
luz del 3/10/2026 12.000 => 12000 @-46 utilities
fertilizante 10-10-20 8.500 => 8500 home`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
tacos en la 5 de mayo 85 => 85 food`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
cine sábado 3h de la tarde 8,50 => 8.5 @-4 entertainment
taxi sábado 3:30 12,50 => 12.5 @-4 transport
cuota 1/14 moto 90 => 90 transport
martes pan 3, miércoles café 4 => 3 @-1 groceries + 4 @0 food
miércoles café 4 => 4 @-7 food
martes pan 3, miércoles pasado café 4 => 3 @-1 groceries + 4 @-7 food
ayer: médico 50, taxi 8. el día antes: pan 3 => 50 @-1 health + 8 @-1 transport + 3 @-2 groceries
la compra del día antes: pan 3 => 3 @-2 groceries`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
almuerzo 9 y jugo 3,5, todo en miles => 9000 food + 3500 food`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
cuatrocientos ochenta la bicicleta de segunda, mil claro => 480000
gasté 6 en frutas y 15 en pollo, miles obvio => 6000 groceries + 15000 groceries
arroz por ochocientos y un paquete de sal por dos mil => 800 groceries + 2000 groceries`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
20 m2 de piso a 155 el metro => 3100`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
gasté 1200 en zumbalum => 1200
pagué 8.500 en grimbaldo => 8500
zumbalum 5.000 => 5000`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
tapete 64 mil, cortina 38 y el domicilio 7 => 64000 + 38000 + 7000
guayabas 9 mil y queso campesino 14 mil = 23 mil => 9000 + 14000
no sé si ya quedó pago el agua, 73.200 => ? 73200
el gas no estoy segura si lo pagué yo o mi cuñado, 51 mil => ? 51000
no sé si comprar la olla de 120 mil => no`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
caldera nueva 2.310'75 => 2310.75
250 gramos de queso a 24 el kilo => 6
tres cuartos de kilo de gambas a 20 el kilo => 15
merluza 1/2 kilo a 18 el kilo => 9 groceries
dos kilos de cerezas a 4,50 el kilo, y arreglo de 3 faldas 12 => 9 groceries + 12
150 g de cecina a 3 los 100 g => 4.5 groceries
un cuarto de kilo de café a 16 el kilo => 4`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
pague 12 mli en la feria => 12000 groceries
7lucasla peluqueria => 7000
taxi treintaycincomil => 35000 transport`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
mercado doscientosmil en el D1 => 200000 groceries
panela 18milpesos => 18000 COP groceries
1.2 millones de arriendo => 1200000 home
uno punto dos millones de arriendo => 1200000 home`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
1 causa 18 soles, 1 tiradito 32, 3 chichas 15, total 65 => 18 PEN + 32 + 15
+60 -60 ferretería => ?`,
  },
  {
    locale: 'es-PE',
    currency: 'PEN',
    cases: `
champú 18 cincuenta => 18.5
medio sol de pan => 0.5 PEN
el mercado: papa 12, pescado 30, culantro 1, todo llegó a 43 => 12 groceries + 30 groceries + 1`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
taxi 85 pesso => 85 MXN transport
masaje en Bali Rp250.000 => 250000 IDR
cena en Punta Cana RD$ 900 => 900 DOP food`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cartera dieciocho lucas y dos alfajores tres mil => 18000 + 3000
rappi de 18.000, con el cupón de 3 mil quedó en 15.000 🍕 => 15000 food
para el asado: carbón 4.200, lechuga 900, vino 6.500 => 4200 groceries + 900 groceries + 6500 groceries
leche 1.900, medialunas 8 mil la docena => 1900 groceries + 8000 food`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    cases: `
millón doscientos la matrícula del colegio => 1200000 education
almuerzo doce mil dos jugos seis mil => 12000 food + 6000 food`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
le di 20 al frutero y me devolvió 6,40 => 13.6
dos peajes, 3,50 y 4,20 => 3.5 + 4.2
dos entradas, 14 y 19 => 14 + 19`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
la compra treinta y dos con siete => 32.07 groceries
pizza doce con tres cervezas => 12 food
cena 40 + 10% fue 44 => 44 food
el fontanero cambió 2 llaves, 150 por llave => 300
cinco turnos de canguro a 30 el turno menos uno que no vino => ? 150 | 30
edredón 38 en el mercadillo, regateando de 50 => 38 home
pan 3, antes 40 de gasolina => 3 groceries + 40 transport
ramo 35, tarjeta 4 => 35 gifts + 4
cena 50, tarjeta 50 => 50 food
corte de pelo Hugo 12, yo 21 => 12 other + 21
cena 50, yo 20 => ? 50 | 20
torneo de pádel 18 por cabeza, yo puse lo mío => 18
entrada de la niña 9 y la mía 16 => 9 + 16
dos helados 3,40 y unas patatas 1,90. Pagué con 10, me devolvieron 4,70 => 3.4 food + 1.9`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
dos kilos y medio de barbacoa a 300 el kilo => 750
2 kg de milanesa a 150 el kilo y carbón de 3 kilos 80 => 300 groceries + 80`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
éramos cuatro => fix
éramos 5 personas => fix
ponle que fue antier => fix date -2
ponle que fueron 400 => fix amount 400
quítale la propina => fix
sin el envío => fix
2100, perdón => fix amount 2100
5000 no, 6000 => fix amount 6000
no, espera => keep
el peaje fue ayer => fix date -1
borrá el diario => delete
creo que lo he puesto dos veces => undo
no, esa última no => undo
cuánto gastamos de media al día => query total this_month null`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
euro y medio la barra de pan => 1.5 EUR groceries`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    cases: `
mesa 11, pozole 95 => 95`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
2 cazuelas a 7.200, mote 1.500 (mesa 9) => 14400 + 1500
mesa 9, cazuela 7200 y mote 1500 => 7200 + 1500`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
mesa 35, sillas 60 => 35 home + 60 home`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
salí con 60, volví con 25, o sea 35 en la frutería => 35 groceries
me quedaron 8 de los 30 que llevaba, todo en churros => ? 22 | 30`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
lo de Nuria, 14 o 40, pregúntale => ? 14 | 40`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
fui al podólogo y salí con 45 euros menos => 45 EUR health
pan 20, 5 menos con cupón => 20 groceries`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
volví de la verdulería con 6.400 menos => 6400 groceries`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
fontanero 90/140 => ? 90 | 140
vaqueros 32/34 => no`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
¿los churros son transporte? ponlos en comida => fix category food
¿me ayudas a cambiar algo? => help`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
tinte en la peluquera del 3.º 14 => 14`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
los dos cafés fueron ayer => fix date -1
fue en 2024 => fix
el café fue en octubre de 2024 => fix
subí el presupuesto de súper en 5000 => budget set by 5000
subí el presupuesto de súper a 5000 => budget set 5000
súbele 500 al presupuesto => budget set by 500
quiero gastar como mucho 20 mil en el super por mes => budget set 20000
cómo le hago pa apuntar un gasto? => help
ayúdeme por favor => help
elimínelo => delete
no, perdón, déjelo => keep
muéstreme los gastos de ayer => query list yesterday
agregá un presupuesto de 500 para súper => budget set 500
era 2024 => fix amount 2024
pan 300 leche 500 = 900 => ?
cuánto en súper y nafta => query compare this_month groceries`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
cena 20000 más propina 10% => ? 22000 | 20000
campera 20000 menos 10% => ? 18000 | 20000
me hicieron 500 de descuento => fix by -500
no la nafta, el pan era 950 => fix amount 950
entonces 780 => fix amount 780
sin la propina 8600 => fix amount 8600`,
  },
  {
    locale: 'es-CL',
    currency: 'CLP',
    cases: `
hallulla mil siete cincuenta => 1750
detergente 3L a 4.990 => ? 4990 | 14970
bencina 20L a 1.290 => 25800 transport
marraqueta 2.300 y limón 1.990 el kilo => ? 2300+1990
asado 15.000 a 7.500 el kilo => 15000`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
treinta i seis mil de nafta => 36000 transport
compra en Bershka 35.000 => 35000 clothes
compra en el chino 3.500 => 3500 groceries
merienda 9.000, la dividimos => ? 4500 | 9000
cena 90.000, la partimos entre 3 => ? 30000 | 90000
cena 30.000, dividimos y esa fue mi parte => ? 30000
el asado 9.800 pero 3.000 los puso Ana => ? 6800 | 9800
cena 18000 con Juan => 18000 food
poneme 20 en total => fix amount 20
ponele 500 más al taxi => fix by 500
ponele 500 más => fix by 500
el asado salió 46.000, mitad cada uno => ? 23000 | 46000
¿vamos bien con el presupuesto? => budget show
¿cuánto gasté esta quincena? => query total range
oxxo 67 y otros 35 de pan => 67 + 35 groceries
lavarropas en tres cuotas de 15.900 => ? 47700 | 15900
colchón, treinta y seis cuotas de 9.000 => ? 324000 | 9000
le resto 5.000 del descuento => fix by -5000
subí 500 el taxi => fix by 500
gimnasio 9.900 todos los 5 => 9900 @-13 health "gimnasio"
gimnasio 9.900, cada 10 => 9900 @-8 health "gimnasio"
¿qué día de la semana gasto más? => query top all null
cine 9.000 con Ana => 9000 entertainment "cine con Ana"
zapatillas 40.000 para Ana => 40000 clothes "zapatillas para Ana"
el pan fue 2.100, me equivoqué => fix amount 2100
sin propina => fix
¿el segundo más grande? => query top this_month null
el segundo mayor? => query top this_month null
la pizza fui yo => fix payer me`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    cases: `
total 624 => query total this_month null
recuperá todo => restore
uber 8.000 y propina 1.000 => 9000 transport "uber"
3 empanadas a 3.500 y una gaseosa de 4 mil => 10500 food "3 empanadas" + 4000 food "gaseosa"
entonces quedó en 4.200 => 4200 - ""
al final quedó en 4.200 => 4200 - ""
al final salió 4.200 => fix amount 4200
y taxi => query total this_month transport
y el taxi => query total this_month transport
en un regalo => missing
en caramelos => missing
la farmacia en total fueron 650 => 650 health "farmacia"
los pochoclos fueron 11 => 11 food "pochoclos"
agregá 5 a la luz => 5 utilities "luz"
agregá 5 a lidl => 5 groceries "lidl"
el taxi del sábado fue 55 => 55 @-4 transport "taxi"
el pochoclo 5.600 => 5600 entertainment "pochoclo"
el super al final 14.500 => 14500 groceries "super"
y el super fueron 14.500 => 14500 groceries "super"
fueron 180 de luz y 120 de agua => 180 utilities "luz" + 120 utilities "agua"
20 de eso fueron vino => 20 groceries "vino"
ya pagué el alquiler => missing
el taxi => missing
la pizza, 18.000, fue Ana => fix amount 18000
el taxi el 17 => fix date -1
el alquiler son 480.000, ya lo pagué => 480000 home "alquiler"
las expensas son 96 mil, ya las pagué => 96000 home "expensas"
la remera sale 20.000, la compré ayer => 20000 @-1 clothes "remera"
el alquiler son 480.000, todavía no lo pagué => no
el alquiler son 480.000, lo paga mi hermano => no
super 2.870. me olvidé de anotar el de ayer que fueron 640 => 2870 groceries "super" + 640 @-1 groceries "super"
peluquería 650 y la de Ana 1.400 => 650 other "peluquería" + 1400 other "peluquería de Ana"
luz 4500 y la del gas 3000 => 4500 utilities "luz" + 3000 utilities "gas"
en realidad 380 porque hubo que hacer un estudio => fix amount 380
cámbieme la tanqueada a 130 => fix amount 130
remera 9.000 y medias 1.800 => 9000 clothes "remera" + 1800 clothes "medias"
la vacuna 450 y croquetas pal perro 389 => 450 health "vacuna" + 389 pets "croquetas pal perro"
jajaja estuvo rico => talk
kiosco 3.000, jajaja => 3000 food "kiosco"
cuál es el gasto más fuerte => query top
el cuaderno 120 también => 120 education "cuaderno"
presupuesto general 60000 => budget set 60000
estamos muy pasados? => budget show
en q se me va mas => query top
me faltó anotar la leche 1200 => 1200 groceries "leche"
me faltó el pan, 30 => 30 groceries "pan"
me faltó plata para el pan => no
colectivo 2 viajes 1.400 => 1400 transport
mototaxi 3 ida 3 vuelta => 3 transport "mototaxi ida" + 3 transport "mototaxi vuelta"
comimos afuera 20 mil => 20000 food "comida"
dios se lo pague => thanks
es verdad, lo pagó Ana => fix payer Ana
uff => talk`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    cases: `
hemos comido fuera, 47,60 => 47.60 food "comida"
cenamos fuera 32 => 32 food "cena"
cuál ha sido el gasto más grande del mes? => query top`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
los remedios 54.200, los paga Dani => no
3 boletos de 85 del metro => 255 transport "3 boletos"
medio kilo de jamón 980 => 980 groceries "jamón"
el peaje 3200 => 3200 transport "peaje"
vino 500 => 500 groceries "vino"
la luz vino 500 => 500 utilities "luz"
cuota del auto 312.000 => 312000 transport "cuota del auto"
cuota 3 de 12 del auto 50.000 => 50000 transport "auto"
fútbol 5 7.500 => 7500 entertainment "fútbol 5"
fútbol 7.500 => 7500 entertainment "fútbol"
usada 28 al final => no
regalo 8000, lo dividí con 3 compañeras => ? 2000 | 8000
el total fue 45 => fix amount 45
cena 80 la pagó mi mujer => 80 food "cena"
pan 350, me equivoqué => fix amount 350
pan 350 perdón me equivoqué => fix amount 350
y Dani? => query total this_month null
cuánto lleva gastado Dani => query total this_month null
lo pagué con la tarjeta => fix aside
fue con la tarjeta de Ana => fix payer Ana
y yo? => query total this_month null
ese lo paga Dani => fix payer Dani
cuánto me falta => budget show
devolví lo de zara => delete
dividido con otra mamá, mi parte 30 => fix amount 30
eso ponlo en regalos, fue cumple de Brayan => fix category gifts
ponelo en salud, es un remedio => fix category health
dónde se nos fue la plata este mes => query top this_month null
quiero controlar el súper, 900 por mes => budget set 900
quedaron chicos, los devolví => delete`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
cancelamos la compra de 20 mil en mercado libre => no
al final cancelé la reserva de 80.000 => no
50 mil de multa para quien estacione ahí => no
qué robo, 5 mil una gaseosa => ? 5000
9 mil un café, qué caro => ? 9000
9 mil un café => 9000 food
3 docenas de facturas a 5000 cada una => ? 15000 | 180000
docena de empanadas a 900 cada una => 10800 food
super 12k8 => 12800 groceries
2k5 de pan => 2500 groceries
tele 4k, 500000 => ? 4000 | 500000
ese sillón era 500 mil, olvidate => no
sacar 50 mil del cajero => no`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    isOnlyHeld: true,
    cases: `
cancelé la reserva del hotel 180.000 => 180000
cancelé el arriendo 800.000 => 800000 home`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
6 cañas a 2,5 => 15
3 cafés a 1,4 => 4.2 food
pagué la multa de 90 => 90
cena 60 para los que vinieron => 60 food
pan 90 céntimos => 0.9 groceries
el pan subió 20 céntimos y compré uno => no
un helado 4 euros, qué caro => 4 food
borra los 50 del cajero => delete`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
promo: 3 docenas de sorrentinos 21.000 hasta el jueves => no
super oferta: lavarropas 480.000 => no
promo: pagué 15.000 por dos pizzas => 15000 food
debo la cuota de septiembre, 28.000 => no
el pediatra de Tomi fue 22.000 => 22000 health "pediatra de Tomi"
gimnasio del mes 10 31.000 => 31000 health
tigre 2 banfield 0 => no
me dieron 1.200 de vuelto de 5.000 en la verdulería => 3800 groceries
nos subieron las expensas 30.000 => no
me salieron 8.000 en la quiniela => no`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    isOnlyHeld: true,
    cases: `
lenteja 3 libras 11.400 => 11400 groceries "lenteja"
papa 4 libras 8.000 y cebolla 2 libras 5.600 => 8000 groceries + 5600 groceries
4 libras de pollo 32.000 => 32000 groceries
curso de inglés 80 libras => 80 GBP education
apto 402, luz 96.000 => 96000 utilities "luz"`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    isOnlyHeld: true,
    cases: `
depa 12, luz 640 => 640 utilities "luz"
depto 304: agua 210 => 210 utilities "agua"
transfiero 300 más tarde => no`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
pan 2.400 manzana 3.900 => 2400 groceries + 3900 groceries
lote 9 manzana 4: corte de pasto 22.000 => 22000
puse 6.000 y mi hermano 6.000 para el regalo de papá => 6000 gifts
pagué 7.000 y mi suegra 3.000 de la torta => ? 7000 | 7000+3000
bondi 3 viajes a 950 => 2850 transport
colectivo 152 viaje 980 => 980 transport`,
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
jabón 12 miel 6,40 => 12 groceries "jabón" + 6.4 groceries "miel"
taxi 11 farmacia 7,85 => 11 transport + 7.85 health
cerveza 12 latas 9,60 => 9.6
amoxicilina 500 jarabe 8,20 => 8.2 health
manguera 15 farmacia 18,30 => ? 18.3 | 15+18.3`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
heladera 1 millon 90 mil => 1090000 home
luz 20 mil 30 mil gas => ? 20000 | 30000
pan 20 empanadas 50 => ? 20+50 | 50
carrefour 12 huevos 4000 => 4000 groceries`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
niñera de 8 a 11 4500 => 4500 other
cancha de 20 a 21 12.000 => 12000 entertainment
fuimos de 7 a 9, cena 4500 => 4500 food
seña 30000 por el sillón, los otros 70000 en mayo => 30000 home
la cuota pasó de 20 a 25 => no
remeras de 10 a 15 mil => 15000 clothes`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
dejé 30000 de seña del salón, los otros 70000 en mayo => 30000
zapatos 40000 y los otros 30000 => 40000 clothes + 30000
la cuota pasó de 20 a 25 => no
la mesa estaba a 50000, la compré => 50000 home
la mesa estaba a 50000, no la compré => no`,
  },
  {
    locale: 'es-MX',
    currency: 'MXN',
    isOnlyHeld: true,
    cases: `
cena para 2 580 => 580 food
tacos para 4 380 => 380 food
boletos para 3 450 => 450 entertainment
cambia la cena para 2 500 => fix amount 2500`,
  },
  {
    locale: 'es-AR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
colectivo 60 más 900 de taxi => 60 transport + 900 transport`,
  },
  {
    locale: 'es-CO',
    currency: 'COP',
    isOnlyHeld: true,
    cases: `
SOAT 2026 de la moto 343.300 => 343300 transport`,
  },
]
