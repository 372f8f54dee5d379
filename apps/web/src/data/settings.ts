import { changeSettings, getSettings, type Settings, type SettingsChange } from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { patchMe } from './auth.ts'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }) => (await send(getSettings, {}, { signal })).settings,
})

/** Name, language and time zone of the signed-in person. */
export function useSettings() {
  return useQuery(settingsQuery)
}

/** Changes settings; the change shows at once. */
export function useChangeSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SettingsChange) => send(changeSettings, { body: change }),
    onSuccess: ({ settings }: { settings: Settings }) => {
      client.setQueryData(settingsQuery.queryKey, settings)
      patchMe(client, settings)
      markStale(client, ['user'])
    },
  })
}
