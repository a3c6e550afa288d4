import { useEffect } from 'react'
import { showToast } from '#app/components/ui/toasts.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'

/** What their toasts are about: a newer one comes in the place of the one before. */
export const ACCOUNT_TOASTS = 'account'

export type Notice = { title: string; description?: string; tone: 'success' | 'error' }

/** What a refusal says where it has no form of its own to stand in. */
export function refusalNotice({ title, message }: FormRefusal): Notice {
  return { title, description: message, tone: 'error' }
}

/** Says how it went, in the page for everybody, and as a toast where scripts run. */
export function NoticeBox({ notice, problems }: { notice: Notice; problems?: React.ReactNode }) {
  const { title, description, tone } = notice
  useEffect(() => showToast({ title, description, tone, topic: ACCOUNT_TOASTS }), [title, description, tone])
  const isError = tone === 'error'
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={`mb-5 rounded-xl border p-4 ${isError ? 'border-danger bg-danger-paper' : 'border-success bg-sunk'}`}
    >
      <p className={`font-bold ${isError ? 'text-danger' : 'text-success'}`}>{title}</p>
      {description && <p>{description}</p>}
      {problems}
    </div>
  )
}
