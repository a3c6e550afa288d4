import { CalendarCheck, Clock, Inbox, Pencil, Phone, Trash2, Zap } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { Popover, PopoverClose } from '#app/ui/overlay/popover.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StatCards } from '#app/ui/stat-cards.tsx'
import { Status } from '#app/ui/status.tsx'
import { FilterChip } from '#app/ui/table/filter-chip.tsx'
import { Toolbar } from '#app/ui/table/toolbar.tsx'
import { Timeline, TimelineItem } from '#app/ui/timeline.tsx'

const tones = ['neutral', 'blue', 'green', 'amber', 'red'] as const
const nothing = () => {}

/** Statuses, panels, menus and dialogs. */
export function KitSurfaces() {
  return (
    <div className="grid gap-4">
      <Card title="Status, badges, avatars">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Status glyph="ring" tone="blue">
            New
          </Status>
          <Status glyph="quarter">Contacted</Status>
          <Status glyph="half" tone="blue">
            Qualified
          </Status>
          <Status glyph="three-quarters" tone="amber">
            Proposal sent
          </Status>
          <Status glyph="full" tone="amber" isPill>
            Negotiating
          </Status>
          <Status glyph="tick" tone="green" isPill>
            Won
          </Status>
          <Status glyph="cross" tone="red">
            Lost
          </Status>
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
          <FilterChip label="Status" value="is New" removeTo="?">
            <Checkbox label="New" defaultChecked />
            <Checkbox label="Won" />
          </FilterChip>
          <FilterChip label="Value" value="over ₹1,00,000" removeTo="?" />
        </Toolbar>
      </Card>
      <div className="grid gap-2">
        <Banner>
          <b>No connection.</b> Showing 10:27 am. Trying again.
        </Banner>
        <Banner tone="amber" action={<Button size="small">Set up</Button>}>
          <b>E-mail isn’t set up.</b> 24 messages wait.
        </Banner>
        <Banner tone="red">
          <b>Not saved.</b> Check the two marked fields.
        </Banner>
        <Banner tone="blue">Sunil changed the status meanwhile.</Banner>
        <Banner tone="green">E-mail works. 24 messages sent.</Banner>
      </div>
      <StatCards
        stats={[
          { label: 'Total leads', value: 300, note: '23 this week' },
          { label: 'Pipeline value', value: '₹1,28,75,000', note: 'no earlier data' },
          { label: 'Conversion rate', value: null },
        ]}
      />
      <Card title="Details" count={3} actions={<IconButton icon={Pencil} label="Edit" />}>
        <Facts
          facts={[
            ['Service', 'WhatsApp bots'],
            ['Budget', '₹2,50,000 or more'],
            ['Company', null],
          ]}
        />
      </Card>
      <Card title="Timeline">
        <Timeline label="Activity">
          <TimelineItem icon={Clock} tone="amber" title="Demo reminder, planned" time="Wed, 2 Dec, 4:00 pm" />
          <TimelineItem icon={CalendarCheck} tone="blue" title={<b>Demo booked</b>} time="9:15 am" />
          <TimelineItem icon={Zap} tone="green" title={<b>Quote requested</b>} time="9:12 am">
            Budget ₹2,50,000 or more
          </TimelineItem>
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
          <MenuItem icon={Pencil} onClick={nothing}>
            Edit
          </MenuItem>
          <MenuLink icon={Phone} to="/dev/kit?call">
            Call
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onClick={() => setOpen('confirm')}>
            Move to bin
          </MenuItem>
        </Menu>
        <Menu label="Sort" trigger={<Button>Sort</Button>}>
          <MenuLink to="/dev/kit?sort=score">Score</MenuLink>
          <MenuLink to="/dev/kit?sort=name">Name</MenuLink>
        </Menu>
        <Popover label="Filter" trigger={<Button>Filter</Button>}>
          <Field label="Value over">
            <Input name="over" inputMode="numeric" />
          </Field>
          <div className="mt-3 flex justify-end">
            <PopoverClose render={<Button>Apply</Button>} />
          </div>
        </Popover>
        <Button onClick={() => setOpen('form')}>Add a task</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete
        </Button>
      </div>
      <Dialog isOpen={open === 'form'} onClose={close} title="Add a task" hasClose>
        <form className="mt-3 grid gap-3" action={close}>
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
