import { NotebookText, Pencil, SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'

type Props = {
  mode: ConversationMode
  templates: { id: string; name: string; text: string }[]
}

/** Writes into the visitor's chat. */
export function ReplyForm({ mode, templates }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <OfficeForm
      intent="reply"
      empties
      keepsDraft
      onDone={() => field.current?.focus()}
      className="form-bar border-line border-t bg-paper p-2 md:p-4"
    >
      <div className="rounded-lg border border-edge bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        <textarea
          ref={field}
          name="text"
          rows={2}
          required
          maxLength={chatLimits.messageLength}
          aria-label="Your reply"
          aria-describedby="reply-hint"
          placeholder="Write a reply"
          dir="auto"
          className="field-sizing-content block max-h-[40dvh] min-h-15 w-full resize-none bg-transparent px-3 pt-2 outline-none max-md:text-base"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }
          }}
        />
        <div className="flex items-center gap-2 p-1.5">
          <Templates templates={templates} onChoose={(text) => insert(field.current, text)} />
          <p id="reply-hint" className="min-w-0 flex-1 text-faint text-xs max-md:sr-only">
            {mode === 'team'
              ? 'The visitor sees it within seconds.'
              : 'Sending takes over the chat; the assistant pauses.'}
          </p>
          <SubmitButton
            variant="primary"
            icon={SendHorizontal}
            title="Send (Ctrl Enter)"
            className="max-md:ml-auto"
          >
            Send
          </SubmitButton>
        </div>
      </div>
    </OfficeForm>
  )
}

type TemplatesProps = Pick<Props, 'templates'> & { onChoose: (text: string) => void }

function Templates({ templates, onChoose }: TemplatesProps) {
  return (
    <Menu
      label="Reply templates"
      align="start"
      trigger={
        <Button variant="quiet" icon={NotebookText}>
          Templates
        </Button>
      }
    >
      {templates.map(({ id, name, text }) => (
        <MenuItem key={id} onClick={() => onChoose(text)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLink icon={Pencil} to="/del-admin-dashboard/leads/texts">
        Edit templates
      </MenuLink>
    </Menu>
  )
}

/** Inserts a template at the cursor, so that nothing typed is lost. */
function insert(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return
  const { selectionStart, selectionEnd } = field
  field.setRangeText(text, selectionStart, selectionEnd, 'end')
  // Tells the form that the field has changed.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
