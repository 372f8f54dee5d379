import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about a relative', ({ register, join }) => {
  const questions = [
    ['es', '¿cuánto gastó mi marido?', 'En noviembre Beto gastó $ 30'],
    ['en', 'how much did my husband spend?', 'In November Beto spent $ 30'],
    ['pt', 'quanto meu marido gastou?', 'Em novembro Beto gastou $ 30'],
    ['fr', 'combien a dépensé mon mari ?', 'En novembre, Beto a dépensé $ 30'],
  ] as const

  it.each(questions)('means the only other member of the household (%s)', async (...row) => {
    const [language, question, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 20')
    await say(beto, 'taxi 30')
    expect(await say(ana, question)).toContain(told)
  })

  it('asks which member is meant and accepts the name in the next message', async () => {
    const ana = await register()
    const beto = await join(ana)
    const carla = await join(ana)
    await carla.send('changeSettings', { body: { name: 'Carla' } })
    await say(beto, 'taxi 30')
    await say(carla, 'taxi 50')
    expect(await say(ana, '¿cuánto gastó la abuela?')).toBe('¿Quién: Beto / Carla? Por ejemplo «¿y Beto?».')
    expect(await say(ana, '¿y mi vieja?')).toContain('¿Quién: Beto / Carla?')
    expect(await say(ana, '¿y Carla?')).toContain('En noviembre Carla gastó $ 50')
  })

  it.each([
    ['es', 'cuánto llevamos mami?', 'la casa gastó $ 50'],
    ['pt', 'quanto a gente gastou mãe?', 'a casa gastou $ 50'],
    ['en', 'how much did we spend mum?', '$ 50'],
  ] as const)('is about everybody when the relative is only spoken to (%s: %s)', async (...row) => {
    const [language, question, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 20')
    await say(beto, 'taxi 30')
    expect(await say(ana, question)).toContain(told)
  })
})
