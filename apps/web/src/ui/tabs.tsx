import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  label: string
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
}

/** Two or three faces of one place; only the chosen one is there. */
export function Tabs<Value extends string>({ value, onChange, label, tabs }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-md border border-line bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 rounded-sm border border-transparent px-2 py-1.5 text-sm leading-tight font-semibold text-ink-soft hover:text-ink data-[state=active]:border-line data-[state=active]:bg-surface data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
