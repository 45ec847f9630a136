export { default, generateMetadata } from '../../work-page';
