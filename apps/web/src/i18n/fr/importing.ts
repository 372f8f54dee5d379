import type { importing as english } from '../en/importing.ts'
import type { Texts } from '../texts.ts'

/** What the import of a file needs, and how it went. The names of the columns are read by the server as they stand here. */
export const importing = {
  title: 'Importer des dépenses',
  text: 'Depuis un tableur enregistré en CSV. Chaque ligne est une dépense.',
  needed: 'Il faut ces colonnes',
  optional: 'Et si elles y sont, celles-ci',
  columns: {
    date: 'date',
    description: 'description',
    amount: 'montant',
    category: 'catégorie',
    paidBy: 'payé par',
    note: 'remarque',
  },
  hints: {
    date: 'comme {{day}}',
    description: 'pour quoi c’était',
    amount: 'en {{currency}}',
    category: 'créée si tu ne l’as pas',
    paidBy: 'quelqu’un du foyer\u00a0; sinon toi',
    note: 'ce que tu veux retenir',
  },
  once: 'Tout le fichier est noté, ou rien, et rien deux fois si tu le reprends.',
  sample: {
    download: 'Télécharger un exemple',
    file: 'casita-exemple.csv',
    first: 'Courses au marché',
    second: 'Loyer',
  },
  choose: 'Choisir un fichier',
  imported_one: 'Une dépense notée',
  imported_other: '{{count}} dépenses notées',
  nothingNew: 'Rien de nouveau dans ce fichier',
  known_one: 'Une était déjà là.',
  known_other: '{{count}} étaient déjà là.',
  leftOut: 'Rien n’a été noté. Corrige ceci et choisis le fichier à nouveau\u00a0:',
  rows_one: 'Ligne {{rows}}, {{column}}',
  rows_other: 'Lignes {{rows}}, {{column}}',
  wrong: {
    date: 'Nous ne la comprenons pas. Écris-la comme {{day}}.',
    description: 'Il manque pour quoi c’était.',
    amount: 'Nous ne le comprenons pas, ou il est dans une autre devise.',
    category: 'Une catégorie ne peut pas s’appeler ainsi.',
    paidBy: 'Personne du foyer ne s’appelle ainsi.',
    note: 'Elle est trop longue.',
  },
  more: 'Il y en a peut-être d’autres\u00a0: voici les {{count}} premières.',
  tooMany: 'Un fichier contient au plus {{count}} dépenses. Partage-le en plusieurs.',
  failed: 'Impossible de lire le fichier. Il lui faut les colonnes date, description et montant.',
} satisfies Texts<typeof english>
