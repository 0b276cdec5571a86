import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { limits } from '../../api/generated/limits'
import { Button } from '../../ui/button'
import type { Command, Effect } from './commands/commands'
import { useCommands } from './use-commands'

interface CommandListProps {
  onRun(effect: Effect): void
  onClose(): void
}

/** A field, and the commands that it finds: WAI-ARIA's combobox, whose list is always there. */
export function CommandList({ onRun, onClose }: CommandListProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [chosenId, choose] = useState<string>()
  const { commands, report } = useCommands(text)
  const chosen = Math.max(
    0,
    commands.findIndex((command) => command.id === chosenId),
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (event.key === 'Enter') {
      const command = commands[chosen]
      if (command) onRun(command.effect)
    } else if (step !== undefined && commands.length > 0) {
      choose(commands.at((chosen + step) % commands.length)?.id)
    } else return
    event.preventDefault()
  }

  return (
    <div className="palette-body">
      <div className="palette-field">
        <input
          type="text"
          role="combobox"
          aria-label="Page, product, order or action"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? `${id}${chosen}` : undefined}
          data-takes-focus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Where to, or what to do?"
          maxLength={limits.SearchText.maxLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            choose(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <div role="listbox" id={`${id}list`} aria-label="Results" className="palette-list">
        {commands.map((command, place) => (
          <CommandOption
            key={command.id}
            id={`${id}${place}`}
            command={command}
            isChosen={place === chosen}
            onRun={onRun}
          />
        ))}
      </div>
      <p role="status" className="palette-report">
        {report}
      </p>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface CommandOptionProps {
  id: string
  command: Command
  isChosen: boolean
  onRun(effect: Effect): void
}

function CommandOption({ id, command, isChosen, onRun }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div
      ref={option}
      role="option"
      id={id}
      tabIndex={-1}
      className="palette-option"
      aria-selected={isChosen}
      onClick={() => onRun(command.effect)}
      // The keys are the field's, unless somebody has led the focus here.
      onKeyDown={({ key }) => {
        if (key === 'Enter') onRun(command.effect)
      }}
    >
      <bdi>{command.label}</bdi> <span className="palette-kind">{command.kind}</span>
    </div>
  )
}
