import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a request to delete with the reason behind it', () => {
  it.each([
    ['es', 'borrá la pileta que al final la pagó mi vieja', 'pileta'],
    ['es', 'sacá el remis porque me lo devolvieron', 'remis'],
    ['en', "oh forget the umbrella I'm taking it back tomorrow", 'umbrella'],
    ['en', 'delete the diesel because my dad paid it', 'diesel'],
    ['pt', 'apaga a consulta que o plano cobriu', 'consulta'],
    ['pt', 'apaga o pedágio que fui eu que paguei e já tinha anotado', 'pedágio'],
    ['fr', "oublie le billet de train c'est son boulot qui rembourse", 'billet de train'],
    ['fr', "efface donc les bières finalement Kevin m'a dit de laisser faire", 'bières'],
    ['es', 'quita los huevos que estaban rotos y me los han devuelto', 'huevos'],
    ['es', 'borrá la campera que vino fallada', 'campera'],
    ['es', 'borra las entradas que cancelaron el show', 'entradas'],
    ['en', 'delete the game hes getting a refund', 'game'],
    ['en', 'remove the tickets that got cancelled', 'tickets'],
    ['en', 'delete the chips cuz they were moms', 'chips'],
    ['pt', 'apaga o leite que estava estragado', 'leite'],
    ['pt', 'apaga a blusa que veio rasgada', 'blusa'],
    ['fr', "supprime le fromage qu'on a rendu", 'fromage'],
    ['fr', 'supprime la lampe qui est arrivée cassée', 'lampe'],
  ] as const)('names only the expense (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
  })

  it.each([
    ['es', 'borra el café que me tomé ayer'],
    ['en', "delete the coffee I've bought yesterday"],
    ['pt', 'apaga o uber que foi ontem'],
  ] as const)('keeps the day by which the expense is meant (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', period: { name: 'yesterday' } })
  })
})
