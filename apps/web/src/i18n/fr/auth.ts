import type { auth as english } from '../en/auth.ts'
import type { Texts } from '../texts.ts'

export const auth = {
  signIn: 'Se connecter',
  languageUnavailable: 'Nous n’avons pas pu changer la langue. Vérifie ta connexion.',
  google: {
    signIn: 'Se connecter avec Google',
    signUp: 'S’inscrire avec Google',
    waiting: 'Connexion...',
  },
  side: {
    label: 'Ce que fait Casita',
    title: 'La maison tient les comptes. Toi, vis ta journée.',
    features: {
      tracking: {
        title: 'Noter comme on parle',
        text: 'Un message WhatsApp suffit. Casita trouve le montant, la catégorie et le jour.',
      },
      analytics: {
        title: 'Le mois en un coup d’œil',
        text: 'Où va l’argent, et où tu en es par rapport au mois dernier.',
      },
      family: { title: 'Tous ensemble', text: 'Chacun note ses dépenses et le foyer voit un seul total.' },
      budgets: {
        title: 'Des budgets qui préviennent',
        text: 'Tu poses une limite par catégorie et Casita te prévient dans la discussion.',
      },
    },
  },
  login: {
    page: 'Se connecter',
    title: 'Te revoilà',
    text: 'Entre avec le compte Google de ton inscription.',
    privacy: 'Sans mot de passe. De Google, nous voyons ton nom, ton e-mail et ta photo.',
    kept: 'Ce que Casita garde, et qui le voit',
    new: 'Pas encore de casita\u00a0?',
    create: 'Créer un compte gratuit',
    ended: 'Ta session a pris fin. Reconnecte-toi et tu reprends où tu en étais.',
    errorTitle: 'La connexion avec Google n’a pas abouti',
    error: 'La connexion a échoué. Réessaie.',
  },
} satisfies Texts<typeof english>
