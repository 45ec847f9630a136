import type { TaskDetail } from '../task-detail';

/** The data that the hero of each state draws. */
export interface HeroProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}
