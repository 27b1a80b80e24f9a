export { mainPictureOf, picturesOf, smallPath } from './pictures.queries.ts';
export { fetchPictures, fetchPicturesJob, type FetchPictures } from './fetch-pictures.job.ts';
export { askForLinks } from './picture-links.queries.ts';
export { pictureFileRoutes } from './pictures.routes.ts';
