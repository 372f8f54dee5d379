import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('what is written to try the assistant out', ({ register }) => {
  it.each([
    ['es', 'contame un chiste', 'Chistes no sé'],
    ['en', 'tell me a joke', 'I know no jokes'],
    ['pt', 'conta uma piada', 'Piadas eu não sei'],
    ['fr', 'raconte une blague', 'Les blagues'],
    ['es', 'y vos que sos una persona o una maquina', 'Soy Casita'],
    ['en', 'are you chatgpt', 'I’m Casita'],
    ['pt', 'você é um robô ou uma pessoa?', 'Sou a Casita'],
    ['fr', "t'es un robot ou une personne ?", 'Je suis Casita'],
    ['es', '¿tenés acceso a mi banco?', 'solo conozco los gastos'],
    ['en', "how's the weather", 'I only know the expenses'],
    ['pt', 'vai chover hoje?', 'só conheço os gastos'],
    ['fr', "c'est quoi la météo", 'je ne connais que les dépenses'],
    ['es', '¿hablás inglés?', 'Entiendo español'],
    ['en', 'do you speak spanish?', 'I understand English'],
    ['pt', 'falas inglês?', 'Entendo português'],
    ['fr', 'tu parles anglais ?', 'Je comprends le français'],
    ['es', 'hola?? pero qué más sabes hacer', 'Para presupuestos'],
    ['en', 'what else can you do', 'For budgets'],
    ['pt', 'explica-me lá como funciona o orçamento', 'Para orçamentos'],
    ['fr', 'tu sais faire quoi d’autre ?', 'Pour les budgets'],
  ] as const)('is answered to the point (%s: %s)', async (language, said, answer) => {
    expect(await say(await register(language), said)).toContain(answer)
  })

  it.each([
    ['es', 'vaya mierda de aplicación', 'deshacer', 'pan 3.000'],
    ['en', "you're stupid", 'undo', 'bread 3'],
    ['pt', 'és uma porcaria', 'desfazer', 'pão 3'],
    ['fr', "t'es nul", 'annuler', 'pain 3'],
  ] as const)('is an insult, to which it says how to correct (%s: %s)', async (...row) => {
    const [language, said, way, noted] = row
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    expect(await say(ana, said)).toContain(way)
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', '¿podés dividir los gastos?', '¿quién gastó más?'],
    ['en', 'can you split brunch', 'who spent more?'],
    ['pt', 'dá pra dividir os gastos?', 'quem gastou quanto?'],
    ['fr', 'tu fais les comptes ?', 'qui a dépensé combien ?'],
  ] as const)('asks for shares, and learns how to ask what each spent (%s: %s)', async (...row) => {
    const [language, said, way] = row
    const ana = await register(language)
    expect(await say(ana, said)).toContain(way)
    expect(await say(ana, way)).not.toContain('ayuda')
  })

  it('does not hide an expense', async () => {
    const ana = await register('en')
    await say(ana, 'sorry. gas 41.80')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([41.8])
  })
})
