import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  label: string
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Two or three tabs; only the selected panel is rendered. It implements the ARIA pattern of tabs that follow the focus
 * by hand, because the library's would be a tenth of the registration's size budget.
 */
export function Tabs<Value extends string>({ value, onChange, label, tabs }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.value === value)

  const choose = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    // Pressing the selected tab again keeps its content.
    if (tab.value !== value) onChange(tab.value)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) choose((chosen + step + tabs.length) % tabs.length)
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(tabs.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 max-sm:auto-cols-auto rounded-md border border-line bg-sunken p-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}${tab.value}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
            className="min-h-11 rounded-sm border border-transparent px-2 py-1.5 text-sm leading-tight font-semibold max-sm:px-1.5 max-sm:text-[0.8125rem] text-ink-soft hover:text-ink aria-selected:border-line aria-selected:bg-surface aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${value}`}>
        {tabs[chosen]?.content}
      </div>
    </div>
  )
}
