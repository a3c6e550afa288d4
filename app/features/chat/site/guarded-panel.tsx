import { Component, type ComponentProps, type ReactNode } from 'react'
import { ChatPanel } from './chat-panel.tsx'

type Props = ComponentProps<typeof ChatPanel> & {
  /** What is shown if the panel fails. */
  instead: ReactNode
}

/** The chat's panel in an error boundary, so that an error in it does not affect the page. */
export class GuardedPanel extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { instead, ...panel } = this.props
    return this.state.hasFailed ? instead : <ChatPanel {...panel} />
  }
}
