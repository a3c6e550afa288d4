const star = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.4l6.6-.9z'

/** Shows a rating of up to five stars, with a label for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg className="star-row" role="img" aria-label={label} viewBox="0 0 120 24" width={120} height={24}>
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={star}
          transform={`translate(${24 * at})`}
          className={at < Math.round(rating) ? 'given' : undefined}
        />
      ))}
    </svg>
  )
}
