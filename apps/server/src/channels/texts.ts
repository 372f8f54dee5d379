import { defaultLanguage, type Language } from '@casita/contract'
import type { ExampleAmount } from '../assistant/replies/index.ts'
import { type Say, type Speech, sayWithTu, sayWithVos, speechFor } from '../speech.ts'

/** The texts of a chat other than the assistant's own answers. Button titles have at most 20 characters. */
interface Texts {
  connect: string
  connectButton: string
  connected: (name: string, amount: ExampleAmount) => string
  /** Put before the answer of a chat that has just replaced another. */
  replacedHere: string
  replacedThere: string
  stopped: string
  edited: string
  too_long: string
  lost: string
  noHousehold: string
  noHouseholdButton: string
  /** Sent when all attempts to process a message have failed. */
  sorry: string
  verify: (firstName: string, account: string) => string
  verifyButton: string
  /** The verification by mail, which involves no phone number. */
  verifyByMail: (firstName: string, account: string) => string
  verifySubject: string
  invite: (inviter: string, household: string, code: string) => string
  inviteButton: string
}

const spanish = (say: Say): Texts => ({
  connect: say`Hola, soy Casita, el cuaderno de gastos de la familia. Para anotar gastos desde acá, entrá con tu cuenta. El enlace vale 30 minutos.`,
  connectButton: 'Conectar',
  connected: (name, amount) =>
    say`Listo: este chat quedó conectado con la cuenta de ${name}. Escribime un gasto, por ejemplo «${amount(8.5)} en el súper».`,
  replacedHere: 'Desde ahora tu cuenta está conectada con este chat; el anterior quedó desconectado.',
  replacedThere: 'Tu cuenta se conectó desde otro número. Este chat quedó desconectado.',
  stopped: say`Desconecté este chat y no te escribo más. Si querés volver, mandame un mensaje.`,
  edited: say`No puedo ver lo que cambiaste en un mensaje. Mandame la corrección como mensaje nuevo.`,
  too_long: say`El mensaje es demasiado largo y no anoté nada. Mandámelo en partes, por favor.`,
  lost: say`No me llegó lo que decía tu último mensaje y no anoté nada. Mandámelo de nuevo, por favor.`,
  noHousehold: say`Todavía no estás en una casa. Creá una o sumate con una invitación en la web.`,
  noHouseholdButton: 'Abrir Casita',
  sorry: say`No pude procesar tu último mensaje y no anoté nada. Mandámelo de nuevo, por favor.`,
  verify: (firstName, account) =>
    say`Hola ${firstName}. Confirmá que este número es tuyo para la cuenta ${account}. Si no creaste esa cuenta, no hagas nada.`,
  verifyButton: 'Confirmar número',
  verifyByMail: (firstName, account) =>
    say`Hola ${firstName}. No te pudimos escribir por WhatsApp, así que confirmá por acá tu cuenta de Casita: ${account}. Si no creaste esa cuenta, no hagas nada. El enlace sirve una vez y vale 24 horas.`,
  verifySubject: say`Confirmá tu cuenta de Casita`,
  invite: (inviter, household, code) =>
    say`Hola. ${inviter} te invita a la casa «${household}» en Casita. Tu código es ${code}. Si no conocés a quien te invita, no hagas nada.`,
  inviteButton: 'Ver invitación',
})

/** The texts in every language; a missing one is a compile error. */
export const texts: Record<Speech, Texts> = {
  es: spanish(sayWithVos),
  'es-tu': spanish(sayWithTu),
  en: {
    connect:
      'Hi, I am Casita, the family’s money book. To note expenses from here, sign in with your account. The link works for 30 minutes.',
    connectButton: 'Connect',
    connected: (name, amount) =>
      `Done: this chat is now connected to ${name}’s account. Send me an expense, such as “${amount(20)} on coffee”.`,
    replacedHere: 'Your account is now connected to this chat; the one before was disconnected.',
    replacedThere: 'Your account was connected from another number. This chat is now disconnected.',
    stopped: 'I disconnected this chat and will not write again. To come back, send me a message.',
    edited: 'I cannot see what you changed in a message. Send me the correction as a new one.',
    too_long: 'That message is too long, and nothing was noted. Please send it in parts.',
    lost: 'What your last message said did not reach me, and nothing was noted. Please send it again.',
    noHousehold: 'You are not in a household yet. Create one or join with an invitation on the web.',
    noHouseholdButton: 'Open Casita',
    sorry: 'I could not work on your last message, and nothing was noted. Please send it again.',
    verify: (firstName, account) =>
      `Hi ${firstName}. Confirm that this number is yours for the account ${account}. If you did not create that account, do nothing.`,
    verifyButton: 'Confirm number',
    verifyByMail: (firstName, account) =>
      `Hi ${firstName}. We could not write to you on WhatsApp, so confirm your Casita account here: ${account}. If you did not create that account, do nothing. The link works once, for 24 hours.`,
    verifySubject: 'Confirm your Casita account',
    invite: (inviter, household, code) =>
      `Hi. ${inviter} invites you to the household “${household}” on Casita. Your code is ${code}. If you do not know who invites you, do nothing.`,
    inviteButton: 'See invitation',
  },
  pt: {
    connect:
      'Oi, eu sou a Casita, o caderno de gastos da família. Para anotar gastos por aqui, entre com a sua conta. O link vale por 30 minutos.',
    connectButton: 'Conectar',
    connected: (name, amount) =>
      `Pronto: esta conversa está conectada à conta de ${name}. Mande um gasto, por exemplo «${amount(9)} no mercado».`,
    replacedHere: 'Agora a sua conta está conectada a esta conversa; a anterior foi desconectada.',
    replacedThere: 'A sua conta foi conectada por outro número. Esta conversa foi desconectada.',
    stopped: 'Desconectei esta conversa e não escrevo mais. Para voltar, é só mandar uma mensagem.',
    edited: 'Não consigo ver o que você mudou em uma mensagem. Mande a correção como mensagem nova.',
    too_long: 'A mensagem é longa demais e nada foi anotado. Mande em partes, por favor.',
    lost: 'O que a sua última mensagem dizia não chegou aqui e nada foi anotado. Mande de novo, por favor.',
    noHousehold: 'Você ainda não está em uma casa. Crie uma ou entre com um convite no site.',
    noHouseholdButton: 'Abrir a Casita',
    sorry: 'Não consegui processar a sua última mensagem e nada foi anotado. Mande de novo, por favor.',
    verify: (firstName, account) =>
      `Oi ${firstName}. Confirme que este número é seu para a conta ${account}. Se você não criou essa conta, não faça nada.`,
    verifyButton: 'Confirmar número',
    verifyByMail: (firstName, account) =>
      `Oi ${firstName}. Não conseguimos escrever para você no WhatsApp, então confirme aqui a sua conta da Casita: ${account}. Se você não criou essa conta, não faça nada. O link serve uma vez e vale por 24 horas.`,
    verifySubject: 'Confirme a sua conta da Casita',
    invite: (inviter, household, code) =>
      `Oi. ${inviter} convida você para a casa «${household}» na Casita. O seu código é ${code}. Se você não conhece quem convida, não faça nada.`,
    inviteButton: 'Ver convite',
  },
  fr: {
    connect:
      'Bonjour, je suis Casita, le carnet de dépenses de la famille. Pour noter des dépenses d’ici, connecte-toi à ton compte. Le lien est valable 30 minutes.',
    connectButton: 'Connecter',
    connected: (name, amount) =>
      `C’est fait : cette discussion est reliée au compte de ${name}. Écris-moi une dépense, par exemple « ${amount(20)} au café ».`,
    replacedHere: 'Ton compte est maintenant relié à cette discussion ; la précédente est déconnectée.',
    replacedThere: 'Ton compte a été relié depuis un autre numéro. Cette discussion est déconnectée.',
    stopped: 'J’ai déconnecté cette discussion et n’écrirai plus. Pour revenir, envoie-moi un message.',
    edited: 'Je ne vois pas ce que tu as changé dans un message. Envoie la correction dans un nouveau.',
    too_long: 'Le message est trop long et rien n’a été noté. Envoie-le en plusieurs fois, s’il te plaît.',
    lost: 'Ce que disait ton dernier message ne m’est pas parvenu et rien n’a été noté. Renvoie-le, s’il te plaît.',
    noHousehold: 'Tu n’es pas encore dans un foyer. Crée-en un ou rejoins-le par une invitation sur le site.',
    noHouseholdButton: 'Ouvrir Casita',
    sorry: 'Je n’ai pas pu traiter ton dernier message et rien n’a été noté. Renvoie-le, s’il te plaît.',
    verify: (firstName, account) =>
      `Bonjour ${firstName}. Confirme que ce numéro est le tien pour le compte ${account}. Si tu n’as pas créé ce compte, ne fais rien.`,
    verifyButton: 'Confirmer',
    verifyByMail: (firstName, account) =>
      `Bonjour ${firstName}. Nous n’avons pas pu t’écrire sur WhatsApp : confirme donc ici ton compte Casita, ${account}. Si tu n’as pas créé ce compte, ne fais rien. Le lien sert une seule fois, pendant 24 heures.`,
    verifySubject: 'Confirme ton compte Casita',
    invite: (inviter, household, code) =>
      `Bonjour. ${inviter} t’invite dans le foyer « ${household} » sur Casita. Ton code est ${code}. Si tu ne connais pas cette personne, ne fais rien.`,
    inviteButton: 'Voir l’invitation',
  },
}

/**
 * Where each supported language other than Spanish is spoken, by calling code or by the country prefix of a user id.
 */
const spokenIn: [RegExp, Language][] = [
  [/^(\+55|\+351|BR\.|PT\.)/, 'pt'],
  [/^(\+33|FR\.)/, 'fr'],
  [/^(\+1|\+44|\+353|\+61|\+64|US\.|CA\.|GB\.|IE\.|AU\.|NZ\.)/, 'en'],
]

/** How to write to somebody known only by their address. */
export function speechOfStranger(phone: string | null, providerUserId: string | null): Speech {
  const known = phone ?? providerUserId ?? ''
  return speechFor(spokenIn.find(([where]) => where.test(known))?.[1] ?? defaultLanguage, phone)
}
