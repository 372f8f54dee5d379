import type { MoneyBook } from './language.ts'

/** Portuguese: numbers, money and the small words around them. */
export const ptMoney: MoneyBook = {
  language: 'pt',
  words: {
    number: `zero=0, dois=2, duas=2, tres=3, quatro=4, cinco=5, seis=6, meia duzia=6, sete=7, oito=8, nove=9, dez=10, onze=11, doze=12, treze=13, quatorze=14, catorze=14, quinze=15, dezesseis=16, dezasseis=16, dezessete=17
      dezoito=18, dezenove=19, vinte=20, trinta=30, quarenta=40, cinquenta=50, cinqenta=50, sessenta=60, setenta=70, oitenta=80, noventa=90, um par de=2
      dezao=10, quinzao=15, vintao=20, trintao=30, quarentao=40, cinquentao=50, sessentao=60, setentao=70, oitentao=80, noventao=90
      cenzao=100, duzentao=200, trezentao=300, quatrocentao=400, quinhentao=500, seiscentao=600, setecentao=700, oitocentao=800, novecentao=900, um milao=1000
      dezinho=10, quinzinho=15, vintinho=20, trintinha=30, quarentinha=40, cinquentinha=50, sessentinha=60, setentinha=70, oitentinha=80, noventinha=90
      cenzinho=100, duzentinho=200, trezentinho=300, quinhentinho=500, um milzinho=1000, milzinho=1000
      cem, cento=100
      duzentos, duzentas=200
      trezentos, trezentas=300
      quatrocentos, quatrocentas=400
      quinhentos, quinhentas=500
      seiscentos, seiscentas=600
      setecentos, setecentas=700
      oitocentos, oitocentas=800
      novecentos, novecentas=900`,
    one: `um, uma`,
    times: `mil=1000
      mi, milhao, milhoes=1000000
      barao, baroes=1000BRL`,
    half: `e (meio/meia)`,
    prefixHalf: `meia, meio`,
    point: `ponto, virgula`,
    with: `com`,
    each: `c / (um/uma), (a/por) (hora/aula), a diaria, a duzia, a unidade, cada (um/uma)?, o kilo, o quilo, por (cabeca/pessoa/unidade)`,
    rate: `a`,
    inexact: `e pouquinho, e pico, e tal, e alguma coisa, e la vai, e pouco, e poucos, e quebrados, e tantos, e uns quebrados`,
    percent: `por cento, porcento`,
    currency: `reais, reias, reals, reau, reaus, rial, riais=BRL
      dolares=dollar
      dolares (americanos)=USD
      euros, eruos=EUR
      pesos=peso
      pesos argentinos=ARS
      pesos chilenos=CLP
      pesos uruguaios=UYU
      libras, libras esterlinas=GBP
      ienes=JPY
      dolares canadenses=CAD
      dolares australianos=AUD
      dolares neozelandeses=NZD
      pesos colombianos=COP
      pesos mexicanos=MXN
      coroas (checas/tchecas)=CZK
      coroas dinamarquesas=DKK
      coroas norueguesas=NOK
      coroas suecas=SEK
      coroas islandesas=ISK
      francos=franc
      francos suicos=CHF
      francos cfa=cfa
      liras turcas=TRY
      libras egipcias=EGP
      guaranis=PYG
      bolivianos=BOB
      escudos (cabo verdianos)=CVE
      kwanzas=AOA
      meticais, metical=MZN
      rupias=INR
      rupias indonesias=IDR
      shekels=ILS
      yuans, iuanes=CNY
      wons coreanos, won coreanos=KRW
      bahts=THB
      rublos=RUB
      zlotys, zloty=PLN
      florins, florins hungaros=HUF
      dirhams, dirhams marroquinos=MAD`,
    coin: `real=BRL
      dolar=dollar
      euro=EUR
      libra=GBP
      conto, contos, dilmas, dinheiros, golpinhos, mango, mangos, pau, paus, pila, pilas, prata, pratas, reaizinhos, realzinho, temers=own
      doleta, doletas=dollar`,
    minor: `centavo, centavos
      centimo, centimos=centime`,
    measure: `octanas, octanos, btu, flexoes, abdominais, agachamentos, grama, kilo, quilo=weight
      unidades, comprimidos, alunos, amigas, amigos, andares, aninhos, ano, anos, calorias, capitulos, casas, centimetros, convidados, criancas, curtidas, dia, diarias, dias, emails, fatias, filhos, folhas, fotos, gigas, gols, grau, graus, hora, horas, litro, lugares, megas, mensagens, mes, meses, metro, minuto, noite, noites, pagina, passageiros, passos, pessoa, polegadas, ponto, pontos, porcoes, quarteiroes, quartos, quilometros, repeticoes, seguidores, segundos, semana, semanas, vagas, vez, votos, watts`,
    countable: `acai, agua, agua de coco, alface, almoco, aula, banana, barra, bilhete, biscoito, blusa, bolacha, bolo, bombom, botijao, breja, brigadeiro, brinquedo, cachorro quente, cadeira, caderno, cafe, cafezinho, caipirinha, caixa, calca, camisa, camiseta, caneta, cerveja, chocolate, chope, chopp, churros, cigarro, coca, combo, consulta, copo, corrida, corte, coxinha, curso, dog, dogao, donut, dose, drink, duzia, empanada, esfiha, espetinho, filme, frango, hamburguer, ingresso, iogurte, jantar, jogo, kebab, kg, kilo, lampada, lanche, laranja, lata, latinha, leite, lencol, limao, litro, livro, maca, maco, marmita, marmitex, meia, misto, ovo, pao, pao de queijo, par, passagem, pastel, picole, pizza, planta, porcao, prato, presente, quadro, refri, refrigerante, rodizio, sacola, saida, salgado, sanduiche, sessao, sorvete, suco, sushi, tapioca, temaki, tenis, toalha, tomate, tubo, unidade, vaso
      fardo, garrafa, pacote, saco, galao=pack`,
    dayUnit: `dia, dias, noite, noites=1
      semana, semanas=7
      quinzena=15
      mes, meses=month
      ano, anos=year`,
    and: `bem como, e, mais`,
    plus: `mais`,
    further: `ah e, ai, alem disso, dai, depois, depois disso, e (depois/tambem/ai/mais), em seguida, entao, outra coisa, outro gasto, tambem, tb, tbm`,
    article: `a, aquela, aquele, as, essa, esse, esta, este, meu, meus, minha, minhas, nossa, nosso, o, os, outra, outro, seu, sua, um, uma, umas, uns`,
    preposition: `ao, aos, ate, c, c /, com, da, das, de, desde, do, dos, durante, em, entre, la, na, nas, no, nos, num, numa, p, p /, para, pela, pelo, por, pra, pras, pro, pros, sem, sobre`,
    of: `d, da, das, de, do, dos`,
    pronoun: `tenho, temos, lhe, a gente, eu, me, nos, se`,
    approx: `passei de, passamos de, aprox, aproximadamente, cerca de, coisa de, em torno de, mais de, mais ou menos, menos de, perto de, por volta de, tipo, um pouco mais de, umas, uns
      quase`,
  },
}
