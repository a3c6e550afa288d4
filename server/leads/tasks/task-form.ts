import { momentInIndia } from '#domain/indian-time.ts'
import { END_OF_DAY, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanLine } from '../capture/clean-text.ts'

/** A task as submitted by its form. */
export type TaskFields = { title: string; day: string; time: string; assignedTo: string }

export type TaskProblem = 'no-title' | 'no-day'

/** Reads a task's form; an invalid time is ignored. */
export function readTask({ title, day, time, assignedTo }: TaskFields) {
  const name = cleanLine(title).trim().slice(0, leadWorkLimits.taskTitle).toWellFormed()
  const dueAt = momentInIndia(day, time || END_OF_DAY) ?? momentInIndia(day, END_OF_DAY)
  if (!name) return { problem: 'no-title' as const }
  if (!dueAt) return { problem: 'no-day' as const }
  return { task: { title: name, due_at: dueAt, assigned_to: assignedTo.trim().toLowerCase() || null } }
}
