import { Component, type ComponentProps, type ReactNode } from 'react'
import { ChatPanel } from './chat-panel.tsx'

type Props = ComponentProps<typeof ChatPanel> & {
  /** What stands there when the panel broke. */
  instead: ReactNode
}

/** The panel, as it is loaded. What goes wrong in it stays in it: the page around it goes on. */
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
