import { fetchedLater } from '../../ui/fetched-later.ts'

/** The open invitations, loaded after the first view: few households have any. */
export const Invitations = fetchedLater(() => import('./invitations.tsx'), 'Invitations', ['inviting'])
