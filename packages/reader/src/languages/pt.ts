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
    one: `um, uma`,
    times: `mil=1000
      mi, milhao, milhoes=1000000`,
    half: `e (meio/meia)`,
    prefixHalf: `meia, meio`,
    point: `ponto, virgula`,
    with: `com`,
    each: `a duzia, a unidade, cada (um/uma)?, o kilo, o quilo, por (cabeca/pessoa/unidade)`,
    rate: `a`,
    total: `ao todo, deu tudo, na soma, no geral, no total, somando tudo, subtotal, total, tudo junto`,
    inexact: `e alguma coisa, e la vai, e pouco, e poucos, e quebrados, e tantos, e uns quebrados`,
    percent: `por cento, porcento`,
    currency: `reais, reals, reau, reaus=BRL
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
      conto, contos, dilmas, dinheiros, golpinhos, mango, mangos, pau, paus, pila, pilas, prata, pratas, reaizinhos, realzinho, temers=own
      doleta, doletas=dollar`,
    minor: `centavo, centavos`,
    measure: `alunos, amigas, amigos, andares, aninhos, ano, anos, calorias, capitulos, casas, centimetros, convidados, criancas, curtidas, dia, diarias, dias, emails, fatias, filhos, folhas, fotos, gigas, gols, grama, gramas, grau, graus, hora, horas, kilos, litro, litros, lugares, megas, mensagens, mes, meses, metro, metros, minuto, minutos, noite, noites, pagina, paginas, passageiros, passos, pessoa, pessoas, polegadas, ponto, pontos, porcoes, quarteiroes, quartos, quilo, quilometros, quilos, repeticoes, seguidores, segundo, segundos, semana, semanas, vagas, vez, vezes, votos, watts`,
    countable: `acai, agua, agua de coco, alface, almoco, aula, banana, barra, bilhete, biscoito, blusa, bolacha, bolo, bombom, botijao, breja, brigadeiro, brinquedo, cachorro quente, cadeira, caderno, cafe, cafezinho, caipirinha, caixa, calca, camisa, camiseta, caneta, cerveja, chocolate, chope, chopp, churros, cigarro, coca, combo, consulta, copo, corrida, corte, coxinha, curso, dog, dogao, donut, dose, drink, duzia, empanada, esfiha, espetinho, fardo, filme, frango, galao, garrafa, hamburguer, ingresso, iogurte, jantar, jogo, kebab, kg, kilo, lampada, lanche, laranja, lata, latinha, leite, lencol, limao, litro, livro, maca, maco, marmita, marmitex, meia, misto, ovo, pacote, pao, pao de queijo, par, pares, passagem, pastel, picole, pizza, planta, porcao, prato, presente, quadro, refri, refrigerante, rodizio, saco, sacola, saida, salgado, sanduiche, sessao, sorvete, suco, sushi, tapioca, temaki, tenis, toalha, tomate, tubo, unidade, unidades, vaso`,
    label: `dividido por, apartamento, apto, ap, bloco, agencia, andar, ano de, artigo, as, av, av ., avenida, banco, br, canal, capitulo, cep, chave, cnpj, codigo, completei, completou, conta, contato, cpf, episodio, falta, faltam, faz, fez, fila, fiz, idade, jornada, km, linha do tempo, lote, maiores de, mede, menores de, nivel, (numero/num/n º/nº), pagina, pedido, pesa, pin, poltrona, portao, protocolo, quarto, ramal, rg, rodada, rodovia, rua, sala, sao, senha, serie, somos, sub, tamanho, tel, telefone :, temporada, tenho, (terminado/terminada/final) (em)?, top, versao, vigesimo, voo, whats :`,
    weakLabel: `bilhete, boleto, caixa, cartao, casa, combo, cupom, curso, etapa, fase, fatura, grupo, linha, loja, marca, menu, mesa, metro, modelo, nota, numero, onibus, parada, parte, placa, porta, promo, recibo, terminal, trem`,
    model: `aspirina, coca, modelo, moto, ryzen, versao, vitamina`,
    fuel: `aditivada, alcool, combustivel, comum, diesel, etanol, gasolina, gnv, podium`,
    timeBefore: `a partir das, as umas, ate as, desde as, entre as, para as, pelas, por volta das, pras
      as, das=soft`,
    timeAfter: `da (manha/tarde/noite/madrugada), do dia, em ponto, hora, horas`,
    instalments: `(em/de)? (parcelas/parcela/prestacoes/prestacao/x sem juros/vezes/vezes sem juros/mensalidades/vezes no cartao) (sem juros/fixas/iguais/com juros)?`,
    tender: `antes era, com nota de, com uma nota de, de troco, dei uma nota de, nota de, (paguei/pago) com (uma nota de/nota de), recebi de troco, troco de=
      ao inves de, custava, de preco normal, em vez de, era, estava, no lugar de=soft`,
    discount: `a menos, de economia, de troco, desconto, off, pontos`,
    day: `agora, agora ha pouco, agora mesmo, agora pouco, agorinha, ainda agora, essa (manha/tarde/noite), esta (manha/tarde/noite), ha pouco, hj, hoje, hoje (de manha/a tarde/a noite/cedo/de tarde/de noite), no dia de hoje=0
      noite passada, ontem, ontem (de manha/a tarde/a noite/cedo/de tarde/de noite), ontem mesmo, ontem noite, ontm=-1
      ante ontem, anteontem, anteontem (a noite/a tarde/de manha), antes d ontem, antes de ontem, antontem=-2
      (a)? semana passada, (n/na) semana passada=-7
      amanha, amanha (cedo/de manha/a tarde/a noite)=1
      depois de amanha=2
      (o/no/neste/nesse/este/esse)? (fim de semana/final de semana/fds) (passado)?=weekend`,
    weekday: `dom, domingo=0
      seg, segunda, segunda feira=1
      ter, terca, terca feira=2
      qua, quarta, quarta feira=3
      qui, quinta, quinta feira=4
      sex, sexta, sexta feira=5
      sab, sabado=6`,
    month: `jan, janeiro=1
      fev, fevereiro=2
      mar, marco=3
      abr, abril=4
      mai, maio=5
      jun, junho=6
      jul, julho=7
      ago, agosto=8
      set, setembro=9
      out, outubro=10
      nov, novembro=11
      dez, dezembro=12`,
    dayUnit: `dia, dias=1
      semana, semanas=7
      quinzena=15
      mes, meses=month
      ano, anos=year`,
    agoBefore: `faz, faz uns, ha, ha mais ou menos, ha uns, ja faz, tem`,
    agoAfter: `atras`,
    past: `essa, esse, esta, este, passada, passado, ultima, ultimo`,
    dayBefore: `dia, do dia, na, no, no dia`,
    and: `bem como, e, mais`,
    or: `ou`,
    plus: `mais`,
    further: `ah e, ai, alem disso, dai, depois, depois disso, e (depois/tambem/ai/mais), em seguida, entao, outra coisa, outro gasto, tambem, tb, tbm`,
    but: `exceto, mas, menos, porem, so que`,
    article: `a, aquela, aquele, as, essa, esse, esta, este, meu, meus, minha, minhas, nossa, nosso, o, os, outra, outro, seu, sua, um, uma, umas, uns`,
    preposition: `ao, aos, ate, c, c /, com, da, das, de, desde, do, dos, durante, em, entre, la, na, nas, no, nos, num, numa, p, p /, para, pela, pelo, por, pra, pras, pro, pros, sem, sobre`,
    of: `d, da, das, de, do, dos`,
    pronoun: `tenho, temos, lhe, a gente, eu, me, nos, se`,
    stranger: `alguem, anitta, bolsonaro, brasileiros, corinthians, ela, elas, ele, eles, elon musk, flamengo, lula, meu ex, (meu/minha/o/a/um/uma/nosso) (vizinho/vizinha/chefe/patrao/patroa/amigo/amiga/colega/conhecido/cara/senhor/senhora/cunhado/cunhada/presidente/governo/empresa/prefeito/prefeitura/politico/ator/atriz/cantor/cantora/jogador/clube/time/primo/prima/irmao/irma/tio/tia/menino/moca/mulher la), meus amigos, minha ex, neymar, o banco central, o estado, o pessoal, os vizinhos, vc, voce`,
    family: `(meu/minha/o/a)? (marido/mulher/esposa/esposo/namorado/namorada/mae/pai/filho/filha/avo/sogra/sogro/parceiro/parceira/noivo/noiva/mozao/amor)`,
    filler: `um monte, por mes, mensal, absurdo, acho que, aff, ah, ahn, ai ai, ainda, ali, amiga, amigo, apenas, aqui, assistente, baratinho, barato, bem, boa noite, boa tarde, bom, bom dia, bora, bot, cara, carissimo, caro, casita, categoria, certinho, certo, como sempre, cravado, data, de novo, descricao, eh, eita, enfim, entao, exatos, finalmente, galera, gente, hein, infelizmente, ja, kkk, kkkk, mais ou menos, mano, mesmo, meu deus, muito caro, na verdade so, nada mais, ne, no fim, no valor de, nossa, nossa senhora, obrigada, obrigado, oi, ola, olha, opa, outra vez, parece que, pf, pfv, po, por favor, poxa, pra variar, pronto, redondo, ref, referente a, rs, so, somente, tipo, tipo assim, tudo bem, uai, ufa, um absurdo, um roubo, valor, veio, viu, vixe`,
    approx: `aprox, aproximadamente, cerca de, coisa de, em torno de, mais de, mais ou menos, menos de, perto de, por volta de, quase, tipo, um pouco mais de, umas, uns`,
    method: `(cartao/credito/debito/dinheiro/pix/picpay/mercado pago/nubank/nu/roxinho/cartao de credito/cartao de debito/cartao nubank/vr/va/vale refeicao/vale alimentacao/ticket refeicao/alelo/sodexo/boleto/transferencia/ted/doc/cheque/visa/mastercard/master/elo/caju/itau/bradesco/santander/inter/c6/paypal/apple pay/google pay/conta conjunta/cartao da empresa)
      a vista, com pontos, da conta, debito automatico, em especie, na maquininha, no cartao (de credito/de debito/da minha mulher/do meu marido/do banco/nubank/da loja), no fiado, online, pago no pix, pela internet, pelo app, por aplicativo`,
    spend: `a gente gastou, botamos, botei, colocamos, coloquei, dei, deixamos, deixei, demos, desembolsei, doamos, doei, gastado, gastamos, gastei, gasto de, gastou se, investi, investimos, larguei, morri com, morri em, pus, queimei, soltei, tenho gastado, torramos, torrei
      a gente pagou, acabamos de (pagar/comprar/gastar), acabei (pagando/gastando/comprando), acabei de (pagar/comprar/gastar), acertei, foi paga, foi pago, pagamos, paguei, quitamos, quitei, tive que (pagar/comprar/gastar), tivemos que (pagar/comprar/gastar)
      a gente comprou, a gente pediu, compramos, comprei, encomendamos, encomendei, pedi, pedimos=buy
      abastecemos, abasteci, adquiri, alugamos, aluguei, apostei, arrematei, assinamos, assinei, banquei, carreguei, completei o tanque, consertei, contratei, enchi o tanque, fiz (compras/as compras/a compra/o mercado/mercado/feira/a feira/compra/supermercado/o rancho/rancho/a unha/o cabelo), fizemos (compras/as compras/a compra/mercado/feira/supermercado), levei, levei para consertar, mandei (consertar/arrumar/lavar), me custou, pegamos, peguei, presenteei, rachamos, rachei, recarreguei, renovei, reservamos, reservei, trocamos, troquei, trouxe`,
    spendHe: `abasteceu, botou, colocou, compraram, comprou, gastaram, gastou, pagaram, pagou`,
    record: `acrescenta, acrescentar, adiciona, adicionar, adicione, anota, anota ai, anotar, anote, bota, bota ai, coloca, coloca ai, compra, compras, conta, despesa, despesas, gasto, gastos, insere, inserir, lanca, lancar, lance, marca ai, nova despesa, novo gasto, pagamento, pago, quero (anotar/registrar/lancar/adicionar), registra, registrar, registre, saida, salva, soma ai, some, um gasto, uma compra`,
    cost: `a conta (deu/foi/ficou em), chegou a conta de, cobraram, cobrou, custaram, custou, debitaram, deram, descontaram, deu, fechou em, ficaram, ficou, ficou em, foi, foi debitado, foi embora, foram, foram embora, la se foi, la se vao, levaram, me arrancaram, me custou, me tomaram, morreram, morreu, paguei caro, sairam, saiu, saiu a, se foram, totalizou, valeu, veio, veio a conta de`,
    consume: `a gente almocou, almocamos, almocei=almoco
      a gente jantou, jantamos, jantei=jantar
      tomamos cafe, tomei cafe, tomei cafe da manha=cafe da manha
      lanchamos, lanchei=lanche
      a gente comeu, comemos, comi=comida
      a gente foi (no/na/ao/a), andei de, assisti, assistimos, bebemos, bebi, estacionei, fomos, fomos (no/na/ao/a/num/numa/de/em/pra/pro), fui, fui (no/na/ao/a/num/numa/de/em/pra/pro), lavei o carro, passamos (no/na), passei (no/na), peguei um, sai com, saimos com, tomamos, tomei, viajei (para/pra), voltei de=
      cortei o cabelo=cabeleireiro`,
    infinitive: `abastecer, buscar, cobrar, comprar, depositar, devolver, encomendar, gastar, investir, juntar, mandar, pagar, pegar, receber, renovar, reservar, sacar, transferir`,
    now: `comprando, compro, estou comprando, estou pagando, gastando, pagamos todo mes, pagando, to comprando, to pagando`,
    not: `ainda nao, jamais, n, nao, nao vou, nem, ninguem, num, nunca, sem, tampouco`,
    almost: `estava a ponto de, estive a ponto de, por pouco, por pouco nao, quase (comprei/gastei/paguei/compro/gasto/pago)`,
    income: `13o, a venda, achei, adiantamento, aposentadoria, bolsa familia, bonus, caiu, caiu (o salario/o pagamento/na conta/o pix/o decimo terceiro/o adiantamento), cashback, cliente me pagou, comissao, decimo terceiro, depositaram, devolveram, encontrei, entraram, entrou, estornado, estornaram, estorno, faturamos, faturei, ferias, fez um pix pra mim, fgts, fui reembolsada, fui reembolsado, ganhamos, ganhei, gorjetas que ganhei, lucrei, lucro, me depositou, me deram, me deu, me devolveu, me fez um pix, me fizeram um pix, me mandaram, me mandou, me pagam, me pagaram, me pagou, me reembolsou, me transferiram, me transferiu, nos pagaram, nos pagou, o cliente pagou, pagaram meu, pensao que recebi, pingou, premio de, recebemos, recebendo, recebi, recebido, recebimento, recebo, reembolsaram, reembolso, renda, rendeu, rendimento, rendimentos, restituicao, salario, vendemos, vendi`,
    transfer: `aplicamos, apliquei, botei na caixinha, botei na poupanca, coloquei na caixinha, coloquei na conta, coloquei na poupanca, coloquei no cdb, comprei (dolar/dolares/euros/bitcoin/acoes/cripto/btc), depositamos, depositei, economizamos, economizei, entre contas, entre minhas contas, fatura do cartao, fatura do nubank, guardamos, guardei, investi (em/no/na) (acoes/cdb/tesouro/bitcoin/cripto/poupanca/fundo/fundos/tesouro direto), investimento, juntei, minha outra conta, movi, na caixinha, na poupanca, na reserva, no cofrinho, pagamento da fatura, paguei a fatura, paguei o cartao, para a conta poupanca, para a poupanca, para minha conta, passei (da conta/pra poupanca/para a poupanca/para minha/pra minha/dinheiro), poupei, pra minha conta, pra poupanca, previdencia privada, pro cofrinho, reserva de emergencia, resgatei, separei, tesouro direto, transferi (pra/da) (minha/poupanca/conta/nossa), transferi da, transferi para (minha/meu/a poupanca/a conta/nossa), troquei (dolares/euros/dinheiro/reais)
      conta corrente, conta poupanca, em acoes, em bitcoin, em cripto, entre contas, entre minhas contas, na caixinha, na poupanca, no cdb, no cofrinho, no tesouro direto, para a poupanca, para minha conta, poupanca, pra minha conta, pra poupanca, reserva de emergencia=always
      deposite, transfira, transfere, deposita`,
    send: `depositei para, enviei, fiz pix, fiz um pix, fiz um ted, fiz uma transferencia, fizemos um pix, mandamos, mandei, mandei um pix, passei um pix, pix para, pix pra, pix pro, pixei, transferi, transferimos`,
    withdrawal: `banco 24 horas, caixa eletronico, do caixa eletronico, no caixa eletronico, peguei dinheiro no banco, retiramos, retirei, sacamos, saque, saquei, tirei, tirei do banco, tirei do caixa
      caixa eletronico, do caixa eletronico, no banco 24 horas, no caixa eletronico=always`,
    loan: `deve, devem, devendo, devo, divida, dividas, ele me deve, emprestado, emprestamos, emprestei, emprestimo, esta me devendo, estou devendo, fiado, ficou me devendo, fiquei devendo, me empresta, me emprestaram, me emprestou, pedi emprestado, peguei emprestado, peguei emprestados, ta devendo, ta me devendo, te devo, to devendo, um emprestimo, voce me deve`,
    future: `quer, querem, a pagar, a vencer, agendado, agendar, agendei, ano que vem, assim que receber, aviso, comprarei, compraremos, custara, daqui a, deveria, deveriamos, devo comprar, devo pagar, economizando, estou juntando, falta, gastarei, gostaria, guardando, guardando dinheiro, juntando, juntando dinheiro, lembra, lembrar, lembre, lembrete, lista de compras, logo mais, mais tarde, me avisa, mes que vem, nao deixa eu esquecer, nao esquece, nao esquecer, nao me deixa esquecer, nao posso esquecer, pagarei, pagaremos, para pagar, pendente, pendentes, pensando em, planejamos, planejando, planejo, por pagar, poupando, pra pagar, precisa, precisamos, precisar, preciso, pretendemos, pretendo, programado, proxima, proxima (semana/segunda/terca/quarta/quinta/sexta), proximo, proximo (mes/sabado/domingo/ano/fim de semana), quando eu receber, quando receber, que vem, queremos, queria comprar, quero, (segunda/terca/quarta/quinta/sexta/sabado/domingo) que vem, semana que vem, sera, serao, sonho com, sonho em, tem que, temos que, tenho de, tenho que, teria que, to juntando, vai, vai vencer, vamos, vao, vence, vencem, vencendo, vencimento, vou`,
    quote: `a partir de, a venda, achei por, anunciado, anunciou, aumentaram, aumentou, avaliado, avaliaram, baixaram, baixou, bitcoin, caiu para, cobra, cobram, cotacao, cotado, cotei, cotou, custa, custam, custaria, custariam, custava, custavam, deve custar, dolar, encontrei por, esta, esta custando, estao, estao cobrando, estao custando, estao pedindo, estava, estavam, ficaria, fipe, foi pra, inflacao, ipca, lance de, me cobrariam, me passaram, me passou, na promocao por, o euro, o kg, o litro, o metro quadrado, o quilo, oferecem, oferecendo, ofereceram, ofereci, oferta, orcaram, passou a, passou para, pede, pedem, pediram, pediu, por hora, preco, precos, promocao, querem, saem, sai, sai a, sairia, salario minimo, selic, subiram, subiu, ta, ta custando, tabela fipe, tao, tao cobrando, tao custando, tao pedindo, tao querendo, tarifa, tava, taxa, vale, valem, valia, vende, vendem, vendendo, vi, vimos`,
    hypothetical: `se=soft
      aposto, caso, cogitei, compensa, compraria, comprariamos, deveria ter, digamos, digamos que, e se, em duvida, estava pensando, exemplo, gastaria, gastariamos, hipoteticamente, ia, iamos, imagina, imagine, mesmo que, nao sei se, nem a pau, nem ferrando, nem por, nem que, pagaria, pagariamos, pensei em, pode ser, podemos, poderia, poderiamos, posso, quem sabe, queria, quis, se a gente, se comprar, se comprarmos, se eu, se fosse, se gastar, se pagar, se tivesse, sera que, seria, seriam, supondo, suponha, suponhamos, talvez, tava pensando, teria, teriamos, tinha pensado, tomara, vale a pena, valeria a pena`,
    statement: `vendeu, venderam, abre, acho, acidente, alarme, andamos, andei, aniversario e, aposentou, atrasado, atraso, atrasou, brincadeira, caminhei, casos, chega, chegam, chegamos, chegou, cheguei, choveu, chuva, combinamos, comeca, comecou, como vai, completa, compromisso, conheci, contagem, corremos, corri, demora, demorei, demorou, desci, despertador, disse, disseram, diz, dormi, dormimos, dura, eh, emagreci, empatou, encontro, engordei, entra, entro, era, eram, escreve, escrevi, espera, esperando, esta, estamos, estao, estou, estudei, falei, falou, faltam, faltava, fecha, feliz, feliz aniversario, feridos, fez anos, funciona, ganhou, gol, gols, governo, graus, ha, habitantes, horario, houve, jogamos, jogo do, jogo foi, joguei, jornal, lemos, li, liga, ligar, ligue, liguei, manda mensagem, marcamos, me chama, me diz, me manda, me passa, mede, mentira, mora, moramos, moro, morreram, morreu, mortos, nadei, nasceu, nota, noticia, noticias, obrigado por, onde, parabens, participaram, passei em, passei na prova, pedalei, pegadinha, perdemos, perdeu, perdi, pesa, peso, pesquisa, piada, placar, pode, podem, populacao, porque, presidente, quando, que horas, quem, recorde, resta, restam, resultado, reuniao, roubaram, sabe, sabia, sai as, saio, sao, segundo o, sei, ser, sobra, sobrou, somos, sorteio, sou, subi, ta, tava, te amo, tem, temos, temperatura, tenho, termina, terminou, teve, tinha, tinham, tirei nota, tive, to, to brincando, toca, trabalhamos, trabalhei, trabalho, vem, venho, vieram, vindo, vive, zoeira`,
    idiom: `24 horas, a mil, a mil por hora, as mil maravilhas, cem anos de solidao, cem por cento, cinco minutos, dois minutos, duas vezes, meia noite, meio dia, meio mundo, mil beijos, mil coisas, mil desculpas, mil e uma noites, mil maravilhas, mil obrigados, mil vezes, nem um centavo, nem um real, obrigado um milhao, um abraco, um dia, um milhao de abracos, um milhao de amigos, um milhao de beijos, um milhao de motivos, um milhao de vezes, um minuto, um rim, uma hora, uma vez, zero a zero`,
    code: `cep, chave, chave pix, codigo, codigo (de verificacao/de seguranca/de acesso/de confirmacao/de rastreio/de rastreamento/de barras)?, cpf, cupom, cupom de desconto, discar, disque, endereco, liga no, ligar para, ligue para, meu (numero/telefone/celular/whats/zap/cpf/cep/rg/pix), (meu/minha/seu/sua/o/a) (numero/telefone/celular/whatsapp/whats/zap/cpf/cnpj/rg/cep/senha/codigo/endereco/pix/chave pix/conta/ramal/protocolo/pedido) (e/eh/:), minha (senha/conta/chave pix), moro na, novo numero, numero, numero do (pedido/protocolo/cartao/processo/cliente), placa do carro, protocolo, rastreio, senha, senha do wifi, telefone do, token, whats do, zap do`,
    greeting: `alo, beleza, blz, boa noite, boa tarde, bom dia, como vai, como vc ta, como voce esta, e ai, eai, fala, fala ai, iai, oi, oi sumido, oie, oii, ola, opa, salve, suave, td bem, tudo bem, tudo bom, tudo certo, tudo joia`,
    thanks: `agradecida, agradecido, agradeco, brigada, brigadao, brigado, grata, grato, mil obrigados, muitissimo obrigado, muito obrigada, muito obrigado, obg, obrigada, obrigadao, obrigado, te agradeco, um milhao de obrigados, valeu, vlw`,
    smallTalk: `abraco, abracos, adorei, amei, ate amanha, ate logo, ate mais, bacana, beijo, beijos, beleza, bjs, boa semana, bom descanso, bom fim de semana, certinho, certo, claro, com certeza, combinado, demais, desculpa, desculpe, entendi, entendido, excelente, falou, fechou, feliz ano novo, feliz natal, flw, foi mal, fui, funciona, hahaha, imagina, incrivel, isso e um teste, joia, kkkkk, legal, maravilha, massa, nada, nao, nossa, ok, opa, otimo, parabens, perfeito, qual seu nome, que bom, que calor, que frio, que legal, quem e voce, rs, show, show de bola, sim, ta, ta funcionando, tchau, te amo, testando, teste, top, uau, vc e demais, vc e um robo, voce e demais, voce e um robo`,
    help: `ajuda, comandos, como adiciono um gasto, como anoto um gasto, como apagar um gasto, como apago um gasto, como edito um gasto, como eu uso, como faco, como faco para (anotar/registrar/lancar/apagar/usar) (um gasto/isso)?, como funciona, como funciona isso, como isso funciona, como lanco um gasto, como registrar um gasto, como registro um gasto, como te uso, como usar, como uso, info, informacoes, instrucoes, manual, me ajude, menu, nao entendi, o que faco, o que vc faz, o que voce faz, o que voce pode fazer, o que voce sabe fazer, opcoes, para que serve, pode me ajudar, pra que serve, preciso de ajuda, quais comandos, socorro, tutorial`,
    stop: `cancelar inscricao, descadastrar, desconecta, desconectar, me descadastra, me tira da lista, nao me mande mais mensagens, nao quero mais receber mensagens, para de me mandar mensagem, parar, pare, quero sair, remover meu numero, sair, stop`,
    connect: `ativar, bora comecar, comecar, conectar, estou pronta, estou pronto, iniciar, ja me cadastrei, me conecta, pronto, quero comecar, to pronta, to pronto, vincular, vincular conta`,
    undo: `anula, anular, cancela, cancela ai, cancelar, cancele, desconsidera, desconsidere, desfaca, desfaz, desfaz ai, desfazer, errei, esquece, esta errado, ignora, ignore, me enganei, nao era isso, reverte, reverter, ta errado, volta, voltar`,
    delete: `apaga, apagar, apague, deleta, deletar, delete, elimina, eliminar, exclua, exclui, excluir, limpa, remova, remove, remover, retira, retire, tira, tirar, tire`,
    restore: `bota de volta, coloca de volta, desfazer exclusao, nao apaga, nao apague, nao era pra apagar, recupera, recuperar, recupere, refaz, refazer, restaura, restaurar, restaure, traga de volta, traz de volta, volta o gasto`,
    target: `aquele, essa, esse, esta, este, isso, isso ai, o que eu (coloquei/anotei/lancei/mandei), (o/a)? (ultimo/ultima/anterior/gasto/despesa/compra/lancamento/ultimo gasto/ultima despesa/ultimo lancamento/ultima compra/gasto anterior/ultimo registro/registro), que (anotei/coloquei/lancei/mandei)`,
    oops: `alias, correcao, corrige, corrigindo, corrigir, desculpa, desculpe, digo, epa, errado, errei, erro, espera, foi mal, me confundi, me enganei, melhor dizendo, mentira, minto, na verdade, nao, nao foi, opa, ops, ou melhor, pera, perai, perdao, quer dizer, quero dizer, quis dizer, retificando, sorry, ta errado`,
    change: `ajusta, ajuste, altera, alterar, altere, ao inves de, arruma, atualiza, atualizar, atualize, bota em, categoriza, classifica, coloca, coloca isso, corrige, corrigir, corrija, deveria ser, edita, editar, edite, em vez de, era pra ser, marca como, modifica, modificar, mova, move, mover, muda, muda isso, mudar, mude, no lugar de, passa, passa isso, poe, renomeia, substitui, tinha que ser, troca, trocar, troque`,
    was: `custou, deu, eh, era de, era na, era no, era pra ser, ficou em, foi, foi na, foi no, foram, saiu, sao
      era, eram=back`,
    payer: `comprou, foi paga por, foi pago por, foi quem pagou, gastou, paga por, pago por, pagou, pagou essa, pagou isso, que pagou, quem pagou, quem pagou foi`,
    field: `montante, preco, valor=amount
      categoria=category
      data, dia=date
      descricao, nome, texto=description
      pagador=payer`,
    howMuch: `quais, qual, qual (e/foi) (o/meu)?, quanta, quantas, quanto, quanto que, quantos`,
    show: `consegue me mostrar, consulta, consultar, exibe, exibir, fala, me da, me de, me diga, me diz, me fale, me manda, mostra, mostrar, mostre, pode me dizer, pode me mostrar, preciso saber, preciso ver, quero saber, quero ver, ver`,
    top: `com o que gastamos mais, com o que gastei mais, compra mais cara, detalhamento, (em)? que (eu/a gente/nos)? (mais)? (gastei/gastamos/gastou/gasto) (mais)?, gasto mais alto, maior (gasto/despesa), maiores (gastos/despesas), mais caro, no que (eu/a gente)? (mais)? (gastei/gastamos/gastou) (mais)?, onde (gastei/gastamos/mais gastei/eu gastei/a gente gastou/mais gastamos) (mais)?, para onde (foi/vai) (o/meu/nosso)? dinheiro, por categorias, (por/cada) categoria, pra onde (foi/vai/esta indo/ta indo) (o/meu/nosso)? (dinheiro)?, (qual/quais) (foi/foram/e/sao) (o/a/os/as/meu/minha/meus/minhas) (maior/maiores) (gasto/gastos/despesa/despesas), quem (gastou/gasta) mais, ranking, top`,
    compare: `compara, comparacao, comparado, comparado (com/ao/a), comparar, comparativo, compare, contra, diferenca (entre/de), do que no mes passado, em relacao (a/ao), mais do que, mais que, menos do que, menos que, que no mes passado, versus, vs`,
    list: `com o que (gastei/gastamos/eu gastei), extrato, gastos recentes, historico, (lista/liste/listar/extrato/historico/detalhes) (de/dos/dos meus/os/meus)? (gastos/despesas/lancamentos)?, meus gastos, minhas despesas, nossos gastos, o que (eu/a gente)? (comprei/compramos/gastei/gastamos/comprou), quais gastos, (quais) (foram/sao) (os/meus/as/minhas)? (ultimos/ultimas)? (gastos/despesas/compras), que despesas, que gastos, todas as despesas, todos os gastos, ultima despesa, ultimo gasto, (ultimos/ultimas) (gastos/despesas/compras/lancamentos)`,
    spending: `acumulado, balanco, como (estou/estamos/ando) (de gastos/de grana/este mes/esse mes)?, comprei, despesa, despesas, estamos gastando, estatisticas, estou gastando, fatura total, fechamento, foi gasto, gasta, gastamos, gastando, gastei, gasto, gastos, gastou, media, pagamos, pagou, paguei, relatorio, resumo, saidas, saldo, soma, totais, total`,
    period: `desse mes, deste mes, do mes, esse mes, este mes, mensais, mensal, mes atual, mes corrente, nesse mes, neste mes, no mes, o mes=this_month
      no ultimo mes, (o/no/do)? mes anterior, (o/no/do)? mes passado, ultimo mes=last_month
      a semana, da semana, dessa semana, desta semana, essa semana, esta semana, na semana, nessa semana, nesta semana, semana atual, semanal=this_week
      (a/na)? ultima semana, (a/na/da)? semana passada, semana anterior=last_week
      ano atual, anual, desse ano, deste ano, do ano, esse ano, este ano, nesse ano, neste ano, no ano, o ano=this_year
      ano anterior, (o/no/do)? ano passado=last_year
      (o/no/do/neste/nesse)? (fim de semana/final de semana/fds) (passado)?=weekend
      ate agora, ate hoje, desde o inicio, desde sempre, em toda a vida, historico, no total=all
      de hoje, do dia, hj, hoje, no dia=today
      de ontem, ontem=yesterday
      ultimas, ultimos=days`,
    me: `comprei, eu, gastei, meu, meus, minha, minhas, paguei`,
    budget: `limite, limites, meta, meta de gasto, orcamento, orcamentos, teto, teto de gastos`,
    limit: `ajusta, altera, aumenta, aumentar, bota, coloca, colocar, configura, configurar, cria, criar, crie, defina, define, definir, diminui, estabelece, estabelecer, fixa, fixar, gastar no maximo, muda, nao quero gastar mais de, nao quero gastar mais que, no maximo, poe, queria, quero, quero gastar no maximo`,
    left: `como (esta/ta/vai) o orcamento, disponivel, estouramos o orcamento, estourei o orcamento, passei do orcamento, quanto (ainda)? (tenho/temos) (do/de)? (orcamento), quanto ainda posso gastar, quanto ainda tenho, quanto falta, quanto podemos gastar, quanto posso gastar, (quanto)? (me/nos/ainda)? (resta/sobra/sobrou) (do/de)? (orcamento)?`,
  },
  kinds: {
    food: `misto, acai, acaraje, agua de coco, aiqfome, alimentacao, almoco, amendoim, bala, balada bar, barzinho, batata frita, bauru, biscoito, bobs, bolo, bombom, boteco, botequim, breja, brigadeiro, buffet, buteco, cacau show, cachaca, cachorro quente, cafe, cafe da manha, cafeteria, cafezinho, caipirinha, caldo, camarao, cantina, cerveja, cervejinha, cha, chiclete, chimarrao, chocolate, chope, chopp, churras, churrascaria, churrasco, churros, coca, coco bambu, comida, confeitaria, couvert, coxinha, crepe, cuscuz, doce, doceria, docinho, dogao, dose, drink, empada, energetico, esfiha, espetinho, feijoada, galeto, gin, giraffas, gorjeta, guarana, habibs, hamburguer, hamburgueria, happy hour, janta, jantar, japones, kebab, lanche, lanchinho, lanchonete, lasanha, macarronada, madero, marmita, marmitaria, marmitex, milkshake, misto quente, moqueca, outback, pacoca, padoca, pao de queijo, parmegiana, pastel, pastelaria, paçoca, petisco, pf, picole, pipoca, pizzaria, por quilo, porcao, prato feito, quentinha, quibe, quiosque, quitanda de doce, rappi, refeicao, refri, refrigerante, restaurante, rodizio, salada, salgadinho, salgado, sanduba, sanduiche, self service, sobremesa, sopa, sorvete, sorveteria, spoleto, strogonoff, suco, sushi, tapioca, temaki, tereré, tira gosto, torta, vatapa, vinho no bar, virado, vitamina de banana, whisky, x tudo, yakisoba`,
    groceries: `abacate, abacaxi, absorvente, acougue, acucar, agua mineral, agua sanitaria, alface, alho, amaciante, ~angeloni, arroz, ~atacadao, ~atacado, ~atacarejo, aveia, azeite, banana, batata, biscoito, ~bistek, bolacha, ~bretas, cafe em po, carne, carvao, cebola, cenoura, cereal, cesta basica, ~compra do mes, ~compras, condicionador, ~condor, congelados, creme dental, desinfetante, desodorante, detergente, ~dia, ~emporio, escova de dente, esponja, ~extra, farinha, feijao, ~feira, ~feirinha, ~fort atacadista, fralda, frango, fruta, galao de agua, garrafao, geleia, gelo, granola, guardanapo, ~hirota, ~hortifruit, ~hortifruti, iogurte, itens de mercado, ketchup, laranja, legumes, leite, lenco umedecido, limao, linguica, maca, macarrao, maionese, mamao, mandioca, manga, manteiga, margarina, ~mateus, mel, melancia, ~mercadinho, ~mercado, ~mercearia, milho, morango, ~mundial, mussarela, oleo, ovo, padaria, pao, paozinho, papel higienico, papel toalha, pasta de dente, peixaria, peixe, picanha, po de cafe, presunto, ~prezunic, queijo, ~quitanda, ~rancho, requeijao, sabao, sabonete, saco de lixo, ~sacolao, sal, ~sams, shampoo, ~super, ~supermercado, tempero, tomate, uva, ~varejao, verdura, vinho`,
    transport: `99, 99pop, abastecimento, alcool no posto, alinhamento, aluguel de carro, balanceamento, balsa, barca, bicicleta, bike, bike itau, bilhete unico, borracharia, borracheiro, brt, bus, busao, carro, cnh, combustivel, conectcar, corrida, corrida de app, detran, dpvat, estacionamento, etanol, flanelinha, freio, funilaria, gasolina, gnv, guardador, guincho, indriver, ipiranga, ipva, lava jato, lava rapido, lavagem, licenciamento, localiza, lotacao, mecanico, metro, moto, mototaxi, movida, oficina, oleo do carro, onibus, parcela do carro, passagem de metro, passagem de onibus, patinete, pecas, pedagio, pneu, posto, prestacao do carro, recarga do bilhete unico, revisao, riocard, seguro auto, seguro carro, seguro da moto, seguro do carro, sem parar, tanque, taxi, transporte, trem, troca de oleo, uber, vale transporte, valet, van, veloe, vlt, zona azul`,
    health: `academia, acupuntura, amil, antibiotico, anticoncepcional, aparelho, band aid, bradesco saude, camisinha, canal no dente, cardiologista, cirurgia, clinica, consulta, convenio, coparticipacao, creatina, curativo, dentaria, dentista, dermato, dermatologista, dipirona, dorflex, doutor, doutora, drogaria, drogaria sao paulo, exame, farmacia, fisio, fisioterapeuta, fisioterapia, fonoaudiologa, fralda geriatrica, ginecologista, hapvida, hospital, laboratorio, lente de contato, lentes, mascara, massagem, medica, medicamento, medico, natacao, nutri, nutricionista, oculista, oculos, oculos de grau, oftalmologista, ortodontista, ortopedista, otica, pacheco, pediatra, personal, pilates, pronto socorro, protetor solar, psicologa, psicologo, psiquiatra, quiropraxia, raia, raio x, remedio, ressonancia, saude, sulamerica, suplemento, terapeuta, terapia, termometro, teste de gravidez, ultrafarma, ultrassom, upa, vacina, vitamina, whey, xarope`,
    home: `abajur, air fryer, airfryer, aluguel, aquecedor, ar condicionado, aspirador, balde, batedeira, c&c, cadeira, cafeteira, cama, camicado, casa, casas bahia, chave, chaveiro, chuveiro, cimento, cobertor, colchao, condominio, ~conserto, cortina, decoracao, dedetizacao, diarista, domestica, edredom, eletricista, eletrodomestico, empregada, encanador, espelho, faxina, faxineira, ferragem, ferramenta, ferro de passar, financiamento do ape, fogao, frete da mudanca, furadeira, geladeira, hipoteca, imobiliaria, iptu, jardim, jardineiro, lampada, lar, lava louca, lavanderia, lencol, leroy, liquidificador, loja de ferragens, luminaria, madeira madeira, ~manutencao, maquina de lavar, marceneiro, material de construcao, mesa, micro ondas, microondas, mobly, moradia, moveis, movel, mudanca, panela, parafuso, passadeira, pedreiro, pilha, pintor, piscina, planta, ponto frio, prato, prego, prestacao da casa, quadro, ~reforma, ~reparo, rodo, secadora, seguro da casa, seguro residencial, sofa, talheres, tapete, televisao, televisor, telhanorte, tijolo, tinta, toalha, tok e stok, torneira, travesseiro, tupperware, tv, vasilha, vaso, vassoura, vela, ventilador`,
    utilities: `agua, algar, boleto, botijao, caesb, cedae, celpe, celular, chip, claro tv, coelba, comgas, conta de agua, conta de celular, conta de energia, conta de gas, conta de internet, conta de luz, conta de telefone, conta do celular, contas, contas da casa, copasa, copel, cpfl, credito no celular, credito pro celular, eletropaulo, energia, equatorial, esgoto, gas, gas de cozinha, internet, liquigas, luz, neoenergia, net, recarga, sanepar, servicos, sky, taxa de lixo, telefone, tv a cabo, ultragaz, wifi`,
    entertainment: `abada, aniversario do buffet, aposta, aquario, artesanato, assinatura, balada, bet, beto carrero, bloco, bloquinho, bolao, boliche, brinquedoteca, buffet infantil, carnaval, cinema, circo, clube, disco, diversao, dj, entretenimento, escape room, estadio, exposicao, festa, festival, filme, futebol, gibi, guitarra, hobby, hopi hari, ingresso, instrumento, jogo, jogo do bicho, jogo do flamengo, karaoke, kart, lazer, lollapalooza, loteria, loterica, lotofacil, mega sena, megasena, museu, nintendo, paintball, paramount, parque, parque de diversoes, passeio, pelada, pesca, pescaria, playstation, prancha, premiere, quadra, quadrinhos, quebra cabeca, rave, revista, rifa, rock in rio, show, sinuca, society, streaming, surf, tabuleiro, teatro, telecine, videogame, vinil, violao, xbox, zoologico`,
    clothes: `ajuste de roupa, anel, ~arezzo, bermuda, bijuteria, biquini, blusa, blusinha, bolsa, bone, bota, brecho, brinco, cachecol, calca, calcinha, camisa, camiseta, carteira, casaco, ~centauro, chapeu, chinelo, cinto, colar, costureira, cueca, fantasia, ~farm, gorro, gravata, havaianas, ~hering, jaqueta, jeans, joia, legging, lingerie, loja de roupa, luva, maio, ~marisa, meia, ~melissa, mochila, moletom, ~netshoes, oculos de sol, ~pernambucanas, pijama, pulseira, regata, relogio, ~reserva, roupa, roupinha, saia, salto, sandalia, sapatilha, sapato, short, sueter, sunga, sutia, tenis, terno, uniforme, vestido, vestuario`,
    education: `apostila, aula, aula de violao, autoescola, bercario, caderno, caneta, ccaa, colegio, concurso, creche, cursinho, curso, curso online, educacao, escola, escolinha, estojo, excursao da escola, faculdade, fisk, formatura, hotmart, impressao, ingles, inscricao, kalunga, lapis, livraria, livro, matricula, mestrado, papelaria, pos, professor particular, prova, reforco, saraiva, transporte escolar, uniforme da escola, uniforme escolar, universidade, van escolar, wizard, xerox`,
    pets: `animais, !antipulgas, !aquario de peixe, !bravecto, !brinquedo do cachorro, !cachorra, !cachorrinho, !cachorro, !calopsita, !castracao, !cavalo, !coelho, !coleira, !creche do cachorro, !dog, !gata, !gatinho, !gato, !hamster, !hotelzinho, !passarinho, !passeador, !peixinho, !pet, !petisco do cachorro, !petshop, !racao, !sache, !tosa, !vacina do cachorro, !vermifugo, !vet, !veterinaria, !veterinario`,
    travel: `aeroporto, aluguel de temporada, aviao, azul, bagagem, booking, buser, cadeira de praia, camping, chale, clickbus, cruzeiro, cvc, diaria, excursao, ferias, guarda sol, hospedagem, hotel, latam pass, lembrancinha, mala, milhas, onibus de viagem, onibus para, passagem, passagens, passaporte, passeio de barco, pousada, praia, resort, rodoviaria, seguro viagem, smiles, souvenir, turismo, viagem, visto, voo`,
    gifts: `!amigo oculto, !amigo secreto, !aniversario, !bodas, buque, !caixinha do porteiro, caridade, !cartao presente, !casamento, cesta de cafe da manha, !cha de bebe, !cha de panela, !dia das maes, !dia dos namorados, !dia dos pais, dizimo, doacao, esmola, flor, floricultura, !gift card, igreja, !lembranca, morador de rua, !natal, !niver, oferta da igreja, oferta na igreja, !ovo de pascoa, !pascoa, pelucia, !presente, !presentinho, rosas, !vale presente, vaquinha`,
    other: `multado, multaram, advogada, advogado, anuidade, anuidade do cartao, armarinho, avon, baba, barba, barbearia, barbeiro, bebe, boneca, boticario, brinquedo, cabeleireiro, cabelereiro, cabelo, caixa de som, camera, capinha, carregador, cartorio, celular novo, cigarro, computador, contabilidade, contador, correio, corte, cosmetico, das, depilacao, despachante, diversos, documento, eletronico, entrega, estetica, fone, foto 3x4, frete, funeral, hd, imposto, imposto de renda, impressora, inss, ir, juros, kabum, linha de costura, manicure, maquiagem, mei, mesada, motoboy, mouse, multa, natura, outros, pedicure, pelicula, pen drive, pensao, perfumaria, perfume, pod, salao, salao de beleza, sedex, segunda via, seguro, sindicato, sobrancelha, tabacaria, tabaco, tablet, tarifa bancaria, tatuagem, taxa, taxa do banco, tecido, teclado, tinta da impressora, tintura, unha, vape, velorio`,
  },
}
