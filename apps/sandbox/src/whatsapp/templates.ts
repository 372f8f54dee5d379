/**
 * A template as docs/whatsapp.md lists it for approval: its text with `{{1}}`… and a link whose address ends in
 * `{{1}}`.
 */
export interface Template {
  readonly text: string
  readonly button: string
  readonly path: string
}

const verify = (text: string, button: string): Template => ({ text, button, path: '/validate?token=' })
const invite = (text: string, button: string): Template => ({ text, button, path: '/join?code=' })

const summary = (text: string, button: string): Template => ({ text, button, path: '/analytics?' })

const templates: Readonly<Record<string, Readonly<Record<string, Template>>>> = {
  // {{1}} the person's name, {{2}} the account: name and mail address
  casita_verify: {
    es_AR: verify(
      'Hola {{1}}. Confirmá que este número es tuyo para la cuenta {{2}}. Si no creaste esa cuenta, no hagas nada.',
      'Confirmar número',
    ),
    en: verify(
      'Hi {{1}}. Confirm that this number is yours for the account {{2}}. If you did not create that account, do nothing.',
      'Confirm number',
    ),
    pt_BR: verify(
      'Oi {{1}}. Confirme que este número é seu para a conta {{2}}. Se você não criou essa conta, não faça nada.',
      'Confirmar número',
    ),
    fr: verify(
      'Bonjour {{1}}. Confirme que ce numéro est le tien pour le compte {{2}}. Si tu n’as pas créé ce compte, ne fais rien.',
      'Confirmer',
    ),
  },
  // {{1}} who invites, {{2}} the household, {{3}} the code
  casita_invite: {
    es_AR: invite(
      'Hola. {{1}} te invita a la casa «{{2}}» en Casita. Tu código es {{3}}. Si no conocés a quien te invita, no hagas nada.',
      'Ver invitación',
    ),
    en: invite(
      'Hi. {{1}} invites you to the household “{{2}}” on Casita. Your code is {{3}}. If you do not know who invites you, do nothing.',
      'See invitation',
    ),
    pt_BR: invite(
      'Oi. {{1}} convida você para a casa «{{2}}» na Casita. O seu código é {{3}}. Se você não conhece quem convida, não faça nada.',
      'Ver convite',
    ),
    fr: invite(
      'Bonjour. {{1}} t’invite dans le foyer « {{2}} » sur Casita. Ton code est {{3}}. Si tu ne connais pas cette personne, ne fais rien.',
      'Voir l’invitation',
    ),
  },
  // {{1}} the reader, {{2}} the household, {{3}} what was spent, {{4}} a sentence about the week before
  casita_summary: {
    es_AR: summary(
      'Hola {{1}}. La semana pasada en «{{2}}» gastaron {{3}}. {{4}} Para no recibir más este resumen, respondé PAUSA.',
      'Ver la semana',
    ),
    en: summary(
      'Hi {{1}}. Last week “{{2}}” spent {{3}}. {{4}} To get no more of these summaries, reply PAUSE.',
      'See the week',
    ),
    pt_BR: summary(
      'Oi {{1}}. Na semana passada «{{2}}» gastou {{3}}. {{4}} Para não receber mais este resumo, responda PAUSA.',
      'Ver a semana',
    ),
    fr: summary(
      'Bonjour {{1}}. La semaine dernière, « {{2}} » a dépensé {{3}}. {{4}} Pour ne plus recevoir ce résumé, réponds PAUSE.',
      'Voir la semaine',
    ),
  },
}

/** Returns the template of exactly this name and language. */
export const findTemplate = (name: string, language: string): Template | undefined =>
  templates[name]?.[language]

/** The number of values that a template's text takes. */
export const variablesOf = (template: Template): number =>
  new Set([...template.text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => number)).size

/** A template's text with its values in place. */
export const fillTemplate = (template: Template, values: readonly string[]): string =>
  template.text.replace(/\{\{(\d+)\}\}/g, (whole, number) => values[Number(number) - 1] ?? whole)
