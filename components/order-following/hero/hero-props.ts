import type { TaskDetail } from '../task-detail';

/** What the hero of each state draws from. */
export interface HeroProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}
