const star = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.4l6.6-.9z'

/** Shows a rating of up to five stars and their fractions, with a label for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const whole = Math.floor(rating)
  return (
    <svg className="star-row" role="img" aria-label={label} viewBox="0 0 120 24" width={120} height={24}>
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={star}
          transform={`translate(${24 * at})`}
          className={at < whole ? 'given' : undefined}
        />
      ))}
      {rating > whole && (
        <svg x={24 * whole} width={24 * (rating - whole)} height={24} aria-hidden>
          <path d={star} className="given" />
        </svg>
      )}
    </svg>
  )
}
