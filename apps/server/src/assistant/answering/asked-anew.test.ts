import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a follow-up that keeps what was asked about', ({ register, join, wait }) => {
  it.each([
    ['es', 'supermercado 90', 'taxi 20', '¿cuánto en súper?', 'dame el detalle', '¿cuáles fueron?'],
    ['en', 'groceries 90', 'taxi 20', 'how much on groceries?', 'show me the details', 'which ones?'],
    ['pt', 'mercado 90', 'táxi 20', 'quanto no mercado?', 'dá o detalhe', 'quais foram?'],
    ['fr', 'courses 90', 'taxi 20', 'combien en courses ?', 'donne le détail', 'lesquelles ?'],
  ] as const)('lists only those expenses (%s)', async (...row) => {
    const [language, one, other, question, ...details] = row
    const ana = await register(language)
    for (const said of [one, other, question]) await say(ana, said)
    for (const detail of details) {
      const lines = (await say(ana, detail)).split('\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain('90')
    }
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'pan 20', 'carne 30', '¿cuánto en súper?', 'borrá el pan', '¿y ahora cuánto da?'],
    ['en', 'bread 20', 'meat 30', 'how much on groceries?', 'delete the bread', 'so how much is it now?'],
    ['pt', 'pão 20', 'carne 30', 'quanto no mercado?', 'apaga o pão', 'e agora quanto dá?'],
    [
      'fr',
      'pain 20',
      'viande 30',
      'combien en courses ?',
      'supprime le pain',
      'et maintenant ça fait combien ?',
    ],
  ] as const)('answers again after a change (%s)', async (...row) => {
    const [language, bread, meat, question, deletion, again] = row
    const ana = await register(language)
    for (const said of [bread, meat, 'taxi 7', question, deletion]) await say(ana, said)
    expect(await say(ana, again)).toMatch(/\$ 30 .*🛒/)
  })

  it.each([
    ['es', '¿cuánto gastamos hoy?', '¿y con ayer?', 'Del 19 al 20'],
    ['en', 'how much did we spend today?', 'and with yesterday?', 'From November 19 to 20'],
    ['pt', 'quanto gastamos hoje?', 'e com ontem?', 'De 19 a 20'],
    ['fr', "combien aujourd'hui ?", 'et avec hier ?', 'Du 19 au 20'],
  ] as const)('adds the period beside the last one (%s)', async (language, question, wider, told) => {
    const ana = await register(language)
    const yesterday = { es: 'ayer', en: 'yesterday', pt: 'ontem', fr: 'hier' }[language]
    for (const said of ['taxi 7', `pizza 30 ${yesterday}`, question]) await say(ana, said)
    const answer = await say(ana, wider)
    expect(answer).toContain(told)
    expect(answer).toContain('$ 37')
  })

  it.each([
    ['es', '¿cuánto en taxi el año pasado?', '¿y este mes?'],
    ['en', 'how much on taxis last year?', 'and this month?'],
    ['pt', 'quanto de táxi no ano passado?', 'e este mês?'],
    ['fr', "combien de taxi l'an passé ?", 'et ce mois-ci ?'],
  ] as const)('keeps the category for the current month (%s)', async (language, question, now) => {
    const ana = await register(language)
    for (const said of ['taxi 7', 'pizza 30', question]) await say(ana, said)
    expect(await say(ana, now)).toMatch(/\$ 7 .*🚌/)
  })

  it.each([
    ['es', '¿cuánto gastó Beto en taxi?', '¿y nosotros todos?'],
    ['en', 'how much did Beto spend on taxis?', 'and everybody?'],
    ['pt', 'quanto o Beto gastou em táxi?', 'e nós todos?'],
    ['fr', 'combien Beto a dépensé en taxi ?', 'et nous tous ?'],
  ] as const)('keeps the category for all members (%s)', async (language, question, all) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, 'taxi 7')
    for (const said of ['taxi 5', 'pizza 30', question]) await say(ana, said)
    expect(await say(ana, all)).toMatch(/\$ 12 .*🚌/)
  })

  it.each([
    ['es', '¿cuánto gastamos?', 'sin el taxi'],
    ['pt', 'quanto gastamos?', 'sem o táxi'],
    ['fr', 'combien on a dépensé ?', 'sans le taxi ?'],
    ['en', 'how much did we spend?', 'without the taxi?'],
  ] as const)(
    'leaves out what another member says after the answer (%s)',
    async (language, question, without) => {
      const ana = await register(language)
      const beto = await join(ana)
      await beto.send('changeSettings', { body: { preferred_language: language } })
      await say(beto, 'pizza 30')
      for (const said of ['taxi 5', question]) await say(ana, said)
      wait(1)
      expect(await say(beto, without)).toContain('$ 30')
      expect(await ledger(ana)).toHaveLength(2)
    },
  )

  it.each([
    ['es', 'carne 30', '¿cuánto gastamos el sábado?', '¿y el mes pasado cuánto fue en súper?'],
    ['en', 'meat 30', 'how much did we spend on Saturday?', 'and last month how much was groceries?'],
    ['pt', 'carne 30', 'quanto gastamos no sábado?', 'e mês passado quanto foi de mercado?'],
    ['fr', 'viande 30', 'combien samedi ?', "et le mois dernier c'était combien les courses ?"],
  ] as const)('takes both a category and a period from a follow-up (%s)', async (...row) => {
    const [language, meat, saturday, lastMonth] = row
    const ana = await register(language)
    await say(ana, `${meat} ${{ es: 'el', en: 'on', pt: 'em', fr: 'le' }[language]} 12/10`)
    await say(ana, saturday)
    expect(await say(ana, lastMonth)).toMatch(/\$ 30 .*🛒/)
  })
})
