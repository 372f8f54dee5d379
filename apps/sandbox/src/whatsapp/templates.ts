/** A template as it would have been approved: its text with `{{1}}`… and a link whose address ends in `{{1}}`. */
export interface Template {
  readonly text: string
  readonly button: string
  readonly path: string
}

const verify = (text: string, button: string): Template => ({ text, button, path: '/validate?token=' })
const invite = (text: string, button: string): Template => ({ text, button, path: '/join?code=' })

const templates: Readonly<Record<string, Readonly<Record<string, Template>>>> = {
  // {{1}} the person's name, {{2}} the account: name and mail address
  casita_verify: {
    es_AR: verify(
      'Hola, {{1}}. Este enlace verifica tu número para la cuenta {{2}}.\nSi no sos vos, no hagas nada.',
      'Verificar mi número',
    ),
    en: verify(
      "Hi {{1}}. This link verifies your number for the account {{2}}.\nIf that isn't you, there's nothing to do.",
      'Verify my number',
    ),
    pt_BR: verify(
      'Oi, {{1}}. Este link confirma o seu número para a conta {{2}}.\nSe não for você, não precisa fazer nada.',
      'Confirmar meu número',
    ),
    fr: verify(
      "Bonjour {{1}}. Ce lien confirme ton numéro pour le compte {{2}}.\nSi ce n'est pas toi, il n'y a rien à faire.",
      'Confirmer mon numéro',
    ),
  },
  // {{1}} who invites, {{2}} the household, {{3}} the code
  casita_invite: {
    es_AR: invite(
      '{{1}} te invita a sumarte a {{2}} en Casita, donde la casa anota sus gastos por chat.\nTu código es *{{3}}* y el botón ya lo lleva.',
      'Sumarme',
    ),
    en: invite(
      '{{1}} invites you to join {{2}} on Casita, where a household notes its expenses by chat.\nYour code is *{{3}}* and the button brings it along.',
      'Join',
    ),
    pt_BR: invite(
      '{{1}} convida você para {{2}} na Casita, onde a casa anota os gastos pelo chat.\nSeu código é *{{3}}* e o botão já leva ele.',
      'Participar',
    ),
    fr: invite(
      "{{1}} t'invite à rejoindre {{2}} sur Casita, où la maison note ses dépenses par chat.\nTon code est *{{3}}* et le bouton l'emporte avec lui.",
      'Rejoindre',
    ),
  },
}

/** The template of exactly this name and language. */
export const findTemplate = (name: string, language: string): Template | undefined =>
  templates[name]?.[language]

/** How many values a template's text takes. */
export const variablesOf = (template: Template): number =>
  new Set([...template.text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => number)).size

/** A template's text with its values in place. */
export const fillTemplate = (template: Template, values: readonly string[]): string =>
  template.text.replace(/\{\{(\d+)\}\}/g, (whole, number) => values[Number(number) - 1] ?? whole)
