import type { privacy as english } from '../en/privacy.ts'
import type { Texts } from '../texts.ts'

export const privacy = {
  title: 'Confidentialité · Casita',
  description: 'Ce que Casita garde de ton foyer, pourquoi, combien de temps, et qui le voit.',
  skip: 'Aller au contenu',
  signIn: 'Se connecter',
  heading: 'Ce que Casita garde, et qui le voit',
  lead: 'Le strict nécessaire à des comptes partagés. Ni publicité, ni mesure d’audience, et rien n’est vendu.',
  operator: {
    label: 'Responsable de cette Casita\u00a0:',
    unknown: 'la personne qui l’a installée. Demande à celle qui t’a invité.',
  },
  kept: {
    title: 'Ce qui est gardé, et combien de temps',
    account: {
      what: 'Ton nom, ton e-mail, ta photo et ton compte Google',
      why: 'Pour que tu puisses te connecter et que ton foyer sache qui tu es.',
      long: 'Jusqu’à la suppression de ton compte',
    },
    phone: {
      what: 'Ton numéro de téléphone',
      why: 'Pour que Casita reconnaisse ta discussion.',
      long: 'Jusqu’à ce que tu en valides un autre ou supprimes ton compte\u00a0; sans compte, 30 jours',
    },
    invited: {
      what: 'Le numéro d’une personne invitée',
      why: 'Pour envoyer l’invitation, et que personne d’autre ne puisse l’accepter.',
      long: 'Jusqu’à 30 jours après son expiration',
    },
    language: {
      what: 'Ta langue et ton fuseau horaire',
      why: 'Pour te répondre dans ta langue et savoir quel jour il est pour toi.',
      long: 'Sans limite\u00a0; une fois le compte supprimé, ils ne sont plus à personne',
    },
    ledger: {
      what: 'Dépenses, catégories, budgets, photos de tickets, et qui a changé quoi',
      why: 'Ce sont les comptes de ton foyer. Une dépense supprimée peut être récupérée pendant 30 jours.',
      long: 'Aussi longtemps que le foyer',
    },
    messages: {
      what: 'Ce que tu écris à l’assistant, et ses réponses',
      why: 'Pour que chaque message compte une seule fois et qu’aucune réponse ne se perde.',
      long: 'Les mots\u00a0: 30 jours',
    },
    habits: {
      what: 'Quels mots vont avec quelle catégorie chez toi',
      why: 'Pour te comprendre un peu mieux à chaque fois.',
      long: 'Aussi longtemps que le foyer',
    },
    sessions: {
      what: 'Où ta session est ouverte, et avec quel navigateur',
      why: 'Pour que tu puisses la fermer.',
      long: 'Jusqu’à 30 jours après sa fin',
    },
    addresses: {
      what: 'Les adresses réseau, seulement sous forme d’empreinte à clé',
      why: 'Pour arrêter ceux qui devinent codes et liens.',
      long: 'Environ un jour',
    },
  },
  notKept:
    'Les messages vocaux, vidéos, fichiers, lieux et contacts envoyés dans la discussion ne sont ni téléchargés ni gardés. Le seul cookie retient la langue que tu as choisie sur la page d’accueil.',
  seen: {
    title: 'Qui le voit',
    household:
      'Les membres de ton foyer voient tout ce qu’il contient, y compris les noms, photos et numéros des autres. Aucun autre foyer ne le voit.',
    google:
      'Google apprend que tu te connectes à Casita, et rien de tes dépenses. Son script est chargé sur les pages de connexion, et sur aucune autre.',
    meta: 'Meta transporte la discussion et ses messages, selon les conditions de WhatsApp.',
    mail: 'Un service d’e-mail porte les liens de validation que WhatsApp n’a pas pu remettre.',
    model:
      'Un service de langage reçoit les messages dont Casita n’est pas sûre, avec la date, la devise et les noms des catégories et des membres.',
    operator: 'La personne qui gère cette Casita peut lire sa base de données et ses sauvegardes.',
  },
  yours: {
    title: 'Ce que tu peux faire',
    copy: 'Emporter une copie\u00a0: tout ce qui est gardé de toi, dans les Réglages, sous «\u00a0Tes données\u00a0»\u00a0; les comptes avec «\u00a0Exporter\u00a0», dans les dépenses.',
    correct: 'Corriger\u00a0: chaque dépense, catégorie et réglage peut être modifié.',
    leave:
      'Voir où ta session est ouverte et la fermer\u00a0: dans les Réglages, sous «\u00a0Tes sessions\u00a0».',
    stop: 'Arrêter les messages\u00a0: écris STOP dans la discussion. PAUSE n’arrête que les alertes et les résumés.',
  },
  deletion: {
    title: 'Supprimer ton compte',
    how: 'Dans les Réglages, sous «\u00a0Tes données\u00a0», choisis «\u00a0Supprimer le compte\u00a0». Ton nom, ton e-mail, ta photo, ton numéro et ton compte Google sont effacés aussitôt, et toutes tes sessions se ferment.',
    rest: 'Les dépenses restent dans les comptes que d’autres continuent de tenir, sans ton nom. S’il ne reste personne dans le foyer, il est supprimé avec tout ce qu’il contient au bout de 30 jours.',
  },
} satisfies Texts<typeof english>
