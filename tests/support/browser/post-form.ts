/** Returns the fields of a quote form without scripts; a test states only what matters to it. */
export function quoteFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Asha Verma',
    email: 'asha@example.test',
    phone: '',
    message: 'We miss calls after eight.',
    serviceInterest: 'ai-chatbots',
    budgetRange: '50k-1l',
    projectTimeline: '',
    businessType: '',
    projectComplexity: '',
    urgency: '',
    consent: 'on',
    ...changes,
  }
}

/** Posts a form as the site's own pages do, without following redirects. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin, ...headers },
    redirect: 'manual',
  })
}
