export { FoldedAreaLayout as default } from '../area-layout';
