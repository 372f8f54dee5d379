import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('an answer to what another member asked', ({ register, join }) => {
  it.each([
    ['es', 'garrafa 8000', 'pan 900', '¿y eso de 8000 que era?', 'era la garrafa del gas'],
    ['es', 'carne 8000', 'pan 900', 'qué era lo de 8000', 'la carne del domingo'],
    ['es', 'luz 8000', 'pan 900', 'de qué son los 8000', 'la luz pa'],
    ['en', 'butcher 80', 'bread 9', 'what was the 80?', 'that was the butcher'],
    ['pt', 'feira 80', 'pão 9', 'qual foi aquele gasto de 80?', 'a feira mãe kkk'],
    ['pt', 'sapatos 80', 'pão 9', 'que despesa foi aquela de 80?', 'os sapatos'],
    ['pt', 'fraldas 80', 'pão 9', 'o que foi aquilo de 80?', 'as fraldas do bebé'],
    ['es', 'palta 8000', 'pan 900', '¿y eso de 8000?', 'la palta po'],
    ['fr', 'coiffeur 80', 'pain 9', "c'était quoi les 80 ?", "c'était le coiffeur"],
  ] as const)('changes nothing if the expense is called so already (%s: %s, %s, %s, %s)', async (...row) => {
    const [language, noted, last, question, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(ana, last)
    await say(beto, question)
    const before = await ledger(ana)
    expect(await say(ana, told)).not.toContain('?')
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    [
      'es',
      'gasté 650',
      'pan 900',
      '¿qué eran los 650?',
      'fue el regalo de la maestra',
      'regalo de la maestra',
    ],
    ['es', 'gasté 650', 'pan 900', 'de que era el de 650', 'la verdulería', 'verdulería'],
    [
      'es',
      'consulta 650',
      'pan 900',
      'que fue ese gasto de 650',
      'fue el dentista de Leo',
      'dentista de Leo',
    ],
    ['en', 'spent 65', 'bread 9', 'what was the 65?', 'that was the butcher', 'butcher'],
    ['pt', 'gastei 65', 'pão 9', 'o que foi esse gasto de 65?', 'foi o presente da vó', 'presente da vó'],
    ['fr', "j'ai dépensé 65", 'pain 9', "c'était quoi les 65 ?", 'le boucher', 'boucher'],
  ] as const)('names the expense asked about, not the last one (%s: %s, %s, %s, %s)', async (...row) => {
    const [language, noted, last, question, told, name] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(ana, last)
    await say(beto, question)
    await say(ana, told)
    const [bread, named] = await ledger(ana)
    expect(named).toMatchObject({ description: name })
    expect(bread?.description).toBe(last.split(' ')[0])
  })

  it.each([
    ['es', 'pollo 12000', '¿cuánto salió el pollo?', '12 mil'],
    ['es', 'pollo 12000', 'cuánto fue el pollo?', 'fueron 12000'],
    ['pt', 'carne 76', 'quanto foi a carne?', '76'],
    ['en', 'chicken 12', 'how much was the chicken?', '12'],
  ] as const)(
    'with a price that is recorded is not taken for another one (%s: %s, %s, %s)',
    async (...row) => {
      const [language, noted, question, told] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, noted)
      await say(ana, 'pan 90')
      await say(beto, question)
      const before = await ledger(ana)
      expect(await say(ana, told)).not.toContain('?')
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'kiosko 2500', '¿Qué compró Ana en el kiosko?', 'alfajores'],
    ['es', 'kiosko 2500', '¿cuánto gastó Ana en el kiosko?', 'nada, una pavada'],
    ['pt', 'sapataria 40', 'quanto gastou a Ana na sapataria?', 'os sapatos estavam rotos'],
  ] as const)('about the writer is asked no price (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, question, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(beto, question)
    expect(await say(ana, told)).not.toMatch(/cuánto|quanto/i)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'cuánto llevamos este mes?', 'milanesas'],
    ['en', 'how much did we spend?', 'milk'],
  ] as const)('is no thing without a price after a question of nobody (%s: %s, %s)', async (...row) => {
    const [language, question, thing] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, question)
    expect(await say(ana, thing)).toContain('?')
  })
})
