import type { LanguageBook } from './language.ts'

/** Portuguese of Brazil. */
export const pt: LanguageBook = {
  language: 'pt',
  words: {
    number: `zero=0, dois=2, duas=2, tres=3, quatro=4, cinco=5, seis=6, meia duzia=6, sete=7, oito=8, nove=9, dez=10, onze=11, doze=12, treze=13, quatorze=14, catorze=14, quinze=15, dezesseis=16, dezasseis=16, dezessete=17
      dezoito=18, dezenove=19, vinte=20, trinta=30, quarenta=40, cinquenta=50, cinqenta=50, sessenta=60, setenta=70, oitenta=80, noventa=90, um par de=2
      cem, cento=100
      duzentos, duzentas=200
      trezentos, trezentas=300
      quatrocentos, quatrocentas=400
      quinhentos, quinhentas=500
      seiscentos, seiscentas=600
      setecentos, setecentas=700
      oitocentos, oitocentas=800
      novecentos, novecentas=900`,
    one: 'um, uma',
    times: `mil=1000
      milhao, milhoes, mi=1000000`,
    half: 'e (meio/meia)',
    prefixHalf: 'meio, meia',
    point: 'virgula, ponto',
    with: 'com',
    each: 'cada (um/uma)?, por (cabeca/pessoa/unidade), a unidade, o kilo, o quilo, a duzia',
    rate: 'a',
    total:
      'total, no total, ao todo, tudo junto, total de, deu tudo, somando tudo, o total, no geral, subtotal, na soma',
    inexact: 'e pouco, e poucos, e tantos, e alguma coisa, e uns quebrados, e quebrados, e la vai',
    percent: 'por cento, porcento',
    currency: `reais, reau, reaus, reals=BRL
      dolares=dollar
      dolares (americanos)=USD
      euros=EUR
      pesos=peso
      pesos argentinos=ARS
      pesos chilenos=CLP
      pesos uruguaios=UYU
      libras, libras esterlinas=GBP
      ienes=JPY`,
    coin: `real=BRL
      dolar=dollar
      euro=EUR
      libra=GBP
      conto, contos, pila, pilas, pau, paus, mango, mangos, prata, pratas, dinheiros, reaizinhos, realzinho, temers, dilmas, golpinhos=own
      doletas, doleta=dollar`,
    minor: 'centavo, centavos',
    measure:
      'quilo, quilos, grama, gramas, litro, litros, metro, metros, hora, horas, minuto, minutos, segundo, segundos, dia, dias, noite, noites, diarias, semana, semanas, mes, meses, ano, anos, aninhos, vez, vezes, polegadas, graus, grau, pagina, paginas, ponto, pontos, pessoa, pessoas, amigos, amigas, convidados, criancas, filhos, quarteiroes, andares, gigas, megas, watts, porcoes, alunos, capitulos, gols, passageiros, passos, calorias, curtidas, seguidores, votos, quilometros, centimetros, kilos, casas, lugares, vagas, quartos, fotos, mensagens, emails, repeticoes, fatias, folhas',
    countable:
      'pizza, pastel, coxinha, cafe, cafezinho, cerveja, breja, chope, chopp, lanche, hamburguer, ingresso, bilhete, passagem, refrigerante, refri, coca, sorvete, bolo, salgado, pao, pao de queijo, acai, espetinho, marmita, marmitex, prato, sanduiche, misto, tapioca, esfiha, suco, agua de coco, agua, dose, drink, caipirinha, camiseta, camisa, blusa, calca, meia, tenis, livro, caderno, caneta, pacote, caixa, garrafa, lata, latinha, sacola, unidade, unidades, duzia, fardo, par, pares, combo, corrida, lampada, cadeira, ovo, banana, maca, laranja, limao, tomate, alface, iogurte, leite, maco, cigarro, chocolate, bombom, biscoito, bolacha, donut, presente, brinquedo, planta, vaso, quadro, toalha, lencol, copo, curso, aula, consulta, sessao, corte, frango, rodizio, sushi, temaki, kebab, cachorro quente, dogao, dog, jogo, filme, botijao, galao, saco, tubo, barra, porcao, almoco, jantar, empanada, brigadeiro, churros, picole, kg, kilo, litro, saida',
    label:
      'andar, capitulo, episodio, temporada, versao, pagina, codigo, senha, pin, cpf, cnpj, rg, cep, (numero/num/n º/nº) , pedido, protocolo, tamanho, rua, av, av ., avenida, rodovia, br, km, (terminado/terminada/final) (em)?, artigo, canal, nivel, portao, voo, poltrona, lote, sala, quarto, conta, agencia, tel, telefone :, whats :, contato, tenho, fiz, faz, fez, completou, completei, mede, pesa, somos, faltam, falta, sao, as, idade, ano de, fila, chave, banco, ramal, linha do tempo, vigesimo, top, sub, menores de, maiores de, serie, jornada, rodada, artigo',
    weakLabel:
      'linha, onibus, metro, trem, cartao, mesa, porta, casa, apartamento, apto, ap, bloco, bilhete, cupom, boleto, recibo, placa, modelo, marca, numero, grupo, parte, combo, promo, menu, terminal, caixa, loja, parada, etapa, fase, curso, nota, fatura',
    model: 'modelo, coca, versao, moto, vitamina, aspirina, ryzen',
    fuel: 'gasolina, etanol, alcool, diesel, aditivada, podium, comum, gnv, combustivel',
    timeBefore: `as umas, la pelas, por volta das, desde as, ate as,  pras, para as, entre as, pelas, a partir das
      as, das=soft`,
    timeAfter: 'da (manha/tarde/noite/madrugada), em ponto, horas, hora, do dia',
    instalments:
      '(em/de)? (parcelas/parcela/prestacoes/prestacao/x sem juros/vezes/vezes sem juros/mensalidades/vezes no cartao) (sem juros/fixas/iguais/com juros)?',
    tender: `(paguei/pago) com (uma nota de/nota de), com uma nota de, com nota de, nota de, dei uma nota de, de troco, troco de, recebi de troco, antes era=
      em vez de, ao inves de, no lugar de, era, custava, estava, de preco normal=soft`,
    discount: 'de desconto, de troco, off, de cashback, a menos, desconto, de economia, pontos',
    day: `hoje, hoje (de manha/a tarde/a noite/cedo/de tarde/de noite), esta (manha/tarde/noite), essa (manha/tarde/noite), agora, agora ha pouco, agora pouco, agorinha, agora mesmo, ainda agora, ha pouco, hj, no dia de hoje=0
      ontem, ontem (de manha/a tarde/a noite/cedo/de tarde/de noite), noite passada, ontem mesmo, ontem noite, ontm=-1
      anteontem, antes de ontem, antontem, ante ontem, antes d ontem, anteontem (a noite/a tarde/de manha)=-2
      (a)? semana passada, (n/na) semana passada=-7
      amanha, amanha (cedo/de manha/a tarde/a noite)=1
      depois de amanha=2
      (o/no/neste/nesse/este/esse)? (fim de semana/final de semana/fds) (passado)?=weekend`,
    weekday: `domingo, dom=0
      segunda, segunda feira, seg=1
      terca, terca feira, ter=2
      quarta, quarta feira, qua=3
      quinta, quinta feira, qui=4
      sexta, sexta feira, sex=5
      sabado, sab=6`,
    month: `janeiro, jan=1
      fevereiro, fev=2
      marco, mar=3
      abril, abr=4
      maio, mai=5
      junho, jun=6
      julho, jul=7
      agosto, ago=8
      setembro, set=9
      outubro, out=10
      novembro, nov=11
      dezembro, dez=12`,
    dayUnit: `dia, dias=1
      semana, semanas=7
      quinzena=15
      mes, meses=month
      ano, anos=year`,
    agoBefore: 'ha, faz, tem, ha uns, faz uns, ja faz, ha mais ou menos',
    agoAfter: 'atras',
    past: 'passado, passada, ultimo, ultima, essa, esse, esta, este',
    dayBefore: 'dia, no dia, o dia, do dia, na, no',
    and: 'e, mais, bem como',
    or: 'ou',
    plus: 'mais',
    further:
      'depois, tambem, tb, tbm, alem disso, ai, dai, depois disso, e (depois/tambem/ai/mais), outra coisa, outro gasto, entao, em seguida, ah e',
    but: 'mas, porem, so que, exceto, menos',
    article:
      'o, a, os, as, um, uma, uns, umas, meu, minha, meus, minhas, nosso, nossa, seu, sua, esse, essa, este, esta, outro, outra, uns, aquele, aquela',
    preposition:
      'em, no, na, nos, nas, num, numa, para, pra, pro, pras, pros, por, pelo, pela, com, sem, sobre, desde, ate, entre, ao, aos, do, da, de, dos, das, p, p /, c /, c, durante, la',
    of: 'de, do, da, dos, das, d',
    pronoun: 'eu, nos, a gente, me, se',
    stranger:
      'ele, ela, eles, elas, voce, vc, (meu/minha/o/a/um/uma/nosso) (vizinho/vizinha/chefe/patrao/patroa/amigo/amiga/colega/conhecido/cara/senhor/senhora/cunhado/cunhada/presidente/governo/empresa/prefeito/prefeitura/politico/ator/atriz/cantor/cantora/jogador/clube/time/primo/prima/menino/moca/mulher la), alguem, os vizinhos, o pessoal, neymar, anitta, elon musk, flamengo, corinthians, lula, bolsonaro, o estado, o banco central, meus amigos, brasileiros, os brasileiros, meu ex, minha ex',
    family:
      '(meu/minha/o/a)? (marido/mulher/esposa/esposo/namorado/namorada/mae/pai/filho/filha/irmao/irma/avo/sogra/sogro/parceiro/parceira/noivo/noiva/mozao/amor)',
    filler:
      'oi, ola, opa, entao, bom, bem, olha, ah, eh, ahn, ne, tipo, tipo assim, so, somente, apenas, por favor, pf, pfv, obrigado, obrigada, de novo, outra vez, bom dia, boa tarde, boa noite, amigo, amiga, casita, bot, assistente, acho que, parece que, na verdade so, enfim, no fim, finalmente, pronto, cara, mano, meu deus, nossa, nossa senhora, eita, uai, po, poxa, gente, galera, veio, vixe, tudo bem, categoria, data, descricao, valor, preco, valor de, no valor de, referente a, ref, caro, caro demais, muito caro, carissimo, barato, baratinho, um absurdo, absurdo, um roubo, certinho, certo, redondo, exatos, cravado, aqui, ali, nada mais, mais ou menos, kkk, kkkk, rs, hein, viu, ja, ainda, mesmo, la, ta, to, infelizmente, ai ai, como sempre, pra variar, bora, aff, ufa',
    approx:
      'uns, umas, quase, mais ou menos, aproximadamente, aprox, cerca de, em torno de, por volta de, tipo, tipo uns, coisa de, um pouco mais de, mais de, menos de, quase uns, perto de',
    method: `(com/em/no/na/por/via/pelo/pela)? (o/meu)? (cartao/credito/debito/dinheiro/pix/picpay/mercado pago/nubank/nu/roxinho/cartao de credito/cartao de debito/cartao nubank/vr/va/vale refeicao/vale alimentacao/ticket refeicao/alelo/sodexo/boleto/transferencia/ted/doc/cheque/visa/mastercard/master/elo/caju/itau/bradesco/santander/inter/c6/paypal/apple pay/google pay/conta conjunta/cartao da empresa)
      a vista, em especie, no cartao (de credito/de debito/da minha mulher/do meu marido/do banco/nubank/da loja), pago no pix, por aplicativo, pelo app, pela internet, online, debito automatico, no fiado, da conta, na maquininha, com pontos`,
    spend: `gastei, gastamos, gasto de, gastado, tenho gastado, gastou se, a gente gastou, torrei, torramos, queimei, desembolsei, deixei, deixamos, morri com, morri em, larguei, soltei, investi, investimos, dei, demos, coloquei, colocamos, botei, botamos, pus, doei, doamos
      paguei, pagamos, a gente pagou, foi pago, foi paga, quitei, quitamos, acertei, tive que (pagar/comprar/gastar), tivemos que (pagar/comprar/gastar), acabei de (pagar/comprar/gastar), acabamos de (pagar/comprar/gastar), acabei (pagando/gastando/comprando), ja paguei
      comprei, compramos, a gente comprou, encomendei, encomendamos, pedi, pedimos, a gente pediu=buy
      peguei, pegamos, assinei, assinamos, aluguei, alugamos, reservei, reservamos, renovei, recarreguei, abasteci, abastecemos, enchi o tanque, completei o tanque, carreguei, troquei, trocamos, consertei, mandei (consertar/arrumar/lavar), levei para consertar, contratei, adquiri, arrematei, levei, trouxe, banquei, banquei, rachei, rachamos, fiz (compras/as compras/a compra/o mercado/mercado/feira/a feira/compra/supermercado/o rancho/rancho/a unha/o cabelo), fizemos (compras/as compras/a compra/mercado/feira/supermercado), me custou, presenteei, apostei`,
    spendHe: 'gastou, pagou, comprou, gastaram, pagaram, compraram, botou, colocou, abasteceu',
    record:
      'anota, anote, anotar, anota ai, adiciona, adicionar, adicione, registra, registrar, registre, lanca, lancar, lance, coloca, coloca ai, bota, bota ai, insere, inserir, acrescenta, acrescentar, gasto, gastos, despesa, despesas, nova despesa, novo gasto, compra, compras, pagamento, pagamento de, uma compra, um gasto, conta, salva, quero (anotar/registrar/lancar/adicionar), pago, saida, marca ai, soma ai, some',
    cost: 'custou, me custou, nos custou, custaram, saiu, saiu por, me saiu, sairam, ficou, ficou em, ficou por, ficaram, deu, deu uns, deram, foi, foram, me cobraram, cobraram, nos cobraram, me cobrou, cobrou, veio, veio a conta de, a conta (deu/foi/ficou em), chegou a conta de, se foram, foi embora, foram embora, la se foram, debitaram, descontaram, foi debitado, me arrancaram, me tomaram, levaram, valeu, saiu a, saiu em, me saiu por, fechou em, totalizou, paguei caro, morreu, morreram, la se vao, la se foi',
    consume: `almocei, almocamos, a gente almocou=almoco
      jantei, jantamos, a gente jantou=jantar
      tomei cafe, tomamos cafe, tomei cafe da manha=cafe da manha
      lanchei, lanchamos=lanche
      comi, comemos, a gente comeu=comida
      tomei, tomamos, bebi, bebemos, fui (no/na/ao/a/num/numa/de/em/pra/pro), fomos (no/na/ao/a/num/numa/de/em/pra/pro), a gente foi (no/na/ao/a), fui, fomos, viajei (para/pra), passei (no/na), passamos (no/na), peguei um, andei de, voltei de, estacionei, sai com, saimos com, assisti, assistimos, lavei o carro=
      cortei o cabelo=cabeleireiro`,
    infinitive:
      'pagar, comprar, gastar, abastecer, renovar, reservar, encomendar, pegar, buscar, depositar, transferir, receber, sacar, devolver, mandar, investir, juntar, cobrar',
    now: 'compro, pagando, comprando, estou pagando, estou comprando, to pagando, to comprando, pagamos todo mes, gastando',
    not: 'nao, n, nunca, nem, sem, tampouco, jamais, ninguem, ainda nao, num, nao vou',
    almost:
      'quase (comprei/gastei/paguei/compro/gasto/pago), por pouco, por pouco nao, estava a ponto de, estive a ponto de',
    income:
      'recebi, recebemos, recebido, me pagaram, nos pagaram, me pagou, nos pagou, me devolveu, me devolveram, devolveram, me transferiu, me transferiram, me mandou, me mandaram, me depositou, me depositaram, depositaram, caiu, caiu (o salario/o pagamento/na conta/o pix/o decimo terceiro/o adiantamento), entrou, entraram, ganhei, ganhamos, me deu, me deram, vendi, vendemos, a venda, salario, meu salario, adiantamento, decimo terceiro, 13o, ferias, reembolso, reembolsaram, fui reembolsado, fui reembolsada, estorno, estornaram, estornado, cashback, cashback de, renda, faturei, faturamos, lucrei, lucro, rendeu, rendimento, rendimentos, achei, encontrei, bonus, comissao, comissao de, pensao que recebi, premio de, aposentadoria, bolsa familia, fgts, restituicao, pix recebido, recebimento, pagaram meu, me fizeram um pix, fez um pix pra mim, me fez um pix, me reembolsou, me reembolsaram, o cliente pagou, cliente me pagou, gorjetas que ganhei, recebo, recebendo, me pagam, pingou',
    transfer: `transferi para (minha/meu/a poupanca/a conta/nossa), transferi (pra/da) (minha/poupanca/conta/nossa), transferi entre, transferi da, movi, passei (da conta/pra poupanca/para a poupanca/para minha/pra minha/dinheiro), guardei, guardamos, poupei, economizei, economizamos, juntei, depositei, depositamos, botei na poupanca, coloquei na poupanca, coloquei na conta, coloquei no cdb, coloquei na caixinha, botei na caixinha, na poupanca, na caixinha, para a poupanca, pra poupanca, no cofrinho, pro cofrinho, na reserva, reserva de emergencia, apliquei, aplicamos, investi (em/no/na) (acoes/cdb/tesouro/bitcoin/cripto/poupanca/fundo/fundos/tesouro direto), investimento, tesouro direto, comprei (dolar/dolares/euros/bitcoin/acoes/cripto/btc), troquei (dolares/euros/dinheiro/reais), entre contas, entre minhas contas, para minha conta, pra minha conta, para minha outra conta, pra minha outra conta, minha outra conta, para a conta poupanca, paguei a fatura, paguei o cartao, pagamento da fatura, fatura do cartao, paguei o cartao de credito, fatura do nubank, separei, previdencia privada, resgatei
      na poupanca, pra poupanca, para a poupanca, poupanca, conta poupanca, na caixinha, no cofrinho, no cdb, em bitcoin, em acoes, em cripto, no tesouro direto, entre contas, entre minhas contas, pra minha conta, para minha conta, reserva de emergencia, conta corrente=always`,
    send: 'transferi, transferimos, fiz um pix, fiz pix, mandei um pix, mandei, mandei pix, enviei, depositei para, fiz uma transferencia, fiz um ted, pix para, pix pra, pix pro, passei um pix, mandamos, pixei, fizemos um pix',
    withdrawal: `saquei, sacamos, saque, saque de, tirei do caixa, tirei do banco, retirei, retiramos, no caixa eletronico, do caixa eletronico, caixa eletronico, banco 24 horas, tirei dinheiro, peguei dinheiro no banco, tirei da conta, tirei, tirei da poupanca
      no caixa eletronico, do caixa eletronico, caixa eletronico, no banco 24 horas=always`,
    loan: 'emprestei, emprestamos, me emprestou, me emprestaram, peguei emprestado, peguei emprestados, pedi emprestado, me deve, me devem, nos deve, devo, estou devendo, to devendo, ta devendo, ta me devendo, esta me devendo, devendo, te devo, deve, devem, divida, dividas, emprestimo, um emprestimo, fiado, me empresta, voce me deve, ele me deve, ficou me devendo, fiquei devendo, emprestado',
    future:
      'vou, vamos, vai, vao, tenho que, temos que, tem que, tenho de, preciso, precisamos, precisa, devo pagar, devo comprar, quero, queremos, queria comprar, gostaria, gostaria de, pretendo, pretendemos, planejo, planejamos, lembrar, lembra, lembre, me lembra, me lembre, lembrete, me lembrar, nao esquecer, nao esquece, nao posso esquecer, nao me deixa esquecer, nao deixa eu esquecer, vence, vencem, vencimento, a vencer, vai vencer, falta pagar, falta comprar, a pagar, pra pagar, para pagar, por pagar, pendente, pendentes, proximo, proxima, semana que vem, mes que vem, ano que vem, que vem, (segunda/terca/quarta/quinta/sexta/sabado/domingo) que vem, proxima (semana/segunda/terca/quarta/quinta/sexta), proximo (mes/sabado/domingo/ano/fim de semana), pagarei, comprarei, gastarei, pagaremos, compraremos, custara, sera, serao, mais tarde, logo mais, daqui a, quando eu receber, quando receber, assim que receber, deveria, deveriamos, teria que, sonho em, sonho com, lista de compras, juntando, juntando dinheiro, estou juntando, to juntando, economizando, poupando, guardando, guardando dinheiro, programado, agendado, agendei, agendar, aviso, me avisa, ja te pago, te pago, precisar, planejando, pensando em, vencendo, falta',
    quote: `custa, custam, esta custando, ta custando, estao custando, tao custando, ta, tao, esta, estao, estava, estavam, tava, vale, valem, sai, saem, sai por, sai a, cobra, cobram, estao cobrando, tao cobrando, pede, pedem, estao pedindo, tao pedindo, tao querendo, querem, pediram, me pediram, pediu,  orcaram, me passaram, me passou, cotacao, cotado, cotei, cotou, vi, vimos, encontrei por, achei por, a venda, a venda por, vende, vendem, vendendo, esta a venda, ta a venda, vende se, promocao, na promocao por, em promocao, oferta, preco, o preco, precos, subiu, subiram, caiu para, baixou, baixou para, baixaram, aumentou, aumentaram, passou para, passou a, foi pra, custaria, custariam, sairia, ficaria, ficaria em, anunciado, anunciou, a partir de, dolar, o dolar, o euro, bitcoin, o litro, o quilo, inflacao, ipca, selic, salario minimo, taxa, avaliado, avaliaram, me ofereceram, ofereceram, oferecem, oferecendo, ofereci, lance de, tabela fipe, fipe, custava, custavam, tarifa, por hora, o kg, valia, me cobrariam, deve custar, o metro quadrado`,
    hypothetical: `se=soft
      se eu, se a gente, se fosse, se tivesse, se comprar, se comprarmos, se gastar, se pagar, e se, caso, supondo, suponha, suponhamos, digamos, digamos que, imagina, imagine, imagina se, compraria, gastaria, pagaria, comprariamos, gastariamos, pagariamos, seria, seriam, poderia, poderiamos, posso, podemos, talvez, quem sabe, pode ser, sera que, tomara, estava pensando, tava pensando, pensei em, ia comprar, ia gastar, ia pagar, iamos comprar, ia, iamos, teria, teriamos, tinha pensado, por exemplo, exemplo, hipoteticamente, valeria a pena, vale a pena, compensa, nem por, nem que, nem a pau, nem ferrando, mesmo que, queria, quis, em duvida, nao sei se, cogitei, aposto, deveria ter`,
    statement: `sao, resta, sobra, sobrou, restam, sou, somos, eh, era, eram, ser, estou, esta, estamos, estao, to, ta, tava, ha, tem, tinha, tinham, tenho, temos, tive, teve, houve, pode, podem, sabe, sei, sabia, acho, disse, disseram, diz, falou, falei, chegou, cheguei, chegamos, chega, chegam, faltam, faltava, corri, corremos, andei, andamos, caminhei, li, lemos, estudei, trabalhei, trabalho, trabalhamos, dormi, dormimos, joguei, jogamos, ganhou, perdeu, perdi, perdemos, empatou, nasceu, morreu, morreram, vive, moro, mora, moramos, venho, vem, vindo, marcamos, combinamos, conheci, encontro, liga, ligar, liguei, me liga, me ligue, ligue, me chama, escreve, escrevi, manda mensagem, me manda, me passa, me diz, me espera, espera, esperando, entra, entro, sai as, saio, abre, fecha, comeca, comecou, termina, terminou, funciona, mede, pesa, peso, dura, engordei, emagreci, subi, desci, nadei, pedalei, roubaram, me roubaram, perdi minha, porque, quando, onde, quem, como vai, obrigado por, demora, demorou, demorei, passei em, passei na prova, tirei nota, nota, resultado, gol, gols, jogo do, jogo foi, placar, te amo, parabens, feliz, feliz aniversario, reuniao, horario, compromisso, temperatura, graus, chuva, choveu, alarme, despertador, contagem, sorteio, recorde, mentira, brincadeira, piada, zoeira, e brincadeira, to brincando, pegadinha, noticia, noticias, jornal, segundo o, pesquisa, populacao, habitantes, mortos, feridos, casos, presidente, governo, acidente, participaram, vieram, aniversario e, completa, fez anos, atrasado, atraso, atrasou, aposentou, que horas, toca`,
    idiom:
      'mil desculpas, muito obrigado, mil beijos, um milhao de beijos, mil vezes, um milhao de vezes, mil coisas, cem por cento, os olhos da cara, um rim, nem um real, nem um centavo, de graca, gratis, saiu de graca, um minuto, cinco minutos, dois minutos, uma vez, duas vezes, uma hora, um dia, mil e uma noites, zero a zero, 24 horas, mil maravilhas, as mil maravilhas, meia noite, meio dia, abracos, um abraco, beijos, neuronios, mil obrigados, cem anos de solidao, a mil, a mil por hora, meio mundo, obrigado um milhao, um milhao de abracos, anos de vida, um milhao de motivos, um milhao de amigos',
    code: '(meu/minha/seu/sua/o/a) (numero/telefone/celular/whatsapp/whats/zap/cpf/cnpj/rg/cep/senha/codigo/endereco/pix/chave pix/conta/ramal/protocolo/pedido) (e/eh/:), meu (numero/telefone/celular/whats/zap/cpf/cep/rg/pix), minha (senha/conta/chave pix), codigo, codigo (de verificacao/de seguranca/de acesso/de confirmacao/de rastreio/de rastreamento/de barras)?, seu codigo, senha, senha do wifi, me liga no, liga no, ligue para, ligar para, numero do (pedido/protocolo/cartao/processo/cliente), protocolo, rastreio, token, endereco, moro na, chave pix, chave, cpf, cep, placa do carro, novo numero, telefone do, whats do, zap do, numero, disque, discar, cupom de desconto, cupom',
    greeting:
      'oi, oii, oie, ola, opa, e ai, eai, iai, bom dia, boa tarde, boa noite, tudo bem, tudo bom, como vai, como voce esta, como vc ta, tudo certo, beleza, blz, salve, fala, fala ai, alo, oi sumido, oi (casita/bot/gente), ola casita, td bem, tudo joia, suave',
    thanks:
      'obrigado, obrigada, obg, brigado, brigada, obrigadao, muito obrigado, muito obrigada, valeu, vlw, agradecido, agradecida, agradeco, grato, grata, mil obrigados, obrigado pela ajuda, obrigada pela ajuda, valeu demais, valeu mesmo, muitissimo obrigado, te agradeco, brigadao, um milhao de obrigados',
    smallTalk:
      'legal, otimo, perfeito, maravilha, show, show de bola, massa, bacana, beleza, certo, certinho, ta, ta bom, ta certo, ok, sim, nao, claro, com certeza, entendi, entendido, combinado, fechou, top, demais, excelente, incrivel, tchau, ate logo, ate mais, ate amanha, falou, flw, fui, beijo, beijos, abraco, abracos, bjs, parabens, desculpa, desculpe, foi mal, opa, teste, testando, isso e um teste, ta funcionando, funciona, nada, uau, nossa, adorei, amei, te amo, voce e demais, vc e demais, voce e um robo, vc e um robo, quem e voce, qual seu nome, bom fim de semana, boa semana, feliz natal, feliz ano novo, bom descanso, joia, de nada, imagina, que calor, que frio, que legal, que bom, kkkkk, rs, hahaha',
    help: 'ajuda, me ajuda, me ajude, socorro, como funciona, como isso funciona, como funciona isso, como usar, como uso, como eu uso, como te uso, o que voce faz, o que vc faz, o que voce pode fazer, o que voce sabe fazer, como anoto um gasto, como registro um gasto, como lanco um gasto, como registrar um gasto, como adiciono um gasto, instrucoes, comandos, menu, opcoes, preciso de ajuda, nao entendi, nao entendi nada, o que faco, como faco, como faco para (anotar/registrar/lancar/apagar/usar) (um gasto/isso)?, para que serve, pra que serve, como apago um gasto, como apagar um gasto, como edito um gasto, info, informacoes, manual, tutorial, pode me ajudar, quais comandos',
    stop: 'sair, parar, pare, stop, desconectar, desconecta, cancelar inscricao, nao me mande mais mensagens, nao quero mais receber mensagens, descadastrar, me descadastra, para de me mandar mensagem, me tira da lista, remover meu numero, quero sair',
    connect:
      'pronto, conectar, me conecta, vincular, vincular conta, ativar, comecar, iniciar, ja me cadastrei, quero comecar, estou pronto, estou pronta, to pronto, to pronta, bora comecar',
    undo: 'desfazer, desfaz, desfaca, desfaz isso, desfaz ai, errei, me enganei, voltar, volta, reverter, reverte, cancelar, cancela, cancele, cancela isso, cancela ai, anular, anula, nao era isso, isso ta errado, isso esta errado, esta errado, ta errado, ignora, ignore, desconsidera, desconsidere, esquece, esquece isso',
    delete:
      'apagar, apaga, apague, deletar, deleta, delete, excluir, exclui, exclua, remover, remove, remova, eliminar, elimina, tirar, tira, tire, retira, retire, limpa',
    restore:
      'restaurar, restaura, restaure, recuperar, recupera, recupere, traz de volta, traga de volta, volta o gasto, desfazer exclusao, coloca de volta, bota de volta, refazer, refaz, nao apaga, nao apague, nao era pra apagar, recupera o gasto',
    target:
      '(o/a)? (ultimo/ultima/anterior/gasto/despesa/compra/lancamento/ultimo gasto/ultima despesa/ultimo lancamento/ultima compra/gasto anterior/ultimo registro/registro), isso, esse, essa, este, esta, aquele, o que eu (coloquei/anotei/lancei/mandei), que (anotei/coloquei/lancei/mandei), esse (gasto/lancamento/registro/ultimo), isso ai, essa despesa, essa compra',
    oops: 'nao, opa, ops, perdao, desculpa, desculpe, digo, quer dizer, quero dizer, quis dizer, alias, na verdade, melhor dizendo, errei, me enganei, correcao, corrigindo, corrigir, corrige, erro, espera, pera, nao pera, perai, nao perdao, minto, mentira, foi mal, me confundi, retificando, nao nao, ou melhor, errado, ta errado, nao foi, sorry, epa',
    change:
      'muda, mude, mudar, muda isso, troca, troque, trocar, altera, altere, alterar, corrige, corrija, corrigir, edita, edite, editar, atualiza, atualize, atualizar, modifica, modificar, passa, passa isso, coloca, coloca isso, coloca em, bota em, poe em, poe, move, mova, mover, marca como, era pra ser, deveria ser, tinha que ser, em vez de, ao inves de, no lugar de, arruma, ajusta, ajuste, categoriza, classifica, renomeia, substitui',
    was: 'era, eram, foi, foram, sao, deu, custou, na verdade (era/foi/foram/eram), foi no, foi na, foi em, era no, era na, era em, era de, foi de, era pra ser, saiu, ficou em, eh',
    payer:
      'quem pagou foi, pagou, pago por, paga por, quem pagou, pagou isso, pagou essa, foi pago por, foi paga por, comprou, foi quem pagou, que pagou, gastou',
    field: `valor, preco, montante=amount
      categoria=category
      data, dia=date
      descricao, nome, texto=description
      pagador=payer`,
    howMuch: 'quanto, quanta, quantos, quantas, qual (e/foi) (o/meu)?, qual, quais, quanto que',
    show: 'mostra, mostre, mostrar, me mostra, me mostre, ver, quero ver, quero saber, me diz, me diga, me fala, me fale, me da, me de, me manda, exibir, exibe, preciso saber, preciso ver, pode me mostrar, pode me dizer, consegue me mostrar, consultar, consulta, fala',
    top: `com o que gastei mais, com o que gastamos mais, (em)? que (eu/a gente/nos)? (mais)? (gastei/gastamos/gastou/gasto) (mais)?, onde (gastei/gastamos/mais gastei/eu gastei/a gente gastou/mais gastamos) (mais)?, no que (eu/a gente)? (mais)? (gastei/gastamos/gastou) (mais)?, pra onde (foi/vai/esta indo/ta indo) (o/meu/nosso)? (dinheiro)?, para onde (foi/vai) (o/meu/nosso)? dinheiro, maior (gasto/despesa), maiores (gastos/despesas), gasto mais alto, (por/cada) categoria, por categorias, ranking, top, quem (gastou/gasta) mais, mais caro, compra mais cara, detalhamento, (qual/quais) (foi/foram/e/sao) (o/a/os/as/meu/minha/meus/minhas) (maior/maiores) (gasto/gastos/despesa/despesas)`,
    compare:
      'comparar, compara, compare, comparacao, comparado (com/ao/a), comparado, comparativo, versus, vs, contra, em relacao (a/ao), mais que, menos que, mais do que, menos do que, diferenca (entre/de), que no mes passado, do que no mes passado',
    list: '(lista/liste/listar/extrato/historico/detalhes) (de/dos/dos meus/os/meus)? (gastos/despesas/lancamentos)?, (ultimos/ultimas) (gastos/despesas/compras/lancamentos), (quais) (foram/sao) (os/meus/as/minhas)? (ultimos/ultimas)? (gastos/despesas/compras), o que (eu/a gente)? (comprei/compramos/gastei/gastamos/comprou), meus gastos, minhas despesas, nossos gastos, todos os gastos, todas as despesas, extrato, historico, com o que (gastei/gastamos/eu gastei), ultimo gasto, ultima despesa, quais gastos, que gastos, gastos recentes, que despesas',
    spending: `gastei, gastamos, gastou, gasto, gastos, gasta, despesa, despesas, gasta, ja gastei, ja gastamos, total, totais, resumo, balanco, relatorio, saldo, foi gasto, paguei, pagamos, pagou, comprei, gastando, estou gastando, estamos gastando,   acumulado, media, estatisticas, soma, fechamento, como (estou/estamos/ando) (de gastos/de grana/este mes/esse mes)?, saidas, fatura total`,
    period: `este mes, esse mes, neste mes, nesse mes, do mes, no mes, mes atual, o mes, deste mes, desse mes, mensal, mensais, mes corrente=this_month
      (o/no/do)? mes passado, (o/no/do)? mes anterior, ultimo mes, no ultimo mes=last_month
      esta semana, essa semana, nesta semana, nessa semana, da semana, na semana, a semana, semana atual, semanal, desta semana, dessa semana=this_week
      (a/na/da)? semana passada, semana anterior, (a/na)? ultima semana=last_week
      este ano, esse ano, neste ano, nesse ano, do ano, no ano, ano atual, anual, o ano, deste ano, desse ano=this_year
      (o/no/do)? ano passado, ano anterior=last_year
      (o/no/do/neste/nesse)? (fim de semana/final de semana/fds) (passado)?=weekend
      no total, desde sempre, desde o inicio, ate agora, ate hoje, historico, em toda a vida=all
      hoje, de hoje, do dia, no dia, hj=today
      ontem, de ontem=yesterday
      ultimos, ultimas=days`,
    me: 'eu, meu, minha, meus, minhas, gastei, paguei, comprei, eu gastei',
    budget: 'orcamento, orcamentos, limite, limites, teto, meta de gasto, meta, teto de gastos',
    limit:
      'define, definir, defina, cria, criar, crie, coloca, colocar, bota, poe, estabelece, estabelecer, quero, queria, fixa, fixar, aumenta, aumentar, diminui, muda, altera, nao quero gastar mais de, nao quero gastar mais que, gastar no maximo, no maximo, quero gastar no maximo, ajusta, configura, configurar',
    left: '(quanto)? (me/nos/ainda)? (resta/sobra/sobrou) (do/de)? (orcamento)?, quanto (ainda)? (tenho/temos) (do/de)? (orcamento), quanto falta, quanto ainda posso gastar, quanto posso gastar, quanto podemos gastar, quanto ainda tenho, como (esta/ta/vai) o orcamento, estourei o orcamento, passei do orcamento, disponivel, estouramos o orcamento',
  },
  kinds: {
    food: 'alimentacao, comida, almoco, janta, jantar, cafe da manha, cafe, cafezinho, lanche, lanchinho, lanchonete, refeicao, restaurante, rodizio, churrascaria, churrasco, churras, pizzaria, hamburgueria, hamburguer, pastel, pastelaria, coxinha, salgado, salgadinho, esfiha, quibe, pao de queijo, misto quente, bauru, tapioca, acai, sorvete, sorveteria, picole, milkshake, bolo, doce, docinho, brigadeiro, sobremesa, chocolate, bombom, cacau show, bala, chiclete, pipoca, churros, padoca, marmita, marmitex, quentinha, prato feito, pf, self service, por quilo, feijoada, moqueca, acaraje, vatapa, virado, galeto, espetinho, temaki, sushi, comida japonesa, japones, yakisoba, comida chinesa, cachorro quente, dogao, x tudo, x salada, x burguer, batata frita, porcao, petisco, boteco, barzinho, botequim, buteco, cerveja, cervejinha, breja, chope, chopp, caipirinha, drink, dose, cachaca, gin, vinho no bar, whisky, balada bar, refrigerante, refri, coca cola, coca, guarana, suco, vitamina de banana, agua de coco, energetico, cha, cha mate, chimarrao, tereré, habibs, bobs, giraffas, spoleto, outback, madero, coco bambu, zé delivery, ze delivery, aiqfome, rappi, gorjeta, couvert, happy hour, food truck, cantina, quiosque, sanduiche, sanduba, salada, sopa, caldo, crepe, lasanha, macarronada, strogonoff, parmegiana, camarao, kebab, empada, torta, cuscuz, biscoito, amendoim, paçoca, pacoca, hot dog, buffet, cafeteria, doceria, confeitaria, quitanda de doce, delivery de comida, marmitaria, tira gosto',
    groceries:
      '~mercado, ~mercadinho, ~supermercado, ~super, ~mercearia, ~quitanda, ~sacolao, ~hortifruti, ~hortifruit, ~feira, ~feirinha, ~atacado, ~atacadao, ~atacarejo, ~varejao, ~emporio, ~compras, ~compra do mes, ~rancho, acougue, carne, frango, linguica, picanha, peixe, peixaria, padaria, pao, paozinho, pao frances, leite, ovo, manteiga, margarina, queijo, presunto, mussarela, iogurte, requeijao, arroz, feijao, macarrao, farinha, acucar, sal, oleo, azeite, cafe em po, po de cafe, verdura, legumes, fruta, banana, maca, laranja, limao, mamao, uva, morango, abacaxi, melancia, manga, abacate, tomate, cebola, alho, batata, cenoura, alface, mandioca, milho, agua mineral, galao de agua, garrafao, vinho, cesta basica, papel higienico, papel toalha, guardanapo, fralda, lenco umedecido, shampoo, condicionador, sabonete, pasta de dente, creme dental, escova de dente, desodorante, absorvente, sabao, sabao em po, amaciante, detergente, agua sanitaria, desinfetante, produtos de limpeza, material de limpeza, esponja, saco de lixo, carvao, gelo, bolacha, cereal, granola, aveia, biscoito, mel, geleia, tempero, molho de tomate, maionese, ketchup, congelados, itens de mercado, ~extra, ~dia, ~bretas, ~mundial, ~angeloni, ~condor, ~bistek, ~mateus, ~super muffato, ~prezunic, ~hirota, ~st marche, ~sams, ~fort atacadista',
    transport:
      'transporte, onibus, busao, bus, metro, trem, vlt, brt, barca, van, lotacao, taxi, corrida, corrida de app, uber, 99, 99taxi, 99pop, indriver, mototaxi, passagem de onibus, passagem de metro, bilhete unico, riocard, recarga do bilhete unico, vale transporte, gasolina, etanol, alcool no posto, combustivel, posto, posto ipiranga, ipiranga, abastecimento, tanque, gnv, pedagio, sem parar, conectcar, veloe, estacionamento, zona azul, flanelinha, guardador, valet, oficina, mecanico, troca de oleo, oleo do carro, pneu, borracharia, borracheiro, alinhamento, balanceamento, freio, pastilha de freio, bateria do carro, revisao do carro, revisao, funilaria, lava rapido, lava jato, lavagem do carro, lavagem, carro, moto, ipva, licenciamento, dpvat, detran, cnh, seguro do carro, seguro carro, seguro auto, seguro da moto, prestacao do carro, parcela do carro, financiamento do carro, aluguel de carro, localiza, movida, guincho, bicicleta, bike, bike itau, patinete, balsa, peca do carro, pecas',
    health:
      'saude, farmacia, drogaria, drogaria sao paulo, remedio, medicamento, antibiotico, xarope, vitamina, suplemento, whey, creatina, medico, medica, doutor, doutora, consulta, pediatra, ginecologista, dermatologista, dermato, oftalmologista, oculista, cardiologista, ortopedista, fisioterapia, fisioterapeuta, fisio, psicologo, psicologa, terapia, terapeuta, psiquiatra, nutricionista, nutri, fonoaudiologa, dentista, dentaria, ortodontista, aparelho, canal no dente, limpeza nos dentes, hospital, clinica, pronto socorro, upa, exame, exame de sangue, laboratorio, raio x, ultrassom, ressonancia, vacina, plano de saude, convenio, convenio medico, amil, bradesco saude, sulamerica, hapvida, coparticipacao, oculos, oculos de grau, lente de contato, lentes, otica, academia, personal, natacao, pilates, massagem, quiropraxia, acupuntura, curativo, band aid, protetor solar, mascara, termometro, camisinha, anticoncepcional, teste de gravidez, cirurgia, ultrafarma, pacheco, raia, fralda geriatrica, dorflex, dipirona',
    home: 'moradia, lar, aluguel, condominio, prestacao da casa, financiamento da casa, financiamento do ape, hipoteca, iptu, imobiliaria, mudanca, frete da mudanca, movel, moveis, sofa, mesa, cadeira, cama, colchao, travesseiro, lencol, edredom, cobertor, toalha, cortina, tapete, luminaria, abajur, lampada, geladeira, fogao, micro ondas, microondas, maquina de lavar, lava louca, secadora, ferro de passar, aspirador, liquidificador, batedeira, airfryer, air fryer, cafeteira, panela, panela de pressao, prato novo, prato, talheres, tupperware, vasilha, ventilador, ar condicionado, aquecedor, chuveiro, torneira, tv, televisao, televisor, eletrodomestico, casas bahia, ponto frio, leroy, telhanorte, c&c, material de construcao, cimento, tijolo, tinta, pintor, pedreiro, encanador, eletricista, marceneiro, chaveiro, copia da chave, chave, jardineiro, jardim, planta, vaso, ~reforma, ~conserto, ~reparo, ~manutencao, ferramenta, furadeira, parafuso, prego, loja de ferragens, ferragem, diarista, faxineira, faxina, empregada, domestica, lavanderia, passadeira, dedetizacao, seguro residencial, seguro da casa, decoracao, quadro, espelho, vassoura, rodo, balde, pilha, vela, casa, camicado, tok e stok, mobly, madeira madeira, piscina',
    utilities:
      'servicos, luz, conta de luz, energia, conta de energia, agua, conta de agua, gas, conta de gas, botijao, botijao de gas, gas de cozinha, internet, conta de internet, wifi, telefone, conta de telefone, celular, conta de celular, conta do celular, plano do celular, plano de celular, recarga, recarga do celular, credito no celular, credito pro celular, chip, net, sky, tv a cabo, claro tv, vivo fibra, oi fibra, tim beta, algar, copasa, cedae, caesb, sanepar, copel, cpfl, eletropaulo, equatorial, neoenergia, coelba, celpe, comgas, ultragaz, liquigas, contas, contas da casa, esgoto, taxa de lixo, boleto',
    entertainment:
      'lazer, entretenimento, diversao, cinema, filme, teatro, show, ingresso, museu, exposicao, parque, parque de diversoes, beto carrero, hopi hari, zoologico, aquario, circo, jogo, jogo de video game, videogame, video game, playstation, xbox, nintendo, boliche, sinuca, karaoke, balada, festa, rave, carnaval, abada, bloco, bloquinho, festival, rock in rio, lollapalooza, futebol, quadra, society, pelada, jogo do flamengo, estadio, clube, mensalidade do clube, assinatura, streaming, amazon prime, telecine, premiere, paramount, revista, gibi, quadrinhos, disco, vinil, violao, guitarra, instrumento, hobby, artesanato, loteria, mega sena, megasena, lotofacil, loterica, jogo do bicho, aposta, bet, bolao, rifa, pescaria, pesca, passeio, parque aquatico, tabuleiro, quebra cabeca, buffet infantil, dj, aniversario do buffet, brinquedoteca, escape room, ingresso do show, kart, paintball, surf, prancha',
    clothes:
      'vestuario, roupa, roupinha, camiseta, camisa, blusa, blusinha, regata, calca, calca jeans, bermuda, short, saia, vestido, casaco, jaqueta, moletom, blusa de frio, sueter, terno, gravata, cinto, meia, cueca, calcinha, sutia, lingerie, pijama, biquini, sunga, maio, sapato, tenis, bota, sandalia, chinelo, havaianas, sapatilha, salto, bone, chapeu, gorro, cachecol, luva, bolsa, mochila, carteira, oculos de sol, relogio, brinco, colar, pulseira, anel, joia, bijuteria, uniforme, costureira, ajuste de roupa, loja de roupa, ~marisa, ~pernambucanas, ~hering, ~farm, ~centauro, ~netshoes, ~arezzo, ~melissa, ~reserva, brecho, fantasia, legging, jeans',
    education:
      'educacao, escola, escolinha, mensalidade da escola, mensalidade escolar, creche, colegio, faculdade, mensalidade da faculdade, universidade, matricula, curso, cursinho, curso online, aula, aula de ingles, aula de musica, aula de violao, aula de danca, ingles, professor particular, reforco, livro, livraria, saraiva, material escolar, caderno, caneta, lapis, papelaria, kalunga, xerox, impressao, apostila, prova, concurso, inscricao do concurso, inscricao, pos graduacao, pos, mestrado, uniforme da escola, uniforme escolar, van escolar, perua escolar, transporte escolar, excursao da escola, autoescola, formatura, bercario, estojo, hotmart, wizard, ccaa, fisk',
    pets: 'animais, !pet, !cachorro, !cachorra, !cachorrinho, !dog, !gato, !gata, !gatinho, !racao, !veterinario, !veterinaria, !vet, !petshop, !pet shop, !banho e tosa, !banho do cachorro, !tosa, !areia do gato, !areia de gato, !areia pro gato, !antipulgas, !vermifugo, !coleira, !vacina do cachorro, !petisco do cachorro, !brinquedo do cachorro, !passeador, !hotelzinho, !creche do cachorro, !aquario de peixe, !peixinho, !hamster, !passarinho, !coelho, !sache, !cavalo, !calopsita, !bravecto, !castracao',
    travel:
      'viagem, hotel, pousada, hospedagem, diaria, passagem aerea, passagens aereas, passagem, passagens, passagem de aviao, aviao, voo, milhas, smiles, latam pass, azul, cvc, 123 milhas, mala, bagagem, despacho de mala, passeio de barco, excursao, pacote de viagem, ferias, passaporte, visto, seguro viagem, cruzeiro, chale, praia, guarda sol, cadeira de praia, aeroporto, rodoviaria, onibus de viagem, onibus para, buser, clickbus, lembrancinha, souvenir, aluguel de temporada, camping, resort, turismo, booking',
    gifts:
      '!presente, !presentinho, !aniversario, !niver, !aniversario da, !dia das maes, !dia dos pais, !dia dos namorados, !natal, !amigo secreto, !amigo oculto, !casamento, !cha de bebe, !cha de panela, !lembranca, flor, floricultura, buque, rosas, doacao, caridade, oferta na igreja, dizimo, oferta da igreja, igreja, vaquinha, esmola, !vale presente, !gift card, !cartao presente, cesta de cafe da manha, !pascoa, !ovo de pascoa, !caixinha do porteiro, !bodas, morador de rua, pelucia',
    other:
      'cabeleireiro, cabelereiro, cabelo, corte de cabelo, corte, barbeiro, barbearia, barba, salao, salao de beleza, manicure, unha, pedicure, depilacao, sobrancelha, estetica, maquiagem, cosmetico, perfume, perfumaria, boticario, o boticario, natura, avon, tintura, tatuagem, cigarro, maco de cigarro, tabaco, vape, pod, computador, celular novo, tablet, fone, fone de ouvido, carregador, capinha, pelicula, teclado, mouse, impressora, tinta da impressora, camera, caixa de som, pen drive, hd, eletronico, kabum, imposto, imposto de renda, ir, das, mei, inss, multa, cartorio, advogado, advogada, contador, contabilidade, taxa do banco, tarifa bancaria, anuidade, anuidade do cartao, juros, seguro de vida, seguro, correio, sedex, frete, motoboy, entrega, brinquedo, boneca, bebe, carrinho de bebe, baba, mesada, pensao, pensao alimenticia, sindicato, outros, diversos, foto 3x4, tabacaria, despachante, taxa, documento, segunda via, funeral, velorio, armarinho, tecido, linha de costura',
  },
}
