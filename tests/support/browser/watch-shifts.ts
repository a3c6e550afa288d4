declare global {
  interface Window {
    shifts: string[]
  }
}

/** Records unexpected layout shifts in `window.shifts`. It runs in the browser. */
export function watchShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] }
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName)
      window.shifts.push(`${value}: ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
