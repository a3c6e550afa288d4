import { useEffect } from 'react'
import { Banner } from '#app/ui/banner.tsx'
import { showToast } from '#app/ui/site/toasts.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'

/** The topic of the account toasts: a newer one replaces the one before. */
export const ACCOUNT_TOASTS = 'account'

export type Notice = { title: string; description?: string; tone: 'success' | 'error' }

export function refusalNotice({ title, message }: FormRefusal): Notice {
  return { title, description: message, tone: 'error' }
}

/** Shows a result in the page, and as a toast if scripts run. */
export function NoticeBox({ notice }: { notice: Notice }) {
  const { title, description, tone } = notice
  useEffect(() => showToast({ title, description, tone, topic: ACCOUNT_TOASTS }), [title, description, tone])
  const isError = tone === 'error'
  return (
    <Banner tone={isError ? 'red' : 'green'} role={isError ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {description ? <span className="block">{description}</span> : null}
    </Banner>
  )
}
