import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a request to keep something as it is', ({ join, register }) => {
  it.each([
    ['es', 'nafta 500', 'borrá la nafta', 'no, no la borres'],
    ['es', 'nafta 500', 'borrá la nafta', 'no, mejor no la borres'],
    ['es', 'nafta 500', 'borrá la nafta', 'no, espera, déjala'],
    ['es', 'nafta 500', 'borrá la nafta', 'dejá la nafta'],
    ['en', 'petrol 50', 'delete the petrol', 'leave the petrol'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'deixa a gasolina'],
    ['fr', 'essence 50', "supprime l'essence", "laisse l'essence"],
    ['en', 'petrol 50', 'delete the petrol', "no wait, don't delete it"],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'não, espera, deixa'],
    ['fr', 'essence 50', "supprime l'essence", 'non, ne la supprime pas'],
    ['en', 'haircut 95', 'undo', 'no wait it was 95 keep it'],
    ['en', 'trainers 85', 'nah delete it', 'actually it was 85 put it back lol'],
    ['es', 'nafta 500', 'borrá la nafta', 'eran 500'],
    ['es', 'nafta 500', 'borrá la nafta', 'nah, mentira'],
    ['es', 'nafta 500', 'borrá la nafta', 'era broma, dejala'],
    ['en', 'petrol 50', 'delete the petrol', 'just kidding'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'brincadeira, deixa'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'apaga não, deixa'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'apaga não'],
    ['en', 'petrol 50', 'delete the petrol', 'no keep it ana'],
    ['fr', 'essence 50', "supprime l'essence", 'non je rigole'],
    ['es', 'nafta 500', 'borrá la nafta', 'fue un error, ponela de nuevo'],
    ['es', 'nafta 500', 'borrá la nafta', 'no hace falta borrarla'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'não, pode deixar'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'melhor deixar'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'foi engano, volta'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'desculpa, era engano, volta a pôr'],
    ['pt', 'gasolina 50', 'apaga a gasolina', 'enganei-me, repõe'],
  ] as const)(
    'restores the expense just deleted when the writer takes the deletion back (%s: %s, %s, %s)',
    async (...row) => {
      const [language, noted, wish, keep] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, wish)
      expect(await ledger(ana)).toEqual([])
      await say(ana, keep)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it.each([
    ['es', 'nafta 500', 'borrá la nafta, no, mejor dejala'],
    ['en', 'petrol 50', "delete the petrol, I put it in twice. no wait I didn't"],
    ['en', 'petrol 50', 'make it 60, actually no'],
    ['pt', 'gasolina 50', 'apaga a gasolina, não, espera'],
    ['fr', 'essence 50', "supprime l'essence, en fait non"],
  ] as const)(
    'changes nothing when a request ends by taking itself back (%s: %s, %s)',
    async (language, noted, wish) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      await say(ana, wish)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'carne 58 y verdura 22', 'borrá el último gasto', 'no, volvé a ponerlo'],
    ['en', 'vet 58 and kibble 22', 'delete the last thing', 'no put it back'],
    ['fr', 'véto 58 et croquettes 22', 'supprime mon dernier achat', 'non remets-le'],
  ] as const)(
    'does not restore an expense that another member had deleted before (%s: %s, %s, %s)',
    async (...row) => {
      const [language, noted, wish, keep] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, 'taxi 9')
      await say(beto, language === 'es' ? 'deshacer' : language === 'fr' ? 'annuler' : 'undo')
      await say(ana, noted)
      await say(ana, wish)
      await say(ana, keep)
      expect(await ledger(ana)).toHaveLength(2)
    },
  )

  it.each([
    ['es', 'pan 9', 'café 2', 'borrá el pan', 'no, dejá el café'],
    ['en', 'bread 9', 'coffee 2', 'delete the bread', 'no, leave my coffee'],
  ] as const)(
    'restores nothing when the named expense was not deleted (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, ...told] = row
      const ana = await register(language)
      for (const said of told) await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ amount: 2 }])
    },
  )

  it.each([
    ['café 2000', 'fue ayer', 'borrá el café', 'dejá mi café'],
    ['café 2000', 'fue ayer', 'borrá el café', 'no, dejalo'],
    ['café 2000', 'fue ayer', 'borrá el café', 'restaurar'],
    ['coffee 2000', 'it was yesterday', 'delete the coffee', 'hey leave my coffee!'],
    ['café 2000', "c'était hier", 'supprime le café', 'eh laisse mon café !'],
    ['café 2000', "c'était hier", 'supprime le café', 'remets-le'],
  ] as const)('restores an expense that another member has just deleted (%s, %s, %s, %s)', async (...row) => {
    const [noted, change, deletion, keep] = row
    const ana = await register()
    const beto = await join(ana)
    for (const each of [noted, 'taxi 3000', change]) await say(beto, each)
    await say(ana, deletion)
    expect(await ledger(beto)).toMatchObject([{ description: 'taxi' }])
    await say(beto, keep)
    expect(await ledger(beto)).toHaveLength(2)
  })

  it('restores what was deleted last when two other members have deleted something', async () => {
    const ana = await register('en')
    const [ben, cora] = [await join(ana), await join(ana)]
    await say(ben, 'taxi 9')
    await say(cora, 'bus 4')
    await say(ben, 'delete the taxi')
    await say(cora, 'delete the bus')
    await say(ana, 'put it back')
    expect(await ledger(ana)).toMatchObject([{ description: 'bus' }])
  })

  it.each([
    ['es', 'no borres nada', 'Listo, lo dejo como está.'],
    ['es', 'no pará, dejalo', 'Listo, lo dejo como está.'],
    ['en', "no it's fine", 'All right, it stays as it is.'],
    ['pt', 'não apaga nada', 'Certo, fica como está.'],
    ['fr', 'ne supprime rien', 'D’accord, ça reste comme ça.'],
  ] as const)(
    'leaves everything as it is, including earlier deletions (%s: %s)',
    async (language, keep, answer) => {
      const ana = await register(language)
      for (const each of ['taxi 100', 'undo', 'bus 90']) await say(ana, each)
      expect(await say(ana, keep)).toBe(answer)
      expect((await ledger(ana)).map(({ description }) => description)).toEqual(['bus'])
    },
  )

  it.each([
    ['es', 'no entendiste'],
    ['es', 'eso no es lo que te pedí'],
    ['es', 'no, estaba bien antes'],
    ['en', 'not what I meant'],
    ['en', 'no, you got it wrong'],
    ['pt', 'não foi isso que eu pedi'],
    ['fr', "c'est pas ce que j'ai dit"],
    ['fr', "c'est pas ça du tout"],
  ] as const)(
    'neither renames nor deletes an expense after a complaint (%s: %s)',
    async (language, complaint) => {
      const ana = await register(language)
      await say(ana, 'taxi 100')
      await say(ana, complaint)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', amount: 100 }])
    },
  )

  it.each([
    ['es', 'cena 400', 'lo pagué con la tarjeta'],
    ['es', 'cena 400', 'en efectivo'],
    ['pt', 'jantar 40', 'paguei no pix'],
    ['en', 'dinner 40', 'I paid by card'],
    ['fr', 'souper 40', 'payé par carte'],
  ] as const)(
    'leaves the expense as it is when a message names the means of payment (%s: %s, %s)',
    async (language, noted, told) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      expect(await say(ana, told)).toMatch(/lo dejo como está|fica como está|stays as it is|reste comme ça/)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'remera 400', 'borrá la remera', 'la devolví'],
    ['pt', 'short 40', 'apaga o short', 'devolvi ele'],
  ] as const)('keeps a deletion when the next message gives the reason for it (%s)', async (...row) => {
    const [language, noted, wish, why] = row
    const ana = await register(language)
    for (const said of [language === 'es' ? 'pan 20' : 'pão 20', noted, wish]) await say(ana, said)
    expect(await say(ana, why)).toMatch(/lo dejo como está|fica como está/)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'panadería 210', 'no! la panadería estaba bien'],
    ['en', 'bakery 21', 'no, the bakery was right'],
    ['pt', 'padaria 21', 'não! a padaria tava certa'],
    ['fr', 'boulangerie 21', 'non, la boulangerie était correcte'],
  ] as const)('is read from “the bakery was right” (%s: %s, %s)', async (language, recorded, said) => {
    const ana = await register(language)
    await say(ana, recorded)
    await say(ana, 'taxi 9')
    const expenses = await ledger(ana)
    expect(await say(ana, said)).toMatch(/stays as it is|como está|ça reste/)
    expect(await ledger(ana)).toEqual(expenses)
  })
})
