import type { CaseTable } from './case-table.ts'

/** Brazilian Portuguese as people write and say it. Read on Wednesday 18 November 2026. */
export const ptCases: CaseTable = [
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
não, deixa, foi adiado => keep
a gasolina foi 5 a menos, tinha um cupom => fix by -5
apago? não => fix takenBack
dentista 180 mas o plano cobre 80% => ? 36 | 180
apaga o táxi, não, espera => fix takenBack
exclui o pão, esquece => fix takenBack
apaga a luz, não foi paga => delete
jantar 90, minto, foi meu pai que pagou => ?
gasolina 100, esquece => ?
Renner 119, ou melhor, C&A 119 => 119 "C&A"
Extra 88. Ah, foi no Dia, mas 88 mesmo => 88 "Dia"
pão 8, leite 6, não, leite 9 => 8 "pão" + 9 "leite"
táxi 34⏎*43 => 43 "táxi"
comprei ontem, quer dizer anteontem, um abajur por 79 => 79 @-2 "abajur"
na sexta não, no sábado gastei 48 no boliche => 48 @-4
camiseta na 25 por 19 => 19
inscrição do vestibular 120, prova dia 13/12 => 120
balsa 46 a ida, volta só dia 27 => 46
ingresso 60, show dia 29 => 60
carne pro churrasco de domingo 95 => 95
4 quintas de natação 200 => 200
parafuso 5/8 e porca, 7 => 7
no feriado de finados 36 de flores => 36 @-16
jantar com a turma que não via há dez anos, 88 => 88
a farmácia no total foi 650 => 650 health
então ficou em 42 => fix amount 42
vinte e cimco reias de estacionamento => 25 transport
padaria 17 ops digitei ao contrário 71 => 71
duas dúzias de pastéis a 5 cada => 120 food
tênis R$250 € => ?
dentista 250 na segunda, ou melhor na terça => 250 @-1 health
será que estamos gastando muito? => query total
o café eu não paguei => no:negation
na verdade não comprei pão => no:negation
os dois últimos foi a Ana que pagou => fix payer Ana
posso gastar mais 50? => budget show
errei a gasolina => fix
mostra os gastos da Ana => query list
placa ABC1D23 => no
mercado 12 a menos => fix by -12
cabeleireiro 8 a mais => fix by 8
pão 5 mais leite 3 => 5 + 3
qual foi a última coisa que anotei? => query latest
quem anotou a gasolina? => query list this_month transport
tem algum gasto repetido? => query repeated
anotei algo duas vezes? => query repeated
o que é mais, mercado ou restaurante => query compare
tudo acima de 50 => query list
tudo que passou de 50 => query list
não fui eu => fix payer other
não era no extra => fix
não, foi no extra => fix category groceries
era da Rosa => fix payer Rosa
pode apagar o café? => delete
você pode apagar o café => delete
me apaga o táxi? => delete
dá pra apagar o café? => delete
cancela a mensalidade => delete
pode mudar o café pra 5? => fix amount 5
pode anotar 5 de café? => 5 food "café"
dá pra apagar um gasto? => help
cacareco 45,90 => 45.9 -
trecolino 32,00 => 32 -
12,50 zarabumba => 12.5 -
xurupita 1.200 => 1200 -
leite 26 reias => 26 BRL groceries
mochila do homem aranha 99 => 99 "mochila do homem aranha"
pão de domnigo 8 => 8 @-3 groceries
sabadão pastel 9 => 9 @-4 food
não anotei ontem: esfiha 42 e metrô 10 => 42 @-1 food + 10 @-1 transport
segunda 12 de queijo, ontem 9 de uva => 12 @-2 + 9 @-1
30 cápsulas de café a 54,90 => 54.9
fogão 1.290, parcelei 3x s/ juros => 1290 home
passeio da escola 45, turma 302 => 45 education
tapioca18 suco9 => 18 + 9
pilha aa 4un 32,90 => 32.9
chinelo tam 38 R$ 35 => 35 BRL clothes
na 25 de março gastei 87 com enfeite de natal => 87
comprei um casaco no brechó, 35 => 35 clothes
dois sábados atrás, churrascaria 180 => 180 @-11 food
quem pagou o táxi => query list
o da padaria tá errado, foi 23,10 => fix amount 23.1
peguei o ônibus errado, táxi 32 => 32 transport
a pousada foi em euros, não em reais => fix currency EUR
desculpa, eram dólares => fix currency USD
Gastei 50 no mercado => 50 groceries "mercado"
a ração 90, era 60 no ano passado => 90 pets
como estamos de mercado => budget show
o aluguel tá a 1800 agora => no
coloca o guarda-chuva em roupa => fix category clothes
o táxi entrou duas vezes, apaga um => delete
isso era do trabalho, apaga => delete
ônibus 4,40 duas vezes => ?
jantar 80, paguei minha metade => ?
não era mercado mas farmácia => fix category health
categoria errada no café, é mercado => fix category groceries
vê se a água já tá lançada => query list
quanto sobra dos 600 de mercado => budget show
total da semana => query total
deixei entre 40 e 50 na feira => ?
mercado 90, dos quais 30 de carne => 90 groceries
mercado 90 sendo 30 de carne e 60 de pão => 30 groceries + 60 groceries
gastei 50 reais no mercado => 50 BRL groceries "mercado"
hambúrguer 18,50, comi dois => ?
a mesa era 900 mas paguei 700 => 700 home
a academia passou de 90 para 110, debitado ontem => 110 @-1 health
canetas 6 cadernos 14 mochila 60 => 6 education + 14 education + 60 clothes
pizza 80,50 mais taxa 88 no total => 88
pizza 60, sorvete 20, os dois ontem => 60 @-1 food + 20 @-1 food
jaqueta 180, não os 250 que ele pediu => 180 clothes
dei 50 pro feirante e ele me devolveu 14, tomates => ?
um sofá de 2.900 na Tok Stok, não pra gente => ?
gastei R$ 50 no mercado => 50 BRL groceries "mercado"
gastei R$50,90 no mercado => 50.9 BRL groceries "mercado"
mercado 50,90 => 50.9 groceries "mercado"
50,90 mercado => 50.9 groceries "mercado"
mercado: 50,90 => 50.9 groceries "mercado"
mercado - R$ 230,45 => 230.45 BRL groceries "mercado"
paguei 1.250,90 de aluguel => 1250.9 home "aluguel"
aluguel 1.200 => 1200 home "aluguel"
aluguel 1200 => 1200 home "aluguel"
aluguel R$ 1.200,00 => 1200 BRL home "aluguel"
aluguel 1,200.00 => 1200 home "aluguel"
aluguel 1,200 => 1200 home "aluguel"
aluguel 1 200 => 1200 home "aluguel"
uber 23,50 => 23.5 transport "uber"
uber 23.50 => 23.5 transport "uber"
corrida de 99 18,90 => 18.9 transport
ifood 64,80 => 64.8 food "ifood"
comprei pão 8 e leite 5,50 => 8 groceries "pão" + 5.5 groceries "leite"
pão 8, leite 5,50 e ovos 18 => 8 groceries "pão" + 5.5 groceries "leite" + 18 groceries "ovos"
pão e leite 15 => 15 groceries "pão e leite"
pão, leite e ovos 32 => 32 groceries "pão, leite e ovos"
gastei 30 com pão e leite => 30 groceries "pão e leite"
gastei 30 de uber e 50 de almoço => 30 transport "uber" + 50 food "almoço"
mercado 230⏎farmácia 45,90⏎gasolina 150 => 230 groceries "mercado" + 45.9 health "farmácia" + 150 transport "gasolina"
1. luz 120⏎2. água 80⏎3. internet 99,90 => 120 utilities "luz" + 80 utilities "água" + 99.9 utilities "internet"
- pão 8⏎- café 6 => 8 groceries "pão" + 6 food "café"
luz 120 água 80 => 120 utilities "luz" + 80 utilities "água"
120 luz 80 água => 120 utilities "luz" + 80 utilities "água"
luz 120, água 80, total 200 => 120 utilities "luz" + 80 utilities "água"
total 200: luz 120 e água 80 => 120 utilities "luz" + 80 utilities "água"
luz 120, água 80, total 250 => ? 120+80 | 250
ontem gastei 60 no cinema => 60 @-1 entertainment "cinema"
ontem à noite 45 de pizza => 45 @-1 food "pizza"
anteontem 120 de luz => 120 @-2 utilities "luz"
antes de ontem paguei 80 de água => 80 @-2 utilities "água"
ontem paguei 120 de luz e anteontem 80 de água => 120 @-1 utilities "luz" + 80 @-2 utilities "água"
hoje 35 de almoço => 35 @0 food "almoço"
hoje cedo padaria 18 => 18 @0 groceries "padaria"
na segunda paguei 60 no dentista => 60 @-2 health "dentista"
segunda-feira 60 dentista => 60 @-2 health "dentista"
na sexta passada 200 no bar => 200 @-5 food "bar"
quarta 50 de gasolina => 50 @-7 transport "gasolina"
sábado passado fui no cinema, 48 => 48 @-4 entertainment "cinema"
dia 3 paguei 90 de academia => 90 @-15 health "academia"
no dia 10 comprei um presente de 80 => 80 @-8 gifts "presente"
3/11 academia 90 => 90 @-15 health "academia"
05/10/2026 ipva 800 => 800 @-44 transport "ipva"
3 de novembro academia 90 => 90 @-15 health "academia"
há dois dias gastei 40 na farmácia => 40 @-2 health "farmácia"
faz três semanas paguei 150 no veterinário => 150 @-21 pets "veterinário"
dois dias atrás 25 de ônibus => 25 @-2 transport "ônibus"
semana passada 90 de roupa => 90 @-7 clothes "roupa"
às 19h jantar 85 => 85 food "jantar"
jantar às 20:30 85 => 85 food "jantar"
2 cafés 14 => 14 food "2 cafés"
comprei 2 pizzas por 90 => 90 food "2 pizzas"
2 pizzas 90 => 90 food "2 pizzas"
3 cervejas a 12 cada => 36 food "3 cervejas"
4 ingressos de 30 cada um => 120 entertainment
3 camisetas a 40 => ? 40 | 120
2 kg de carne 78,90 => 78.9 groceries "2 kg de carne"
meio quilo de queijo 32 => 32 groceries
coca 2 litros 11 => 11 food
3x15 pastel => 45 food "pastel"
12 + 8 padaria => 20 groceries "padaria"
tv 1800 em 10x => 1800 home "tv"
geladeira 3.000 em 12 vezes => 3000 home "geladeira"
tv em 10x de 180 => ? 1800 | 180
sofá em 6 parcelas de 300 => ? 1800 | 300
parcela 3 de 10 da tv 180 => 180 home
parcela 3/10 tv 180 => 180 home
vinte reais de pão => 20 BRL groceries "pão"
cinquenta pila no bar => 50 food "bar"
50 conto de gasolina => 50 transport "gasolina"
gasolina 100 conto => 100 transport "gasolina"
30 pau no lanche => 30 food "lanche"
20 pratas no uber => 20 transport "uber"
vinte e cinco e cinquenta na padaria => 25.5 groceries "padaria"
dezenove e noventa no livro => 19.9 education "livro"
doze reais e cinquenta centavos de pão => 12.5 BRL groceries "pão"
12 reais e 50 centavos de pão => 12.5 BRL groceries "pão"
12 e 50 de pão => 12.5 groceries "pão"
mil e duzentos de aluguel => 1200 home "aluguel"
mil duzentos e cinquenta de aluguel => 1250 home "aluguel"
dois mil e quinhentos na geladeira => 2500 home "geladeira"
2 mil e quinhentos na geladeira => 2500 home "geladeira"
2 mil 500 na geladeira => 2500 home "geladeira"
3 mil de reforma => 3000 home "reforma"
1,5 mil no notebook => 1500 other "notebook"
2k de aluguel => 2000 home "aluguel"
cento e vinte de luz => 120 utilities "luz"
trezentos e quarenta e cinco reais no mercado => 345 BRL groceries "mercado"
cem reais de gasolina => 100 BRL transport "gasolina"
50 centavos de bala => 0.5 food "bala"
três e meio no café => 3.5 food "café"
almoço foi 45 não, foi 46 => 46 food "almoço"
gastei 30 no uber, não, 35 => 35 transport "uber"
mercado 200 quer dizer 210 => 210 groceries "mercado"
paguei 80 na farmácia, aliás 85 => 85 health "farmácia"
farmácia 45 no pix => 45 health "farmácia"
paguei 45 no cartão na farmácia => 45 health "farmácia"
45 farmácia débito => 45 health "farmácia"
no crédito 120 de tênis => 120 clothes "tênis"
pix pra diarista 150 => 150 home "diarista"
pix de 150 pra faxineira => 150 home "faxineira"
fiz um pix de 40 pro almoço => 40 food "almoço"
meu marido pagou 90 no mercado => 90 groceries "mercado"
minha mulher gastou 200 no salão => 200 other "salão"
a gente gastou 200 no churrasco => 200 food "churrasco"
gastamos 85 na pizzaria => 85 food "pizzaria"
Ana pagou 90 no mercado => 90 groceries "mercado"
almocei 32 => 32 food "almoço"
abasteci 150 => 150
abasteci o carro 150 => 150 transport "combustível"
cortei o cabelo 40 => 40 other
fui no cinema 60 => 60 entertainment "cinema"
peguei um uber 22 => 22 transport "uber"
a conta deu 120 no bar => 120 food "bar"
o conserto do carro ficou em 800 => 800 transport
o almoço saiu por 35 => 35 food "almoço"
me cobraram 50 de estacionamento => 50 transport "estacionamento"
veio 180 de luz => 180 utilities "luz"
anota 30 de padaria => 30 groceries "padaria"
adiciona 45 farmácia => 45 health "farmácia"
lança aí 20 de estacionamento => 20 transport "estacionamento"
gasto 15 lanche => 15 food "lanche"
despesa: 90 internet => 90 utilities "internet"
🍺 25 => 25 food "🍺"
25 🍕 => 25 food "🍕"
ração 120 => 120 pets "ração"
banho e tosa 70 => 70 pets "banho e tosa"
presente da minha mãe 100 => 100 gifts
passagem aérea 650 => 650 travel "passagem aérea"
hotel 3 diárias 900 => 900 travel
escola das crianças 1.100 => 1100 education
plano de saúde 540 => 540 health "plano de saúde"
conta de luz 187,33 => 187.33 utilities "conta de luz"
botijão 115 => 115 utilities "botijão"
condomínio 480 => 480 home "condomínio"
iptu 350 => 350 home "iptu"
netflix 39,90 => 39.9 entertainment "netflix"
gasto netflix 39.90 => 39.9 entertainment "netflix"
spotify 21,90 => 21.9 entertainment "spotify"
estacionamento 15 => 15 transport "estacionamento"
pedágio 12,40 => 12.4 transport "pedágio"
cabeleireiro 60 => 60 other "cabeleireiro"
feira 75 => 75 groceries "feira"
açougue 132 => 132 groceries "açougue"
padoca 14 => 14 food "padoca"
sorvete 9 => 9 food "sorvete"
cigarro 12 => 12 other "cigarro"
iphone 15 capinha 40 => 40 other
tênis tamanho 42 299,90 => 299.9 clothes
ônibus 4,40 => 4.4 transport "ônibus"
linha 875 4,40 => 4.4
gasolina comum 5 litros 30 => 30 transport
20 dólares spotify => 20 USD entertainment "spotify"
US$ 50 hotel => 50 USD travel "hotel"
30 euros museu => 30 EUR entertainment "museu"
GASTEI 80 NA FARMACIA => 80 health "FARMACIA"
gatei 30 na padaria => 30 groceries "padaria"
gastei 30 na farmacai => 30 health
50 => ?
gastei 50 => 50
R$ 50 => ?
uns 50 de gasolina => 50 transport "gasolina"
50 e poucos de gasolina => ?
1.234.56 carro => ? 1234.56 | 123456
recebi 3000 de salário => no:income
caiu o salário 3.200 => no:income
me pagaram 500 => no:income
ganhei 100 da minha vó => no:income
vendi minha bike por 400 => no:income
João me devolveu 50 => no:income
me fizeram um pix de 80 => no:income
reembolso de 45 => no:income
saquei 200 => no:withdrawal
saquei 200 no caixa eletrônico => no:withdrawal
tirei 100 do caixa => no:withdrawal
guardei 300 na poupança => no:transfer
transferi 500 pra poupança => no:transfer
coloquei 200 na caixinha => no:transfer
paguei a fatura do cartão 1500 => no:transfer
emprestei 50 pro Pedro => no:loan
Pedro me deve 50 => no:loan
devo 100 pra Ana => no:loan
tô devendo 30 na padaria => no:loan
amanhã tenho que pagar 120 de luz => no:future
vou pagar 300 amanhã => no:future
preciso comprar um tênis de 200 => no:future
lembrar de pagar 90 da internet => no:future
me lembra de pagar o aluguel 1200 => no:future
boleto vence sexta 90 => no:future
quero comprar uma tv de 2000 => no:future
comprar leite 6 => no:future
pagar luz 120 => no:future
semana que vem dentista 150 => no:future
o dólar tá 5,40 => no:quote
a gasolina tá 6,20 => no:quote
o ingresso custa 60 => no:quote
vi um tênis por 300 => no:quote
tão pedindo 500 no sofá => no:quote
o orçamento da pintura ficou em 2000 => no
se eu comprar a tv gasto 2000 => no
compraria por 50 => no
quase comprei um tênis de 400 => no
não gastei 50 => no
não comprei o tênis de 300 => no
acabei não comprando a tv de 2000 => no
meu chefe gastou 500 no almoço => no
meu vizinho comprou um carro de 80 mil => no
Neymar gastou 10 milhões num carro => no
quanto custa o pão? => no
gastei 50 no mercado? => no
meu cpf é 12345678900 => no
meu número é 11 98765-4321 => no
seu código é 482913 => no
me liga no 11987654321 => no
moro na rua Augusta 1500 => no
te vejo às 7 => no
chego em 20 minutos => no
tenho 35 anos => no
corri 10 km => no
Flamengo 3 x 1 Vasco => no
a inflação foi de 4% => no
mil desculpas => no
0 café => no
-50 mercado => no
comprei pão => missing
fui no mercado => missing
2 pizzas => missing
comprei 3 camisetas => missing
quanto gastei esse mês com comida? => query total this_month food
quanto gastei esta semana => query total this_week
quanto a gente gastou no mês passado => query total last_month
quanto gastamos ontem => query total
quanto já gastei => query total this_month
total do mês => query total this_month
resumo da semana => query total this_week
gastos de outubro => query total month
com o que gastei mais => query top
top 3 => query top
top 5 => query top
torneira de 1/2 polegada com veda rosca 105 => 105 home
maiores gastos do mês => query top this_month
me mostra os últimos gastos => query list
compara esse mês com o mês passado => query compare this_month
quanto gastei de uber no mês passado? => query total last_month transport
quanto a Ana gastou esse mês => query total this_month
não, foram 80 => fix amount 80
era 45 => fix amount 45
na verdade foram 80 => fix amount 80
errei, eram 60 => fix amount 60
desculpa, 35 => fix amount 35
muda pra 40 => fix amount 40
foi ontem => fix date -1
foi na segunda => fix date -2
era farmácia => fix category health
muda a categoria para transporte => fix category transport
quem pagou foi a Ana => fix payer Ana
apaga => delete
apaga o último => delete
exclui esse gasto => delete
desfaz => undo
desfazer => undo
recupera => restore
oi => hello
oi, bom dia! => hello
tudo bem? => hello
obrigada => thanks
valeu => thanks
ajuda => help
como funciona? => help
o que você faz? => help
pronto => connect
sair => stop
kkkk => talk
beleza => hello
ok => talk
orçamento de comida 800 => budget set 800
define um limite de 500 pra roupas => budget set 500
quanto sobra do orçamento => budget show
não, melhor não apagar => keep
não, espera, deixa => keep
não foi isso que eu pedi => fix complaint
não, você entendeu errado => fix complaint
apaga o da quinta => delete day
apaga tudo da semana passada => delete last_week
apaga os dois últimos => delete 2
na verdade foi pra dois => fix
divide com o Rafael => fix
não foi a Ana, fui eu => fix payer me
não gastei isso, gastei 32 => fix amount 32
chama de filme => fix description filme
desfaz tudo => undo
quanto a gente gastou essa semana? => query total this_week null
fui na feira com 80 reais e sobrou 15 => ? 65 | 80
2 camisetas, 49 e 59 => 49 clothes + 59 clothes
dois uber, 45 e 51 => 45 transport + 51 transport
2 camisetas, 49 e 90 => 49.9
uber 22, 31 e 18 => ? 22 | 31 | 18 | 22+31+18
pastéis de 8, foram 3 => ? 24 | 8 | 3
na luz aumenta 4 => fix by 4
depois eu pago a luz, 200 => no:future
qual dia gastei mais? => query top this_month null
e o menor? => query top this_month
gastei mto hj? => query total today
jantar 80 mais 10% de gorjeta => ? 88 | 80
mais os 10% do garçom => fix by 10%
pizza 68, quem pagou foi a Ana => 68 food`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
hoje no mercado deixei 187,40 => 187.4 @0 groceries "mercado"
paguei a diarista ontem, 160 => 160 @-1 home "diarista"
comprei um presente pro meu sobrinho de 70 reais => 70 BRL gifts
gasolina 200 no posto shell => 200 transport
almoço no quilo 38,90 => 38.9 food
dei 20 de gorjeta => 20 food "gorjeta"
pizza ontem à noite 72 => 72 @-1 food "pizza"
torrei 300 no shopping => 300
padaria quinze e noventa => 15.9 groceries "padaria"
farmácia: dipirona e vitamina 47,80 => 47.8 health
uns 30 conto no bar => 30 food "bar"
fui na feira e gastei 64 => 64 groceries "feira"
remédio do cachorro 89,90 => 89.9 pets "remédio do cachorro"
mensalidade da escola 1.350 => 1350 education "mensalidade da escola"
o mecânico cobrou 450 => 450 transport "mecânico"
celular 55 => 55 utilities "celular"
paguei 35 no corte de cabelo => 35 other "corte de cabelo"
anteontem jantar 120 e ontem cinema 64 => 120 @-2 food "jantar" + 64 @-1 entertainment "cinema"
netflix 44,90 e spotify 21,90 => 44.9 entertainment "netflix" + 21.9 entertainment "spotify"
mercado 312,45; farmácia 28,90; pet 95 => 312.45 groceries "mercado" + 28.9 health "farmácia" + 95 pets "pet"
comprei 3 camisetas por 120 => 120 clothes "3 camisetas"
seis cervejas 42 reais => 42 BRL food "seis cervejas"
passagem de ônibus 4,50 duas vezes => ?
doação na igreja 50 => 50 gifts
conserto da geladeira quatrocentos reais => 400 BRL home
trezentos e vinte de condomínio => 320 home "condomínio"
me custou 90 o conserto do celular => 90
minha esposa gastou 150 na manicure => 150 other "manicure"
lanche das crianças 45 => 45 food
paguei o boleto da internet 109,90 => 109.9 utilities
dividi a conta do bar, minha parte 55 => 55 food
10 reais de chiclete kkk => 10 BRL food "chiclete"
ganhei 200 de aniversário => no
caiu 1.200 na conta => no:income
o aluguel vai subir pra 1.500 => no
quero juntar 5000 até dezembro => no
falta 300 pra completar => no
te pago os 50 amanhã => no
o jogo é às 16h => no
são 3 reais a passagem => no
comprei nada hoje => no
não paguei os 80 da academia ainda => no
meu salário é 3.500 => no
mega sena acumulou em 50 milhões => ?
quanto foi de uber esse mês? => query total this_month transport
quanto gastamos com mercado em outubro? => query total month groceries
quais foram meus gastos ontem? => query list
em que gastamos mais esse mês? => query top this_month
apaga esse => delete
não, era 54 => fix amount 54
foi anteontem => fix date -2
coloca em lazer => fix category entertainment
tá errado, foram 25 => fix amount 25
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
bom dia, ontem gastei 89,90 no ifood => 89.9 @-1 food "ifood"
paguei a escola: 1.450,00 => 1450 education "escola"
supermercado extra 432,18 no débito => 432.18 groceries
comprei remédio 54 reais na drogasil => 54 BRL health
almoço com o pessoal do trabalho 42 => 42 food
uber ida 18 uber volta 21 => 18 transport + 21 transport
gás 110 água 65 luz 198 => 110 utilities "gás" + 65 utilities "água" + 198 utilities "luz"
dois açaís 36 => 36 food
pastel e caldo de cana na feira 22 => 22 food
cinquenta e cinco reais de gasolina => 55 BRL transport "gasolina"
mil e quinhentos de faculdade => 1500 education "faculdade"
paguei 2 mil e 300 no dentista => 2300 health "dentista"
unha e sobrancelha 80 => 80 other "unha e sobrancelha"
R$ 12 pão de queijo => 12 food "pão de queijo"
estacionei, 20 reais => 20 BRL
o encanador cobrou duzentos => 200 home "encanador"
presente de casamento 250 no pix => 250 gifts "presente de casamento"
netflix 44,90 hoje => 44.9 @0 entertainment "netflix"
dia 15 paguei condomínio 520 => 520 @-3 home "condomínio"
15/11 condomínio 520 => 520 @-3 home "condomínio"
domingo churrasco 180 => 180 @-3 food "churrasco"
passei na padaria, 16,50 => 16.5 groceries "padaria"
material escolar das meninas 312 => 312 education
sofá novo 2.399 em 12x => 2399 home "sofá novo"
fone bluetooth 149,90 => 149.9 other
corte de cabelo 35 + barba 20 => 35 other "corte de cabelo" + 20 other "barba"
gastei uns trezentos no shopping => 300
troquei o óleo do carro 180 => 180 transport
doei 100 pra igreja => 100 gifts
taxa do cartório 87,30 => 87.3 other
2 ingressos pro show 240 => 240 entertainment
feira da semana 95 => 95 groceries
acho que gastei 40 na farmácia => 40 health "farmácia"
pode anotar 25 de lanche => 25 food "lanche"
a vizinha me pagou 50 => no
vou receber 800 semana que vem => no
o tênis tá 399 na centauro => no
faltam 200 pra fechar o mês => no
meu irmão torrou 500 em jogo => no
não gastei os 100 => no
me roubaram 50 reais => no
perdi 30 no bicho => no
deposite 500 na conta => no
senha 4455 => no
apto 302 bloco B => no
o ônibus passa às 18:20 => no
minha filha fez 7 anos => no
tirei 9 na prova => no
o cachorro pesa 12 kg => no
a temperatura tá 32 graus => no
100 mil pessoas no show => no
quanto eu gastei de ifood? => query total this_month food
qual foi meu maior gasto? => query top
me mostra o que gastei semana passada => query list last_week
o do uber era 19 => fix amount 19
corrige pra 55 => fix amount 55
não era mercado, era farmácia => fix category health
apaga aquele do uber => delete
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
gastamos 96 no rodízio ontem à noite => 96 @-1 food "rodízio"
fui ao dentista, 250 => 250 health "dentista"
paguei a babá 120 => 120 other "babá"
água de coco 8, pastel 12 => 8 food + 12 food "pastel"
shampoo e sabonete 34,90 => 34.9 groceries "shampoo e sabonete"
gasolina cem reais ontem => 100 BRL @-1 transport "gasolina"
comprei um tênis novo por 349,99 => 349.99 clothes "tênis novo"
hambúrguer 32,90 + batata 15 => 32.9 food "hambúrguer" + 15
pedi um ifood de 58 => 58 food "ifood"
a faxina ficou 180 => 180 home "faxina"
conta do restaurante deu 210 dividido por 2 => ? 105 | 210
ônibus 4,40 e metrô 5 => 4.4 transport "ônibus" + 5 transport "metrô"
mensalidade da academia 119,90 no cartão => 119.9 health
paguei 89,90 da vivo => 89.9 utilities
recarga celular 30 => 30 utilities "recarga celular"
sábado balada 150 => 150 @-4 entertainment "balada"
pet shop 135 ração e areia => 135 pets
2,5 mil de viagem => 2500 travel "viagem"
flores pra namorada 70 => 70 gifts
cerveja 6 latas 28,90 => 28.9 food
6 latas de cerveja 28,90 => 28.9 food
presente amigo secreto cinquenta reais => 50 BRL gifts "presente amigo secreto"
seguro do carro 2.340 em 10x => 2340 transport "seguro do carro"
3 parcelas de 100 do celular => ? 300 | 100
comprei no shopee uns negócios de 67 => 67
vacina do gato 90 => 90 pets "vacina do gato"
tomei um açaí 18 => 18 food "açaí"
fiz as unhas 45 => 45 other
hoje foi 23 no almoço => 23 @0 food "almoço"
deu 54 no mercado => 54 groceries "mercado"
o gás aumentou pra 130 => no
será que 300 tá caro num tênis? => no
vou ver se compro a tv de 1800 => no
me empresta 50? => no
tô com 40 reais na carteira => no
meu limite do cartão é 2000 => budget set 2000
a corrida dá 25 reais? => ?
recebi um pix de 35 => no
o pedreiro pediu 3000 => no
chego às 8 e meia => no
são 22 horas => no
tem 5 pessoas na fila => no
meu voo é o 3054 => no
o time perdeu de 4 a 1 => no
engordei 3 quilos => no
boleto de 230 vence amanhã => no
minha prima vendeu o carro por 30 mil => no
comprei dólar, 500 reais => no
joguei na mega, ganhei 30 => no
falta pagar 120 da festa => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
mercado150 => 150 groceries "mercado"
gastei 1,250 no notebook => 1250 other "notebook"
uber 15 conto ontem => 15 @-1 transport "uber"
nota fiscal 8832 mercado 210,40 => 210.4 groceries
tênis 39 por 199,90 => 199.9 clothes
gasolina 40 litros 230 => 230 transport
duzentos e trinta e quatro e noventa no mercado => 234.9 groceries "mercado"
cinco mil e quatrocentos de reforma => 5400 home "reforma"
faz 15 dias paguei 90 no encanador => 90 @-15 home "encanador"
mês passado 300 de luz => 300 utilities
padaria 12, açougue 58, hortifruti 33 => 12 groceries "padaria" + 58 groceries "açougue" + 33 groceries "hortifruti"
gastei 20 e depois mais 30 no bar => 20 + 30 food "bar"
jantar 95 com gorjeta => 95 food
cinema pra dois 64 => 64 entertainment
spent 40 no mercado => 40 groceries "mercado"
30% de desconto, paguei 70 na blusa => 70 clothes
paguei 50 com uma nota de 100 no açougue => 50 groceries "açougue"
cartão final 1234 farmácia 60 => 60 health
ontem foi 35 de almoço e 12 de café => 35 @-1 food "almoço" + 12 @-1 food "café"
remédio 45 (minha mãe pagou) => ?
a luz veio 210 => 210 utilities "luz"
saiu 80 a pizza => 80 food "pizza"
meu aniversário é dia 20 => no
o curso custa 12x de 99 => no
fui multado em 195 => 195 other
tem promoção de 50% => no
juntei 1000 esse mês => no
tá fazendo 35 graus => no
dia 5 vence o aluguel de 1200 => no
ele quer 300 na bike => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
comprei fralda 78,90 => 78.9 groceries "fralda"
paguei o eletricista 180 reais => 180 BRL home "eletricista"
açaí 22 e água 4 => 22 food "açaí" + 4
consulta do pediatra 300 => 300 health
sexta gastei 140 no barzinho => 140 @-5 food "barzinho"
mercado livre fone 89 => 89 other
gasolina trezentos reais => 300 BRL transport "gasolina"
aluguel 1.850 + condomínio 420 => 1850 home "aluguel" + 420 home "condomínio"
pão francês 9,80 => 9.8 groceries "pão francês"
comprei um livro de 45 => 45 education "livro"
almoço de domingo 160 => 160 @-3
dois ingressos do jogo 180 => 180 entertainment
vinho 59,90 pro jantar => 59.9
manicure 35 no dinheiro => 35 other "manicure"
paguei 30 de frete => 30 other "frete"
ontem deu 78 na farmácia => 78 @-1 health "farmácia"
calça jeans 129,90 em 3x => 129.9 clothes "calça jeans"
o uber deu 17 => 17 transport "uber"
preciso de 200 emprestado => no
meu pai me deu 100 => no
vou gastar uns 50 hoje => no
o show vai ser 250 => no
quanto tá o dólar? => no
sobrou 300 do salário => no
gastei quanto em mercado essa semana? => query total this_week groceries
na verdade era 18 => fix amount 18
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
cafezin 5 reais uai => 5 BRL food "cafezin"
cinquentinha de uber ontem => 50 @-1 transport "uber"
pastéis na feira 24 => 24 food
limões 5 => 5 groceries "limões"
2 passagens metrô = 10,80 => 10.8
IPVA 3ª parcela 612,48 => 612.48 transport
apostila do 9º ano 85 => 85 education
rastreio: NB482910375BR saiu para entrega => no
fui de 99 pop até a rodoviária 18,60 => 18.6
pneu 175/70 r13 R$ 329 => 329 BRL transport
2x banana pacovan 14 => 14 groceries
ingressos para 3, 120 reais => 120 BRL entertainment
dipirona 500 8,90 => 8.9 health
fui eu que paguei => fix payer me
quem pagou o mercado foi a Jussara => fix payer Jussara
a Ana pagou => fix payer Ana
foi ontem => fix date -1
a gasolina foi no domingo => fix date -3
não anota isso não => undo
kkkkk vc é um robô né => talk
a gente gastou mais esse mês ou no passado? => query compare
compara com o mês passado => query compare this_month
orçamento de 800 para o mercado => budget set 800
IMI segunda prestação 143,20 => 143.2
a conta foi 41 e pouco, 41,60 => 41.6
lavei o carro 50 => 50 transport
a Teresa ficou de me pagar 15 da carona => no
o IRS devolveu-me 430 euros => no
a Shopee me estornou 64,90 => no
presente do dia dos professores 45 => 45 gifts
passei no cartão 210 de mercado => 210 groceries
três lanche de quinze => 45 food
três cafés a 4,50 => 13.5 food
6 pão francês e 200g de mortadela 13,75 => 13.75
gasolina aditivada trinta e cinco reais bomba 2 => 35 BRL transport
comprei 1kg de picanha e saí 89,90 mais pobre => 89.9 groceries
gastei é cento e vinte e três reais e e quarenta no assaí => 123.4 BRL groceries
oi 12 reais de pão => 12 BRL groceries
o aluguel sobe pra 1800 em janeiro => no
toma o remédio de 8 em 8 horas => no
não gasta mais de 100 no mercado => no
a inflação foi 0,4 => no
máxima de 31 mínima de 18 => no
procuro babá, pago 100 a diária => ?
meus pais pagaram o hotel, 600 reais => no
o jantar foi por conta do chefe, 220 => no
vi umas botas por 79,90 mas não levei => no
cobraram 18 reais num coco pra turista, eu não pago => no
a consulta é dia 25 às 10 => no
como que usa isso aqui? => help
não quero mais receber mensagem, parar => stop
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
quanto já gastei em comida esse mês? => query total this_month food
quanto a gente já gastou? => query total
me manda o resumo de outubro => query total month
o que eu gastei ontem? => query list
pra onde tá indo o dinheiro? => query top
quanto a Ana gastou com roupa? => query total
quanto botei de gasolina essa semana => query total this_week transport
gastos da semana => query total this_week
total de novembro => query total month
quanto foi o dentista mesmo? => query
mostra os de hoje => query
quanto ainda posso gastar em lazer? => budget show
como estamos esse mês? => query total
como tá o mês? => query total
quanto deu a semana passada => query total last_week
ver gastos => query total
últimos 5 gastos => query list
em que eu gasto mais? => query top
qual foi o maior gasto do mês? => query top
quanto gastei de uber no fim de semana => query total
gastamos mais que mês passado? => query compare
compara outubro com novembro => query compare
quanto foi embora em ifood? => query total
o que comprei na terça? => query list
lista de gastos de hoje => query list
quanto gastamos em média por dia? => query
limite de 500 pra delivery => budget set 500
orçamento de 300 pra roupa => budget set 300
quero gastar no máximo 200 por mês com restaurante => budget set 200
estourei o orçamento? => budget show
meus gastos de 2025 => query
e de farmácia? => query
quanto paguei de luz? => query total
quanto meu marido gastou? => query total
saldo do mês => query total this_month
quanto é que já gastei este mês? => query total this_month
quanto gastámos em supermercado? => query total
mostra-me as despesas de outubro => query
faz-me um resumo da semana => query total this_week
quanto resta do orçamento? => budget show
não, era 45 => fix amount 45
desculpa, foram 12 => fix amount 12
errei, são 32 => fix amount 32
apaga isso => delete
apaga o último por favor => delete
exclui o gasto do táxi => delete
muda pra roupa => fix category clothes
isso é saúde => fix category health
coloca em transporte => fix category transport
não era farmácia, era mercado => fix category groceries
o último foi ontem, não hoje => fix date -1
muda a data pra segunda => fix date -2
era 12,50 não 125 => fix amount 12.5
foram 15 e não 50 => fix amount 15
desfaz o último => undo
cancela esse gasto => undo
tira o do mercado => delete
corrige o valor pra 89 => fix amount 89
o café foi 2,80 na verdade => fix amount 2.8
recupera o que apaguei => restore
tá errado o valor, é 78 => fix amount 78
a categoria é pets => fix category pets
apaga-o => delete
enganei-me, eram 18€ => fix amount 18
afinal foram 22 => fix amount 22
isso foi na terça => fix date -1
oi, bom dia => hello
opa => hello
oi, como você está? => hello
obrigado amigo => thanks
muito obrigada, você é demais => thanks
valeu!! => thanks
brigadão => thanks
blz, valeu => thanks
kkkkk => talk
👍 => talk
show de bola => talk
como te uso? => help
como registro um gasto? => help
quais são os comandos? => help
quem é você? => talk
você é uma pessoa ou robô? => talk
tchau, até amanhã => talk
até mais => talk
feliz natal! => talk
não quero mais receber isso => stop
parar => stop
começar => connect
entendi => talk
tudo certo por aqui => hello
bom fim de semana! => talk
olá, boa tarde => hello
obrigadinha => thanks
muito obrigado pela ajuda => thanks
adeus => talk
fixe => talk
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
amanhã tenho dentista, vai custar 300 => no
me ofereceram 30 mil no carro => no
meu irmão comprou uma moto de 15 mil => no
minha cunhada pagou 200 na bolsa => no
a vizinha tá vendendo a bike por 400 => no
recebi 2.300 do salário => no
me devolveram os 50 da compra => no
o João me deve 35 => no
devo 80 pro meu primo => no
meu número é 11 98877-6655 => no
o código do portão é 4582 => no
a reunião é às 15h30 => no
te vejo às 8 => no
tá fazendo 38 graus => no
o bebê pesa 9 quilos => no
faço 40 no sábado => no
Flamengo 2 Vasco 1 => no
ganhamos de 3 a 1 => no
faltam 20 dias pro Natal => no
a receita leva 500g de farinha e 3 ovos => no
corri 10 km em 55 minutos => no
o dólar tá 5,40 => no
o quilo do tomate tá 9,90 => no
vi um tênis de 399 mas não comprei => no
quase comprei uma tv de 2 mil => no
se sobrar compro o celular de 1500 => no
tô pensando em trocar a geladeira, custa 3 mil => no
quanto custa a passagem pra Recife? 600? => no
transferi 500 pra poupança => no
saquei 200 no caixa => no
guardei 100 no cofrinho => no
o orçamento do pedreiro ficou em 4.500 => no
o mecânico me passou um orçamento de 850 => no
moro na rua das Flores 123 apto 45 => no
o ônibus 474 não passou => no
a senha do wifi é casa2024 => no
tem que pagar a luz, vence dia 20, 183,50 => no
lembra que sexta tem que dar 20 pro presente => no
mês que vem viajamos, uns 2 mil => no
não comprei nada, tava 50 => no
no fim não paguei os 300 => no
ganhei 2 ingressos pro cinema => no
vendi o berço por 350 => no
o chefe prometeu um bônus de 1000 => no
vão me pagar 1.200 pelo projeto => no
emprestei 100 pro Pedro => no
me emprestaram 50 => no
ficaram de me devolver 150 => no
tirei 9 em história => no
li 120 páginas => no
são 24 alunos na turma => no
o voo sai 6:45 portão 12 => no
terceira temporada episódio 5 => no
seu pacote 778812 está a caminho => no
seu código de verificação é 559201 => no
PARABÉNS você ganhou R$ 5.000 clique aqui => no
promoção pizza grande só hoje R$ 39,90 => no
hoje 50% de desconto em toda loja => no
minha avó faz 90 => no
combinamos 50 cada um pro churrasco de sábado => no
o jogo começa 21h30 => no
dormi 5 horas => no
tenho 3 filhos => no
trabalho 9 horas por dia => no
a gasolina subiu pra 6,20 => no
o óleo no mercado tá 8,99, um absurdo => no
a professora cobra 60 a hora => no
vende-se apartamento 350 mil => no
alugo quarto 700 reais => no
a empresa pagou o uber, 35 => no
talvez gaste 50 no presente => no
ia gastar 200 mas desisti => no
tomara que eu ganhe os 10 milhões => no
imagina pagar 900 nisso => no
chegou a multa de 195 mas vou recorrer => no
tem troco pra 100? => no
me restam 250 até o fim do mês => no
economizamos 400 esse mês => no
rendeu 32 na poupança => no
cobro 80 a hora => no
são 6 parcelas sem juros => no
a casa tem 120 metros => no
recebi um pix de 20 da Laura => no
a Netflix vai subir pra 44,90 => no
o ordenado caiu: 1.150€ => no
o meu irmão comprou um carro por 12 mil euros => no
a minha colega pagou o almoço, 14€ => no
amanhã vou à oficina, são uns 200 euros => no
o gasóleo está a 1,62 => no
o meu NIF é 234567890 => no
estão 12 graus em Braga => no
Benfica 3 Porto 1 => no
devolveram-me 25€ da Zara => no
a Ana deve-me 10 euros => no
levantei 60 euros no multibanco => no
hei de comprar um aspirador de 300 euros => no
tirei 17 valores no exame => no
código MB WAY 123456 => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
dois quilos de batata e alface 18,90 na feira => 18.9 groceries
condomínio 450 => 450 home
cerveja com a galera 62 => 62 food
revisão da moto 180 conto => 180 transport
mensalidade da faculdade 890 => 890 education
ontem fralda e lenço 74,90 => 74.9 @-1 groceries
uber ida 14,90 volta 16,20 => 14.9 transport + 16.2
consulta da dermato 250 particular => 250 health
ração do dog 15kg 169,90 => 169.9 pets
lembrancinha pra professora 25 => 25
coloquei 100 de gasolina => 100 transport
conta de luz 187,43 => 187.43 utilities
pão de queijo e café 12 no débito => 12 food
duas latas de tinta 210 => 210 home
sexta jantamos fora 148 => 148 @-5 food
estacionamento shopping 18 => 18 transport
tênis novo do menino 229,90 => 229.9 clothes
quarenta e cinco de hortifruti => 45 groceries
açaí 22 => 22 food
água 45 luz 160 gás 120 => 45 utilities + 160 utilities + 120 utilities
mandei 80 de pix pra faxineira => 80 home
paguei a babá 120 => 120
ifood 43,90 yakisoba => 43.9 food
farmácia 56,78 remédio da mãe => 56.78 health
marmita 20 pila => 20 food
ingresso show 180 => 180 entertainment
corte de cabelo 35 => 35 other
presente da vó 90 => 90 gifts
recarga do celular 20 => 20 utilities
gastei vinte e dois e cinquenta na padaria => 22.5 groceries
mil e duzentos de aluguel => 1200 home
pagamos 320 no mercado anteontem => 320 @-2 groceries
netflix 44,90 => 44.9 entertainment
passagem de ônibus pra Campinas 68 => 68
botijão 115 => 115 utilities
material escolar 340 parcelado em 4x => 340 education
picanha 89 carvão 25 gelo 12 => 89 groceries + 25 groceries + 12 groceries
remédio pra dor 13,50 no cartão => 13.5 health
pastel e caldo de cana 17 => 17 food
chuveiro novo 129 => 129 home
vet do gato 200 => 200 pets
oficina 640 troca de pastilha => 640 transport
pedágio 12,40 x2 => 24.8 transport
dízimo 100 => 100 gifts
gastei 15 conto de lanche na escola => 15 food
cerveja 6 latas 27,90 => 27.9
manicure e pedicure 60 => 60 other
livro do enem 79 => 79 education
`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
oitenta cêntimos uma carcaça => 0.8 EUR
casaco na vinted 12 + portes 3,20 = 15,20 => 15.2 clothes
pingo um e dez e queque um e sessenta => 1.1 + 1.6
um rissol e uma imperial 3 e 10 => 3.1
pilhas 4, fita-cola 2 e 10 de parafusos => 4 + 2 + 10
renda da casa 650 => 650 home
compras no Pingo Doce 43,20 => 43.2 groceries
gasóleo 55€ => 55 EUR transport
bica e pastel de nata 2,30 => 2.3 food
passe do metro 40 => 40 transport
conta da EDP 62,15 => 62.15 utilities
almoço na tasca 9,50 => 9.5 food
prenda para a avó 25 euros => 25 EUR gifts
ginásio 34,90 => 34.9 health
explicações de matemática 60€ => 60 EUR education
comboio para o Porto 24,70 => 24.7 transport
jantar de sushi ontem 38 => 38 @-1 food
talho 17,85 => 17.85 groceries
consulta no dentista 50 => 50 health
propinas 697 => 697 education
multibanco: farmácia 12,40 => 12.4 health
paguei 8 euros de portagens => 8 EUR transport
casaco para o miúdo 29,99 => 29.99 clothes
areia do gato 6,49 => 6.49 pets
canalizador 75 euros => 75 EUR home
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
me falta 200 pra fechar o mês => no
meu filho tirou 8 em português => no
são 14 km até em casa => no
a geladeira que eu quero tá 3.800 => no
te ligo às 7 e meia => no
no pix eles dão 10% => no
vendo moto 150 cc => no
quanto tá o ingresso do cinema? => no
hoje vendi bolo, 240 reais => no
o aluguel vence dia 10 => no
minha tia operou, gastou 15 mil => no
amanhã te passo os 50 => no
foram 30 pessoas na reunião => no
tem que trocar 4 pneus, 450 cada => no
pensei em comprar, 150, mas deixei => no
caiu o décimo terceiro 1.900 => no
me lembra de pagar 110 da internet => no
gol do Neymar aos 38 => no
código 4471 pra retirar a encomenda => no
empresta 20 pro teu irmão => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
Nubank: você recebeu uma transferência de R$ 120,00 de MARIA => no
Itaú: compra negada de R$ 459,90 AMAZON => no
seu saldo é R$ 1.234,56 => no
Sua fatura Claro de R$ 99,90 vence em 25/11 => no
lembrete: consulta 22/11 às 10h40 sala 3 => no
minha prima casou e gastaram uns 50 mil na festa => no
o cara do lado comprou um ps5 por 4 mil => no
minha chefe ganha 12 mil por mês => no
ofereceram 3.800 pra minha irmã no banco => no
o plantão paga 900 => no
vendemos a mesa na olx por 250 => no
devolveram o caução, 1.200 => no
a Renner estornou os 89,90 da blusa => no
reembolsaram o voo cancelado, 540 => no
o seguro vai me pagar 3 mil da batida => no
a vó me deu 50 pra comprar doce => no
achei 20 reais na calça => no
ganhei no bingo 300 reais => no
meu cunhado ficou me devendo 180 => no
nos devem 3 meses de aluguel, 2.400 => no
daqui a pouco passo 50 pra minha mãe => no
sábado pago os 150 do consórcio => no
até dezembro tem que juntar 4 mil => no
tenho que levar 35 pra excursão amanhã => no
quero comprar um airpods, tá 1.299 => no
a consulta do médico custa 400, que caro => no
na esquina a cartela de ovo tá 18 => no
o iphone 15 tá 5.200 => no
o litro do leite já tá 6,50 => no
me cotaram os óculos em 860 => no
o mecânico disse que fica 1.450 => no
pedem 2.500 de caução no apê => no
dizem que a multa é de 195 => no
ia pagar 30 mas saiu de graça => no
por pouco não gasto 200 em tênis => no
não deu tempo de comprar o presente de 80 => no
no fim não fui ao dentista então não paguei os 200 => no
quem me dera pagar 900 numa viagem => no
se eu arrumar emprego alugo algo de 1.500 => no
fiz 3 gols no meu irmão => no
fiz 40 flexões e 20 abdominais => no
andei 8.500 passos hoje => no
a bebê tomou 120 ml => no
febre de 38,5 a noite toda => no
glicose 98 em jejum => no
pressão 12/8 tudo certo => no
o ônibus sai 23:15 da plataforma 42 => no
estamos na mesa 7 => no
sala 4 fila H assento 12 => no
processo 4432/2025 => no
o pedido #55831 já saiu => no
minha placa é ABC1D23 => no
a senha nova é gato2025 => no
o cartão termina em 4410 => no
anota o cel da Marta 41 99555-8899 => no
Av Paulista 3456 apto 22 => no
faltam 3 dias pra receber => no
o jogo terminou 2 a 2 => no
Brasil 3 Argentina 1 kkkk => no
meu pai faz 70 domingo => no
20 anos juntos hoje ❤️ => no
somos 6 pra jantar => no
vieram 45 convidados => no
45 minutos esperando o busão => no
hoje trabalhei 12 horas => no
a prova vale 100 e tirei 87 => no
tô no capítulo 14 => no
faz 3 meses que não fumo => no
emagreci 2 quilos => no
fiquei em terceiro de 200 => no
tô com 15% de bateria => no
o metrô subiu 50 centavos => no
o convênio aumentou 8% => no
o euro fechou a 6,15 => no
casa ali não sai por menos de 400 mil => no
roubaram 8 milhões do banco => no
o governo vai dar 500 de auxílio => no
rifa 10 reais o número, quem quer? => no
procuro colega de quarto 650 contas inclusas => no
quanto cobro por 3 bolos? => no
hoje não gastei nada => no
zero gastos hoje => no
não comprei pão => no
ainda não chegou a conta de luz => no
as crianças têm que levar 20 cada => no
amanhã pago os 90 da academia => no
te devo os 12 do café => no
você me deve 12 do café => no
o Luís convida, 145 o jantar => no
meus sogros pagaram nossas férias, 3.800 => no
a empresa reembolsa os 35 do táxi => no
`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
recebi o subsídio de férias, 1.050€ => no
a EDP devolveu 38€ => no
o senhorio quer aumentar para 900 => no
o meu filho teve 17 a matemática => no
a peça do carro custa 120 euros mais mão de obra => no
estou a pensar comprar um portátil de 700 euros => no
emprestei 40€ ao Rui => no
amanhã são 35 euros para o passeio da escola => no
a renda vai subir para 720 => no
ligue 808 200 200 => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
amor avisa aí que já paguei a escolinha 480 => 480 education
quebrou a máquina de lavar, veio o técnico e cobrou 150 => 150 home
no fim o churrasco saiu 230 entre carne e carvão => 230
tive que comprar outro bilhete único 10 e coloquei 30 => 10 + 30
fui na loja de ferragem por um parafuso e gastei 84 => 84 home
pirulito pra criançada 12 => 12
faltou luz e comprei vela 8,50 => 8.5
hoje de manhã gasolina 100, à tarde pedágio 12,30 => 100 @0 transport + 12.3 @0 transport
CEM REAIS DE FEIRA => 100 BRL groceries
mercado 456,78 assaí com desconto => 456.78 groceries
remédio da vó: 84,50 => 84.5 health
vaquinha do presente da Bia, dei 40 => 40 gifts
pagamento condomínio novembro 634,50 => 634.5 home
pedi um lanche no ifood deu 54 => 54 food
troquei o pneu da moto 190 => 190 transport
já caiu a conta da água, 98, paguei => 98 utilities
3 refri e uma batata 42 => 42 food
roupa das crianças 230 na renner => 230 clothes
uber do aeroporto pra casa deu 68 => 68 transport
mil e cem no conserto do notebook => 1100
larguei 73,20 no mercado e não trouxe nada => 73.2 groceries
caneta e caderno 18 papelaria => 18 education
spotify 21,90 no crédito => 21.9 entertainment
DAS do mei 75,60 => 75.6 other
van da escola 280 => 280
cerveja com os parças 90 => 90 food
vacina da Luna 120 => 120
fiz mercado 412 ontem de tarde => 412 @-1 groceries
gastei 8 conto num dogão => 8 food
óculos de grau 560 em 5x => 560 health
papel higiênico e sabão 34,90 => 34.9
táxi pra clínica 25 e a consulta 300 => 25 transport + 300 health
comprei uma panela de pressão por 139,90 => 139.9 home
setenta e oito na pizza ontem => 78 @-1 food
paguei o seguro do carro 1.240 => 1240 transport
luz 210 e internet 99,90 => 210 utilities + 99.9 utilities
comi um pf de 22 => 22 food
manutenção do ar 200 => 200 home
`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
meti 40 de gasóleo => 40 transport
deixei 73,20 no continente => 73.2 groceries
o canalizador levou-me 90 euros por meia hora => 90 EUR home
imperial e tremoços 4,50 => 4.5 food
fomos ao IKEA, 156€ em caixas => 156 EUR home
segurança social 214 => 214
carregamento do passe 30 => 30 transport
visita de estudo 22 => 22 education
um café e uma nata 2,10 => 2.1 food
mercearia 18,35 => 18.35 groceries
cabeleireiro 25 => 25 other
conta da água 31,20 => 31.2 utilities
fraldas 12,99 e leite 5,49 => 12.99 groceries + 5.49 groceries
jantámos fora, 42€ => 42 EUR food
bilhetes de cinema 2 x 7,50 => 15 entertainment
estacionamento na baixa 3,80 => 3.8 transport
ténis para a miúda 34,99 => 34.99 clothes
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
quanto torramos em delivery? => query total
quanto eu botei e quanto a Ana? => query
gastos de mercado do mês passado => query total last_month groceries
em que gastei no fds => query
como tá o orçamento? => budget show
qual foi minha última compra? => query
soma os ubers de outubro => query
não foram 50, foram 500 => fix amount 500
errei, 23 => fix amount 23
era de ontem => fix date -1
o mercado foi a Ana que pagou => fix payer Ana
tira o último que eu coloquei => delete
o uber foi 35, não 53 => fix amount 35
bom dia amor => hello
oiii => hello
ok obrigada! => thanks
tá bom, valeu => thanks
não, obrigado => thanks
de nada => talk
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
tava chovendo então uber 27,30 => 27.3 transport
veio o encanador, 180 => 180 home
chegou a conta de luz 234,56 => 234.56 utilities
aniversário da vó, bolo 90 => 90
fiquei sem internet no celular, recarga 20 => 20 utilities
queimou a lâmpada, 12,50 => 12.5 home
rolê com as meninas 75 => 75 entertainment
acabou o gás, botijão 115 => 115 utilities
tá tudo caro, mercado 398 => 398 groceries
tinha consulta com pediatra 280 => 280 health
parcela 3 de 12 do colchão 145 => 145 home
não tinha ônibus, táxi 32 => 32 transport
última mensalidade da escola 890 => 890 education
o cachorro ficou doente, veterinário 250 => 250 pets
antes de voltar passei na padaria 14,30 => 14.3 groceries
esqueci de anotar a farmácia de ontem 38,90 => 38.9 @-1 health
pra amanhã comprei carne 65 => 65 groceries
a pizza de ontem à noite 64 => 64 @-1 food
já tá paga a internet 99,90 => 99.9 utilities
acabei de sair do dentista, 200 => 200 health
ainda bem que tinha promoção, tênis 159,90 => 159.9 clothes
dei 50 de sinal pro bolo => 50
furou o pneu, borracharia 30 => 30 transport
comprei o uniforme da minha filha 130 => 130 clothes
me deu vontade de um açaí 22 => 22 food
o mercado dessa vez saiu 540 => 540 groceries
lavanderia 45 porque a máquina quebrou => 45 home
tô na praia, água de coco 10 => 10 food
pão, leite e ovos deu 31,40 => 31.4 groceries
remédio do cachorro 78,90 => 78.9 pets
comprei a passagem pra casa da mãe 140 => 140 travel
`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
estava a chover, uber 6,40 => 6.4 transport
inspeção do carro 33,52 => 33.52 transport
jantar da empresa, a minha parte 22 => 22 food
acabou-se a botija, 32€ => 32 EUR utilities
o miúdo precisava de botas 29,90 => 29.9 clothes
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
apaga lá isso => delete
apaga o de ontem => delete
tira esse último por favor => delete
esse último não conta, apaga => delete
exclui, lancei errado => delete
ih não, foram 23 => fix amount 23
não não, 45 => fix amount 45
corrige: foram 87 => fix amount 87
muda pra 65 => fix amount 65
eram 14 euros e não 40 => fix amount 14
melhor colocar em saúde => fix category health
isso é transporte, não comida => fix category transport
passa pra pets => fix category pets
mete isso em transportes => fix category transport
põe na categoria casa => fix category home
o do mercado foi sábado => fix date -4
não foi hoje, foi ontem => fix date -1
coloca data de ontem => fix date -1
o jantar foi a Ana que pagou => fix payer Ana
cancela o anterior => undo
esquece o último => undo
volta o que eu apaguei => restore
enganei-me, são 12,50 => fix amount 12.5
errei o valor, é 78 => fix amount 78
quanto já foi esse mês => query total this_month
quanto é que gastámos esta semana? => query total this_week
quanto gastei até agora? => query total
quanto foi de gasolina este mês? => query total this_month transport
me diz quanto tá o total => query total
fala os gastos de ontem => query
mostra o da semana => query
onde foi parar meu dinheiro? => query top
quanto a gente gastou eu e a Ana? => query
gastamos mais esse mês ou no passado? => query compare
resumo por favor => query
qual categoria gastei mais? => query
qual o limite de comida? => budget show
quero colocar um limite de 300 pra besteira => budget set 300
coloca orçamento de 500 em roupa => budget set 500
aumenta o orçamento do mercado pra 900 => budget set 900
define um orçamento de 200€ para restaurantes => budget set
oi boa noite => hello
e aí beleza => hello
fala meu querido => hello
oiê => hello
viva => hello
valeu mano => thanks
obrigadão viu => thanks
vlww => thanks
tá ok => talk
isso aí => talk
combinado => talk
até já => talk
não tô entendendo, ajuda => help
pra que serve isso => help
como apago algo? => help
menu => help
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
luz 100 dia dez => 100 @-8 utilities "luz"
luz 100 dia 1º => 100 @-17 utilities
luz 100 dia 5 de novembro => 100 @-13 utilities
uber 20 essa madrugada => 20 @0 transport "uber"
pizza 60 no sábado à noite => 60 @-4 food "pizza"
mercado 200 do dia 12 => 200 @-6 groceries
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
presunto e queijo pro café 24,70 => 24.7 groceries
arrumei a bike, 60 => 60 transport
o frete da mudança saiu 350 => 350
ingressos do show 2 x 180 => 360 entertainment
aniversário do Téo: bolo 120, balão 25 => 120 + 25
chiclete e bala 6 => 6 food
comprei um livro do Machado por 39,90 => 39.9 education
minha irmã me emprestou 200 => no
terça vence o mei => no
o bolo leva 6 ovos => no
tô no ponto do 474 => no
o ar de 12 mil btus custa 1.900 => no
pão e leite 16,50 => 16.5 groceries
troquei o óleo do carro 210 => 210 transport
consulta com a gineco 300 => 300 health
umas brejas no posto 48 => 48 food
meu primo vende a moto por 9 mil => no
a temperatura caiu pra 12 graus => no
a médica marcou às 5 => no
peixe na feira 54 => 54 groceries
seguro residencial 45 por mês => 45 home
marquei às 20h30 => no
aumentaram meu salário em 200 => no
a conta de luz vai subir 12% => no
progressiva no salão 180 ontem => 180 @-1 other
`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
peixe na praça 17,30 => 17.3 groceries
bilhete de comboio para Lisboa 21,50 => 21.5 transport
ração do cão 31,99 => 31.99 pets
seguro da casa 89 => 89 home
dois bilhetes de cinema 14,60 => 14.6 entertainment
o meu primo vende a mota por 1.800 => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
troca de óleo do gol, 5w30, R$ 245 => 245 BRL transport
óleo 10w40 189,90 => 189.9
R$ 100 - 15 de desconto na ração => 85 BRL pets "ração"
R$ 80 - 10 de desconto no sapato => 70 BRL clothes
açougue cinquenta e 5 reais => 55 BRL groceries "açougue"
feira trinta e 2 reais => 32 BRL groceries
metade da conta do bar que deu 180, paguei 90 => 90 food
o jantar deu 240, paguei 80 => 80 food "jantar"
o miúdo já calça o 36 => no
minha filha calça o 34 => no
1 500 açaí => ?
2 350 leite => ?
paguei 17 conto em 1 ficha de fliperama => 17 BRL? entertainment
define um máximo de 150€ para combustível => budget set
define no máximo 300 pro mercado => budget set 300
quanto foi de energia esse ano mainha quer saber => query total this_year
volta a pôr o que apagaste => restore
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
o dólar foi a 5,47 hoje => no
o euro ficou em 6,20 ontem => no
bolo: 3 ovos, 2 xícaras de açúcar e 1 de óleo, 40 min no forno => no
receita de pão: 2 ovos, 3 colheres de manteiga e 1 de sal => no
a catequese da Sofia pediu 40 de camiseta, já dei => 40 clothes
a escola pediu 25 da excursão, já paguei => 25 education
a escola pediu 25 da excursão => no
meu chefe comprou um carro de 200 mil => no
os 3 maiores gastos => query top
minha esposa gastou 60 no salão => 60
desculpa, não era 300 era 30 => fix amount 30
se eu receber sexta a gente compra a tv de 2500 => no
paguei 100 e me deram 20 de troco => ? 80 | 100
paguei com 50 e recebi 12 de troco no pão => 38 groceries
o Carlos pagou 300 no jantar => no
a Ana pagou 300 no jantar => 300 food
sua encomenda 45566 saiu para entrega => no
investi 3000 no tesouro => no
comprei um livro (59,90) e um café (8) => 59.9 education "livro" + 8 food "café"
café oito cinquenta => 8.5 food "café"
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
farmácia 22, fica na esquina => ?
Pix recebido: R$ 150,00 de Carla Dias => no
Carla Dias te enviou R$ 80,00 => no
o Paulo ganhou 500 no bingo => no
por pouco não peguei o tênis de 299 => no
o carrinho deu 180 mas não finalizei => no
joguei 200 da caixa pro meu inter => no
coloquei 100 no envelope da viagem => ?
cobrei 350 da cliente pelo bolo => no
minha tia deu 50 pra Lu => no
o seguro só pago em março, 1.200 => no
ano que vem a escola vai pra 1.450 => no
pressão 13 por 8 hoje cedo => no
glicemia 98 => no
Bahia 2 Vitória 1, que jogo => no
turma de 99, 25 anos de formados => no
forno 180 por 40 min e mais 10 pra dourar => no
a Bia tá me devendo 35 do uber => no
meu cunhado desembolsou 4 mil na reforma => no
já lancei os 45 da farmácia? => query list
quanto a gente torrou em ifood desde setembro => query total
tirei 8,5 em matemática => no
o dólar fechou a 5,42 => no
o aluguel subiu pra 1.600 => no
sobrou 230 até o fim do mês => no
o pedreiro quer 900 pela calçada => no
você é demais, me ajuda muito => talk
pra que serve isso aqui mesmo? => help
o 474 não passou => no
ela torrou 200 em unha => no
vendi o sofá por 300 => no
saldo 1.204,50 => no
devolvi a blusa, estornaram 89,90 => no
tava pensando em dar 100 de presente => no
capítulo 12, faltam 40 páginas => no
floricultura 45,90, vaso e terra pra varanda => 45.9
açaí 18 e nem tava gelado => 18
manicure 35, ficou horrível => 35
comprei um casaco 120 pq tá um frio danado => 120
condomínio 480 pago => 480
escola da Lu 950 paga ontem => 950 @-1
pousada em Paraty 3 diárias 720 pagas => 720
dei banho no cachorro 60 => 60
uber 19 porque perdi o ônibus => 19
o eletricista cobrou 180 => 180
netflix 39,90 debitado hoje => 39.9 @0
consertei o celular 250 => 250
coxinha 8 mas fria => 8
cinema 40, filme péssimo => 40
diarista 150 veio hoje => 150 @0
gás 110 nada mais graças a deus => 110
paguei a faxineira 150 ontem => 150 @-1
pão e leite 14,50 pro café => 14.5
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
o mecânico falou uns 400 pela embreagem => no
caiu meu salário, 3.200 => no
passei 200 da corrente pra poupança => no
minha filha ganhou 50 da avó => no
o estorno de 23,99 tá a caminho => no
cobraram 12 a mais mas devolveram => no
38,2 de febre de tarde => no
precisa levar 60 pro passeio da escola => no
o sofá que eu quero tá 1.799 => no
vou separar 400 pro natal => no
tô com 12 de bateria => no
corri 5 km em 28 minutos => no
a mega tá em 90 milhões => no
devo 25 pra Pri dos ingressos => no
vendi dois ingressos por 90 => no
ganhei 15 de desconto => no
se o aluguel for pra 1.500 a gente muda => no
talvez eu compre uma bike de 600 no verão => no
o Beto comprou um relógio de 300 => no
seu pedido 88213 chega hoje => no
me liga no 11 95555 1234 => no
me lembra de pagar 45 do gás => no
o ovo já tá 20 a dúzia => no
o jantar de 200 foi a firma que bancou => no
ganhei 20 na raspadinha => no
cancelei a assinatura de 39,90 antes de cobrar => no
o pix de 150 voltou => no
a vizinha pagou 80 no cano => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
capinha do Moto G 54 na Shopee, 25 reais => 25 BRL
troquei o pneu da YBR 125 ontem, 180 reais => 180 BRL @-1
blusa do inter tam 12 R$79 => 79 BRL clothes
caderno com 200 folhas por R$ 18,90 => 18.9 BRL education
cola, 3 canetas e uma régua pra escola 22,40 => 22.4 education
rodízio deu 360 rachamos em 4, minha parte 90 => 90
conta 180, a Bia me passou 60, eu paguei 120 => 120
nota de 50, troco 12,50, então 37,50 no mercado => 37.5 groceries
geladeira 3.600 em 12x de 300 => 3600 home
barbeiro quarenta e mais cinco de gorjeta quarenta e cinco => 45
pneu 300 cada, levei 2, paguei 600 => 600 transport
pão 8, leite 6, café 18, tudo 32 reais => 8 groceries + 6 groceries + 18 food
luz 120,50, internet 99,90, tudo pago ontem => 120.5 @-1 utilities + 99.9 @-1 utilities
gastei sebenta nova 30 => 30
curso 900 entrada 200 => ?
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
a Rê torrou 500 numa bolsa => ?
o eletricista orçou 240 mas não fechamos => ?
minha filha ganhou 35 de babá => no
o banco devolveu a tarifa de 9 => no
tô de olho numa luminária de 65 => no
quase gastei 90 no tênis, ainda bem que não => no
mandei 500 pra reserva hoje cedo => no
a obra do vizinho tá custando 60 mil => no
amanhã cai o salário, 2.140 => no
PicPay: você recebeu R$ 18,50 de Amanda => no
vou dar 20 pro chá da Sônia semana que vem => no
ficamos em quarto de 18 times => no
faz 40 sábado => no
a casa vendeu por 320 mil => no
a aposentadoria do vô subiu pra 1.780 => no
queriam 35 só de estacionamento aí fomos embora => no
perdi 20 no sofá => no
vão aumentar o aluguel em 50 => no
achei 10 na rua => no
pelo splitwise eu devo 43 => no
apê aqui tá 410 mil => no
quem dera ter 100 pra aquela bota => no
me roubaram 60 da bolsa => no
busquei o terno na lavanderia, 45 => 45
fiz a vistoria, 150 => 150
fotos da escola dos dois 60 => 60
paguei o almoço da minha mãe, 52 => 52
troquei as palhetas 80 => 80
espetinho pra quatro 64 => 64
coloquei 30 no bilhete único => 30
2 ingressos pro aquário 120 => 120
dipirona e lenço 14,90 na farmácia => 14.9
as vacinas do gato saíram 130 => 130
cartão de aniversário 8 e papel de presente 6 => 8 gifts + 6 gifts
uma cortina 90 na leroy => 90
devolvi 30 pra Duda da pizza => 30
ebook 19,90 não resisti => 19.9
lava rápido 40 => 40
perdi o guarda-chuva aí peguei outro 35 => 35
deixei 85 na floricultura => 85
a moça da limpeza 160 => 160
quanto foi embora no mercado em outubro => query total
como a gente tá esse mês? => query total
pra onde tá indo nossa grana => query top
qual foi o maior gasto do ano? => query top
me mostra tudo do fim de semana => query total
já lancei o dentista? => query list
quem pagou o hotel? => query list
como tá o orçamento de restaurante => budget show
faz um detalhamento de novembro => query top
valeu mesmo, ajudou muito => thanks
vc é um anjo => talk
oi, como que usa isso? => help
o que você consegue fazer? => help
bom dia! tudo certo por aí? => hello
na verdade foi 46 e não 64 => fix amount 46
muda o último pra mercado => fix category groceries
o táxi foi na segunda, não hoje => fix date -2
apaga o da pizza => delete
tira o último lançamento => delete
para de me mandar mensagem por favor => stop
coloca um teto de 300 pra restaurante => budget set 300
quanto sobrou pra roupa => budget show
o aluguel já tá lançado? => query list
joelho de pvc 4,90 => 4.9 home
óleo 10w40 89,90 => 89.9 transport
caixa d'água nova 780 => 780 home
mensalidade da escola da Bia 950 => 950 education
bolo pro sábado 75 => 75 food
fiz a unha hoje 40 => 40 @0 other "unha"
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
as calhas vão ficar uns 600 => no
o bônus do Léo é 1.200 esse ano => no
peguei 20 emprestado da Cá pro almoço => no
a prefeitura mandou 150 de auxílio => no
fiquei tentada numa jaqueta de 70 => no
assar a 190 por 90 minutos => no
a turma arrecadou 430 pra creche => ?
a tia deu 20 pra cada criança => no
cancelaram o voo, voltam 210 no cartão => no
na loja tava 45, caro demais => no
o que posso mandar => help
no que você consegue ajudar => help
como adiciono minha irmã => help
sou novo aqui => help
acabei de instalar => help
você entende inglês? => talk
muito legal => talk
tem alguém aqui? => talk
que bom, obrigada por responder => thanks
pare de mandar mensagens => stop
e semana passada? => query total last_week
e em julho? => query total month
as últimas 10 => query list this_month
resumo semanal => query total this_week
isso não conta => undo
tá repetido => undo
anotei duas vezes => undo
era em euro => fix currency EUR
não fui eu, foi a Ana => fix payer Ana
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
pneu aro 15 e balanceamento, 410 => 410 transport
prateleira 120x40, 89,90 na leroy => 89.9 home
coxinha 8, guaraná 6, os dois na padaria => 8 food + 6
TED recebida de 900 da imobiliária => no
multa devolvida pelo detran, 195 => no
fiz 230 reais na feira domingo => no
bônus de 15% sobre 2.400 => no
a avó do Théo gastou 90 no bolo => no
o namorado dela mandou 120, cinema => no
rastreio LB 118 204 936 BR saiu => no
mercado uns 80... 80,45 => 80.45 groceries
terra, 6 mudas e um vaso: 54,90 na floricultura => 54.9
tinta 6.3 chocolate, 39,90 => ?
4,60 metrô => 4.6 transport
mochila por centoe trinta reais => ?
óculos 390 à vista, valor cheio 520 => 390 health
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
padaria 9 e quarenta, feira 30 e noventa => 9.4 groceries + 30.9 groceries
batata 7 o quilo, peguei um só => ?
natação 89,90 mês de outubro => 89.9
aula 2 de 6 do detran, 75 => 75
violino 1.200 o resto meu pai pagou => 1200
gás não foi 98, foi 89 => fix amount 89
salão 120, transferido pro banco da moça => 120 other
bermuda xadrez linho, 140 no crédito => 140 clothes
compra de 12,30 recusada => no
saldo atual: 452,10 => no
teste grátis e depois 12,90 => no
o almoço deu 45 mas a empresa bancou => no
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
comprou Marina os balões, 45 => no
Lia e Davi deram 150 no presente => no
cobraram 25 a mais e devolveram => no
gastaram 2 milhões nessa praça => ?
ônibus 175 lotado de novo => ?
quitanda 22,40 e ganhei 1 pimenta => 22.4
remédio 31,90 e a consulta nem paguei => 31.9 health
caiu o bônus, 800 na conta => no
frete 15 mais vinte de seguro => 15 other + 20 other
retirei as contas: luz 120, água 60 => 120 + 60
o uber foi 18 ou foi 19 => ?
passei 200 pra uma conta minha => no
encanador 11987654321 => no
trem das 18:22, vagão 3 poltrona 41 => no
obrigadíssimo => thanks
🍢 18 🍺 12 => 18 food + 12 food
`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
três reais com trinta um pão => 3.3 BRL groceries
dei uns quarenta, talvez cinquenta, ao pedreiro => ?
uns 20 ou 25 de pão => ?
pizza 52, ah não, com a taxa ficou 59 => 59 food
encanador 90, não espera, 120 porque trocou o cano => 120 home
uber 22 que tava chovendo => 22 transport
cartão final 9021, 84 no mercado => 84 groceries
tênis número 41, 230 reais => 230 BRL clothes
quinta: cinema 30. sexta: nada. domingo: sorvete 18 => 30 @-6 entertainment + 18 @-3 food
domingo o gás acabou, 120. e segunda a geladeira pifou, conserto 300 => 120 @-3 utilities + 300 @-2 home
sábado retrasado gastei 40 no cinema => 40 @-11 entertainment
terça da semana retrasada paguei 60 do dentista => 60 @-15 health
cebola 8 batata 12 alface 5 tudo isso foi ontem => 8 @-1 groceries + 12 @-1 groceries + 5 @-1 groceries
dois barão na reforma do banheiro => 2000
paguei com o décimo terceiro 700 do seguro => 700 other
o plano de saúde caiu hoje, 480 => 480 @0 health
caiu o salário 3200 => no
pus 300 no mealheiro da viagem => no
passei 150 pra poupança => no
dizem que a reforma da praça custou 2 milhões => no
a Cida falou que o vestido foi 900 => no
meu marido disse que gastamos 80 na feira => 80 groceries
o contador me devolve 300 do ir => no
orçamento da oficina: freio 300, pastilha 120. vou pensar => no
meta: juntar 5 mil pra moto => no
seu pedido XK20931 está disponível para retirada => no
quanto sobra dos 600 do mercado? => budget show
ainda posso gastar quanto com lanche => budget show
passamos de 800 no mercado? => query total
o táxi tá duas vezes, tira um => delete
quem pagou isso foi a Bia, troca aí => fix payer Bia
opa, comi um zero, são 4500 => fix amount 4500
boa noite, fiquem com deus => hello
oi, sou o Zé marido da Lu, ela me passou esse número => hello
oi, como é que isso funciona? => help
não aguentei e comprei um chocolate de 9 => 9
não resisti e levei uma blusa de 60 => 60 clothes
4 a 2 pro Grêmio => no
capítulo 3, exercícios 5 ao 9 => no
tirou 8,5 em inglês e 6 em artes => no
Só esta semana! 400 mega por R$ 69,90/mês. Responda SIM => no
ingresso do jogo do Bahia 80 => 80 entertainment
gato no veterinário 90, aliás 95 porque tomou vacina => 95 pets
táxi pro trabalho 22 e lanche 14 => 22 transport + 14 food
paguei o gás e a luz, 92 e 61 => 92 utilities "gás" + 61 utilities "luz"
minha prima emprestou-me 60 => no
boas, quem fala é o Rui => hello
põe 18 de pedágio aí => 18 transport
coloca na categoria casa => fix category home
padaria segunda 14, quarta 9 => 14 @-2 groceries + 9 @-7 groceries
fralda 40 unidades 52,90 => 52.9
eletricista 150, opa, 170 que ele trouxe a peça => 170 home
ih esqueci de anotar, sexta farmácia 42 => 42 @-5 health
paguei 9 reais e 60 na padaria => 9.6 BRL groceries
o marceneiro ficou de mandar o orçamento, uns 900 => no
trem 7h48, linha 3 => no
gastei 60 70 reais na feira, mais ou menos => ?
o sofá era 900, saiu por 700 => 700 home
comprei 3 toalhas de 40 => 120 home
paguei 2 sessões de 90 => 180
`,
  },
  // Days and things of every region
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
sofá de segunda mão 650 => 650 home "sofá"
seg pão 8 / qua queijo 22 => 8 @-2 "pão" + 22 @-7 "queijo"
11-14 padaria 19,40 => 19.40 @-4 "padaria"
fisioterapia: segunda sessão 140 => 140 health
guarda-roupa em 3x, caiu a segunda: 210,90 => 210.90
condomínio 420, era pra ter pago dia 5 => 420
4a feira passada dentista 180 => 180 @-7 health
paguei 95 na ração do cachorro, ele tem 11 anos => 95
dia 14 (sábado) feira 63 => 63 @-4
resumo do dia: café 6, metrô 5 => 6 "café" + 5 "metrô"
parcela do fogão 2/6 175 => 175
a poltrona chegou ontem mas paguei dia 9, 380 => 380 @-9
sex padaria 11 => 11 @-5 "padaria"
ter filho é caro, fraldas 80 => 80
carne de segunda 28 => 28 groceries
geladão 4 => 4 food
borracheiro 35 e fliper 10 => 35 transport + 10 entertainment
conserto do vazamento 160 => 160 home
jaleco bordado 130 => 130 clothes
sinal do pedreiro 300 pago em 02.11.2026 => 300 @-16
pastel 9 na segunda garapa 7 na terça => 9 @-2 + 7 @-1
uber 21 ida e 24 volta => 21 transport + 24 transport
água 145 ou 154 => ? 145 | 154
muda o uber pra 23,50 => fix amount 23.5
corrige o mercado para 95,80 => fix amount 95.8
muda o uber pra lazer => fix category entertainment
passa a farmácia pra presentes => fix category gifts
me mostra os últimos 5 => query list
define um orçamento de R$ 200 para restaurantes => budget set 200
gastei 500 => 500
paguei 35,50 ontem => 35.50 @-1
paguei 20 no cartão => 20
gastamos 80 no pix => 80
cinquentao na gasosa => 50 transport
vintao de pastel => 20 food
gastei cenzao no mercado => 100 groceries
trezentao no conserto => 300
paguei a minha mae os 50 que devia => no:loan
paguei de volta 50 pra minha mae => no:loan
comprei um celular 900 mas devolvi => no
a ana me passou 50 da pizza => no:income
parcelei a geladeira 12x 250 => 3000 home
divide o mercado com a ana => fix
volta ele => restore
brincadeira, pode voltar => restore
traz ela de volta => restore
o de 40 de ontem era 45 => fix amount 45
o de 23,50 era 25 => fix amount 25
cabelo 30 nao 13 => ?
cabelo 30 não, 13 => 13
quanto até agora => query total
quanto a gente gastou até agora esse ano => query total
o uber foi 18 mas usei cupom de 5 => ?`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
janta 80 paguei a metade => ?
jantar 60 dividido por dois => ? 30 | 60
gasolina 20 litros a 6,19 => 123.8 transport
uber 45 rachado com a Ju => ?
renomeia café para lanche => fix description lanche
devia 30 pro Zé, paguei ele => no
devia 45 pra Ju e já paguei => no
tava devendo 60 pro vizinho, paguei => no
dentista 300 mas o plano cobriu 240 => ?
minha irmã paga metade do wifi 120 => ?
aumenta pra 600 => fix amount 600
deixa 650 => fix amount 650
tira 20 do táxi => fix by -20
soma 15 de gorjeta => fix by 15
abasteci 30 litros a 5,89 => 176.7 transport
coloquei 40 litros a 6,10 => 244
3kg de frango a 12,99 o kg => 38.97 groceries
1,5 kg de queijo a 39,90 o kg => 59.85 groceries
uber ida 18 volta 22 => 18 transport + 22
perdi 50 reais no ônibus => no
perdi 20 na rua => no
os dois foram sexta => fix date -5
os 2 foram ontem => fix date -1
deixa como estava => undo
as de mais de 50 => query list
não foi meu, foi da Bia => fix payer Bia
quais as mais caras? => query top
o táxi deixa 55 => fix amount 55
muda o nome da padaria pra pão de queijo => fix description pão de queijo
lanche 22 com gorjeta 25 => 25 food
jantar 180 + 10% => ?
ifood 79 com cupom de 20 => ?
mercado 245, metade foi a Ana => 245 groceries "mercado"
o aluguel aumenta pra 1800 => no
luz 180 mas ainda não paguei => no
os 3 maiores => query top
mostra os maiores => query top
volta só o pão => restore
volta o uber => restore
paguei 50 que devia pro meu irmão => no
paguei 50 pro meu irmão => ?
xerox 40 folhas a 0,25 => 10
luz 120 05.11 => 120 @-13 utilities
auxílio 300 => no
olha esse tênis 299 => no
não, foi a Ana => fix payer Ana
o segundo foi 14 => fix amount 14
o primeiro era 20 => fix amount 20
os dois quem pagou foi a Ana => fix payer Ana
Você pagou R$ 12,50 para iFood => 12.50 BRL food "iFood"
pix da Ana 25 => no
pix da Ana 25 da pizza => 25 food
jantar 180 dividido por 3 => ?
desconto de 15 na farmácia, paguei 62 => 62 health "farmácia"
estava 60 paguei 30 na calça => 30 clothes "calça"
dividimos a conta, 45 pra cada => ?
gastei 10 em pão, 6 em leite e 4 em queijo => ? 10+6+4 | 6+4
o que eu apaguei? => query deleted all null
quais gastos apaguei => query deleted all null
5 a menos => fix by -5
foram 5 a menos => fix by -5
não era meu => fix payer other
era do João => fix payer João
não era meu, era da Ana => fix payer Ana
mercado ou restaurante, onde gastamos mais? => query compare this_month groceries
muda almoço para brunch => fix category food
eram 3 cafés => fix
não, fui eu => fix payer me
não, deixa, fui eu => fix payer me
devolvi 20 pra Ana => no
mandei 20 de pix pra Ana => ?
qual foi o mais barato? => query top this_month null
quanto eu e a Ana gastamos? => query compare this_month null
a luz foi 80 e não 85 => fix amount 80
mais 5 => fix by 5
o cabelo foi 8 a mais => fix by 8
metade do uber é da Ana => fix
gastei demais esse mês => query total this_month
dei uma nota de 100 no botijão e voltou 18 => 82
paguei o almoço com 50 e me devolveram 13 de troco => 37 food "almoço"
feira 31, dei nota de 50 e voltou 19 => 31 groceries
retrovisor da CG 150 185 => 185 transport
molho dois e oitenta e uma sardinha seis reais => 2.80 + 6
2 kg de linguiça a 24 o kg e carvão 18 => 48 + 18
o marceneiro queria 500 na estante, fez por 420 => 420
cem dólares canadenses de casaco => 100 CAD
70 dólares australianos no ferry => 70 AUD
gasolina 150, esquece, 130 => 130`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
três marmitas a 18 cada => 54 food
2 ingressos a 35 cada e pipoca 22 => 70 + 22
quatro diárias de 120 a diária => 480
meio quilo de queijo a 60 o quilo => 30
duas faxinas a 150 cada => 300
2 pizzas 90 => 90 food
apto 12 encanador 180 => 180`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
dois menus a 9,50 cada => 19
5 quilos de laranja a 1,20 o quilo => 6`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
quinzão no lanche => 15 food
vintinho de pão => 20 groceries
trintão de uber => 30 transport
noventinha na farmácia => 90 health
cenzão de gasolina => 100 transport
um milão no conserto do carro => 1000 transport
viagem milão 3000 => 3000 travel
2 pneus a mil => 2000 transport
almoço 18, uber 12, tudo em milhares => 18000 food + 12000 transport
1kg500 de picanha 90 => 90 groceries
corrida 7 livros 50 => 50 transport`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
um e cinco o rissol => 1.05 food
dois e cinco a bica => 2.05 food
euro e vinte o café => 1.2 EUR food
vinte e cinco o almoço => 25 food`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
cortina no 3º quarto 120 => 120 home
luz 100 dia 1º => 100 @-17 utilities
no dia 2 luz 100 => 100 @-16 utilities
churrascaria rodízio de segunda categoria 50 => 50 food
segunda rodízio 50 => 50 @-2 food
seg pão 8⏎ter pão 8⏎qua café 5 => 8 @-2 groceries + 8 @-1 groceries + 5 @0 food
terça pão 8, quarta café 5 => 8 @-1 groceries + 5 @0 food
quarta café 5 => 5 @-7 food
ontem: médico 50. no dia anterior: pão 3 => 50 @-1 health + 3 @-2 groceries
loja na 25 de março 80 => 80`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
dois pedágios 9,80 e 11,40 => 9.8 + 11.4
não tenho certeza se paguei o jardineiro, 90 => ? 90
vela 12 incenso 9 isqueiro 4 e nem acendi => 12 + 9 + 4`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
PAGUEI45NO MERCADO => 45 groceries
gastei60nomercado => 60 groceries
tênis por trezentosreais => 300 BRL clothes
lanche vintecinco => 25 food
paguei quarnta e dois reais na farmácia => 42 BRL health
gastei dois mil e trezento no motor => 2300
300 kg de ração a 2,50 o quilo => 750 pets
queijo 0,250 kg a 60 o quilo => 15 groceries
jantar 60 + 10% deu 66 => 66 food
estouraram 2 pneu da moto, o rapaz trocou por 45 o pneu, 90 => 90 transport
buquê 120, cartão 8 => 120 + 8
corte do João 30, eu 45 => 30 + 45
levei 3 sacolas pra costureira, 20 por sacola, só paguei uma => 20
sete e cinquenta a dúzia de tangerina => 7.5 groceries
o balde de cerveja saiu 45, dividi com ninguém => 45
ração 210, areia 64, veterinária 190, somou 464 => 210 pets + 64 + 190 pets`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
2,5 kg de bacalhau a 14 => 35
explicadora 3h x 15€ => 45 EUR education
táxi em Banguecoque ฿150 => 150 THB transport
o bilhete de comboio a sete e vinte em vez de nove e dez => 7.2 transport`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
éramos quatro => fix
a gente era em cinco => fix
coloca que foi ontem => fix date -1
sem a gorjeta => fix
108,50 aliás => fix amount 108.5
45 não, 54 => fix amount 54
não, espera => keep
foi repetido => undo`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
café na A2 1,40 => 1.4 food`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
banana real e meio => 1.5 BRL groceries`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
mesa 15: rodízio 89 => 89 food`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
saí com 80, voltei com 50, gastei 30 na padaria => 30`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
voltei da padaria com 22 a menos no bolso => 22`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
jantar 64/72 => ? 64 | 72`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
a conta do dentista era 61 ou 71 => ? 61 | 71`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
a ração como comida? põe em pets => fix category pets`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    cases: `
jantar no 3.º andar 18,50 => 18.5 food
tinta no 2.º piso 14,90 => 14.9`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
os dois cafés foram ontem => fix date -1
aumenta o orçamento de mercado em 50 => budget set by 50
aumenta o orçamento de mercado para 500 => budget set 500
foi em 2024 => fix
a Ana comprou o que ontem => query list yesterday
quanto em mercado e gasolina => query compare this_month groceries`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
jantar 80 mais gorjeta 10% => ? 88 | 80
casaco 80 menos 10% => ? 72 | 80
me deram 5 de desconto => fix by -5
não a gasolina, o pão era 9 => fix amount 9
então 780 => fix amount 780
sem a gorjeta 86 => fix amount 86`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
trinta i seis reais no mercado => 36 groceries
amaciante 2L a 14 => ? 14 | 28
gasolina 20L a 6 => 120 transport
pão 12 e mamão 8,90 o quilo => ? 12+8.9
jantar 90, rachamos => ? 45 | 90
jantar 90, dividimos em 3 => ? 30 | 90
o churrasco 98 mas 30 a Ana pagou => ? 68 | 98
jantar 90 com Pedro => 90 food
coloca 5 a mais no uber => fix by 5
churrasco 120, metade pra cada um => ? 60 | 120
quanto gastei nessa quinzena? => query total range
sofá em dez parcelas de 120 => ? 1200 | 120
internet 99,90 todo dia 10 => 99.9 @-8 utilities "internet"
gastei trinta i cinco rial no mercado => 35 BRL groceries
em que dia da semana gasto mais? => query top all null
cinema 30 com Ana => 30 entertainment "cinema com Ana"
padaria foi 21, digitei errado => fix amount 21
o ifood fui eu => fix payer me
segundo maior? => query top this_month null`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    cases: `
então ficou em 42 => fix amount 42
e o táxi => query total this_month transport
no mercado => missing
a farmácia no total foi 650 => 650 health "farmácia"
a pipoca foi 11 => 11 food "pipoca"
adiciona 5 na luz => 5 utilities "luz"
adiciona 5 no lidl => 5 groceries "lidl"
o táxi de sábado foi 55 => 55 @-4 transport "táxi"
a pipoca 5,60 => 5.6 food "pipoca"
coloca mais 5 no uber => fix amount 5
bota mais 5 no uber => fix amount 5
soma mais 5 no uber => fix amount 5
o mercado no final foi 145 => 145 groceries "mercado"
e o mercado foi 145 => 145 groceries "mercado"
20 disso foi vinho => 20 groceries "vinho"
paguei o aluguel => missing
pão 8, leite 6, não, leite 9 => 8 groceries "pão" + 9 groceries "leite"
quitanda 22,40 e ganhei 1 pimenta => 22.4 groceries "quitanda"
foram mil => 1000 - ""
o táxi => missing
a segunda => no
mais 5 no uber => 5 transport "uber"
o pão 7, foi mal => 7 groceries "pão"
o táxi no dia 17 => fix date -1`,
  },
  {
    locale: 'pt-BR',
    currency: 'ARS',
    cases: `
total 624 => query total this_month null
e a volta 21 => 21 transport "volta"
então ficou em 42 => fix amount 42
e o táxi => query total this_month transport
no mercado => missing
a farmácia no total foi 650 => 650 health "farmácia"
a pipoca foi 11 => 11 food "pipoca"
adiciona 5 na luz => 5 utilities "luz"
adiciona 5 no lidl => 5 groceries "lidl"
o táxi de sábado foi 55 => 55 @-4 transport "táxi"
a pipoca 5,60 => 5.6 food "pipoca"
coloca mais 5 no uber => fix amount 5
bota mais 5 no uber => fix amount 5
soma mais 5 no uber => fix amount 5
o mercado no final foi 145 => 145 groceries "mercado"
e o mercado foi 145 => 145 groceries "mercado"
20 disso foi vinho => 20 groceries "vinho"
paguei o aluguel => missing
pão 8, leite 6, não, leite 9 => 8 groceries "pão" + 9 groceries "leite"
quitanda 22,40 e ganhei 1 pimenta => 22.4 groceries "quitanda"
foram mil => fix amount 1000
o táxi => missing
a segunda => no
mais 5 no uber => 5 transport "uber"
o pão 7, foi mal => 7 groceries "pão"
o táxi no dia 17 => fix date -1
a renda 650, foi paga no dia 1 => 650 @-17 home "renda"
mercado 80 e esqueci de anotar o de ontem que foi 64 => 80 groceries "mercado" + 64 @-1 groceries "mercado"
cabeleireiro 80 e o da Ana 64 => 80 other "cabeleireiro" + 64 other "cabeleireiro da Ana"
ontem almoçámos fora, 32 => 32 @-1 food "almoço"
na verdade 380 pq teve o exame => fix amount 380
camiseta 90 e meias 18 => 90 clothes "camiseta" + 18 clothes "meias"
passagem 4,30 => 4.3 transport "passagem"
duas passagens 8,60 => 8.6 transport "duas passagens"
kkkk caro demais => talk
uber 18 kkkk => 18 transport "uber"
ônibus 5 ida 5 volta => 5 transport "ônibus ida" + 5 transport "ônibus volta"
como q eu anoto um gasto? => help
como q eu faço pra anotar? => help
aff kkkk => talk
deus lhe pague => thanks
sapato do Théo 129,90 e da Bia 119,90 => 129.90 clothes "sapato do Théo" + 119.90 clothes "sapato da Bia"
mostra tudo de transporte => query list
ontem comi fora, 28 => 28 @-1 food "comida"
cancela a academia, n vou mais => delete
quem não gastou nada essa semana? => query top this_week
falta quanto? => budget show
onde a gente gasta mais? => query top`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
dividido com outra mãe, minha parte 30 => fix amount 30
esse quem paga é o Dani => fix payer Dani
paguei no pix => fix aside
parcela do carro 413,33 => 413.33 transport "parcela do carro"
parcela de 413,33 => ?
netflix 44,90 todo mês => 44.90 entertainment "netflix"
comprei 3 camisetas, 90 por todas => 90 clothes "3 camisetas"
paguei ontem => missing
quero controlar mercado, 900 por mês => budget set 900
ficou pequeno, devolvi => delete`,
  },
  {
    locale: 'pt-BR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
escola 650 do Rui => 650 education`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
multa de 300 pra quem estacionar ali => no
que caro, 20 reais um café => ? 20
2 dúzias de ovos por 12 cada uma => ? 24 | 288
4 pães a 2,5 => 10 groceries
comprei 4 pães a 2,5 => 10 groceries
mil e 50 no mercado => 1050 groceries
3 mil e 20 de mecânico => 3020 transport
total 90 no ifood, sendo 8 de entrega => 90 food
tirar 100 no multibanco => no
aquele sofá era 2 mil, nem pensar => no`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
uva 12,90 pera 8,40 => 12.9 groceries "uva" + 8.4 groceries "pera"
banana 6, pera 9, mamão 7,50 => 6 groceries + 9 groceries + 7.5 groceries
peras 5,60 => 5.6 groceries "peras"
farmácia 62 pera 72 => 72 health
morango 14, pera, 16 => 16 groceries
condomínio do mês 10 612,40 => 612.4 home
natação mês 12 180 => 180
apto 71, água 84 => 84 utilities "água"
oferta relâmpago: fone 89,90 => no
devo a mensalidade de outubro, 190 => no
o dentista do Caio foi 320 => 320 health "dentista do Caio"
o sapato do Caio é 33 => no
me deram 12 de troco de 50 na padaria => 38 groceries
bahia 1 vitória 0 => no`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
cebolas 2 kg 2,38 peras 1 kg 2,49 => 2.38 groceries + 2.49 groceries
transfiro-te 40 logo à noite => no
aumentaram-me a prestação 25 euros => no
cortaram-me o cabelo 11 => 11
saiu-me 50 na raspadinha => no
gastei 4 na raspadinha => 4 entertainment`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
açúcar 17 uva 8,25 => 17 groceries + 8.25 groceries
farinha 14 atum 9,80 => 14 groceries + 9.8 groceries
leite 12 caixas 62,40 => 62.4 groceries
dei 40 e meu cunhado 40 pro churrasco => 40 food
se formos de ônibus são 60, de carro 45 => no`,
  },
  {
    locale: 'pt-PT',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
dei 20 e devolveram-me 4,30 no talho => 15.7 groceries`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
geladeira 1 milhão 20 mil => 1020000 home
gorro 25 luvas 18 => ? 25+18 | 18
mercado 12 ovos 14 => 14 groceries`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
estacionamento 20 de 8 a 12 => 20 transport
quadra de 20 a 21 80 => 80 entertainment
sinal de 300 do sofá, os outros 700 em maio => 300 home
a mensalidade passou de 90 para 110 => no
vontade de uma pizza de 40 => no`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
dei 300 de sinal do vestido, os outros 700 em maio => 300
o plano passou de 40 para 55 => no
almoço para 2 258 => 258 food
jantar para 2 158 => 158 food
o tênis tava 300 na promoção, levei => 300 clothes
o tênis tava 300 na promoção, não levei => no`,
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    isOnlyHeld: true,
    cases: `
rapadura 2 tijolo 9 real => ? 9 | 2+9
táxi ontem às 6h 21, hoje às 6h 23 => 21 @-1 transport + 23 @0 transport
matei a vontade de bacalhau, 143 => 143 groceries`,
  },
]
