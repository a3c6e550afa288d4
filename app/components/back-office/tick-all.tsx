/** Ticks all boxes of a bulk form that are on the page, or none where all are ticked. `form`: the form's id. */
export function TickAll({ form }: { form: string }) {
  return (
    <button
      type="button"
      className="admin-link inline-flex min-h-11 items-center text-sm"
      onClick={() => {
        const fields = document.forms.namedItem(form)?.elements ?? []
        const boxes = [...fields].filter((field) => field instanceof HTMLInputElement)
        const rows = boxes.filter(({ type, name }) => type === 'checkbox' && name === 'id')
        const isWanted = rows.some(({ checked }) => !checked)
        for (const box of rows) box.checked = isWanted
      }}
    >
      Select page
    </button>
  )
}
