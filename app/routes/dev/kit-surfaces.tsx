import { Inbox, Pencil, Trash2, Zap } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { Popover, PopoverClose } from '#app/ui/overlay/popover.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StatCards } from '#app/ui/stat-cards.tsx'
import { type Glyph, Status } from '#app/ui/status.tsx'
import { FilterChip } from '#app/ui/table/filter-chip.tsx'
import { Toolbar } from '#app/ui/table/toolbar.tsx'
import { Timeline, TimelineItem } from '#app/ui/timeline.tsx'

const tones = ['neutral', 'blue', 'green', 'amber', 'red'] as const
const glyphs: Glyph[] = [
  'ring',
  'quarter',
  'half',
  'three-quarters',
  'full',
  'tick',
  'cross',
  'clock',
  'question',
]

/** Statuses, panels, menus and dialogs. */
export function KitSurfaces() {
  return (
    <div className="grid gap-4">
      <Card title="Status, badges, avatars" count={3} actions={<IconButton icon={Pencil} label="Edit" />}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {glyphs.map((glyph, at) => (
            <Status key={glyph} glyph={glyph} tone={tones[at % tones.length]} isPill={at % 2 === 1}>
              {glyph}
            </Status>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Avatar name="Meera Krishnan" />
          <Avatar name="सुनीता देवी अग्रवाल" size="medium" />
          <Avatar name="Arjun Rao" size="large" isMember />
        </div>
      </Card>
      <Overlays />
      <Card title="Toolbar and filters" isFlush>
        <Toolbar label="Filters" end={<Button size="small">Columns</Button>}>
          <FilterChip label="Value" value="over ₹1,00,000" removeTo="?" />
        </Toolbar>
      </Card>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} action={<Button size="small">Set up</Button>}>
          <b>E-mail isn’t set up.</b> 24 messages wait.
        </Banner>
      ))}
      <StatCards
        stats={[
          { label: 'Total leads', value: 300, note: '23 this week' },
          { label: 'Conversion rate', value: null },
        ]}
      />
      <Card title="Facts and timeline">
        <Facts
          facts={[
            ['Budget', '₹2,50,000 or more'],
            ['Company', null],
          ]}
        />
        <Timeline label="Activity">
          {tones.map((tone) => (
            <TimelineItem key={tone} icon={Zap} tone={tone} title={<b>Quote requested</b>} time="9:12 am">
              Budget ₹2,50,000 or more
            </TimelineItem>
          ))}
        </Timeline>
      </Card>
      <Card title="Empty, loading">
        <EmptyState icon={Inbox} title="All caught up" actions={<Button>Open all chats</Button>}>
          New chats appear here when a visitor asks for a person.
        </EmptyState>
        <Skeleton />
      </Card>
    </div>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'confirm' | 'form'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="Menus and dialogs">
      <div className="flex flex-wrap items-center gap-2">
        <Menu label="More actions" align="start">
          <MenuLink icon={Pencil} to="/dev/kit?edit">
            Edit
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onClick={() => setOpen('confirm')}>
            Move to bin
          </MenuItem>
        </Menu>
        <Popover label="Filter" trigger={<Button>Filter</Button>}>
          <PopoverClose render={<Button>Apply</Button>} />
        </Popover>
        <Button onClick={() => setOpen('form')}>Add a task</Button>
      </div>
      <Dialog isOpen={open === 'form'} onClose={close} title="Add a task" hasClose>
        <form action={close}>
          <Field label="Task" required>
            <Input name="task" />
          </Field>
          <DialogActions>
            <DialogCancel />
            <Button type="submit" variant="primary">
              Add task
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Move 3 leads to the bin?"
        description="You can restore them for 30 days. Their demos stay booked."
        confirm="Move to bin"
        isDangerous
        onConfirm={close}
      />
    </Card>
  )
}
