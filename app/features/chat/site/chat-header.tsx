import { ChartColumn, Download, Headset, Maximize2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatWords } from './load-chat-texts.ts'

type Props = {
  words: ChatWords
  isThinking: boolean
  /** Set for the signed-in team only. */
  onStatistics: (() => void) | undefined
  areStatisticsShown: boolean
  onExport: () => void
  onHandOver: () => void
  isHandOverShown: boolean
  onEnlarge: (() => void) | undefined
  onClose: () => void
}

/** The title of the chat and its buttons. */
export function ChatHeader(props: Props) {
  const { words, isThinking, onStatistics, onEnlarge } = props
  return (
    <div className="chat-head">
      <div className="chat-name">
        <h2 tabIndex={-1}>{words.title}</h2>
        <p>{isThinking ? words.thinking : words.online}</p>
      </div>
      {onStatistics && (
        <HeadButton
          name={words.statistics.button}
          isPressed={props.areStatisticsShown}
          onClick={onStatistics}
        >
          <ChartColumn size={20} aria-hidden />
        </HeadButton>
      )}
      <HeadButton name={words.handOver.button} isPressed={props.isHandOverShown} onClick={props.onHandOver}>
        <Headset size={20} aria-hidden />
      </HeadButton>
      <HeadButton name={words.export.button} onClick={props.onExport}>
        <Download size={20} aria-hidden />
      </HeadButton>
      {onEnlarge && (
        <HeadButton name={words.enlarge} onClick={onEnlarge}>
          <Maximize2 size={20} aria-hidden />
        </HeadButton>
      )}
      <HeadButton name={words.close} onClick={props.onClose}>
        <X size={22} aria-hidden />
      </HeadButton>
    </div>
  )
}

function HeadButton(props: { name: string; isPressed?: boolean; onClick: () => void; children: ReactNode }) {
  const { name, isPressed, onClick, children } = props
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={isPressed} onClick={onClick}>
      {children}
    </button>
  )
}
